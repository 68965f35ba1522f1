"""What keys do at the table of Mini DiverCity besides those of every table."""

from typing import Final

from game.ui.input.commands import order
from game.ui.words import tr

ROOM: Final = "divercity"
PLAY_CARD: Final = order("play card", ROOM, "p", does=lambda: tr("Play a card"))
WALKIE_TALKIE: Final = order("walkie-talkie", ROOM, "w", does=lambda: tr("Walkie-talkie"))
CLOSE_HOTEL: Final = order("close hotel", ROOM, "c", does=lambda: tr("Close a hotel"))
DIVER_CARD: Final = order("diver card", ROOM, "u", "pad x", does=lambda: tr("Diver card"))
END_TURN: Final = order("end turn", ROOM, "e", does=lambda: tr("End my turn"))
SEE_DISCARDS: Final = order("discards", ROOM, "d", does=lambda: tr("Discards"))
SEE_NOTES: Final = order("notes", ROOM, "k", does=lambda: tr("My notes"))
COMMANDS: Final = (PLAY_CARD, WALKIE_TALKIE, CLOSE_HOTEL, DIVER_CARD, END_TURN, SEE_DISCARDS, SEE_NOTES)
