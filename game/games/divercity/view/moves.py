"""What happened, as motion: one small function for each kind of event.

What is on its way is a sprite of its own, named `way/…`. When it arrives, the table shows the real thing at the
same place, so that it finds nothing to move.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.rules import Event
from game.games.divercity.after import after
from game.games.divercity.events import (
    CardDrawn,
    CardRevealed,
    CardsTold,
    CorporationRevealed,
    CorporationShuffled,
    DiverUsed,
    GameEnded,
    HotelBuilt,
    HotelClosed,
    SpeciesLost,
    SpeciesSaved,
    TokenMoved,
)
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.cards import BACK, CORPORATION_BACK, CorporationFace, SpeciesFace
from game.games.divercity.view.slip import Slip
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Beat, Call, Step, Wait
from game.ui.table.motions import Motions
from game.ui.table.pool import PaintedNode
from game.ui.table.scene import Moment
from game.ui.words import tr
from game.units import Rect

if TYPE_CHECKING:
    from game.games.divercity.view.table import DiverCityTable

WAY = "way/"
_WAY_Z = 400.0
_SHOWN = (134.0, 188.0)
_SLIP = Rect(500, 400, 600, 140)
_READ, _GLANCE = 7, 3
"""How long a fact stays, and a short remark, in holds of a revealed card."""
_RISE = 46.0


@dataclass(frozen=True, slots=True)
class Act:
    """An event, the view before it and after it, and the moment it leads to."""

    event: Event
    before: DiverCityView
    after: DiverCityView
    moment: Moment


class Moves:
    """Tells moments on a table."""

    def __init__(self, table: "DiverCityTable") -> None:
        self._table = table
        self._motions = Motions(table.scene.shell)
        self._tellers: dict[type[Event], Callable[[Act], Iterator[Beat]]] = {
            CorporationRevealed: self._strikes,
            CorporationShuffled: self._shuffled,
            CardRevealed: self._revealed,
            CardDrawn: self._drawn,
            TokenMoved: self._climbed,
            SpeciesSaved: self._saved,
            SpeciesLost: self._lost,
            HotelBuilt: self._built,
            HotelClosed: self._closed,
            CardsTold: self._told,
            DiverUsed: self._used,
            GameEnded: self._ended,
        }

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads to the last of the moments."""
        beats: list[Beat] = []
        for moment in moments:
            beats += (Call(partial(self._tell, event, moment)) for event in moment.events)
            beats.append(Call(partial(self._reach, moment)))
        return beats

    def _reach(self, moment: Moment) -> None:
        """A moment is over: the next one begins from its view."""
        self._clear()
        self._table.quiet(moment)

    def _tell(self, event: Event, moment: Moment) -> None:
        before = self._table.shown
        act = Act(event, before, after(before, event), replace(moment, number=max(moment.number - 1, 0)))
        if type(event) in self._tellers:
            self._table.scene.timeline.follow(*self._tellers[type(event)](act))
        else:
            self._show(act.moment, act.after)

    def _show(self, moment: Moment, view: DiverCityView) -> None:
        self._table.quiet(replace(moment, view=view))

    def _arrive(self, act: Act) -> Call:
        """What was on its way lies where it belongs."""

        def arrive() -> None:
            self._clear()
            self._show(act.moment, act.after)

        return Call(arrive)

    # -- one function for each kind of event

    def _strikes(self, act: Act) -> Iterator[Beat]:
        """The corporation card comes off its pile, or out of the industrialist's hand, and turns over."""
        event = act.event
        assert isinstance(event, CorporationRevealed)
        parts = self._table.tableau
        start = parts.corporation.pile(1)
        if event.seat is not None and event.place is not None:
            size = act.before.agenda_size
            start = parts.mates.place(event.seat, event.place, size) or parts.hand.place(event.place, size)
        face = CorporationFace(event.card, event.effects)
        card = self._on_its_way("corporation", start, face, CORPORATION_BACK, turned=True)
        yield self._motions.sound("flip")
        yield self._to(card, "corp_card", parts.corporation.card, squeeze=1.0)
        yield self._arrive(act)
        yield Wait(self._motions.ms("reveal_hold"))

    def _shuffled(self, act: Act) -> Iterator[Beat]:
        yield self._motions.sound("slide")
        yield self._arrive(act)

    def _revealed(self, act: Act) -> Iterator[Beat]:
        """A species card turns over beside its rope, and goes to the discards."""
        event = act.event
        assert isinstance(event, CardRevealed)
        start = self._table.tableau.card(self._table.model, event.seat, event.place)
        seen = False
        if event.seat is not None and event.place is not None:
            seen = act.before.seats[event.seat].hand[event.place].species is not None
            without = replace(act.after, species_discard=act.before.species_discard)
            self._show(act.moment, without)
        card = self._on_its_way("card", start, SpeciesFace(event.species), BACK, turned=not seen)
        row = self._table.tableau.ladder.row(event.species)
        w, h = _SHOWN
        y = min(max(row.y + row.h / 2 - h / 2, 230.0), 690.0 - h)
        yield self._motions.sound("flip")
        yield self._to(card, "reveal_flip", Rect(row.x + 84 - w / 2, y, w, h), squeeze=1.0)
        yield Wait(self._motions.ms("reveal_hold"))
        yield self._motions.sound("card")
        yield self._to(card, "reveal_glide", self._table.tableau.corporation.pile(2), lift=0.0)
        yield self._arrive(act)

    def _drawn(self, act: Act) -> Iterator[Beat]:
        """A new card comes from the deck to the vacated place."""
        event = act.event
        assert isinstance(event, CardDrawn)
        end = self._table.tableau.card(self._table.model, event.seat, event.place)
        face: Face | str = SpeciesFace(event.species.value) if event.species.value is not None else BACK
        card = self._on_its_way("draw", self._table.tableau.corporation.pile(0), face, BACK, turned=True)
        yield self._motions.sound("deal")
        yield self._to(card, "reveal_glide", end, squeeze=1.0, lift=0.0)
        yield self._arrive(act)

    def _climbed(self, act: Act) -> Iterator[Beat]:
        """The token goes along its rope."""
        event = act.event
        assert isinstance(event, TokenMoved)
        ladder = self._table.tableau.ladder
        self._table.moved = (event.species, event.start)
        self._show(act.moment, act.before)
        x, _ = ladder.spot(event.species, event.end)
        token = ladder.token(event.species)
        token.lift = 2.0
        yield self._motions.sound("rope-up" if event.end > event.start else "rope-down")
        yield [*self._motions.tween("ladder_step", token, cx=x)]
        yield self._arrive(act)

    def _saved(self, act: Act) -> Iterator[Beat]:
        """A quiet celebration, with something worth knowing."""
        event = act.event
        assert isinstance(event, SpeciesSaved)
        token = self._table.tableau.ladder.token(event.species)
        yield self._motions.sound("chord")
        yield [*self._motions.tween("saved", token, scale=1.5)]
        yield [*self._motions.tween("saved", token, scale=1.0)]
        title = tr("Saved: {species}").format(species=words.species(event.species))
        yield from self._slip(Slip(f"disc/divercity-{event.species}", title, words.fact(event.species)), _READ)

    def _lost(self, act: Act) -> Iterator[Beat]:
        event = act.event
        assert isinstance(event, SpeciesLost)
        token = self._table.tableau.ladder.token(event.species)
        yield self._motions.sound("low")
        yield [*self._motions.tween("extinct", token, scale=0.8)]
        title = tr("Extinct: {species}").format(species=words.species(event.species))
        text = words.farewell(event.species)
        yield from self._slip(Slip(f"disc/divercity-{event.species}", title, text, quiet=True), _READ - 2)
        yield [*self._motions.tween("extinct", token, scale=1.0)]

    def _built(self, act: Act) -> Iterator[Beat]:
        """The hotel rises out of its island."""
        event = act.event
        assert isinstance(event, HotelBuilt)
        building = self._building(event.hotel)
        end, building.cy, building.alpha = building.cy, building.cy + _RISE, 0.0
        yield self._motions.sound("build")
        yield [*self._motions.tween("hotel", building, cy=end, alpha=1.0)]
        yield self._arrive(act)

    def _closed(self, act: Act) -> Iterator[Beat]:
        """The hotel sinks, and the island is free again."""
        event = act.event
        assert isinstance(event, HotelClosed)
        self._show(act.moment, act.after)
        building = self._building(event.hotel)
        yield self._motions.sound("leaves")
        yield [*self._motions.tween("hotel", building, cy=building.cy + _RISE, alpha=0.0)]
        yield self._arrive(act)

    def _told(self, act: Act) -> Iterator[Beat]:
        """The radio speaks. Where the cards may be seen, they turn to the light one after the other."""
        event = act.event
        assert isinstance(event, CardsTold)
        yield self._motions.sound("radio")
        opens = event.to == self._table.front and event.species.value is not None and not self._table.knows_hand
        if not opens:
            yield self._arrive(act)
            if event.by != event.to:
                yield from self._slip(self._radio(event), _GLANCE)
            return
        cards = [node for node in self._table.scene.stage.nodes if node.name.startswith("hand/")]
        yield self._turning(cards, 0.0)
        yield self._arrive(act)
        yield Call(partial(self._open, len(cards)))

    def _open(self, count: int) -> None:
        """The cards before the player turn open, unhurried, and can be read for a while."""
        cards = [self._table.scene.stage[f"hand/{place}"] for place in range(count)]
        for card in cards:
            assert isinstance(card, Sprite)
            card.squeeze = 0.0
        hold = Wait(self._motions.ms("reveal_hold") * _GLANCE)
        self._table.scene.timeline.follow(self._turning(cards, 1.0), hold)

    def _turning(self, cards: Sequence[object], squeeze: float) -> list[Step]:
        steps: list[Step] = []
        for place, card in enumerate(cards):
            steps += self._motions.tween("walkie", card, place * self._motions.ms("walkie") * 0.6, squeeze=squeeze)
        return steps

    def _radio(self, event: CardsTold) -> Slip:
        by, to = self._table.info(event.by), self._table.info(event.to)
        title = tr("{name} on the radio").format(name=by.name)
        text = tr("{name} has been told the whole hand.").format(name=to.name)
        return Slip("divercity/diver/communications-round", title, text)

    def _used(self, act: Act) -> Iterator[Beat]:
        event = act.event
        assert isinstance(event, DiverUsed)
        name = self._table.info(event.seat).name
        rule = words.diver_rule(event.diver, act.before.industrialist is not None)
        title = tr("{name}: {diver}").format(name=name, diver=words.diver(event.diver))
        yield self._motions.sound("chime")
        yield from self._slip(Slip(f"divercity/diver/{event.diver}-round", title, rule), _GLANCE)
        yield self._arrive(act)

    def _ended(self, act: Act) -> Iterator[Beat]:
        event = act.event
        assert isinstance(event, GameEnded)
        yield self._motions.sound("chord" if event.result == "won" else "low")
        yield Wait(self._motions.ms("reveal_hold") * _GLANCE)

    # -- bricks

    def _slip(self, slip: Slip, holds: int) -> Iterator[Beat]:
        """A slip lies over the table for a while. Without movement only what is worth knowing is said, in a line."""
        if not self._motions.ms("reveal_hold"):
            if holds == _READ:
                yield Call(partial(self._table.scene.shell.toast, slip.text))
            return
        plate = PaintedNode(f"{WAY}slip", slip)
        plate.x, plate.y, plate.w, plate.h, plate.z, plate.pad = *_as_tuple(_SLIP), _WAY_Z, 40
        plate.alpha = 0.0
        yield Call(lambda: self._put(plate))
        yield [*self._motions.tween("panel", plate, alpha=1.0)]
        yield Wait(self._motions.ms("reveal_hold") * holds)
        yield [*self._motions.tween("panel", plate, alpha=0.0)]
        yield Call(partial(self._table.scene.stage.remove, plate.name))

    def _put(self, plate: PaintedNode) -> None:
        self._table.scene.stage.add(plate)

    def _building(self, hotel: str) -> Sprite:
        place = self._table.tableau.hotels.place(hotel)
        side = min(place.w, place.h) * 0.98
        x, y = place.x + place.w / 2, place.y + place.h / 2 + 6
        building = Sprite(f"{WAY}hotel/{hotel}", x, y, side, side, f"divercity/hotel/{hotel}", z=_WAY_Z)
        self._table.scene.stage.add(building)
        return building

    def _on_its_way(self, name: str, start: Rect, face: Face | str, back: str, *, turned: bool) -> Sprite:
        x, y = start.x + start.w / 2, start.y + start.h / 2
        sprite = Sprite(f"{WAY}{name}", x, y, start.w, start.h, face, back, z=_WAY_Z)
        sprite.squeeze, sprite.lift = -1.0 if turned else 1.0, 2.0
        self._table.scene.stage.add(sprite)
        return sprite

    def _to(self, sprite: Sprite, motion: str, end: Rect, **to: float) -> list[Step]:
        x, y = end.x + end.w / 2, end.y + end.h / 2
        return [*self._motions.tween(motion, sprite, cx=x, cy=y, w=end.w, h=end.h, **to)]

    def _clear(self) -> None:
        self._table.scene.stage.clear(WAY)


def _as_tuple(place: Rect) -> tuple[float, float, float, float]:
    return place.x, place.y, place.w, place.h
