"""What a decision of Ecosystem was worth beside the best of the other choices."""

from collections.abc import Generator, Sequence
from dataclasses import replace

from game.bots.advice import compared, weighty
from game.core.assessment import Assessment
from game.core.rng import Rng
from game.core.rules import Event, Seat
from game.games.ecosystem.actions import Action
from game.games.ecosystem.bots.adviser import PLAYOUTS, by_row, standing, suggested, terms, why, with_what_follows
from game.games.ecosystem.bots.candidates import choice_for
from game.games.ecosystem.bots.expert import mind_of, ranked
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.observing import preview
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView, controller


def assess(
    edition: Edition,
    view: EcosystemView,
    seat: Seat,
    history: Sequence[Event],
    action: Action,
    rng: Rng,
    effort: float = 1.0,
) -> Generator[None, None, Assessment]:
    """What an action was worth.

    Args:
        edition: what is played, one with a compact board.
        view: what the person of the seat saw.
        seat: who decided.
        history: what that person was told.
        action: what was decided.
        rng: its chance.
        effort: how many playouts it spends, 1 for all that it should.
    """
    view = replace(view, chooser=controller(view.players, seat))
    if view.phase in (FLIP, HUNT):
        return (yield from _by_points(view, seat, action))
    mind, again = mind_of(edition, view, seat, rng), max(2, round(effort * PLAYOUTS))
    judged = [one.candidate for one in (yield from ranked(edition, mind, view, seat, effort, action))]
    chosen = choice_for(judged, action)
    assert chosen is not None, "what was decided is among the choices that are played out"
    other = next((choice for choice in judged if choice.action != chosen.action), None)
    found = yield from compared(chosen, other or chosen, mind.deal, mind.played_out, again, mind.cost)
    mine = suggested(view, seat, with_what_follows(view, seat, chosen))
    if other is None:
        return Assessment(mine, None, 0.0, 0.0, found.reached)
    ahead = found.ahead >= 0
    better, lesser = (chosen, other) if ahead else (other, chosen)
    reasons = yield from why(edition, view, seat, better, lesser, [t if ahead else -t for t in found.terms])
    its = suggested(view, seat, with_what_follows(view, seat, other))
    return Assessment(mine, its, found.ahead, found.error, found.reached, reasons)


def _by_points(view: EcosystemView, seat: Seat, action: Action) -> Generator[None, None, Assessment]:
    """By the points alone: nothing is left to be played out."""
    sheets = {}
    for one in view.legal[seat]:
        sheets[one] = preview(view.played, view, (one,))
        yield
    others = [one for one in sheets if one != action]
    mine, reached = suggested(view, seat, (action,)), float(standing(view, seat, sheets[action]))
    if not others:
        return Assessment(mine, None, 0.0, 0.0, reached)
    other = max(others, key=lambda one: standing(view, seat, sheets[one]))
    gain = reached - standing(view, seat, sheets[other])
    better, lesser = (action, other) if gain >= 0 else (other, action)
    pairs = zip(terms(view, seat, sheets[better]), terms(view, seat, sheets[lesser]))
    reasons = weighty(by_row(view, seat, [a - b for a, b in pairs], sheets[better]))
    return Assessment(mine, suggested(view, seat, (other,)), gain, 0.0, reached, reasons)
