"""The page of the keys: a line takes the next key, a key that is taken is told before anything changes."""

import pytest

from game.games.registry import GAMES
from game.ui.input.command_list import every_command
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore


def keys(store: MemoryStore | None = None, at: int = 1) -> Pilot:
    """The page with the commands of the table."""
    pilot = Pilot(store=store).start()
    pilot.app.stack.push(KeysScene(at))
    pilot.settle()
    return pilot


def test_every_command_has_its_line() -> None:
    pilot = keys(at=0)
    first = set(pilot.names("key/"))
    pilot.key("PageDown")
    assert first | set(pilot.names("key/")) == {f"key/{command.name}" for command in every_command()}


@pytest.mark.parametrize("at", (0, 1))
def test_the_fullest_column_reaches_down_the_page_and_all_lines_are_equally_high(at: int) -> None:
    pilot = keys(at=at)
    assert len({pilot.node(name).h for name in pilot.names("key/")}) == 1
    assert 840 < max(pilot.node(name).y + pilot.node(name).h for name in pilot.names("section/")) <= 872


def test_a_line_takes_the_next_key_and_that_is_kept() -> None:
    pilot = keys()
    pilot.press("key/hint")
    assert "press a key …" in pilot.texts()
    pilot.key("F9")
    assert pilot.store.setting("keys") == {"hint": ["f9", "pad left stick"]}
    assert "F9" in pilot.texts() and "press a key …" not in pilot.texts()
    assert pilot.scene.focus.node is pilot.node("key/hint")


@pytest.mark.parametrize("leave", ["Escape", "click"])
def test_a_line_that_waits_can_be_left(leave: str) -> None:
    pilot = keys()
    pilot.press("key/hint")
    pilot.key(leave) if leave == "Escape" else pilot.press_at(1400, 800)
    assert (pilot.scene.name, pilot.store.setting("keys")) == ("keys", None)
    pilot.key("F9")
    assert pilot.store.setting("keys") is None


def test_the_key_that_it_has_changes_nothing() -> None:
    pilot = keys()
    pilot.press("key/hint")
    pilot.key("h")
    assert pilot.scene.name == "keys" and not pilot.store.setting("keys")


def test_a_key_that_is_taken_is_told_before_anything_changes() -> None:
    pilot = keys()
    pilot.press("key/hint")
    pilot.key("r")
    assert pilot.scene.name == "question"
    said = " ".join(pilot.texts())
    assert "R is taken" in said and "Turn the tile (AQUA)" in said
    pilot.key("Return")
    assert (pilot.scene.name, pilot.store.setting("keys")) == ("keys", None)


def test_keys_are_swapped_and_swapped_back_by_the_line() -> None:
    pilot = keys()
    pilot.press("key/hint")
    pilot.key("n")
    pilot.press("yes")
    assert pilot.store.setting("keys") == {"hint": ["n", "pad left stick"], "neighbours": ["h", "pad select"]}
    pilot.press("back/hint")
    pilot.press("yes")
    assert pilot.store.setting("keys") == {} and pilot.names("back/") == []


def test_a_swap_that_is_not_possible_says_so() -> None:
    pilot = keys()
    pilot.press("key/turn tile")
    pilot.key("F1")
    assert (pilot.scene.name, pilot.store.setting("keys")) == ("keys", None)
    assert "F1 is taken and cannot be swapped here." in pilot.texts()


def test_what_closes_the_window_is_no_key_of_ours() -> None:
    pilot = keys()
    pilot.press("key/hint")
    pilot.key("alt+F4")
    assert "The system itself uses Alt+F4." in pilot.texts()
    assert (pilot.scene.name, pilot.store.setting("keys")) == ("keys", None)


def test_what_closes_the_window_was_kept_by_an_earlier_version_and_is_forgotten() -> None:
    pilot = keys(MemoryStore(keys={"hint": ["alt+f4"]}))
    assert not pilot.names("back/")


def test_all_keys_are_as_delivered_again() -> None:
    pilot = keys(MemoryStore(keys={"hint": ["f9"], "log": ["nonsense"]}))
    pilot.press("reset")
    assert pilot.store.setting("keys") == {} and not pilot.node("reset").enabled


def test_a_new_key_counts_at_once_and_the_old_one_no_more() -> None:
    pilot = keys(MemoryStore(keys={"menu": ["f9"], "back": ["q"]}))
    pilot.app.stack.push(PauseScene("forest"))
    pilot.key("m", "Escape")
    assert pilot.scene.name == "pause"
    pilot.key("F9")
    assert pilot.scene.name == "keys"
    pilot.key("q")
    assert pilot.scene.name == "empty"


def test_in_a_text_field_enter_and_esc_are_what_they_are_everywhere() -> None:
    pilot = keys(MemoryStore(keys={"back": ["q"], "accept": ["f2"], "search": ["f3"]}))
    pilot.app.stack.push(RulesScene("forest"))
    pilot.key("F3")
    pilot.type("q")
    assert pilot.scene.typing and "q" in pilot.texts()
    pilot.key("Escape")
    assert pilot.scene.name == "rules" and "q" not in pilot.texts()


@pytest.mark.parametrize(("page", "way"), [(SettingsScene(), "all keys"), (RulesScene("aqua"), "keys")])
def test_the_ways_to_the_page(page: SettingsScene | RulesScene, way: str) -> None:
    pilot = keys()
    pilot.app.stack.push(page)
    pilot.settle()
    if isinstance(page, SettingsScene):
        pilot.key("PageDown")
    pilot.press(way)
    assert pilot.scene.name == "keys"


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_everything_fits(text_size: float, language: str) -> None:
    changed = {name: ["ctrl+alt+shift+page down"] for name in ("undo", "tables", "watch again")}
    pilot = keys(MemoryStore(text_size=text_size, language=language, keys=changed), at=0)
    for _ in range(2):
        assert not [s.text for n in pilot.scene.stage.nodes if n.visible for s in n.said if not s.fits]
        assert all(node.bounds[0] + node.bounds[2] <= 1600 for node in pilot.scene.stage.nodes if node.zone)
        pilot.key("PageDown")


def test_the_pages_have_a_column_for_every_room() -> None:
    pilot = keys()
    own = {command.room for command in every_command() if command.room in GAMES}
    assert own and {f"section/{room}" for room in own} <= set(pilot.names("section/"))
