"""The score sheet at the end of a game: where every point comes from, and what it ticks."""

from dataclasses import replace
from functools import partial

from game.games.aqua.state import AquaView
from game.games.aqua.view import sheet_figures as figures
from game.games.aqua.view.bar import bar_of_end
from game.games.aqua.view.layer import Layer, Lens
from game.games.aqua.view.places import fitted
from game.games.aqua.view.presenter import reefs_with_points
from game.games.aqua.view.sceneries import Lit, ReefPicture, visible_reefs
from game.levels.tables import load_table
from game.ui.engine.intent import Accept, Back, Help, Intent, Key
from game.ui.engine.node import Backdrop, Node
from game.ui.engine.timeline import Call, Step, Tween
from game.ui.scene import Scene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table import sheet as table
from game.ui.table.game_table import Ended
from game.ui.table.pool import Drawable, PaintedNode
from game.ui.table.topbar import Banner
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import tr
from game.units import Rect

CELLS = "sheet"
"""The focus zone of the numbers."""
_LABELS = 268.0
_SIDE_W = 300.0


class SheetScene(Scene):
    """The score sheet, the reef beside it, and what the game brought on the track of fifty.

    Args:
        ended: the finished game.
    """

    name = "score"
    ambience = "ocean"
    digit_zone = CELLS

    def __init__(self, ended: Ended[AquaView]) -> None:
        super().__init__()
        view = ended.frame.view
        assert view.outcome is not None, "the score sheet needs a finished game"
        self._ended, self._view, self._seats = ended, view, ended.seats
        self._winners = view.outcome.winners
        self.rows = tuple(row.row for row in view.sheets[0].rows)
        self._row: str | None = None
        self._seat = self._winners[0]
        self._written = False
        self._zones = load_table("aqua", view.players).score_sheet
        self._grid = table.Grid(self._zones["sheet"], len(self.rows), view.players, _LABELS)
        self._lens = Lens()

    @property
    def chosen(self) -> tuple[str | None, int]:
        """The row that is looked at, if any, and the seat."""
        return self._row, self._seat

    def choose(self, row: str | None, seat: int) -> None:
        """Looks at the number of a row and a seat; without a row, at the whole reef."""
        self._row, self._seat = row, seat
        self._show()

    def next_row(self) -> None:
        """Goes to the next row of the sheet, after the last one to the first."""
        place = self.rows.index(self._row) + 1 if self._row else 0
        self.choose(self.rows[place % len(self.rows)], self._seat)
        self.shell.play("tick")

    # -- building

    def build(self) -> None:
        """Makes the page; the first time it is written row by row."""
        self.stage.add(Backdrop("scenery/aqua"))
        self._build_bar()
        self._build_sheet()
        boards = self._zones["boards"]
        self._plate("boards", boards, figures.Glass(), 1)
        self._reef = Layer("board", self._reef_window, self._lens, 3)
        self._light = Layer("board/lit", self._reef_window, self._lens, 4)
        self._build_buttons()
        self._show()
        if not self._written:
            self._written = True
            self._write()

    @property
    def _reef_window(self) -> Rect:
        boards = self._zones["boards"]
        return Rect(boards.x + 12, boards.y + 62, boards.w - _SIDE_W - 32, boards.h - 74)

    def _build_bar(self) -> None:
        self._plate("topbar", Rect(0, 0, 1600, 58), bar_of_end(self._view), 0)
        only = self._seats[self._winners[0]]
        banner = Banner(figures.verdict(self._view, self._seats), only)
        width = banner.width(self.look)
        self._plate("banner", Rect(800 - width / 2, 0, width, 56), banner, 1, pad=20)
        self.stage.add(RoundButton("menu", "menu", tr("Menu"), self._open_menu, cx=38, cy=29, zone="top"))
        buttons = (
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene())),
            ("rules", "book", tr("Rules"), self._open_rules),
        )
        for index, (name, icon, label, press) in enumerate(buttons):
            self.stage.add(RoundButton(name, icon, label, press, cx=1562 - index * 50, cy=29, zone="top"))

    def _build_sheet(self) -> None:
        grid, view = self._grid, self._view
        winners = frozenset(self._winners)
        self._plate("sheet", grid.sheet, figures.Paper(self._seats, winners, grid), 1, pad=24)
        self._plate("sheet/hot", grid.row(0), table.HotRow(), 2)
        self._plate("sheet/total", grid.total, table.TotalBar("games.aqua.bg1", "games.aqua.bg2"), 2)
        for index, row in enumerate(self.rows):
            place = grid.row(index)
            label = figures.RowLabel.of(view.terms, row)
            self._plate(f"row/{row}", Rect(place.x, place.y, _LABELS, place.h), label, 3)
            for seat in range(view.players):
                cell = self._plate(
                    f"cell/{row}/{seat}",
                    grid.cell(index, seat),
                    self._number(row, seat),
                    3,
                    partial(self.choose, row, seat),
                )
                cell.zone, cell.label = CELLS, f"{label.name}, {self._seats[seat].name}"
        for seat in range(view.players):
            bar, column = grid.total, grid.cell(0, seat)
            total = table.Total(view.sheets[seat].total, seat in winners)
            self._plate(f"total/{seat}", Rect(column.x, bar.y, column.w, bar.h), total, 3)

    def _build_buttons(self) -> None:
        place, explain = self._zones["actions"], self._zones["explain"]
        self._plate("explain", explain, figures.Welcome(), 1, pad=24)
        self.stage.add(
            Button(
                "next", tr("Next row"), self.next_row, x=explain.right - 176, y=explain.bottom - 58, w=152, h=42,
                kind="second", icon="down", size=17, zone="explain",
            )
        )  # fmt: skip
        self.stage.add(
            Button(
                "again", tr("Play again"), self._ended.again, x=place.x, y=place.y + 2, w=252, h=58, icon="retry",
                size=21, zone="actions",
            )
        )  # fmt: skip
        self.stage.add(
            Button("home", tr("Title screen"), self.shell.go_home, x=place.right - 220, y=place.y + 2, w=220, h=58,
                   kind="second", icon="home", zone="actions")
        )  # fmt: skip

    # -- showing

    def _show(self) -> None:
        row, seat, view = self._row, self._seat, self._view
        hot = self.stage["sheet/hot"]
        hot.visible = row is not None
        if row is not None:
            hot.y = self._grid.row(self.rows.index(row)).y
        for name in self.rows:
            for column in range(view.players):
                self._set(f"cell/{name}/{column}", self._number(name, column))
        self._show_tabs()
        self._show_reef()
        rows = {one.row: one for one in view.sheets[seat].rows}
        explanation = figures.Explanation.of(view, seat, self._seats[seat], rows[row]) if row else figures.Welcome()
        self._set("explain", explanation)
        boards = self._zones["boards"]
        side = Rect(boards.right - _SIDE_W - 12, boards.y + 62, _SIDE_W, boards.h - 74)
        self._plate("brought", side, figures.Brought.of(view, seat), 2)

    def _show_tabs(self) -> None:
        self.stage.clear("tab/")
        boards, x = self._zones["boards"], self._zones["boards"].x + 16
        for seat, owner in enumerate(self._seats):
            w = min(190.0, self.look.text.width(owner.name, 19 * self.look.text_scale, 600, "serif") + 62)
            tab = self._plate(
                f"tab/{seat}", Rect(x, boards.y + 12, w, 44), figures.Tab(owner, seat == self._seat), 5,
                partial(self.choose, self._row, seat), pad=8,
            )  # fmt: skip
            tab.zone, tab.label = "tabs", owner.name
            x += w + 8

    def _show_reef(self) -> None:
        area = self._view.areas[self._seat]
        reefs = reefs_with_points(self._view, self._seat)
        self._lens.set(fitted(self._reef_window, area.edges, 60, 10))
        self._reef.show(ReefPicture(area, reefs), area.edges)
        self.stage.add(self._reef)
        self.stage.remove("board/lit")
        if self._row is not None:
            lines = self._view.sheets[self._seat][self._row].lines
            cells = frozenset(cell for line in lines for cell in line.cells)
            bright = visible_reefs(reefs, cells) if self._row == "reefs" else ()
            self._light.show(Lit(area, cells, bright), area.edges)
            self.stage.add(self._light)

    def _number(self, row: str, seat: int) -> table.Number:
        points = self._view.sheets[seat][row].points
        number = table.Number(points, seat in self._winners)
        return replace(number, chosen=(row, seat) == (self._row, self._seat))

    def _plate(
        self, name: str, place: Rect, figure: Drawable, z: float, press: object = None, pad: float = 0
    ) -> PaintedNode:
        plate = PaintedNode(name, figure)
        plate.x, plate.y, plate.w, plate.h, plate.z, plate.pad = place.x, place.y, place.w, place.h, z, pad
        plate.on_press = press  # type: ignore[assignment]
        plate.focusable = plate.hit = press is not None
        return self.stage.add(plate)

    def _set(self, name: str, figure: Drawable) -> None:
        plate = self.stage[name]
        assert isinstance(plate, PaintedNode)
        plate.drawable = figure

    # -- writing

    def _write(self) -> None:
        """The numbers appear row by row, then the totals."""
        motion, winner = self.motion("row_score"), self.motion("winner")
        if motion.ms == 0:
            return
        prefixes = [f"cell/{row}/" for row in self.rows] + ["total/"]
        lines = [self._appear(prefix, index / len(prefixes)) for index, prefix in enumerate(prefixes)]
        if self.shell.settings["animation"] == "basic":
            lines = [[lines[-1][0], *(step for line in lines for step in line[1:])]]
        self.timeline.play(*lines, [Call(lambda: self.shell.play(winner.sound))])

    def _appear(self, prefix: str, progress: float) -> list[Step]:
        motion = self.motion("row_score")
        nodes = [node for node in self.stage.nodes if node.name.startswith(prefix)]
        for node in nodes:
            node.alpha = 0.0
        rising = [Tween(node, "alpha", 1.0, motion.ms, motion.easing) for node in nodes]
        return [Call(lambda: self.shell.play(motion.sound, progress)), *rising]

    # -- input

    def attended(self, node: Node | None) -> None:
        """A number that is hovered or has the focus is explained at once."""
        if node is not None and node.zone == CELLS:
            _, row, seat = node.name.split("/")
            if (row, int(seat)) != self.chosen:
                self.choose(row, int(seat))

    def handle(self, intent: Intent) -> bool:
        """Enter without a focus goes on to the next row; F1 opens the rules."""
        match intent:
            case Help():
                self._open_rules()
            case Back() | Key("m"):
                self._open_menu()
            case Accept() if self.focus.node is None:
                self.next_row()
            case _:
                return super().handle(intent)
        return True

    def _open_menu(self) -> None:
        self.shell.stack.push(PauseScene("aqua", running=False, at=None))

    def _open_rules(self) -> None:
        self.shell.stack.push(RulesScene("aqua"))
