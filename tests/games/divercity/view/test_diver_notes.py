"""Notes about own cards: kept for their person as long as the card is in the hand, seen by nobody else."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view.notes import read, serials, turned, written
from tests.games.divercity.tables import NAMES
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import at_title, lift, model, scene, session, sit_at, with_computers
from tests.support.looks import look
from tests.support.pilot import Pilot

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"

Sit = Callable[..., Pilot]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """A table at which Ana has lifted the curtain."""
    with ExitStack() as stack:

        def seated(game: Session | None = None) -> Pilot:
            pilot = at_title(tmp_path / str(len(list(tmp_path.iterdir()))), (640, 360))
            stack.callback(pilot.store.close)
            return sit_at(pilot, game or game_with(3, HANDS, QUIET, "endurance explorer captain"))

        yield seated


def own_notes(pilot: Pilot) -> list[tuple[tuple[str, bool], ...]]:
    return [card.note for card in model(pilot).own if card is not None]


def test_a_note_is_turned_from_open_to_this_one_to_not_this_one() -> None:
    note = turned(turned({}, "crab"), "red")
    assert note == {"crab": True, "red": True}
    assert turned(note, "crab") == {"crab": False, "red": True}
    assert turned({"crab": False}, "crab") == {}


def test_a_note_is_read_as_it_was_written_and_damage_is_no_note() -> None:
    note = {"eel": False, "crab": True, "green": True}
    assert read(written(note)) == note
    assert read("+crab ?eel + -whale") == {"crab": True}


@pytest.mark.parametrize("people", (1, 2, 4))
def test_every_card_keeps_its_number_while_it_is_in_the_hand(people: int) -> None:
    """As the cards were dealt; the deck itself says so."""
    game, random = Session.new(DIVERCITY, NAMES[:people], seed=people), Random(people)
    while game.outcome is None:
        game.submit(random.choice(list(game.legal(game.actors[0]))))
        state = game._state
        if len(game.entries) % 7 == 0 or state.species_left == 0:
            for seat, one in enumerate(state.seats):
                assert serials(game.events(None), seat) == tuple(card.card for card in one.hand)


def test_a_note_is_made_by_keys_and_shown_on_the_card(sit: Sit) -> None:
    pilot = sit()
    pilot.key("k")
    assert pilot.scene.name == "notes"
    pilot.press("note/1/eel")
    pilot.key("Return")
    pilot.key("k")
    assert own_notes(pilot) == [(), (("eel", False),), ()]
    assert pilot.node("hand/1").hint == "Noted: not Eel"


def test_what_is_chosen_is_done_at_another_place_than_the_notes_are_opened(sit: Sit) -> None:
    pilot = sit()
    pilot.click("notes")
    pilot.click("done")
    pilot.key("p")
    notes, done = pilot.node("notes"), pilot.node("done")
    assert notes.y + notes.h < done.y


def test_a_note_is_made_by_mouse_too(sit: Sit) -> None:
    pilot = sit()
    pilot.click("notes")
    pilot.click("note/0/crab")
    pilot.click("note/2/red")
    pilot.click("done")
    assert own_notes(pilot) == [(("crab", True),), (), (("red", True),)]
    assert pilot.node("hand/0").hint == "Noted: Crab"


def test_a_note_goes_with_its_card_and_the_new_card_has_none(sit: Sit) -> None:
    pilot = sit(with_computers(game_with(3, HANDS, QUIET, "endurance explorer captain")))
    pilot.click("notes")
    for place in range(3):
        pilot.click(f"note/{place}/oyster")
    pilot.click("done")
    pilot.key("p", "2", "Return")
    pilot.settle()
    assert [bool(note) for note in own_notes(pilot)] == [True, False, True]


def test_a_game_that_waits_keeps_the_notes(sit: Sit) -> None:
    pilot = sit()
    pilot.key("k")
    pilot.click("note/1/eel")
    pilot.key("Escape")
    [running] = pilot.store.running()
    pilot.app.go_home()
    pilot.app.continue_game(running)
    lift(pilot)
    assert own_notes(pilot) == [(), (("eel", True),), ()]


def test_nobody_else_sees_that_or_what_was_noted(sit: Sit) -> None:
    """Behind the next curtain everything is the same, noted or not; Ana finds it again."""
    looks = []
    for noting in (True, False):
        pilot = sit()
        if noting:
            pilot.key("k")
            pilot.press("note/1/eel")
            pilot.press("note/0/crab")
            pilot.key("Escape")
            pilot.sounds.clear()
        pilot.key("p", "3", "Return")
        pilot.settle()
        pilot.sounds.clear()
        curtain = look(pilot)
        lift(pilot)
        assert model(pilot).view.viewer == 1
        looks.append((curtain, look(pilot)))
        assert scene(pilot).feed.notes() == {}
        assert not any(own_notes(pilot))
    assert looks[0] == looks[1]


def test_the_record_knows_no_notes(sit: Sit) -> None:
    pilot = sit()
    before = session(pilot).record.text()
    pilot.key("k")
    pilot.click("note/1/eel")
    assert session(pilot).record.text() == before


def test_the_realistic_variant_has_no_notes(sit: Sit) -> None:
    pilot = sit(game_with(3, HANDS, QUIET, "endurance explorer captain", variants=["realistic"]))
    assert "notes" not in pilot.names()
    pilot.key("k")
    assert pilot.scene.name == "table"


def test_who_looks_at_nothing_notes_nothing(sit: Sit) -> None:
    pilot = sit()
    pilot.key("p", "3", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    with pytest.raises(ValueError, match="nobody looks"):
        scene(pilot).feed.note("0", "+eel")
