"""Computer players of AQUA. They see what a person in their seat sees."""

from collections.abc import Mapping
from functools import partial

from game.bots.tempers import Temper
from game.core.rules import Adviser, Bot
from game.games.aqua.bots.adviser import advise
from game.games.aqua.bots.expert import expert
from game.games.aqua.bots.next_step import easy, medium, random
from game.games.aqua.bots.tempers import liking


def bots(effort: float = 1.0, temper: Temper | None = None) -> Mapping[str, Bot]:
    """The computer players, by level.

    Args:
        effort: how much the expert thinks, 1 as much as it should.
        temper: what they like, if anything.
    """
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


def adviser(effort: float = 1.0) -> Adviser:
    """Who makes hints; `effort`: as for `bots`."""
    return partial(advise, effort)
