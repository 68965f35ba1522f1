"""How a game comes from its table to its end page."""

import secrets
from dataclasses import replace
from functools import partial
from typing import Any

from game.ui.engine.timeline import Halt, Wait
from game.ui.lineup import GAME_NUMBERS
from game.ui.scene import Scene
from game.ui.table.desk import Desk
from game.ui.table.desk_values import Ended
from game.ui.table.game_view import GameView
from game.ui.table.live import LiveFeed
from game.ui.table.topbar import bar_place
from game.ui.words import per_language


class Ending:
    """The end of one game.

    Args:
        feed: the game, which is over.
        desk: where it was played.
        view: how the game looks; makes the page.
    """

    def __init__(self, feed: LiveFeed, desk: Desk[Any, Any, Any, Any], view: GameView) -> None:
        self._feed, self._desk, self._view = feed, desk, view
        self._shell = desk.scene.shell

    def tell(self) -> None:
        """Lays the end page in the place of the table; what is asked after that still belongs to the record.

        What lies on the table leaves first: a board would stand beside itself. A press of that moment was meant for
        the table, and cuts nothing short of what the page tells.
        """
        ended = self._ended()
        asked = self._desk.table.pages.after_result(ended.frame, self._close)
        if asked is None:
            self._feed.finish()
        page = self._show(replace(ended, ask=lambda: asked))
        page.cleared = bar_place(self._shell.look).bottom
        page.timeline.follow(Wait(sum(self._shell.motion(name).ms for name in ("leave", "scene"))), Halt())

    def _close(self) -> None:
        """Everything is said: the game goes to the history, and the page shows it with what was added."""
        ended = replace(self._ended(), told=True)
        self._feed.finish()
        self._show(ended)

    def _show(self, ended: Ended[Any]) -> Scene:
        page = self._view.end_page(ended)
        self._shell.stack.replace(page)
        return page

    def _ended(self) -> Ended[Any]:
        feed = self._feed
        return Ended(
            feed.now(),
            per_language(partial(self._desk.table.spoken, feed.history())),
            feed.record(),
            self._again,
            feed.best(),
            feed.deal,
            feed.assisted,
            place=feed.place,
            daily=feed.daily,
        )

    def _again(self) -> None:
        self._shell.start_game(self._feed.rematch(secrets.randbelow(GAME_NUMBERS)))
