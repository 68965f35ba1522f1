"""The registry entry of Mini DiverCity."""

from game.core.assessment import Assessor
from game.core.later import Later
from game.core.rules import Fold, Game
from game.games.divercity.bots import advise, assess, bots
from game.games.divercity.daily import DAILIES
from game.games.divercity.goals import GOALS, ended
from game.games.divercity.observing import observe_openly
from game.games.divercity.opening import deal_of
from game.games.divercity.position import position, score_position
from game.games.divercity.rules import DiverCityRules
from game.games.divercity.table import OPTIONS, team_of

DIVERCITY = Game(
    id="divercity",
    seats=range(1, 8),
    options=OPTIONS,
    rules=DiverCityRules(),
    codec=DiverCityRules.codec,
    deal_of=deal_of,
    position=position,
    score_position=score_position,
    bots=Later(bots),
    fold=Fold(1, ended),
    goals=GOALS,
    dailies=DAILIES,
    advise=advise,
    own_cards_hidden=True,
    open_view=observe_openly,
    assessor=Assessor(assess, half=10.0, team=team_of),
    presentation="game.games.divercity.view.presentation:for_game",
    view="game.games.divercity.view.view:VIEW",
)
