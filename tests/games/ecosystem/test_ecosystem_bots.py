"""How well the computer players play. The margins are wide: the numbers are fixed by the seeds."""

from collections import Counter

import pytest

from game.bots.think import finish, play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.ecosystem.actions import Give, Keep, Pick, Place, Swap
from tests.games.ecosystem.boards import all_placed, play, table
from tests.games.ecosystem.editions import GAMES

BOTS = GAMES["forest"].bots
WHALES = {"W": "whale", "T": "turtle"}


def games(edition: str, levels: tuple[str, ...], count: int) -> list[Session]:
    """Finished games in which the levels change seats."""
    played = []
    for seed in range(count):
        shift = seed % len(levels)
        order = levels[shift:] + levels[:shift]
        session = Session.new(GAMES[edition], order, seed=seed, bots=dict(enumerate(order)))
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


@pytest.mark.parametrize(("edition", "gap"), [("forest", 6), ("ocean", 3), ("savanna", 10)])
def test_each_level_clearly_beats_the_one_below(edition: str, gap: int) -> None:
    points = means(games(edition, ("random", "easy", "medium"), 18))
    assert points["easy"] > points["random"] + 8
    assert points["medium"] > points["easy"] + gap


def mean(sessions: list[Session]) -> float:
    """Points per seat and game."""
    return sum(sheet.total for session in sessions for sheet in session.sheets()) / (3 * len(sessions))


@pytest.mark.parametrize(("edition", "points"), [("forest", 38), ("ocean", 47), ("savanna", 42)])
def test_random_play_scores_as_the_rules_page_says(edition: str, points: int) -> None:
    """Section 5. In Ocean about 49 before the whales turn something that costs two or three."""
    assert abs(mean(games(edition, ("random",) * 3, 24)) - points) < 4


@pytest.mark.parametrize(("edition", "points"), [("forest", 66), ("ocean", 82), ("savanna", 79)])
def test_medium_play_scores_at_least_as_the_rules_page_says(edition: str, points: int) -> None:
    """Section 5: what one gets who weighs every next step."""
    assert points - 4 < mean(games(edition, ("medium",) * 3, 6)) < points + 9


@pytest.mark.parametrize(("edition", "margin"), [("forest", 50), ("ocean", 48), ("savanna", 63)])
def test_medium_reaches_the_margin_of_the_rules_page_alone(edition: str, margin: int) -> None:
    """Section 5."""
    margins = [session.outcome.margin or 0 for session in games(edition, ("medium",), 8) if session.outcome]
    assert abs(sum(margins) / len(margins) - margin) < 13


def played_on(game: Session) -> Session:
    """Ana's computer decides whatever is left."""
    while game.actors:
        game.submit(finish(game.game.bots["medium"](game.view(0), game.events(0), Rng(1))))
    return game


def test_whales_flip_what_costs_least_and_the_rivals_whales_what_costs_most() -> None:
    boards = "KWTKT/CCKTT/PPPGG/NNNBB", "KWTKT/CCKTT/PPPGG/NNNBB"
    game = played_on(all_placed("ocean", boards))
    assert game.position()["face_down"] == [[[1, 1]], [[0, 0]]]


def test_thoughts_about_whales_pause_more_often() -> None:
    """Every whale tries all that it may turn, for every place that is weighed."""

    def pauses(front: str) -> int:
        game = table(("Ana",), front, edition="ocean")
        for column in range(3):
            play(game, f"0 pick {WHALES[front[0]]}", f"0 place {column},0", "0 give coral")
        return sum(1 for _ in GAMES["ocean"].bots["medium"](game.view(0), (), Rng(1)))

    assert pauses("WWWCCCKPGN") > 1.5 * pauses("TTTCCCKPGN")


def test_lions_take_the_best_prey_and_the_rivals_lions_the_worst() -> None:
    board = "LPWWV/TTTTG/GFFFF/WTTPP"
    game = played_on(all_placed("savanna", (board, board)))
    assert game.position()["face_down"] == [[[1, 4]], [[2, 0]]]


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
