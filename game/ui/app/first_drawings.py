"""What the title shows is on its way before the title itself is loaded, and after it what is opened from there."""

from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.ahead import AHEAD

LANDSCAPE = "scenery/title"
JOURNAL_LANDSCAPE = "scenery/forest"
"""The largest drawing of the journal: it takes as long to decode as thousands of games to read."""


def decode_first() -> None:
    """Begins to decode the large drawings of the title, and with that behind the journal.

    Raises:
        MissingAsset: the installation has lost its drawings.
    """
    art = assets_dir() / "art"
    names = LANDSCAPE, *(f"box/{game}" for game in GAMES), JOURNAL_LANDSCAPE
    AHEAD.begin(art / f"{name}.webp" for name in names)
