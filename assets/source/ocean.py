"""The pictures of Ecosystem Ocean: one piece of sea per species, in three heights for the card levels.

A picture is ``w`` by ``h`` units; the sea floor follows the height, plants and animals the width.
"""

from dataclasses import dataclass, field
from functools import partial

from colour import mix
from land import beams, bubbles, hill, rock, sky
from landscape import Painter, nothing
from plants import coral, waterweed
from sea import anemone, fan_coral, motes, shoal, starfish, surface
from svg import HALO, RAISED, circle, drawing, ellipse, grain, group, moved


def _glow(w: float, h: float) -> str:
    """The light of the plankton in the dark."""
    return circle(w * 0.42, h * 0.5, w * 0.42, "#4FE0C0", opacity=0.2, filter=HALO) + motes(w, h, 5, 60, "#BFF6E4")


def _weeds(tone: str, w: float, h: float) -> str:
    s = waterweed(w * 0.13, h * 0.86, h * 0.36, mix(tone, "#0D5A4A", 0.55), 1, 8)
    return s + waterweed(w * 0.9, h * 0.86, h * 0.28, mix(tone, "#0D5A4A", 0.45), 2, 7)


def _stones(w: float, h: float) -> str:
    s = rock(w * 0.1, h + 6, w * 0.4, h * 0.13, "#2C5F66", 3) + rock(w * 0.93, h + 8, w * 0.36, h * 0.1, "#244F58", 6)
    return s + anemone(w * 0.87, h * 0.955, w * 0.1, "#E58AA8", "#FFD6E2", 7, 7)


def _anemones(w: float, h: float) -> str:
    left = anemone(w * 0.18, h + 6, w * 0.26, "#E678A8", "#FFD0E4", 3)
    return left + anemone(w * 0.84, h + 6, w * 0.22, "#A877DA", "#E6CCFF", 5)


def _reef(w: float, h: float) -> str:
    s = fan_coral(w * 0.93, h + 4, w * 0.2, "#C46FD0", "#F0C0F4", 4)
    return coral(w * 0.1, h + 6, w * 0.09, "#FF7F6B", "#FFC0AE", 2, 4, w * 0.034) + s


def _den(w: float, h: float) -> str:
    s = coral(w * 0.1, h + 6, w * 0.09, "#F2A93B", "#FFE0A0", 5, 3, w * 0.04)
    return s + anemone(w * 0.9, h + 6, w * 0.17, "#FF8F7A", "#FFD8CC", 4)


def _beach(w: float, h: float) -> str:
    """Pebbles and a starfish in the sand."""
    spots = ((0.12, 0.955, 9, "#B98A4C"), (0.3, 0.985, 6, "#F6E6C0"), (0.66, 0.985, 5, "#B98A4C"))
    pebbles = "".join(ellipse(w * x, h * y, r, r * 0.5, colour, opacity=0.8) for x, y, r, colour in spots)
    return pebbles + starfish(w * 0.87, h * 0.955, w * 0.055, "#F08A4A")


def _coral_garden(w: float, h: float) -> str:
    s = fan_coral(w * 0.06, h * 0.9, w * 0.24, "#5FA8C0", "#A9DCE8", 3) + fan_coral(
        w * 0.95, h * 0.88, w * 0.22, "#5FA8C0", "#A9DCE8", 8
    )
    return s + shoal(w * 0.7, h * 0.2, w * 0.07, "#F6C95A", 6)


def _pebbles(w: float, h: float) -> str:
    s = anemone(w * 0.1, h + 4, w * 0.14, "#F7B25A", "#FFE7B4", 6) + starfish(w * 0.9, h * 0.965, w * 0.05, "#F7D06A")
    return s + ellipse(w * 0.75, h * 0.985, 7, 4, "#FFFFFF", opacity=0.35)


def _far_krill(w: float, h: float) -> str:
    """The swarm behind the krill, paler with the distance."""
    spots = (
        (0.3, 0.15, 0.24, 4, 0.4),
        (0.76, 0.2, 0.32, 8, 0.55),
        (0.16, 0.72, 0.26, -12, 0.45),
        (0.86, 0.74, 0.36, -6, 0.6),
    )
    swarm = (
        moved(drawing("krill"), w * x, h * y, w * k / 512, turn, centre=256, opacity=o) for x, y, k, turn, o in spots
    )
    return "".join(swarm)


