"""Secrecy is per card and inverted: everybody knows everything but their own cards, until they are told."""

from game.bots.think import finish, waiting_seat
from game.core.record import Record
from game.core.rng import Rng
from game.core.rules import redact
from game.core.session import Session
from game.games.divercity.events import CardDrawn, CardsTold, Dealt
from game.games.divercity.game import DIVERCITY
from tests.games.divercity.tables import NAMES, hand, happened, play, table

FRONT = "crab eel octopus oyster lobster eel starfish nudibranch"


def two(**options: object) -> Session:
    return table(2, FRONT, "dynamite " * 4, "explorer captain", **options)  # type: ignore[arg-type]


def test_the_opening_tells_a_hand_to_everybody_but_its_owner() -> None:
    game = table(3, FRONT, variants=["beginner"])
    for viewer in range(3):
        (dealt,) = (event for event in game.events(viewer) if isinstance(event, Dealt))
        assert [secret.value is None for secret in dealt.hands] == [seat == viewer for seat in range(3)]
    (dealt,) = (event for event in game.events(None) if isinstance(event, Dealt))
    assert [secret.value for secret in dealt.hands] == [None] * 3


def test_a_hidden_card_appears_by_place_alone() -> None:
    for card in two().view(0).seats[0].hand:
        assert (card.species, card.card) == (None, None)


def test_a_drawn_card_is_seen_by_all_others() -> None:
    game = play(two(), "0 play 0")
    (drawn,) = (event for event in game.entries[-1].events if isinstance(event, CardDrawn))
    assert [redact(drawn, viewer).species.value is None for viewer in (None, 0, 1)] == [True, True, False]


def test_what_was_told_is_told_to_the_person_and_never_to_the_public_table() -> None:
    game = play(two(), "0 tell 1")
    (told,) = (event for event in game.entries[-1].events if isinstance(event, CardsTold))
    assert redact(told, 1).species.value == ("lobster", "eel", "starfish", "nudibranch")
    assert redact(told, None).species.value is None


def test_everybody_knows_who_was_told_when() -> None:
    game = play(two(), "0 tell 1", "0 end", "1 play 0")
    for viewer in (None, 0, 1):
        assert [card.told for card in game.view(viewer).seats[1].hand] == [None, 1, 1, 1]


def test_without_memory_aid_the_told_cards_are_shown_until_the_own_turn_ends() -> None:
    game = play(two(), "0 tell 1", "0 end")
    assert hand(game, 1, viewer=1) == ["lobster", "eel", "starfish", "nudibranch"]
    play(game, "1 play 1")
    assert hand(game, 1, viewer=1) == ["lobster", None, "starfish", "nudibranch"]
    play(game, "1 end")
    assert hand(game, 1, viewer=1) == [None] * 4


def test_what_the_explorer_saw_is_hidden_again_as_soon_as_that_turn_ends() -> None:
    game = play(two(), "0 use explorer")
    assert None not in hand(game, 0, viewer=0)
    play(game, "0 tell 1")
    assert (game.view(0).turn, hand(game, 0, viewer=0)) == (2, [None] * 4)


def test_with_memory_aid_they_stay_until_they_are_replaced() -> None:
    game = play(two(memory_aid=True), "0 tell 1", "0 end", "1 play 1", "1 end")
    assert hand(game, 1, viewer=1) == ["lobster", None, "starfish", "nudibranch"]


def test_the_turn_is_secret_and_the_captains_order_is_followed_on_the_open_table() -> None:
    game = table(2, FRONT, "dynamite dynamite", "captain explorer")
    assert game.view(None).secret
    play(game, "0 use captain 1")
    assert not game.view(None).secret
    assert hand(game, 0, viewer=None) == [None] * 4
    assert play(game, "1 play 0").view(None).secret


def test_the_visionarys_cards_are_ordered_on_the_open_table() -> None:
    game = play(table(2, FRONT, "dynamite dynamite", "visionary explorer"), "0 use visionary")
    assert not game.view(None).secret
    assert len(game.view(None).coming) == 4
    assert hand(game, 0, viewer=None) == hand(game, 1, viewer=None) == [None] * 4
    assert play(game, "0 order 3 2 1 0").view(None).secret


def test_what_reveals_nothing_can_be_taken_back() -> None:
    game = table(2, FRONT, "oil", "endurance captain")
    play(game, "0 oil 0")
    assert game.undo_status(0).reason == "revealed"
    play(game, "0 use endurance crab")
    assert game.undo_status(0).allowed
    play(game, "0 tell 1")
    assert game.undo_status(0).reason == "told"


def test_the_visionarys_order_can_be_taken_back_but_not_the_look() -> None:
    game = play(table(2, FRONT, "dynamite", "visionary captain"), "0 use visionary")
    assert game.undo_status(0).reason == "revealed"
    play(game, "0 order 3 2 1 0")
    assert game.undo_status(0).allowed
    assert happened(game) == ["CorporationOrdered", "Asked"]


def test_a_computer_with_all_its_memories_does_not_peek() -> None:
    """Its own cards of which it was not told may be any others: it does the same."""
    for seed in range(3):
        game = Session.new(DIVERCITY, NAMES[:3], seed=seed, bots=dict.fromkeys(range(3), "medium"))
        differed = 0
        while (seat := waiting_seat(game)) is not None:
            other = _with_other_cards(game, seat)
            differed += other.position()["hands"] != game.position()["hands"]
            moves = []
            for table_ in (game, other):
                think = DIVERCITY.bots["medium"]
                moves.append(finish(think(table_.view(seat), table_.events(seat), Rng(1))))
            assert moves[0] == moves[1]
            game.submit(moves[0])
        assert differed


def _with_other_cards(game: Session, seat: int) -> Session:
    """The same game played with other cards where that seat has seen none: its unknown hand and the deck."""
    deal = dict(game.record.header["deal"])
    species, view = list(deal["species"]), game.view(seat)
    state = DIVERCITY.rules.setup(game.record.config(), Rng(0)).state
    for entry in game.entries:
        state = DIVERCITY.rules.apply(state, entry.action).state
    mine = [card.card for card in state.seats[seat].hand if card.told is None]
    hidden = [*mine, *range(60 - view.species_left, 60)]
    mixed = Rng(len(game.entries)).shuffled([species[card] for card in hidden])
    for card, name in zip(hidden, mixed):
        species[card] = name
    return Session(
        DIVERCITY, Record({**game.record.header, "deal": {**deal, "species": species}}, game.record.actions)
    )
