"""Writing a line: caret, selection, and what is seen of a long one."""

import pytest

from game.ui.widgets.edited_line import EditedLine

ROOM = 6


def short(words: str) -> bool:
    return len(words) <= ROOM


def test_letters_go_where_the_caret_is() -> None:
    line = EditedLine.of("Zofie").at(1).written("ž", 24)
    assert (line.text, line.caret) == ("Zžofie", 2)


def test_what_is_selected_makes_way_for_letters() -> None:
    line = EditedLine.of("Player 1").all_selected.written("Ana", 24)
    assert (line.text, line.caret, line.selected) == ("Ana", 3, "")


def test_a_line_takes_only_so_many_letters_where_the_caret_is() -> None:
    assert EditedLine.of("Maxi").at(0).written("Anna", 6).text == "AnMaxi"
    assert EditedLine.of("Maxi").all_selected.written("Maximiliane", 6).text == "Maximi"


@pytest.mark.parametrize(
    ("caret", "ahead", "left"), [(2, False, "Aa"), (2, True, "An"), (0, False, "Ana"), (3, True, "Ana")]
)
def test_one_letter_is_erased_before_or_after_the_caret(caret: int, ahead: bool, left: str) -> None:
    assert EditedLine.of("Ana").at(caret).erased(ahead).text == left


@pytest.mark.parametrize("ahead", [False, True])
def test_what_is_selected_is_erased_whole(ahead: bool) -> None:
    line = EditedLine.of("Anna").at(1).at(3, selecting=True)
    assert line.selected == "nn"
    assert line.erased(ahead) == EditedLine("Aa", 1, 1)


def test_the_caret_stops_at_both_ends() -> None:
    line = EditedLine.of("Ana")
    assert line.moved(1) == line
    assert line.at(0).moved(-1).caret == 0


def test_an_arrow_leaves_a_selection_at_its_own_end() -> None:
    line = EditedLine.of("Anna").at(3).at(1, selecting=True)
    assert line.moved(1).caret == 3
    assert line.moved(-1).caret == 1
    assert line.moved(-1, selecting=True).selected == "Ann"


@pytest.mark.parametrize("caret", range(13))
def test_the_letters_around_the_caret_are_seen(caret: int) -> None:
    line = EditedLine.of("abcdefghijkl").at(caret)
    first, last = line.seen(short, "…")
    assert first <= caret <= last
    shown = "…" * (first > 0) + line.text[first:last] + "…" * (last < 12)
    assert len(shown) == ROOM, shown


def test_a_line_that_fits_is_seen_whole() -> None:
    assert EditedLine.of("Ana").at(1).seen(short, "…") == (0, 3)
