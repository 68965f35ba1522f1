"""What AQUA's table tells beside the reef: goals, piles, points, challenges, and whose reef it is."""

from dataclasses import replace

import pytest

from game.core.session import Session
from game.games.aqua.actions import Large
from game.games.aqua.challenges import Nearly
from game.games.aqua.game import AQUA
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.view import track_words
from game.games.aqua.view.brought import Brought
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import Trial
from game.games.aqua.view.parts.goals import GoalCard, GoalsPart
from game.games.aqua.view.parts.piles import PileCard, PilesPart
from game.games.aqua.view.parts.tally import TallyCell, TallyPart
from game.games.aqua.view.places import Camera
from game.games.aqua.view.sceneries import Places
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import NOTHING, Frame, Now, Situation
from game.ui.table.seats import SeatInfo
from game.ui.words import languages, set_language, signed
from game.units import Rect
from tests.games.aqua.view.states import NAMES, game_until, presenter, state_of
from tests.support.hands import StillHands
from tests.support.painting import Noting, small_look

ROW = Rect(0, 0, 900, 120)


def begun(**options: object) -> Session:
    return Session.new(AQUA, NAMES[:2], dict(options), 3)


def goals_of(session: Session) -> StillHands:
    hands = StillHands()
    GoalsPart(hands, ROW).show(presenter().model(state_of(session)))
    return hands


def tally_of(session: Session, nearly: tuple[Nearly, ...] = (), text_scale: float = 1.0) -> StillHands:
    hands = StillHands(text_scale=text_scale)
    TallyPart(hands, Rect(0, 0, 320, 130)).show(replace(presenter().model(state_of(session)), nearly=nearly))
    return hands


@pytest.mark.parametrize(
    "mode, parts", (("family", {"small", "large"}), ("family_reefs", {"small", "large", "reefs"}))
)
def test_a_game_without_goals_shows_neither_their_row_nor_their_points(mode: str, parts: set[str]) -> None:
    session = begun(mode=mode)
    assert goals_of(session).names() == []
    assert set(tally_of(session).names("tally/")) == {f"tally/{part}" for part in parts}


def test_a_game_with_goals_shows_both() -> None:
    session = begun()
    assert len(goals_of(session).names("goal/")) == 6
    assert "tally/goals" in tally_of(session).names()


@pytest.mark.parametrize("language", ("en", "fr", "cs"))
def test_the_names_of_the_parts_are_of_one_size(language: str) -> None:
    set_language(language)
    hands = tally_of(begun(), text_scale=1.3)
    titles = [hands.painted(name).said[0] for name in hands.names("tally/")]
    assert len({round(said.box[3], 1) for said in titles}) == 1 and all(said.fits for said in titles)


@pytest.mark.parametrize(
    "points, change, told", ((4, 0, ["4"]), (4, 3, ["4", "+3"]), (24, -2, ["24", "−2"]), (124, 124, ["+124"]))
)
def test_a_part_of_the_points_shows_what_it_is_now_and_what_a_tile_would_add(
    points: int, change: int, told: list[str]
) -> None:
    c = Noting(small_look(1.3), 60, 62)
    TallyCell("Reefs", points, change, 17).paint(c, False)
    assert c.words == ["Reefs", *told]
    assert all(said.fits and said.box[0] >= 0 and said.box[0] + said.box[2] <= 60 for said in c.said)


@pytest.mark.parametrize("language", languages())
def test_the_parts_of_the_points_are_written_in_one_size(language: str) -> None:
    set_language(language)
    hands = StillHands(text_scale=1.3)
    TallyPart(hands, Rect(0, 0, 316, 134)).show(presenter().model(state_of(begun())))
    titles = [hands.painted(name).said[0] for name in hands.names("tally/")]
    assert all(title.fits for title in titles)
    assert len({title.box[3] for title in titles}) == 1, "the heights of the letters"


@pytest.mark.parametrize("letter", SCENARIOS)
def test_the_natives_of_a_scenario_are_those_of_its_goals_when_no_animal_has_come(letter: str) -> None:
    session, scenario = begun(scenario=letter), SCENARIOS[letter]
    hands, terms = goals_of(session), session.view(None).terms
    for place, number in enumerate(scenario.ecosystems):
        card = hands.drawable(f"goal/{place}")
        assert isinstance(card, GoalCard)
        assert (card.number, card.native, card.count) == (number, terms.natives[place], 0)
        assert card.points == 0


def test_a_pile_glows_while_a_tile_is_tried_with_which_its_animal_would_come() -> None:
    model = presenter().model(state_of(game_until(lambda view: view.phase == "grow" and view.round > 3)))
    hands, tried = (
        StillHands(),
        replace(model, trial=Trial(next(iter(model.last.values())), None, then=(("duo", 6),)), outlines={}),
    )
    PilesPart(hands, Rect(0, 0, 220, 700)).show(tried)
    glowing = {}
    for name in hands.names("pile/"):
        card = hands.drawable(name)
        assert isinstance(card, PileCard)
        glowing[name] = card.comes
    assert [name for name, glows in glowing.items() if glows] == ["pile/duo"]
    assert "+6" in hands.painted("pile/duo").words
    assert "With this tile it would come." in hands.stage["pile/duo"].hint


def test_a_pile_that_is_empty_says_so() -> None:
    canvas = Noting(small_look(), 200, 120)
    PileCard("duo", (), False).paint(canvas, False)
    assert "pile empty" in canvas.words


def test_every_place_of_a_large_animal_carries_what_it_brings() -> None:
    session = game_until(lambda view: view.phase == "large")
    model = presenter().model(state_of(session))
    (pile, outlines), canvas = next(iter(model.outlines.items())), Noting(small_look(), 800, 600)
    Places(outlines, show_gains=True).paint(canvas, Camera(400.0, 300.0, 40.0))
    before, seat = session.view(None).sheets, model.front
    brings = [
        AQUA.rules.preview(model.view, (Large(seat, pile, cells),))[seat].total - before[seat].total
        for cells in outlines
    ]
    assert sorted(canvas.words) == sorted(map(signed, brings))


def test_challenges_that_are_nearly_met_are_told_with_the_points() -> None:
    near = Nearly(5, 5, 6)
    hint = tally_of(begun(), (near,)).stage["tally"].hint
    assert hint.endswith(f"Nearly: {track_words.nearly(near)}")
    assert "Nearly" not in tally_of(begun()).stage["tally"].hint


def test_challenges_that_were_nearly_met_are_told_at_the_end() -> None:
    near = Nearly(5, 5, 6)
    canvas = Noting(small_look(), 420, 500)
    Brought(SeatInfo("Ana", 0, False), None, (), None, None, None, (near,)).paint(canvas, False)
    assert {"Nearly met", track_words.nearly(near)} <= {*canvas.words}


def test_the_banner_names_who_grows_a_reef_and_whose_reef_is_looked_at() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 1)
    seat = session.actors[0]
    shows = presenter()
    assert shows.model(state_of(session)).banner == f"{NAMES[seat]}, grow your reef"
    assert shows.model(state_of(session, front=1 - seat)).banner == f"The reef of {NAMES[1 - seat]}"
    waiting = Frame(session.view(None), (), 0, Situation(Now.COMPUTERS), NOTHING)
    assert shows.model(DeskState(waiting, Choice(), seat, {}, ())).banner == "The reefs are growing"
