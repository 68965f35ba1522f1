"""Who plays here: names and what each has played; a person is renamed or leaves."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.games.registry import GAMES
from game.profile.entries import NameTaken, Profile
from game.profile.people import EMBLEMS, NAME_LENGTH, tidy
from game.profile.store import Store
from game.ui.engine.intent import Back, Intent, TurnPage
from game.ui.engine.node import Backdrop
from game.ui.kept.kept_games import GameRow, row_of
from game.ui.kept.transfer import take_along
from game.ui.presentation.presentation import presentation
from game.ui.replay.opening import open_finished
from game.ui.scene import Scene
from game.ui.scenes.page_head import page_head
from game.ui.scenes.people_nodes import Figures, Person, PersonRow
from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.setup_draft import rename_in_drafts
from game.ui.scenes.title_history import HistoryRow
from game.ui.widgets.button import Button
from game.ui.widgets.invitation import invitation
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label, Panel
from game.ui.widgets.textfield import TextField, refusal
from game.ui.words import tr
from game.units import Rect

_LIST: Final = Rect(28, 92, 520, 780)
_PERSON: Final = Rect(564, 92, 1008, 780)
_HEAD, _SIDE, _ROW_H = 76.0, 24.0, 68.0
_GAME_H: Final = 46.0
_FOOT: Final = 96.0
"""The room below the games, for the way to another computer."""


def person_of(store: Store, profile: Profile) -> Person:
    """What a list says of somebody."""
    return Person(profile.id, profile.name, EMBLEMS.index(profile.emblem), store.count_played(profile.id))


class PeopleScene(Scene):
    """Everybody who has sat at the table, and what is known of the one that is chosen.

    Args:
        chosen: the number of the profile that is shown first.
        journal: opens the journal of the person with that number; without it there is no way there.

    Attributes:
        chosen: the number of that person's profile; None while nobody is known.
    """

    name = "people"

    def __init__(self, chosen: int | None = None, journal: Callable[[int], None] | None = None) -> None:
        super().__init__()
        self.chosen = chosen
        self._journal = journal
        self._people: list[Person] = []
        self._pages = Pages(0, int((_LIST.h - _HEAD) // _ROW_H))

    def enter(self) -> None:
        self._read()

    def uncovered(self) -> None:
        self._refresh()

    def build(self) -> None:
        """Makes the list, and the sheet of the chosen person."""
        self.stage.add(Backdrop("scenery/title"))
        page_head(self, tr("Who plays here"))
        self.stage.add(Panel("people/paper", _LIST.x, _LIST.y, _LIST.w, _LIST.h, 22))
        self.stage.add(Label("people/title", tr("People"), _LIST.x + 28, _LIST.y + 18, 280, 44, "title"))
        for node in page_turners("people", self._pages, self._turn, _LIST.right - _SIDE, _LIST.y + 40, "turn"):
            self.stage.add(node)
        for slot, at in enumerate(self._pages.shown):
            one = self._people[at]
            y = _LIST.y + _HEAD + slot * _ROW_H
            place = Rect(_LIST.x + _SIDE, y, _LIST.w - 2 * _SIDE, _ROW_H - 8)
            press = partial(self._show_person, one.id)
            self.stage.add(PersonRow(one, one.id == self.chosen, place, press))
        self.stage.add(Panel("person/paper", _PERSON.x, _PERSON.y, _PERSON.w, _PERSON.h, 22))
        person = self._person
        if person is None:
            words = tr("Nobody yet: whoever sits down at a table is listed here.")
            for node in invitation(_PERSON, "users", words, "choose", tr("Choose a game"), self.shell.go_home):
                self.stage.add(node)
        else:
            self._build_name(person)
            self._build_games(person)
            self._build_transfer(person)

    def handle(self, intent: Intent) -> bool:
        """Esc ends the writing, then goes back; the page keys turn the list."""
        match intent:
            case Back() if self.typing:
                self.focus.set(None)
            case Back():
                self.shell.stack.pop()
            case TurnPage(dy):
                self._turn(dy)
            case _:
                return super().handle(intent)
        return True

    @property
    def _person(self) -> Person | None:
        return next((person for person in self._people if person.id == self.chosen), None)

    def _read(self) -> None:
        store = self.shell.store
        self._people = [person_of(store, profile) for profile in store.profiles()]
        if self._person is None:
            self.chosen = self._people[0].id if self._people else None
        self._pages = self._pages.of(len(self._people))

    def _refresh(self) -> None:
        self._read()
        self.rebuild()

    def _turn(self, by: int) -> None:
        self._pages = self._pages.turned(by)
        self.rebuild()

    def _show_person(self, person: int) -> None:
        self.chosen = person
        self.rebuild()

    def _build_name(self, person: Person) -> None:
        x, y = _PERSON.x + 36, _PERSON.y + 30
        field = TextField(
            "name", tr("Name"), person.name, longest=NAME_LENGTH, x=x, y=y, w=360, h=52, zone="name",
            on_change=self._typed, on_submit=lambda _: self._rename(),
            on_refused=lambda letters: self.shell.toast(refusal(letters)),
        )  # fmt: skip
        self.stage.add(field)
        rename = Button("rename", tr("Rename"), self._rename, x=x + 376, y=y, w=190, h=52, icon="pencil", zone="name")
        rename.enabled = False
        self.stage.add(rename)
        if self._journal is not None:
            press = partial(self._journal, person.id)
            self.stage.add(Button("journal", tr("Journal"), press, x=x + 582, y=y, w=158, h=52, icon="book",
                                  kind="second", size=19, zone="name"))  # fmt: skip
        delete = Button(
            "delete", tr("Delete"), partial(self._ask_to_delete, person), x=_PERSON.right - 36 - 180, y=y, w=180,
            h=52, kind="second", icon="trash", zone="name",
        )  # fmt: skip
        self.stage.add(delete)

    @property
    def _written(self) -> str:
        field = self.stage["name"]
        assert isinstance(field, TextField)
        return tidy(field.text)

    def _typed(self, text: str) -> None:
        person = self._person
        self.stage["rename"].enabled = person is not None and tidy(text) not in ("", person.name)

    def _rename(self) -> None:
        person, name = self._person, self._written
        if person is None or name in ("", person.name):
            return
        try:
            self.shell.store.rename(person.id, name)
        except NameTaken as error:
            self.shell.play("no")
            self.shell.toast(tr("There is already a player called {name}.").format(name=error.name))
            return
        rename_in_drafts(self.shell.store, person.name, name)
        self._refresh()
        if self.focus.node is None:  # the button has nothing more to do
            self.focus.set("name")
        self.shell.toast(tr("{name} is called {other} from now on.").format(name=person.name, other=name))

    def _ask_to_delete(self, person: Person) -> None:
        question = Question(
            tr("Delete {name}?").format(name=person.name),
            "\n".join(
                (
                    tr("The games stay in the list, with the name they were played under."),
                    tr("Field guide, paths, dailies, statistics and achievements are forgotten."),
                    tr("This cannot be taken back."),
                )
            ),
            tr("Delete"),
            tr("Keep"),
        )
        self.shell.stack.push(QuestionScene(question, partial(self._delete, person)))

    def _delete(self, person: Person) -> None:
        self.shell.store.delete(person.id)
        rename_in_drafts(self.shell.store, person.name, "")
        self._refresh()
        self.shell.toast(tr("{name} is deleted.").format(name=person.name))

    def _build_games(self, person: Person) -> None:
        x, y, w = _PERSON.x + 36, _PERSON.y + 110, _PERSON.w - 72
        known = self.shell.store.statistics(person.id)
        games = [(presentation(game).title, known[game.id]) for game in GAMES.values() if game.id in known]
        if games:
            top = y + self.stage.add(Figures(games, x, y, w)).h + 24
        else:
            self.stage.add(Label("none", tr("no game yet"), x, y, w, 40, 19, colour="ink2"))
            top = y + 64
        room = int((_PERSON.bottom - _FOOT - top - 52) // _GAME_H)
        games_over = self.shell.store.finished(profile=person.id, limit=room)
        rows = [row_of(game, person.name) for game in games_over]
        if rows:
            self.stage.add(Label("last/title", tr("Last games"), x, top, w, 44, "title"))
        for index, row in enumerate(rows):
            if isinstance(row, GameRow):
                look = partial(open_finished, self.shell, row.game)
                name, at = f"last/{index}", top + 52 + index * _GAME_H
                self.stage.add(HistoryRow(name, row, x, at, w, index > 0, look, "last"))

    def _build_transfer(self, person: Person) -> None:
        x, y = _PERSON.x + 36, _PERSON.bottom - _FOOT + 16
        press = partial(take_along, self.shell, person.id)
        hint = tr("Writes a file with all games of {name}, for another computer").format(name=person.name)
        self.stage.add(Button("take along", tr("Take all games along"), press, x=x, y=y, w=300, h=52, icon="copy",
                              kind="second", size=19, zone="transfer", hint=hint))  # fmt: skip
        lines = tr("Drop the file on this window on another computer."), tr("The journal goes on there.")
        for place, words in enumerate(lines):
            w = _PERSON.w - 72 - 324
            self.stage.add(Label(f"transfer/{place}", words, x + 324, y + 26 * place, w, 26, 17, colour="ink2"))
