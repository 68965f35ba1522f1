"""A dive by ear: what the table, the diver card and the discards say to whoever does not see them."""

from game.games.divercity.view.discards import DiscardsScene
from game.games.divercity.view.spoken import DiverCitySpeech
from game.ui.voice.sentences import page_of, sentence_of
from tests.games.divercity.tables import table
from tests.games.divercity.view.test_diver_presenter import QUIET, model
from tests.support.pilot import Pilot


def test_the_table_tells_how_far_it_is_to_either_end_and_what_the_own_diver_does() -> None:
    told = DiverCitySpeech().board(model(table(3, cards=QUIET, divers="diving explorer captain"))).split("\n")
    assert told[:3] == ["Saved: 0 of 5", "Extinct: 0 of 5", "Hotels: 2 of 6"]
    assert told[-2:] == ["Diving specialist", "One species on blue moves up to green."]


def test_the_discards_say_of_every_kind_how_many_are_gone() -> None:
    pilot = Pilot().start(lambda: DiscardsScene(("crab", "crab", "eel"), ("oil",)))
    page = page_of(pilot.scene)
    for said in ("Crab: 2 of 5.", "Eel: 1 of 5.", "Oyster: 0 of 5.", "Mandarinfish: 0 of 5.", "Oil rig: 1 of 6."):
        assert said in page
    assert sentence_of(pilot.node("close"), pilot.scene) == "Close."
