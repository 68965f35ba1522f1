"""The score sheet at the end of a game: where every point comes from."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial

from game.games.ecosystem.edition import Majority
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view import sheet_board as boards
from game.games.ecosystem.view import sheet_table as table
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.paint import game_name
from game.games.ecosystem.view.plates import Figure, Plate
from game.games.ecosystem.view.sheet_explain import Compared, Explanation, Welcome
from game.games.ecosystem.view.sheet_light import light
from game.games.ecosystem.view.sheet_party import Challenge, Party, Standing
from game.games.ecosystem.view.topbar import Banner, Bar
from game.levels.tables import load_table
from game.levels.tmx import Rect
from game.ui import words
from game.ui.anim.timeline import Beat, Call, Tween
from game.ui.canvas import Canvas
from game.ui.intent import Accept, Back, Help, Intent, Key
from game.ui.node import Backdrop, Node
from game.ui.scene import Scene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import number, tr, trn

_COMPARED = frozenset(row.id for row in FOREST.rows if isinstance(row, Majority))
_CELLS = "sheet"
"""The focus zone of the numbers."""


@dataclass(frozen=True, slots=True)
class NewBest:
    """A player's highest total so far with this number of players; `before` and `day` tell of the old one."""

    points: int
    before: int | None = None
    day: date | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """What can be done after the game, and what is worth telling.

    Attributes:
        again: starts a game with the same players.
        home: goes to the title.
        log: shows all turns.
        best: somebody's new best.
    """

    again: Callable[[], None]
    home: Callable[[], None]
    log: Callable[[], None] | None = None
    best: NewBest | None = None


@dataclass(frozen=True, slots=True)
class _Best:
    """A new best, told in passing."""

    best: NewBest
    players: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, c.h / 2, "#0B2A2099", "#FFFFFF2A")
        c.disc(30, c.h / 2, 20, "#E0A526")
        c.icon("trophy", 30, c.h / 2, 24, "white")
        title = trn("New best alone: {points}", "New best for {n} players: {points}", self.players)
        title = title.format(n=self.players, points=self.best.points)
        old = self._old()
        c.text(62, c.h / 2 + (-3 if old else 6), title, 18, 600, "cream", max_w=c.w - 84)
        if old:
            c.text(62, c.h / 2 + 18, old, 16, colour="#D7E4D6", max_w=c.w - 84)

    def _old(self) -> str:
        if self.best.before is None:
            return ""
        if self.best.day is None:
            return tr("The old one was {points}").format(points=self.best.before)
        return tr("The old one was {points}, on {day}").format(points=self.best.before, day=words.date(self.best.day))


