"""The picture of a game for others."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.engine.theme import Theme
from game.ui.journal.scene import JournalScene
from game.ui.kept import sharing
from game.ui.kept.sharing import SharedGame, SharedSeat, paint_shared, share
from game.ui.presentation.presentation import presentation
from game.ui.replay.start import replay_scene
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "data")) as opened:
        yield opened


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> list[SharedGame]:
    """What is painted, instead of a picture."""
    found: list[SharedGame] = []

    def paint(game: SharedGame, theme: Theme) -> pygame.Surface:
        found.append(game)
        return pygame.Surface((4, 4))

    monkeypatch.setattr(sharing, "paint_shared", paint)
    monkeypatch.setattr(sharing, "save_picture", lambda surface, folder: "kept")
    return found


@pytest.mark.parametrize(("game", "players"), [("forest", 6), ("aqua", 1), ("divercity", 4)])
def test_it_shows_the_boards_and_says_who_reached_what(
    theme: Theme, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    session = played(game, ("Ana", "Bruno", "Chloé", "W" * 24, "Žofie", "Emil")[:players], seed=7)
    said: list[tuple[str, bool]] = []
    whole = Canvas.text

    def text(self: Canvas, *given: object, **how: object) -> float:
        used = whole(self, *given, **how)  # type: ignore[arg-type]
        said.append((self.said[-1].text, self.said[-1].fits))
        return used

    monkeypatch.setattr(Canvas, "text", text)
    seats = tuple(SharedSeat(name, 100 + place, place == 0) for place, name in enumerate(session.names))
    what = SharedGame(presentation(session.game), session.view(None), "1 May 2026", seats, deal=session.deal_number)
    picture = paint_shared(what, theme)
    assert picture.get_size() == (1600, 900)
    assert {"Biotope", what.presentation.title, "1 May 2026", "Ana", "100", "Deal number 7"} <= {t for t, _ in said}
    assert [t for t, fits in said if not fits and "WWW" not in t] == []


def test_it_is_kept_with_the_pictures(store: Store, tmp_path: Path, theme: Theme) -> None:
    pilot = Pilot(store=store).start(TitleScene)
    session = played("aqua", ("Ana",))
    game = SharedGame(presentation(session.game), session.view(None), "today", (SharedSeat("Ana", 5),))
    share(pilot.app, lambda: game, lambda: tmp_path)
    pilot._frame([])
    pilot._frame([])
    [file] = tmp_path.glob("Biotope *.png")
    assert pygame.image.load(file).get_size() == (1600, 900)
    assert f"Picture saved: {file.name}" in pilot.texts()


def test_the_list_of_games_gives_a_picture_of_the_one_that_is_shown(store: Store, shared: list[SharedGame]) -> None:
    session = played("aqua", ("Ana", "Ben"), seed=7)
    keep(store, session)
    pilot = Pilot(store=store).start(TitleScene)
    pilot.app.stack.push(JournalScene("games"))
    pilot.settle()
    pilot.click("picture")
    [game] = shared
    assert game.view == session.view(None) and game.deal == 7
    assert {one.name: one.points for one in game.seats} == {
        name: sheet.total for name, sheet in zip(session.names, session.sheets())
    }


@pytest.mark.parametrize(("game", "players"), [("forest", 1), ("divercity", 2)])
def test_a_replay_gives_a_picture_of_the_moment(
    store: Store, shared: list[SharedGame], game: str, players: int
) -> None:
    session = played(game, ("Ana", "Ben")[:players], seed=7)
    pilot = Pilot(store=store).start(TitleScene)
    scene = replay_scene(pilot.app, session, {})
    pilot.app.stack.push(scene)
    pilot.settle()
    pilot.key("t", "PageDown")
    pilot.press("picture")
    [one] = shared
    assert one.view == session.view(None, after=scene.moment) and one.when == scene.course.titles[0]
    assert [seat.name for seat in one.seats] == (["Ana", "Benedikt"] if game == "forest" else ["Ana", "Ben"])
    assert all((seat.points is None) == (game == "divercity") for seat in one.seats)
