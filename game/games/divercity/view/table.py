"""The table: the presenter, the parts and the tellers of Mini DiverCity behind the door of the desk."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.core.hint import Hint
from game.core.rules import Seat
from game.games.divercity.actions import Action, End, Use
from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.ambience import AMBIENCE, weighs
from game.games.divercity.view.bar import bar_of
from game.games.divercity.view.choice import AT_ONCE, PLAY, USE, Choice
from game.games.divercity.view.discards import DiscardsScene
from game.games.divercity.view.hinting import HintTelling, follows
from game.games.divercity.view.keys import DiverCityKeys
from game.games.divercity.view.log import DiverCityLog, last_move, news
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.notes import noted_by_viewer
from game.games.divercity.view.notes_page import NotesScene
from game.games.divercity.view.pages import DiverCityPages
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
from game.games.divercity.view.presenter import Presenter, most_places, open_seats
from game.games.divercity.view.refusals import why_not
from game.games.divercity.view.spoken import DiverCitySpeech
from game.games.divercity.view.telling import DiverCityTelling
from game.games.divercity.view.told import Told
from game.ui.table.desk_values import Answer, Decision, DeskState
from game.ui.table.feed import Frame, Players, TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.hands import Hands
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo
from game.ui.table.style import TableStyle
from game.ui.table.surroundings import SEA
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr

State = DeskState[DiverCityView, Choice]
Reply = Answer[Choice, Action]


class DiverCityTable(GameTable[DiverCityView, Choice, TableModel, Action]):
    """See `GameTable`."""

    backdrop = "scenery/divercity"
    surroundings = SEA
    ambience = AMBIENCE
    weighs = staticmethod(weighs)

    def __init__(self, feed: TableFeed[DiverCityView, Action], style: TableStyle) -> None:
        view, players = feed.now().view, feed.players
        super().__init__(feed, style, seat_infos(view, players))
        self.layout_seats = len(self.seats)
        self._called = tuple(players.names[person] for person in view.persons)
        self.keys, self.speech = DiverCityKeys(), DiverCitySpeech()
        self._told = Told()
        self.speak()

    # -- what is shown

    def speak(self) -> None:
        """The names of two hands of one person, and whatever tells of them."""
        self.seats = seat_infos(self.feed.now().view, self.feed.players)
        self.log = DiverCityLog(self.seats)
        self.pages = DiverCityPages(self.feed, self.seats, self._called)
        self._presenter = Presenter(self.seats, self._called)

    def build(self, hands: Hands) -> None:
        """Makes the parts."""
        self._parts = Parts(hands)
        self._told = Told()
        self.telling = DiverCityTelling(self._parts, self._told, self.seats, self.style.pace)
        self.hints = HintTelling(hands.stage, self.seats)

    def compose(self, state: State) -> TableModel:
        """The presenter."""
        events = self._told.events(self.feed, state)
        return self._presenter.model(
            state.view,
            state.situation,
            state.choice,
            legal=state.frame.legal,
            front=state.front,
            news=news(events, self.seats, state.view.ladder, state.view.pictograms),
            moved=last_move(events),
            announced=self._told.announced,
            noted=noted_by_viewer(self.feed, state, events),
            notes_read_only=not self.feed.keeps_notes,
        )

    def show(self, model: TableModel) -> None:
        """Puts everything where the model says."""
        self._parts.show(model)

    def bar(self, view: DiverCityView) -> Bar:
        """The strip of the game."""
        return bar_of(view)

    def banner(self, model: TableModel) -> Banner:
        """What is asked, and of whom; or what happens, and by whom."""
        return Banner(model.banner, self.seats[model.acting] if model.acting is not None else None)

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

    def along(self, hint: Hint, before: Choice, choice: Choice) -> Choice | None:
        """What is suggested may be chosen piece by piece."""
        return choice if follows(hint, choice) else None

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
                return Answer(page=DiscardsScene(view.species_discard, view.corporation_discard, view.pictograms))
            case Notes() if model.noting:
                noted = noted_by_viewer(self.feed, state, self._told.events(self.feed, state))
                keep = partial(_keep, self.feed, self._parts.hands) if self.feed.keeps_notes else None
                return Answer(page=NotesScene(noted, keep, self.seats[state.front].name))
            case NextDiverCard(by) if model.diver:
                cards = state.view.seats[state.front].divers
                return Answer(
                    state.choice.show(cards[(cards.index(model.diver) + by) % len(cards)]), "slide", stays=True
                )
        if state.decider is None:
            return None
        answer = _chosen(state, model, state.decider, piece)
        return answer or Answer(refusal=why_not(model, piece))

    def put_back(self, state: State) -> Choice | None:
        """One step back."""
        return None if state.choice.empty else state.choice.back()


def _keep(feed: TableFeed[DiverCityView, Action], hands: Hands, serial: int, text: str) -> None:
    """Keeps a note about a card, and shows it on that card."""
    feed.note(str(serial), text)
    hands.draw()


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


def seat_infos(view: DiverCityView, players: Players) -> tuple[SeatInfo, ...]:
    """Every seat at the table; one person alone has two hands."""
    infos = []
    for seat, person in enumerate(view.persons):
        name = players.names[person]
        if view.solo and seat != view.industrialist:
            name = tr("Hand {n}").format(n=seat + 1)
        level = players.levels.get(person, "")
        infos.append(SeatInfo(name, players.styles[person], bool(level), level=level))
    return tuple(infos)
