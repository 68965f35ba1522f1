"""What the set-up page lets start can be played; what cannot be played it refuses, and says why."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.core.errors import GameError
from game.core.rules import Game
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import first_lineup
from game.ui.presentation.presentation import presentation
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.setup_draft import Draft
from tests.support.pilot import Pilot

SEVEN = "At most six divers can play: switch the industrialist on."


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def setup(store: Store, game: str) -> Pilot:
    return Pilot(store=store).start(lambda: SetupScene(GAMES[game]))


def fill(pilot: Pilot, kind: str) -> None:
    while f"add/{kind}" in pilot.names():
        pilot.press(f"add/{kind}")


@pytest.mark.parametrize("kind", ["person", "computer"])
def test_seven_without_the_industrialist_are_told_why_they_cannot_start(store: Store, kind: str) -> None:
    pilot = setup(store, "divercity")
    fill(pilot, kind)
    assert pilot.node("summary").label == SEVEN
    assert not pilot.node("start").enabled
    pilot.click("start")
    pilot.key("Return")
    assert (pilot.scene.name, pilot.app.fault) == ("setup", None)


def test_seven_who_switch_the_industrialist_off_again_cannot_start(store: Store) -> None:
    pilot = setup(store, "divercity")
    fill(pilot, "person")
    for enabled in (True, False):
        pilot.press("option/variants")
        pilot.press("variant/industrialist")
        pilot.press("done")
        assert pilot.node("start").enabled is enabled
    assert pilot.node("summary").label == SEVEN


def test_a_value_that_is_put_together_on_a_page_has_no_arrows_to_step_with(store: Store) -> None:
    pilot = setup(store, "divercity")
    assert "option/level/next" in pilot.names() and "option/variants/next" not in pilot.names()
    pilot.press("option/variants")
    pilot.press("variant/beginner")
    pilot.press("done")
    assert not [name for name in pilot.names("option/variants/") if name.endswith(("next", "previous"))]


def test_a_game_that_the_rules_refuse_is_refused_with_their_reason(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = presentation(GAMES["divercity"])
    careless = replace(shown, problem=lambda options, players: None)
    monkeypatch.setattr("game.ui.scenes.setup.presentation", lambda game: careless)
    pilot = setup(store, "divercity")
    fill(pilot, "person")
    pilot.press("start")
    assert (pilot.scene.name, pilot.app.fault) == ("setup", None)
    assert pilot.node("toast").label.startswith("This game cannot begin: At most 6 divers can play")
    assert store.running() == []


def test_seven_press_one_button_and_can_start(store: Store) -> None:
    pilot = setup(store, "divercity")
    fill(pilot, "person")
    assert pilot.node("remedy").label == "Switch the industrialist on"
    pilot.press("remedy")
    assert pilot.node("start").enabled and "remedy" not in pilot.names()
    assert pilot.scene.focus.node is pilot.node("start")
    pilot.press("start")
    pilot.settle()
    assert pilot.scene.name == "curtain"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_page_and_the_rules_agree_on_what_can_start(game: Game) -> None:
    random, problem = Random(game.id), presentation(game).problem
    for _ in range(150):
        draft = Draft.fresh(game)
        draft.lineup = first_lineup(random.choice(game.seats), max(game.seats))
        for option in game.options:
            several = [value for value in option.values if random.random() < 0.3]
            draft.options[option.name] = several if option.several else random.choice(option.values)
        players = len(draft.lineup.seats)
        try:
            Session.new(game, tuple(map(str, range(players))), draft.effective_options)
        except GameError:
            assert problem(draft.effective_options, players), (draft.options, players)
        else:
            assert problem(draft.effective_options, players) is None, (draft.options, players)


@pytest.mark.parametrize("chosen", [(), ("duel",), ("industrialist",), ("duel", "industrialist", "realistic")])
def test_what_is_offered_lets_them_start(chosen: tuple[str, ...]) -> None:
    game = GAMES["divercity"]
    shown = presentation(game)
    for players in game.seats:
        options = Draft.fresh(game).options | {"variants": [*chosen]}
        for _ in range(2):
            if (remedy := shown.remedy(options, players)) is not None:
                assert shown.problem(options, players)
                options |= remedy.options
        assert shown.problem(options, players) is None
        Session.new(game, tuple(map(str, range(players))), options)


def test_diver_cards_that_beginners_do_not_use_stop_nobody(store: Store) -> None:
    pilot = setup(store, "divercity")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    scene.draft.options |= {"variants": ["beginner"], "divers": ["diving"]}
    scene.renew()
    assert pilot.node("start").enabled


def test_what_was_set_up_is_there_again_when_the_page_was_left_without_a_start(store: Store) -> None:
    pilot = setup(store, "forest")
    pilot.press("seat/2/remove")
    seats = pilot.names("seat/")
    for way in ("game/ocean", "game/forest"):
        pilot.press(way)
    assert pilot.names("seat/") == seats
    pilot.app.stack.replace(SetupScene(GAMES["forest"]))
    pilot.settle()
    assert pilot.names("seat/") == seats


def test_what_was_set_up_for_a_purpose_is_not_kept(store: Store) -> None:
    pilot = Pilot(store=store).start(lambda: SetupScene(GAMES["forest"], person="Wilma"))
    pilot.press("seat/2/remove")
    pilot.app.stack.replace(SetupScene(GAMES["forest"]))
    pilot.settle()
    assert "seat/2/remove" in pilot.names()
