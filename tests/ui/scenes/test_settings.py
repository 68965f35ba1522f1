"""The settings: each control changes what it says, at once and for good."""

import pygame
import pytest

from game.ui.scenes.settings import SettingsScene
from game.ui.settings import SETTINGS
from game.ui.words import languages, tr
from tests.support.layout import faults
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore


def settings(store: MemoryStore | None = None, animation: str = "none") -> Pilot:
    pilot = Pilot(store=store, animation=animation).start()
    pilot.app.stack.push(SettingsScene())
    pilot.settle()
    return pilot


SWITCHES = ("calm", "high_contrast", "quiet_background", "drop_submits", "first_notes", "hold")


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_turns_over_and_is_saved(switch: str) -> None:
    pilot = settings()
    if switch not in pilot.scene.stage:
        pilot.key("PageDown")
    before = pilot.app.settings[switch]
    pilot.press(switch)
    assert pilot.store.setting(switch) is (not before)
    pilot.click(switch)
    assert pilot.store.setting(switch) is before


@pytest.mark.parametrize(
    ("choice", "values"),
    [
        ("animation", ["none", "basic", "full"]),
        ("speed", [0.7, 1.0, 1.5]),
        ("text_size", [1.0, 1.15, 1.3]),
        ("fullscreen", [False, True]),
        ("double_clicks", ["normal", "slow"]),
    ],
)
def test_a_row_of_choices_is_walked_with_the_arrows(choice: str, values: list[object]) -> None:
    pilot = settings()
    if choice not in pilot.scene.stage:
        pilot.key("PageDown")
    pilot.scene.focus.set(choice)
    pilot.scene.focus.show = True
    while pilot.node(choice).index:
        pilot.key("Left")
    seen = [pilot.app.settings[choice]]
    for _ in values[1:]:
        pilot.key("Right")
        seen.append(pilot.app.settings[choice])
    assert seen == values


def test_a_drop_says_that_it_waits_while_what_ends_a_turn_is_held() -> None:
    pilot = settings()
    pilot.key("PageDown")
    assert "without pressing Done" in pilot.texts()
    pilot.press("hold")
    assert "not while Hold to confirm is on" in pilot.texts() and "without pressing Done" not in pilot.texts()
    assert pilot.scene.focus.node is pilot.node("hold")


def test_larger_text_is_larger_at_once() -> None:
    pilot = settings()
    before = max(said.box[3] for said in pilot.node("calm/caption").said)
    pilot.app.settings["text_size"] = 1.3
    pilot.settle()
    assert max(said.box[3] for said in pilot.node("calm/caption").said) > before


def test_a_volume_follows_the_arrows_and_is_heard() -> None:
    pilot = settings()
    pilot.scene.focus.set("volume_cards")
    pilot.scene.focus.show = True
    pilot.key("Left", "Left")
    assert pilot.store.setting("volume_cards") == 70
    assert "70" in pilot.texts()
    assert any(sound.startswith("card") for sound in pilot.sounds)


def test_a_volume_can_be_dragged() -> None:
    pilot = settings()
    pilot.drag("volume_all", "volume_all/label")
    assert pilot.store.setting("volume_all") == 0


def test_as_delivered_brings_everything_back() -> None:
    store = MemoryStore(text_size=1.3, volume_all=5, calm=True, drop_submits=True, speed=1.5)
    pilot = settings(store)
    pilot.press("reset")
    pilot.key("Escape")
    assert pilot.app.settings["text_size"] == 1.3, "it is asked first"
    pilot.press("reset")
    pilot.click("yes")
    for key in ("text_size", "volume_all", "calm", "drop_submits", "speed"):
        assert pilot.app.settings[key] == SETTINGS[key][0]
    assert "80" in pilot.texts()


def test_f11_shows_here_too() -> None:
    pilot = settings()
    pilot.key("F11")
    assert pilot.node("fullscreen").index == 1


def test_the_language_in_use_is_marked_and_can_be_chosen() -> None:
    pilot = settings()
    pilot.press("language/en")
    assert pilot.app.settings["language"] == "en"
    assert "English" in pilot.texts()


def test_the_keys_are_listed() -> None:
    pilot = settings()
    pilot.key("PageDown")
    assert {"Take back", "F1", "Search the rules", "F11", "F12", "Esc"} <= set(pilot.texts())


