"""The dark strip at the top of AQUA's pages."""

from game.games.aqua.state import AquaView
from game.games.aqua.view import track_words
from game.ui.table.topbar import Bar
from game.ui.words import tr


def bar_of(view: AquaView) -> Bar:
    """The strip of a running game."""
    progress = tr("Round {round} of {rounds}").format(round=view.round, rounds=view.rounds)
    if view.terms.modification is not None:
        progress += " · " + track_words.modification(view.terms.modification)
    title = tr("AQUA solo") if view.players == 1 else tr("AQUA")
    done = view.rounds if view.outcome is not None else view.round - 1
    return Bar("games.aqua", title, progress, view.rounds, done, pips=view.rounds)
