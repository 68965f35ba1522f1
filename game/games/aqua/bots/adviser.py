"""What an expert of AQUA would do and why, row by row."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.bots.advice import compared, metered, weighty
from game.bots.think import Slices
from game.core.hint import Advice, Hint, Reason, Suggestion
from game.core.rng import Rng
from game.core.rules import Event, Seat, Thought
from game.core.score import ScoreSheet
from game.games.aqua.actions import Action, Grow, Large, Snail
from game.games.aqua.bots.compact import cell_of
from game.games.aqua.bots.expert import PLAYOUTS, Choice, Mind, found_by, prefers_snail, weighs
from game.games.aqua.bots.next_step import SCORING, Judgement, waiting_others
from game.games.aqua.observing import area_after, preview
from game.games.aqua.reasons import NEXT, SNAIL
from game.games.aqua.state import AquaView

AGAIN = 100
"""With how many playouts the best two choices are compared."""


def advise(effort: float, view: AquaView, seat: Seat, history: Sequence[Event], rng: Rng) -> Advice:
    """A hint for a seat that decides.

    Args:
        effort: how many playouts it spends, 1 for all that it should.
        view: what whoever looks at the screen sees.
        seat: who is advised.
        history: what was told.
        rng: its chance; the expert does the same with the same one.
    """
    view = replace(view, viewer=seat)
    legal = view.legal[seat]
    choices = weighs(view, legal)
    if not choices or len(legal) == 1:
        return (yield from metered(_by_worth(view, seat), Slices.filled(len(legal), SCORING)))
    mind, again = Mind(view, seat, history, rng), max(2, round(effort * AGAIN))
    playouts = round(effort * PLAYOUTS)
    slices = Slices.filled(playouts, mind.cost) + Slices.filled(again, 2 * mind.cost) if mind.left else 10
    return (yield from metered(_played_out(view, seat, mind, choices, playouts, again), slices))


def _played_out(
    view: AquaView, seat: Seat, mind: Mind, choices: Sequence[Action], playouts: int, again: int
) -> Thought[Hint]:
    """What is best when the game is played on, and why."""
    judged = yield from mind.decided((yield from found_by(mind, choices)), playouts)
    best = judged[0].candidate
    if prefers_snail(view, view.legal[seat], judged):
        reason = Reason(SNAIL, 0.0)
        snail = Suggestion((Snail(seat),), 0)
        return Hint(snail, suggested(view, seat, with_large(view, seat, best)), (reason,), 0.0, True, True)
    other = next((one.candidate for one in judged if _differs(one.candidate.action, best.action)), None)
    if other is None:
        return Hint(suggested(view, seat, with_large(view, seat, best)), None, (), 0.0, True, True)
    found = yield from compared(best, other, mind.markets, mind.played_out, again if mind.left else 2, mind.cost)
    if found.ahead < 0:
        best, other, found = other, best, found.turned
    first, second = (suggested(view, seat, with_large(view, seat, choice)) for choice in (best, other))
    return Hint(first, second, why(view, seat, best, found.terms), found.ahead, found.clear, True)


def why(view: AquaView, seat: Seat, better: Choice, ahead: Sequence[float]) -> tuple[Reason, ...]:
    """What makes a choice better than another one. `ahead`: by how much it is, term by term."""
    reasons = list(by_row(preview(view, with_large(view, seat, better))[seat], ahead))
    if waiting_others(view):
        reasons.append(Reason(NEXT, ahead[-1], seat=view.order[view.played + 1]))
    return weighty(reasons)


def _by_worth(view: AquaView, seat: Seat) -> Thought[Hint]:
    """What is best at a glance: where nothing is played out, or there is no choice."""
    judgement, worths, slices = Judgement.of(view, seat), dict[Action, float](), Slices()
    for action in view.legal[seat]:
        if not isinstance(action, Snail):
            worths[action] = judgement.naming(action).worth(area_after(view, view.areas, action))
        if slices.full(SCORING):
            yield
    order = sorted(worths, key=lambda action: -worths[action])
    best, other = order[0], next((action for action in order if _differs(action, order[0])), None)
    if other is None:
        return Hint(suggested(view, seat, (best,)), None, (), 0.0, True, False)
    sheets = [preview(view, (action,))[seat] for action in (best, other)]
    ahead = [a.points - b.points for a, b in zip(sheets[0].rows, sheets[1].rows)]
    reasons = weighty(by_row(sheets[0], ahead))
    first, second = (suggested(view, seat, (action,)) for action in (best, other))
    return Hint(first, second, reasons, worths[best] - worths[other], worths[best] > worths[other], False)


def _differs(one: Action, other: Action) -> bool:
    """Another tile, or another choice of another kind: another place for the same tile is none."""
    if isinstance(one, Grow) and isinstance(other, Grow):
        return one.tile.name != other.tile.name
    return one != other


def with_large(view: AquaView, seat: Seat, choice: Choice) -> tuple[Action, ...]:
    """The action with the large animal that it was judged with."""
    before = view.areas[seat]
    if not isinstance(choice.action, Grow) or len(choice.area.large) == len(before.large):
        return (choice.action,)
    cells = {cell_of(number) for number in choice.area.covered} - before.covered
    return choice.action, Large(seat, choice.area.large[-1][0], tuple(cells))


def suggested(view: AquaView, seat: Seat, actions: tuple[Action, ...]) -> Suggestion:
    """These actions, with what they change at once."""
    return Suggestion(actions, preview(view, actions)[seat].total - view.sheets[seat].total)


def by_row(sheet: ScoreSheet, ahead: Sequence[float]) -> Iterator[Reason]:
    """A reason for each row; `sheet`: after the best choice."""
    for row, points in zip(sheet.rows, ahead):
        yield Reason(row.row, points, tuple(dict.fromkeys(cell for line in row.lines for cell in line.cells)))
