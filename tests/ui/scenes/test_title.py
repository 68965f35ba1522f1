"""The title screen: what stands there, and where everything on it leads."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile.entries import Notice, NoticeKind
from game.profile.store import Store
from game.ui.presentation.presentation import presentation
from game.ui.scenes.title import LOUD, TitleScene
from game.ui.widgets.button import Button
from tests.support.pilot import Pilot
from tests.support.shelf import amber, keep, played, title

NO_RESULT = {"totals": [], "winners": [], "solo": None}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def test_a_first_start_offers_a_new_game_and_tells_how_a_turn_goes(store: Store) -> None:
    pilot = title(store)
    assert amber(pilot) == ["new"]
    assert "How a turn goes" in pilot.texts()
    assert "Continue" not in pilot.texts()


def test_the_box_stands_on_the_shelf_with_its_title_and_picture(store: Store) -> None:
    pilot = title(store)
    assert "box/forest" in pilot.faces()
    assert {"Forest", "Ecosystem"} <= set(pilot.texts())


def test_one_box_stands_forward_with_the_ways_to_play_it(store: Store) -> None:
    pilot = title(store)
    first, second = pilot.names("box/")[:2]
    assert [n for n in pilot.names("box/") if pilot.node(n).forward] == [first]
    pilot.hover(second)
    pilot.settle()
    assert [n for n in pilot.names("box/") if pilot.node(n).forward] == [second]
    assert abs(pilot.node("new").centre[0] - pilot.node(second).centre[0]) < 116
    pilot.click("new")
    assert f"box/{pilot.scene.draft.game.id}" == second


def test_a_box_glides_forward_and_back(store: Store) -> None:
    pilot = title(store, animation="full")
    first, second = pilot.names("box/")[:2]
    low, high = pilot.node(second).bounds[1], pilot.node(first).bounds[1]
    pilot.hover(second)
    while not pilot.node(second).forward:
        pilot.step(16)
    pilot.step(32)
    for name in (first, second):
        assert high < pilot.node(name).bounds[1] < low
        assert not pilot.node(name).soft, "it would be seen twice"
    pilot.settle()
    assert (pilot.node(first).bounds[1], pilot.node(second).bounds[1]) == (low, high)


def test_a_box_that_the_pointer_only_passes_stays_where_it_is(store: Store) -> None:
    pilot = title(store)
    first, second = pilot.names("box/")[:2]
    pilot.hover(second)
    pilot.step(60)
    pilot.hover("settings")
    pilot.settle()
    assert [n for n in pilot.names("box/") if pilot.node(n).forward] == [first]


def test_a_slow_hand_finds_the_lesson_of_every_box_on_every_straight_way(store: Store) -> None:
    """However long the pointer rests on its way."""
    pilot = title(store)
    for name in pilot.names("box/"):
        pilot.hover(name)
        pilot.settle()
        box, lesson = pilot.node(name), pilot.node("lesson")
        corners = [(x, y) for x in (box.x + 4, box.x + box.w - 4) for y in (box.y + 40, box.y + box.h - 4)]
        for x0, y0 in corners:
            for x1 in (lesson.x + 4, lesson.x + lesson.w - 4):
                for share in (0.0, 0.4, 0.8, 1.0):
                    pilot.hover_at(x0 + (x1 - x0) * share, y0 + (lesson.y + 20 - y0) * share)
                    pilot.step(250)
                assert pilot.scene.pointer.over is pilot.node("lesson")
                assert [n for n in pilot.names("box/") if pilot.node(n).forward] == [name]


def test_the_lesson_covers_neither_the_picture_of_its_box_nor_the_words_below_the_name(store: Store) -> None:
    frame = 10
    pilot = title(store)
    for name in pilot.names("box/"):
        pilot.hover(name)
        pilot.settle()
        lesson, (_, top, _, _) = pilot.node("lesson"), pilot.node(name).bounds
        assert lesson.y + lesson.h <= top + frame
    tagline = pilot.node("tagline")
    assert tagline.y + tagline.h <= lesson.y + 6, "its lowest sixth is room"


@pytest.mark.parametrize(
    ("key", "there"),
    [("Right", "box/savanna"), ("Left", "box/forest"), ("Up", "box/ocean"), ("Down", "new"), ("Tab", "new")],
)
def test_the_first_arrow_goes_along_the_shelf_or_down_to_play(store: Store, key: str, there: str) -> None:
    pilot = title(store)
    pilot.scene._bring_forward("ocean")
    pilot.key(key)
    assert pilot.scene.focus.node.name == there and pilot.scene.focus.show


def test_the_ring_around_a_box_covers_no_button(store: Store) -> None:
    pilot = title(store)
    pilot.key("Up")
    pilot.settle()
    ring = pilot.node("focus ring")
    assert ring.y + ring.h <= min(pilot.node("new").y, pilot.node("solo").y)


@pytest.mark.parametrize(
    ("node", "scene"),
    [
        ("box/forest", "setup"),
        ("new", "setup"),
        ("solo", "setup"),
        ("rules", "rules"),
        ("settings", "settings"),
        ("gear", "settings"),
        ("credits", "credits"),
    ],
)
def test_everything_leads_somewhere_and_escape_leads_back(store: Store, node: str, scene: str) -> None:
    pilot = title(store)
    pilot.press(node)
    assert pilot.scene.name == scene
    pilot.key("Escape")
    assert pilot.scene.name == "title"


def test_a_click_does_the_same_as_enter(store: Store) -> None:
    pilot = title(store)
    pilot.click("credits")
    assert pilot.scene.name == "credits"


def test_the_rules_open_with_f1(store: Store) -> None:
    pilot = title(store)
    pilot.key("F1")
    assert pilot.scene.name == "rules"


def rules_read(pilot: Pilot) -> list[str]:
    return [name for name in pilot.names("games/") if pilot.node(name).chosen]


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_about_the_game_that_is_lit(store: Store, game: str) -> None:
    pilot = title(store)
    pilot.hover(f"box/{game}")
    pilot.settle()
    pilot.press("rules")
    assert rules_read(pilot) == [f"games/{game}"]
    pilot.key("Escape", "F1")
    assert rules_read(pilot) == [f"games/{game}"]


def test_without_a_choice_how_to_play_is_about_the_game_that_was_played_last(store: Store) -> None:
    store.finish(keep(store, Session.new(GAMES["savanna"], ("Ana", "Ben"), seed=1)), NO_RESULT)
    pilot = title(store)
    pilot.press("rules")
    assert rules_read(pilot) == ["games/savanna"]


@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_how_a_turn_goes_is_told_whole_for_the_game_that_is_lit(store: Store, text_size: float, waits: bool) -> None:
    store.set_setting("text_size", text_size)
    if waits:
        keep(store, played(("Ana", "Ben"), 7))
    pilot = title(store)
    for game in GAMES.values():
        pilot.hover(f"box/{game.id}")
        pilot.settle()
        card = pilot.node("welcome")
        told = " ".join(said.text for said in card.said)
        assert all(words in told for _, words in presentation(game).steps)
        assert [said.text for said in card.said if not said.fits] == []
        assert all(said.box[1] + said.box[3] <= card.h - 12 for said in card.said)


def test_quit_ends_the_app(store: Store) -> None:
    pilot = title(store)
    pilot.press("quit")
    assert not pilot.app.running


def test_the_keyboard_reaches_everything_that_can_be_pressed(store: Store) -> None:
    keep(store, played(("Ana", "Ben"), 7))
    keep(store, played(("Ana", "Ben", "Cy"), 9))
    pilot = title(store)
    pressable = {node.name for node in pilot.scene.stage.nodes if node.on_press}
    reached = set()
    for _ in range(len(pressable)):
        pilot.key("Tab")
        assert pilot.scene.focus.node
        reached.add(pilot.scene.focus.node.name)
    assert reached == pressable


def test_the_sound_goes_off_and_on_again(store: Store) -> None:
    pilot = title(store)
    pilot.press("sound")
    assert pilot.app.settings["volume_all"] == 0
    pilot.press("sound")
    assert pilot.app.settings["volume_all"] == LOUD


def test_clouds_drift_only_with_full_animation_on_a_screen_that_is_not_calm(store: Store) -> None:
    for animation, calm, drifts in (("full", False, True), ("full", True, False), ("basic", False, False)):
        pilot = title(store, animation=animation)
        pilot.app.settings["calm"] = calm
        cloud = pilot.node("cloud-2")
        before = cloud.x
        pilot.step(1000)
        assert (cloud.x != before) is drifts


def test_the_sky_is_drawn_ten_times_a_second_at_most(store: Store) -> None:
    pilot = title(store, animation="full")
    drawn = sum(bool(pilot.app.step(10, [])) for _ in range(200))
    assert 0 < drawn <= 20


def test_the_player_is_told_of_damaged_games_and_of_the_backup(store: Store) -> None:
    assert "notices" not in title(store).names()
    store.notices += [Notice("set_aside", Path("damaged-2026.sqlite")), Notice("restored", Path("1.sqlite"))]
    texts = title(store).texts()
    assert "The saved games were damaged. The damaged file was kept as damaged-2026.sqlite." in texts
    assert "Your games are back as they were at the last backup." in texts


@pytest.mark.parametrize(
    "kind",
    [
        "set_aside",
        "folder_set_aside",
        "other_set_aside",
        "changed_set_aside",
        "salvaged",
        "filled",
        "restored",
        "read_only",
        "disk_full",
        "backup_kept",
        "unreadable",
        "readable",
    ],
)
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_every_notice_fits_on_its_paper(store: Store, kind: NoticeKind, text_size: float) -> None:
    store.set_setting("text_size", text_size)
    store.notices.append(Notice(kind, Path("damaged-2026-11-21-154312.sqlite")))
    assert all(said.fits for said in title(store).node("notices").said)


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_all_words_fit(store: Store, text_size: float) -> None:
    keep(store, played(("Ana",), 6))
    keep(store, played(("Ana Maria Magdalena Xaver", "Ben", "Cy", "Dot", "Eve", "Fay"), 20), show_scores=True)
    keep(store, played(("Ana", "Ben", "Cy", "Dot", "Eve", "Fay"), 999))
    store.set_setting("text_size", text_size)
    pilot = title(store)
    assert not [said.text for node in pilot.scene.stage.nodes for said in node.said if not said.fits]


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_daily_and_the_journal_keep_their_letters_in_large_text(store: Store, language: str) -> None:
    keep(store, played(("Ana", "Bruno"), 3))
    store.set_setting("language", language)
    store.set_setting("text_size", 1.3)
    pilot = Pilot(store=store).start(TitleScene)
    buttons = [pilot.node(name) for name in ("daily", "journal")]
    assert all(isinstance(button, Button) and button.shrunk > 0.9 for button in buttons)
