"""What is in the box of Mini DiverCity (sections 1 and 2): the one place of every number that may still be corrected.

[R] stands in the rulebook, [E] several reviews agree on it, [P] is printed only on the components: a placeholder, as
the rules page says (assets/rules/en/divercity.md#box). The levels on that page repeat `LEVELS`; a test compares them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

SPECIES = (
    "nudibranch",
    "mandarinfish",
    "crab",
    "manta_ray",
    "octopus",
    "hammerhead",
    "sea_turtle",
    "lobster",
    "oyster",
    "porcupinefish",
    "eel",
    "starfish",
)
"""In the order of the ladder [E]."""

COPIES = 5
"""Cards of each species [E]."""

EXTINCT, RED, BLUE, GREEN, SAVED = range(5)
"""The places of a token; all start on blue [E]."""

HOTELS = ("red", "green", "blue", "orange", "purple", "yellow")
"""[E]"""

OIL = "oil"
DYNAMITE = "dynamite"
_PAIRS = ("hotels:red+green", "hotels:blue+orange", "hotels:purple+yellow")

CORPORATION: Mapping[str, int] = {
    OIL: 6,
    DYNAMITE: 6,
    **dict.fromkeys(_PAIRS, 2),
    f"{OIL}>{DYNAMITE}": 3,
    **{f"{DYNAMITE}>{pair}": 1 for pair in _PAIRS},
    **{f"{pair}>{OIL}": 1 for pair in _PAIRS},
}
"""Card → how many: 27 in all [R], this composition [P]. Doubles are written top first."""

INDUSTRIALIST_HAND = 4
"""Corporation cards in the industrialist's hand [R]."""

FORESEEN = 4
"""Corporation cards that the visionary sees [R]."""

DIVERS = (
    "endurance",
    "diving",
    "visionary",
    "explorer",
    "captain",
    "swimmer",
    "environmentalist",
    "communications",
)
"""The diver cards [R]."""


@dataclass(frozen=True, slots=True)
class Level:
    """How many saved species win the game and how many extinct ones lose it."""

    save: int
    lose: int


LEVELS: Mapping[str, Level] = {
    "snorkelling": Level(4, 6),  # [R]
    "scuba": Level(5, 5),  # [E]
    "open_water": Level(6, 5),  # [P]
    "advanced": Level(6, 4),  # [P]
    "divemaster": Level(7, 4),  # [P]
    "cousteau": Level(8, 4),  # [P]
    "poseidon": Level(9, 4),  # [P]
}


def effects(card: str) -> tuple[str, ...]:
    """The effects of a corporation card, top first."""
    return tuple(card.split(">"))


def hotels(effect: str) -> tuple[str, ...]:
    """The hotels that an effect builds."""
    return tuple(effect.removeprefix("hotels:").split("+"))


def hand_size(divers: int) -> int:
    """Species cards in each hand (section 2) [R]."""
    return 4 if divers == 2 else 3
