from game.levels.lessons import Fact, LessonStep
from game.ui.lessons.course import Course, Moment, Stand

LOOK = LessonStep(1, "Look.")
ACT = LessonStep(1, "Take the bee.", when={"hand": ("bee",)}, do=(("0 pick bee", "0 place 0,0"),))
FREE = LessonStep(
    2, "Take any.", when={"phase": "pick"}, do=(("0 pick fox", "0 place *"), ("0 pick bear", "0 place *"))
)
LATE = LessonStep(4, "Look again.")
STEPS = (LOOK, ACT, FREE, LATE)
BEE = ("0 pick bee", "0 place 0,0")
FOX = ("0 pick fox", "0 place 1,0")


def at(turn: int, *own: str, hand: tuple[str, ...] = ("bee", "fox")) -> Moment:
    facts: dict[str, Fact] = {"turn": turn, "phase": "pick", "hand": hand}
    return Moment(facts, own)


def test_what_is_to_be_read_waits_for_a_press() -> None:
    course = Course(STEPS).seen(at(1))
    assert (course.at, course.stand(at(1))) == (0, Stand.GO_ON)
    assert course.seen(at(1)) == course
    course = course.gone_on(at(1))
    assert (course.at, course.stand(at(1))) == (1, Stand.ACTION)


def test_others_wait_for_what_is_said_of_them_and_for_nothing_else() -> None:
    watch = LessonStep(2, "They act.", when={"phase": "pick"}, watch=True)
    course = Course((ACT, watch, LATE), 0, (0,))
    assert course.watched(at(1, *BEE)) is None, "it is the turn before"
    found = course.watched(at(2, *BEE))
    assert found is not None and (found.at, found.stand(at(2, *BEE))) == (1, Stand.GO_ON)
    assert found.gone_on(at(2, *BEE)).watched(at(2, *BEE)) is None
    assert Course((LOOK, ACT)).watched(at(1)) is None, "the learner's own notes make nobody wait"


def test_what_is_asked_for_leads_on() -> None:
    course = Course(STEPS).seen(at(1)).gone_on(at(1))
    assert course.seen(at(1, "0 pick bee")).stand(at(1, "0 pick bee")) is Stand.ACTION
    course = course.seen(at(2, *BEE))
    assert (course.at, course.stand(at(2, *BEE))) == (2, Stand.ACTION)


def test_a_skip_can_be_taken_back() -> None:
    course = Course(STEPS).seen(at(1)).gone_on(at(1))
    assert course.left.skipped and course.left.over
    assert course.left.before == course


def test_something_else_goes_astray_and_may_stay_so() -> None:
    course = Course(STEPS).seen(at(1)).gone_on(at(1))
    wrong = at(2, *FOX)
    course = course.seen(wrong)
    assert (course.at, course.stand(wrong)) == (1, Stand.ASTRAY)
    course = course.gone_on(wrong)
    assert (course.at, course.stand(wrong)) == (2, Stand.ACTION)


def test_every_way_leads_on_and_a_star_stands_for_anything() -> None:
    course = Course(STEPS, 2, (0, 0, 2))
    for taken in (("0 pick fox", "0 place 3,1"), ("0 pick bear", "0 place 0,-1")):
        assert course.seen(at(3, *BEE, *taken)).at == 3
    assert course.stand(at(3, *BEE, "0 pick wolf")) is Stand.ASTRAY
    assert course.would_be_done(at(2, *BEE), FOX)
    assert not course.would_be_done(at(2, *BEE), FOX[:1])


def test_a_step_waits_for_its_turn_and_is_passed_over_when_it_does_not_fit() -> None:
    course = Course(STEPS, 2, (0, 0, 2)).seen(at(3, *BEE, *FOX))
    assert (course.at, course.stand(at(3, *BEE, *FOX))) == (3, Stand.TURN)
    course = Course(STEPS, 1, (0, None)).seen(at(1, hand=("fox",)))
    assert (course.at, course.begun) == (2, (0, None, None))
    course = Course(STEPS).seen(at(9))
    assert course.over and course.stand(at(9)) is Stand.END and not course.skipped


def test_what_is_taken_back_opens_its_step_again() -> None:
    course = Course(STEPS).seen(at(1)).gone_on(at(1)).seen(at(2, *BEE))
    assert course.seen(at(1)).at == 1
    assert course.seen(at(1)).begun == (0, 0)


def test_back_leads_to_the_last_step_that_was_shown() -> None:
    course = Course(STEPS, 3, (0, None, 0, 2))
    before = course.before
    assert before is not None and (before.at, before.begun) == (2, (0, None, 0))
    again = before.before
    assert again is not None and again.at == 0
    assert again.before is None


def test_a_lesson_that_is_left_is_over_and_says_so() -> None:
    course = Course(STEPS).seen(at(1)).left
    assert course.over and course.skipped
    assert course.seen(at(1)) == course
