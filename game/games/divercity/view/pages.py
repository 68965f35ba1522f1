"""What lies over the table of Mini DiverCity: the curtain, what a person looks back on, what was just seen."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.rules import Event
from game.games.divercity.actions import Action
from game.games.divercity.events import CardsTold, DiverUsed, TurnBegan
from game.games.divercity.recap import recap
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.look_back import LookBackScene, ToldHand, look_back
from game.ui.scene import Scene
from game.ui.table.collaborators import GamePages
from game.ui.table.desk_values import Decision, HandOver
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


class DiverCityPages(GamePages[DiverCityView, Action]):
    """See `GamePages`.

    Args:
        feed: what may be known of the game.
        seats: every hand at the table.
        called: the name of the person who holds each of them.
    """

    anchors = {
        "action/": "answer",
        "done": "answer",
        "end": "answer",
        "hand": "sea",
        "notes": "screen",
        "mate/": "answer",
        "diver": "divers",
        "use": "divers",
        "corporation": "strike",
        "piles": "strike",
        "hotel/": "end",
        "species/": "end",
        "ladder": "end",
        "together": "end",
    }

    def __init__(
        self, feed: TableFeed[DiverCityView, Action], seats: tuple[SeatInfo, ...], called: tuple[str, ...]
    ) -> None:
        self._feed, self._seats, self._called = feed, seats, called

    def after_decision(self, decision: Decision[Action], told: tuple[Event, ...]) -> Scene | None:
        """What an explorer saw stays until he goes on, even when his turn ended with it."""
        seat, view = decision.action.seat, self._feed.now().view
        for event in told:
            if isinstance(event, CardsTold) and event.by == event.to == seat and event.species.value:
                if all(card.species is not None for card in view.seats[seat].hand):
                    return None
                own = ToldHand(seat, event.species.value)
                return LookBackScene(self._seats[seat], (), own, self._seats, view.pictograms)
        return None

    def hand_over(self, frame: Frame[DiverCityView]) -> HandOver | None:
        """The curtain of the sea, with the name of the person."""
        seat = frame.situation.seat
        assert seat is not None
        who = replace(self._seats[seat], name=self._called[seat])
        turn = tr("Turn {turn}").format(turn=frame.view.turn)
        button = tr("I am {name}, only I look").format(name=who.name)
        others = tr("Everybody else: look away, or you see your own cards.")
        return HandOver(who, turn, button=button, others=others)

    def after_hand_over(self, frame: Frame[DiverCityView], told: tuple[Event, ...]) -> Scene | None:
        """What happened since that person last looked; nothing after a diver card that was open to everybody."""
        seat = frame.situation.seat
        assert seat is not None
        if _goes_on(told):
            return None
        hand, turns = look_back(recap(told, seat), seat, self._seats, frame.view.pictograms)
        if hand is None and not any(turn.entries for turn in turns):
            return None
        return LookBackScene(self._seats[seat], turns, hand, self._seats, frame.view.pictograms)


def _goes_on(told: Sequence[Event]) -> bool:
    """Whether the turn that runs is one in which a diver card was used, so that its diver has looked already."""
    latest = next((event for event in reversed(told) if isinstance(event, TurnBegan | DiverUsed)), None)
    return isinstance(latest, DiverUsed)
