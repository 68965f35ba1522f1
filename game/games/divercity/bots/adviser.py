"""What an expert of Mini DiverCity would do and why, by what it hopes for and fears."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from game.bots.advice import metered, weighty
from game.bots.think import Slices
from game.core.hint import Advice, Hint, Reason, Suggestion
from game.core.rng import Rng
from game.core.rules import Event, Seat, Thought
from game.games.divercity.actions import Action, Close, Corporate, Discard, Oil, Order, Play, Tell, Use
from game.games.divercity.bots.judgement import END, Judgement
from game.games.divercity.bots.players import FARSIGHTED, judgement_of, pointing, worth
from game.games.divercity.bots.sparing import sparing
from game.games.divercity.reasons import BLIND, DANGER, FEAR, GONE, HARM, HOPE, LATER, LOST, TOLD, WON
from game.games.divercity.state import DiverCityView

JUDGING = 0.1
"""What it costs to judge an action, as in `Slices`."""

LEAST = 0.04
"""What a reason must at least be worth; winning is worth `END`."""

CLEAR = 0.1
"""By how much the best choice must be ahead to be better."""


def advise(view: DiverCityView, seat: Seat, history: Sequence[Event], rng: Rng) -> Advice:
    """A hint for a seat that decides.

    Args:
        view: what whoever looks at the screen sees.
        seat: who is advised.
        history: what was told to whoever looks.
        rng: nothing is left to chance here.
    """
    view = replace(view, viewer=view.table.controller(seat))
    return (yield from metered(_weighed(view, seat, history), Slices.filled(len(view.legal[seat]), JUDGING)))


def _weighed(view: DiverCityView, seat: Seat, history: Sequence[Event]) -> Thought[Hint]:
    j, pointers = judgement_of(FARSIGHTED, view, history)
    legal, worths, slices = view.legal[seat], dict[Action, float](), Slices()
    for action in sparing(j, legal):
        worths[action] = worth(j, action)
        if slices.full(JUDGING):
            yield
    order = sorted(worths, key=lambda action: -worths[action])
    best = order[0]
    other = next((action for action in order if looks(j, action) != looks(j, best)), None)
    shown = Suggestion((pointing(j, pointers, best, legal),), 0)
    reasons = weighty(reasons_for(j, best), LEAST)
    if other is None:
        return Hint(shown, None, reasons, 0.0, True, False)
    ahead = worths[best] - worths[other]
    return Hint(shown, Suggestion((other,), 0), reasons, ahead, ahead >= CLEAR, False)


def looks(j: Judgement, action: Action) -> Hashable:
    """Actions that are equal in this are the same to who decides: places with unknown cards look alike."""
    match action:
        case Play(seat, place) | Oil(seat, place):
            return type(action), j.hands[seat][place]
        case Close(seat, hotel, place):
            return Close, hotel, j.hands[seat][place]
        case Use(seat, "swimmer", int(place)):
            return Use, "swimmer", j.hands[seat][place]
    return action


def reasons_for(j: Judgement, action: Action) -> Iterator[Reason]:
    """What speaks for an action and against it."""
    match action:
        case Play(seat, place) | Use(seat, "swimmer", int(place)):
            yield from _card(j, seat, place, +1)
        case Oil(seat, place):
            yield from _card(j, seat, place, -1)
        case Close(seat, hotel, place):
            yield Reason(DANGER, j.closed(hotel))
            yield from _card(j, seat, place, 0)
        case Use(_, "environmentalist", str(hotel)):
            yield Reason(DANGER, j.closed(hotel))
        case Tell(_, to) | Use(_, "communications", int(to)):
            yield Reason(TOLD, j.told(to), seat=to)
        case Use(seat, "explorer", _):
            yield Reason(TOLD, j.told(seat), seat=seat)
        case Use(_, "captain", int(mate)):
            yield Reason(HOPE, j.best_play(mate), seat=mate)
        case Use(_, _, str(species)):
            yield from _species(j, species, +1, j.lifted(species))
        case Order() | Discard() | Corporate():
            yield Reason({Order: LATER, Discard: GONE, Corporate: HARM}[type(action)], worth(j, action))
        case Use():
            yield Reason(DANGER, j.danger(j.view.built))


def _card(j: Judgement, seat: Seat, place: int, by: int) -> Iterator[Reason]:
    """What using a card does to its species, or may do."""
    species = j.hands[seat][place]
    if species is None:
        yield Reason(BLIND, j.held(seat, place, by))
    else:
        yield from _species(j, species, by, j.moved(species, by))


def _species(j: Judgement, species: str, by: int, value: float) -> Iterator[Reason]:
    """What a step of a token means. `value`: of all of it."""
    if abs(value) >= END:
        yield Reason(f"{WON if value > 0 else LOST}:{species}", value)
        return
    hope, fear = j.moved_parts(species, by)
    yield Reason(f"{HOPE}:{species}", hope)
    yield Reason(f"{FEAR}:{species}", fear)
