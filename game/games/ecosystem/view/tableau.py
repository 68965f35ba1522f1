"""The whole Forest table: after `show` every node is where the model says."""

from game.core.score import Cell
from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.board import BoardPart
from game.games.ecosystem.view.hand import HandPart, done_place
from game.games.ecosystem.view.log import LogPart
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.others import OthersPart
from game.games.ecosystem.view.places import HOVER_LIFT, Board, MiniBoard, Place
from game.games.ecosystem.view.plates import CardSprite, Keeper, Plate
from game.games.ecosystem.view.preview import PreviewCard, preview_place
from game.games.ecosystem.view.ring import RingPart
from game.games.ecosystem.view.scores import ScorePart
from game.games.ecosystem.view.solo import SoloPart
from game.games.ecosystem.view.topbar import DarkPill, TopBarPart
from game.levels.tables import TableLayout
from game.levels.tmx import Rect
from game.ui.anim.timeline import Tween
from game.ui.node import Node
from game.ui.scene import Scene
from game.ui.widgets.button import Button
from game.ui.words import tr

_PREVIEW_Z = 300.0
_FASTER_Z = 200.0
_DONE_Z = 160.0
_HOVER_GROWTH = 1.04


class Tableau:
    """All nodes of the table.

    Args:
        scene: whose stage they stand on; made anew with the scene's nodes.
        layout: the places of the parts for this number of players.
        actions: what the table reports.
    """

    def __init__(self, scene: Scene, layout: TableLayout, actions: TableActions) -> None:
        self._scene = scene
        self._keeper = keeper = Keeper(scene.stage)
        self._zones = zones = layout.zones
        self._faster = layout.reveal.get("faster", Rect(672, 690, 224, 36))
        self._slots = layout.slots
        theme = scene.look.theme
        self._top = TopBarPart(keeper, zones["topbar"], scene.look, actions)
        self._scores = ScorePart(keeper, zones["score"], actions)
        self._board = BoardPart(keeper, zones["board"], theme, actions)
        self._hand = HandPart(keeper, zones["hand"], theme, actions)
        self._log = LogPart(keeper, zones["log"], actions)
        neighbours = tuple(zone for name, zone in zones.items() if name.startswith("opp"))
        self._others = OthersPart(keeper, neighbours, zones.get("neutral"), actions)
        self._ring = RingPart(keeper, zones["ring"])
        self._solo = (
            SoloPart(keeper, zones["ring"], zones["rival"], zones["deck"], actions) if "rival" in zones else None
        )
        self._done = _done_button(zones["hand"], actions)
        self._model: TableModel | None = None
        self._large: Board | None = None
        self._small: dict[int, MiniBoard] = {}
        self._attended: Plate | CardSprite | None = None
        self._attended_ms = 0.0
        self._hint = ""

    def show(self, model: TableModel) -> None:
        """Makes, moves and removes nodes until the table shows this moment."""
        self._model = model
        self._top.show(model)
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
            self._keeper.keep(self._done)
        self._keeper.sweep()
        self._stay_attended()

    def card(self, card_id: str) -> CardSprite:
        """The sprite of a card that lies in an ecosystem, wherever that is shown."""
        node = self._scene.stage.get(f"card:{card_id}") or self._scene.stage[f"mini:{card_id}"]
        assert isinstance(node, CardSprite)
        return node

    def hand(self, i: int) -> CardSprite:
        """The sprite of a card in the hand."""
        node = self._scene.stage[f"hand/{i}"]
        assert isinstance(node, CardSprite)
        return node

    def place_of(self, seat: int, cell: Cell) -> Place:
        """Where a cell of a seat's ecosystem lies, on the large board or on a small one."""
        assert self._large is not None and self._model is not None
        return self._large.place(cell) if seat == self._model.front else self._small[seat].place(cell)

    def reveal_places(self, count: int) -> tuple[Place, ...]:
        """Where that many cards turn over, from left to right."""
        return tuple(_middle(slot) for slot in self._slots[:count])

    def place_of_hand(self, i: int) -> Place:
        """Where a card of the hand rests."""
        return self.hand(i).home

    def place_of_seat(self, seat: int) -> Place:
        """The middle of what stands for a seat: its panel, or the hand of the front seat."""
        assert self._model is not None
        if seat == self._model.front:
            return _middle(self._zones["hand"])
        node = self._scene.stage.get(f"seat/{seat}") or self._scene.stage.get("rival")
        return _middle(self._zones["neutral"] if node is None else Rect(node.x, node.y, node.w, node.h))

    @property
    def place_of_deck(self) -> Place:
        """Where cards are drawn from: the deck of the solo game, else the panel that counts it."""
        if "deck" in self._zones:
            zone = self._zones["deck"]
            return Place(zone.x + 54, zone.y + 243, 56, 78.4)
        return _middle(self._zones["ring"])

    @property
    def place_of_pile(self) -> Place:
        """Where the newest card of the neutral pile lies."""
        return _middle(self._zones["neutral"])

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

    def over_rival(self, x: float, y: float) -> bool:
        """Whether a point lies on the rival's panel."""
        return "rival" in self._zones and _middle(self._zones["rival"]).holds(x, y)

    @property
    def done_place(self) -> Rect:
        """Where the button that confirms a plan stands."""
        return done_place(self._zones["hand"])

    def attended(self, node: Node | None) -> None:
        """The player looks at another node: it says so, hand cards rise, a card is shown large after a moment."""
        if self._attended is not None and self._attended is not node:
            self._turn_away(self._attended)
        self._attended = node if isinstance(node, Plate | CardSprite) else None
        self._attended_ms = 0.0
        if self._attended is not None:
            self._turn_to(self._attended)

    def update(self, dt_ms: float) -> None:
        """Lets time pass: the large card comes when the player has looked at a card long enough."""
        before, self._attended_ms = self._attended_ms, self._attended_ms + dt_ms
        delay = self._scene.look.theme.number("hover.delay_ms")
        if before < delay <= self._attended_ms and isinstance(self._attended, CardSprite):
            self._show_large(self._attended)

    def hide_preview(self) -> None:
        """Takes the large card away, for example because something is carried."""
        self._scene.stage.remove("preview")
        self._attended_ms = float("inf")

    def faster(self, on: bool) -> None:
        """Says, or no longer says, that a click hurries what runs."""
        self._slip("faster", tr("Space or a click: faster") if on else "", self._faster)

    def hint(self, text: str) -> None:
        """One line under the banner; an empty one takes it away."""
        w = min(860.0, self._scene.look.text.width(text, 16 * self._scene.look.text_scale) + 56)
        self._slip("hint", text, Rect(800 - w / 2, 64, w, 36))

    def _stay_attended(self) -> None:
        """After the nodes were put where they belong, the one that is looked at is still looked at."""
        node = self._attended
        if node is None:
            return
        if self._scene.stage.get(node.name) is not node:
            self._attended = None
            self._scene.stage.remove("preview")
        elif isinstance(node, CardSprite) and self._rises(node) and self._scene.pointer.held is not node:
            node.cy, node.scale = node.home.cy - HOVER_LIFT, _HOVER_GROWTH

    def _slip(self, name: str, text: str, place: Rect) -> None:
        self._scene.stage.remove(name)
        if text:
            slip = Plate(name, DarkPill(text))
            slip.x, slip.y, slip.w, slip.h, slip.z, slip.label = place.x, place.y, place.w, place.h, _FASTER_Z, text
            self._scene.stage.add(slip)

    def _turn_to(self, node: Plate | CardSprite) -> None:
        node.hot = True
        if isinstance(node, CardSprite) and self._rises(node):
            self._glide(node, node.home.cy - HOVER_LIFT, _HOVER_GROWTH)
        if node.on_point is not None:
            node.on_point(True)

    def _turn_away(self, node: Plate | CardSprite) -> None:
        node.hot = False
        self._scene.stage.remove("preview")
        if isinstance(node, CardSprite) and self._rises(node):
            self._glide(node, node.home.cy, 1.0)
        if node.on_point is not None:
            node.on_point(False)

    def _rises(self, card: CardSprite) -> bool:
        chosen = self._model is not None and self._model.chosen
        return card.name.startswith("hand/") and card.drag and card.name != f"hand/{chosen}"

    def _glide(self, card: CardSprite, cy: float, scale: float) -> None:
        motion = self._scene.motion("hover_card")
        self._scene.timeline.aside(
            Tween(card, "cy", cy, motion.ms, motion.easing), Tween(card, "scale", scale, motion.ms, motion.easing)
        )

    def _show_large(self, card: CardSprite) -> None:
        species = getattr(card.face, "species", None)
        if species is None or self._model is None or self._scene.pointer.held is not None:
            return
        sheet = self._model.view.sheets[self._model.front]
        figure = PreviewCard(species, sheet[species].points if self._model.show_scores else None)
        large = Plate("preview", figure)
        place = preview_place(card.home, figure.height(self._scene.look))
        large.x, large.y, large.w, large.h, large.z, large.pad = place.x, place.y, place.w, place.h, _PREVIEW_Z, 32
        self._scene.stage.add(large)


def _middle(zone: Rect) -> Place:
    return Place(zone.x + zone.w / 2, zone.y + zone.h / 2, zone.w, zone.h)


def _done_button(hand: Rect, actions: TableActions) -> Button:
    place = done_place(hand)
    return Button(
        "done", tr("Done"), actions.done, x=place.x, y=place.y, w=place.w, h=place.h, z=_DONE_Z, icon="check",
        size=24, zone="hand",
    )  # fmt: skip
