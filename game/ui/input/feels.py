"""What happens on the table as a gamepad lets it be felt."""

from typing import Final, NamedTuple


class Feel(NamedTuple):
    """How strongly the slow and the quick motor of a gamepad turn, from 0 to 1, and for how many milliseconds."""

    slow: float
    quick: float
    ms: int


FEELS: Final = {
    "card": Feel(0.0, 0.25, 40),
    "stone": Feel(0.3, 0.2, 60),
    "no": Feel(0.2, 0.5, 110),
    "low": Feel(0.5, 0.1, 220),
    "deep": Feel(0.6, 0.0, 300),
    "chord": Feel(0.3, 0.4, 260),
}
"""How what is heard is felt, by the name of the sound; all else is not felt."""
