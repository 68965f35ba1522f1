"""Computer players of AQUA. They see what a person in their seat sees."""

from collections.abc import Mapping
from functools import partial

from game.core.rules import Adviser, Bot
from game.games.aqua.bots.adviser import advise
from game.games.aqua.bots.expert import expert
from game.games.aqua.bots.next_step import easy, medium, random


def bots(effort: float = 1.0) -> Mapping[str, Bot]:
    """The computer players, by level; `effort`: how much the expert thinks, 1 as much as it should."""
    return {"random": random, "easy": easy, "medium": medium, "expert": partial(expert, effort)}


def adviser(effort: float = 1.0) -> Adviser:
    """Who makes hints; `effort`: as for `bots`."""
    return partial(advise, effort)
