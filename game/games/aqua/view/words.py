"""What things in the sea are called, and what they score, in the language of this moment."""

from game.core.score import ScoreSheet
from game.games.aqua.area import Area
from game.games.aqua.growing import APART, OCCUPIED, UNMATCHED, chance_at
from game.games.aqua.hindrances import Hindrance
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trc, trn


def coral(colour: str) -> str:
    """What a coral colour is called."""
    return {
        "R": trc("coral", "red"),
        "Y": trc("coral", "yellow"),
        "G": trc("coral", "green"),
        "B": trc("coral", "blue"),
        "P": trc("coral", "purple"),
        "O": trc("coral", "orange"),
    }[colour]


def reef_of(seat: SeatInfo) -> str:
    """Whose reef it is."""
    return tr("The reef of {name}").format(name=seat.name)


def tile(name: str) -> str:
    """What a tile is called: its three colours."""
    return ", ".join(coral(colour) for colour in name)


LARGE_ANIMALS = {
    "duo": ("barracuda", "moray"),
    "bend": ("dolphin", "dugong"),
    "triangle": ("manta", "octopus"),
    "line": ("hammerhead", "blacktip"),
    "diamond": ("humpback", "whaleshark"),
}
"""The two animals of each pile, which play alike, by their drawings."""


def animal(colour: str) -> str:
    """What the small animal of a colour is called."""
    return {
        "R": trc("small animal", "Crab"),
        "Y": trc("small animal", "Clownfish"),
        "G": trc("small animal", "Turtle"),
        "B": trc("small animal", "Jellyfish"),
        "P": trc("small animal", "Starfish"),
        "O": trc("small animal", "Seahorse"),
    }[colour]


def came(colour: str) -> str:
    """That a small animal came, for the log."""
    return {
        "R": tr("a crab came"),
        "Y": tr("a clownfish came"),
        "G": tr("a turtle came"),
        "B": tr("a jellyfish came"),
        "P": tr("a starfish came"),
        "O": tr("a seahorse came"),
    }[colour]


def large(name: str) -> str:
    """Return the name of a large animal, by its drawing."""
    return {
        "barracuda": trc("large animal", "Barracuda"),
        "moray": trc("large animal", "Moray eel"),
        "dolphin": trc("large animal", "Dolphin"),
        "dugong": trc("large animal", "Dugong"),
        "manta": trc("large animal", "Manta ray"),
        "octopus": trc("large animal", "Reef octopus"),
        "hammerhead": trc("large animal", "Hammerhead"),
        "blacktip": trc("large animal", "Blacktip reef shark"),
        "humpback": trc("large animal", "Humpback"),
        "whaleshark": trc("large animal", "Whale shark"),
    }[name]


def pile(name: str) -> str:
    """Return the name of the first animal of a pile, which stands for both."""
    return large(LARGE_ANIMALS[name][0])


def both_animals(name: str) -> str:
    """The two animals of a pile, which play alike."""
    return {
        "duo": tr("Barracuda or moray eel"),
        "bend": tr("Dolphin or dugong"),
        "triangle": tr("Manta ray or reef octopus"),
        "line": tr("Hammerhead or blacktip reef shark"),
        "diamond": tr("Humpback or whale shark"),
    }[name]


def shape(name: str) -> str:
    """Over which small animals the animals of a pile lie."""
    return {
        "duo": tr("Lies over two small animals side by side."),
        "bend": tr("Lies over three small animals in a bend."),
        "triangle": tr("Lies over three small animals that all touch."),
        "line": tr("Lies over three small animals in a straight line."),
        "diamond": tr("Lies over four small animals in a diamond."),
    }[name]


def hindrance(one: Hindrance, area: Area) -> str:
    """Why a large animal does not come, in one sentence."""
    match one.reason:
        case "forbidden":
            said = tr("{animal}: a goal lets no large animal lie over it.")
            return said.format(animal=animal(area.animals[one.culprits[0]]))
        case "alike":
            said = tr("{animal} twice: under a large animal all must differ.")
            return said.format(animal=animal(area.animals[one.culprits[0]]))
        case "missing":
            awaited = (chance_at(area, cell) for cell in one.culprits)
            names = ", ".join(animal(chance.colour) for chance in awaited if chance is not None)
            return tr("Still missing: {animals}").format(animals=names)
    return {
        "empty": tr("This pile is empty."),
        "once": tr("You have one of this shape; no more may come."),
        "different": tr("Two of the small animals must be alike, and none are."),
        "old": tr("The small animals lie right, but one of them must have come in this turn."),
    }[one.reason]


def why_not(reason: str) -> str:
    """Why a tile cannot lie here in any turn."""
    return {
        UNMATCHED: tr("This tile finds none of its colours here."),
        OCCUPIED: tr("A tile lies here already."),
        APART: tr("A tile must touch the reef."),
    }[reason]


def grade(place: int) -> str:
    """Return the name of a solo grade; `place`: 0 for the lowest of the five."""
    return (tr("a good start"), tr("well played"), tr("remarkable"), tr("expert"), tr("be proud"))[place]


def small_animals(n: int) -> str:
    """So many small animals."""
    return trn("{n} small animal", "{n} small animals", n).format(n=n)


def goals_total(sheet: ScoreSheet) -> int:
    """The points of all ecosystems together."""
    return sum(one.points for one in sheet.rows if one.row.startswith("eco:"))
