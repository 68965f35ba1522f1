"""The registry entry of AQUA."""

from game.core.assessment import Assessor
from game.core.later import Later
from game.core.rules import Fold, Game, Option
from game.games.aqua import components as box
from game.games.aqua.achievements import achieved
from game.games.aqua.bots import adviser_for, assess, bots, tempered
from game.games.aqua.daily import DAILIES
from game.games.aqua.opening import deal_of
from game.games.aqua.position import position, score_position
from game.games.aqua.rules import AquaRules
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.terms import MODES, Terms

AQUA = Game(
    id="aqua",
    seats=range(1, 5),
    options=(
        Option("mode", MODES),
        Option("ecosystems", (None,), also="a list of six numbers from 1 to 18"),
        Option("scenario", (None, *SCENARIOS)),
        Option("modification", (None, *box.MODIFICATIONS)),
        Option("strict_habitats", (False, True)),
    ),
    rules=AquaRules(),
    codec=AquaRules.codec,
    deal_of=deal_of,
    position=position,
    score_position=score_position,
    bots=Later(bots),
    presentation="game.games.aqua.view.presentation:for_game",
    view="game.games.aqua.view.view:VIEW",
    grades=lambda options: tuple(map(str, Terms(1, options["mode"]).grades)),
    fold=Fold(3, achieved),
    dailies=DAILIES,
    advise=adviser_for(),
    assessor=Assessor(assess, half=4.0),
    tempered=Later(tempered),
)
