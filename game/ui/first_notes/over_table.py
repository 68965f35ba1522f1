"""Lays the notes of somebody's first games over a table, one at a time, in nobody's way."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.profile.first_notes import FIRST_GAMES, SeenNotes
from game.ui.engine.node import Node
from game.ui.first_notes.slip import SLIP_W, Slip, button_places, in_spare
from game.ui.first_notes.values import FIRST_NOTE, FirstNote, Lights, due
from game.ui.lessons.placing import hides, place_note, room_in
from game.ui.lessons.terms import LessonTerms
from game.ui.lessons.veil import Light
from game.ui.scene import Scene
from game.ui.table.desk import Desk
from game.ui.table.feed import Now
from game.ui.table.live import LiveFeed
from game.ui.table.pool import NodePool
from game.ui.voice.sentences import name_of
from game.ui.widgets.button import Button
from game.ui.widgets.fade import fade_in
from game.ui.words import tr
from game.units import Rect

_NOTE_Z, _BUTTON_Z = 290.0, 291.0


@dataclass(frozen=True, slots=True)
class _Shown:
    note: FirstNote
    lights: Lights


class FirstNotes:
    """The notes over one table.

    Args:
        scene: the table.
        feed: its game.
        desk: what is shown and decided.
        terms: what of the table may not be covered.
        notes: what the game has to say.
    """

    def __init__(
        self,
        scene: Scene,
        feed: LiveFeed,
        desk: Desk[Any, Any, Any, Any],
        terms: LessonTerms | None,
        notes: tuple[FirstNote, ...],
    ) -> None:
        self._scene, self._feed, self._desk, self._terms, self._notes = scene, feed, desk, terms, notes
        self._pool = NodePool(scene.stage)
        self._moment: object = None
        self._drawn: object = None
        self._shown: _Shown | None = None
        self._laid: tuple[Slip, Rect] | None = None
        self._lights: Lights = ()
        """Nothing while something is chosen: then only what can be chosen is lit."""

    def build(self) -> None:
        """The stage is made anew: what was shown is laid on it again."""
        self._pool, self._drawn, self._laid = NodePool(self._scene.stage), None, None

    def update(self, resting: bool) -> None:
        """Shows what is due at this decision, but never beside a hint.

        Args:
            resting: nothing is told or carried; only then a note comes.
        """
        situation, hinted = self._desk.state.situation, self._desk.hinted is not None
        if self._terms is None or hinted or situation.now is not Now.DECISION:
            self._hide()
            return
        moment = self._desk.asked
        if moment != self._moment and resting and not self._scene.timeline.busy:
            self._moment, self._shown = moment, self._due()
        if self._shown is None or moment != self._moment:
            self._hide()
        else:
            self._draw(self._shown)

    def _due(self) -> _Shown | None:
        shell, situation, game = self._scene.shell, self._desk.state.situation, self._feed.game.id
        seat = situation.decider
        if seat is None or situation.person is None or not shell.settings["first_notes"]:
            return None
        person = shell.store.profile_at(self._feed.place.number, situation.person)
        if person is None or shell.store.count_finished(game, person) >= FIRST_GAMES:
            return None
        seen = SeenNotes(shell.store)
        found = due(self._notes, self._desk.state.view, seat, seen.seen(game, person))
        if found is None:
            return None
        note, lights = found
        self._laid = self._where(Slip(note.words()), lights)
        if self._laid is None:
            return None
        seen.see(game, person, note.name)
        return _Shown(note, lights)

    # -- showing

    @property
    def spoken(self) -> tuple[str, ...]:
        """What the note that lies over the table says, and of what; nothing where there is none."""
        shown = self._shown if FIRST_NOTE in self._scene.stage else None
        return self._aloud(shown) if shown is not None else ()

    def _aloud(self, shown: _Shown) -> tuple[str, ...]:
        return *Slip(shown.note.words()).spoken, *map(name_of, self._lit(shown.lights))

    def _draw(self, shown: _Shown) -> None:
        key = self._desk.state.choice, self._desk.state.front
        if key != self._drawn:
            self._drawn, self._laid = key, self._where(Slip(shown.note.words()), shown.lights)
            self._lights = () if self._desk.chosen else shown.lights
        if self._laid is None:
            self._pool.reconcile()
            return
        slip, place = self._laid
        appears = FIRST_NOTE not in self._scene.stage
        for node in self._lit(self._lights):
            name = f"{FIRST_NOTE}/light/{node.name}"
            light = self._pool.known(name, Light) or Light(name, node, glows=True)
            light.follow(node)
            self._pool.put(light)
        self._pool.painted(
            FIRST_NOTE, place, slip, z=_NOTE_Z, pad=24, label=slip.words, press=self._close, focusable=False
        )
        close, never = button_places(place)
        self._button("close", tr("All right"), close, self._close, slip.words)
        self._button("never", tr("No more of these"), never, self._end, slip.words)
        self._pool.reconcile()
        if appears:
            self._scene.shell.say(*self._aloud(shown))
            self._fade_in()

    def _button(self, what: str, words: str, place: Rect, press: Callable[[], None], note: str) -> None:
        name = f"{FIRST_NOTE}/{what}"
        button = self._pool.known(name, Button) or Button(name, words, press, kind="second", size=17, zone=FIRST_NOTE)
        button.occasion = note
        button.x, button.y, button.w, button.h, button.z = place.x, place.y, place.w, place.h, _BUTTON_Z
        self._pool.put(button)

    def _lit(self, lights: Lights) -> list[Node]:
        stage = self._scene.stage
        return [stage[name] for name in lights if name in stage and stage[name].visible]

    def _where(self, slip: Slip, lights: Lights) -> tuple[Slip, Rect] | None:
        """Where room is to spare, else where it hides nothing with which one decides; None without such a place."""
        terms, stage, zones = self._terms, self._scene.stage, self._desk.layout.zones
        assert terms is not None, "without terms there are no notes"
        for spare in terms.spare(zones, stage):
            if (found := in_spare(slip, spare, self._scene.look)) is not None:
                return found
        lit = [Rect(*node.bounds) for node in self._lit(lights)]
        decides = (node for node in stage.nodes if node.visible and node.name.startswith(terms.at_hand))
        board = (stage[name] for name in terms.board if name in stage)
        free = [*(Rect(*node.bounds) for node in (*decides, *board)), zones["topbar"], *terms.reserved(zones)]
        height = slip.height(self._scene.look)
        soft = [zone for name, zone in zones.items() if name != "log"]
        room = room_in(self._scene.look.viewport.window)
        now = self._laid[1] if self._laid is not None else None
        place = place_note(SLIP_W, height, lit[0] if lit else None, [*free, *lit], soft, now, room=room)
        return None if hides(place, free) else (slip, place)

    def _fade_in(self) -> None:
        nodes = (node for node in self._scene.stage.nodes if node.name.startswith(FIRST_NOTE))
        fade_in(nodes, self._scene.timeline, self._scene.motion("panel"))

    # -- putting away

    def _hide(self) -> None:
        if FIRST_NOTE in self._scene.stage:
            self._pool.reconcile()
        self._drawn = self._laid = None

    def _close(self) -> None:
        self._scene.pointer.look_away()
        self._shown = None
        self._hide()
        self._desk.begin_focus()

    def _end(self) -> None:
        self._scene.shell.settings["first_notes"] = False
        self._scene.shell.toast(tr("No more notes. The settings bring them back."))
        self._close()
