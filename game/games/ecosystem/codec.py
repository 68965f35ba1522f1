"""The text of every action: seat, verb, arguments."""

import re
from collections.abc import Collection

from game.core.errors import InvalidAction
from game.core.score import Cell
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.message import Message

_CELL = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


def action_text(action: Action) -> str:
    """The one way in which the action is written."""
    match action:
        case Pick(seat, species):
            return f"{seat} pick {species}"
        case Place(seat, cell):
            return f"{seat} place {_cell_text(cell)}"
        case Swap(seat, a, b):
            return f"{seat} swap {_cell_text(a)} {_cell_text(b)}"
        case Move(seat, start, end):
            return f"{seat} move {_cell_text(start)} {_cell_text(end)}"
        case Keep(seat):
            return f"{seat} keep"
        case Give(seat, species):
            return f"{seat} give {species}"
        case Flip(seat, whale, card):
            return f"{seat} flip {_cell_text(whale)} {_cell_text(card)}"
        case Hunt(seat, prey):
            return f"{seat} hunt {_cell_text(prey)}"


class EcosystemCodec:
    """Writes and reads the actions of one edition."""

    def __init__(self, species: Collection[str]) -> None:
        self._species = species

    def encode(self, action: Action) -> str:
        """The one way in which the action is written."""
        return action_text(action)

    def decode(self, text: str) -> Action:
        """The action that the text means. Raises InvalidAction when it means none."""
        words = text.split()
        if len(words) < 2 or not re.fullmatch(r"[0-9]{1,2}", words[0]):
            raise InvalidAction(text, Message("it must begin with a seat number and a verb"))
        seat, verb, arguments = int(words[0]), words[1], words[2:]
        if verb not in ("pick", "place", "swap", "move", "keep", "give", "flip", "hunt"):
            raise InvalidAction(text, Message("there is no verb “{verb}”", verb=verb))
        try:
            match verb, arguments:
                case "pick", [species]:
                    return Pick(seat, self._known(species))
                case "give", [species]:
                    return Give(seat, self._known(species))
                case "place", [cell]:
                    return Place(seat, _cell(cell))
                case "swap", [a, b]:
                    return Swap(seat, _cell(a), _cell(b))
                case "move", [start, end]:
                    return Move(seat, _cell(start), _cell(end))
                case "keep", []:
                    return Keep(seat)
                case "flip", [whale, card]:
                    return Flip(seat, _cell(whale), _cell(card))
                case "hunt", [prey]:
                    return Hunt(seat, _cell(prey))
        except ValueError as error:
            raise InvalidAction(text, Message.of(error)) from None
        raise InvalidAction(text, Message("“{verb}” has the wrong number of arguments", verb=verb))

    def _known(self, species: str) -> str:
        if species not in self._species:
            raise ValueError(Message("there is no {kind} “{name}”", kind=Message("species"), name=species))
        return species


def _cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _cell(text: str) -> Cell:
    match = _CELL.fullmatch(text)
    if match is None:
        raise ValueError(Message("“{text}” is no cell (column,row)", text=text))
    return int(match[1]), int(match[2])
