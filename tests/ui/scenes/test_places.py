"""Who sits where: pads are bound by a press of a button, sides by a choice."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import Lineup, SeatChoice
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.voice.sentences import heading_of, sentence_of
from game.ui.words import languages
from game.units import Rect
from tests.support.layout import faults
from tests.support.pads import gone, push
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.spoken import unspoken
from tests.support.targets import small_targets

PEOPLE = (SeatChoice("Ana", 0), SeatChoice("Wren", 1, "easy"), SeatChoice("Bruno", 2))
FULL = tuple(SeatChoice(f"Maximiliana Eleonore {place}"[:20], place) for place in range(7))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    store = Store.open(tmp_path)
    yield Pilot(store=store).start(TitleScene)
    store.close()


def came() -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)


def set_up(pilot: Pilot, seats: tuple[SeatChoice, ...] = PEOPLE, game: str = "forest") -> SetupScene:
    """The set-up page with these people."""
    page = SetupScene(GAMES[game])
    pilot.app.stack.push(page)
    page.set_lineup(Lineup(seats, max(GAMES[game].seats)))
    pilot.settle()
    return page


def pads(page: SetupScene) -> list[int | None]:
    return [seat.pad for seat in page.draft.lineup.seats]


def test_nothing_is_asked_without_a_pad_or_a_flat_table_or_for_one_person(pilot: Pilot) -> None:
    page = set_up(pilot)
    assert "places" not in pilot.scene.stage
    pilot.app.step(FRAME_MS, [came()])
    pilot.settle()
    assert "places" in pilot.scene.stage
    page.set_lineup(Lineup(PEOPLE[:2]))
    assert "places" not in pilot.scene.stage
    page.set_lineup(Lineup(PEOPLE))
    pilot.app.step(FRAME_MS, [gone()])
    pilot.settle()
    assert "places" not in pilot.scene.stage


def test_a_pad_is_bound_by_pressing_any_button_and_seen_on_the_set_up(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [came()])
    page = set_up(pilot)
    pilot.click("places")
    pilot.press("place/2/pad")
    assert pilot.node("place/2/pad").label == "Press a button …"
    push(pilot, "pad y", pad=7)
    assert pads(page) == [None, None, 7] and pilot.node("place/2/pad").label == "Pad 1"
    assert "place/2/side" not in pilot.scene.stage
    pilot.click("done")
    assert "Pad 1" in pilot.texts()
    pilot.click("game/ocean")
    assert pilot.app.sitting.seated(Lineup(PEOPLE)).seats[2].pad == 7, "Bruno holds it in any game"


def test_the_button_of_a_line_ends_where_the_line_does_and_makes_room_for_the_way_back(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [came()])
    set_up(pilot)
    pilot.click("places")
    line, button = (Rect(*pilot.node(name).bounds) for name in ("place/2", "place/2/pad"))
    assert line.right - button.right == 12
    pilot.press("place/2/pad")
    push(pilot, "pad y", pad=7)
    held, back = (Rect(*pilot.node(name).bounds) for name in ("place/2/pad", "place/2/any"))
    assert held.x == button.x and held.right <= back.x and back.right <= line.right - 6


def test_a_line_that_waits_can_be_left_and_a_pad_given_back_or_pulled_out(pilot: Pilot) -> None:
    pilot.app.step(FRAME_MS, [came(), came()])
    page = set_up(pilot)
    push(pilot, "pad right", pad=3)
    page.set_lineup(page.draft.lineup.holding(0, 3).holding(2, 3))
    pilot.settle()
    pilot.click("places")
    for leave in (lambda: pilot.key("Escape"), lambda: pilot.click("place/2")):
        pilot.press("place/0/pad")
        leave()
        assert pilot.scene.name == "places" and pilot.node("place/0/pad").label == "Pad 1"
    pilot.press("place/0/any")
    assert pads(page) == [None, None, 3] and pilot.node("place/0/pad").label == "Any pad"
    pilot.app.step(FRAME_MS, [gone(3)])
    pilot.settle()
    assert pilot.node("place/2/pad").label == "Any pad" and "place/2/any" not in pilot.scene.stage
    pilot.app.step(FRAME_MS, [gone(4)])
    pilot.settle()
    assert pilot.scene is page, "there is nothing left to ask"


def test_sides_alternate_until_one_is_chosen_and_come_back(pilot: Pilot) -> None:
    pilot.app.settings["flat_table"] = True
    page = set_up(pilot)
    assert {"near side", "far side"} <= set(pilot.texts())
    page.set_lineup(Lineup((PEOPLE[0], PEOPLE[2])))
    pilot.settle()
    assert "The picture turns to whoever is on turn." in pilot.texts()
    page.set_lineup(Lineup(PEOPLE))
    pilot.click("places")
    assert "place/0/pad" not in pilot.scene.stage
    pilot.scene.focus.set("place/2/side")
    pilot.scene.focus.show = True
    pilot.key("Left")
    assert page.draft.lineup.far == (False, False, False)
    pilot.key("Escape")
    pilot.click("start")
    pilot.settle()
    pilot.app.go_home()
    again = SetupScene(GAMES["forest"])
    pilot.app.stack.push(again)
    assert again.draft.lineup.far == (False, False, False) and again.draft.lineup.seats[2].far is False


@pytest.mark.parametrize("language", languages())
def test_both_pages_have_room_for_a_full_table_and_say_everything(pilot: Pilot, language: str) -> None:
    for key, value in {"text_size": 1.3, "language": language, "flat_table": True}.items():
        pilot.app.settings[key] = value
    set_up(pilot, FULL, "divercity")
    for pad in range(7):
        push(pilot, "pad lt", pad=pad)
    page = pilot.scene
    assert isinstance(page, SetupScene)
    lineup = page.draft.lineup
    for place in range(7):
        lineup = lineup.holding(place, place)
    page.set_lineup(lineup)
    pilot.settle()
    found = faults(pilot.scene)
    pilot.click("places")
    pilot.press("place/6/pad")
    found += faults(pilot.scene)
    small = small_targets(pilot.scene)
    pilot.key("Escape")
    found += unspoken(pilot.scene)
    pilot.app.settings["language"] = "en"
    assert found == [] and small == {}


def test_a_line_is_spoken_with_its_name(pilot: Pilot) -> None:
    pilot.app.settings["flat_table"] = True
    pilot.app.step(FRAME_MS, [came()])
    set_up(pilot)
    pilot.click("places")
    said = heading_of(pilot.scene)
    assert said.startswith("Who sits where.") and "Ana." in said and "Bruno." in said
    assert sentence_of(pilot.node("place/0/pad"), pilot.scene).startswith("Ana: Any pad")
    assert sentence_of(pilot.node("place/2/side"), pilot.scene).startswith("Bruno: side of the table")
