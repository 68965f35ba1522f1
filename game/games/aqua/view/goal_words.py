"""What ecosystems, scenarios and the rows of the score sheet ask for, in the language of this moment."""

from game.games.aqua.ecosystems import COLOUR_OF, PILE_OF, POINTS, SECOND_POINTS
from game.games.aqua.scenarios import SCENARIOS, Objective, Progress
from game.games.aqua.terms import Terms
from game.games.aqua.view.words import animal, both_animals
from game.levels.texts import NumberedWords, load_texts
from game.ui.words import number, tr


def goal(number: int) -> str:
    """What an ecosystem scores, whole but short; its native animal is just *native*."""
    return _filled(number, _words_of(number).short)


def brief(number: int) -> str:
    """What an ecosystem pays for, in very few words, where its whole text stands nearby."""
    return tr(_words_of(number).brief)


def goal_rule(number: int) -> str:
    """What an ecosystem scores, in one whole sentence about its natives."""
    return _filled(number, _words_of(number).rule)


def is_global(number: int) -> bool:
    """Whether an ecosystem counts in the whole area, and not by what touches its natives."""
    return number in PILE_OF or number >= 15


def _words_of(number: int) -> NumberedWords:
    return load_texts("aqua").numbered["ecosystems"][number]


def _filled(number: int, words: str) -> str:
    """The words of an ecosystem with its points and the animals that it counts."""
    named = {
        "animals": both_animals(PILE_OF[number]) if number in PILE_OF else "",
        "animal": animal(COLOUR_OF[number]) if number in COLOUR_OF else "",
    }
    return tr(words).format(points=POINTS[number], second=SECOND_POINTS, **named)


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
    return {
        3: tr("Five or more corals of one colour together are a reef: it brings the values of its animals."),
        4: tr("Four or more corals of one colour together are a reef: it brings 2 points for each coral."),
        5: tr("Four or more corals of one colour together are a reef: it brings the values of its large animals."),
        6: tr("Only the reefs of one colour count: they bring the values of their animals."),
    }.get(
        terms.modification or 0,
        tr("Four or more corals of one colour together are a reef: it brings the values of its animals."),
    )  # fmt: skip
