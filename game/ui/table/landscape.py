"""The landscape behind a table in the light of the day, and what lives in it."""

import pygame

from game.ui.engine.life import Drift, Mote, Swaying
from game.ui.engine.look import Look
from game.ui.engine.node import Backdrop
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Timeline
from game.ui.engine.viewport import Viewport
from game.ui.table.motions import Motions
from game.ui.table.surroundings import Surroundings
from game.units import Rect

MOST = 0.1
"""How much of the light of the morning or of the evening lies over the landscape."""
_STEPS = 8
"""The light changes in so many steps."""
_SHADE_Z, _MOTE_Z, _GRASS_Z = -990.0, -980.0, -970.0
_SHADES = ((1, 180.0, 90.0, 1.15, 3.0), (2, 1010.0, 430.0, 0.95, 2.2))
"""Which shadow, its first place, its size, and how many units a second it crosses the table."""
_SHADOW = (640.0, 320.0)
_TUFT = 160 / 130
"""Width of a tuft of grass for its height."""
_POSES = tuple(f"scenery/grass-{pose}" for pose in range(1, 6))
_TUFTS = ((6, 96), (330, 118), (412, 84), (1104, 92), (1186, 124), (1520, 100))
"""Where grass stands at the lower edge, from the left edge of the picture, and how high it is."""


class Landscape(Backdrop):
    """The picture behind everything, in the light of the day.

    Attributes:
        hour: from -1, morning, over noon to 1, evening.
    """

    def __init__(self, art: str, around: Surroundings) -> None:
        super().__init__(art)
        self.hour = 0.0
        self._around = around
        self._lit: tuple[int, Look, pygame.Surface] | None = None

    def picture(self, look: Look) -> pygame.Surface:
        step = round(self.hour * _STEPS)
        if step == 0:
            return super().picture(look)
        if self._lit is None or self._lit[:2] != (step, look):
            colour = self._around.morning if step < 0 else self._around.evening
            self._lit = (
                step,
                look,
                _under(super().picture(look), look.theme.colour(colour), MOST * abs(step) / _STEPS),
            )
        return self._lit[2]


def _under(picture: pygame.Surface, colour: pygame.Color, share: float) -> pygame.Surface:
    """An opaque picture under a light of this colour."""
    lit, light = picture.copy(), pygame.Surface(picture.get_size())
    light.fill(colour)
    light.set_alpha(round(255 * share))
    lit.blit(light, (0, 0))
    return lit


class Scenery:
    """Everything behind a table, put on its stage.

    Args:
        stage: of the table.
        timeline: for the light, which nobody waits for.
        motions: of the table.
        art: the landscape.
        around: what there is besides.
        viewport: how the picture lies in the window.
    """

    def __init__(
        self,
        stage: Stage,
        timeline: Timeline,
        motions: Motions,
        art: str,
        around: Surroundings,
        viewport: Viewport,
    ) -> None:
        self._timeline, self._motions = timeline, motions
        self._land = stage.add(Landscape(art, around))
        self._hour: float | None = None
        left, top, width, height = viewport.window
        window = Rect(left, top, width, height)
        for number, x, y, size, speed in _SHADES:
            place = Rect(x, y, _SHADOW[0] * size, _SHADOW[1] * size)
            stage.add(
                Drift(f"life/shade/{number}", f"scenery/cloud-shadow-{number}", place, speed, _SHADE_Z, rests=4)
            )
        if around.swarm is not None:
            for i in range(around.swarm.count):
                stage.add(Mote(i, around.swarm, window, _MOTE_Z))
        if around.grass:
            for i, (x, size) in enumerate(_TUFTS):
                place = Rect(x, window.bottom - size, size * _TUFT, size)
                stage.add(Swaying(f"life/grass/{i}", _POSES, place, _GRASS_Z))

    def show_hour(self, now: float) -> None:
        """Lets the light of the day change to an hour, at once when the table has just been laid."""
        if self._hour is None or self._motions.ms("daylight") == 0:
            self._land.hour = now
        elif now != self._hour:
            self._timeline.aside(*self._motions.tween("daylight", self._land, hour=now))
        self._hour = now
