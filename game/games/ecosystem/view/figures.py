"""What the figures of the rules pages show: boards stated in letters, scored by the rules. Pure, no drawing.

The first line of a figure says what its boards, side by side, are about:

- `trout 6`: a row of the score sheet, and what the board scores in it; `wolf 12 8 4` three boards that are compared,
  with a last `pile` the last of them is the neutral pile; `fox 0 > fox 3` one board before and after;
- `places 10`: how many places are open for the next card;
- `beside 4`: how many cards lie beside the one that is meant;
- `fill 7`: the cards that the solo rival has, and the place of the next one;
- `pass 3`: how the hands of so many players go round in both rounds. It has no board.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.score import Cell, ScoreSheet
from game.games.ecosystem.edition import Bonus, Edition
from game.games.ecosystem.grid import Card, Grid, legal_cells, neighbours
from game.games.ecosystem.scoring import score_sheets
from game.games.ecosystem.solo import rival_cell
from game.games.ecosystem.view.score_light import Light, light
from game.games.ecosystem.view.stated import stated_row
from game.ui.widgets.markdown_text import Figure

PASS, PLACES, BESIDE, FILL = "pass", "places", "beside", "fill"
_AFTER, _PILE = ">", "pile"


@dataclass(frozen=True, slots=True)
class FigureBoard:
    """A board of a figure.

    Attributes:
        row: what it is about: a row of the sheet, or another kind of figure.
        stated: the number that the page states for it.
        found: the number that the rules find.
        light: what is lit; None where all cards are looked at alike.
        open: empty places that are marked.
        after: it comes from the board before.
        pile: it is the neutral pile, and no board.
        sheet: all that it scores; None where nothing is scored.
    """

    row: str
    stated: int
    found: int
    grid: Grid
    light: Light | None = None
    open: tuple[Cell, ...] = ()
    after: bool = False
    pile: bool = False
    sheet: ScoreSheet | None = None


def boards_of(edition: Edition, figure: Figure) -> tuple[FigureBoard, ...]:
    """The boards of a figure, from left to right.

    Raises:
        ValueError: it states no such boards.
    """
    grids, meant = _grids(edition, figure.lines)
    match figure.what:
        case [kind, number] if kind == PLACES:
            cells = legal_cells(grids[0])
            return (FigureBoard(kind, int(number), len(cells), grids[0], open=cells),)
        case [kind, number] if kind == FILL:
            cell = rival_cell(len(grids[0]))
            return (FigureBoard(kind, int(number), len(grids[0]), grids[0], open=(cell,)),)
        case [kind, number] if kind == BESIDE:
            beside = [cell for cell in neighbours(meant[0]) if cell in grids[0]]
            lit = Light({meant[0]: None}, dict.fromkeys(beside))
            return (FigureBoard(kind, int(number), len(beside), grids[0], lit),)
    return tuple(_scored(edition, figure.what, grids))


def empty_rows(edition: Edition, sheet: ScoreSheet) -> tuple[str, ...]:
    """The rows that a closing row without groups looks at: those without points."""
    closing = {row.id for row in edition.rows if isinstance(row, Bonus)}
    return tuple(row.row for row in sheet.rows if not row.points and row.row not in closing)


def _scored(edition: Edition, what: Sequence[str], grids: Sequence[Grid]) -> Iterator[FigureBoard]:
    claims = list(_claims(what))
    pile = what[-1] == _PILE
    if len(claims) != len(grids):
        raise ValueError(f"“{' '.join(what)}” is about {len(claims)} boards, and there are {len(grids)}")
    seats = grids[:-1] if pile else grids
    neutral = tuple(grids[-1].layout().values()) if pile else ()
    sheets = score_sheets(
        edition, [grid.layout() for grid in seats], neutral, down=[grid.face_down for grid in seats]
    )
    closing = {row.id for row in edition.rows if isinstance(row, Bonus)}
    for (row, points, after), grid, sheet in zip(claims, seats, sheets):
        lit = None if row in closing else light(sheet[row], grid.layout())
        yield FigureBoard(row, points, sheet[row].points, grid, lit, after=after, sheet=sheet)
    if pile:
        row, count, _ = claims[-1]
        compared = [cell for cell, card in grids[-1].items() if card.species == row]
        lit = Light(counted=dict.fromkeys(compared))
        yield FigureBoard(row, count, len(compared), grids[-1], lit, pile=True)


def _claims(what: Sequence[str]) -> Iterator[tuple[str, int, bool]]:
    """For each board its row, its number, and whether it comes from the board before."""
    row, after = "", False
    for word in what:
        if word.lstrip("-").isdigit():
            yield row, int(word), after
            after = False
        elif word == _AFTER:
            after = True
        elif word != _PILE:
            row = word


def _grids(edition: Edition, lines: Sequence[str]) -> tuple[list[Grid], list[Cell]]:
    """The boards that stand side by side, and the cells that are meant."""
    grids: list[dict[Cell, Card]] = []
    meant: list[Cell] = []
    for r, line in enumerate(lines):
        for number, row in enumerate(line.split()):
            if not r:
                grids.append({})
            for c, cell in enumerate(stated_row(edition.letters, row)):
                if cell.species:
                    grids[number][c, r] = Card(f"{number}.{c},{r}", cell.species, cell.down)
                if cell.meant:
                    meant.append((c, r))
    return [Grid(grid) for grid in grids], meant
