"""The clipboard, where there is one."""

import pygame


def put(text: str) -> bool:
    """Copies a text; False where there is no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True


def get() -> str:
    """The text that was copied last; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError, UnicodeError):
        return ""
