"""An ecosystem in words, for whoever does not see it: cells, cards, hands, points. Pure, no pixels."""

from collections.abc import Iterator, Sequence

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.grid import Grid
from game.games.ecosystem.state import FLIP, HUNT
from game.games.ecosystem.view.cards import rule_text
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import row_name
from game.games.ecosystem.view.places import SETTLED, Window, window_of
from game.games.ecosystem.view.row_notes import row_note
from game.ui.table.collaborators import GameSpeech
from game.ui.table.neighbours import status_words
from game.ui.words import number, signed, species, tr, trn


class EcosystemSpeech(GameSpeech[TableModel]):
    """See `GameSpeech`."""

    def board(self, model: TableModel) -> str:
        """The ecosystem in the large place with its points, row by row; with the own one the pile and the hand."""
        said = [tr("The ecosystem of {name}").format(name=model.seats[model.front].name)]
        if model.show_scores:
            total = number(model.view.sheets[model.front].total)
            said.append(tr("{name}: {words}").format(name=tr("Total"), words=total))
        said += _rows(model, model.front)
        pile = model.view.neutral_pile
        if pile is not None and not model.peeks:
            words = _counted([species(name) for name in pile]) or tr("No card lies there yet.")
            said.append(tr("{name}: {words}").format(name=tr("Neutral pile"), words=words))
        hand = model.view.seats[model.mine].hand if model.mine is not None and not model.peeks else None
        if hand:
            said.append(tr("{name}: {words}").format(name=tr("Your hand"), words=_counted([*map(species, hand)])))
        return "\n".join(said)

    def learnt(self, model: TableModel) -> Sequence[str]:
        """The whale or lion whose card is asked for; what others have turned over and not laid yet."""
        asks = model.first if model.view.phase == FLIP else model.asking
        if asks is not None:
            grid = model.view.seats[model.front].grid
            return (_lies(grid, asks, window_of(grid)),)
        return tuple(
            tr("{name}: {words}").format(name=model.seats[seat].name, words=waits(one.waiting))
            for seat, one in enumerate(model.view.seats)
            if one.waiting is not None and seat != model.mine
        )


def place_words(m: TableModel, cell: Cell, window: Window, held: str | None) -> str:
    """A cell where a card may go: where it is, what lies beside it, what the card in hand brings there."""
    grid = m.view.seats[m.front].grid
    beside = [card_name(grid, near) for near in _around(cell) if near in grid]
    lies_here = cell == m.target and m.laid
    parts = [where(cell, window) if lies_here else tr("{place}, empty").format(place=where(cell, window))]
    if beside:
        parts.append(tr("Beside it: {cards}").format(cards=", ".join(beside)))
    if m.show_gains and cell in m.gains:
        points = signed(m.gains[cell])
        what = tr("{card} here: {points}").format(card=species(held), points=points) if held else points
        parts.append(what)
    if lies_here:
        parts.append(tr("The card lies here until it is confirmed."))
    return "\n".join(parts)


def placed_words(m: TableModel, cell: Cell, window: Window) -> str:
    """A card of the ecosystem: what it is, where it lies, and what choosing it changes."""
    grid = m.view.seats[m.front].grid
    parts = [_lies(grid, cell, window)]
    if cell == m.first:
        parts.append(tr("chosen first"))
    elif cell == m.target and m.planned:
        parts.append(tr("chosen"))
    elif cell in m.gains or (cell in m.firsts and m.view.phase in (FLIP, HUNT)):
        parts.append(tr("may be chosen"))
    if m.show_gains and cell in m.gains:
        parts.append(signed(m.gains[cell]))
    return "\n".join(parts)


def hand_words(m: TableModel, index: int | None, name: str) -> str:
    """A card of the hand with its digit, or the one that waits: what it scores, what it would bring the rival."""
    parts = [species(name)]
    if index is not None and index == m.chosen:
        parts.append(tr("chosen"))
    hand = m.view.seats[m.mine].hand if m.mine is not None else None
    if index is not None and hand:
        parts.append(tr("{n} of {count}").format(n=index + 1, count=len(hand)))
    if m.show_gains and index is not None and index in m.give_gains:
        parts.append(tr("Brings the rival: {points}").format(points=signed(m.give_gains[index])))
        if m.give_costs[index]:
            parts.append(tr("Your own total: {points}").format(points=signed(m.give_costs[index])))
    return "\n".join((*parts, rule_text(name)))


