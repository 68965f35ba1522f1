"""Reviews of games of every kind, with every button pressed by mouse and by keyboard."""

from pathlib import Path
from random import Random

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.replay.opening import open_finished
from game.ui.review.feed import ReviewFeed
from game.ui.scenes.title import TitleScene
from game.ui.table.style import TableStyle
from tests.support.games import tables
from tests.support.history import keep, played
from tests.support.judged import judge
from tests.support.layout import faults
from tests.support.pilot import Pilot

TABLES = [(game, players) for game, rules in GAMES.items() for players in (1, max(rules.seats))]
NAMES = ("Ana", "Bruno", "Chloé", "Žofie", "Ben", "Wren", "Ida")
_TURNS = 3
"""So many turns of a review are looked at, besides its moments."""
_PERSONS = 2
"""Of so many persons every button is pressed; the others are turned to."""


def reviewed(folder: Path, game: str, players: int, random: Random) -> Pilot:
    """The review of a game at a table of chance: some of its seats are computers', some is not known yet."""
    options = random.choice(tables(GAMES[game], players))
    session = played(game, NAMES[:players], seed=random.randrange(99), options=options)
    robots = random.sample(range(1, players), random.randrange(players)) if players > 1 else []
    header = dict(session.record.header) | {"bots": {str(seat): "random" for seat in robots}}
    session = Session(GAMES[game], Record(header, session.record.actions))
    store = Store.open(folder)
    store.set_setting("language", random.choice(("en", "fr", "cs")))
    store.set_setting("text_size", random.choice((1.0, 1.3)))
    number = keep(store, session)
    feed = ReviewFeed(session, TableStyle(tuple(range(players))), store, number)
    for person in feed.persons:
        feed.turn_to(person)
        judge(feed, session, random)
    pilot = Pilot(store=store, data=folder).start(TitleScene)
    open_finished(pilot.app, store.finished_page(0, 1)[0])
    pilot.settle()
    pilot.click("review")
    assert pilot.scene.name == "review"
    return pilot


def wrong(pilot: Pilot) -> list[str]:
    """What does not fit; of a turn in the list not all words need to, for they stand in what was chosen."""
    return [fault for fault in faults(pilot.scene) if not fault.startswith("turn/")]


def look_through(pilot: Pilot, random: Random) -> None:
    """Presses everything that shows something in a review, each the one way or the other."""

    def press(name: str) -> None:
        random.choice((pilot.click, pilot.press))(name)

    assert wrong(pilot) == []
    for name in pilot.names("moment/") + random.sample(turns := pilot.names("turn/"), min(_TURNS, len(turns))):
        if name in pilot.names() and not pilot.node(name).chosen:
            press(name)
        assert pilot.scene.name == "review" and wrong(pilot) == []
    if "turns/next" in pilot.names():
        press("turns/next")
        press(next(name for name in pilot.names("turn/") if not pilot.node(name).chosen))
        press("turns/previous")


def go_and_come_back(pilot: Pilot, random: Random) -> None:
    """Presses everything that leads to another page, each the one way or the other."""
    for name, lands in (("show", "replay"), ("rules", "rules"), ("settings", "settings")):
        random.choice((pilot.click, pilot.press))(name)
        assert pilot.scene.name == lands
        pilot.key("Escape")
        assert pilot.scene.name == "review"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_button_of_a_review_leads_somewhere_and_back(game: str, players: int, tmp_path: Path) -> None:
    random = Random(f"{game} {players}")
    pilot = reviewed(tmp_path, game, players, random)
    for number, _ in enumerate(pilot.scene.feed.persons):  # type: ignore[attr-defined]
        if number < _PERSONS:
            look_through(pilot, random)
        if "next-person" in pilot.names():
            pilot.press("next-person")
    go_and_come_back(pilot, random)
    pilot.click("sheet")
    assert pilot.scene.name in ("score", "ending")
