"""The thumbnail of a game and the panel of the corporation, drawn in little room."""

from itertools import combinations

import pytest

from game.core.session import Session
from game.games.divercity.components import SPECIES
from game.games.divercity.view.parts.corporation import CARD_W, RATIO, Piles, Strike, Together
from game.games.divercity.view.parts.hotels import Island
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.presentation.presentation import presentation
from game.ui.table.seats import SeatInfo
from game.ui.words import set_language
from tests.support.painting import Noting, small_look


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


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
def test_what_the_corporation_did_lies_below_its_card_on_one_line_if_that_has_room(text_scale: float) -> None:
    canvas = Noting(small_look(text_scale), 308, 412)
    short, long = "The oil rig took Starfish: no change", "The boat hit Porcupinefish and Mandarinfish: one step down"
    for news, lines in ((short, 1), (long, 2)):
        canvas.said.clear()
        Strike(news, waiting=False).paint(canvas, False)
        said = [line for line in canvas.said if line.text in news]
        assert len(said) == lines and all(line.fits for line in said)
        assert min(line.box[1] for line in said) >= 50 + CARD_W * RATIO


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_names_of_the_piles_are_of_one_size(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 308, 200)
    Piles(51, 26, 0, None).paint(canvas, False)
    names = [said for said in canvas.said if not said.text.isdigit()]
    assert len(names) == 3 and len({round(said.box[3], 1) for said in names}) == 1


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_word_on_a_hotel_lies_above_its_roof(text_scale: float) -> None:
    canvas = Noting(small_look(text_scale), 136, 142)
    Island("yellow", built=True).paint(canvas, False)
    roof = next(place.y for name, place in canvas.pictures if name == "divercity/hotel/yellow")
    [word] = canvas.said
    assert word.text == "built" and word.box[1] + word.box[3] <= roof


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_who_is_active_next_lies_apart_and_within_the_paper(
    text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    edges: list[float] = []

    def emblem(c: Canvas, seat: SeatInfo, x: float, y: float, r: float) -> None:
        edges.extend((x - r - 2.5, x + r + 2.5))

    monkeypatch.setattr("game.games.divercity.view.parts.corporation.emblem", emblem)
    canvas = Canvas(small_look(text_scale), 308, 412)
    seats = tuple(SeatInfo("Ana", style, False) for style in range(5))
    Together("", 0, 5, 0, 5, 0, "", False, seats).paint(canvas, False)
    words = next(said.box for said in canvas.said if said.text == "Next active:")
    assert edges == sorted(edges) and words[0] + words[2] < edges[0] and edges[-1] <= 308 - 20


@pytest.mark.parametrize("divers", [0, 4])
@pytest.mark.parametrize(("safe", "gone"), [(0, 0), (1, 0), (0, 4), (4, 4), (6, 5)])
def test_who_is_safe_and_who_is_gone_is_seen_below_the_counters(safe: int, gone: int, divers: int) -> None:
    fates = SPECIES[:safe], SPECIES[safe : safe + gone]
    seats = tuple(SeatInfo("Ana", style, False) for style in range(divers))
    canvas = Noting(small_look(), 308, 380)
    Together("", safe, 5, gone, 5, 0, "All are at sea.", False, seats, fates).paint(canvas, False)
    assert [name for name, _ in canvas.pictures] == [f"disc/divercity-{name}" for name in SPECIES[: safe + gone]]
    foot = 380 - 62 if divers else 380
    for _, place in canvas.pictures:
        assert place.x >= 66 and place.right <= 308 - 8 and place.y >= 212 and place.bottom <= foot
    assert ("All are at sea." in canvas.words) is (safe + gone == 0)
