"""Private notes are kept with the moment at which they were written."""

from typing import Any

import pytest

from game.ui.table.kept_notes import notes_at, rewound, with_note

ANA, BEN = 0, 1


def noted(*notes: tuple[int, str, str, int]) -> dict[str, Any]:
    """Screen data after these notes: person, about, text, moment."""
    screen: dict[str, Any] = {"pace": "table"}
    for person, about, text, moment in notes:
        screen = with_note(screen, person, about, text, moment)
    return screen


def test_a_note_is_there_from_the_moment_at_which_it_was_written() -> None:
    screen = noted((ANA, "3", "+eel", 4), (ANA, "3", "-eel", 9), (ANA, "5", "+crab", 9), (BEN, "3", "+red", 2))
    assert [notes_at(screen, ANA, moment) for moment in (0, 3, 4, 8, 9, 20)] == [
        {}, {}, {"3": "+eel"}, {"3": "+eel"}, {"3": "-eel", "5": "+crab"}, {"3": "-eel", "5": "+crab"},
    ]  # fmt: skip
    assert notes_at(screen, BEN, 2) == {"3": "+red"} and notes_at(screen, ANA) == notes_at(screen, ANA, 9)
    assert screen["pace"] == "table"


def test_a_note_that_is_erased_is_there_until_then() -> None:
    screen = noted((ANA, "3", "+eel", 4), (ANA, "3", "", 6))
    assert [notes_at(screen, ANA, moment) for moment in (5, 6)] == [{"3": "+eel"}, {}]
    assert notes_at(screen, ANA) == {}


def test_the_last_note_of_a_moment_counts() -> None:
    screen = noted((ANA, "3", "+eel", 4), (ANA, "3", "-eel", 4))
    assert notes_at(screen, ANA, 4) == {"3": "-eel"} and screen["notes"]["0"]["3"] == [[4, "-eel"]]


def test_what_was_noted_stays_when_actions_are_undone() -> None:
    screen = rewound(noted((ANA, "3", "+eel", 4), (BEN, "1", "+red", 1)), 2)
    assert notes_at(screen, ANA, 1) == {} and notes_at(screen, ANA, 2) == {"3": "+eel"}
    assert notes_at(screen, BEN, 1) == {"1": "+red"}
    assert notes_at(with_note(screen, ANA, "3", "-eel", 3), ANA, 2) == {"3": "+eel"}


def test_a_game_begun_before_the_moments_were_kept_has_its_notes_from_the_deal_on() -> None:
    screen = {"notes": {"0": {"3": "+eel"}}}
    assert notes_at(screen, ANA, 0) == {"3": "+eel"}
    assert notes_at(with_note(screen, ANA, "3", "-eel", 5), ANA, 4) == {"3": "+eel"}


@pytest.mark.parametrize(
    "notes", (None, 7, [], {"0": 3}, {"0": {"3": 5}}, {"0": {"3": [[1], "x", [2, 3], None]}}, {"?": {"3": "+eel"}})
)
def test_damaged_notes_are_none(notes: object) -> None:
    screen = {"notes": notes}
    assert notes_at(screen, ANA) == {} and notes_at(rewound(screen, 3), ANA) == {}
    assert notes_at(with_note(screen, ANA, "3", "+eel", 1), ANA) == {"3": "+eel"}
