"""The dark strip of the table and of the end page."""

from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.ui.table.topbar import Bar
from game.ui.words import tr


def bar_of(view: DiverCityView) -> Bar:
    """The strip of the game."""
    level = words.level(view.options["level"])
    progress = tr("{level} · Turn {turn}").format(level=level, turn=view.turn)
    return Bar("games.divercity", tr("Mini DiverCity"), progress, 0, 0)
