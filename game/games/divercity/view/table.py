"""The table: the presenter, the parts and the tellers of Mini DiverCity behind the door of the desk."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.core.rules import Event, Seat
from game.games.divercity import after
from game.games.divercity.actions import Action, End, Use
from game.games.divercity.events import CardsTold, DiverUsed, TurnBegan
from game.games.divercity.public import Phase
from game.games.divercity.recap import recap
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.ambience import AMBIENCE, weighs
from game.games.divercity.view.bar import bar_of
from game.games.divercity.view.choice import AT_ONCE, CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.discards import DiscardsScene
from game.games.divercity.view.hinting import HintTelling
from game.games.divercity.view.log import last_move, log_groups, news
from game.games.divercity.view.look_back import LookBackScene, ToldHand, look_back
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.notes import noted_by_viewer
from game.games.divercity.view.notes_page import NotesScene
from game.games.divercity.view.parts.whole import Parts
from game.games.divercity.view.pieces import (
    ActionButton,
    CardPlace,
    DiscardPiles,
    DiverCard,
    EndTurn,
    Hotel,
    MateHand,
    NextDiverCard,
    Notes,
    SpeciesRow,
)
from game.games.divercity.view.presenter import Presenter, most_places, open_seats, why_not
from game.games.divercity.view.tellers import WAY, tell
from game.games.divercity.view.told import Told
from game.ui.engine.intent import Intent, Key
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.table.desk_values import Act, Answer, Decision, DeskState, HandOver, LogStyle
from game.ui.table.feed import Frame, Players, TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.hands import Hands
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr

_LOG_LINES = 4
_KEYS: dict[str, Piece] = {
    "p": ActionButton(PLAY),
    "w": ActionButton(TELL),
    "c": ActionButton(CLOSE),
    "u": DiverCard(),
    "d": DiscardPiles(),
    "e": EndTurn(),
    "k": Notes(),
}

State = DeskState[DiverCityView, Choice]
Reply = Answer[Choice, Action]


class DiverCityTable(GameTable[DiverCityView, Choice, TableModel, Action]):
    """The game's part of a table."""

    backdrop = "scenery/divercity"
    ambience = AMBIENCE
    weighs = staticmethod(weighs)
    passing = (WAY,)

    def __init__(self, feed: TableFeed[DiverCityView, Action], style: TableStyle) -> None:
        super().__init__(feed, style)
        view, players = feed.now().view, feed.players
        self._called = tuple(players.names[person] for person in view.persons)
        self._told = Told()
        self.speak()

    # -- what is shown

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Everybody at the table; one person alone has two hands."""
        return self._seats

    @property
    def layout_seats(self) -> int:
        """The number of hands."""
        return len(self._seats)

    def speak(self) -> None:
        """The names of two hands of one person."""
        self._seats = seat_infos(self.feed.now().view, self.feed.players)
        self._presenter = Presenter(self._seats, self._called)

    def build(self, hands: Hands) -> None:
        """Makes the parts."""
        self._parts = Parts(hands)
        self._told = Told()
        self.hints = HintTelling(hands.stage, self._seats)

    def undealt(self, view: DiverCityView) -> DiverCityView:
        """The sea before the first strike."""
        return after.undealt(view)

    def compose(self, state: State) -> TableModel:
        """The presenter."""
        events = self._told.events(self.feed, state)
        return self._presenter.model(
            state.view,
            state.situation,
            state.choice,
            legal=state.frame.legal,
            front=state.front,
            news=news(events, self._seats),
            moved=last_move(events),
            announced=self._told.announced,
            noted=noted_by_viewer(self.feed, state, events),
        )

    def show(self, model: TableModel) -> None:
        """Puts everything where the model says."""
        self._parts.show(model)

    def bar(self, view: DiverCityView) -> Bar:
        """The strip of the game."""
        return bar_of(view)

    def banner(self, model: TableModel) -> Banner:
        """What is asked, and of whom; or what happens, and by whom."""
        return Banner(model.banner, self._seats[model.acting] if model.acting is not None else None)

    def front(self, frame: Frame[DiverCityView], before: Seat) -> Seat:
        """Whose cards lie before the player: of who decides, else of who looks, else whose they were."""
        decider, viewer = frame.situation.decider, frame.situation.viewer
        if decider is not None or viewer is None:
            return before if decider is None else decider
        mine = [seat for seat, person in enumerate(frame.view.persons) if person == viewer]
        return frame.view.active if frame.view.active in mine else mine[0]

    # -- what is decided

    def start(self, frame: Frame[DiverCityView], before: Choice | None) -> Choice:
        """Nothing is chosen; while nobody decides the diver card that was looked at stays."""
        if before is None or frame.situation.decider is not None:
            return Choice()
        return Choice(diver=before.diver)

    def decision(self, state: State) -> Decision[Action] | None:
        """What is chosen, once it is complete and allowed."""
        if state.decider is None:
            return None
        action = state.choice.decision(state.view.phase, state.decider, state.frame.legal)
        return Decision(action) if action is not None else None

    def pressed(self, state: State, piece: Piece) -> Reply | None:
        """Chooses what is possible now, or says why it is not."""
        model = self.compose(state)
        match piece:
            case DiscardPiles():
                view = state.view
                return Answer(page=DiscardsScene(view.species_discard, view.corporation_discard))
            case Notes() if model.noting:
                noted = noted_by_viewer(self.feed, state, self._told.events(self.feed, state))
                return Answer(page=NotesScene(noted, partial(_keep, self.feed, self._parts.hands)))
            case NextDiverCard(by) if model.diver:
                cards = state.view.seats[state.front].divers
                return Answer(state.choice.show(cards[(cards.index(model.diver) + by) % len(cards)]), "slide")
        if state.decider is None:
            return None
        answer = _chosen(state, model, state.decider, piece)
        return answer or Answer(refusal=why_not(model, piece))

    def put_back(self, state: State) -> Choice | None:
        """One step back."""
        return None if state.choice.empty else state.choice.back()

    def piece_for(self, state: State, intent: Intent) -> Piece | None:
        """P, W and C are the three actions, U the diver card, E ends the turn; D shows discards, K the notes."""
        return _KEYS.get(intent.letter) if isinstance(intent, Key) else None

    def after_decision(self, decision: Decision[Action], told: tuple[Event, ...]) -> Scene | None:
        """What an explorer saw stays until he goes on, even when his turn ended with it."""
        seat, view = decision.action.seat, self.feed.now().view
        for event in told:
            if isinstance(event, CardsTold) and event.by == event.to == seat and event.species.value:
                if all(card.species is not None for card in view.seats[seat].hand):
                    return None
                own = ToldHand(seat, event.species.value)
                return LookBackScene(self._seats[seat], (), own, self._seats, view.pictograms)
        return None

    # -- the keyboard

    def first_focus(self, model: TableModel) -> str:
        """At the actions, or at what waits for a choice; at the piles where an Enter too many would end the turn."""
        possible = [f"action/{action.name}" for action in model.actions if not action.why_not]
        return next(iter((*possible, *(f"hand/{place}" for place in sorted(model.open_places)))), "piles")

    def next_focus(self, state: State, model: TableModel) -> str | None:
        """At the button once all is chosen, else at what an action still needs."""
        if model.ready:
            return "done"
        return _missing(model) if model.choice.action else None

    def digit_zone(self, model: TableModel) -> str:
        """Digits choose among whatever is asked for."""
        if model.open_seats:
            return "mates"
        if model.open_species:
            return "ladder"
        return "hotels" if model.open_hotels and model.choice.hotel is None else "hand"

    # -- what is explained and told

    def log_style(self) -> LogStyle:
        """The radio log."""
        return LogStyle(tr("Radio log"), tr("Radio silence so far."), _LOG_LINES)

    def log(self, history: Sequence[Frame[DiverCityView]]) -> tuple[LogGroup, ...]:
        """All turns."""
        return log_groups((event for frame in history for event in frame.events), self._seats)

    def recent(self, log: Sequence[LogGroup]) -> tuple[LogEntry, ...]:
        """The newest lines of all turns."""
        return tuple([entry for group in log[-_LOG_LINES:] for entry in group.entries][-_LOG_LINES:])

    def tell(self, act: Act[DiverCityView]) -> Iterator[Beat]:
        """The motion of an event, under a banner that speaks of it; none in an instant turn of a computer."""
        (event,) = act.events
        if self._told.begins(event, act.before, [seat.name for seat in self._seats]):
            self._parts.hands.show_idle(act.begun)
        before = act.before
        acting = before.active if before.ordered is None else before.ordered
        if self.style.pace == "instant" and self._seats[acting].computer:
            return iter(())
        return tell(event, act, self._parts)

    # -- the hand-over

    def hand_over(self, frame: Frame[DiverCityView]) -> HandOver | None:
        """The curtain of the sea, with the name of the person."""
        seat = frame.situation.seat
        assert seat is not None
        who = replace(self._seats[seat], name=self._called[seat])
        turn = tr("Turn {turn}").format(turn=frame.view.turn)
        button = tr("I am {name}, only I look").format(name=who.name)
        others = tr("Everybody else: look away, your own cards lie open.")
        return HandOver(who, turn, night="scenery/curtain-sea", button=button, others=others)

    def after_hand_over(self, frame: Frame[DiverCityView], told: tuple[Event, ...]) -> Scene | None:
        """What happened since that person last looked; nothing after a diver card that was open to everybody."""
        seat = frame.situation.seat
        assert seat is not None
        if _goes_on(told):
            return None
        hand, turns = look_back(recap(told, seat), seat, self._seats)
        if hand is None and not any(turn.entries for turn in turns):
            return None
        return LookBackScene(self._seats[seat], turns, hand, self._seats, frame.view.pictograms)


def _keep(feed: TableFeed[DiverCityView, Action], hands: Hands, serial: int, text: str) -> None:
    """Keeps a note about a card, and shows it on that card."""
    feed.note(str(serial), text)
    hands.draw()


def _goes_on(told: Sequence[Event]) -> bool:
    """Whether the turn that runs is one in which a diver card was used, so that its diver has looked already."""
    latest = next((event for event in reversed(told) if isinstance(event, TurnBegan | DiverUsed)), None)
    return isinstance(latest, DiverUsed)


def _chosen(state: State, m: TableModel, decider: Seat, piece: Piece) -> Reply | None:
    """What pressing a piece chooses or does; None when it is not possible now."""
    choice = state.choice
    match piece:
        case CardPlace(place) if place in m.open_places:
            if m.view.phase == Phase.ACT and not choice.action:
                choice = choice.do(PLAY)
            return Answer(choice.take(place, most_places(m.view)), "pick")
        case ActionButton(name) if not next(action for action in m.actions if action.name == name).why_not:
            return Answer(_with_the_only_seat(choice.do(name), tuple(state.frame.legal)), "tick")
        case DiverCard() if m.diver in AT_ONCE and not m.diver_why_not:
            return Answer(decision=Decision(Use(decider, m.diver)))
        case DiverCard() if m.diver and not m.diver_why_not:
            return Answer(_with_the_only_seat(choice.do(USE, m.diver), tuple(state.frame.legal)), "tick")
        case MateHand(seat) if seat in m.open_seats:
            return Answer(replace(choice, seat=seat), "pick")
        case Hotel(colour) if colour in m.open_hotels:
            return Answer(replace(choice, hotel=colour), "pick")
        case SpeciesRow(species) if species in m.open_species:
            return Answer(replace(choice, species=species), "pick")
        case EndTurn() if m.can_end:
            return Answer(decision=Decision(End(decider)))
    return None


def _with_the_only_seat(choice: Choice, legal: Sequence[Action]) -> Choice:
    """Where there is only one other seat it is chosen at once."""
    seats = open_seats(choice, legal)
    return replace(choice, seat=next(iter(seats))) if len(seats) == 1 else choice


def _missing(m: TableModel) -> str | None:
    """The first of what can be chosen for the action."""
    if m.open_seats:
        return next(f"mate/{seat}" for seat in m.others if seat in m.open_seats)
    if m.open_species:
        return next(f"species/{name}" for name in m.view.ladder if name in m.open_species)
    if m.open_hotels and m.choice.hotel is None:
        return next(f"hotel/{colour}" for colour in m.view.built if colour in m.open_hotels)
    return f"hand/{min(m.open_places)}" if m.open_places else None


def seat_infos(view: DiverCityView, players: Players) -> tuple[SeatInfo, ...]:
    """Every seat at the table; one person alone has two hands."""
    infos = []
    for seat, person in enumerate(view.persons):
        name = players.names[person]
        if view.solo and seat != view.industrialist:
            name = tr("Hand {n}").format(n=seat + 1)
        infos.append(SeatInfo(name, players.styles[person], person in players.levels))
    return tuple(infos)
