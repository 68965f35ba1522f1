"""No control is covered, no word is cut and none is written over another: every page, size and text size."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import Lineup, SeatChoice
from game.ui.scene import Scene
from game.ui.scenes.crash import CrashScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.languages import LanguagesScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.words import languages
from tests.support.layout import faults
from tests.support.pilot import Pilot

TWO = Lineup((SeatChoice("Ana", 0), SeatChoice("Bruno", 1)))
PAGES: dict[str, Callable[[], Scene]] = {
    "settings": SettingsScene,
    "languages": LanguagesScene,
    "credits": CreditsScene,
    "pause": lambda: PauseScene("forest"),
    "pause with all there may be": lambda: PauseScene("forest", deal=999_999_999, give_up=lambda: None, lineup=TWO),
    "error": lambda: ErrorScene(None),
    "crash": lambda: CrashScene(Path("/home/ana/.local/share/biotope/report 2031-01-01 09.00.00.txt")),
    **{f"rules of {game.id}": lambda id=game.id: RulesScene(id) for game in GAMES.values()},
    **{f"set-up of {game.id}": lambda game=game: SetupScene(game) for game in GAMES.values()},
}
every_look = pytest.mark.parametrize(
    ("size", "text_size"), [((1280, 720), 1.0), ((1280, 720), 1.15), ((1280, 720), 1.3), ((1920, 1080), 1.0)], ids=str
)
either_text_size = pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 1.0), ((1280, 720), 1.3)], ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def opened(tmp_path: Path, text_size: float, size: tuple[int, int]) -> Iterator[Pilot]:
    """An app at a size, with letters of a size."""
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("text_size", text_size)
        yield Pilot(size, store).start()


def show(pilot: Pilot, page: Scene) -> None:
    pilot.app.stack.push(page)
    pilot.settle()


@every_look
@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_room_for_everything_on_it(opened: Pilot, page: str) -> None:
    show(opened, PAGES[page]())
    assert faults(opened.scene) == []


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 1.3)], ids=str)
@pytest.mark.parametrize("language", languages()[1:])
def test_pages_full_of_short_words_have_room_in_every_other_language(opened: Pilot, language: str) -> None:
    opened.app.settings["language"] = language
    found = {}
    for name, page in PAGES.items():
        if name.startswith("rules of"):
            continue
        show(opened, page())
        found[name] = faults(opened.scene)
        opened.app.stack.pop()
    opened.app.settings["language"] = "en"
    assert {name: those for name, those in found.items() if those} == {}


@either_text_size
@every_game
def test_rules_that_were_switched_to_have_room(opened: Pilot, game: str) -> None:
    first = next(id for id in GAMES if id != game)
    show(opened, RulesScene(first))
    opened.click(f"games/{game}")
    opened.key("PageDown")
    assert faults(opened.scene) == []


@either_text_size
@every_game
def test_a_full_set_up_with_a_friends_number_has_room(opened: Pilot, game: str) -> None:
    show(opened, SetupScene(GAMES[game]))
    while "add/computer" in opened.scene.stage:
        opened.press("add/computer")
    opened.press("seat/1/level")
    opened.press("same")
    assert faults(opened.scene) == []
    opened.type("999999999")
    assert faults(opened.scene) == []


@either_text_size
@every_game
def test_the_title_has_room_whichever_game_is_lit(opened: Pilot, game: str) -> None:
    show(opened, TitleScene())
    opened.hover(f"box/{game}")
    opened.settle()
    assert [fault for fault in faults(opened.scene) if not fault.startswith("wordmark")] == []


@pytest.mark.parametrize("page", ["settings", "credits", "rules of forest", "set-up of ocean"])
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (1440, 900)], ids=str)
@pytest.mark.parametrize("text_size", [1.0])
def test_the_shade_of_a_head_begins_at_the_top_of_the_window_and_ends_in_no_seam(
    opened: Pilot, page: str, size: tuple[int, int]
) -> None:
    show(opened, PAGES[page]())
    shade, look = opened.node("shade"), opened.app.look
    picture, (left, top) = shade.picture(look), shade.corner(look)
    assert picture is not None
    assert left <= 0 and left + picture.get_width() >= size[0]
    assert top <= 0 and picture.get_at((0, 1)).a > 200
    assert picture.get_at((0, picture.get_height() - 1)).a <= 12


@pytest.mark.parametrize("page", ["settings", "set-up of ocean"])
@pytest.mark.parametrize("size", [(1280, 1024), (900, 1400)], ids=str)
@pytest.mark.parametrize("text_size", [1.0])
def test_a_head_far_below_the_top_of_the_window_lies_on_a_plate(
    opened: Pilot, page: str, size: tuple[int, int]
) -> None:
    show(opened, PAGES[page]())
    plate, title, back = (opened.node(name) for name in ("shade", "title", "back"))
    for part in (title, back):
        assert plate.x < part.x and plate.y < part.y and part.y + part.h < plate.y + plate.h
    assert plate.x > 0 and plate.x + plate.w < 1600
