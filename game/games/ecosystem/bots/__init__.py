"""Computer players of Ecosystem. They see what a person in their seat sees."""

from collections.abc import Mapping
from functools import partial

from game.bots.tempers import Temper
from game.core.arrangement import Arranger
from game.core.assessment import Assessor
from game.core.rules import Adviser, Bot
from game.games.ecosystem.bots.adviser import advise
from game.games.ecosystem.bots.arranging import arrange
from game.games.ecosystem.bots.assessor import assess
from game.games.ecosystem.bots.compact import WRITTEN
from game.games.ecosystem.bots.expert import expert
from game.games.ecosystem.bots.next_step import easy, medium, random
from game.games.ecosystem.bots.tempers import liking, meaningful
from game.games.ecosystem.edition import Edition


def bots(edition: Edition, effort: float = 1.0, temper: Temper | None = None) -> Mapping[str, Bot]:
    """The computer players of an edition, by level; the expert where playouts are possible.

    Args:
        edition: the edition.
        effort: how much the expert thinks, 1 as much as it should.
        temper: what they like, if anything.
    """
    likes = partial(liking, edition, temper)
    levels: dict[str, Bot] = {
        "random": random,
        "easy": partial(easy, edition, liking=likes("easy")),
        "medium": partial(medium, edition, liking=likes("medium")),
    }
    if edition.id in WRITTEN:
        levels["expert"] = partial(expert, edition, effort, liking=likes("expert"))
    return levels


def tempered(edition: Edition, effort: float = 1.0) -> Mapping[str, Mapping[str, Bot]]:
    """The same of each temper that means something; the arguments are those of `bots`."""
    return {temper: bots(edition, effort, temper) for temper in meaningful(edition)}


def adviser(edition: Edition, effort: float = 1.0) -> Adviser | None:
    """Who makes hints in an edition: nobody where playouts are not possible. `effort`: as for `bots`."""
    return partial(advise, edition, effort) if edition.id in WRITTEN else None


def assessor(edition: Edition) -> Assessor | None:
    """Who judges the decisions of a finished game, where playouts are possible."""
    return Assessor(partial(assess, edition), half=4.0) if edition.id in WRITTEN else None


def arranger(edition: Edition, effort: float = 1.0) -> Arranger | None:
    """Who finds the best arrangement of an ecosystem, where there is a compact board; `effort`: as for `bots`."""
    return partial(arrange, edition, effort) if edition.id in WRITTEN else None
