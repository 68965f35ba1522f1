"""What Mini DiverCity says of itself to its lesson: facts, names and small ladders."""

from collections.abc import Mapping

from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.figures import COLUMNS
from game.games.divercity.view.lesson_picture import SmallLadder
from game.levels.lessons import Fact
from game.ui.engine.stage import Stage
from game.ui.lessons.terms import Spare, over_log
from game.ui.table.desk_values import DeskState
from game.ui.table.pool import Drawable
from game.units import Rect

DiverCityDesk = DeskState[DiverCityView, Choice]

_AFTER = "after"
"""The phase in which the action of the turn is done, and a diver card may still be used."""
_WHOLE = ("corporation", "diver", "hand", "hotel/", "ladder", "mate/", "piles", "species/", "together")
"""What a lesson may name that has its name on the table."""
_LEARNER = 0


class DiverCityTerms:
    """See `LessonTerms`.

    Names: of an action what is to be pressed next for it, as a record writes it: `oil:0`, `play:1`, `tell:2`,
    `close:red 0`, `use:environmentalist red` · and what has its own name on the table, such as `ladder`, `together`,
    `species/eel` or `mate/1`.

    Facts: `turn` (of the game), `phase` (`after` the action while a diver card may still be used), the `ladder`
    ("eel green"), the hotels that are `built`, what the learner knows of the own `hand` ("1 eel": place, species),
    the cards of the `mates` ("2 eel": seat, species) and of these what each `knows`, the diver cards that are `used`.
    """

    at_hand = ("hand", "action/", "done", "use", "end", "mate/", "ladder", "hotel/")
    board = ()
    done = "done"

    def reserved(self, zones: Mapping[str, Rect]) -> tuple[Rect, ...]:
        """Nothing comes to lie beside what is there."""
        return ()

    def spare(self, zones: Mapping[str, Rect], stage: Stage) -> tuple[Spare, ...]:
        """The log."""
        return over_log(zones)

    def facts(self, state: DiverCityDesk) -> Mapping[str, Fact]:
        """What is so now, by name."""
        view = state.view
        own, *mates = (seat.hand for seat in view.seats)
        held = tuple((seat, card) for seat, hand in enumerate(mates, start=1) for card in hand)
        return {
            "turn": view.turn,
            "phase": _AFTER if view.phase == Phase.ACT and view.acted else str(view.phase),
            "ladder": tuple(f"{species} {COLUMNS[place]}" for species, place in view.ladder.items()),
            "built": view.built,
            "hand": tuple(f"{place} {card.species}" for place, card in enumerate(own) if card.species),
            "mates": tuple(f"{seat} {card.species}" for seat, card in held),
            "knows": tuple(f"{seat} {card.species}" for seat, card in held if card.told is not None),
            "used": tuple(diver for seat in view.seats for diver in seat.divers if diver not in seat.unused),
        }

    def nodes(self, state: DiverCityDesk, name: str) -> tuple[str, ...]:
        """The nodes that a name stands for now; none while that is not there."""
        kind, _, what = name.partition(":")
        choice = state.choice
        match kind, what.split():
            case "oil", [place]:
                return _card(choice, place)
            case "play", [place]:
                return _card(choice, place) if choice.action == PLAY else (f"action/{PLAY}",)
            case "tell", [seat]:
                if choice.action != TELL:
                    return (f"action/{TELL}",)
                return () if choice.seat == int(seat) else (f"mate/{seat}",)
            case "close", [hotel, place]:
                if choice.action != CLOSE:
                    return (f"action/{CLOSE}",)
                return _card(choice, place) if choice.hotel == hotel else (f"hotel/{hotel}",)
            case "use", [_, hotel]:
                if choice.action != USE:
                    return (USE,)
                return () if choice.hotel == hotel else (f"hotel/{hotel}",)
        if name.startswith(_WHOLE):
            return (name,)
        raise ValueError(f"“{name}” is no name in Mini DiverCity")

    def row(self, row: str) -> tuple[str, str]:
        """There are no points.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"Mini DiverCity scores nothing, so there is no row “{row}”")

    def picture(self, text: str) -> Drawable:
        """A small ladder with these species in these columns, such as `octopus extinct, eel green`."""
        tokens = (token.split() for token in text.split(","))
        return SmallLadder(tuple((species, COLUMNS.index(column)) for species, column in tokens))


def _card(choice: Choice, place: str) -> tuple[str, ...]:
    return () if choice.places[-1:] == (int(place),) else (f"hand/{place}",)
