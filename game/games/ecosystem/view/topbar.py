"""What the top bar says of a game of Ecosystem."""

from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.edition import skin_of
from game.ui.table.topbar import Bar
from game.ui.words import tr


def bar_of(view: EcosystemView) -> Bar:
    """Which game, and how far it is."""
    skin = skin_of(view.played)
    title = skin.words().title
    if view.rival is not None:
        title = tr("{game} solo").format(game=title)
        progress = tr("Turn {turn} of {turns}").format(turn=view.turn, turns=view.turns)
    else:
        progress = tr("Round {round} · Turn {turn} of {turns}").format(
            round=view.round, turn=view.turn, turns=view.turns
        )
    turns = view.rounds * view.turns
    done = turns if view.outcome is not None else view.game_turn - 1
    return Bar(f"games.{skin.look}", title, progress, turns, done)
