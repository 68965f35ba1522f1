"""What the player has set, kept in the store; a value that makes no sense counts as not set."""

from collections.abc import Callable
from typing import Any, Protocol

from game.ui import words


class Store(Protocol):
    """Where settings last; `game.profile` has one."""

    def setting(self, key: str, default: Any = None) -> Any:
        """The value of a key."""

    def set_setting(self, key: str, value: Any) -> None:
        """Keeps a value."""


def _one_of(*values: Any) -> Callable[[Any], bool]:
    return lambda value: type(value) in {type(known) for known in values} and value in values


def _within(low: float, high: float) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


_switch = _one_of(True, False)

SETTINGS: dict[str, tuple[Any, Callable[[Any], bool]]] = {
    "animation": ("full", _one_of("full", "basic", "none")),
    "speed": (1.0, _within(0.5, 3)),
    "calm": (False, _switch),
    "text_size": (1.0, _one_of(1.0, 1.15, 1.3)),
    "high_contrast": (False, _switch),
    "language": ("en", lambda value: value in words.languages()),
    "fullscreen": (False, _switch),
    "window": (None, lambda value: value is None or _is_window(value)),
    "maximized": (False, _switch),
    "volume_all": (100, _within(0, 100)),
    "volume_cards": (80, _within(0, 100)),
    "volume_beds": (80, _within(0, 100)),
    "volume_music": (80, _within(0, 100)),
    "quiet_background": (True, _switch),
    "hints": (True, _switch),
    "first_notes": (True, _switch),
    "drop_submits": (False, _switch),
    "hold": (False, _switch),
    "double_clicks": ("normal", _one_of("normal", "slow")),
    "rumble": (False, _switch),
    "flat_table": (False, _switch),
    "read_aloud": (False, _switch),
    "read_speed": (1.0, _one_of(0.7, 1.0, 1.4)),
    "show_read": (False, _switch),
    "keys": ({}, lambda value: isinstance(value, dict)),
    "pace": ("table", _one_of("instant", "table", "unhurried")),
}
"""Every setting: its value as delivered, and what else it may be."""


class Settings:
    """The settings by name, each read from the store once: many are asked for in every frame.

    Args:
        store: where they last.
        changed: called with the name of a setting after it has changed.
    """

    def __init__(self, store: Store, changed: Callable[[str], None] = lambda key: None) -> None:
        self._store = store
        self._changed = changed
        self._read: dict[str, Any] = {}

    def __getitem__(self, key: str) -> Any:
        if key not in self._read:
            default, valid = SETTINGS[key]
            value = self._store.setting(key, default)
            self._read[key] = value if valid(value) else default
        return self._read[key]

    def __setitem__(self, key: str, value: Any) -> None:
        if not SETTINGS[key][1](value):
            raise ValueError(f"{value!r} is no value of the setting {key}.")
        if value != self[key]:
            self._store.set_setting(key, value)
            self._read[key] = value
            self._changed(key)

    def __iter__(self) -> Any:
        return iter(SETTINGS)

    def reload(self) -> None:
        """Read everything again after the content of the store was exchanged."""
        before, self._read = self._read, {}
        for key in [key for key, value in before.items() if self[key] != value]:
            self._changed(key)

    def reset(self) -> None:
        """Everything as delivered, except where the window is and which language is spoken."""
        for key, (default, _) in SETTINGS.items():
            if key not in ("window", "maximized", "language"):
                self[key] = default


def _is_window(value: Any) -> bool:
    """x, y, width, height of a window, in pixels."""
    return isinstance(value, list) and len(value) == 4 and all(isinstance(number, int) for number in value)
