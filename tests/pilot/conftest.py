"""The app at its title."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pilot.play import (
    at_title,
)
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()
