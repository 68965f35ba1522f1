"""Other languages have longer words: what has little room shows them whole all the same."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.core.assessment import Mark
from game.games.aqua.view.parts.tally import cell_widths
from game.games.aqua.view.words import tile
from game.games.divercity.components import DIVERS
from game.games.divercity.view.diver_picker import DiverToChoose
from game.games.divercity.view.parts.ladder import Columns
from game.games.ecosystem.rules import EcosystemRules
from game.games.ecosystem.view import cards
from game.games.ecosystem.view.edition import back_art
from game.games.ecosystem.view.paint import row_name
from game.games.ecosystem.view.parts.board import bubble_room
from game.games.ecosystem.view.parts.bubble import Bubble
from game.games.ecosystem.view.parts.solo import LeadPanel
from game.games.ecosystem.view.skin import win_names
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.text import SMALLEST
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.presentation.presentation import presentation
from game.ui.review.model import Line
from game.ui.review.turn_list import Letters, TurnLine
from game.ui.scenes.setup_nodes import GameCover
from game.ui.scenes.setup_seat_nodes import LevelPaper, level_words
from game.ui.table.arrangement_parts import SheetHead, Story
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import Grid, SheetRow
from game.ui.words import languages, set_language, species, tr
from game.units import Rect
from tests.games.ecosystem.editions import EDITIONS
from tests.support.layout import meet


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.fixture(params=[1.0, 1.3])
def small(request: pytest.FixtureRequest, theme: Theme) -> Look:
    """The smallest window, with letters of a size."""
    return Look(Viewport((1280, 720)), theme, request.param, assets_dir() / "art")


def cut(c: Canvas) -> list[str]:
    return [said.text for said in c.said if not said.fits]


@pytest.mark.parametrize("diver", DIVERS)
def test_a_diver_to_choose_has_a_name_in_letters_that_can_be_read(language: str, small: Look, diver: str) -> None:
    c = Canvas(small, 311, 242)
    DiverToChoose(diver, SeatInfo("Ana", 0, False)).paint(c, False)
    assert cut(c) == []
    assert all(said.box[3] >= SMALLEST * 0.9 for said in c.said)
    assert not [pair for pair in combinations(c.said, 2) if meet(*pair)]


def test_the_name_on_a_small_card_is_never_cut(small: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    def face(name: str) -> bytes:
        monkeypatch.setattr(cards, "card_name", lambda _: name)
        return pygame.image.tobytes(cards.card_face(small, "clownfish", "M", 78, 110), "RGBA")

    assert face("Poisson-clown") != face("Poisson-clows")


def test_the_columns_of_the_ladder_have_room_for_their_names(language: str, small: Look) -> None:
    c = Canvas(small, 616, 442)
    Columns().paint(c, False)
    assert cut(c) == []


def test_a_long_word_of_the_tally_has_a_wider_cell() -> None:
    assert cell_widths([30, 38, 36, 40]) == [60, 60, 60, 60]
    assert cell_widths([35, 44, 40, 82]) == [54, 54, 54, 88]


def test_the_score_sheet_of_six_has_room_for_the_longest_row(language: str, small: Look) -> None:
    label = Grid(Rect(24, 76, 800, 732), 15, 6).label(0)
    for name in (tr("Food web"), tr("Biodiversity"), species("clownfish")):
        c = Canvas(small, label.w, label.h)
        SheetRow("row", name, "", Blank()).paint(c, False)
        assert cut(c) == [], name


@pytest.mark.parametrize("game", ["forest", "ocean", "savanna"])
@pytest.mark.parametrize("aim", [0, 2])
def test_the_names_of_the_wins_stand_whole_under_the_ruler(language: str, small: Look, game: str, aim: int) -> None:
    rules = GAMES[game].rules
    assert isinstance(rules, EcosystemRules)
    margins = rules.edition.rival.margins
    names = win_names(rules.edition)
    grades = tuple((points, names[win], place == aim) for place, (win, points) in enumerate(margins.items()))
    c = Canvas(small, 296, 301)
    LeadPanel("Tim", 12, grades, 40, "", back_art(game, small=True)).paint(c, False)
    assert cut(c) == []
    assert names[list(margins)[aim]] in [said.text for said in c.said]


def test_the_bubble_says_whole_why_a_card_changes_nothing(language: str, small: Look) -> None:
    bubble, w = Bubble(tr("If it turns over"), (), expected=True), bubble_room(Rect(0, 0, 900, 500)).w
    c = Canvas(small, w, bubble.height(small, w))
    bubble.paint(c, False)
    assert cut(c) == []
    assert " ".join(said.text for said in c.said[1:]) == tr("The scores count on it already")
    assert all(said.box[1] + said.box[3] < c.h - 6 for said in c.said)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [1, -12])
def test_the_bubble_names_every_row_whole_beside_its_points(
    language: str, small: Look, edition: str, points: int
) -> None:
    w = bubble_room(Rect(0, 0, 900, 500)).w
    for row in EDITIONS[edition].rows:
        bubble = Bubble("", ((row.id, points),), ((None, -points),))
        c = Canvas(small, w, bubble.height(small, w))
        bubble.paint(c, False)
        said = [line for line in c.said if line.text]
        assert cut(c) == [] and all(line.box[3] >= SMALLEST * 0.9 for line in said)
        assert not [pair for pair in combinations(said, 2) if meet(*pair)]
        assert "".join(row_name(row.id).split()) in "".join("".join(line.text.split()) for line in said)
        assert all(line.box[1] + line.box[3] < c.h - 6 for line in said)


@pytest.mark.parametrize(("mark", "cost"), [(Mark.BEST, ""), (Mark.GOOD, ""), (Mark.COSTLY, "12")])
@pytest.mark.parametrize("chosen", [False, True])
def test_a_turn_of_a_review_names_the_tile_whole(
    language: str, small: Look, mark: Mark, cost: str, chosen: bool
) -> None:
    c = Canvas(small, 308, 27)
    line = Line((1,), 12, tile("OOP"), mark, cost, 1)
    TurnLine(line, chosen, False, Letters.of([line], small, c.w)).paint(c, False)
    assert cut(c) == [] and tile("OOP") in " ".join(said.text for said in c.said)


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_on_the_set_up_page_says_its_kind_whole(language: str, small: Look, game: str) -> None:
    shown = presentation(GAMES[game])
    c = Canvas(small, 364, 92)
    GameCover(GAMES[game], shown, False, 0, 0, 364, 92, lambda: None).paint(c)
    assert shown.kind in [said.text for said in c.said]
    assert cut(c) == []


@pytest.mark.parametrize("level", ["easy", "medium", "expert"])
@pytest.mark.parametrize("team", [False, True])
def test_how_a_computer_plays_is_said_whole(language: str, small: Look, level: str, team: bool) -> None:
    c = Canvas(small, 588, 86)
    LevelPaper("", level_words(level, team), 0, 588 - 240 - 16, Rect(0, 0, 588, 86)).paint(c)
    assert cut(c) == [] and max(line.box[1] + line.box[3] for line in c.said) <= c.h - 6


def test_the_page_of_the_best_arrangement_has_room_for_its_words(language: str, small: Look) -> None:
    sheet, story = Canvas(small, 468, 732), Canvas(small, 1068, 168)
    SheetHead(SeatInfo("Ana", 0, False), found=True).paint(sheet, False)
    Story("", "", slides=True).paint(story, False)
    assert cut(sheet) + cut(story) == []


class Blank:
    """A sign of nothing."""

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        """Paints nothing."""
