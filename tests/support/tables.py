"""What a test may know of a table although no table does: the game behind its feed."""

from game.core.session import Session
from game.ui.scene import Scene
from game.ui.table.live import LiveFeed
from game.ui.table.scene import TableScene


def session_of(scene: Scene) -> Session:
    """The game of a table scene."""
    assert isinstance(scene, TableScene)
    return session_behind(scene.feed)


def session_behind(feed: LiveFeed) -> Session:
    """The game behind a feed."""
    return feed._session
