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


def test_it_waits_until_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    tidying = Tidying()
    tidying.passed(EVERY_MS, moving=True)
    assert looked == []
    tidying.passed(16, moving=False)
    assert looked == [True]
    tidying.passed(EVERY_MS - 1, moving=False)
    assert looked == [True]
    tidying.passed(1, moving=False)
    assert looked == [True, True]


def test_by_itself_python_looks_through_the_young_only() -> None:
    Tidying()
    assert gc.isenabled() and gc.get_threshold()[2] >= 1_000_000
