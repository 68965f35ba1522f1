"""What is told is told once, to whom it may be, and closed again."""

from collections.abc import Sequence
from random import Random

import pygame
import pytest

from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.scenes.setup import SetupScene
from game.ui.table.feed import Now
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import (
    HANDS,
    QUIET,
    Sit,
    Start,
    lift,
    lines,
    model,
    scene,
    session,
    sit_at,
    take_turn,
    with_computers,
)
from tests.support.pilot import Pilot


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


def test_what_a_diver_is_told_is_read_once_card_by_card(start: Start) -> None:
    pilot = start("none")
    pilot.app.settings["show_read"] = True
    sit_at(pilot, with_computers(game_with(3, HANDS, QUIET, "explorer diving captain")))
    log = pilot.app._reader.voice.log
    pilot.key("u")
    pilot.key("p", "1", "Return")
    told = " ".join(log)
    assert "Ana looked at their own hand." in told
    assert told.count("Card 1: Crab. Card 2: Crab. Card 3: Crab. Ana, your turn: one action.") == 1
    assert told.count("Card 2: Crab") == 1


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
