"""The text of actions, "seat verb arguments", written and read from one table for each game."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Generic, TypeVar

from game.core.errors import InvalidAction
from game.core.score import Cell
from game.message import Message

A = TypeVar("A")
_SEAT = re.compile(r"[0-9]{1,2}")


@dataclass(frozen=True, slots=True)
class Argument:
    """How one argument of an action is read and written.

    Args:
        read: word → value; raises ValueError with a `Message` for a word that means nothing.
        write: value → word.
        repeated: the last field of the action is a tuple, written as one or more words.
    """

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    repeated: bool = False


def one_or_more(argument: Argument) -> Argument:
    """The argument, repeated to the end of the line."""
    return replace(argument, repeated=True)


def one_of(kind: Message, names: Collection[str]) -> Argument:
    """Return an argument that is one of these names.

    Args:
        kind: what they name, for the refusal.
        names: all of them.
    """
    known = frozenset(names)

    def read(word: str) -> str:
        if word not in known:
            raise ValueError(Message("there is no {kind} “{name}”", kind=kind, name=word))
        return word

    return Argument(read)


def number(refusal: Callable[[str], Message]) -> Argument:
    """A whole number of at most two digits; `refusal` says of a word that it is none."""
    return Argument(lambda word: int(_parts(r"([0-9]{1,2})", word, refusal)[0]))


def cell(digits: int, refusal: Callable[[str], Message]) -> Argument:
    """Two whole numbers with a comma between them, such as "-1,2".

    Args:
        digits: the most that each number has.
        refusal: says of a word that it is no such pair.
    """
    coordinate = rf"(-?[0-9]{{1,{digits}}})"
    pattern = f"{coordinate},{coordinate}"

    def read(word: str) -> Cell:
        first, second = _parts(pattern, word, refusal)
        return int(first), int(second)

    return Argument(read, lambda at: f"{at[0]},{at[1]}")


def _parts(pattern: str, word: str, refusal: Callable[[str], Message]) -> Sequence[str]:
    match = re.fullmatch(pattern, word)
    if match is None:
        raise ValueError(refusal(word))
    return match.groups()


@dataclass(frozen=True, slots=True)
class Verb(Generic[A]):
    """How the actions of one class are written.

    Args:
        action: a dataclass; its first field is the seat.
        arguments: one for each further field, in order.
        further: arguments after these that depend on the value of the first one; fields without an argument keep
            their defaults.
    """

    action: Callable[..., A]
    arguments: tuple[Argument, ...] = ()
    further: Callable[[str], tuple[Argument, ...]] = lambda first: ()

    def all_arguments(self, first: Sequence[Any]) -> tuple[Argument, ...]:
        """The arguments of an action, given the first of its words or values, if it has any."""
        return self.arguments + (self.further(first[0]) if first else ())


class ActionCodec(Generic[A]):
    """See `Codec`: the canonical text of each action of a game.

    Args:
        verbs: word → how actions of that class are written.
    """

    def __init__(self, verbs: Mapping[str, Verb[A]]) -> None:
        self._verbs = verbs
        self._words = {verb.action: word for word, verb in verbs.items()}

    def encode(self, action: A) -> str:
        """The one way in which the action is written."""
        seat, *values = (getattr(action, field.name) for field in fields(action))  # type: ignore[arg-type]
        word = self._words[type(action)]
        words = [str(seat), word]
        for argument, value in zip(self._verbs[word].all_arguments(values), values, strict=False):
            words += map(argument.write, value) if argument.repeated else (argument.write(value),)
        return " ".join(words)

    def decode(self, text: str) -> A:
        """The action that the text means.

        Raises:
            InvalidAction: the text means no action; the message says why.
        """
        words = text.split()
        if len(words) < 2 or not _SEAT.fullmatch(words[0]):
            raise InvalidAction(text, Message("it must begin with a seat number and a verb"))
        seat, verb, *arguments = words
        if verb not in self._verbs:
            raise InvalidAction(text, Message("there is no verb “{verb}”", verb=verb))
        try:
            return self._verbs[verb].action(int(seat), *self._values(verb, arguments))
        except ValueError as error:
            raise InvalidAction(text, Message.of(error)) from None

    def _values(self, verb: str, words: Sequence[str]) -> Iterator[Any]:
        arguments = self._verbs[verb].all_arguments(words)
        open_ended = bool(arguments) and arguments[-1].repeated
        if len(words) < len(arguments) or (len(words) > len(arguments) and not open_ended):
            # A first word that means nothing is the better reason: with it the number of the others is unknown.
            if words and arguments:
                arguments[0].read(words[0])
            raise ValueError(Message("“{verb}” has the wrong number of arguments", verb=verb))
        for place, argument in enumerate(arguments):
            yield tuple(map(argument.read, words[place:])) if argument.repeated else argument.read(words[place])
