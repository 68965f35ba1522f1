"""What happened, as motion: one small function for each kind of event.

Cards on their way are sprites of their own, named `pick/<seat>`. When a motion is over they lie exactly
where the table will show the real card, so the table finds nothing to move.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from game.core.rules import Event
from game.games.ecosystem.events import (
    CardGiven,
    CardMoved,
    CardPlaced,
    CardsDrawn,
    CardsSwapped,
    CardsTurned,
    Dealt,
    GameEnded,
    HandsPassed,
    Picked,
    Revealed,
)
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import BackFace, CardFace, DiscFace
from game.games.ecosystem.view.edition import SKINS
from game.games.ecosystem.view.gains import pop, sounds
from game.games.ecosystem.view.meanwhile import given, lying
from game.games.ecosystem.view.reveal import PREFIX, RevealShade, SlotName
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Step, Wait
from game.ui.table.motions import Motions
from game.ui.table.scene import Moment
from game.units import Placement

if TYPE_CHECKING:
    from game.games.ecosystem.view.table import EcosystemTable

PICK_Z = 400.0
LIGHT_Z = 300.0
SMALL_CARD = (60.0, 84.0)
"""A card that comes from, or goes to, another seat's panel."""
HAND_OUT = 620.0
"""How far beside the middle a passed hand leaves, in units."""


@dataclass(frozen=True, slots=True)
class Act:
    """Events that are told together, and the moment they belong to; `ends`: with them that moment is reached."""

    events: tuple[Event, ...]
    moment: Moment
    ends: bool


def acts(moments: Sequence[Moment]) -> Iterator[Act]:
    """The story of the moments: placements that follow each other are one act, everything else stands alone."""
    events = [(event, moment, event is moment.events[-1]) for moment in moments for event in moment.events]
    for together, group in groupby(events, key=lambda told: isinstance(told[0], CardPlaced)):
        told = list(group)
        if together:
            yield Act(tuple(event for event, _, _ in told), *told[-1][1:])
        else:
            yield from (Act((event,), moment, ends) for event, moment, ends in told)


