"""The whole table: after `show` every node is where the model says."""

from game.core.score import Cell
from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.attention import Attention
from game.games.ecosystem.view.board import BoardPart
from game.games.ecosystem.view.card_nodes import CardSprite, NodePool, PaintedNode
from game.games.ecosystem.view.hand import HandPart, done_place
from game.games.ecosystem.view.log import LogPart
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.others import OthersPart, newest_place
from game.games.ecosystem.view.places import Board, MiniBoard
from game.games.ecosystem.view.ring import RingPart
from game.games.ecosystem.view.scores import ScorePart
from game.games.ecosystem.view.solo import SoloPart, deck_place
from game.games.ecosystem.view.topbar import banner_of, bar_of
from game.levels.tables import TableLayout
from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.table.topbar import BarActions, DarkPill, TopBar
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Placement, Rect

_FASTER_Z = 200.0
_DONE_Z = 160.0


class Tableau:
    """All nodes of the table.

    Args:
        scene: whose stage they stand on; made anew with the scene's nodes.
        layout: the places of the parts for this number of players.
        actions: what the table reports.
    """

    def __init__(self, scene: Scene, layout: TableLayout, actions: TableActions) -> None:
        self._scene = scene
        self._pool = pool = NodePool(scene.stage)
        self._zones = zones = layout.zones
        self._faster = layout.reveal.get("faster", Rect(672, 690, 224, 36))
        theme = scene.look.theme
        bar = BarActions(actions.menu, actions.undo, actions.rules, actions.log, actions.settings)
        self._top = TopBar(pool, zones["topbar"], scene.look, bar)
        self._scores = ScorePart(pool, zones["score"], actions)
        self._board = BoardPart(pool, zones["board"], theme, actions)
        self._hand = HandPart(pool, zones["hand"], theme, actions)
        self._log = LogPart(pool, zones["log"], actions)
        neighbours = tuple(zone for name, zone in zones.items() if name.startswith("opp"))
        self._others = OthersPart(pool, neighbours, zones.get("neutral"), actions)
        self._ring = RingPart(pool, zones["ring"])
        self._solo = (
            SoloPart(pool, zones["ring"], zones["rival"], zones["deck"], actions) if "rival" in zones else None
        )
        self._done = _done_button(zones["hand"], actions)
        self._model: TableModel | None = None
        self._large: Board | None = None
        self._small: dict[int, MiniBoard] = {}
        self._attention = Attention(scene)

    def show(self, model: TableModel) -> None:
        """Makes, moves and removes nodes until the table shows this moment."""
        self._model = model
        self._top.show(bar_of(model), banner_of(model), model.undo)
        self._scores.show(model)
        self._large = self._board.show(model)
        self._hand.show(model)
        self._log.show(model)
        if self._solo is not None and model.view.rival is not None:
            self._small = {model.view.rival: self._solo.show(model, model.view.rival)}
        else:
            self._small = self._others.show(model)
            self._ring.show(model)
        if model.planned:
            self._pool.put(self._done)
        self._pool.reconcile()
        self._attention.stay(model)

    def card(self, card_id: str) -> CardSprite:
        """The sprite of a card that lies in an ecosystem, wherever that is shown."""
        node = self._scene.stage.get(f"card:{card_id}") or self._scene.stage[f"mini:{card_id}"]
        assert isinstance(node, CardSprite)
        return node

    def place_of(self, seat: int, cell: Cell) -> Placement:
        """Where a cell of a seat's ecosystem lies, on the large board or on a small one."""
        assert self._large is not None and self._model is not None
        return self._large.place(cell) if seat == self._model.front else self._small[seat].place(cell)

    def place_of_seat(self, seat: int) -> Placement:
        """The middle of what stands for a seat: its panel, or the hand of the front seat."""
        assert self._model is not None
        if seat == self._model.front:
            return _middle(self._zones["hand"])
        node = self._scene.stage.get(f"seat/{seat}") or self._scene.stage.get("rival")
        return _middle(self._zones["neutral"] if node is None else Rect(node.x, node.y, node.w, node.h))

    @property
    def place_of_deck(self) -> Placement:
        """Where cards are drawn from: the deck of the solo game, else the count in the ring panel."""
        if "deck" in self._zones:
            return deck_place(self._zones["deck"])
        ring = self._zones["ring"]
        return Placement(ring.right - 42, ring.y + 30, 40, 56)

    @property
    def place_of_pile(self) -> Placement:
        """Where the newest card of the neutral pile lies."""
        assert self._model is not None
        return newest_place(self._zones["neutral"], len(self._model.view.neutral_pile or ()))

    def cell_at(self, x: float, y: float, reach: float = 0) -> Cell | None:
        """The legal cell at a point, or the nearest one whose middle is within reach; None when there is none."""
        if self._model is None or self._large is None:
            return None
        near: list[tuple[float, Cell]] = []
        for cell in self._model.gains:
            place = self._large.place(cell)
            if place.holds(x, y):
                return cell
            distance = ((x - place.cx) ** 2 + (y - place.cy) ** 2) ** 0.5
            if distance <= reach:
                near.append((distance, cell))
        return min(near)[1] if near else None

    def attended(self, node: Node | None) -> None:
        """The player looks at another node: it says so, hand cards rise, a card is shown large after a moment."""
        self._attention.turn(node)

    def update(self, dt_ms: float) -> None:
        """Lets time pass for what answers to a look."""
        self._attention.update(dt_ms)

    def hide_preview(self) -> None:
        """Takes the large card away, for example because something is carried."""
        self._attention.hide_preview()

    def point_out(self, row: str | None) -> None:
        """Shows which row of the score panel is spoken of; None: none."""
        for node in self._scene.stage.nodes:
            if isinstance(node, PaintedNode) and node.name.startswith("score/"):
                node.hot = node.name == f"score/{row}"

    def faster(self, on: bool) -> None:
        """Says, or no longer says, that a click hurries what runs."""
        self._scene.stage.remove("faster")
        if on:
            text, place = tr("Space or a click: faster"), self._faster
            slip = PaintedNode("faster", DarkPill(text))
            slip.x, slip.y, slip.w, slip.h, slip.z, slip.label = place.x, place.y, place.w, place.h, _FASTER_Z, text
            self._scene.stage.add(slip)


def _middle(zone: Rect) -> Placement:
    return Placement(zone.x + zone.w / 2, zone.y + zone.h / 2, zone.w, zone.h)


def _done_button(hand: Rect, actions: TableActions) -> Button:
    place = done_place(hand)
    return Button(
        "done", tr("Done"), actions.done, x=place.x, y=place.y, w=place.w, h=place.h, z=_DONE_Z, icon="check",
        size=24, zone="hand",
    )  # fmt: skip
