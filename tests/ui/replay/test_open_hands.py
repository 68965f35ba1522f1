"""After the end all hands can be opened, from any seat; before it by no way at all."""

import ast
import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import NewGame, SeatChoice
from game.ui.replay.feed import ReplayFeed
from game.ui.replay.opening import replay_finished
from game.ui.replay.scene import ReplayScene
from game.ui.replay.start import replay_scene
from game.ui.scenes.title import TitleScene
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from tests.games.divercity.tables import NAMES, options
from tests.support.history import keep, played
from tests.support.pads import focus, push
from tests.support.pilot import Pilot
from tests.test_rooms import modules

GAMES_A_TABLE = int(os.environ.get("BIOTOPE_HANDS", "1"))
TABLES = [
    (people, number, seed)
    for people in range(1, 8)
    for number in range(len(options(people)))
    for seed in range(GAMES_A_TABLE)
]
MAY_OPEN = {"game.core.session", "game.ui.replay.feed", "game.ui.review.feed"}
"""The modules that ask for a view with open hands, or make it; the rest of the app has only their feeds."""


def dive(people: int, number: int, seed: int, actions: int = 9999) -> Session:
    given = options(people)[number]
    return played("divercity", NAMES[:people], seed + people, actions, options=given)


def style(session: Session) -> TableStyle:
    return TableStyle(tuple(range(len(session.names))))


def views(session: Session, after: int) -> list[Any]:
    return [session.view(viewer, after) for viewer in (None, *range(len(session.names)))]


def replay(store: Store, session: Session) -> tuple[Pilot, ReplayScene]:
    pilot = Pilot((640, 360), store).start(TitleScene)
    scene = replay_scene(pilot.app, session, {})
    pilot.app.stack.push(scene)
    pilot.settle()
    return pilot, scene


def shown(scene: ReplayScene) -> DiverCityView:
    view = scene.desk.state.view
    assert isinstance(view, DiverCityView)
    return view


@pytest.mark.parametrize(("people", "number", "seed"), TABLES)
def test_an_open_view_shows_every_card_and_nothing_else_is_different(people: int, number: int, seed: int) -> None:
    session = dive(people, number, seed)
    for after in range(0, len(session.entries) + 1, 5):
        state = session._states[after]
        for viewer in (None, *range(people)):
            view = session.open_view(viewer, after)
            assert [[card.species for card in seat.hand] for seat in view.seats] == [
                [card.species for card in seat.hand] for seat in state.seats
            ]
            assert view.agenda == tuple(card.text for card in state.agenda_cards)
            closed = session.view(viewer, after)
            seats = tuple(
                replace(one, hand=tuple(replace(card, species=None, card=None) for card in one.hand))
                for one in (*view.seats, *closed.seats)
            )
            assert seats[: len(view.seats)] == seats[len(view.seats) :]
            assert replace(view, seats=closed.seats, agenda_cards=closed.agenda_cards, hands_open=False) == closed


@pytest.mark.parametrize(("people", "number", "seed"), TABLES)
def test_no_hand_of_a_running_game_is_opened(people: int, number: int, seed: int) -> None:
    random = Random(seed)
    for actions in random.sample(range(len(dive(people, number, seed).entries)), 2):
        session = dive(people, number, seed, actions)
        before = views(session, actions)
        feed = ReplayFeed(session, style(session))
        for after in (0, actions):
            for viewer in (None, *range(people)):
                with pytest.raises(ValueError, match="not over"):
                    session.open_view(viewer, after)
            with pytest.raises(ValueError, match="not over"):
                feed.hands_open = True
            with pytest.raises(ValueError, match="not over"):
                feed.open_views()
            feed.go_to(actions)
        assert views(session, actions) == before and not any(view.hands_open for view in before)


def test_a_game_that_is_given_up_is_over() -> None:
    record = dive(3, 0, 0, 7).record
    assert Session(DIVERCITY, record, abandoned=True).open_view(0, 7).hands_open
    assert not Session(DIVERCITY, record).is_over


