"""Mini DiverCity: the twelve species in their waters, and the divers."""

from functools import partial

from cards import animal_disc
from land import rock
from ocean import Pose, Water
from plants import coral, waterweed
from sea import anemone, fan_coral, shoal, starfish, surface
from svg import RAISED, circle, clipped, document, down, drawing, ellipse, grain, group, light, moved, outline, rect

_DEEP = (0.8, 0.87, 0.94)
_SAND = ("#87C7B4", "#E8CF94", "#D2AB68")


def _meadow(tone: str, w: float, h: float) -> str:
    s = waterweed(w * 0.12, h * 0.86, h * 0.34, tone, 1, 8) + waterweed(w * 0.24, h * 0.84, h * 0.2, tone, 5, 6)
    return s + waterweed(w * 0.9, h * 0.86, h * 0.27, tone, 2, 7)


def _fans(tone: str, vein: str, w: float, h: float) -> str:
    left = fan_coral(w * 0.08, h * 0.84, w * 0.24, tone, vein, 3)
    return left + fan_coral(w * 0.93, h * 0.82, w * 0.2, tone, vein, 8)


def _fish_far(tone: str, w: float, h: float) -> str:
    return shoal(w * 0.2, h * 0.16, w * 0.06, tone, 6) + shoal(w * 0.82, h * 0.26, w * 0.045, tone, 5)


def _stones(w: float, h: float) -> str:
    s = rock(w * 0.1, h + 6, w * 0.4, h * 0.12, "#2C5F66", 3) + rock(w * 0.93, h + 8, w * 0.36, h * 0.1, "#244F58", 6)
    return s + anemone(w * 0.88, h * 0.965, w * 0.09, "#F7B25A", "#FFE7B4", 7, 7)


def _garden(w: float, h: float) -> str:
    s = coral(w * 0.1, h + 6, w * 0.085, "#F2A93B", "#FFE0A0", 5, 4, w * 0.034)
    return s + anemone(w * 0.9, h + 6, w * 0.18, "#FF8F7A", "#FFD8CC", 4)


def _reef(w: float, h: float) -> str:
    s = coral(w * 0.9, h + 6, w * 0.09, "#FF7F6B", "#FFC0AE", 2, 4, w * 0.034)
    return fan_coral(w * 0.08, h + 4, w * 0.22, "#C46FD0", "#F0C0F4", 4) + s


def _pebbles(w: float, h: float) -> str:
    spots = ((0.12, 0.955, 9, "#B98A4C"), (0.3, 0.985, 6, "#F6E6C0"), (0.7, 0.985, 5, "#B98A4C"))
    return "".join(ellipse(w * x, h * y, r, r * 0.5, colour, opacity=0.8) for x, y, r, colour in spots)


def _beach(w: float, h: float) -> str:
    return _pebbles(w, h) + starfish(w * 0.87, h * 0.955, w * 0.055, "#8A6FC4")


def _shells(w: float, h: float) -> str:
    return _pebbles(w, h) + fan_coral(w * 0.92, h * 0.96, w * 0.12, "#F08AA0", "#FFD6E0", 6)


def _bed(w: float, h: float) -> str:
    s = rock(w * 0.08, h + 8, w * 0.34, h * 0.1, "#5F5488", 4) + rock(
        w * 0.94, h + 8, w * 0.3, h * 0.08, "#54497C", 7
    )
    return s + waterweed(w * 0.93, h + 4, h * 0.2, "#3F7F86", 4, 6)


_WATERS = {
    "nudibranch": Water(("#FDE3D4", "#EE9EA8", "#94507E"), front=_garden, far=partial(_fans, "#D0708E", "#F4B4C0")),
    "mandarinfish": Water(("#EEF8FF", "#B2D8F6", "#3A6CBE"), front=_garden, far=partial(_fans, "#5F86D0", "#A9C8F0")),
    "crab": Water(("#FBE9B4", "#A6DCC4", "#4BB0B4"), _SAND, far=surface, front=_beach),
    "manta_ray": Water(("#C4E4F7", "#4F94C9", "#173F7A"), depth=_DEEP, far=partial(_fish_far, "#A9D2EC"), bubbles=12),
    "octopus": Water(("#E0B8EE", "#8A6FC4", "#3C3B84"), front=_garden),
    "hammerhead": Water(("#E8F8F2", "#A8DEDC", "#3F93AC"), depth=_DEEP, far=partial(_fish_far, "#6FB8C0")),
    "sea_turtle": Water(("#E2FCF0", "#98E0D0", "#228C8C"), far=partial(_meadow, "#1F8A76"), front=_reef),
    "lobster": Water(("#EEFBF4", "#B4E4DA", "#3F919C"), far=partial(_meadow, "#2F8A80"), front=_stones),
    "oyster": Water(("#FDEFE8", "#E9C4D2", "#8C6A98"), front=_bed),
    "porcupinefish": Water(("#D0F7EC", "#5ECBC2", "#178292"), far=partial(_meadow, "#2A9A86"), front=_reef),
    "eel": Water(("#8F8FD0", "#554F98", "#282458"), light=0.09),
    "starfish": Water(("#FDE7C0", "#9ADAD6", "#3F9FB4"), _SAND, far=surface, front=_shells),
}
_POSES = {
    "nudibranch": Pose(1.02, 0, 0.55),
    "mandarinfish": Pose(0.94, -4, 0.46),
    "crab": Pose(0.85, foot=0.98),
    "manta_ray": Pose(1.0, -10, 0.5),
    "octopus": Pose(0.94, 0, 0.5),
    "hammerhead": Pose(0.96, 24, 0.5),
    "sea_turtle": Pose(0.92, 18, 0.47),
    "lobster": Pose(0.94, 0, 0.51),
    "oyster": Pose(0.9, 0, 0.56),
    "porcupinefish": Pose(0.92, 0, 0.46),
    "eel": Pose(1.0, foot=1.0),
    "starfish": Pose(0.86, 8, 0.52),
}
_DRAWINGS = {"manta_ray": "manta", "sea_turtle": "turtle"}
SPECIES = tuple(_WATERS)
"""In the order of the ladder."""


