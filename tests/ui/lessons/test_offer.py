from pathlib import Path

import pytest

from game.levels.lessons import LessonError
from game.profile.lessons import Lessons
from game.profile.store import Store
from game.ui.lessons import offer
from game.ui.lessons.offer import first_offer, offer_again, offer_before


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path)


def test_somebody_new_is_offered_the_first_lesson(store: Store) -> None:
    found = first_offer(store)
    assert found is not None and found.game == "forest"


def test_who_has_played_or_learned_is_left_alone(store: Store) -> None:
    Lessons(store).learn("forest", 0)
    assert first_offer(store) is None
    assert offer_before(store, "forest") is None
    assert offer_before(store, "ocean") is not None
    assert offer_again("forest") is not None


def test_somebody_with_a_name_is_not_new(store: Store) -> None:
    store.profile("Ana")
    assert first_offer(store) is None


def test_a_game_without_a_lesson_offers_none(store: Store) -> None:
    assert offer_before(store, "moss") is None and offer_again("moss") is None


def test_a_damaged_lesson_is_not_offered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(game: str) -> None:
        raise LessonError("The lesson is damaged.")

    monkeypatch.setattr(offer, "load_lesson", damaged)
    assert first_offer(store) is None and offer_before(store, "forest") is None and offer_again("forest") is None
