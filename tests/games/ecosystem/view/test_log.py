"""The log tells who did what with which card, and how many points it brought; never a secret."""

from dataclasses import replace

from game.core.session import Session
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.log import EcosystemLog
from game.games.ecosystem.view.presenter import newest_cell
from game.games.ecosystem.view.seats import seat_infos
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.table.feed import Players
from game.ui.table.log import LogEntry, LogGroup, LogStyle
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.games.ecosystem.boards import all_placed, grid, play, table
from tests.support.history import played


def feed(session: Session) -> SessionFeed:
    return SessionFeed(session, TableStyle(tuple(range(len(session.names)))))


def log(session: Session) -> EcosystemLog:
    players = Players(session.names, {}, tuple(range(len(session.names))))
    return EcosystemLog(seat_infos(players, skin_of(session.view(None).played)))


def turns(session: Session) -> tuple[LogGroup, ...]:
    return log(session).groups(feed(session).history())


def last_turn(session: Session) -> list[LogEntry]:
    groups = turns(session)
    return list(groups[-1].entries) if groups else []


def three() -> Session:
    return table(("Ana", "Bruno", "Chloé"), "F" + "S" * 10 + "W" * 11 + "M" * 11)


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    assert turns(three()) == ()


def test_what_was_chosen_is_not_told_before_it_lies_on_the_table() -> None:
    assert turns(play(three(), "0 pick fox", "1 pick wolf")) == ()


def test_each_placing_is_told_with_its_points() -> None:
    session = play(three(), "0 pick fox", "1 pick wolf", "2 pick meadow", "0 place 0,0", "1 place 0,0", "2 place 0,0")
    [turn] = turns(session)
    assert turn.title == "Round 1, turn 1"
    assert [(line.seat and line.seat.name, line.words, line.picture, line.cells) for line in turn.entries] == [
        ("Ana", "Fox", "disc/fox", {0: {(0, 0)}}),
        ("Bruno", "Wolf", "disc/wolf", {1: {(0, 0)}}),
        ("Chloé", "Meadow", "disc/meadow", {2: {(0, 0)}}),
    ]
    assert turn.entries[0].points == 3, "a fox away from wolves and bears"


def test_the_points_of_all_lines_make_up_a_seat_s_total() -> None:
    session = three()
    start = [sheet.total for sheet in session.sheets()]
    for _ in range(60):
        if session.outcome is not None:
            break
        seat = session.actors[0]
        session.submit(next(iter(session.view(seat).legal[seat])))
    gains = dict.fromkeys(session.names, 0)
    for turn in turns(session):
        for line in turn.entries:
            assert line.seat is not None
            gains[line.seat.name] += line.points or 0
    assert [sheet.total - first for sheet, first in zip(session.sheets(), start, strict=True)] == [*gains.values()]


def test_what_a_majority_costs_the_others_is_a_line_of_its_own() -> None:
    session = table(("Ana", "Bruno", "Chloé"), "W" + "S" * 10 + "W" * 11 + "M" * 11)
    play(session, "0 pick wolf", "1 pick wolf", "2 pick meadow", "0 place 0,0", "1 place 0,0", "2 place 0,0")
    play(session, "0 pick meadow", "1 pick stream", "2 pick wolf", "0 place 1,0", "1 place 1,0", "2 place 1,0")
    play(session, "0 pick wolf", "1 pick meadow", "2 pick stream", "0 place 2,0")
    assert [line.spoken for line in last_turn(session)] == [
        "Ana: Wolf: 0 points",
        "Bruno: Wolf, compared with the others: −4 points",
        "Chloé: Wolf, compared with the others: −4 points",
    ]
    beside = LogStyle("", "", most=6).recent(turns(session))
    assert [line.spoken for line in beside] == [line.spoken for line in last_turn(session)], "nobody else has played"
    play(session, "1 place 2,0", "2 place 2,0")
    beside = LogStyle("", "", most=6).recent(turns(session))
    assert [line.spoken for line in beside] == [
        "Ana: Wolf: 0 points",
        "Bruno: Meadow (Wolf −4): −4 points",
        "Chloé: Stream (Wolf −4): +4 points",
    ]


def test_the_lines_beside_the_table_add_up_to_the_change_of_each_total() -> None:
    """Also where a majority or the longest stream changes hands after a seat has placed its card."""
    for edition in ("forest", "ocean", "savanna"):
        for seed in range(3):
            session = played(edition, ("Ana", "Bruno", "Chloé"), seed=seed)
            groups = turns(session)
            start = next(frame.view for frame in feed(session).history()).sheets
            sums = dict.fromkeys(session.names, 0)
            for n in range(len(groups)):
                for line in LogStyle("", "", most=20).recent(groups[: n + 1]):
                    assert line.scorer is not None
                    sums[line.scorer.name] += line.points or 0
            ends = [sheet.total - first.total for sheet, first in zip(session.sheets(), start, strict=True)]
            assert ends == [*sums.values()]


