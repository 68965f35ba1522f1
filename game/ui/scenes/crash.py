"""What the player sees at the start after Biotope ended in the middle of something."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from game.ui import clipboard
from game.ui.engine.intent import Back, Intent
from game.ui.kept.kept_games import RunningGame, running_games
from game.ui.scene import Scene
from game.ui.scenes.calm import Calm
from game.ui.scenes.error import Message
from game.ui.widgets.button import Button
from game.ui.words import tr

_WIDTH: Final = 960.0
_BUTTON: Final = (250.0, 56.0)
_GAP: Final = 19.0


class CrashScene(Scene):
    """Offers the report, and the game as it was.

    Args:
        report: the file in which it is written how the last run ended.
    """

    name = "crash"

    def __init__(self, report: Path) -> None:
        super().__init__()
        self._report = report
        self._game: RunningGame | None = None

    def build(self) -> None:
        """Makes the sheet with its ways on."""
        games, _ = running_games(self.shell.store)
        self._game = next(iter(games), None)
        self.stage.add(Calm(self.look))
        words = tr("Everything that was saved is still here.")
        if self._game is not None:
            words = tr("{game}: everything is as it was after the last move.").format(
                game=self._game.presentation.title
            )
        title = tr("Biotope ended in the middle of something")
        x, y = self.stage.add(Message((title, words), True, self._report, self.look, _WIDTH)).ways
        w, h = _BUTTON
        ways = [
            Button("home", tr("To the title"), self.shell.stack.pop),
            Button("report", tr("Copy the report"), self._copy, kind="second", icon="copy"),
        ]
        if self._game is not None:
            ways[0].kind = "second"
            ways.insert(0, Button("continue", tr("Go on with the game"), self._continue))
        for place, button in enumerate(ways):
            button.x, button.y, button.w, button.h = x + place * (w + _GAP), y, w, h
            self.stage.add(button)
        self.focus.set(ways[0].name)

    def handle(self, intent: Intent) -> bool:
        """Esc leads to the title."""
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        return super().handle(intent)

    def _continue(self) -> None:
        if self._game is not None:
            self.shell.stack.pop()
            self.shell.continue_game(self._game.running)

    def _copy(self) -> None:
        text = ""
        with suppress(OSError):
            text = self._report.read_text(encoding="utf-8", errors="replace")
        copied = bool(text) and clipboard.put(text)
        done, failed = tr("The report is copied."), tr("The report cannot be copied; it is in its file.")
        self.shell.toast(done if copied else failed)
