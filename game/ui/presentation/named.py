"""What a registry entry names instead of importing it."""

from importlib import import_module
from typing import Any


def named(place: str) -> Any:
    """The value at “module:NAME”; the module is imported now at the latest."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
