"""The text of every action: seat, verb, arguments."""

import re
from collections.abc import Iterable

from game.core.errors import InvalidAction
from game.core.score import Cell
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail, Tick
from game.games.aqua.challenges import CHALLENGES
from game.games.aqua.components import COLOURS, PILES, TILES, least_rotation
from game.games.aqua.tiles import Tile
from game.message import Message

_CORNER = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_VERBS = ("grow", "snail", "drop", "attract", "large", "pass", "reef", "tick")


class AquaCodec:
    """Writes and reads actions."""

    def encode(self, action: Action) -> str:
        """The one way in which the action is written."""
        match action:
            case Grow(seat, tile):
                return f"{seat} grow {tile}"
            case Snail(seat):
                return f"{seat} snail"
            case Drop(seat, name):
                return f"{seat} drop {name}"
            case Attract(seat, corner):
                return f"{seat} attract {_corner_text(corner)}"
            case Large(seat, pile, cells):
                return f"{seat} large {pile} {' '.join(map(_corner_text, cells))}"
            case Pass(seat):
                return f"{seat} pass"
            case Reef(seat, colour):
                return f"{seat} reef {colour}"
            case Tick(seat, challenge):
                return f"{seat} tick {challenge}"

    def decode(self, text: str) -> Action:
        """The action that the text means. Raises InvalidAction when it means none."""
        words = text.split()
        if len(words) < 2 or not re.fullmatch(r"[0-9]{1,2}", words[0]):
            raise InvalidAction(text, Message("it must begin with a seat number and a verb"))
        if words[1] not in _VERBS:
            raise InvalidAction(text, Message("there is no verb “{verb}”", verb=words[1]))
        try:
            return _action(int(words[0]), words[1], words[2:])
        except ValueError as error:
            raise InvalidAction(text, Message.of(error)) from None


def _action(seat: int, verb: str, arguments: list[str]) -> Action:
    match verb, arguments:
        case "grow", [tile]:
            return Grow(seat, Tile.parse(tile))
        case "snail", []:
            return Snail(seat)
        case "drop", [name]:
            return Drop(seat, _tile_name(name))
        case "attract", [corner]:
            return Attract(seat, _corner(corner))
        case "large", [pile, *cells] if cells:
            return Large(seat, _one_of(PILES, pile, Message("pile")), tuple(map(_corner, cells)))
        case "pass", []:
            return Pass(seat)
        case "reef", [colour]:
            return Reef(seat, _one_of(COLOURS, colour, Message("colour")))
        case "tick", [number]:
            return Tick(seat, int(_one_of(tuple(map(str, CHALLENGES)), number, Message("challenge"))))
    raise ValueError(Message("“{verb}” has the wrong number of arguments", verb=verb))


def _one_of(known: Iterable[str], word: str, kind: Message) -> str:
    if word not in tuple(known):
        raise ValueError(Message("there is no {kind} “{name}”", kind=kind, name=word))
    return word


def _tile_name(text: str) -> str:
    known = len(text) == 3 and all(letter in COLOURS for letter in text)
    return _one_of(TILES, least_rotation(text) if known else text, Message("tile"))


def _corner_text(corner: Cell) -> str:
    return f"{corner[0]},{corner[1]}"


def _corner(text: str) -> Cell:
    match = _CORNER.fullmatch(text)
    if match is None:
        raise ValueError(Message("“{text}” is no corner (a,b)", text=text))
    return int(match[1]), int(match[2])
