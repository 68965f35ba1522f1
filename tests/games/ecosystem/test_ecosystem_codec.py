"""The text of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import InvalidAction
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.codec import ecosystem_codec
from game.games.ecosystem.editions.forest import FOREST

CODEC = ecosystem_codec(FOREST.deck)
SEATS = st.integers(0, 5)
SPECIES = st.sampled_from(list(FOREST.deck))
CELLS = st.tuples(st.integers(-4, 4), st.integers(-3, 3))
ACTIONS = st.one_of(
    st.builds(Pick, SEATS, SPECIES),
    st.builds(Place, SEATS, CELLS),
    st.builds(Swap, SEATS, CELLS, CELLS),
    st.builds(Keep, SEATS),
    st.builds(Give, SEATS, SPECIES),
    st.builds(Move, SEATS, CELLS, CELLS),
    st.builds(Flip, SEATS, CELLS, CELLS),
    st.builds(Hunt, SEATS, CELLS),
)


@given(ACTIONS)
def test_what_is_written_reads_as_the_same_action(action: Action) -> None:
    assert CODEC.decode(CODEC.encode(action)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pick(0, "bear"), "0 pick bear"),
        (Place(0, (1, 0)), "0 place 1,0"),
        (Place(2, (-1, -3)), "2 place -1,-3"),
        (Swap(0, (0, 0), (1, 0)), "0 swap 0,0 1,0"),
        (Move(0, (1, 0), (0, 2)), "0 move 1,0 0,2"),
        (Keep(0), "0 keep"),
        (Flip(1, (1, 0), (0, 0)), "1 flip 1,0 0,0"),
        (Hunt(0, (1, -2)), "0 hunt 1,-2"),
        (Give(0, "bear"), "0 give bear"),
    ],
)
def test_each_action_has_one_text(action: Action, text: str) -> None:
    assert CODEC.encode(action) == text
    assert CODEC.decode(text) == action


def test_the_cells_of_a_swap_come_either_way_and_are_written_by_column_then_row() -> None:
    assert CODEC.encode(CODEC.decode("0 swap 1,0 0,2")) == "0 swap 0,2 1,0"
    assert Swap(0, (1, 0), (0, 2)) == Swap(0, (0, 2), (1, 0))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "seat number and a verb"),
        ("0", "seat number and a verb"),
        ("Ana pick bear", "seat number and a verb"),
        ("-1 keep", "seat number and a verb"),
        ("٣ keep", "seat number and a verb"),
        ("0 fly", "no verb “fly”"),
        ("0 pick", "wrong number of arguments"),
        ("0 pick bear bear", "wrong number of arguments"),
        ("0 keep bear", "wrong number of arguments"),
        ("0 swap 0,0", "wrong number of arguments"),
        ("0 move 0,0", "wrong number of arguments"),
        ("0 flip 0,0", "wrong number of arguments"),
        ("0 hunt 0,0 1,0", "wrong number of arguments"),
        ("0 hunt gazelle", "“gazelle” is no cell"),
        ("0 pick unicorn", "no species “unicorn”"),
        ("0 give krill", "no species “krill”"),
        ("0 place 1", "“1” is no cell"),
        ("0 place 1,2,3", "is no cell"),
        ("0 place " + "9" * 5000 + ",0", "is no cell"),
        ("0 swap 0,0 a,b", "“a,b” is no cell"),
    ],
)
def test_what_is_no_action_says_so(text: str, why: str) -> None:
    with pytest.raises(InvalidAction, match=why) as caught:
        CODEC.decode(text)
    assert caught.value.text == text


@given(
    st.text(max_size=30)
    | st.from_regex(r"[0-9] (pick|place|swap|move|keep|give|flip|hunt)( [^ ]*){0,3}", fullmatch=True)
)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = CODEC.decode(text)
    except InvalidAction:
        return
    assert CODEC.decode(CODEC.encode(action)) == action
