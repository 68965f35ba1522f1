"""The text of every action: seat, verb, arguments."""

from collections.abc import Collection

from game.core.action_codec import ActionCodec, Verb, cell, one_of
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.message import Message

_CELL = cell(2, lambda word: Message("“{text}” is no cell (column,row)", text=word))


def ecosystem_codec(species: Collection[str]) -> ActionCodec[Action]:
    """The codec of an edition with these species."""
    card = one_of(Message("species"), species)
    return ActionCodec(
        {
            "pick": Verb(Pick, (card,)),
            "give": Verb(Give, (card,)),
            "place": Verb(Place, (_CELL,)),
            "swap": Verb(Swap, (_CELL, _CELL)),
            "move": Verb(Move, (_CELL, _CELL)),
            "keep": Verb(Keep),
            "flip": Verb(Flip, (_CELL, _CELL)),
            "hunt": Verb(Hunt, (_CELL,)),
        }
    )


action_text = ecosystem_codec(()).encode
"""The text of an action of any edition."""
