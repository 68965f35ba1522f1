"""The parts of the score sheet on the stage: the table, the ecosystem beside it, the explanation below."""

from collections.abc import Callable
from functools import partial

from game.core.score import Outcome
from game.games.ecosystem.edition import Majority
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view import sheet_board as boards
from game.games.ecosystem.view import sheet_table as table
from game.games.ecosystem.view.card_nodes import Drawable, PaintedNode
from game.games.ecosystem.view.edition import SKINS
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.scores import group_sums, leads_majority
from game.games.ecosystem.view.sheet_explain import Compared, Explanation, Welcome
from game.games.ecosystem.view.sheet_light import light
from game.games.ecosystem.view.sheet_party import Challenge, Party, Standing
from game.games.ecosystem.view.skin import Group
from game.levels.tables import load_table
from game.ui.engine.look import Look
from game.ui.engine.stage import Stage
from game.ui.words import tr, trn
from game.units import Rect

CELLS = "sheet"
"""The focus zone of the numbers."""

Choose = Callable[[str | None, int], None]
"""Told the row and the seat of a number that is chosen; the row is None for a whole ecosystem."""


class SheetPage:
    """Builds the page of one finished game and shows one number of it.

    Args:
        stage: where the nodes stand.
        view: the game.
        outcome: how it ended.
        seats: the players, then the rival or the neutral seat.
        choose: called when a number or an ecosystem is chosen.
    """

    def __init__(
        self, stage: Stage, view: EcosystemView, outcome: Outcome, seats: tuple[SeatInfo, ...], choose: Choose
    ) -> None:
        self._stage, self._view, self._outcome, self._seats = stage, view, outcome, seats
        self._choose = choose
        self._dress = SKINS[view.edition]
        self._edition = self._dress.edition
        self._compared = frozenset(row.id for row in self._edition.rows if isinstance(row, Majority))
        self.rows = tuple(row.row for row in view.sheets[0].rows)
        self._lines = table.lines_of(self.rows, self._dress.groups)
        self.zones = load_table(view.edition, view.players).score_sheet
        self._columns = table.Columns.of(self.zones["sheet"].w, len(seats))

    def build(self, row: str | None, seat: int, look: Look) -> None:
        """Makes all nodes, showing the number of a row and a seat, or a whole ecosystem."""
        self._build_sheet()
        for line in self._lines:
            if isinstance(line, str):
                self._build_row(line)
            else:
                self._build_group(line)
        for column in range(len(self._seats)):
            self._build_total(column)
        self._build_boards(seat)
        self.show(row, seat, look)

    def show(self, row: str | None, seat: int, look: Look) -> None:
        """Lights the number and its cards, and explains it."""
        hot = self._stage["sheet/hot"]
        hot.visible = row is not None
        if row is not None:
            hot.y = self._place(row).y
        for name in self.rows:
            for column in range(len(self._view.sheets)):
                self._set(f"cell/{name}/{column}", self._number(name, column, (name, column) == (row, seat)))
        self._build_tabs(row, seat, look)
        self._set("board", self._lit(row, seat))
        self._set("explain", self._explanation(row, seat) if row else Welcome())

    def plate(
        self,
        name: str,
        place: Rect,
        figure: Drawable,
        z: float,
        press: Callable[[], None] | None = None,
        pad: float = 0,
    ) -> PaintedNode:
        """Puts a plate on the stage; one without a press only informs."""
        plate = PaintedNode(name, figure)
        plate.x, plate.y, plate.w, plate.h, plate.z, plate.pad = place.x, place.y, place.w, place.h, z, pad
        plate.on_press = press
        plate.focusable = plate.hit = press is not None
        return self._stage.add(plate)

    def _set(self, name: str, figure: Drawable) -> None:
        plate = self._stage[name]
        assert isinstance(plate, PaintedNode)
        plate.drawable = figure

    # -- the table

    def _build_sheet(self) -> None:
        sheet = self.zones["sheet"]
        paper = table.Paper(self._seats, frozenset(self._outcome.winners), self._columns, len(self._lines))
        self.plate("sheet", sheet, paper, 1, pad=24)
        if self._dress.groups and self._dress.closing:
            self.plate("sheet/closing", self._place(self._dress.closing), table.ClosingBar(), 1.5)
        self.plate("sheet/hot", self._place(self.rows[0]), table.HotRow(), 2)
        self.plate("sheet/total", table.total_place(sheet), table.TotalBar(self._view.edition), 2)

    def _place(self, line: str | Group) -> Rect:
        return table.row_place(self.zones["sheet"], self._lines.index(line), len(self._lines))

    def _cell(self, line: str | Group, seat: int) -> Rect:
        return table.cell_place(self.zones["sheet"], self._columns, self._place(line), seat)

    def _build_group(self, group: Group) -> None:
        name = self._dress.words().groups[group.id]
        self.plate(f"group/{group.id}", self._place(group), table.GroupBar(group, name), 2)
        for seat, sheet in enumerate(self._view.sheets):
            sums = group_sums(self._dress, sheet)
            figure = table.GroupSum(sums[group.id], group, sums[group.id] == min(sums.values()))
            self.plate(f"sum/{group.id}/{seat}", self._cell(group, seat), figure, 3)

    def _build_row(self, row: str) -> None:
        place = self._place(row)
        label = table.RowLabel(row, self._dress.group_of(row))
        self.plate(f"row/{row}", Rect(place.x, place.y, self._columns.labels, place.h), label, 3)
        for seat in range(len(self._seats)):
            name, place = f"cell/{row}/{seat}", self._cell(row, seat)
            if seat < len(self._view.sheets):
                cell = self.plate(name, place, self._number(row, seat, False), 3, partial(self._choose, row, seat))
                cell.zone, cell.label = CELLS, f"{row} {seat}"
            elif row in self._compared:
                count = self._count(row, seat)
                words = trn("{n} card", "{n} cards", count).format(n=count)
                leads = count == max(self._count(row, other) for other in range(len(self._seats))) > 0
                self.plate(name, place, table.Number(0, False, leads, words=words), 3)

    def _build_total(self, seat: int) -> None:
        bar = table.total_place(self.zones["sheet"])
        column = self._cell(self.rows[0], seat)
        points = self._view.sheets[seat].total if seat < len(self._view.sheets) else None
        figure = table.Total(points, seat in self._outcome.winners)
        self.plate(f"total/{seat}", Rect(column.x, bar.y, column.w, bar.h), figure, 3)

    def _number(self, row: str, seat: int, chosen: bool) -> table.Number:
        points = self._view.sheets[seat][row].points
        leads = leads_majority(self._edition, self._view.sheets[seat], row)
        left_out = seat == self._view.rival and row in self._edition.rival.without
        words = tr("none") if left_out else ""
        return table.Number(points, seat in self._outcome.winners, leads, chosen, words)

    # -- the ecosystem

    def _build_boards(self, seat: int) -> None:
        zone = self.zones["boards"]
        self.plate("boards", zone, boards.Glass(), 1)
        board = boards.board_place(zone)
        self.plate("board", board, self._lit(None, seat), 3, pad=boards.PAD)
        left = board.x + board.w + 12
        place = Rect(left, zone.y + 14, zone.x + zone.w - 16 - left, zone.h - 28)
        standings = [Standing(seat, sheet.total) for seat, sheet in zip(self._seats, self._view.sheets)]
        self._stage.add(Party(place, self._view.edition, standings, self._challenge))
        self.plate("explain", self.zones["explain"], Welcome(), 1, pad=24)

    def _lit(self, row: str | None, seat: int) -> boards.LitBoard:
        grid = self._view.seats[seat].grid
        if row is None:
            return boards.LitBoard(grid)
        cards = {cell: card.species for cell, card in grid.items()}
        return boards.LitBoard(grid, light(self._view.sheets[seat][row], cards), row)

    def _build_tabs(self, row: str | None, chosen: int, look: Look) -> None:
        """One tab for each ecosystem; nothing to choose between where there is only one."""
        self._stage.clear("tab/")
        zone, owners = self.zones["boards"], self._seats[: len(self._view.seats)]
        names = [look.text.width(owner.name, 19 * look.text_scale, 600, "serif") for owner in owners]
        x = zone.x + 20
        for seat, (width, named) in enumerate(boards.tab_widths(names, chosen, boards.board_place(zone).w)):
            figure = boards.Tab(owners[seat], seat == chosen, named)
            place = Rect(x, zone.y + 12, width, 44)
            tab = self.plate(f"tab/{seat}", place, figure, 3, partial(self._choose, row, seat), pad=8)
            tab.zone, tab.label, tab.hint = "tabs", owners[seat].name, "" if named else owners[seat].name
            x += width + 8

    @property
    def _challenge(self) -> Challenge | None:
        if self._view.rival is None:
            return None
        grades = {"easy": tr("easy"), "normal": tr("normal"), "hard": tr("hard")}
        margins = tuple((grades[grade], needed) for grade, needed in self._edition.rival.margins.items())
        return Challenge(self._outcome.margin or 0, margins)

    # -- the explanation

    def _explanation(self, row: str, seat: int) -> Explanation:
        sheet = self._view.sheets[seat]
        compared = (
            [Compared(one, self._count(row, i)) for i, one in enumerate(self._seats)] if row in self._compared else []
        )
        closes = row == self._dress.closing
        sums = group_sums(self._dress, sheet) if closes else {}
        groups = tuple((group, sums[group.id]) for group in self._dress.groups if closes)
        empty = [other.row for other in sheet.rows if other.points == 0 and other.row != row] if closes else []
        return Explanation(self._seats[seat], sheet[row], tuple(compared), () if groups else tuple(empty), groups)

    def _count(self, row: str, seat: int) -> int:
        """What a seat brings into a compared row; the neutral pile counts its cards."""
        if seat >= len(self._view.sheets):
            return (self._view.neutral_pile or ()).count(row)
        return next((line.count for line in self._view.sheets[seat][row].lines if not line.each), 0)
