"""Who may do what, and why not (AQUA, section 4). All of it follows from what lies open."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail, Tick
from game.games.aqua.components import COLOURS
from game.games.aqua.growing import APART, OCCUPIED, UNMATCHED, placements, why_not
from game.games.aqua.large import outlines_by_pile
from game.games.aqua.sea import ATTRACT, GROW, LARGE, OVER, REEF, Sea
from game.message import Message


def choices(sea: Sea, seat: Seat) -> Iterator[Action]:
    """What a seat may do now, sorted; nothing when it is not an actor."""
    if seat not in sea.actors:
        return
    if sea.phase == GROW:
        yield from _growing(sea, seat)
    elif sea.phase == ATTRACT:
        yield from (Attract(seat, corner) for corner in sea.contested)
    elif sea.phase == LARGE:
        found = outlines_by_pile(sea.areas[seat], sea.large_left, sea.terms, sea.new)
        yield from (Large(seat, pile, cells) for pile, places in found.items() for cells in places)
        yield Pass(seat)
    elif sea.phase == REEF:
        yield from (Reef(seat, colour) for colour in COLOURS)
    else:
        yield from (Tick(seat, challenge) for challenge in sea.sheets[seat].challenges)


def _growing(sea: Sea, seat: Seat) -> Iterator[Action]:
    tiles = tuple(placements(sea.areas[seat], sea.market))
    yield from (Grow(seat, tile) for tile in tiles)
    if not tiles:
        yield from (Drop(seat, name) for name in sorted(sea.market))
    if sea.snail_waits:
        yield Snail(seat)


def allows(sea: Sea, a: Action) -> bool:
    """Whether an action is among the legal ones, without listing every place of every tile."""
    if isinstance(a, Grow):
        mine = sea.phase == GROW and a.seat in sea.actors
        return mine and a.tile.name in sea.market and why_not(sea.areas[a.seat], a.tile) is None
    return a in choices(sea, a.seat)


def refusal(sea: Sea, a: Action) -> Message:
    """Why an action is not allowed, in words."""
    if sea.phase == OVER and not isinstance(a, Tick):
        return Message("the game is over")
    if a.seat not in sea.actors:
        return Message("seat {seat} has nothing to decide", seat=a.seat)
    match a:
        case Grow() if sea.phase == GROW:
            return _why_not_grow(sea, a)
        case Drop() if sea.phase == GROW:
            return Message("a tile of the market can be placed")
        case Snail() if sea.phase == GROW:
            return Message("there is no snail on the market")
        case Large() if sea.phase == LARGE:
            return Message("this large animal cannot lie there")
        case Attract() if sea.phase == ATTRACT:
            return Message("no animal waits for a choice there")
        case Tick() if sea.phase == OVER:
            return Message("this challenge is not met")
    return Message("seat {seat} has something else to decide", seat=a.seat)


def _why_not_grow(sea: Sea, a: Grow) -> Message:
    if a.tile.name not in sea.market:
        return Message("the tile {tile} is not on the market", tile=a.tile.name)
    reasons = {
        OCCUPIED: Message("there is a tile already"),
        APART: Message("a tile must touch another one"),
        UNMATCHED: Message("one edge must meet a coral of its own colour"),
    }
    reason = why_not(sea.areas[a.seat], a.tile)
    assert reason is not None, "a tile of the market that fits is legal"
    return reasons[reason]
