"""The empty places of the field guide: the outline of a species, punched out of the page."""

from collections.abc import Mapping

from svg import circle, document, drawing, element, ellipse, group, line, moved, path

_HOLE, _DEPTH, _EDGE = "#E3D5B0", "#B9A06A", "#9A8450"

_PUNCHED = (
    '<filter id="punched" filterUnits="userSpaceOnUse" x="0" y="0" width="512" height="512">'
    '<feComponentTransfer in="SourceAlpha" result="whole"><feFuncA type="linear" slope="6" intercept="-2"/>'
    "</feComponentTransfer>"
    f'<feFlood flood-color="{_HOLE}"/><feComposite in2="whole" operator="in" result="hole"/>'
    '<feOffset in="whole" dx="7" dy="12"/><feGaussianBlur stdDeviation="8" result="lower"/>'
    f'<feFlood flood-color="{_DEPTH}"/><feComposite in2="whole" operator="in" result="depth"/>'
    '<feComposite in="depth" in2="lower" operator="out" result="shade"/>'
    '<feMorphology in="whole" operator="erode" radius="2.5" result="inner"/>'
    f'<feFlood flood-color="{_EDGE}"/><feComposite in2="whole" operator="in" result="inked"/>'
    '<feComposite in="inked" in2="inner" operator="out" result="edge"/>'
    '<feMerge><feMergeNode in="hole"/><feMergeNode in="shade"/><feMergeNode in="edge"/></feMerge></filter>'
)

_FLOWER = "".join(ellipse(0, -40, 24, 36, "#000", transform=f"rotate({k * 60})") for k in range(6))
_BLADE = "M0 0C-6 -90 -30 -170 -64 -230C-8 -184 24 -100 26 0Z"

PLACES: Mapping[str, str] = {
    "stream": line("M330 40C170 110 420 190 250 270C110 340 330 380 210 480", "#000", 92),
    "meadow": "".join(
        line(f"M{x} {y}C{x + 10} {y + 80} {x - 10} {y + 120} {x} 490", "#000", 13) + moved(_FLOWER, x, y, size)
        for x, y, size in ((140, 200, 1.15), (266, 120, 1.35), (386, 230, 1.1))
    ),
    "waterhole": ellipse(256, 300, 210, 96, "#000")
    + path("M110 240C100 150 120 110 96 60L126 66C150 120 140 170 140 236Z", "#000")
    + path("M158 220C160 150 176 120 170 84L194 92C206 140 190 170 186 220Z", "#000"),
    "grassland": "".join(
        moved(path(_BLADE, "#000"), x, 480, size, turn)
        for x, size, turn in ((90, 1.1, -8), (170, 1.5, 6), (250, 1.75, -2), (330, 1.45, 16), (400, 1.15, 28))
    ),
    "tree": path("M238 490C244 400 236 330 150 190L186 180C226 236 246 280 256 316C266 280 286 236 326 180L362 190"
                 "C288 320 276 400 284 490Z", "#000")
    + ellipse(256, 170, 220, 62, "#000") + ellipse(190, 124, 110, 46, "#000") + circle(330, 128, 52, "#000"),
}  # fmt: skip
"""Species that are places: their outlines, 512 by 512 units."""


def outline(name: str) -> str:
    """The outline of a drawing, or of one of `PLACES`."""
    body = moved(PLACES[name] if name in PLACES else drawing(name), 256, 256, 0.92, centre=256)
    return document(512, 512, element("defs", _PUNCHED), group(body, filter="url(#punched)"))
