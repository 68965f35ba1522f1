"""What lies beside the board on the score page: the podium, or what else the game has to show of a seat."""

from collections.abc import Callable
from functools import partial

from game.core.rules import Seat
from game.ui.table.podium_nodes import show_podium
from game.ui.table.pool import NodePool
from game.ui.table.score_boards import BoardPlaces, Word
from game.ui.table.score_presenter import ScorePage
from game.ui.words import tr
from game.units import Rect


def show_side(
    pool: NodePool, page: ScorePage, places: BoardPlaces, seat: Seat, aside: bool, choose: Callable[[bool], None]
) -> None:
    """Puts it on the stage, and where there is both the choice between them.

    Args:
        pool: where it comes.
        page: what is shown.
        places: where.
        seat: whose board lies there.
        aside: what else there is, instead of the podium.
        choose: told which of both is wanted.
    """
    other = page.side(seat)
    if other is None or not aside:
        show_podium(pool, page.podium(), places.side)
    else:
        pool.painted("side", places.side, other, z=2, wording=partial(page.side_words, seat))
    if other is None or places.words is None:
        return
    room = places.words
    half = (room.w - 8) / 2
    for i, (name, word) in enumerate((("podium", tr("Result")), ("more", page.side_title))):
        pool.painted(
            f"beside/{name}",
            Rect(room.x + i * (half + 8), room.y, half, room.h),
            Word(word, aside == bool(i)),
            z=5,
            label=word,
            chosen=aside == bool(i),
            zone="tabs",
            press=partial(choose, bool(i)),
        )
