"""While a damaged file is read a plain window says how far that is, and answers the system."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui import words
from game.ui.app import main as opening
from game.ui.app import salvage_page
from game.ui.app.main import NO_SCREEN, main
from game.ui.app.salvage_page import SalvagePage
from game.ui.app.window import open_window
from tests.profile.support import header, play
from tests.profile.test_damage import break_table


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    yield
    pygame.display.quit()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of the windows that were opened."""
    titles: list[str] = []

    def open_noted(title: str, full: bool, place: list[int] | None) -> object:
        titles.append(title)
        return open_window(title, full, place)

    monkeypatch.setattr(salvage_page, "open_window", open_noted)
    return titles


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    with closing(Store.open(tmp_path)) as store:
        for seed in range(3):
            play(store, "Ana", totals=[seed])
        store.begin(header("Ana"), {0: "Ana"})
    break_table(tmp_path, "summary")
    return tmp_path


def test_a_short_salvage_shows_nothing(opened: list[str]) -> None:
    with closing(SalvagePage(iter([0, 0.1, 0.4]).__next__)) as page:
        for done in range(3):
            page.show(done, 3)
    assert opened == []


def test_a_long_one_says_how_far_it_is_twenty_times_a_second(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(salvage_page, "_words", lambda done, games: drawn.append(f"{done} {games}") or f"{done}")
    with closing(SalvagePage(iter([0, 0.6, 0.61, 0.66, 5]).__next__)) as page:
        for done in range(5):
            page.show(done, 9)
        assert page._window is not None
        surface = page._window.surface
        middle = surface.subsurface(surface.get_rect().inflate(-surface.get_width() // 2, -surface.get_height() // 2))
        assert len({tuple(middle.get_at((x, middle.get_height() // 2))) for x in range(middle.get_width())}) > 2
    assert (opened, drawn) == (["Reading the damaged file…"], ["1 9", "3 9", "4 9"])


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
@pytest.mark.parametrize("games", [0, 1, 2, 20_000])
def test_its_words_fit_into_the_smallest_window(language: str, games: int) -> None:
    from game.ui.app.window_place import SMALLEST
    from game.ui.engine.text import Text
    from game.ui.engine.viewport import Viewport

    words.set_language(language)
    try:
        said = salvage_page._words(games, games)
        text = Text(Viewport(SMALLEST)).render(said, salvage_page._LETTERS, 600, "sans", pygame.Color("white"))
    finally:
        words.set_language("en")
    assert str(games) in said or games == 0
    assert text.get_width() < SMALLEST[0]


def test_keys_of_that_time_are_forgotten_and_gamepads_are_not() -> None:
    pygame.display.init()
    with closing(SalvagePage(iter([0, 1]).__next__)) as page:
        page.show(0, 9)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
        pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=7))
        page.show(1, 9)
    assert [event.device_index for event in pygame.event.get(pygame.CONTROLLERDEVICEADDED)] == [7]
    assert pygame.event.get(pygame.KEYDOWN) == []


def test_closing_it_ends_the_start_and_changes_nothing(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {path.name: path.read_bytes() for path in damaged.iterdir() if path.is_file()}

    class ClosedAtOnce(SalvagePage):
        def show(self, done: int, games: int) -> None:
            if done:
                pygame.event.post(pygame.Event(pygame.QUIT))
            super().show(done, games)

    monkeypatch.setattr(opening, "SalvagePage", lambda: ClosedAtOnce(count().__next__))
    with pytest.raises(SystemExit) as ended:
        main(damaged)
    assert ended.value.code == 0
    assert {path.name: path.read_bytes() for path in damaged.iterdir() if path.is_file()} == before


def test_without_a_screen_the_games_are_read_all_the_same(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "SalvagePage", lambda: SalvagePage(count().__next__))
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-screen")
    assert main(damaged) == NO_SCREEN
    with closing(Store.open(damaged)) as store:
        assert store.count_finished() == 3 and len(store.running()) == 1
