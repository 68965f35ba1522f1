"""The menu of a running game."""

from collections.abc import Callable

from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Intent, Key
from game.ui.engine.node import Painted
from game.ui.saving import unsaved_sentence
from game.ui.scene import Scene
from game.ui.scenes.deal_number import copy_button
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets.button import Button, ButtonKind
from game.ui.words import tr

_W, _ROW, _HEAD, _FOOT, _SIDE = 520.0, 72.0, 116.0, 24.0, 40.0
_DEAL, _GAP = 58.0, 10.0
"""How high the number of the deal lies below the choices, and what is free above it."""


class _Paper(Painted):
    """The sheet of the menu with what it says about the game."""

    pad = 40

    def __init__(self, title: str, detail: str, deal: str, x: float, y: float, h: float) -> None:
        super().__init__("paper", x, y, _W, h, z=1, label=title)
        self._detail, self._deal = detail, deal

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        c.text(self.w / 2, 56, self.label, 34, 700, anchor="middle", family="serif", max_w=self.w - 60)
        c.text(self.w / 2, 88, self._detail, 17, colour="ink2", anchor="middle", max_w=self.w - 60)
        if self._deal:
            top = self.h - _FOOT - _DEAL
            c.rect(_SIDE, top, self.w - 2 * _SIDE, _DEAL, 14, "surface.sunk")
            c.icon("dice", _SIDE + 28, top + _DEAL / 2, 24, "ink2")
            c.text(_SIDE + 52, top + _DEAL / 2 + 6, self._deal, 18, 600, max_w=self.w - 2 * _SIDE - 116)


class PauseScene(Scene):
    """What can be done besides playing on.

    Args:
        game: whose rules are offered.
        running: a game waits to be gone on with; without one this is the menu after a game.
        at: where the rules open.
        deal: the number of the deal, to be shown and copied; None when there is none to tell.
    """

    name = "pause"
    opaque = False

    def __init__(self, game: str, *, running: bool = True, at: str | None = None, deal: int | None = None) -> None:
        super().__init__()
        self._game, self._running, self._at, self._deal = game, running, at, deal

    def build(self) -> None:
        """Makes the sheet with one button for each choice."""
        back = self.shell.stack.pop
        trouble = self.shell.store.trouble
        saves = self._running and trouble is None
        leave = tr("Save and leave to the title") if saves else tr("Title screen")
        choices: list[tuple[str, str, str, Callable[[], None]]] = [
            ("resume", "play", tr("Play on") if self._running else tr("Back"), back),
            ("rules", "book", tr("Rules"), self._rules),
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene(self._game))),
            ("home", "home", leave, self.shell.go_home),
            ("quit", "quit", tr("Quit Biotope"), self.shell.quit),
        ]
        has_deal = self._deal is not None
        h = _HEAD + len(choices) * _ROW + (_DEAL + _GAP if has_deal else 0) + _FOOT
        x, y = 800 - _W / 2, 450 - h / 2
        title = tr("Pause") if self._running else tr("Menu")
        detail = tr("Every move is saved as it is made.") if trouble is None else unsaved_sentence(trouble.kind)
        deal = tr("Deal number {number}").format(number=self._deal) if has_deal else ""
        self.stage.add(_Paper(title, detail, deal, x, y, h))
        for index, (name, icon, label, press) in enumerate(choices):
            kind: ButtonKind = "primary" if index == 0 else "second"
            top = y + _HEAD + index * _ROW
            self.stage.add(
                Button(name, label, press, x=x + _SIDE, y=top, w=_W - 2 * _SIDE, h=58, kind=kind, icon=icon)
            )
        if self._deal is not None:
            self.stage.add(copy_button(self.shell, self._deal, x + _W - _SIDE - 36, y + h - _FOOT - _DEAL / 2))

    def handle(self, intent: Intent) -> bool:
        """M closes what it has opened; so does Enter as long as nothing else was chosen."""
        if intent == Key("m") or (intent == Accept() and self.focus.node is None):
            self.shell.stack.pop()
            return True
        return super().handle(intent)

    def _rules(self) -> None:
        self.shell.stack.push(RulesScene(self._game, self._at))
