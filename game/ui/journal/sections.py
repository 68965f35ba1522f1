"""The sections of the journal, in the order of its rail: another one is one more line."""

from typing import Final

from game.ui.journal.games_page import GamesPage
from game.ui.journal.page import Section
from game.ui.words import tr

SECTIONS: Final = (Section("games", "clock", lambda: tr("Games"), GamesPage),)
