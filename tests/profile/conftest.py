from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from game.profile import database
from game.profile.store import Store
from tests.profile.support import OpenStore, ticking_clock


@pytest.fixture(autouse=True)
def no_test_waits_for_the_next_rewrite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is later than any pause after a failed rewrite."""
    monkeypatch.setattr(database, "monotonic", map(float, count(step=100)).__next__)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def open_store(folder: Path) -> Iterator[OpenStore]:
    """Opens the store of the test's folder, closing the one that was open: the app is started again."""
    clock = ticking_clock()
    opened: list[Store] = []

    def stop() -> None:
        while opened:
            opened.pop().close()

    def start() -> Store:
        stop()
        opened.append(Store.open(folder, clock))
        return opened[-1]

    yield start
    stop()


@pytest.fixture
def store(open_store: OpenStore) -> Store:
    return open_store()
