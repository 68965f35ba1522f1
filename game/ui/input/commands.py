"""What can be asked for by a key or a button of a gamepad, and with which keys it is delivered."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.ui.engine.intent import (
    Accept,
    Back,
    Digit,
    Do,
    Find,
    FullScreen,
    Help,
    Intent,
    Next,
    Picture,
    Previous,
    Skip,
    Steer,
    TakeBack,
    ToEnd,
    TurnPage,
)
from game.ui.words import tr

RING: Final = "ring"
EVERYWHERE: Final = "everywhere"
FIGURES: Final = "figures"
TABLE: Final = "table"
TITLE: Final = "title"
JOURNAL: Final = "journal"
REPLAY: Final = "replay"
COMMON: Final = (RING, EVERYWHERE, FIGURES)
"""The rooms that every scene has."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a key does.

    Attributes:
        name: under which the keys that a player chose are kept.
        room: where it can be asked for: one of those above, or one of a game's own.
        strokes: as delivered, the one that is shown first.
        intent: what is told to the scene.
        does: what it does, in the player's language.
    """

    name: str
    room: str
    strokes: tuple[str, ...]
    intent: Intent
    does: Callable[[], str]


def order(name: str, room: str, *strokes: str, does: Callable[[], str]) -> Command:
    """A command that is told to the scene by its name."""
    return Command(name, room, strokes, Do(name), does)


def _choose(n: int) -> str:
    return tr("Choose number {n}").format(n=n)


LEFT: Final = Command("left", RING, ("left", "pad left"), Steer(-1, 0), lambda: tr("Move the ring left"))
RIGHT: Final = Command("right", RING, ("right", "pad right"), Steer(1, 0), lambda: tr("Move the ring right"))
UP: Final = Command("up", RING, ("up", "pad up"), Steer(0, -1), lambda: tr("Move the ring up"))
DOWN: Final = Command("down", RING, ("down", "pad down"), Steer(0, 1), lambda: tr("Move the ring down"))
NEXT: Final = Command("next", RING, ("tab", "pad rt"), Next(), lambda: tr("Ring one choice on"))
PREVIOUS: Final = Command("previous", RING, ("shift+tab", "pad lt"), Previous(), lambda: tr("Ring one choice back"))
ACCEPT: Final = Command("accept", RING, ("enter", "pad a"), Accept(), lambda: tr("Choose, place, confirm"))
BACK: Final = Command("back", RING, ("escape", "pad b"), Back(), lambda: tr("Put back, go back"))
FASTER: Final = Command("faster", RING, ("space", "pad y"), Skip(), lambda: tr("Faster; play a replay"))
RULES: Final = Command("rules", EVERYWHERE, ("f1",), Help(), lambda: tr("Rules"))
SEARCH: Final = Command("search", EVERYWHERE, ("ctrl+f", "/"), Find(), lambda: tr("Search the rules"))
PAGE_ON: Final = Command("page on", EVERYWHERE, ("page down",), TurnPage(1), lambda: tr("The next page"))
PAGE_BACK: Final = Command("page back", EVERYWHERE, ("page up",), TurnPage(-1), lambda: tr("The page before"))
TO_END: Final = Command("to end", EVERYWHERE, ("end",), ToEnd(1), lambda: tr("To the end"))
TO_BEGINNING: Final = Command("to beginning", EVERYWHERE, ("home",), ToEnd(-1), lambda: tr("To the beginning"))
READ: Final = order("read", EVERYWHERE, "f2", does=lambda: tr("Read all of this page"))
FULL_SCREEN: Final = Command("full screen", EVERYWHERE, ("f11",), FullScreen(), lambda: tr("Full screen"))
PICTURE: Final = Command("picture", EVERYWHERE, ("f12",), Picture(), lambda: tr("Save a picture"))

CHOOSE: Final = tuple(
    Command(f"choose {n}", FIGURES, (str(n % 10),), Digit(n % 10), partial(_choose, n)) for n in range(1, 11)
)

UNDO: Final = Command("undo", TABLE, ("ctrl+z", "pad l"), TakeBack(), lambda: tr("Take back"))
REDO: Final = Command("redo", TABLE, ("ctrl+y", "ctrl+shift+z", "pad r"), Do("redo"), lambda: tr("Do again"))
HINT: Final = order("hint", TABLE, "h", "pad left stick", does=lambda: tr("Hint"))
NEIGHBOURS: Final = order("neighbours", TABLE, "n", "pad select", does=lambda: tr("Neighbours"))
LOG: Final = order("log", TABLE, "l", does=lambda: tr("All turns"))
MENU: Final = order("menu", TABLE, "m", "pad start", does=lambda: tr("Menu"))

OPEN_JOURNAL: Final = order("journal", TITLE, "j", does=lambda: tr("Journal"))
DAILY: Final = order("daily", TITLE, "d", does=lambda: tr("Deal of the day"))
WATCH_AGAIN: Final = order("watch again", TITLE, "r", does=lambda: tr("Replay of the game that is over"))

TABLES: Final = order("tables", JOURNAL, "t", does=lambda: tr("Charts as tables"))

COURSE: Final = order("course", REPLAY, "t", does=lambda: tr("The course of the game"))
OPEN_HANDS: Final = order("open hands", REPLAY, "o", does=lambda: tr("Open hands"))
NEXT_SEAT: Final = order("next seat", REPLAY, "v", does=lambda: tr("Look from the next seat"))

COMMANDS: Final = (
    *(LEFT, RIGHT, UP, DOWN, NEXT, PREVIOUS, ACCEPT, BACK, FASTER, RULES, SEARCH),
    *(PAGE_ON, PAGE_BACK, TO_END, TO_BEGINNING, READ, FULL_SCREEN, PICTURE),
    *CHOOSE,
    *(UNDO, REDO, HINT, NEIGHBOURS, LOG, MENU),
    *(OPEN_JOURNAL, DAILY, WATCH_AGAIN),
    *(TABLES, COURSE, OPEN_HANDS, NEXT_SEAT),
)
"""The commands of the app; those of the games come with them."""


def meet(one: str, other: str) -> bool:
    """Whether the commands of two rooms can be asked for at the same moment, so that no key may be in both."""
    rooms = {one, other}
    if len(rooms) == 1 or rooms & set(COMMON):
        return True
    if JOURNAL in rooms:
        return False
    return TABLE in rooms or (REPLAY in rooms and TITLE not in rooms)
