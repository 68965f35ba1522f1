"""The score sheet at the end of a game: where every point comes from."""

from collections.abc import Callable
from dataclasses import dataclass

from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.edition import chapter
from game.games.ecosystem.view.model import SeatInfo
from game.games.ecosystem.view.paint import game_name
from game.games.ecosystem.view.sheet_page import CELLS, SheetPage
from game.games.ecosystem.view.sheet_party import Party
from game.games.ecosystem.view.sheet_words import verdict
from game.ui.engine.intent import Accept, Back, Help, Intent, Key
from game.ui.engine.node import Backdrop, Node
from game.ui.engine.timeline import Call, Step, Tween
from game.ui.scene import Scene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.best import BestLine, NewBest
from game.ui.table.topbar import Banner, Bar
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import tr, trn
from game.units import Rect

__all__ = ["Ending", "NewBest", "SheetScene"]


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


class SheetScene(Scene):
    """The score sheet, the ecosystems beside it, and a quiet celebration.

    Args:
        view: the finished game, as everybody may see it.
        seats: the players in order; after them the solo rival or the neutral seat.
        ending: what can be done now.
    """

    name = "score"
    digit_zone = CELLS

    def __init__(self, view: EcosystemView, seats: tuple[SeatInfo, ...], ending: Ending) -> None:
        super().__init__()
        self.ambience = view.edition
        if view.outcome is None:
            raise ValueError("the score sheet needs a finished game")
        self._view, self._seats, self._ending = view, seats, ending
        self._winners = view.outcome.winners
        self._page = SheetPage(self.stage, view, view.outcome, seats, self.choose)
        self._row: str | None = None
        self._seat = self._winners[0] if self._winners else 0
        self._written = False

    @property
    def chosen(self) -> tuple[str | None, int]:
        """The row that is looked at, if any, and the seat."""
        return self._row, self._seat

    def choose(self, row: str | None, seat: int) -> None:
        """Looks at the number of a row and a seat; without a row, at the whole ecosystem."""
        self._row, self._seat = row, seat
        self._page.show(row, seat, self.look)

    def next_row(self) -> None:
        """Goes to the next row of the sheet, after the last one to the first."""
        rows = self._page.rows
        place = rows.index(self._row) + 1 if self._row else 0
        self.choose(rows[place % len(rows)], self._seat)
        self.shell.play("tick")

    # -- building

    def build(self) -> None:
        """Makes the page; the first time it is written row by row."""
        self.stage.add(Backdrop(f"scenery/{self._view.edition}"))
        self._build_bar()
        self._page.build(self._row, self._seat, self.look)
        self._build_buttons()
        if not self._written:
            self._written = True
            self._write()

    def _build_bar(self) -> None:
        players, turns = self._view.players, self._view.rounds * self._view.turns
        subtitle = trn("Final score · solo challenge", "Final score · {n} players", players).format(n=players)
        bar = Bar(f"games.{self._view.edition}", game_name(self._view.edition), subtitle, turns, turns)
        self._page.plate("topbar", Rect(0, 0, 1600, 58), bar, 0)
        banner = Banner(
            verdict(self._view, self._seats), self._seats[self._winners[0]] if len(self._winners) == 1 else None
        )
        width = banner.width(self.look)
        self._page.plate("banner", Rect(800 - width / 2, 0, width, 56), banner, 1, pad=20)
        self.stage.add(RoundButton("menu", "menu", tr("Menu"), self._open_menu, cx=38, cy=29, zone="top"))
        buttons = [
            ("rules", "book", tr("Rules"), self._open_rules),
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene())),
        ]
        if self._ending.log is not None:
            buttons.insert(1, ("log", "log", tr("All turns"), self._ending.log))
        for index, (name, icon, label, press) in enumerate(reversed(buttons)):
            self.stage.add(RoundButton(name, icon, label, press, cx=1562 - index * 50, cy=29, zone="top"))

    def _build_buttons(self) -> None:
        place, explain, ending = self._page.zones["actions"], self._page.zones["explain"], self._ending
        self.stage.add(
            Button(
                "next", tr("Next row"), self.next_row, x=explain.right - 176, y=explain.y + explain.h - 58,
                w=152, h=42, kind="second", icon="down", size=17, zone="explain",
            )
        )  # fmt: skip
        self.stage.add(
            Button(
                "again", tr("Play again"), ending.again, x=place.x, y=place.y + 2, w=252, h=58,
                icon="retry", size=21, zone="actions",
            )
        )  # fmt: skip
        self.stage.add(
            Button(
                "home", tr("Title screen"), ending.home, x=place.right - 220, y=place.y + 2, w=220, h=58,
                kind="second", icon="home", zone="actions",
            )
        )  # fmt: skip
        if ending.best is not None:
            line = BestLine(ending.best, self._view.players)
            self._page.plate("best", Rect(place.x + 272, place.y + 3, 420, 56), line, 3)

    # -- writing

    def _write(self) -> None:
        """The numbers appear row by row, then the totals; then the sun rises on the winner."""
        motion, winner = self.motion("row_score"), self.motion("winner")
        if motion.ms == 0:
            return
        party = self.stage["party"]
        assert isinstance(party, Party)
        party.rise = 0.0
        prefixes = [f"cell/{row}/" for row in self._page.rows] + ["total/"]
        lines = [self._appear(prefix, index / len(prefixes)) for index, prefix in enumerate(prefixes)]
        if self.shell.settings["animation"] == "basic":
            lines = [[lines[-1][0], *(step for line in lines for step in line[1:])]]
        rising = Tween(party, "rise", 1.0, winner.ms, winner.easing)
        self.timeline.play(*lines, [self._sound(winner.sound), Call(lambda: self.timeline.aside(rising))])

    def _appear(self, prefix: str, progress: float) -> list[Step]:
        """A line of numbers comes up with a sound that is higher the further the sheet is written."""
        motion = self.motion("row_score")
        nodes = [node for node in self.stage.nodes if node.name.startswith(prefix)]
        for node in nodes:
            node.alpha = 0.0
        rising = [Tween(node, "alpha", 1.0, motion.ms, motion.easing) for node in nodes]
        return [self._sound(motion.sound, progress), *rising]

    def _sound(self, name: str | None, variation: float = 0.0) -> Call:
        return Call(lambda: self.shell.play(name, variation))

    # -- input

    def attended(self, node: Node | None) -> None:
        """A number that is hovered or has the focus is explained at once."""
        if node is not None and node.zone == CELLS:
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

    @property
    def _chapter(self) -> str | None:
        return chapter(self._row) if self._row else None

    def _open_menu(self) -> None:
        self.shell.stack.push(PauseScene(self._view.edition, running=False, at=self._chapter))

    def _open_rules(self) -> None:
        self.shell.stack.push(RulesScene(self._view.edition, self._chapter))
