"""The table at work: what the player has in mind, what is shown, what is submitted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.core.score import Cell
from game.games.aqua.achievements import CHALLENGE
from game.games.aqua.actions import Action, Attract, Drop, Large, Pass, Reef, Snail, Tick
from game.games.aqua.large import Outline
from game.games.aqua.state import GROW, AquaView
from game.games.aqua.tiles import Tile
from game.games.aqua.view.actions import TableActions
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.chronicle import Chronicle
from game.games.aqua.view.compose import Composer
from game.games.aqua.view.faces import SPAN
from game.games.aqua.view.lying import degrees, turn_of
from game.games.aqua.view.market import TileSprite
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.moves import WAY, Moves
from game.games.aqua.view.parting import PartingScene
from game.games.aqua.view.reef import NEARER
from game.games.aqua.view.sheet import SheetScene
from game.games.aqua.view.tableau import Tableau
from game.games.aqua.view.tally import Deed
from game.games.aqua.view.track import person
from game.levels.tables import load_table
from game.ui.engine.intent import Accept, Back, Help, Intent, Key, Press, Scroll
from game.ui.engine.node import Backdrop, Node
from game.ui.engine.timeline import Beat
from game.ui.finished import player
from game.ui.scene import Scene
from game.ui.scenes.log import LogGroup, LogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.director import Now, Situation
from game.ui.table.scene import Moment, TableScene
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import BarActions
from game.ui.words import tr

CARRIED_Z = 500.0
MAGNET = 60.0
"""Within this many units of the middle of a hexagon where it fits, a carried tile snaps to it."""


class AquaTable:
    """The game's part of a table scene."""

    gathers = False

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        scene.ambience = "ocean"
        scene.digit_zone = "market"
        session = scene.director.session
        self._session = session
        self.chronicle = Chronicle(session)
        self._composer = Composer(
            session.game,
            seat_infos(session.names, session.bots, scene.style.styles),
            scene.style.show_gains,
            scene.style.show_scores,
        )
        self.choice = Choice()
        self._asked: object = None
        self._peek: int | None = None
        self.front = session.people[0] if session.people else 0
        self._lit: frozenset[Cell] = frozenset()
        self._parted = False
        self._from: tuple[float, float] | None = None

    # -- the part of every game

    def build(self) -> None:
        """Makes all nodes anew."""
        self.scene.stage.add(Backdrop("scenery/aqua"))
        layout = load_table("aqua", len(self._session.names))
        bar = BarActions(self.pause, self.scene.undo, self._open_rules, self._open_log, self._open_settings)
        self.tableau = Tableau(self.scene, layout, self._actions(), bar)
        self._moves = Moves(self)
        self.choice = self.choice.look(None)

    def show(self, moment: Moment) -> None:
        """Everything where the view says, with the controls for the decision."""
        view = moment.view
        asked = (moment.situation, view.round, view.phase, view.played, view.order)
        if asked != self._asked:
            self._asked, self.choice, self._peek = asked, Choice(), None
        self._moment = moment
        self.scene.stage.clear(WAY)
        self._draw()
        if self._deciding and self.scene.focus.node is None:
            self.scene.focus.set(self._first_focus())

    def quiet(self, moment: Moment) -> None:
        """The table of a moment in which nobody decides."""
        self._moment = replace(moment, situation=Situation(Now.COMPUTERS, viewer=moment.situation.viewer))
        self.choice = Choice()
        self._draw()

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads to the last of the moments."""
        return self._moves.beats(moments)

    def glide(self, moment: Moment) -> list[Beat]:
        """Everything moves straight to where the moment has it."""
        return self._moves.reflow(lambda: self.show(moment))

    def curtain(self, situation: Situation, on_open: Callable[[], None]) -> Scene:
        """Nothing in this game is secret."""
        raise NotImplementedError("AQUA needs no curtain")

    def parting(self, moment: Moment) -> Scene | None:
        """The challenges that were met, once; each person may tick one."""
        view: AquaView = moment.view
        session = self._session
        able = [seat for seat in view.actors if seat in session.people and len(view.sheets[seat].challenges) > 1]
        if self._parted or not able:
            return None
        self._parted = True
        had = {seat: self._ticked_before(session.names[seat]) for seat in able}
        return PartingScene(view, self._composer.seats, had, self._tick)

    def _ticked_before(self, name: str) -> frozenset[int]:
        """The challenges that this person has ticked in earlier games."""
        reached = person(player(self.scene.shell.store, "aqua", name)).reached
        kinds = (achievement.partition(":") for achievement in reached)
        return frozenset(int(which) for kind, _, which in kinds if kind == CHALLENGE)

    def _tick(self, choices: Mapping[int, int | None]) -> None:
        for seat, challenge in choices.items():
            if challenge is not None:
                self.scene.director.submit(Tick(seat, challenge))

    def finish(self, moment: Moment) -> Scene:
        """The score sheet."""
        return SheetScene(self.scene, moment.view, self._composer.seats)

    def update(self, dt_ms: float) -> None:
        """Nothing here answers to time alone."""

    def handle(self, intent: Intent) -> bool:
        """Esc puts back, Enter places, R, the wheel and the right button turn, letters look around."""
        match intent:
            case Back():
                self._step_back()
            case Accept() if self._ready and not self.scene.focus.show:
                self._submit()
            case Press(button=3) | Key("r") if self._turning:
                self._turn(1)
            case Scroll(dy=dy) if self._turning:
                self._turn(-dy)
            case Scroll(x, y, dy) if self.scene.stage["reef"].contains(x, y):
                self._zoom(NEARER if dy < 0 else 1 / NEARER, x, y)
            case Key("f"):
                self._fit()
            case Key("n"):
                self._look_at((self.front + 1) % self.shown.players)
            case Key("l"):
                self._open_log()
            case Key("m"):
                self.pause()
            case Help():
                self._open_rules()
            case _:
                return False
        return True

    def attended(self, node: Node | None) -> None:
        """Hover and focus."""

    # -- drawing

    @property
    def model(self) -> TableModel:
        """What is shown now."""
        return self._model

    @property
    def shown(self) -> AquaView:
        """The view that is shown now."""
        view: AquaView = self._moment.view
        return view

    def info(self, seat: int) -> SeatInfo:
        """Who sits at a seat."""
        return self._composer.seats[seat]

    def _draw(self) -> None:
        moment = self._moment
        decides = moment.situation.now is Now.DECISION
        seat = moment.situation.seat if decides else moment.situation.viewer
        self.front = self._peek if self._peek is not None else self.front if seat is None else seat
        self._model = self._composer.model(
            moment.view,
            moment.situation,
            self.choice,
            front=self.front,
            log=self.chronicle.last_turns(moment.number),
            lit=self._lit,
            undo=self.scene.director.undo_status().allowed,
        )
        self.tableau.show(self._model)

    # -- what the player does

    def _actions(self) -> TableActions:
        return TableActions(
            tile=self._take,
            turn=self._turn,
            cell=self._find_place,
            cell_point=self._look_at_cell,
            pile=self._choose_pile,
            pile_point=self._look_at_pile,
            outline=lambda pile, cells: self._decide(Large(self._seat, pile, cells)),
            outline_point=self._look_at_outline,
            habitat=lambda corner: self._decide(Attract(self._seat, corner)),
            habitat_point=lambda corner, on: self._look_at_outline(None, (corner,), on),
            colour=lambda colour: self._decide(Reef(self._seat, colour)),
            colour_point=self._look_at_colour,
            row_point=self._light_row,
            log_point=self._light_log,
            seat=self._look_at,
            snail=lambda: self._decide(Snail(self._seat)),
            drop=lambda name: self._decide(Drop(self._seat, name)),
            place=self._submit,
            put_back=self._put_back,
            decline=lambda: self._decide(Pass(self._seat)),
            fit=self._fit,
            zoom=self._zoom,
            log=self._open_log,
        )

    @property
    def _deciding(self) -> bool:
        return self._moment.situation.now is Now.DECISION and not self.scene.timeline.busy

    @property
    def _seat(self) -> int:
        seat = self._moment.situation.seat
        assert seat is not None
        return seat

    @property
    def _turning(self) -> bool:
        return self._deciding and self.choice.tile is not None

    @property
    def _ready(self) -> bool:
        return self._deciding and self._composer.decision(self.shown, self._seat, self.choice) is not None

    def _change(self, choice: Choice, sound: str | None = None) -> None:
        self.choice = choice
        self.scene.shell.play(sound)
        self._draw()

    def _first_focus(self) -> str:
        """Where the keyboard begins: at the market, or at what waits for a choice on the reef."""
        view = self.shown
        if view.phase == GROW:
            return f"tile/{view.market[0]}"
        names = [node.name for node in self.scene.focus.in_zone("reef")]
        return names[0] if names else "colour/R"

    def _take(self, name: str) -> None:
        if self._deciding:
            self._peek = None
            self._change(self.choice.take(name), "pick")
            if self.choice.tile is not None and self._model.gains:
                column, row = min(self._model.gains, key=self._reading_order)
                self.scene.focus.set(f"cell:{column},{row}")

    def _reading_order(self, cell: Cell) -> tuple[float, float]:
        x, y = self.tableau.reef.lens.camera.of(cell)
        return round(y / 24), x

    def _turn(self, by: int) -> None:
        if self._turning:
            self._change(self.choice.turned(by), "tick")

    def _find_place(self, cell: Cell) -> None:
        """Lays the tile there, for now; where it does not fit it says why, and can be turned."""
        if not self._turning:
            return
        self._change(self.choice.plan(cell), "no" if cell in self._model.misfits else "stone")
        if self._ready:
            self.scene.focus.set("place")
            if self.scene.shell.settings["drop_submits"]:
                self._submit()

    def _look_at_cell(self, cell: Cell, on: bool) -> None:
        if self._turning and (on or self.choice.hover == cell):
            self._change(self.choice.look(cell if on else None))

    def _choose_pile(self, pile: str) -> None:
        """Its places are shown, and the keyboard goes to the first; where there is only one, the animal comes."""
        if not self._deciding:
            return
        places = self._model.outlines[pile]
        if len(places) == 1:
            self._decide(Large(self._seat, pile, places[0]))
            return
        self._change(self.choice.look_at_large(pile), "pick")
        self.scene.focus.set(f"outline:{pile}/0")

    def _look_at_pile(self, pile: str, on: bool) -> None:
        if self._deciding and self._model.outlines:
            self._change(self.choice.look_at_large(pile if on and pile in self._model.outlines else None))

    def _look_at_outline(self, pile: str | None, cells: Outline, on: bool) -> None:
        if not self._deciding:
            return
        if on:
            self._change(self.choice.look_at_large(pile, cells))
        elif self.choice.outline == cells:
            self._change(self.choice.look_at_large(None))

    def _look_at_colour(self, colour: str, on: bool) -> None:
        if self._deciding:
            self._change(replace(self.choice, colour=colour if on else None))

    def _submit(self) -> None:
        if self._ready:
            self._decide(self._composer.decision(self.shown, self._seat, self.choice))

    def _decide(self, action: Action | None) -> None:
        """Submits; until that is told, nothing more can be decided."""
        if not self._deciding or action is None:
            return
        self.scene.submit(action)
        waiting = Situation(Now.COMPUTERS, viewer=self._moment.situation.viewer)
        self._moment = replace(self._moment, situation=waiting)

    def _put_back(self) -> None:
        if self._turning:
            self._change(self.choice.put_back(), "slide")

    def _step_back(self) -> None:
        if self._peek is not None:
            self._look_at(self._peek)
        elif self._turning:
            self._put_back()
        else:
            self.pause()

    def _light_row(self, row: str, on: bool) -> None:
        sheet = self.shown.sheets[self.front]
        rows = [one for one in sheet.rows if one.row == row or (row == "goals" and one.row.startswith("eco:"))]
        self._light(
            frozenset(cell for one in rows for line in one.lines for cell in line.cells) if on else frozenset()
        )

    def _light_log(self, index: int, on: bool) -> None:
        line = self._model.log[index] if on else None
        self._light(frozenset(line.cells) if line is not None and line.seat == self.front else frozenset())

    def _light(self, cells: frozenset[Cell]) -> None:
        if cells != self._lit and not self.scene.timeline.busy:
            self._lit = cells
            self._draw()

    def _look_at(self, seat: int) -> None:
        """Another reef in the large place; once more, and one's own is back."""
        if self.scene.timeline.busy or self.shown.players == 1:
            return
        home = self._moment.situation.seat if self._deciding else self._moment.situation.viewer
        self._peek = None if seat in (self._peek, home) else seat
        if self._peek is None and home is not None:
            self.front = home
        self._draw()

    # -- the reef under the hand

    def _fit(self) -> None:
        self.tableau.reef.pushed = False
        self._draw()

    def _zoom(self, factor: float, x: float | None = None, y: float | None = None) -> None:
        reef = self.tableau.reef
        zone = reef.zone
        at = (zone.x + zone.w / 2 if x is None else x), (zone.y + zone.h / 2 if y is None else y)
        reef.pushed = True
        area = self.shown.areas[self.front]
        reef.lens.set(reef.lens.camera.zoomed(factor, *at, reef.least_edge(area)))
        self._draw()

    def picked_up(self, node: Node) -> None:
        """A tile leaves the market, or the reef is taken hold of."""
        if isinstance(node, TileSprite) and self._deciding and node.tile != self.choice.tile:
            self._change(Choice(tile=node.tile), "pick")
        self._from = None

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The reef follows the pointer; a tile does too, and snaps to a place nearby where it fits."""
        if node.name == "reef":
            if self._from is not None:
                reef = self.tableau.reef
                reef.pushed = True
                reef.lens.set(reef.lens.camera.moved(x - self._from[0], y - self._from[1]))
                self._follow_turns()
            self._from = (x, y)
            return
        if not isinstance(node, TileSprite) or not self._turning:
            return
        cell = self.tableau.cell_at(x, y, MAGNET)
        if cell != self.choice.hover:
            self._change(self.choice.look(cell), "tick" if cell is not None else None)
        self.scene.stage.add(node)
        node.z, node.lift, node.alpha = CARRIED_Z, 3.0, 0.0 if cell is not None else 1.0
        node.cx, node.cy, node.angle = x, y, degrees(self.choice.turn)
        self.tableau.grow(node)

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The tile has a place for now, or returns to the market."""
        if not isinstance(node, TileSprite) or not self._turning:
            return
        cell = self.tableau.cell_at(x, y, MAGNET)
        if cell is not None:
            self._find_place(cell)
        else:
            self.scene.shell.play("no")
            self.scene.timeline.play(*self._moves.reflow(lambda: self._change(Choice())))

    def _follow_turns(self) -> None:
        if self._model.trial is not None:
            self._draw()

    # -- geometry for the moves

    def start_of(self, seat: int, tile: Tile) -> tuple[float, float, float, float]:
        """Where a tile is before it is placed: middle, side, angle."""
        lens = self.tableau.reef.lens
        if self.choice.tile == tile.name and self.choice.planned == tile.cell and seat == self.front:
            x, y = lens.camera.at(tile.centre)
            return x, y - 10, SPAN * lens.edge * 1.1, degrees(turn_of(tile))
        sprite = self.scene.stage.get(f"tile/{tile.name}")
        if isinstance(sprite, TileSprite):
            return sprite.cx, sprite.cy, sprite.w, sprite.angle
        return (*self.tableau.place_of_seat(seat), SPAN * 40, 0.0)

    # -- other scenes

    def _push(self, scene: Scene) -> None:
        self.scene.shell.stack.push(scene)

    def pause(self) -> None:
        """Opens the menu."""
        self._push(PauseScene("aqua"))

    def _open_rules(self) -> None:
        self._push(RulesScene("aqua"))

    def _open_settings(self) -> None:
        self._push(SettingsScene())

    def _open_log(self) -> None:
        rounds = self.chronicle.rounds()
        groups = [
            LogGroup(
                tr("Round {round}").format(round=one.number),
                tuple(Deed(line, self.info(line.seat)) for line in one.lines),
            )
            for one in rounds
        ]

        def light(place: tuple[int, int] | None) -> None:
            line = rounds[place[0]].lines[place[1]] if place is not None else None
            self._light(frozenset(line.cells) if line is not None and line.seat == self.front else frozenset())

        self._push(LogScene(groups, self.scene.director.copyable(), light))


def tabletop(scene: TableScene) -> AquaTable:
    """The part of a table scene that belongs to AQUA."""
    return AquaTable(scene)


def seat_infos(names: Sequence[str], bots: Mapping[int, str], styles: Sequence[int]) -> tuple[SeatInfo, ...]:
    """Everybody at the table."""
    return tuple(SeatInfo(name, styles[seat], seat in bots) for seat, name in enumerate(names))
