"""Cards on their way: where they start, what they become, and the bricks of their motion."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.card_nodes import CardSprite, turned_over
from game.games.ecosystem.view.cards import BackFace, CardFace, DiscFace
from game.games.ecosystem.view.carrying import CARRIED_Z
from game.games.ecosystem.view.exchange import Exchange
from game.games.ecosystem.view.hand_motion import HandMotion, face_changes
from game.games.ecosystem.view.parts.hand import CHOSEN_Z
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.parts.waiting import WAITING_Z
from game.games.ecosystem.view.places import RATIO, small_card
from game.games.ecosystem.view.row_motion import lit_anew
from game.games.ecosystem.view.tray_motion import TrayMotion
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Step, Tween
from game.ui.table.feed import Frame
from game.ui.table.gliding import Gliding, spot
from game.ui.table.hands import Hands
from game.ui.table.weight import TALL, land
from game.units import Placement

FLYING = "flying/"
_SHRUNK, _ITSELF = 0.3, 0.45
"""The shares of its way to a small board at which a disc begins to be seen under a card, and the card to fade."""
OWN_Z = WAITING_Z + 10
"""Over all cards that wait."""
_GLIDES = ("card:", "mini:", "waiting", "pick/")


class Flights:
    """Moves the cards of one table.

    Args:
        hands: the desk.
        parts: know where things are.
    """

    def __init__(self, hands: Hands, parts: TableParts) -> None:
        self.hands, self.parts, self.motions = hands, parts, hands.motions
        self._hand = HandMotion(hands, parts, f"{FLYING}hand/")
        self._tray = TrayMotion(hands, parts, f"{FLYING}tray")
        self.exchange = Exchange(hands)
        self._gliding = Gliding(hands.stage, hands.motions, _GLIDES)
        self._became: dict[str, Placement] = {}

    # -- one moment to the next

    def glide(self, change: Callable[[], None], decider: Seat | None = None) -> list[Beat]:
        """Does a change and lets every card glide from where it lay to where it now lies, the hollow with them.

        `decider`: who decides after it: a revealed card without a home goes to that hand.
        """
        self.exchange.now()  # what is on its way there stays where it has come
        known = self._same_cards(decider) | self._became
        self._became = {}
        stood = self._standing()
        hand, tray = self._hand.now(), self._tray.now()
        revealed = self._revealed(decider)
        waited = {card: (card.face, card.z) for card in self.sprites("pick/")}
        sides = {sprite: sprite.squeeze for sprite in self.sprites("card:")}
        moves: list[Beat] = self._gliding(change, known)
        turning = together(turned_over(sprite, side, self.motions) for sprite, side in sides.items())
        came = self._on_its_way_to_the_hand() if revealed is not None else None
        faces: list[Step] = []
        faces += face_changes(self.motions, "take_back", came, revealed.face) if revealed is not None else []
        away = [(card, *was) for card, was in waited.items() if card.face != was[0] and _is_away(card)]
        faces += together(face_changes(self.motions, "take_back", card, face) for card, face, _ in away)
        rest = [*self._hand.played_on(hand), *self._tray.made_room(tray), *turning, *faces]
        changed = self._stands_elsewhere(stood, known, self._hand.left(hand))
        high: dict[Node, float] = {card: z for card, _, z in away}
        high |= {move.node: move.node.z + WAITING_Z for move in changed}
        high |= {came: OWN_Z} if came is not None else {}
        return [*beside(moves, [*rest, *changed]), *self._glow_again(), *self._lowered(high)]

    def set_out(self, frame: Frame[EcosystemView]) -> list[Tween]:
        """Shows the moment in which chosen cards set out from where they lie; the hand closes where one rested."""
        hand = self._hand.now()
        self.hands.show_idle(frame)
        return self._hand.played_on(hand)

    def deal(self, frame: Frame[EcosystemView]) -> list[Tween]:
        """Shows a moment in which the hand has new cards: they come from the deck."""
        hand = self._hand.now()
        self.hands.show_idle(frame)
        return self._hand.drawn(hand)

    def _standing(self) -> dict[str, tuple[Seat, Placement]]:
        """The name of every card that lies in an ecosystem or waits for its place → its seat, and where it lies."""
        front = self.parts.model.front
        laid = {s.name: (s.owner, spot(s)) for s in self._laid() if s.owner is not None}
        waits = {s.name: (int(s.name.removeprefix("pick/")), spot(s)) for s in self.sprites("pick/")}
        return laid | waits | {s.name: (front, spot(s)) for s in self.sprites("waiting")}

    def _stands_elsewhere(
        self, before: Mapping[str, tuple[Seat, Placement]], known: Collection[str], left: Placement | None
    ) -> list[Tween]:
        """A card that waited and lies now, or waits again, comes from where that card of its seat was.

        `left`: where the card lay that has left the open hand. One that nobody has seen comes softly.
        """
        if not self.motions.ms("take_back"):
            return []
        after, steps = self._standing(), list[Tween]()
        starts: dict[int | None, Placement] = {self.parts.model.mine: left} if left is not None else {}
        starts |= {seat: place for name, (seat, place) in before.items() if name not in after}
        for name, (seat, _) in after.items():
            card = self.hands.stage[name]
            if name in before or name in known or not isinstance(card, CardSprite):
                continue
            if seat in starts:
                steps += self.from_where_it_lay(card, starts[seat])
            elif card.owner is None:
                card.alpha = 0.0
                steps += self.motions.tween("hover_card", card, alpha=1.0)
        return steps

    def _lowered(self, high: Mapping[Node, float]) -> list[Beat]:
        """Cards are so high on their way, over those that lie, and among them when they are there."""
        down = [Call(partial(setattr, card, "z", card.z)) for card in high]
        for card, z in high.items():
            card.z = z
        return [down] if down else []

    def choose(self, change: Callable[[], None]) -> list[Tween]:
        """Does a change of what the player has in mind; the cards of hand and board go to where they then lie."""
        hand, board = self._hand.now(), self.exchange.now()
        dropped = any(node.z == CARRIED_Z for node in self.hands.stage.nodes)
        change()
        moves = [*self._hand.chosen_anew(hand), *self.exchange.chosen(board)]
        over = [] if dropped else self._over_the_hand(moves)
        return [*moves, *self._glow_beside(moves), *over, *self._framed(moves, dropped)]

    def _framed(self, moves: Sequence[Tween], dropped: bool) -> list[Tween]:
        """The golden line around a card that is dropped comes as that lies down, else when it is there."""
        steps = list[Tween]()
        for line in filter(None, map(self.hands.stage.get, ("first-line", "target-line"))):
            there = [move for move in moves if isinstance(move.node, CardSprite) and _meets(move.node.home, line)]
            if there and (dropped or there[0].node.name != "laid"):
                line.alpha = 0.0
                wait = max(move.left for move in moves) if there[0].node.z > line.z else 0.0
                steps += self.motions.tween("choose", line, wait, alpha=1.0)
        return steps

    def _over_the_hand(self, moves: Sequence[Tween]) -> list[Tween]:
        """A card that is laid sets out above the cards beside which it lay, and comes down below its golden frame."""
        laid = self.hands.stage.get("laid")
        if laid is None or all(move.node is not laid for move in moves):
            return []
        down, laid.z = laid.z, CHOSEN_Z
        return self.motions.tween("choose", laid, z=down)

    def _glow_beside(self, moves: Sequence[Tween]) -> list[Tween]:
        """The gold around a card comes as far as that has come."""
        glow, card = self.hands.stage.get("chosen-glow"), self.hands.stage.get(f"hand/{self.parts.model.chosen}")
        if glow is None or all(move.node is not card for move in moves):
            return []
        glow.alpha = 0.0
        return self.motions.tween("choose", glow, alpha=1.0)

    def _on_its_way_to_the_hand(self) -> CardSprite | None:
        card = self.hands.stage.get("waiting")
        return card if isinstance(card, CardSprite) and _is_away(card) else None

    def _glow_again(self) -> list[Beat]:
        """The gold around a card comes when the card is there: no frame shines around nothing."""
        glow = self.hands.stage.get("chosen-glow")
        if glow is None or self._on_its_way_to_the_hand() is None:
            return []
        glow.alpha = 0.0
        return [self.motions.tween("scrim_in", glow, alpha=1.0)]

    def count_row(self, frame: Frame[EcosystemView], words: str, row: str) -> None:
        """Says that a row is counted, and lights its cards on every board."""

        def light() -> None:
            self.hands.show_idle(frame)
            self.hands.say(words, row)

        self.hands.aside(*lit_anew(light, self.hands, FLYING))

    def becomes(self, name: str, sprite: Sprite) -> None:
        """From the next moment on this card is the sprite of that name."""
        self._became[name] = spot(sprite)
        sprite.near = 1.0

    def _same_cards(self, decider: Seat | None) -> dict[str, Placement]:
        """Where cards lie now that may have another name in the next moment."""
        known = {}
        revealed = self._revealed(decider)
        if revealed is not None:
            known["waiting"] = spot(revealed)
        mine = self.parts.model.mine
        chosen = self.chosen_sprite(mine) if mine is not None else None
        if mine is not None and chosen is not None:
            known[f"pick/{mine}"] = spot(chosen)
        return known

    def _revealed(self, decider: Seat | None) -> Sprite | None:
        """The card of a seat that is seen and has no place yet."""
        revealed = self.hands.stage.get(f"pick/{decider}")
        return revealed if isinstance(revealed, Sprite) else None

    # -- where a card comes from

    def chosen_sprite(self, seat: Seat) -> Sprite | None:
        """The card that a seat has chosen, as it lies in the hand, above it, on its cell, or in the middle."""
        model = self.parts.model
        mine = (f"hand/{model.chosen}", "laid", "waiting") if seat == model.mine else ()
        nodes = (self.hands.stage.get(name) for name in (f"pick/{seat}", *mine))
        return next((node for node in nodes if isinstance(node, Sprite)), None)

    def start_of(self, seat: Seat) -> Placement:
        """Where the chosen card of a seat comes from: where it is seen, else from the seat's panel."""
        chosen = self.chosen_sprite(seat)
        return spot(chosen) if chosen is not None else small_card(self.parts.place_of_seat(seat))

    def flying(self, name: str, species: str, place: Placement) -> Sprite:
        """A card on its way that is on the stage only while it moves."""
        edition = self.parts.model.view.edition
        face, back = CardFace(species, "M"), BackFace(edition)
        sprite = Sprite(FLYING + name, place.cx, place.cy, place.w, place.h, face, back, z=OWN_Z)
        sprite.lift = 2.0
        return self.hands.stage.add(sprite)

    def waiting_card(self, seat: Seat, species: str, place: Placement) -> Sprite:
        """The card of a seat that waits for its place, put to where it was seen last."""
        known = self.hands.stage.get(f"pick/{seat}")
        sprite = known if isinstance(known, CardSprite) else self.flying(str(seat), species, place)
        sprite.cx, sprite.cy, sprite.w, sprite.h, sprite.angle = place.cx, place.cy, place.w, place.h, place.angle
        return sprite

    def _laid(self) -> Iterator[CardSprite]:
        """All cards of the ecosystems."""
        nodes = (*self.sprites("card:"), *self.sprites("mini:"))
        return (node for node in nodes if isinstance(node, CardSprite))

    def sprites(self, prefix: str) -> Iterator[Sprite]:
        """All sprites whose names begin like this."""
        nodes = (node for node in self.hands.stage.nodes if node.name.startswith(prefix))
        return (node for node in nodes if isinstance(node, Sprite))

    # -- motion

    def to(
        self, motion: str, sprite: Sprite, place: Placement, delay: float = 0.0, squeeze: float = 1.0
    ) -> list[Step]:
        """A card goes to a place, by then face up or face down."""
        return self.motions.to(motion, sprite, place, delay, squeeze=squeeze)

    def to_small_board(
        self, motion: str, sprite: Sprite, seat: Seat, cell: Cell, species: str, delay: float = 0.0
    ) -> tuple[Sprite, list[Step]]:
        """A card goes to a small board, and on its way turns softly into what lies there, a small card or a disc.

        Returns:
            What lies there in the end, and the motion.
        """
        place, ms = self.parts.place_of(seat, cell), self.motions.ms(motion)
        card = replace(place, w=place.h / RATIO)
        disc = place.w > card.w
        face = DiscFace(species) if disc else CardFace(species, "S")
        small = self.hands.stage.add(Sprite(f"{FLYING}small/{seat}", 0, 0, 1, 1, face, z=sprite.z - 1))
        small.cx, small.cy, small.w, small.h = sprite.cx, sprite.cy, sprite.w, sprite.w if disc else sprite.h
        small.alpha = 0.0 if disc else 1.0
        return small, [
            *self.to(motion, sprite, card, delay),
            *self.to(motion, small, place, delay),
            *self.motions.tween("hover_card", small, delay + ms * _SHRUNK, alpha=1.0),
            *self.motions.tween("hover_card", sprite, delay + ms * _ITSELF, alpha=0.0),
        ]

    def to_panel(self, seat: Seat) -> list[Step]:
        """The revealed card of a seat goes out of the way, to the panel where it waits."""
        card = self.hands.stage.get(f"pick/{seat}")
        if not isinstance(card, CardSprite):
            return []
        before, place = card.face, self.parts.place_on_panel(seat)
        if isinstance(before, CardFace):
            card.face = replace(before, level="S")
        return [*self.to("reveal_glide", card, place), *face_changes(self.motions, "reveal_glide", card, before)]

    def lift_on_the_way(self, sprite: Sprite, delay: float = 0.0) -> list[Tween]:
        """A card rises on its way to the large board, where it will fall."""
        return self.motions.tween("reveal_glide", sprite, delay, near=TALL) if self.motions.full else []

    def land(self, names: Sequence[str]) -> None:
        """Cards on the large board have come down: dust flies, their neighbours give way."""
        for sprite in (self.hands.stage.get(name) for name in names):
            if isinstance(sprite, Sprite):
                self.hands.aside(*land(sprite, "card:", self.hands.stage, self.motions))

    def beside_its_card(self, sprite: Sprite, seat: Seat, cell: Cell) -> list[Tween]:
        """What stands over a card that is still on its way goes with it."""
        place, home = spot(self.parts.card_at(seat, cell)), self.parts.place_of(seat, cell)
        return self._gliding.from_where_it_lay(
            sprite, replace(spot(sprite), cx=sprite.cx + place.cx - home.cx, cy=sprite.cy + place.cy - home.cy)
        )

    def from_where_it_lay(self, sprite: Sprite, start: Placement) -> list[Tween]:
        """A card glides from a place to where it lies now."""
        return self._gliding.from_where_it_lay(sprite, start)


def _meets(place: Placement, frame: Node) -> bool:
    x, y = frame.centre
    return abs(place.cx - x) < 1 and abs(place.cy - y) < 1


def _is_away(card: Sprite) -> bool:
    """It is not where it will lie."""
    return isinstance(card, CardSprite) and spot(card) != card.home


def beside(beats: Sequence[Beat], steps: Sequence[Step]) -> list[Beat]:
    """Beats, the first of them with more steps beside it."""
    first, *later = beats or [()]
    both = [*([first] if isinstance(first, Step) else first), *steps]
    return [both, *later] if both else []


def together(groups: Iterable[Sequence[Step]]) -> list[Step]:
    """Steps that run side by side."""
    return [step for group in groups for step in group]
