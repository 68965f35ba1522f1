"""The cards of the open hand go where they lie next: they rise, come to a cell and back, and close the gap."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.games.ecosystem.view.parts.table_parts import TableParts
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Tween
from game.ui.table.gliding import glided, spot
from game.ui.table.hands import Hands
from game.units import Placement


@dataclass(frozen=True, slots=True)
class Held:
    """The open hand at one moment.

    Attributes:
        species: its cards in order.
        places: place in the hand → where that card lies, which may be on a cell.
        chosen: the place of the card that is lifted, laid, or on its way.
        waiting: where a card lies that was revealed before it had a place.
    """

    species: tuple[str, ...]
    places: Mapping[int, Placement]
    chosen: int | None
    waiting: Placement | None


class HandMotion:
    """Moves the open hand of one table.

    Args:
        hands: the desk.
        parts: know where things are.
    """

    def __init__(self, hands: Hands, parts: TableParts) -> None:
        self._hands, self._parts = hands, parts

    def now(self) -> Held:
        """How the hand lies."""
        waiting, sprites = self._waiting, self._sprites()
        places = {i: spot(sprite) for i, sprite in sprites.items()}
        chosen = self._parts.model.chosen
        if chosen is None:
            chosen = next((i for i, sprite in sprites.items() if not sprite.visible), None)
        return Held(self._species, places, chosen, spot(waiting) if waiting else None)

    def chosen_anew(self, before: Held) -> list[Tween]:
        """The same hand after a choice: every card comes from where it lay, also the one that is laid now."""
        steps = self._from({i: before.places.get(i) for i in self._sprites()}, "choose")
        waiting = self._waiting
        return steps + (self._tweens(waiting, before.waiting, "choose") if waiting and before.waiting else [])

    def played_on(self, before: Held) -> list[Tween]:
        """The hand after something happened: without the chosen card, or with one that came back."""
        was = aligned(before.species, self._species, before.chosen)
        places = {i: before.places.get(j) for i, j in was.items() if j != before.chosen}
        return self._from(places, "take_back")

    def left(self, before: Held) -> Placement | None:
        """Where the card lay that has left the hand since then."""
        now = aligned(before.species, self._species, before.chosen)
        gone = [i for i in range(len(before.species)) if i not in now.values()]
        return before.places.get(gone[0]) if now and len(gone) == 1 else None

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
