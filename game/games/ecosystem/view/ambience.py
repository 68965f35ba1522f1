"""When the music makes room at a table of Ecosystem."""

from game.games.ecosystem.state import FLIP, HUNT, EcosystemView


def weighs(view: EcosystemView) -> bool:
    """The last card of the game, or cards that are to be turned face down."""
    return view.phase in (FLIP, HUNT) or (view.round, view.turn) == (view.rounds, view.turns)
