"""How Mini DiverCity tells a hint: in words, and where the cards, hands, hotels and species are found."""

from collections.abc import Iterator, Sequence

from game.core.hint import Hint, Reason, Suggestion
from game.core.rules import Seat
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.reasons import BLIND, DANGER, FEAR, GONE, HARM, HOPE, LATER, LOST, TOLD, WON
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.decided import spot_of
from game.games.divercity.view.model import TableModel
from game.ui.engine.stage import Stage
from game.ui.table.desk_values import DeskState
from game.ui.table.hint_part import on_nodes
from game.ui.table.hint_values import HintMark, Slip, SlipLine
from game.ui.table.hint_words import HintWords
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, SeatSign
from game.ui.words import tr, wide
from game.units import Rect


class HintTelling:
    """See `HintTeller`.

    Args:
        stage: of the table.
        seats: everybody at the table.
    """

    def __init__(self, stage: Stage, seats: Sequence[SeatInfo]) -> None:
        self._stage, self._seats = stage, seats

    @property
    def room(self) -> Rect:
        """Over the counters, whose panel is broader where the words are longer."""
        w = 344 if wide() else 316
        return Rect(1588 - w, 66, w, 620)

    def slip(self, state: DeskState[DiverCityView, object], hint: Hint) -> Slip:
        """The hint in words; what it weighs are no points, so that there are no numbers."""
        return WORDS.slip(state.view, hint, self._seats)

    def marks(self, model: TableModel, hint: Hint) -> Sequence[HintMark]:
        """What is to be pressed."""
        found: list[HintMark] = []
        for number, suggestion in enumerate((hint.best, hint.other), start=1):
            if suggestion is not None:
                found += on_nodes(self._stage, number, _to_press(model, suggestion.actions[0]))
        return found


def follows(hint: Hint, choice: Choice) -> bool:
    """Whether all that is chosen so far is what the hint suggests, first or second."""
    return any(_within(one.actions[0], choice) for one in (hint.best, hint.other) if one is not None)


def _within(action: Action, choice: Choice) -> bool:
    if isinstance(action, Order):
        return choice.places == action.places[: len(choice.places)]
    if choice.action == USE and isinstance(action, Use) and action.diver != choice.diver:
        return False
    return set(_chosen_nodes(choice)) <= set(nodes_of(action))


def _chosen_nodes(choice: Choice) -> Iterator[str]:
    """The nodes with which that was chosen."""
    if choice.action:
        yield USE if choice.action == USE else f"action/{choice.action}"
    yield from (f"hand/{place}" for place in choice.places)
    if choice.seat is not None:
        yield f"mate/{choice.seat}"
    if choice.hotel is not None:
        yield f"hotel/{choice.hotel}"
    if choice.species is not None:
        yield f"species/{choice.species}"


def _to_press(model: TableModel, action: Action) -> tuple[str, ...]:
    """The nodes of an action; the arrow to its diver card first, while another one is shown."""
    elsewhere = isinstance(action, Use) and action.diver != model.diver
    return ("diver/next",) if elsewhere else tuple(nodes_of(action))


def nodes_of(action: Action) -> Iterator[str]:
    """The nodes that an action is chosen with."""
    match action:
        case Play(_, place):
            yield from (f"action/{PLAY}", f"hand/{place}")
        case Oil(_, place) | Corporate(_, place):
            yield f"hand/{place}"
        case Tell(_, to):
            yield from (f"action/{TELL}", f"mate/{to}")
        case Close(_, hotel, place):
            yield from (f"action/{CLOSE}", f"hotel/{hotel}", f"hand/{place}")
        case Order(_, places):
            yield from (f"hand/{place}" for place in places[:1])
        case Discard(_, a, b):
            yield from (f"hand/{a}", f"hand/{b}")
        case End():
            yield "end"
        case Use(_, diver, on):
            yield USE
            match diver, on:
                case (("endurance" | "diving"), str(species)):
                    yield f"species/{species}"
                case "environmentalist", str(hotel):
                    yield f"hotel/{hotel}"
                case (("communications" | "captain"), int(seat)):
                    yield f"mate/{seat}"
                case "swimmer", int(place):
                    yield f"hand/{place}"


