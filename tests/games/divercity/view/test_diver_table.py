"""The table answers: reasons, keys, what is said and shown."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from game.games.divercity.components import SPECIES
from game.games.divercity.view import words
from game.games.divercity.view.log import log_groups
from game.games.divercity.view.pieces import CardPlace
from game.games.divercity.view.presentation import for_game
from game.games.registry import GAMES
from game.ui.table.seats import SeatInfo
from tests.games.divercity.tables import play
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import NAMES, at_title, choice, lines, model, scene, session, sit_at
from tests.support.pilot import FRAME_MS, Pilot

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"

Sit = Callable[..., Pilot]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    with ExitStack() as stack:

        def start(
            species: str = HANDS,
            cards: str = QUIET,
            divers: str = "diving explorer captain",
            animation: str = "none",
        ) -> Pilot:
            pilot = at_title(tmp_path, animation=animation)
            stack.callback(pilot.store.close)
            return sit_at(pilot, game_with(3, species, cards, divers))

        yield start


def test_p_w_and_c_are_the_three_actions_and_a_figure_chooses(sit: Sit) -> None:
    pilot = sit()
    pilot.key("p", "2", "Return")
    assert lines(pilot) == ["0 play 1"]


def test_the_radio_is_two_keys_and_enter(sit: Sit) -> None:
    pilot = sit()
    pilot.key("w", "1", "Return")
    assert lines(pilot) == ["0 tell 1"]


def test_a_hotel_is_closed_for_a_card(sit: Sit) -> None:
    pilot = sit()
    pilot.key("c", "2", "3", "Return")
    assert lines(pilot) == ["0 close green 2"]


def test_a_card_that_is_pressed_is_to_be_played_and_escape_puts_it_back(sit: Sit) -> None:
    pilot = sit()
    pilot.click("hand/1")
    assert model(pilot).ready
    pilot.key("Escape")
    assert choice(pilot).empty
    assert lines(pilot) == []


def test_a_chosen_card_rises_and_sinks_back_and_nothing_waits_for_it(sit: Sit) -> None:
    pilot = sit(animation="full")
    flat = pilot.node("hand/1").centre
    desk = scene(pilot).desk
    desk.press(CardPlace(1))
    assert pilot.node("hand/1").centre == flat and desk.deciding
    pilot.settle()
    risen = pilot.node("hand/1").centre
    assert risen[1] < flat[1]
    assert desk.step_back()
    assert pilot.node("hand/1").centre == risen
    pilot.settle()
    assert pilot.node("hand/1").centre == flat


def test_an_action_that_is_not_possible_says_why(sit: Sit) -> None:
    pilot = sit(cards="dynamite")
    assert "No hotel is built." in pilot.texts()
    pilot.key("c")
    assert "no" in pilot.sounds
    assert choice(pilot).empty


def test_a_diver_card_without_effect_says_why(sit: Sit) -> None:
    pilot = sit(divers="endurance explorer captain")
    assert "No species is on red." in pilot.texts()
    assert not pilot.names("use")


def test_a_diver_card_is_used_on_a_species(sit: Sit) -> None:
    pilot = sit()
    pilot.click("use")
    pilot.click("species/eel")
    pilot.click("done")
    assert lines(pilot) == ["0 use diving eel"]
    assert "Used; once per game." in pilot.texts()


def test_that_a_diver_card_is_used_once_is_said_once(sit: Sit) -> None:
    pilot = sit(divers="explorer captain diving")
    assert "once per game" in pilot.texts()
    pilot.click("use")
    assert "Used; once per game." in pilot.texts()
    assert "once per game" not in pilot.texts()


def test_the_oil_rig_asks_for_a_card(sit: Sit) -> None:
    pilot = sit(cards="oil")
    assert "Ana, the oil rig takes one of your cards" in pilot.texts()
    pilot.key("1", "Return")
    assert lines(pilot) == ["0 oil 0"]


def test_the_visionary_presses_the_cards_in_their_new_order(sit: Sit) -> None:
    pilot = sit(divers="visionary explorer captain")
    pilot.key("u")
    for place in (3, 1, 0, 2):
        pilot.click(f"hand/{place}")
    pilot.click("done")
    assert lines(pilot) == ["0 use visionary", "0 order 3 1 0 2"]


def test_the_counters_say_how_the_divers_fare(sit: Sit) -> None:
    assert {"0 of 5", "2 of 6", "Hotels: lost at 6"} <= set(sit().texts())


def test_the_discards_are_open_to_everybody(sit: Sit) -> None:
    pilot = sit(cards="dynamite dynamite", species=HANDS + "oyster")
    pilot.key("d")
    assert pilot.scene.name == "discards"
    assert "Species cards discarded: 1" in pilot.texts()
    pilot.key("d")
    assert pilot.scene.name == "table"


def test_the_explorer_sees_the_own_hand_until_the_turn_is_over(sit: Sit) -> None:
    pilot = sit(divers="explorer diving captain")
    assert "card/divercity/crab" not in pilot.faces()
    pilot.key("u")
    pilot.settle()
    assert pilot.faces().count("card/divercity/crab") == 3


def test_what_the_explorer_sees_after_the_action_stays_until_he_goes_on(sit: Sit) -> None:
    pilot = sit(divers="explorer diving captain")
    pilot.key("p", "1", "Return")
    pilot.key("u")
    pilot.settle()
    assert pilot.scene.name == "look-back"
    assert pilot.faces().count("card/divercity/crab") >= 2
    pilot.key("Return")
    assert pilot.scene.name == "curtain"


def test_a_saved_species_is_celebrated_with_a_fact(sit: Sit) -> None:
    pilot = sit(divers="swimmer diving captain", animation="full")
    pilot.key("p", "1", "Return")
    pilot.settle()
    pilot.click("use")
    pilot.click("hand/1")
    pilot.scene.focus.set("done")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    for _ in range(60):
        pilot.step(100)
        if words.fact("crab") in pilot.texts():
            break
    assert "Saved: Crab" in pilot.texts()
    assert "chord" in pilot.sounds
    pilot.settle()
    assert "way/slip" not in pilot.names()
    assert session(pilot).view(None).ladder["crab"] == 4


def test_every_species_has_a_fact_and_a_name_of_its_own() -> None:
    assert len({words.fact(species) for species in SPECIES}) == len(SPECIES)
    assert len({words.species(species) for species in SPECIES}) == len(SPECIES)


def test_the_log_tells_what_everybody_saw_and_no_hidden_card() -> None:
    game = play(game_with(3, HANDS, QUIET, "diving explorer captain"), "0 tell 1", "0 use diving eel", "1 play 0")
    events = [*game.opening, *(event for entry in game.entries for event in entry.events)]
    seats = [SeatInfo(name, style, False) for style, name in enumerate(NAMES)]
    said = [entry.words for group in log_groups(events, seats) for entry in group.entries]
    assert said[:3] == [
        "Ocean Corp. built: red, green",
        "Ana told Bruno their hand",
        "Ana sent a specialist to Eel: one step up",
    ]
    assert "Bruno played Eel: saved" in said


@pytest.mark.parametrize(
    ("variants", "players", "possible"),
    (
        (["duel"], 2, True),
        (["duel"], 3, False),
        ([], 7, False),
        (["industrialist"], 7, True),
        (["industrialist"], 1, False),
    ),
)
def test_the_set_up_says_which_tables_cannot_be(variants: list[str], players: int, possible: bool) -> None:
    problem = for_game(GAMES["divercity"]).problem({"variants": variants, "divers": "deal"}, players)
    assert (problem is None) is possible


def test_chosen_diver_cards_must_be_enough_for_all_hands() -> None:
    problem = for_game(GAMES["divercity"]).problem
    assert problem({"variants": [], "divers": ["captain"]}, 3) == "Choose diver cards for 3 hands."
    assert problem({"variants": [], "divers": ["captain", "swimmer", "diving"]}, 3) is None


def _open_species(pilot: Pilot) -> list[str]:
    return [face for face in pilot.faces() if face.removeprefix("card/divercity/") in SPECIES]


def test_the_visionarys_cards_lie_open_for_all_while_every_hand_is_closed(sit: Sit) -> None:
    pilot = sit(divers="visionary explorer captain")
    assert _open_species(pilot)
    pilot.key("u")
    assert not _open_species(pilot)
    assert len(pilot.names("hand/")) == 4
    assert "All may look and advise." in " ".join(pilot.texts())


def test_ordering_is_told_in_the_log_and_the_next_decision_is_secret_again(sit: Sit) -> None:
    pilot = sit(divers="visionary explorer captain", cards=QUIET + " dynamite oil")
    pilot.key("u", "1", "2", "3", "4", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    pilot.key("Return")
    assert pilot.scene.name == "table"
    told = [entry.words for group in scene(pilot).desk.state.log for entry in group.entries]
    assert told[-6:-3] == [
        "Ana used a diver card: Visionary",
        "Ana looked 4 cards ahead",
        "Card 1 ahead: Hotels: red and green",
    ]


def test_an_order_taken_back_is_for_all_to_see_and_what_follows_is_secret_again(sit: Sit) -> None:
    pilot = sit(divers="visionary explorer captain", cards=QUIET + " dynamite oil")
    pilot.key("u", "1", "2", "3", "4", "Return")
    pilot.settle()
    pilot.key("Return")
    pilot.key("ctrl+z")
    assert not _open_species(pilot)
    pilot.key("4", "3", "2", "1", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    assert not _open_species(pilot)


def test_the_curtain_asks_the_others_to_look_away(sit: Sit) -> None:
    pilot = sit()
    pilot.key("p", "1", "Return")
    pilot.settle()
    pilot.key("e")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    assert "Everybody else: look away, or you see your own cards." in pilot.texts()


@pytest.mark.parametrize(
    ("people", "said", "asked"),
    (
        (1, "turn up your other hand", "Ana, turn up your other hand?"),
        (2, "tell one diver their whole hand", "Ana, whom do you tell their hand?"),
    ),
)
def test_alone_the_walkie_talkie_speaks_of_the_other_hand(
    start: Callable[..., Pilot], people: int, said: str, asked: str
) -> None:
    pilot = sit_at(start(), game_with(people, "", "hotels:red+green", "endurance explorer"))
    assert said in pilot.texts()
    pilot.key("w")
    assert model(pilot).banner == asked
