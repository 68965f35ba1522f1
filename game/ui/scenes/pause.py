"""The menu of a running game."""

from collections.abc import Callable
from functools import partial

from game.ui.app.saving import unsaved_sentence
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Do, Help, Intent
from game.ui.engine.node import Painted
from game.ui.input.commands import TABLE
from game.ui.lineup import Lineup
from game.ui.scene import Scene
from game.ui.scenes.deal_number import deal_line
from game.ui.scenes.giving_up import ask_to_give_up
from game.ui.scenes.places import PlacesScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.controls import Toggle
from game.ui.widgets.plain import Label
from game.ui.widgets.spoken import say_state
from game.ui.words import tr
from game.units import Rect

_W, _ROW, _HEAD, _FOOT, _SIDE = 520.0, 72.0, 116.0, 24.0, 40.0
_DEAL, _GAP = 58.0, 10.0
"""How high the number of the deal lies below the choices, and what is free above it."""


class _Paper(Painted):
    """The sheet of the menu with what it says about the game."""

    pad = 40

    def __init__(self, title: str, detail: str, x: float, y: float, h: float) -> None:
        super().__init__("paper", x, y, _W, h, z=1, label=title)
        self._detail = detail

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 22)
        c.text(self.w / 2, 56, self.label, 34, 700, anchor="middle", family="serif", max_w=self.w - 60)
        c.text(self.w / 2, 88, self._detail, 17, colour="ink2", anchor="middle", max_w=self.w - 60)


class PauseScene(Scene):
    """What can be done besides playing on.

    Args:
        game: whose rules are offered.
        running: a game waits to be gone on with; without one this is the menu after a game.
        kept: it is saved as it is played; what is played on after a lesson is not.
        at: where the rules open.
        deal: the number of the deal, to be shown and copied; None when there is none to tell.
        give_up: leaves the game for good, after a question; None when there is nothing to give up.
        daily: it is a try of a daily, which is used by giving it up.
        lineup: who sits at the table; several people may lay it flat between them, and hold a gamepad each.
    """

    name = "pause"
    rooms = (TABLE,)
    opaque = False

    def __init__(
        self,
        game: str,
        *,
        running: bool = True,
        kept: bool = True,
        at: str | None = None,
        deal: int | None = None,
        give_up: Callable[[], None] | None = None,
        daily: bool = False,
        lineup: Lineup | None = None,
    ) -> None:
        super().__init__()
        self._lineup, self._came_and_went, self._shown_detail = lineup, 0, ""
        self._shared = lineup is not None and len(lineup.people) > 1
        self._game, self._running, self._kept = game, running, kept
        self._at, self._deal, self._give_up, self._daily = at, deal, give_up, daily

    def build(self) -> None:
        """Makes the sheet with one button for each choice."""
        back = self.shell.stack.pop
        trouble = self.shell.store.trouble
        saves = self._running and self._kept and trouble is None
        leave = tr("Save and leave to the title") if saves else tr("Title screen")
        choices: list[tuple[str, str, str, Callable[[], None]]] = [
            ("resume", "play", tr("Play on") if self._running else tr("Back"), back),
            ("rules", "book", tr("Rules"), self._rules),
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene())),
            ("home", "home", leave, self.shell.go_home),
            ("quit", "quit", tr("Quit Biotope"), self.shell.quit),
        ]
        if self._give_up is not None and self._kept:
            ask = partial(ask_to_give_up, self.shell, self._give_up, self._daily)
            choices.insert(-1, ("give up", "flag", tr("Give this game up"), ask))
        self._came_and_went = self.shell.sitting.came_and_went
        if self._shared and self.shell.sitting.has_pads:
            choices.insert(3, ("places", "gamepad", tr("Who sits where"), self._ask_for_places))
        has_deal = self._deal is not None
        rows = len(choices) + self._shared
        h = _HEAD + rows * _ROW + (_DEAL + _GAP if has_deal else 0) + _FOOT
        x, y = 800 - _W / 2, 450 - h / 2
        title = tr("Pause") if self._running else tr("Menu")
        self._shown_detail = self._detail
        self.stage.add(_Paper(title, self._shown_detail, x, y, h))
        for index, (name, icon, label, press) in enumerate(choices):
            kind: ButtonKind = "primary" if index == 0 else "second"
            top = y + _HEAD + index * _ROW
            self.stage.add(
                Button(name, label, press, x=x + _SIDE, y=top, w=_W - 2 * _SIDE, h=58, kind=kind, icon=icon)
            )
        if self._shared:
            self._build_flat(Rect(x + _SIDE, y + _HEAD + len(choices) * _ROW, _W - 2 * _SIDE, 44))
        if self._deal is not None:
            place = Rect(x + _SIDE, y + h - _FOOT - _DEAL, _W - 2 * _SIDE, _DEAL)
            for node in deal_line(self.shell, self._deal, place):
                self.stage.add(node)

    def _build_flat(self, place: Rect) -> None:
        """The switch for a table between people who sit opposite."""
        words, settings = tr("The table lies flat"), self.shell.settings
        label = self.stage.add(Label("flat words", words, place.x, place.y, place.w - 76, 44, 18, 600, z=2))

        def lay(on: bool) -> None:
            settings["flat_table"] = on
            self.shell.play("tick")

        hint = tr("the picture turns to whoever sits opposite")
        on = settings["flat_table"]
        switch = self.stage.add(Toggle("flat", words, on, lay, x=place.right - 60, y=place.y, hint=hint))
        say_state(label, switch)

    @property
    def _detail(self) -> str:
        """Whether what was played lasts."""
        trouble = self.shell.store.trouble
        if not self._kept:
            return tr("The lesson is over: this game is not saved.")
        if trouble is not None:
            return unsaved_sentence(trouble.kind)
        return (
            tr("Every move is saved as it is made.")
            if self._running
            else tr("The game is over. The journal keeps it.")
        )

    def handle(self, intent: Intent) -> bool:
        """M closes what it has opened; so does Enter as long as nothing else was chosen. F1 opens the rules."""
        if intent == Help():
            self._rules()
            return True
        if intent == Do("menu") or (intent == Accept() and self.focus.node is None):
            self.shell.stack.pop()
            return True
        return super().handle(intent)

    def update(self, dt_ms: float) -> None:
        """Rebuild the page when gamepads come and go, and when saving stops or works again."""
        super().update(dt_ms)
        has_other_pads = self._shared and self._came_and_went != self.shell.sitting.came_and_went
        if has_other_pads or self._shown_detail != self._detail:
            self.rebuild()

    def _ask_for_places(self) -> None:
        if self._lineup is not None:
            sitting = self.shell.sitting

            def hold(lineup: Lineup) -> None:
                sitting.hold(lineup.seats)

            self.shell.stack.push(PlacesScene(sitting.seated(self._lineup), hold, seated=True))

    def _rules(self) -> None:
        self.shell.stack.push(RulesScene(self._game, self._at))
