"""What a section of the journal is, and what it may use of the journal it is in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.core.rules import Game
from game.profile.entries import Profile
from game.ui.engine.focus import Focus
from game.ui.engine.intent import Intent
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.scene import Shell
from game.units import Rect

ROOM: Final = Rect(28, 92, 1544, 780)
"""The place of a section, below the head of the journal."""


class Journal(Protocol):
    """What a section may use."""

    stage: Stage
    focus: Focus
    shell: Shell

    @property
    def look(self) -> Look: ...

    @property
    def person(self) -> Profile | None:
        """Whose journal it is; None as long as nobody has sat at a table."""
        ...

    @property
    def came_from(self) -> str | None:
        """The name of the game from whose end it was opened."""
        ...

    def rebuild(self) -> None:
        """Makes the section that is open anew, with the focus where it was."""

    def rebuild_telling(self, name: str) -> None:
        """Makes it anew, and has what is there under this name said to whoever has it read aloud."""

    def open(self, section: str) -> None:
        """Goes to the section of that name."""


def first_shown(journal: Journal, games: Sequence[Game]) -> Game | None:
    """Of some games the one come from, else the first that the person has finished; None when there is neither."""
    came_from = next((game for game in games if game.id == journal.came_from), None)
    person = journal.person
    if came_from is not None or person is None:
        return came_from
    store = journal.shell.store
    return next((game for game in games if store.count_finished(game.id, person.id)), None)


class JournalPage:
    """One section for one person; it lasts until the journal is closed or somebody else's.

    Args:
        journal: the journal it is in.
    """

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    @property
    def person_name(self) -> str:
        """Whose journal it is; "" for nobody."""
        person = self.journal.person
        return "" if person is None else person.name

    def build(self) -> None:
        """Puts everything of the section on the stage of the journal, within `ROOM`."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Something may have changed in the store since it was read; `build` follows."""

    def handle(self, intent: Intent) -> bool:
        """What the journal does not answer itself; True when it was used."""
        return False

    def attended(self, node: Node | None) -> None:
        """The player looks at another node than before."""

    def update(self, dt_ms: float) -> None:
        """Lets time pass while the section is open: for what is worked out little by little."""

    @property
    def working(self) -> bool:
        """Something is still being worked out, and wants to go on soon."""
        return False


@dataclass(frozen=True, slots=True)
class Section:
    """An entry of the journal's rail.

    Attributes:
        name: for the rail, for what is remembered, for tests.
        icon: beside its words.
        words: what it is called, in the language of the moment it is asked.
        page: makes it for a journal.
    """

    name: str
    icon: str
    words: Callable[[], str]
    page: Callable[[Journal], JournalPage]
