"""The whole table: after `show` every node is where the model says."""

from functools import partial

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.parts.attention import Attention
from game.games.ecosystem.view.parts.board import BoardPart
from game.games.ecosystem.view.parts.hand import HandPart, done_place
from game.games.ecosystem.view.parts.marks import Caption
from game.games.ecosystem.view.parts.others import OthersPart, newest_place
from game.games.ecosystem.view.parts.ring import RingPart
from game.games.ecosystem.view.parts.scores import ScorePart
from game.games.ecosystem.view.parts.solo import SoloPart, deck_place
from game.games.ecosystem.view.parts.waiting import WaitingPart
from game.games.ecosystem.view.pieces import KeepButton
from game.games.ecosystem.view.places import MiniBoard
from game.games.ecosystem.view.spoken import done_words
from game.ui.table.hands import Hands
from game.ui.table.pieces import Confirm
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Placement, Rect

_BUTTON_Z = 160.0
_BUTTON_GAP = 12.0


class TableParts:
    """All nodes of the table that are not the desk's own.

    Args:
        hands: the desk, for the look and the layout of this moment.
        layout_name: the game whose table is laid.
    """

    def __init__(self, hands: Hands, layout_name: str) -> None:
        self._hands = hands
        self._zones = zones = hands.layout.zones
        self._scores = ScorePart(hands)
        self._board = BoardPart(hands)
        self._hand = HandPart(hands)
        self._solo = SoloPart(hands) if "rival" in zones else None
        self._others = OthersPart(hands)
        self._ring = RingPart(hands)
        self._waiting = WaitingPart(hands, self._hand, self.place_of, layout_name)
        self._done, self._keep = _buttons(hands)
        self.attention = Attention(hands)

    def show(self, model: TableModel) -> None:
        """Makes and moves nodes until the table shows this moment."""
        self.model = model
        self._scores.show(model)
        self._large = self._board.show(model)
        self._hand.show(model)
        self._small: dict[Seat, MiniBoard]
        if self._solo is not None and model.view.rival is not None:
            self._small = {model.view.rival: self._solo.show(model, model.view.rival)}
        else:
            self._small = self._others.show(model)
            self._ring.show(model)
        self._waiting.show(model)
        if model.planned and not model.peeks:
            self._hands.pool.put(self._done).wording = partial(done_words, model)
        if model.unplaced and not model.peeks:
            self._say_when_it_is_placed(model.view.players)
        if model.keeps and not model.peeks:
            self._hands.pool.put(self._keep)
        self._let_go()
        self.attention.stay(model)

    def _say_when_it_is_placed(self, players: int) -> None:
        """Above *Done*: a card may be confirmed before it has a place."""
        caption, done = Caption(_two_ways(players)), self._done
        h = caption.height(self._hands.look, done.w)
        self._hands.pool.painted("done-caption", Rect(done.x, done.y - h - _BUTTON_GAP, done.w, h), caption)

    def _let_go(self) -> None:
        """The planned card was carried away from its cell: it stays on the stage only as long as it is carried."""
        laid = self._hands.stage.get("laid")
        if laid is not None and not self.model.laid and self._hands.carried() is not laid:
            self._hands.stage.remove("laid")

    # -- where things are

    def card(self, card_id: str) -> CardSprite:
        """The sprite of a card that lies in an ecosystem, wherever that is shown."""
        node = self._hands.stage.get(f"card:{card_id}") or self._hands.stage[f"mini:{card_id}"]
        assert isinstance(node, CardSprite)
        return node

    def card_at(self, seat: Seat, cell: Cell) -> CardSprite:
        """The sprite of the card that lies on a cell."""
        return self.card(self.model.view.seats[seat].grid[cell].id)

    def place_of(self, seat: Seat, cell: Cell) -> Placement:
        """Where a cell of a seat's ecosystem lies, on the large board or on a small one."""
        return (self._small[seat] if self.is_small(seat) else self._large).place(cell)

    def place_in_hand(self, species: str) -> Placement | None:
        """Where the first card of a species lies in the open hand."""
        hand = self.model.view.seats[self.model.mine].hand if self.model.mine is not None else None
        return self._hand.places(self.model)[hand.index(species)] if hand and species in hand else None

    def is_small(self, seat: Seat) -> bool:
        """Whether the ecosystem of a seat lies on a small board."""
        return seat != self.model.front

    def place_of_seat(self, seat: Seat) -> Placement:
        """The middle of what stands for a seat: its panel, or the hand of the front seat."""
        if seat == self.model.front:
            return Placement.middle_of(self._zones["hand"])
        node = self._hands.stage.get(f"seat/{seat}") or self._hands.stage.get("rival")
        zone = self._zones["neutral"] if node is None else Rect(node.x, node.y, node.w, node.h)
        return Placement.middle_of(zone)

    @property
    def slots(self) -> tuple[Placement, ...]:
        """Where cards are revealed."""
        return self._waiting.slots(self.model)

    def place_on_panel(self, seat: Seat) -> Placement:
        """Where the revealed card of a seat waits on its panel."""
        return self._waiting.on_panel(self.model, seat)

    @property
    def place_of_deck(self) -> Placement:
        """Where cards are drawn from: the deck of the solo game, else the count in the ring panel."""
        if "deck" in self._zones:
            return deck_place(self._zones["deck"])
        ring = self._zones["ring"]
        return Placement(ring.right - 42, ring.y + 30, 40, 56)

    def place_on_pile(self, count: int) -> Placement:
        """Where the newest card of a neutral pile of so many lies."""
        return newest_place(self._zones["neutral"], count)

    # -- what is at a place

    def open_cell(self, x: float, y: float, reach: float = 0) -> Cell | None:
        """The cell at a point that may be chosen, or the nearest one whose middle is within reach.

        The first card of an ecosystem may be dropped anywhere on the tray.
        """
        near: list[tuple[float, Cell]] = []
        for cell in self.model.gains:
            place = self._large.place(cell)
            if place.holds(x, y):
                return cell
            distance = ((x - place.cx) ** 2 + (y - place.cy) ** 2) ** 0.5
            if distance <= reach or self._is_first(x, y):
                near.append((distance, cell))
        return min(near)[1] if near else None

    def _is_first(self, x: float, y: float) -> bool:
        return not self.model.view.seats[self.model.front].grid and Placement.middle_of(self._large.tray).holds(x, y)

    def any_cell(self, x: float, y: float) -> Cell | None:
        """The cell of the large board at a point, whether it may be chosen or not."""
        return next((cell for cell in self._large.window if self._large.place(cell).holds(x, y)), None)

    def is_on_rival(self, x: float, y: float) -> bool:
        """Whether a point lies on the rival's panel."""
        rival = self._hands.stage.get("rival")
        return rival is not None and rival.contains(x, y)


def _two_ways(players: int) -> str:
    if players == 1:
        return tr("Choose a cell first, or press Done and place the card then.")
    return tr("Choose a cell first, or press Done and place the card after the reveal.")


def _buttons(hands: Hands) -> tuple[Button, Button]:
    """*Done* and *Keep*, one above the other beside the board: no card lies under them."""
    place = done_place(hands.layout.zones["hand"])
    done = Button(
        "done", tr("Done"), partial(hands.press, Confirm()), x=place.x, y=place.y, w=place.w, h=place.h,
        z=_BUTTON_Z, icon="check", size=24, zone="hand",
    )  # fmt: skip
    keep = Button(
        "keep", tr("Keep"), partial(hands.press, KeepButton()), x=place.x, y=place.y - place.h - _BUTTON_GAP,
        w=place.w, h=place.h, z=_BUTTON_Z, zone="hand", kind="second",
    )  # fmt: skip
    done.final = keep.final = True
    keep.ring_z = _BUTTON_Z + 0.5  # below the number of a hint
    return done, keep
