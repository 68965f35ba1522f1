"""How plans come before somebody else than the industrialist, who looks at them, and go back."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.games.divercity.view.model import OwnCard
from game.games.divercity.view.motion_bricks import WAY, WAY_Z, DiverCityAct, lay, own_cards, show, with_margin
from game.games.divercity.view.parts.hand import OwnFace
from game.games.divercity.view.parts.whole import Parts
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Beat, Call, Step
from game.ui.table.gliding import spot
from game.units import Placement, Rect


def lay_plans(act: DiverCityAct, on: Parts, plans: Sequence[str], starts: Sequence[Rect]) -> Iterator[Beat]:
    """Plans come to lie open where the hand of who looks at them was."""
    motions = on.hands.motions
    if on.model.front != act.before.active or not motions.ms("corp_card"):
        return
    steps: list[Step] = [step for card in own_cards(on) for step in motions.tween("corp_card", card, alpha=0.0)]
    for place, (plan, start) in enumerate(zip(plans, starts, strict=True)):
        face = OwnFace(OwnCard(corporation=plan, open=True), act.after.pictograms)
        card = _plan_before_player(on, place, face, Placement.middle_of(with_margin(start)))
        end = Placement.middle_of(with_margin(on.hand.place(place, len(plans))))
        steps += motions.to("corp_card", card, end, squeeze=1.0)
    yield motions.sound("flip")
    yield steps


def clear_plans(
    act: DiverCityAct, on: Parts, ends: Sequence[Placement], fading: Sequence[int] = ()
) -> Iterator[Beat]:
    """Plans go from before who looked at them to where they belong, and the hand is there again.

    `fading`: the places of those that are not seen where they go.
    """
    motions, lying = on.hands.motions, [(card.face, spot(card)) for card in own_cards(on)]
    show(on, act, act.before)
    looked = all(isinstance(face, OwnFace) and face.card.corporation for face, _ in lying)
    if not lying or not looked or on.model.front == act.before.industrialist or not motions.ms("corp_card"):
        return
    steps = list[Step]()
    for own in own_cards(on):
        own.alpha = 0.0
        steps += motions.tween("corp_card", own, alpha=1.0)
    for place, ((face, at), end) in enumerate(zip(lying, ends, strict=True)):
        plan = _plan_before_player(on, place, face, at)
        plan.squeeze = 1.0
        steps += motions.to("corp_card", plan, end, squeeze=-1.0, alpha=0.0 if place in fading else 1.0)
    yield motions.sound("flip")
    yield steps


def plans_changed(
    on: Parts, before: Sequence[tuple[Face | str, Placement]], beside: Sequence[Step] = ()
) -> list[Beat]:
    """Plans of the pile come before the player without being told, or go back: the hand goes, or is there again.

    `before`: what lay there, and where; `beside`: what moves meanwhile.
    """
    motions, steps = on.hands.motions, list(beside)
    pile = Placement.middle_of(with_margin(on.corporation.pile))
    hidden = OwnFace(OwnCard(closed_plan=True), on.model.view.pictograms)
    for place, (face, at) in enumerate(before):
        gone = lay(on, Sprite(f"{WAY}gone/{place}", at.cx, at.cy, at.w, at.h, face, hidden, z=WAY_Z), turned=False)
        gone.lift = 0.0
        way = motions.tween("corp_card", gone, alpha=0.0)
        steps += motions.to("corp_card", gone, pile, squeeze=-1.0) if _is_plan(face) else way
    for card in own_cards(on):
        if _is_plan(card.face):
            end, card.back, card.squeeze = spot(card), hidden, -1.0
            card.cx, card.cy, card.w, card.h = pile.cx, pile.cy, pile.w, pile.h
            steps += motions.to("corp_card", card, end, squeeze=1.0)
        else:
            card.alpha = 0.0
            steps += motions.tween("corp_card", card, alpha=1.0)
    return [steps, Call(partial(on.hands.stage.clear, f"{WAY}gone/"))]


def _is_plan(face: Face | str) -> bool:
    return isinstance(face, OwnFace) and face.card.corporation is not None


def _plan_before_player(on: Parts, place: int, face: Face | str, at: Placement) -> Sprite:
    """A plan that lies closed before the player, with what is drawn around it."""
    back = OwnFace(OwnCard(closed_plan=True), on.model.view.pictograms)
    plan = lay(on, Sprite(f"{WAY}plan/{place}", at.cx, at.cy, at.w, at.h, face, back, z=WAY_Z), turned=True)
    plan.lift = 0.0
    return plan
