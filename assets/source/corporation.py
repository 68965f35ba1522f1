"""Ocean Corp. of Mini DiverCity: its cards, its hotels and the islands they are built on."""

from colour import CREAM, mix
from icons import icon
from land import cloud, sky, sun
from svg import LEAF, RAISED, SHEET, circle, document, down, drawing, grain, group, line, moved, outline, path, rect

HOTELS = {
    "red": ("#E8614E", "#A8321F", "shell"),
    "green": ("#5DB574", "#2A7345", "leaf"),
    "blue": ("#5C9FE0", "#2562A8", "drop"),
    "orange": ("#F2A04A", "#A65716", "sun"),
    "purple": ("#A67BD0", "#65408F", "star"),
    "yellow": ("#F2CE55", "#856008", "crown"),
}
"""Colour of the walls in light and shade, and the symbol of each hotel."""

EFFECTS = ("oil", "dynamite", "hotels-red-green", "hotels-blue-orange", "hotels-purple-yellow")
"""What a corporation card does."""

HALF, WHOLE = (272, 192), (272, 392)
"""Width and height of a scene on a card with two effects, and on a card with one."""


def _windows(x: float, y: float, columns: int, rows: int, size: tuple[float, float], gap: tuple[float, float]) -> str:
    s = ""
    for row in range(rows):
        for column in range(columns):
            tone = "#FFE9A0" if (row * 3 + column * 2) % 5 else "#FFF7D6"
            s += rect(x + column * gap[0], y + row * gap[1], *size, tone, 4)
    return s


def _building(colour: str) -> str:
    """A hotel of three blocks, 512 units wide, standing at the height 396."""
    lit, dark, _ = HOTELS[colour]
    side = down((mix(dark, lit, 0.35), dark), rect(86, 210, 80, 190, "{paint}", 10))
    side += down((mix(dark, lit, 0.35), dark), rect(346, 176, 84, 224, "{paint}", 10))
    tower = down((lit, mix(lit, dark, 0.5)), rect(150, 96, 212, 304, "{paint}", 14))
    roofs = rect(150, 96, 212, 26, "#FFFFFF", 12, opacity=0.35) + rect(86, 210, 80, 14, "#FFFFFF", 7, opacity=0.22)
    roofs += rect(346, 176, 84, 14, "#FFFFFF", 7, opacity=0.22)
    shade = path("M362 122V400H318V96H348Q362 96 362 110Z", "#000000", opacity=0.1)
    lights = _windows(176, 146, 3, 4, (38, 28), (60, 49))
    lights += _windows(104, 240, 1, 3, (44, 20), (0, 44)) + _windows(366, 210, 1, 4, (44, 22), (0, 44))
    door = rect(224, 344, 64, 56, "#3A2A1C", 10) + rect(230, 350, 52, 50, "#5A4630", 7)
    awning = path("M212 346H300L308 362H204Z", CREAM) + path("M234 346H256V362H226ZM278 346H300L308 362H286Z", lit)
    return group(side, filter=LEAF) + group(tower, shade, roofs, lights, door, awning, filter=LEAF)


def _sign(colour: str) -> str:
    """The hotel's symbol on a round sign on its roof."""
    _, dark, symbol = HOTELS[colour]
    pole = rect(250, 70, 12, 34, "#6B5A44")
    disc = circle(256, 60, 46, CREAM, filter=LEAF) + circle(256, 60, 38, dark)
    return pole + disc + moved(icon(symbol, CREAM, 2.2), 256, 60, 54 / 24, centre=12)


_FOAM = "q28 -22 56 0" + "t56 0" * 7


def _beach() -> str:
    sand = "M40 430C60 380 140 366 256 366C372 366 452 380 472 430C480 454 440 468 256 470C72 468 32 454 40 430Z"
    return down(("#FFE9B8", "#F2CF8C", "#D9A85C"), path(sand, "{paint}"))


def hotel(colour: str) -> str:
    """A hotel on its island, 512 by 512 units."""
    return _beach() + _building(colour) + _sign(colour) + line(f"M30 470{_FOAM}", "#E6F6FA", 10)


def island(colour: str) -> str:
    """The island before anything is built: a palm, and a flag in the colour of the hotel that threatens it."""
    lit, dark, symbol = HOTELS[colour]
    pole = line("M398 396V250", "#7A5A34", 9)
    flag = path("M402 252C430 240 452 264 488 250V316C452 330 430 306 402 318Z", lit, stroke=dark, stroke_width=4)
    mark = moved(icon(symbol, CREAM, 2.4), 444, 284, 44 / 24, centre=12)
    return drawing("island") + group(pole, flag, mark, filter=LEAF)


