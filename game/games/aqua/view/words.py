"""What things in the sea are called, and what they score, in the language of this moment."""

from game.core.score import ScoreSheet
from game.games.aqua.components import GRADES
from game.games.aqua.growing import APART, OCCUPIED, UNMATCHED
from game.games.aqua.scenarios import SCENARIOS, Objective
from game.games.aqua.terms import Terms
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


def tile(name: str) -> str:
    """What a tile is called: its three colours."""
    return ", ".join(coral(colour) for colour in name)


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


def pile(name: str) -> str:
    """What the animals of a pile are called."""
    return {
        "duo": trc("large animal", "Barracuda"),
        "bend": trc("large animal", "Dolphin"),
        "triangle": trc("large animal", "Manta ray"),
        "line": trc("large animal", "Hammerhead"),
        "diamond": trc("large animal", "Humpback"),
    }[name]


def both_animals(name: str) -> str:
    """The two animals of a pile, which play alike."""
    return {
        "duo": tr("Barracuda or moray eel"),
        "bend": tr("Dolphin or dugong"),
        "triangle": tr("Manta ray or reef octopus"),
        "line": tr("Hammerhead or blacktip reef shark"),
        "diamond": tr("Humpback whale or whale shark"),
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


def goal(number: int) -> str:
    """What an ecosystem scores, in a few words; it is always about its native animal."""
    return {
        1: tr("1 for each animal that touches it"),
        2: tr("2 for each, per barracuda"),
        3: tr("3 for each, per dolphin"),
        4: tr("3 for each, per manta ray"),
        5: tr("3 for each, per hammerhead"),
        6: tr("4 for each, per humpback"),
        7: tr("3 for each crab that touches it"),
        8: tr("3 for each clownfish that touches it"),
        9: tr("3 for each turtle that touches it"),
        10: tr("3 for each jellyfish that touches it"),
        11: tr("3 for each starfish that touches it"),
        12: tr("3 for each seahorse that touches it"),
        13: tr("3 for each reef that touches it"),
        14: tr("2 for each next-door native touching"),
        15: tr("7 if you have three or more"),
        16: tr("7 for most of them, 3 for second"),
        17: tr("4 for each, never under large"),
        18: tr("1 for each, large may cover several"),
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


def why_not(reason: str, ways: int) -> str:
    """Why a tile cannot lie like this, and what helps."""
    if reason == UNMATCHED and ways:
        return tr("No equal colours meet like this. Turn the tile.")
    return {
        UNMATCHED: tr("This tile finds none of its colours here."),
        OCCUPIED: tr("A tile lies here already."),
        APART: tr("A tile must touch the reef."),
    }[reason]


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


def challenge(number: int) -> str:
    """What a challenge asks for, in a few words."""
    return {
        1: tr("70 points"),
        2: tr("80 points"),
        3: tr("90 points"),
        4: tr("100 points"),
        5: tr("all six goals pay"),
        6: tr("30 from large"),
        7: tr("35 from large"),
        8: tr("25 from small"),
        9: tr("30 from small"),
        10: tr("25 from reefs"),
        11: tr("30 from reefs"),
        12: tr("win by ten"),
        13: tr("win by twenty"),
        14: tr("four large shapes"),
        15: tr("two whales"),
        16: tr("win, no large"),
        17: tr("three large apart"),
        18: tr("four of a kind"),
        19: tr("two of each"),
        20: tr("win with fewest"),
        21: tr("five reefs pay"),
        22: tr("four reefs round one"),
        23: tr("reef of six"),
        24: tr("all by a reef"),
        25: tr("three large by reef"),
    }[number]


def modification(number: int) -> str:
    """What a modification changes, in a few words."""
    return {
        1: tr("market one smaller"),
        2: tr("market one larger"),
        3: tr("reefs need five"),
        4: tr("reefs pay by coral"),
        5: tr("reefs pay for large"),
        6: tr("one reef colour"),
        7: tr("few small animals"),
        8: tr("four colours each"),
        9: tr("large need a pair"),
        10: tr("each shape once"),
    }[number]


def grade(points: int) -> str:
    """What a total is worth in the solo challenge."""
    return dict(
        zip(
            GRADES,
            (tr("a good start"), tr("well played"), tr("remarkable"), tr("expert"), tr("be proud")),
        )
    )[points]


def small_animals(n: int) -> str:
    """So many small animals."""
    return trn("{n} small animal", "{n} small animals", n).format(n=n)


def goals_total(sheet: ScoreSheet) -> int:
    """The points of all ecosystems together."""
    return sum(one.points for one in sheet.rows if one.row.startswith("eco:"))


def challenge_rule(number: int) -> str:
    """What a challenge asks for, in a whole sentence."""
    points = {1: 70, 2: 80, 3: 90, 4: 100}
    parts = {6: 30, 7: 35, 8: 25, 9: 30, 10: 25, 11: 30}
    if number in points:
        return tr("Finish with at least {n} points.").format(n=points[number])
    if number in (6, 7):
        return tr("At least {n} points from large animals.").format(n=parts[number])
    if number in (8, 9):
        return tr("At least {n} points from small animals.").format(n=parts[number])
    if number in (10, 11):
        return tr("At least {n} points from reefs.").format(n=parts[number])
    return {
        5: tr("Each of the six goals brings points."),
        12: tr("Win by at least 10 points. Not alone."),
        13: tr("Win by at least 20 points. Not alone."),
        14: tr("Have large animals of at least four different shapes."),
        15: tr("Have at least two humpbacks or whale sharks."),
        16: tr("Win without any large animal. Not alone."),
        17: tr("Have three large animals of which no two touch."),
        18: tr("Have at least four small animals of one species."),
        19: tr("Have at least two small animals of every species."),
        20: tr("Win with fewer small animals than everybody else. Not alone."),
        21: tr("Have at least five reefs that bring points."),
        22: tr("One small animal touches at least four reefs."),
        23: tr("One reef touches at least six small animals."),
        24: tr("Every small animal touches a reef."),
        25: tr("At least three large animals touch a reef each."),
    }[number]


def modification_rule(number: int) -> str:
    """What a modification changes, in a whole sentence."""
    return {
        1: tr("The market shows one tile less, so that none is left over."),
        2: tr("The market shows one tile more."),
        3: tr("Only groups of five or more corals are reefs."),
        4: tr("A reef brings 2 points for each of its corals instead of the values of its animals."),
        5: tr("A reef brings the values of the large animals at it instead of the small ones."),
        6: tr("At the end everybody names one colour; only reefs of that colour bring points."),
        7: tr("There are fewer small animals of each species."),
        8: tr("Nobody may have small animals of more than four colours; other habitats stay bare."),
        9: tr("A large animal must lie over at least two equal small animals, instead of all different ones."),
        10: tr("Nobody may have more than one large animal of each shape."),
    }[number]