def test_only_a_replay_and_a_review_ask_for_open_hands() -> None:
    sources = {module: path.read_text("utf-8") for module, path in modules().items()}
    found = {
        module
        for module, source in sources.items()
        if "open_view" in source
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr == "open_view"
    }
    assert found <= MAY_OPEN and "game.ui.replay.feed" in found


def test_at_a_running_table_the_key_opens_nothing(store: Store) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    seats = (SeatChoice("Ana", 0, None), SeatChoice("Wren", 1, "easy"))
    pilot.app.start_game(NewGame("divercity", seats, {}, 7, {"pace": "instant"}))
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    before = pilot.scene.desk.model
    pilot.key("o", "v")
    pilot.settle()
    assert isinstance(pilot.scene, TableScene) and pilot.scene.desk.model == before
    assert "open hands" not in pilot.names()


def test_the_replay_of_a_game_that_still_runs_keeps_the_hands_closed(store: Store) -> None:
    """Nothing is offered there, and the key says why."""
    pilot, scene = replay(store, dive(3, 0, 0, 7))
    assert "open hands" not in pilot.names()
    pilot.key("o")
    assert not shown(scene).hands_open and "Hands are opened once the game is over." in pilot.texts()
    pilot.key("t")
    pilot.press("eyes/3")
    assert not shown(scene).hands_open and "hands" not in pilot.names()


@pytest.mark.parametrize("by", ("key", "button"))
def test_a_replay_of_a_dive_begins_with_open_hands_and_a_switch_closes_them(store: Store, by: str) -> None:
    pilot, scene = replay(store, dive(3, 0, 0))
    for is_open in (False, True):
        pilot.key("o") if by == "key" else pilot.press("open hands")
        assert shown(scene).hands_open == is_open
        assert all(card.species for card in shown(scene).seats[0].hand) == is_open
        words = "Close the hands (O)" if is_open else "Open hands (O)"
        assert pilot.node("open hands").label == words


def test_one_looks_from_any_seat_by_keys_by_its_panel_and_by_its_tab(store: Store) -> None:
    pilot, scene = replay(store, dive(3, 0, 0))
    fronts = []
    for _ in range(3):
        pilot.key("v")
        pilot.settle()
        fronts.append(scene.desk.state.front)
        assert all(card.species for seat in shown(scene).seats for card in seat.hand)
    assert fronts == [1, 2, 0]
    pilot.click("mate/2")
    pilot.settle()
    assert (scene.desk.state.front, shown(scene).viewer) == (2, 2)
    pilot.key("n")
    pilot.settle()
    assert shown(scene).viewer == 0
    pilot.key("t")
    pilot.press("eyes/1")
    assert shown(scene).viewer == 1


def test_a_card_says_when_its_owner_was_told(store: Store) -> None:
    session = dive(3, 0, 0)
    pilot, scene = replay(store, session)
    told = next(n for n in range(len(session.entries)) if any(c.told for c in session.view(None, n).seats[0].hand))
    scene.go_to(told)
    pilot.settle()
    place, card = next((place, card) for place, card in enumerate(shown(scene).seats[0].hand) if card.told)
    assert f"Told in turn {card.told}" in pilot.node(f"hand/{place}").hint
    assert pilot.node(f"hand/{place}").focusable
    assert "walkie-talkie marks" in " ".join(pilot.texts())


def test_the_replay_of_a_game_that_was_given_up_opens_hands(store: Store) -> None:
    session = dive(3, 0, 0, 7)
    saver = Saver.begin(store, session, style(session).data())
    saver.append(session, session.entries)
    saver.give_up()
    pilot = Pilot((640, 360), store).start(TitleScene)
    finished = store.finished_game(saver.game)
    assert finished is not None
    replay_finished(pilot.app, finished)
    pilot.settle()
    assert isinstance(pilot.scene, ReplayScene) and shown(pilot.scene).hands_open


