import pytest

from game.core.session import Session
from game.games.divercity.view.choice import CLOSE, PLAY, TELL, USE, Choice
from game.games.divercity.view.lesson import DiverCityDesk, DiverCityTerms
from game.games.divercity.view.lesson_picture import SmallLadder
from game.games.registry import GAMES
from game.levels.lessons import load_lesson
from game.ui.lessons.start import new_session
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame, Now, Situation

TERMS = DiverCityTerms()


@pytest.fixture
def session() -> Session:
    """The game of the lesson at its beginning."""
    return new_session(load_lesson("divercity"), "Ana")


def desk(session: Session, choice: Choice) -> DiverCityDesk:
    """Its table, as the learner sees it."""
    frame = Frame(session.view(0), (), 0, Situation(Now.DECISION, 0, 0, 0), session.legal(0))
    return DeskState(frame, choice, 0, {}, ())


def play(session: Session, *actions: str) -> None:
    for action in actions:
        session.submit(GAMES["divercity"].codec.decode(action))


def test_the_facts_tell_the_ladder_and_the_cards_that_are_seen(session: Session) -> None:
    facts = TERMS.facts(desk(session, Choice()))
    assert (facts["turn"], facts["phase"], facts["built"], facts["hand"]) == (1, "oil", (), ())
    ladder, mates = facts["ladder"], facts["mates"]
    assert isinstance(ladder, tuple) and len(ladder) == 12 and "octopus blue" in ladder
    assert facts["knows"] == facts["used"] == ()
    assert mates == ("1 octopus", "1 sea_turtle", "1 octopus", "2 manta_ray", "2 eel", "2 crab")


def test_the_facts_tell_what_the_learner_was_told(session: Session) -> None:
    play(session, "0 oil 0", "0 tell 1", "1 tell 0", "1 end", "2 play 0", "2 end")
    facts = TERMS.facts(desk(session, Choice()))
    assert facts["hand"] == ("0 octopus", "1 sea_turtle", "2 lobster")
    assert facts["built"] == ("red", "green", "purple", "yellow") and facts["phase"] == "act"
    assert facts["knows"] == ("1 octopus", "1 sea_turtle", "1 octopus") and facts["used"] == ()
    play(session, "0 play 1")
    assert TERMS.facts(desk(session, Choice()))["phase"] == "after"
    play(session, "0 use environmentalist red")
    assert TERMS.facts(desk(session, Choice()))["used"] == ("environmentalist",)


@pytest.mark.parametrize(
    ("name", "choice", "next_"),
    [
        ("oil:1", Choice(), ("hand/1",)),
        ("oil:1", Choice(places=(1,)), ()),
        ("play:2", Choice(), ("action/play",)),
        ("play:2", Choice(PLAY, places=(0,)), ("hand/2",)),
        ("tell:2", Choice(PLAY), ("action/tell",)),
        ("tell:2", Choice(TELL, seat=1), ("mate/2",)),
        ("tell:2", Choice(TELL, seat=2), ()),
        ("close:red 0", Choice(), ("action/close",)),
        ("close:red 0", Choice(CLOSE, places=(0,)), ("hotel/red",)),
        ("close:red 0", Choice(CLOSE, hotel="red"), ("hand/0",)),
        ("use:environmentalist red", Choice(), ("use",)),
        ("use:environmentalist red", Choice(USE, "environmentalist"), ("hotel/red",)),
        ("use:environmentalist red", Choice(USE, "environmentalist", hotel="red"), ()),
        ("species/eel", Choice(), ("species/eel",)),
    ],
)
def test_an_action_is_led_to_press_by_press(
    session: Session, name: str, choice: Choice, next_: tuple[str, ...]
) -> None:
    assert TERMS.nodes(desk(session, choice), name) == next_


def test_what_is_not_there_has_no_name(session: Session) -> None:
    with pytest.raises(ValueError, match="no name in Mini DiverCity"):
        TERMS.nodes(desk(session, Choice()), "moss")
    with pytest.raises(ValueError, match="no row"):
        TERMS.row("eel")


def test_a_small_ladder_is_written_in_species_and_columns() -> None:
    assert TERMS.picture("octopus extinct, eel green") == SmallLadder((("octopus", 0), ("eel", 3)))


@pytest.mark.parametrize("text", ["eel", "eel pink", "moss red", ""])
def test_what_cannot_be_drawn_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"values to unpack|not in tuple|no species"):
        TERMS.picture(text)
