"""A section that is shown as soon as the game that is looked at is read."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.journal.game_by_game import GameByGamePage


class Reading(GameByGamePage):
    """Notes which games are read."""

    def __init__(self, journal: Any) -> None:
        self.done: list[str] = []
        super().__init__(journal, list(GAMES.values())[:3])

    def read(self, game: Game) -> None:
        """Notes it."""
        self.done.append(game.id)


class Rebuilding:
    """A journal of nobody that counts how often it is rebuilt."""

    person, came_from, rebuilt = None, None, 0

    def __init__(self, store: Store) -> None:
        self.shell = SimpleNamespace(store=store)

    def rebuild(self) -> None:
        """Counts."""
        self.rebuilt += 1


def test_the_page_is_shown_before_the_other_games_are_read(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    journal = Rebuilding(store)
    page, ids = Reading(journal), [*GAMES]
    page.update(16)
    assert page.done == ids[:1] and page.working
    page.update(16)
    assert page.done == ids[:2] and journal.rebuilt == 0
    page.update(16)
    assert page.done == ids[:3] and (page.working, journal.rebuilt) == (False, 1)
    store.close()
