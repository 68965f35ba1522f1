"""The end tells the story: what ended it, when it was decided, and every hand."""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pygame
import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.divercity.components import EXTINCT, HOTELS, SAVED, SPECIES
from game.games.divercity.dive import WON, Phase
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.danger import near_miss
from game.games.divercity.view.ending import EndingScene, told_points, turning_points
from game.games.divercity.view.ending_paint import Hand, Moment, TurningPoints, Verdict
from game.games.divercity.view.ending_paint import sea as in_the_sea
from game.games.divercity.view.log import log_groups
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.table.desk_values import Ended
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.log import LogEntry
from game.ui.table.podium_nodes import Flake
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from game.ui.voice.sentences import page_of
from tests.games.divercity.tables import NAMES, corner, table
from tests.support.contrast import contrast
from tests.support.painting import Noting, small_look
from tests.support.pilot import FRAME_MS, Pilot


def finished(players: int = 3, seed: int = 1, **options: object) -> Session:
    game, random = Session.new(DIVERCITY, NAMES[:players], options, seed), Random(seed)
    while game.outcome is None:
        game.submit(random.choice(list(game.legal(game.actors[0]))))
    return game


def ended(game: Session) -> Ended[DiverCityView]:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(game.names))
    frame: Frame[DiverCityView] = Frame(game.view(None), (), len(game.entries), Situation(Now.OVER))
    log = log_groups(game.events(None), seats)
    return Ended(frame, lambda: (seats, log), None, lambda: None)


@pytest.mark.parametrize("players", (1, 2, 5))
def test_when_it_is_over_everybody_sees_every_hand(players: int) -> None:
    game = finished(players)
    held = [tuple(card.species for card in seat.hand) for seat in game._state.seats]
    for viewer in (None, *range(players)):
        assert [tuple(card.species for card in seat.hand) for seat in game.view(viewer).seats] == held


def test_the_turning_points_name_their_turns_and_the_last_one_ended_it() -> None:
    game = finished()
    points = turning_points(ended(game))
    moments = points.shown
    assert [moment.turn for moment in moments] == sorted(moment.turn for moment in moments)
    assert moments[-1].turn == game.view(None).turn
    assert all(moment.decisive for moment in moments[:-1])
    decided = sum(place in (EXTINCT, SAVED) for place in game.view(None).ladder.values())
    assert len(moments) + points.more - decided in (0, 1)


def test_the_end_tells_where_every_species_is_and_what_everybody_held_in_whole_sentences() -> None:
    game = finished()
    pilot = Pilot().start(lambda: EndingScene(ended(game)))
    told, view = page_of(pilot.scene), game.view(None)
    for place in sorted(set(view.ladder.values())):
        names = ", ".join(words.species(one) for one, at in view.ladder.items() if at == place)
        assert f"{words.column(place)}: {names}." in told
    for name, seat in zip(NAMES, view.seats, strict=False):
        held = ", ".join(words.species(card.species) for card in seat.hand if card.species) or "no cards"
        assert f"{name}: {held}." in told
    for alone in ("All hands", "Turning points", "Still at sea", ". Red.", ". Blue."):
        assert alone not in told


def test_what_came_before_the_cards_ran_out_is_no_turning_point() -> None:
    built = next(ended(game) for game in map(finished, (3,) * 30, range(30)) if game.view(None).ending == "hotels")
    ran_out = replace(built, frame=replace(built.frame, view=replace(built.frame.view, ending="no_action")))
    assert not turning_points(built).shown[-1].decisive
    assert turning_points(ran_out).shown == turning_points(built).shown[:-1]


def test_the_loss_that_ends_the_game_calls_nobody_to_the_others() -> None:
    assert words.farewell("eel", False) == "Eel: gone from this sea for good. The others still need you."
    assert words.farewell("eel", True) == "Eel: gone from this sea for good."


