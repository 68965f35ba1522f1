"""What was learned here, and the lessons that wait to be gone on with."""

from dataclasses import dataclass
from typing import Any, Protocol

KEY = "lessons"


class Settings(Protocol):
    """Where it lasts: the store, or anything that keeps values by name."""

    def setting(self, key: str, default: Any = None) -> Any:
        """The value of a key."""

    def set_setting(self, key: str, value: Any) -> None:
        """Keeps a value."""


@dataclass(frozen=True, slots=True)
class KeptLesson:
    """A lesson that waits.

    Attributes:
        record: its game, as text.
        at: the step that is shown, from 0.
        begun: for each step up to that one, how many actions its learner had taken when it began; None: passed over.
    """

    record: str
    at: int
    begun: tuple[int | None, ...]


class Lessons:
    """The lessons of one store; a value that makes no sense counts as none."""

    def __init__(self, store: Settings) -> None:
        self._store = store

    def learned(self, game: str, person: int | None = None) -> bool:
        """Whether that person has taken the lesson of a game to its end; None: whether anybody has."""
        people = self._list(game, "learned")
        return bool(people) if person is None else person in people

    def learned_by(self, person: int) -> list[str]:
        """The games whose lesson a person has taken to its end."""
        return [game for game in self._all() if self.learned(game, person)]

    def learn(self, game: str, person: int) -> None:
        """A person (the id of a profile, 0 for somebody without one) has taken the lesson to its end."""
        if not self.learned(game, person):
            self._change(game, learned=[*self._list(game, "learned"), person])

    def offered(self, game: str) -> bool:
        """Whether the lesson was offered where a game is set up."""
        return self._entry(game).get("offered") is True

    def offer(self, game: str) -> None:
        """The lesson was offered."""
        self._change(game, offered=True)

    def waiting(self, game: str) -> KeptLesson | None:
        """The lesson that was begun and not ended."""
        kept = self._entry(game).get("waiting")
        if not isinstance(kept, dict):
            return None
        record, at, begun = kept.get("record"), kept.get("at"), kept.get("begun")
        counts = isinstance(begun, list) and all(n is None or type(n) is int for n in begun)
        if not isinstance(record, str) or type(at) is not int or not counts or len(begun or ()) != at + 1:
            return None
        return KeptLesson(record, at, tuple(begun or ()))

    def keep(self, game: str, kept: KeptLesson) -> None:
        """Keeps how far a lesson is."""
        self._change(game, waiting={"record": kept.record, "at": kept.at, "begun": list(kept.begun)})

    def forget(self, game: str) -> None:
        """No lesson of this game waits any more."""
        if "waiting" in self._entry(game):
            self._change(game, waiting=None)

    def _entry(self, game: str) -> dict[str, Any]:
        entry = self._all().get(game)
        return entry if isinstance(entry, dict) else {}

    def _all(self) -> dict[str, Any]:
        kept = self._store.setting(KEY, {})
        return kept if isinstance(kept, dict) else {}

    def _list(self, game: str, name: str) -> list[Any]:
        value = self._entry(game).get(name)
        return value if isinstance(value, list) else []

    def _change(self, game: str, **changes: Any) -> None:
        self._store.set_setting(KEY, {**self._all(), game: {**self._entry(game), **changes}})
