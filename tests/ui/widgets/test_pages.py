"""A list that is longer than its place."""

import pytest

from game.ui.widgets.pages import Pages, page_turners


def test_a_list_is_cut_into_pages() -> None:
    pages = Pages(count=7, room=3)
    assert pages.number == 3
    assert [list(pages.turned(by).shown) for by in range(3)] == [[0, 1, 2], [3, 4, 5], [6]]


def test_after_the_last_page_comes_the_first() -> None:
    pages = Pages(7, 3)
    assert (pages.turned(-1).at, pages.turned(3).at) == (2, 0)


@pytest.mark.parametrize(("count", "at"), [(7, 2), (6, 1), (1, 0), (0, 0)])
def test_a_list_that_became_shorter_shows_its_last_page(count: int, at: int) -> None:
    assert Pages(9, 3, 2).of(count).at == at


@pytest.mark.parametrize(("place", "at"), [(0, 0), (2, 0), (3, 1), (6, 2)])
def test_the_page_of_a_place(place: int, at: int) -> None:
    assert Pages(7, 3).showing(place).at == at


def test_a_single_page_needs_no_buttons() -> None:
    turned: list[int] = []
    assert [*page_turners("games", Pages(3, 3), turned.append, 800, 40, "games")] == []
    label, before, after = page_turners("games", Pages(4, 3), turned.append, 800, 40, "games")
    assert label.label == "1 / 2"
    for button in (before, after):
        assert button.on_press is not None
        button.on_press()
    assert turned == [-1, 1]
