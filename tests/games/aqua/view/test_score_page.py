"""The score page of AQUA: what every number comes from, and what the game brought on the track of fifty."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import cast

import pytest

from game.core.session import Session
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.state import AquaView
from game.games.aqua.view import track_words
from game.games.aqua.view.brought import Brought, own_tick
from game.games.aqua.view.score_page import AquaScorePage, LitReef
from game.ui.engine.canvas import Canvas
from game.ui.table.desk_values import Ended
from game.ui.table.game_view import view_of
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from game.ui.voice.sentences import spoken
from tests.games.aqua.seas import options
from tests.support.history import played
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.score import ScoreTable, score_table
from tests.support.score import finished as of_three

NAMES = ("Ana", "Bruno", "Chloé", "Dan")


@cache
def finished(players: int, table: int = 0) -> Session:
    """A game to its end, at one of the tables on which the suites play."""
    return played("aqua", NAMES[:players], seed=3, options=options(players)[table])


def page_of(session: Session) -> AquaScorePage:
    """What is said of a finished game."""
    view: AquaView = session.view(None)
    assert view.outcome is not None
    seats = tuple(SeatInfo(name, seat, False) for seat, name in enumerate(session.names))
    return AquaScorePage(view, seats)


def pages() -> Iterator[AquaScorePage]:
    for players in range(1, 5):
        for table in range(len(options(players))):
            yield page_of(finished(players, table))


def amount(words: str) -> int:
    """What a part of a sum makes: "3 × 2"."""
    count, _, each = words.partition(" × ")
    return int(count) * int(each or 1)


def test_the_parts_of_every_number_add_up_to_it() -> None:
    parted = 0
    for page in pages():
        for seat, sheet in enumerate(page.sheets):
            for row in sheet.rows:
                explained = page.explanation(row.row, seat)
                assert sum(amount(part.words) for part in explained.parts) == explained.points == row.points
                parted += len(explained.parts) > 1
    assert parted


def test_reefs_that_score_stay_bright_and_no_others() -> None:
    for page in pages():
        for seat, sheet in enumerate(page.sheets):
            if "reefs" not in sheet.points():
                continue
            scoring = sorted(line.row for line in sheet["reefs"].lines if line.points)
            assert sorted(f"reefs:{reef.colour}" for reef in page.lit_row("reefs", seat).reefs) == scoring


def test_the_animals_behind_a_number_are_lit() -> None:
    page = page_of(finished(2))
    for seat, sheet in enumerate(page.sheets):
        cells = {cell for line in sheet["small"].lines for cell in line.cells}
        assert page.lit_row("small", seat) == LitReef(page.board(seat).area, frozenset(cells))


def test_the_winner_is_named() -> None:
    session = finished(3)
    assert session.outcome is not None
    winner = session.outcome.winners[0]
    points = session.sheets()[winner].total
    assert page_of(session).words().verdict == f"{NAMES[winner]} wins with {points} points"


def test_alone_the_total_is_told() -> None:
    session = finished(1)
    assert page_of(session).words().verdict == f"{session.sheets()[0].total} points for your reef"


@pytest.mark.parametrize(("short", "winners"), [(1, ()), (0, (0,))])
def test_alone_nobody_is_crowned_below_the_first_grade(
    short: int, winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished(1)
    first = session.sheets()[0].total + short
    monkeypatch.setattr("game.games.aqua.components.GRADES", tuple(range(first, first + 50, 10)))
    page = page_of(session)
    assert (page.winners, page.podium().celebrated) == (winners, bool(winners))


def test_alone_a_family_game_has_the_grades_of_its_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("aqua", NAMES[:1], seed=3, options={"mode": "family"})
    total = session.sheets()[0].total
    monkeypatch.setattr("game.games.aqua.components.FAMILY_GRADES", tuple(range(total - 10, total + 40, 10)))
    page = page_of(session)
    grades = page.podium().grades
    assert grades is not None
    assert grades.steps[:2] == (("a good start", total - 10), ("well played", total))
    assert (grades.told, grades.count) == ("well played", 2)
    assert "well played" in page.side_words(0)


def test_alone_a_scenario_that_would_have_been_met_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    page, said = page_of(finished(1)), "Scenario A would have been met: play it to tick it."
    assert said not in page.words().whole
    monkeypatch.setitem(SCENARIOS, "A", replace(SCENARIOS["A"], total=0))
    assert page.words().whole.startswith(said)
    canvas = Canvas(Pilot().app.look, 300, 482)
    page.side(0).paint(canvas, False)
    assert " ".join(line.text for line in canvas.said).count(said) == 1


def test_small_animals_and_a_goal_do_not_share_a_sign() -> None:
    page = page_of(finished(2))
    signs = [page.row(row.row).sign for row in page.sheets[0].rows]
    assert len({*signs}) == len(signs) == 9


@pytest.mark.parametrize("table", range(2, len(options(1))))
def test_alone_a_scenario_is_done_or_waits(table: int) -> None:
    session = finished(1, table)
    letter, met = session.record.header["options"]["scenario"], session.sheets()[0].scenario_met
    begins = f"Scenario {letter} is done" if met else f"Scenario {letter} waits: "
    verdict = page_of(session).words().verdict
    assert verdict.startswith(begins)
    assert verdict.endswith("and its task") == (not met and SCENARIOS[letter].objective is not None)


def test_the_track_of_fifty_is_that_of_the_board_that_is_shown() -> None:
    page = page_of(finished(4))
    for seat, sheet in enumerate(page.sheets):
        assert page.side(seat).challenges == sheet.challenges


def test_the_track_opens_on_the_only_person_and_says_whose_it_is() -> None:
    loser = next(seat for seat in range(3) if seat not in of_three("aqua").outcome.winners)
    table = score_table("aqua", computers=tuple(seat for seat in range(3) if seat != loser))
    table.pilot.press("beside/more")
    assert NAMES[loser] in table.said("side")
    table.pilot.press("tab/" + str(of_three("aqua").outcome.winners[0]))
    assert NAMES[loser] not in table.said("side"), "the others can be looked at after that"


def test_the_track_is_told_when_it_is_chosen_with_all_that_stands_on_it() -> None:
    table = score_table("aqua", computers=(1, 2))
    table.pilot.app.settings["show_read"] = True
    log, brought = table.pilot.app._reader.voice.log, table.scene.page.side(0)
    assert isinstance(brought, Brought)
    table.pilot.press("beside/more")
    told = next(said for said in log if said.startswith(f"{NAMES[0]}. On the track of fifty. Challenges met: "))
    assert all(track_words.challenge(one) in told for one in brought.challenges)
    assert all(spoken(track_words.nearly(one)) in told for one in brought.nearly)
    ticked = replace(brought, challenges=(3, 4), ticked=4, scenario=("B", False)).spoken()
    assert f"Challenges met: {track_words.challenge(3)}; {track_words.challenge(4)}, ticked" in ticked
    assert "Scenario B: not met" in ticked


@pytest.mark.parametrize(
    ("met", "told"),
    [((3,), "Ana ticks challenge 3 on the track of fifty: 90 points."), ((3, 4), ""), ((), "")],
)
def test_a_tick_that_came_by_itself_is_told(met: tuple[int, ...], told: str) -> None:
    sheets = tuple(replace(sheet, challenges=met) for sheet in page_of(finished(2)).sheets)
    seats = (SeatInfo("Ana", 0, False), SeatInfo("Wren", 1, True))
    assert own_tick(cast(AquaView, SimpleNamespace(sheets=sheets)), seats) == told


def test_the_page_begins_with_that_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    view = finished(1).view(None)
    monkeypatch.setitem(vars(view), "sheets", (replace(view.sheets[0], challenges=(3,)),))
    page = AquaScorePage(view, (SeatInfo("Ana", 0, False),))
    assert page.words().whole.startswith("Ana ticks challenge 3 ")


@pytest.mark.parametrize("animation", ["full", "basic", "none"])
def test_what_a_game_alone_brought_is_said_when_it_has_been_counted(
    animation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, said = finished(1), "Scenario A would have been met"
    monkeypatch.setitem(SCENARIOS, "A", replace(SCENARIOS["A"], total=0))
    frame = SessionFeed(session, TableStyle((0,))).now()
    seats = (SeatInfo("Ana", 0, False),)
    table = ScoreTable(
        lambda again: view_of(session.game).end_page(Ended(frame, lambda: (seats, ()), None, again)),
        animation=animation,
        show_read=True,
    )
    heard = table.pilot.app._reader.voice.log
    while not table.scene.told:
        assert said not in " ".join((*table.said("explain"), *heard))
        table.pilot.step(FRAME_MS)
    table.pilot.settle()
    assert said in " ".join(table.said("explain"))
    assert " ".join(heard).count(said) == 1, "by ear too"


def test_level_on_points_whoever_played_earlier_in_the_last_round_is_named() -> None:
    assert page_of(finished(1)).words().level == ""
    for players in (2, 3, 4):
        page = page_of(finished(players))
        [winner] = page.winners
        assert page.words().level == f"Level on points: {NAMES[winner]} played earlier in the last round"
