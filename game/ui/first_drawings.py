"""What the title shows is on its way before the title itself is loaded."""

from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.ahead import AHEAD

LANDSCAPE = "scenery/title"


def decode_first() -> None:
    """Begins to decode the large drawings of the title.

    Raises:
        MissingAsset: the installation has lost its drawings.
    """
    art = assets_dir() / "art"
    AHEAD.begin(art / f"{name}.webp" for name in (LANDSCAPE, *(f"box/{game}" for game in GAMES)))
