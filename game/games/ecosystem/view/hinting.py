"""How Ecosystem tells a hint: in words, and where the cards and the cells are found."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.core.hint import Hint, Reason, Suggestion
from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.ecosystem.reasons import NEXT
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import rule_text
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.edition import card_art
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.paint import row_name
from game.games.ecosystem.view.parts.table_parts import TableParts
from game.games.ecosystem.view.places import window_of
from game.games.ecosystem.view.presenter import EcosystemDesk
from game.games.ecosystem.view.score_page import row_sign
from game.games.ecosystem.view.spoken import where
from game.ui.engine.canvas import Canvas
from game.ui.engine.stage import Stage
from game.ui.table.hint_part import on_nodes
from game.ui.table.hint_values import HintMark, Slip, SlipLine
from game.ui.table.hint_words import HintWords
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import SeatSign
from game.ui.words import signed, species, tr, trn
from game.units import Placement, Rect

_SEEN_THROUGH, _GROUND = 0.7, "#10231FF2"
"""How much of a card is seen, and what hides the points of what is chosen below it."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A card that would come to lie there."""

    species: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 9, _GROUND)
        c.art(card_art(self.species, "M"), 0, 0, c.w, c.h, alpha=_SEEN_THROUGH)


class HintTelling:
    """See `HintTeller`.

    Args:
        stage: of the table.
        parts: of the table, which know where everything lies.
        seats: everybody at the table.
    """

    room = Rect(1120, 66, 464, 460)

    def __init__(self, stage: Stage, parts: TableParts, seats: Sequence[SeatInfo]) -> None:
        self._stage, self._parts, self._seats = stage, parts, seats

    def slip(self, state: EcosystemDesk, hint: Hint) -> Slip:
        """The hint in words."""
        places = place_words(state.view, hint.best), place_words(state.view, hint.other)
        return replace(WORDS.slip(state.view, hint, self._seats), places=places)

    def marks(self, model: TableModel, hint: Hint) -> Sequence[HintMark]:
        """The cards of the hand, *Keep*, and the cells of the board where it lies in the large place."""
        found: list[HintMark] = []
        for number, suggestion in enumerate((hint.best, hint.other), start=1):
            if suggestion is not None:
                found += self._marks(model, number, suggestion)
        return found

    def _marks(self, model: TableModel, number: int, suggestion: Suggestion) -> Iterator[HintMark]:
        for action in suggestion.actions:
            if isinstance(action, Pick | Give):
                place = self._parts.place_in_hand(action.species)
                if place is not None:
                    yield HintMark(number, rect_of(place), framed=False)
            if isinstance(action, Keep):
                yield from on_nodes(self._stage, number, ("keep",))
        if model.front != suggestion.actions[0].seat:
            return
        for cell, card in marked_cells(model.view, suggestion.actions):
            place = self._parts.place_of(model.front, cell)
            lies_there = model.laid and cell == model.target
            ghost = Ghost(card) if card is not None and number == 1 and not lies_there else None
            yield HintMark(number, rect_of(place), ghost)


def follows(view: EcosystemView, hint: Hint, choice: Choice) -> bool:
    """Whether all that is chosen so far is what the hint suggests, first or second."""
    return any(_within(view, one, choice) for one in (hint.best, hint.other) if one is not None)


def _within(view: EcosystemView, suggestion: Suggestion, choice: Choice) -> bool:
    hand = view.seats[suggestion.actions[0].seat].hand
    cards = {action.species for action in suggestion.actions if isinstance(action, Pick | Give)}
    cells = {cell for cell, _ in marked_cells(view, suggestion.actions)}
    fits = choice.chosen is None or (hand is not None and hand[choice.chosen] in cards)
    return fits and {choice.planned, choice.first} - {None} <= cells


