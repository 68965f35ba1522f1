"""Set-up (section 2): hands, who sees what, stated deals, and what is refused."""

from typing import Any

import pytest

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.core.session import Session
from game.games.divercity.components import COPIES, CORPORATION, DIVERS, HOTELS, SPECIES, hotels
from game.games.divercity.game import DIVERCITY
from tests.games.divercity.tables import NAMES, hand, table


def session(people: int, deal: dict[str, Any] | None = None, **options: Any) -> Session:
    header = {"format": 1, "game": "divercity", "seats": list(NAMES[:people]), "options": options, "seed": 3}
    return Session(DIVERCITY, Record(header | ({"deal": deal} if deal else {})))


def test_the_box_holds_what_section_1_says() -> None:
    assert len(SPECIES) * COPIES == 60
    assert sum(CORPORATION.values()) == 27
    assert sum(count for card, count in CORPORATION.items() if ">" in card) == 9
    assert len(HOTELS) == 6 and len(DIVERS) == 8
    pairs = [hotels(card) for card in CORPORATION if card.startswith("hotels:") and ">" not in card]
    assert sorted(hotel for pair in pairs for hotel in pair) == sorted(HOTELS)


@pytest.mark.parametrize(("people", "cards"), [(1, 4), (2, 4), (3, 3), (6, 3)])
def test_three_cards_each_and_four_with_two_divers(people: int, cards: int) -> None:
    assert {len(seat.hand) for seat in session(people, variants=["beginner"]).view(None).seats} == {cards}


def test_nobody_sees_their_own_cards_and_everybody_sees_the_others() -> None:
    game = table(3, "crab eel oyster octopus lobster starfish nudibranch manta_ray sea_turtle", variants=["beginner"])
    for viewer in range(3):
        for seat in range(3):
            assert (None in hand(game, seat, viewer)) == (seat == viewer)
    assert hand(game, 1, viewer=0) == ["octopus", "lobster", "starfish"]
    assert all(hand(game, seat, viewer=None) == [None] * 3 for seat in range(3)), "the public table sees no hand"


def test_one_diver_card_each_face_up() -> None:
    seats = session(4).view(None).seats
    cards = [card for seat in seats for card in seat.divers]
    assert [len(seat.divers) for seat in seats] == [1] * 4
    assert len(set(cards)) == 4 and set(cards) <= set(DIVERS)


@pytest.mark.parametrize("chosen", [["explorer", "captain"], [["explorer"], ["captain"]]])
def test_divers_can_be_chosen(chosen: list[Any]) -> None:
    assert [seat.divers for seat in session(2, divers=chosen).view(None).seats] == [("explorer",), ("captain",)]


def test_the_first_player_is_random_or_chosen() -> None:
    firsts = {Session.new(DIVERCITY, NAMES[:3], seed=seed).view(None).active for seed in range(12)}
    assert firsts == {0, 1, 2}
    assert session(3, {"first": 2}).view(None).active == 2


def test_seat_0_begins_when_cards_are_stated_without_a_first_player() -> None:
    assert table(4, divers="explorer captain diving swimmer").view(None).active == 0


def test_a_record_states_its_deal_and_three_reshuffles() -> None:
    game = session(3)
    deal = game.record.header["deal"]
    assert [len(deal[part]) for part in ("species", "corporation", "divers", "reshuffles")] == [60, 27, 3, 3]
    again = Session(DIVERCITY, Record.parse(game.record.text()))
    assert again.position() == game.position() and again.view(0) == game.view(0)


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ({"species": ["crab"] * 60}, "“crab” 60 times; the box has 5"),
        ({"species": ["whale"]}, "“whale”, which is no such card"),
        ({"species": ["crab"]}, "holds 1 cards; the box has 60"),
        ({"species": 7}, "must be a list of 60 cards"),
        ({"corporation": ["oil>oil"]}, "“oil>oil”, which is no such card"),
        ({"corporation": [1]}, "must be a list of 27 cards"),
        ({"divers": ["explorer"]}, "holds 1 cards; this game needs 3"),
        ({"divers": ["explorer"] * 3}, "there only once"),
        ({"divers": ["pirate", "captain", "diving"]}, "no diver “pirate”"),
        ({"divers": "captain"}, "must be a list"),
        ({"first": 3}, "a seat from 0 to 2"),
        ({"first": True}, "a seat from 0 to 2"),
        ({"reshuffles": [[0, 1]]}, "lists of the 27 places"),
        ({"reshuffles": [["a"] * 27]}, "lists of the 27 places"),
    ],
)
def test_an_impossible_deal_is_refused_with_the_reason(deal: dict[str, Any], words: str) -> None:
    with pytest.raises(CorruptRecord, match=words):
        session(3, deal)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"level": "puddle"}, "cannot be 'puddle'"),
        ({"variants": ["pirates"]}, "a list of beginner, full_team"),
        ({"divers": ["explorer"]}, "one entry for each of the 3 hands"),
        ({"divers": ["explorer", "captain", "explorer"]}, "there only once"),
        ({"divers": ["explorer", "captain", 7]}, "no diver “7”"),
        ({"divers": ["explorer", "captain", ["diving", "swimmer"]]}, "one diver card for each hand"),
        ({"divers": ["explorer", "captain", "diving"], "variants": ["beginner"]}, "no diver cards"),
        ({"divers": "all"}, "it can be deal, a list"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(options: dict[str, Any], words: str) -> None:
    with pytest.raises(CorruptRecord, match=words):
        session(3, **options)


@pytest.mark.parametrize("people", [1, 2, 6])
def test_the_option_first_lets_a_seat_begin(people: int) -> None:
    for first in range(max(people, 2)):
        game = session(people, first=first)
        assert game.view(None).active == first
        assert (game.record.header["options"]["first"], game.record.header["deal"]["first"]) == (first, first)
    assert session(people).record.header["options"]["first"] == "random"


def test_a_first_player_stated_with_the_deal_counts_before_the_option() -> None:
    assert session(3, {"first": 2}, first=1).view(None).active == 2
    assert table(3, divers="explorer captain diving", first=1).view(None).active == 1


@pytest.mark.parametrize(
    ("first", "words"), [(2, "a diver's seat from 0 to 1"), (7, "cannot be 7"), (True, "be True")]
)
def test_a_seat_that_no_diver_has_cannot_begin(first: Any, words: str) -> None:
    with pytest.raises(CorruptRecord, match=words):
        session(3, variants=["industrialist"], first=first)
