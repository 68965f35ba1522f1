"""At every table that counts points they are seen to travel from where they were won to the row they count in."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.table.points import Glow, Travelling
from game.ui.table.pool import PaintedNode
from tests.support.watching import Step, Watched, watched

Watching = Callable[..., Watched]


@pytest.fixture
def watching(tmp_path: Path) -> Iterator[Watching]:
    """Sits down before a decision of a recorded game."""
    store = Store.open(tmp_path)
    yield partial(watched, store)
    store.close()


@pytest.mark.parametrize(
    ("game", "row", "goal"),
    (
        ("forest-2", "stream", "score/stream"),
        ("ocean-2", "shark", "score/shark"),
        ("savanna-2", "lion", "score/lion"),
        ("aqua-2", "small", "tally/small"),
        ("aqua-2", "reefs", "tally/reefs"),
        ("aqua-2", "large", "tally/large"),
    ),
)
def test_a_badge_flies_to_its_row_which_glows_and_only_then_counts(
    watching: Watching, game: str, row: str, goal: str
) -> None:
    at = watching(game, lambda step: step.gained(0, row) > 0)
    number, stage = at.table.stage[goal], at.table.stage
    assert isinstance(number, PaintedNode)
    before, flown, shone = number.drawable, 0, 0
    for _ in at.told():
        badge, glow = stage.get(f"travel/{goal}"), stage.get(f"travel/glow/{goal}")
        if badge is None or not badge.visible:
            shone += isinstance(glow, Glow) and glow.visible
            continue
        assert isinstance(badge, Travelling)
        assert number.kept == before != number.drawable, "it counts when the badge has come"
        flown += 1
    assert flown * 16 == pytest.approx(420, abs=32) and shone * 16 == pytest.approx(480, abs=32)
    assert number.kept is None and badge is not None and badge.centre == pytest.approx(number.centre)


def test_points_that_fly_are_not_seen_where_they_were_won_as_well(watching: Watching) -> None:
    at = watching("forest-3", lambda step: any(step.gained(0, row) > 0 for row in step.after[0]))
    twice = 0
    for _ in at.told():
        pill = at.table.stage.get("travel/pop/0")
        ways = [node.way for node in at.table.stage.nodes if isinstance(node, Travelling)]
        twice += pill is not None and pill.alpha > 0.1 and max(ways, default=0.0) > 0.2
    assert not twice


@pytest.mark.parametrize(("game", "event"), (("ocean-1", "CardsTurned"), ("forest-3", "CardsSwapped")))
def test_what_a_turned_or_swapped_card_changes_travels_too(watching: Watching, game: str, event: str) -> None:
    def changes(step: Step) -> bool:
        told = any(type(one).__name__ == event for one in step.events)
        return told and not any(type(one).__name__ == "CardPlaced" for one in step.events) and moved(step)

    def moved(step: Step) -> bool:
        return any(step.gained(0, row) for row in step.after[0])

    at = watching(game, changes)
    flying = {badge.name for _ in at.told() for badge in at.table.stage.nodes if isinstance(badge, Travelling)}
    assert flying == {f"travel/score/{row}" for row in at.step.after[0] if at.step.gained(0, row)}


@pytest.mark.parametrize("game", ("forest-3", "aqua-3"))
def test_the_panel_of_another_seat_answers_what_it_gains(watching: Watching, game: str) -> None:
    at = watching(game, lambda step: sum(step.after[1].values()) > sum(step.before[1].values()))
    assert any((glow := at.table.stage.get("travel/glow/seat/1")) is not None and glow.visible for _ in at.told())


def test_the_panel_of_another_seat_counts_when_it_answers(watching: Watching) -> None:
    at = watching("forest-3", lambda step: sum(step.after[1].values()) > sum(step.before[1].values()))
    panel, stage = at.table.stage["seat/1"], at.table.stage
    assert isinstance(panel, PaintedNode)
    waited = 0
    for _ in at.told():
        glow, pill = stage.get("travel/glow/seat/1"), stage.get("travel/pop/1")
        if glow is None or pill is None:
            continue
        assert panel.kept is None or not glow.visible
        waited += panel.kept is not None
    assert waited * 16 == pytest.approx(300, abs=32) and panel.kept is None


def on_their_way(at: Watched) -> bool:
    ways = [node.way if isinstance(node, Travelling) else node.shine / 0.45 for node in at.table.stage.nodes
            if isinstance(node, Travelling | Glow)]  # fmt: skip
    return any(0 < way < 1 for way in ways)


@pytest.mark.parametrize("game", ("forest-3", "aqua-2", "aqua-4"))
def test_the_game_does_not_end_before_its_last_points_have_arrived(watching: Watching, game: str) -> None:
    at = watching(game, lambda step: type(step.events[-1]).__name__ == "GameEnded")
    under = [on_their_way(at) for _ in at.told()]
    assert any(under) and at.pilot.scene.name == "score" and not under[-1]
