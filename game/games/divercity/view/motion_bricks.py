"""What the motions of a dive are made of: cards on their way, and those that lie before the player."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.games.divercity.state import DiverCityView
from game.games.divercity.view.parts.hand import MARGIN
from game.games.divercity.view.parts.whole import Parts
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Call, Step
from game.ui.table.desk_values import Act
from game.ui.table.gliding import glided, spot
from game.units import Rect

WAY = "way/"
"""How the names begin of what is on its way."""
WAY_Z = 400.0

DiverCityAct = Act[DiverCityView]


def show(on: Parts, act: DiverCityAct, view: DiverCityView) -> None:
    """Shows a view on the way to what an act leads to."""
    on.hands.show_idle(replace(act.begun, view=view))


def own_cards(on: Parts) -> list[Sprite]:
    """The cards before the player, from left to right."""
    return [node for node in on.hands.stage.nodes if node.name.startswith("hand/") and isinstance(node, Sprite)]


def with_margin(card: Rect) -> Rect:
    """The place of an own card with what is drawn around it."""
    return Rect(card.x - MARGIN, card.y - MARGIN, card.w + 2 * MARGIN, card.h + 2 * MARGIN)


def on_its_way(on: Parts, name: str, start: Rect, face: Face | str, back: str, *, turned: bool = True) -> Sprite:
    """A card that is about to leave a place; `turned`: its back is seen."""
    return lay(on, Sprite(f"{WAY}{name}", *start.centre, start.w, start.h, face, back, z=WAY_Z), turned=turned)


def lay(on: Parts, sprite: Sprite, *, turned: bool) -> Sprite:
    """Puts a card on the stage, a little lifted; `turned`: its back is seen."""
    sprite.squeeze, sprite.lift = -1.0 if turned else 1.0, 2.0
    return on.hands.stage.add(sprite)


def arrive(on: Parts, act: DiverCityAct) -> Call:
    """What was on its way lies where it belongs, before the rest of the act is told."""
    return Call(partial(show, on, act, act.after))


def regroup(on: Parts, seat: int | None, change: Callable[[], None], gone: int | None = None) -> list[Step]:
    """Does a change that takes a plan away or adds one; the others of an own hand glide to their new places.

    Args:
        on: the table.
        seat: whose plans they are.
        change: shows the table without the plan, or with it.
        gone: the place from which one was taken.
    """
    before = {card.name: spot(card) for card in own_cards(on)}
    change()
    if seat != on.model.front:
        return []
    motion, steps = on.hands.motions.named("choose"), list[Step]()
    for place, card in enumerate(own_cards(on)):
        was = before.get(f"hand/{place + (gone is not None and place >= gone)}")
        if was is not None:
            steps += glided(card, was, motion.ms, motion.easing)
    return steps
