"""A hint in words: what to do, what it brings now, and by which rows it is ahead at the end."""

import pytest

from game.core.hint import Hint, Reason, Suggestion
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.reasons import NEXT, RIVAL
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.hinting import WORDS, line_of, marked_cells, place_words, suggestion_words
from game.ui.table.hint_values import Slip
from game.ui.table.seats import SeatInfo
from tests.games.ecosystem.boards import play, table

SEATS = (SeatInfo("Ana", 0, False), SeatInfo("Wren", 1, True))


def placed() -> EcosystemView:
    game = play(table(("Ana", "Ben", "Cid"), "RFDTBZACWSM SSSSSSSSSSS MMMMMMMMMMM"), "0 pick hare")
    play(game, "1 pick stream", "2 pick meadow")
    view: EcosystemView = game.view(0)
    return view


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ((Pick(0, "stream"), Place(0, (0, 0))), "Stream here"),
        ((Place(0, (0, 0)),), "Hare here"),
        ((Pick(0, "stream"),), "Stream"),
        ((Keep(0),), "Leave everything as it is"),
        ((Give(0, "bee"),), "Give: Bee"),
    ],
)
def test_what_to_do_is_said_in_a_few_words(actions: tuple[Action, ...], words: str) -> None:
    assert suggestion_words(placed(), Suggestion(actions, 0)) == words


def test_what_lies_on_the_board_is_named_and_marked() -> None:
    game = play(table(("Ana",), "SRTTTTTTTT"), "0 pick stream", "0 place 0,0", "0 give trout", "0 pick trout")
    play(game, "0 place 1,0")
    view = game.view(0)
    said = {
        Swap(0, (0, 0), (1, 0)): "Swap: Stream and Trout",
        Move(0, (1, 0), (0, 1)): "Move: Trout",
        Flip(0, (0, 0), (1, 0)): "Turn over: Trout",
        Hunt(0, (1, 0)): "Hunt: Trout",
    }
    assert {action: suggestion_words(view, Suggestion((action,), 0)) for action in said} == said
    assert list(marked_cells(view, (Move(0, (1, 0), (0, 1)),))) == [((1, 0), None), ((0, 1), "trout")]
    assert list(marked_cells(view, (Pick(0, "hare"), Place(0, (2, 0)), Swap(0, (0, 0), (1, 0))))) == [
        ((2, 0), "hare"), ((0, 0), None), ((1, 0), None),
    ]  # fmt: skip


def test_who_sees_no_marks_hears_on_which_cells_the_choice_lies() -> None:
    assert place_words(placed(), Suggestion((Pick(0, "stream"), Place(0, (0, 0))), 0)) == "Column 3, row 2"
    assert place_words(placed(), Suggestion((Keep(0),), 0)) == place_words(placed(), None) == ""
    game = play(table(("Ana",), "SRTTTTTTTT"), "0 pick stream", "0 place 0,0", "0 give trout", "0 pick trout")
    play(game, "0 place 1,0")
    swapped = place_words(game.view(0), Suggestion((Swap(0, (0, 0), (1, 0)),), 0))
    assert swapped == "Column 3, row 2\nColumn 4, row 2"


def test_a_reason_tells_its_row_its_points_and_its_cells() -> None:
    line = line_of(placed(), Reason("bee", 2.6, ((0, 0),)), 1, SEATS)
    assert (line.words, line.value, line.good, line.lit) == ("Bee", "+3", True, {1: frozenset({(0, 0)})})
    assert line.rule == "3 points for each meadow beside a bee."


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason(NEXT, 2.0, seat=1), "Wren gets 2 points less out of this hand"),
        (Reason(NEXT, -2.0, seat=1), "Wren gets 2 points more out of this hand"),
        (Reason(RIVAL, 2.0, seat=1), "Wren has less"),
        (Reason(RIVAL, -2.0, seat=1), "Wren has more"),
    ],
)
def test_a_reason_may_be_about_somebody_else(reason: Reason, words: str) -> None:
    assert line_of(placed(), reason, 0, SEATS).words == words


def test_the_heading_says_whether_it_matters_and_whether_it_is_now_or_at_the_end() -> None:
    best, reasons = Suggestion((Keep(0),), 4), (Reason("bee", 3.0),)

    def slip(hint: Hint) -> Slip:
        return WORDS.slip(placed(), hint, SEATS)

    def said(clear: bool, at_the_end: bool, ahead: float = 2.4, why: tuple[Reason, ...] = reasons) -> str:
        return slip(Hint(best, best, why, ahead, clear, at_the_end)).heading

    assert said(True, True) == "At the end 1 is 2 points ahead, mostly by"
    assert said(True, False) == "1 is 2 points ahead:"
    assert said(True, True, why=()) == "At the end 1 is 2 points ahead.", "nothing follows"
    assert said(True, False, why=()) == "1 is 2 points ahead."
    assert said(False, True) == "Both bring about the same in the end. Where 1 brings more or less:"
    assert said(True, True, ahead=0.0) == "", "no points are claimed where none were compared"
    assert said(False, True, why=()) == "Both bring about the same in the end."
    assert slip(Hint(best, None, (), 0.0, True, True)).heading == "Everything else looks the same."
    assert slip(Hint(best, None, (), 0.0, True, True)).now == "+4 now"


def test_the_numbers_of_the_reasons_add_up_to_what_the_heading_says() -> None:
    rows = Reason("bee", 10.0), Reason("wolf", 5.2), Reason("meadow", -4.6), Reason(NEXT, 3.0, seat=1)

    def values(ahead: float, clear: bool, *reasons: Reason) -> list[tuple[str, str]]:
        hint = Hint(Suggestion((Keep(0),), 4), Suggestion((Keep(0),), 4), reasons, ahead, clear, True)
        return [(line.words, line.value) for line in WORDS.slip(placed(), hint, SEATS).lines if line.value]

    assert values(0.6, False, *rows)[-1] == ("Everything else", "\u22129")
    assert values(0.6, True, Reason("bee", 1.0)) == [("Bee", "+1")], "nothing is left over"
    assert values(4.4, True, Reason("bee", 2.0)) == [("Bee", "+2"), ("Everything else", "+2")]
    assert values(4.4, True, rows[-1]) == []
