"""The eighteen goals of Ocean."""

from game.core.goals import Goal
from game.games.ecosystem.edition import Majority
from game.games.ecosystem.editions.ocean import GROUPS, OCEAN
from game.games.ecosystem.goals import measures as m
from game.games.ecosystem.goals.measures import SeatEnd

_PLANKTON = next(row for row in OCEAN.rows if isinstance(row, Majority) and row.id == "plankton")

OCEAN_GOALS: tuple[Goal[SeatEnd], ...] = (
    Goal("coral", 4, m.scoring("coral")),
    Goal("krill", 3, m.areas_of("krill", 3)),
    Goal("few_plankton", 1, m.lead_with_few(_PLANKTON, 3)),
    Goal("grouper", 18, m.points("grouper")),
    Goal("clownfish", 16, m.points("clownfish")),
    Goal("crab", 16, m.points("crab")),
    Goal("eel", 24, m.points("eel")),
    Goal("shark", 24, m.points("shark")),
    Goal("whale", 12, m.best_card("whale")),
    Goal("turtle", 18, m.points("turtle")),
    Goal("octopus", 3, m.cards("octopus")),
    Goal("food_web", 25, m.points("food_web")),
    Goal("even", 1, m.even_win(tuple(GROUPS.values()), 5)),
    Goal("no_plankton", 1, m.win_without("plankton")),
    Goal("no_predator", 1, m.win_without("eel", "shark", "whale")),
    Goal("all_rows", 11, m.rows_from(1)),
    Goal("ahead", 30, m.win_by),
    Goal("total", 110, m.total),
)
