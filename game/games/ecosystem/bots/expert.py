"""The expert of Ecosystem: plays the most promising choices on to the end of the game, many times, and compares."""

from collections.abc import Generator, Sequence
from typing import Any, Protocol

from game.bots.search import Judged, halving, preferred
from game.core.rng import Rng
from game.core.rules import Event, Seat, Thought
from game.games.ecosystem.actions import Action, Give, Pick, Place
from game.games.ecosystem.bots.alone import Alone
from game.games.ecosystem.bots.candidates import Candidates, Choice, choice_for
from game.games.ecosystem.bots.compact import compact
from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.edition import Others
from game.games.ecosystem.bots.drafting import Drafting
from game.games.ecosystem.bots.next_step import medium
from game.games.ecosystem.bots.tempers import Liking, indifferent
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.solo import TURNS
from game.games.ecosystem.state import FLIP, HUNT, PICK, EcosystemView

CARD, OTHER = 600, 200
"""Playouts for a card of a draft; for its cell, for the use of its effect."""

ALONE, OTHER_ALONE, ENDING = 7_700, 3_850, 6
"""The same alone, divided by what a playout costs there and by the turns left with the work of the ending."""

CANDIDATES, EACH = 12, 8
"""How many choices are played out at most, and how many playouts there must be for each."""


class Mind(Protocol):
    """The rest of the game as one seat knows it."""

    cost: float
    board: Board
    others: Others

    def deal(self) -> Any:
        """One way in which everything unknown may be."""
        ...

    def played_out(self, choice: Choice, deal: Any, /) -> tuple[int, ...]:
        """What makes up the result when the game has been played out."""
        ...


def expert(
    edition: Edition,
    effort: float,
    view: EcosystemView,
    history: Sequence[Event],
    rng: Rng,
    liking: Liking = indifferent,
) -> Thought[Action]:
    """Plays every promising choice on to the end, against many ways in which the unseen cards may lie.

    The cards that turn face down at the end are chosen as by the medium computer: nothing is left to play out.

    Args:
        edition: what is played.
        effort: how many playouts it spends, 1 for all that it should.
        view: what it sees.
        history: what it was told.
        rng: its chance.
        liking: how much more a card seems worth to it than it is.
    """
    if view.phase in (FLIP, HUNT):
        return (yield from medium(edition, view, history, rng))
    ((seat, legal),) = view.legal.items()
    if len(legal) == 1:
        yield
        return next(iter(legal))
    judged = yield from ranked(edition, mind_of(edition, view, seat, rng), view, seat, effort)
    own = view.seats[seat].grid

    def liked(choice: Choice) -> float:
        return liking(choice.action.species, own) if isinstance(choice.action, Pick) else 0.0

    return preferred(judged, liked).action


def mind_of(edition: Edition, view: EcosystemView, seat: Seat, rng: Rng) -> Mind:
    """What a seat knows of the rest of the game."""
    board = compact(edition, view.options, view.rival is not None)
    if view.rival is None:
        return Drafting(edition, board, view, seat, rng)
    return Alone(edition, board, view, rng)


def playouts_for(view: EcosystemView, effort: float) -> int:
    """How many playouts the present decision is worth."""
    if view.rival is None:
        return round(effort * (CARD if view.phase == PICK else OTHER))
    cost = compact(view.played, view.options, alone=True).cost * (TURNS - view.turn + ENDING)
    return round(effort * (ALONE if view.phase == PICK else OTHER_ALONE) / cost)


def ranked(
    edition: Edition, mind: Mind, view: EcosystemView, seat: Seat, effort: float, also: Action | None = None
) -> Generator[None, None, list[Judged[Choice]]]:
    """The promising choices by what they come to when they are played out, the best first.

    `also`: an action that is among them even where it promises little.
    """
    legal, waiting = view.legal[seat], view.seats[seat].waiting
    board = compact(edition, view.options, view.rival is not None)
    candidates = Candidates(board, mind.board, mind.others, edition.effects)
    match next(iter(legal)):
        case Pick():
            found = yield from candidates.cards(action for action in legal if isinstance(action, Pick))
        case Place() if waiting is not None:
            found = yield from candidates.cells((a for a in legal if isinstance(a, Place)), waiting)
        case Give():
            found = candidates.gifts(action for action in legal if isinstance(action, Give))
        case _:
            found = yield from candidates.uses(legal)
    playouts = playouts_for(view, effort)
    best = found[: max(2, min(CANDIDATES, playouts // EACH))]
    named = None if also is None else choice_for(found, also)
    if named is not None and all(choice.action != named.action for choice in best):
        best.append(named)
    return (yield from halving(best, mind.deal, lambda c, deal: sum(mind.played_out(c, deal)), playouts, mind.cost))
