"""The text of every action: seat, verb, arguments."""

from game.core.action_codec import ActionCodec, Argument, Verb, cell, one_of, one_or_more
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail, Tick
from game.games.aqua.challenges import CHALLENGES
from game.games.aqua.components import COLOURS, PILES, TILES, least_rotation
from game.games.aqua.tiles import Tile
from game.message import Message

_CORNER = cell(3, lambda word: Message("“{text}” is no corner (a,b)", text=word))
_TILE = one_of(Message("tile"), TILES)
_CHALLENGE = one_of(Message("challenge"), tuple(map(str, CHALLENGES)))


def _tile_name(word: str) -> str:
    known = len(word) == 3 and all(letter in COLOURS for letter in word)
    return str(_TILE.read(least_rotation(word) if known else word))


CODEC: ActionCodec[Action] = ActionCodec(
    {
        "grow": Verb(Grow, (Argument(Tile.parse),)),
        "snail": Verb(Snail),
        "drop": Verb(Drop, (Argument(_tile_name),)),
        "attract": Verb(Attract, (_CORNER,)),
        "large": Verb(Large, (one_of(Message("pile"), PILES), one_or_more(_CORNER))),
        "pass": Verb(Pass),
        "reef": Verb(Reef, (one_of(Message("colour"), COLOURS),)),
        "tick": Verb(Tick, (Argument(lambda word: int(_CHALLENGE.read(word))),)),
    }
)
