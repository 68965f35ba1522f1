"""Two people with a gamepad each play a short game: each pad acts in its own turns, and no other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.lineup import SeatChoice
from tests.pilot.play import at_title, session, sit_down, situation
from tests.support.pads import axis, gone, push
from tests.support.pilot import FRAME_MS, Pilot

ANA, BRUNO = 11, 22


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A table of two with a pad each, behind the curtain for Ana."""
    pilot = at_title(tmp_path)
    hold(pilot, Ana=ANA, Bruno=BRUNO)
    sit_down(pilot, "Ana", "Bruno")
    yield pilot
    pilot.store.close()


def hold(pilot: Pilot, **pads: int) -> None:
    """These people hold these pads."""
    for pad in pads.values():
        pilot.app.sitting.number(pad)
    pilot.app.sitting.hold(SeatChoice(name, 0, pad=pad) for name, pad in pads.items())


def where(pilot: Pilot) -> tuple[str, int, str | None, bool]:
    """Everything that a press could change."""
    focus = pilot.scene.focus
    return pilot.scene.name, len(session(pilot).entries), focus.node.name if focus.node else None, focus.show


def take_a_turn(pilot: Pilot, pad: int) -> None:
    """Lifts the curtain and says yes until a decision is taken: a card, its place, Done."""
    before = len(session(pilot).entries)
    push(pilot, "pad a", pad=pad)
    for _ in range(6):
        if len(session(pilot).entries) > before:
            return
        push(pilot, "pad a", pad=pad)
    raise AssertionError("the pad does not act")


def test_each_pad_acts_in_its_own_turns_and_no_other(pilot: Pilot) -> None:
    for turn in range(4):
        pad, other, name = ((ANA, BRUNO, "Ana"), (BRUNO, ANA, "Bruno"))[turn % 2]
        before = where(pilot)
        assert before[0] == "curtain" and f"Pad {1 + turn % 2} is for {name}" in pilot.texts()
        push(pilot, "pad a", "pad right", "pad start", "pad lt", pad=other)
        assert where(pilot) == before
        take_a_turn(pilot, pad)
    assert len(session(pilot).entries) >= 4
    assert "pad" not in session(pilot).record.text(), "the record knows of none"


def test_another_pad_is_told_once_and_quietly_whose_turn_it_is(pilot: Pilot) -> None:
    push(pilot, "pad a", pad=ANA)
    assert situation(pilot).person == 0 and pilot.scene.name == "table"
    heard = len(pilot.sounds)
    push(pilot, "pad a", pad=BRUNO)
    assert "On turn: Ana, with pad 1" in pilot.texts() and len(pilot.sounds) == heard
    push(pilot, "pad right", pad=ANA)
    pilot.step(400)
    assert "On turn: Ana, with pad 1" not in pilot.texts(), "she goes on"
    push(pilot, "pad a", pad=BRUNO)
    pilot.step(10_000)
    push(pilot, "pad a", "pad down", pad=BRUNO)
    assert "On turn: Ana, with pad 1" not in pilot.texts()
    push(pilot, "pad right", pad=ANA)
    push(pilot, "pad a", pad=BRUNO)
    assert "On turn: Ana, with pad 1" in pilot.texts(), "she has done something since"


def test_what_another_pad_holds_moves_nothing(pilot: Pilot) -> None:
    push(pilot, "pad a", pad=ANA)
    before = where(pilot)
    pilot.app.step(FRAME_MS, [axis("left x", 1, BRUNO), axis("right x", 1, BRUNO)])
    pilot.step(1_000)
    assert where(pilot) == before and pilot.app._input.pads.aim == (0.0, 0.0)


def test_what_a_pad_holds_when_the_turn_passes_on_is_let_go(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [axis("right x", 1, ANA)])
    hold(pilot, Ana=BRUNO)
    pilot.step(FRAME_MS)
    assert not pilot.app._input.pads.busy


def test_pages_over_the_table_belong_to_whoever_is_on_turn(pilot: Pilot) -> None:
    push(pilot, "pad a", "pad start", pad=ANA)
    assert pilot.scene.name == "pause"
    push(pilot, "pad b", pad=BRUNO)
    assert pilot.scene.name == "pause"
    push(pilot, "pad b", pad=ANA)
    assert pilot.scene.name == "table"
    pilot.click("menu")
    pilot.key("Escape")
    assert pilot.scene.name == "table", "keyboard and mouse always act"


def test_a_pad_that_is_pulled_out_leaves_its_seat_to_any(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [gone(ANA)])
    pilot.settle()
    assert "Pad 1 is gone. Any other pad, keyboard and mouse go on." in pilot.texts()
    push(pilot, "pad a", pad=BRUNO)
    assert pilot.scene.name == "table" and situation(pilot).person == 0


def test_the_curtain_no_longer_names_a_pad_that_is_pulled_out(pilot: Pilot) -> None:
    assert "Pad 1 is for Ana" in pilot.texts()
    pilot.app.step(FRAME_MS, [gone(ANA)])
    pilot.settle()
    assert pilot.scene.name == "curtain" and "Please pass the screen to Ana" in pilot.texts()


def test_a_person_takes_another_pad_in_the_middle_of_a_game(pilot: Pilot) -> None:
    pilot.app.settings["flat_table"] = True
    pilot.key("m")
    pilot.press("places")
    assert "place/0/side" not in pilot.scene.stage, "who sits here sits already"
    pilot.press("place/0/pad")
    push(pilot, "pad x", pad=33)
    assert pilot.node("place/0/pad").label == "Pad 3"
    pilot.key("Escape", "Escape")
    assert pilot.scene.name == "curtain" and any("on pad 3" in text for text in pilot.texts())
    push(pilot, "pad a", pad=ANA)
    assert pilot.scene.name == "curtain"
    push(pilot, "pad a", pad=33)
    assert pilot.scene.name == "table" and situation(pilot).person == 0


def test_a_seat_without_a_pad_takes_any_and_other_games_know_who_holds_which(pilot: Pilot) -> None:
    sit_down(pilot, "Chloé", "Bruno", seed=3)
    push(pilot, "pad a", pad=ANA)
    assert pilot.scene.name == "table" and situation(pilot).person == 0
    sit_down(pilot, "Bruno", "Chloé", game="aqua")
    before = where(pilot)
    push(pilot, "pad right", pad=ANA)
    assert where(pilot) == before
    push(pilot, "pad right", pad=BRUNO)
    assert where(pilot) != before