def test_alone_a_gift_never_tells_what_the_card_laid_before_it_cost_the_rival() -> None:
    session = table(("Ana",), "GGGGGGPPPP", edition="savanna")
    play(session, "0 pick gazelle", "0 place 0,0", "0 give gazelle")
    play(session, "0 pick gazelle", "0 place 1,0", "0 give grassland")
    assert [line.spoken for line in last_turn(session)] == [
        "Ana: Gazelle: +2 points",
        "Jhay: Gazelle, compared with the others: −3 points",
        "Ana: Grassland, for Jhay: +1 point",
        "Ana: drew one card",
    ]


def test_a_swap_is_told_with_both_cards_and_a_hare_that_stays_with_the_hare() -> None:
    opening = ("0 pick fox", "0 place 0,0", "0 give stream", "0 pick hare", "0 place 1,0")
    swapped = last_turn(play(table(("Ana",), "FRS"), *opening, "0 swap 0,0 1,0"))[-1]
    assert (swapped.words, swapped.points) == ("Fox and Hare swapped", 0)
    assert (swapped.picture, swapped.other) == ("disc/fox", "disc/hare")
    assert swapped.cells == {0: {(0, 0), (1, 0)}}
    kept = last_turn(play(table(("Ana",), "FRS"), *opening, "0 keep"))[-1]
    assert (kept.words, kept.picture, kept.points) == ("changed nothing", "disc/hare", None)


def test_a_card_that_an_octopus_moved_is_told_by_its_name() -> None:
    session = table(("Ana",), "KOCPPPPPPP", edition="ocean")
    play(session, "0 pick krill", "0 place 0,0", "0 give plankton", "0 pick octopus", "0 place 1,0", "0 move 0,0 1,1")
    moved = last_turn(session)[-1]
    assert (moved.words, moved.picture, moved.cells) == ("moved Krill", "disc/krill", {0: {(1, 1)}})


def test_a_hunt_leaves_room_for_the_name_of_the_hunter() -> None:
    savanna = ("LPLWW/GTTTT/ZCPFF/GVVHH", "PPPPW/ZZZWW/TTTFF/EEEHH", "LPGZC/LWWTT/FFFEE/VVVHH")
    hunt = last_turn(all_placed("savanna", savanna))[-1]
    assert (hunt.words, hunt.sign) == ("2 cards turned over", "eye-off")
    assert hunt.spoken.endswith(": 2 cards turned over: Gazelle, Gazelle")
    theme = Theme.load(assets_dir() / "theme.toml")
    c = Canvas(Look(Viewport((1600, 900)), theme, 1, assets_dir() / "art"), 284, 31)
    replace(hunt, seat=SeatInfo("Player 2", 1, False)).paint(c, False)
    assert [said.text for said in c.said] == ["Player 2", "×2"]


def test_a_card_that_turns_over_as_soon_as_it_lies_is_named_too() -> None:
    session = played("savanna", ("Ana",), seed=7)
    lines = last_turn(session)
    [given] = (line for line in lines if line.receiver is not None)
    chased = lines[lines.index(given) + 1]
    assert given.cells == chased.cells, "a cheetah chases the last gazelle that the rival was given"
    assert chased.spoken.endswith(": 1 card turned over: Gazelle")


def test_alone_the_gift_is_told_with_what_it_brought_the_rival_but_not_what_was_drawn() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0", "0 give stream")
    placed, given, drawn = last_turn(session)
    rival = session.view(0).rival
    assert (placed.words, given.words, drawn.words) == ("Fox", "Stream", "drew one card")
    assert given.receiver is not None
    assert given.receiver.name == "Benedikt"
    assert given.cells == {rival: {(0, 0)}}
    assert given.points == session.sheets()[rival].total - session.view(0, after=2).sheets[rival].total
    assert drawn.picture == ""


def test_the_neutral_card_of_two_players_is_told_first() -> None:
    session = table(("Ana", "Bruno"), "F" + "S" * 10 + "W" * 11 + "M" * 11, neutral=[0] * 20)
    play(session, "0 pick fox", "1 pick wolf")
    [neutral] = last_turn(session)
    assert neutral.seat is not None
    assert (neutral.seat.name, neutral.words, neutral.cells) == ("Neutral", "Meadow", {})


def test_what_was_taken_back_is_not_told_nor_what_was_played_before_instead() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0")
    reading, fox = log(session), feed(session).history()
    assert [line.words for line in reading.groups(fox)[-1].entries] == ["Fox"]
    assert reading.groups(fox[:2]) == ()
    hare = feed(play(table(("Ana",), "FRS"), "0 pick hare", "0 place 0,0")).history()
    assert [line.words for line in reading.groups([fox[0], *hare[1:]])[-1].entries] == ["Hare"]


def test_reading_on_tells_the_same_as_reading_at_once() -> None:
    session = three()
    reading, public = log(session), feed(session)
    seen: tuple[LogGroup, ...] = ()
    for _ in range(30):
        seat = session.actors[0]
        session.submit(next(iter(session.view(seat).legal[seat])))
        seen = reading.groups(public.history())
    assert seen == turns(session)
    assert len(seen) > 3


def test_the_newest_card_is_found_after_a_swap_too() -> None:
    board = grid("SM.../R....")
    assert newest_cell(board) == (0, 1)
    assert newest_cell(board.swapped((0, 0), (0, 1))) == (0, 0)
    assert newest_cell(grid("")) is None
