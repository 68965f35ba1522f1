"""Computer divers and industrialists. They act on what a person in their seat may know, and forget nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.bots.think import best
from game.core.rng import Rng
from game.core.rules import Bot, Event, Legal, Seat, Thought
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.bots.judgement import END, Judgement
from game.games.divercity.bots.memory import known_corporation, known_hands
from game.games.divercity.bots.sparing import sparing
from game.games.divercity.pointing import Pointers
from game.games.divercity.state import DiverCityView

PATIENCE = 0.93
"""How much of a benefit is left after each turn that one waits for it."""

RESERVE: Mapping[str, float] = {
    "endurance": 0.35,
    "diving": 0.5,
    "visionary": 0.25,
    "explorer": 0.3,
    "captain": 0.6,
    "swimmer": 0.6,
    "environmentalist": 0.5,
    "communications": 0.3,
}
"""What each diver card must bring to be used in the first turn; less is asked for, the longer the game has lasted."""

LONG = 30
"""About the number of turns of a long game."""

FREE = 2 * END
"""Puts a diver card that is worth its use before everything else: it takes no action."""

FORESIGHT = 0.15
"""What the visionary brings when nothing threatens."""

WEIGHING = 0.1
"""What it costs to weigh an action, as in `Slices`."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a computer plays: whether it counts and remembers cards, and by how much it misjudges a choice.

    `later`: how much the hotels that the corporation card after the next may build count, against those of the next.
    """

    attentive: bool
    whim: float
    later: float = 0.0


BEGINNER = Skill(attentive=False, whim=0.8)
EXPERIENCED = Skill(attentive=True, whim=0.4)
FARSIGHTED = Skill(attentive=True, whim=0.02, later=0.25)


def random(view: DiverCityView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Any legal action, each equally likely."""
    yield
    return rng.choice(tuple(_to_decide(view)))


def skilled(skill: Skill, view: DiverCityView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Weighs every action by what it brings the divers, or costs them when it is the industrialist's."""
    judgement, pointers = judgement_of(skill, view, history)
    yield

    def with_whim(action: Action) -> float:
        whim = rng.below(1000) / 1000 * skill.whim
        return worth(judgement, action) + whim

    legal = _to_decide(view)
    _, action = yield from best(sparing(judgement, legal), with_whim, WEIGHING)
    return pointing(judgement, pointers, action, legal)


def judgement_of(skill: Skill, view: DiverCityView, history: Sequence[Event]) -> tuple[Judgement, Pointers | None]:
    """A position in the eyes of a computer of that skill, and what has been pointed at."""
    past = history if skill.attentive else ()
    pointers = _pointers(view, history)
    hands, coming = known_hands(view, past), known_corporation(view, past)
    return Judgement(
        view, hands, coming, skill.attentive, skill.later, pointers if skill.attentive else None
    ), pointers


def _pointers(view: DiverCityView, history: Sequence[Event]) -> Pointers | None:
    """What has been pointed at, when the table agreed to that; None too when not all of the history is there."""
    if not view.options["pointing"] or view.solo:
        return None
    pointers = Pointers.read(history, len(view.seats))
    whole = all(len(hand) == len(seat.hand) for hand, seat in zip(pointers.hands, view.seats))
    return pointers if whole else None


def pointing(j: Judgement, pointers: Pointers | None, action: Action, legal: Legal[Action]) -> Action:
    """The same with the card, among those that look alike, whose place names the best card of the next diver."""
    names = _pointing(j, pointers, action) if pointers else action
    return names if names in legal else action


def _pointing(j: Judgement, pointers: Pointers, action: Action) -> Action:

    def named(place: int) -> int:
        return pointers.named(action.seat, place, lambda seat, other: j.card(j.hands[seat][other], +1))

    match action:
        case Play() | Oil() | Close():
            return replace(action, place=named(action.place))
        case Use(_, "swimmer", int(place)):
            return replace(action, on=named(place))
    return action


BOTS: Mapping[str, Bot] = {
    "random": random,
    "easy": partial(skilled, BEGINNER),
    "medium": partial(skilled, EXPERIENCED),
    "expert": partial(skilled, FARSIGHTED),
}


def _to_decide(view: DiverCityView) -> Legal[Action]:
    (legal,) = view.legal.values()
    return legal


def worth(j: Judgement, action: Action) -> float:
    """What an action brings its seat's side."""
    view = j.view
    match action:
        case Play(seat, place):
            return j.held(seat, place, +1)
        case Oil(seat, place):
            return j.held(seat, place, -1)
        case Close(seat, hotel, place):
            return j.closed(hotel) + j.held(seat, place, 0)
        case Tell(seat, to):
            return _told(j, seat, to)
        case Use():
            spare = _used(j, action) - RESERVE[action.diver] * max(0.0, 1 - view.turn / LONG)
            return FREE + spare if spare > 0 else spare - FREE
        case Order(_, places):
            return sum(late * j.harm(view.coming[place], view.active) for late, place in enumerate(places))
        case Discard(_, a, b) if view.agenda is not None:
            return j.harm(view.agenda[a], view.active) + j.harm(view.agenda[b], view.active)
        case Corporate(_, place) if view.agenda is not None:
            return j.harm(view.agenda[place], view.active)
        case End():
            return 0.0
    raise ValueError(f"{action!r} cannot be judged")


def _used(j: Judgement, use: Use) -> float:
    """What a diver card brings."""
    match use.diver, use.on:
        case "endurance" | "diving", str(species):
            return j.lifted(species)
        case "explorer", _:
            return j.told(use.seat)
        case "communications", int(other):
            return _told(j, use.seat, other)
        case "captain", int(other):
            return j.best_play(other)
        case "swimmer", int(place):
            return j.held(use.seat, place, +1)
        case "environmentalist", str(hotel):
            return j.closed(hotel)
    return FORESIGHT + j.danger(j.view.built) / 2


def _told(j: Judgement, by: Seat, to: Seat) -> float:
    """What the walkie-talkie brings: less, the longer it takes until that seat's turn."""
    wait = (to - by) % len(j.view.seats) - 1
    return j.told(to) * PATIENCE**wait
