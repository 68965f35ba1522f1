"""What a scene does while nobody does anything."""

from tests.support.pilot import LONG_FRAME_MS, Pilot

_SECONDS = 6
_STILL = (("basic", False), ("none", False), ("full", True))
"""The motion a player may ask for, and whether it is calm, when nothing moves by itself."""


def restless(pilot: Pilot, alive: bool) -> list[str]:
    """What is wrong with a scene at rest: it draws half its window in a second, or anything with less motion.

    Args:
        pilot: has opened the scene.
        alive: something lives on it in full motion.
    """
    settings, found = pilot.app.settings, []
    settings["animation"], settings["calm"] = "full", False
    pilot.settle()
    if (much := _drawn(pilot)) >= 0.5:
        found.append(f"{much:.2f} windows are drawn in a second")
    if alive and _drawn(pilot) == 0:
        found.append("a still table is dead")
    for animation, calm in _STILL:
        settings["animation"], settings["calm"] = animation, calm
        pilot.settle()
        if _drawn(pilot) > 0:
            found.append(f"{animation} motion, calm: {calm}: something is drawn")
    settings["animation"], settings["calm"] = "none", False
    return found


def _drawn(pilot: Pilot) -> float:
    """How many windows are drawn in a second once the app rests."""
    pilot.wait(3_000)  # a message that is shown goes
    pilot.wait(21_000)
    assert pilot.app.resting
    areas = [area for _ in range(_SECONDS * 10) for area in pilot.app.step(LONG_FRAME_MS, [])]
    width, height = pilot.app.screen.get_size()
    return sum(area.w * area.h for area in areas) / (width * height) / _SECONDS
