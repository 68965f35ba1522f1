"""What the tests of the replay share."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "data")) as opened:
        yield opened
