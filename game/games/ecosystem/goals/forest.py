"""The eighteen goals of Forest."""

from game.core.goals import Goal
from game.games.ecosystem.edition import Majority
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.goals import measures as m
from game.games.ecosystem.goals.measures import SeatEnd

_WOLVES = next(row for row in FOREST.rows if isinstance(row, Majority) and row.id == "wolf")

FOREST_GOALS: tuple[Goal[SeatEnd], ...] = (
    Goal("dragonfly", 12, m.points("dragonfly")),
    Goal("fox", 4, m.scoring("fox")),
    Goal("bee", 18, m.points("bee")),
    Goal("trout", 12, m.points("trout")),
    Goal("bear", 12, m.points("bear")),
    Goal("eagle", 14, m.points("eagle")),
    Goal("deer", 14, m.points("deer")),
    Goal("one_wolf", 1, m.win_with_few("wolf", 1)),
    Goal("meadows", 2, m.areas_of("meadow", 2)),
    Goal("stream", 4, m.largest("stream")),
    Goal("hares", 3, m.cards("hare")),
    Goal("variety", 12, m.win_from("biodiversity", 12)),
    Goal("all_rows", 11, m.rows_from(1)),
    Goal("eight_rows", 8, m.rows_from(5)),
    Goal("no_bee", 70, m.total_without("bee")),
    Goal("few_wolves", 1, m.lead_with_few(_WOLVES, 2)),
    Goal("ahead", 20, m.win_by),
    Goal("total", 90, m.total),
)
