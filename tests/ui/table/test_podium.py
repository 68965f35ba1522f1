"""Who stands where at the end, the grades of a game alone, and where petals and bubbles drift."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, pairwise, product

import pygame
import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.stage import Stage
from game.ui.engine.text import Text
from game.ui.engine.tones import contrast
from game.ui.engine.viewport import Viewport
from game.ui.table.podium import Grades, Ground, Places, Podium, Stand, Standing, ranked
from game.ui.table.podium_names import HillNames
from game.ui.table.podium_nodes import BUBBLE_TINT, FLAKES, Flake, show_podium
from game.ui.table.podium_paint import InMeadow, Ladder, OnHill, ladder_height
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.units import Rect
from tests.support.pilot import Pilot

SEATS = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Bruno", "Chloé", "Dan")))
GRADES = (("easy", 30), ("normal", 50), ("hard", 70))


def names(places: Places) -> list[list[str]]:
    return [[standing.seat.name for standing in place] for place in places]


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((50, 61, 50), (1,), [["Bruno"], ["Ana", "Chloé"]]),
        ((61, 61, 50), (0, 1), [["Ana", "Bruno"], ["Chloé"]]),
        ((61, 61, 50), (1,), [["Bruno"], ["Ana"], ["Chloé"]]),
        ((40, 52), (), [["Bruno"], ["Ana"]]),
        ((1, 2, 3, 4), (3,), [["Dan"], ["Chloé"], ["Bruno"], ["Ana"]]),
    ],
)
def test_the_winners_stand_first_and_equal_totals_share_a_place(
    totals: Sequence[int], winners: Sequence[int], expected: list[list[str]]
) -> None:
    assert names(ranked(SEATS, totals, winners)) == expected


@pytest.mark.parametrize(
    ("reached", "count", "distance"),
    [
        (-4, 0, "34 points short of “easy”"),
        (29, 0, "1 point short of “easy”"),
        (30, 1, "20 points short of “normal”"),
        (69, 2, "1 point short of “hard”"),
        (70, 3, ""),
    ],
)
def test_the_grade_that_is_reached_and_the_distance_to_the_next(reached: int, count: int, distance: str) -> None:
    grades = Grades(reached, "", GRADES)
    assert (grades.count, grades.met, grades.next) == (count, count > 0, distance)


@pytest.mark.parametrize("steps", [GRADES, tuple(("", points) for points in (60, 70, 80, 90, 100))])
@pytest.mark.parametrize("lit", [0, 3])
def test_no_grade_is_cut_in_the_narrowest_picture(steps: tuple[tuple[str, int], ...], lit: int) -> None:
    grades = Grades(0, "0 points", steps)
    canvas = Canvas(Pilot().app.look, 268 if len(steps) > 3 else 388, ladder_height(grades))
    Ladder(grades, lit, True).paint(canvas, False)
    assert [said.text for said in canvas.said if not said.fits] == []
    assert all(said.box[1] + said.box[3] <= canvas.h for said in canvas.said)


@pytest.mark.parametrize("reached", [0, 80])
def test_the_strip_of_the_grades_holds_no_empty_room_until_something_is_told(reached: int) -> None:
    grades = Grades(reached, "0 points", GRADES)

    def empty(told: bool) -> float:
        canvas = Canvas(Pilot().app.look, 388, ladder_height(grades))
        Ladder(grades, 0, told).paint(canvas, False)
        return canvas.h - canvas.surface.get_bounding_rect().h / canvas.look.viewport.scale

    assert empty(told=True) < 1
    assert empty(told=False) > 30


@pytest.mark.parametrize("size", [(300.0, 482.0), (360.0, 528.0), (520.0, 528.0)])
@pytest.mark.parametrize("graded", [False, True])
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_everybody_stands_inside_the_picture(size: tuple[float, float], graded: bool, count: int) -> None:
    ground = Ground(*size, graded)
    for place in range(3):
        stand = ground.stand(place, count)
        box = stand.box(size[0])
        assert box.x >= 0 and box.right <= size[0] and box.y >= 0 and box.bottom < size[1]
        assert stand.radius > 4 or place
    if graded:
        assert ground.stand(0, 1).faces[1] - ground.stand(0, 1).radius - 46 >= 130, "the crown is below the grades"


@pytest.mark.parametrize("size", [(300.0, 482.0), (477.0, 527.0), (520.0, 528.0)])
def test_the_sun_is_not_behind_the_grades_but_behind_the_winner(size: tuple[float, float]) -> None:
    ground = Ground(*size, True)
    winner, sun = ground.stand(0, 1), ground.sun
    assert sun[1] > 16 + ladder_height(Grades(0, "0 points", GRADES))
    assert sun[0] == winner.faces[0] and abs(sun[1] - winner.faces[1]) < winner.radius + 6
    assert ground.cover.y <= 0 and ground.cover.bottom >= size[1], "the picture is filled"


PEOPLE = tuple(
    SeatInfo(name, style, False)
    for style, name in enumerate(("Maximiliane", "Bartholomew", "Dorothea", "Friederike", "Sebastian", "Benedikta"))
)
PICTURES = {2: (300.0, 482.0), 3: (300.0, 482.0), 4: (300.0, 482.0), 5: (300.0, 528.0), 6: (241.0, 528.0)}
"""The narrowest picture by players, in units."""


def ties(players: int) -> Iterator[tuple[int, ...]]:
    """All ways to share places, as totals of three figures, or of two where six play."""
    for drops in product((0, 10), repeat=players - 1):
        yield tuple(accumulate((-drop for drop in drops), initial=160 if players < 5 else 60))


def written(names: HillNames, hill: int) -> list[Rect]:
    """Where the names on a hill are, and the points, as far up and down as their letters are large."""
    figures = names.ground.stands(names.places)[hill].lettering.figures
    lines = [
        (line.x, line.y, line.size, names.text.width(line.name, line.size, 600, line.family))
        for line in names.lines(hill)
    ]
    lines.append((names.middle(hill), names.points_y(hill), figures, names.points_w(hill)))
    return [Rect(x - w / 2, y - 0.72 * size, w, 0.94 * size) for x, y, size, w in lines]


def emblems(stand: Stand) -> Rect:
    (x, y), r = stand.faces, stand.radius
    return Rect(x - stand.reach, y - r, 2 * stand.reach, 2 * r)


def touch(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("players", PICTURES)
@pytest.mark.parametrize("scale", [720, 640])
def test_however_places_are_shared_names_of_eleven_letters_are_whole_and_nothing_on_the_hills_touches(
    players: int, scale: int
) -> None:
    text, (w, h) = Text(Viewport((scale * 16 // 9, scale))), PICTURES[players]
    for totals in ties(players):
        places, ground = ranked(PEOPLE, totals), Ground(w, h, False)
        names, stands = HillNames(ground, places, text), ground.stands(places)
        on_it = list[Rect]()
        for i, stand in enumerate(stands):
            for line in names.lines(i):
                assert text.width(line.name, line.size, 600, line.family) <= line.room, (totals, line)
            on_it += [emblems(stand), *written(names, i)]
        assert not [totals for one, other in combinations(on_it, 2) if touch(one, other)], totals
        assert all(one.x > 5 and one.right < w - 5 and one.y > 40 for one in on_it), totals


def test_a_name_shrinks_then_takes_narrower_letters_and_only_then_is_cut() -> None:
    text, found = Text(Viewport((1280, 720))), list[tuple[float, str, bool]]()
    for name in ("Ana", "Maximiliane", "Bartholomew", "Bartholomew the Very Long"):
        places = ((Standing(SeatInfo(name, 0, False), 50),),)
        (line,) = HillNames(Ground(241.0, 528.0, False), places, text).lines(0)
        found.append((line.size, line.family, text.width(name, line.size, 600, line.family) <= line.room))
    assert found[0] == (24, "serif", True)
    assert 15 <= found[1][0] < 24 and found[1][1:] == ("serif", True)
    assert found[2][1:] == ("sans", True)
    assert found[3] == (15, "sans", False)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_crowns_and_emblems_of_those_who_share_the_first_place_stand_apart(count: int) -> None:
    stage = Stage()
    first = tuple(Standing(seat, 60) for seat in PEOPLE[:count])
    podium = Podium("scenery/celebration-forest", "scenery/mound-forest", (first,), True, ())
    show_podium(NodePool(stage), podium, Rect(0, 0, 241, 528))
    crowns = [node for node in stage.nodes if node.name.startswith("podium/crown/")]
    assert len(crowns) == count
    assert all(one.x + one.w < other.x for one, other in pairwise(crowns))
    stand = Ground(241.0, 528.0, False).stand(0, count)
    assert stand.radius > 14 and stand.step > 2 * stand.radius and 2 * stand.reach < 241


def hill(w: float, place: int, standings: tuple[Standing, ...]) -> tuple[Canvas, Rect, Ground]:
    """One hill as it is painted: those of the other places are taken by one each."""
    ground, alone = Ground(w, 540.0, False), (Standing(SEATS[0], 60),)
    places = (*((alone,) * place), standings, *((alone,) * (2 - place)))
    box = ground.stands(places)[place].box(w)
    canvas = Canvas(Pilot().app.look, box.w, box.h)
    OnHill(place, places, ground, box).paint(canvas, False)
    return canvas, box, ground


@pytest.mark.parametrize("w", [241.0, 300.0, 477.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_names_of_eleven_letters_are_whole_on_every_hill_and_those_of_the_lower_ones_are_equally_large(
    w: float, size: tuple[int, int]
) -> None:
    people = tuple(SeatInfo(name, 0, False) for name in ("Maximiliane", "Bartholomew", "Filip"))
    places, ground = tuple((Standing(seat, 50),) for seat in people), Ground(w, 528.0, False)
    look = Pilot(size).app.look
    names = HillNames(ground, places, look.text)
    lines = [line for place in range(3) for line in names.lines(place)]
    for line in lines:
        half = look.text.width(line.name, line.size, 600, line.family) / 2
        assert 2 * half <= line.room
        assert line.x - half >= 8 - 0.01 and line.x + half <= w - 8 + 0.01, "the edge is not touched"
    assert lines[1].size == lines[2].size


@pytest.mark.parametrize(("number", "shared", "named"), [(1, 3, 3), (2, 2, 2), (2, 3, 3), (3, 2, 2), (3, 3, 0)])
def test_who_shares_a_place_is_named_as_far_as_there_is_room(number: int, shared: int, named: int) -> None:
    canvas, box, _ = hill(241.0, number - 1, standings := tuple(Standing(seat, 50) for seat in SEATS[:shared]))
    said = [word.text for word in canvas.said]
    assert said == [*(standing.seat.name for standing in standings[:named]), "50"]
    assert all(word.fits and word.box[1] + word.box[3] <= box.h for word in canvas.said)


@pytest.mark.parametrize("behind", ["#DDF3EC", "#1F5A60"])
def test_bubbles_are_seen_on_pale_water_and_on_the_dark_hill(behind: str) -> None:
    assert contrast(pygame.Color(BUBBLE_TINT), pygame.Color(behind)) > 2


@pytest.mark.parametrize("rises", [False, True])
def test_what_drifts_stays_in_its_room_and_leaves_nothing_behind(rises: bool) -> None:
    room = Rect(100, 50, 300, 480)
    drifting = [Flake(i, "scenery/bubble", room, rises) for i in range(FLAKES)]
    assert not any(flake.visible for flake in drifting)
    ways: list[list[float]] = [[] for _ in drifting]
    for share in range(1, 100):
        for flake, way in zip(drifting, ways):
            flake.fall = share / 100
            assert room.x <= flake.cx <= room.right and room.y <= flake.cy <= room.bottom
            way.append(flake.cy)
    assert all(way == sorted(way, reverse=rises) for way in ways)
    for flake in drifting:
        flake.fall = 1.0
    assert not any(flake.visible for flake in drifting)


@pytest.mark.parametrize("count", [2, 3])
def test_the_points_of_who_shares_a_lower_place_stay_above_the_meadow(count: int) -> None:
    canvas, box, ground = hill(268.0, 2, tuple(Standing(seat, 21) for seat in SEATS[:count]))
    points = canvas.said[-1].box
    assert box.y + points[1] + points[3] <= ground.front.y


def test_who_found_no_hill_stays_inside_a_narrow_picture() -> None:
    canvas = Canvas(Pilot().app.look, 241, 34)
    InMeadow(tuple(Standing(seat, 65) for seat in SEATS[:3])).paint(canvas, False)
    drawn = canvas.surface.get_bounding_rect()
    assert drawn.left > 4 and drawn.right < canvas.surface.get_width() - 4


@pytest.mark.parametrize(("count", "sides"), [(2, (1, 1)), (3, (2, 1)), (5, (3, 2))])
def test_a_shared_second_place_with_nobody_behind_it_has_a_hill_of_the_same_height_on_both_sides(
    count: int, sides: tuple[int, int]
) -> None:
    people = tuple(Standing(SeatInfo("Ana", style, False), 40) for style in range(count + 1))
    _, left, right = Ground(300.0, 482.0, False).stands(((people[0],), people[1:]))
    assert (left.count, right.count) == sides
    assert (left.hill.y, left.faces[1], left.shared) == (right.hill.y, right.faces[1], right.shared)
    assert left.radius == pytest.approx(right.radius)
    assert left.faces[0] + right.faces[0] == pytest.approx(300)
    assert len(Ground(300.0, 482.0, False).stands(((people[0],), people[1:3], people[2:]))) == 3
