"""The table under hands that hurry: nothing is done by accident, told twice, or left open."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pygame
import pytest

from game.games.divercity.components import HOTELS, SPECIES
from game.games.divercity.events import CorporationOrdered
from game.games.divercity.view import words
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
from game.ui.engine.sprite import Sprite
from game.ui.scenes.setup import SetupScene
from game.ui.table.feed import Now
from game.ui.table.games import table_scene
from game.ui.table.pieces import Confirm, Piece
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import (
    at_title,
    choice,
    lift,
    lines,
    model,
    play_on,
    scene,
    session,
    shown,
    sit_at,
    sit_down,
    take_turn,
    with_computers,
)
from tests.support.pilot import FRAME_MS, Pilot

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"

Start = Callable[[str], Pilot]
Sit = Callable[..., Pilot]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """The app at its title, with much or no movement."""
    with ExitStack() as stack:

        def started(animation: str = "none") -> Pilot:
            pilot = at_title(tmp_path, (640, 360), animation)
            stack.callback(pilot.store.close)
            return pilot

        yield started


@pytest.fixture
def sit(start: Start) -> Sit:
    """A table for three at which Ana has lifted the curtain."""

    def seated(species: str = HANDS, cards: str = QUIET, divers: str = "diving explorer captain") -> Pilot:
        return sit_at(start("none"), game_with(3, species, cards, divers))

    return seated


def boxes(*nodes: Node) -> list[tuple[float, float, float, float]]:
    return [(node.x, node.y, node.x + node.w, node.y + node.h) for node in nodes]


# -- a click too many


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


# -- told once, and closed again


def test_the_curtain_is_always_drawn(start: Start) -> None:
    pilot = start("none")
    game = game_with(3, HANDS, QUIET, "diving explorer captain")
    style = TableStyle((0, 1, 2), curtain=False)
    pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
    pilot.settle()
    assert pilot.scene.name == "curtain"
    [running] = pilot.store.running()
    pilot.app.go_home()
    pilot.app.continue_game(running)
    pilot.settle()
    assert pilot.scene.name == "curtain", "also in a game that was begun without it"


def test_the_set_up_page_offers_no_game_without_the_curtain(start: Start) -> None:
    pilot = start("none")
    game = game_with(3, HANDS, QUIET, "diving explorer captain")
    pilot.app.stack.push(SetupScene(game.game))
    pilot.settle()
    assert "house/curtain" not in pilot.names()


@pytest.mark.parametrize("aid", (True, False))
def test_without_the_memory_aid_nothing_told_stays_open_after_the_turn(start: Start, aid: bool) -> None:
    game = game_with(3, HANDS, QUIET, "explorer diving captain", memory_aid=aid)
    pilot = sit_at(start("none"), with_computers(game))
    pilot.key("u")
    pilot.settle()
    assert pilot.faces().count("card/divercity/crab") == 3, "this turn they are open"
    pilot.key("p", "1", "Return")
    while scene(pilot).feed.situation.now is not Now.DECISION:
        pilot.step(500)
    pilot.settle()
    crabs = [card.species == "crab" for card in model(pilot).own if card is not None]
    assert any(crabs) is aid


def test_what_an_explorer_alone_saw_last_stays_until_he_goes_on(start: Start) -> None:
    game = game_with(3, HANDS, QUIET, "explorer diving captain", memory_aid=False)
    pilot = sit_at(start("none"), with_computers(game))
    pilot.key("p", "1", "Return")
    pilot.key("u")
    pilot.settle()
    assert pilot.scene.name == "look-back"
    assert pilot.faces().count("card/divercity/crab") >= 2
    pilot.key("Return")
    pilot.settle()
    assert not [card for card in model(pilot).own if card is not None and card.species is not None]


def test_while_the_turn_goes_on_the_explorer_sees_the_hand_on_the_table_alone(sit: Sit) -> None:
    pilot = sit(divers="explorer diving captain")
    pilot.key("u")
    pilot.settle()
    assert pilot.scene.name == "table"


def test_who_tells_a_hand_is_not_shown_it_as_an_own_one(sit: Sit) -> None:
    pilot = sit(divers="endurance diving captain")
    pilot.key("w", "1", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"


def test_a_third_diver_is_told_of_the_radio_but_not_as_if_it_spoke_to_him(sit: Sit) -> None:
    pilot = sit(divers="endurance diving captain")
    pilot.key("w", "1", "Return")
    lift(pilot)
    pilot.key("p", "1", "Return")
    pilot.settle()
    if pilot.names("end"):
        pilot.key("e")
        pilot.settle()
    assert pilot.scene.name == "curtain"
    pilot.key("Return")
    pilot.settle()
    assert pilot.scene.name == "look-back"
    assert not pilot.names("told/")
    assert "Ana told Ben their hand" in pilot.texts()


def test_after_the_captains_order_the_captain_is_not_told_the_same_again(sit: Sit) -> None:
    pilot = sit(divers="captain diving explorer")
    pilot.key("u", "1", "Return")
    pilot.key("1", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    pilot.key("Return")
    pilot.settle()
    assert pilot.scene.name == "table"
    assert scene(pilot).feed.situation.seat == 0


def test_no_own_card_is_seen_in_any_picture_before_it_may_be(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana holds crabs and draws crabs; computers play on and tell her; every single picture is looked at."""
    game = game_with(3, HANDS + "crab crab", "oil", "explorer diving communications", memory_aid=False)
    pilot = sit_at(start("full"), with_computers(game))
    open_faces, pictures, step = 0, 0, pilot.app.step

    def watched(dt_ms: float, events: Sequence[pygame.Event]) -> list[pygame.Rect]:
        nonlocal open_faces, pictures
        drawn = step(dt_ms, events)
        if pilot.scene.name == "table":
            for node in pilot.scene.stage.nodes:
                pictures += node.name.startswith("hand/")
                if (face := _own_face(node)) is not None:
                    assert face in _may_be_known(pilot)
                    open_faces += 1
        return drawn

    monkeypatch.setattr(pilot.app, "step", watched)
    pilot.key("1", "Return", "u")
    random = Random(3)
    while len(lines(pilot)) < 9 and pilot.scene.name != "score":
        lift(pilot)
        take_turn(pilot, random)
    assert pictures > 1000
    assert open_faces, "the explorer has looked"


def _may_be_known(pilot: Pilot) -> set[str | None]:
    """What Ana may see of her own cards at the moment that is shown, or at the one it leads to."""
    number = max(scene(pilot).desk.state.frame.number, 0)
    views = [session(pilot).view(0, after=n) for n in range(number, min(number + 1, len(lines(pilot))) + 1)]
    return {card.species for view in views for card in view.seats[0].hand}


def _own_face(node: Node) -> str | None:
    if isinstance(node, Sprite) and node.name.startswith("hand/"):
        return getattr(getattr(node.side, "card", None), "species", None)
    return None


# -- a game that begins


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
