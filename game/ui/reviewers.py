"""The experts of reviews that were left, as long as the app runs."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.rules import Person

if TYPE_CHECKING:
    from game.bots.reviewing import Reviewer

_MOST = 8
"""So many wait; of more the one that was asked for longest ago begins its decision anew."""


class Reviewers:
    """Who goes through a game with one of its players: left in the middle of a decision, each goes on there."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, Person], Reviewer] = {}

    def of(self, game: int, person: Person, begin: "Callable[[], Reviewer]") -> "Reviewer":
        """The one that was left, or a new one.

        Args:
            game: its number in the store.
            person: whose decisions are looked at.
            begin: makes a new one.
        """
        reviewer = self._waiting.pop((game, person), None) or begin()
        self._waiting[game, person] = reviewer
        for longest_ago in list(self._waiting)[:-_MOST]:
            del self._waiting[longest_ago]
        return reviewer