class Moves:
    """Tells moments on a table."""

    def __init__(self, table: "EcosystemTable") -> None:
        self._table = table
        self._motions = Motions(table.scene.shell)

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads to the last of the moments."""
        return [*(Call(partial(self._tell, act)) for act in acts(moments)), Call(self._rest)]

    def _rest(self) -> None:
        """A revealed card without a home goes to its owner's hand; everything else is where it belongs."""
        table = self._table
        revealed = table.scene.stage.get(f"pick/{table.scene.now().situation.seat}")
        flown = {"waiting": _spot(revealed)} if isinstance(revealed, Sprite) else {}
        self._follow(self.reflow(lambda: table.show(table.scene.now()), flown))

    def _tell(self, act: Act) -> None:
        tell: dict[type[Event], Callable[[Act], Iterator[Beat]]] = {
            Dealt: self._dealt,
            Picked: self._picked,
            Revealed: self._revealed,
            CardPlaced: self._placed,
            CardsSwapped: self._swapped,
            CardMoved: self._moved,
            CardsTurned: self._turned,
            GameEnded: self._ended,
            HandsPassed: self._passed,
            CardGiven: self._given,
            CardsDrawn: self._drawn,
        }
        if (kind := type(act.events[0])) in tell:
            self._table.scene.timeline.follow(*tell[kind](act))

    # -- one function for each kind of event

    def _dealt(self, act: Act) -> Iterator[Beat]:
        self._table.quiet(act.moment)
        yield from self._open_hand("deal", self._table.tableau.place_of_deck)

    def _picked(self, act: Act) -> Iterator[Beat]:
        """One's own card is laid aside until everybody has chosen; of the others' one sees that they have."""
        event = act.events[0]
        assert isinstance(event, Picked)
        chosen = self._table.chosen_sprite(event.seat)
        if not act.ends or chosen is None or event.species.value is None:
            return
        start = _spot(chosen)
        self._table.quiet(act.moment)
        sprite = self.lay(event.seat, event.species.value, start)
        yield self._to("take_back", sprite, self._table.waiting_place())

    def _revealed(self, act: Act) -> Iterator[Beat]:
        event = act.events[0]
        assert isinstance(event, Revealed)
        table = self._table
        chosen = {seat: table.chosen_sprite(seat) for seat, _ in event.cards}
        starts = {
            s: _spot(c) if c is not None else small_card(table.tableau.place_of_seat(s)) for s, c in chosen.items()
        }
        cards = dict(event.cards)
        if event.neutral is not None:
            neutral = table.model.view.players
            cards[neutral] = event.neutral
            starts[neutral] = small_card(table.tableau.place_of_pile)
        table.quiet(act.moment)
        sprites = [
            self.lay(seat, species, starts[seat], open_=chosen.get(seat) is not None)
            for seat, species in cards.items()
        ]
        if len(cards) == 1:
            return
        slots = table.slots(len(cards))
        table.tableau.faster(True)
        table.scene.stage.add(RevealShade(table.layout.zones["board"], slots, LIGHT_Z))
        yield self._motions.sound("slide")
        yield self._together(
            self._to("gather", sprite, slot, i * self._motions.stagger("gather"), squeeze=-1.0)
            for i, (sprite, slot) in enumerate(zip(sprites, slots, strict=True))
        )
        yield Call(lambda: self._name_slots(list(cards), slots))
        yield self._motions.sound("flip")
        yield self._together(
            self._motions.tween("reveal_flip", sprite, i * self._motions.stagger("reveal_flip"), squeeze=1.0)
            for i, sprite in enumerate(sprites)
        )
        yield Wait(self._motions.ms("reveal_hold"))
        yield Call(lambda: table.scene.stage.clear(PREFIX))
        if event.neutral is not None:
            yield from self._to_neutral_pile(sprites[-1])

    def _name_slots(self, seats: list[int], slots: list[Placement]) -> None:
        for seat, slot in zip(seats, slots, strict=True):
            self._table.scene.stage.add(SlotName(seat, self._table.info(seat), slot, PICK_Z + 20))

    def _to_neutral_pile(self, sprite: Sprite) -> Iterator[Beat]:
        yield self._motions.sound("card")
        yield self._to("reveal_glide", sprite, small_card(self._table.tableau.place_of_pile))
        yield Call(partial(self._table.scene.stage.remove, sprite.name))

    def _placed(self, act: Act) -> Iterator[Beat]:
        steps: list[Step] = []
        shown = self._table.shown
        placed = [event for event in act.events if isinstance(event, CardPlaced)]
        flying = {event.seat: self._flying(event.seat, event.card.species) for event in placed}
        waiting = frozenset(sprite.name for sprite in self._sprites("pick/"))
        self._table.quiet(replace(act.moment, view=lying(shown, shown), number=act.moment.number - 1), keep=waiting)
        before = _totals(shown)
        for i, event in enumerate(placed):
            place, small = self._table.cell_place(event.seat, event.cell)
            flying[event.seat].face = self._face(event.card.species, small)
            steps += self._to("reveal_glide", flying[event.seat], place, i * self._motions.stagger("reveal_glide"))
        yield self._motions.sound("card")
        yield steps
        yield Call(lambda: self._arrive(act))
        yield Call(lambda: self._count_points(act, before))

    def _arrive(self, act: Act) -> None:
        """The real cards lie where the flying ones came down; a board that must make room does so."""
        moment = self._lain(act)
        flown = {}
        for event in act.events:
            assert isinstance(event, CardPlaced)
            kind = "card" if event.seat == self._table.model.front else "mini"
            flown[f"{kind}:{event.card.id}"] = _spot(self._flying(event.seat, event.card.species))
        self._follow(self.reflow(lambda: self._table.quiet(moment, keep=self._unplaced(act.moment)), flown))

    def _unplaced(self, moment: Moment) -> frozenset[str]:
        seats = moment.view.seats
        return frozenset(f"pick/{n}" for n, seat in enumerate(seats) if seat.waiting is not None)

    def _count_points(self, act: Act, before: list[int]) -> None:
        after = _totals(act.moment.view)
        steps: list[Step] = []
        for event in act.events:
            assert isinstance(event, CardPlaced)
            points = after[event.seat] - before[event.seat]
            if points:
                place, small = self._table.cell_place(event.seat, event.cell)
                sprite, popping = pop(str(event.seat), points, place, small, self._motions)
                self._table.scene.stage.add(sprite)
                steps += popping
                if not small:
                    steps += [self._motions.sound(*sound) for sound in sounds(points)]
        self._follow([steps] if steps else [])

    def _swapped(self, act: Act) -> Iterator[Beat]:
        event = act.events[0]
        assert isinstance(event, CardsSwapped)
        first, second = self._table.card_at(event.seat, event.a), self._table.card_at(event.seat, event.b)
        (place_a, _), (place_b, _) = (self._table.cell_place(event.seat, cell) for cell in (event.a, event.b))
        first.z, second.z = first.z + 30, second.z + 20
        bow = place_a.h * 0.45
        yield self._motions.sound("slide")
        yield [*self._arc("swap", first, place_b, -bow), *self._arc("swap", second, place_a, bow)]
        yield Call(lambda: self._table.quiet(self._lain(act), keep=self._unplaced(act.moment)))

    def _moved(self, act: Act) -> Iterator[Beat]:
        event = act.events[0]
        assert isinstance(event, CardMoved)
        sprite = self._table.card_at(event.seat, event.start)
        place, _ = self._table.cell_place(event.seat, event.end)
        sprite.z += 30
        yield self._motions.sound("slide")
        yield self._arc("swap", sprite, place, -place.h * 0.3)
        moment, keep = self._lain(act), self._unplaced(act.moment)
        yield Call(lambda: self._follow(self.reflow(lambda: self._table.quiet(moment, keep=keep))))

    def _turned(self, act: Act) -> Iterator[Beat]:
        """Cards turn face down, all of them at once, and stay in sight for a moment."""
        event = act.events[0]
        assert isinstance(event, CardsTurned)
        shown = self._table.shown
        self._table.quiet(replace(act.moment, view=lying(shown, shown), number=act.moment.number - 1))
        words = SKINS[shown.edition].words().told[event.cause]
        self._table.tell(words)
        sprites = [self._table.card_at(seat, cell) for seat, cell in event.cards]
        yield Wait(self._motions.ms("reveal_hold"))
        yield self._motions.sound("flip")
        yield self._together(self._motions.tween("reveal_flip", sprite, squeeze=-1.0) for sprite in sprites)
        told = lying(shown, act.moment.view, turned=True)
        yield Call(lambda: self._table.quiet(act.moment if act.ends else replace(act.moment, view=told)))
        yield Call(lambda: self._table.tell(words))
        yield Wait(2 * self._motions.ms("reveal_hold"))

    def _ended(self, act: Act) -> Iterator[Beat]:
        """The rows that depend on what has turned over are told one after the other, with their points."""
        table, view = self._table, act.moment.view
        for row in SKINS[view.edition].counted_last:
            if any(sheet[row].lines for sheet in view.sheets):
                yield Call(partial(self._count_row, act, row))
                yield Wait(3 * self._motions.ms("reveal_hold"))
        yield Call(lambda: table.quiet(act.moment))
        yield Call(lambda: table.tell(""))

    def _count_row(self, act: Act, row: str) -> None:
        """Lights the cards of a row in every ecosystem; the points stand on each that scores."""
        table, view = self._table, act.moment.view
        table.quiet(act.moment)
        table.tell(SKINS[view.edition].words().told[row], row)
        steps: list[Step] = []
        for seat, sheet in enumerate(view.sheets):
            for line in sheet[row].lines:
                place, small = table.cell_place(seat, line.cells[0])
                sprite, popping = pop(f"{seat}/{line.cells[0]}", line.points, place, small, self._motions)
                table.scene.stage.add(sprite)
                steps += popping
        best = max(sheet[row].points for sheet in view.sheets)
        self._follow([[*steps, *(self._motions.sound(*sound) for sound in sounds(best))]])

    def _lain(self, act: Act) -> Moment:
        """The moment of an act that is followed by others: the cards lie, the hands are as they were."""
        if act.ends:
            return act.moment
        return replace(act.moment, view=lying(self._table.shown, act.moment.view))

    def _passed(self, act: Act) -> Iterator[Beat]:
        event = act.events[0]
        assert isinstance(event, HandsPassed)
        old = list(self._sprites("hand/"))
        aside = -event.step * HAND_OUT
        yield self._motions.sound("pass")
        yield self._together(
            self._motions.tween(
                "pass_hands", s, cx=s.cx * 0.3 + (784.0 + aside) * 0.7, cy=820.0, scale=0.4, alpha=0.0
            )
            for s in old
        )
        yield Call(lambda: self._bring_hand(act.moment, Placement(784.0 - aside, 820.0, 52.0, 73.0)))

    def _bring_hand(self, moment: Moment, start: Placement) -> None:
        self._table.quiet(moment)
        self._follow(list(self._open_hand("pass_hands", start)))

    def _given(self, act: Act) -> Iterator[Beat]:
        event = act.events[0]
        assert isinstance(event, CardGiven)
        chosen = self._table.chosen_sprite(0)
        start = _spot(chosen) if chosen is not None else self._table.waiting_place()
        place, small = self._table.cell_place(event.seat, event.cell)
        if chosen is not None:
            chosen.visible = False
        sprite = self.lay(event.seat, event.card.species, start)
        sprite.face = self._face(event.card.species, small)
        yield self._motions.sound("slide")
        yield self._to("give_rival", sprite, place)
        yield self._motions.sound("card")
        told = given(self._table.shown, act.moment.view, event.card.species)
        yield Call(lambda: self._table.quiet(replace(act.moment, view=told)))

    def _drawn(self, act: Act) -> Iterator[Beat]:
        """The cards that were held make room; only the new ones come from the deck."""
        held = [(_species(sprite), _spot(sprite)) for sprite in self._sprites("hand/")]
        self._table.quiet(act.moment)
        steps: list[Step] = []
        new: list[Sprite] = []
        for sprite in self._sprites("hand/"):
            same = next((card for card in held if card[0] == _species(sprite)), None)
            if same is None:
                new.append(sprite)
            else:
                held.remove(same)
                steps += self._glide_from(sprite, same[1])
        yield [*steps, *self._fly_in("deal", new, self._table.tableau.place_of_deck)]

    # -- bricks

    def reflow(self, change: Callable[[], None], known: dict[str, Placement] | None = None) -> list[Beat]:
        """Does a change and lets every card glide from where it lay to where it now lies.

        `known`: names → where cards lay that were other sprites before.
        """
        before = {s.name: _spot(s) for s in self._cards()} | (known or {})
        change()
        steps: list[Step] = []
        for sprite in self._cards():
            start = before.get(sprite.name)
            if start is not None:
                steps += self._glide_from(sprite, start)
        return [steps] if steps else []

    def _glide_from(self, sprite: Sprite, start: Placement) -> list[Step]:
        end = {"cx": sprite.cx, "cy": sprite.cy, "w": sprite.w, "h": sprite.h, "angle": sprite.angle}
        if all(abs(getattr(start, prop) - value) < 0.01 for prop, value in end.items()):
            return []
        for prop in end:
            setattr(sprite, prop, getattr(start, prop))
        return list(self._motions.tween("take_back", sprite, **end))

    def _open_hand(self, motion: str, start: Placement) -> Iterator[Beat]:
        yield self._fly_in(motion, self._sprites("hand/"), start)

    def _fly_in(self, motion: str, cards: Iterable[Sprite], start: Placement) -> list[Step]:
        """Cards come from a place to where they lie now, the leftmost first."""
        steps: list[Step] = []
        for i, sprite in enumerate(sorted(cards, key=lambda s: s.cx)):
            end = {"cx": sprite.cx, "cy": sprite.cy, "scale": 1.0, "alpha": 1.0, "angle": sprite.angle}
            sprite.cx, sprite.cy, sprite.scale, sprite.alpha, sprite.angle = start.cx, start.cy, 0.4, 0.0, 0.0
            steps += self._motions.tween(motion, sprite, i * self._motions.stagger(motion), **end)
        return [self._motions.sound("deal" if motion == "deal" else "pass"), *steps]

    def lay(self, seat: int, species: str, place: Placement, open_: bool = True) -> Sprite:
        """A card on its way between hand and table, at rest for now."""
        face = CardFace(species, "S" if place.w <= SMALL_CARD[0] else "M")
        back = BackFace(self._table.shown.edition)
        sprite = Sprite(f"pick/{seat}", place.cx, place.cy, place.w, place.h, face, back, z=PICK_Z + seat)
        sprite.squeeze, sprite.lift = (1.0 if open_ else -1.0), 2.0
        self._table.scene.stage.add(sprite)
        return sprite

    def _flying(self, seat: int, species: str) -> Sprite:
        """The revealed card of a seat on its way; one that was waiting starts where it waited."""
        known = self._table.scene.stage.get(f"pick/{seat}")
        if isinstance(known, Sprite):
            return known
        chosen = self._table.chosen_sprite(seat)
        start = _spot(chosen) if chosen is not None else small_card(self._table.tableau.place_of_seat(seat))
        return self.lay(seat, species, start)

    def _face(self, species: str, small: bool) -> CardFace | DiscFace:
        if not small:
            return CardFace(species, "M")
        return DiscFace(species) if self._table.dense else CardFace(species, "S")

    def _to(
        self, motion: str, sprite: Sprite, place: Placement, delay: float = 0.0, squeeze: float = 1.0
    ) -> list[Step]:
        return list(
            self._motions.tween(
                motion,
                sprite,
                delay,
                cx=place.cx,
                cy=place.cy,
                w=place.w,
                h=place.h,
                angle=place.angle,
                squeeze=squeeze,
            )
        )

    def _arc(self, motion: str, sprite: Sprite, place: Placement, bow: float) -> list[Step]:
        """A way that bows aside: half of it sideways out, half of it back in."""
        half = self._motions.ms(motion) / 2
        out, back = (
            self._motions.tween(motion, sprite, cy=sprite.cy + bow),
            self._motions.tween(motion, sprite, cy=place.cy),
        )
        return [
            *self._motions.tween(motion, sprite, cx=place.cx),
            *(replace(step, ms=half) for step in out),
            *(replace(step, ms=half, delay=half) for step in back),
        ]

    def _together(self, groups: Iterable[Sequence[Step]]) -> list[Step]:
        return [step for group in groups for step in group]

    def _sprites(self, prefix: str) -> Iterator[Sprite]:
        nodes = (node for node in self._table.scene.stage.nodes if node.name.startswith(prefix))
        return (node for node in nodes if isinstance(node, Sprite))

    def _cards(self) -> Iterator[Sprite]:
        for prefix in ("card:", "mini:", "waiting", "pick/"):
            yield from self._sprites(prefix)

    def _follow(self, beats: list[Beat]) -> None:
        self._table.scene.timeline.follow(*beats)


def _species(sprite: Sprite) -> str | None:
    return sprite.face.species if isinstance(sprite.face, CardFace) else None


def _spot(sprite: Sprite) -> Placement:
    return Placement(sprite.cx, sprite.cy, sprite.w, sprite.h, sprite.angle)


def corner_card(place: Placement) -> Placement:
    """A small card at the lower left of a panel, where it hides little of what lies there."""
    w, h = SMALL_CARD
    return Placement(place.x + 8 + w / 2, place.y + place.h - 8 - h / 2, w, h)


def small_card(place: Placement) -> Placement:
    """A small card in the middle of a panel."""
    return Placement(place.cx, place.cy, *SMALL_CARD)


def _totals(view: EcosystemView) -> list[int]:
    return [sheet.total for sheet in view.sheets]
