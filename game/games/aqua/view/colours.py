"""Which picture and which colour stands for what."""

from collections.abc import Mapping

from game.games.aqua.components import PILES, SPECIES

CORAL: Mapping[str, str] = {
    "R": "#D8483C",
    "Y": "#F0BE34",
    "G": "#3E9A56",
    "B": "#4FA0EC",
    "P": "#743A9E",
    "O": "#EE8433",
    "-": "#D9CDB0",
}
PIP: Mapping[str, str] = {
    "R": "#8C2F27",
    "Y": "#8F6D16",
    "G": "#286438",
    "B": "#336899",
    "P": "#4B2667",
    "O": "#9B5621",
}
"""A coral colour so dark that white can be read on it."""
LARGE: Mapping[str, str] = {
    "duo": "#86C9BC",
    "bend": "#8CC6E8",
    "triangle": "#A5CDEE",
    "line": "#B4CFDB",
    "diamond": "#9CC3EC",
}
LARGE_PIP = "#624307"
RIM = "#FFF9EA"
SHADE = "#05161F73"
DIM = "#06241CB4"

_LARGE_ART: Mapping[str, str] = {
    "duo": "barracuda",
    "bend": "dolphin",
    "triangle": "manta",
    "line": "hammerhead",
    "diamond": "humpback",
}
_ANIMAL_ART: Mapping[str, str] = {"crab": "trapezia", "starfish": "crown"}


def coral_art(colour: str, corner: int, small: bool = False) -> str:
    """The picture of the coral at a corner of its tile; `small`: with a bold sign in the place of its texture."""
    return f"aqua/{'sign' if small else 'coral'}/{'N' if colour == '-' else colour}-{corner}"


def disc_art(colour: str) -> str:
    """The small animal of a colour on a round plate."""
    species = SPECIES[colour]
    return f"disc/aqua-{_ANIMAL_ART.get(species, species)}"


def small_art(colour: str) -> str:
    """The small animal of a colour on its hexagon."""
    return f"aqua/small/{colour}"


def large_art(pile: str) -> str:
    """The animal on the top of a pile."""
    assert pile in PILES
    return f"aqua/large/{_LARGE_ART[pile]}"


def goal_art(number: int) -> str:
    """The emblem of an ecosystem."""
    return f"aqua/ecosystem/{number}"


def large_disc(pile: str) -> str:
    """The animal on the top of a pile on a round plate."""
    return f"disc/aqua-{_LARGE_ART[pile]}"
