"""The computer players that look no further than their next step. They score with the rows of the game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.bots.think import best
from game.core.rng import Rng
from game.core.rules import Event, Legal, Seat, Thought
from game.games.aqua import components as box
from game.games.aqua.actions import Action, Grow, Reef, Snail
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.bots.outlook import promises
from game.games.aqua.bots.tempers import Liking, indifferent
from game.games.aqua.geometry import contacts
from game.games.aqua.growing import attract, chances
from game.games.aqua.large import EXEMPTS_NATIVES, FORBIDS_LARGE, outlines_by_pile
from game.games.aqua.observing import area_after
from game.games.aqua.scoring import area_sheet
from game.games.aqua.state import AquaView
from game.games.aqua.terms import Terms

WHIM = 4
"""How many points easy may misjudge a choice by."""

NEAR = {1: 0.6, 2: 0.2}
"""What medium counts of a habitat that still lacks one coral, or two."""

COMPANY = 4.0
"""What medium expects of each other species that waits uncovered beside a habitat: a large animal may come."""

SCORING = 0.6
"""What it costs to find one area and its worth, as in `Slices`."""

PATIENCE = 0.4
"""How much less the tile may be that the others leave over, for medium to take the snail."""

HORIZON = 6
"""Rounds before the end in which medium expects less and less of unfinished habitats."""


def random(view: AquaView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Any legal action, each equally likely."""
    yield
    _, legal = _to_decide(view)
    return rng.choice(tuple(legal))


def easy(view: AquaView, history: Sequence[Event], rng: Rng, liking: Liking = indifferent) -> Thought[Action]:
    """A beginner: sees what scores at once and what lacks one coral, misjudges it, and leaves the snail alone."""
    seat, legal = _to_decide(view)
    judgement = Judgement.of(view, seat)
    moves = [action for action in legal if not isinstance(action, Snail)]

    def judge(action: Action) -> float:
        area = area_after(view, view.areas, action)
        points = judgement.naming(action).points(area)
        return points + judgement.nearly(area) + liking(area) + rng.below(WHIM * 10) / 10

    _, action = yield from best(moves, judge, SCORING)
    return action


def medium(view: AquaView, history: Sequence[Event], rng: Rng, liking: Liking = indifferent) -> Thought[Action]:
    """Weighs every tile in every place: habitats to come, the best large animal after it, the ecosystems."""
    seat, legal = _to_decide(view)
    judgement = Judgement.of(view, seat)
    tiles = [action for action in legal if isinstance(action, Grow)]

    def worth(area: Area) -> float:
        return judgement.worth(area) + liking(area)

    if not tiles:

        def worth_of(action: Action) -> float:
            area = area_after(view, view.areas, action)
            return judgement.naming(action).worth(area) + liking(area)

        _, action = yield from best(legal, worth_of, SCORING)
        return action
    by_tile: dict[str, tuple[float, Grow]] = {}
    for name in sorted({action.tile.name for action in tiles}):
        places = [action for action in tiles if action.tile.name == name]
        outcomes = ((area, action) for action in places for area in judgement.outcomes(action))
        most, (_, action) = yield from best(outcomes, lambda outcome: worth(outcome[0]), SCORING)
        by_tile[name] = most, action
    ranked = sorted(by_tile.values(), key=lambda found: -found[0])
    if snail_pays(view, legal, [most for most, _ in ranked]):
        return Snail(seat)
    return ranked[0][1]


def _to_decide(view: AquaView) -> tuple[Seat, Legal[Action]]:
    ((seat, legal),) = view.legal.items()
    return seat, legal


def waiting_others(view: AquaView) -> int:
    """How many play between this turn and the end of the round."""
    return len(view.order) - view.played - 1


def snail_pays(view: AquaView, legal: Legal[Action], worths: Sequence[float]) -> bool:
    """Whether to take the snail before a tile: a round follows, and what the others leave is nearly as good.

    Args:
        view: what the seat sees.
        legal: what it may do.
        worths: of the best way to lay each tile, the best first.
    """
    others = waiting_others(view)
    may = view.round < view.rounds and any(isinstance(action, Snail) for action in legal)
    return may and 0 < others < len(worths) and worths[0] - worths[others] < PATIENCE


@dataclass(frozen=True)
class Judgement:
    """What an area of one seat is worth while all others stay as they are.

    `others`: colour → small animals of each other player. `promise`: colour → what a small animal of it brings.
    `company`: colour → those with which it attracts large animals. `hope`: 1 early, falling to 0. `reefs`: the colour
    whose reefs count, where one is named at the end (section 6, modification 6); None: the best one.
    """

    view: AquaView
    seat: Seat
    others: Sequence[Counter[str]]
    promise: Mapping[str, float]
    company: Mapping[str, frozenset[str]]
    hope: float
    reefs: str | None = None

    @classmethod
    def of(cls, view: AquaView, seat: Seat) -> "Judgement":
        others = [area.species for number, area in enumerate(view.areas) if number != seat]
        left = view.rounds - view.round
        return cls(view, seat, others, promises(view.terms), _company(view.terms), min(1.0, left / HORIZON))

    def naming(self, action: Action) -> "Judgement":
        """The judgement after an action, which may name the colour whose reefs count."""
        return replace(self, reefs=action.colour) if isinstance(action, Reef) else self

    def points(self, area: Area) -> float:
        """What the area scores now."""
        colour = self.reefs or self.view.reef_colours[self.seat]
        return area_sheet(self.view.terms, area, self.others, colour).total

    def worth(self, area: Area) -> float:
        """Its points and what its unfinished habitats promise."""
        return self.points(area) + (self.hope and self.hope * self._prospects(area))

    def nearly(self, area: Area) -> float:
        """What the small animals are worth for which a single coral is lacking, as a beginner sees it."""
        return sum(NEAR[1] * box.SMALL_VALUES[chance.colour] for chance in chances(area) if len(chance.missing) == 1)

    def outcomes(self, action: Grow) -> Iterator[Area]:
        """The areas to which that tile can lead: with its small animals, and with each large one that may follow."""
        area = self.view.areas[self.seat].with_tile(action.tile)
        came = attract(area, area.habitats_of(action.tile), self.view.small_left, self.view.terms)
        new = came.animals + came.contested[:1]
        area = came.area.with_animal(came.contested[0]) if came.contested else came.area
        yield area
        for pile, places in outlines_by_pile(area, self.view.large_left, self.view.terms, new).items():
            for cells in places:
                yield area.with_large(LargeAnimal(pile, self.view.large_left[pile][0], cells))

    def _prospects(self, area: Area) -> float:
        free = area.animals.keys() - area.covered
        total = 0.0
        for chance in chances(area):
            if self.view.small_left[chance.colour]:
                beside = {area.animals[cell] for cell in contacts(chance.corner) if cell in free}
                company = len(beside & self.company[chance.colour])
                total += NEAR[len(chance.missing)] * (self.promise[chance.colour] + COMPANY * company)
        return total


def _company(terms: Terms) -> dict[str, frozenset[str]]:
    """Colour → those with which it may lie under one large animal: usually all others."""
    barred = frozenset(terms.natives_of(FORBIDS_LARGE))
    alike = frozenset(box.COLOURS if terms.modification == box.IDENTICAL_SMALL else terms.natives_of(EXEMPTS_NATIVES))
    others = frozenset(box.COLOURS) - barred
    return {
        colour: frozenset() if colour in barred else others if colour in alike else others - {colour}
        for colour in box.COLOURS
    }
