"""The registry entry of an edition."""

from functools import partial

from game.core.later import Later
from game.core.rules import Event, Fold, Game, Option, Rules
from game.games.ecosystem import bots
from game.games.ecosystem.actions import Action
from game.games.ecosystem.codec import ecosystem_codec
from game.games.ecosystem.daily import dailies_of
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.goals import ended, goals_of
from game.games.ecosystem.opening import deal_of, seats_for
from game.games.ecosystem.position import position, score_position
from game.games.ecosystem.rules import EcosystemRules
from game.games.ecosystem.state import EcosystemView, State


def ecosystem(edition: Edition) -> Game:
    """Everything the app and the tools need to know of one edition."""
    rules: Rules[State, Action, EcosystemView, Event] = EcosystemRules(edition)
    return Game(
        id=edition.id,
        seats=seats_for(edition),
        options=(Option("deal", edition.deals), *edition.options),
        rules=rules,
        codec=ecosystem_codec(edition.deck),
        deal_of=deal_of,
        position=partial(position, edition),
        score_position=partial(score_position, edition),
        bots=Later(partial(bots.bots, edition)),
        presentation="game.games.ecosystem.view.presentation:for_game",
        view="game.games.ecosystem.view.view:VIEW",
        grades=lambda options: tuple(edition.rival.margins),
        wins_from=edition.rival.wins_from,
        fold=Fold(2, partial(ended, edition)),
        goals=goals_of(edition),
        dailies=dailies_of(edition),
        advise=bots.adviser_for(edition),
        assessor=bots.assessor_for(edition),
        arrange=bots.arranger(edition),
        tempered=Later(partial(bots.tempered, edition)),
    )
