"""Every scene of the app, and how to come to it: what is measured everywhere is measured over this list."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pygame

from game.bots.think import play_bots
from game.core.record import Record
from game.core.session import Session
from game.games.aqua.view.achievements import AchievementsScene
from game.games.aqua.view.challenges_page import ChallengesScene
from game.games.aqua.view.picker import PickerScene
from game.games.divercity.view.discards import DiscardsScene
from game.games.divercity.view.diver_picker import DiversScene
from game.games.divercity.view.ending import EndingScene
from game.games.divercity.view.look_back import LookBackScene
from game.games.divercity.view.notes_page import NotesScene
from game.games.divercity.view.variants import VariantsScene
from game.games.ecosystem.view.round_pause import RoundPause
from game.games.registry import GAMES
from game.profile.entries import Finished
from game.profile.store import Store
from game.ui.journal.scene import JournalScene
from game.ui.journal.sections import SECTIONS
from game.ui.lessons.scene import LessonScene
from game.ui.lineup import Lineup, SeatChoice
from game.ui.replay.opening import open_finished
from game.ui.replay.scene import ReplayScene
from game.ui.review.feed import ReviewFeed
from game.ui.review.missed_scene import MissedScene
from game.ui.review.scene import ReviewScene
from game.ui.scene import Scene
from game.ui.scenes.crash import CrashScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.languages import LanguagesScene
from game.ui.scenes.leaving import LeavingScene
from game.ui.scenes.log import LogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.people import PeopleScene
from game.ui.scenes.places import PlacesScene
from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.table.arrangement import ArrangementScene
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.score_page import ScoreScene
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.games.divercity.tables import table as dive
from tests.games.divercity.view.dives import HANDS, QUIET, sit_at
from tests.games.ecosystem.view.tables import view as forest_view
from tests.pilot.play import sit_down
from tests.support.history import keep, played
from tests.support.pads import gone
from tests.support.pilot import FRAME_MS, Pilot
from tests.ui.review.test_review_page import know
from tests.ui.scenes.test_log import RECORD, turns

THREE = ("Ana", "Bruno", "Chloé")
SEATS = tuple(SeatInfo(name, style, False) for style, name in enumerate(THREE))
PEOPLE = Lineup((SeatChoice("Ana", 0), SeatChoice("Wren", 1, "easy"), SeatChoice("Bruno", 2)))
QUESTION = Question(
    "Begin anew?", "The game so far is lost. All others stay.", "Begin anew", "Leave it", "It is long."
)
REVIEWED = ("Ana", "Wren")
"""Who played the games of which the expert knows everything already."""
KNOWN = {"forest": "bee", "aqua": "small"}
"""Those games, and a row of each that a reason names."""
_UNLIKE_A_DOUBLE_CLICK_MS = 1000
"""After so long a press at the place of the last one is a press of its own."""
REPORT = Path("/home/ana/.local/share/biotope/report 2031-01-01 09.00.00.txt")


class Opening(NamedTuple):
    """How to come to a scene.

    Attributes:
        kind: what then lies on top.
        open: leads there from the title.
    """

    kind: type[Scene]
    open: Callable[[Pilot], None]


def _page(kind: type[Scene], make: Callable[[], Scene] | None = None) -> Opening:
    """A page that is laid over the title."""
    return Opening(kind, lambda pilot: pilot.app.stack.push((make or kind)()))


def _end(pilot: Pilot, game: str, *clicks: str, seats: tuple[str, ...] = THREE) -> None:
    """The end of a game that is kept, and where its buttons lead."""
    kept = pilot.store.finished_page(0, 99, game)
    games = (one for one in kept if isinstance(one, Finished))
    open_finished(pilot.app, next(one for one in games if json.loads(one.header)["seats"] == list(seats)))
    pilot.settle()
    for name in clicks:
        pilot.click(name)


def _ends(kind: type[Scene], game: str, *clicks: str, seats: tuple[str, ...] = THREE) -> Opening:
    return Opening(kind, lambda pilot: _end(pilot, game, *clicks, seats=seats))


def _table(pilot: Pilot, game: str, *players: str) -> Pilot:
    return sit_down(pilot, *(players or ("Ana", "Wren:easy", "Rowan:easy")), game=game)


def _in_hand(pilot: Pilot, game: str) -> None:
    """A card or a tile was taken up."""
    _table(pilot, game)
    pieces = (*pilot.names("hand/"), *pilot.names("tile/"))
    pilot.press(next(name for name in pieces if pilot.node(name).focusable))


def _first_note(pilot: Pilot, game: str) -> None:
    """A table at which Ana sits for the first time."""
    pilot.app.settings["first_notes"] = True
    pilot.store.set_setting("first_notes_seen", {})
    _table(pilot, game)
    if game == "aqua":
        pilot.key("1", "Return", "Return")  # what is new there comes with the first tile
    assert "first-note" in pilot.names()


def _dive(pilot: Pilot, *keys: str) -> None:
    """A table of divers whose pages are opened by keys; Return lifts the curtain."""
    _table(pilot, "divercity", "Ana", "Bruno")
    pilot.key(*keys)


def _look_back(pilot: Pilot) -> None:
    """Ana has told Bruno his hand, and he has lifted the curtain."""
    sit_at(pilot, dive(3, HANDS, QUIET, "endurance explorer captain"))
    pilot.key("w", "1", "Return", "Return")


def _places(pilot: Pilot) -> None:
    """Who holds which pad, with a pad."""
    pilot.app.step(FRAME_MS, [pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)])
    pilot.app.stack.push(PlacesScene(PEOPLE, print))


def _sharing_divers() -> Scene:
    """The full team, of which one diver has two cards and one has none."""
    return DiversScene((("endurance", "captain"), (), ("explorer",)), print, SEATS, team=True)


def _challenges() -> Scene:
    """After a game of AQUA in which challenges were met."""
    for seed in count(1):
        view = SessionFeed(played("aqua", THREE, seed=seed), TableStyle((0, 1, 2))).now().view
        if able := tuple(seat for seat, sheet in enumerate(view.sheets) if len(sheet.challenges) > 1):
            return ChallengesScene(view, SEATS, able, print)
    raise AssertionError


SCENES: dict[str, Opening] = {
    "title": Opening(TitleScene, lambda pilot: None),
    "settings": _page(SettingsScene),
    "languages": _page(LanguagesScene),
    "credits": _page(CreditsScene),
    "keys": _page(KeysScene, lambda: KeysScene(0)),
    "people": _page(PeopleScene),
    "log": _page(LogScene, lambda: LogScene(turns(20), RECORD, deal=5, on_press=lambda _: None)),
    "pause": _page(PauseScene, lambda: PauseScene("forest")),
    "pause with all there may be": _page(
        PauseScene, lambda: PauseScene("forest", deal=999_999_999, give_up=lambda: None, lineup=PEOPLE)
    ),
    "error": _page(ErrorScene, lambda: ErrorScene(None)),
    "crash": _page(CrashScene, lambda: CrashScene(REPORT)),
    "question": _page(QuestionScene, lambda: QuestionScene(QUESTION, lambda: None)),
    "leaving": Opening(LeavingScene, lambda pilot: pilot.app.stack.push(LeavingScene(pilot.app))),
    "places": Opening(PlacesScene, _places),
    "achievements": _page(AchievementsScene),
    "challenges": _page(ChallengesScene, _challenges),
    "picking goals": _page(PickerScene, lambda: PickerScene((), print)),
    "picking divers": _page(DiversScene, _sharing_divers),
    "picking variants": _page(VariantsScene, lambda: VariantsScene(("realistic",), print)),
    "round pause": _page(RoundPause, lambda: RoundPause(forest_view("", "", "", round=2), SEATS, True)),
    "look back": Opening(LookBackScene, _look_back),
    "notes of a diver": Opening(NotesScene, lambda pilot: _dive(pilot, "Return", "Return", "k")),
    "discards": Opening(DiscardsScene, lambda pilot: _dive(pilot, "Return", "Return", "d")),
    "review": _ends(ReviewScene, "forest", "review", seats=REVIEWED),
    "best turn not taken": _ends(MissedScene, "aqua", "missed", seats=REVIEWED),
    "arrangement": _ends(ArrangementScene, "forest", "arrange"),
    **{
        f"journal, {section.name}": _page(JournalScene, lambda name=section.name: JournalScene(name))
        for section in SECTIONS
    },
    **{f"rules of {game}": _page(RulesScene, lambda game=game: RulesScene(game)) for game in GAMES},
    **{f"set-up of {game}": _page(SetupScene, lambda game=game: SetupScene(GAMES[game])) for game in GAMES},
    **{f"table of {game}": Opening(TableScene, lambda pilot, game=game: _table(pilot, game)) for game in GAMES},
    **{f"in hand in {game}": Opening(TableScene, lambda pilot, game=game: _in_hand(pilot, game)) for game in GAMES},
    **{
        f"first note of {game}": Opening(TableScene, lambda pilot, game=game: _first_note(pilot, game))
        for game in GAMES
    },
    **{
        f"lesson of {game}": Opening(LessonScene, lambda pilot, game=game: pilot.app.start_lesson(game))
        for game in GAMES
    },
    **{
        f"curtain of {game}": Opening(CurtainScene, lambda pilot, game=game: _table(pilot, game, "Ana", "Bruno"))
        for game in GAMES
        if game != "aqua"
    },
    **{f"end of {game}": _ends(EndingScene if game == "divercity" else ScoreScene, game) for game in GAMES},
    **{f"replay of {game}": _ends(ReplayScene, game, "replay") for game in GAMES},
}


def kinds(kind: type[Scene] = Scene) -> set[type[Scene]]:
    """Every scene of the app that is loaded and on which no other one is built."""
    below = kind.__subclasses__()
    found = {kind} if not below and kind.__module__.startswith("game.") else set()
    return found.union(*map(kinds, below))


def open_scene(pilot: Pilot, name: str) -> Scene:
    """Goes from wherever the pilot is to a scene of the list."""
    pilot.app.settings["first_notes"] = False
    if pilot.app.sitting.has_pads:
        pilot.app.step(FRAME_MS, [gone()])
    pilot.app.go_home()
    pilot.settle()
    pilot.app.step(_UNLIKE_A_DOUBLE_CLICK_MS, [])
    opening = SCENES[name]
    opening.open(pilot)
    pilot.settle()
    assert isinstance(pilot.scene, opening.kind), f"{name} leads to the {pilot.scene.name} scene"
    return pilot.scene


def fill(store: Store) -> None:
    """Keeps the games that the scenes look back on."""
    keep(store, played("aqua", ("Ana", "Bruno"), actions=3))
    for game in GAMES:
        keep(store, played(game, THREE, seed=5))
    for game, row in KNOWN.items():
        _keep_known(store, game, row)


def _keep_known(store: Store, game: str, row: str) -> None:
    """A game of one person and a computer, every decision of which is judged."""
    session = Session.new(GAMES[game], REVIEWED, seed=3, bots={0: "random", 1: "random"})
    play_bots(session)
    header = dict(session.record.header) | {"bots": {"1": "random"}}
    session = Session(GAMES[game], Record(header, session.record.actions))
    style = TableStyle((0, 1))
    saver = Saver.begin(store, session, style.data())
    saver.append(session, session.entries)
    saver.finish(session)
    know(ReviewFeed(session, style, store, saver.game), session, row)
