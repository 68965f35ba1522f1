"""What one person holds, chooses and plans changes nothing that the others can see or hear."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from game.games.ecosystem.actions import Pick, Place
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.games.ecosystem.boards import table as game_with
from tests.pilot.play import at_title, session
from tests.support.looks import frames, look
from tests.support.pilot import FRAME_MS, Pilot

ONE_HAND, OTHER_HAND = "RFDTB" + "C" * 6, "WWAAS" + "M" * 6
BRUNO = "SMTDA" + "B" * 6
REST = "S" * 9 + "MM"

TABLES = {"two": ("Ana", "Bruno"), "three": ("Ana", "Bruno", "Chloé")}
Sit = Callable[[str, str, str], Pilot]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """A table of persons at which Ana, the first, holds these cards and has lifted the curtain."""
    with ExitStack() as stack:

        def start(hand: str, players: str, animation: str) -> Pilot:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            pilot = at_title(folder, animation=animation)
            pilot.app.settings["calm"] = True
            stack.callback(pilot.store.close)
            names = TABLES[players]
            game = game_with(names, hand + BRUNO + REST)
            style = TableStyle(tuple(range(len(names))))
            pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
            pilot.settle()
            pilot.key("Return")
            pilot.settle()
            return pilot

        yield start


def choose(pilot: Pilot, card: int, plan: bool) -> None:
    """Takes up a card, perhaps finds it a home, and looks at another card of the hand in large."""
    pilot.click(f"hand/{card}")
    if plan:
        pilot.click(pilot.names("board:")[0])
    pilot.hover("hand/2")
    pilot.step(400)


def done(pilot: Pilot) -> None:
    """Confirms with Enter: the pointer still rests on the hand. Others may listen, and look at what is seen next."""
    pilot.sounds.clear()
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    while "below" in pilot.scene.stage:  # the curtain closes over what one has seen until now
        pilot.step(FRAME_MS)


def both(sit: Sit, players: str = "two", animation: str = "none") -> Iterator[Pilot]:
    """The same table twice, just after Ana's Done: other cards, another choice, with a plan and without."""
    for hand, card, plan in ((ONE_HAND, 0, True), (OTHER_HAND, 4, False)):
        pilot = sit(hand, players, animation)
        choose(pilot, card, plan)
        done(pilot)
        yield pilot


@pytest.mark.parametrize("animation", ("none", "full"))
@pytest.mark.parametrize("players", TABLES)
def test_hands_choices_and_plans_look_and_sound_the_same_until_the_curtain_is_lifted(
    sit: Sit, players: str, animation: str
) -> None:
    one, other = (list(frames(pilot, "curtain")) for pilot in both(sit, players, animation))
    assert len(one) == len(other) > 0
    for a, b in zip(one, other, strict=True):
        assert a.told == b.told
        assert a.sounds == b.sounds
        assert a.picture == b.picture


@pytest.mark.parametrize("players", TABLES)
def test_nor_can_the_next_person_see_them_while_choosing(sit: Sit, players: str) -> None:
    looks = []
    for pilot in both(sit, players):
        pilot.settle()
        pilot.key("Return")
        choose(pilot, 3, plan=True)
        looks.append(look(pilot))
    assert looks[0].scene == "table"
    assert looks[0].told == looks[1].told
    assert looks[0].sounds == looks[1].sounds
    assert looks[0].picture == looks[1].picture


def test_the_person_who_holds_them_does_see_the_difference(sit: Sit) -> None:
    """The comparison above can fail: before Done the screens differ."""
    one, other = (look(sit(hand, "two", "none")) for hand in (ONE_HAND, OTHER_HAND))
    assert one.told != other.told
    assert one.picture != other.picture


@pytest.mark.parametrize("size", ((1600, 900), (640, 400)))
def test_another_window_size_behind_the_curtain_shows_nothing_either(sit: Sit, size: tuple[int, int]) -> None:
    looks = []
    for pilot in both(sit):
        pilot.settle()
        pilot.resize(size)
        looks.append(look(pilot))
    assert looks[0] == looks[1]


def test_the_menu_over_the_curtain_shows_nothing(sit: Sit) -> None:
    looks = []
    for pilot in both(sit):
        pilot.settle()
        pilot.key("Escape")
        looks.append(look(pilot))
    assert looks[0].scene == "pause"
    assert looks[0] == looks[1]


def test_the_game_that_waits_on_the_title_screen_shows_nothing(sit: Sit) -> None:
    seen = []
    for pilot in both(sit):
        pilot.settle()
        pilot.key("Escape")
        pilot.click("home")
        assert pilot.scene.name == "title"
        seen.append((pilot.texts(), pilot.faces(), pygame.image.tobytes(pilot.app.screen, "RGB")))
    assert seen[0] == seen[1]


def test_a_picture_saved_behind_the_curtain_shows_nothing(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = []
    for number, pilot in enumerate(both(sit, animation="full")):
        album = tmp_path / f"album {number}"
        album.mkdir()
        monkeypatch.setattr("game.ui.app.app.pictures_dir", lambda album=album: album)
        pilot.step(100)
        pilot.key("F12")
        [picture] = album.iterdir()
        saved.append(pygame.image.tobytes(pygame.image.load(picture), "RGB"))
    assert saved[0] == saved[1]


def test_a_look_at_a_cell_sounds_the_same_whatever_it_would_bring(sit: Sit) -> None:
    pilot = sit(ONE_HAND, "two", "none")
    game = session(pilot)
    for action in (Pick(0, "hare"), Pick(1, "stream"), Place(0, (0, 0)), Place(1, (0, 0))):
        game.submit(action)
    pilot.resize((1280, 720))
    pilot.settle()
    pilot.key("Return")
    heard = set()
    for card in ("hand/1", "hand/2", "hand/3"):
        pilot.click(card)
        for cell in pilot.names("board:"):
            pilot.sounds.clear()
            pilot.hover(cell)
            pilot.step(400)
            heard.add(tuple(pilot.sounds))
    assert len(heard) == 1