def test_the_keyboard_reaches_every_control() -> None:
    pilot = settings()
    wanted = {node.name for node in pilot.scene.stage.nodes if node.on_press is not None}
    reached = set()
    for _ in range(len(wanted) + 8):
        pilot.key("Tab")
        assert pilot.scene.focus.node is not None
        reached.add(pilot.scene.focus.node.name)
    assert wanted <= reached
    assert {"volume_all", "volume_cards", "volume_beds", "volume_music"} <= reached


@pytest.mark.parametrize(("head", "first"), [("back", "fullscreen"), ("reset", "volume_all")])
def test_down_from_the_head_of_the_page_comes_to_the_first_control_of_the_column(head: str, first: str) -> None:
    pilot = settings()
    pilot.scene.focus.set(head)
    pilot.key("Down")
    assert pilot.scene.focus.node is pilot.node(first)
    pilot.key("Up")
    assert pilot.scene.focus.node is not None and pilot.scene.focus.node.zone == "top"


def walked(pilot: Pilot, *keys: str) -> list[str]:
    """What has the focus after each key."""
    names = []
    for key in keys:
        pilot.key(key)
        assert pilot.scene.focus.node is not None
        names.append(pilot.scene.focus.node.name)
    return names


def test_arrows_lead_row_by_row_and_from_column_to_column() -> None:
    pilot = settings()
    pilot.scene.focus.set("volume_music")
    assert walked(pilot, "Down", "Down") == ["quiet_background", "language/fr"]
    assert walked(pilot, "Left", "Left", "Left") == ["language/cs", "language/en", "high_contrast"]
    assert walked(pilot, "Up", "Right") == ["calm", "quiet_background"]
    pilot.key("PageDown")
    pilot.scene.focus.set("drop_submits")
    rows = ["first_notes", "hold", "double_clicks", "flat_table", "read_aloud", "read_speed", "show_read"]
    assert walked(pilot, *["Down"] * 8) == [*rows, "show_read"]
    across = ["read_speed", "read_speed", "all keys", "rumble", "show_read"]
    assert walked(pilot, "Up", "Right", "Right", "Down", "Left") == across


def test_both_pages_are_full() -> None:
    pilot = settings()
    for keys in ([], ["PageDown"]):
        pilot.key(*keys)
        controls = [node for node in pilot.scene.stage.nodes if node.zone.startswith("column")]
        for zone in ("column 0", "column 1"):
            lowest = max(node.y + node.h for node in controls if node.zone == zone)
            assert lowest > 0.6 * 900, f"{zone} of page {keys} is half empty"


@pytest.mark.parametrize("leave", ["Escape", "back"])
def test_it_can_be_left(leave: str) -> None:
    pilot = settings()
    pilot.press("back") if leave == "back" else pilot.key(leave)
    assert pilot.scene.name == "empty"


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_everything_fits_at_every_text_size(text_size: float) -> None:
    pilot = settings(MemoryStore(text_size=text_size))
    for keys in ([], ["PageDown"]):
        pilot.key(*keys)
        assert cut_off(pilot) == []


def cut_off(pilot: Pilot) -> list[str]:
    return [said.text for node in pilot.scene.stage.nodes if node.visible for said in node.said if not said.fits]


def test_all_languages_can_be_seen_together() -> None:
    assert len(settings().names("language/")) == len(languages())


@pytest.mark.parametrize("change", ["page", "text_size"])
def test_the_page_that_was_there_fades_away_as_a_whole(change: str) -> None:
    pilot = settings(animation="full")
    before = pilot.app.screen.copy()
    pilot.app.step(0, [])
    if change == "page":
        pilot.app.step(16, [pilot.key_event("PageDown")])
    else:
        pilot.app.settings["text_size"] = 1.3
        pilot.app.step(16, [])
    assert "scene before" in pilot.scene.stage
    assert pygame.image.tobytes(pilot.app.screen, "RGB") == pygame.image.tobytes(before, "RGB")
    assert not pilot.scene.stage.softly.busy
    pilot.settle()
    assert "scene before" not in pilot.scene.stage


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
@pytest.mark.parametrize(
    ("size", "says"), [((1280, 720), "everything else stays"), ((900, 1600), "always largest in a tall window")]
)
def test_in_an_upright_window_the_text_size_says_that_it_is_always_the_largest(
    size: tuple[int, int], says: str, language: str
) -> None:
    pilot = Pilot(size, MemoryStore(language=language)).start()
    pilot.app.stack.push(SettingsScene())
    pilot.settle()
    assert pilot.node("text_size").wording().endswith(tr(says))
    assert faults(pilot.scene) == []
