"""Tables of Mini DiverCity at which a test sits down."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import HANDS, QUIET, Sit, Start, at_title, sit_at
from tests.support.pilot import Pilot


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """The app at its title, with much or no movement."""
    with ExitStack() as stack:

        def started(animation: str = "none") -> Pilot:
            pilot = at_title(tmp_path, (640, 360), animation)
            stack.callback(pilot.store.close)
            return pilot

        yield started


@pytest.fixture
def sit(start: Start) -> Sit:
    """A table for three at which Ana has lifted the curtain."""

    def seated(species: str = HANDS, cards: str = QUIET, divers: str = "diving explorer captain") -> Pilot:
        return sit_at(start("none"), game_with(3, species, cards, divers))

    return seated
