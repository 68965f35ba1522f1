"""The hand: a fan of cards, one of them lifted, or the backs that nobody may look behind."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from game.games.ecosystem.state import GIVE, PICK
from game.games.ecosystem.view.card_nodes import CardSprite, card
from game.games.ecosystem.view.cards import BackFace, CardFace, level_for
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import SLATE
from game.games.ecosystem.view.parts.marks import GoldRing
from game.games.ecosystem.view.pieces import HandCard
from game.games.ecosystem.view.places import LIFT, SUNK, crowded, fan, lifted
from game.games.ecosystem.view.spoken import hand_words
from game.ui.engine.canvas import Canvas
from game.ui.engine.sprite import Face
from game.ui.table.hands import Hands
from game.ui.table.seats import SeatInfo
from game.ui.words import signed, species, tr
from game.units import Placement, Rect

HAND_Z = 100.0
CHOSEN_Z = 150.0
_DONE = (150.0, 64.0)
_NEARLY_OPEN = 0.86


@dataclass(frozen=True, slots=True)
class GiveChip:
    """What a card would bring the rival: his face and the points."""

    picture: str
    points: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.shadow(0, 0, c.w, c.h, c.h / 2, 1)
        c.rect(0, 0, c.w, c.h, c.h / 2, SLATE, "cream", 2)
        c.art(self.picture, 4, c.h / 2 - 13, 26, 26)
        c.text(35, c.h / 2 + 6, signed(self.points), 18, 700, "white", max_w=c.w - 41, label=False)


@dataclass(frozen=True, slots=True)
class Gap:
    """Where a card of the hand was that lies on the board for now."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(8, 6, c.w - 16, c.h - 12, 10, "#00000040" if hot else "#00000026")
        c.rect(8, 6, c.w - 16, c.h - 12, 10, line="#FFFFFF88", line_w=2, dash=(6, 8))


