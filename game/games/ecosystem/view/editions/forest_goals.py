"""What is said of the goals of Forest."""

from collections.abc import Mapping

from game.ui.presentation.path_texts import GoalText
from game.ui.words import tr


def forest_goals(needed: Mapping[str, int]) -> Mapping[str, GoalText]:
    """Goal → its words; `needed`: goal → how much it asks for."""
    texts = {
        "dragonfly": GoalText(
            tr("{n} from dragonflies"),
            tr("Score {n} points or more in the row of the dragonflies."),
            tr("Lay the stream first, then a dragonfly at every bend."),
            "disc/dragonfly",
        ),
        "fox": GoalText(
            tr("{n} foxes score"),
            tr("Have {n} foxes that score in one forest."),
            tr("Keep a corner for foxes and let deer and meadows be their only neighbours."),
            "disc/fox",
        ),
        "bee": GoalText(
            tr("{n} from bees"),
            tr("Score {n} points or more in the row of the bees."),
            tr("Six cells in the middle have four neighbours: a bee is at its best there."),
            "disc/bee",
        ),
        "trout": GoalText(
            tr("{n} from trout"),
            tr("Score {n} points or more in the row of the trout."),
            tr("A stream card between two trout pays both of them."),
            "disc/trout",
        ),
        "bear": GoalText(
            tr("{n} from bears"),
            tr("Score {n} points or more in the row of the bears."),
            tr("Bees and trout that score by themselves feed the bear between them."),
            "disc/bear",
        ),
        "eagle": GoalText(
            tr("{n} from eagles"),
            tr("Score {n} points or more in the row of the eagles."),
            tr("Hares are quickly collected; two eagles can look at the same ones."),
            "disc/eagle",
        ),
        "deer": GoalText(
            tr("{n} from deer"),
            tr("Score {n} points or more in the row of the deer."),
            tr("Every deer in a new row and in a new column brings 4 points."),
            "disc/deer",
        ),
        "one_wolf": GoalText(
            tr("A lone wolf"),
            tr("Win a game, or a solo challenge, with one wolf at most in your forest."),
            tr("Leave the prize to the others: where few wolves roam, every fox scores."),
            "disc/wolf",
        ),
        "meadows": GoalText(
            tr("{n} meadows apart"),
            tr("Have {n} separate meadows of at least two cards."),
            tr("Two middling meadows pay nearly as much as one large one, and need fewer lucky cards."),
            "disc/meadow",
        ),
        "stream": GoalText(
            tr("A stream of {n}"),
            tr("Have {n} stream cards in one piece."),
            tr("A long stream pays twice when trout and dragonflies live at it."),
            "disc/stream",
        ),
        "hares": GoalText(
            tr("{n} hares"),
            tr("Have {n} hares in one forest."),
            tr("Each hare also lets you swap two cards: use them to mend what went wrong."),
            "disc/hare",
        ),
        "variety": GoalText(
            tr("Full variety"),
            tr("Win with {n} points for biodiversity."),
            tr("One card of a kind is enough as long as it scores; two rows may stay at 0."),
            "disc/biodiversity",
        ),
        "all_rows": GoalText(
            tr("{n} rows score"),
            tr("Score in {n} of the eleven rows of the cards."),
            tr("One stream or one wolf more than the others can be enough for a share of the prize."),
            "disc/biodiversity",
        ),
        "eight_rows": GoalText(
            tr("{n} rows above 4"),
            tr("Have {n} rows with 5 points or more."),
            tr("After the first round, look for the rows that lack one card to 5."),
            "disc/biodiversity",
        ),
        "no_bee": GoalText(
            tr("No bee, {n} points"),
            tr("Reach {n} points with no bee in your forest."),
            tr("Foxes, trout and eagles make a forest that needs no honey."),
            "disc/bee",
        ),
        "few_wolves": GoalText(
            tr("A small pack"),
            tr("Win the first prize for wolves with two wolves at most."),
            tr("Watch what the others collect and stop as soon as you are ahead."),
            "disc/wolf",
        ),
        "ahead": GoalText(
            tr("Ahead by {n}"),
            tr("Win against others by {n} points or more."),
            tr("Keep from your neighbours what they need most."),
            "disc/biodiversity",
            alone=False,
        ),
        "total": GoalText(
            tr("{n} points"),
            tr("Reach {n} points in one game."),
            tr("Two strong rows that feed each other carry further than five weak ones."),
            "disc/biodiversity",
        ),
    }
    return {name: text.counted(needed[name]) for name, text in texts.items()}
