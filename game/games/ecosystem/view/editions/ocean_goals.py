"""What is said of the goals of Ocean."""

from collections.abc import Mapping

from game.ui.presentation.path_texts import GoalText
from game.ui.words import tr


def ocean_goals(needed: Mapping[str, int]) -> Mapping[str, GoalText]:
    """Goal → its words; `needed`: goal → how much it asks for."""
    texts = {
        "coral": GoalText(
            tr("{n} corals score"),
            tr("Have {n} corals in the bottom row of one reef."),
            tr("The bottom row is only settled when four rows are there: leave room below."),
            "disc/coral",
        ),
        "krill": GoalText(
            tr("{n} shoals of three"),
            tr("Have {n} separate shoals of at least three krill."),
            tr("A shoal never pays more than 9: start the next one somewhere else."),
            "disc/krill",
        ),
        "few_plankton": GoalText(
            tr("A little plankton"),
            tr("Win the first prize for plankton with three plankton at most."),
            tr("See who collects it, and take one more only when that settles the prize."),
            "disc/plankton",
        ),
        "grouper": GoalText(
            tr("{n} from groupers"),
            tr("Score {n} points or more in the row of the groupers."),
            tr("A grouper between two shoals eats from both."),
            "disc/grouper",
        ),
        "clownfish": GoalText(
            tr("{n} from clownfish"),
            tr("Score {n} points or more in the row of the clownfish."),
            tr("A clownfish above a coral in the bottom row has one neighbour that pays for sure."),
            "disc/clownfish",
        ),
        "crab": GoalText(
            tr("{n} from crabs"),
            tr("Score {n} points or more in the row of the crabs."),
            tr("Three plankton in one row pay every crab that lies there too."),
            "disc/crab",
        ),
        "eel": GoalText(
            tr("{n} from moray eels"),
            tr("Score {n} points or more in the row of the moray eels."),
            tr("One coral beside the eel is enough; give its other sides to prey."),
            "disc/eel",
        ),
        "shark": GoalText(
            tr("{n} from sharks"),
            tr("Score {n} points or more in the row of the sharks."),
            tr("Two sharks in one row look at the same prey from both ends."),
            "disc/shark",
        ),
        "whale": GoalText(
            tr("{n} krill for a whale"),
            tr("Have {n} krill that lie face up in a reef with a whale."),
            tr("A whale counts krill anywhere: let it turn a card over that has done its work."),
            "disc/whale",
        ),
        "turtle": GoalText(
            tr("{n} from turtles"),
            tr("Score {n} points or more in the row of the turtles."),
            tr("Every turtle in a new row and in a new column brings 4 points."),
            "disc/turtle",
        ),
        "octopus": GoalText(
            tr("Two octopuses"),
            tr("Win with two octopuses or more in your reef."),
            tr("Each one pays 3 points and moves a card: keep one for the last turns."),
            "disc/octopus",
        ),
        "food_web": GoalText(
            tr("A food web of {n}"),
            tr("Score {n} points or more for the food web."),
            tr("Only the lowest group counts again: feed the one that lags behind."),
            "disc/foodweb",
        ),
        "even": GoalText(
            tr("Three alike"),
            tr("Win with three groups that lie at most 5 points apart."),
            tr("Sharks and eels eat prey: with them two groups grow at once."),
            "disc/foodweb",
        ),
        "one_plankton": GoalText(
            tr("Clear water"),
            tr("Win a game, or a solo challenge, with one plankton at most in your reef."),
            tr("Leave the prize to the others and live on krill and corals."),
            "disc/plankton",
        ),
        "hunters": GoalText(
            tr("Three hunters"),
            tr("Win with a moray eel, a shark and a whale in your reef."),
            tr("The predators are often the lowest group: each of them lifts the food web."),
            "disc/shark",
        ),
        "all_rows": GoalText(
            tr("{n} rows score"),
            tr("Score in {n} of the eleven rows of the cards."),
            tr("One card of every kind: a third of what you lay is left for the shoals."),
            "disc/foodweb",
        ),
        "ahead": GoalText(
            tr("Ahead by {n}"),
            tr("Win against others by {n} points or more."),
            tr("Krill that feeds groupers and whales pays three times."),
            "disc/foodweb",
            alone=False,
        ),
        "total": GoalText(
            tr("{n} points"),
            tr("Reach {n} points in one game."),
            tr("Build on one group, then let the food web count the weakest twice."),
            "disc/foodweb",
        ),
    }
    return {name: text.counted(needed[name]) for name, text in texts.items()}
