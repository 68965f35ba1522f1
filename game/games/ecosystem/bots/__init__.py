"""Computer players of Ecosystem, their hints and reviews: what they need is loaded when they are wanted.

They see what a person in their seat sees.
"""

from collections.abc import Generator, Mapping, Sequence
from functools import partial

from game.bots.tempers import Temper
from game.core.arrangement import Arrangement, Arranger
from game.core.assessment import Assessment, Assessor
from game.core.hint import Advice
from game.core.rng import Rng
from game.core.rules import Adviser, Bot, Event, Seat
from game.games.ecosystem.actions import Action
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.state import EcosystemView

PLAYED_OUT = frozenset({"forest", "ocean", "savanna"})
"""The editions that are written down in `compact`, so that games can be played out."""


def bots(edition: Edition, effort: float = 1.0, temper: Temper | None = None) -> Mapping[str, Bot]:
    """The computer players of an edition, by level; the expert where playouts are possible.

    Args:
        edition: the edition.
        effort: how much the expert thinks, 1 as much as it should.
        temper: what they like, if anything.
    """
    from game.games.ecosystem.bots.expert import expert
    from game.games.ecosystem.bots.next_step import easy, medium, random
    from game.games.ecosystem.bots.tempers import liking

    likes = partial(liking, edition, temper)
    levels: dict[str, Bot] = {
        "random": random,
        "easy": partial(easy, edition, liking=likes("easy")),
        "medium": partial(medium, edition, liking=likes("medium")),
    }
    if edition.id in PLAYED_OUT:
        levels["expert"] = partial(expert, edition, effort, liking=likes("expert"))
    return levels


def tempered(edition: Edition, effort: float = 1.0) -> Mapping[str, Mapping[str, Bot]]:
    """The same of each temper that means something; the arguments are those of `bots`."""
    from game.games.ecosystem.bots.tempers import meaningful

    return {temper: bots(edition, effort, temper) for temper in meaningful(edition)}


def adviser_for(edition: Edition, effort: float = 1.0) -> Adviser | None:
    """Who makes hints in an edition: nobody where playouts are not possible. `effort`: as for `bots`."""

    def advised(view: EcosystemView, seat: Seat, history: Sequence[Event], rng: Rng) -> Advice:
        from game.games.ecosystem.bots.adviser import advise

        return advise(edition, effort, view, seat, history, rng)

    return advised if edition.id in PLAYED_OUT else None


def assessor_for(edition: Edition) -> Assessor | None:
    """Who judges the decisions of a finished game, where playouts are possible."""

    def assess(
        view: EcosystemView, seat: Seat, history: Sequence[Event], action: Action, rng: Rng, effort: float = 1.0
    ) -> Generator[None, None, Assessment]:
        from game.games.ecosystem.bots.assessor import assess

        return assess(edition, view, seat, history, action, rng, effort)

    return Assessor(assess, half=4.0) if edition.id in PLAYED_OUT else None


def arranger(edition: Edition, effort: float = 1.0) -> Arranger | None:
    """Who finds the best arrangement of an ecosystem, where there is a compact board; `effort`: as for `bots`."""

    def arranged(view: EcosystemView, seat: Seat) -> Generator[float, None, Arrangement[EcosystemView]]:
        from game.games.ecosystem.bots.arranging import arrange

        return arrange(edition, effort, view, seat)

    return arranged if edition.id in PLAYED_OUT else None
