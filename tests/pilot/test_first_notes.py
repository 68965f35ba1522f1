"""The notes of somebody's first games, at the table: seen once, in nobody's way, gone with the next decision."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.first_notes import SeenNotes
from game.ui.first_notes.values import FirstNote
from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import Pilot

NOTE = "first-note"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def person(pilot: Pilot) -> int:
    return pilot.store.profiles()[0].id


def said(pilot: Pilot) -> str:
    """What the note says; nothing while there is none."""
    return pilot.node(NOTE).label if pilot.names(NOTE) else ""


def decide(pilot: Pilot) -> None:
    """Takes the first decision that is legal."""
    scene = table(pilot)
    scene.feed.submit(next(iter(scene.feed.now().legal)))
    pilot.settle()


def hare_at_hand(pilot: Pilot) -> Pilot:
    """A first game whose first hand holds a hare."""
    return sit_down(pilot, "Ana", "Wren:easy", seed=11)


def test_it_comes_once_and_goes_with_the_next_decision(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    assert "hare" in said(pilot) and pilot.names(f"{NOTE}/light/") == [f"{NOTE}/light/hand/0"]
    assert SeenNotes(pilot.store).seen("forest", person(pilot)) == {"hare"}
    decide(pilot)
    assert "hare" not in said(pilot)
    hare_at_hand(pilot)
    assert "hare" not in said(pilot), "it was seen"


def test_it_hides_nothing_with_which_one_decides(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    note = pilot.node(NOTE)
    pilot.click("hand/3")
    pilot.click(pilot.names("board:")[0])
    for name in ("hand/2", "laid", "done"):
        node = pilot.node(name)
        left, top, w, h = node.bounds
        assert left >= note.x + note.w or left + w <= note.x or top >= note.y + note.h or top + h <= note.y
    assert said(pilot), "choosing is no decision yet"
    pilot.click("done")
    assert not said(pilot)


def test_its_lights_are_off_while_something_is_chosen(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    pilot.click("hand/3")
    assert said(pilot) and not pilot.names(f"{NOTE}/light/"), "only what can be chosen is lit"
    pilot.key("ctrl+z")
    assert pilot.names(f"{NOTE}/light/")


@pytest.mark.parametrize("press", [NOTE, f"{NOTE}/close"])
def test_a_click_puts_it_away(pilot: Pilot, press: str) -> None:
    hare_at_hand(pilot)
    pilot.click(press)
    assert not pilot.names(NOTE) and pilot.scene.name == "table"


def test_the_keyboard_reaches_its_buttons(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    for _ in range(60):
        if pilot.scene.focus.node is not None and pilot.scene.focus.node.name == f"{NOTE}/close":
            break
        pilot.key("Tab")
    pilot.key("Return")
    assert not pilot.names(NOTE)


def test_f1_opens_the_rules_where_all_notes_stand(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    pilot.hover(NOTE)
    pilot.key("F1")
    assert getattr(pilot.node("index/notes"), "here", False)


def test_no_more_of_these_means_none_until_the_setting_is_on_again(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    pilot.click(f"{NOTE}/never")
    assert not pilot.names(NOTE) and pilot.app.settings["first_notes"] is False
    sit_down(pilot, "Bruno", "Wren:easy", seed=11)
    assert not said(pilot)
    pilot.app.settings["first_notes"] = True
    sit_down(pilot, "Chloé", "Wren:easy", seed=11)
    assert "hare" in said(pilot)


@pytest.mark.parametrize(("game", "comes"), [("forest", False), ("ocean", True)])
def test_after_three_games_of_a_kind_it_is_silent_there(pilot: Pilot, game: str, comes: bool) -> None:
    for _ in range(3):
        sit_down(pilot, "Ana", "Wren:easy", seed=12, game=game)
        table(pilot).feed.give_up()
    hare_at_hand(pilot)
    assert bool(said(pilot)) is comes


def test_it_is_only_for_the_eyes_of_who_decides(pilot: Pilot) -> None:
    """Two people: nothing lies on the public table, and each is told for themselves."""
    sit_down(pilot, "Ana", "Bruno", seed=11)
    assert pilot.scene.name == "curtain" and not any(n.name.startswith(NOTE) for n in table(pilot).stage.nodes)
    pilot.key("Return")
    pilot.settle()
    ana = said(pilot)
    decide(pilot)
    assert pilot.scene.name == "curtain" and not any(n.name.startswith(NOTE) for n in table(pilot).stage.nodes)
    people = {one.name: one.id for one in pilot.store.profiles()}
    assert bool(ana) == bool(SeenNotes(pilot.store).seen("forest", people["Ana"]))
    assert not SeenNotes(pilot.store).seen("forest", people["Bruno"])


def test_a_lesson_has_notes_of_its_own(pilot: Pilot) -> None:
    pilot.store.profile("Ana")
    pilot.app.start_lesson("forest")
    pilot.settle()
    assert not pilot.names(NOTE)
    assert not SeenNotes(pilot.store).seen("forest", person(pilot))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_there_is_room_for_every_note_when_a_game_begins(pilot: Pilot, game: str, text: float) -> None:
    """Each note of the game, as if it were due at the first decision."""
    pilot.app.settings["text_size"] = text
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    scene = table(pilot)
    for note in scene.view.first_notes(scene.feed.game):
        always = FirstNote(f"{note.name}, always", note.words, lambda view, seat: ())
        scene._first_notes._notes = (always,)
        scene._first_notes._moment = None
        pilot.settle()
        assert said(pilot) == note.words()
        cut = [
            line.text
            for node in scene.stage.nodes
            if node.name.startswith(NOTE)
            for line in node.said
            if not line.fits
        ]
        assert not cut
