"""Positions as JSON data: answering a request for scores, and printing a game's position (see the notation)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import CorruptRecord
from game.games.aqua import components as box
from game.games.aqua.area import Area
from game.games.aqua.growing import small_animals_left
from game.games.aqua.opening import checked_ecosystems, checked_natives
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.scoring import result
from game.games.aqua.state import State
from game.games.aqua.stated import stated_area
from game.games.aqua.tally import tally
from game.games.aqua.terms import ADVANCED, CLASSIC, FAMILY, FAMILY_REEFS, MODES, Terms


def position(s: State) -> Mapping[str, Any]:
    """The position as data: a request for its scores, with the market and the holder of the snail."""
    terms = s.terms
    data: dict[str, Any] = {
        "game": "aqua",
        "mode": CLASSIC if terms.mode == ADVANCED else terms.mode,
        "ecosystems": list(terms.ecosystems),
        "natives": terms.natives,
        "modification": terms.modification,
    }
    if terms.scenario is not None:
        data["scenario"] = terms.scenario
    if terms.strict_habitats:
        data["options"] = {"strict_habitats": True}
    return data | {
        "players": [_printed(area, colour) for area, colour in zip(s.areas, s.reef_colours)],
        "last_round": list(s.order),
        "market": list(s.market),
        "snail": s.snail,
    }


def _printed(area: Area, reef_colour: str | None) -> dict[str, Any]:
    data: dict[str, Any] = {"hot_spot": area.hot_spot, "tiles": [str(tile) for tile in area.tiles]}
    if area.bare:
        data["bare"] = [list(corner) for corner in area.bare]
    data["large"] = [
        {"pile": animal.pile, "value": animal.value, "cells": [list(cell) for cell in animal.cells]}
        for animal in area.large
    ]
    return data if reef_colour is None else data | {"reef_colour": reef_colour}


def score_position(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """The sheets and the winner of a stated table. Raises CorruptRecord when it cannot be one."""
    players = request.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= 4:
        raise CorruptRecord("A position needs “players”, a list of one to four areas.")
    terms = _terms(request, len(players))
    areas = [stated_area(player, terms) for player in players]
    _check_box(terms, areas)
    order = _order(request.get("last_round"), len(players))
    sheets = tally(terms, areas, order, [_reef_colour(player) for player in players])
    outcome = result(terms, [sheet.total for sheet in sheets], order)
    return {"sheets": [sheet.data() for sheet in sheets], **outcome.data()}


def _terms(request: Mapping[str, Any], players: int) -> Terms:
    mode, modification, scenario = (request.get(key) for key in ("mode", "modification", "scenario"))
    strict = _strict_habitats(request.get("options", {}))
    if mode not in MODES:
        raise CorruptRecord("The mode cannot be “{mode}”; it can be {modes}.", mode=mode, modes=", ".join(MODES))
    if modification is not None and (type(modification) is not int or modification not in box.MODIFICATIONS):
        raise CorruptRecord(
            "There is no modification {modification!r}; there are 1 to 10.", modification=modification
        )
    if scenario is not None and (not isinstance(scenario, str) or scenario not in SCENARIOS):
        raise CorruptRecord("There is no scenario “{scenario}”; there are A to O.", scenario=scenario)
    if mode in (FAMILY, FAMILY_REEFS):
        if scenario is not None:
            raise CorruptRecord("The mode “{mode}” plays without ecosystems, so without scenario.", mode=mode)
        return Terms(players, mode, modification=modification, strict_habitats=strict)
    ecosystems = checked_ecosystems(request.get("ecosystems"))
    if scenario is not None and ecosystems != SCENARIOS[scenario].ecosystems:
        raise CorruptRecord("These are not the ecosystems of scenario {scenario}.", scenario=scenario)
    natives = checked_natives(request.get("natives"))
    return Terms(players, mode, ecosystems, natives, modification, scenario, strict)


def _strict_habitats(options: Any) -> bool:
    """The only rule option that a position states in “options”. Raises CorruptRecord for anything else."""
    if not isinstance(options, Mapping):
        raise CorruptRecord("“options” must be an object.")
    for name in options:
        if name != "strict_habitats":
            raise CorruptRecord("A position of AQUA has no option “{name}”; it has strict_habitats.", name=name)
    strict = options.get("strict_habitats", False)
    if not isinstance(strict, bool):
        raise CorruptRecord("“strict_habitats” must be true or false.")
    return strict


def _reef_colour(player: Mapping[str, Any]) -> str | None:
    colour = player.get("reef_colour")
    if colour is not None and colour not in tuple(box.COLOURS):
        raise CorruptRecord(
            "“reef_colour” cannot be “{colour}”; it is one letter of {letters}.", colour=colour, letters=box.COLOURS
        )
    return colour


def _order(value: Any, players: int) -> Sequence[int]:
    if value is None:
        return range(players)
    if not isinstance(value, list) or sorted(map(str, value)) != [str(seat) for seat in range(players)]:
        raise CorruptRecord(
            "“last_round” must name each of the {players} seats once, in the order they played.", players=players
        )
    return [int(seat) for seat in value]


def _check_box(terms: Terms, areas: Sequence[Area]) -> None:
    """Raises CorruptRecord when the areas together hold more than the box."""
    hot_spots = Counter(area.hot_spot for area in areas)
    tiles = Counter(tile.name for area in areas for tile in area.tiles)
    large = Counter(f"{animal.pile} worth {animal.value}" for area in areas for animal in area.large)
    for what, count in [*hot_spots.items(), *tiles.items(), *large.items()]:
        if count > 1:
            raise CorruptRecord("There are {count} of {what}; the box holds one.", count=count, what=what)
    for colour, left in small_animals_left(terms, areas).items():
        if left < 0:
            raise CorruptRecord(
                "There are {count} more of the {species} than this game has.",
                count=-left,
                species=box.SPECIES[colour],
            )
