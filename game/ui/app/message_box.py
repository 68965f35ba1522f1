"""The small window of the system, which tells why the app does not open; of pygame it needs the display alone."""

import sys
from contextlib import suppress
from textwrap import fill

import pygame

from game.core.errors import one_line
from game.message import Message
from game.ui.words import explained

_BOX_LETTERS = 76
"""How long a line is in the system's small window, which breaks none itself."""


def tell_without_terminal(why: Exception | Message) -> None:
    """Says in a small window why the app does not open, to whoever pressed an icon or a file and sees no terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        with suppress(pygame.error):
            pygame.display.message_box("Biotope", fill(one_line(explained(why)), _BOX_LETTERS), "error")
