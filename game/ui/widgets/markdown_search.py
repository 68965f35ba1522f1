"""Finding words on a page of Markdown: values, without a screen."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line of text as it is set on a page: its words and its place, in units."""

    text: str
    x: float
    top: float
    w: float
    h: float


Passage = tuple[SetLine, ...]
"""The lines of one paragraph, heading or cell."""


def whole(passage: Passage) -> str:
    """All that a passage says."""
    return " ".join(line.text for line in passage)


def find(passages: Iterable[Passage], wanted: str) -> tuple[Passage, ...]:
    """The places in which these words stand, in the order of the page: for each the lines it goes over.

    Capitals, accents and breaks of lines do not count. Words that stand several times in a line are one place.
    """
    words = " ".join(_folded(wanted).split())
    if not words:
        return ()
    return tuple(dict.fromkeys(place for passage in passages for place in _places(passage, words)))


def _places(passage: Passage, words: str) -> Iterable[Passage]:
    folded = [_folded(line.text) for line in passage]
    whole, ends = " ".join(folded), _ends(folded)
    start = whole.find(words)
    while start >= 0:
        last = start + len(words)
        yield tuple(line for line, (a, b) in zip(passage, ends, strict=True) if a < last and b > start)
        start = whole.find(words, last)


def _ends(folded: Sequence[str]) -> list[tuple[int, int]]:
    """Where each line begins and ends in all of them, joined by a space."""
    ends, at = [], 0
    for line in folded:
        ends.append((at, at + len(line)))
        at += len(line) + 1
    return ends


def _folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
