"""The curtain: it hides everything, names one person, and only that press lifts it."""

import pygame
import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Backdrop, Painted
from game.ui.engine.viewport import Viewport
from game.ui.night import NIGHT
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene, Fern
from game.ui.table.desk_values import HandOver
from game.ui.table.seats import SeatInfo
from game.ui.voice.sentences import page_of
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.store import MemoryStore

LONG = "Guðmundsdóttir Ragnheiður"


class _Secret(Painted):
    """Something on the table that can be pressed."""

    def paint(self, c: Canvas) -> None:
        c.text(0, 30, "a hand of cards")


class Table(Scene):
    """A table with a secret, which counts how often it was pressed."""

    name = "table"
    pressed = 0

    def build(self) -> None:
        self.stage.add(Backdrop("scenery/forest"))
        self.stage.add(_Secret("hand", 600, 640, 400, 80, on_press=self._press))

    def _press(self) -> None:
        self.pressed += 1


class Evening:
    """A curtain over a table."""

    def __init__(self, *names: str, animation: str = "none", menu: bool = False, **settings: object) -> None:
        self.told: list[str] = []
        self.pilot = Pilot(store=MemoryStore(**settings), animation=animation).start(Table)
        self.table = self.pilot.scene
        people = [SeatInfo(name, seat, False) for seat, name in enumerate(names or ("Ana", "Bruno", "Chloé"))]
        on_menu = (lambda: self.told.append("menu")) if menu else None
        card = HandOver(people[0], "Round 2, turn 4 of 10", tuple(people[1:]))
        self.pilot.app.stack.push(CurtainScene(lambda: card, self._open, on_menu))
        if animation == "none":
            self.pilot.settle()

    def _open(self) -> None:
        self.told.append(self.pilot.scene.name)


def test_it_says_whose_turn_it_is_and_who_follows() -> None:
    texts = Evening().pilot.texts()
    assert {"Ana, your turn", "Round 2, turn 4 of 10", "Please pass the screen to Ana", "Bruno", "Chloé"} <= set(
        texts
    )


def test_who_follows_is_read_aloud_in_one_sentence() -> None:
    assert page_of(Evening().pilot.scene).endswith("Then: Bruno, Chloé.")


def test_the_last_one_of_a_turn_is_followed_by_nobody() -> None:
    assert "next" not in Evening("Ana").pilot.names()


@pytest.mark.parametrize("animation", ["none", "basic", "full"])
def test_nothing_of_the_table_is_left_behind_it(animation: str) -> None:
    evening = Evening(animation=animation)
    evening.pilot.settle()
    assert "below" not in evening.pilot.names()
    assert "a hand of cards" not in evening.pilot.texts()
    assert "scenery/curtain" in evening.pilot.faces()


def test_enter_lifts_it_and_only_then_is_the_table_told() -> None:
    evening = Evening()
    evening.pilot.key("Return")
    assert evening.told == ["table"]
    assert evening.pilot.scene is evening.table


def test_a_click_lifts_it_and_does_nothing_else() -> None:
    evening = Evening()
    evening.pilot.click("open")
    assert evening.told == ["table"]
    assert isinstance(evening.table, Table) and evening.table.pressed == 0


@pytest.mark.parametrize("key", ["Escape", "Space", "m", "n", "l", "F1", "1", "ctrl+z", "Left"])
def test_nothing_else_lifts_it(key: str) -> None:
    evening = Evening()
    evening.pilot.key(key)
    assert evening.pilot.scene.name == "curtain"
    assert not evening.told


def test_a_click_beside_the_button_does_nothing() -> None:
    evening = Evening()
    evening.pilot.press_at(200, 450)
    evening.pilot.press_at(800, 300)
    assert evening.pilot.scene.name == "curtain"


def test_a_press_while_it_falls_only_makes_it_fall_faster() -> None:
    evening = Evening(animation="full")
    evening.pilot.step(50)
    evening.pilot.app.step(FRAME_MS, [evening.pilot.key_event("Return")])
    evening.pilot.settle()
    assert evening.pilot.scene.name == "curtain"
    assert not evening.told


@pytest.mark.parametrize("animation", ["none", "full"])
@pytest.mark.parametrize("apart_ms", [32, 150, 500])
def test_whoever_goes_on_pressing_enter_lifts_it_for_nobody(animation: str, apart_ms: float) -> None:
    evening = Evening(animation=animation)
    for _ in range(12):
        evening.pilot.app.step(FRAME_MS, [evening.pilot.key_event("Return")])
        evening.pilot.step(apart_ms)
    assert evening.pilot.scene.name == "curtain" and not evening.told
    evening.pilot.key("Return")
    assert evening.told == ["table"]


