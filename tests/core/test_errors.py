"""An error is said in one line that is short and safe to show."""

import pytest

from game.core.errors import harmless, one_line, shortened


def test_a_short_sentence_stays_as_it_is() -> None:
    assert one_line("Line 5: “0 fly” is no action.") == "Line 5: “0 fly” is no action."


def test_a_page_becomes_one_line() -> None:
    assert one_line("no hare\r\nto\tdraw\u2028here") == "no hare to draw here"


def test_a_long_word_is_shortened_in_the_middle() -> None:
    line = one_line(f"There is no game “{'chess' * 1000}”; there is forest.")
    assert line.startswith("There is no game “chess") and line.endswith("chess”; there is forest.")
    assert "…" in line and len(line) < 200


@pytest.mark.parametrize("why", ["x" * 10_000, "ab " * 10_000, "\n".join("word" * 40 for _ in range(100))])
def test_a_line_has_at_most_three_hundred_letters(why: str) -> None:
    assert len(one_line(why)) <= 300


@pytest.mark.parametrize("length", [2, 3, 10, 299])
def test_what_is_shortened_has_the_length_it_may_have(length: int) -> None:
    assert shortened("a" * length, length) == "a" * length
    assert len(shortened("a" * (length + 1), length)) <= length


@pytest.mark.parametrize(
    "letter", ["\x1b", "\x07", "\x7f", "\x9b", "\u202e", "\u2066", "\u200f", "\ud800", "\ufeff", "\U000e0041"]
)
def test_what_steers_a_terminal_is_not_repeated(letter: str) -> None:
    assert one_line(f"no game “a{letter}b”") == "no game “a�b”"
    assert harmless(f"a{letter}b") == "a�b"


@pytest.mark.parametrize("name", ["Žofie", "ליאה", "علی\u200cرضا", "👩\u200d🔬", "东北"])
def test_names_of_the_world_are_repeated(name: str) -> None:
    assert harmless(name) == name
