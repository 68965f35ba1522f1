"""What nobody needs any more is looked for while nothing moves."""

import gc
from collections.abc import Iterator

import pytest

from game.ui.app.tidying import EVERY_MS, Tidying


@pytest.fixture(autouse=True)
def thresholds_again() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """How often everything was looked through."""
    looked: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    return looked


def test_it_waits_until_nothing_moves(looked: list[bool]) -> None:
    tidying = Tidying()
    tidying.passed(EVERY_MS, moving=True, resting=False)
    assert looked == []
    tidying.passed(16, moving=False, resting=False)
    assert looked == [True]
    tidying.passed(EVERY_MS - 1, moving=False, resting=False)
    assert looked == [True]
    tidying.passed(1, moving=False, resting=False)
    assert looked == [True, True]


def test_at_rest_it_does_not_look_again_and_again(looked: list[bool]) -> None:
    tidying = Tidying()
    for _ in range(10):
        tidying.passed(EVERY_MS, moving=False, resting=True)
    assert looked == []
    tidying.passed(EVERY_MS, moving=False, resting=False)
    assert looked == [True]


def test_by_itself_python_looks_through_the_young_only() -> None:
    Tidying()
    assert gc.isenabled() and gc.get_threshold()[2] >= 1_000_000
