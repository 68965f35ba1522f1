"""Computer divers and industrialists, their hints and reviews: what they need is loaded when they are wanted."""

from collections.abc import Generator, Mapping, Sequence

from game.core.assessment import Assessment
from game.core.hint import Advice
from game.core.rng import Rng
from game.core.rules import Bot, Event, Seat
from game.games.divercity.actions import Action
from game.games.divercity.state import DiverCityView


def bots() -> Mapping[str, Bot]:
    """The computer players, by level."""
    from game.games.divercity.bots.players import BOTS

    return BOTS


def advise(view: DiverCityView, seat: Seat, history: Sequence[Event], rng: Rng) -> Advice:
    """As `adviser.advise`."""
    from game.games.divercity.bots.adviser import advise

    return advise(view, seat, history, rng)


def assess(
    view: DiverCityView, seat: Seat, history: Sequence[Event], action: Action, rng: Rng, effort: float = 1.0
) -> Generator[None, None, Assessment]:
    """As `assessor.assess`."""
    from game.games.divercity.bots.assessor import assess

    return assess(view, seat, history, action, rng, effort)
