"""The solo challenge (Forest, section 1.4)."""

from game.core.session import Session
from game.games.ecosystem.events import CardGiven, CardsDrawn
from tests.games.ecosystem.boards import board, cards, hand, play, table

HAND_SIZES = [9, 8, 7, 6, 9, 8, 7, 6, 5, 8, 7, 6, 5, 4, 7, 6, 5, 4, 3, 1]


def solo(front: str = "") -> Session:
    return table(("Ana",), front)


def turn(session: Session) -> None:
    """Plays the first card of the hand to the first cell and gives the next card."""
    now = session.view(None).turn
    while (view := session.view(0)).legal and view.turn == now:
        session.submit(next(iter(view.legal[0])))


def test_the_hand_sizes_of_the_rules_page_and_forty_one_cards_in_all() -> None:
    game = solo()
    sizes = []
    for _ in range(20):
        turn(game)
        sizes.append(len(hand(game, 0)))
    assert sizes == HAND_SIZES
    assert game.view(None).deck_left == 130 - 41
    assert game.outcome is not None


def test_a_turn_is_play_then_give_then_draw() -> None:
    game = solo("SSSSSMMMMM W")
    play(game, "0 pick stream", "0 place 0,0")
    assert game.view(0).phase == "give"
    (entry,) = game.submit(game.game.codec.decode("0 give meadow"))
    given, drawn = entry.events
    assert isinstance(given, CardGiven) and (given.seat, given.card.species, given.cell) == (1, "meadow", (0, 0))
    assert isinstance(drawn, CardsDrawn) and drawn.species.value == ("wolf",)
    assert sorted(hand(game, 0)) == sorted(cards("SSSSMMMMW"))


def test_the_rivals_grid_fills_in_reading_order() -> None:
    game = solo("FSDSTSBSZS ASCSWSRSFS")
    for number in range(7):
        gift = next(species for species in hand(game, 0) if species != "stream")
        play(game, "0 pick stream", f"0 place {number % 5},{number // 5}", f"0 give {gift}")
    placed = [card.id for card in game.view(None).seats[1].grid.values()]
    assert sorted(placed) == [f"1.{number}" for number in range(1, 8)]
    assert [len(row.rstrip(".")) for row in board(game, 1).split("/")] == [5, 2, 0, 0]


def test_five_cards_are_drawn_when_the_rival_completes_a_row_and_none_at_the_end() -> None:
    game = solo()
    for _ in range(20):
        turn(game)
    drawn = [len(e.species.value or ()) for n in game.entries for e in n.events if isinstance(e, CardsDrawn)]
    assert drawn == [1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1]


def test_the_rival_belongs_to_the_player_and_is_compared_with_them() -> None:
    game = solo("WWWWWWWWWW")
    assert game.controller(1) == 0
    play(game, "0 pick wolf", "0 place 0,0", "0 give wolf")
    assert [sheet["wolf"].points for sheet in game.sheets()] == [12, 12]
    play(game, "0 pick wolf", "0 place 1,0")
    assert [sheet["wolf"].points for sheet in game.sheets()] == [12, 8]


def test_the_rivals_hare_scores_and_moves_nothing() -> None:
    game = play(solo("SRRRRRRRRS"), "0 pick stream", "0 place 0,0", "0 give hare")
    assert game.view(0).phase == "pick"
    assert game.sheets()[1]["hare"].points == 1


def test_nothing_is_secret_at_a_table_of_one() -> None:
    assert not solo().view(0).secret
