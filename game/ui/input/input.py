"""What the player does with keyboard, mouse, gamepads and fingers, as intents for the scene that is played."""

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from game.ui.engine.intent import GOING_ON, Compose, Intent, LetGo, Push, Stroke
from game.ui.engine.key_codes import Layout
from game.ui.engine.pads import Pads
from game.ui.engine.reading import Meaning, read
from game.ui.engine.viewport import Viewport
from game.ui.input.bindings import Bindings, in_force, put_in_force
from game.ui.input.command_list import every_command
from game.ui.input.feels import FEELS
from game.ui.input.key_words import take_in_hand
from game.ui.input.mirrored_pads import MirroredPads
from game.ui.input.one_hand import OneHand
from game.ui.input.open_pads import OpenPads
from game.ui.input.sitting import Sitting
from game.ui.scene import Scene
from game.ui.settings import Settings
from game.ui.widgets.toast import Toast
from game.ui.words import tr

_BY_HAND: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
"""What shows that no gamepad is in hand."""
_PUSH: Final = 0.9
"""Units a millisecond, with the stick at its end."""


class Input:
    """Reads events by the keys and buttons that the player has bound.

    Args:
        settings: where the bindings are kept.
        sitting: who holds which gamepad.
        turn: the name of the person who is to act; None while nobody is waited for.
        tell: shows a sentence, quietly: once in a turn, when a gamepad is used that somebody else holds.
        renew: all words are to be made anew, as they name other keys.

    Attributes:
        pads: what is held down on gamepads.
        hand: the mouse, or the fingers on touch screens.
    """

    def __init__(
        self,
        settings: Settings,
        sitting: Sitting,
        turn: Callable[[], str | None],
        tell: Callable[[str, bool], Toast | None],
        renew: Callable[[], None],
    ) -> None:
        self._settings, self._sitting = settings, sitting
        self._turn, self._tell, self._renew = turn, tell, renew
        self._barred: str | None = None
        self._told: Toast | None = None
        self._key: int | None = None
        self._button: tuple[int, str] | None = None
        self._open, self._layout = OpenPads(), Layout()
        self._composing = False
        self._mirrored, self._now_ms = MirroredPads(self._open.is_virtual), 0.0
        self._in_hand: int | None = None
        self.pads, self.hand = Pads(), OneHand()
        take_in_hand(pad=False)
        self.bind()

    def bind(self) -> None:
        """The keys count as they are kept."""
        put_in_force(Bindings.kept(every_command(), self._settings["keys"]))

    @property
    def busy(self) -> bool:
        """Something is held down or touched, so that time matters."""
        return self.pads.busy or self.hand.fingers.busy

    def forget(self) -> Iterator[Intent]:
        """Nothing is held down or touched any more: the app may not have been told."""
        self.pads.forget()
        yield from self._end_composition()
        yield from self._come_up(self._key)
        yield from self.hand.fingers.forget()

    def read(self, event: pygame.Event, viewport: Viewport, scene: Scene) -> Iterator[Intent]:
        """What an event means to a scene; a key that is held down means no more than at first, unless it goes on."""
        stroke, pad = self.pads.struck(event), event.dict.get("instance_id")
        if stroke is not None:
            pad = self._mirrored.acts_as(event.instance_id, stroke, self._now_ms)
            if pad is None:
                self.pads.forget(event.instance_id)
                return
        yield from self._come_up(event.key if event.type == pygame.KEYUP else None)
        if stroke is not None and pad is not None and not self._counts(pad):
            return
        if stroke is not None or event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
            yield from self._end_composition()
        if stroke is not None or event.type in _BY_HAND:
            self._in_hand = pad
            if take_in_hand(pad=stroke is not None):
                self._renew()
        if stroke is not None:
            self._key, self._button = None, (event.instance_id, stroke)
            intent = Stroke(stroke, pad) if scene.listening else _meaning(scene)(stroke)
        else:
            if event.type == pygame.KEYDOWN:
                self._layout.observe(event)
            intent = read(
                event, viewport, _meaning(scene),
                typing=scene.typing, listening=scene.listening, latin=self._layout.latin,
            )  # fmt: skip
            if event.type == pygame.KEYDOWN:
                self._key, self._button = event.key, None
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._composing = event.type == pygame.TEXTEDITING and bool(event.text)
        elif event.type == pygame.KEYDOWN and self._composing and scene.typing:
            return  # Enter, Esc, arrows and Backspace belong to the input method
        held = event.dict.get("again", False)
        if intent is not None and (not held or isinstance(intent, GOING_ON)):
            yield from self.hand.by_mouse(intent)
        yield from self.hand.by_finger(event, viewport)

    def held(self, dt_ms: float, scene: Scene) -> Iterator[Intent]:
        """What is meant by what has been held down on gamepads, or touched, for so long."""
        self._now_ms += dt_ms
        yield from self.hand.fingers.passed(dt_ms)
        if scene.listening:
            return
        if self.pads.busy and (only := self._sitting.pad_of(self._turn())) is not None:
            self.pads.forget_others(only)
        yield from self._come_up()
        for stroke in self.pads.repeated(dt_ms):
            intent = _meaning(scene)(stroke)
            if isinstance(intent, GOING_ON):
                yield intent
        x, y = self.pads.aim
        if x or y:
            yield Push(-x * _PUSH * dt_ms, -y * _PUSH * dt_ms)

    def plugged(self, event: pygame.Event) -> str:
        """A gamepad has come or gone; in words."""
        self.pads.struck(event)
        self._open.follow(event)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._mirrored.forget(event.instance_id)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._sitting.came()
            return tr("A gamepad is connected.")
        number = self._sitting.gone(event.instance_id)
        if number is not None:
            words = tr("Pad {number} is gone. Any other pad, keyboard and mouse go on.")
            return words.format(number=number)
        return tr("The gamepad is gone. Keyboard and mouse go on.")

    def feel(self, sound: str) -> None:
        """What is heard is also felt in the hand, if a gamepad lies in it and the player wants that."""
        if self._in_hand is not None and sound in FEELS and self._settings["rumble"]:
            self._open.tremble(self._in_hand, FEELS[sound])

    def _come_up(self, key: int | None = None) -> Iterator[Intent]:
        """What was struck last is held down no more: this key, or a button of a gamepad."""
        button = self._button is not None and not self.pads.holds(*self._button)
        if button or (key is not None and key == self._key):
            self._key = self._button = None
            yield LetGo()

    def _end_composition(self) -> Iterator[Intent]:
        """Something else than the input method is used: what it was composing is gone."""
        if self._composing:
            self._composing = False
            yield Compose("")

    def _counts(self, pad: int) -> bool:
        """Whether this gamepad may act now; if not, it is said whose turn it is."""
        turn = self._turn()
        self._sitting.number(pad)
        if turn is None or self._sitting.pad_of(turn) in (None, pad):
            self._barred = None
            if self._told is not None:
                self._told.leave()
            return True
        self.pads.forget(pad)
        if turn != self._barred:
            self._barred = turn
            number = self._sitting.pad_number(turn)
            self._told = self._tell(tr("On turn: {name}, with pad {number}").format(name=turn, number=number), True)
        return False


def _meaning(scene: Scene) -> Meaning:
    return lambda stroke: in_force().meaning(stroke, scene.rooms)
