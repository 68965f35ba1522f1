"""The eighteen goals of Savanna."""

from game.core.goals import Goal
from game.games.ecosystem.goals import measures as m
from game.games.ecosystem.goals.measures import SeatEnd

SAVANNA_GOALS: tuple[Goal[SeatEnd], ...] = (
    Goal("waterhole", 20, m.points("waterhole")),
    Goal("grassland", 4, m.largest("grassland")),
    Goal("tree", 14, m.points("tree")),
    Goal("gazelles", 6, m.cards("gazelle")),
    Goal("zebra", 21, m.points("zebra")),
    Goal("giraffe", 4, m.scoring("giraffe")),
    Goal("cheetah", 18, m.points("cheetah")),
    Goal("lion", 2, m.scoring("lion")),
    Goal("elephant", 12, m.points("elephant")),
    Goal("hyena", 18, m.points("hyena")),
    Goal("carcasses", 3, m.best_card("vulture")),
    Goal("vulture", 20, m.points("vulture")),
    Goal("down", 5, m.face_down),
    Goal("no_cheetah", 1, m.win_with_few("cheetah", 0)),
    Goal("no_grassland", 70, m.total_without("grassland")),
    Goal("eight_rows", 8, m.rows_from(5)),
    Goal("ahead", 20, m.win_by),
    Goal("total", 100, m.total),
)
