"""The thumbnail of a game and the panel of the corporation, drawn in little room."""

from itertools import combinations

import pytest

from game.core.session import Session
from game.games.divercity.view.parts.corporation import Strike
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.presentation.presentation import presentation


def canvas(size: tuple[int, int], w: float, h: float) -> Canvas:
    return Canvas(Look(Viewport(size), Theme.load(assets_dir() / "theme.toml"), 1, assets_dir() / "art"), w, h)


def test_no_token_of_the_thumbnail_covers_another(monkeypatch: pytest.MonkeyPatch) -> None:
    discs: list[tuple[float, float, float]] = []

    def note(c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        discs.append((x + w / 2, y + h / 2, w / 2))

    monkeypatch.setattr(Canvas, "art", note)
    view = Session.new(GAMES["divercity"], ("Ana", "Bruno"), seed=1).view(None)
    presentation(GAMES["divercity"]).thumbnail(canvas((1280, 720), 382, 340), view, 0, 0, 382, 284)
    assert len(discs) == 12
    for (x1, y1, r1), (x2, y2, r2) in combinations(discs, 2):
        assert (x1 - x2) ** 2 + (y1 - y2) ** 2 >= (r1 + r2) ** 2 * 0.9


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_what_the_corporation_did_is_never_cut(size: tuple[int, int]) -> None:
    c = canvas(size, 308, 412)
    Strike("The boat hit Porcupinefish: one step down", waiting=False).paint(c, False)
    assert all(said.fits for said in c.said)
