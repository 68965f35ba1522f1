"""What the set-up page offers, the lesson of a game that nobody has learned and another seat, covers no words."""

from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from game.ui.words import tr
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


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_words_of_a_free_seat_keep_away_from_its_buttons(tmp_path: Path, language: str) -> None:
    store = Store.open(tmp_path)
    store.set_setting("text_size", 1.3)
    store.set_setting("language", language)
    pilot = Pilot(store=store).start(lambda: SetupScene(GAMES["forest"]))
    seat = pilot.node("free/0")
    assert " ".join(said.text for said in seat.said) == tr("Add a player")
    for words in seat.said:
        assert words.fits and seat.x + words.box[0] + words.box[2] <= pilot.node("add/person").x - 8
    store.close()