@pytest.mark.parametrize(("found", "kept", "more"), (("LSLSLSLE", "LSLSLSLE", 0), ("LSLSLSLSSE", "SSSLSSE", 3)))
def test_of_many_turning_points_those_stay_that_decided_it(found: str, kept: str, more: int) -> None:
    signs = {"L": "skull", "S": "sun", "E": "flag"}
    moments = [Moment(turn, LogEntry(None, one, sign=signs[one]), one != "E") for turn, one in enumerate(found)]
    points = told_points(moments, "sun")
    assert ("".join(moment.entry.words for moment in points.shown), points.more) == (kept, more)
    assert [moment.turn for moment in points.shown] == sorted(moment.turn for moment in points.shown)
    canvas = Canvas(
        Look(Viewport((1600, 900)), Theme.load(assets_dir() / "theme.toml"), 1, assets_dir() / "art"), 820, 716
    )
    Verdict("", "", (), (), points, (), False).paint(canvas, False)
    assert any(line.text == f"{more} more under “All turns”" for line in canvas.said) == bool(more)


Places = Callable[[int, int, int], DiverCityView]


@pytest.fixture
def sea() -> Places:
    """A sea with so many saved species, so many extinct ones and so many hotels; one species is on green."""

    def at(saved: int, extinct: int, built: int) -> DiverCityView:
        tokens = dict.fromkeys(SPECIES[:saved], SAVED)
        tokens |= dict.fromkeys(SPECIES[saved : saved + extinct], EXTINCT) | {SPECIES[-1]: 3}
        return DIVERCITY.rules.observe(corner(table(3, divers="diving explorer captain"), tokens=tokens,
                                              built=HOTELS[:built]), None)  # fmt: skip

    return at


@pytest.mark.parametrize(
    ("saved", "extinct", "built", "said"),
    (
        (5, 4, 0, "It was one step from defeat."),
        (5, 0, 5, "It was one step from defeat."),
        (5, 2, 2, ""),
        (4, 5, 0, "It was one step from victory."),
        (3, 5, 0, ""),
    ),
)
def test_how_close_it_was(sea: Places, saved: int, extinct: int, built: int, said: str) -> None:
    assert near_miss(sea(saved, extinct, built)) == said


def test_an_assisted_game_is_known_as_such() -> None:
    game = finished()
    assert not SessionFeed(game, TableStyle((0, 1, 2))).assisted
    header = dict(game.record.header) | {"assisted": True}
    assert SessionFeed(Session(DIVERCITY, Record(header, game.record.actions)), TableStyle((0, 1, 2))).assisted


def test_the_columns_of_the_ladder_can_be_read() -> None:
    """White words on five colours, with a contrast of 4.5 at least."""
    assets = assets_dir()
    canvas = Canvas(Look(Viewport((1600, 900)), Theme.load(assets / "theme.toml"), 1, assets / "art"), 920, 716)
    Verdict("You did it!", "", (), (), TurningPoints((), 0), (), False).paint(canvas, False)
    heads = [line.box for line in canvas.said if line.text in ("Extinct", "Red", "Blue", "Green", "Saved")]
    assert len(heads) == 5
    for x, y, w, h in heads:
        ground = canvas.surface.get_at((int(canvas.pad + x + w / 2), int(canvas.pad + y + h + 60)))
        assert contrast(ground, pygame.Color("white")) >= 4.5


@pytest.mark.parametrize(("saved", "gone"), [(0, 0), (2, 0), (3, 5), (5, 4), (4, 1), (6, 6), (0, 6)])
def test_every_species_lies_within_the_picture_of_the_sea_and_beside_the_others(saved: int, gone: int) -> None:
    places = [SAVED] * saved + [EXTINCT] * gone + [2] * (len(SPECIES) - saved - gone)
    width, height = 476.0, 688.0
    spots = [spot for group in in_the_sea(tuple(zip(SPECIES, places)), width, height) for spot in group.places]
    assert len(spots) == len(SPECIES)
    assert max(y + r for _, _, y, r in spots) > height - 90, "the bottom of the sea is not empty"
    for name, x, y, r in spots:
        assert r <= x <= width - r and r <= y <= height - r
        assert all(math.dist((x, y), other[1:3]) >= r + other[3] for other in spots if other[0] != name)