@dataclass(frozen=True)
class Water:
    """The sea around a species.

    Attributes:
        tones: water from the surface down to the floor.
        floor: three ranges of the sea floor; without them they are made of the tones.
        depth: heights of the three ranges, as shares of the picture.
        light: opacity of the shafts of light.
        far: between the first range and the second.
        front: what stands before the animal.
        bubbles: how many rise.
    """

    tones: tuple[str, str, str]
    floor: tuple[str, ...] = ()
    depth: tuple[float, float, float] = (0.66, 0.76, 0.86)
    light: float = 0.14
    far: Painter = nothing
    front: Painter = nothing
    bubbles: int = 9

    def behind(self, w: float, h: float, seed: int) -> str:
        """Everything behind the animal."""
        _, middle, deep = self.tones
        floor = self.floor or (mix(middle, deep, 0.55), deep, mix(deep, "#04122A", 0.35))
        s = sky(w, h, *self.tones) + (beams(w, h, self.light) if self.light else "")
        for i, (share, colour) in enumerate(zip(self.depth, floor)):
            s += hill(h * share, h * 0.03, seed + 7 * i, colour, w, h)
            s += self.far(w, h) if i == 0 else ""
        return s + bubbles(w, h, seed, self.bubbles, w / 56)


@dataclass(frozen=True)
class Pose:
    """How an animal hangs in its picture.

    Attributes:
        size: its width, as a share of the usual one.
        turn: degrees clockwise.
        middle: height of its middle, as a share of the picture.
        foot: the row of the drawing (0 to 1) that stands on the lower edge instead, if any.
    """

    size: float = 1.0
    turn: float = 0
    middle: float = 0.5
    foot: float | None = field(default=None, kw_only=True)

    def place(self, species: str, w: float, h: float) -> str:
        """The animal in a picture of `w` by `h` units, lifted by its shadow."""
        width = w * self.size * (1.02 if h > w * 1.3 else 0.97)
        middle = h * self.middle if self.foot is None else h - width * (self.foot - 0.5)
        return group(moved(drawing(species), w / 2, middle, width / 512, self.turn, centre=256), filter=RAISED)


_DEEP = (0.8, 0.87, 0.94)
_WATERS = {
    "coral": Water(("#E2FAEE", "#B4E9E2", "#6FC6CE"), far=_coral_garden),
    "krill": Water(("#7FB4E8", "#2F62AE", "#12306E"), depth=_DEEP, far=_far_krill),
    "plankton": Water(("#1F5578", "#103657", "#071D3A"), depth=_DEEP, light=0, far=_glow, bubbles=5),
    "grouper": Water(("#D2F3D8", "#8CD0BC", "#3F8F92"), far=partial(_weeds, "#5FB5A2"), front=_stones),
    "clownfish": Water(("#A4ECEC", "#3FB4CC", "#14709A"), far=partial(_weeds, "#3FB4CC"), front=_anemones),
    "crab": Water(("#FBE9B4", "#A6DCC4", "#4BB0B4"), ("#8FCAB0", "#E8CF94", "#D2AB68"), far=surface, front=_beach),
    "eel": Water(("#8F8FD0", "#554F98", "#282458"), light=0.09),
    "shark": Water(("#BFE8F7", "#4EA4D2", "#125A92"), depth=_DEEP),
    "whale": Water(("#8FD4EE", "#2F7FC0", "#0E3A7C"), depth=_DEEP, bubbles=12),
    "turtle": Water(("#B8F2DC", "#46BDB0", "#13777E"), far=partial(_weeds, "#46BDB0"), front=_reef),
    "octopus": Water(("#E0B8EE", "#8A6FC4", "#3C3B84"), front=_den),
}
_POSES = {
    "coral": Pose(1.04, foot=1.0),
    "krill": Pose(0.94, -5, 0.5),
    "plankton": Pose(1.02, 0, 0.5),
    "grouper": Pose(0.96, -3, 0.47),
    "clownfish": Pose(0.9, -4, 0.43),
    "crab": Pose(0.85, foot=0.98),
    "eel": Pose(1.0, foot=1.0),
    "shark": Pose(0.95, -4, 0.5),
    "whale": Pose(0.96, -3, 0.5),
    "turtle": Pose(0.92, 18, 0.47),
    "octopus": Pose(0.94, 0, 0.5),
}
SPECIES = tuple(_WATERS)
TERRAIN = ()
"""Every card of the sea shows a living thing."""


def background(species: str, w: float, h: float) -> str:
    """The water behind the animal."""
    return _WATERS[species].behind(w, h, 17 + len(species))


def picture(species: str, w: float, h: float) -> str:
    """The whole picture of a card."""
    s = background(species, w, h) + _POSES[species].place(species, w, h)
    return s + _WATERS[species].front(w, h) + grain(w, h, 0.16)
