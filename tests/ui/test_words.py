from collections.abc import Iterator
from datetime import date as day

import pytest

from game.ui import words
from game.ui.words import (
    date,
    number,
    on_weekday,
    set_language,
    short_date,
    signed,
    species,
    tenths,
    tr,
    trc,
    trn,
    wide,
)


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


def test_czech_writes_a_day_with_points_and_declines_the_month() -> None:
    set_language("cs")
    assert date(day(2026, 11, 21)) == "21.\xa0listopadu 2026"
    assert [short_date(day(2026, month, 9)) for month in (1, 12)] == ["9.\xa01.", "9.\xa012."]


def test_a_decimal_is_written_as_the_language_writes_it() -> None:
    assert [tenths(value) for value in (12.5, -0.5, 3)] == ["12.5", "−0.5", "3.0"]
    set_language("fr")
    assert [tenths(value) for value in (12.5, -0.5)] == ["12,5", "−0,5"]


def test_a_day_of_the_week_and_its_date_have_a_comma_only_where_one_belongs() -> None:
    assert on_weekday(day(2026, 11, 22), "22 Nov") == "Sunday, 22 Nov"
    set_language("fr")
    assert on_weekday(day(2026, 11, 22), "22 nov.") == "Dimanche 22 nov.", "it heads a page"


def test_french_writes_the_first_of_a_month_in_its_own_way() -> None:
    set_language("fr")
    assert [date(day(2027, 1, number)) for number in (1, 2)] == ["1er\u00a0janvier 2027", "2\u00a0janvier 2027"]
    assert short_date(day(2027, 5, 1)) == "1er\u00a0mai"


def test_czech_counts_one_a_few_and_many() -> None:
    set_language("cs")
    said = [trn("{n} point", "{n} points", n).format(n=number(n)) for n in (0, 1, 2, 4, 5, 21, -3)]
    assert said == [f"{n}\xa0{word}" for n, word in (
        ("0", "bodů"), ("1", "bod"), ("2", "body"), ("4", "body"), ("5", "bodů"), ("21", "bodů"), ("−3", "body")
    )]  # fmt: skip


@pytest.mark.parametrize(("language", "needs_room"), [("en", False), ("cs", True), ("tlh", False)])
def test_every_translation_has_the_wide_table(language: str, needs_room: bool) -> None:
    set_language(language)
    assert wide() is needs_room
