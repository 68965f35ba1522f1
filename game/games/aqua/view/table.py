"""AQUA's own part of a table: the presenter, the parts and the tellers behind one door."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from game.core.rules import Seat
from game.games.aqua.actions import Action, Tick
from game.games.aqua.events import AnimalAttracted
from game.games.aqua.growing import why_not
from game.games.aqua.state import GROW, AquaView
from game.games.aqua.view import words
from game.games.aqua.view.ambience import AMBIENCE, weighs
from game.games.aqua.view.bar import bar_of
from game.games.aqua.view.challenges_page import ChallengesScene
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.deciding import AquaDeciding
from game.games.aqua.view.hinting import HintTelling
from game.games.aqua.view.log import GameLog
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.market import TileSprite
from game.games.aqua.view.parts.reef import NEARER
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.pieces import FitReef, ReefCell, TurnTile, ZoomReef
from game.games.aqua.view.presenter import Presenter
from game.games.aqua.view.pressing import Pressed, State, acting, turning
from game.games.aqua.view.tellers import WAY, Telling, tell
from game.games.aqua.view.turning import tile_at
from game.ui.engine.intent import Intent, Key, Press, Scroll
from game.ui.engine.node import Node
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.table.desk_values import Act, Answer, LogStyle
from game.ui.table.feed import Frame, TableFeed
from game.ui.table.hands import Hands
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.pieces import Piece
from game.ui.table.seats import SeatInfo, seats_of
from game.ui.table.style import TableStyle
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr

_LOG_LINES = 2


class AquaTable(AquaDeciding):
    """The part of the table that has nodes."""

    backdrop = "scenery/aqua"
    ambience = AMBIENCE
    weighs = staticmethod(weighs)
    together = (AnimalAttracted,)
    passing = (WAY,)

    def __init__(self, feed: TableFeed[AquaView, Action], style: TableStyle) -> None:
        super().__init__(feed, style)
        self._presenter = Presenter(feed.game, seats_of(feed.players), style.show_gains, style.show_scores)
        self._turned = False
        self.speak()

    # -- what is shown

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Everybody at the table."""
        return self._presenter.seats

    def speak(self) -> None:
        """The log."""
        self._log = GameLog(self.seats)

    def build(self, hands: Hands) -> None:
        """Makes the parts."""
        self.parts = TableParts(hands)
        self._telling = Telling(hands, self.parts)
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

    # -- pressing and carrying

    def pressed(self, state: State, piece: Piece) -> Pressed | None:
        """The reef is brought nearer or farther at any time; everything else is judged by what may be done now."""
        self._turned = isinstance(piece, TurnTile)
        match piece:
            case FitReef():
                self.parts.reef.fit()
            case ZoomReef():
                self.parts.reef.zoom(piece, state.view.areas[state.front])
            case _:
                return super().pressed(state, piece)
        return Answer(redraw=True)

    def piece_for(self, state: State, intent: Intent) -> Piece | None:
        """R, the wheel and the right button turn the tile in hand; without one the wheel brings the reef nearer."""
        match intent:
            case Press(button=3) | Key("r") if turning(state):
                return TurnTile(1)
            case Scroll(dy=dy) if turning(state):
                return TurnTile(-dy)
            case Scroll(x, y, dy) if self.parts.reef.holds(x, y):
                return ZoomReef(NEARER if dy < 0 else 1 / NEARER, (x, y))
            case Key("f"):
                return FitReef()
        return None

    def picked_up(self, state: State, node: Node) -> Choice | None:
        """A tile leaves the market; anything else, such as the reef, moves by itself."""
        growing = acting(state) is not None and state.view.phase == GROW
        if not growing or not isinstance(node, TileSprite) or node.tile not in state.view.market:
            return None
        return state.choice.carry(node.tile)

    def target(self, model: TableModel, x: float, y: float) -> ReefCell | None:
        """The free hexagon under the pointer, or near it."""
        cell = self.parts.cell_at(model, x, y)
        return None if cell is None else ReefCell(cell)

    def carry(self, model: TableModel, node: Node, target: Piece | None, x: float, y: float) -> None:
        """The tile at the pointer; on a hexagon the reef shows it."""
        if isinstance(node, TileSprite):
            self.parts.carry(node, x, y, target is not None)

    def why_not_here(self, model: TableModel, x: float, y: float) -> str:
        """Why a tile cannot lie here; nothing beside the reef, where it only goes back."""
        reef = self.parts.reef
        if model.tile is None or not reef.holds(x, y):
            return ""
        reason = why_not(model.view.areas[model.front], tile_at(reef.lens.camera.cell_at(x, y), *model.tile))
        return words.why_not(reason) if reason is not None else ""

    # -- the keyboard

    def first_focus(self, model: TableModel) -> str:
        """At the market, or at what waits for a choice on the reef."""
        if model.view.phase == GROW:
            return f"tile/{model.view.market[0]}"
        if model.outlines:
            return f"outline:{next(iter(model.outlines))}/0"
        return "habitat:0" if model.contested else "colour/R"

    def next_focus(self, state: State, model: TableModel) -> str | None:
        """To *Place* once something lies where it fits, else to the first place; turning a tile moves nothing."""
        choice = state.choice
        if self._turned:
            return None
        if model.ready:
            return "place"
        if choice.pile in model.outlines and choice.outline is None:
            return f"outline:{choice.pile}/0"
        looking = choice.tile is not None and choice.target is None
        cell = self.parts.first_cell(model) if looking else None
        return None if cell is None else f"cell:{cell[0]},{cell[1]}"

    def digit_zone(self, model: TableModel) -> str:
        """Digits choose in the market."""
        return "market"

    # -- what is told

    def log_style(self) -> LogStyle:
        """Room for two lines."""
        return LogStyle(tr("Last turns"), tr("no turns yet"), _LOG_LINES)

    def log(self, history: Sequence[Frame[AquaView]]) -> tuple[LogGroup, ...]:
        """The rounds of the game."""
        return self._log.groups(history)

    def recent(self, log: Sequence[LogGroup]) -> tuple[LogEntry, ...]:
        """The last turns, also of the round before."""
        return tuple(entry for group in log[-_LOG_LINES:] for entry in group.entries)[-_LOG_LINES:]

    def tell(self, act: Act[AquaView]) -> Iterator[Beat]:
        """The motion of an act."""
        return tell(act.events[0], act, self._telling)

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """The tiles and the reef glide to where a change puts them."""
        return self._telling.glide(change)

    # -- the end

    def page_after_result(self, frame: Frame[AquaView], done: Callable[[], None]) -> Scene | None:
        """The challenges that were met; each person may tick one."""
        view = frame.view
        people = self.feed.players.people
        able = tuple(seat for seat in view.actors if seat in people and len(view.sheets[seat].challenges) > 1)
        return ChallengesScene(view, self.seats, able, partial(self._tick, done)) if able else None

    def _tick(self, done: Callable[[], None], choices: Mapping[Seat, int | None]) -> None:
        for seat, challenge in choices.items():
            if challenge is not None:
                self.feed.submit(Tick(seat, challenge))
        done()
