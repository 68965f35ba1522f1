"""Ecosystem's own part of a table."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace

from game.core.score import Cell
from game.games.ecosystem.actions import Action
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.events import CardPlaced
from game.games.ecosystem.state import FLIP, GIVE, PICK, EcosystemView
from game.games.ecosystem.view.ambience import weighs
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame, decision
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.explaining import CardExplaining
from game.games.ecosystem.view.flights import FLYING, Flights
from game.games.ecosystem.view.hinting import HintTelling
from game.games.ecosystem.view.log import GameLog
from game.games.ecosystem.view.model import SeatInfo, TableModel
from game.games.ecosystem.view.parts.gains import POP
from game.games.ecosystem.view.parts.reveal import PREFIX
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.pieces import BoardCell, HandCard
from game.games.ecosystem.view.presenter import EcosystemDesk, Presenter
from game.games.ecosystem.view.presses import pressed
from game.games.ecosystem.view.proposal import opening
from game.games.ecosystem.view.round_pause import RoundPause
from game.games.ecosystem.view.seats import seat_infos
from game.games.ecosystem.view.tellers import EcosystemAct, tell
from game.games.ecosystem.view.topbar import bar_of
from game.ui.engine.intent import Digit, Intent
from game.ui.engine.node import Node
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.table.desk_values import Answer, Decision, HandOver
from game.ui.table.feed import TableFeed
from game.ui.table.hands import Hands
from game.ui.table.log import LogGroup
from game.ui.table.pieces import Piece
from game.ui.table.style import TableStyle
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr


class EcosystemTable(CardExplaining):
    """See `GameTable`.

    Args:
        feed: what may be known of the game.
        style: the wishes of the table.
        edition: which of the Ecosystem games it is.
    """

    gathers = True
    weighs = staticmethod(weighs)
    together = (CardPlaced,)
    passing = (PREFIX, POP, FLYING)

    def __init__(self, feed: TableFeed[EcosystemView, Action], style: TableStyle, edition: Edition) -> None:
        super().__init__(feed, style)
        self._skin = skin = skin_of(edition)
        self.layout_name = skin.look
        self.backdrop, self.ambience = f"scenery/{skin.look}", skin.ambience
        self._round = feed.now().view.round
        self.speak()

    # -- what is shown

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players; the solo rival or the neutral seat comes last."""
        return self._presenter.seats

    def speak(self) -> None:
        """The names of those who are nobody, and the log."""
        seats = seat_infos(self.feed.players, self._skin)
        self._presenter = Presenter(self.feed.game, seats, self.style.show_gains, self.style.show_scores)
        self._log = GameLog(seats)

    def build(self, hands: Hands) -> None:
        """Makes the parts, for the look and the layout of this moment."""
        self.hands, self.parts = hands, TableParts(hands, self.layout_name)
        self._flights = Flights(hands, self.parts)
        self.hints = HintTelling(self.parts, self.seats)

    def compose(self, state: EcosystemDesk) -> TableModel:
        """What the table shows, as a value."""
        return self._presenter.model(state)

    def show(self, model: TableModel) -> None:
        """Puts everything where the model says."""
        self.parts.show(model)

    def bar(self, view: EcosystemView) -> Bar:
        """Which game, and how far it is."""
        return bar_of(view)

    def banner(self, model: TableModel) -> Banner:
        """What is to be done, and by whom."""
        return Banner(model.banner, self.seats[model.banner_seat] if model.banner_seat is not None else None)

    def boards(self, view: EcosystemView) -> int:
        """Every ecosystem may lie in the large place."""
        return len(view.seats)

    # -- what is decided

    def asked(self, frame: EcosystemFrame) -> Hashable:
        """A decision is another one when the turn, the phase or what may be done differs."""
        view = frame.view
        return view.round, view.turn, view.phase, frame.legal

    def start(self, frame: EcosystemFrame, before: Choice | None) -> Choice:
        """Nothing is chosen but what is proposed."""
        return opening(frame)

    def decision(self, state: EcosystemDesk) -> Decision[Action] | None:
        """What *Done* would submit."""
        return decision(state.frame, state.choice)

    def pressed(self, state: EcosystemDesk, piece: Piece) -> Answer[Choice, Action] | None:
        """A card of the hand, a cell, the rival's panel or *Keep*, while that is asked for."""
        return pressed(state, piece)

    def pointed(self, state: EcosystemDesk, piece: Piece, on: bool) -> Choice | None:
        """A cell that may be chosen is looked at."""
        if not isinstance(piece, BoardCell) or not (on or state.choice.hover == piece.cell):
            return None
        return state.choice.look(piece.cell if on else None)

    def put_back(self, state: EcosystemDesk) -> Choice | None:
        """First the cell, then the card; what was proposed stays."""
        chosen, proposed = state.choice.look(None), opening(state.frame)
        if chosen in (proposed, Choice()):
            return None
        back = chosen.put_back()
        return proposed if back == Choice() else back

    def piece_for(self, state: EcosystemDesk, intent: Intent) -> Piece | None:
        """Digits choose cards of the hand, from the left."""
        if isinstance(intent, Digit) and state.view.phase in (PICK, GIVE):
            return HandCard((intent.n - 1) % 10)
        return None

    # -- the keyboard

    def first_focus(self, model: TableModel) -> str:
        """At the hand, at the waiting card's cells, or at the cards to be swapped."""
        if model.planned:
            return "done"
        if model.view.phase in (PICK, GIVE):
            return "hand/0"
        cells = model.gains.keys() | model.firsts
        return _node_of(model, min(cells, key=_reading)) if cells else "keep"

    def next_focus(self, state: EcosystemDesk, model: TableModel) -> str | None:
        """From the hand to the board, from the board to *Done*."""
        if state.choice.planned is not None or (model.planned and not model.gains):
            return "done"
        if model.gains and model.first is None:
            return _node_of(model, min(model.gains, key=_reading))
        return None

    # -- what is explained and told

    def log(self, history: Sequence[EcosystemFrame]) -> tuple[LogGroup, ...]:
        """All turns in which something happened."""
        return self._log.groups(history)

    def tell(self, act: EcosystemAct) -> Iterator[Beat]:
        """The motion of an act."""
        return tell(act.events[0], act, self._flights)

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change and lets every card move from where it lay to where it now lies."""
        return self._flights.glide(change, self.feed.now().situation.decider)

    def attended(self, node: Node | None) -> None:
        """Hand cards rise; a card is shown large, or a row explained, after a moment."""
        self.parts.attention.turn(node)

    def update(self, dt_ms: float) -> None:
        """Lets time pass for what answers to a look."""
        self.parts.attention.update(dt_ms)

    # -- what lies over the table

    def hand_over(self, frame: EcosystemFrame) -> HandOver | None:
        """The curtain with the person's name, and who follows."""
        view, person = frame.view, frame.situation.person
        assert person is not None
        others = [seat for seat in view.actors if seat in self.feed.players.people and seat != person]
        turn = tr("Round {round}, turn {turn} of {turns}").format(round=view.round, turn=view.turn, turns=view.turns)
        handed = HandOver(self.seats[person], turn, tuple(self.seats[seat] for seat in others))
        if view.phase != FLIP:
            return handed
        words = skin_of(view.played).words().turning
        button = words.curtain.format(name=self.seats[person].name)
        return replace(handed, turn=words.when or tr("The last card lies"), button=button, asks=words.asks)

    def page_between(self, frame: EcosystemFrame) -> Scene | None:
        """When another round has begun and somebody at the screen plays: that the hands go the other way."""
        before, self._round = self._round, frame.view.round
        if frame.view.round <= before or frame.view.outcome is not None or not self.feed.players.people:
            return None
        return RoundPause(frame.view, self.seats, self.style.show_scores)


def _reading(cell: Cell) -> tuple[int, int]:
    """The order in which a board is read."""
    return cell[1], cell[0]


def _node_of(model: TableModel, cell: Cell) -> str:
    """The name of what stands for a cell of the large board."""
    card = model.view.seats[model.front].grid.get(cell)
    return f"card:{card.id}" if card is not None else f"board:{model.front}/{cell[0]},{cell[1]}"
