"""Markdown as the blocks a page is painted from.

Beyond plain Markdown a page may show pictures, `![](disc:bear)` in a line or `![](card:bear)` by itself, and
figures: a fenced block named `figure`. What follows on the first line says what it shows, the lines below are the
position that it is shown on, both in the words of the game, which draws them. A heading that is looked for by a name
in every language carries it behind its words: `## The end {#end}`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

_ANCHOR = re.compile(r"\s*{#(\w+)}$")


@dataclass(frozen=True)
class Run:
    """Words in one style, or a small picture in the line."""

    text: str = ""
    strong: bool = False
    picture: str = ""


Words = tuple[Run, ...]


@dataclass(frozen=True)
class Heading:
    """A title of level 1 to 3. Its anchor is in braces behind it, or the name of its picture, or its words."""

    level: int
    words: Words
    anchor: str


@dataclass(frozen=True)
class Paragraph:
    """Running text."""

    words: Words


@dataclass(frozen=True)
class Picture:
    """A picture by itself, beside the text that follows."""

    name: str


@dataclass(frozen=True)
class Item:
    """One entry of a list; the marker is "•" or its number."""

    marker: str
    blocks: "tuple[Block, ...]"


@dataclass(frozen=True)
class Table:
    """Rows of cells, the first one the head."""

    rows: tuple[tuple[Words, ...], ...]


@dataclass(frozen=True)
class Quote:
    """What stands apart, such as an example."""

    blocks: "tuple[Block, ...]"


@dataclass(frozen=True)
class Figure:
    """What a drawing of the game shows, and line by line the position on which it shows it."""

    what: tuple[str, ...]
    lines: tuple[str, ...]


Block = Heading | Paragraph | Picture | Item | Table | Quote | Figure


def parse(source: str) -> tuple[Block, ...]:
    """The blocks of a page, in order."""
    parser = MarkdownIt("commonmark").enable("table")
    return tuple(_blocks(SyntaxTreeNode(parser.parse(source))))


def plain(words: Words) -> str:
    """The words alone."""
    return "".join(run.text for run in words).strip()


def _blocks(parent: SyntaxTreeNode) -> Iterator[Block]:
    for node in parent.children:
        match node.type:
            case "heading":
                yield _heading(int(node.tag[1]), tuple(_runs(node.children[0])))
            case "paragraph":
                words = tuple(_runs(node.children[0]))
                alone = len(words) == 1 and words[0].picture
                yield Picture(words[0].picture) if alone else Paragraph(words)
            case "bullet_list":
                yield from (Item("•", tuple(_blocks(item))) for item in node.children)
            case "ordered_list":
                first = int(node.attrs.get("start", 1))
                yield from (Item(f"{n}.", tuple(_blocks(item))) for n, item in enumerate(node.children, first))
            case "table":
                rows = [row for part in node.children for row in part.children]
                yield Table(tuple(tuple(tuple(_runs(cell.children[0])) for cell in row.children) for row in rows))
            case "blockquote":
                yield Quote(tuple(_blocks(node)))
            case "fence" if node.info.split()[:1] == ["figure"]:
                yield Figure(tuple(node.info.split()[1:]), tuple(node.content.strip().splitlines()))
            case "hr":
                continue
            case other:
                raise ValueError(f"a page cannot hold a {other}")


def _runs(parent: SyntaxTreeNode, strong: bool = False) -> Iterator[Run]:
    for node in parent.children:
        match node.type:
            case "text" | "code_inline":
                if node.content:
                    yield Run(node.content, strong)
            case "softbreak" | "hardbreak":
                yield Run(" ", strong)
            case "image":
                yield Run(picture=str(node.attrs["src"]))
            case "strong" | "em":
                yield from _runs(node, strong=True)
            case "link":
                yield from _runs(node, strong)
            case other:
                raise ValueError(f"a line cannot hold a {other}")


def _heading(level: int, words: Words) -> Heading:
    named = _ANCHOR.search(words[-1].text) if words else None
    if named:
        return Heading(level, (*words[:-1], replace(words[-1], text=words[-1].text[: named.start()])), named[1])
    pictures = [run.picture for run in words if run.picture]
    return Heading(level, words, pictures[0].rsplit(":", 1)[-1] if pictures else plain(words))
