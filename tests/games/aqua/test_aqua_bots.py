"""How well the computer players play AQUA. The margins are wide: the numbers are fixed by the seeds."""

from functools import cache

import pytest

from game.bots.think import finish, play_bots
from game.core.rng import Rng
from game.core.score import Cell
from game.core.session import Session
from game.games.aqua.actions import Grow, Large, Reef, Snail
from game.games.aqua.area import Area, Coral
from game.games.aqua.bots.next_step import WHIM, Judgement
from game.games.aqua.components import ONE_REEF_COLOUR
from game.games.aqua.game import AQUA
from game.games.aqua.geometry import around
from tests.games.aqua.seas import AWAY, EAST, FAR_EAST, HERE, sea, table

SLICES_AT_LEAST = 3


def totals(levels: tuple[str, ...], seeds: range) -> dict[str, float]:
    """Level → mean total of games in which the levels change seats."""
    found: dict[str, list[int]] = {level: [] for level in levels}
    for seed in seeds:
        shift = seed % len(levels)
        order = levels[shift:] + levels[:shift]
        session = Session.new(AQUA, order, seed=seed, bots=dict(enumerate(order)))
        play_bots(session)
        for level, sheet in zip(order, session.sheets()):
            found[level].append(sheet.total)
    return {level: sum(points) / len(points) for level, points in found.items()}


def test_medium_reaches_seventy_five_alone() -> None:
    """AQUA, section 7: a greedy player reaches 83."""
    assert totals(("medium",), range(10))["medium"] >= 75


def test_each_level_clearly_beats_the_one_below() -> None:
    points = totals(("random", "easy", "medium"), range(4))
    assert points["easy"] > points["random"] + 15
    assert points["medium"] > points["easy"] + 15


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_thought_pauses_often(level: str) -> None:
    thought = AQUA.bots[level](table(2, first=0).view(0), (), Rng(1))
    assert sum(1 for _ in thought) >= SLICES_AT_LEAST


def decide(game: Session) -> None:
    game.submit(finish(AQUA.bots["medium"](game.view(0), (), Rng(1))))


def test_in_the_last_round_medium_gets_the_most_a_tile_can_bring() -> None:
    game = Session.new(AQUA, ("Ana",), {}, 2)
    while game.view(0).round < 17:
        decide(game)
    view = game.view(0)
    most = max(AQUA.rules.preview(view, [action])[0].total for action in view.legal[0])
    while game.outcome is None:
        decide(game)
    assert game.sheets()[0].total >= most > view.sheets[0].total


def test_medium_takes_a_large_animal_that_scores() -> None:
    game = next(game for seed in range(9) if (game := until_large(seed)))
    action = finish(AQUA.bots["medium"](game.view(0), (), Rng(1)))
    assert isinstance(action, Large)


def until_large(seed: int) -> Session | None:
    """A game that waits for the decision about a large animal, near its end."""
    game = Session.new(AQUA, ("Ana",), {}, seed)
    while game.outcome is None:
        if game.view(0).phase == "large" and game.view(0).round > 14:
            return game
        decide(game)
    return None


def test_medium_takes_the_snail_only_while_it_costs_little() -> None:
    game = Session.new(AQUA, ("Ana", "Ben"), {}, 2, {0: "medium", 1: "medium"})
    play_bots(game)
    snails = [entry for entry in game.entries if isinstance(entry.action, Snail)]
    grown = [entry for entry in game.entries if isinstance(entry.action, Grow)]
    assert 0 < len(snails) < len(grown) / 2


def judged(area: Area) -> float:
    return Judgement.of(table(2, first=0).view(0), 0).worth(area)


def begun(corner: Cell, corals: int) -> dict[Coral, str]:
    """A blue habitat around a corner, of which there are only so many corals."""
    return dict.fromkeys(around(corner)[3 - corals :], "B")


def test_medium_sees_a_habitat_coming() -> None:
    worths = [judged(sea({}, begun(HERE, corals))) for corals in range(3)]
    assert worths == sorted(set(worths))


def test_medium_likes_a_habitat_in_company() -> None:
    beside, elsewhere = (sea({corner: "R"}, begun(EAST, 2)) for corner in (FAR_EAST, AWAY))
    assert judged(beside) > judged(elsewhere)


def test_a_computer_may_name_a_reef_and_tick() -> None:
    game = Session.new(AQUA, ("Ana", "Ben"), {"modification": 6}, 4, {0: "medium", 1: "easy"})
    play_bots(game)
    assert None not in game.view(None).reef_colours
    assert game.actors == ()


def test_easy_leaves_the_snail_alone() -> None:
    game = table(2, first=0)
    action = finish(AQUA.bots["easy"](game.view(0), (), Rng(1)))
    assert isinstance(action, Grow)


@cache
def about_to_name(seed: int) -> Session:
    """A game with modification 6, played greedily until a colour is to be named."""
    game = Session.new(AQUA, ("Ana",), {"modification": ONE_REEF_COLOUR}, seed)
    while not isinstance(next(iter(game.view(0).legal[0])), Reef):
        view = game.view(0)
        legal = [action for action in view.legal[0] if not isinstance(action, Snail)]
        game.submit(max(legal, key=lambda action: AQUA.rules.preview(view, [action])[0].total))
    return game


@pytest.mark.parametrize("level", ["easy", "medium", "expert"])
def test_the_colour_that_is_named_is_the_one_whose_reefs_bring_most(level: str) -> None:
    """AQUA, section 6, modification 6. A beginner misjudges by less than `WHIM` points."""
    for seed in (1, 2):
        view = about_to_name(seed).view(0)
        points = {action: AQUA.rules.preview(view, [action])[0].total for action in view.legal[0]}
        assert max(points.values()) >= min(points.values()) + WHIM, "there is something to choose"
        named = finish(AQUA.bots[level](view, (), Rng(seed)))
        assert points[named] > max(points.values()) - (WHIM if level == "easy" else 1)
