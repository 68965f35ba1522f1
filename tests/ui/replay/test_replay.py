"""A replay: the same table as then, and the ways through it."""

from dataclasses import replace

import pygame
import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.parts.hand import HAND_Z
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.replay.hands import OpenHands
from game.ui.replay.start import replay_scene
from game.ui.scenes.title import TitleScene
from game.ui.table.games import table_scene
from game.ui.table.gliding import spot
from game.ui.table.live import LiveFeed
from game.ui.table.pool import PaintedNode
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from game.ui.widgets.button import RoundButton
from tests.support.history import played
from tests.support.layout import faults
from tests.support.pads import push
from tests.support.pilot import Pilot
from tests.support.replays import against_computers, of_two, replay

BAR = 58
"""Units at the top that belong to the bar, whose buttons differ."""


def below_the_bar(pilot: Pilot) -> bytes:
    screen = pilot.app.screen
    top = pilot.app.look.viewport.point(0, BAR)[1] + 20
    return pygame.image.tobytes(screen.subsurface((0, top, screen.get_width(), screen.get_height() - top)), "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_looks_exactly_as_the_game_did_but_waits_for_nobody(
    store: Store, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = LiveFeed.situation.fget
    assert now is not None
    monkeypatch.setattr(LiveFeed, "situation", property(lambda feed: replace(now(feed), past=True)))
    monkeypatch.setattr(LiveFeed, "keeps_notes", property(lambda feed: False))  # what only a running table has
    session = against_computers(game)
    store.set_setting("calm", True)  # nothing drifts by
    store.set_setting("first_notes", False)
    pilot, scene = replay(store, session, (1280, 720))
    pilot.key("t")
    if scene.feed.hands_open:
        pilot.key("o")
    own = [number for number in range(len(session.entries)) if set(session.view(None, after=number).actors) == {0}]
    for moment in (own[len(own) // 2], own[-1]):
        record = Record(session.record.header, session.record.actions[:moment])
        then = Session(session.game, record)
        live = table_scene(then, Saver.begin(store, then, {}), TableStyle((0, 1, 2)))
        live.feed.finish = lambda: None  # type: ignore[method-assign]
        scene.go_to(moment)
        pilot.hover_at(1, 899)
        pilot.settle()
        picture = below_the_bar(pilot)
        pilot.app.stack.push(live)
        pilot.hover_at(1, 899)
        pilot.settle()
        assert isinstance(pilot.scene, TableScene)
        assert scene.feed.now() == live.feed.now()
        assert scene.desk.model == live.desk.model
        assert below_the_bar(pilot) == picture
        pilot.app.stack.pop()
        pilot.settle()


def test_it_opens_with_the_whole_table_seen_and_the_bar_goes_through_it(store: Store) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    scene = replay_scene(pilot.app, of_two("aqua"), {})
    pilot.app.stack.push(scene)
    pilot.settle()
    assert not scene.opened and all(scene.stage[name].visible for name in pilot.names("tile/"))
    button = pilot.node("bar/play")
    assert scene.focus.node is button and isinstance(button, RoundButton) and button.icon == "play"
    scene.play()
    assert button.icon == "pause"
    scene.play()
    pilot.key("t")
    assert scene.opened and scene.focus.node is pilot.node("timeline")


def test_it_begins_at_the_deal_and_goes_through_every_turn(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    assert scene.moment == 0 and "The deal" in pilot.texts()
    pilot.key("PageDown", "PageDown")
    assert scene.moment == scene.course.ends[1] and scene.course.titles[2] in pilot.texts()
    assert "Replay: Ana decides" in pilot.texts(), "nobody is asked to choose"
    pilot.key("PageUp")
    assert scene.moment == scene.course.ends[0]
    pilot.key("End")
    assert scene.moment == scene.feed.last and not pilot.node("play").enabled
    pilot.key("Home")
    assert scene.moment == 0 and not pilot.node("step/back").enabled
    pilot.press("step/on")
    pilot.press("step/on")
    pilot.click("step/back")
    assert scene.moment == 1
    pilot.wheel("timeline", 2)
    assert scene.moment == scene.course.ends[1]


def test_the_slider_goes_step_by_step_by_keys_and_turn_by_turn_by_the_pointer(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    assert scene.focus.node is pilot.node("timeline")
    pilot.key("Right", "Right", "Left")
    assert scene.moment == 1
    node = pilot.node("timeline")
    pilot.press_at(*node.centre)
    assert scene.moment in scene.course.bounds and 9 <= scene.course.turn(scene.moment) <= 12
    pilot.grab("timeline")
    pilot.carry(node.x + node.w, node.centre[1])
    pilot.let_go(node.x + node.w, node.centre[1])
    assert scene.moment == scene.feed.last


def test_a_drag_on_the_sheet_or_below_it_goes_nowhere(store: Store) -> None:
    """Only the slider is dragged: a drag across the sheet went turns back, one for each step of the hand."""
    pilot, scene = replay(store, of_two())
    scene.go_to(20)
    pilot.settle()
    sheet = pilot.node("drawer")
    for y in (sheet.y + 6, sheet.y + sheet.h + 4):
        pilot.stroke((300, y), (300, y - 260))
        assert scene.moment == 20


def test_the_knob_at_the_last_turn_leaves_the_number_of_turns_free(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.key("End")
    *_, knob, turns = pilot.node("timeline").said
    assert knob.text == turns.text == str(len(scene.course.ends))
    assert turns.box[0] - (knob.box[0] + knob.box[2] / 2) >= 20, "the knob is 28 wide"


def test_after_a_page_that_was_opened_by_the_pointer_arrows_step_again(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.click("settings")
    pilot.key("Escape")
    pilot.key("Right", "Right")
    assert scene.moment == 2


def test_arrows_step_without_the_sheet_too(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.key("t", "Right", "Right", "Left", "Right")
    assert not scene.opened and scene.moment == 2
    assert not scene.focus.show, "the ring and its words would lie over the table"
    pilot.key("Tab", "Right")
    assert scene.moment == 2, "elsewhere they go from button to button"


@pytest.mark.parametrize("game", ["forest", "divercity"])
def test_nobody_is_said_to_think_any_more(store: Store, game: str) -> None:
    session = against_computers(game)
    pilot, scene = replay(store, session)
    of_others = [number for number, entry in enumerate(session.entries) if session.controller(entry.seat) != 0]
    for moment in of_others[:2]:
        scene.go_to(moment)
        assert not {"is thinking …", "is choosing …", "is placing …"} & set(pilot.texts())


def test_a_button_puts_the_sheet_off_the_cards(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.click("lower")
    assert not scene.opened and pilot.node("hand/0").visible
    pilot.click("sheet")
    assert scene.opened and not pilot.node("hand/0").visible


def test_from_ones_own_eyes_nobody_elses_cards_are_seen_and_open_all_are(store: Store) -> None:
    session = of_two()
    pilot, scene = replay(store, session)
    for person in range(2):
        pilot.press(f"eyes/{person}")
        assert scene.feed.now().view == session.view(person, after=0)
    pilot.press("eyes/2")
    assert "hands" not in pilot.names()
    pilot.key("o")
    shown = pilot.node("hands").shown
    assert len(shown) == 22 and {seat.hand is None for seat in scene.feed.now().view.seats} == {True, False}


def test_a_line_of_the_log_leads_to_its_moment(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.key("l", "Home")
    pilot.click("log/1")
    assert pilot.scene is scene
    assert scene.moment == scene.course.lines[0] > 0
    pilot.key("l", "End", "Return")
    assert scene.moment == scene.course.lines[-1]


def test_the_log_opens_at_the_moment_that_is_shown(store: Store) -> None:
    pilot, scene = replay(store, against_computers("forest"))
    lines = scene.course.lines
    middle = lines[len(lines) // 2]
    scene.go_to(middle)
    pilot.key("l")
    seen = [name for name in pilot.names("log/") if pilot.node(name).hot]
    assert len(seen) == 1, "the last line that was written then is in sight, and marked"
    pilot.key("Return")
    assert scene.moment == middle
    scene.go_to(0)
    pilot.key("l")
    assert pilot.names("log/")[0] == "log/0"


def test_no_card_of_a_replay_is_elsewhere_in_one_picture(store: Store) -> None:
    pilot, scene = replay(store, of_two(), animation="full")

    def cards(*kinds: str) -> dict[str, CardSprite]:
        nodes = (node for node in scene.stage.nodes if node.name.startswith(kinds))
        return {node.name: node for node in nodes if isinstance(node, CardSprite)}

    kinds, came = ("card:", "mini:", "pick/", "waiting"), set[str]()
    for by in (1, 1, 1, 1, 1, -1, -1, -1, -1, -1):
        before, places = set(cards(*kinds)), [spot(card) for card in cards(*kinds, "hand/").values()]
        scene.step(by)
        for name in cards(*kinds).keys() - before:
            card = cards(name)[name]
            assert spot(card) in places or not card.alpha, f"{name} comes from where no card was"
            came |= {kind for kind in kinds if name.startswith(kind)}
        pilot.settle()
        for card in cards(*kinds).values():
            assert spot(card) == card.home
            assert card.alpha == 1
            assert card.z < HAND_Z or not card.name.startswith(("card:", "mini:"))
    assert came == set(kinds)


def test_nothing_on_the_table_can_be_played(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    pilot.key("t")
    before = scene.desk.state
    for name in pilot.names("hand/"):
        pilot.click(name)
    pilot.key("1", "Return", "h", "ctrl+z")
    assert scene.desk.state.choice == before.choice and scene.moment == 0


def test_what_can_be_looked_at_on_a_table_answers(store: Store) -> None:
    pilot, _ = replay(store, of_two("aqua"))
    before = below_the_bar(pilot)
    pilot.wheel("reef", -2)
    assert below_the_bar(pilot) != before
    pilot, scene = replay(store, of_two("divercity"))
    pilot.key("d")
    assert pilot.scene.name == "discards"
    pilot.key("Escape")
    pilot.key("k")
    assert pilot.scene is scene
    with pytest.raises(ValueError, match="only looked at"):
        scene.feed.note("7", "+eel")


def test_the_sheet_goes_and_comes_back_and_covers_what_it_hides_from_the_keyboard(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    assert not any(node.focusable for node in scene.stage.nodes if node.name.startswith("hand/"))
    pilot.key("t")
    assert "drawer" not in pilot.names() and pilot.node("hand/0").focusable
    pilot.press("bar/on")
    assert scene.moment == 1
    pilot.click("sheet")
    assert "drawer" in pilot.names()


def test_a_card_that_waits_lies_under_the_sheet(store: Store) -> None:
    pilot, scene = replay(store, of_two())
    scene.go_to(1)
    assert not scene.stage["pick/0"].visible
    scene.step(1)
    pilot.settle()
    assert pilot.names("hand/") == []
    scene.step(-1)
    pilot.settle()
    pilot.key("t")
    assert scene.stage["pick/0"].visible


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize(("game", "players", "size"), [("forest", 6, (1280, 720)), ("divercity", 6, (1280, 960))])
def test_the_sheet_fits(store: Store, text_size: float, game: str, players: int, size: tuple[int, int]) -> None:
    store.set_setting("text_size", text_size)
    names = ("Ana", "Bruno", "Chloé", "Magdalena", "Žofie", "Emil")[:players]
    pilot, _ = replay(store, played(game, names), size=size)
    pilot.key("PageDown")
    for eyes in (1, players):
        pilot.press(f"eyes/{eyes}")
        mine = ("drawer", "timeline", "eyes", "play", "turn", "step", "speed", "copy", "save", "hands")
        assert [fault for fault in faults(pilot.scene) if fault.startswith(mine)] == []


@pytest.mark.parametrize("game", ["forest", "aqua"])
def test_while_others_decide_a_replay_says_who(store: Store, game: str) -> None:
    pilot, scene = replay(store, against_computers(game))
    pilot.press("eyes/0")
    moment = next(n for n, entry in enumerate(against_computers(game).entries) if n > 2 and entry.seat == 1)
    scene.go_to(moment)
    pilot.settle()
    assert "Replay: Wren decides" in pilot.texts()
    pilot.key("End")
    pilot.settle()
    assert not any("decides" in text for text in pilot.texts())


@pytest.mark.parametrize("opened", (True, False))
def test_arrows_step_after_a_click_elsewhere_until_the_ring_is_shown(store: Store, opened: bool) -> None:
    pilot, scene = replay(store, of_two())
    if not opened:
        pilot.key("t")
    pilot.click("step/on" if opened else "bar/on")
    pilot.key("Right")
    push(pilot, "pad right")
    assert scene.moment == 3
    pilot.key("Left")
    assert scene.moment == 2
    pilot.key("Tab", "Right")
    assert scene.moment == 2, "with a ring, arrows go from node to node"


@pytest.mark.parametrize("game", ("forest", "aqua"))
def test_escape_leads_back_from_the_board_of_another_seat_and_only_then_out(store: Store, game: str) -> None:
    """The button beside that board says so."""
    pilot, scene = replay(store, of_two(game))
    pilot.key("n")
    assert "back" in pilot.names() and scene.desk.state.front == 1
    pilot.key("Escape")
    assert pilot.scene is scene and scene.desk.state.front == 0
    pilot.key("Escape")
    assert pilot.scene is not scene


def test_nobody_is_asked_for_anything_in_the_replay_of_a_dive(store: Store) -> None:
    """There is no button to nobody, and no word about who may look; what is done with each action stands there."""
    pilot, scene = replay(store, played("divercity", ("Ana", "Bruno")))
    pilot.key("t")
    for moment in range(scene.feed.last):
        scene.go_to(moment)
        pilot.settle()
        assert not {"done", "end", "use"} & set(pilot.names())
        assert not {"You may not look.", "Not at this moment."} & set(pilot.texts())


def opened_hands(pilot: Pilot) -> OpenHands:
    node = pilot.node("hands")
    assert isinstance(node, PaintedNode) and isinstance(node.drawable, OpenHands)
    return node.drawable


def test_where_other_hands_lie_open_only_the_one_that_does_not_is_opened(store: Store) -> None:
    """In Mini DiverCity it lies over the log, in a place of its own; all hands of Ecosystem lie side by side."""
    pilot, scene = replay(store, played("divercity", ("Ana", "Bruno", "Chloé")))
    scene.see_with(3)
    pilot.settle()
    hands = pilot.node("hands")
    assert len(opened_hands(pilot).hands) == 1
    ladder = pilot.node("species/starfish")
    assert hands.x >= ladder.x + ladder.w
    pilot, _ = replay(store, of_two())
    pilot.key("o")
    assert len(opened_hands(pilot).hands) == 2
