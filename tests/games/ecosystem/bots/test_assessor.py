"""Every legal decision can be judged, one that changes nothing included."""

import pytest

from game.bots.think import finish
from game.core.rng import Rng
from game.core.session import Session
from game.games.ecosystem.actions import Keep, Swap
from tests.games.ecosystem.editions import GAMES

LITTLE = 0.02
SEEDS = range(4)


@pytest.mark.parametrize("edition", ["forest", "ocean"])
def test_an_exchange_of_two_cards_of_one_species_is_judged_as_declining(edition: str) -> None:
    game = GAMES[edition]
    assert game.assessor is not None
    judged = 0
    for seed in SEEDS:
        session, rng = Session.new(game, ("Ana", "Ben"), seed=seed), Rng(seed)
        while session.outcome is None:
            seat = session.actors[0]
            view = session.view(seat)
            legal, layout = view.legal[seat], view.seats[seat].grid.layout()
            for swap in (a for a in legal if isinstance(a, Swap) and layout[a.a] == layout[a.b]):
                found = finish(game.assessor.assess(view, seat, session.events(seat), swap, Rng(1), LITTLE))
                assert found.chosen.actions == (Keep(seat),)
                judged += 1
                break
            session.submit(rng.choice(tuple(legal)))
    assert judged >= len(SEEDS)
