"""Whose decisions a review shows."""

from collections.abc import Sequence
from dataclasses import replace

from game.ui.review.feed import ReviewFeed
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


def reviewed_side(feed: ReviewFeed, seats: Sequence[SeatInfo]) -> SeatInfo:
    """Return what stands for the side under review: the team, or its only person, who may have two hands."""
    seat = seats[feed.seat]
    return (
        SeatInfo(tr("The team"), seat.style, False, icon="users") if feed.is_team else replace(seat, name=feed.name)
    )


def decider(feed: ReviewFeed, number: int, seats: Sequence[SeatInfo]) -> SeatInfo | None:
    """Return who of the team made a decision; None where a single person made all."""
    return seats[feed.action(number).seat] if feed.is_team else None
