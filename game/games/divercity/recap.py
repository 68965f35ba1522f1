"""What happened at the table since somebody last looked: for the moment before their turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Event, Seat
from game.games.divercity.events import CorporationRevealed, TurnBegan, TurnEnded


@dataclass(frozen=True, slots=True)
class Turn:
    """A finished turn and all its events, the beginning and the end included."""

    seat: Seat
    events: tuple[Event, ...]


def recap(events: Sequence[Event], seat: Seat) -> tuple[Turn, ...]:
    """The finished turns since the own last one, or, for the industrialist, from the one of the last card played.

    The turn that is running is left out: who comes now sees it happen. What the seat was told is among the events.

    Args:
        events: the history as the person at that seat may see it (`Session.events`), oldest first.
        seat: who is about to look.
    """
    turns: list[Turn] = []
    running: list[Event] = []
    for event in events:
        running.append(event)
        match event:
            case TurnBegan():
                running = [event]
            case CorporationRevealed(_, _, by) if by == seat:
                turns.clear()
            case TurnEnded(ended) if ended == seat:
                turns.clear()
            case TurnEnded(ended):
                turns.append(Turn(ended, tuple(running)))
    return tuple(turns)
