"""What is measured is drawn as it is for players."""

import pytest

from game.ui.app import app
from game.ui.engine.look import Look


@pytest.fixture(autouse=True)
def every_app_draws_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unlike in the other tests, an app finds nothing that was drawn for one before it."""
    monkeypatch.setattr(app, "Look", Look)
