"""The whole table: after `show` every node is where the model says."""

from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.actions import TableActions
from game.games.divercity.view.corporation import CorporationPart
from game.games.divercity.view.deeds import DeedsPart
from game.games.divercity.view.divers import DiverPart
from game.games.divercity.view.hand import HandPart
from game.games.divercity.view.hotels import HotelsPart
from game.games.divercity.view.ladder import LadderPart
from game.games.divercity.view.mates import MatesPart
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.radio import RadioPart
from game.levels.tables import TableLayout
from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.table.pool import NodePool
from game.ui.table.topbar import Banner, Bar, BarActions, TopBar
from game.ui.words import tr
from game.units import Rect


class Tableau:
    """All nodes of the table.

    Args:
        scene: whose stage they stand on; made anew with the scene's nodes.
        layout: the places of the parts for this number of seats.
        actions: what the table reports.
        bar: what the round buttons do.
    """

    def __init__(self, scene: Scene, layout: TableLayout, actions: TableActions, bar: BarActions) -> None:
        self.pool = pool = NodePool(scene.stage)
        zones = layout.zones
        self._top = TopBar(pool, zones["topbar"], scene.look, bar)
        self.corporation = CorporationPart(pool, zones["corp"], zones["piles"], zones["counters"], actions)
        self.mates = MatesPart(pool, tuple(zone for name, zone in zones.items() if name.startswith("mate")), actions)
        self.ladder = LadderPart(pool, zones["ladder"], actions)
        self.hotels = HotelsPart(pool, zones["hotelsL"], zones["hotelsR"], actions)
        self._deeds = DeedsPart(pool, zones["actions"], actions)
        self.hand = HandPart(pool, zones["hand"], actions)
        self._diver = DiverPart(pool, zones["divercard"], actions)
        self._radio = RadioPart(pool, zones["log"], actions)
        self._node: Node | None = None

    def show(self, model: TableModel) -> None:
        """Makes, moves and removes nodes until the table shows this moment."""
        seat = model.seats[model.banner_seat] if model.banner_seat is not None else None
        self._top.show(bar_of(model.view), Banner(model.banner, seat), model.undo)
        for part in (
            self.corporation,
            self.mates,
            self.ladder,
            self.hotels,
            self._deeds,
            self.hand,
            self._diver,
            self._radio,
        ):
            part.show(model)
        self.pool.reconcile()

    def card(self, m: TableModel, seat: int | None, place: int | None) -> Rect:
        """Where a species card lies: in a hand, or on the deck."""
        if seat is None or place is None:
            return self.corporation.pile(0)
        count = len(m.view.seats[seat].hand)
        return self.mates.place(seat, place, count) or self.hand.place(place, count)


def bar_of(view: DiverCityView) -> Bar:
    """The strip of the game."""
    level = words.level(view.options["level"])
    progress = tr("{level} · Turn {turn}").format(level=level, turn=view.turn)
    return Bar("games.divercity", tr("Mini DiverCity"), progress, 0, 0)
