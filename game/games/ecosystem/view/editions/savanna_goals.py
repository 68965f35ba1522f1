"""What is said of the goals of Savanna."""

from collections.abc import Mapping

from game.ui.presentation.path_texts import GoalText
from game.ui.words import tr


def savanna_goals(needed: Mapping[str, int]) -> Mapping[str, GoalText]:
    """Goal → its words; `needed`: goal → how much it asks for."""
    texts = {
        "waterhole": GoalText(
            tr("{n} from waterholes"),
            tr("Score {n} points or more in the row of the waterholes."),
            tr("Four different animals around one waterhole pay 8."),
            "disc/waterhole",
        ),
        "grassland": GoalText(
            tr("A field of {n}"),
            tr("Have a field of {n} grasslands in one piece."),
            tr("The fifth card adds nothing: begin another field."),
            "disc/grassland",
        ),
        "tree": GoalText(
            tr("{n} from trees"),
            tr("Score {n} points or more in the row of the trees."),
            tr("Trees on a slant stand in a new row and a new column each."),
            "disc/tree",
        ),
        "gazelles": GoalText(
            tr("{n} gazelles"),
            tr("Have {n} gazelles in one savanna."),
            tr("They pay by themselves, and cheetahs and lions live on them."),
            "disc/gazelle",
        ),
        "zebra": GoalText(
            tr("{n} from zebras"),
            tr("Score {n} points or more in the row of the zebras."),
            tr("A zebra in a gap of a field touches grassland on several sides."),
            "disc/zebra",
        ),
        "giraffe": GoalText(
            tr("{n} giraffes score"),
            tr("Have {n} giraffes with a tree beside them."),
            tr("One tree can serve four giraffes."),
            "disc/giraffe",
        ),
        "cheetah": GoalText(
            tr("{n} from cheetahs"),
            tr("Score {n} points or more in the row of the cheetahs."),
            tr("Cheetahs and gazelles like the squares of a chessboard: the diagonals stay on one colour."),
            "disc/cheetah",
        ),
        "lion": GoalText(
            tr("{n} lions feed"),
            tr("Have {n} lions that take prey in one savanna."),
            tr("A lion needs grassland beside it and a gazelle or zebra that no cheetah has taken."),
            "disc/lion",
        ),
        "elephant": GoalText(
            tr("{n} from elephants"),
            tr("Score {n} points or more in the row of the elephants."),
            tr("Elephants do not disturb each other: keep the herd together, at the rim."),
            "disc/elephant",
        ),
        "hyena": GoalText(
            tr("{n} from hyenas"),
            tr("Score {n} points or more in the row of the hyenas."),
            tr("Carcasses two steps away feed several hyenas at once."),
            "disc/hyena",
        ),
        "carcasses": GoalText(
            tr("{n} under one vulture"),
            tr("Have {n} face-down cards below one vulture in its column."),
            tr("A vulture in the top row looks down on three cards: let hunters clear them."),
            "disc/vulture",
        ),
        "vulture": GoalText(
            tr("{n} from vultures"),
            tr("Score {n} points or more in the row of the vultures."),
            tr("Vultures above each other share the same carcasses."),
            "disc/vulture",
        ),
        "down": GoalText(
            tr("{n} cards hunted"),
            tr("End with {n} cards face down."),
            tr("Gazelles have paid before they are hunted: what lies face down feeds hyenas and vultures."),
            "disc/gazelle",
        ),
        "no_cheetah": GoalText(
            tr("Win without cheetahs"),
            tr("Win a game, or a solo challenge, with no cheetah in your savanna."),
            tr("Zebras, giraffes and elephants live well on what grows there."),
            "disc/cheetah",
        ),
        "no_grassland": GoalText(
            tr("No grass, {n} points"),
            tr("Reach {n} points with no grassland in your savanna."),
            tr("Trees, giraffes, cheetahs and gazelles need none."),
            "disc/grassland",
        ),
        "eight_rows": GoalText(
            tr("{n} rows above 4"),
            tr("Have {n} rows with 5 points or more."),
            tr("A giraffe at a tree is one by itself."),
            "disc/tree",
        ),
        "ahead": GoalText(
            tr("Ahead by {n}"),
            tr("Win against others by {n} points or more."),
            tr("Hunters and scavengers together pay for the same gazelle three times."),
            "disc/lion",
            alone=False,
        ),
        "total": GoalText(
            tr("{n} points"),
            tr("Reach {n} points in one game."),
            tr("Decide after a few turns whether you hunt or graze."),
            "disc/elephant",
        ),
    }
    return {name: text.counted(needed[name]) for name, text in texts.items()}