def test_the_ferns_close_over_the_table_before_the_night_is_seen() -> None:
    evening = Evening(animation="full")
    evening.pilot.step(50)
    assert "below" in evening.pilot.names() and "night" not in evening.pilot.names()
    evening.pilot.settle()
    assert "night" in evening.pilot.names()


def test_the_table_is_as_bright_as_before_until_the_ferns_have_closed() -> None:
    evening = Evening(animation="full")
    middle = evening.pilot.app.look.viewport.point(800, 450)
    bright = [evening.pilot.app.screen.get_at(middle)]
    for _ in range(4):
        evening.pilot.step(16)
        bright.append(evening.pilot.app.screen.get_at(middle))
    assert len(set(map(tuple, bright))) == 1


@pytest.mark.parametrize("what", ["another scene", "another window size"])
def test_what_comes_while_it_falls_shows_nothing_of_the_table(what: str) -> None:
    evening = Evening(animation="full")
    curtain = evening.pilot.scene
    evening.pilot.step(100)
    assert "below" in curtain.stage
    if what == "another scene":
        evening.pilot.app.stack.push(Scene())
    else:
        evening.pilot.app.resize(pygame.Surface((800, 450)))
    assert "below" not in curtain.stage and curtain.stage["night"].visible


def test_the_ferns_part_over_the_table_and_are_gone() -> None:
    evening = Evening(animation="full")
    evening.pilot.settle()
    evening.pilot.key("Return")
    ferns = [node for node in evening.table.stage.nodes if isinstance(node, Fern)]
    assert len(ferns) == 2
    assert not any(fern.visible for fern in ferns)


def test_the_menu_can_be_opened_without_lifting_it() -> None:
    evening = Evening(menu=True)
    evening.pilot.press("menu")
    evening.pilot.key("Escape")
    assert evening.told == ["menu", "menu"]
    assert evening.pilot.scene.name == "curtain"


def test_another_window_size_does_not_drop_it_again() -> None:
    evening = Evening(animation="full")
    evening.pilot.settle()
    evening.pilot.resize((1920, 1080))
    assert not evening.pilot.scene.timeline.busy
    assert "Ana, your turn" in evening.pilot.texts()
    assert "below" not in evening.pilot.names()


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("name", ["Bo", "Ana-Magdalena", LONG])
def test_every_name_is_shown_in_full_on_the_moon(name: str, text_size: float) -> None:
    pilot = Evening(name, text_size=text_size).pilot
    said = [said.text for said in pilot.node("moon").said]
    assert f"{name}, your turn" in said or (name in said and "your turn" in said)
    assert not [s.text for node in pilot.scene.stage.nodes for s in node.said if not s.fits]


def test_many_long_names_stay_on_their_line() -> None:
    pilot = Evening(*[LONG] * 6, text_size=1.3).pilot
    boxes = [said.box for said in pilot.node("next").said]
    assert all(box[0] >= 0 and box[0] + box[2] <= pilot.node("next").w for box in boxes)


@pytest.mark.parametrize("size", [(800, 450), (1024, 768), (1280, 540), (360, 640)])
def test_the_ferns_close_over_the_whole_window(size: tuple[int, int]) -> None:
    left, top, w, h = Viewport(size).window
    covered = []
    for side in ("left", "right"):
        fern = Fern(NIGHT.leaves, side, (left, top, w, h))
        fern.reach = 890
        x, y, width, height = fern.bounds
        assert y <= top + 0.01 and y + height >= top + h - 0.01
        covered.append((x, x + width))
    assert covered[0][0] <= left + 0.01 and covered[1][1] >= left + w - 0.01
    assert covered[0][1] > covered[1][0], "they meet"


def test_in_a_wide_window_the_menu_lies_in_its_corner() -> None:
    pilot = Evening(menu=True).pilot
    before = pilot.node("menu").centre
    pilot.resize((1280, 540))
    left, top, _, _ = pilot.app.look.viewport.window
    assert left < 0
    assert pilot.node("menu").centre == pytest.approx((before[0] + left, before[1] + top))


@pytest.mark.parametrize("size", [(1280, 720), (1280, 540), (1920, 600)])
def test_the_moon_is_whole_above(size: tuple[int, int]) -> None:
    pilot = Evening().pilot
    pilot.resize(size)
    screen, middle = pilot.app.screen, size[0] // 2
    above, within = screen.get_at((middle, 0)), screen.get_at((middle, size[1] // 8))
    assert within.hsva[2] > above.hsva[2] + 20
