"""Sitting down at a table, again and again."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.kept.restored import restored
from game.ui.scenes.title import TitleScene
from game.ui.table.style import TableStyle
from tests.pilot.play import at_title, by_mouse, session, sit_down, table
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def test_a_new_game_is_in_the_store_before_its_first_card_is_dealt(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", show_scores=False, pace="unhurried")
    [running] = pilot.store.running()
    kept, style = restored(running)
    assert kept.names == ("Ana", "Wren")
    assert kept.bots == {1: "easy"}
    assert kept.record.header["deal"] == session(pilot).record.header["deal"]
    assert style == TableStyle((0, 1), show_scores=False, pace="unhurried")


def test_only_persons_become_profiles(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    assert [profile.name for profile in pilot.store.profiles()] == ["Ana"]


def test_a_game_that_cannot_be_read_stays_where_it_is(pilot: Pilot) -> None:
    sit_down(pilot, "Ana")
    [running] = pilot.store.running()
    pilot.store.append(running.id, "0 place 9,9")
    [damaged] = pilot.store.running()
    pilot.app.go_home()
    pilot.app.continue_game(damaged)
    pilot.step(100)
    assert pilot.scene.name == "title"
    assert "This game cannot be read any more. It stays where it is." in pilot.texts()
    assert pilot.store.running() == [damaged]


def test_a_damaged_plan_makes_no_fault(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    [running] = pilot.store.running()
    pilot.store.append(running.id, plans={0: ["0 dance"]})
    [damaged] = pilot.store.running()
    pilot.app.go_home()
    pilot.app.continue_game(damaged)
    assert pilot.scene.name == "title"


def test_a_game_that_is_not_installed_makes_no_fault(pilot: Pilot) -> None:
    header = '{"format": 1, "game": "checkers", "version": 1, "options": {}, "seats": ["Ana"], "seed": 1}'
    pilot.store.begin(header, {0: "Ana"})
    [unknown] = pilot.store.running()
    pilot.app.continue_game(unknown)
    pilot.step(100)
    assert pilot.scene.name == "title"


def test_several_games_wait_side_by_side(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy")
    by_mouse(pilot)
    pilot.app.go_home()
    sit_down(pilot, "Bruno")
    pilot.key("Escape")
    pilot.click("home")
    assert len(pilot.store.running()) == 2
    pilot.click("continue")
    assert session(pilot).names == ("Bruno",), "the one touched last comes first"
    pilot.key("Escape")
    pilot.click("home")
    pilot.click("continue/next")
    pilot.click("continue")
    assert session(pilot).names == ("Ana", "Wren")
    assert len(session(pilot).entries) > 0


@pytest.mark.parametrize(
    "kept",
    (
        {},
        {"styles": [1, 1]},
        {"styles": [1, 99]},
        {"styles": [[1], [2]]},
        {"styles": "red"},
        {"pace": "frantic"},
        {"pace": []},
        {"show_gains": "yes"},
        {"unknown": 1},
    ),
    ids=str,
)
def test_a_table_whose_wishes_were_lost_has_the_usual_ones(kept: dict[str, object]) -> None:
    assert TableStyle.of(kept, 2) == TableStyle((0, 1))


def test_a_table_keeps_all_its_wishes() -> None:
    style = TableStyle((4, 2), False, False, False, True, "instant")
    assert TableStyle.of(json.loads(json.dumps(style.data())), 2) == style


def test_people_may_leave_and_come_back_as_often_as_they_like(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", "Rowan:easy")
    for _ in range(3):
        by_mouse(pilot)
        played = len(session(pilot).entries)
        pilot.key("Escape")
        pilot.click("home")
        pilot.store.close()
        pilot = Pilot(store=Store.open(tmp_path), data=tmp_path).start(TitleScene)
        pilot.click("continue")
        assert len(session(pilot).entries) == played
        assert table(pilot).style.pace == "instant"
    pilot.store.close()
