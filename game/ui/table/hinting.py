"""Asking for a hint: the first one of a game asks back, the expert thinks a slice at a time, the desk shows it."""

from typing import Any

from game.core.hint import Advice
from game.ui.scenes.question import Question, QuestionScene
from game.ui.table.desk import Desk
from game.ui.table.live import LiveFeed
from game.ui.words import tr

SLICES_PER_STEP = 3


class Hinting:
    """The lamp of one table.

    Args:
        feed: the game.
        desk: where hints are shown.
    """

    def __init__(self, feed: LiveFeed, desk: Desk[Any, Any, Any, Any]) -> None:
        self._feed, self._desk = feed, desk
        self._advice: Advice | None = None

    @property
    def busy(self) -> bool:
        """True while an expert is at work."""
        return self._advice is not None

    def ask(self) -> None:
        """Asks for a hint, or puts away the one that is shown."""
        if self.leave():
            return
        shell = self._desk.scene.shell
        if not self._desk.deciding or not self._feed.advises:
            shell.play("no")
        elif self._feed.assisted:
            self._begin()
        else:
            shell.stack.push(QuestionScene(_question(), self._begin))

    def leave(self) -> bool:
        """Stops the expert, or puts the hint away; False when there is neither."""
        self._advice = None
        if self._desk.hinted is None:
            return False
        self._desk.show_hint(None)
        return True

    def update(self) -> None:
        """Lets the expert go on; something else that was chosen meanwhile ends its work."""
        if self._advice is None:
            return
        if self._desk.hinted is None:
            self._advice = None
            return
        try:
            share = max([next(self._advice) for _ in range(SLICES_PER_STEP)])
        except StopIteration as found:
            self._advice = None
            self._desk.show_hint(found.value)
            return
        self._desk.show_hint(share)

    def _begin(self) -> None:
        if not self._feed.assisted:
            self._feed.assist()
        self._advice = self._feed.advise()
        self._desk.scene.shell.play("tick")
        self._desk.scene.shell.say(tr("The expert thinks ahead"))
        self._desk.show_hint(0.0)


def _question() -> Question:
    return Question(
        tr("A hint from the expert?"),
        tr("It shows what an expert would do here, and why. This game is then marked as assisted."),
        tr("Show it"),
        tr("No hint"),
        wanted=True,
    )
