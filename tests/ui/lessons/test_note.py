from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.levels.lessons import load_lesson, taught
from game.paths import assets_dir
from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.lessons.note import NOTE_W, Effect, Slip, button_places
from game.ui.scenes.title import TitleScene
from game.ui.table.game_view import view_of
from game.ui.words import set_language, tr
from tests.support.pilot import Pilot
from tests.test_catalogues import catalogues

HIGHEST = 824


@pytest.fixture(params=[("en", 1.0), ("en", 1.3), ("fr", 1.3), ("cs", 1.3)], ids=lambda p: f"{p[0]}-{p[1]}")
def letters(request: pytest.FixtureRequest, theme: Theme) -> Iterator[Look]:
    """A language and a size of letters at the smallest window."""
    language, size = request.param
    set_language(language)
    yield Look(Viewport((1280, 720)), theme, size, Path(assets_dir() / "art"))
    set_language("en")


def slips(game: str) -> Iterator[Slip]:
    """All notes of a lesson, each with as much on it as it ever has."""
    lesson, view = load_lesson(game), view_of(GAMES[game])
    assert view.lesson is not None
    terms = view.lesson(GAMES[game])
    for number, step in enumerate(lesson.steps, start=1):
        effects = tuple(Effect(*terms.row(row), -5, 12) for row in step.rows)
        picture = terms.picture(step.picture) if step.picture else None
        yield Slip(tr(step.say), number, len(lesson.steps), effects, picture, 1 if step.do else 2)
    yield Slip(tr(lesson.then), 0, len(lesson.steps), buttons=2)


@pytest.mark.parametrize("game", taught())
def test_every_word_of_every_note_can_be_read(game: str, letters: Look) -> None:
    for slip in slips(game):
        height = slip.height(letters)
        assert height <= HIGHEST, slip.words
        c = Canvas(letters, NOTE_W, height)
        slip.paint(c, False)
        assert all(line.fits for line in c.said), [line.text for line in c.said if not line.fits]
        below = max(line.box[1] + line.box[3] for line in c.said)
        assert below <= button_places(height, ((1,),) * slip.buttons)[0].y, slip.words


def test_a_loss_is_one_that_costs_points() -> None:
    assert Effect("Bee", "", 6, 0).is_loss
    assert not Effect("Bee", "", 0, 6).is_loss and not Effect("Bee", "", 6).is_loss
    assert Effect("Bee", "", -5, 0).figures == "−5 → 0" and Effect("Bee", "", 8).figures == "8"


def test_the_extraction_of_words_finds_every_sentence_of_the_lessons() -> None:
    said = catalogues.said_in_lessons()
    for game in taught():
        assert {*load_lesson(game).sentences} <= {*said}


def test_all_that_is_written_on_a_note_can_be_said() -> None:
    slip = Slip("Lay the wolf here.", 3, 12, (Effect("Wolf", "", 0, 12),))
    assert slip.spoken == ("3 of 12", "Lay the wolf here.", "Wolf: 0 → 12")
    assert Slip("That was all.", 0, 12).spoken == ("The lesson is over", "That was all.")


@pytest.mark.parametrize("game", GAMES)
def test_in_a_higher_window_a_note_lies_clear_of_the_bar_above_the_table(game: str, tmp_path: Path) -> None:
    pilot = Pilot((900, 1600), Store.open(tmp_path)).start(TitleScene)
    pilot.app.start_lesson(game)
    pilot.settle()
    note, bar = pilot.node("lesson/note"), pilot.node("topbar")
    assert note.y >= bar.y + bar.h or note.y + note.h <= bar.y
