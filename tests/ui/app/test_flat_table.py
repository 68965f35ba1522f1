"""A table that lies flat: who sits opposite sees everything turned, and presses what is seen there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.profile.store import Store
from game.ui.scenes.curtain import CurtainScene, Fern
from game.ui.scenes.title import TitleScene
from game.ui.table.desk_values import HandOver
from game.ui.table.seats import SeatInfo
from game.ui.turns import Turns
from tests.pilot.play import by_drag, by_mouse, session, sit_down, situation, table
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore

SIZE = (640, 360)


class Opposite(Turns, Garden):
    """A garden that is seen from one side or the other."""

    opposite = True

    @property
    def far(self) -> bool:
        return self.opposite


class AcrossThePilot(Pilot):
    """Presses where things are seen on a screen that is turned: at the opposite place."""

    def _event(self, kind: int, **fields: Any) -> None:
        if "pos" in fields and self.app.screen is not self.glass:
            x, y = fields["pos"]
            fields["pos"] = SIZE[0] - 1 - x, SIZE[1] - 1 - y
        super()._event(kind, **fields)

    def press_at(self, x: float, y: float, button: int = 1) -> None:
        self._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=button)
        self._mouse(pygame.MOUSEBUTTONUP, x, y, button=button)
        self.settle()

    def start(self, home: Any) -> "AcrossThePilot":
        self.glass = self.app.screen
        super().start(home)
        return self


@pytest.fixture
def pilot() -> AcrossThePilot:
    return AcrossThePilot(SIZE, MemoryStore(flat_table=True)).start(Opposite)


@pytest.fixture
def across(tmp_path: Path) -> Iterator[AcrossThePilot]:
    store = Store.open(tmp_path)
    store.set_setting("flat_table", True)
    yield AcrossThePilot(SIZE, store).start(TitleScene)
    store.close()


def diary(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, Opposite)
    return pilot.scene.diary


def turned(pilot: AcrossThePilot) -> bool:
    """Whether what people look at is the sheet upside down, to the pixel; otherwise it is the sheet itself."""
    sheet, glass = pilot.app.screen, pilot.glass
    if sheet is glass:
        return False
    upright = pygame.transform.flip(glass, True, True)
    assert pygame.image.tobytes(upright, "RGB") == pygame.image.tobytes(sheet, "RGB")
    return True


def test_a_click_at_a_turned_place_presses_the_turned_node(pilot: AcrossThePilot) -> None:
    assert turned(pilot)
    pilot.click("bed/1")
    assert diary(pilot)[-1] == "bed/1" and pilot.node("bed/1").hovered
    x, y = pilot.app.look.viewport.point(*pilot.node("bed/0").centre)
    pilot._frame([pygame.Event(pygame.MOUSEMOTION, pos=(x, y), buttons=(0, 0, 0))])
    assert pilot.scene.pointer.over is None, "the upright place of another one is empty"


def test_a_finger_taps_what_it_sees() -> None:
    pilot = TouchPilot(SIZE, MemoryStore(flat_table=True))
    pilot.start(Opposite)
    x, y = pilot.node("bed/4").centre
    pilot.tap(1600 - x, 900 - y)
    assert diary(pilot)[-1] == "bed/4"


def test_what_is_carried_follows_the_pointer(pilot: AcrossThePilot) -> None:
    bed = pilot.node("bed/0")
    bed.drag = True
    pilot.grab("bed/0")
    places: list[tuple[float, float]] = []
    pilot.scene.dragging = lambda node, x, y: places.append((x, y))  # type: ignore[method-assign]
    pilot.carry(800, 500)
    assert places[-1] == pytest.approx((800, 500), abs=3)


def test_only_while_the_setting_is_on_and_somebody_sits_there(pilot: AcrossThePilot) -> None:
    pilot.app.settings["flat_table"] = False
    pilot.settle()
    assert not turned(pilot)
    pilot.app.settings["flat_table"] = True
    pilot.settle()
    assert turned(pilot)
    assert isinstance(pilot.scene, Opposite)
    pilot.scene.opposite = False
    pilot.settle()
    assert not turned(pilot)
    pilot.click("bed/5")
    assert diary(pilot)[-1] == "bed/5"


@pytest.mark.parametrize(("animation", "fades"), [("none", False), ("full", True)])
def test_it_turns_gently_or_at_once(animation: str, fades: bool) -> None:
    pilot = AcrossThePilot(SIZE, MemoryStore(flat_table=True), animation).start(Opposite)
    assert isinstance(pilot.scene, Opposite)
    pilot.scene.opposite = False
    pilot.step(16)
    assert ("scene before" in pilot.scene.stage) is fades
    pilot.settle()
    assert not turned(pilot)


def test_nothing_stays_hovered_or_carried_when_it_turns(pilot: AcrossThePilot) -> None:
    bed = pilot.node("bed/2")
    bed.drag = True
    pilot.grab("bed/2")
    pilot.carry(900, 600)
    assert isinstance(pilot.scene, Opposite)
    pilot.scene.opposite = False
    pilot.settle()
    assert pilot.scene.pointer.over is None and pilot.scene.pointer.held is None
    assert diary(pilot)[-1] == "dropped bed/2"


def test_sounds_come_from_where_things_are_seen(pilot: AcrossThePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[float] = []
    monkeypatch.setattr(pilot.sound, "play", lambda name, variation=None, side=0.0: heard.append(side))
    pilot.app.play("card", x=0)
    pilot.app.settings["flat_table"] = False
    pilot.settle()
    pilot.app.play("card", x=0)
    assert heard == [1, -1]


def test_another_size_of_the_window_stays_turned(pilot: AcrossThePilot) -> None:
    pilot.glass = pygame.Surface((800, 450))
    pilot.app.resize(pilot.glass)
    pilot.settle()
    assert turned(pilot)


def test_two_people_opposite_play_a_turn_each(across: AcrossThePilot) -> None:
    sit_down(across, "Ana", "Bruno")
    assert across.scene.name == "curtain" and not turned(across)
    assert "The picture is turned to Ana" in across.texts()
    across.click("open")
    by_mouse(across)
    assert across.scene.name == "curtain" and turned(across)
    assert "The picture is turned to Bruno" in across.texts()
    across.click("open")
    assert situation(across).person == 1 and turned(across)
    by_drag(across)
    assert len(session(across).entries) >= 2
    across.app.go_home()
    across.settle()
    assert not turned(across)


def test_the_picture_turns_while_the_leaves_cover_it() -> None:
    pilot = AcrossThePilot(SIZE, MemoryStore(flat_table=True), "full").start(Garden)
    card = HandOver(SeatInfo("Bruno", 1, computer=False), "Turn 2")
    pilot.app.stack.push(CurtainScene(lambda: card, lambda: None, far=True))
    reached = 0.0
    while not turned(pilot):
        fern = pilot.node("fern/left")
        assert isinstance(fern, Fern)
        reached = fern.reach
        pilot.step(16)
    assert reached > 800, "more than half of the screen from each side"
    pilot.settle()
    assert turned(pilot)


def test_sides_are_chosen_and_kept_with_the_game(across: AcrossThePilot) -> None:
    sit_down(across, "Ana", "Wren:easy", "Bruno")
    feed = table(across).feed
    assert [feed.sits_far(person) for person in (0, 2)] == [False, True], "every second person"
    sit_down(across, "Ana", "Wren:easy", "Bruno", far=(True, False, False))
    assert [table(across).feed.sits_far(person) for person in (0, 2)] == [True, False]
    across.app.go_home()
    across.settle()
    across.click("continue")
    assert [table(across).feed.sits_far(person) for person in (0, 2)] == [True, False]
    assert table(across).feed.rematch(1).table["far"] == (True, False, False)


@pytest.mark.parametrize("game", ["aqua", "divercity"])
def test_pages_of_a_turned_table_are_turned(across: AcrossThePilot, game: str) -> None:
    sit_down(across, "Ana", "Bruno", game=game, far=(True, True))
    if across.scene.name == "curtain":
        across.click("open")
    assert turned(across) and across.scene.name == "table"
    across.click("menu")
    assert across.scene.name == "pause" and turned(across)
    across.click("flat")
    assert not turned(across)


def test_who_plays_alone_sits_at_the_near_side(across: AcrossThePilot) -> None:
    sit_down(across, "Ana", far=(True,))
    across.settle()
    assert not turned(across)
