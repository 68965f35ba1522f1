"""What the score sheet says about each row of Forest, in a few words."""

from game.ui.words import tr


def note(row: str) -> str:
    """What a row pays for."""
    return {
        "hare": tr("1 each"),
        "fox": tr("3, no wolf or bear beside"),
        "dragonfly": tr("streams beside it"),
        "trout": tr("2 per stream, dragonfly"),
        "bear": tr("2 per bee, trout beside"),
        "bee": tr("3 per meadow beside"),
        "eagle": tr("2 per prey in two steps"),
        "deer": tr("2 per row and column"),
        "wolf": tr("most wolves"),
        "stream": tr("longest stream"),
        "meadow": tr("fields of 2, 3, 4, 5+"),
        "biodiversity": tr("few empty rows"),
    }[row]
