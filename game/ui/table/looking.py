"""What everybody does who only looks at a table: other boards, lit cells, pages over it. Knows no game by name."""

from dataclasses import replace
from typing import TypeVar

from game.core.rules import Seat
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.scenes.log import LogScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.desk_screen import DeskScreen
from game.ui.table.desk_values import DeskState, Lit
from game.ui.table.feed import Frame, Now
from game.ui.table.log import LogEntry
from game.ui.table.pieces import HintButton, HintReason, LogLine, OpenPage, PageName, Piece, ScoreRowLabel, SeatPanel
from game.ui.table.session_feed import idle
from game.ui.words import tr

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")


class LookingDesk(DeskScreen[V, C, M, A]):
    """A table at which nothing is decided: whoever sits there looks around."""

    def press(self, piece: Piece) -> None:
        """Pages open, boards come into the large place; the game answers what can be looked at by itself."""
        match piece:
            case OpenPage(page):
                self.open(page)
            case SeatPanel(seat):
                self.look_at(seat)
            case HintButton():
                self.show_hint(None)
            case _ if not self.scene.timeline.busy:
                self._look(piece)

    def _look(self, piece: Piece) -> None:
        """What a game answers while nobody decides: a page, another part of what is shown."""
        answer = self.table.pressed(self.looking, piece)
        if answer is None:
            return
        if answer.page is not None:
            self.scene.shell.stack.push(answer.page)
        if answer.choice is not None:
            self._choice = answer.choice
            self.scene.shell.play(answer.sound)
        if answer.choice is not None or answer.redraw:
            self.draw()

    @property
    def looking(self) -> DeskState[V, C]:
        """What is shown now, while nobody decides."""
        return replace(self.state, frame=idle(self._frame))

    def point(self, piece: Piece, on: bool) -> None:
        """The player begins to look at a piece, or looks away."""
        match piece:
            case ScoreRowLabel(row):
                self.light(self.table.cells_of(self._frame.view, row) if on else {})
            case LogLine(index):
                entries = self._recent
                self.light(entries[index].cells if on and index < len(entries) else {})
            case HintReason(number):
                slip = self._slip
                self.light(slip.lines[number].lit or {} if on and slip and number < len(slip.lines) else {})
            case _ if lit := self.table.explained(self._frame.view, piece):
                self.light(lit if on else {})

    def light(self, lit: Lit) -> None:
        """Points out cells, for each seat those of its own board."""
        lit = {seat: cells for seat, cells in lit.items() if cells}
        if lit != self._lit and not self.scene.timeline.busy:
            self._lit = lit
            self.draw()

    def look_at(self, seat: Seat) -> None:
        """Another board in the large place; once more, and one's own is back."""
        if self.scene.timeline.busy or self.table.boards == 1:
            return
        self._peek = None if seat in (self._peek, self._home) else seat
        self.draw()

    def look_home(self) -> bool:
        """One's own board comes back to the large place; False when it lies there."""
        if self._peek is None:
            return False
        self.look_at(self._peek)
        return True

    def look_at_next(self) -> None:
        """Show the next board in the large place, or tell the player that the table has only one."""
        if self.table.boards == 1:
            self.scene.shell.toast(tr("There are no other boards in this game."), quiet=True)
        else:
            self.look_at((self._front + 1) % self.table.boards)

    def glide_to(self, frame: Frame[V]) -> list[Beat]:
        """Motion straight to a moment, without telling how: after taking back, or in a replay."""
        return self.table.telling.glide(lambda: self.show(frame))

    def open(self, page: PageName) -> None:
        """Lays a page over the table."""
        scene = self.page(page)
        if scene is not None:
            self.scene.shell.stack.push(scene)

    def page(self, page: PageName) -> Scene | None:
        """The page of that name; None when this table has none."""
        match page:
            case "rules":
                return RulesScene(self.feed.game.id, self.table.pages.rules_anchor(self.scene.attention))
            case "settings":
                return SettingsScene()
            case "log":
                return self._every_turn()
            case "menu":
                return None

    def _every_turn(self) -> LogScene:
        running = self.feed.now().situation.now is not Now.OVER
        return LogScene(self._groups(), self.feed.record(), self.light_entry, self.feed.deal, running=running)

    def light_entry(self, entry: LogEntry | None) -> None:
        """Lights what a line of all turns speaks of."""
        self.light(entry.cells if entry is not None else {})