class SheetScene(Scene):
    """The score sheet, the ecosystems beside it, and a quiet celebration.

    Args:
        view: the finished game, as everybody may see it.
        seats: the players in order; after them the solo rival or the neutral seat.
        ending: what can be done now.
    """

    name = "score"
    bed = "forest"
    digit_zone = _CELLS

    def __init__(self, view: EcosystemView, seats: tuple[SeatInfo, ...], ending: Ending) -> None:
        super().__init__()
        if view.outcome is None:
            raise ValueError("the score sheet needs a finished game")
        self._view = view
        self._seats = seats
        self._ending = ending
        self._outcome = view.outcome
        self._rows = tuple(row.row for row in view.sheets[0].rows)
        self._zones = load_table(view.edition, view.players).score_sheet
        self._columns = table.Columns.of(self._zones["sheet"].w, len(seats))
        self._seat = self._outcome.winners[0] if self._outcome.winners else 0
        self._row: str | None = None
        self._written = False

    # -- what it is about

    @property
    def chosen(self) -> tuple[str | None, int]:
        """The row that is looked at, if any, and the seat."""
        return self._row, self._seat

    def choose(self, row: str | None, seat: int) -> None:
        """Looks at the number of a row and a seat; without a row, at the whole ecosystem."""
        if seat >= len(self._view.sheets):
            return
        self._row, self._seat = row, seat
        self._show()

    def _turn_to(self, seat: int) -> None:
        self.choose(self._row, seat)

    def next_row(self) -> None:
        """Goes to the next row of the sheet, after the last one to the first."""
        place = self._rows.index(self._row) + 1 if self._row else 0
        self.choose(self._rows[place % len(self._rows)], self._seat)
        self.app.play("tick")

    # -- building

    def build(self) -> None:
        """Makes the page; the first time it is written row by row."""
        self.stage.add(Backdrop(f"scenery/{self._view.edition}"))
        self._build_bar()
        self._build_sheet()
        self._build_boards()
        self._build_actions()
        self._show()
        if not self._written:
            self._written = True
            self._write()

    def _plate(
        self,
        name: str,
        place: Rect,
        figure: Figure,
        z: float,
        press: Callable[[], None] | None = None,
        pad: float = 0,
    ) -> Plate:
        plate = Plate(name, figure)
        plate.x, plate.y, plate.w, plate.h, plate.z, plate.pad = place.x, place.y, place.w, place.h, z, pad
        plate.on_press = press
        plate.focusable = plate.hit = press is not None
        self.stage.add(plate)
        return plate

    def _build_bar(self) -> None:
        players = self._view.players
        subtitle = trn("Final score · solo challenge", "Final score · {n} players", players).format(n=players)
        turns = self._view.rounds * self._view.turns
        bar = Bar(game_name(self._view.edition), subtitle, turns, turns)
        self._plate("topbar", Rect(0, 0, 1600, 58), bar, 0)
        winners = self._outcome.winners
        banner = Banner(self._verdict(), self._seats[winners[0]] if len(winners) == 1 else None)
        width = banner.width(self.look)
        self._plate("banner", Rect(800 - width / 2, 0, width, 56), banner, 1, pad=20)
        self.stage.add(RoundButton("menu", "menu", tr("Menu"), self._open_menu, cx=38, cy=29, zone="top"))
        buttons = [
            ("rules", "book", tr("Rules"), self._open_rules),
            ("settings", "gear", tr("Settings"), lambda: self.app.stack.push(SettingsScene())),
        ]
        if self._ending.log is not None:
            buttons.insert(1, ("log", "log", tr("All turns"), self._ending.log))
        for index, (name, icon, label, press) in enumerate(reversed(buttons)):
            self.stage.add(RoundButton(name, icon, label, press, cx=1562 - index * 52, cy=29, zone="top"))

    def _verdict(self) -> str:
        """Who won, in one sentence."""
        rival = self._view.rival
        if rival is not None:
            if not self._outcome.winners:
                return tr("{rival} keeps the forest this time").format(rival=self._seats[rival].name)
            lead = self._outcome.margin or 0
            return trn("Won with a lead of {n} point", "Won with a lead of {n} points", lead).format(n=lead)
        names = ", ".join(self._seats[seat].name for seat in self._outcome.winners)
        points = self._view.sheets[self._outcome.winners[0]].total
        if len(self._outcome.winners) > 1:
            return trn(
                "{names}: shared victory with {n} point", "{names}: shared victory with {n} points", points
            ).format(names=names, n=number(points))
        return trn("{name} wins with {n} point", "{name} wins with {n} points", points).format(
            name=names, n=number(points)
        )

    def _build_sheet(self) -> None:
        sheet, winners = self._zones["sheet"], frozenset(self._outcome.winners)
        paper = table.Paper(self._seats, winners, self._columns, len(self._rows))
        self._plate("sheet", sheet, paper, 1, pad=24)
        self._plate("sheet/hot", table.row_place(sheet, 0), table.HotRow(), 2)
        total = table.total_place(sheet, len(self._rows))
        self._plate("sheet/total", total, table.TotalBar(), 2)
        for index, row in enumerate(self._rows):
            place = table.row_place(sheet, index)
            self._plate(f"row/{row}", Rect(place.x, place.y, self._columns.labels, place.h), table.RowLabel(row), 3)
            for seat in range(len(self._seats)):
                self._build_cell(index, row, seat)
        for seat in range(len(self._seats)):
            sheets = self._view.sheets
            points = sheets[seat].total if seat < len(sheets) else None
            place = Rect(self._column_x(seat), total.y, self._columns.pitch, total.h)
            self._plate(f"total/{seat}", place, table.Total(points, seat in winners), 3)

    def _column_x(self, seat: int) -> float:
        return self._zones["sheet"].x + self._columns.centres[seat] - self._columns.pitch / 2

    def _build_cell(self, index: int, row: str, seat: int) -> None:
        place = table.cell_place(self._zones["sheet"], self._columns, index, seat)
        if seat >= len(self._view.sheets):
            if row in _COMPARED:
                count = (self._view.neutral_pile or ()).count(row)
                text = trn("{n} card", "{n} cards", count).format(n=count)
                self._plate(f"cell/{row}/{seat}", place, table.Number(0, False, words=text), 3)
            return
        cell = self._plate(
            f"cell/{row}/{seat}", place, self._number(row, seat), 3, press=lambda: self.choose(row, seat)
        )
        cell.zone = _CELLS
        cell.label = f"{row} {seat}"

    def _number(self, row: str, seat: int) -> table.Number:
        points = self._view.sheets[seat][row].points
        leads = row in _COMPARED and points > 0 and points == max(sheet[row].points for sheet in self._view.sheets)
        left_out = seat == self._view.rival and row in FOREST.rival.without
        return table.Number(
            points,
            seat in self._outcome.winners,
            leads,
            chosen=(row, seat) == self.chosen,
            words=tr("none") if left_out else "",
        )

    def _build_boards(self) -> None:
        zone = self._zones["boards"]
        self._plate("boards", zone, boards.Glass(), 1)
        board = boards.board_place(zone)
        grid = self._view.seats[self._seat].grid
        self._plate("board", board, boards.LitBoard(grid, None), 3, pad=boards.PAD)
        left = board.x + board.w + 12
        party = Rect(left, zone.y + 14, zone.x + zone.w - 16 - left, zone.h - 28)
        self.stage.add(Party(party, f"scenery/celebration-{self._view.edition}", self._standings, self._challenge))
        self._plate("explain", self._zones["explain"], Welcome(), 1, pad=24)
        place = self._zones["explain"]
        self.stage.add(
            Button(
                "next", tr("Next row"), self.next_row, x=place.x + place.w - 176, y=place.y + place.h - 58, w=152, h=42,
                kind="second", icon="down", size=17, zone="explain",
            )
        )  # fmt: skip

    def _build_tabs(self) -> None:
        self.stage.clear("tab/")
        zone, look = self._zones["boards"], self.look
        owners = self._seats[: len(self._view.seats)]
        names = [look.text.width(owner.name, 19 * look.text_scale, 600, "serif") for owner in owners]
        x = zone.x + 20
        room = boards.board_place(zone).w
        for seat, (width, named) in enumerate(boards.tab_widths(names, self._seat, room)):
            tab = boards.Tab(owners[seat], seat == self._seat, named)
            plate = self._plate(
                f"tab/{seat}", Rect(x, zone.y + 12, width, 44), tab, 3, partial(self._turn_to, seat), 8
            )
            plate.zone, plate.label, plate.hint = "tabs", owners[seat].name, "" if named else owners[seat].name
            x += width + 8

    @property
    def _standings(self) -> tuple[Standing, ...]:
        return tuple(Standing(seat, sheet.total) for seat, sheet in zip(self._seats, self._view.sheets))

    @property
    def _challenge(self) -> Challenge | None:
        if self._view.rival is None:
            return None
        grades = {"easy": tr("easy"), "normal": tr("normal"), "hard": tr("hard")}
        margins = tuple((grades[grade], needed) for grade, needed in FOREST.rival.margins.items())
        return Challenge(self._outcome.margin or 0, margins)

    def _build_actions(self) -> None:
        place, ending = self._zones["actions"], self._ending
        home_x = place.x + place.w - 220
        self.stage.add(
            Button(
                "again", tr("Play again"), ending.again, x=place.x, y=place.y + 2, w=252, h=58,
                icon="retry", size=21, zone="actions",
            )
        )  # fmt: skip
        self.stage.add(
            Button(
                "home", tr("Title screen"), ending.home, x=home_x, y=place.y + 2, w=220, h=58,
                kind="second", icon="home", zone="actions",
            )
        )  # fmt: skip
        if ending.best is not None:
            middle = Rect(place.x + 272, place.y + 3, 420, 56)
            self._plate("best", middle, _Best(ending.best, self._view.players), 3)

    # -- showing

    def _show(self) -> None:
        """Lights the chosen row and its cards, and explains the number."""
        row, seat = self.chosen
        hot = self.stage["sheet/hot"]
        hot.visible = row is not None
        if row is not None:
            place = table.row_place(self._zones["sheet"], self._rows.index(row))
            hot.y = place.y
        for name in self._rows:
            for column in range(len(self._view.sheets)):
                self._set(f"cell/{name}/{column}", self._number(name, column))
        self._build_tabs()
        scored = self._view.sheets[seat][row] if row else None
        self._set("board", boards.LitBoard(self._view.seats[seat].grid, light(scored) if scored else None))
        self._set("explain", self._explanation(row, seat) if row else Welcome())

    def _set(self, name: str, figure: Figure) -> None:
        plate = self.stage[name]
        assert isinstance(plate, Plate)
        plate.figure = figure

    def _explanation(self, row: str, seat: int) -> Explanation:
        sheet = self._view.sheets[seat]
        compared = (
            tuple(Compared(s, self._count(row, i)) for i, s in enumerate(self._seats)) if row in _COMPARED else ()
        )
        empty = tuple(r.row for r in sheet.rows[:-1] if r.points == 0) if row == self._rows[-1] else ()
        return Explanation(self._seats[seat], sheet[row], compared, empty)

    def _count(self, row: str, seat: int) -> int:
        """What a seat brings into a compared row; the neutral pile counts its cards."""
        if seat >= len(self._view.sheets):
            return (self._view.neutral_pile or ()).count(row)
        return sum(line.count for line in self._view.sheets[seat][row].lines)

    # -- writing

    def _write(self) -> None:
        """The numbers appear row by row, then the totals, then the sun rises."""
        party, motion = self.stage["party"], self.motion("winner")
        if self.motion("row_score").ms == 0:
            return
        assert isinstance(party, Party)
        party.rise = 0.0
        beats: list[Beat] = []
        lines = [f"cell/{row}/" for row in self._rows] + ["total/"]
        together = self.app.settings["animation"] == "basic"
        for index, prefix in enumerate(lines):
            nodes = [node for node in self.stage.nodes if node.name.startswith(prefix)]
            beats.append(self._appear(nodes, index / len(lines)))
        if together:
            beats = [[step for beat in beats for step in beat if isinstance(step, Tween)]]  # type: ignore[union-attr]
        rising = Tween(party, "rise", 1.0, motion.ms, motion.easing)
        self.timeline.play(*beats, [self._sound(motion.sound), Call(lambda: self.timeline.aside(rising))])

    def _sound(self, name: str | None, variation: float = 0.0) -> Call:
        return Call(lambda: self.app.play(name, variation))

    def _appear(self, nodes: list[Node], progress: float) -> Beat:
        motion = self.motion("row_score")
        for node in nodes:
            node.alpha = 0.0
        return [
            self._sound(motion.sound, progress),
            *(Tween(node, "alpha", 1.0, motion.ms, motion.easing) for node in nodes),
        ]

    # -- input

    def attended(self, node: Node | None) -> None:
        """A number that is hovered or has the focus is explained at once."""
        if node is not None and node.name.startswith("cell/") and node.on_press is not None:
            _, row, seat = node.name.split("/")
            if (row, int(seat)) != self.chosen:
                self.choose(row, int(seat))

    def handle(self, intent: Intent) -> bool:
        """Enter without a focus goes on to the next row; F1 opens the rules at the chosen row."""
        match intent:
            case Help():
                self._open_rules()
            case Back() | Key("m"):
                self._open_menu()
            case Key("l") if self._ending.log is not None:
                self._ending.log()
            case Accept() if self.focus.node is None:
                self.next_row()
            case _:
                return super().handle(intent)
        return True

    def _open_menu(self) -> None:
        self.app.stack.push(PauseScene(self._view.edition, running=False, at=self._row))

    def _open_rules(self) -> None:
        self.app.stack.push(RulesScene(self._view.edition, self._row))
