"""Sentences that wait to be said, the most urgent first."""

from collections import deque
from typing import Final

from game.ui.voice.speaker import Speaker

_KEPT: Final = 200


class Voice:
    """What happened is said in its order; what the player goes to is said at once, instead of what he has left.

    Attributes:
        speaker: who speaks; None: nobody, and nothing waits.
        log: the sentences that were told lately, the newest last.
    """

    def __init__(self) -> None:
        self.speaker: Speaker | None = None
        self.log: deque[str] = deque(maxlen=_KEPT)
        self._news: deque[str] = deque()
        self._focus: str | None = None
        self._sought = self._on_focus = False
        self._ms = 0.0

    def __bool__(self) -> bool:
        """Something waits to be said."""
        return self.speaker is not None and (bool(self._news) or self._focus is not None)

    def tell(self, sentence: str) -> None:
        """Something happened."""
        self.log.append(sentence)
        self._news.append(sentence)

    def turn_to(self, sentence: str, sought: bool) -> None:
        """The keyboard is on something else. `sought`: the player went there; else it waits for what happened."""
        self.log.append(sentence)
        self._focus, self._sought = sentence, sought

    def turn_away(self) -> None:
        """Where the keyboard was is not there any more, and perhaps not for the ears of who comes now."""
        self._focus = None

    def forget(self) -> None:
        """Nothing waits any more."""
        self._news.clear()
        self._focus = None

    def update(self, dt_ms: float) -> None:
        """Lets time pass: says the next sentence when nothing is said, or nothing that matters any more."""
        self._ms += dt_ms
        if self.speaker is None:
            self.forget()
        elif self and (not self.speaker.speaks(self._ms) or self._may_interrupt):
            self.speaker.say(self._next())
            self._ms = 0.0

    @property
    def _may_interrupt(self) -> bool:
        return self._focus is not None and self._sought and self._on_focus

    def _next(self) -> str:
        self._on_focus = self._focus is not None and (self._sought or not self._news)
        if not self._on_focus:
            return self._news.popleft()
        assert self._focus is not None
        sentence, self._focus = self._focus, None
        return sentence
