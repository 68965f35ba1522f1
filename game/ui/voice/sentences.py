"""Nodes and pages as sentences."""

import re
from bisect import bisect
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

import pygame

from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.words import ENDS, sentence, tr

_PASSING_Z: Final = 900.0
"""From here upwards lies what belongs to no page: the ring, messages, what is read."""
_LINE: Final = 24.0
"""Words whose middles are closer together than this stand on one line, in units."""
_HEAD: Final = 90.0
"""Above this stands the head of a page, in units."""
_OF: Final = re.compile(r"(\d+) / (\d+)")
_AMOUNT: Final = re.compile(r"(?<!\w)([+−])(\d+)")


def joined(parts: Iterable[str], always: Collection[str] = ()) -> str:
    """Parts as sentences, each with a capital, one after the other; what was said already is not said again.

    `always`: those of the parts that are said also where their words are among those of another.
    """
    said: list[str] = []
    for part in (spoken(line) for text in parts for line in text.split("\n")):
        known = part in said if part in always else any(_within(part, before) for before in said)
        if part and not known:
            said = [before for before in said if not part.startswith(f"{before} (")]
            said.append(part)
    return " ".join(map(sentence, said))


def _within(part: str, whole: str) -> bool:
    """The words of one are among those of the other."""
    return re.search(rf"(?<!\w){re.escape(part.casefold())}(?!\w)", whole.casefold()) is not None


def _signs() -> tuple[tuple[str, str], ...]:
    """Signs and the words for them. An arrow between two things is a way, one by itself a key."""
    way = tr("to")
    pauses = ((" · ", ", "), (" / ", ", "), (" …", ""), ("…", ""))
    arrows = (("←", tr("left arrow")), ("→", tr("right arrow")), ("↑", tr("up arrow")), ("↓", tr("down arrow")))
    return (*pauses, ("×", tr("times")), (" → ", f" {way} "), *arrows)


def spoken(text: str) -> str:
    """Signs that a voice passes over, in words: "+3" is "plus 3"."""
    signs = {"+": tr("plus {n}"), "−": tr("minus {n}")}
    text = _AMOUNT.sub(lambda found: signs[found[1]].format(n=found[2]), text)
    text = _OF.sub(lambda found: tr("{n} of {count}").format(n=found[1], count=found[2]), text)
    for sign, word in _signs():
        text = text.replace(sign, word)
    return " ".join(text.split())


def sentence_of(node: Node, scene: Scene) -> str:
    """What a node is, how it stands, and what is to be known of it."""
    chosen = tr("chosen") if node.chosen else ""
    held = tr("Hold to confirm") if scene.holding.asks(node) else ""
    stands = node.state, chosen, _number(node, scene), held
    return joined((*_what(node), *stands, node.hint), always=stands)


def name_of(node: Node) -> str:
    """What a node is called, and where it lies when that tells it from others: how its sentence begins."""
    return node.wording().partition("\n")[0] if node.wording is not None else node.label


def heading_of(scene: Scene) -> str:
    """What is said when a scene comes up: of a page its title, of a sheet over another scene all that it says."""
    title = scene.stage.get("title") or scene.stage.get("banner")
    return joined((title.label,)) if scene.opaque and title is not None else page_of(scene)


def page_of(scene: Scene) -> str:
    """Everything that can be read on a scene besides what can be reached on it, its title first."""
    nodes = [node for node in scene.stage.nodes if node.visible and _is_read(node) and node.z < _PASSING_Z]
    ordered = sorted(nodes, key=lambda node: (node.name != "title", _column(node, scene.columns), *_begins(node)))
    return joined(text for node in ordered for text in _what(node))


def _column(node: Node, columns: Sequence[float]) -> int:
    """Which of the sheets that lie side by side it is on; what stands above them comes with the first."""
    return bisect(columns, node.x) if node.y > _HEAD else 0


def _begins(node: Node) -> tuple[int, float]:
    """On which line its words begin, and how far to the right."""
    x, y, _, h = node.said[0].box if node.said else (0, 0, node.w, node.h)
    return round((node.y + y + h / 2) / _LINE), node.x + x


def _is_read(node: Node) -> bool:
    """It is no control; a text on which the keyboard is says itself."""
    return not node.focusable or (node.prose and not node.focused)


def _what(node: Node) -> tuple[str, ...]:
    """Its own wording, where it has one; else its label and what is written on it, unless that begins with it."""
    if node.wording is not None:
        return (node.wording(),)
    written = tuple(_written(node))
    return written if _within(node.label, written[0]) else (node.label, *written)


def _written(node: Node) -> Iterator[str]:
    """What is written on it; a line that goes on in lower case is one sentence with the next.

    Lines of the same letters are one text that was broken; behind others, as behind a heading, there is a comma.
    """
    before = ""
    letters: tuple[float, pygame.Color] | None = None
    for said in node.said:
        text, now = said.text.strip(), (said.box[3], said.colour)
        goes_on = before and before[-1] not in ENDS and text[:1].islower()
        if before and not goes_on:
            yield before
        before = f"{before}{' ' if letters == now else ', '}{text}" if goes_on else text
        letters = now
    yield before


def _number(node: Node, scene: Scene) -> str:
    """Which of those it is that are chosen by their number."""
    if not node.zone or node.zone != scene.digit_zone:
        return ""
    among = scene.focus.in_zone(node.zone)
    if node not in among:
        return ""
    return tr("{n} of {count}").format(n=among.index(node) + 1, count=len(among))
