"""What comes onto a stage, leaves it or looks different there does so little by little."""

from collections.abc import Hashable, Sized

import pygame
import pytest

from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.node import Backdrop, Painted
from game.ui.engine.stage import Stage
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from tests.support.pilot import Pilot

MS = 100
X, Y = 150, 150
"""In the middle of the patch."""
WHITE, RED, BLUE = "#FFFFFF", "#FF0000", "#0000FF"


class Patch(Painted):
    """A patch of one colour."""

    def __init__(self, name: str = "patch", colour: str = WHITE, z: float = 0) -> None:
        super().__init__(name, 100, 100, 100, 100, z=z)
        self.colour = colour

    def key(self) -> Hashable:
        return self.colour

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, fill=self.colour)


class Film:
    """A stage on a black window."""

    def __init__(self, look: Look) -> None:
        self.stage, self.look, self.screen = Stage(), look, pygame.Surface((1600, 900))
        self.stage.softly.ms = MS
        self.stage.draw(self.screen, look, whole=True)

    def after(self, ms: float = 0) -> tuple[int, int, int]:
        """Red, green and blue in the middle of the patch, so much later."""
        self.stage.softly.update(ms)
        self.stage.draw(self.screen, self.look)
        red, green, blue, _ = self.screen.get_at((X, Y))
        return red, green, blue

    def show(self, patch: Patch) -> Patch:
        """A patch that stands there already."""
        self.stage.add(patch)
        self.after()
        self.after(2 * MS)
        return patch


@pytest.fixture
def film(look: Look) -> Film:
    return Film(look)


def test_what_comes_is_seen_at_once_but_weakly_and_then_whole(film: Film) -> None:
    film.stage.add(Patch())
    first, later, end = film.after()[0], film.after(MS / 2)[0], film.after(MS)[0]
    assert 0 < first < later < end == 255
    assert not film.stage.softly.busy


def test_what_goes_is_seen_for_a_while_and_leaves_nothing(film: Film) -> None:
    film.show(Patch())
    film.stage.remove("patch")
    first, later, end = film.after()[0], film.after(MS / 2)[0], film.after(MS)[0]
    assert 255 > first > later > end == 0
    assert not film.stage.softly.busy


def test_what_becomes_invisible_goes_too(film: Film) -> None:
    film.show(Patch()).visible = False
    assert 0 < film.after()[0] < 255
    assert film.after(MS) == (0, 0, 0)


def test_another_picture_grows_out_of_the_one_before_and_what_lies_below_never_shines_through(film: Film) -> None:
    patch = film.show(Patch(colour=RED))
    patch.colour = BLUE
    seen = [film.after(ms) for ms in (0, 30, 30, 30)]
    reds, blues = [red for red, _, _ in seen], [blue for _, _, blue in seen]
    assert reds == sorted(reds, reverse=True)
    assert blues == sorted(blues)
    assert all(250 <= red + blue <= 256 for red, _, blue in seen)
    assert film.after(MS) == (0, 0, 255)


def test_what_changes_again_so_soon_as_a_number_that_counts_changes_at_once(film: Film) -> None:
    patch = film.show(Patch(colour=RED))
    patch.colour = BLUE
    film.after()
    patch.colour = WHITE
    assert film.after(20) == (255, 255, 255)


def test_what_is_pressed_and_let_go_answers_at_once(film: Film) -> None:
    patch = film.show(Patch(colour=RED))
    for pressed, colour, seen in ((True, BLUE, (0, 0, 255)), (False, RED, (255, 0, 0))):
        film.after(2 * MS)
        patch.pressed, patch.colour = pressed, colour
        assert film.after() == seen


def test_what_is_not_soft_is_at_once_what_it_is(film: Film) -> None:
    patch = Patch(colour=RED)
    patch.soft = False
    film.stage.add(patch)
    assert film.after() == (255, 0, 0)
    patch.colour = BLUE
    assert film.after(2 * MS) == (0, 0, 255)
    film.stage.remove("patch")
    assert film.after(2 * MS) == (0, 0, 0)


def test_without_time_for_it_everything_is_at_once(film: Film) -> None:
    film.stage.softly.ms = 0
    film.stage.add(Patch())
    assert film.after() == (255, 255, 255)
    film.stage.remove("patch")
    assert film.after() == (0, 0, 0)


