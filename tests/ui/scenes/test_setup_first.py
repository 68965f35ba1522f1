"""Who begins is chosen on the set-up page, at the seats."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import Lineup, SeatChoice
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.setup_draft import Draft
from game.ui.widgets.button import RoundButton
from tests.support.pilot import Pilot

NAMES = ("Ana", "Ben", "Cid")


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with closing(Store.open(tmp_path)) as store:
        draft = Draft.fresh(GAMES["divercity"])
        draft.lineup = Lineup(tuple(SeatChoice(name, style) for style, name in enumerate(NAMES)), 7)
        draft.remember(store)
        yield Pilot(store=store).start(lambda: SetupScene(GAMES["divercity"]))


def first(pilot: Pilot) -> str | None:
    """The name of who begins; None: it is drawn."""
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    seat = scene.draft.effective_options["first"]
    return None if seat == "random" else scene.draft.lineup.seats[seat].name


def test_a_seat_is_chosen_to_begin_and_left_to_chance_again(pilot: Pilot) -> None:
    assert first(pilot) is None
    pilot.press("seat/1/begin")
    assert first(pilot) == "Ben"
    stars = [pilot.node(f"seat/{seat}/begin") for seat in range(3)]
    assert [star.kind for star in stars if isinstance(star, RoundButton)] == ["paper", "gold", "paper"]
    assert stars[1].label == "Begins"
    pilot.press("seat/2/begin")
    assert first(pilot) == "Cid"
    pilot.press("seat/2/begin")
    assert first(pilot) is None


def test_who_begins_keeps_that_in_another_place_and_leaves_with_it(pilot: Pilot) -> None:
    pilot.press("seat/2/begin")
    pilot.press("seat/2/grip")
    assert first(pilot) == "Cid"
    pilot.press("seat/1/remove")
    assert first(pilot) == "Cid"
    pilot.press("seat/0/remove")
    assert first(pilot) is None


def test_who_begins_is_remembered(pilot: Pilot) -> None:
    pilot.press("seat/1/begin")
    draft = Draft.fresh(GAMES["divercity"])
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    scene.leave()
    draft = Draft.remembered(GAMES["divercity"], pilot.app.store)
    assert draft.first_seat == 1


@pytest.mark.parametrize("seed", range(6))
def test_mixed_seats_do_not_change_who_begins(seed: int) -> None:
    draft = Draft.fresh(GAMES["divercity"])
    draft.lineup = Lineup(tuple(SeatChoice(name, style) for style, name in enumerate(NAMES)), 7)
    draft.choose_first(1)
    draft.mix = True
    new = draft.new_game(seed)
    assert new.seats[new.options["first"]].name == "Ben"


def test_the_industrialist_cannot_begin(pilot: Pilot) -> None:
    pilot.press("seat/2/begin")
    pilot.press("option/variants")
    pilot.press("variant/industrialist")
    pilot.press("done")
    assert "seat/1/begin" in pilot.names() and "seat/2/begin" not in pilot.names()
    assert first(pilot) is None


def test_only_a_game_with_a_first_seat_asks_for_it(pilot: Pilot) -> None:
    pilot.press("game/forest")
    assert not [name for name in pilot.names() if name.endswith("/begin")]
