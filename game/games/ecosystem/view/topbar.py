"""What the top bar says: which game, which turn, what to do now."""

from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import game_name
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr


def banner_of(m: TableModel) -> Banner | None:
    """The slip that says what to do."""
    if not m.banner:
        return None
    return Banner(m.banner, m.seats[m.banner_seat] if m.banner_seat is not None else None)


def bar_of(m: TableModel) -> Bar:
    """The strip of a game that runs."""
    view = m.view
    if view.rival is not None:
        title = tr("{game} solo").format(game=game_name(view.edition))
        progress = tr("Turn {turn} of {turns}").format(turn=view.turn, turns=view.turns)
    else:
        title = game_name(view.edition)
        progress = tr("Round {round} · Turn {turn} of {turns}").format(
            round=view.round, turn=view.turn, turns=view.turns
        )
    turns = view.rounds * view.turns
    done = turns if view.outcome is not None else (view.round - 1) * view.turns + view.turn - 1
    return Bar(f"games.{view.edition}", title, progress, turns, done)
