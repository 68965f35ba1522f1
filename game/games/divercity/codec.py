"""The text of every action: seat, verb, arguments."""

import re

from game.core.errors import InvalidAction
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.components import DIVERS, HOTELS, SPECIES
from game.message import Message

_VERBS = ("oil", "play", "tell", "close", "use", "order", "discard", "end", "corporate")
_NUMBER = re.compile(r"[0-9]{1,2}")


class DiverCityCodec:
    """Writes and reads the actions of Mini DiverCity."""

    def encode(self, action: Action) -> str:
        """The one way in which the action is written."""
        match action:
            case Oil(seat, place):
                return f"{seat} oil {place}"
            case Play(seat, place):
                return f"{seat} play {place}"
            case Tell(seat, to):
                return f"{seat} tell {to}"
            case Close(seat, hotel, place):
                return f"{seat} close {hotel} {place}"
            case Use(seat, diver, None):
                return f"{seat} use {diver}"
            case Use(seat, diver, on):
                return f"{seat} use {diver} {on}"
            case Order(seat, places):
                return f"{seat} order {' '.join(map(str, places))}"
            case Discard(seat, a, b):
                return f"{seat} discard {a} {b}"
            case End(seat):
                return f"{seat} end"
            case Corporate(seat, place):
                return f"{seat} corporate {place}"

    def decode(self, text: str) -> Action:
        """The action that the text means. Raises InvalidAction when it means none."""
        words = text.split()
        if len(words) < 2 or not _NUMBER.fullmatch(words[0]):
            raise InvalidAction(text, Message("it must begin with a seat number and a verb"))
        seat, verb, arguments = int(words[0]), words[1], words[2:]
        if verb not in _VERBS:
            raise InvalidAction(text, Message("there is no verb “{verb}”", verb=verb))
        try:
            action = _action(seat, verb, arguments)
        except ValueError as error:
            raise InvalidAction(text, Message.of(error)) from None
        if action is None:
            raise InvalidAction(text, Message("“{verb}” has the wrong number of arguments", verb=verb))
        return action


def _action(seat: int, verb: str, arguments: list[str]) -> Action | None:
    match verb, arguments:
        case "oil", [place]:
            return Oil(seat, _number(place))
        case "play", [place]:
            return Play(seat, _number(place))
        case "tell", [to]:
            return Tell(seat, _number(to))
        case "close", [hotel, place]:
            return Close(seat, _known(hotel, HOTELS, Message("hotel")), _number(place))
        case "use", [diver, *on] if len(on) < 2:
            return _use(seat, _known(diver, DIVERS, Message("diver")), on)
        case "order", [_, *_]:
            return Order(seat, tuple(map(_number, arguments)))
        case "discard", [a, b]:
            return Discard(seat, _number(a), _number(b))
        case "end", []:
            return End(seat)
        case "corporate", [place]:
            return Corporate(seat, _number(place))
    return None


def _use(seat: int, diver: str, on: list[str]) -> Use | None:
    match diver, on:
        case "endurance" | "diving", [species]:
            return Use(seat, diver, _known(species, SPECIES, Message("species")))
        case "environmentalist", [hotel]:
            return Use(seat, diver, _known(hotel, HOTELS, Message("hotel")))
        case "captain" | "swimmer" | "communications", [number]:
            return Use(seat, diver, _number(number))
        case "visionary" | "explorer", []:
            return Use(seat, diver)
    return None


def _known(name: str, names: tuple[str, ...], kind: Message) -> str:
    if name not in names:
        raise ValueError(Message("there is no {kind} “{name}”", kind=kind, name=name))
    return name


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(Message("“{text}” is no seat or place", text=text))
    return int(text)
