"""Which language the system speaks: asked once, before anybody has chosen one."""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from game.profile.checkup import kept_setting
from game.profile.store import Store
from game.ui.words import SOURCE, languages

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set names the locale."""


def speak_as_the_system(store: Store) -> None:
    """Until somebody has chosen a language it is that of the system."""
    if store.setting("language") is None:
        store.set_setting("language", system_language())


def language_of(folder: Path) -> str:
    """The language that was chosen in a data folder, which is not opened for it; until then that of the system."""
    chosen = kept_setting(folder, "language")
    return chosen if chosen in languages() else system_language()


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language that the system asks for and Biotope speaks; English when there is none.

    Args:
        environment: its variables, which go before what the desktop says.
    """
    spoken = languages()
    return next((language for language in _wanted(environment) if language in spoken), SOURCE)


def _wanted(environment: Mapping[str, str]) -> Iterator[str]:
    """Languages by two letters, the most wanted first; for a system without a language only English."""
    locale = next((environment[name] for name in _LOCALE if environment.get(name)), "")
    if _language(locale) in ("c", "posix"):
        yield SOURCE
    for name in (*environment.get("LANGUAGE", "").split(":"), locale):
        yield _language(name)
    import pygame.system  # only where nothing else says it: a line on the terminal needs no pygame

    for preferred in pygame.system.get_pref_locales():
        yield preferred["language"]


def _language(locale: str) -> str:
    """Its letters before the country: of fr_CA.UTF-8 fr."""
    return re.split("[_.@-]", locale)[0].lower()
