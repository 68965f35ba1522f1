"""The table under hands that hurry: nothing is done by accident."""

from random import Random

import pytest

from game.games.divercity.components import HOTELS, SPECIES
from game.games.divercity.view.pieces import (
    ActionButton,
    CardPlace,
    DiverCard,
    EndTurn,
    Hotel,
    MateHand,
    NextDiverCard,
    SpeciesRow,
)
from game.ui.engine.node import Node
from game.ui.table.pieces import Confirm, Piece
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import (
    HANDS,
    QUIET,
    Sit,
    Start,
    choice,
    lines,
    play_on,
    scene,
    sit_at,
    sit_down,
)
from tests.support.pilot import AFTER_A_DOUBLE_CLICK_MS, FRAME_MS, Pilot


def boxes(*nodes: Node) -> list[tuple[float, float, float, float]]:
    return [(node.x, node.y, node.x + node.w, node.y + node.h) for node in nodes]


def test_the_end_of_the_turn_stands_elsewhere_than_what_is_done(sit: Sit) -> None:
    pilot = sit()
    pilot.click("hand/1")
    done = pilot.node("done")
    (left, top, right, bottom) = boxes(done)[0]
    pilot.click("done")
    end = boxes(pilot.node("end"))[0]
    assert end[2] <= left or end[0] >= right or end[3] <= top or end[1] >= bottom
    assert "done" not in pilot.names()


@pytest.mark.parametrize("animation", ("none", "full"))
def test_clicks_too_many_never_end_a_turn(start: Start, animation: str) -> None:
    pilot = sit_at(start(animation), game_with(3, HANDS, QUIET, "diving explorer captain"))
    pilot.click("hand/1")
    spot = pilot.node("done").centre
    pilot.click("done")
    for _ in range(4):
        pilot.press_at(*spot)
    assert lines(pilot) == ["0 play 1"]


@pytest.mark.parametrize("animation", ("none", "full"))
def test_keys_too_many_never_end_a_turn(start: Start, animation: str) -> None:
    pilot = sit_at(start(animation), game_with(3, HANDS, QUIET, "diving explorer captain"))
    pilot.key("p", "2", "Return")
    for _ in range(5):
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    pilot.settle()
    assert lines(pilot) == ["0 play 1"]


def test_a_click_that_shortens_a_movement_does_nothing_else(start: Start) -> None:
    pilot = sit_at(start("full"), game_with(3, HANDS, QUIET, "diving explorer captain"))
    pilot.click("hand/1")
    pilot.hover("done")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    pilot.step(100)
    pilot.press_at(*_centre_of_the_end(pilot))
    assert lines(pilot) == ["0 play 1"]
    pilot.step(AFTER_A_DOUBLE_CLICK_MS)
    pilot.press_at(*_centre_of_the_end(pilot))
    assert lines(pilot) == ["0 play 1", "0 end"]


def _centre_of_the_end(pilot: Pilot) -> tuple[float, float]:
    zone = scene(pilot).desk.layout.zones["actions"]
    return zone.x + zone.w / 2, zone.bottom - 30


def test_while_the_diver_may_still_act_the_end_of_the_turn_says_so(sit: Sit) -> None:
    pilot = sit()
    pilot.key("p", "1", "Return")
    assert {"End my turn", "Your diver card can still be used."} <= set(pilot.texts())
    pilot.key("e")
    assert lines(pilot) == ["0 play 0", "0 end"]


def test_enter_on_the_end_page_begins_nothing_and_all_turns_are_there(start: Start) -> None:
    pilot = play_on(sit_down(start("none"), "Ana", "Bruno"), Random(1))
    pilot.key("Return", "Return")
    assert pilot.scene.name == "score"
    pilot.click("log")
    assert pilot.scene.name == "log"
    assert any(text.startswith("Turn ") for text in pilot.texts())
    assert pilot.names("copy"), "the game is over: everybody may know its record"
    pilot.key("Escape")
    pilot.click("again")
    assert pilot.scene.name == "curtain"


def test_a_step_is_taken_back_before_a_decision(sit: Sit) -> None:
    pilot = sit()
    pilot.key("c", "1", "2")
    assert (choice(pilot).hotel, choice(pilot).places) == ("red", (1,))
    pilot.key("ctrl+z")
    assert (choice(pilot).hotel, choice(pilot).places) == ("red", ())
    pilot.key("Escape")
    assert choice(pilot).empty
    pilot.key("Escape")
    assert pilot.scene.name == "pause"


def test_a_press_is_judged_by_what_may_be_done_now(start: Start) -> None:
    """Whatever was drawn: pieces that are no longer there, twice, in any phase, while nobody decides."""
    pilot = sit_down(start("none"), "Ana", "Bruno", "Wren:easy", options={"variants": ["industrialist", "full_team"]})
    pieces: list[Piece] = [CardPlace(9), CardPlace(0), DiverCard(), EndTurn(), NextDiverCard(1), Confirm()]
    pieces += [ActionButton(name) for name in ("play", "tell", "close")]
    pieces += [MateHand(seat) for seat in range(3)]
    pieces += [Hotel(colour) for colour in HOTELS]
    pieces += [SpeciesRow(name) for name in SPECIES]
    random = Random(4)
    for _ in range(400):
        if pilot.scene.name == "score":
            break
        if pilot.scene.name != "table":
            pilot.key("Return")
            continue
        desk = scene(pilot).desk
        desk.press(random.choice(pieces))
        desk.press(random.choice(pieces))
        pilot.settle()
    assert len(lines(pilot)) > 8


def test_a_press_where_nothing_can_be_done_says_why(sit: Sit) -> None:
    pilot = sit()
    for name, reason in (
        ("mate/1", "Choose the walkie-talkie (W) first, then whom you tell."),
        ("hotel/blue", "Nothing is built there."),
        ("species/eel", "A species moves when one of its cards is played."),
    ):
        pilot.sounds.clear()
        pilot.click(name)
        assert reason in pilot.texts()
        assert "no" in pilot.sounds
