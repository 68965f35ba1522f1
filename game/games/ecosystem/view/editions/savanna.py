"""Savanna on the screen."""

from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.view.skin import EditionSkin, TurningWords, Words
from game.ui.night import Night
from game.ui.presentation.presentation import OptionText
from game.ui.table.surroundings import Surroundings
from game.ui.words import per_language, tr, trc


@per_language
def _words() -> Words:
    return Words(
        title=trc("game", "Savanna"),
        pile=tr(
            "The third hand belongs to nobody. Each turn one of its cards goes to the neutral pile, "
            "which competes for gazelles."
        ),
        lost=tr("{rival} keeps the savanna this time"),
        now=tr("If it ended now"),
        rules={
            "waterhole": tr("2 points for each kind of animal beside a waterhole."),
            "grassland": tr("Each field scores by its size: 1, 2, 3 or at least 4 cards: 1, 4, 9 or 16 points."),
            "tree": tr("2 points for each row and 2 for each column with a tree."),
            "gazelle": tr("2 points each. Most gazelles: 5 points more, second most: 2."),
            "zebra": tr("3 points for each grassland beside a zebra."),
            "giraffe": tr("5 points for each giraffe with a tree beside it."),
            "cheetah": tr("3 points for each gazelle on the diagonals of a cheetah. Then these gazelles turn over."),
            "lion": tr("Beside grassland, a lion turns over one gazelle or zebra of yours and scores 4 points."),
            "elephant": tr(
                "6 points each, less 2 for each animal of another kind beside it that still lies face up."
            ),
            "hyena": tr("3 points for each face-down card two steps away from a hyena."),
            "vulture": tr("4 points for each face-down card below a vulture in its column."),
        },
        notes={
            "waterhole": tr("2 per kind of animal"),
            "grassland": tr("fields of 1, 2, 3, 4+"),
            "tree": tr("2 per row and column"),
            "gazelle": tr("2 each, and most gazelles"),
            "zebra": tr("3 per grassland beside"),
            "giraffe": tr("5 by a tree"),
            "cheetah": tr("3 per gazelle, diagonal"),
            "lion": tr("4 by grassland, for prey"),
            "elephant": tr("6, less 2 per neighbour"),
            "hyena": tr("3 per hunted in two steps"),
            "vulture": tr("4 per hunted below it"),
        },
        announcements={
            "cheetah": tr("The cheetahs hunt"),
            "lion": tr("A lion takes its prey"),
            "elephant": tr("Now the elephants count"),
            "hyena": tr("Now the hyenas count"),
            "vulture": tr("Now the vultures count"),
        },
        turning=TurningWords(
            first=tr("{name}, choose a lion"),
            first_for_rival=tr("For {name}: choose a lion"),
            card=tr("{name}, which prey does the lion take?"),
            card_for_rival=tr("For {name}: which prey does the lion take?"),
            others=tr("The lions hunt"),
            refusal=tr("A lion's prey is a gazelle or a zebra that lies face up."),
            curtain=tr("I am {name}, let me choose for my lions"),
        ),
        options=(
            OptionText(
                "hyena_range",
                tr("Hyenas also look across the corner"),
                tr("off: only two steps straight on"),
                "manhattan2",
                "straight2",
            ),
            OptionText(
                "elephant_floor",
                tr("An elephant never costs points"),
                tr("usually crowded elephants count below 0"),
                True,
                False,
            ),
        ),
    )


SAVANNA_SKIN = EditionSkin(
    SAVANNA,
    _words,
    mound="scenery/mound-savanna",
    surroundings=Surroundings(
        morning="#FFF0D0",
        evening="#D8502A",
        grass=True,
        night=Night("scenery/curtain-savanna", "scenery/tall-grass"),
    ),
    by_lines=frozenset({"tree"}),
    counted_last=("elephant", "hyena", "vulture"),
)
