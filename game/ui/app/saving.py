"""What the player sees while nothing can be saved."""

from collections.abc import Callable, Hashable
from typing import Final

from game.profile.entries import NoticeKind
from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Painted
from game.ui.engine.stage import Stage
from game.ui.kept.kept_games import notice_sentence
from game.ui.words import tr

_W, _H = 316.0, 38.0
_PLACES: Final = (
    (1026.0, 14.0), (642.0, 854.0), (642.0, 62.0), (1272.0, 647.0), (1272.0, 854.0), (88.0, 26.0),
)  # fmt: skip
"""In the top bar, beside whose turn it is; at the foot; under the bar; at the end of a log; over the title."""
_AGAIN_MS = 2000
"""Between two looks at the files, and two tries to write what is missing."""


def unsaved_sentence(kind: NoticeKind) -> str:
    """That nothing is saved, and why, in few words."""
    match kind:
        case "disk_full":
            return tr("Not saved: the disk is full")
        case "busy":
            return tr("Not saved: another program holds the file")
        case "unreadable":
            return tr("Not saved: your saved games cannot be read")
        case _:
            return tr("Not saved: the folder cannot be written")


class UnsavedNotice(Painted):
    """A dark slip over the page, for as long as nothing can be saved."""

    def __init__(self, kind: NoticeKind, place: tuple[float, float]) -> None:
        words = unsaved_sentence(kind)
        super().__init__("unsaved", *place, _W, _H, z=960, label=words)
        self._words = words

    def key(self) -> Hashable:
        return self._words

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, self.h / 2, fill="night", line="#FFC857", line_w=2)
        c.icon("warning", 24, self.h / 2, 22, "gold")
        c.text(42, self.h / 2 + 5.5, self._words, 16, 600, "cream", max_w=self.w - 60, lo=11)


class SavingWatch:
    """Keeps the notice on the top scene, lets the store look after its files and try again, and tells of both.

    Args:
        store: the saved games.
        tell: shows a sentence to the player.
        reload: shows what is in the store after its content was exchanged.
    """

    def __init__(self, store: Store, tell: Callable[[str], object], reload: Callable[[], object]) -> None:
        self._store = store
        self._tell = tell
        self._reload = reload
        self._waited_ms = 0.0
        self._told = len(store.notices)

    def update(self, dt_ms: float, stage: Stage) -> None:
        """Let time pass on the stage of the top scene."""
        self._waited_ms += dt_ms
        if self._waited_ms >= _AGAIN_MS:
            self._waited_ms = 0.0
            trouble = self._store.trouble
            self._store.catch_up()
            if trouble is not None and self._store.trouble is None:
                self._saved_again(trouble.kind)
        news = self._store.notices[self._told :]
        self._told += len(news)
        if news:
            self._tell(" ".join(map(notice_sentence, news)))
        self._show(stage)

    def take_off(self, stage: Stage) -> None:
        """The notice is not on this stage any more."""
        stage.remove("unsaved")

    def _saved_again(self, trouble: NoticeKind) -> None:
        if trouble == "unreadable":
            self._reload()
            self._tell(tr("Your saved games can be read again."))
        else:
            self._tell(tr("Everything is saved again."))

    def _show(self, stage: Stage) -> None:
        trouble, shown = self._store.trouble, stage.get("unsaved")
        if trouble is None:
            stage.remove("unsaved")
        elif shown is None or shown.label != unsaved_sentence(trouble.kind):
            stage.add(UnsavedNotice(trouble.kind, _free_place(stage)))


def _free_place(stage: Stage) -> tuple[float, float]:
    """The first place that covers nothing that can be pressed or pointed at, such as cards in hand."""
    taken = [node.bounds for node in stage.nodes if node.visible and (node.hit or node.on_press is not None)]
    return next((place for place in _PLACES if not any(_covers(place, thing) for thing in taken)), _PLACES[-1])


def _covers(place: tuple[float, float], thing: tuple[float, float, float, float]) -> bool:
    (x, y), (left, top, w, h) = place, thing
    return x < left + w and left < x + _W and y < top + h and top < y + _H