def drawing_of(species: str) -> str:
    """The name of the drawing of a species."""
    return _DRAWINGS.get(species, species)


def picture(species: str, w: float, h: float) -> str:
    """The whole picture of a species card."""
    s = _WATERS[species].behind(w, h, 29 + len(species)) + _POSES[species].place(drawing_of(species), w, h)
    return s + _WATERS[species].front(w, h) + grain(w, h, 0.16)


_DISC = {
    "nudibranch": ("#F0A8A8", 0.88, 0, 0),
    "mandarinfish": ("#A9CDF2", 0.9, -4, 0),
    "crab": ("#EBD79B", 0.78, 0, 0),
    "manta_ray": ("#74AEDC", 0.92, 0, 8),
    "octopus": ("#D2BEEE", 0.86, 0, 0),
    "hammerhead": ("#B4E0DC", 0.92, 0, 10),
    "sea_turtle": ("#A6E6D6", 0.86, 0, 4),
    "lobster": ("#C2ECE4", 0.84, 0, 4),
    "oyster": ("#F2D6DE", 0.82, 0, -4),
    "porcupinefish": ("#5CC0BC", 0.88, 0, 0),
    "eel": ("#6F69B0", 0.94, 8, 10),
    "starfish": ("#8AD4E4", 0.88, 0, 0),
}
"""Ground colour, size of the animal, shift to the right and down (of 512)."""


def disc(species: str) -> str:
    """The token of a species on the ladder."""
    return animal_disc(drawing_of(species), *_DISC[species])


DIVERS = {
    "endurance": ("#F8D9B0", "#C98A54"),
    "diving": ("#BFE3F4", "#4A94BE"),
    "visionary": ("#DCD2F2", "#8A74BC"),
    "explorer": ("#E6EFC4", "#8FA85C"),
    "captain": ("#C8E6F4", "#5C9CC0"),
    "swimmer": ("#BFF0EA", "#48AAB0"),
    "environmentalist": ("#CFEBC6", "#62A06A"),
    "communications": ("#FBE3B0", "#D9A24A"),
    "industrialist": ("#E8B8A4", "#8C3A2E"),
}
"""Who dives, and who does not: the light behind each of them."""

PORTRAIT = (272, 348)


def _bust(person: str, x: float, y: float, width: float) -> str:
    return group(moved(drawing(person), x, y, width / 512, centre=256), filter=RAISED)


def portrait(person: str) -> str:
    """A diver on the card, with round corners."""
    w, h = PORTRAIT
    above, below = DIVERS[person]
    ground = down((above, below), rect(0, 0, w, h, "{paint}"))
    glow = light(w * 0.5, h * 0.34, w * 0.7, [(0, "#FFFFFF", 0.55), (1, "#FFFFFF", 0)], w, h)
    waves = "".join(circle(x, y, r, "#FFFFFF", opacity=0.22) for x, y, r in ((30, 60, 7), (46, 38, 4), (240, 92, 6)))
    s = clipped(rect(0, 0, w, h, "#000", 28), ground, glow, waves, _bust(person, w / 2, h - 161, 326))
    return document(w, h, s, outline(1.5, 1.5, w - 3, h - 3, 26.5, "#1D2F2A", 3, 0.28))


def face(person: str) -> str:
    """A diver in a round picture without a ring."""
    ground = down(DIVERS[person], rect(0, 0, 512, 512, "{paint}"))
    return document(512, 512, clipped(circle(256, 256, 255, "#000"), ground, _bust(person, 256, 266, 510)))
