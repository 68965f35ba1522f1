from pathlib import Path

import pytest

from game.levels.lessons import LessonError
from game.profile.lessons import KeptLesson, Lessons
from game.profile.store import Store
from game.ui.lessons import offer
from game.ui.lessons.offer import Offer, lesson_begun, offer_again, offer_before, title_offer


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path)


def test_somebody_new_is_offered_the_lesson_of_the_game_that_stands_out(store: Store) -> None:
    for game in ("forest", "ocean"):
        found = title_offer(store, game)
        assert found is not None and found.game == game and found.words.startswith("New here? Learn it in ")


def test_a_lesson_is_offered_until_whoever_plays_has_learned_it(store: Store) -> None:
    ana = store.profile("Ana")
    found = title_offer(store, "savanna")
    assert found is not None and found.words.startswith("Learn it first: ")
    Lessons(store).learn("savanna", ana.id)
    assert title_offer(store, "savanna") is None
    assert title_offer(store, "ocean") is not None


def test_what_was_learned_before_there_was_a_name_is_not_offered_again(store: Store) -> None:
    Lessons(store).learn("forest", 0)
    assert title_offer(store, "forest") is None
    store.profile("Ana")
    assert title_offer(store, "forest") is None


def test_a_lesson_that_was_left_is_gone_on_with_and_stands_back_for_one_to_be_learned(store: Store) -> None:
    lessons = Lessons(store)
    lessons.keep("ocean", KeptLesson("record", 0, (0,)))
    assert lesson_begun(store) == "ocean"
    assert title_offer(store, "ocean") == offer_before(store, "ocean") == Offer("ocean", "Go on with the lesson")
    found = title_offer(store, "forest")
    assert found is not None and found.game == "forest"
    lessons.learn("forest", 0)
    assert title_offer(store, "forest") == Offer("ocean", "Go on with the lesson: Ocean")


def test_before_a_game_its_lesson_is_offered_to_who_has_not_learned_it(store: Store) -> None:
    Lessons(store).learn("forest", 0)
    assert offer_before(store, "forest") is None
    assert offer_before(store, "ocean") is not None
    assert offer_again("forest") is not None


def test_a_game_without_a_lesson_offers_none(store: Store) -> None:
    assert offer_before(store, "moss") is None and offer_again("moss") is None


def test_a_damaged_lesson_is_not_offered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(game: str) -> None:
        raise LessonError("The lesson is damaged.")

    monkeypatch.setattr(offer, "load_lesson", damaged)
    assert (
        title_offer(store, "forest") is None
        and offer_before(store, "forest") is None
        and offer_again("forest") is None
    )
