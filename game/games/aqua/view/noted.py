"""What things on the reef say of themselves when they are looked at, in words."""

from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.components import COLOURS, REEFS_BY_CORALS, REEFS_BY_LARGE, SMALL_VALUES
from game.games.aqua.growing import Chance
from game.games.aqua.reefs import Reef
from game.games.aqua.state import AquaView
from game.games.aqua.terms import Terms
from game.games.aqua.view import goal_words, words
from game.ui.words import tr, trn

_ABOUT = {2: "duo", 3: "bend", 4: "triangle", 5: "line", 6: "diamond"}
"""Ecosystem → the pile whose large animals it pays for."""


def small_animal(view: AquaView, colour: str) -> str:
    """What a small animal of a colour brings, and whose native it is."""
    said = [worth(words.animal(colour), SMALL_VALUES[colour])]
    return "\n".join((*said, *_native_of(view.terms, colour)))


def large_animal(view: AquaView, animal: LargeAnimal, area: Area) -> str:
    """What a large animal brings, what it lies over, and the goals that pay for it."""
    under = ", ".join(words.animal(area.animals[cell]) for cell in animal.cells)
    said = [worth(words.pile(animal.pile), animal.value), tr("Lies over: {animals}").format(animals=under)]
    row = enumerate(view.terms.ecosystems)
    said += [_goal(number, view.terms.natives[place]) for place, number in row if _ABOUT.get(number) == animal.pile]
    return "\n".join(said)


def reef(view: AquaView, one: Reef, points: int, area: Area) -> str:
    """What a reef counts."""
    n, terms = len(one.corals), view.terms
    name = tr("Reef, {colour}").format(colour=words.coral(one.colour))
    corals = trn("{n} coral", "{n} corals", n).format(n=n)
    head = f"{worth(name, points)} ({corals})"
    if terms.modification == REEFS_BY_CORALS:
        return f"{head}\n" + tr("2 points for each of its corals.")
    if terms.modification == REEFS_BY_LARGE:
        touching = [a for a in area.large if not set(one.animals).isdisjoint(a.cells)]
        parts = ", ".join(f"{words.pile(animal.pile)} {animal.value}" for animal in touching)
    else:
        colours = (area.animals[cell] for cell in one.animals)
        parts = ", ".join(f"{words.animal(colour)} {SMALL_VALUES[colour]}" for colour in colours)
    if not parts:
        return f"{head}\n" + tr("No animal touches it yet.")
    return f"{head}\n" + tr("It touches: {animals}").format(animals=parts)


def chance(one: Chance) -> str:
    """What a habitat in the making lacks."""
    n = len(one.missing)
    lacking = trn(
        "One more coral of this colour has to meet here: {colour}.",
        "{n} more corals of this colour have to meet here: {colour}.",
        n,
    )
    return words.animal(one.colour) + "\n" + lacking.format(n=n, colour=words.coral(one.colour))


def supply(view: AquaView, colour: str) -> str:
    """How many small animals of a colour are left, and what one brings."""
    left = view.small_left[colour]
    said = tr("None is left: a habitat of this colour stays bare.")
    if left:
        said = trn("{n} is left in the supply.", "{n} are left in the supply.", left).format(n=left)
    return small_animal(view, colour) + "\n" + said


def market_tile(name: str, places: int) -> str:
    """The colours of a tile of the market, and in how many places of a reef it fits."""
    fits = trn("It fits in {n} place.", "It fits in {n} places.", places).format(n=places)
    return words.tile(name) + "\n" + (fits if places else tr("It fits nowhere."))


def colours_in_order(view: AquaView) -> tuple[tuple[str, int], ...]:
    """Each colour and how many of its small animals are left."""
    return tuple((colour, view.small_left[colour]) for colour in COLOURS)


def worth(name: str, points: int) -> str:
    """What something is called, and what it brings."""
    return trn("{name}: {n} point", "{name}: {n} points", points).format(name=name, n=points)


def _native_of(terms: Terms, colour: str) -> list[str]:
    row = zip(terms.ecosystems, terms.natives)
    return [_goal(number, native) for number, native in row if native == colour]


def _goal(number: int, native: str) -> str:
    said = tr("Goal {number}, native {animal}: {rule}")
    return said.format(number=number, animal=words.animal(native), rule=goal_words.goal(number))
