"""The curtain between two persons who share a screen: it hides everything until the next one lifts it."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.engine.canvas import Canvas
from game.ui.engine.focus import RING_Z
from game.ui.engine.intent import Accept, Back, Digit, Do, Intent
from game.ui.engine.life import Mote
from game.ui.engine.look import Look
from game.ui.engine.node import Backdrop, Node, Painted, Still
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Call, Tween
from game.ui.engine.viewport import DESIGN
from game.ui.input.commands import ACCEPT, TABLE
from game.ui.input.key_words import key_of, pad_button_of
from game.ui.night import NIGHT, Night
from game.ui.scene import Scene
from game.ui.table.desk_values import HandOver
from game.ui.table.seats import SeatInfo
from game.ui.turns import Turns
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import tr
from game.units import Rect

_MOON = (800.0, 290.0, 264.0)
"""Centre and radius."""
_CARD = (510.0, 540.0, 580.0, 228.0)
_NEXT_Y = 800.0
_LOW = Rect(120, 430, 1360, 450)
"""Where something glows or rises."""
_LINE = 450.0
"""What is written on the moon is at most this wide."""
_FERN = 900.0
_AWAY, _FRAME, _CLOSED = 0.0, 190.0, 890.0
"""How far the ferns reach in from their side: not at all, as a frame, and over the whole screen."""
_ENTRY_ROOM = 1000.0
_CALM_MS = 600.0
"""For so long no key has been pressed by somebody who has read whose turn it is."""
_CORNER = 44.0
"""Units of the button of the menu from the corner of the window."""


class Fern(Sprite):
    """The leaves of one side, as high as the window. Out of sight they are not drawn.

    Args:
        leaves: which ones, as their pictures are named.
        side: "left" or "right".
        window: the whole window with its margins: x, y, w, h in units.
    """

    def __init__(self, leaves: str, side: str, window: tuple[float, float, float, float]) -> None:
        self._left = side == "left"
        self._reach = _AWAY
        x, y, w, h = window
        self._edge, self._wider = (x if self._left else x + w), w / DESIGN[0]
        size = max(h, _FERN * self._wider)
        super().__init__(f"fern/{side}", 0, y + h / 2, size, size, f"{leaves}-{side}", z=800)
        self.reach = _AWAY

    @property
    def reach(self) -> float:
        """How far the leaves come in from their side, in units of a window without margins."""
        return self._reach

    @reach.setter
    def reach(self, units: float) -> None:
        self._reach = units
        hidden = self.w / 2 - units * self._wider
        self.cx = self._edge - hidden if self._left else self._edge + hidden
        self.visible = units > _AWAY


class Sky(Backdrop):
    """The night up to its top: in a wide window the moon is larger, and would be cut there."""

    def __init__(self, scenery: str) -> None:
        super().__init__(scenery, "night")
        self.z = -900

    def picture(self, look: Look) -> pygame.Surface:
        return look.ground(self.art, to_top=True)


class Moon(Painted):
    """Whose turn it is, on the disc of the moon."""

    pad = 10

    def __init__(self, person: SeatInfo, turn: str, asks: str) -> None:
        x, y, r = _MOON
        super().__init__("moon", x - r, y - r, 2 * r, 2 * r, z=2)
        self._person, self._turn, self._asks = person, turn, asks

    def paint(self, c: Canvas) -> None:
        middle, name = self.w / 2, self._person.name
        if c.look.tones.plain:
            c.disc(middle, middle, middle, "paper", "line")
        c.shadow(middle - 88, 108, 176, 176, 88, 2)
        c.disc(middle, 196, 88, "cream")
        c.seat(middle, 196, self._person.style, 78, ring=False)
        whole = tr("{name}, your turn").format(name=name)
        line, size = c.look.text.fit(whole, _LINE, 58, 700, "serif", lo=44)
        if line == whole and not self._asks:
            c.text(middle, 350, line, size, 700, anchor="middle", family="serif", label=False)
            c.text(middle, 392, self._turn, 22, 600, "#4B4636", "middle", max_w=_LINE - 60)
            return
        c.text(middle, 340, name, 50, 700, anchor="middle", family="serif", max_w=_LINE, lo=26, label=False)
        asks = self._asks or tr("your turn")
        c.text(middle, 380, asks, 30, 600, anchor="middle", family="serif", max_w=_LINE - 60, label=False)
        c.text(middle, 414, self._turn, 22, 600, "#4B4636", "middle", max_w=_LINE - 90)


class Card(Painted):
    """What to do, on a sheet of paper.

    Args:
        person: who is asked to come.
        others: what everybody else is asked.
        number: the gamepad that the person holds; None when any will do.
        lying: the screen lies between them and is not passed on.
    """

    pad = 40

    def __init__(self, person: SeatInfo, others: str, number: int | None, lying: bool) -> None:
        super().__init__("card", *_CARD, z=6)
        self._person, self._others = person, others
        self._number, self._lying = number, lying

    def paint(self, c: Canvas) -> None:
        c.panel(0, 0, self.w, self.h, 24)
        middle, room = self.w / 2, self.w - 60
        c.text(middle, 48, self._asks, 24, 600, anchor="middle", family="serif", max_w=room)
        others = self._others or tr("Everybody else: enjoy the moon for a moment.")
        c.text(middle, 80, others, 18, 400, "ink2", "middle", max_w=room)
        c.text(middle, self.h - 20, self._how, 16, 400, "ink2", "middle", max_w=room)

    @property
    def _asks(self) -> str:
        name = self._person.name
        if self._lying:
            return tr("The picture is turned to {name}").format(name=name)
        if self._number is not None:
            return tr("Pad {number} is for {name}").format(number=self._number, name=name)
        return tr("Please pass the screen to {name}").format(name=name)

    @property
    def _how(self) -> str:
        key = None if self._number is None else pad_button_of(ACCEPT)
        if key is None:
            return tr("The button or {key}. This press only lifts the curtain.").format(key=key_of(ACCEPT))
        words = tr("The button, or {key} on pad {number}. This press only lifts the curtain.")
        return words.format(key=key, number=self._number)


class Following(Painted):
    """Who comes after, on dark glass."""

    def __init__(self, people: Sequence[SeatInfo]) -> None:
        super().__init__("next", (DESIGN[0] - _ENTRY_ROOM) / 2, _NEXT_Y, _ENTRY_ROOM, 56, z=6)
        self._people = tuple(people)
        self.wording = self._aloud

    def key(self) -> Hashable:
        return self._people

    def _aloud(self) -> str:
        return tr("Then: {names}").format(names=", ".join(person.name for person in self._people))

    def paint(self, c: Canvas) -> None:
        size = 18 * c.look.text_scale
        width = c.look.text.width
        then = tr("then")
        room = (self.w - 120) / len(self._people) - 68
        names = [c.look.text.fit(person.name, room, size, 600) for person in self._people]
        entries = [68 + width(name, fitted, 600, "sans") for name, fitted in names]
        first = width(then, 17 * c.look.text_scale, 400, "sans") + 18
        whole = 36 + first + sum(entries) + 16
        x = (self.w - whole) / 2
        c.rect(x, 0, whole, self.h, self.h / 2, "surface.pill", "#FFFFFF2A")
        c.text(x + 36, 35, then, 17, colour="#DCE3EC")
        x += 36 + first
        for person, (name, fitted), entry in zip(self._people, names, entries):
            c.seat(x + 14, 28, person.style, 15)
            c.text(x + 38, 34, name, fitted, 600, "cream", label=False)
            x += entry


class CurtainScene(Turns, Scene):
    """Ferns close over the table; behind them the moon says whose turn it is.

    Args:
        card: what stands on it, in the language of this moment.
        on_open: called once the curtain is off the stack; from then on the person's hand may be drawn.
        on_menu: opens the menu; without it there is no button for it.
        night: what is behind the leaves, and the leaves.
        far: the person sits at the far side of a table that lies flat.
    """

    name = "curtain"
    rooms = (TABLE,)
    opaque = False
    fades = False

    def __init__(
        self,
        card: Callable[[], HandOver],
        on_open: Callable[[], None],
        on_menu: Callable[[], None] | None = None,
        night: Night = NIGHT,
        far: bool = False,
    ) -> None:
        super().__init__()
        self._far = far
        self._card, self._on_open, self._on_menu, self._surroundings = card, on_open, on_menu, night
        self._fallen, self._calm_ms = False, 0.0

    def build(self) -> None:
        """Makes the night; the first time it comes from behind the ferns."""
        card = self._card()
        x, y, w, _ = _CARD
        self._person, self._number = card.person.name, self.shell.sitting.pad_number(card.person.name)
        label = card.button or tr("I am {name}, show my hand").format(name=card.person.name)
        self._night: list[Node] = [
            Sky(self._surroundings.scenery),
            Moon(card.person, card.turn, card.asks),
            Card(card.person, card.others, self._number, self._lying),
            Button("open", label, self._open, x=x + 36, y=y + 104, w=w - 72, h=76, icon="eye", size=26, z=7),
        ]
        if card.then:
            self._night.append(Following(card.then))
        if self._on_menu is not None:
            left, top, _, _ = self.look.viewport.window
            cx, cy = left + _CORNER, top + _CORNER
            self._night.append(RoundButton("menu", "menu", tr("Menu"), self._on_menu, cx=cx, cy=cy, r=22, z=810))
        swarm = self._surroundings.swarm
        self._night += [Mote(i, swarm, _LOW, z=-890) for i in range(swarm.count)]
        for node in self._night:
            self.stage.add(node)
        leaves, window = self._surroundings.leaves, self.look.viewport.window
        self._ferns = [self.stage.add(Fern(leaves, side, window)) for side in ("left", "right")]
        if self._fallen:
            self._frame()
        else:
            self._fall()

    @property
    def turn(self) -> str | None:
        return self._card().person.name

    @property
    def far(self) -> bool | None:
        """The picture turns while the leaves cover everything."""
        return None if "below" in self.stage else self._far

    @property
    def _lying(self) -> bool:
        return bool(self.shell.settings["flat_table"])

    @property
    def hushed(self) -> bool:
        """The night is still: nature alone is heard."""
        return True

    def deactivate(self) -> None:
        """Another scene lies over what the curtain has hidden by then."""
        super().deactivate()
        if "below" in self.stage:
            self.timeline.finish()

    def _fall(self) -> None:
        """The ferns close over the table and part again before the moon."""
        motion = self.motion("curtain_down")
        self._fallen = True
        if motion.ms == 0:
            self.shell.play(motion.sound)
            self._frame()
            return
        for node in self._night:
            node.visible = False
        self.stage.add(Still("below", self.shell.picture_below(self, dimmed=False)))
        self.look.art.covering(self._surroundings.scenery, to_top=True)
        self.timeline.play(
            Call(lambda: self.shell.play(motion.sound)),
            self._swing(_CLOSED, motion.ms / 2),
            Call(self._show_night),
            self._swing(_FRAME, motion.ms / 2),
        )

    def _swing(self, reach: float, ms: float) -> list[Tween]:
        easing = self.motion("curtain_down").easing
        return [Tween(fern, "reach", reach, ms, easing) for fern in self._ferns]

    def _show_night(self) -> None:
        self.stage.remove("below")
        for node in self._night:
            node.visible = True

    def _frame(self) -> None:
        self._show_night()
        for fern in self._ferns:
            fern.reach = _FRAME

    def _open(self) -> None:
        """The ferns close over the moon, and part over the table."""
        motion = self.motion("curtain_up")
        self.shell.play(motion.sound)
        self.timeline.play(self._swing(_CLOSED, motion.ms / 2), Call(self._lift))

    def _lift(self) -> None:
        motion = self.motion("curtain_up")
        self.shell.stack.pop()
        self._on_open()
        table = self.shell.stack.top
        if motion.ms:
            for fern in self._ferns:
                fern.z = RING_Z + 1
                table.stage.add(fern)
            table.timeline.aside(*self._swing(_AWAY, motion.ms / 2))

    def update(self, dt_ms: float) -> None:
        """The card names the pad that the person holds by now."""
        super().update(dt_ms)
        self._calm_ms = 0.0 if self.timeline.busy else self._calm_ms + dt_ms
        if self._number != self.shell.sitting.pad_number(self._person) and not self.timeline.busy:
            self.rebuild()

    def take(self, intent: Intent) -> bool:
        """Whoever goes on pressing keys after a turn of one's own lifts nobody's curtain."""
        calm = self._calm_ms
        if isinstance(intent, Accept):
            self._calm_ms = 0.0
            if calm < _CALM_MS and not self.timeline.busy:
                return True
        return super().take(intent)

    def handle(self, intent: Intent) -> bool:
        """Enter lifts the curtain; nothing else gets past it."""
        match intent:
            case Accept() if self.focus.node is None:
                self._open()
                return True
            case Back() | Do("menu"):
                if self._on_menu is not None:
                    self._on_menu()
                return True
            case Digit():
                return True
        return super().handle(intent)
