"""What the levels of the computers are called."""

from game.ui.words import tr


def level_name(level: str) -> str:
    """A level in a word or two."""
    return {"random": tr("by chance"), "easy": tr("Easy"), "medium": tr("Fair"), "expert": tr("Sharp")}[level]
