"""Which notes of their first games somebody has seen, game by game."""

from typing import Any

from game.profile.lessons import Settings

FIRST_GAMES = 3
"""So many games of a kind count as somebody's first ones."""
KEY = "first_notes_seen"


class SeenNotes:
    """What one store keeps of it; a value that makes no sense counts as nothing seen."""

    def __init__(self, store: Settings) -> None:
        self._store = store

    def seen(self, game: str, person: int) -> frozenset[str]:
        """The names of the notes of a game that a person (the number of a profile) has seen."""
        names = self._mapping(self._all().get(str(person))).get(game)
        return frozenset(name for name in names if isinstance(name, str)) if isinstance(names, list) else frozenset()

    def see(self, game: str, person: int, name: str) -> None:
        """A person has seen a note."""
        everybody = self._all()
        mine = self._mapping(everybody.get(str(person)))
        names = sorted({*self.seen(game, person), name})
        self._store.set_setting(KEY, {**everybody, str(person): {**mine, game: names}})

    def _all(self) -> dict[str, Any]:
        return self._mapping(self._store.setting(KEY, {}))

    @staticmethod
    def _mapping(value: Any) -> dict[str, Any]:
        return value if isinstance(value, dict) else {}
