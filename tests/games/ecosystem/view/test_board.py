"""What the large board says about a planned card."""

from dataclasses import replace

from game.games.ecosystem.state import HUNT
from game.games.ecosystem.view.cards import rule_text
from game.games.ecosystem.view.parts.bubble import bubble_of, changed_rows, helping_cells
from game.games.ecosystem.view.parts.marks import growth_lines
from tests.games.ecosystem.view.tables import choosing, model, view, with_card

DRAGONFLY = 2


def test_the_bubble_names_the_rows_that_change() -> None:
    """A dragonfly beside a stream and a trout: each gains, and three more rows are not at nought."""
    v = view("TS", "M", hand="RFD")
    bubble = bubble_of(choosing(model(v), DRAGONFLY, target=(1, 1)))
    assert bubble is not None
    before, after = v.sheets[0], with_card(v, 0, (1, 1), "dragonfly").sheets[0]
    assert bubble.rows == changed_rows(before, after)
    assert ("dragonfly", 1) in bubble.rows


def test_the_bubble_has_five_lines_at_most_and_keeps_the_weightiest() -> None:
    v = view("BTS./Z.A./M...", "W", "S", hand="RFD")
    bubble = bubble_of(choosing(model(v), DRAGONFLY, target=(1, 1)))
    assert bubble is not None
    assert len(bubble.rows) + len(bubble.seats) <= 5


def test_the_bubble_tells_who_loses_a_majority() -> None:
    """Forest, section 2, row 9: two wolves against one."""
    v = view("W", "W", hand="W")
    bubble = bubble_of(choosing(model(v), 0, target=(1, 0)))
    assert bubble is not None
    assert [(seat.name if seat else None, points) for seat, points in bubble.seats] == [("Bruno", -4)]


def test_a_card_on_which_the_scores_count_already_is_not_said_to_bring_nothing() -> None:
    m = model(view("W", "W"))
    hunting = replace(m, view=replace(m.view, phase=HUNT), preview=m.view.sheets, target=(0, 0))
    bubble = bubble_of(hunting)
    assert bubble is not None and not bubble.rows and bubble.expected


def test_without_a_target_there_is_nothing_to_say() -> None:
    assert bubble_of(model(view("W", "W"))) is None


def test_the_cards_that_score_with_the_new_one_are_ringed() -> None:
    """Forest, section 2, row 4: the trout beside the dragonfly; the meadow has nothing to do with it."""
    v = view("T.M", "M")
    sheets = v.sheets[0], with_card(v, 0, (1, 0), "dragonfly").sheets[0]
    assert helping_cells(*sheets, (1, 0)) == {(0, 0)}


def test_it_says_in_words_how_the_grid_may_grow() -> None:
    assert growth_lines(1, 0) == ["One more column fits, left or right."]
    assert growth_lines(2, 3) == ["2 more columns fit, left or right.", "3 more rows fit, above or below."]
    assert growth_lines(0, 1) == ["One more row fits, above or below."]


def test_every_row_of_the_sheet_has_its_rule_in_words() -> None:
    assert all(rule_text(row.row) for row in view("R").sheets[0].rows)
