"""Carrying a card or a tile: it follows the pointer, snaps to where it fits, and returns when let go elsewhere."""

from collections.abc import Sequence
from typing import Any

from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Step, Tween
from game.ui.table.desk import Desk
from game.ui.table.gliding import glided, spot
from game.ui.table.pieces import Piece
from game.ui.table.weight import Hop, Lean, Shake, Snap
from game.units import Placement


class Carrying:
    """What the pointer does with nodes of a table that can be lifted. Click and drag share one choice."""

    def __init__(self, desk: Desk[Any, Any, Any, Any]) -> None:
        self._desk = desk
        self._carries = False
        self._target: Piece | None = None
        self._leaning: tuple[Sprite, Lean] | None = None
        self._snap: Snap | None = None
        self._taken_up = False

    def update(self, dt_ms: float) -> None:
        """What is carried leans as fast as it goes; over a place where it fits it lies straight."""
        if self._leaning is not None:
            node, lean = self._leaning
            node.lean = lean.pass_time(dt_ms)

    @property
    def moving(self) -> bool:
        """Something still leans that will stand upright."""
        return self._leaning is not None and self._leaning[1].degrees != 0

    def picked_up(self, node: Node) -> None:
        """A node is lifted: what a click on it would choose is chosen."""
        desk = self._desk
        self._target, self._taken_up = None, True
        choice = desk.table.carrying.picked_up(desk.state, node) if desk.deciding else None
        self._carries = choice is not None
        if choice is not None:
            desk.go_on()
            desk.take_up(choice)
            follower = desk.table.carrying.follower_of(desk.model, node)
            if isinstance(follower, Sprite) and desk.motions.full:
                self._leaning = follower, Lean()

    def dragging(self, node: Node, x: float, y: float) -> None:
        """It follows the pointer and snaps to a place nearby where it fits."""
        desk = self._desk
        if not self._carries:
            node.dragged(x, y)
            return
        if not desk.deciding:
            return
        target = desk.table.carrying.target(desk.model, x, y)
        jumps = self._taken_up or target != self._target
        self._taken_up = False
        seen = self._seen(desk.table.carrying.follower_of(desk.model, node)) if jumps else None
        if target != self._target:
            self._look(target)
        follower = desk.table.carrying.follower_of(desk.model, node)
        desk.scene.timeline.still(follower)
        desk.stage.add(follower)
        desk.table.carrying.carry(desk.model, follower, target, x, y)
        if seen is not None and isinstance(follower, Sprite):
            self._snap_from(seen, follower)
        if self._leaning is not None and target is None:
            self._leaning[1].at(x)

    def _seen(self, follower: Node) -> Placement | None:
        """Where it is seen before it jumps to the pointer, to a place where it fits, or away from there."""
        if not isinstance(follower, Sprite) or not self._desk.motions.ms("magnet"):
            return None
        self._end_snap()
        return spot(follower)

    def _snap_from(self, seen: Placement, follower: Sprite) -> None:
        self._snap = Snap(follower, seen.cx, seen.cy, seen.w)
        self._desk.aside(*self._desk.motions.tween("magnet", self._snap, share=1.0))

    def _end_snap(self) -> None:
        """It lies where it is seen."""
        if self._snap is not None:
            self._desk.scene.timeline.still(self._snap)
            self._snap.let_go()
            self._snap = None

    def _look(self, target: Piece | None) -> None:
        before, self._target = self._target, target
        if before is not None:
            self._desk.point(before, False)
        if target is not None:
            self._desk.scene.shell.play("tick")
            self._desk.point(target, True)

    def dropped(self, node: Node, x: float, y: float) -> None:
        """It has a place for now, or flies back where it came from, shakes and says why."""
        desk = self._desk
        self._stand_upright()
        self._end_snap()
        if not self._carries or not desk.deciding:
            return
        self._carries = False
        target = desk.table.carrying.target(desk.model, x, y)
        if target is not None and desk.submits(target) and desk.scene.shell.settings["hold"]:
            desk.leave_to_button()
            return
        if target is not None:
            desk.press(target)
            return
        if reason := desk.table.carrying.why_not_here(desk.model, x, y):
            desk.refuse(reason)
        self._fly_back(node)

    def _stand_upright(self) -> None:
        if self._leaning is not None:
            self._desk.aside(*self._desk.motions.tween("land", self._leaning[0], lean=0.0))
        self._leaning = None

    def _fly_back(self, node: Node) -> None:
        """What was refused goes home in an arc, and shakes when it is there; all else glides as ever."""
        desk, motions = self._desk, self._desk.motions
        desk.scene.look_away()
        follower = desk.table.carrying.follower_of(desk.model, node)
        start, high = spot(follower) if isinstance(follower, Sprite) else None, follower.z
        home = desk.table.carrying.home_of(desk.model, follower)
        beats = desk.put_down()
        flying = desk.stage.get(home)
        if start is None or not isinstance(flying, Sprite) or not motions.full:
            desk.scene.timeline.play(motions.sound("no"), *beats)
            return
        fly = motions.named("fly_back")
        others = [step for beat in beats for step in _steps(beat) if getattr(step, "node", None) is not flying]
        for step in (step for beat in beats for step in _steps(beat) if isinstance(step, Tween)):
            if step.node is flying:
                setattr(flying, step.prop, step.to)
        back = glided(flying, start, fly.ms, fly.easing)
        shake = motions.tween("shake", Shake(flying), share=1.0)
        hop = Tween(Hop(flying), "share", 1.0, fly.ms, fly.easing)
        sinks = Tween(flying, "z", flying.z, 0, delay=motions.ms("appear"))  # what it lay over has gone by then
        flying.z = high
        desk.scene.timeline.play(motions.sound("slide"), [*others, *back, hop, sinks], motions.sound("no"), shake)


def _steps(beat: Beat) -> Sequence[Step]:
    return beat if isinstance(beat, Sequence) else [beat]
