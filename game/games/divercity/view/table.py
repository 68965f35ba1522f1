"""The table at work: what the player has in mind, what is shown, what is submitted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.core.rules import Person
from game.games.divercity.actions import Action, End, Use
from game.games.divercity.events import CardsTold
from game.games.divercity.recap import recap
from game.games.divercity.state import DiverCityView, Phase
from game.games.divercity.view.actions import TableActions
from game.games.divercity.view.choice import AT_ONCE, CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.chronicle import Chronicle
from game.games.divercity.view.compose import Composer, most_places
from game.games.divercity.view.discards import DiscardsScene
from game.games.divercity.view.ending import EndingScene
from game.games.divercity.view.look_back import LookBackScene, Told, look_back
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.moves import WAY, Moves
from game.games.divercity.view.radio import Report
from game.games.divercity.view.tableau import Tableau
from game.levels.tables import load_table
from game.ui.engine.intent import Accept, Back, Help, Intent, Key
from game.ui.engine.node import Backdrop, Node
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.log import LogGroup, LogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.director import Now, Situation
from game.ui.table.games import play_again
from game.ui.table.scene import Moment, TableScene
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import BarActions
from game.ui.words import tr

_LOG_LINES = 4


class DiverCityTable:
    """The game's part of a table scene."""

    gathers = False

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        scene.ambience = "divercity"
        scene.digit_zone = "hand"
        session = scene.director.session
        self._session = session
        view: DiverCityView = session.view(None)
        self.seats = seat_infos(view, session.names, session.bots, scene.style.styles)
        self.chronicle = Chronicle(session, tuple(seat.name for seat in self.seats))
        self._called = tuple(session.names[person] for person in view.persons)
        self._composer = Composer(self.seats, self._called)
        self.choice = Choice()
        self.front = view.active
        self.moved: tuple[str, int] | None = None
        self._asked: object = None

    # -- the part of every game

    def build(self) -> None:
        """Makes all nodes anew."""
        self.scene.stage.add(Backdrop("scenery/divercity"))
        layout = load_table("divercity", len(self.seats))
        bar = BarActions(self.pause, self.scene.undo, self._open_rules, self._open_log, self._open_settings)
        self.tableau = Tableau(self.scene, layout, self._actions(), bar)
        self._moves = Moves(self)

    def show(self, moment: Moment) -> None:
        """Everything where the view says, with the controls for the decision."""
        view: DiverCityView = moment.view
        asked = (moment.number, moment.situation, view.phase)
        if asked != self._asked:
            self._asked, self.choice = asked, Choice()
        self._moment = moment
        self.moved = self.chronicle.moved(moment.number)
        self.scene.stage.clear(WAY)
        self._draw()
        if self._deciding and self.scene.focus.node is None:
            self.scene.focus.set(self._first_focus())

    def quiet(self, moment: Moment) -> None:
        """The table of a moment in which nobody decides."""
        self._moment = replace(moment, situation=Situation(Now.COMPUTERS, viewer=moment.situation.viewer))
        self.choice = Choice(diver=self.choice.diver)
        self._draw()

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads to the last of the moments."""
        return self._moves.beats(moments)

    def glide(self, moment: Moment) -> list[Beat]:
        """What is taken back has never moved far: everything is shown at once."""
        self.show(moment)
        return []

    def curtain(self, situation: Situation, on_open: Callable[[], None]) -> Scene:
        """The curtain with the person's name; behind it, what happened since that person last looked."""
        person = situation.person
        assert person is not None and situation.seat is not None
        seat = situation.seat

        def lifted() -> None:
            on_open()
            self._look_back(person, seat)

        who, turn = replace(self.info(seat), name=self._called[seat]), tr("Turn {turn}").format(turn=self.shown.turn)
        button = tr("I am {name}, only I look").format(name=who.name)
        return CurtainScene(who, turn, (), lifted, self.pause, night="scenery/curtain-sea", button=button)

    def parting(self, moment: Moment) -> Scene | None:
        return None

    def finish(self, moment: Moment) -> Scene:
        """The reef that was saved, or a kind word."""
        session = self._session
        again = lambda: play_again(self.scene.shell, session, self.scene.style)  # noqa: E731
        return EndingScene(moment.view, self.seats, self.chronicle.turns(), again, self._open_log_over)

    def update(self, dt_ms: float) -> None:
        """Nothing here answers to time alone."""

    def handle(self, intent: Intent) -> bool:
        """P, W and C are the three actions, U uses the diver card, Enter does it, Esc puts back."""
        match intent:
            case Back():
                self._step_back()
            case Accept() if self._ready and not self.scene.focus.show:
                self._done()
            case Key("p" | "w" | "c" as key):
                self._press_deed({"p": PLAY, "w": TELL, "c": CLOSE}[key])
            case Key("u"):
                self._use_diver()
            case Key("d"):
                self._open_discards()
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

    def picked_up(self, node: Node) -> None:
        """Nothing here is carried."""

    def dragging(self, node: Node, x: float, y: float) -> None:
        """Nothing here is carried."""

    def dropped(self, node: Node, x: float, y: float) -> None:
        """Nothing here is carried."""

    # -- drawing

    @property
    def model(self) -> TableModel:
        """What is shown now."""
        return self._model

    @property
    def shown(self) -> DiverCityView:
        """The view that is shown now."""
        view: DiverCityView = self._moment.view
        return view

    @property
    def knows_hand(self) -> bool:
        """All cards before the player are open already."""
        hand = () if self.front == self.shown.industrialist else self.shown.seats[self.front].hand
        return all(card.species is not None for card in hand)

    def info(self, seat: int) -> SeatInfo:
        """Who sits at a seat."""
        return self.seats[seat]

    def _draw(self) -> None:
        moment = self._moment
        deciding = moment.situation.now is Now.DECISION
        self.front = self._front(moment)
        legal = self._session.legal(moment.situation.seat) if deciding and moment.situation.seat is not None else ()
        self._model = self._composer.model(
            moment.view,
            moment.situation,
            self.choice,
            legal=legal,
            front=self.front,
            log=self.chronicle.last(moment.number, _LOG_LINES),
            news=self.chronicle.news(moment.number),
            moved=self.moved,
            undo=self.scene.director.undo_status().allowed,
        )
        self.scene.digit_zone = self._digits()
        self.tableau.show(self._model)

    def _front(self, moment: Moment) -> int:
        """Whose cards lie before the player: of who decides, else of who looks, else whose they were."""
        view: DiverCityView = moment.view
        situation = moment.situation
        if situation.now is Now.DECISION and situation.seat is not None:
            return situation.seat
        if situation.viewer is None:
            return self.front
        mine = [seat for seat, person in enumerate(view.persons) if person == situation.viewer]
        return view.active if view.active in mine else mine[0]

    def _digits(self) -> str:
        """What digits choose among: whatever is asked for."""
        model = self._model
        if model.open_seats:
            return "mates"
        if model.open_species:
            return "ladder"
        return "hotels" if model.open_hotels and model.choice.hotel is None else "hand"

    # -- what the player does

    def _actions(self) -> TableActions:
        return TableActions(
            place=self._take,
            deed=self._press_deed,
            diver=self._use_diver,
            other_diver=self._other_diver,
            seat=lambda seat: self._aim(replace(self.choice, seat=seat)),
            hotel=self._choose_hotel,
            species=lambda species: self._aim(replace(self.choice, species=species)),
            done=self._done,
            end=self._end,
            discards=self._open_discards,
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
    def _ready(self) -> bool:
        return self._deciding and self._model.ready

    def _change(self, choice: Choice, sound: str | None = None) -> None:
        self.choice = choice
        self.scene.shell.play(sound)
        self._draw()

    def _first_focus(self) -> str:
        """Where the keyboard begins: at the actions, or at what waits for a choice."""
        zone = self.scene.focus.in_zone("deeds") or self.scene.focus.in_zone("hand")
        return zone[0].name if zone else "end"

    def _take(self, place: int) -> None:
        """Chooses a card; on one's turn, without another wish, it is to be played."""
        if not self._deciding or place not in self._model.open_places:
            return
        choice = self.choice
        if self._model.view.phase == Phase.ACT and not choice.deed:
            choice = choice.do(PLAY)
        self._change(choice.take(place, most_places(self.shown)), "pick")
        self._to_button()

    def _press_deed(self, deed: str) -> None:
        if not self._deciding:
            return
        plate = next(one for one in self._model.deeds if one.name == deed)
        if plate.why_not:
            self.scene.shell.play("no")
            self.scene.shell.toast(plate.why_not)
            return
        self._change(self.choice.do(deed), "tick")
        self._to_targets()

    def _use_diver(self) -> None:
        """Takes up the diver card; one that needs no choice is used at once."""
        if not self._deciding or not self._model.diver:
            return
        if self._model.diver_why_not:
            self.scene.shell.play("no")
            self.scene.shell.toast(self._model.diver_why_not)
            return
        if self._model.diver in AT_ONCE:
            self._decide(Use(self._seat, self._model.diver))
            return
        self._change(self.choice.do(USE, self._model.diver), "tick")
        self._to_targets()

    def _other_diver(self, by: int) -> None:
        if self.front == self.shown.industrialist:
            return
        cards = self.shown.seats[self.front].divers
        now = cards.index(self._model.diver)
        self._change(self.choice.show(cards[(now + by) % len(cards)]), "slide")

    def _choose_hotel(self, hotel: str) -> None:
        self._aim(replace(self.choice, hotel=hotel))

    def _aim(self, choice: Choice) -> None:
        """Chooses whom or what the deed is about."""
        if not self._deciding:
            return
        self._change(choice, "pick")
        if not self._ready and self.choice.deed == CLOSE:
            self._to_zone("hand")
        self._to_button()

    def _to_targets(self) -> None:
        """The keyboard goes to what can be chosen now; the only other seat is chosen at once."""
        if self.choice.deed and len(self._model.open_seats) == 1:
            self._aim(replace(self.choice, seat=next(iter(self._model.open_seats))))
        elif self.choice.deed:
            self._to_zone(self._digits())

    def _to_zone(self, zone: str) -> None:
        nodes = self.scene.focus.in_zone(zone)
        if nodes:
            self.scene.focus.set(nodes[0].name)

    def _to_button(self) -> None:
        if self._ready:
            self.scene.focus.set("done")

    def _done(self) -> None:
        if self._ready:
            self._decide(self.choice.decision(self.shown.phase, self._seat, self._session.legal(self._seat)))

    def _end(self) -> None:
        if self._deciding and self._model.can_end:
            self._decide(End(self._seat))

    def _decide(self, action: Action | None) -> None:
        """Submits. At once only that is shown which whoever looks next may see; nothing more can be decided."""
        if action is None:
            return
        number = len(self._session.entries)
        self.scene.submit(action)
        situation = self.scene.director.situation
        view = self._session.view(situation.viewer, after=number)
        self.quiet(Moment(view, (), number, situation))
        self._show_own_hand(action.seat, number)

    def _show_own_hand(self, seat: int, number: int) -> None:
        """What an explorer saw stays until he goes on, even when his turn ended with it."""
        person = self._session.controller(seat)
        if self.scene.director.situation.viewer == person:
            return
        for event in self._session.events(person, start=number):
            if isinstance(event, CardsTold) and event.by == event.to == seat and event.species.value:
                told = Told(seat, event.species.value)
                self._push(LookBackScene(self.info(seat), (), told, self.seats, self.shown.pictograms))

    def _step_back(self) -> None:
        if self._deciding and not self.choice.empty:
            self._change(Choice(diver=self.choice.diver), "slide")
        else:
            self.pause()

    # -- other scenes

    def _look_back(self, person: Person, seat: int) -> None:
        turns = recap(self._session.events(person), seat)
        told, dives = look_back(turns, seat, self.seats)
        if told or any(dive.lines for dive in dives):
            self._push(LookBackScene(self.info(seat), dives, told, self.seats, self.shown.pictograms))

    def _push(self, scene: Scene) -> None:
        self.scene.shell.stack.push(scene)

    def pause(self) -> None:
        """Opens the menu."""
        self._push(PauseScene("divercity"))

    def _open_rules(self) -> None:
        self._push(RulesScene("divercity"))

    def _open_settings(self) -> None:
        self._push(SettingsScene())

    def _open_discards(self) -> None:
        self._push(DiscardsScene(self.shown.species_discard, self.shown.corporation_discard))

    def _open_log(self) -> None:
        """The record would tell what is hidden: it can be copied once the game is over."""
        self._push(LogScene(self._log(), None))

    def _open_log_over(self) -> None:
        self._push(LogScene(self._log(), self._session.record.text()))

    def _log(self) -> list[LogGroup]:
        return [
            LogGroup(
                tr("Turn {turn}: {name}").format(turn=dive.number, name=self.info(dive.seat).name),
                tuple(Report(line, self.info(line.seat) if line.seat is not None else None) for line in dive.lines),
            )
            for dive in self.chronicle.turns(self._moment.number)
        ]


def tabletop(scene: TableScene) -> DiverCityTable:
    """The part of a table scene that belongs to Mini DiverCity."""
    return DiverCityTable(scene)


def seat_infos(
    view: DiverCityView, names: Sequence[str], bots: Mapping[int, str], styles: Sequence[int]
) -> tuple[SeatInfo, ...]:
    """Every seat at the table; one person alone has two hands."""
    infos = []
    for seat, person in enumerate(view.persons):
        name = names[person]
        if view.solo and seat != view.industrialist:
            name = tr("Hand {n}").format(n=seat + 1)
        infos.append(SeatInfo(name, styles[person], person in bots))
    return tuple(infos)
