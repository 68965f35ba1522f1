"""The set-up page offers the lesson of a game that nobody has learned, and makes room for it."""

from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("solo", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_the_offer_covers_no_word_of_what_is_special(tmp_path: Path, game: str, solo: bool, text_size: float) -> None:
    store = Store.open(tmp_path)
    store.set_setting("text_size", text_size)
    pilot = Pilot(store=store).start(lambda: SetupScene(GAMES[game], solo=solo))
    offer, company = pilot.node("lesson"), pilot.node("company")
    assert company.said and all(company.y + said.box[1] + said.box[3] <= offer.y for said in company.said)
    assert faults(pilot.scene) == []
    store.close()
