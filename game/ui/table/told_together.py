"""What is told together, of all that has happened since the table was told of last."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from game.core.rules import Event
from game.ui.table.feed import Frame

V = TypeVar("V")
_Group = list[tuple[Event, Frame[V]]]


def told_together(
    frames: Sequence[Frame[V]], together: tuple[type[Event], ...]
) -> Iterator[tuple[tuple[Event, ...], Frame[V], bool]]:
    """The events of some moments: those that are told as one, the moment they lead to, and whether it is reached.

    An event of a kind that is told together joins the last such events unless something between them concerns its
    seat or is told alone: at different seats it makes no difference what is told first.

    Args:
        frames: the moments, in their order.
        together: the kinds of events that are told together.
    """
    groups: list[_Group[V]] = []
    for frame in frames:
        for event in frame.events:
            group = _last_of_its_kind(event, groups, together)
            if group is None:
                groups.append(group := [])
            group.append((event, frame))
    for place, group in enumerate(groups):
        told = max((frame for group in groups[: place + 1] for _, frame in group), key=_number)
        waiting = (frame for group in groups[place + 1 :] for _, frame in group)
        yield tuple(event for event, _ in group), told, all(_number(frame) > told.number for frame in waiting)


def _last_of_its_kind(
    event: Event, groups: Sequence[_Group[V]], together: tuple[type[Event], ...]
) -> _Group[V] | None:
    if type(event) not in together:
        return None
    seat = getattr(event, "seat", None)
    for group in reversed(groups):
        kind = type(group[0][0])
        if kind is type(event):
            return group
        if kind not in together or any(getattr(other, "seat", None) == seat for other, _ in group):
            return None
    return None


def _number(frame: Frame[V]) -> int:
    return frame.number
