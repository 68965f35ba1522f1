"""The fifty achievements (AQUA, section 6): a fold over finished games, so that it can be made anew at any time."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.rules import Seat
from game.games.aqua.area import Area
from game.games.aqua.challenges import CHALLENGES
from game.games.aqua.components import MODIFICATIONS
from game.games.aqua.scenarios import SCENARIOS, Progress, progress, progress_with
from game.games.aqua.state import AquaView
from game.games.aqua.tally import standings

R = TypeVar("R")

SCENARIO = "scenario"
CHALLENGE = "challenge"
MODIFICATION = "modification"

TRACK: tuple[str, ...] = (
    *(f"{SCENARIO}:{letter}" for letter in SCENARIOS),
    *(f"{CHALLENGE}:{number}" for number in CHALLENGES),
    *(f"{MODIFICATION}:{number}" for number in MODIFICATIONS),
)
"""All fifty in their order, such as `scenario:A`, `challenge:14`, `modification:6`."""


@dataclass(frozen=True, slots=True)
class Reached(Generic[R]):
    """One achievement of one person: the game in which it was first reached, the total there.

    `number`: of that game among all that the person has finished, from 0.
    """

    achievement: str
    game: R
    total: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class Try(Generic[R]):
    """The best game in which somebody has played a scenario, and how far it came there."""

    game: R
    progress: Progress


def ticks(view: AquaView, seat: Seat) -> tuple[str, ...]:
    """What a finished game lets a player tick: at most one scenario, one challenge and one modification.

    The challenge is the one the player has recorded, or the only one met. An unfinished game gives nothing.
    """
    if view.outcome is None:
        return ()
    sheet, recorded = view.sheets[seat], view.ticks[seat]
    found = []
    if sheet.scenario_met:
        found.append(f"{SCENARIO}:{view.terms.scenario}")
    if recorded is None and len(sheet.challenges) == 1:
        recorded = sheet.challenges[0]
    if recorded is not None:
        found.append(f"{CHALLENGE}:{recorded}")
    if view.terms.modification is not None:
        found.append(f"{MODIFICATION}:{view.terms.modification}")
    return tuple(found)


def achieved(view: AquaView) -> dict[str, dict[str, object]]:
    """What is kept of a finished game: by seat, its total, what it lets the player tick, the animals that came.

    Of a scenario also its letter and how far that seat came with its objective.
    """
    if view.outcome is None:
        return {}
    kept: dict[str, dict[str, object]] = {
        str(seat): {"total": sheet.total, "ticks": list(ticks(view, seat)), "found": _came(view.areas[seat])}
        for seat, sheet in enumerate(view.sheets)
    }
    letter = view.terms.scenario
    if letter is not None:
        for seat, stand in enumerate(standings(view.terms, view.areas, view.order, view.reef_colours)):
            kept[str(seat)] |= {"scenario": letter, "have": progress(letter, stand).have}
    return kept


def _came(area: Area) -> dict[str, int]:
    """Colour of the small ones, pile of the large ones → how many came."""
    return dict(Counter((*area.animals.values(), *(animal.pile for animal in area.large))))


def track(finished: Iterable[tuple[R, Mapping[str, Any], Collection[Seat]]]) -> dict[str, Reached[R]]:
    """What one person has achieved so far, in the order of `TRACK`.

    Args:
        finished: that person's games of AQUA, the oldest first: what the caller calls the game, what `achieved` makes
            of it, and the seats that were this person's.

    Returns:
        Achievement → the first game that brought it.
    """
    reached: dict[str, Reached[R]] = {}
    for number, (game, kept, seats) in enumerate(finished):
        for seat in sorted(seats):
            match kept.get(str(seat)):
                case {"total": int(total), "ticks": [*ticked]}:
                    for achievement in filter(TRACK.__contains__, ticked):
                        reached.setdefault(achievement, Reached(achievement, game, total, number))
    return {achievement: reached[achievement] for achievement in TRACK if achievement in reached}


def best_tries(finished: Iterable[tuple[R, Mapping[str, Any], Collection[Seat]]]) -> dict[str, Try[R]]:
    """The best try of each scenario one person has played: one that is met, then with its objective, then by points.

    Args:
        finished: as for `track`.

    Returns:
        Letter → the first game of those that came farthest.
    """
    best: dict[str, Try[R]] = {}
    for game, kept, seats in finished:
        for seat in sorted(seats):
            match kept.get(str(seat)):
                case {"total": int(total), "scenario": str(letter), "have": int(have)} if letter in SCENARIOS:
                    here = progress_with(letter, total, have)
                    if letter not in best or _worth(here) > _worth(best[letter].progress):
                        best[letter] = Try(game, here)
    return best


def _worth(one: Progress) -> tuple[bool, bool, int]:
    return one.met, one.objective is None or one.objective.met_by(one.have), one.total
