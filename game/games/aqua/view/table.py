"""AQUA's own part of a table: the presenter, the parts and the tellers behind one door."""

from collections.abc import Hashable

from game.core.hint import Hint
from game.games.aqua.actions import Action, Grow
from game.games.aqua.state import AquaView
from game.games.aqua.view.ambience import AMBIENCE, weighs
from game.games.aqua.view.bar import bar_of
from game.games.aqua.view.carrying import AquaCarrying
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.hinting import HintTelling
from game.games.aqua.view.keys import AquaKeys
from game.games.aqua.view.log import AquaLog
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.pages import AquaPages
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.pieces import FitReef, PushReef, ZoomReef
from game.games.aqua.view.presenter import Presenter
from game.games.aqua.view.pressing import Pressed, State, acting, decision, looked_at, pressed
from game.games.aqua.view.scoring_reefs import cells_of_row
from game.games.aqua.view.spoken import AquaSpeech
from game.games.aqua.view.tellers import AquaTelling
from game.games.aqua.view.turning import turn_of
from game.ui.table.desk_values import Answer, Decision, Lit
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.hands import Hands
from game.ui.table.pieces import Piece
from game.ui.table.seats import seats_of
from game.ui.table.style import TableStyle
from game.ui.table.surroundings import SEA
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr


class AquaTable(GameTable[AquaView, Choice, TableModel, Action]):
    """See `GameTable`."""

    backdrop = "scenery/aqua"
    surroundings = SEA
    ambience = AMBIENCE
    weighs = staticmethod(weighs)

    def __init__(self, feed: TableFeed[AquaView, Action], style: TableStyle) -> None:
        super().__init__(feed, style, seats_of(feed.players))
        self.boards, self.speech = feed.now().view.players, AquaSpeech()
        self.pages = AquaPages(feed, self.seats)
        self.speak()

    # -- what is shown

    def speak(self) -> None:
        """The log and what the presenter says."""
        self.log = AquaLog(self.seats)
        self._presenter = Presenter(self.feed.game, self.seats, self.style.show_gains, self.style.show_scores)

    def build(self, hands: Hands) -> None:
        """Makes the parts."""
        self._hands = hands
        self.parts = TableParts(hands)
        self.keys = AquaKeys(self.parts)
        self.carrying = AquaCarrying(self.parts)
        self.telling = AquaTelling(hands, self.parts)
        self.hints = HintTelling(hands.stage, self.parts, self.seats)

    def compose(self, state: State) -> TableModel:
        """What the table shows, as a value."""
        return self._presenter.model(state)

    def show(self, model: TableModel) -> None:
        """Puts everything where the model says."""
        self.parts.show(model)

    def bar(self, view: AquaView) -> Bar:
        """The round, and the modification that is played."""
        return bar_of(view)

    def banner(self, model: TableModel) -> Banner:
        """What is to be done, and by whom."""
        return Banner(model.banner, None if model.banner_seat is None else self.seats[model.banner_seat])

    def cells_of(self, view: AquaView, row: str) -> Lit:
        """The animals and corals that bring the points of a row."""
        return cells_of_row(view, row)

    # -- what is decided

    def asked(self, frame: Frame[AquaView]) -> Hashable:
        """The turn, and which of its decisions."""
        view = frame.view
        return view.round, view.phase, view.played, view.order, view.contested

    def start(self, frame: Frame[AquaView], before: Choice | None) -> Choice:
        """Nothing is in hand."""
        return Choice()

    def decision(self, state: State) -> Decision[Action] | None:
        """A tile or a large animal that is laid where it may lie."""
        return decision(state)

    def pressed(self, state: State, piece: Piece) -> Pressed | None:
        """The reef is brought nearer or farther at any time; everything else is judged by what may be done now."""
        match piece:
            case FitReef():
                if not self.parts.reef.fit():
                    self._hands.toast(tr("The whole reef is shown already."))
            case PushReef(dx, dy):
                self.parts.reef.push(dx, dy)
            case ZoomReef():
                self.parts.reef.zoom(piece, state.view.areas[state.front])
            case _:
                return pressed(state, piece, self.style.show_gains)
        return Answer(redraw=True)

    def pointed(self, state: State, piece: Piece, on: bool) -> Choice | None:
        """What is looked at is tried, while nothing is laid."""
        return looked_at(state, piece, on, self.style.show_gains)

    def along(self, hint: Hint, before: Choice, choice: Choice) -> Choice | None:
        """A tile that is suggested is taken up turned as it shall lie; where, is still to be read."""
        actions = [action for one in (hint.other, hint.best) if one is not None for action in one.actions]
        tiles = {action.tile.name: action.tile for action in actions if isinstance(action, Grow)}
        if choice.tile is None:
            return choice if choice == Choice() else None
        if choice.tile not in tiles:
            return None
        taken = choice.tile != before.tile and choice.planned is None
        return choice.turned_to(turn_of(tiles[choice.tile])) if taken else choice

    def put_back(self, state: State) -> Choice | None:
        """What is laid is lifted first, then what is in hand goes back."""
        return state.choice.put_back() if acting(state) is not None else None
