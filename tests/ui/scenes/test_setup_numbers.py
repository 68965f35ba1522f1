"""The number of a deal on the set-up page, and what is pasted there."""

import pytest

from tests.support.setup_page import Page


def test_a_friends_number_gives_the_same_deal(page: Page) -> None:
    page.pilot.press("same")
    assert not page.pilot.node("start").enabled
    assert page.summary == "Type the number of your friend's game, or switch it off."
    page.pilot.type("12x")
    new = page.start()
    assert (new.seed, new.header) == (12, {"number_given": True})


def test_a_number_that_nobody_typed_is_not_marked_as_known(page: Page) -> None:
    assert page.start().header == {}


def test_a_friends_number_is_pasted(page: Page, clipboard: list[str]) -> None:
    clipboard.append(" 483201\n")
    page.pilot.press("same")
    page.pilot.press("number/paste")
    assert page.start().seed == 483201


def test_a_number_that_is_pasted_by_the_keys_takes_the_place_of_the_one_before(
    page: Page, clipboard: list[str]
) -> None:
    clipboard.append("Deal number 483201")
    page.pilot.press("same")
    page.pilot.type("77")
    page.pilot.key("ctrl+v")
    assert page.start().seed == 483201


@pytest.mark.parametrize("held", ["", "see you at eight", "1234567890123"])
def test_what_is_no_number_is_not_pasted(page: Page, clipboard: list[str], held: str) -> None:
    clipboard.append(held)
    page.pilot.press("same")
    page.pilot.press("number/paste")
    assert "The clipboard holds no number of a deal." in page.pilot.texts()
    assert not page.pilot.node("start").enabled


def test_the_number_of_the_deal_is_copied_for_a_friend(page: Page, clipboard: list[str]) -> None:
    page.pilot.press("same")
    page.pilot.type("483201")
    page.pilot.press("deal/copy")
    assert clipboard == ["483201"]


def test_a_name_is_pasted_after_what_is_there(page: Page, clipboard: list[str]) -> None:
    clipboard.append("Marie\nCurie")
    page.pilot.press("add/person")
    page.pilot.key("ctrl+v")
    assert page.seats[3][0] == "MarieCurie"


def test_letters_that_would_be_boxes_are_not_taken_into_a_name(page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.type("Zoë🦊\ufe0f李")
    assert page.seats[3][0] == "Zoë"


def test_without_a_number_every_game_is_another_one(page: Page) -> None:
    page.pilot.press("same")
    page.pilot.type("12")
    page.pilot.press("same")
    assert len({page.start().seed for _ in range(5)} | {12}) > 2
