"""A reef in words, for whoever does not see it: places, tiles, animals, other reefs. Pure, no pixels."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from game.core.rules import Seat
from game.core.score import Cell
from game.games.aqua.area import Area
from game.games.aqua.ecosystems import row_of
from game.games.aqua.geometry import beside, centre_of, contacts, hexagon_at
from game.games.aqua.growing import Chance
from game.games.aqua.large import Outline
from game.games.aqua.tiles import NEUTRAL, Tile
from game.games.aqua.view import goal_words, noted, words
from game.games.aqua.view.model import TableModel, Trial
from game.games.aqua.view.turning import turn_of
from game.ui.table.collaborators import GameSpeech
from game.ui.table.neighbours import status_words
from game.ui.words import number, signed, tenths, tr, trn


class AquaSpeech(GameSpeech[TableModel]):
    """See `GameSpeech`."""

    def board(self, model: TableModel) -> str:
        """The reef in the large place: its tiles, its animals, its reefs, what is in the making."""
        seat = model.front
        area = model.view.areas[seat]
        corals = Counter(words.coral(colour) for colour in area.corals.values() if colour != NEUTRAL)
        said = [words.reef_of(model.seats[seat]), *_reef(model, seat)]
        said.append(tr("Corals: {corals}").format(corals=_counted(corals)))
        said += [noted.reef(model.view, reef, points, area).partition("\n")[0] for reef, points in model.reefs]
        said += [chance_words(one) for one in model.chances]
        said += [_free_animal(area, cell) for cell in area.animals if cell not in area.covered]
        return "\n".join(said)

    def learnt(self, model: TableModel) -> Sequence[str]:
        """Who plays after whom; the tile in hand; which large animals could come, where, and how that is decided."""
        order = _order(model)
        if model.tile is not None and not model.peeks:
            return (*order, _in_hand(model.tile[0]))
        if not model.can_decline or model.ready:
            return order
        said = [_could_come(model, pile) for pile in model.outlines]
        return (*order, *said, tr("Choose its place on the reef, or leave it with Not now."))

    def turned(self, model: TableModel) -> str:
        """How the tile in hand lies now."""
        if model.trial is not None and model.trial.planned:
            return _lying(model.trial)
        return turned(model.tile[1]) if model.tile is not None else ""


def _order(m: TableModel) -> tuple[str, ...]:
    """In which order all play this round; nothing for one alone."""
    if m.view.players == 1:
        return ()
    names = ", ".join(m.seats[seat].name for seat in m.view.order)
    return (tr("{name}: {words}").format(name=tr("order of this round"), words=names),)


def place_words(m: TableModel, cell: Cell) -> str:
    """A place beside the reef: where it is, the colours around it, how the tile meets them, what it brings."""
    said = [
        tr("Place for a tile") if cell in m.gains
        else tr("Place for the turned tile") if cell in m.turnings
        else tr("No place for this tile"),
        where(cell),
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


def confirm_words(m: TableModel, label: str) -> str:
    """A button that confirms, and what lies there to be confirmed: where, and what it brings."""
    if m.trial is not None and m.trial.planned:
        return f"{label}\n{_lying(m.trial)}"
    if m.laid is not None and m.outline is not None:
        return f"{label}\n{outline_words(m, m.laid.pile, m.outline)}"
    if m.takes_snail:
        return "\n".join((label, tr("Sea snail")))
    if m.settled is not None:
        return f"{label}\n{habitat_words(m, m.settled)}"
    return label if m.named is None else f"{label}\n{words.coral(m.named)}"


def turn_words(m: TableModel, label: str) -> str:
    """A button that turns the tile in hand, and how it lies now."""
    if m.trial is not None:
        return f"{label}\n{_lying(m.trial)}"
    return f"{label}\n{turned(m.tile[1])}" if m.tile is not None else label


def _lying(trial: Trial) -> str:
    """Where a tile lies for now, which colours meet, what it brings and what comes with it; or why it cannot stay."""
    said = [tr("The tile lies here: {place}").format(place=where(trial.tile.cell)), turned(turn_of(trial.tile))]
    if trial.why is not None:
        return "\n".join((*said, words.why_not(trial.why)))
    said.append(tr("Equal colours meet: {colours}").format(colours=_met(trial)))
    if trial.gain is not None:
        said.append(tr("Brings: {points}").format(points=signed(trial.gain)))
    return "\n".join((*said, *_come(trial), *_nearly(trial)))


def turned(turn: int) -> str:
    """How a tile is turned."""
    return tr("turned by {n} of 6").format(n=turn % 6)


def laid_tile(tile: Tile) -> str:
    """A tile that was laid: its colours, where, how it is turned."""
    return ", ".join((words.tile(tile.name), where(tile.cell), turned(turn_of(tile))))


def laid_animal(name: str, *corners: Cell) -> str:
    """An animal that came, and where it lies."""
    return f"{name}, {corners_place(*corners)}"


def _in_hand(name: str) -> str:
    return tr("Tile: {colours}").format(colours=words.tile(name))


def _could_come(m: TableModel, pile: str) -> str:
    """A large animal that could come: in how many places, and what the best of them brings."""
    places = m.outlines[pile]
    said = trn("{animal} could come, in {n} place", "{animal} could come, in {n} places", len(places))
    said = said.format(animal=words.pile(pile), n=len(places))
    return f"{said}: {signed(max(places.values()))}" if m.show_gains else said


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
    """A habitat of which one is to be chosen, and what its animal brings."""
    said = [words.animal(m.view.areas[m.front].habitat(corner) or "R"), where(hexagon_at(corner))]
    if m.show_gains:
        said.append(tr("Brings: {points}").format(points=signed(m.contested[corner])))
    return "\n".join(said)


def tile_words(m: TableModel, name: str) -> str:
    """A tile of the market: its colours, in how many places it fits, whether it is in hand and how it is turned."""
    said = [_in_hand(name)]
    if m.tile is not None and m.tile[0] == name:
        said.append(tr("in hand, turned by {n} of 6").format(n=m.tile[1] % 6))
    return "\n".join((*said, noted.market_tile(name, m.fits[name])))


def pile_words(m: TableModel, pile: str) -> str:
    """A pile: what its next animal brings, and on whose reef it is asked for where that is another one."""
    values = m.view.large_left[pile]
    name, empty = words.pile(pile), tr("pile empty")
    said = noted.worth(name, values[0]) if values else f"{name}: {empty}"
    return f"{said}\n{words.reef_of(m.seats[m.front])}" if m.peeks else said


def goal_card_words(m: TableModel, place: int) -> str:
    """A goal of the row: what it pays for, its natives on the reef, what it brings now, and with what is laid."""
    goal, native = m.view.terms.ecosystems[place], m.view.terms.natives[place]
    kind = tr("Global") if goal_words.is_global(goal) else tr("Local")
    count = m.view.areas[m.front].species[native]
    said = [
        tr("Goal {number}: {rule}").format(number=goal, rule=goal_words.goal(goal)),
        kind,
        tr("{animal} on the reef: {n}").format(animal=words.animal(native), n=number(count)),
    ]
    points = m.view.sheets[m.front][row_of(place)].points
    if m.show_scores:
        said.append(trn("{n} point", "{n} points", points).format(n=number(points)))
    change = m.preview[m.front][row_of(place)].points - points if m.preview else 0
    return "\n".join((*said, signed(change))) if change else "\n".join(said)


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
    said = [*_come(trial), *_nearly(trial)]
    return [*said, tr("The tile lies here until it is confirmed.")] if trial.planned else said


def _nearly(trial: Trial) -> list[str]:
    """The animals that lack one coral then."""
    return [chance_words(chance) for chance in trial.chances if len(chance.missing) == 1]


def _come(trial: Trial) -> list[str]:
    """The small animals that come with a tile, and the large ones that could come then."""
    come = ", ".join(words.animal(colour) for _, colour in trial.animals)
    said = [tr("Comes: {animals}").format(animals=come)] if come else []
    for pile, points in trial.then:
        then = tr("Then {animal} could come").format(animal=words.pile(pile))
        said.append(then if trial.gain is None else f"{then}: {signed(points)}")
    return said


def chance_words(one: Chance) -> str:
    """A habitat that lacks one coral: whose it would be, on which hexagon that would have to lie, of which colour."""
    animal, _, lacking = noted.chance(one).partition("\n")
    return f"{animal}, {where(one.missing[0])}: {lacking}"


def animal_words(area: Area, corner: Cell, said: str) -> str:
    """What is said of a small animal, with where it lies and which animals it touches."""
    name, _, more = said.partition("\n")
    near = ", ".join(words.animal(area.animals[cell]) for cell in contacts(corner) if cell in area.animals)
    touched = tr("It touches: {animals}").format(animals=near) if near else ""
    return "\n".join(part for part in (f"{name}, {corners_place(corner)}", touched, more) if part)


def _free_animal(area: Area, corner: Cell) -> str:
    return animal_words(area, corner, words.animal(area.animals[corner])).replace("\n", "; ")


def _reef(m: TableModel, seat: Seat) -> list[str]:
    area = m.view.areas[seat]
    count = len(area.tiles)
    said = [trn("{n} tile round the start", "{n} tiles round the start", count).format(n=count)]
    small = Counter(words.animal(colour) for colour in area.animals.values())
    if small:
        said.append(tr("Small animals: {animals}").format(animals=_counted(small)))
    if area.large:
        names = ", ".join(words.pile(animal.pile) for animal in area.large)
        said.append(tr("Large animals: {animals}").format(animals=names))
    return said


def _counted(names: Mapping[str, int]) -> str:
    """Things with how many there are of each: the number behind the name, which stays as it is."""
    return ", ".join(f"{name} {number(n)}" for name, n in names.items())


def where(cell: Cell) -> str:
    """Where a hexagon lies, counted in tiles from the middle of the reef."""
    return _at(cell[0], cell[0] / 2 + cell[1])


def corners_place(*corners: Cell) -> str:
    """Where the middle of these corners of hexagons lies, counted like them."""
    right = sum((2 * a + b) / 3 for a, b in corners) / len(corners)
    return _at(right, sum(b for _, b in corners) / 2 / len(corners))


def _at(right: float, up: float) -> str:
    across = tr("{n} to the right") if right > 0 else tr("{n} to the left")
    along = tr("{n} up") if up > 0 else tr("{n} down")
    found = ((across, _far(right)), (along, _far(up)))
    return ", ".join(way.format(n=far) for way, far in found if far != number(0)) or tr("in the middle")


def _far(way: float) -> str:
    far = abs(round(way, 1))
    return number(int(far)) if far == int(far) else tenths(far)
