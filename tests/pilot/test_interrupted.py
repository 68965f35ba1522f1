"""A turn that is interrupted: the window changes, the game is put down and taken up again."""

from pathlib import Path

import pygame
import pytest

from game.ui.words import languages
from tests.pilot.hand import cell, held, to_a_hare
from tests.pilot.play import (
    at_title,
    by_mouse,
    lines,
    play_on,
    restart,
    seen,
    session,
    sit_down,
    situation,
    table,
)
from tests.support.pilot import FRAME_MS, Pilot

# -- the window changes


def test_resizing_text_size_and_language_in_the_middle_of_a_turn_keep_the_plan(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    card = held(pilot)[3]
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.resize((1000, 700))
    pilot.app.settings["text_size"] = 1.3
    pilot.app.settings["language"] = languages()[-1]
    pilot.settle()
    try:
        assert pilot.names("laid")
        pilot.click("done")
        assert [line for line in lines(pilot) if line.startswith("0")] == [f"0 pick {card}", "0 place 0,0"]
    finally:
        pilot.app.settings["language"] = "en"


@pytest.mark.parametrize("after_ms", (0, 150, 500, 1200, 2000))
def test_a_window_resized_in_the_middle_of_a_reveal_shows_its_end(tmp_path: Path, after_ms: int) -> None:
    pilot = at_title(tmp_path)
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.app.settings["animation"] = "full"
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.hover("done")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    pilot.step(after_ms)
    pilot.resize((1000, 700))
    pilot.settle()
    assert seen(pilot).turn == 2
    assert not pilot.names("pick/")
    assert not pilot.names("reveal/")
    assert len(pilot.names("hand/")) == 10
    by_mouse(pilot)
    pilot.store.close()


def test_a_sliver_of_a_window_asks_for_room_and_the_plan_is_there_again(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.click("hand/3")
    pilot.click(cell(pilot))
    pilot.app.resize(pygame.Surface((300, 80)))
    pilot.app.step(FRAME_MS, [pilot.key_event("Tab")])
    pilot.resize((1280, 720))
    assert pilot.names("laid")
    pilot.click("done")
    assert "0 place 0,0" in lines(pilot)


# -- coming back


def test_a_hare_still_asks_after_the_game_was_put_down(pilot: Pilot, tmp_path: Path) -> None:
    to_a_hare(pilot)
    played = lines(pilot)
    pilot = restart(pilot, tmp_path)
    assert lines(pilot) == played
    pilot.click("keep")
    assert lines(pilot) == [*played, "0 keep"]


def test_play_again_deals_new_cards_to_the_same_people(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", show_gains=False)
    first = session(pilot).record.header
    play_on(pilot)
    pilot.click("again")
    again = session(pilot).record.header
    assert (again["seats"], again["bots"]) == (first["seats"], first["bots"])
    assert again["deal"] != first["deal"]
    assert table(pilot).style.show_gains is False
    assert len(pilot.store.running()) == 1


@pytest.mark.parametrize("players", (("Ana",), ("Ana", "Wren:easy"), ("Ana", "Bruno"), ("Ana", "Bruno", "Wren:easy")))
def test_a_game_put_down_after_any_decision_goes_on_where_it_was(tmp_path: Path, players: tuple[str, ...]) -> None:
    pilot = sit_down(at_title(tmp_path), *players)
    kinds = set()
    while len(session(pilot).entries) < 8:
        if pilot.scene.name == "curtain":
            pilot.key("Return")
        by_mouse(pilot)
        was = (lines(pilot), situation(pilot), session(pilot).plans, pilot.scene.name, seen(pilot))
        pilot = restart(pilot, tmp_path)
        assert (lines(pilot), situation(pilot), session(pilot).plans, pilot.scene.name, seen(pilot)) == was
        kinds.add((pilot.scene.name, seen(pilot).phase, bool(session(pilot).plans)))
    assert ("curtain", "pick", True) in kinds or "Bruno" not in players
    pilot.store.close()


@pytest.mark.parametrize(("button", "page"), [("settings", "settings"), ("menu", "pause"), ("log", "log")])
def test_a_button_of_the_bar_that_is_clicked_in_the_middle_of_a_reveal_opens_its_page(
    tmp_path: Path, button: str, page: str
) -> None:
    pilot = at_title(tmp_path)
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.app.settings["animation"] = "full"
    pilot.click("hand/3")
    pilot.hover(button)
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    pilot.step(500)
    assert pilot.scene.timeline.busy
    pilot.press_at(*pilot.node(button).centre)
    assert pilot.scene.name == page
    pilot.store.close()


@pytest.mark.parametrize(("key", "page"), [("F1", "rules"), ("Escape", "pause")])
def test_a_key_of_the_bar_in_the_middle_of_a_reveal_opens_its_page_as_soon(
    tmp_path: Path, key: str, page: str
) -> None:
    pilot = at_title(tmp_path)
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy")
    pilot.app.settings["animation"] = "full"
    pilot.click("hand/3")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    pilot.step(500)
    assert pilot.scene.timeline.busy
    pilot.app.step(FRAME_MS, [pilot.key_event(key)])
    pilot.step(300)
    assert pilot.scene.name == page, "it waits until everything has been shown"
    pilot.store.close()
