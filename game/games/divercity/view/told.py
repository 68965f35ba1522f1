"""How far the table has got in telling what happened."""

from collections.abc import Sequence

from game.core.rules import Event
from game.games.divercity.actions import Action
from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.acting import Announcement, next_announcement
from game.games.divercity.view.choice import Choice
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import TableFeed


class Told:
    """The events of the action that is being told, as far as they are told, and what the banner says of them.

    Attributes:
        announced: what happens now; None while nothing is told.
    """

    def __init__(self) -> None:
        self.announced: Announcement | None = None
        self._begun: tuple[Event, ...] = ()

    def begins(self, event: Event, before: DiverCityView, names: Sequence[str]) -> bool:
        """An event is told from now on. True when the banner speaks of something else than before."""
        self._begun = (*(self._begun if before.phase == Phase.SETTLING else ()), event)
        earlier, self.announced = self.announced, next_announcement(self.announced, event, before, names)
        return self.announced is not None and self.announced != earlier

    def events(
        self, feed: TableFeed[DiverCityView, Action], state: DeskState[DiverCityView, Choice]
    ) -> tuple[Event, ...]:
        """All that has happened up to what is shown, with what is being told."""
        begun = self._begun if state.view.phase == Phase.SETTLING else ()
        return *(event for frame in feed.history(state.frame.number) for event in frame.events), *begun
