"""The page of the discards, as it is painted."""

from pathlib import Path

import pytest

from game.games.divercity.components import SPECIES
from game.games.divercity.view.discards import DiscardsScene, GoneCorporation
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.table.paper import MARGIN
from tests.games.divercity.tables import table
from tests.games.divercity.view.dives import sit_at
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot


def figure(text_scale: float) -> float:
    """How high the figures below a corporation card are, in units."""
    canvas = Noting(small_look(text_scale), 108, 160)
    GoneCorporation("oil", 5).paint(canvas, False)
    (said,) = [said for said in canvas.said if said.text == "5 of 6"]
    assert said.fits
    return said.box[3]


def test_the_figures_below_the_corporation_cards_grow_with_the_text() -> None:
    assert figure(1.3) > 1.2 * figure(1.0)


def test_the_sheet_has_even_margins_and_no_bare_foot(tmp_path: Path) -> None:
    pilot = sit_at(Pilot(store=Store.open(tmp_path)).start(TitleScene), table(3))
    pilot.key("d")
    assert isinstance(pilot.scene, DiscardsScene)
    paper, cards = DiscardsScene.paper, [pilot.node(name) for name in pilot.names("gone/")]
    species = [card for card in cards if card.name.removeprefix("gone/") in SPECIES]
    assert len(species) == len(SPECIES)
    assert min(card.x for card in species) == paper.x + MARGIN
    assert max(card.x + card.w for card in species) == pytest.approx(paper.right - MARGIN)
    assert paper.bottom - max(card.y + card.h for card in cards) <= MARGIN + 4
