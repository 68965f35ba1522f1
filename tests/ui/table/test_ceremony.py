"""The end of every game that is won by points, as it is told: counted, a breath, places, then light."""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from game.ui.engine.sprite import Sprite
from game.ui.table.counted import CountedTotal
from game.ui.table.podium_nodes import Arriving, Flake, Rising
from tests.support.pilot import FRAME_MS
from tests.support.score import SCORED, ScoreTable, score_table

every_game = pytest.mark.parametrize("game", SCORED)
NEAR = 2.5 * FRAME_MS
"""Milliseconds that may be lost between two frames, at the beginning and at the end."""


class Moment(NamedTuple):
    """A frame of the ceremony.

    Attributes:
        reached: how far all is counted.
        counted: what the totals show.
        ends: what they come to.
        risen: shares of the hills.
        people: how much is seen of those who stand on them.
        sun: how high it stands.
        light: how much is seen of laurel and crown.
        drifting: what drifts through the air.
        heard: until then.
    """

    reached: float
    counted: tuple[int, ...]
    ends: tuple[int, ...]
    risen: tuple[float, ...]
    people: tuple[float, ...]
    sun: float
    light: float
    drifting: frozenset[str]
    heard: tuple[str, ...]


def moment(table: ScoreTable) -> Moment:
    nodes = [node for node in table.scene.stage.nodes if node.visible and node.alpha > 0]
    totals = [node for node in table.scene.stage.nodes if isinstance(node, CountedTotal)]
    rising = [node for node in table.scene.stage.nodes if isinstance(node, Rising)]
    light = [node for node in nodes if isinstance(node, Sprite) and node.name.startswith("podium/")]
    return Moment(
        max(total.count if total.alpha else 0.0 for total in totals),
        tuple(total.counted if total.alpha else 0 for total in totals),
        tuple(total.points for total in totals),
        tuple(node.rise for node in rising if not isinstance(node, Arriving)),
        tuple(node.alpha for node in rising if isinstance(node, Arriving)),
        next((-node.cy for node in light if node.name == "podium/sun"), -9999.0),
        min((node.alpha for node in light if node.name.startswith(("podium/laurel/", "podium/crown/"))), default=0.0),
        frozenset(node.name for node in nodes if isinstance(node, Flake)),
        tuple(table.pilot.sounds),
    )


@cache
def told(game: str) -> list[Moment]:
    """The whole ceremony, frame by frame, until nothing moves."""
    table = score_table(game, size=(640, 360), animation="full")
    moments = [moment(table)]
    while table.scene.timeline.moving:
        table.pilot.step(FRAME_MS)
        moments.append(moment(table))
    return moments


def ms(frames: list[bool]) -> float:
    """How long something was so."""
    return sum(frames) * FRAME_MS


@every_game
def test_all_totals_count_at_one_pace_and_each_stops_at_its_own_end_after_1200_milliseconds(game: str) -> None:
    moments = told(game)
    counting = [one for one in moments if 0 < one.reached < max(one.ends)]
    assert len(counting) * FRAME_MS == pytest.approx(1200, abs=NEAR)
    for one in counting:
        assert one.counted == tuple(min(end, round(one.reached)) for end in one.ends), "nobody runs ahead"
    assert all(before.reached <= after.reached for before, after in pairwise(moments)), "a total never goes back"


@every_game
def test_a_note_is_heard_when_it_begins_and_a_higher_one_whenever_a_total_stands(game: str) -> None:
    moments = told(game)
    first = next(i for i, one in enumerate(moments) if one.reached > 0)
    start = len(moments[first - 1].heard)
    for one in moments[first:]:
        notes = one.heard[start:]
        standing = {0, *(end for end in one.ends if end <= round(one.reached))}
        if one.reached < max(one.ends):
            assert list(notes) == sorted({*notes}) and all(note.startswith("point-") for note in notes)
            assert abs(len(notes) - len(standing)) <= 1


@every_game
def test_after_the_counting_comes_a_breath_of_half_a_second(game: str) -> None:
    counted = [one.reached == max(one.ends) and max(one.risen) == 0 for one in told(game)]
    assert ms(counted) == pytest.approx(500, abs=NEAR)


@every_game
def test_who_stands_on_a_hill_is_seen_only_when_it_is_almost_there(game: str) -> None:
    for one in told(game)[1:]:
        for risen, seen in zip(one.risen, one.people, strict=True):
            assert seen == (0 if risen <= 0.85 else pytest.approx((risen - 0.85) / 0.15))


@every_game
def test_each_place_rises_in_350_milliseconds_180_after_the_one_behind_it(game: str) -> None:
    moments = told(game)
    podium = score_table(game, size=(640, 360)).scene.page.podium()
    places = reversed(range(len(moments[0].risen)))
    hills = [tuple(i for i, one in enumerate(moments) if 0 < one.risen[place] < 1) for place in places]
    rising = list(dict.fromkeys(hills))
    assert len(rising) == min(3, len(podium.places)), "hills of one place rise together"
    for frames in rising:
        assert len(frames) * FRAME_MS == pytest.approx(350, abs=NEAR)
    for before, after in pairwise(rising):
        assert (after[0] - before[0]) * FRAME_MS == pytest.approx(180, abs=NEAR)


@every_game
def test_only_then_the_sun_climbs_the_laurel_grows_and_24_petals_drift_away(game: str) -> None:
    moments = told(game)
    dark = [one for one in moments if min(one.risen) < 1]
    assert not any(one.drifting or one.light for one in dark) and len({one.sun for one in dark}) == 1
    bright = moments[len(dark) :]
    suns = [one.sun for one in bright if one.sun > -9999]
    assert suns == sorted(suns) and suns[-1] - suns[0] > 50, "the sun climbs"
    lights = [one.light for one in bright]
    assert lights == sorted(lights) and lights[-1] == 1
    assert len(frozenset[str]().union(*(one.drifting for one in bright))) == 24
    assert 2000 < ms([bool(one.drifting) for one in bright]) <= 2400
    assert not moments[-1].drifting


@every_game
@pytest.mark.parametrize("share", [0.1, 0.4, 0.6, 0.75, 0.9])
def test_one_press_at_any_moment_of_it_leaves_nothing_to_wait_for(game: str, share: float) -> None:
    frames = next(i for i, one in enumerate(told(game)) if one.light == 1)
    table = score_table(game, size=(640, 360), animation="full")
    table.pilot.step(share * frames * FRAME_MS)
    assert table.scene.timeline.busy
    table.pilot.app.step(FRAME_MS, [table.pilot.key_event("Return")])
    table.pilot.step(160)
    assert table.scene.told and not table.scene.timeline.busy
    assert table.scene.chosen[0] is None, "the key only shortened the waiting"


@every_game
def test_it_is_short_where_little_moves_and_nothing_drifts(game: str) -> None:
    table, passed = score_table(game, size=(640, 360), animation="basic"), 0
    while not table.scene.told:
        table.pilot.step(FRAME_MS)
        passed += FRAME_MS
    assert passed <= 900
    while table.scene.timeline.moving:
        table.pilot.step(FRAME_MS)
        assert not moment(table).drifting