@pytest.mark.parametrize(("saved", "gone"), [(0, 5), (1, 2), (5, 0)])
def test_every_row_of_species_lies_in_the_middle_of_its_sea(saved: int, gone: int) -> None:
    places = [SAVED] * saved + [EXTINCT] * gone + [2] * (len(SPECIES) - saved - gone)
    for group in in_the_sea(tuple(zip(SPECIES, places)), 476.0, 688.0):
        for row in {y for _, _, y, _ in group.places}:
            across = [x for _, x, y, _ in group.places if y == row]
            assert (min(across) + max(across)) / 2 == pytest.approx(238)


@pytest.mark.parametrize("saved", range(5, 9))
def test_no_species_stands_alone_in_a_second_row(saved: int) -> None:
    places = [SAVED] * saved + [2] * (len(SPECIES) - saved)
    safe = in_the_sea(tuple(zip(SPECIES, places)), 476.0, 688.0)[0]
    rows = Counter(round(y) for _, _, y, _ in safe.places)
    assert max(rows.values()) - min(rows.values()) <= 1


def test_words_that_shrink_to_one_line_stand_on_the_line_of_their_turn() -> None:
    assets, words = assets_dir(), "Oil rig took Mandarinfish: one step down"
    canvas = Canvas(Look(Viewport((1600, 900)), Theme.load(assets / "theme.toml"), 1, assets / "art"), 820, 716)
    moment = Moment(3, LogEntry(SeatInfo("Ana", 0, False), words, named=True), True)
    Verdict("", "", (), (), TurningPoints((moment,), 0), (), False).paint(canvas, False)
    (_, top, _, height), (_, other, w, h) = (
        next(line.box for line in canvas.said if line.text == said) for said in ("Turn 3", words)
    )
    full = canvas.look.text.width(words, 17, 400)
    assert w < full, "it shrinks"
    assert abs(top + height / 2 - other - h / 2) < 3


@pytest.mark.parametrize("animation", ["full", "basic", "none"])
def test_the_sea_fills_before_it_is_said_how_it_ended(sea: Places, animation: str) -> None:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[:3]))
    shown = replace(sea(5, 4, 0), ending=WON, phase=Phase.OVER)
    frame: Frame[DiverCityView] = Frame(shown, (), 1, Situation(Now.OVER))
    pilot = Pilot(animation=animation)
    pilot.app.start(lambda: EndingScene(Ended(frame, lambda: (seats, ()), None, lambda: None)))
    page = pilot.scene
    assert isinstance(page, EndingScene)
    saved = [node for node in page.stage.nodes if node.name.startswith("saved/")]
    seen: list[int] = [0]
    while not page.told:
        pilot.step(FRAME_MS)
        if not page.told:
            assert page.banner.text == "How is the sea?"
            assert page.stage["verdict"].alpha == page.stage["paper"].alpha == 0, "no empty sheet lies there"
            assert page.stage["picture"].centre[0] == pytest.approx(800), "beside it there would be nothing"
        seen.append(sum(node.alpha > 0 for node in saved))
    assert seen == sorted(seen) and (animation != "full" or set(seen) == set(range(6)))
    pilot.settle()
    assert page.banner.text == "The sea is safe"
    assert page.stage["picture"].x == pytest.approx(page.stage["verdict"].bounds[0] + page.stage["verdict"].w + 16)
    assert all(node.alpha == 1 for node in page.stage.nodes if node.visible)


