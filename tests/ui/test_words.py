from collections.abc import Iterator
from datetime import date as day

import pytest

from game.ui import words
from game.ui.words import date, number, set_language, signed, species, tr, trc, trn


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def test_english_is_written_in_the_code() -> None:
    assert tr("Take back") == "Take back"
    assert trc("card", "Bear") == "Bear"
    assert trn("{n} card", "{n} cards", 1).format(n=1) == "1 card"
    assert trn("{n} card", "{n} cards", 3).format(n=3) == "3 cards"


def test_a_language_that_is_not_there_falls_back_to_english() -> None:
    set_language("tlh")
    assert tr("Take back") == "Take back"


def test_english_comes_first_among_the_languages() -> None:
    assert words.languages()[0] == "en"


def test_numbers_have_a_true_minus_sign() -> None:
    assert [number(n) for n in (-5, 0, 12)] == ["−5", "0", "12"]
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]


def test_a_loss_of_one_is_one() -> None:
    assert trn("{n} point", "{n} points", -1) == "{n} point"


def test_a_species_has_the_name_on_its_card() -> None:
    assert species("dragonfly") == "Dragonfly"


@pytest.mark.parametrize("month", range(1, 13))
def test_a_day_is_written_with_the_name_of_its_month(month: int) -> None:
    written = date(day(2026, month, 9))
    assert written == f"9 {day(2026, month, 9):%B} 2026"
