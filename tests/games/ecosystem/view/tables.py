"""Tables for tests: views and models made from boards drawn as text, and a scene that shows them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.score import Cell
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.grid import Card, Grid
from game.games.ecosystem.state import PICK, EcosystemView, SeatView
from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.model import NEUTRAL_STYLE, RIVAL_STYLE, LogLine, SeatInfo, TableModel
from game.games.ecosystem.view.tableau import Tableau
from game.levels.tables import load_table
from game.ui.engine.node import Node
from game.ui.scene import Scene
from tests.games.ecosystem.boards import cards, layout

NAMES = ("Ana", "Bruno", "Chloé", "David", "Eliška", "Fabien")
LONG_NAMES = (
    "Maximilienne-Antoinette",
    "Bartholomäus Wittgenstein",
    "Jean-Christophe Desrivier",
    "Konstantin Alexandrowitsc",
    "Guðmundsdóttir Ragnheiður",
    "Nepomuk-Hieronymus Kvapil",
)


def grid(seat: int, board: str) -> Grid:
    """The board of a seat; its cards are numbered in reading order."""
    return Grid({cell: Card(f"{seat}.{n}", species) for n, (cell, species) in enumerate(layout(board).items(), 1)})


def view(
    *boards: str, hand: str = "RFDT", viewer: int | None = 0, phase: str = PICK, **changes: Any
) -> EcosystemView:
    """What a viewer sees of these boards; with one player the second board is the rival's."""
    players = 1 if changes.get("rival") is not None else len(boards)
    grids = [grid(seat, board) for seat, board in enumerate(boards)]
    held = tuple(sorted(cards(hand), key=list(FOREST.deck).index))
    seats = tuple(
        SeatView(g, len(held) if seat < players else 0, held if seat == viewer else None, False, None, None, False)
        for seat, g in enumerate(grids)
    )
    shown = EcosystemView(
        viewer=viewer,
        chooser=viewer,
        played=FOREST,
        options={},
        players=players,
        round=1,
        rounds=1 if players == 1 else 2,
        turn=3,
        turns=20 if players == 1 else 10,
        phase=phase,
        passing=0 if players == 1 else 1,
        seats=seats,
        neutral_pile=("wolf", "stream") if players == 2 else None,
        neutral_hand=9 if players == 2 else 0,
        rival=None,
        deck_left=90,
        actors=tuple(range(players)),
        outcome=None,
        ring=(0, 2, 1) if players == 2 else tuple(range(players)),
    )
    return replace(shown, **changes)


def with_card(v: EcosystemView, seat: int, cell: Cell, species: str) -> EcosystemView:
    """The same table after a seat placed a card."""
    grids = [s.grid for s in v.seats]
    grids[seat] = grids[seat].with_card(cell, Card(f"{seat}.{len(grids[seat]) + 1}", species))
    seats = tuple(replace(s, grid=g) for s, g in zip(v.seats, grids, strict=True))
    return replace(v, seats=seats)


def model(v: EcosystemView, names: Sequence[str] = NAMES, **changes: Any) -> TableModel:
    """The table as its viewer sees it, nothing chosen yet."""
    seats = [SeatInfo(names[seat], seat, False) for seat in range(v.players)]
    if v.rival is not None:
        seats.append(SeatInfo("Benedikt", RIVAL_STYLE, False))
    if v.players == 2:
        seats.append(SeatInfo("Neutral", NEUTRAL_STYLE, False))
    shown = TableModel(
        view=v,
        seats=tuple(seats),
        front=v.viewer or 0,
        mine=v.viewer,
        chosen=None,
        target=None,
        planned=False,
        laid=False,
        gains={},
        give_gains={},
        preview=None,
        status=dict.fromkeys(range(v.players), "choosing"),
        last={},
        log=(),
        lit={},
        first=None,
        firsts=frozenset(),
        turned={},
        show_gains=True,
        show_scores=True,
        banner="",
        banner_seat=None,
        undo=False,
    )
    return replace(shown, **changes)


def choosing(m: TableModel, chosen: int, target: Cell | None = None, **changes: Any) -> TableModel:
    """The table with a card of the open hand lifted, and perhaps held over a cell."""
    assert m.mine is not None
    seat = m.view.seats[m.mine]
    assert seat.hand is not None
    species = seat.hand[chosen]
    after = {cell: with_card(m.view, m.mine, cell, species).sheets for cell in seat.grid.legal_cells()}
    before = m.view.sheets[m.mine].total
    gains: Mapping[Cell, int] = {cell: sheets[m.mine].total - before for cell, sheets in after.items()}
    preview = after[target] if target is not None else None
    return replace(m, chosen=chosen, target=target, gains=gains, preview=preview, **changes)


def placed(seat: int, species: str, points: int, cell: Cell) -> LogLine:
    """A line of the last turn."""
    return LogLine(seat, "placed", species, points, (cell,))


class TableauScene(Scene):
    """Shows models and nothing else."""

    name = "tableau"

    def __init__(self, shown: TableModel, actions: TableActions | None = None, wide: bool = False) -> None:
        super().__init__()
        self.shown = shown
        self._actions = actions or TableActions()
        self._wide = wide

    def build(self) -> None:
        layout = load_table("forest", self.shown.view.players, self._wide)
        self.tableau = Tableau(self, layout, self._actions)
        self.tableau.show(self.shown)

    def show(self, shown: TableModel) -> None:
        """Another moment."""
        self.shown = shown
        self.tableau.show(shown)

    def attended(self, node: Node | None) -> None:
        self.tableau.attended(node)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self.tableau.update(dt_ms)
