"""Ecosystem's own part of a table."""

from collections.abc import Hashable

from game.core.hint import Hint
from game.games.ecosystem.actions import Action
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.ambience import weighs
from game.games.ecosystem.view.carrying import CardCarrying
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame, decision
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.feeding import fed_by
from game.games.ecosystem.view.flights import Flights
from game.games.ecosystem.view.hinting import HintTelling, follows
from game.games.ecosystem.view.keys import EcosystemKeys
from game.games.ecosystem.view.log import EcosystemLog
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.pages import EcosystemPages
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.pieces import BoardCell, PlacedCard
from game.games.ecosystem.view.presenter import EcosystemDesk, Presenter
from game.games.ecosystem.view.presses import pressed
from game.games.ecosystem.view.proposal import opening
from game.games.ecosystem.view.seats import seat_infos
from game.games.ecosystem.view.spoken import EcosystemSpeech
from game.games.ecosystem.view.telling import EcosystemTelling
from game.games.ecosystem.view.topbar import bar_of
from game.ui.table.desk_values import Answer, Decision, Lit
from game.ui.table.feed import TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.hands import Hands
from game.ui.table.pieces import Piece
from game.ui.table.style import TableStyle
from game.ui.table.topbar import Banner, Bar


class EcosystemTable(GameTable[EcosystemView, Choice, TableModel, Action]):
    """See `GameTable`.

    Args:
        feed: what may be known of the game.
        style: the wishes of the table.
        edition: which of the Ecosystem games it is.
    """

    weighs = staticmethod(weighs)

    def __init__(self, feed: TableFeed[EcosystemView, Action], style: TableStyle, edition: Edition) -> None:
        self._skin = skin = skin_of(edition)
        super().__init__(feed, style, seat_infos(feed.players, skin))
        self.layout_name = skin.look
        self.backdrop, self.ambience = f"scenery/{skin.look}", skin.ambience
        self.surroundings = skin.surroundings
        self.boards = len(feed.now().view.seats)
        self.keys, self.speech = EcosystemKeys(), EcosystemSpeech()
        self.pages = EcosystemPages(feed, self.seats, style.show_scores)
        self.speak()

    # -- what is shown

    def speak(self) -> None:
        """The names of those who are nobody, and whatever tells of them."""
        self.seats = seat_infos(self.feed.players, self._skin)
        self.log = EcosystemLog(self.seats)
        self._presenter = Presenter(self.feed.game, self.seats, self.style.show_gains, self.style.show_scores)

    def build(self, hands: Hands) -> None:
        """Makes the parts, for the look and the layout of this moment."""
        self._parts = parts = TableParts(hands, self.layout_name)
        self.attention = parts.attention
        self.carrying = CardCarrying(hands, parts)
        self.telling = EcosystemTelling(self.feed, Flights(hands, parts))
        self.hints = HintTelling(hands.stage, parts, self.seats)

    def compose(self, state: EcosystemDesk) -> TableModel:
        """What the table shows, as a value."""
        return self._presenter.model(state)

    def show(self, model: TableModel) -> None:
        """Puts everything where the model says."""
        self._parts.show(model)

    def bar(self, view: EcosystemView) -> Bar:
        """Which game, and how far it is."""
        return bar_of(view)

    def banner(self, model: TableModel) -> Banner:
        """What is to be done, and by whom."""
        return Banner(model.banner, self.seats[model.banner_seat] if model.banner_seat is not None else None)

    def cells_of(self, view: EcosystemView, row: str) -> Lit:
        """The cards that explain a row, for each seat."""
        sheets = enumerate(view.sheets)
        return {seat: frozenset(cell for line in sheet[row].lines for cell in line.cells) for seat, sheet in sheets}

    def explained(self, view: EcosystemView, piece: Piece) -> Lit:
        """What feeds a card."""
        return {piece.seat: fed_by(view, piece.seat, piece.cell)} if isinstance(piece, PlacedCard) else {}

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

    def along(self, hint: Hint, before: Choice, choice: Choice) -> Choice | None:
        """The card and the cells that are suggested may be chosen one after the other."""
        return choice if follows(self.feed.now().view, hint, choice) else None

    def put_back(self, state: EcosystemDesk) -> Choice | None:
        """First the cell, then the card; what was proposed stays."""
        chosen, proposed = state.choice.look(None), opening(state.frame)
        if chosen in (proposed, Choice()):
            return None
        back = chosen.put_back()
        return proposed if back == Choice() else back
