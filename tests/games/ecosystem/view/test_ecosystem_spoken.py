"""An ecosystem by ear: the own board with its points and the neutral pile, and what *Done* stands for."""

from dataclasses import replace

from game.games.ecosystem.state import FLIP
from game.games.ecosystem.view.spoken import EcosystemSpeech, done_words, hand_words, seat_words
from game.ui.words import number, species
from tests.games.ecosystem.view.tables import model, view


def test_the_own_board_tells_its_total_and_what_lies_on_the_neutral_pile() -> None:
    m = model(view("RF", "D"))
    told = EcosystemSpeech().board(m).split("\n")
    assert told[:2] == ["The ecosystem of Ana", f"Total: {number(m.view.sheets[0].total)}"]
    assert told[-2] == "Neutral pile: 1 Wolf, 1 Stream"
    looked_at = EcosystemSpeech().board(replace(m, front=1, peeks=True))
    assert looked_at.startswith(f"The ecosystem of Bruno\nTotal: {number(m.view.sheets[1].total)}")
    assert "Neutral pile" not in looked_at


def test_no_total_is_told_where_points_are_not_shown() -> None:
    assert "Total" not in EcosystemSpeech().board(model(view("RF", "D"), show_scores=False))


def test_done_says_both_cards_of_a_swap_and_what_it_brings() -> None:
    m = model(view("RF", "D"), first=(0, 0), target=(1, 0), planned=True, gains={(1, 0): 4})
    assert done_words(m) == "Done\nHare, Column 3, row 2\nFox, Column 4, row 2\n+4"


def test_done_says_where_the_card_goes_and_what_it_brings() -> None:
    m = model(view("RF", "D"), target=(2, 0), planned=True, gains={(2, 0): 2})
    assert done_words(m).split("\n")[-2:] == ["Column 5, row 2", "+2"]


def test_done_says_which_card_turns_over() -> None:
    m = model(view("RF", "D", phase=FLIP), target=(1, 0), planned=True, gains={(1, 0): -3})
    assert done_words(m) == "Done\nFox, Column 4, row 2\n−3"


def test_the_board_of_the_rival_begins_in_its_first_row_and_column() -> None:
    m = model(view("RF", "D", rival=1, neutral_pile=None), front=1, peeks=True)
    assert EcosystemSpeech().board(m).split("\n")[-1] == "Row 1: column 1 Dragonfly"


def test_a_card_of_the_hand_says_its_digit() -> None:
    m = model(view("RF", "D"))
    hand = m.view.seats[0].hand
    assert hand is not None
    for index, name in enumerate(hand):
        assert hand_words(m, index, name).split("\n")[1] == f"{index + 1} of {len(hand)}"


def test_the_own_board_tells_the_hand_and_that_of_another_does_not() -> None:
    m = model(view("RF", "D"))
    hand = m.view.seats[0].hand
    assert hand is not None
    told = EcosystemSpeech().board(m).split("\n")[-1]
    assert told.startswith("Your hand: ") and all(species(name) in told for name in hand)
    assert "Your hand" not in EcosystemSpeech().board(replace(m, front=1, peeks=True))


def test_a_card_without_a_place_waits_for_a_reveal_only_where_others_play() -> None:
    m = model(view("RF", "D"), unplaced=True)
    assert done_words(m).split("\n")[-1] == "its place is chosen after the reveal"
    alone = replace(m, view=view("RF", "D", rival=1, neutral_pile=None))
    assert done_words(alone).split("\n")[-1] == "its place is chosen next"


def test_what_others_have_turned_over_is_said_to_whoever_places_after_them() -> None:
    """It lies on their panels for everybody to see."""
    m = model(view("RF", "D"))
    ana, bruno = m.view.seats
    m = replace(m, view=replace(m.view, seats=(replace(ana, waiting="bear"), replace(bruno, waiting="wolf"))))
    assert EcosystemSpeech().learnt(m) == ("Bruno: Wolf waits for its place",)
    assert "Wolf waits for its place" in seat_words(m, 1).split("\n")


def test_it_is_said_of_which_whale_the_card_is_asked() -> None:
    m = model(view("RF", "D", phase=FLIP))
    assert EcosystemSpeech().learnt(m) == ()
    assert EcosystemSpeech().learnt(replace(m, first=(1, 0))) == ("Fox, Column 4, row 2",)


def test_a_gift_that_takes_a_majority_says_what_it_costs_whoever_gives_it() -> None:
    m = model(view("RF", "D", rival=1), give_gains={0: 7, 1: 2}, give_costs={0: -3, 1: 0})
    assert hand_words(m, 0, "hare").split("\n")[2:4] == ["Brings the rival: +7", "Your own total: −3"]
    assert "Your own total" not in hand_words(m, 1, "hare")