@pytest.mark.parametrize("ending", [WON, "extinct"])
def test_a_press_shortens_what_is_told_now_and_the_sea_glides_to_its_place(sea: Places, ending: str) -> None:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[:3]))
    over = replace(sea(5, 4, 0), ending=ending, phase=Phase.OVER, table=finished().view(None).table)
    frame: Frame[DiverCityView] = Frame(over, (), 1, Situation(Now.OVER))
    pilot = Pilot((640, 360), animation="full")
    pilot.app.start(lambda: EndingScene(Ended(frame, lambda: (seats, ()), None, lambda: None)))
    page, across = pilot.scene, list[float]()
    assert isinstance(page, EndingScene)

    def press_space() -> None:
        pilot.app.step(FRAME_MS, [pilot.key_event("space")])
        for _ in range(8):
            across.append(page.stage["picture"].x)
            pilot.step(FRAME_MS)

    pilot.step(500)
    press_space()
    assert page.told
    if ending == WON:
        assert pilot.names("diver/") and page.stage["paper"].alpha == 0, "their moment is not over with the counting"
        press_space()
    assert 0 < page.stage["paper"].alpha < 1
    press_space()
    assert not page.timeline.busy and page.stage["paper"].alpha == 1
    way = across[0] - page.stage["picture"].x
    assert all(abs(one - other) < abs(way) / 2 for one, other in pairwise(across))


def test_where_little_moves_the_end_is_told_soon_and_nothing_rises(sea: Places) -> None:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[:3]))
    frame: Frame[DiverCityView] = Frame(
        replace(sea(5, 4, 0), ending=WON, phase=Phase.OVER), (), 1, Situation(Now.OVER)
    )
    pilot = Pilot((640, 360), animation="basic")
    pilot.app.start(lambda: EndingScene(Ended(frame, lambda: (seats, ()), None, lambda: None)))
    page, passed = pilot.scene, 0
    assert isinstance(page, EndingScene)
    while not page.told:
        pilot.step(FRAME_MS)
        passed += FRAME_MS
    assert passed <= 900
    pilot.settle()
    assert not any(isinstance(node, Flake) for node in page.stage.nodes)


def test_bubbles_rise_in_the_sea_and_never_among_the_hotels(sea: Places) -> None:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[:3]))
    frame: Frame[DiverCityView] = Frame(
        replace(sea(5, 4, 0), ending=WON, phase=Phase.OVER), (), 1, Situation(Now.OVER)
    )
    pilot = Pilot((640, 360), animation="full")
    pilot.app.start(lambda: EndingScene(Ended(frame, lambda: (seats, ()), None, lambda: None)))
    page = pilot.scene
    assert isinstance(page, EndingScene)
    shore = min(node.y for node in page.stage.nodes if node.name.startswith("saved/"))
    found = list[Flake]()
    while page.moving:
        pilot.step(FRAME_MS)
        found = [node for node in page.stage.nodes if isinstance(node, Flake)] or found
        within = [bubble for bubble in found if bubble.z > page.stage["picture"].z]
        assert all(bubble.y > shore - 44 for bubble in within if bubble.visible)
    assert found, "the sea is safe: bubbles rise"


@pytest.mark.parametrize("players", [1, 3, 6])
def test_all_divers_have_their_moment_beside_the_picture_before_the_sheet_comes(sea: Places, players: int) -> None:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[: max(3, players)]))
    won = replace(sea(5, 4, 0), ending=WON, phase=Phase.OVER, table=finished(players).view(None).table)
    frame: Frame[DiverCityView] = Frame(won, (), 1, Situation(Now.OVER))
    pilot = Pilot((640, 360), animation="full")
    pilot.app.start(lambda: EndingScene(Ended(frame, lambda: (seats, ()), None, lambda: None)))
    stage, seen = pilot.scene.stage, set[str]()
    while stage["paper"].alpha == 0:
        pilot.step(FRAME_MS)
        left, _, w, _ = stage["picture"].bounds
        for node in (node for node in stage.nodes if node.name.startswith("diver/") and node.alpha > 0):
            x, y, wide, high = node.bounds
            assert x >= 0 and (x + wide <= left or left + w <= x) and x + wide <= 1600
            assert y > 58 and y + high < 900
            if node.alpha == 1:
                seen.add(node.name)
                assert players > 1 or abs(x + wide / 2 - left / 2) < 1, "one diver has the room beside the picture"
    assert {f"diver/{seat}" for seat in range(players)} <= seen
    pilot.settle()
    assert not pilot.names("diver/")


