"""Computer players of AQUA, their hints and reviews: what they need is loaded when they are wanted.

They see what a person in their seat sees.
"""

from collections.abc import Generator, Mapping, Sequence
from functools import partial

from game.bots.tempers import Temper
from game.core.assessment import Assessment
from game.core.hint import Advice
from game.core.rng import Rng
from game.core.rules import Adviser, Bot, Event, Seat
from game.games.aqua.actions import Action
from game.games.aqua.state import AquaView


def bots(effort: float = 1.0, temper: Temper | None = None) -> Mapping[str, Bot]:
    """The computer players, by level.

    Args:
        effort: how much the expert thinks, 1 as much as it should.
        temper: what they like, if anything.
    """
    from game.games.aqua.bots.expert import expert
    from game.games.aqua.bots.next_step import easy, medium, random
    from game.games.aqua.bots.tempers import liking

    likes = partial(liking, temper)
    return {
        "random": random,
        "easy": partial(easy, liking=likes("easy")),
        "medium": partial(medium, liking=likes("medium")),
        "expert": partial(expert, effort, liking=likes("expert")),
    }


def tempered(effort: float = 1.0) -> Mapping[str, Mapping[str, Bot]]:
    """The same of each temper; `effort`: as for `bots`."""
    return {temper: bots(effort, temper) for temper in Temper}


def adviser_for(effort: float = 1.0) -> Adviser:
    """Who makes hints; `effort`: as for `bots`."""

    def advised(view: AquaView, seat: Seat, history: Sequence[Event], rng: Rng) -> Advice:
        from game.games.aqua.bots.adviser import advise

        return advise(effort, view, seat, history, rng)

    return advised


def assess(
    view: AquaView, seat: Seat, history: Sequence[Event], action: Action, rng: Rng, effort: float = 1.0
) -> Generator[None, None, Assessment]:
    """As `assessor.assess`."""
    from game.games.aqua.bots.assessor import assess

    return assess(view, seat, history, action, rng, effort)