def test_a_new_node_of_the_same_name_is_what_it_was(film: Film) -> None:
    """Controls are made anew at every moment of a table: they do not blink."""
    film.show(Patch())
    film.stage.add(Patch())
    assert film.after() == (255, 255, 255)


def test_what_is_made_anew_elsewhere_goes_here_and_comes_there(film: Film) -> None:
    """The buttons of a box on the shelf go to the box that is looked at."""
    film.show(Patch())
    elsewhere = film.stage.add(Patch())
    elsewhere.x += 200
    assert 0 < film.after()[0] < 255
    assert 0 < film.screen.get_at((X + 200, Y))[0] < 255
    assert film.after(MS) == (0, 0, 0)
    assert film.screen.get_at((X + 200, Y))[0] == 255


def test_a_page_that_is_made_anew_changes_softly_over_a_ground_that_moves_by_itself(film: Film) -> None:
    film.show(Patch("ground", BLUE, z=-1)).soft = False
    film.stage.clear()
    film.stage.add(Patch("ground", BLUE, z=-1)).soft = False
    film.stage.add(Patch("popup", RED))
    red, _, blue = film.after()
    assert 0 < red < 255 and 0 < blue < 255
    film.after(2 * MS)
    film.stage.clear()
    film.stage.add(Patch("ground", BLUE, z=-1)).soft = False
    red, _, blue = film.after()
    assert 0 < red < 255 and 0 < blue < 255


def test_a_landscape_becomes_another_one(film: Film) -> None:
    """Another game is chosen in the set-up."""
    film.stage.add(Backdrop("scenery/forest")).soft = True
    film.after()
    forest = film.after(2 * MS)
    film.stage.add(Backdrop("scenery/savanna")).soft = True
    seen = [film.after(ms) for ms in (0, MS / 2, MS)]
    assert forest[0] < seen[0][0] < seen[1][0] < seen[2][0]
    assert film.after(2 * MS) == seen[2]


def test_nothing_is_left_of_another_picture(film: Film) -> None:
    film.show(Patch())
    film.stage.remove("patch")
    film.stage.draw(film.screen, film.look, whole=True)
    assert film.screen.get_at((X, Y))[:3] == (0, 0, 0)
    assert not film.stage.softly.busy


def test_what_fades_by_itself_is_left_to_that(film: Film) -> None:
    patch = film.show(Patch())
    patch.alpha = 0
    assert film.after() == (0, 0, 0)
    film.after(2 * MS)
    patch.alpha = 1
    assert film.after() == (255, 255, 255)


def test_what_comes_goes_on_coming_when_it_is_made_anew(film: Film) -> None:
    film.stage.add(Patch())
    film.after()
    before = film.after(MS / 4)[0]
    film.stage.add(Patch())
    assert before <= film.after()[0] < film.after(MS / 4)[0] < 255


def test_what_comes_back_before_it_has_gone_grows_from_what_is_still_seen(film: Film) -> None:
    film.show(Patch())
    film.stage.remove("patch")
    least = film.after(MS / 4)[0]
    film.stage.add(Patch())
    seen = [film.after(ms)[0] for ms in (0, 30, 30, 30)]
    assert [least - 2, *seen] == sorted([least - 2, *seen]) and film.after(MS)[0] == 255


def test_what_was_comes_to_nothing(film: Film) -> None:
    """A long evening at one table keeps nothing of what changed hours ago."""
    for i in range(20):
        film.show(Patch(f"patch/{i}")).colour = RED
        film.after()
        film.stage.remove(f"patch/{i}")
        film.after(2 * MS)
    film.after(2 * MS)
    kept = [value for value in vars(film.stage.softly).values() if isinstance(value, Sized)]
    assert not any(map(len, kept))


class Card(Patch):
    """A patch that moves by itself."""

    soft = False


def test_a_card_that_arrives_on_a_pile_does_not_blink(film: Film) -> None:
    pile = film.show(Patch("pile", RED))
    film.stage.add(Card("card", BLUE, z=1))
    assert film.after(2 * MS) == (0, 0, 255)
    film.stage.remove("card")
    pile.colour = BLUE
    assert film.after() == (0, 0, 255), "the pile shows it, and not for a moment what lay there before"


