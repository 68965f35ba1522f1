"""What a decision of AQUA was worth beside the best of the other choices."""

from collections.abc import Generator, Sequence
from dataclasses import replace

from game.bots.advice import compared
from game.core.assessment import Assessment
from game.core.rng import Rng
from game.core.rules import Event, Seat
from game.games.aqua.actions import Action, Grow
from game.games.aqua.bots.adviser import AGAIN, suggested, why, with_large
from game.games.aqua.bots.expert import PLAYOUTS, Choice, Mind, found_by, weighs
from game.games.aqua.state import AquaView


def assess(
    view: AquaView, seat: Seat, history: Sequence[Event], action: Action, rng: Rng, effort: float = 1.0
) -> Generator[None, None, Assessment]:
    """What an action was worth; of the snail, of what a modification scores and of challenges nothing is claimed.

    Args:
        view: what the person of the seat saw.
        seat: who decided.
        history: what that person was told.
        action: what was decided.
        rng: its chance.
        effort: how many playouts it spends, 1 for all that it should.
    """
    view = replace(view, viewer=seat)
    choices = weighs(view, view.legal[seat])
    if not choices:
        yield
        return Assessment(suggested(view, seat, (action,)), None, 0.0, 0.0, float(view.sheets[seat].total))
    mind, again = Mind(view, seat, history, rng), max(2, round(effort * AGAIN))
    found = yield from found_by(mind, choices)
    others = [choice for choice in found if choice.action != action]
    judged = yield from mind.decided(others or found, round(effort * PLAYOUTS))
    other = judged[0].candidate
    if action not in choices:
        alone = yield from compared(other, other, mind.markets, mind.played_out, again, mind.cost)
        return Assessment(suggested(view, seat, (action,)), None, 0.0, 0.0, _points(alone.reached, mind, other))
    chosen = mind.tile(action.tile) if isinstance(action, Grow) else mind.large(action)
    mine = suggested(view, seat, with_large(view, seat, chosen))
    both = yield from compared(chosen, other, mind.markets, mind.played_out, again if mind.left else 2, mind.cost)
    ahead = both.ahead >= 0
    reasons = why(view, seat, chosen if ahead else other, [t if ahead else -t for t in both.terms])
    its = suggested(view, seat, with_large(view, seat, other)) if others else None
    return Assessment(mine, its, both.ahead, both.error, _points(both.reached, mind, chosen), reasons)


def _points(reached: float, mind: Mind, choice: Choice) -> float:
    """The own points in what was reached: what is left to the next player does not belong to them."""
    return reached - mind.left_over(choice.action)
