"""The score page after a game: where every point comes from, row by row and seat by seat."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.rules import Seat
from game.core.score import Cell
from game.games.registry import GAMES
from game.levels.tables import load_table
from game.ui.engine.intent import Accept, Intent
from game.ui.engine.timeline import Call, Step
from game.ui.presentation.presentation import presentation
from game.ui.table.arrangement import ArrangementScene, arrange_button, whose
from game.ui.table.ceremony import Ceremony
from game.ui.table.counted import CountedTotal
from game.ui.table.desk_values import Ended
from game.ui.table.end_page import APART, EndScene
from game.ui.table.explanation import Explanation, Welcome
from game.ui.table.log import LogEntry
from game.ui.table.motions import Motions
from game.ui.table.pool import Drawable, NodePool
from game.ui.table.reasons_panel import More, Reasons, reasons_of
from game.ui.table.score_boards import Glass, Tab, tab_places
from game.ui.table.score_presenter import ScorePage
from game.ui.table.score_side import show_side
from game.ui.table.score_spoken import ending_words, seat_words, sheet_words, sum_words
from game.ui.table.sheet import (
    Grid,
    Number,
    NumberCell,
    Paper,
    RowLight,
    SheetLine,
    SheetRow,
    SumLine,
    TotalBar,
)
from game.ui.table.topbar import PIPS_A_ROW, Banner, Bar
from game.ui.widgets.button import Button
from game.ui.words import tr, trn
from game.units import Rect

CELLS = "sheet"
"""The focus zone of the numbers."""
_BOARD_PAD = 30.0
_TWO_ROWS_FROM = 20
"""So many turns are shown by dots in two rows."""


class ScoreScene(EndScene):
    """The score sheet, the board beside it with the cells of one number lit, and what explains the number.

    Args:
        ended: what may be known of the game, and how to play again.
        page_of: what the game says of its end, or of another arrangement of it, in the language of this moment.
    """

    digit_zone = CELLS

    def __init__(self, ended: Ended[Any], page_of: Callable[[Any], ScorePage]) -> None:
        self.page, self._page_of = page_of(ended.frame.view), page_of
        super().__init__(ended, self.page.game, self.page.players)
        self.ambience = self.page.ambience
        self._row: str | None = None
        self._seat: Seat = self.winners[0] if self.winners else 0
        self._pressed: tuple[str | None, Seat] | None = None
        self._pointed: tuple[Seat, frozenset[Cell]] | None = None
        self._arranged: dict[Seat, str] = {}
        self._written, self._aside = self.told, False

    @property
    def bar(self) -> Bar:
        """The dark strip at the top: all turns are over."""
        shown, n, turns = presentation(GAMES[self.game]), self.players, self.page.turns
        words = trn("Final score · solo challenge", "Final score · {n} players", n).format(n=n)
        return Bar(shown.palette, shown.title, words, turns, turns, turns if turns < _TWO_ROWS_FROM else PIPS_A_ROW)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, as far as that is told."""
        return tuple(self.page.winners) if self.told else ()

    @property
    def banner(self) -> Banner:
        """How the game ended, with the emblem of who won alone, once that is told."""
        if not self.told:
            return Banner(tr("The points are counted"), None)
        winners = self.winners
        return Banner(self.page.words().verdict, self.page.seats[winners[0]] if len(winners) == 1 else None)

    @property
    def anchor(self) -> str | None:
        """Where the rules explain the chosen row."""
        return self.page.row(self._row).anchor if self._row else None

    @property
    def rows(self) -> tuple[str, ...]:
        """The names of the rows."""
        return tuple(row.row for row in self.page.sheets[0].rows)

    @property
    def chosen(self) -> tuple[str | None, Seat]:
        """The row that is looked at, if any, and the seat."""
        return self._row, self._seat

    def choose(self, row: str | None, seat: Seat) -> None:
        """Looks at the number of a row and a seat; without a row, at the whole board."""
        if (row, seat) != self.chosen:
            self._row, self._seat = row, seat
            self._show()

    def turn_to(self, seat: Seat) -> None:
        """Looks at the board of a seat, also after others were pointed at."""
        self._pressed = self._row, seat
        self.choose(*self._pressed)

    def next_row(self) -> None:
        """Goes to the next row of the sheet, after the last one to the first."""
        place = self.rows.index(self._row) + 1 if self._row else 0
        self.explain(self.rows[place % len(self.rows)], self._seat)
        self.shell.play("tick")

    def explain(self, row: str, seat: Seat) -> None:
        """Looks at a number, also after others were pointed at, and tells what it comes from."""
        self._pressed = row, seat
        self.choose(row, seat)
        self.shell.say(self.page.explanation(row, seat).spoken())

    def point_out(self, entry: LogEntry | None) -> None:
        """Shows the cells of a line of all turns on the board it speaks of."""
        cells = {seat: cells for seat, cells in entry.cells.items() if cells} if entry is not None else {}
        seat = self._seat if self._seat in cells else next(iter(cells), None)
        pointed = None if seat is None else (seat, cells[seat])
        if pointed != self._pointed:
            self._pointed = pointed
            self._show()

    # -- building

    def build(self) -> None:
        """Makes the page; the first time the end of the game is told."""
        self.page = page = self._page_of(self.ended.frame.view)
        self._zones = load_table(page.layout_name, page.players).score_sheet
        self._lines = page.lines
        self._grid = Grid(self._zones["sheet"], len(self._lines), len(page.seats))
        self._places = page.places(self._zones["boards"])
        self._fixed = fixed = NodePool(self.stage)
        self.build_head(fixed)
        self._build_sheet(fixed)
        fixed.painted("boards", self._zones["boards"], Glass(), z=1)
        self._build_next(fixed)
        self._build_arrangement(fixed, self._zones["actions"])
        self._pool = NodePool(self.stage)
        self._show()
        if not self._written:
            self._written = True
            self._tell_end()

    def _build_sheet(self, pool: NodePool) -> None:
        grid, page = self._grid, self.page
        winners = frozenset(self.winners)
        paper = Paper(page.seats, winners, grid, page.words().hint)
        pool.painted("sheet", grid.sheet, paper, z=1, pad=24, wording=lambda: sheet_words(page, self.told))
        for index, line in enumerate(self._lines):
            if isinstance(line, SumLine):
                self._build_sums(pool, index, line)
                continue
            if line.closes:
                pool.painted("sheet/closing", grid.line(index), RowLight("surface.leader"), z=1.5)
            pool.painted(f"row/{line.row}", grid.label(index), grid.named(line), z=3, wording=str)
        bar = TotalBar(presentation(GAMES[page.game]).palette)
        pool.painted("sheet/total", grid.total_bar, bar, z=2, wording=str)
        for seat, sheet in enumerate(page.sheets):
            name = f"total/{seat}"
            total = pool.known(name, CountedTotal) or CountedTotal(name, grid.total(seat), sheet.total)
            total.wins, total.wording = seat in winners, str
            pool.put(total)

    def _build_sums(self, pool: NodePool, index: int, line: SumLine) -> None:
        pool.painted(
            f"group/{line.group}",
            self._grid.line(index),
            line.bar,
            z=2,
            label=line.hint,
            hint=line.hint,
            wording=partial(sum_words, self.page, line),
            zone="groups",
            focusable=bool(line.hint),
        )
        for seat, drawable in enumerate(line.sums):
            pool.painted(f"sum/{line.group}/{seat}", self._grid.cell(index, seat), drawable, z=3, wording=str)

    def _build_next(self, pool: NodePool) -> None:
        place = self._zones["explain"]
        button = Button(
            "next", tr("Next row"), self.next_row, x=place.right - 176, y=place.bottom - 54, w=152, h=40,
            kind="second", icon="down", size=17, zone="explain",
        )  # fmt: skip
        pool.put(button)

    def _build_arrangement(self, pool: NodePool, place: Rect) -> None:
        """The ways out, with the one to the best arrangement of the cards of who is looked at."""
        if GAMES[self.game].arrange is None:
            self.build_ways_out(pool, place)
            return
        button = arrange_button(place, self._arrange, self.look)
        self.build_ways_out(pool, place, button.w + APART)
        pool.put(button)

    def _arrange(self) -> None:
        seat = whose(self.page.seats[: self.players], self._seat, chosen=self._row is not None)
        self.shell.stack.push(ArrangementScene(self.ended, self.page, seat, self._page_of, self._arranged))

    # -- showing

    def _show(self) -> None:
        for index, line in enumerate(self._lines):
            if isinstance(line, SheetRow):
                self._show_row(index, line)
        self._show_boards()
        self._show_explanation()
        self._pool.reconcile()

    def _show_row(self, index: int, row: SheetRow) -> None:
        if row.row == self._row:
            self._pool.painted("sheet/hot", self._grid.line(index), RowLight("surface.row_hot"), z=2)
        for seat in range(len(self.page.seats)):
            number = self.page.number(row.row, seat)
            if number is not None:
                number = replace(number, wins=number.wins and self.told)
                self._show_number(row, seat, number, self._grid.cell(index, seat))

    def _show_number(self, row: SheetRow, seat: Seat, number: Number, place: Rect) -> None:
        name = f"cell/{row.row}/{seat}"
        if seat >= len(self.page.sheets):
            self._pool.painted(name, place, number, z=3, wording=str)
            return
        self._pool.painted(
            name,
            place,
            NumberCell(number, (row.row, seat) == self.chosen),
            z=3,
            label=f"{row.name}, {self.page.seats[seat].name}",
            zone=CELLS,
            press=partial(self.explain, row.row, seat),
            point=partial(self._look_at, row.row, seat),
        )

    def _look_at(self, row: str, seat: Seat, on: bool) -> None:
        """Whoever points at a number looks at it, until they point elsewhere if there was one that they pressed."""
        if on:
            self.choose(row, seat)
        elif self._pressed is not None:
            self.choose(*self._pressed)

    def _show_boards(self) -> None:
        pool, page, places = self._pool, self.page, self._places
        seat, cells = self._pointed or (self._seat, None)
        pool.painted("board", places.board, page.board(seat), z=3, pad=_BOARD_PAD, wording=str)
        if cells is not None:
            pool.painted("board/lit", places.board, page.lit_cells(cells, seat), z=4, pad=_BOARD_PAD, wording=str)
        elif self._row is not None:
            pool.painted("board/lit", places.board, page.lit_row(self._row, seat), z=4, pad=_BOARD_PAD, wording=str)
        show_side(pool, page, places, seat, self._aside, self._look_beside)
        self._show_tabs(seat)

    def _look_beside(self, aside: bool) -> None:
        people = [seat for seat, info in enumerate(self.page.seats[: self.page.players]) if not info.computer]
        if aside and not self._aside and len(people) == 1:
            self._seat = people[0]
        self._aside = aside
        self._show()
        self.shell.say(self.page.side_words(self._seat) if aside else "")

    def _show_tabs(self, shown: Seat) -> None:
        owners = self.page.seats[: len(self.page.sheets)]
        for seat, (place, named) in enumerate(tab_places(self.look, owners, shown, self._places.tabs)):
            owner = owners[seat]
            self._pool.painted(
                f"tab/{seat}",
                place,
                Tab(owner, seat == shown, named),
                z=5,
                pad=8,
                label=owner.name,
                hint="" if named else owner.name,
                wording=partial(self._seat_words, seat),
                chosen=seat == shown,
                zone="tabs",
                press=partial(self.turn_to, seat),
            )

    def _seat_words(self, seat: Seat) -> str:
        return seat_words(self.page, seat, self.told)

    def _show_explanation(self) -> None:
        row, page = self._row, self.page
        explained: Drawable
        if row:
            explained = page.explanation(row, self._seat)
        elif self.told:
            explained = reasons_of(page, self._seat) or Welcome(page.words().whole)
        else:
            explained = Welcome(page.words().welcome)
        explain = self._pool.painted("explain", self._zones["explain"], explained, z=1, pad=24)
        if isinstance(explained, (Reasons, Explanation)):
            explain.wording = explained.spoken
        if isinstance(explained, Reasons):
            self._show_more(explained)

    def _show_more(self, reasons: Reasons) -> None:
        place, told = reasons.more(self.look, self._zones["explain"]), reasons.all_rows()
        if place is not None:
            self._pool.painted(
                "explain/more", place, More(), z=2, label=told, hint=told, zone="explain", focusable=True
            )

    # -- telling the end

    def _tell_end(self) -> None:
        """The numbers appear row by row, the totals are counted, the places rise; then it is known who has won."""
        motions = Motions(self.shell)
        if motions.ms("row_score") == 0:
            self._tell()
            self.timeline.play(Call(partial(self.shell.say, *ending_words(self.page))))
            if self.page.podium().celebrated:
                self.shell.play("chord")
            return
        ceremony, podium = Ceremony(self.stage, motions, self.timeline), self.page.podium()
        lines = [self._appear(motions, line, i / len(self._lines)) for i, line in enumerate(self._lines)]
        if not motions.full:
            lines = [[lines[0][0], *(step for line in lines for step in line[1:])]]
        totals = [node for node in self.stage.nodes if isinstance(node, CountedTotal)]
        self.timeline.play(
            *lines,
            *ceremony.counting(totals),
            *ceremony.rising(podium),
            Call(self._tell),
            Call(lambda: self.shell.say(self.banner.text, *ending_words(self.page))),
            *ceremony.light(podium, self._places.side),
        )

    def _tell(self) -> None:
        """From now on it is known how the game ended."""
        self.told = True
        self._seat, self._pressed = self.winners[0] if self.winners else 0, None
        self.show_bar(self._fixed)
        self.show_best(self._fixed)
        self._build_sheet(self._fixed)
        self._show()

    def _appear(self, motions: Motions, line: SheetLine, progress: float) -> list[Step]:
        """A line of numbers comes up with a sound that is higher the further the sheet is written."""
        prefix = f"sum/{line.group}/" if isinstance(line, SumLine) else f"cell/{line.row}/"
        nodes = [node for node in self.stage.nodes if node.name.startswith(prefix)]
        for node in nodes:
            node.alpha = 0.0
        rising = [tween for node in nodes for tween in motions.tween("row_score", node, alpha=1.0)]
        sound = self.motion("row_score").sound
        return [Call(lambda: self.shell.play(sound, progress)), *rising]

    # -- input

    def handle(self, intent: Intent) -> bool:
        """Enter without a focus goes on to the next row."""
        if isinstance(intent, Accept) and self.focus.node is None:
            self.next_row()
            return True
        return super().handle(intent)