def hotel_picture(colour: str) -> str:
    """A hotel alone."""
    return document(512, 512, hotel(colour))


def island_picture(colour: str) -> str:
    """An island alone."""
    return document(512, 512, island(colour))


def _swell(w: float, top: float, h: float, colour: str, shift: float) -> str:
    waves = "q16 -11 32 0t32 0" * (int(w / 64) + 3)
    return path(f"M{shift - 40:.0f} {top:.1f}{waves}V{h + 20:.0f}H-80Z", colour, filter=SHEET)


def _raised(body: str, x: float, y: float, width: float, turn: float = 0) -> str:
    return group(moved(body, x, y, width / 512, turn, centre=256), filter=RAISED)


_SKIES = {
    "oil": (("#F7C98E", "#EA8F6A", "#A6566A"), ("#8A5A78", "#5E4A78", "#3C3A68")),
    "dynamite": (("#FBDCAE", "#F2A878", "#C46A62"), ("#4F8FB0", "#2F6E98", "#1F4F7C")),
    "hotels": (("#FDEEC8", "#F8CF98", "#E79C6E"), ("#4F8FB0", "#2F6E98", "#1F4F7C")),
}


def _spill(x: float, y: float, width: float) -> str:
    """Oil on the water."""
    k = width / 240
    film = path("M-76 -8C-26 -26 74 -24 124 -2C164 18 74 30 12 24C-52 28 -116 12 -76 -8Z", "#14121C", opacity=0.82)
    return moved(film + line("M-50 -4C-30 -12 0 -14 24 -12", "#9C8AB8", 6, opacity=0.7), x, y, k)


def scene(effect: str, w: float, h: float) -> str:
    """What a corporation card does, as a picture of `w` by `h` units."""
    kind, *colours = effect.split("-")
    tones, sea = _SKIES[kind]
    shore = h * 0.66 if h < w else h * 0.6
    size = w * 0.6 if h < w else w * (0.56 if colours else 0.88)
    s = sky(w, h, *tones) + sun(w * (0.25 if kind == "dynamite" else 0.76), shore * 0.48, w * 0.11, "#FFF1C8", 0.45)
    smoke = "#8A5560" if kind == "oil" else "#FFF6E8"
    s += cloud(w * 0.1, h * 0.16, w / 260, 0, smoke, 0.7) + cloud(w * 0.62, h * 0.1, w / 300, 1, smoke, 0.6)
    s += rect(-10, shore - 6, w + 20, h, mix(sea[0], tones[1], 0.35)) + _swell(w, shore, h, sea[0], 0)
    if kind == "oil":
        s += _raised(drawing("rig"), w * 0.5, shore - size * 0.33, size)
    elif kind == "dynamite":
        s += _raised(drawing("boat"), w * 0.5, shore - size * 0.3, size, -2)
    else:
        spots = ((0.27, 0), (0.73, 0)) if h < w else ((0.34, -0.34), (0.66, 0.34))
        for (x, lower), colour in zip(spots, colours):
            width = size * (0.86 if h < w else 1)
            s += _raised(hotel(colour), w * x, shore - width * (0.33 - lower), width)
            s += _swell(w, shore + width * (lower + 0.08), h, sea[1], 20 * lower)
    first = shore + size * 0.09
    s += "" if colours and h > w else _swell(w, first, h, sea[1], -24)
    s += _swell(w, first + (h - first) * 0.45, h, sea[2], -8)
    s += _spill(w * 0.5, first + (h - first) * 0.34, w * 0.5) if kind == "oil" else ""
    spots = ((w * x, first + (h - first) * y) for x, y in ((0.1, 0.36), (0.7, 0.3), (0.4, 0.8)))
    glints = "".join(f"M{x:.0f} {y:.0f}q9 -6 18 0t18 0" for x, y in spots)
    return s + line(glints, "#FFFFFF", 3, opacity=0.45) + grain(w, h, 0.14)


def scene_picture(effect: str, w: float, h: float) -> str:
    """A scene alone."""
    return document(w, h, scene(effect, w, h))


def front() -> str:
    """The empty face of a corporation card, 300 by 420 units, with a red rim."""
    paper = down(("#FFFDF6", "#F6ECD6"), rect(1, 1, 298, 418, "{paint}", 22))
    inner = outline(5.5, 5.5, 289, 409, 18, "#FFFFFF", 2, 0.9)
    return document(300, 420, paper, outline(2.5, 2.5, 295, 415, 20.5, "#9C2A1C", 4, 1), inner)


def seal() -> str:
    """The seal of Ocean Corp."""
    return document(512, 512, drawing("seal"))
