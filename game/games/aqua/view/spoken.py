"""A reef in words, for whoever does not see it: places, tiles, animals, other reefs. Pure, no pixels."""

from collections import Counter
from collections.abc import Iterable

from game.core.rules import Seat
from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.geometry import beside, centre_of, hexagon_at
from game.games.aqua.growing import Chance
from game.games.aqua.large import Outline
from game.games.aqua.view import noted, words
from game.games.aqua.view.model import TableModel, Trial
from game.ui.table.collaborators import GameSpeech
from game.ui.table.neighbours import status_words
from game.ui.words import number, signed, tenths, tr, trn


class AquaSpeech(GameSpeech[TableModel]):
    """See `GameSpeech`."""

    def board(self, model: TableModel) -> str:
        """The reef in the large place: its tiles, its animals, its reefs, what is in the making."""
        seat = model.front
        said = [tr("The reef of {name}").format(name=model.seats[seat].name), *_reef(model, seat)]
        area = model.view.areas[seat]
        said += [noted.reef(model.view, reef, points, area).partition("\n")[0] for reef, points in model.reefs]
        said += [_chance(one) for one in model.chances]
        return "\n".join(said)


def place_words(m: TableModel, cell: Cell) -> str:
    """A place beside the reef: where it is, the colours around it, how the tile meets them, what it brings."""
    said = [
        tr("Place for a tile") if cell in m.gains
        else tr("Place for the turned tile") if cell in m.turnings
        else tr("No place for this tile"),
        _where(cell),
        tr("Around it: {colours}").format(colours=_colours(_around(m.view.areas[m.front], cell))),
    ]  # fmt: skip
    if cell in m.misfits:
        return "\n".join((*said, words.why_not(m.misfits[cell])))
    trial = m.trial if m.trial is not None and m.trial.tile.cell == cell else None
    if trial is not None:
        met = tr("Equal colours meet: {colours}").format(colours=_met(trial))
        said.append(met if trial.why is None else words.why_not(trial.why))
    if m.show_gains:
        points = m.gains[cell] if cell in m.gains else m.turnings[cell]
        said.append(tr("Brings: {points}").format(points=signed(points)))
    return "\n".join((*said, *(_follows(trial) if trial is not None else ())))


def outline_words(m: TableModel, pile: str, outline: Outline) -> str:
    """Where a large animal may lie: over which small ones, and what it brings."""
    area = m.view.areas[m.front]
    under = ", ".join(words.animal(area.animals[cell]) for cell in outline)
    said = [words.pile(pile), tr("Lies over: {animals}").format(animals=under)]
    if m.show_gains:
        said.append(tr("Brings: {points}").format(points=signed(m.outlines[pile][outline])))
    if m.laid is not None and m.outline == outline:
        said.append(tr("It lies here until it is confirmed."))
    return "\n".join(said)


def habitat_words(m: TableModel, corner: Cell) -> str:
    """A habitat of which one is to be chosen."""
    animal = words.animal(m.view.areas[m.front].habitat(corner) or "R")
    return "\n".join((animal, _where(hexagon_at(corner))))


def tile_words(m: TableModel, name: str) -> str:
    """A tile of the market: its colours, in how many places it fits, whether it is in hand and how it is turned."""
    said = [tr("Tile: {colours}").format(colours=words.tile(name))]
    if m.tile is not None and m.tile[0] == name:
        said.append(tr("in hand, turned by {n} of 6").format(n=m.tile[1] % 6))
    return "\n".join((*said, noted.market_tile(name, m.fits[name])))


def seat_words(m: TableModel, seat: Seat) -> str:
    """Another seat: its points, what it does, what lives on its reef."""
    said = [m.seats[seat].name]
    if m.show_scores:
        total = m.view.sheets[seat].total
        said.append(trn("{n} point", "{n} points", total).format(n=number(total)))
    return "\n".join(part for part in (*said, status_words(m.status[seat]), *_reef(m, seat)) if part)


def _around(area: Area, cell: Cell) -> list[str]:
    """The colours that border on a free hexagon, by edge."""
    across = enumerate(beside(centre_of(cell)))
    return [area.edges[centre][(edge + 3) % 6] for edge, centre in across if centre in area.edges]


def _met(trial: Trial) -> str:
    edges = trial.tile.edges()
    return _colours([edges[edge] for edge in trial.matches])


def _colours(colours: Iterable[str]) -> str:
    return ", ".join(words.coral(colour) for colour in colours)


def _follows(trial: Trial) -> list[str]:
    """What a tile that fits leads to: the animals that come, and those that lack one coral then."""
    come = ", ".join(words.animal(colour) for _, colour in trial.animals)
    said = [tr("Comes: {animals}").format(animals=come)] if come else []
    said += [_chance(chance) for chance in trial.chances if len(chance.missing) == 1]
    return [*said, tr("The tile lies here until it is confirmed.")] if trial.planned else said


def _chance(one: Chance) -> str:
    """A habitat that lacks one coral: whose it would be, on which hexagon that would have to lie, of which colour."""
    animal, _, lacking = noted.chance(one).partition("\n")
    return f"{animal}, {_where(one.missing[0])}: {lacking}"


def _reef(m: TableModel, seat: Seat) -> list[str]:
    area = m.view.areas[seat]
    count = len(area.tiles)
    said = [trn("{n} tile", "{n} tiles", count).format(n=count)]
    small = Counter(words.animal(colour) for colour in area.animals.values())
    if small:
        said.append(
            tr("Small animals: {animals}").format(animals=", ".join(f"{n} {one}" for one, n in small.items()))
        )
    if area.large:
        names = ", ".join(words.pile(animal.pile) for animal in area.large)
        said.append(tr("Large animals: {animals}").format(animals=names))
    return said


def _where(cell: Cell) -> str:
    """Where a hexagon lies, counted in tiles from the middle of the reef."""
    column, twice_up = cell[0], cell[0] + 2 * cell[1]
    across = tr("{n} to the right") if column > 0 else tr("{n} to the left")
    along = tr("{n} up") if twice_up > 0 else tr("{n} down")
    far = number(abs(twice_up) // 2) if twice_up % 2 == 0 else tenths(abs(twice_up) / 2)
    parts = [across.format(n=abs(column))] * bool(column) + [along.format(n=far)] * bool(twice_up)
    return ", ".join(parts) or tr("in the middle")
