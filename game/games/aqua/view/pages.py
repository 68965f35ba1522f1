"""What lies over AQUA's table: the challenges that were met."""

from collections.abc import Callable, Mapping
from functools import partial

from game.core.rules import Seat
from game.games.aqua.actions import Action, Tick
from game.games.aqua.state import AquaView
from game.games.aqua.view.challenges_page import ChallengesScene
from game.ui.scene import Scene
from game.ui.table.collaborators import GamePages
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.seats import SeatInfo


class AquaPages(GamePages[AquaView, Action]):
    """See `GamePages`.

    Args:
        feed: takes the ticks.
        seats: everybody at the table.
    """

    anchors = {
        "tally/small": "small",
        "tally/large": "large",
        "tally/goals": "goals",
        "tally": "end",
        "goal/": "goals",
        "animal:": "small",
        "chance:": "small",
        "habitat:": "small",
        "supply/": "small",
        "large:": "large",
        "pile/": "large",
        "piles": "large",
        "outline:": "large",
        "not-now": "large",
        "corals:": "end",
        "tile/": "grow",
        "cell:": "grow",
        "turn/": "grow",
        "snail": "grow",
        "place": "grow",
        "put-back": "grow",
        "market": "round",
        "order": "round",
        "colour/": "round",
        "seat/": "end",
        "scenario": "scenarios",
        "challenges": "challenges",
        "grade": "end",
        "nearer": "screen",
        "farther": "screen",
        "fit": "screen",
    }

    def __init__(self, feed: TableFeed[AquaView, Action], seats: tuple[SeatInfo, ...]) -> None:
        self._feed, self._seats = feed, seats

    def after_result(self, frame: Frame[AquaView], done: Callable[[], None]) -> Scene | None:
        """The challenges that were met; each person may tick one."""
        view = frame.view
        people = self._feed.players.people
        able = tuple(seat for seat in view.actors if seat in people and len(view.sheets[seat].challenges) > 1)
        return ChallengesScene(view, self._seats, able, partial(self._tick, done)) if able else None

    def _tick(self, done: Callable[[], None], choices: Mapping[Seat, int | None]) -> None:
        for seat, challenge in choices.items():
            if challenge is not None:
                self._feed.submit(Tick(seat, challenge))
        done()