class HandPart:
    """Puts the hand on the stage."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._pool = hands.pool
        self._zone = hands.layout.zones["hand"]
        self._theme = hands.look.theme

    def places(self, m: TableModel) -> tuple[Placement, ...]:
        """Where the cards of the open hand lie, or those of the front seat when none is open."""
        places, free = self._fan(m), self._free(m)
        sinks = 0.0 if is_choosing(m) else SUNK
        return tuple(
            lifted(place, crowded(places, i)) if i == m.chosen else replace(place, cy=place.cy + sinks)
            for i, place in enumerate(places)
            if i != free
        )

    def place_of_waiting(self, m: TableModel) -> Placement:
        """Where a card rests that is chosen or looks for a home: as if it were still among the others.

        Above a hand that is not open it rests in the middle.
        """
        fan, free = self._fan(m), self._free(m)
        return lifted(fan[len(fan) // 2 if free is None else free])

    def _fan(self, m: TableModel) -> tuple[Placement, ...]:
        """The hand with the card for which the others make room."""
        seat, free = m.view.seats[m.front if m.mine is None else m.mine], self._free(m)
        count = seat.hand_size + (free is not None)
        return fan(self._zone, count, chips=m.view.rival is not None, free=free)

    def _free(self, m: TableModel) -> int | None:
        """Where in the hand the card belongs that rests above it, without a home; None while there is none."""
        me = m.view.seats[m.mine] if m.mine is not None else None
        if me is None or me.hand is None:
            return None
        picked = next((card.species for card in m.waiting if (card.seat, card.spot) == (m.mine, "hand")), None)
        if picked is not None and self.keeps_its_cell(m):
            return None
        species = picked if m.telling else picked or me.waiting
        return m.view.played.in_order((*me.hand, species)).index(species) if species is not None else None

    def keeps_its_cell(self, m: TableModel) -> bool:
        """Whether the chosen card of the open hand lies where it was laid, and does not rest above the hand."""
        card = self._hands.stage.get(f"pick/{m.mine}")
        lies_there = isinstance(card, CardSprite) and card.cy < self._zone.y - LIFT
        return m.front == m.mine and (lies_there or m.mine in m.view.plans)

    def show(self, m: TableModel) -> None:
        """Draws the hand, and what goes with the chosen card."""
        hand = m.view.seats[m.mine].hand if m.mine is not None else None
        places = self.places(m)
        for i, place in enumerate(places):
            if hand is None:
                self._hidden(i, place, BackFace(m.view.edition))
            elif i == m.chosen and m.laid:
                self._gap(i, hand[i], place)
            else:
                self._open(m, i, hand[i], place, _uncovered(places, i))
        waiting = m.view.seats[m.mine].waiting if m.mine is not None and not m.telling else None
        if waiting is not None and not m.laid:
            self._waiting(m, waiting)

    def _hidden(self, i: int, place: Placement, back: BackFace) -> None:
        sprite = self._card(f"hand/{i}", back, place, HAND_Z + i)
        sprite.label, sprite.hit, sprite.focusable, sprite.drag = tr("Hidden card"), False, False, False
        sprite.on_press = None

    def _open(self, m: TableModel, i: int, name: str, place: Placement, uncovered: float) -> None:
        chosen = i == m.chosen
        face = CardFace(name, level_for(self._theme, place.h), chosen, 1.0 if chosen else uncovered)
        sprite = self._card(f"hand/{i}", face, place, CHOSEN_Z if chosen else HAND_Z + i)
        self._playable(sprite, name, partial(self._hands.press, HandCard(i)), is_choosing(m))
        sprite.ring_z = None if chosen else sprite.z + 0.4  # below the card that lies over it
        if chosen:
            self._glow(sprite, place)
        sprite.wording = partial(hand_words, m, i, name)
        if m.show_gains and i in m.give_gains and self._hands.carried() is not sprite:
            self._chip(i, place, m.seats[-1], m.give_gains[i], sprite.z + 0.5)

    def _gap(self, i: int, name: str, place: Placement) -> None:
        rect = Rect(place.x, place.y + LIFT, place.w, place.h)
        label = tr("Take back into the hand: {card}").format(card=species(name))
        gap = self._pool.painted(
            f"hand/{i}",
            rect,
            Gap(),
            z=HAND_Z - 1,
            label=label,
            zone="hand",
            press=partial(self._hands.press, HandCard(i)),
        )
        gap.soft = False  # the card that lay over it sets out at once and is not seen here any longer

    def _waiting(self, m: TableModel, name: str) -> None:
        """A card that was revealed before its owner chose a place for it."""
        place = self.place_of_waiting(m)
        sprite = self._card("waiting", CardFace(name, level_for(self._theme, place.h), True), place, CHOSEN_Z)
        self._playable(sprite, name, None, True)
        sprite.wording = partial(hand_words, m, None, name)
        self._glow(sprite, place)

    def _card(self, name: str, face: Face, place: Placement, z: float) -> CardSprite:
        return card(self._pool, name, face, place, z=z, lift=3 if z == CHOSEN_Z else 2)

    def _playable(self, sprite: CardSprite, name: str, press: Callable[[], None] | None, on: bool) -> None:
        sprite.label = species(name)
        sprite.zone, sprite.sides_stay, sprite.up_to = "hand", True, "board"
        sprite.on_press = press
        sprite.hit = True
        sprite.focusable = sprite.drag = on

    def _glow(self, card: CardSprite, place: Placement) -> None:
        """Gold around a card that lies there; where it was taken up from, nothing shines."""
        if self._hands.carried() is card:
            return
        rect = Rect(place.x, place.y, place.w, place.h)
        self._pool.painted("chosen-glow", rect, GoldRing(10, 1, glows=True), z=CHOSEN_Z - 0.5, pad=32)

    def _chip(self, i: int, place: Placement, rival: SeatInfo, points: int, z: float) -> None:
        w = 48 + 11.0 * len(signed(points))
        chip = Rect(place.cx - w / 2, place.y + 3, w, 30)
        self._pool.painted(
            f"chip/{i}", chip, GiveChip(rival.picture, points), z=z, pad=8, label=tr("Brings the rival")
        )


def _uncovered(places: tuple[Placement, ...], i: int) -> float:
    """The share of a card that the next one leaves open; nearly all of it counts as all."""
    if i + 1 == len(places):
        return 1.0
    share = (places[i + 1].x - places[i].x) / places[i].w
    return share if share < _NEARLY_OPEN else 1.0


def is_choosing(m: TableModel) -> bool:
    """Whether the owner of the open hand may take a card of it now."""
    return m.mine is not None and m.view.phase in (PICK, GIVE) and m.mine in m.view.actors


def done_place(zone: Rect) -> Rect:
    """Above the right end of the hand, where the button that confirms a plan stands."""
    w, h = _DONE
    return Rect(zone.right - w, zone.y - h - 14, w, h)
