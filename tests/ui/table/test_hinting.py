"""The lamp: it asks once, shows the expert at work, then the hint until it is not followed; the game is marked."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.hint import Hint, Reason, Suggestion
from game.games.aqua.actions import Grow, Large
from game.games.aqua.view.turning import tile_at
from game.games.divercity.actions import Oil
from game.games.ecosystem.actions import Keep, Pick, Place
from game.games.ecosystem.bots import adviser_for
from game.games.registry import GAMES
from tests.games.ecosystem.editions import EDITIONS, HASTE
from tests.pilot.hand import held
from tests.pilot.play import at_title, play_on, seen, session, sit_down, situation, table
from tests.support.layout import faults
from tests.support.pilot import Pilot

ABOUT = {
    "forest": ("dragonfly", "biodiversity", "meadow"),
    "ocean": ("clownfish", "food_web", "plankton"),
    "savanna": ("waterhole", "grassland", "hyena"),
    "aqua": ("large", "small", "reefs"),
    "divercity": ("danger", "fear:porcupinefish", "blind"),
}
"""Reasons with long words."""


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    hasty = replace(GAMES["forest"], advise=adviser_for(EDITIONS["forest"], HASTE))
    monkeypatch.setitem(GAMES, "forest", hasty)  # type: ignore[arg-type]
    yield sit_down(at_title(tmp_path), "Ana", "Wren:easy")


def agree(pilot: Pilot) -> None:
    pilot.key("h")
    pilot.click("yes")


def assisted(pilot: Pilot) -> bool:
    saved = pilot.store.running()[0].header
    return "assisted" in session(pilot).record.header and "assisted" in saved


def test_the_first_hint_of_a_game_asks_and_marks_the_game_only_when_it_is_wanted(pilot: Pilot) -> None:
    pilot.key("h")
    assert pilot.scene.name == "question" and pilot.scene.focus.node.name == "yes"
    pilot.key("Left", "Return")
    assert not pilot.names("hint")
    assert "assisted" not in session(pilot).record.header
    agree(pilot)
    assert assisted(pilot)
    pilot.key("h", "h")
    assert pilot.scene.name == "table", "the second one does not ask"
    assert "hint" in pilot.names("hint")


def test_a_hint_marks_a_card_of_the_hand_and_a_cell_and_goes_once_something_is_chosen(pilot: Pilot) -> None:
    pilot.click("lamp")
    pilot.click("yes")
    slip = pilot.node("hint")
    assert pilot.names("hint/mark/")
    assert not any(slip.x < pilot.node(name).x + pilot.node(name).w and slip.y + slip.h > pilot.node(name).y
                   for name in pilot.names("hand/"))  # fmt: skip
    pilot.hover("hand/0")
    assert "hint" in pilot.names("hint"), "a look does not put it away"
    pilot.click("hand/0")
    assert not pilot.names("hint")


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("game", GAMES)
def test_the_slip_fits_in_every_text_size_and_covers_nothing_that_is_asked(
    tmp_path: Path, game: str, text_size: float
) -> None:
    pilot = at_title(tmp_path, (1280, 720))
    pilot.app.settings["text_size"] = text_size
    sit_down(pilot, "Ana", "Wren:easy", game=game)
    situated = session(pilot)
    seat = situation(pilot).seat
    assert seat is not None
    actions = tuple(situated.legal(seat))
    reasons = tuple(Reason(about, 3.0) for about in ABOUT[game])
    best, other = Suggestion((actions[0],), 12), Suggestion((actions[-1],), 4)
    table(pilot).desk.show_hint(Hint(best, other, reasons, 3.0, True, True))
    pilot.settle()
    found = [fault for fault in faults(pilot.scene) if "hint" in fault]
    covers = ("of seat/", "of whole-log")
    assert [fault for fault in found if not any(covered in fault for covered in covers)] == []


@pytest.mark.parametrize(
    ("game", "node"),
    [("forest", "hand/"), ("aqua", "tile/"), ("divercity", "hand/")],
    ids=("forest", "aqua", "divercity"),
)
def test_the_keyboard_goes_to_what_the_best_choice_is_made_with(tmp_path: Path, game: str, node: str) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", game=game)
    seat = situation(pilot).seat
    assert seat is not None
    desk = table(pilot).desk
    for action in tuple(session(pilot).legal(seat))[::7]:
        desk.show_hint(Hint(Suggestion((action,), 0), None, (), 0.0, True, True))
        pilot.settle()
        focused = pilot.scene.focus.node
        assert focused is not None and focused.name.startswith(node)


def test_enter_follows_a_hint_from_the_tile_to_its_place(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", game="aqua")
    seat = situation(pilot).seat
    assert seat is not None
    tiles = [action for action in session(pilot).legal(seat) if isinstance(action, Grow)]
    assert len(tiles) > 9
    for action in tiles[::-9]:
        then = Large(seat, "duo", ((0, 1), (1, 0)))
        for begun in ((), (f"tile/{action.tile.name}",), (pilot.names("tile/")[0],)):
            for name in begun:
                pilot.press(name)
            table(pilot).desk.show_hint(Hint(Suggestion((action, then), 0), None, (), 0.0, True, True))
            pilot.settle()
            pilot.key("Return", "Return")
            choice = table(pilot).desk.state.choice
            assert (
                choice.tile == action.tile.name and tile_at(choice.planned, choice.tile, choice.lies) == action.tile
            )
            pilot.key("Escape", "Escape", "Escape")


@pytest.mark.parametrize("begun", ((), ("hand/0",), ("hand/0", "first"), ("hand/1",), ("hand/1", "last")))
@pytest.mark.parametrize("game", ("forest", "savanna"))
def test_enter_follows_a_hint_from_the_card_to_its_cell_whatever_was_begun(
    tmp_path: Path, game: str, begun: tuple[str, ...]
) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", game=game)
    play_on(pilot, until=lambda: seen(pilot).turn == 3)
    pilot.click("hand/1")
    cells = pilot.names("board:")
    pilot.key("ctrl+z")
    for name in begun:
        pilot.press({"first": cells[0], "last": cells[-1]}.get(name, name))
    x, y = map(int, cells[-1].partition("/")[2].split(","))
    best, desk = (Pick(0, held(pilot)[1]), Place(0, (x, y))), table(pilot).desk
    desk.show_hint(Hint(Suggestion(best, 0), None, (), 0.0, True, True))
    pilot.settle()
    for after in (cells[-1], "done"):
        pilot.key("Return")
        assert desk.hinted is not None and pilot.scene.focus.node is pilot.node(after)
    decision = desk.table.decision(desk.state)
    assert decision is not None and (decision.action, decision.plan) == best
    pilot.key("ctrl+z", "ctrl+z")
    assert desk.hinted is not None, "it stays while its card is put back"


@pytest.mark.parametrize("begun", ((), ("hand/0",), ("hand/1",)))
def test_enter_follows_a_hint_to_the_card_whatever_was_begun(tmp_path: Path, begun: tuple[str, ...]) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", game="divercity", seed=5)
    desk = table(pilot).desk
    for name in begun:
        pilot.press(name)
    desk.show_hint(Hint(Suggestion((Oil(0, 1),), 0), None, (), 0.0, True, True))
    pilot.settle()
    pilot.key("Return")
    assert desk.hinted is not None and pilot.scene.focus.node is pilot.node("done")
    decision = desk.table.decision(desk.state)
    assert decision is not None and decision.action == Oil(0, 1)


def test_it_is_read_when_it_comes_and_with_all_of_the_table(pilot: Pilot) -> None:
    pilot.app.settings["show_read"] = True
    log = pilot.app._reader.voice.log
    agree(pilot)
    slip = table(pilot).desk._slip
    assert slip is not None and slip.title and slip.heading
    for key in ("", "F2"):
        if key:
            log.clear()
            pilot.key(key)
        assert any(slip.title in told and slip.heading in told for told in log), key
    pilot.key("h")
    log.clear()
    pilot.key("F2")
    assert log and not any(slip.heading in told for told in log), "it is put away"


@pytest.mark.parametrize("way", ["Escape", "h"])
def test_it_is_put_away_by_a_key_and_the_game_goes_on(pilot: Pilot, way: str) -> None:
    agree(pilot)
    pilot.key(way)
    assert not pilot.names("hint")
    assert pilot.scene.name == "table"


def test_its_button_is_reached_by_keyboard(pilot: Pilot) -> None:
    agree(pilot)
    pilot.press("hint/close")
    assert not pilot.names("hint")


def test_a_reason_lights_its_cells_while_it_is_looked_at(pilot: Pilot) -> None:
    play_on(pilot, until=lambda: seen(pilot).turn == 2)
    best = Suggestion((Pick(0, (seen(pilot).seats[0].hand or ())[0]),), 0)
    table(pilot).desk.show_hint(Hint(best, None, (Reason("hare", 3.0, ((0, 0),)),), 0.0, True, True))
    pilot.hover("hint/reason/0")
    assert table(pilot).desk.state.lit == {0: frozenset({(0, 0)})}
    pilot.hover("hint/close")
    assert table(pilot).desk.state.lit == {}


def test_the_expert_at_work_can_be_left(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy")
    pilot.key("h")
    pilot.scene.press(pilot.node("yes"))
    pilot.step(40)
    assert pilot.node("hint").label == "The expert thinks ahead"
    assert pilot.scene.moving
    pilot.key("Escape")
    assert not pilot.names("hint")
    assert not pilot.scene.moving


def test_enter_decides_nothing_while_the_expert_is_at_work(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy")
    pilot.key("3")
    assert table(pilot).desk.state.choice.chosen == 2
    pilot.key("h")
    pilot.scene.press(pilot.node("yes"))
    pilot.step(40)
    for _ in range(3):
        pilot.app.step(16, [pilot.key_event("Return")])
    assert pilot.node("hint").label == "The expert thinks ahead"
    choice = table(pilot).desk.state.choice
    assert (choice.chosen, choice.planned) == (2, None) and len(session(pilot).entries) == 1
    pilot.scene.focus.set("lamp")
    pilot.app.step(16, [pilot.key_event("Return")])
    assert not pilot.names("hint"), "the lamp itself still answers"


def test_nobody_else_sees_a_hint(tmp_path: Path, pilot: Pilot) -> None:
    pilot = sit_down(pilot, "Ana", "Ben")
    if pilot.scene.name == "curtain":
        pilot.key("Return")
    agree(pilot)
    assert "hint" in pilot.names("hint")
    pilot.click("hand/0")
    pilot.click("done")
    pilot.key("Return")
    assert situation(pilot).person == 1
    assert not pilot.names("hint")


def test_what_was_begun_before_a_hint_can_be_done_again(pilot: Pilot) -> None:
    pilot.click("hand/3")
    begun = table(pilot).desk.state.choice.chosen
    table(pilot).desk.show_hint(Hint(Suggestion((Pick(0, held(pilot)[2]),), 0), None, (), 0.0, True, True))
    pilot.settle()
    assert table(pilot).desk.state.choice.chosen is None
    pilot.key("ctrl+y")
    assert table(pilot).desk.state.choice.chosen == begun == 3


def test_a_hint_to_leave_everything_as_it_is_leads_to_the_button_that_does(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path), "Ana", "Wren:easy", seed=7)
    for _ in range(2):
        pilot.key("1", "Return", "Return")
    keep = Keep(situation(pilot).seat)
    assert keep in session(pilot).legal(0)
    table(pilot).desk.show_hint(Hint(Suggestion((keep,), 0), None, (), 0.0, True, True))
    assert pilot.scene.focus.node.name == "keep"
    pilot.key("Return")
    assert keep in [entry.action for entry in session(pilot).entries]
