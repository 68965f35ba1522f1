"""A hint of AQUA in words."""

import pytest

from game.core.hint import Reason, Suggestion
from game.core.session import Session
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail
from game.games.aqua.game import AQUA
from game.games.aqua.observing import preview
from game.games.aqua.reasons import NEXT, SNAIL
from game.games.aqua.tiles import Tile
from game.games.aqua.view.hinting import line_of, place_words, suggestion_words
from game.ui.table.hint_values import Slip
from game.ui.table.seats import SeatInfo

SEATS = (SeatInfo("Ana", 0, False), SeatInfo("Wren", 1, True))
VIEW = Session.new(AQUA, ("Ana", "Wren"), seed=1).view(0)
TILE = Grow(0, Tile((0, 1), 0, "RGB"))


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ((TILE,), "Red, green, blue here"),
        ((Large(0, "duo", ((0, 0), (1, 1))),), "Barracuda"),
        ((Snail(0),), "Take the sea snail"),
        ((Pass(0),), "No large animal now"),
        ((Reef(0, "R"),), "Name red"),
        ((Drop(0, "RGB"),), "Discard red, green, blue"),
        ((Attract(0, (1, 0)),), "Cover this habitat"),
    ],
)
def test_what_to_do_is_said_in_a_few_words(actions: tuple[Action, ...], words: str) -> None:
    assert suggestion_words(VIEW, Suggestion(actions, 0)) == words


def test_of_a_large_animal_after_a_tile_it_is_said_what_it_brings_on_top() -> None:
    tile = next(action for action in VIEW.legal[0] if isinstance(action, Grow))
    with_tile = preview(VIEW, (tile,))[0].total - VIEW.sheets[0].total
    said = suggestion_words(VIEW, Suggestion((tile, Large(0, "duo", ((0, 0), (1, 1)))), with_tile + 5))
    assert said.endswith(" here; then Barracuda +5")


@pytest.mark.parametrize(
    ("reason", "words", "value"),
    [
        (Reason("large", 2.2), "Large animals", "+2"),
        (Reason(SNAIL, 0.0), "What the others leave is nearly as good, and you begin the next round", ""),
        (Reason(NEXT, 1.0, seat=1), "Wren finds less", "+1"),
        (Reason(NEXT, -1.0, seat=1), "Wren finds more", "\N{MINUS SIGN}1"),
    ],
)
def test_a_reason_names_its_row_or_whom_it_concerns(reason: Reason, words: str, value: str) -> None:
    line = line_of(VIEW, reason, 0, SEATS)
    assert (line.words, line.value) == (words, value)


def test_who_sees_no_marks_hears_where_the_choice_is_and_how_the_tile_is_turned() -> None:
    assert place_words(VIEW, Suggestion((TILE,), 0)).split("\n")[0] == "1 up"
    assert "turned by " in place_words(VIEW, Suggestion((TILE,), 0))
    assert place_words(VIEW, Suggestion((Large(0, "line", ((0, 0), (1, 1), (2, 2))),), 0)) == "1 to the right, 0.5 up"
    assert place_words(VIEW, Suggestion((Snail(0),), 0)) == place_words(VIEW, None) == ""
    slip = Slip("Red here", "", "", (), "Blue here", "+1", places=("1 up", "2 down"))
    assert [said for said in slip.spoken if said] == ["1. Red here", "1 up", "2. Blue here", "2 down", "+1"]
