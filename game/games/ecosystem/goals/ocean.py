"""The eighteen goals of Ocean."""

from game.core.goals import Goal
from game.games.ecosystem.edition import Majority
from game.games.ecosystem.editions.ocean import GROUPS, OCEAN
from game.games.ecosystem.goals import measures as m
from game.games.ecosystem.goals.measures import SeatEnd

_PLANKTON = next(row for row in OCEAN.rows if isinstance(row, Majority) and row.id == "plankton")

OCEAN_GOALS: tuple[Goal[SeatEnd], ...] = (
    Goal("coral", 3, m.scoring("coral")),
    Goal("krill", 2, m.areas_of("krill", 3)),
    Goal("few_plankton", 1, m.lead_with_few(_PLANKTON, 3)),
    Goal("grouper", 18, m.points("grouper")),
    Goal("clownfish", 16, m.points("clownfish")),
    Goal("crab", 16, m.points("crab")),
    Goal("eel", 16, m.points("eel")),
    Goal("shark", 24, m.points("shark")),
    Goal("whale", 8, m.best_card("whale")),
    Goal("turtle", 12, m.points("turtle")),
    Goal("octopus", 1, m.win_with(octopus=2)),
    Goal("food_web", 25, m.points("food_web")),
    Goal("even", 1, m.even_win(tuple(GROUPS.values()), 5)),
    Goal("one_plankton", 1, m.win_with_few("plankton", 1)),
    Goal("hunters", 1, m.win_with(eel=1, shark=1, whale=1)),
    Goal("all_rows", 10, m.rows_from(1)),
    Goal("ahead", 30, m.win_by),
    Goal("total", 110, m.total),
)
