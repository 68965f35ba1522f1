"""A moment of a replay, as a picture for others."""

from collections.abc import Sequence

from game.ui.kept.sharing import SharedGame, SharedSeat
from game.ui.presentation.presentation import presentation
from game.ui.replay.course import Course
from game.ui.replay.feed import ReplayFeed
from game.ui.replay.terms import ReplayTerms
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


def shared_game(feed: ReplayFeed, course: Course, terms: ReplayTerms, seats: Sequence[SeatInfo]) -> SharedGame:
    """What is shared of the moment that is shown.

    Args:
        feed: the game at that moment.
        course: its turns.
        terms: how the game tells who stands where.
        seats: everybody at its table.
    """
    view = feed.whole_history()[feed.number].view
    if terms.contest:
        winners = view.outcome.winners if view.outcome is not None else ()
        reached = terms.standings(view, seats)
        shared = tuple(SharedSeat(one.seat.name, one.points, place in winners) for place, one in enumerate(reached))
    else:
        shared = tuple(SharedSeat(name) for name in feed.players.names)
    return SharedGame(
        presentation(feed.game), view, course.title(feed.number) or tr("The deal"), shared, deal=feed.deal
    )
