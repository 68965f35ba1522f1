"""The rules pages as blocks."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from game.paths import assets_dir
from game.ui.widgets.markdown_text import Block, Figure, Item, Paragraph, Quote, parse, plain

RULES = assets_dir() / "rules"


@cache
def page(language: str, game: str) -> tuple[Block, ...]:
    """The blocks of a page."""
    return parse((RULES / language / f"{game}.md").read_text(encoding="utf-8"))


@cache
def blocks(language: str, game: str) -> tuple[Block, ...]:
    """The blocks of a page one after the other, those of a quote or an item behind it."""
    return tuple(flat(page(language, game)))


def flat(found: Iterable[Block]) -> Iterator[Block]:
    for block in found:
        if isinstance(block, Quote | Item):
            yield replace(block, blocks=())
            yield from flat(block.blocks)
        else:
            yield block


@cache
def figures(language: str, game: str) -> tuple[tuple[Figure, str], ...]:
    """The figures of a page, each with its caption: the words that stand right before it in its quote."""
    found = []
    for quote in (block for block in page(language, game) if isinstance(block, Quote)):
        match quote.blocks:
            case (Paragraph(words), Figure() as figure):
                found.append((figure, plain(words)))
    return tuple(found)
