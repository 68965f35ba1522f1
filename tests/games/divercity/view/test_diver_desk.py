"""A game begins, and what is told of it stands where it belongs."""

import pytest

from game.games.divercity.components import SPECIES
from game.games.divercity.events import CorporationOrdered
from game.games.divercity.view import words
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import (
    HANDS,
    QUIET,
    Sit,
    Start,
    choice,
    model,
    scene,
    session,
    shown,
    sit_down,
    with_computers,
)
from tests.support.pilot import FRAME_MS


@pytest.mark.parametrize("cards", (QUIET, "dynamite hotels:red+green", "dynamite>hotels:red+green"))
def test_the_first_strike_is_told_once_and_counters_never_run_back(start: Start, cards: str) -> None:
    pilot = start("full")
    game = with_computers(game_with(3, HANDS + "oyster", cards, "explorer diving captain"))
    style = TableStyle((0, 1, 2))
    pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
    told = []
    while not told or scene(pilot).timeline.busy or pilot.scene.stage.get("scene before"):
        pilot.app.step(FRAME_MS, [])
        view = shown(pilot)
        told.append((len(view.built), 60 - view.species_left, len(view.corporation_discard), view.ladder["oyster"]))
    assert told[0] == (0, 9, 0, 2), "nothing has happened yet"
    first = game.view(0)
    assert told[-1] == (len(first.built), 60 - first.species_left, 1, first.ladder["oyster"])
    for number in range(3):
        counts = [moment[number] for moment in told]
        assert counts == sorted(counts)
    assert [moment[3] for moment in told] == sorted((moment[3] for moment in told), reverse=True)


def test_the_log_of_a_new_game_is_silent_until_the_strike_is_told(start: Start) -> None:
    pilot = start("full")
    game = with_computers(game_with(3, HANDS, QUIET, "explorer diving captain"))
    style = TableStyle((0, 1, 2))
    pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
    pilot.app.step(FRAME_MS, [])
    assert scene(pilot).desk.state.log == ()
    pilot.settle()
    assert "Ocean Corp. built: red, green" in pilot.texts()


def test_the_cards_that_a_visionary_showed_stand_in_the_log(sit: Sit) -> None:
    pilot = sit(divers="visionary diving captain")
    pilot.key("u", "1", "2", "3", "4", "Return")
    said = [entry.words for group in scene(pilot).desk.state.log for entry in group.entries]
    [ahead] = [event.cards for event in session(pilot).entries[-1].events if isinstance(event, CorporationOrdered)]
    assert said[-4:] == [f"Card {n} ahead: {words.card(card)}" for n, card in enumerate(ahead, start=1)]


def test_digits_choose_what_is_asked_for(sit: Sit) -> None:
    pilot = sit()
    pilot.key("w", "2")
    assert choice(pilot).seat == 2
    pilot.key("c", "2")
    assert choice(pilot).hotel == "green"
    pilot.key("3")
    assert choice(pilot).places == (2,)
    pilot.key("u", "5")
    assert choice(pilot).species == SPECIES[4]


def test_a_lone_diver_has_two_hands_and_sees_neither(start: Start) -> None:
    pilot = sit_down(start("none"), "Ana")
    assert len(pilot.names("mate/")) == 1
    assert {"Hand 1", "Hand 2"} <= set(pilot.texts())
    assert not [card for card in model(pilot).own if card is not None and card.species is not None]
