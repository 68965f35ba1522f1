"""The first start speaks the language of the system; whoever chose one keeps it."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui import system_language as module
from game.ui.settings import Settings
from game.ui.system_language import speak_as_the_system, system_language
from tests.support.store import MemoryStore


@pytest.fixture(autouse=True)
def desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, str]]]:
    """What the desktop prefers, besides the variables."""
    preferred: list[dict[str, str]] = []
    monkeypatch.setattr(module, "languages", lambda: ("en", "cs", "fr"))
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: preferred)
    yield preferred


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "cs_CZ", "LC_ALL": ""}, "cs"),
        ({"LANG": "de_AT", "LANGUAGE": "sk:cs:en"}, "cs"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "?"}, "en"),
    ],
)
def test_the_variables_say_it(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_the_desktop_says_it_where_no_variable_does(desktop: list[dict[str, str]]) -> None:
    desktop += [{"language": "de", "country": "CH"}, {"language": "fr"}]
    assert system_language({}) == "fr"
    assert system_language({"LANG": "C"}) == "en"


def test_only_the_first_start_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    monkeypatch.setattr(module, "system_language", lambda: "fr")
    speak_as_the_system(store)
    assert store.setting("language") == "fr"
    store.set_setting("language", "en")
    speak_as_the_system(store)
    assert store.setting("language") == "en"


def test_everything_as_delivered_keeps_the_language() -> None:
    settings = Settings(MemoryStore(language="fr", calm=True))
    settings.reset()
    assert settings["language"] == "fr" and not settings["calm"]
