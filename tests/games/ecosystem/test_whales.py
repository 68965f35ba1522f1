"""Ocean, section 3, before scoring: the whales."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.errors import CorruptRecord, IllegalAction
from game.core.record import Record
from game.core.rules import Secret
from game.core.score import Cell
from game.core.session import Session
from game.games.ecosystem.actions import Flip, Turning
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.events import CardsTurned, FlipChosen, GameEnded
from game.games.registry import GAMES
from tests.games.ecosystem.boards import all_placed, layout

ANA = "WWKTT/CCKTT/PPPGG/NNNBB"
BEN = "KWKTT/CCKTT/PPPGG/NNNBB"
CID = "TTTKK/EEEKK/PPPSS/BBBSS"
TIM = "KKKKW/WCCCC/PPPGG/NNNBB"


def ends(board: str, **options: bool) -> set[frozenset[Cell]]:
    """Every set of cards that can lie face down when the whales of a board are done."""
    ending = OCEAN.under(options).ending
    assert ending is not None
    cards = layout(board, OCEAN)

    def go_on(chosen: tuple[Turning, ...]) -> Iterator[frozenset[Cell]]:
        choices = tuple(ending.choices(0, cards, chosen))
        for choice in choices:
            yield from go_on((*chosen, choice))
        if not choices:
            yield frozenset(turning.turned for turning in chosen)

    return set(go_on(()))


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("KWK../.K...", [{(0, 0)}, {(2, 0)}, {(1, 1)}]),
        ("WWK..", [{(0, 0)}, {(1, 0)}, {(1, 0), (2, 0)}]),
        ("W....", [set()]),
        ("WKW..", [{(1, 0)}]),
        ("KWKWK", [{(0, 0), (2, 0)}, {(0, 0), (4, 0)}, {(2, 0), (4, 0)}]),
        ("W.../.K...", [set()]),
    ],
    ids=[
        "one whale flips one of its neighbours",
        "a whale may flip a whale, which then flips nothing",
        "a lonely whale flips nothing",
        "two whales cannot flip the same card",
        "each whale flips one",
        "a diagonal card is no neighbour",
    ],
)
def test_what_can_lie_face_down_in_the_end(board: str, expected: list[set[Cell]]) -> None:
    assert ends(board) == {frozenset(cells) for cells in expected}


def test_whether_a_whale_may_flip_a_whale_is_an_option() -> None:
    assert ends("WWK..", whale_may_flip_whale=False) == {frozenset({(2, 0)})}
    assert ends("WW...", whale_may_flip_whale=False) == {frozenset()}


def three() -> Session:
    """Ana has two whales, Ben one, Cid none; all cards are placed."""
    return all_placed("ocean", (ANA, BEN, CID))


def test_all_who_have_a_whale_choose_at_the_same_time() -> None:
    game = three()
    view = game.view(None)
    assert (view.phase, view.actors, view.secret) == ("flip", (0, 1), True)
    assert list(game.view(1).legal[1]) == [Flip(1, (1, 0), (0, 0)), Flip(1, (1, 0), (1, 1)), Flip(1, (1, 0), (2, 0))]


def test_a_choice_is_told_to_nobody_else_and_turns_nothing_yet() -> None:
    game = three()
    before = game.view(1), game.view(None)
    (entry,) = game.submit(Flip(0, (1, 0), (2, 0)))
    assert entry.events == (FlipChosen(0, Secret(((1, 0), (2, 0)), frozenset({0})), done=False),)
    assert game.events(1)[-1] == FlipChosen(0, Secret(None, frozenset({0})), done=False)
    assert game.view(0).seats[0].flips == (((1, 0), (2, 0)),)
    assert (game.view(1), game.view(None)) == before
    assert game.actors == (0, 1)


def test_when_all_have_chosen_all_cards_turn_at_once_and_the_game_is_over() -> None:
    game = three()
    game.submit(Flip(1, (1, 0), (0, 0)))
    game.submit(Flip(0, (1, 0), (2, 0)))
    (last,) = game.submit(Flip(0, (0, 0), (1, 0)))
    _, turned, ended = last.events
    assert turned == CardsTurned(((0, (1, 0)), (0, (2, 0)), (1, (0, 0))), "whale")
    assert isinstance(ended, GameEnded)
    assert game.outcome is not None
    assert game.position()["face_down"] == [[[0, 1], [0, 2]], [[0, 0]], []]
    assert game.sheets()[0]["whale"].points == 2
    assert game.sheets()[0]["krill"].points == 1


def test_a_whale_that_flips_the_other_one_spares_its_choice() -> None:
    game = three()
    game.submit(Flip(0, (0, 0), (1, 0)))
    assert game.actors == (1,)


@pytest.mark.parametrize(
    "flip",
    [
        Flip(0, (1, 0), (2, 0)),
        Flip(0, (0, 0), (2, 0)),
        Flip(0, (3, 0), (4, 0)),
        Flip(0, (0, 0), (-1, 0)),
    ],
    ids=["a whale that has flipped", "a card further away", "a turtle is no whale", "an empty cell"],
)
def test_every_other_flip_is_refused(flip: Flip) -> None:
    game = three()
    game.submit(Flip(0, (1, 0), (2, 0)))
    with pytest.raises(IllegalAction, match="a whale turns a face-up card beside it, and each whale only one"):
        game.submit(flip)


def test_the_order_of_the_seats_makes_no_difference_to_the_record() -> None:
    flips = Flip(0, (1, 0), (2, 0)), Flip(0, (0, 0), (1, 0)), Flip(1, (1, 0), (0, 0))
    records = set()
    for order in ((0, 1, 2), (0, 2, 1), (2, 0, 1)):
        game = three()
        for place in order:
            game.submit(flips[place])
        records.add(game.record.text())
        assert Session(game.game, Record.parse(game.record.text())).record == game.record
    assert len(records) == 1


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    game = three()
    game.submit(Flip(0, (1, 0), (2, 0)))
    game.undo(0)
    assert game.view(0).seats[0].flips == ()


def test_a_preview_counts_the_flips_chosen_before_and_the_sheets_of_all_do_not() -> None:
    game = three()
    rules = game.game.rules
    whales = [sheet["whale"].points for sheet in game.sheets()]
    game.submit(Flip(0, (1, 0), (2, 0)))
    assert [sheet["whale"].points for sheet in game.sheets()] == whales
    assert rules.preview(game.view(0), [Flip(0, (0, 0), (1, 0))])[0]["whale"].points == 2
    assert rules.preview(game.view(0), [])[0]["whale"].points == whales[0]


def test_alone_the_player_chooses_for_tims_whales_too() -> None:
    game = all_placed("ocean", (BEN, TIM))
    assert game.actors == (0, 1)
    assert list(game.view(0).legal) == [0, 1]
    assert not game.view(0).secret
    game.submit(Flip(1, (0, 1), (0, 0)))
    game.submit(Flip(1, (4, 0), (3, 0)))
    assert game.view(0).seats[1].flips == (((0, 1), (0, 0)), ((4, 0), (3, 0)))
    assert game.outcome is None
    game.submit(Flip(0, (1, 0), (1, 1)))
    assert game.outcome is not None
    assert game.sheets()[1]["krill"].points == 4
    assert game.sheets()[1]["whale"].points == 2 * 2 * 2


def test_a_game_without_whales_ends_with_the_last_card() -> None:
    game = all_placed("ocean", (CID, "KKKTT/CCKTT/PPPGG/NNNBB"))
    assert game.outcome is not None
    assert game.position()["face_down"] == [[], []]


def stated(board: str, down: list[list[int]], **options: bool) -> dict[str, Any]:
    """The answer of `score` for one board of which these cards, [row, column], lie face down."""
    rows = (board + "/...../...../.....").split("/")[:4]
    request = {"game": "ocean", "boards": ["/".join(rows)], "face_down": [down], "options": options}
    return dict(GAMES["ocean"].score_position(request))


@pytest.mark.parametrize("down", [[[0, 0]], [[0, 1]], [[0, 1], [0, 2]], [[0, 2], [0, 1]]])
def test_a_stated_table_is_one_that_the_whales_can_leave(down: list[list[int]]) -> None:
    assert stated("WWK..", down)["sheets"]


@pytest.mark.parametrize(
    ("board", "down"),
    [
        ("WWK..", []),
        ("WWK..", [[0, 2]]),
        ("WWK..", [[0, 0], [0, 2]]),
        ("WWK..", [[0, 0], [0, 1], [0, 2]]),
        ("WK.KK", [[0, 3]]),
        ("W..../.K...", [[1, 1]]),
        ("KK...", [[0, 0]]),
        ("KWKWK", [[0, 2]]),
    ],
    ids=[
        "a whale must choose",
        "the other whale must choose too",
        "a whale that lies face down cannot have turned a card further away",
        "two whales turn at most two",
        "a card that is not beside the whale",
        "a diagonal card",
        "no whale at all",
        "two whales cannot turn the same card",
    ],
)
def test_a_stated_table_that_no_whales_can_leave_is_refused(board: str, down: list[list[int]]) -> None:
    with pytest.raises(CorruptRecord, match="whales of a board cannot turn these cards"):
        stated(board, down)


def test_a_stated_table_keeps_to_the_option_of_whales_that_turn_whales() -> None:
    assert stated("WWK..", [[0, 2]], whale_may_flip_whale=False)["sheets"]
    with pytest.raises(CorruptRecord, match="whales"):
        stated("WWK..", [[0, 0]], whale_may_flip_whale=False)


def test_a_board_for_which_nothing_is_stated_has_nothing_face_down() -> None:
    request = {"game": "ocean", "boards": ["WK.../...../...../....."] * 2}
    whole = GAMES["ocean"].score_position(request)
    assert whole == GAMES["ocean"].score_position({**request, "face_down": [None, None]})
    assert whole["sheets"][0]["rows"]["whale"] == 2
