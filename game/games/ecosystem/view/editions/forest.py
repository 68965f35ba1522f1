"""Forest on the screen."""

from dataclasses import replace

from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.view.skin import EditionSkin, Words
from game.ui.engine.life import Swarm
from game.ui.presentation.presentation import OptionText
from game.ui.table.surroundings import LAND
from game.ui.words import per_language, tr, trc


@per_language
def _words() -> Words:
    return Words(
        title=trc("game", "Forest"),
        pile=tr(
            "The third hand belongs to nobody. Each turn one of its cards goes to the neutral pile, "
            "which competes for wolves and streams."
        ),
        lost=tr("{rival} keeps the forest this time"),
        now=tr("Scores now"),
        rules={
            "hare": tr("1 point each. When you place a hare you may swap any two of your cards."),
            "fox": tr("3 points for each fox with no wolf and no bear beside it."),
            "dragonfly": tr("Each dragonfly scores the size of every stream beside it."),
            "trout": tr("2 points for each stream and each dragonfly beside a trout."),
            "bear": tr("2 points for each bee and each trout beside a bear."),
            "bee": tr("3 points for each meadow beside a bee."),
            "eagle": tr("2 points for each hare and each trout within two steps of an eagle."),
            "deer": tr("2 points for each row and 2 for each column with a deer."),
            "wolf": tr("Most wolves: 12 points. Second most: 8, third most: 4."),
            "stream": tr("Longest stream: 8 points. Second longest: 5."),
            "meadow": tr("2, 3, 4 or 5 meadows in one piece: 3, 6, 10 or 15 points."),
            "biodiversity": tr("Rows at 0 count: up to two 12 points, three 7, four 3, five none, six or more −5."),
        },
        notes={
            "hare": tr("1 each"),
            "fox": tr("3, no wolf or bear beside"),
            "dragonfly": tr("streams beside it"),
            "trout": tr("2 per stream, dragonfly"),
            "bear": tr("2 per bee, trout beside"),
            "bee": tr("3 per meadow beside"),
            "eagle": tr("2 per prey in two steps"),
            "deer": tr("2 per row and column"),
            "wolf": tr("most wolves"),
            "stream": tr("longest stream"),
            "meadow": tr("fields of 2, 3, 4, 5+"),
            "biodiversity": tr("few empty rows"),
        },
        rows={"biodiversity": tr("Biodiversity")},
        options=(
            OptionText(
                "deal",
                tr("Deal one card more than you play"),
                tr("11 cards a round, one is left over"),
                "11+10",
                "10+10",
                least=2,
            ),
        ),
    )


FOREST_SKIN = EditionSkin(
    FOREST,
    _words,
    mound="scenery/mound",
    surroundings=replace(LAND, swarm=Swarm("scenery/pollen", 12, 13, rise=1.2, drift=4, sway=16, strength=0.7)),
    by_lines=frozenset({"deer"}),
)
