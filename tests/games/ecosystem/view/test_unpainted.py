"""The cards, discs and words of an edition that nobody has painted: readable, and said once."""

from collections.abc import Iterator

import pytest

from game.games.ecosystem.view import edition as editions
from game.games.ecosystem.view.cards import CardFace, DiscFace, Level, card_face
from game.games.ecosystem.view.edition import letter, skin_of
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.table.sheet import ArtSign, SheetRow
from tests.games.ecosystem.test_third_edition import pond
from tests.support.garden import Garden
from tests.support.pilot import Pilot

POND = pond(1)


@pytest.fixture(scope="module")
def look() -> Look:
    return Pilot().start(Garden).app.look


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(editions, "SKINS", dict(editions.SKINS))
    skin_of(POND)
    yield


def brightness(colour: tuple[int, ...]) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


@pytest.mark.parametrize("level", ["S", "M", "L"])
def test_a_card_without_a_picture_is_light_paper_under_dark_words(level: Level, look: Look) -> None:
    w, h = 130.0, 182.0
    picture = card_face(look, "frog", level, w, h)
    corner = picture.get_at((picture.get_width() // 6, picture.get_height() * 9 // 10))
    assert brightness(tuple(corner)) > 200
    darkest = min(
        brightness(tuple(picture.get_at((x, y)))) for x in range(picture.get_width()) for y in range(20, 70)
    )
    assert darkest < 100, "its letter can be read"


def test_two_unpainted_species_can_be_told_apart_everywhere(look: Look) -> None:
    assert len({letter(species) for species in POND.deck}) == len(POND.deck)
    one, other = (DiscFace(species)(look, 23, 23).get_buffer().raw for species in ("frog", "heron"))
    assert one != other
    one, other = (CardFace(species, "S")(look, 40, 56).get_buffer().raw for species in ("frog", "heron"))
    assert one != other


def test_its_score_sheet_prints_each_name_once(look: Look) -> None:
    words = skin_of(POND).words()
    line = SheetRow("frog", words.rows["frog"], words.notes["frog"], ArtSign("disc/biodiversity"))
    c = Canvas(look, 300, 45)
    line.paint(c, False)
    assert [said.text for said in c.said if said.text] == ["Frog"]