@pytest.mark.parametrize(("ending", "stands"), [(WON, True), ("extinct", False)])
def test_the_sun_stands_over_a_sea_that_is_safe_and_over_no_other(sea: Places, ending: str, stands: bool) -> None:
    seats = tuple(SeatInfo(name, style, False) for style, name in enumerate(NAMES[:3]))
    over = replace(sea(5, 4, 0), ending=ending, phase=Phase.OVER)
    frame: Frame[DiverCityView] = Frame(over, (), 1, Situation(Now.OVER))
    pilot = Pilot((640, 360)).start(lambda: EndingScene(Ended(frame, lambda: (seats, ()), None, lambda: None)))
    assert ("sun" in pilot.scene.stage) is stands


def test_who_won_for_ocean_corp_stands_in_the_banner() -> None:
    pilot = Pilot()
    pilot.app.start(lambda: EndingScene(ended(finished(4, variants=["industrialist"]))))
    page = pilot.scene
    assert isinstance(page, EndingScene) and not page.won
    assert (page.banner.text, page.banner.seat) == ("Ocean Corp. wins", page.ended.seats[3])


@pytest.mark.parametrize("animation", ("full", "none"))
def test_it_is_heard_how_it_ended_and_why_and_once(animation: str) -> None:
    game = next(one for one in map(finished, (3,) * 30, range(30)) if one.view(None).ending == "extinct")
    pilot = Pilot(animation=animation)
    pilot.app.settings["show_read"] = True
    pilot.start(lambda: EndingScene(ended(game)))
    pilot.settle()
    heard = " ".join(pilot.app._reader.voice.log)
    for said in ("The sea needs you again.", "Not this time. Too many species went extinct."):
        assert heard.count(said) == 1


@pytest.mark.parametrize("animation", ("basic", "none"))
@pytest.mark.parametrize(("persons", "sound"), [({3}, "chord"), ({0, 3}, "low"), ({0, 1, 2}, "low"), (set(), "low")])
def test_ocean_corp_hears_its_own_victory_when_no_diver_is_at_the_screen(
    persons: set[int], sound: str, animation: str
) -> None:
    over = ended(finished(4, variants=["industrialist"]))
    seats = tuple(replace(info, computer=seat not in persons) for seat, info in enumerate(over.seats))
    pilot = Pilot(animation=animation)
    pilot.app.start(lambda: EndingScene(replace(over, spoken=lambda: (seats, over.log))))
    pilot.settle()
    assert {name.split("-")[0] for name in pilot.sounds} & {"low", "chord"} == {sound}


@pytest.mark.parametrize(("turns", "hands", "more"), [(0, 1, 0), (3, 2, 0), (7, 3, 0), (8, 3, 2), (8, 7, 2)])
def test_the_sheet_of_the_end_is_filled_and_nothing_stands_below_it(turns: int, hands: int, more: int) -> None:
    moments = tuple(Moment(turn, LogEntry(None, "gone", sign="skull"), True) for turn in range(turns))
    seats = tuple(Hand(SeatInfo(f"Ana {one}", one % 6, False), ("eel",)) for one in range(hands))
    ladder = tuple(zip(SPECIES, [EXTINCT] * 5 + [2] * 7))
    canvas = Noting(small_look(), 920, 716)
    Verdict("", "", ladder, (), TurningPoints(moments, more), seats, False).paint(canvas, False)
    lowest = max(said.box[1] + said.box[3] for said in canvas.said)
    assert lowest <= 716 - 10
    assert lowest > 716 - (150 if turns else 250), "no bare foot"
    spots = [place for name, place in canvas.pictures if name.startswith("disc/")]
    heads = next(said.box[1] for said in canvas.said if said.text == "All hands")
    assert all(place.bottom < heads for place in spots[: len(SPECIES)]), "the ladder ends above what stands below"
