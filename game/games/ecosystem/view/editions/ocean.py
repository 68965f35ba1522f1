"""Ocean on the screen."""

from game.games.ecosystem.editions.ocean import GROUPS, OCEAN
from game.games.ecosystem.view.skin import EditionSkin, Group, TurningWords, Words
from game.ui.presentation.presentation import OptionText
from game.ui.table.surroundings import SEA
from game.ui.words import per_language, tr, trc


@per_language
def _words() -> Words:
    return Words(
        title=trc("game", "Ocean"),
        pile=tr(
            "The third hand belongs to nobody. Each turn one of its cards goes to the neutral pile, "
            "which competes for plankton."
        ),
        lost=tr("{rival} keeps the reef this time"),
        now=tr("Scores now"),
        rules={
            "coral": tr("3 points for each coral in the bottom row of your reef."),
            "krill": tr("Each shoal scores by its size: 1, 2 or at least 3 krill are worth 1, 4 or 9 points."),
            "plankton": tr("Most plankton: 12 points. Second most: 8, third most: 4."),
            "grouper": tr("3 points for each krill beside a grouper."),
            "clownfish": tr("2 points for each plankton and each coral beside a clownfish."),
            "crab": tr("2 points for each plankton in the row of a crab."),
            "eel": tr("Beside a coral, a moray eel scores 4 points for each prey beside it."),
            "shark": tr("2 points for each prey in the row and in the column of a shark. Nothing blocks its view."),
            "whale": tr("2 points for each krill in your reef. At the end each whale turns a neighbour face down."),
            "food_web": tr("The lowest of the sums of producers, prey and predators counts once more."),
            "turtle": tr("2 points for each row and 2 for each column with a turtle."),
            "octopus": tr("3 points each. When you place an octopus you may move a card or swap two."),
        },
        notes={
            "coral": tr("3 in the bottom row"),
            "krill": tr("shoals of 1, 2, 3+"),
            "plankton": tr("most plankton"),
            "grouper": tr("3 per krill beside"),
            "clownfish": tr("2 per plankton, coral"),
            "crab": tr("2 per plankton in its row"),
            "eel": tr("4 per prey, by a coral"),
            "shark": tr("2 per prey in row, column"),
            "whale": tr("2 per krill anywhere"),
            "food_web": tr("the lowest group again"),
            "turtle": tr("2 per row and column"),
            "octopus": tr("3 each"),
        },
        rows={"food_web": tr("Food web")},
        groups={"producers": tr("Producers"), "prey": tr("Prey"), "predators": tr("Predators")},
        announcements={"whale": tr("The whales turn cards over")},
        turning=TurningWords(
            first=tr("{name}, choose a whale"),
            first_for_rival=tr("For {name}: choose a whale"),
            card=tr("{name}, which card does the whale turn over?"),
            card_for_rival=tr("For {name}: which card does the whale turn over?"),
            others=tr("The others choose for their whales"),
            refusal=tr("A whale turns over a card beside it that lies face up, and each whale only one."),
            curtain=tr("I am {name}, let me choose for my whales"),
            asks=tr("what do your whales turn over?"),
            when=tr("Before the points: the whales"),
        ),
        waiting=tr("Everybody else: follow the jellyfish for a moment."),
        group=tr("{group}: the lowest of the three groups counts once more, as food web."),
        options=(
            OptionText(
                "deal",
                tr("Deal one card more than you play"),
                tr("as in Forest; usually 10 cards a round"),
                "11+10",
                "10+10",
                least=2,
            ),
            OptionText(
                "octopus_keeps_connected",
                tr("An octopus may not split the reef"),
                tr("after a move all cards still hang together"),
                True,
                False,
            ),
            OptionText(
                "whale_may_flip_whale",
                tr("A whale may turn over a whale"),
                tr("off: whales spare each other"),
                True,
                False,
            ),
            OptionText(
                "rival_food_web",
                tr("Tim scores his food web"),
                tr("off: his lowest group counts only once"),
                True,
                False,
                most=1,
            ),
        ),
    )


OCEAN_SKIN = EditionSkin(
    OCEAN,
    _words,
    mound="scenery/mound-ocean",
    surroundings=SEA,
    under_water=True,
    by_lines=frozenset({"turtle"}),
    groups=(
        Group("producers", "triangle", "groups.producer.colour", GROUPS["producers"]),
        Group("prey", "square", "groups.prey.colour", GROUPS["prey"]),
        Group("predators", "diamond", "groups.predator.colour", GROUPS["predators"]),
    ),
)
