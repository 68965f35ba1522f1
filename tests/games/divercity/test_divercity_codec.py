"""The text of actions: what is written, and what cannot be read."""

import pytest

from game.core.errors import InvalidAction
from game.games.divercity.actions import Close, Corporate, Discard, End, Oil, Order, Play, Tell, Use
from game.games.divercity.game import DIVERCITY

CODEC = DIVERCITY.codec

TEXTS = {
    "0 oil 2": Oil(0, 2),
    "0 play 1": Play(0, 1),
    "0 tell 2": Tell(0, 2),
    "0 close red 1": Close(0, "red", 1),
    "0 use endurance crab": Use(0, "endurance", "crab"),
    "0 use diving eel": Use(0, "diving", "eel"),
    "0 use visionary": Use(0, "visionary"),
    "0 order 2 0 1 3": Order(0, (2, 0, 1, 3)),
    "0 use explorer": Use(0, "explorer"),
    "0 use captain 2": Use(0, "captain", 2),
    "0 use swimmer 1": Use(0, "swimmer", 1),
    "0 use environmentalist red": Use(0, "environmentalist", "red"),
    "0 use communications 2": Use(0, "communications", 2),
    "0 end": End(0),
    "3 corporate 1": Corporate(3, 1),
    "0 discard 0 2": Discard(0, 0, 2),
}


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_has_one_text(text: str) -> None:
    assert CODEC.decode(text) == TEXTS[text]
    assert CODEC.encode(TEXTS[text]) == text


def test_discarded_places_may_come_either_way() -> None:
    assert CODEC.encode(CODEC.decode("0 discard 2 0")) == "0 discard 0 2"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "must begin with a seat number"),
        ("x play 1", "must begin with a seat number"),
        ("0 dance", "no verb “dance”"),
        ("0 play", "wrong number of arguments"),
        ("0 play one", "“one” is no seat or place"),
        ("0 play ١", "no seat or place"),
        ("0 close pink 1", "no hotel “pink”"),
        ("0 use pirate", "no diver “pirate”"),
        ("0 use diving whale", "no species “whale”"),
        ("0 use diving", "wrong number of arguments"),
        ("0 use explorer 1", "wrong number of arguments"),
        ("0 order", "wrong number of arguments"),
        ("0 end now", "wrong number of arguments"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(InvalidAction, match=words):
        CODEC.decode(text)
