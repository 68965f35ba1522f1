import pytest

from game.core.session import Session
from game.games.aqua.tiles import Tile
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.lesson import AquaTerms
from game.games.aqua.view.lesson_picture import SmallReef
from game.games.aqua.view.pressing import State
from game.games.aqua.view.turning import turn_of
from game.games.registry import GAMES
from game.levels.lessons import load_lesson
from game.ui.lessons.start import new_session
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame, Now, Situation

TERMS = AquaTerms()
WANTED = Tile.parse("2,-1,0,RPB")


def desk(choice: Choice, session: Session | None = None) -> State:
    """The table of the lesson, as the learner sees it."""
    session = session or new_session(load_lesson("aqua"), "Ana")
    frame = Frame(session.view(0), (), 0, Situation(Now.DECISION, 0, 0, 0), session.legal(0))
    return DeskState(frame, choice, 0, {}, ())


def test_the_lesson_is_dealt_the_cards_that_it_states() -> None:
    session, cards = new_session(load_lesson("aqua"), "Ana"), load_lesson("aqua").cards
    assert session.view(0).market == tuple(cards["tiles"][:3])
    assert "".join(session.view(0).terms.natives) == cards["natives"]


def test_the_facts_tell_the_market_the_snail_and_the_points() -> None:
    facts = TERMS.facts(desk(Choice()))
    assert facts["turn"] == 1 and facts["phase"] == "grow" and facts["snail"] == "waits"
    assert facts["market"] == ("RPB", "YBG", "GBB") and facts["animals"] == () and facts["large"] == ()
    points = facts["points"]
    assert isinstance(points, tuple) and {"0 small 0", "1 eco:0 0"} <= {*points}
    session = new_session(load_lesson("aqua"), "Ana")
    for action in ("0 snail", "1 grow 2,-1,1,YBG", "0 grow 2,-1,0,RPB"):
        session.submit(GAMES["aqua"].codec.decode(action))
    facts = TERMS.facts(desk(Choice(), session))
    assert (facts["turn"], facts["snail"], facts["tiles"]) == (2, "waits", ("2,-1,0,RPB",))


def test_a_tile_is_led_to_its_place_step_by_step() -> None:
    name, right = f"grow:{WANTED}", turn_of(WANTED)

    def asked(choice: Choice) -> tuple[str, ...]:
        return TERMS.nodes(desk(choice), name)

    assert asked(Choice()) == ("tile/RPB",) == asked(Choice(tile="GBB", planned=WANTED.cell))
    assert asked(Choice(tile="RPB")) == ("cell:2,-1",)
    assert asked(Choice(tile="RPB", planned=(1, -2))) == ("put-back",)
    assert asked(Choice(tile="RPB", planned=WANTED.cell, turn=right + 1)) == ("turn/left",)
    assert asked(Choice(tile="RPB", planned=WANTED.cell, turn=right)) == ()


def test_names_stand_for_what_lies_on_the_table() -> None:
    state = desk(Choice())
    assert TERMS.nodes(state, "score/small") == ("tally/small",)
    assert TERMS.nodes(state, "score/eco:1") == ("goal/1",)
    assert TERMS.nodes(state, "pile/duo") == ("pile/duo",)
    assert TERMS.nodes(state, "large:duo") == ()
    with pytest.raises(ValueError, match="no name in AQUA"):
        TERMS.nodes(state, "moss")


def test_a_small_reef_is_written_like_a_record() -> None:
    reef = SmallReef.parse("0,0,0,BYR 1,-1,0,OBG 1,0,0,RPB @1,0 *2,1")
    assert [str(tile) for tile in reef.tiles] == ["0,0,0,BYR", "1,-1,0,OBG", "1,0,0,RPB"]
    assert (reef.animals, reef.meant) == (((1, 0),), ((2, 1),))


@pytest.mark.parametrize("text", ["0,0,0,RRR", "0,0,0,BYR 0,0,0,OBG", "0,0,0,BYR @1,0", "0,0,0,BYR *1"])
def test_what_cannot_be_drawn_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no tile|another one|no habitat|invalid"):
        SmallReef.parse(text)
