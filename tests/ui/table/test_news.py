"""What is read aloud of what is new at a table."""

from dataclasses import replace

from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.news import News
from game.ui.table.seats import SeatInfo

ANA = SeatInfo("Ana", 0, False)
TURTLE = LogEntry(ANA, "a turtle came", points=3)


def heard(news: News, *entries: LogEntry) -> list[str]:
    """What is told once this has happened."""
    return list(news.of((LogGroup("Round 1", entries),), "", "", (), False))


def test_what_happened_before_the_first_look_is_no_news() -> None:
    assert heard(News(), TURTLE) == []


def test_each_entry_is_told_once() -> None:
    news = News()
    heard(news)
    assert heard(news, TURTLE) == ["Ana: a turtle came: +3 points"]
    assert heard(news, TURTLE) == []


def test_what_is_added_to_the_last_entry_is_told_with_it() -> None:
    news = News()
    heard(news)
    heard(news, TURTLE)
    both = replace(TURTLE, words="Turtle, Barracuda", points=8)
    assert heard(news, both) == ["Ana: Turtle, Barracuda: +8 points"]
    assert heard(news, both, TURTLE) == ["Ana: a turtle came: +3 points"]


def test_of_a_line_that_sums_up_only_what_was_added_is_told() -> None:
    news, barracuda = News(), LogEntry(ANA, "Barracuda", points=5)
    heard(news)
    heard(news, TURTLE)
    both = replace(TURTLE, words="Turtle, Barracuda", points=8, parts=(TURTLE, barracuda))
    assert heard(news, both, TURTLE) == ["Ana: Barracuda: +5 points", "Ana: a turtle came: +3 points"]


def test_what_was_taken_back_is_no_news() -> None:
    news = News()
    heard(news)
    heard(news, TURTLE, TURTLE)
    assert heard(news, TURTLE) == []
