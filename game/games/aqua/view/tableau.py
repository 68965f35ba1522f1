"""The whole table: after `show` every node is where the model says."""

from game.core.score import Cell
from game.games.aqua.state import AquaView
from game.games.aqua.view import words
from game.games.aqua.view.actions import TableActions
from game.games.aqua.view.faces import SPAN
from game.games.aqua.view.goals import GoalsPart
from game.games.aqua.view.market import MarketPart, TileSprite
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.others import OthersPart, SoloPart
from game.games.aqua.view.piles import PilesPart
from game.games.aqua.view.places import Camera
from game.games.aqua.view.reef import ReefPart, cells_near
from game.games.aqua.view.tally import LogPart, TallyPart
from game.levels.tables import TableLayout
from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.table.pool import NodePool
from game.ui.table.topbar import Banner, Bar, BarActions, TopBar
from game.ui.words import tr, trn
from game.units import Rect


class Tableau:
    """All nodes of the table.

    Args:
        scene: whose stage they stand on; made anew with the scene's nodes.
        layout: the places of the parts for this number of players.
        actions: what the table reports.
        bar: what the round buttons do.
    """

    def __init__(self, scene: Scene, layout: TableLayout, actions: TableActions, bar: BarActions) -> None:
        self._scene = scene
        self._pool = pool = NodePool(scene.stage)
        zones = layout.zones
        self._top = TopBar(pool, zones["topbar"], scene.look, bar)
        self._goals = GoalsPart(pool, zones["goals"], actions)
        self._zones = zones
        self.reef = ReefPart(pool, zones["reef"], actions)
        self.market = MarketPart(pool, zones["market"], actions)
        self.piles = PilesPart(pool, zones["piles"], actions)
        self._tally = TallyPart(pool, zones["tally"], actions)
        self._log = LogPart(pool, zones["log"], actions)
        others = tuple(zone for name, zone in zones.items() if name.startswith("opp"))
        self.others = OthersPart(pool, others, actions)
        self._solo = SoloPart(pool, zones["grade"], zones["scenario"]) if "grade" in zones else None
        self._model: TableModel | None = None
        self._node: Node | None = None

    def show(self, model: TableModel) -> None:
        """Makes, moves and removes nodes until the table shows this moment."""
        self._model = model
        self._top.show(bar_of(model), _banner_of(model), model.undo)
        self._goals.show(model)
        self.reef.show(model)
        self.market.show(model)
        self.piles.show(model)
        self._tally.show(model)
        self._log.show(model)
        self.others.show(model)
        if self._solo is not None:
            self._solo.show(model)
        if model.trial is not None:
            camera = self.reef.lens.camera
            self.market.show_turns(*camera.at(model.trial.tile.centre), camera.edge)
        self._pool.reconcile()

    def camera(self, seat: int) -> Camera:
        """How the reef of a seat lies, large or small."""
        return self.others.camera(seat) if self.others.knows(seat) else self.reef.lens.camera

    def cell_at(self, x: float, y: float, reach: float) -> Cell | None:
        """The free hexagon at a place where the tile in hand may be tried."""
        zone = self._zones["reef"]
        if self._model is None or not (zone.x <= x < zone.right and zone.y <= y < zone.bottom):
            return None
        camera = self.reef.lens.camera
        fitting = cells_near(self._model.gains, camera, x, y, reach)
        return fitting if fitting is not None else cells_near(self._model.misfits, camera, x, y, 0)

    def place_of_seat(self, seat: int) -> tuple[float, float]:
        """The middle of what stands for a seat beside the reef."""
        node = self._scene.stage.get(f"seat/{seat}")
        zone = self._zones["tally"] if node is None else Rect(node.x, node.y, node.w, 60)
        return zone.x + zone.w / 2, zone.y + zone.h / 2

    def grow(self, tile: TileSprite) -> None:
        """A tile that is carried is as large as those of the reef."""
        tile.w = tile.h = SPAN * self.reef.lens.edge


def bar_of(m: TableModel) -> Bar:
    """The strip of the game."""
    view = m.view
    progress = tr("Round {round} of {rounds}").format(round=view.round, rounds=view.rounds)
    if view.terms.modification is not None:
        progress += " · " + words.modification(view.terms.modification)
    title = tr("AQUA solo") if view.players == 1 else tr("AQUA")
    done = view.rounds if view.outcome is not None else view.round - 1
    return Bar("games.aqua", title, progress, view.rounds, done, pips=view.rounds)


def bar_of_end(view: AquaView) -> Bar:
    """The strip of a finished game."""
    n = view.players
    words_ = trn("Final score · solo challenge", "Final score · {n} players", n).format(n=n)
    return Bar("games.aqua", tr("AQUA"), words_, view.rounds, view.rounds, pips=view.rounds)


def _banner_of(m: TableModel) -> Banner | None:
    seat = m.seats[m.banner_seat] if m.banner_seat is not None else None
    return Banner(m.banner, seat) if m.banner else None
