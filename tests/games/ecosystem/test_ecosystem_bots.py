"""How well the computer players play Forest. The margins are wide: the numbers are fixed by the seeds."""

from collections import Counter

import pytest

from game.bots.think import finish, play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.ecosystem.actions import Give, Keep, Pick, Place, Swap
from game.games.registry import GAMES
from tests.games.ecosystem.boards import play, table

FOREST = GAMES["forest"]
BOTS = FOREST.bots


def games(levels: tuple[str, ...], count: int) -> list[Session]:
    """Finished games in which the levels change seats."""
    played = []
    for seed in range(count):
        shift = seed % len(levels)
        order = levels[shift:] + levels[:shift]
        session = Session.new(FOREST, order, seed=seed, bots=dict(enumerate(order)))
        play_bots(session)
        played.append(session)
    return played


def means(sessions: list[Session]) -> Counter[str]:
    """Level → points per game."""
    totals: Counter[str] = Counter()
    for session in sessions:
        for level, sheet in zip(session.names, session.sheets()):
            totals[level] += sheet.total
    return Counter({level: total // len(sessions) for level, total in totals.items()})


def test_each_level_clearly_beats_the_one_below() -> None:
    points = means(games(("random", "easy", "medium"), 12))
    assert points["easy"] > points["random"] + 8
    assert points["medium"] > points["easy"] + 6


def test_random_play_scores_as_the_rules_page_says() -> None:
    """Section 5: about 38 in a game of three."""
    sessions = games(("random", "random", "random"), 40)
    mean = sum(sheet.total for session in sessions for sheet in session.sheets()) / (3 * len(sessions))
    assert 35 < mean < 42


def test_medium_passes_the_solo_challenge_more_often_than_not() -> None:
    """Section 5: a margin of about 50."""
    margins = [session.outcome.margin or 0 for session in games(("medium",), 8) if session.outcome]
    assert 35 < sum(margins) / len(margins) < 60


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_last_meadow_goes_beside_the_others(level: str) -> None:
    game = table(("Ana",), "MMMMMFFFFF FFFFF")
    for column in range(4):
        play(game, "0 pick meadow", f"0 place {column},0", "0 give fox")
    play(game, "0 pick meadow")
    action = finish(BOTS[level](game.view(0), (), Rng(1)))
    assert action in {Place(0, cell) for cell in ((-1, 0), (4, 0), *((c, r) for c in range(4) for r in (-1, 1)))}


def test_medium_swaps_when_that_is_worth_something_and_keeps_when_not() -> None:
    game = play(table(("Ana",), "SRTTTTTTTT"), "0 pick stream", "0 place 0,0", "0 give trout", "0 pick trout")
    play(game, "0 place 1,0", "0 give trout", "0 pick hare", "0 place 2,0")
    before = game.sheets()[0].total
    action = finish(BOTS["medium"](game.view(0), (), Rng(1)))
    assert isinstance(action, Keep | Swap)
    game.submit(action)
    assert game.sheets()[0].total >= before


def test_medium_gives_the_rival_what_helps_it_least() -> None:
    game = play(table(("Ana",), "SWDWWWWWWW"), "0 pick stream", "0 place 0,0")
    assert finish(BOTS["medium"](game.view(0), (), Rng(1))) == Give(0, "dragonfly")


def test_medium_takes_what_scores() -> None:
    game = play(table(("Ana",), "ZMFMMMMMMM"), "0 pick bee", "0 place 0,0", "0 give fox")
    assert finish(BOTS["medium"](game.view(0), (), Rng(1))) == Pick(0, "meadow")
