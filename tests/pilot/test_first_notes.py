"""The notes of somebody's first games, at the table: seen once, in nobody's way, gone with the next decision."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.hint import Hint, Suggestion
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.first_notes import FIRST_GAMES, SeenNotes
from game.ui.first_notes.values import FirstNote
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from game.ui.voice.sentences import name_of
from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import FRAME_MS, Pilot

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


def again(pilot: Pilot) -> None:
    """The note comes once more at the same decision, as to somebody who has never seen it."""
    pilot.store.set_setting("first_notes_seen", {})
    table(pilot)._first_notes._moment = None
    pilot.settle()
    assert "hare" in said(pilot)


def test_it_is_put_away_by_every_hand_hides_nothing_and_comes_once(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    assert "hare" in said(pilot) and pilot.names(f"{NOTE}/light/") == [f"{NOTE}/light/hand/0"]
    assert SeenNotes(pilot.store).seen("forest", person(pilot)) == {"hare"}
    for press in (NOTE, f"{NOTE}/close"):
        pilot.click(press)
        assert not pilot.names(NOTE) and pilot.scene.name == "table"
        again(pilot)
    tab_to(pilot, f"{NOTE}/close")
    pilot.key("Return")
    assert not pilot.names(NOTE)
    again(pilot)
    leads_to_the_rules(pilot)
    hides_nothing_with_which_one_decides(pilot)
    pilot.click("done")
    assert not said(pilot), "it goes with the decision"
    hare_at_hand(pilot)
    assert "hare" not in said(pilot), "it was seen"


def test_it_stays_while_computers_choose_at_their_pace(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", seed=11, pace="table")
    while table(pilot).feed.now().number == 0:
        assert "hare" in said(pilot) and pilot.node(NOTE).alpha == 1
        pilot.step(FRAME_MS)
    pilot.step(1000)
    assert "hare" in said(pilot), "the computer has chosen, and nothing else has changed"


def test_it_gives_way_to_a_hint(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    action = next(iter(table(pilot).feed.now().legal))
    for hint in (0.5, Hint(Suggestion((action,), 0), None, (), 0.0, True, True)):
        table(pilot).desk.show_hint(hint)
        pilot.settle()
        assert not said(pilot)
    table(pilot).desk.show_hint(None)
    pilot.settle()
    assert "hare" in said(pilot)


def tab_to(pilot: Pilot, name: str) -> None:
    """The keyboard reaches a node."""
    for _ in range(60):
        if pilot.scene.focus.node is not None and pilot.scene.focus.node.name == name:
            return
        pilot.key("Tab")
    raise AssertionError(name)


def leads_to_the_rules(pilot: Pilot) -> None:
    """F1 opens the place where all notes stand."""
    pilot.hover(NOTE)
    pilot.key("F1")
    assert pilot.node("index/notes").chosen
    pilot.key("Escape")


def hides_nothing_with_which_one_decides(pilot: Pilot) -> None:
    note = pilot.node(NOTE)
    pilot.click("hand/3")
    assert not pilot.names(f"{NOTE}/light/"), "only what can be chosen is lit"
    pilot.click(pilot.names("board:")[0])
    for name in ("hand/2", "laid", "done"):
        node = pilot.node(name)
        left, top, w, h = node.bounds
        assert left >= note.x + note.w or left + w <= note.x or top >= note.y + note.h or top + h <= note.y
    assert said(pilot), "choosing is no decision yet"


def test_no_more_of_these_means_none_until_the_setting_is_on_again(pilot: Pilot) -> None:
    hare_at_hand(pilot)
    pilot.click(f"{NOTE}/never")
    assert not pilot.names(NOTE) and pilot.app.settings["first_notes"] is False
    sit_down(pilot, "Bruno", "Wren:easy", seed=11)
    assert not said(pilot)
    pilot.app.settings["first_notes"] = True
    sit_down(pilot, "Chloé", "Wren:easy", seed=11)
    assert "hare" in said(pilot)


def test_after_three_games_of_a_kind_it_is_silent_there(pilot: Pilot) -> None:
    pilot.store.profile("Ana")
    for game, comes in (("ocean", True), ("forest", False)):
        for _ in range(FIRST_GAMES):
            finished(pilot, game)
        pilot.store.set_setting("first_notes_seen", {})
        hare_at_hand(pilot)
        assert bool(said(pilot)) is comes


def finished(pilot: Pilot, game: str) -> None:
    """Ana has given up a game."""
    given_up = Session.new(GAMES[game], ("Ana", "Wren"), seed=12)
    saver = Saver.begin(pilot.store, given_up, TableStyle((0, 1)).data())
    saver.give_up()


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
def test_there_is_room_for_every_note_when_a_game_begins(pilot: Pilot, game: str) -> None:
    """Each note of the game in small and in large text, as if it were due at the first decision."""
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    scene = table(pilot)
    for text in (1.0, 1.3):
        pilot.app.settings["text_size"] = text
        for note in scene.view.first_notes(scene.feed.game):
            always = FirstNote(f"{note.name}, {text}", note.words, lambda view, seat: ())
            scene._first_notes._notes = (always,)
            scene._first_notes._moment = None
            pilot.settle()
            assert said(pilot) == note.words()
            nodes = (node for node in scene.stage.nodes if node.name.startswith(NOTE))
            assert [line.text for node in nodes for line in node.said if not line.fits] == []


def test_it_is_read_aloud_once_and_when_it_is_asked_for(pilot: Pilot) -> None:
    pilot.app.settings["show_read"] = True
    hare_at_hand(pilot)
    log, words = pilot.app._reader.voice.log, f"Good to know. {said(pilot)}"
    assert [words in sentence for sentence in log].count(True) == 1
    log.clear()
    pilot.key("F2")
    assert [words in sentence for sentence in log].count(True) == 1
    pilot.click(f"{NOTE}/close")
    log.clear()
    pilot.key("F2")
    assert not any(words in sentence for sentence in log)


def test_what_it_speaks_of_is_named_for_whoever_only_hears(pilot: Pilot) -> None:
    pilot.app.settings["show_read"], pilot.app.settings["first_notes"] = True, False
    sit_down(pilot, "Ana", "Wren:easy", game="divercity", seed=5)
    scene, lights = table(pilot), ("species/crab", "mate/1")
    scene._first_notes._notes = (FirstNote("this", lambda: "This one is in danger.", lambda view, seat: lights),)
    scene._first_notes._moment, pilot.app.settings["first_notes"] = None, True
    pilot.settle()
    crab, heard = name_of(pilot.node("species/crab")), " ".join(pilot.app._reader.voice.log)
    assert f"This one is in danger. {crab}. Wren." in heard
