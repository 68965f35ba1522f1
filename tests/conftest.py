"""Options of the whole suite, and what its tests share."""

import gc
import os
import sys
from collections.abc import Callable, Iterator

import platformdirs
import pytest
from hypothesis import HealthCheck, settings

from game.ui import words
from game.ui.app import app
from game.ui.engine import art
from game.ui.engine.cache import PictureCache
from game.ui.input import bindings, key_words
from game.ui.input.command_list import every_command
from tests.support.memory import MemoryBound
from tests.support.shared_looks import SharedLook, forget_drawn
from tests.support.zones import ZONES, set_zone

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # a busy machine is slow, not wrong
gc.set_threshold(50_000, 20, 50)  # one process starts hundreds of apps: looking through all of them takes long


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="write the transcripts anew instead of comparing them")


@pytest.fixture
def travel() -> Iterator[Callable[[str], None]]:
    """Moves the process to a time zone, as POSIX writes it, until the test is over."""
    before = os.environ.get("TZ")
    yield set_zone
    set_zone(before)


@pytest.fixture(autouse=os.environ.get("BIOTOPE_ZONES") == "all", params=ZONES.values(), ids=[*ZONES])
def zone(request: pytest.FixtureRequest, travel: Callable[[str], None]) -> str:
    """The time zone of a test, one of `ZONES`. With `BIOTOPE_ZONES=all` every test runs in each of them."""
    travel(request.param)
    return str(request.param)


@pytest.fixture(scope="session", autouse=True)
def drawings_are_decoded_once() -> None:
    """Hundreds of apps are started in one process: each would decode the same drawings again."""
    art._masters = PictureCache(megapixels=100)  # 400 MB: most of them


@pytest.fixture(scope="session", autouse=True)
def what_looks_the_same_is_drawn_once() -> Iterator[None]:
    """So does whatever is drawn for a window: each app would draw it again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Look", SharedLook)
        yield


_MEMORY = MemoryBound(limit=1100, step=150, release=forget_drawn)


@pytest.fixture(autouse=True)
def memory_stays_bounded() -> Iterator[None]:
    """Give back what the apps of earlier tests hold before a worker takes gigabytes."""
    yield
    _MEMORY.check()


@pytest.fixture(scope="session", autouse=True)
def processes_share_compiled_modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Cache bytecode for child processes where the environment forbids it: each would compile every module again."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        if sys.dont_write_bytecode:
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared / "bytecode"))
        yield


@pytest.fixture(scope="session", autouse=True)
def nothing_goes_among_the_files_of_whoever_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Pictures and games that are taken along go where the tests' other files go."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("user_pictures_path", "user_documents_path"):
            folder = tmp_path_factory.mktemp(name)
            patch.setattr(platformdirs, name, lambda folder=folder: folder)
        yield


@pytest.fixture(scope="session", autouse=True)
def whoever_tests_speaks_english(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Neither the system nor the settings of whoever tests choose a language, not for a new process either."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C")
        patch.delenv("LANGUAGE", raising=False)
        patch.setenv("BIOTOPE_DATA", str(tmp_path_factory.mktemp("data") / "biotope"))
        yield


@pytest.fixture(autouse=True)
def the_next_test_speaks_english() -> Iterator[None]:
    """A test may play in any language; the one after it is not told."""
    yield
    words.set_language(words.SOURCE)


@pytest.fixture(autouse=True)
def the_next_test_has_the_keys_as_delivered() -> Iterator[None]:
    """A test may bind keys and take a gamepad in hand; the one after it is not told."""
    yield
    bindings.put_in_force(bindings.Bindings(every_command()))
    key_words.take_in_hand(pad=False)