def suggestion_words(view: DiverCityView, suggestion: Suggestion, seats: Sequence[SeatInfo]) -> str:
    """What to do, in a few words."""
    match suggestion.actions[0]:
        case Play(_, place):
            return tr("Play card {n}").format(n=place + 1)
        case Oil(_, place):
            return tr("Give up card {n}").format(n=place + 1)
        case Corporate(_, place):
            return tr("Play plan {n}").format(n=place + 1)
        case Tell(_, to):
            return tr("Walkie-talkie: {name}").format(name=seats[to].name)
        case Close(_, hotel, place):
            return tr("{hotel}: close it, for card {n}").format(hotel=words.hotel(hotel), n=place + 1)
        case Order(_, places):
            return tr("Order: {numbers}").format(numbers=", ".join(str(place + 1) for place in places))
        case Discard(_, a, b):
            return tr("Discard {a} and {b}").format(a=a + 1, b=b + 1)
        case Use(_, diver, on):
            target = _target(view, diver, on, seats)
            said = words.diver(diver)
            return tr("{diver}: {target}").format(diver=said, target=target) if target else said
    return tr("End my turn")


def brief(view: DiverCityView, action: Action, seats: Sequence[SeatInfo]) -> str:
    """What was decided; at the end of a turn, what was kept for later."""
    kept = view.seats[action.seat].unused if isinstance(action, End) else ()
    if kept:
        return tr("Keep for later: {divers}").format(divers=", ".join(map(words.diver, kept)))
    return suggestion_words(view, Suggestion((action,), 0), seats)


def _target(view: DiverCityView, diver: str, on: str | int | None, seats: Sequence[SeatInfo]) -> str:
    """What the diver is used on; nothing where there is nothing to choose."""
    match diver, on:
        case "environmentalist", str(hotel):
            return words.hotel(hotel)
        case _, str(species):
            return words.species(species, view.pictograms)
        case "swimmer", int(place):
            return tr("card {n}").format(n=place + 1)
        case _, int(seat):
            return seats[seat].name
    return ""


def line_of(view: DiverCityView, reason: Reason, seat: Seat, seats: Sequence[SeatInfo]) -> SlipLine:
    """A reason in words: what is hoped for, or feared."""
    good = reason.points > 0
    about, _, species = reason.about.partition(":")
    if species:
        said = {
            (HOPE, True): tr("{species}: nearer to survival"),
            (HOPE, False): tr("{species}: less hope"),
            (FEAR, True): tr("{species}: out of danger"),
            (FEAR, False): tr("{species}: in more danger"),
            (WON, True): tr("{species}: the last one to save"),
            (LOST, False): tr("{species}: one too many is lost"),
        }[about, good]
        sign = ArtSign(f"disc/divercity-{species}")
        return SlipLine(said.format(species=words.species(species, view.pictograms)), "", good, sign)
    who = None if reason.seat is None else seats[reason.seat]
    said = {
        (BLIND, True): tr("An unknown card helps on average"),
        (BLIND, False): tr("An unknown card is lost"),
        (DANGER, True): tr("Hotels: less danger from the next plans"),
        (DANGER, False): tr("Hotels stay a danger"),
        (TOLD, True): tr("{name} then knows the cards"),
        (TOLD, False): tr("{name} learns little"),
        (HOPE, True): tr("{name} has a good card to play"),
        (HOPE, False): tr("{name} has only poor cards"),
        (LATER, True): tr("The worst plans come last"),
        (LATER, False): tr("All of these plans help"),
        (GONE, True): tr("The worst plans are gone"),
        (GONE, False): tr("All of these plans help"),
        (HARM, True): tr("This plan does the most harm"),
        (HARM, False): tr("All of these plans help the sea"),
    }[about, good]
    name = "" if who is None else who.name
    return SlipLine(said.format(name=name), "", good, None if who is None else SeatSign(who))


def species_aloud(view: DiverCityView, suggestion: Suggestion) -> str:
    """Return the species of the card, or of the hand, that a choice is about, as far as the viewer sees them."""
    if (spot := spot_of(suggestion.actions[0])) is None:
        return ""
    seat, place = spot
    hand = view.seats[seat].hand
    cards = hand if place is None else hand[place : place + 1]
    return ", ".join(words.species(card.species, view.pictograms) for card in cards if card.species is not None)


WORDS = HintWords(
    suggestion_words, line_of, brief, lambda view: view.turn, points=False, apart=True, place=species_aloud
)
