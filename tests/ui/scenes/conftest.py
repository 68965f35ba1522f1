"""What the tests of the scenes share."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from tests.support.setup_page import Page


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    for name in ("Ana", "Bruno", "Chloé"):
        opened.profile(name)
    yield opened
    opened.close()


@pytest.fixture
def page(store: Store) -> Page:
    return Page(store)


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied, the latest last."""
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: copied[-1] if copied else "")
    return copied