def test_a_place_that_hands_a_card_over_keeps_no_second_one(film: Film) -> None:
    film.show(Patch("place", RED))
    film.stage.remove("place")
    film.stage.add(Card("card", RED))
    film.after()
    film.stage["card"].x = 800
    assert film.after(20) == (0, 0, 0)


@pytest.mark.parametrize("comes", [True, False])
def test_the_ring_of_the_keyboard_takes_nothings_place(film: Film, comes: bool) -> None:
    """What goes as the ring comes to it fades, and so does what comes as the ring goes."""
    patch, ring = Patch(), Patch("ring", "#00000000", 1)
    ring.soft, ring.around = False, True
    gone, new = (patch, ring) if comes else (ring, patch)
    film.show(gone)
    film.stage.remove(gone.name)
    film.stage.add(new)
    assert 0 < film.after()[0] < 255


@pytest.mark.parametrize("ground_goes_too", (False, True))
def test_what_goes_stays_below_what_lay_over_it(film: Film, ground_goes_too: bool) -> None:
    for name, colour, z in (("ground", RED, 0), ("patch", WHITE, 0), ("cover", BLUE, 1)):
        film.show(Patch(name, colour, z))
    film.stage.remove("patch")
    if ground_goes_too:
        film.stage.remove("ground")
    assert film.after() == (0, 0, 255)


def test_what_goes_lies_over_what_it_lay_on(film: Film) -> None:
    film.show(Patch("ground", RED))
    film.show(Patch())
    film.stage.remove("patch")
    red, green, _ = film.after(MS / 2)
    assert red == 255
    assert 0 < green < 255


@pytest.mark.parametrize(("animation", "moves"), (("full", True), ("basic", True), ("none", False)))
def test_a_scene_moves_until_what_came_is_there(animation: str, moves: bool) -> None:
    pilot = Pilot(animation=animation).start(Scene)
    pilot.scene.stage.add(Button("go", "Go", print, x=100, y=100, w=200))
    pilot.step(16)
    assert pilot.scene.moving is moves
    pilot.step(200)
    assert not pilot.scene.moving


def test_a_list_that_closes_lies_over_what_was_made_anew_below_it(film: Film) -> None:
    film.show(Patch("ground", BLUE))
    film.show(Patch("page", WHITE, 1))
    film.show(Patch("list", RED, 2))
    film.stage.remove("list")
    film.stage.add(Patch("page", WHITE, 1))
    red, green, _ = film.after(0)
    assert red == 255 and green < 128


def test_of_what_is_shown_by_turns_both_are_never_seen_at_once(film: Film) -> None:
    patch = Patch(colour=RED)
    patch.by_turns = True
    film.show(patch)
    patch.colour = BLUE
    seen = [film.after(), *(film.after(MS / 8) for _ in range(8))]
    assert all(red == 0 or blue == 0 for red, _, blue in seen)
    reds, blues = [red for red, _, _ in seen], [blue for _, _, blue in seen]
    assert 255 > reds[0] > 0 and reds == sorted(reds, reverse=True) and blues == sorted(blues) and blues[-1] == 255


def test_what_is_not_soft_changes_at_once_unless_all_that_stays_is_exchanged(film: Film) -> None:
    patch = Patch()
    patch.soft = False
    film.show(patch)
    patch.colour = BLUE
    assert film.after() == (0, 0, 255)
    film.after(2 * MS)
    film.stage.softly.exchange()
    patch.colour = WHITE
    first, later, end = film.after()[0], film.after(MS / 2)[0], film.after(MS)[0]
    assert 0 < first < later < end == 255
    film.after(2 * MS)
    patch.colour = BLUE
    assert film.after() == (0, 0, 255), "only in that picture"


def test_what_moves_while_things_are_exchanged_is_at_once_where_it_is(film: Film) -> None:
    patch = Patch()
    patch.soft = False
    film.show(patch)
    film.stage.softly.exchange()
    patch.x += 30
    patch.colour = RED
    assert film.after() == (255, 0, 0)


def test_what_is_exchanged_for_a_copy_that_fades_by_itself_is_whole_in_the_first_picture(film: Film) -> None:
    patch = film.show(Patch())
    whole = film.after()
    film.stage.softly.exchange()
    patch.alpha = 0.0
    copy = Patch()
    copy.name, copy.soft = "copy", False
    film.stage.add(copy)
    assert film.after() == whole
    copy.alpha = 0.5
    assert 0 < film.after()[0] < whole[0]