@pytest.mark.parametrize("game", GAMES)
def test_every_replay_opens_the_hands_that_its_game_has(store: Store, game: str) -> None:
    pilot, scene = replay(store, played(game, ("Ana", "Ben")))
    has_hands = scene._terms.held is not None
    assert ("open hands" in pilot.names()) == has_hands
    if not has_hands:
        return
    if not scene.feed.hands_open:
        pilot.key("o")
    pilot.key("t")
    pilot.settle()
    assert scene.feed.hands_open and "hands" in pilot.names()
    pilot.key("o")
    pilot.settle()
    assert "hands" not in pilot.names()


def test_playing_on_from_a_replay_closes_the_hands(store: Store) -> None:
    pilot, scene = replay(store, dive(3, 0, 0))
    scene.go_to(4)
    pilot.key("t")
    pilot.press("play on")
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    assert not pilot.scene.desk.state.view.hands_open


def test_a_record_of_a_running_game_in_the_store_is_no_replay(store: Store) -> None:
    """Its history holds no running game, so that no page leads from it to a replay."""
    number = keep(store, dive(3, 0, 0, 7))
    assert store.finished() == [] and store.finished_game(number) is None


def test_a_record_that_says_it_is_over_is_not_believed() -> None:
    record = dive(3, 0, 0, 7).record
    header = dict(record.header) | {"abandoned": True, "result": "won"}
    assert not Session(DIVERCITY, Record(header, record.actions)).is_over


def ring_to(pilot: Pilot, name: str) -> int:
    """Moves the focus with the triggers of a gamepad to a node; returns how many steps that took."""
    for step in range(1, len(pilot.names()) + 1):
        push(pilot, "pad rt")
        if focus(pilot) == name:
            return step
    raise AssertionError(f"a gamepad does not reach {name}")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "aqua"])
def test_the_switch_is_reached_and_pressed_by_a_gamepad_alone(store: Store, game: str) -> None:
    pilot, scene = replay(store, played(game, ("Ana", "Ben", "Cid")))
    assert ring_to(pilot, "open hands") <= 3, "it is near the buttons that step"
    for sheet_open in (False, True):
        if sheet_open:
            ring_to(pilot, "sheet")
            push(pilot, "pad a")
            assert scene.opened
            ring_to(pilot, "open hands")
        for _ in range(2):
            before = scene.feed.hands_open
            push(pilot, "pad a")
            assert scene.feed.hands_open != before
            assert focus(pilot) == "open hands", "pressed again, it undoes that"


def test_open_hands_of_a_realistic_dive_mark_what_was_told_in_every_hand(store: Store) -> None:
    """Nothing marks that while it is played; the replay says that a walkie-talkie marks it, so it does."""
    session = played("divercity", NAMES[:3], 11, options={"variants": ["realistic"]})
    pilot, scene = replay(store, session)
    told = next(n for n in range(len(session.entries)) if any(c.told for c in session.view(None, n).seats[1].hand))
    scene.go_to(told)
    pilot.settle()
    for is_open in (True, False):
        expected = tuple(is_open and card.told is not None for card in shown(scene).seats[1].hand)
        assert any(expected) == is_open
        assert pilot.node("mate/1").drawable.told == expected  # type: ignore[attr-defined]
        heard = pilot.node("mate/1").wording()  # type: ignore[misc]
        assert heard.count("its owner was told") == sum(expected)
        pilot.key("o")
        pilot.settle()


def test_open_plans_of_the_industrialist_are_heard(store: Store) -> None:
    pilot, scene = replay(store, played("divercity", NAMES[:4], 11, options={"variants": ["industrialist"]}))
    plans = shown(scene).agenda
    heard = pilot.node("mate/3").wording()  # type: ignore[misc]
    assert plans and all(f"card {n}: {words.card(plan)}" in heard for n, plan in enumerate(plans, start=1))
    pilot.key("o")
    pilot.settle()
    assert words.card(plans[0]) not in pilot.node("mate/3").wording()  # type: ignore[misc]
