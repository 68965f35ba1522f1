"""A stated area, checked against the rules: what a request for scores says of one player (see the notation)."""

from collections.abc import Mapping
from typing import Any

from game.core.errors import CorruptRecord
from game.core.score import Cell
from game.games.aqua import components as box
from game.games.aqua.area import Area, LargeAnimal
from game.games.aqua.geometry import is_shape, kind
from game.games.aqua.growing import OCCUPIED, why_not
from game.games.aqua.large import may_cover
from game.games.aqua.terms import Terms
from game.games.aqua.tiles import Tile, corner_of
from game.message import Message


def stated_area(player: Any, terms: Terms) -> Area:
    """The area that the data describe. Raises CorruptRecord with the reason when it cannot be one."""
    if not isinstance(player, Mapping):
        raise CorruptRecord("Each of “players” must be an object.")
    area = _grown(player, terms.strict_habitats)
    area = _inhabited(area, _list(player, "bare"), terms)
    for animal in _list(player, "large"):
        area = area.with_large(_large(animal, area, terms))
    return area


def _list(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise CorruptRecord("“{key}” must be a list.", key=key)
    return value


def _grown(player: Mapping[str, Any], strict: bool) -> Area:
    """The hot spot with the tiles, listed in any order."""
    hot_spot = player.get("hot_spot")
    if not isinstance(hot_spot, str) or hot_spot not in box.HOT_SPOTS:
        raise CorruptRecord(
            "There is no hot spot “{name}”; there are {hot_spots}.",
            name=hot_spot,
            hot_spots=", ".join(box.HOT_SPOTS),
        )
    area = Area.start(hot_spot, strict)
    stated = _list(player, "tiles")
    if len(stated) > box.ROUNDS:
        raise CorruptRecord(
            "There are {count} tiles in one area; a game has {rounds} rounds.", count=len(stated), rounds=box.ROUNDS
        )
    waiting = [_tile(text) for text in stated]
    while waiting:
        reasons = {tile: why_not(area, tile) for tile in waiting}
        if OCCUPIED in reasons.values():
            tile = next(tile for tile, reason in reasons.items() if reason == OCCUPIED)
            raise CorruptRecord("The tile {tile} lies where another one lies.", tile=tile)
        fitting = next((tile for tile, reason in reasons.items() if reason is None), None)
        if fitting is None:
            raise CorruptRecord("The tile {tile} meets no coral of its colours.", tile=waiting[0])
        waiting.remove(fitting)
        area = area.with_tile(fitting)
    return area


def _tile(text: Any) -> Tile:
    if not isinstance(text, str):
        raise CorruptRecord("Each of “tiles” must be a text such as “1,-1,0,RGB”.")
    try:
        return Tile.parse(text)
    except ValueError as error:
        raise CorruptRecord("A tile cannot be read: {why}.", why=Message.of(error)) from None


def _corner(value: Any) -> Cell:
    if not isinstance(value, list) or len(value) != 2 or not all(type(part) is int for part in value):
        raise CorruptRecord("{value!r} is no corner: two whole numbers are needed.", value=value)
    return value[0], value[1]


def _inhabited(area: Area, stated: list[Any], terms: Terms) -> Area:
    """Every habitat with its animal, but for the bare ones."""
    bare = [_corner(value) for value in stated]
    for corner in bare:
        if not kind(corner) or area.habitat(corner) is None:
            raise CorruptRecord("There is no habitat around {a},{b} that could be bare.", a=corner[0], b=corner[1])
    corners = sorted({corner_of(centre, k) for centre, k in area.corals})
    for corner in corners:
        if area.habitat(corner):
            area = area.with_bare(corner) if corner in bare else area.with_animal(corner)
    if terms.modification == box.FOUR_COLOURS and len(area.species) > box.COLOURS_AT_MOST:
        raise CorruptRecord("Modification 8 allows only four colours of small animals in an area.")
    return area


def _large(data: Any, area: Area, terms: Terms) -> LargeAnimal:
    """One more large animal, that fits beside those already in the area."""
    if not isinstance(data, Mapping):
        raise CorruptRecord("Each of “large” must be an object.")
    pile, value = data.get("pile"), data.get("value")
    if not isinstance(pile, str) or pile not in box.PILES:
        raise CorruptRecord("There is no pile “{pile}”; there are {piles}.", pile=pile, piles=", ".join(box.PILES))
    if type(value) is not int or value not in terms.piles[pile]:
        raise CorruptRecord(
            "There is no {pile} worth {value!r} in a game for {players}.",
            pile=pile,
            value=value,
            players=terms.players,
        )
    cells = tuple(sorted(_corner(cell) for cell in _list(data, "cells")))
    where = " ".join(f"{a},{b}" for a, b in cells)
    if not is_shape(pile, cells):
        raise CorruptRecord("The cells {where} are not the shape of {pile}.", where=where, pile=pile)
    if not all(cell in area.animals for cell in cells):
        raise CorruptRecord("The {pile} on {where} does not lie on small animals only.", pile=pile, where=where)
    if not area.covered.isdisjoint(cells):
        raise CorruptRecord("The {pile} on {where} lies on another large animal.", pile=pile, where=where)
    if terms.modification == box.ONE_OF_EACH_SHAPE and any(other.pile == pile for other in area.large):
        raise CorruptRecord("Modification 10 allows only one {pile} in an area.", pile=pile)
    if not may_cover(area, cells, terms):
        raise CorruptRecord("The {pile} on {where} covers species it may not cover together.", pile=pile, where=where)
    return LargeAnimal(pile, value, cells)
