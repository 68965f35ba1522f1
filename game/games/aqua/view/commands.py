"""What keys do at AQUA's table besides those of every table."""

from typing import Final

from game.ui.input.commands import order
from game.ui.words import tr

ROOM: Final = "aqua"
TURN: Final = order("turn tile", ROOM, "r", "pad x", does=lambda: tr("Turn the tile"))
FIT: Final = order("whole reef", ROOM, "f", "pad right stick", does=lambda: tr("Whole reef"))
COMMANDS: Final = (TURN, FIT)
