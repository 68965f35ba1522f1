"""When the notes of the first games of AQUA come up."""

from dataclasses import replace
from typing import Any

import pytest

from game.games.aqua.area import Area
from game.games.aqua.components import FOUR_COLOURS, GREATER_REEFS, ONE_REEF_COLOUR, REEFS_BY_CORALS, REEFS_BY_LARGE
from game.games.aqua.geometry import around
from game.games.aqua.state import ATTRACT, GROW, LARGE, AquaView
from game.games.aqua.view.first_notes import NOTES
from game.games.aqua.view.layer import Lens
from game.games.aqua.view.lesson import AquaTerms
from game.games.aqua.view.parts.spots import REEF_ROOM, Spot
from game.games.aqua.view.places import fitted, growing_room
from game.levels.tables import load_table
from game.ui.engine.stage import Stage
from game.ui.first_notes.slip import SLIP_W
from game.ui.first_notes.values import Lights
from game.ui.lessons.placing import hides, place_note
from tests.games.aqua.seas import HERE, beside_reef, sea, table


def lights(name: str, area: Area | None = None, players: int = 2, **changes: Any) -> Lights | None:
    """What a note lights for seat 0 at the beginning of a game, with this reef and these changes."""
    view = table(players).view(0)
    assert isinstance(view, AquaView)
    areas = (area, *view.areas[1:]) if area is not None else view.areas
    return next(note for note in NOTES if note.name == name).lights(replace(view, areas=areas, **changes), 0)


def test_a_habitat_that_lacks_one_coral() -> None:
    first, second, _ = around(HERE)
    assert lights("chance", sea({}, {first: "R", second: "R"})) == (f"chance:{HERE[0]},{HERE[1]}",)
    assert lights("chance", sea({}, {first: "R"})) is None


def test_the_snail_that_waits_once_the_first_rounds_are_over() -> None:
    assert lights("snail", players=3, round=3, order=(1, 0, 2)) == ("snail",)
    assert lights("snail", players=3, round=2, order=(1, 0, 2)) is None
    assert lights("snail", players=3, round=3, order=(1, 0, 2), snail=1) is None
    assert lights("snail", players=3, round=3, order=(1, 0, 2), phase=LARGE) is None
    assert lights("snail", players=1, round=3, order=(1, 0)) is None


def test_whoever_starts_a_round_has_just_had_the_snail_and_is_told_nothing_of_it_where_others_can_be() -> None:
    assert lights("snail", players=3, round=3, order=(0, 1, 2)) is None
    assert lights("snail", players=2, round=3, order=(0, 1)) == ("snail",)


def test_whoever_plays_last_gets_the_snail_anyway_and_is_told_nothing_of_it() -> None:
    assert lights("snail", players=2, round=3, order=(1, 0)) is None
    assert lights("snail", players=3, round=3, order=(1, 2, 0)) is None


def test_what_is_to_be_decided() -> None:
    assert (lights("large", phase=LARGE), lights("large", phase=GROW)) == (("piles",), None)
    assert (lights("contested", phase=ATTRACT), lights("contested", phase=GROW)) == (("reef",), None)


def test_a_reef_with_an_animal_beside_it() -> None:
    found = lights("reef", beside_reef(3))
    assert found is not None and found[0].startswith("corals:")
    assert lights("reef", beside_reef(3, reef=False)) is None


@pytest.mark.parametrize("changed", [GREATER_REEFS, REEFS_BY_CORALS, REEFS_BY_LARGE, ONE_REEF_COLOUR])
def test_nothing_is_said_of_reefs_where_they_pay_in_another_way(changed: int) -> None:
    view = table(2).view(0)
    assert isinstance(view, AquaView)
    assert lights("reef", beside_reef(3), terms=replace(view.terms, modification=changed)) is None


def test_nothing_is_said_of_animals_that_run_short_where_a_fifth_colour_is_what_one_may_not_have() -> None:
    view = table(2).view(0)
    assert isinstance(view, AquaView)
    assert lights("contested", phase=ATTRACT, terms=replace(view.terms, modification=FOUR_COLOURS)) is None


def test_a_goal_that_pays() -> None:
    assert lights("goal") is None
    paying = lights("goal", beside_reef(5))
    assert paying is not None and paying[0].startswith("goal/")


def test_a_pile_that_runs_out() -> None:
    view = table(2).view(0)
    assert isinstance(view, AquaView)
    view.__dict__["small_left"] = {"R": 12, "Y": 0, "G": 3}
    supply = next(note for note in NOTES if note.name == "supply")
    assert supply.lights(view, 0) == ("supply/G",), "none left is too late to say"
    assert lights("supply") is None


def test_alone_a_note_has_a_place_beside_the_grades() -> None:
    terms, zones = AquaTerms(), load_table("aqua", 1).zones
    free = [zones[name] for name in ("market", "reef", *terms.board)]
    note = place_note(SLIP_W, 200, None, free, tuple(zones.values()))
    assert "grade" in terms.board
    assert not hides(note, free)


def test_in_the_water_a_note_lies_beside_the_reef_and_all_it_may_grow_to() -> None:
    terms, zones, stage, lens = AquaTerms(), load_table("aqua", 1).zones, Stage(), Lens()
    area = table(1).view(0).areas[0]
    lens.set(fitted(zones["reef"], (*area.edges, *growing_room(area))))
    room = Spot(REEF_ROOM, lens, zones["reef"])
    stage.add(room)
    for middles in (growing_room(area), tuple(area.edges)):
        room.middles = middles
        right, left, log = terms.spare(zones, stage)
        assert not any(hides(one.place, [box]) for one in (right, left) for box in room.boxes)
        assert right.place.right < zones["reef"].right and right.place.bottom < zones["reef"].bottom
        assert log.place == zones["log"] and log.whole
    assert right.place.h > 200, "beside a small reef there is room for a note"
