"""Options of the whole suite, and what its tests share."""

from collections.abc import Iterator

import pytest

from game.ui import words
from game.ui.engine import art
from game.ui.engine.cache import PictureCache


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="write the transcripts anew instead of comparing them")


@pytest.fixture(scope="session", autouse=True)
def drawings_are_decoded_once() -> None:
    """Hundreds of apps are started in one process: each would decode the same drawings again."""
    art._masters = PictureCache(megapixels=80)


@pytest.fixture(autouse=True)
def the_next_test_speaks_english() -> Iterator[None]:
    """A test may play in any language; the one after it is not told."""
    yield
    words.set_language(words.SOURCE)
