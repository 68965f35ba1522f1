"""What an expert of Ecosystem would do and why, row by row."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.bots.advice import compared, metered, weighty
from game.bots.think import Slices
from game.core.hint import Advice, Hint, Reason, Suggestion
from game.core.rng import Rng
from game.core.rules import Event, Seat, Thought
from game.core.score import ScoreSheet
from game.games.ecosystem.actions import Action, Pick, Place, Swap
from game.games.ecosystem.bots.candidates import Choice
from game.games.ecosystem.bots.compact.board import cell_of
from game.games.ecosystem.bots.expert import Mind, mind_of, playouts_for, ranked
from game.games.ecosystem.bots.next_step import best_left
from game.games.ecosystem.draft import receiver
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.observing import preview
from game.games.ecosystem.reasons import NEXT, RIVAL
from game.games.ecosystem.state import FLIP, HUNT, PICK, EcosystemView, controller

PLAYOUTS = 300
"""With how many playouts the best two choices are compared."""


def advise(
    edition: Edition, effort: float, view: EcosystemView, seat: Seat, history: Sequence[Event], rng: Rng
) -> Advice:
    """A hint for a seat that decides.

    Args:
        edition: what is played, one with a compact board.
        effort: how many playouts it spends, 1 for all that it should.
        view: what whoever looks at the screen sees.
        seat: who is advised.
        history: what was told to whoever looks.
        rng: its chance; the expert does the same with the same one.
    """
    view = replace(view, chooser=controller(view.players, seat))
    if view.phase in (FLIP, HUNT) or len(view.legal[seat]) == 1:
        return (yield from metered(_by_points(view, seat), len(view.legal[seat])))
    mind, again = mind_of(edition, view, seat, rng), max(2, round(effort * PLAYOUTS))
    slices = Slices.filled(playouts_for(view, effort), mind.cost) + Slices.filled(again, 2 * mind.cost)
    return (yield from metered(_played_out(edition, mind, view, seat, effort, again), slices))


def _played_out(
    edition: Edition, mind: Mind, view: EcosystemView, seat: Seat, effort: float, again: int
) -> Thought[Hint]:
    """What is best when the game is played on, and why."""
    judged = yield from ranked(edition, mind, view, seat, effort)
    best = judged[0].candidate
    other = next((one.candidate for one in judged if one.candidate.action != best.action), None)
    if other is None:
        return Hint(suggested(view, seat, with_what_follows(view, seat, best)), None, (), 0.0, True, True)
    found = yield from compared(best, other, mind.deal, mind.played_out, again, mind.cost)
    if found.ahead < 0:
        best, other, found = other, best, found.turned
    reasons = yield from why(edition, view, seat, best, other, found.terms)
    first, second = (suggested(view, seat, with_what_follows(view, seat, choice)) for choice in (best, other))
    return Hint(first, second, reasons, found.ahead, found.clear, True)


def why(
    edition: Edition, view: EcosystemView, seat: Seat, better: Choice, lesser: Choice, ahead: Sequence[float]
) -> Thought[tuple[Reason, ...]]:
    """What makes one choice better than another. `ahead`: by how much it is, term by term."""
    drafts = view.phase == PICK and view.rival is None
    left = (yield from best_left(edition.under(view.options), view, seat)) if drafts else {}
    rows = by_row(view, seat, ahead, preview(view.played, view, with_what_follows(view, seat, better)))
    return weighty((*rows, *_denied(view, seat, left, better.action, lesser.action)))


def _by_points(view: EcosystemView, seat: Seat) -> Thought[Hint]:
    """What is best by the points alone: nothing is left to be played out, or there is no choice."""
    sheets: dict[Action, tuple[ScoreSheet, ...]] = {}
    for action in view.legal[seat]:
        sheets[action] = preview(view.played, view, (action,))
        yield
    order = sorted(sheets, key=lambda action: -standing(view, seat, sheets[action]))
    best, other = order[0], next(iter(order[1:]), None)
    if other is None:
        return Hint(suggested(view, seat, (best,)), None, (), 0.0, True, False)
    first, second = (terms(view, seat, sheets[action]) for action in (best, other))
    ahead = [a - b for a, b in zip(first, second)]
    reasons = weighty(by_row(view, seat, ahead, sheets[best]))
    return Hint(
        suggested(view, seat, (best,)), suggested(view, seat, (other,)), reasons, sum(ahead), sum(ahead) > 0, False
    )


def with_what_follows(view: EcosystemView, seat: Seat, choice: Choice) -> tuple[Action, ...]:
    """The action with the cell and the exchange with which it was played out."""
    action = choice.action
    if not isinstance(action, Pick | Place):
        return (action,)
    cell = cell_of(choice.board.cards[-1])
    layout = view.seats[seat].grid.layout()
    placed = {**layout, cell: action.species if isinstance(action, Pick) else str(view.seats[seat].waiting)}
    names = tuple(view.played.deck)
    moved = [c for number in choice.board.cards if placed[c := cell_of(number)] != names[choice.board.at[number]]]
    place = () if isinstance(action, Place) else (Place(seat, cell),)
    swap = (Swap(seat, moved[0], moved[1]),) if moved else ()
    return action, *place, *swap


def suggested(view: EcosystemView, seat: Seat, actions: tuple[Action, ...]) -> Suggestion:
    """These actions, with what they change at once."""
    after = standing(view, seat, preview(view.played, view, actions))
    return Suggestion(actions, after - standing(view, seat, view.sheets))


def terms(view: EcosystemView, seat: Seat, sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """What makes up how well the person of a seat does: own rows, in solo less the rival's points."""
    if view.rival is None:
        return tuple(row.points for row in sheets[seat].rows)
    return *(row.points for row in sheets[0].rows), -sheets[view.rival].total


def standing(view: EcosystemView, seat: Seat, sheets: Sequence[ScoreSheet]) -> int:
    """How well the person of a seat does, in points."""
    return sum(terms(view, seat, sheets))


def by_row(view: EcosystemView, seat: Seat, ahead: Sequence[float], sheets: Sequence[ScoreSheet]) -> Iterator[Reason]:
    """A reason for each row; `sheets`: after the best choice."""
    own = sheets[seat if view.rival is None else 0]
    for row, points in zip(own.rows, ahead):
        yield Reason(row.row, points, tuple(dict.fromkeys(cell for line in row.lines for cell in line.cells)))
    if view.rival is not None:
        yield Reason(RIVAL, ahead[-1], seat=view.rival)


def _denied(
    view: EcosystemView, seat: Seat, left: Mapping[str, float], best: Action, other: Action
) -> Iterator[Reason]:
    """By how much less the next player can make of the hand. `left`: by the species that is taken out of it."""
    if isinstance(best, Pick) and isinstance(other, Pick) and left:
        to = receiver(seat, view.round, view.players)
        yield Reason(NEXT, left[other.species] - left[best.species], seat=to)
