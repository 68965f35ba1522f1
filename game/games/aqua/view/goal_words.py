"""What ecosystems, scenarios and the rows of the score sheet ask for, in the language of this moment."""

from game.games.aqua.scenarios import SCENARIOS, Objective, Progress
from game.games.aqua.terms import Terms
from game.games.aqua.view.words import animal, both_animals
from game.ui.words import number, tr


def goal(number: int) -> str:
    """What an ecosystem scores, whole but short; its native animal is just *native*."""
    if 2 <= number <= 6:
        return {
            2: tr("2 points per native and per barracuda"),
            3: tr("3 points per native and per dolphin"),
            4: tr("3 points per native and per manta ray"),
            5: tr("3 points per native and per hammerhead"),
            6: tr("4 points per native and per humpback"),
        }[number]
    return {
        1: tr("1 point per native and per animal touching it"),
        7: tr("3 points per native and per crab touching it"),
        8: tr("3 points per native and per clownfish touching it"),
        9: tr("3 points per native and per turtle touching it"),
        10: tr("3 points per native and per jellyfish touching it"),
        11: tr("3 points per native and per starfish touching it"),
        12: tr("3 points per native and per seahorse touching it"),
        13: tr("3 points per native and per reef touching it"),
        14: tr("2 points per native and per native of the next goals touching it"),
        15: tr("7 points for three natives or more"),
        16: tr("7 points for most natives, 3 for second most"),
        17: tr("4 points per native, none under a large animal"),
        18: tr("1 point per native, large animals may cover several"),
    }[number]


def brief(number: int) -> str:
    """What an ecosystem pays for, in very few words, where its whole text stands nearby."""
    return {
        1: tr("animals touching it"),
        2: tr("with each barracuda"),
        3: tr("with each dolphin"),
        4: tr("with each manta ray"),
        5: tr("with each hammerhead"),
        6: tr("with each humpback"),
        7: tr("crabs touching it"),
        8: tr("clownfish touching it"),
        9: tr("turtles touching it"),
        10: tr("jellyfish touching it"),
        11: tr("starfish touching it"),
        12: tr("seahorses touching it"),
        13: tr("reefs touching it"),
        14: tr("next natives touching it"),
        15: tr("three or more"),
        16: tr("most, second most"),
        17: tr("each, none covered"),
        18: tr("each"),
    }[number]


def goal_rule(number: int) -> str:
    """What an ecosystem scores, in one whole sentence about its natives."""
    if 2 <= number <= 6:
        name = both_animals(("duo", "bend", "triangle", "line", "diamond")[number - 2])
        points = (2, 3, 3, 3, 4)[number - 2]
        words = tr("{animals}: each of yours brings {points} points for every native you have.")
        return words.format(animals=name, points=points)
    if 7 <= number <= 12:
        words = tr("{animal}: each one that touches a native brings 3 points.")
        return words.format(animal=animal("RYGBPO"[number - 7]))
    return {
        1: tr("Each native brings 1 point for every small animal that touches it."),
        13: tr("Each reef brings 3 points for every native that touches it."),
        14: tr(
            "Each native brings 2 points for every animal touching it that is native to a goal right beside this."
        ),
        15: tr("At least three natives bring 7 points."),
        16: tr("Most natives of all bring 7 points, the next most 3. Alone, your own species are compared."),
        17: tr("Each native brings 4 points, but no large animal may lie over one."),
        18: tr("Each native brings 1 point, and a large animal may lie over several of them."),
    }[number]


def is_global(number: int) -> bool:
    """Whether an ecosystem counts in the whole area, and not by what touches its natives."""
    return 2 <= number <= 6 or number >= 15


def objective(wanted: Objective) -> str:
    """What a scenario asks for besides its total."""
    n = wanted.least if wanted.least is not None else wanted.most
    words = {
        ("small", True): tr("Small animals: at least {n} points"),
        ("small", False): tr("Small animals: at most {n} points"),
        ("large", True): tr("Large animals: at least {n} points"),
        ("large", False): tr("Large animals: at most {n} points"),
        ("reefs", True): tr("Reefs: at least {n} points"),
        ("reefs", False): tr("Reefs: at most {n} points"),
        ("species", True): tr("A small animal of every colour"),
        ("ecosystems", True): tr("Points from at least {n} goals"),
        ("uncovered", False): tr("Every small animal under a large one"),
        ("of_a_species", False): tr("At most {n} small animals of any colour"),
    }[wanted.name, wanted.least is not None]
    return words.format(n=n)


def so_far(p: Progress) -> str:
    """The number of an objective as it is now; of animals to be covered, how many still wait."""
    if p.objective is not None and p.objective.name == "uncovered":
        return tr("{n} to go").format(n=p.have)
    return number(p.have)


def scenario_task(letter: str) -> str:
    """The objective of a scenario in a few words."""
    wanted = SCENARIOS[letter].objective
    if wanted is None:
        return {"A": tr("goals 1 to 6"), "B": tr("goals 7 to 12")}.get(letter, tr("no task"))
    n = wanted.least if wanted.least is not None else wanted.most
    words = {
        ("small", True): tr("{n} from small"),
        ("small", False): tr("small: {n} at most"),
        ("large", True): tr("{n} from large"),
        ("large", False): tr("large: {n} at most"),
        ("reefs", True): tr("{n} from reefs"),
        ("reefs", False): tr("reefs: {n} at most"),
        ("species", True): tr("every colour"),
        ("ecosystems", True): tr("{n} goals pay"),
        ("uncovered", False): tr("all under large"),
        ("of_a_species", False): tr("{n} of a colour"),
    }[wanted.name, wanted.least is not None]
    return words.format(n=n)


def row(terms: Terms, name: str) -> str:
    """What a row of the score sheet is called."""
    if name.startswith("eco:"):
        return animal(terms.natives[int(name.removeprefix("eco:"))])
    return {"large": tr("Large animals"), "small": tr("Small animals"), "reefs": tr("Reefs")}[name]


def row_rule(terms: Terms, name: str) -> str:
    """What a row of the score sheet pays for, in one sentence."""
    if name.startswith("eco:"):
        return goal_rule(terms.ecosystems[int(name.removeprefix("eco:"))])
    if name == "large":
        return tr("Every large animal brings the value printed on it.")
    if name == "small":
        return tr("Every small animal brings its value, covered by a large one or not.")
    if not terms.reefs_score:
        return tr("In the family game reefs bring nothing.")
    return {
        3: tr("Five or more corals of one colour together are a reef: it brings the values of its animals."),
        4: tr("Four or more corals of one colour together are a reef: it brings 2 points for each coral."),
        5: tr("Four or more corals of one colour together are a reef: it brings the values of its large animals."),
        6: tr("Only the reefs of one colour count: they bring the values of their animals."),
    }.get(
        terms.modification or 0,
        tr("Four or more corals of one colour together are a reef: it brings the values of its animals."),
    )  # fmt: skip
