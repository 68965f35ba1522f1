"""What the challenges and the modifications of the track of fifty are called, in the language of this moment."""

from game.games.aqua.challenges import Nearly
from game.ui.words import tr


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


def nearly(one: Nearly) -> str:
    """A challenge of which only a little is missing, with how much there is."""
    said = tr("{challenge}: {have} of {needed}")
    return said.format(challenge=challenge(one.challenge), have=one.have, needed=one.needed)


def would_be_met(letter: str) -> str:
    """That a scenario nobody had chosen was met all the same."""
    return tr("Scenario {letter} would have been met: play it to tick it.").format(letter=letter)


def ticked_by_itself(name: str, number: int) -> str:
    """That somebody has ticked the only challenge met, without a question."""
    return tr("{name} ticks challenge {n} on the track of fifty: {challenge}.").format(
        name=name, n=number, challenge=challenge(number)
    )


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
