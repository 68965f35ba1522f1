"""The expert sees what is certain, and understands every kind of decision. Its strength is measured on demand."""

from dataclasses import replace

import pytest

from game.bots.think import finish, think
from game.core.rng import Rng
from game.core.session import Session
from game.games.ecosystem.actions import Give, Keep, Pick, Place, Swap
from game.games.ecosystem.bots import bots
from game.games.ecosystem.bots.compact import compact
from game.games.ecosystem.bots.compact.board import Board, cell_of
from game.games.ecosystem.bots.drafting import Drafting
from game.games.ecosystem.bots.expert import playouts_for
from game.games.ecosystem.bots.known import unseen
from game.games.ecosystem.bots.playout import play_on
from game.games.ecosystem.bots.playout_alone import play_on_alone
from game.games.ecosystem.scoring import foreseen, score_sheets
from tests.games.ecosystem.boards import all_placed, layout, play, table
from tests.games.ecosystem.editions import EDITIONS, GAMES

EXPERT = GAMES["forest"].bots["expert"]


def choice(game: Session, seat: int = 0) -> object:
    return finish(EXPERT(game.view(seat), game.events(seat), Rng(1)))


def drafting(game: Session, seat: int) -> Drafting:
    forest = EDITIONS["forest"]
    return Drafting(forest, compact(forest, {}), game.view(seat), seat, Rng(3))


def test_a_deal_holds_the_own_hand_first_and_every_other_card_once() -> None:
    game = table(("Ana", "Ben", "Cid"), "RFDTBZACWSM SSSSSSSSSSS MMMMMMMMMMM")
    deal = drafting(game, 0).deal()
    assert [len(hand) for hand in deal.hands] == [11, 11, 11]
    assert sorted(deal.hands[0]) == list(range(11)), "one of each: Ana's hand"
    assert sorted([*(card for hand in deal.hands for card in hand), *deal.later]) == sorted(
        kind for kind, count in enumerate(EDITIONS["forest"].deck.values()) for _ in range(count)
    )


def test_deals_differ_and_the_same_chance_gives_the_same() -> None:
    game = table(("Ana", "Ben", "Cid"))
    first, again = drafting(game, 1), drafting(game, 1)
    deals = [first.deal() for _ in range(3)]
    assert deals == [again.deal() for _ in range(3)]
    assert deals[0] != deals[1] != deals[2]


def test_a_card_that_was_chosen_face_down_is_still_unseen_by_the_others() -> None:
    forest = EDITIONS["forest"]
    game = play(table(("Ana", "Ben", "Cid"), "RFDTBZACWSM SSSSSSSSSSS"), "1 pick stream")
    seen_by_ana = unseen(forest, compact(forest, {}), game.view(0), 0)
    assert len(seen_by_ana) == 130 - 11
    assert [len(hand) for hand in drafting(game, 0).deal().hands] == [11, 11, 11]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_hand_of_the_ring_is_dealt_the_neutral_one_too(players: int) -> None:
    deal = drafting(table("ABCDEF"[:players]), 0).deal()
    assert [len(hand) for hand in deal.hands] == [11] * max(players, 3)
    assert len(deal.later) == 130 - 11 * max(players, 3)


def test_a_playout_fills_the_ecosystem_and_scores_it_as_the_rules_do() -> None:
    game, forest = table(("Ana", "Ben", "Cid")), EDITIONS["forest"]
    knows, quick = drafting(game, 0), compact(forest, {})
    deal, board = knows.deal(), Board()
    board.place(deal.hands[0][0], board.open[0])
    course = replace(knows.course, growing=[None] * 11)
    hands = [list(hand) for hand in deal.hands]
    hands[0].remove(deal.hands[0][0])
    points = sum(play_on(quick, course, board, hands, deal, picking=True))
    cards = {cell_of(number): quick.species[board.at[number]] for number in board.cards}
    assert len(cards) == 20
    assert score_sheets(forest, [cards, {}, {}])[0].total == points


@pytest.mark.parametrize("name", ["forest", "savanna"])
def test_a_playout_of_the_challenge_fills_both_ecosystems_and_scores_them_as_the_rules_do(name: str) -> None:
    edition = EDITIONS[name]
    quick = compact(edition, {}, alone=True)
    deck = Rng(5).shuffled([kind for kind, species in enumerate(quick.species) for _ in range(edition.deck[species])])
    own, rival = Board(), Board()
    own.place(deck[0], own.open[0])
    margin = sum(play_on_alone(quick, own, rival, list(deck[1:10]), deck[10:], 1))
    cards = [{cell_of(n): quick.species[board.at[n]] for n in board.cards} for board in (own, rival)]
    assert [len(placed) for placed in cards] == [20, 20]
    mine, its = score_sheets(edition, cards, (), 1, foreseen(edition, cards, [frozenset()] * 2, rival=1))
    assert margin == mine.total - its.total


def test_habit_finds_on_every_open_cell_what_the_card_promises_there() -> None:
    ocean = EDITIONS["ocean"]
    habit, board = compact(ocean, {}, alone=True).habit, Board.of(layout("PKC/GB", ocean), tuple(ocean.deck))
    for kind in range(11):
        assert habit.worths(board, kind) == [(pytest.approx(habit.worth(board, kind, n)), n) for n in board.open]


def test_alone_every_turn_takes_about_as_long_so_the_later_ones_play_out_more() -> None:
    game = table(("Ana",))
    first, last = game.view(0), replace(game.view(0), turn=20)
    assert playouts_for(last, 1) > 3 * playouts_for(first, 1)
    assert playouts_for(first, 1) == 2 * playouts_for(replace(first, phase="give"), 1) == 2 * playouts_for(first, 0.5)


def test_every_kind_of_decision_of_the_challenge_gets_an_answer_that_is_legal() -> None:
    game = play(table(("Ana",), "SRTTTTTTTT"), "0 pick stream", "0 place 0,0", "0 give trout", "0 pick trout")
    kinds = []
    for _ in range(4):
        action = choice(game)
        kinds.append(type(action))
        game.submit(action)
        if game.view(0).phase == "pick":
            play(game, "0 pick hare")
    assert kinds[:3] == [Place, Give, Place]
    assert kinds[3] in (Keep, Swap)


def test_the_whales_of_the_player_and_of_the_rival_wait_for_the_same_person() -> None:
    game = all_placed("ocean", ("KWTKT/CCKTT/PPPGG/NNNBB",) * 2)
    expert = GAMES["ocean"].bots["expert"]
    assert game.actors == (0, 1)
    while game.actors:
        game.submit(finish(expert(game.view(0), game.events(0), Rng(1))))
    assert game.outcome is not None


def test_the_effort_is_what_the_expert_spends() -> None:
    game = Session.new(GAMES["forest"], ("Ana", "Ben", "Cid"), seed=1, bots={0: "expert"})
    hasty, busy = (bots(EDITIONS["forest"], effort)["expert"] for effort in (0.02, 0.1))
    pauses = [sum(1 for _ in bot(game.view(0), game.events(0), Rng(1))) for bot in (hasty, busy)]
    assert pauses[1] > 2 * pauses[0]
    assert isinstance(finish(think(game, 0)), Pick)
