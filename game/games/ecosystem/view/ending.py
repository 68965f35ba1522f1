"""What follows a finished game: whose new best it was, and what can be done now."""

from game.games.ecosystem.view.sheet import Ending, NewBest
from game.ui.table.games import play_again
from game.ui.table.scene import TableScene


def ending_of(scene: TableScene) -> Ending:
    """What the score sheet offers after this table. Ask before the game counts as finished."""
    session = scene.director.session
    return Ending(
        again=lambda: play_again(scene.shell, session, scene.style),
        home=scene.shell.go_home,
        best=_new_best(scene),
    )


def _new_best(scene: TableScene) -> NewBest | None:
    """The highest total of the persons, when it beats their own best with this number of players."""
    session = scene.director.session
    if not session.people:
        return None
    sheets = session.sheets()
    person = max(session.people, key=lambda p: sheets[p].total)
    old = scene.shell.store.best(session.game.id, len(session.names), session.names[person])
    points = sheets[person].total
    if old is None or points <= old[0]:
        return None
    return NewBest(points, old[0], old[1].date())
