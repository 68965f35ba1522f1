import pytest

from game.profile.lessons import KeptLesson, Lessons
from tests.support.store import MemoryStore

KEPT = KeptLesson("{}\n0 pick bee", 2, (0, None, 2))


def test_what_was_learned_is_known_for_everybody_and_for_each() -> None:
    lessons = Lessons(MemoryStore())
    assert not lessons.learned("forest")
    lessons.learn("forest", 3)
    lessons.learn("forest", 3)
    assert lessons.learned("forest") and lessons.learned("forest", 3)
    assert not lessons.learned("forest", 4) and not lessons.learned("ocean")


def test_a_lesson_waits_until_it_is_forgotten() -> None:
    store = MemoryStore()
    Lessons(store).keep("forest", KEPT)
    assert Lessons(store).waiting("forest") == KEPT
    Lessons(store).learn("forest", 1)
    Lessons(store).forget("forest")
    assert Lessons(store).waiting("forest") is None
    assert Lessons(store).learned("forest")


def test_a_lesson_is_offered_once() -> None:
    lessons = Lessons(MemoryStore())
    assert not lessons.offered("forest")
    lessons.offer("forest")
    assert lessons.offered("forest") and not lessons.offered("ocean")


@pytest.mark.parametrize(
    "value",
    [
        3,
        {"forest": 3},
        {"forest": {"waiting": 3, "learned": 3, "offered": "yes"}},
        {"forest": {"waiting": {"record": "", "at": 1, "begun": [0]}}},
        {"forest": {"waiting": {"record": "", "at": "0", "begun": [0]}}},
        {"forest": {"waiting": {"record": "", "at": 0, "begun": ["0"]}}},
    ],
)
def test_a_value_that_makes_no_sense_counts_as_none(value: object) -> None:
    lessons = Lessons(MemoryStore(lessons=value))
    assert lessons.waiting("forest") is None
    assert not lessons.learned("forest") and not lessons.offered("forest")
    lessons.learn("forest", 1)
    assert lessons.learned("forest", 1)
