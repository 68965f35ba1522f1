"""The whole table counted: the sheets of all players with the challenges and the scenario they meet."""

from collections.abc import Sequence
from dataclasses import replace

from game.games.aqua.area import Area
from game.games.aqua.challenges import Standing, challenges_met
from game.games.aqua.scenarios import progress
from game.games.aqua.scoring import AquaSheet, area_sheet, result
from game.games.aqua.terms import Terms


def tally(
    terms: Terms, areas: Sequence[Area], order: Sequence[int], reef_colours: Sequence[str | None] = ()
) -> tuple[AquaSheet, ...]:
    """The sheet of every player.

    Args:
        terms: of the game.
        areas: one per player.
        order: the seats in the order in which they play the last round: it breaks a tie.
        reef_colours: the colour each has named (modification 6); the best one for who has named none.
    """
    return tuple(
        replace(
            standing.sheet,
            challenges=challenges_met(standing),
            scenario_met=progress(terms.scenario, standing).met if terms.scenario else None,
        )
        for standing in standings(terms, areas, order, reef_colours)
    )


def standings(
    terms: Terms, areas: Sequence[Area], order: Sequence[int], reef_colours: Sequence[str | None] = ()
) -> tuple[Standing, ...]:
    """Where every player stands; arguments as for `tally`."""
    counts = [area.species for area in areas]
    colours = reef_colours or (None,) * len(areas)
    sheets = tuple(
        area_sheet(terms, area, [*counts[:seat], *counts[seat + 1 :]], colour)
        for seat, (area, colour) in enumerate(zip(areas, colours))
    )
    (winner,) = result(terms, [sheet.total for sheet in sheets], order).winners
    return tuple(Standing(terms, seat, areas, sheets, winner) for seat in range(len(areas)))
