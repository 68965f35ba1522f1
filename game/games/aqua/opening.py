"""Setting a game up: what was chosen and stated, or else drawn (AQUA, section 3)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rng import Rng
from game.core.rules import Config, Step
from game.core.transaction import Transaction
from game.games.aqua import components as box
from game.games.aqua.after import after
from game.games.aqua.area import Area
from game.games.aqua.events import SeaOpened
from game.games.aqua.rounds import next_turn, refill
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.state import SETTLING, State
from game.games.aqua.terms import ADVANCED, FAMILY, FAMILY_REEFS, Terms

FIRST_SIX = (1, 2, 3, 4, 5, 6)


def setup(config: Config, rng: Rng) -> Step[State]:
    """The first position. Raises CorruptRecord for options that contradict each other and for an impossible deal."""
    players = len(config.seats)
    stated = config.deal or {}
    ecosystems, natives = _row(config.options, stated, rng)
    options = config.options
    terms = Terms(
        players,
        options["mode"],
        ecosystems,
        natives,
        options["modification"],
        options["scenario"],
        options["strict_habitats"],
    )
    hot_spots = rng.shuffled(tuple(box.HOT_SPOTS))[:players]
    first = rng.below(players)
    tiles = rng.shuffled(box.TILES)[: terms.tiles_in_play]
    if "hot_spots" in stated:
        hot_spots = _checked_hot_spots(stated["hot_spots"], players)
    if "first" in stated:
        first = _checked_seat(stated["first"], players)
    if "tiles" in stated:
        tiles = _checked_tiles(stated["tiles"], terms.tiles_in_play)
    state = State(
        terms=terms,
        options=options,
        tiles=tiles,
        first=first,
        areas=tuple(Area.start(name, terms.strict_habitats) for name in hot_spots),
        market=(),
        tiles_left=len(tiles),
        round=0,
        phase=SETTLING,
        order=(),
        reef_colours=(None,) * players,
        ticks=(None,) * players,
    )
    c = Transaction(state, after)
    c.tell(SeaOpened(hot_spots, ecosystems, natives, first))
    refill(c, terms.market.start, first)
    next_turn(c)
    return c.step


def deal_of(s: State) -> Mapping[str, Any]:
    """What was drawn, as the record of the game states it."""
    return {
        "tiles": list(s.tiles),
        "natives": s.terms.natives,
        "hot_spots": [area.hot_spot for area in s.areas],
        "first": s.first,
        "ecosystems": list(s.terms.ecosystems),
    }


def _row(options: Mapping[str, Any], stated: Mapping[str, Any], rng: Rng) -> tuple[tuple[int, ...], str]:
    """The row of ecosystems and their natives."""
    drawn = rng.shuffled([number for number, copies in box.ECOSYSTEM_CARDS.items() for _ in range(copies)])
    natives = "".join(rng.shuffled(box.COLOURS))
    agreed = _agreed(options)
    if agreed == ():
        return (), ""
    ecosystems = agreed or tuple(drawn[: box.IN_A_ROW])
    if "ecosystems" in stated:
        ecosystems = checked_ecosystems(stated["ecosystems"])
        if agreed is not None and ecosystems != agreed:
            raise CorruptRecord("The deal's “ecosystems” are not those of its options.")
    return ecosystems, checked_natives(stated["natives"]) if "natives" in stated else natives


def _agreed(options: Mapping[str, Any]) -> tuple[int, ...] | None:
    """The ecosystems that the options fix: none for the family, None when they are drawn."""
    mode, scenario, chosen = options["mode"], options["scenario"], options["ecosystems"]
    if scenario is not None and chosen is not None:
        raise CorruptRecord("A scenario brings its own ecosystems: leave out “ecosystems” or “scenario”.")
    if mode in (FAMILY, FAMILY_REEFS):
        if scenario is not None or chosen is not None:
            raise CorruptRecord("The mode “{mode}” plays without ecosystems, so without scenario.", mode=mode)
        return ()
    if scenario is not None:
        return SCENARIOS[scenario].ecosystems
    if chosen is not None:
        if mode != ADVANCED:
            raise CorruptRecord("Ecosystems can only be chosen in the mode “{mode}”.", mode=ADVANCED)
        return checked_ecosystems(chosen)
    return None if mode == ADVANCED else FIRST_SIX


def checked_ecosystems(value: object) -> tuple[int, ...]:
    """Six numbers. Raises CorruptRecord when the box cannot make such a row."""
    if isinstance(value, list | tuple) and len(value) == box.IN_A_ROW:
        known = all(type(number) is int and number in box.ECOSYSTEM_CARDS for number in value)
        if known and all(count <= box.ECOSYSTEM_CARDS[number] for number, count in Counter(value).items()):
            return tuple(value)
    raise CorruptRecord("“ecosystems” must be six numbers from 1 to 18, only 13 to 18 up to twice.")


def checked_natives(value: object) -> str:
    """The six colours in some order. Raises CorruptRecord otherwise."""
    if not isinstance(value, str) or sorted(value) != sorted(box.COLOURS):
        raise CorruptRecord("“natives” must be the six letters {letters} in some order.", letters=box.COLOURS)
    return value


def _checked_hot_spots(value: object, players: int) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) != players:
        raise CorruptRecord("The deal's “hot_spots” must be a list of {players}.", players=players)
    for name in value:
        if name not in tuple(box.HOT_SPOTS):
            raise CorruptRecord(
                "There is no hot spot “{name}”; there are {hot_spots}.", name=name, hot_spots=", ".join(box.HOT_SPOTS)
            )
        if value.count(name) > 1:
            raise CorruptRecord("The box holds the hot spot {name} only once.", name=name)
    return tuple(value)


def _checked_seat(value: object, players: int) -> int:
    if type(value) is not int or not 0 <= value < players:
        raise CorruptRecord("The deal's “first” must be a seat from 0 to {last}.", last=players - 1)
    return value


def _checked_tiles(value: object, needed: int) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise CorruptRecord("The deal's “tiles” must be a list.")
    if len(value) != needed:
        raise CorruptRecord(
            "The deal's “tiles” are {count}; this game is played with {needed}.", count=len(value), needed=needed
        )
    tiles = tuple(map(checked_tile, value))
    for name, count in Counter(tiles).items():
        if count > 1:
            raise CorruptRecord("The box holds the tile {name} only once.", name=name)
    return tiles


def checked_tile(value: object) -> str:
    """The canonical name of a tile given in any rotation. Raises CorruptRecord when there is none."""
    if isinstance(value, str) and len(value) == 3 and set(value) <= set(box.COLOURS):
        name = box.least_rotation(value)
        if name in box.TILES:
            return name
    raise CorruptRecord("There is no tile “{value}”.", value=value)
