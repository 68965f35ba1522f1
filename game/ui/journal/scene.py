"""The journal of a person: a rail of sections, whose journal it is, and the page of the section that is open."""

from collections.abc import Mapping
from typing import Any, Final

from game.profile.entries import Profile
from game.ui.app.first_drawings import JOURNAL_LANDSCAPE
from game.ui.engine.intent import Back, Intent
from game.ui.engine.node import Backdrop, Node
from game.ui.input.commands import JOURNAL
from game.ui.journal.page import JournalPage, Section
from game.ui.journal.rail import ZONE, rail
from game.ui.journal.sections import SECTIONS
from game.ui.scene import Scene, Shell
from game.ui.scenes.page_head import page_head
from game.ui.scenes.people import PeopleScene
from game.ui.scenes.people_nodes import PersonChip
from game.ui.voice.sentences import sentence_of
from game.ui.words import tr
from game.units import Rect

_CHIP: Final = Rect(1272, 16, 300, 56)
_KEPT: Final = "journal"
"""Under this key the store remembers whose journal was open, and where."""


class JournalScene(Scene):
    """What a person has played, learned and reached.

    Args:
        section: the name of the section to open; without one, the one that was open last.
        person: the number of the profile whose journal it is; without one, whose was open last.
        came_from: the name of the game from whose end it is opened.

    Attributes:
        page: the section that is open.
    """

    name = "journal"
    stride = 120
    rooms = (JOURNAL,)
    digit_zone = ZONE
    page: JournalPage

    def __init__(self, section: str | None = None, person: int | None = None, came_from: str | None = None) -> None:
        super().__init__()
        self._came_from = came_from
        self._asked: dict[str, Any] = {"section": section, "person": person}
        self._person: Profile | None = None
        self._pages: dict[str, JournalPage] = {}

    @property
    def person(self) -> Profile | None:
        """Whose journal it is; None as long as nobody has sat at a table."""
        return self._person

    @property
    def came_from(self) -> str | None:
        """The name of the game from whose end it was opened."""
        return self._came_from

    @property
    def section(self) -> str:
        """The name of the section that is open."""
        return self._section.name

    def enter(self) -> None:
        """Opens it where it was left, unless something else was asked for."""
        kept = self.shell.store.setting(_KEPT)
        known = kept if isinstance(kept, Mapping) else {}
        wanted = {key: known.get(key) if asked is None else asked for key, asked in self._asked.items()}
        self._take_person(wanted["person"])
        self._section = next((one for one in SECTIONS if one.name == wanted["section"]), SECTIONS[0])
        self._turn_to(self._section)

    def uncovered(self) -> None:
        """Games may have been removed and people renamed or deleted meanwhile."""
        self._take_person(self._person.id if self._person is not None else None)
        self._turn_to(self._section)
        self.rebuild()

    def build(self) -> None:
        """Makes the head, and the page of the open section."""
        self.stage.add(Backdrop(JOURNAL_LANDSCAPE))
        page_head(self, tr("Journal"), right=290)
        for node in rail(SECTIONS, self.section, self.look, self.open):
            self.stage.add(node)
        if self._person is not None:
            people = self.shell.store.profiles()
            chip = PersonChip(self._person, len(people) - 1, _CHIP, self._show_people)
            self.stage.add(chip)
        self.page.build()

    def open(self, section: str) -> None:
        """Goes to the section of that name."""
        self._turn_to(next(one for one in SECTIONS if one.name == section))
        self.rebuild()

    def rebuild_telling(self, name: str) -> None:
        """Makes it anew, and has what is there under this name said; what it says is known once it is painted."""
        self.rebuild()
        node = self.stage[name]
        node.picture(self.look)
        self.shell.say(sentence_of(node, self))

    def handle(self, intent: Intent) -> bool:
        """The page first; Esc goes back."""
        if self.page.handle(intent):
            return True
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        return super().handle(intent)

    def attended(self, node: Node | None) -> None:
        """What is looked at belongs to the page."""
        self.page.attended(node)

    def update(self, dt_ms: float) -> None:
        """Lets the page go on with what it works out."""
        super().update(dt_ms)
        if self.shell.stack.top is self:
            self.page.update(dt_ms)

    @property
    def working(self) -> bool:
        """The page is not ready yet."""
        return self.page.working

    def _show_people(self) -> None:
        shown = self._person.id if self._person is not None else None
        self.shell.stack.push(PeopleScene(shown, self._belong_to))

    def _belong_to(self, person: int) -> None:
        """From now on it is the journal of another person."""
        self._take_person(person)
        self.shell.stack.pop()

    def _take_person(self, wanted: object) -> None:
        people = self.shell.store.profiles()
        person = next((one for one in people if one.id == wanted), people[0] if people else None)
        if person != self._person:
            self._pages.clear()
        self._person = person

    def _turn_to(self, section: Section) -> None:
        self._section = section
        if section.name in self._pages:
            self._pages[section.name].refresh()
        else:
            self._pages[section.name] = section.page(self)
        self.page = self._pages[section.name]
        person = self._person.id if self._person is not None else None
        kept = {"section": section.name, "person": person}
        if self.shell.store.setting(_KEPT) != kept:
            self.shell.store.set_setting(_KEPT, kept)


def open_journal(shell: Shell, section: str | None = None, came_from: str | None = None) -> None:
    """Lays the journal over the present scene; from the end of a game it shows that game first."""
    shell.stack.push(JournalScene(section, came_from=came_from))


def show_people(shell: Shell) -> None:
    """Lays the page of the people over the present scene; from there, somebody's journal takes its place."""

    def journal_of(person: int) -> None:
        shell.stack.replace(JournalScene(person=person))

    shell.stack.push(PeopleScene(journal=journal_of))
