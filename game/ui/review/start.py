"""Opening the review of a finished game."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.ui.replay.start import replay_of, session_of
from game.ui.review.feed import ReviewFeed
from game.ui.review.scene import ReviewScene
from game.ui.scene import Scene, Shell
from game.ui.table.desk_values import Ended, StorePlace
from game.ui.table.seats import SeatInfo
from game.ui.words import tr

log = logging.getLogger("biotope")


Page = Callable[[ReviewFeed, Callable[[], Sequence[SeatInfo]], Callable[[int], Scene]], Scene]
"""What is laid over the last page of a game: `ReviewScene`, `MissedScene`."""


def open_review(shell: Shell, ended: Ended[Any], place: StorePlace, page: Page = ReviewScene) -> None:
    """Lays the review of a game over its last page; says so when it cannot be played through.

    Args:
        shell: the app.
        ended: what its last page knows of it.
        place: where it is kept.
        page: what is shown of the review.
    """
    shell.wait_for(tr("Opening the game …"), partial(_open, shell, ended, place, page))


def _open(shell: Shell, ended: Ended[Any], place: StorePlace, page: Page) -> None:
    try:
        scene = _review(shell, ended, place, page)
    except Exception as error:  # whatever stands in a record, the app goes on
        log.warning("A game cannot be reviewed: %r", error)
        shell.toast(tr("This game cannot be read any more. It stays where it is."))
        return
    shell.stack.push(scene)


def _review(shell: Shell, ended: Ended[Any], place: StorePlace, page: Page) -> Scene:
    session, style = session_of(ended.record or "", place.called), place.style
    feed = ReviewFeed(session, style, shell.store, place.number, shell.reviewers)

    def replay(moment: int) -> Scene:
        """The game at a moment on its table, with what the expert thinks of it."""
        walked = feed.replay()
        walked.go_to(moment)
        return replay_of(shell, session, walked, style, lambda at: feed.hint(at, walked.situation.viewer))

    return page(feed, lambda: ended.seats, replay)
