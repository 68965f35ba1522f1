"""A dive by ear: what the table, the diver card and the discards say to whoever does not see them."""

from dataclasses import replace

from game.games.divercity.view.choice import Choice
from game.games.divercity.view.discards import DiscardsScene
from game.games.divercity.view.keys import DiverCityKeys
from game.games.divercity.view.spoken import DiverCitySpeech, card_words, done_words
from game.games.divercity.view.words import species
from game.ui.voice.sentences import page_of, sentence_of
from tests.games.divercity.tables import table
from tests.games.divercity.view.test_diver_presenter import QUIET, model
from tests.support.pilot import Pilot


def test_the_table_tells_how_far_it_is_to_either_end_and_what_the_own_diver_does() -> None:
    told = DiverCitySpeech().board(model(table(3, cards=QUIET, divers="diving explorer captain"))).split("\n")
    assert told[:3] == ["Saved: 0 of 5", "Extinct: 0 of 5", "Hotels: 2 of 6"]
    assert told[-5:-3] == ["Diving specialist", "One species on blue moves up to green. Once per game."]


def test_the_table_tells_all_hands_as_far_as_they_are_known() -> None:
    m = model(table(3, cards=QUIET, divers="diving explorer captain"))
    own, *others = DiverCitySpeech().board(m).split("\n")[-3:]
    assert own == f"{m.seats[0].name}: Card 1: hidden; Card 2: hidden; Card 3: hidden"
    for seat, told in zip(m.others, others, strict=True):
        hand = (species(card.species) for card in m.view.seats[seat].hand if card.species)
        assert told == f"{m.seats[seat].name}: {'; '.join(hand)}"


def test_an_own_card_that_was_told_says_so_to_its_owner() -> None:
    card = model(table(3, cards=QUIET)).own[0]
    assert card is not None
    assert "you were told" in card_words(0, replace(card, told=True), False).split("\n")


def test_do_it_says_with_what_and_to_whom() -> None:
    chosen = Choice("play", places=(1,))
    assert done_words(model(table(3, cards=QUIET), choice=chosen)) == "Do it, Card 2: hidden"


def test_the_discards_say_of_every_kind_how_many_are_gone() -> None:
    pilot = Pilot().start(lambda: DiscardsScene(("crab", "crab", "eel"), ("oil",)))
    page = page_of(pilot.scene)
    for said in ("Crab: 2 of 5.", "Eel: 1 of 5.", "Oyster: 0 of 5.", "Mandarinfish: 0 of 5.", "Oil rig: 1 of 6."):
        assert said in page
    assert sentence_of(pilot.node("close"), pilot.scene) == "Close."


def test_behind_a_page_the_keyboard_is_where_the_choice_had_led() -> None:
    game, keys = table(3, cards=QUIET), DiverCityKeys()
    assert keys.first_focus(model(game)) == "action/play"
    assert keys.first_focus(model(game, choice=Choice("play"))) == "hand/0"
    assert keys.first_focus(model(game, choice=Choice("play", places=(1,)))) == "done"
