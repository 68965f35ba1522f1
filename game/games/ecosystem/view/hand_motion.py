"""The cards of the open hand go where they lie next: they rise, come to a cell and back, and close the gap."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.core.rules import Seat
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import CardFace
from game.games.ecosystem.view.parts.hand import HAND_Z
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.passing_hands import arrive, aside, fly_in, leave, steps_between
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.changing_face import FaceChange
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.ui.table.motions import Motions
from game.units import Placement


def face_changes(motions: Motions, motion: str, card: Sprite | None, before: Face | str | None) -> list[Tween]:
    """A card comes to show on its way what it shows where it goes, more or less than before."""
    if card is None or not isinstance(before, CardFace) or not isinstance(card.face, CardFace):
        return []
    return motions.tween(motion, FaceChange(card, before, card.face), share=1.0)


@dataclass(frozen=True, slots=True)
class Held:
    """The open hand at one moment.

    Attributes:
        species: its cards in order.
        places: place in the hand → where that card lies, which may be on a cell.
        chosen: the place of the card that is lifted, laid, or on its way.
        waiting: where a card lies that was revealed before it had a place.
        waiting_face: what is seen of that.
        seat: whose hand it is; None: none is open.
        view: what was known of the game.
        faces: what was seen of its cards.
    """

    species: tuple[str, ...]
    places: Mapping[int, Placement]
    chosen: int | None
    waiting: Placement | None
    waiting_face: Face | str | None
    seat: Seat | None
    view: EcosystemView
    faces: Mapping[int, Face | str]


class HandMotion:
    """Moves the open hand of one table.

    Args:
        hands: the desk.
        parts: know where things are.
        leaving: how the names of cards begin that leave with their hand.
    """

    def __init__(self, hands: Hands, parts: TableParts, leaving: str) -> None:
        self._hands, self._parts, self._leaving = hands, parts, leaving

    def now(self) -> Held:
        """How the hand lies."""
        waiting, sprites = self._waiting, self._sprites()
        places = {i: spot(sprite) for i, sprite in sprites.items()}
        chosen = self._parts.model.chosen
        if chosen is None:
            chosen = next((i for i, sprite in sprites.items() if not sprite.visible), None)
        faces = {i: sprite.face for i, sprite in sprites.items()}
        model, there = self._parts.model, spot(waiting) if waiting else None
        face = waiting.face if waiting else None
        return Held(self._species, places, chosen, there, face, model.mine, model.view, faces)

    def chosen_anew(self, before: Held) -> list[Tween]:
        """The same hand after a choice: every card comes from where it lay, also the one that is laid now."""
        sprites, waiting = self._sprites(), self._waiting
        steps = self._from({i: before.places.get(i) for i in sprites}, "choose")
        steps += [step for i, sprite in sprites.items() for step in self._shows(sprite, before.faces.get(i))]
        steps += self._shows(waiting, before.waiting_face)
        return steps + (self._tweens(waiting, before.waiting, "choose") if waiting and before.waiting else [])

    def _shows(self, card: Sprite | None, before: Face | str | None) -> list[Tween]:
        """A card that comes to lie in another size shows more, or less, little by little."""
        after = card.face if card is not None else None
        if not isinstance(before, CardFace) or not isinstance(after, CardFace):
            return []
        same = before.level == after.level or before.species != after.species
        return [] if same else face_changes(self._hands.motions, "choose", card, before)

    def played_on(self, before: Held) -> list[Tween]:
        """The hand after something happened: without the chosen card, with one that came back, or another one."""
        passed = self._passed(before)
        if passed is not None:
            return self._passed_on(before, aside(passed))
        was = aligned(before.species, self._species, before.chosen)
        if not was and before.species and before.seat == self._parts.model.mine:
            return self.drawn(before)
        places = {i: before.places.get(j) for i, j in was.items() if j != before.chosen}
        return self._from(places, "take_back")

    def drawn(self, before: Held) -> list[Tween]:
        """The cards that were held make room; only the new ones come from the deck."""
        held = [(species, before.places.get(i)) for i, species in enumerate(before.species)]
        known: dict[int, Placement | None] = {}
        for i, species in enumerate(self._species):
            same = next((card for card in held if card[0] == species), None)
            if same is not None:
                held.remove(same)
                known[i] = same[1]
        new = [sprite for i, sprite in self._sprites().items() if i not in known]
        coming = fly_in("deal", new, self._parts.place_of_deck, self._hands.motions)
        return [*self._from(known, "take_back"), *coming]

    def left(self, before: Held) -> Placement | None:
        """Where the card lay that has left the hand since then."""
        if self._passed(before) is not None:
            return None
        now = aligned(before.species, self._species, before.chosen)
        gone = (
            [i for i in range(len(before.species)) if i not in now.values()]
            if now
            else _missing(before, self._species)
        )
        return before.places.get(gone[0]) if len(gone) == 1 else None

    def _passed(self, before: Held) -> int | None:
        """By how many seats the open hand was passed on since then; None when it is the same one."""
        model = self._parts.model
        if not before.species or before.seat != model.mine:
            return None
        return steps_between(before.view, model.view)

    def _passed_on(self, before: Held, aside: float) -> list[Tween]:
        """The hand that was there leaves while another one comes from the other side."""
        motions, stage = self._hands.motions, self._hands.stage
        if not motions.ms("pass_hands"):
            return []
        gone = []
        for i, face in before.faces.items():
            place = before.places[i]
            card = Sprite(f"{self._leaving}{i}", place.cx, place.cy, place.w, place.h, face, z=HAND_Z + i)
            card.angle = place.angle
            gone.append(stage.add(card))
        coming = arrive(self._sprites().values(), aside, motions, motions.ms("pass_hands") / 2)
        return [*leave(gone, aside, motions), *coming]

    @property
    def _species(self) -> tuple[str, ...]:
        model = self._parts.model
        return (model.view.seats[model.mine].hand or ()) if model.mine is not None else ()

    @property
    def _waiting(self) -> Sprite | None:
        """The card that was revealed before it had a place, in the hand or laid."""
        model = self._parts.model
        waits = model.mine is not None and model.view.seats[model.mine].waiting is not None
        return self._sprite("waiting") if waits else None

    def _sprites(self) -> dict[int, Sprite]:
        found = {i: self._sprite(f"hand/{i}") for i in range(len(self._species))}
        return {i: sprite for i, sprite in found.items() if sprite is not None}

    def _sprite(self, name: str) -> Sprite | None:
        """The card of that name, or the one that is laid in its stead."""
        nodes = map(self._hands.stage.get, (name, "laid"))
        return next((node for node in nodes if isinstance(node, Sprite)), None)

    def _from(self, places: Mapping[int, Placement | None], motion: str) -> list[Tween]:
        sprites = self._sprites()
        pairs = ((sprites.get(i), start) for i, start in places.items())
        return [step for sprite, start in pairs if sprite and start for step in self._tweens(sprite, start, motion)]

    def _tweens(self, sprite: Sprite, start: Placement, motion: str) -> list[Tween]:
        named = self._hands.motions.named(motion)
        return glided(sprite, start, named.ms, named.easing) if named.ms else []


def _missing(before: Held, after: tuple[str, ...]) -> list[int]:
    """The places in a hand of the cards that are not in the one after it."""
    left = Counter(before.species) - Counter(after)
    return [before.species.index(species) for species in left.elements()]


def aligned(before: tuple[str, ...], after: tuple[str, ...], gone: int | None) -> dict[int, int]:
    """Place in a hand → place of the same card in the hand before; empty when they differ by more than one card.

    Args:
        before: the species of the hand before.
        after: those now.
        gone: the place in the hand before of the card that may have left it; None: any may.
    """
    if after == before:
        return {i: i for i in range(len(after))}
    may_be_gone = range(len(before)) if gone is None else (gone,)
    left = next((i for i in may_be_gone if after == before[:i] + before[i + 1 :]), None)
    if left is not None:
        return {i: i + (i >= left) for i in range(len(after))}
    back = next((i for i in range(len(after)) if after[:i] + after[i + 1 :] == before), None)
    return {} if back is None else {i: i - (i > back) for i in range(len(after)) if i != back}
