"""The three ways in which something said to the rules can be wrong, and how an error is said in one line."""

import re
import unicodedata
from typing import Final

from game.message import Explained, Message

LONGEST_LINE = 300
_LONGEST_WORD = 120
_WORD = re.compile(r"[\S\u00a0\u202f]+")
"""Between words a line may end; at a no-break space it may not."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width joiners: some scripts and emoji need them; all other format characters can only mislead."""


class GameError(Explained):
    """Base of every error with which the rules answer; its text is one sentence a person can read."""


class InvalidAction(GameError):
    """A text that is no action at all."""

    def __init__(self, text: str, why: Message) -> None:
        self.text = text
        super().__init__(Message("Cannot read the action “{text}”: {why}.", text=text, why=why))


class IllegalAction(GameError):
    """A readable action that the rules do not allow now; carries the action, the reason and the position."""

    def __init__(self, action: str, why: Message, position: str = "") -> None:
        self.action = action
        self.why = why
        self.position = position
        said = Message("“{action}” is not allowed now: {why}.", action=action, why=why)
        super().__init__(Message("{said} Position: {position}", said=said, position=position) if position else said)


class CorruptRecord(GameError):
    """A record or a position that cannot be what it claims to be.

    `line` counts from 1 and names an action line; None means the header or the whole file.
    """

    line: int | None = None

    @classmethod
    def at(cls, line: int, error: GameError) -> "CorruptRecord":
        """What is wrong with an action line."""
        found = cls(Message("Line {line}: {why}", line=line, why=Message.of(error)))
        found.line = line
        return found


def one_line(why: object) -> str:
    """What went wrong as one line of at most `LONGEST_LINE` letters that is safe to show in a terminal."""
    words = (shortened(word, _LONGEST_WORD) for word in _WORD.findall(str(why)))
    return harmless(shortened(" ".join(words), LONGEST_LINE))


def harmless(text: str) -> str:
    """The text with a mark in place of every character that steers a terminal instead of being shown."""
    return "".join("�" if steers(letter) else letter for letter in text)


def steers(letter: str) -> bool:
    """Whether this is a control character, a line separator, half a character or a sign that turns the writing."""
    category = unicodedata.category(letter)
    return category in ("Cc", "Cs", "Zl", "Zp") or (category == "Cf" and letter not in JOINERS)


def shortened(text: str, longest: int) -> str:
    """The text, or its beginning and its end when it has more letters."""
    if len(text) <= longest:
        return text
    end = longest // 3
    return f"{text[: longest - end - 1]}…{text[len(text) - end :]}"
