"""Where the parts of a game's table are, from `levels/tables/<game>.tmx`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.levels.tmx import has_layer, open_map, rectangles
from game.paths import levels_dir
from game.units import Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of one table for one number of players.

    Attributes:
        zones: the parts of the table while it is played, by name.
        reveal: what lies over the table while chosen cards turn over; empty when nothing is revealed.
        score_sheet: the parts of the score sheet at the end.
    """

    zones: Mapping[str, Rect]
    reveal: Mapping[str, Rect]
    score_sheet: Mapping[str, Rect]

    @property
    def slots(self) -> tuple[Rect, ...]:
        """The places of the revealed cards, from left to right."""
        return tuple(place for name, place in self.reveal.items() if name.startswith("slot"))


def load_table(game: str, players: int, wide: bool = False) -> TableLayout:
    """The layout of a game's table.

    Args:
        game: the name of the file, for example "forest".
        players: how many seats play.
        wide: with broad score and ring panels, for languages with long words, where the game has such a layout.

    Raises:
        LevelError: the file is missing or damaged, or has no layers for this number of players.
    """
    return _read(levels_dir() / "tables" / f"{game}.tmx", players, wide)


@lru_cache(maxsize=64)
def _read(path: Path, players: int, wide: bool) -> TableLayout:
    tiled = open_map(path)
    table, reveal = f"players-{players}", f"reveal-{players}"
    broad = f"{table}-wide"
    return TableLayout(
        zones=rectangles(tiled, broad if wide and has_layer(tiled, broad) else table),
        reveal=rectangles(tiled, reveal) if has_layer(tiled, reveal) else {},
        score_sheet=rectangles(tiled, f"score-{players}"),
    )
