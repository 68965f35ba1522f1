"""Why somebody won: two sheets beside each other, row by row."""

from game.core.score import ScoreRow, ScoreSheet
from game.ui.table.gaps import Gap, compared, comparison_for


def sheet(**points: int) -> ScoreSheet:
    return ScoreSheet(tuple(ScoreRow(row, n) for row, n in points.items()))


ANA = sheet(giraffe=5, gazelle=2, lion=8, hyena=3)
BRAMBLE = sheet(giraffe=20, gazelle=13, lion=4, hyena=3)
CHLOE = sheet(giraffe=10, gazelle=12, lion=0, hyena=0)
ALL = (ANA, BRAMBLE, CHLOE)


def test_the_rows_that_differ_stand_in_the_order_of_their_weight() -> None:
    assert compared(ALL, 1, 0).gaps == (Gap("giraffe", 15), Gap("gazelle", 11), Gap("lion", -4))


def test_the_gaps_add_up_to_the_difference_of_the_totals() -> None:
    assert sum(gap.points for gap in compared(ALL, 1, 0).gaps) == BRAMBLE.total - ANA.total == 22


def test_two_rows_are_named_and_more_until_they_outweigh_the_others() -> None:
    assert compared(ALL, 1, 0).reasons == (Gap("giraffe", 15), Gap("gazelle", 11))
    close = compared((sheet(a=5, b=4, c=3, d=1, e=0), sheet(a=0, b=0, c=0, d=0, e=11)), 0, 1)
    assert close.reasons == (Gap("a", 5), Gap("b", 4), Gap("c", 3))
    assert compared((sheet(a=5), sheet(a=5)), 0, 1).reasons == ()


def test_a_loser_is_compared_with_the_winner_and_the_winner_with_who_asks_or_comes_next() -> None:
    def pair(seat: int, asks: int | None = None) -> tuple[int, int]:
        found = comparison_for(ALL, (1,), seat, asks)
        assert found is not None
        return found.ahead, found.behind

    assert pair(0) == (1, 0)
    assert pair(2) == (1, 2)
    assert pair(1) == (1, 2), "the runner-up"
    assert pair(1, asks=0) == (1, 0)
    assert pair(1, asks=1) == (1, 2), "who asks has won"


def test_after_a_challenge_that_was_missed_the_totals_decide_who_is_ahead() -> None:
    missed = comparison_for((BRAMBLE, ANA), (), 1, 0)
    assert missed is not None
    assert (missed.ahead, missed.behind) == (0, 1)


def test_where_nobody_is_ahead_nothing_is_explained() -> None:
    assert comparison_for((sheet(a=5, b=0), sheet(a=0, b=5)), (0, 1), 1, None) is None


def test_one_seat_alone_is_compared_with_nobody() -> None:
    assert comparison_for((ANA,), (0,), 0, 0) is None
    assert comparison_for(ALL, (1,), 3, None) is None, "the neutral pile has no points"