def done_words(m: TableModel) -> str:
    """What *Done* confirms: the card that is chosen and where it goes, or the cards that move or turn over."""
    hand = m.view.seats[m.mine].hand if m.mine is not None else None
    parts = [tr("Done")]
    if m.chosen is not None and hand is not None:
        parts.append(species(hand[m.chosen]))
    if m.target is not None and m.planned:
        grid = m.view.seats[m.front].grid
        window, cells = window_of(grid), [cell for cell in (m.first, m.target) if cell is not None]
        parts += [_lies(grid, cell, window) for cell in cells]
        if m.show_gains and m.target in m.gains:
            parts.append(signed(m.gains[m.target]))
    elif m.unplaced:
        alone = m.view.players == 1
        parts.append(tr("its place is chosen next") if alone else tr("its place is chosen after the reveal"))
    return "\n".join(parts)


def seat_words(m: TableModel, seat: Seat) -> str:
    """Another seat: its points, what it does, and the cards that it has laid."""
    parts = [m.seats[seat].name]
    if m.show_scores:
        total = m.view.sheets[seat].total
        parts.append(trn("{n} point", "{n} points", total).format(n=number(total)))
    parts.append(status_words(m.status.get(seat, "")))
    grid, waiting = m.view.seats[seat].grid, m.view.seats[seat].waiting
    if waiting is not None:
        parts.append(waits(waiting))
    counted = _counted([card_name(grid, cell) for cell in grid])
    if counted:
        parts.append(tr("Lies there: {cards}").format(cards=counted))
    return "\n".join(part for part in parts if part)


def waits(card: str) -> str:
    """A card that was turned over and has no place yet."""
    return tr("{card} waits for its place").format(card=species(card))


def row_words(m: TableModel, row: str) -> str:
    """A row of the points: what everybody has in it, what a choice would change, what it scores."""
    parts = [row_name(row)]
    if m.show_scores:
        parts += [_points(m, seat, row) for seat in range(len(m.view.sheets))]
    return "\n".join((*parts, row_note(m, row)))


def card_name(grid: Grid, cell: Cell) -> str:
    """What lies there is called, also face down."""
    placed = grid[cell]
    name = species(placed.species)
    return tr("{card} face down").format(card=name) if placed.face_down else name


def _points(m: TableModel, seat: Seat, row: str) -> str:
    points = m.view.sheets[seat][row].points
    change = m.preview[seat][row].points - points if m.preview else 0
    said = tr("{name}: {words}").format(name=m.seats[seat].name, words=number(points))
    return tr("{words}, then {points}").format(words=said, points=number(points + change)) if change else said


def _rows(m: TableModel, seat: Seat) -> Iterator[str]:
    grid = m.view.seats[seat].grid
    if not grid:
        yield tr("No card lies there yet.")
        return
    window = SETTLED if seat == m.view.rival else window_of(grid)
    for row in window.rows:
        cards = [
            tr("column {n} {card}").format(n=column - window.columns.start + 1, card=card_name(grid, (column, row)))
            for column in window.columns
            if (column, row) in grid
        ]
        if cards:
            yield tr("Row {n}: {cards}").format(n=row - window.rows.start + 1, cards=", ".join(cards))


def _counted(names: Sequence[str]) -> str:
    """How many there are of each."""
    return ", ".join(f"{names.count(name)} {name}" for name in dict.fromkeys(names))


def _lies(grid: Grid, cell: Cell, window: Window) -> str:
    """A cell with the card that lies there, if there is one."""
    place = where(cell, window)
    return tr("{card}, {place}").format(card=card_name(grid, cell), place=place) if cell in grid else place


def where(cell: Cell, window: Window) -> str:
    """The column and the row of a cell, as the board is seen now."""
    column, row = cell[0] - window.columns.start + 1, cell[1] - window.rows.start + 1
    return tr("Column {column}, row {row}").format(column=column, row=row)


def _around(cell: Cell) -> tuple[Cell, ...]:
    column, row = cell
    return (column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)
