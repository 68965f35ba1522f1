"""How the people at a table want it: kept with the running game, never part of its record."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from game.ui.lineup import STYLES

SWITCHES = ("show_gains", "show_scores", "curtain", "relaxed")
"""The wishes that are on or off: the house rules, of which a game offers those that mean something in it."""

PACE_MS = {"instant": 0.0, "table": 700.0, "unhurried": 1500.0}


@dataclass(frozen=True, slots=True)
class TableStyle:
    """The wishes of one table.

    `styles`: by seat, the number of its colour and emblem. `show_gains`: the points on every legal cell.
    `show_scores`: everybody's points while the game runs. `curtain`: hands are hidden between turns.
    `relaxed`: one person alone may take back beyond a reveal. `pace`: a key of PACE_MS. `far`: by seat, who sits
    at the far side of a table that lies flat; empty when nobody said.
    """

    styles: tuple[int, ...]
    show_gains: bool = True
    show_scores: bool = True
    curtain: bool = True
    relaxed: bool = False
    pace: str = "table"
    far: tuple[bool, ...] = ()

    def offered(self, house_rules: Collection[str]) -> "TableStyle":
        """The same wishes where a game offers them; what it does not offer is as usual."""
        usual = TableStyle(self.styles)
        return replace(self, **{rule: getattr(usual, rule) for rule in SWITCHES if rule not in house_rules})

    def data(self) -> dict[str, Any]:
        """What the store keeps."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any], seats: int) -> "TableStyle":
        """Reads what the store kept; whatever is missing or wrong falls back to its default."""
        styles = data.get("styles")
        known = (
            [style for style in styles if type(style) is int and style in range(STYLES)]
            if isinstance(styles, list)
            else []
        )
        good = len({*known}) == len(known) == seats
        switches = {k: data[k] for k in SWITCHES if isinstance(data.get(k), bool)}
        pace, far = data.get("pace"), data.get("far")
        sides = tuple(side for side in far if isinstance(side, bool)) if isinstance(far, list) else ()
        return cls(
            styles=tuple(known) if good else tuple(range(seats)),
            pace=pace if pace in [*PACE_MS] else "table",
            far=sides if len(sides) == seats else (),
            **switches,
        )
