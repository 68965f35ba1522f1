"""Colours as ``#RRGGBB`` strings, and how paper tints are mixed from them."""

CREAM = "#FFF8E6"
PAPER = "#FFFBEF"
SHADE = "#0A1512"
WHITE = "#FFFFFF"


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from `first` to `second`."""
    pairs = zip(_channels(first), _channels(second))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def darker(colour: str, share: float) -> str:
    """`colour` moved towards the deep green-black of the shadows."""
    return mix(colour, SHADE, share)


def lighter(colour: str, share: float) -> str:
    """`colour` moved towards white."""
    return mix(colour, WHITE, share)