def marked_cells(view: EcosystemView, actions: Sequence[Action]) -> Iterator[tuple[Cell, str | None]]:
    """The cells that the actions are about, with the card that would come to lie on an empty one."""
    card: str | None = None
    for action in actions:
        match action:
            case Pick(_, name):
                card = name
            case Place(seat, cell):
                yield cell, card or view.seats[seat].waiting
            case Swap(_, a, b):
                yield a, None
                yield b, None
            case Move(seat, start, end):
                yield start, None
                yield end, view.seats[seat].grid[start].species
            case Flip(_, whale, turned):
                yield whale, None
                yield turned, None
            case Hunt(_, prey):
                yield prey, None


def place_words(view: EcosystemView, suggestion: Suggestion | None) -> str:
    """The cells that a choice is about."""
    if suggestion is None:
        return ""
    window = window_of(view.seats[suggestion.actions[0].seat].grid)
    return "\n".join(where(cell, window) for cell, _ in marked_cells(view, suggestion.actions))


def suggestion_words(view: EcosystemView, suggestion: Suggestion, seats: Sequence[SeatInfo] = ()) -> str:
    """What to do, in a few words; the cells are marked on the board."""
    words = [text for action in suggestion.actions if (text := _words(view, action, suggestion.actions))]
    return "; ".join(words)


def brief(view: EcosystemView, action: Action, seats: Sequence[SeatInfo] = ()) -> str:
    """What was decided, where no cell is marked."""
    if isinstance(action, Place):
        return species(_placed(view, (action,)))
    return _words(view, action, (action,))


def _words(view: EcosystemView, action: Action, actions: Sequence[Action]) -> str:
    grid = view.seats[action.seat].grid

    def lies(cell: Cell) -> str:
        return species(grid[cell].species) if cell in grid else species(_placed(view, actions))

    match action:
        case Place():
            return tr("{card} here").format(card=species(_placed(view, actions)))
        case Swap(_, a, b):
            return tr("Swap: {card} and {other}").format(card=lies(a), other=lies(b))
        case Move(_, start, _):
            return tr("Move: {card}").format(card=lies(start))
        case Keep():
            return tr("Leave everything as it is")
        case Give(_, name):
            return tr("Give: {card}").format(card=species(name))
        case Flip(_, _, turned):
            return tr("Turn over: {card}").format(card=lies(turned))
        case Hunt(_, prey):
            return tr("Hunt: {card}").format(card=lies(prey))
        case Pick(_, name) if len(actions) == 1:
            return species(name)
    return ""


def _placed(view: EcosystemView, actions: Sequence[Action]) -> str:
    """The card that these actions place."""
    first = actions[0]
    return first.species if isinstance(first, Pick) else view.seats[first.seat].waiting or ""


def line_of(view: EcosystemView, reason: Reason, seat: Seat, seats: Sequence[SeatInfo]) -> SlipLine:
    """A reason in words."""
    points = round(reason.points)
    value, good = signed(points), points > 0
    if reason.seat is None:
        row, lit = reason.about, {seat: frozenset(reason.cells)}
        return SlipLine(row_name(row), value, good, row_sign(row), lit, rule_text(row))
    who = seats[reason.seat]
    if reason.about == NEXT:
        return SlipLine(_denied(who.name, points), "", good, SeatSign(who))
    words = tr("{name} has less") if good else tr("{name} has more")
    return SlipLine(words.format(name=who.name), value, good, SeatSign(who))


def _denied(name: str, points: int) -> str:
    """What somebody else can make of the hand; no points of one's own, so they stand in the sentence."""
    words = (
        trn("{name} gets {n} point less out of this hand", "{name} gets {n} points less out of this hand", points)
        if points > 0
        else trn(
            "{name} gets {n} point more out of this hand", "{name} gets {n} points more out of this hand", -points
        )
    )
    return words.format(name=name, n=abs(points))


def rect_of(place: Placement) -> Rect:
    """What a card covers that lies there upright."""
    return Rect(place.x, place.y, place.w, place.h)


WORDS = HintWords(suggestion_words, line_of, brief, lambda view: view.game_turn, place=place_words)
