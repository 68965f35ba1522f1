"""What gamepads put into the queue, and an app that is played by them."""

import pygame

from game.ui.engine.pads import BUTTONS
from tests.support.pilot import FRAME_MS, Pilot

_AXES = {
    "left x": pygame.CONTROLLER_AXIS_LEFTX,
    "left y": pygame.CONTROLLER_AXIS_LEFTY,
    "right x": pygame.CONTROLLER_AXIS_RIGHTX,
    "right y": pygame.CONTROLLER_AXIS_RIGHTY,
    "left trigger": pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    "right trigger": pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}
_TRIGGERS = {"pad lt": "left trigger", "pad rt": "right trigger"}


def button(stroke: str, down: bool = True, pad: int = 0) -> pygame.Event:
    """A button or trigger goes down or up: "pad a"."""
    if stroke in _TRIGGERS:
        return axis(_TRIGGERS[stroke], 1.0 if down else 0.0, pad)
    code = next(code for code, name in BUTTONS.items() if name == stroke)
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.Event(kind, button=code, instance_id=pad)


def axis(name: str, at: float, pad: int = 0) -> pygame.Event:
    """A stick or trigger is pushed, from -1 to 1."""
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=_AXES[name], value=round(at * 32767), instance_id=pad)


def gone(pad: int = 0) -> pygame.Event:
    """A gamepad is no longer there."""
    return pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)


def push(pilot: Pilot, *strokes: str, pad: int = 0) -> None:
    """Pushes buttons, one after the other."""
    for stroke in strokes:
        pilot.read_page(accepts=stroke == "pad a")
        pilot.app.step(FRAME_MS, [button(stroke, pad=pad)])
        pilot.app.step(FRAME_MS, [button(stroke, down=False, pad=pad)])
        assert pilot.app.fault is None
        pilot.settle()


def focus(pilot: Pilot) -> str:
    """What the ring is on; it must be seen."""
    assert pilot.scene.focus.show and pilot.scene.focus.node is not None
    return pilot.scene.focus.node.name
