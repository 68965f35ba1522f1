"""Handing the screen over: the curtain between two people, and what the next one sees first."""

from dataclasses import replace
from typing import Any

from game.ui.scenes.curtain import CurtainScene
from game.ui.table.desk import Desk
from game.ui.table.desk_values import HandOver
from game.ui.table.feed import Situation
from game.ui.table.live import LiveFeed


class HandingOver:
    """The curtain of one table.

    Args:
        feed: the game.
        desk: where it is played.
    """

    def __init__(self, feed: LiveFeed, desk: Desk[Any, Any, Any, Any]) -> None:
        self._feed, self._desk = feed, desk
        self._curtain_up = False

    def ask_for(self, situation: Situation) -> None:
        """Draws the curtain that asks for the person of a situation; nothing in games without secrets."""
        frame, pages = replace(self._feed.now(), situation=situation), self._desk.table.pages
        if self._curtain_up or pages.hand_over(frame) is None:
            return

        def card() -> HandOver:
            said = pages.hand_over(frame)
            assert said is not None, "in another language it is the same curtain"
            return said

        self._curtain_up = True
        night = self._desk.table.surroundings.night
        far = situation.person is not None and self._feed.sits_far(situation.person)
        curtain = CurtainScene(card, self._lift, lambda: self._desk.open("menu"), night, far)
        self._desk.scene.shell.stack.push(curtain)

    def _lift(self) -> None:
        self._curtain_up = False
        self._feed.lift()
        page = self._desk.table.pages.after_hand_over(self._feed.now(), self._feed.known_events())
        self._desk.hold_back(page is not None)
        self._desk.show(self._feed.now())
        self._desk.scene.passed_on, self._desk.scene.jumped = False, None  # the curtain is transition enough
        if page is not None:
            self._desk.scene.shell.stack.push(page)
