"""The sections of the journal, in the order of its rail: another one is one more line."""

from typing import Final

from game.ui.journal.daily_page import DailyPage
from game.ui.journal.games_page import GamesPage
from game.ui.journal.guide_page import GuidePage
from game.ui.journal.page import Section
from game.ui.journal.paths_page import PathsPage
from game.ui.journal.statistics_page import StatisticsPage
from game.ui.words import tr

SECTIONS: Final = (
    Section("guide", "book", lambda: tr("Field guide"), GuidePage),
    Section("paths", "medal", lambda: tr("Paths"), PathsPage),
    Section("daily", "calendar", lambda: tr("Daily"), DailyPage),
    Section("games", "clock", lambda: tr("Games"), GamesPage),
    Section("statistics", "chart", lambda: tr("Statistics"), StatisticsPage),
)
