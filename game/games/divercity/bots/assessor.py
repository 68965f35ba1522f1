"""What a decision of Mini DiverCity was worth beside the best of the other choices, in chance to win."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from math import sqrt

from game.bots.advice import weighty
from game.core.assessment import Assessment
from game.core.hint import Suggestion
from game.core.rng import Rng
from game.core.rules import Event, Seat, redact
from game.games.divercity.actions import Action
from game.games.divercity.bots.adviser import LEAST, looks, reasons_for
from game.games.divercity.bots.imagined import imagined
from game.games.divercity.bots.players import FARSIGHTED, judgement_of, skilled, worth
from game.games.divercity.rules import DiverCityRules
from game.games.divercity.state import DiverCityView, State

PLAYOUTS, FIRST = 60, 20
"""Games played on to the end after each of the two choices: so many at most, and so many before it is given up."""

CERTAIN = 100.0
"""The chance of who has won."""


def assess(
    view: DiverCityView, seat: Seat, history: Sequence[Event], action: Action, rng: Rng, effort: float = 1.0
) -> Generator[None, None, Assessment]:
    """What an action was worth: strong computers play the game on after it, and after what they would have done.

    Args:
        view: what the person of the seat saw.
        seat: who decided.
        history: what that person was told.
        action: what was decided.
        rng: its chance.
        effort: how many games it plays on, 1 for all that it should.
    """
    view = replace(view, viewer=view.table.controller(seat))
    judgement, _ = judgement_of(FARSIGHTED, view, history)
    others = [one for one in view.legal[seat] if looks(judgement, one) != looks(judgement, action)]
    other = max(others, key=lambda one: worth(judgement, one), default=None)
    yield
    results: list[float] = []
    differences: list[float] = []
    for number in range(max(2, round(effort * PLAYOUTS))):
        if number >= FIRST * effort and _alike(differences):
            break
        position, chance = imagined(view, history, rng.fork(number)), rng.fork(number, 0)
        results.append((yield from _won(position, action, history, view.viewer, chance)))
        if other is not None:
            best = yield from _won(position, other, history, view.viewer, rng.fork(number, 0))
            differences.append(results[-1] - best)
    gain, error = _mean(differences)
    better = action if other is None or gain >= 0 else other
    return Assessment(
        Suggestion((action,), 0),
        None if other is None else Suggestion((other,), 0),
        gain,
        error,
        _mean(results)[0],
        weighty(reasons_for(judgement, better), LEAST),
    )


def _won(
    state: State, action: Action, history: Sequence[Event], viewer: int | None, rng: Rng
) -> Generator[None, None, float]:
    """100 when the viewer's side wins the game that goes on so, else 0."""
    rules = DiverCityRules()
    past = [redact(event, None) for event in history] if state.table.options["pointing"] else []
    while True:
        step = rules.apply(state, action)
        state = step.state
        if (ended := rules.outcome(state)) is not None:
            return CERTAIN if viewer in ended.winners else 0.0
        if state.table.options["pointing"]:
            past += (redact(event, None) for event in step.events)
        (seat,) = rules.actors(state)
        seen = rules.observe(state, rules.controller(state, seat))
        action = yield from skilled(FARSIGHTED, seen, past, rng)


def _alike(differences: Sequence[float]) -> bool:
    """More games would hardly tell the two choices apart."""
    mean, error = _mean(differences)
    return abs(mean) <= error


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 0 and 0 of nothing."""
    if len(values) < 2:
        return (values[0], 0.0) if values else (0.0, 0.0)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))
