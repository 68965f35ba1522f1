"""The table at work: what the player has in mind, what is shown, what is submitted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.core.score import Cell
from game.games.ecosystem.actions import Action, Keep, Place
from game.games.ecosystem.edition import Rival
from game.games.ecosystem.state import GIVE, PICK, EcosystemView
from game.games.ecosystem.view.actions import TableActions
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.chronicle import Chronicle, LogTurn
from game.games.ecosystem.view.compose import Composer
from game.games.ecosystem.view.edition import SKINS
from game.games.ecosystem.view.ending import ending_of
from game.games.ecosystem.view.hand import done_place
from game.games.ecosystem.view.log import Deed
from game.games.ecosystem.view.model import NEUTRAL_STYLE, RIVAL_STYLE, LogLine, SeatInfo, TableModel
from game.games.ecosystem.view.moves import Moves, corner_card
from game.games.ecosystem.view.places import HAND_CARD, lifted
from game.games.ecosystem.view.proposal import opening
from game.games.ecosystem.view.sheet import SheetScene
from game.games.ecosystem.view.tableau import Tableau
from game.levels.tables import load_table
from game.ui.engine.intent import Accept, Back, Digit, Help, Intent, Key
from game.ui.engine.node import Backdrop, Node
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.log import LogGroup, LogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.director import Now, Situation
from game.ui.table.scene import Moment, TableScene
from game.ui.widgets.button import Button
from game.ui.words import tr, wide
from game.units import Placement

CARRIED_Z = 500.0
MAGNET = 60.0
"""Within this many units of a legal cell a carried card snaps to it."""
_CARRY_GROWTH = 1.1
_CARRY_TILT = -3.0


class EcosystemTable:
    """The game's part of a table scene."""

    gathers = True

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        scene.ambience = scene.director.session.game.id
        session = scene.director.session
        self._session = session
        self.chronicle = Chronicle(session)
        self._composer = Composer(
            session.game,
            seat_infos(session.names, session.bots, scene.style.styles, SKINS[session.game.id].edition.rival),
            scene.style.show_gains,
            scene.style.show_scores,
        )
        self.choice = Choice()
        self._asked: object = None
        self._peek: int | None = None
        self._front = 0
        self._lit: Mapping[int, frozenset[Cell]] = {}
        self._told = ""
        self._quiet = False

    # -- the part of every game

    def build(self) -> None:
        """Makes all nodes anew."""
        session = self._session
        self.scene.stage.add(Backdrop(f"scenery/{session.game.id}"))
        self.layout = load_table(session.game.id, len(session.names), wide())
        self.tableau = Tableau(self.scene, self.layout, self._actions())
        self._moves = Moves(self)
        self._keep = Button("keep", tr("Keep"), self._decline, w=150, h=64, zone="hand", kind="second", z=160)
        self.choice = self.choice.look(None)

    def show(self, moment: Moment) -> None:
        """Everything where the view says, with the controls for the decision."""
        moment = self._with_choices(moment)
        situation, view = moment.situation, moment.view
        legal = view.legal.get(situation.seat) if situation.now is Now.DECISION else None
        asked = (situation, view.round, view.turn, view.phase, legal)
        if asked != self._asked:
            self._asked, self.choice, self._peek = asked, opening(view, situation.seat), None
        self._moment = moment
        self._told = ""
        self._quiet = False
        self._sweep()
        self._draw()
        if self._deciding and self.scene.focus.node is None:
            self.scene.focus.set(self._first_focus())
            self.tableau.hide_preview()

    def _with_choices(self, moment: Moment) -> Moment:
        """What a person decides openly is known to all, and so are the possibilities."""
        situation = moment.situation
        if situation.now is not Now.DECISION or situation.viewer is not None:
            return moment
        return replace(moment, view=replace(moment.view, chooser=situation.person))

    def _first_focus(self) -> str:
        """Where the keyboard begins: at the hand, at the waiting card's cells, or at the cards to be swapped."""
        if self._model.planned:
            return "done"
        if self._moment.view.phase in (PICK, GIVE):
            return "hand/0"
        return next((n.name for n in self.scene.focus.in_zone("board")), "keep")

    def quiet(self, moment: Moment, keep: frozenset[str] = frozenset()) -> None:
        """The table of a moment in which nobody decides; flying cards named in `keep` stay."""
        situation = Situation(Now.COMPUTERS, viewer=moment.situation.viewer)
        seats = tuple(replace(seat, waiting=None) for seat in moment.view.seats)
        self._moment = replace(moment, view=replace(moment.view, seats=seats), situation=situation)
        self._told = ""
        self._quiet = True
        self.choice = Choice()
        self._sweep(keep)
        self._draw()

    def tell(self, words: str, row: str | None = None) -> None:
        """Says in the banner what happens now, and lights a row of the sheet in every ecosystem."""
        self._told = words
        self._lit = self._cells_of(row) if row else {}
        self._draw()
        self.tableau.point_out(row)

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads to the last of the moments."""
        return self._moves.beats(moments)

    def glide(self, moment: Moment) -> list[Beat]:
        """Everything moves straight to where the moment has it."""
        return self._moves.reflow(lambda: self.show(moment))

    def curtain(self, situation: Situation, on_open: Callable[[], None]) -> Scene:
        """The curtain with the person's name, and who follows."""
        assert situation.person is not None
        follow = [
            self.info(s) for s in self._moment.view.actors if s in self._session.people and s != situation.person
        ]
        return CurtainScene(self.info(situation.person), self._turn_words(), follow, on_open, self.pause)

    def parting(self, moment: Moment) -> Scene | None:
        """Nothing comes between the table and the score sheet."""
        return None

    def finish(self, moment: Moment) -> Scene:
        """The score sheet."""
        return SheetScene(moment.view, self._composer.seats, ending_of(self.scene))

    def update(self, dt_ms: float) -> None:
        """Lets time pass for what answers to a look."""
        self.tableau.update(dt_ms)

    def handle(self, intent: Intent) -> bool:
        """Esc puts back, Enter confirms a plan, letters look around."""
        match intent:
            case Back():
                self._step_back()
            case Accept() if self._ready and not self.scene.focus.show:
                self._submit()
            case Digit(n):
                self.scene.focus.show = True
                self._choose((n - 1) % 10)
            case Key("n"):
                self._look_at_next()
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
        self.tableau.attended(node)

    # -- drawing

    @property
    def model(self) -> TableModel:
        """What is shown now."""
        return self._model

    @property
    def shown(self) -> EcosystemView:
        """The view that is shown now."""
        view: EcosystemView = self._moment.view
        return view

    @property
    def dense(self) -> bool:
        """Small ecosystems are drawn as discs."""
        return self._moment.view.players >= 5

    def info(self, seat: int) -> SeatInfo:
        """Who sits at a seat."""
        return self._composer.seats[seat]

    def _draw(self) -> None:
        moment = self._moment
        decides = moment.situation.now is Now.DECISION
        seat = moment.situation.seat if decides else moment.situation.viewer
        self._front = self._peek if self._peek is not None else self._front if seat is None else seat
        self._model = self._composer.model(
            moment.view,
            moment.situation,
            self.choice,
            front=self._front,
            log=self.chronicle.last_turn(moment.number),
            lit=self._lit,
            undo=self.scene.director.undo_status().allowed,
        )
        if self._told:
            self._model = replace(self._model, banner=self._told)
        self.tableau.show(self._model)
        self._own_pick()
        self._others_waiting()
        self._offer_keep()
        self.tableau.faster(False)

    def _own_pick(self) -> None:
        """The card already chosen rests above the hand while the others still choose."""
        seat, view = self._model.mine, self._moment.view
        name = f"pick/{seat}"
        if seat is not None and view.seats[seat].pick and name not in self.scene.stage and not self._quiet:
            self._moves.lay(seat, view.seats[seat].pick, self.waiting_place())

    def _others_waiting(self) -> None:
        """Cards already revealed that other seats will place in their turn lie on those seats' panels."""
        for number, seat in enumerate(self._moment.view.seats):
            if seat.waiting is not None and number != self._model.mine and number != self._front:
                self._moves.lay(number, seat.waiting, corner_card(self.tableau.place_of_seat(number)))

    def _offer_keep(self) -> None:
        seat = self._model.mine
        self.scene.stage.remove("keep")
        if seat is not None and self._deciding and self._moment.view.seats[seat].effect:
            done = done_place(self.layout.zones["hand"])
            self._keep.x, self._keep.y = done.x - done.w - 16, done.y
            self.scene.stage.add(self._keep)

    def _sweep(self, keep: frozenset[str] = frozenset()) -> None:
        for node in self.scene.stage.nodes:
            if node.name.startswith(("pick/", "reveal/", "pop/")) and node.name not in keep:
                self.scene.stage.remove(node.name)

    # -- what the player does

    def _actions(self) -> TableActions:
        return TableActions(
            hand=self._choose,
            cell=self._find_home,
            cell_point=self._look_at_cell,
            card=self._take_card,
            row_point=self._light_row,
            log_point=self._light_log,
            seat=self._look_at,
            done=self._submit,
            menu=self.pause,
            undo=self.scene.undo,
            rules=self._open_rules,
            log=self._open_log,
            settings=self._open_settings,
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
    def _ready(self) -> bool:
        return self._deciding and self._model.planned

    def _change(self, choice: Choice, sound: str | None = None) -> None:
        self.choice = choice
        self.tableau.hide_preview()
        self.scene.shell.play(sound)
        self._draw()

    def _choose(self, index: int) -> None:
        """A card of the hand is taken up or put back; only while the decision is about the hand."""
        view = self._moment.view
        if self._deciding and view.phase in (PICK, GIVE) and index < view.seats[self._seat].hand_size:
            self._peek = None
            self._change(self.choice.choose(index), "pick")
            self._focus_after_choice()

    def _focus_after_choice(self) -> None:
        """The keyboard goes where the next step is: from the hand to the board, from the board to Done."""
        if self.choice.planned is not None or (self._model.planned and not self._model.gains):
            self.scene.focus.set("done")
        elif self._model.gains:
            column, row = min(self._model.gains, key=lambda cell: (cell[1], cell[0]))
            self.scene.focus.set(f"board:{self._front}/{column},{row}")

    def _find_home(self, cell: Cell) -> None:
        if not self._deciding:
            return
        self._change(self.choice.plan(cell), "card")
        self._focus_after_choice()
        if self.scene.shell.settings["drop_submits"] and self._ready:
            self._submit()

    def _look_at_cell(self, cell: Cell, on: bool) -> None:
        if self._deciding and (on or self.choice.hover == cell):
            self._change(self.choice.look(cell if on else None))

    def _take_card(self, cell: Cell) -> None:
        """A card to begin with, the same one put back, or the one that completes the decision."""
        if not self._deciding:
            return
        if cell in self._model.gains:
            self._change(self.choice.plan(cell), "pick")
            self.scene.focus.set("done")
        else:
            self._change(Choice(first=None if cell == self.choice.first else cell), "pick")

    def _submit(self) -> None:
        if not self._ready:
            return
        action = self._composer.decision(self._moment.view, self._seat, self.choice)
        plan = None
        if self._moment.view.phase == PICK and self.choice.planned is not None:
            plan = Place(self._seat, self.choice.planned)
        self._decide(action, plan)

    def _decline(self) -> None:
        if self._deciding:
            self._decide(Keep(self._seat))

    def _decide(self, action: Action | None, plan: Place | None = None) -> None:
        """Submits, with one's own cards in the large place; until that is told, nothing more can be decided."""
        if self._peek is not None:
            self._look_at(self._peek)
        self.scene.submit(action, plan)
        waiting = Situation(Now.COMPUTERS, viewer=self._moment.situation.viewer)
        self._moment = replace(self._moment, situation=waiting)

    def _step_back(self) -> None:
        if self._peek is not None:
            self._look_at(self._peek)
        elif self.choice != Choice():
            self._change(self.choice.put_back(), "slide")
        else:
            self.pause()

    def _light_row(self, row: str, on: bool) -> None:
        lit = self._cells_of(row) if on else {}
        self._light({seat: cells for seat, cells in lit.items() if cells})

    def _cells_of(self, row: str) -> dict[int, frozenset[Cell]]:
        """The cards that explain a row, for each seat."""
        sheets = enumerate(self._moment.view.sheets)
        return {seat: frozenset(c for line in sheet[row].lines for c in line.cells) for seat, sheet in sheets}

    def _light_log(self, index: int, on: bool) -> None:
        self._light_line(self._model.log[index] if on else None)

    def _light_line(self, line: LogLine | None) -> None:
        if line is None or not line.cells:
            self._light({})
            return
        rival = self._moment.view.rival
        seat = rival if line.kind == "given" and rival is not None else line.seat
        self._light({seat: frozenset(line.cells)})

    def _light(self, lit: Mapping[int, frozenset[Cell]]) -> None:
        if lit != self._lit and not self.scene.timeline.busy:
            self._lit = lit
            self._draw()

    def _look_at(self, seat: int) -> None:
        """Another ecosystem in the large place; once more, and one's own is back."""
        if self.scene.timeline.busy:
            return
        home = self._moment.situation.seat if self._deciding else self._moment.situation.viewer
        self._peek = None if seat in (self._peek, home) else seat
        if self._peek is None and home is not None:
            self._front = home
        self._draw()

    def _look_at_next(self) -> None:
        self._look_at((self._front + 1) % len(self._moment.view.seats))

    # -- carrying

    def picked_up(self, node: Node) -> None:
        """A card leaves the hand."""
        self.tableau.hide_preview()
        if node.name.startswith("hand/") and self._deciding:
            index = int(node.name.removeprefix("hand/"))
            if index != self.choice.chosen:
                self._change(Choice(chosen=index), "pick")
        elif node.name == "laid":
            self._change(replace(self.choice, planned=None), "pick")

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The card follows the pointer and snaps to a legal cell nearby."""
        if not isinstance(node, Sprite) or not self._deciding:
            return
        cell = self.tableau.cell_at(x, y, MAGNET)
        if cell != self.choice.hover:
            self._change(self.choice.look(cell), "tick" if cell is not None else None)
        self.scene.timeline.still(node)
        self.scene.stage.add(node)
        node.z, node.lift = CARRIED_Z, 3.0
        for name in ("waiting", f"hand/{self.choice.chosen}"):
            if name != node.name and name in self.scene.stage:
                self.scene.stage[name].visible = False
        if cell is None:
            node.cx, node.cy, node.angle = x, y, 0.0
        else:
            place = self.tableau.place_of(self._front, cell)
            node.cx, node.cy, node.angle = place.cx, place.cy - 4, _CARRY_TILT
            node.w, node.h = place.w * _CARRY_GROWTH, place.h * _CARRY_GROWTH

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The card has a home for now, goes to the rival, or returns to the hand."""
        if not self._deciding:
            return
        cell = self.tableau.cell_at(x, y, MAGNET)
        if node.name == "laid":
            self.scene.stage.remove(node.name)
        if cell is not None:
            self._find_home(cell)
        elif self._model.give_gains and self.scene.stage["rival"].contains(x, y):
            self._submit()
        else:
            self._put_down()

    def _put_down(self) -> None:
        self.scene.shell.play("no")
        self.scene.timeline.play(*self._moves.reflow(lambda: self._change(Choice())))

    # -- geometry for the moves

    def slots(self, count: int) -> list[Placement]:
        """The places in the middle in which so many cards are revealed."""
        slots = load_table(self._session.game.id, count).slots
        return [Placement(r.x + r.w / 2, r.y + r.h / 2, r.w, r.h) for r in slots]

    def waiting_place(self) -> Placement:
        """Above the middle of the hand, where a card rests that is chosen or looks for a home."""
        zone = self.layout.zones["hand"]
        return lifted(Placement(zone.x + zone.w / 2, zone.y + 100, *HAND_CARD))

    def chosen_sprite(self, seat: int) -> Sprite | None:
        """The card that the person at the screen has just chosen, as it lies in the hand or above it."""
        mine = (f"hand/{self.choice.chosen}", "laid", "waiting") if seat == self._model.mine else ()
        nodes = (self.scene.stage.get(name) for name in (f"pick/{seat}", *mine))
        return next((node for node in nodes if isinstance(node, Sprite)), None)

    def cell_place(self, seat: int, cell: Cell) -> tuple[Placement, bool]:
        """Where a cell lies, and whether that is on a small board."""
        return self.tableau.place_of(seat, cell), seat != self._front

    def card_at(self, seat: int, cell: Cell) -> Sprite:
        """The sprite of the card that lies there."""
        return self.tableau.card(self._moment.view.seats[seat].grid[cell].id)

    # -- other scenes

    def _turn_words(self) -> str:
        view: EcosystemView = self._moment.view
        return tr("Round {round}, turn {turn} of {turns}").format(round=view.round, turn=view.turn, turns=view.turns)

    def _push(self, scene: Scene) -> None:
        self.scene.shell.stack.push(scene)

    def pause(self) -> None:
        """Opens the menu."""
        self._push(PauseScene(self._session.game.id))

    def _open_rules(self) -> None:
        face = getattr(self.scene.attention, "face", None)
        self._push(RulesScene(self._session.game.id, getattr(face, "species", None)))

    def _open_settings(self) -> None:
        self._push(SettingsScene())

    def _open_log(self) -> None:
        turns = self.chronicle.turns()
        groups = [LogGroup(self._turn_title(turn), tuple(self._deed(line) for line in turn.lines)) for turn in turns]

        def light(place: tuple[int, int] | None) -> None:
            self._light_line(turns[place[0]].lines[place[1]] if place is not None else None)

        self._push(LogScene(groups, self.scene.director.copyable(), light))

    def _turn_title(self, turn: LogTurn) -> str:
        if self._moment.view.rounds == 1:
            return tr("Turn {turn}").format(turn=turn.turn)
        return tr("Round {round}, turn {turn}").format(round=turn.round, turn=turn.turn)

    def _deed(self, line: LogLine) -> Deed:
        rival = self._moment.view.rival
        receiver = self.info(rival) if line.kind == "given" and rival is not None else None
        return Deed(line, self.info(line.seat), receiver)


def tabletop(scene: TableScene) -> EcosystemTable:
    """The part of a table scene that belongs to the Ecosystem games."""
    return EcosystemTable(scene)


def seat_infos(
    names: Sequence[str], bots: Mapping[int, str], styles: Sequence[int], rival: Rival
) -> tuple[SeatInfo, ...]:
    """Everybody at the table; the solo rival or the neutral seat comes last."""
    people = tuple(SeatInfo(name, styles[seat], seat in bots) for seat, name in enumerate(names))
    if len(names) == 1:
        return (*people, SeatInfo(rival.name, RIVAL_STYLE, False))
    if len(names) == 2:
        return (*people, SeatInfo(tr("Neutral"), NEUTRAL_STYLE, False))
    return people
