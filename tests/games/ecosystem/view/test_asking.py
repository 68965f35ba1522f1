"""What the banner says while nobody at the screen decides is so at that moment."""

from game.core.session import Session
from game.games.ecosystem.view.asking import banner_words
from game.games.ecosystem.view.choice import Choice
from game.ui.table.feed import NOTHING, Frame, Now, Situation
from tests.games.ecosystem.boards import all_placed, play, table

WHALES = ("WWKTT/CCKTT/PPPGG/NNNBB", "KWKTT/CCKTT/PPPGG/NNNBB", "TTTKK/EEEKK/PPPSS/BBBSS")


def said(session: Session, now: Now) -> str:
    frame = Frame(session.view(None), (), len(session.entries), Situation(now), NOTHING)
    return banner_words(frame, Choice(), ())


def test_everybody_turns_over_a_card_until_the_first_of_them_lies() -> None:
    session = table(("Ana", "Bruno", "Chloé"), "SR" + "M" * 9 + "M" + "S" * 10 + "W" * 11)
    play(session, "0 pick stream", "1 pick meadow", "2 pick wolf")
    assert said(session, Now.COMPUTERS) == "Everybody turns over a card"
    play(session, "0 place 0,0")
    assert said(session, Now.COMPUTERS) == "The card finds its place"


def test_that_the_last_card_lies_is_not_said_once_cards_have_turned_over() -> None:
    session = play(all_placed("ocean", WHALES), "0 flip 1,0 2,0", "0 flip 0,0 0,1", "1 flip 1,0 1,1")
    assert session.outcome is not None
    assert said(session, Now.OVER) == "The points are counted"
