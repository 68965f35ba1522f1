"""How a table of Ecosystem tells what happened."""

from collections.abc import Callable, Iterator, Sequence

from game.games.ecosystem.actions import Action
from game.games.ecosystem.events import CardMoved, CardPlaced, CardsSwapped, FlipChosen, Picked
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.flights import FLYING, Flights
from game.games.ecosystem.view.parts.reveal import PREFIX
from game.games.ecosystem.view.tellers import EcosystemAct, tell
from game.ui.engine.timeline import Beat, Tween
from game.ui.table.collaborators import GameTelling
from game.ui.table.feed import TableFeed


class EcosystemTelling(GameTelling[EcosystemView]):
    """See `GameTelling`."""

    gathers = True
    together = (CardPlaced, CardsSwapped, CardMoved)
    unseen = (Picked, FlipChosen)
    passing = (PREFIX, FLYING)

    def __init__(self, feed: TableFeed[EcosystemView, Action], flights: Flights) -> None:
        self._feed, self._flights = feed, flights

    def tell(self, act: EcosystemAct) -> Iterator[Beat]:
        """The motion of an act."""
        return tell(act.events[0], act, self._flights)

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change and lets every card move from where it lay to where it now lies."""
        return self._flights.glide(change, self._feed.now().situation.decider)

    def choose(self, change: Callable[[], None]) -> Sequence[Tween]:
        """Cards rise in the hand, come to their cell and back."""
        return self._flights.choose(change)
