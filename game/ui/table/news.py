"""What is new at a table, in sentences for whoever has it read aloud."""

from collections.abc import Iterator, Sequence

from game.ui.table.log import LogEntry, LogGroup


class News:
    """Remembers what of the log and of the banner was told.

    Attributes:
        held: a page comes over the table, and what is to be done is told by the table when it comes up again.
    """

    def __init__(self) -> None:
        self.held = False
        self._groups: Sequence[LogGroup] | None = None
        self._entries: Sequence[LogEntry] = ()
        self._banner, self._board = "", ""
        self._learnt: Sequence[str] = ()
        self._asked = False

    def answered(self) -> None:
        """What was asked is decided: the next question is told, even in the same words."""
        self._banner = ""

    def of(
        self, groups: Sequence[LogGroup], banner: str, board: str, learnt: Sequence[str], passing: bool
    ) -> Iterator[str]:
        """The sentences of a moment that were not told yet; what had happened before the first one is none of them.

        Args:
            groups: all that has happened.
            banner: what is to be done.
            board: what lies on another board that is looked at; "" for none.
            learnt: what whoever looks was told and has in sight, or is offered; it is said with what is to be done.
            passing: the banner stands there only while something is told; it is passed over where nothing
                happened since it said what is to be done.
        """
        if groups is not self._groups:
            entries = [entry for group in groups for entry in group.entries]
            if self._groups is not None:
                yield from (entry.spoken for entry in self._new(entries))
            self._asked = self._asked and entries == self._entries
            self._groups, self._entries = groups, entries
        if not passing and not self.held:
            yield from (line for line in learnt if line not in self._learnt)
            self._learnt = learnt
        if banner != self._banner and not (passing and self._asked):
            self._banner = banner
            if not self.held:
                yield banner
        self._asked = self._asked or not passing
        if board != self._board:
            self._board = board
            yield board

    def _new(self, entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
        """What came after what was told; of the last that was told what was added, or all where it has no parts."""
        told = len(self._entries)
        new = entries[told:]
        if 0 < told <= len(entries) and entries[told - 1] != self._entries[-1]:
            grown = entries[told - 1]
            return [*(grown.parts[max(1, len(self._entries[-1].parts)) :] or (grown,)), *new]
        return new
