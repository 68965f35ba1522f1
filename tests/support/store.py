"""A store that lasts as long as a test."""

from typing import Any


class MemoryStore:
    """Settings in memory, as the profile database keeps them on disk."""

    trouble = None
    unsaved = False
    notices = ()

    def catch_up(self) -> None:
        """Memory lacks nothing."""

    def __init__(self, **settings: Any) -> None:
        self._settings = dict(settings)

    def setting(self, key: str, default: Any = None) -> Any:
        return self._settings.get(key, default)

    def set_setting(self, key: str, value: Any) -> None:
        self._settings[key] = value
