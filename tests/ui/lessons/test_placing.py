from game.ui.lessons.placing import Pointing, hides, place_note, pointing, room_in
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


def test_a_note_that_has_to_cover_something_lies_in_line_with_its_foot() -> None:
    panel = Rect(1292, 374, 292, 248)
    free = [Rect(0, 0, 1280, 900), Rect(1280, 0, 320, 366), Rect(1280, 630, 320, 270)]
    assert place_note(292, 170, None, free, [panel]) == Rect(1292, 452, 292, 170)


def test_a_note_stays_where_it_lies_as_long_as_that_hides_nothing() -> None:
    now = Rect(1200, 500, 300, 300)
    assert place_note(300, 300, TARGET, [TARGET], [], now) == now
    assert place_note(300, 300, TARGET, [Rect(1250, 600, 50, 50)], [], now) != now
    assert place_note(300, 320, TARGET, [TARGET], [], now) != now


def test_a_note_leaves_room_for_what_is_to_come() -> None:
    near = place_note(300, 300, TARGET, [TARGET], [])
    assert hides(place_note(300, 300, TARGET, [TARGET], [], reserved=[near]), [near]) == 0


def test_an_arrow_is_short_and_ends_at_the_rim_that_is_nearest_to_the_note() -> None:
    assert pointing(Rect(1000, 250, 300, 300), TARGET, []) == Pointing(760, 370, 700, 370)
    assert pointing(Rect(100, 250, 300, 300), TARGET, []) == Pointing(540, 370, 600, 370)
    assert pointing(Rect(600, 600, 300, 200), TARGET, []) == Pointing(650, 500, 650, 440)


def test_an_arrow_lies_on_no_neighbour_but_on_what_holds_its_target() -> None:
    note, neighbours = Rect(1000, 250, 300, 300), [Rect(690, 300, 100, 140), Rect(510, 300, 100, 140)]
    arrow = pointing(note, TARGET, [*neighbours, BOARD])
    assert arrow is not None
    assert arrow.x1 == arrow.x2 == TARGET.centre[0]


def test_where_there_is_no_room_around_the_target_there_is_no_arrow() -> None:
    around = [Rect(540, 280, 50, 180), Rect(710, 280, 50, 180), Rect(580, 250, 140, 40), Rect(580, 450, 140, 40)]
    assert pointing(Rect(1000, 250, 300, 300), TARGET, around) is None


def test_an_arrow_stays_in_the_picture() -> None:
    arrow = pointing(Rect(1000, 100, 300, 300), Rect(1300, 690, 280, 190), [Rect(1400, 600, 80, 80)])
    assert arrow is not None
    assert arrow.x2 == 1300


def test_what_is_near_needs_no_arrow() -> None:
    assert pointing(Rect(720, 300, 300, 300), TARGET, []) is None


def test_in_a_broad_window_a_note_lies_beside_the_picture_rather_than_on_it() -> None:
    window = (-266.0, 0.0, 2132.0, 900.0)
    board = Rect(0, 70, 1560, 820)
    note = place_note(280, 300, board, [board], [], room=room_in(window))
    assert not hides(note, [board]) and note.right <= window[0] + window[2]
    arrow = pointing(Rect(1800, 300, 60, 300), Rect(1500, 400, 100, 100), [], room_in(window))
    assert arrow == Pointing(1660, 450, 1600, 450)
