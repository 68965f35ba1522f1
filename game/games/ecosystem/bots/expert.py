"""The expert of Ecosystem: plays the most promising choices on to the end of the game, many times, and compares."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.bots.search import halving
from game.core.rng import Rng
from game.core.rules import Event, Thought
from game.games.ecosystem.actions import Action, Give, Pick, Place
from game.games.ecosystem.bots.alone import Alone
from game.games.ecosystem.bots.candidates import Candidates, Choice
from game.games.ecosystem.bots.compact import compact
from game.games.ecosystem.bots.drafting import Drafting
from game.games.ecosystem.bots.next_step import medium
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView

CARD, OTHER = 600, 200
"""Playouts for a card; for its cell, for the use of its effect, for the gift to the rival."""

CANDIDATES, EACH = 12, 8
"""How many choices are played out at most, and how many playouts there must be for each."""

PLAYOUT, PLAYOUT_ALONE = 0.5, 1.8
"""What one playout costs, as in `Slices`."""

D = TypeVar("D")


def expert(
    edition: Edition, effort: float, view: EcosystemView, history: Sequence[Event], rng: Rng
) -> Thought[Action]:
    """Plays every promising choice on to the end, against many ways in which the unseen cards may lie.

    The cards that turn face down at the end are chosen as by the medium computer: nothing is left to play out.

    Args:
        edition: what is played.
        effort: how many playouts it spends, 1 for all that it should.
        view: what it sees.
        history: what it was told.
        rng: its chance.
    """
    ((seat, legal),) = view.legal.items()
    if view.phase in (FLIP, HUNT):
        return (yield from medium(edition, view, history, rng))
    if len(legal) == 1:
        yield
        return next(iter(legal))
    board = compact(edition, view.options)
    if view.rival is None:
        drafting = Drafting(edition, board, view, seat, rng)
        candidates = Candidates(board, drafting.board, drafting.course.others, edition.effects)
        return (yield from _decided(view, candidates, drafting.deal, drafting.played_out, effort, PLAYOUT))
    alone = Alone(edition, board, view, rng)
    candidates = Candidates(board, alone.board, alone.others, edition.effects)
    return (yield from _decided(view, candidates, alone.deal, alone.played_out, effort, PLAYOUT_ALONE))


def _decided(
    view: EcosystemView,
    candidates: Candidates,
    deal: Callable[[], D],
    played_out: Callable[[Choice, D], float],
    effort: float,
    cost: float,
) -> Thought[Action]:
    """The choice that comes to most when it is played out."""
    ((seat, legal),) = view.legal.items()
    waiting, playouts = view.seats[seat].waiting, OTHER
    match next(iter(legal)):
        case Pick():
            playouts = CARD
            found = yield from candidates.cards(action for action in legal if isinstance(action, Pick))
        case Place() if waiting is not None:
            found = yield from candidates.cells((a for a in legal if isinstance(a, Place)), waiting)
        case Give():
            found = candidates.gifts(action for action in legal if isinstance(action, Give))
        case _:
            found = yield from candidates.uses(legal)
    playouts = round(effort * playouts)
    best = found[: max(2, min(CANDIDATES, playouts // EACH))]
    judged = yield from halving(best, deal, played_out, playouts, cost)
    return judged[0].candidate.action
