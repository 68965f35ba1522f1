"""The upper right corner of the title: the daily, the journal, the people, the language, the sound, the settings."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from game.profile.daily import TRIES
from game.ui.daily_tries import left_today
from game.ui.engine.node import Node
from game.ui.input.commands import DAILY, OPEN_JOURNAL
from game.ui.input.key_words import with_key
from game.ui.scene import Shell
from game.ui.scenes.people_nodes import PersonChip
from game.ui.scenes.title_doors import to_journal, to_languages, to_people, to_settings
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import languages, tr
from game.units import Rect

_DAILY: Final = Rect(716, 32, 214, 50)
_JOURNAL: Final = Rect(946, 32, 184, 50)
_CHIP: Final = Rect(1146, 30, 236, 56)
_ZONE: Final = "quick"


def corner(shell: Shell, switch_sound: Callable[[], None]) -> Iterator[Node]:
    """What stands there; nobody yet, no people, and one language alone, no choice of it."""
    profiles = shell.store.profiles()
    if profiles:
        yield PersonChip(profiles[0], len(profiles) - 1, _CHIP, partial(to_people, shell))
    paper = partial(Button, z=4, kind="second", size=19, zone=_ZONE)
    daily, journal = partial(to_journal, shell, "daily"), partial(to_journal, shell)
    invitation = with_key(tr("One deal a day, the same for everybody"), DAILY)
    name, icon = tr("Daily"), "calendar"
    if profiles:
        left = left_today(shell.store, profiles[0])
        invitation = f"{invitation}\n{left.words}"
        name = f"{name} {left.used}/{TRIES}" if left.used else name
        icon = "check" if left.over else "play" if left.waits else icon
    for place, button in (
        (_DAILY, paper("daily", name, daily, icon=icon, hint=invitation)),
        (_JOURNAL, paper("journal", tr("Journal"), journal, icon="book", hint=with_key(tr("Journal"), OPEN_JOURNAL))),
    ):
        x = place.x if profiles else place.x + _CHIP.right - _JOURNAL.right
        button.x, button.y, button.w, button.h = x, place.y, place.w, place.h
        yield button
    disc = partial(RoundButton, cy=58, r=24, zone=_ZONE)
    if len(languages()) > 1:
        yield disc("language", "language", tr("Language"), partial(to_languages, shell), cx=1424)
    silent = shell.settings["volume_all"] == 0
    icon, words = ("sound-off", tr("Sound on")) if silent else ("sound", tr("Sound off"))
    yield disc("sound", icon, words, switch_sound, cx=1484)
    yield disc("gear", "gear", tr("Settings"), partial(to_settings, shell), cx=1544)
