"""The log tells who did what with which card, and how many points it brought; never a secret."""

from game.core.session import Session
from game.games.ecosystem.view.chronicle import Chronicle, LogTurn, newest_cell
from game.games.ecosystem.view.model import LogLine
from tests.games.ecosystem.boards import grid, play, table


def three() -> Session:
    return table(("Ana", "Bruno", "Chloé"), "F" + "S" * 10 + "W" * 11 + "M" * 11)


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    assert Chronicle(three()).turns() == ()
    assert Chronicle(three()).last_turn() == ()


def test_what_was_chosen_is_not_told_before_it_lies_on_the_table() -> None:
    chronicle = Chronicle(play(three(), "0 pick fox", "1 pick wolf"))
    assert chronicle.turns() == ()


def test_each_placing_is_told_with_its_points() -> None:
    session = play(three(), "0 pick fox", "1 pick wolf", "2 pick meadow", "0 place 0,0", "1 place 0,0", "2 place 0,0")
    chronicle = Chronicle(session)
    [turn] = chronicle.turns()
    assert (turn.round, turn.turn) == (1, 1)
    assert [(line.seat, line.kind, line.species, line.cells) for line in turn.lines] == [
        (0, "placed", "fox", ((0, 0),)),
        (1, "placed", "wolf", ((0, 0),)),
        (2, "placed", "meadow", ((0, 0),)),
    ]
    assert turn.lines[0].points == 3, "a fox away from wolves and bears"


def test_the_points_of_all_lines_make_up_a_seat_s_total() -> None:
    session = three()
    start = [sheet.total for sheet in session.sheets()]
    for _ in range(60):
        if session.outcome is not None:
            break
        seat = session.actors[0]
        session.submit(next(iter(session.view(seat).legal[seat])))
    gains = [0, 0, 0]
    for turn in Chronicle(session).turns():
        for line in turn.lines:
            gains[line.seat] += line.points or 0
    shifts = [sheet.total - first for sheet, first in zip(session.sheets(), start, strict=True)]
    fixed = {"wolf", "stream"}
    assert sum(shifts) - sum(gains) == _shifts_of_others(session, fixed)


def _shifts_of_others(session: Session, rows: set[str]) -> int:
    """What deeds of one seat changed in the totals of the others: only majorities can do that."""
    moved = 0
    for number, entry in enumerate(session.entries):
        before, after = session.view(None, after=number).sheets, session.view(None, after=number + 1).sheets
        for seat in range(3):
            if seat != entry.seat:
                assert all(before[seat][row.row] == row or row.row in rows for row in after[seat].rows)
                moved += after[seat].total - before[seat].total
    return moved


def test_a_swap_and_a_hare_that_stays_are_told_with_the_hare() -> None:
    opening = ("0 pick fox", "0 place 0,0", "0 give stream", "0 pick hare", "0 place 1,0")
    swapped = play(table(("Ana",), "FRS"), *opening, "0 swap 0,0 1,0")
    assert Chronicle(swapped).last_turn()[-1] == LogLine(0, "swapped", "hare", 0, ((0, 0), (1, 0)))
    kept = play(table(("Ana",), "FRS"), *opening, "0 keep")
    assert Chronicle(kept).last_turn()[-1] == LogLine(0, "kept", "hare", None, ())


def test_alone_the_gift_and_the_drawn_cards_are_told_but_not_what_was_drawn() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0", "0 give stream")
    placed, given, drawn = Chronicle(session).last_turn()
    assert (placed.kind, given.kind, drawn.kind) == ("placed", "given", "drawn")
    rival = session.view(0).rival
    assert given.points == session.sheets()[rival].total - session.view(0, after=2).sheets[rival].total
    assert (drawn.species, drawn.count) == (None, 1)


def test_the_neutral_card_of_two_players_is_told_first() -> None:
    session = table(("Ana", "Bruno"), "F" + "S" * 10 + "W" * 11 + "M" * 11, neutral=[0] * 20)
    play(session, "0 pick fox", "1 pick wolf")
    assert Chronicle(session).last_turn() == (LogLine(2, "neutral", "meadow", None, ()),)


def test_what_was_taken_back_is_not_told() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0")
    chronicle = Chronicle(session)
    assert chronicle.last_turn()[0].species == "fox"
    session.undo(0)
    assert chronicle.turns() == ()


def test_what_was_played_instead_is_told_even_when_nobody_looked_in_between() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0")
    chronicle = Chronicle(session)
    assert chronicle.last_turn()[0].species == "fox"
    session.undo(0)
    session.undo(0)
    play(session, "0 pick hare", "0 place 0,0")
    assert [line.species for line in chronicle.last_turn()] == ["hare"]


def test_reading_on_tells_the_same_as_reading_at_once() -> None:
    session = three()
    step_by_step = Chronicle(session)
    seen: tuple[LogTurn, ...] = ()
    for _ in range(30):
        seat = session.actors[0]
        session.submit(next(iter(session.view(seat).legal[seat])))
        seen = step_by_step.turns()
    assert seen == Chronicle(session).turns()
    assert len(seen) > 3


def test_the_newest_card_is_found_after_a_swap_too() -> None:
    board = grid("SM.../R....")
    assert newest_cell(board) == (0, 1)
    assert newest_cell(board.swapped((0, 0), (0, 1))) == (0, 0)
    assert newest_cell(grid("")) is None
