"""Tables for tests: views and models made from boards drawn as text, and a scene that shows them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.score import Cell
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.grid import Card, Grid
from game.games.ecosystem.hand import NO_HAND, Hand
from game.games.ecosystem.state import PICK, EcosystemView
from game.games.ecosystem.table_state import EcosystemSeat
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.seats import neutral_info, rival_info
from game.levels.tables import TableLayout, load_table
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Tween
from game.ui.scene import Scene
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame
from game.ui.table.motions import Motions
from game.ui.table.pieces import Piece
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from tests.games.ecosystem.boards import cards, layout
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore

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
    *boards: str,
    hand: str = "RFDT",
    viewer: int | None = 0,
    phase: str = PICK,
    rival: int | None = None,
    **changes: Any,
) -> EcosystemView:
    """What a viewer sees of these boards; with a rival, which is seat 1, one person plays."""
    players = len(boards) if rival is None else 1
    held = tuple(sorted(cards(hand), key=list(FOREST.deck).index))
    hands = [
        Hand(len(held), held if seat == viewer else None) if seat < players else NO_HAND
        for seat in range(len(boards))
    ]
    shown = EcosystemView(
        viewer=viewer,
        chooser=viewer,
        played=FOREST,
        options={},
        players=players,
        round=1,
        turn=3,
        phase=phase,
        seats=tuple(EcosystemSeat(grid(seat, board), hands[seat]) for seat, board in enumerate(boards)),
        neutral_pile=("wolf", "stream") if players == 2 else None,
        neutral_cards=Hand(9, None) if players == 2 else NO_HAND,
        deck_left=90,
        actors=tuple(range(players)),
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
        seats.append(rival_info(skin_of(v.played)))
    if v.players == 2:
        seats.append(neutral_info())
    shown = TableModel(
        view=v,
        seats=tuple(seats),
        front=v.viewer or 0,
        peeks=False,
        mine=v.viewer,
        chosen=None,
        target=None,
        planned=False,
        unplaced=False,
        laid=False,
        gains={},
        give_gains={},
        give_costs={},
        preview=None,
        status=dict.fromkeys(range(v.players), "choosing"),
        last={},
        lit={},
        first=None,
        asking=None,
        moved={},
        firsts=frozenset(),
        turned={},
        waiting=(),
        telling=False,
        keeps=False,
        show_gains=True,
        show_scores=True,
        banner="",
        banner_seat=None,
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


class PartsScene(Scene):
    """Shows models and nothing else; keeps what is pressed and pointed at."""

    name = "parts"

    def __init__(self, shown: TableModel, wide: bool = False) -> None:
        super().__init__()
        self.shown = shown
        self._wide = wide
        self.pressed: list[Piece] = []
        self.pointed: list[tuple[Piece, bool]] = []

    def build(self) -> None:
        self.layout: TableLayout = load_table("forest", self.shown.view.players, self._wide)
        self.motions = Motions(self.shell)
        self.pool = NodePool(self.stage)
        self.parts = TableParts(Handful(self), "forest")
        self.show(self.shown)

    def show(self, shown: TableModel) -> None:
        """Another moment."""
        self.shown = shown
        self.parts.show(shown)
        self.pool.reconcile()

    def attended(self, node: Node | None) -> None:
        self.parts.attention.turn(node)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self.parts.attention.update(dt_ms)


class Handful:
    """The hands of a desk that only writes down what it is told."""

    def __init__(self, scene: PartsScene) -> None:
        self._scene = scene
        self.stage: Stage = scene.stage
        self.pool, self.layout, self.motions, self.look = scene.pool, scene.layout, scene.motions, scene.look

    @property
    def state(self) -> DeskState[Any, Any]:
        raise NotImplementedError

    def press(self, piece: Piece) -> None:
        self._scene.pressed.append(piece)

    def point(self, piece: Piece, on: bool) -> None:
        self._scene.pointed.append((piece, on))

    def show_idle(self, frame: Frame[Any]) -> None:
        raise NotImplementedError

    def say(self, words: str, row: str | None = None) -> None:
        raise NotImplementedError

    def follow(self, *beats: Beat) -> None:
        self._scene.timeline.follow(*beats)

    def still(self, node: object, *props: str) -> None:
        self._scene.timeline.still(node, *props)

    def aims_at(self, node: Node, prop: str) -> float | None:
        return self._scene.timeline.aims_at(node, prop)

    def aside(self, *tweens: Tween) -> None:
        self._scene.timeline.aside(*tweens)

    def toast(self, text: str) -> None:
        self._scene.shell.toast(text)

    @property
    def sought(self) -> bool:
        return self._scene.sought

    @property
    def dwells(self) -> bool:
        """A finger lies on what is looked at: all about it is told at once."""
        return self._scene.pointer.dwells

    def carried(self) -> Node | None:
        return self._scene.pointer.held


def shown(m: TableModel, wide: bool = False, **settings: object) -> Pilot:
    """A moment on a stage of its own, with these settings."""
    return Pilot(store=MemoryStore(**settings)).start(lambda: PartsScene(m, wide))


def scene(pilot: Pilot) -> PartsScene:
    """The stage on which a moment is shown."""
    assert isinstance(pilot.scene, PartsScene)
    return pilot.scene
