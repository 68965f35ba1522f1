"""A full page of what the store keeps: lists on paper, read anew whenever they may have changed."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from game.ui.engine.intent import Back, Intent
from game.ui.engine.node import Backdrop
from game.ui.scene import Scene
from game.ui.scenes.page_head import page_head
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label, Panel
from game.units import Rect

SIDE: Final = 24.0
"""What stays free at the sides of a paper."""
HEAD: Final = 76.0
"""The height of its head; the list begins below."""


class StorePage(Scene, ABC):
    """Reads what it shows on entering, and again when it comes back or something was changed."""

    @abstractmethod
    def read(self) -> None:
        """Reads from the store what is shown."""

    def refresh(self) -> None:
        """What the store keeps may be something else by now."""
        self.read()
        self.rebuild()

    def enter(self) -> None:
        self.read()

    def uncovered(self) -> None:
        self.refresh()

    def handle(self, intent: Intent) -> bool:
        """Esc goes back."""
        if not isinstance(intent, Back):
            return super().handle(intent)
        self.shell.stack.pop()
        return True

    def build_head(self, title: str) -> None:
        """The picture behind everything, the way back, and what page this is."""
        self.stage.add(Backdrop("scenery/title"))
        page_head(self, title)

    def build_paper(
        self, name: str, title: str, place: Rect, pages: Pages, turn: Callable[[int], None], zone: str
    ) -> None:
        """The paper of a list, with its title and what turns its pages."""
        self.stage.add(Panel(f"{name}/paper", place.x, place.y, place.w, place.h, 22))
        self.stage.add(Label(f"{name}/title", title, place.x + SIDE + 4, place.y + 18, place.w - 240, 44, "title"))
        for node in page_turners(name, pages, turn, place.right - SIDE, place.y + 40, zone):
            self.stage.add(node)
