"""The text of every action: seat, verb, arguments."""

from game.core.action_codec import ActionCodec, Argument, Verb, number, one_of, one_or_more
from game.games.divercity.actions import Action, Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.components import DIVERS, HOTELS, SPECIES
from game.message import Message

_PLACE = number(lambda word: Message("“{text}” is no seat or place", text=word))
_DIVER = one_of(Message("diver"), DIVERS)
_HOTEL = one_of(Message("hotel"), HOTELS)
_SPECIES = one_of(Message("species"), SPECIES)


def _used_on(diver: str) -> tuple[Argument, ...]:
    match diver:
        case "endurance" | "diving":
            return (_SPECIES,)
        case "environmentalist":
            return (_HOTEL,)
        case "captain" | "swimmer" | "communications":
            return (_PLACE,)
    return ()


CODEC: ActionCodec[Action] = ActionCodec(
    {
        "oil": Verb(Oil, (_PLACE,)),
        "play": Verb(Play, (_PLACE,)),
        "tell": Verb(Tell, (_PLACE,)),
        "close": Verb(Close, (_HOTEL, _PLACE)),
        "use": Verb(Use, (_DIVER,), _used_on),
        "order": Verb(Order, (one_or_more(_PLACE),)),
        "discard": Verb(Discard, (_PLACE, _PLACE)),
        "end": Verb(End),
        "corporate": Verb(Corporate, (_PLACE,)),
    }
)
