"""The ladder, what stands beside it, and pages over it when the letters are large."""

import pytest

from game.games.divercity.components import DIVERS, SPECIES
from game.games.divercity.view import words
from game.games.divercity.view.diver_picker import DiverToChoose
from game.games.divercity.view.ending_paint import Moment, TurningPoints, Verdict
from game.games.divercity.view.parts.corporation import Piles, Together
from game.games.divercity.view.parts.hand import Tray
from game.games.divercity.view.parts.ladder import Columns, Rope
from game.games.divercity.view.variants import VARIANTS, VariantRow
from game.ui.engine.text import SMALLEST
from game.ui.table.log import LogEntry
from game.ui.table.seats import SeatInfo
from game.ui.words import languages, set_language, tr
from tests.support.painting import Noting, small_look

CAPITAL = 0.9
"""How high the box of a line is, for each unit of its letters."""


@pytest.mark.parametrize("language", languages())
def test_the_counters_are_written_in_one_size_that_can_be_read(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 336, 380)
    Together("", 3, 5, 1, 5, 2, "", False, ()).paint(canvas, False)
    heads = [said for said in canvas.said if "5" in said.text or "6" in said.text][1::2]
    sizes = {round(said.box[3] / CAPITAL, 3) for said in heads}
    assert len(heads) == 3 and all(said.fits for said in heads)
    assert len(sizes) == 1 and min(sizes) >= SMALLEST


@pytest.mark.parametrize("language", languages())
def test_the_piles_are_named_in_one_size(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 308, 200)
    Piles(49, 25, 2, "crab").paint(canvas, False)
    names = [said for said in canvas.said if said.text.isalpha()]
    assert len(names) == 3 and len({said.box[3] for said in names}) == 1


@pytest.mark.parametrize("language", languages())
def test_the_places_of_the_ladder_are_named_in_one_size(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(1.3), 616, 444)
    Columns().paint(canvas, False)
    assert len(canvas.said) == 5 and len({said.box[3] for said in canvas.said}) == 1


@pytest.mark.parametrize("language", languages())
def test_the_species_on_their_ropes_are_named_in_one_size(language: str) -> None:
    set_language(language)
    sizes = set()
    for species in SPECIES:
        canvas = Noting(small_look(1.3), 616, 32)
        Rope(species, 2, False, None, 0, False, None, False, False).paint(canvas, False)
        sizes |= {said.box[3] for said in canvas.said}
        assert all(said.fits for said in canvas.said)
    assert len(sizes) == 1


@pytest.mark.parametrize("language", languages())
def test_what_variants_say_is_written_in_one_size(language: str) -> None:
    set_language(language)
    sizes = set()
    for name in VARIANTS:
        canvas = Noting(small_look(1.3), 888, 96)
        VariantRow(*words.variant(name), False).paint(canvas, False)
        sizes |= {said.box[3] for said in canvas.said[1:]}
        assert all(said.fits and said.box[1] + said.box[3] <= 96 for said in canvas.said)
    assert len(sizes) == 1


def test_the_turning_points_are_written_in_one_size() -> None:
    said = ("Ana played Mandarinfish: saved for good", "The boat hit Eel: extinct")
    points = TurningPoints(tuple(Moment(3, LogEntry(None, one, sign="skull"), True) for one in said), 0)
    canvas = Noting(small_look(1.3), 820, 716)
    Verdict("", "", (), (), points, (), False).paint(canvas, False)
    lines = [line for line in canvas.said if line.text in said]
    assert len(lines) == 2 and len({line.box[3] for line in lines}) == 1


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages())
def test_the_divers_who_can_be_chosen_are_named_in_one_size_that_can_be_read(language: str, scale: float) -> None:
    set_language(language)
    sizes = set()
    for name in DIVERS:
        canvas = Noting(small_look(scale), 311, 242)
        DiverToChoose(name, SeatInfo("Ana", 0, False)).paint(canvas, False)
        sizes |= {said.box[3] for said in canvas.said if said.text in words.diver(name)}
        assert all(said.fits and said.box[0] + said.box[2] <= 307 for said in canvas.said)
    assert len(sizes) == 1 and min(sizes) / CAPITAL >= SMALLEST


@pytest.mark.parametrize("language", languages())
def test_the_title_of_the_own_hand_stands_in_one_line_beside_the_way_to_the_notes(language: str) -> None:
    set_language(language)
    canvas = Noting(small_look(), 640, 198)
    Tray(SeatInfo("Ana", 0, False), tr("Your hand"), "", False, True, True).paint(canvas, False)
    assert tr("Your hand") in canvas.words
