from game.ui.lessons.placing import hides, place_note, pointing
from game.units import Rect

TARGET = Rect(600, 300, 100, 140)
BOARD = Rect(400, 70, 700, 600)


def test_a_note_hides_nothing_that_must_stay_free() -> None:
    free = [TARGET, BOARD, Rect(16, 70, 264, 610), Rect(292, 684, 984, 212)]
    note = place_note(300, 400, TARGET, free, [])
    assert not hides(note, free)
    assert note.x >= 0 and note.right <= 1600 and note.y >= 58 and note.bottom <= 900


def test_a_note_lies_near_what_it_speaks_of_and_off_what_it_had_better_not_cover() -> None:
    right = place_note(300, 300, TARGET, [TARGET], [Rect(0, 0, 600, 900)])
    assert right.x > TARGET.right
    left = place_note(300, 300, TARGET, [TARGET], [Rect(700, 0, 900, 900)])
    assert left.right < TARGET.x


def test_a_note_stays_where_it_lies_as_long_as_that_hides_nothing() -> None:
    now = Rect(1200, 500, 300, 300)
    assert place_note(300, 300, TARGET, [TARGET], [], now) == now
    assert place_note(300, 300, TARGET, [Rect(1250, 600, 50, 50)], [], now) != now
    assert place_note(300, 320, TARGET, [TARGET], [], now) != now


def test_a_note_leaves_room_for_what_is_to_come() -> None:
    near = place_note(300, 300, TARGET, [TARGET], [])
    assert hides(place_note(300, 300, TARGET, [TARGET], [], reserved=[near]), [near]) == 0


def test_a_note_lies_where_its_line_runs_over_nothing_that_is_asked_for() -> None:
    between = Rect(720, 300, 40, 140)
    note = place_note(300, 300, TARGET, [TARGET, between, Rect(0, 0, 600, 900)], [])
    line = pointing(note, TARGET)
    assert line is None or not (line.y1 == line.y2 and line.x1 > 760)


def test_the_line_runs_straight_where_note_and_target_face_each_other() -> None:
    line = pointing(Rect(1000, 250, 300, 300), TARGET)
    assert line is not None
    assert (line.x1, line.y1, line.x2, line.y2) == (1000, 370, 700, 370)


def test_the_line_ends_on_an_edge_where_they_do_not() -> None:
    line = pointing(Rect(1000, 600, 300, 200), TARGET)
    assert line is not None
    assert (line.x1, line.x2, line.y2) == (1000, TARGET.centre[0], TARGET.bottom)


def test_what_is_near_needs_no_line() -> None:
    assert pointing(Rect(720, 300, 300, 300), TARGET) is None
