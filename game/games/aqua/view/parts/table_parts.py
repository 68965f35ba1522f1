"""All parts of the table: after `show` every node is where the model says."""

from math import dist

from game.core.rules import Seat
from game.core.score import Cell
from game.games.aqua.large import Outline
from game.games.aqua.view.faces import SPAN, box_middle
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.goals import GoalsPart
from game.games.aqua.view.parts.laid import Laid
from game.games.aqua.view.parts.market import MarketPart, TileSprite
from game.games.aqua.view.parts.notes import NotesPart
from game.games.aqua.view.parts.others import OthersPart, SoloPart
from game.games.aqua.view.parts.piles import PilesPart
from game.games.aqua.view.parts.reef import ReefPart
from game.games.aqua.view.parts.spots import cells_near
from game.games.aqua.view.parts.tally import TallyPart
from game.games.aqua.view.places import Camera, holds
from game.ui.table.hands import Hands
from game.units import Rect

_CARRIED_Z = 500.0
_MAGNET = 60.0
"""Within this many units of the middle of a hexagon where it fits, a carried tile snaps to it."""


class TableParts:
    """The parts, and where they have things. Made anew with the nodes of the scene."""

    def __init__(self, hands: Hands) -> None:
        zones = hands.layout.zones
        self._hands = hands
        self._tally_zone = zones["tally"]
        goals, reef = zones["goals"], zones["reef"]
        if not hands.state.view.terms.ecosystems:
            reef = Rect(reef.x, goals.y, reef.w, reef.bottom - goals.y)
        self._goals = GoalsPart(hands, goals)
        self.reef = ReefPart(hands, reef)
        self._notes = NotesPart(hands, reef, self.reef.lens)
        self.market = MarketPart(hands, zones["market"])
        self.piles = PilesPart(hands, zones["piles"])
        self._laid = Laid(hands, self.reef.lens, self.reef.laid, self.piles)
        self._tally = TallyPart(hands, zones["tally"])
        self._others = OthersPart(hands, tuple(zone for name, zone in zones.items() if name.startswith("opp")))
        self._solo = SoloPart(hands, zones["grade"], zones["scenario"]) if "grade" in zones else None

    def show(self, model: TableModel) -> None:
        """Makes, moves and removes nodes until the table shows this moment."""
        seen = self._laid.seen()
        self._goals.show(model)
        self._notes.show(model)
        self.reef.show(model)
        self.market.show(model)
        self.piles.show(model)
        self._laid.show(model, seen)
        self._tally.show(model)
        self._others.show(model)
        if self._solo is not None:
            self._solo.show(model)
        if model.held and model.outline is not None:
            self.carry_large(model, 0, 0, model.outline)

    # -- where things are

    def camera(self, seat: Seat) -> Camera:
        """How the reef of a seat lies, large or small."""
        return self._others.camera(seat) if self._others.knows(seat) else self.reef.lens.camera

    def place_of_seat(self, seat: Seat) -> tuple[float, float]:
        """The middle of what stands for a seat beside the reef."""
        node = self._hands.stage.get(f"seat/{seat}")
        return (self._tally_zone if node is None else Rect(node.x, node.y, node.w, 60)).centre

    def cell_at(self, model: TableModel, x: float, y: float) -> Cell | None:
        """The free hexagon at a place, or near it, where the tile in hand may be tried."""
        if not self.reef.holds(x, y):
            return None
        camera = self.reef.lens.camera
        fitting = cells_near((*model.gains, *model.turnings), camera, x, y, _MAGNET)
        return fitting if fitting is not None else cells_near(model.misfits, camera, x, y, 0)

    def outline_at(self, model: TableModel, x: float, y: float) -> Outline | None:
        """The place for the large animal in hand that lies there, or near it."""
        if not self.reef.holds(x, y) or model.pile is None:
            return None
        camera = self.reef.lens.camera
        near = []
        for outline in model.outlines.get(model.pile, ()):
            spots = [camera.at(cell) for cell in outline]
            away = dist(box_middle(spots), (x, y))
            if away <= _MAGNET or any(holds(x - cx, y - cy, camera.edge) for cx, cy in spots):
                near.append((away, outline))
        return min(near)[1] if near else None

    def first_cell(self, model: TableModel) -> Cell | None:
        """The first hexagon in reading order where the tile in hand fits, if need be turned."""

        def reading_order(cell: Cell) -> tuple[float, float]:
            x, y = self.reef.lens.camera.of(cell)
            return round(y / 24), x

        return min(model.gains or model.turnings, key=reading_order, default=None)

    def tile(self, name: str) -> TileSprite:
        """A tile of the market."""
        tile = self._hands.stage[f"tile/{name}"]
        assert isinstance(tile, TileSprite)
        return tile

    def carry_large(self, model: TableModel, x: float, y: float, place: Outline | None) -> None:
        """A carried large animal is at the pointer, or as it would lie on a place for it."""
        camera = self.reef.lens.camera
        if place is not None:
            x, y = box_middle([camera.at(cell) for cell in place])
        self.piles.carry(model, x, y, camera.edge, place)

    def carry(self, name: str, x: float, y: float, cell: Cell | None) -> None:
        """A carried tile is at the pointer, as large as those of the reef; in a hexagon the reef itself shows it."""
        tile = self.tile(name)
        tile.z, tile.lift, tile.alpha = _CARRIED_Z, 3.0, 1.0 if cell is None else 0.0
        tile.cx, tile.cy = (x, y) if cell is None else self.reef.lens.camera.of(cell)
        tile.w = tile.h = SPAN * self.reef.lens.edge
