"""What stands on the curtain between two persons: the turn, or what the whales are asked for."""

from dataclasses import replace

from game.core.session import Session
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.state import FLIP, PICK
from game.games.ecosystem.view.table import EcosystemTable
from game.games.registry import GAMES
from game.ui.scenes.curtain import CurtainScene
from game.ui.table.desk_values import HandOver
from game.ui.table.feed import Now, Situation
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.support.garden import Garden
from tests.support.pilot import Pilot

STYLE = TableStyle((0, 1, 2))


def handed(phase: str) -> HandOver:
    """What the curtain says to Bruno."""
    feed = SessionFeed(Session.new(GAMES["ocean"], ("Ana", "Bruno", "Chloé"), seed=3), STYLE)
    frame = feed.now()
    asked = Situation(Now.CURTAIN, 1, 1, None)
    found = EcosystemTable(feed, STYLE, OCEAN).pages.hand_over(
        replace(frame, view=replace(frame.view, phase=phase), situation=asked)
    )
    assert found is not None
    return found


def texts(card: HandOver) -> list[str]:
    pilot = Pilot().start(Garden)
    pilot.app.stack.push(CurtainScene(lambda: card, lambda: None))
    pilot.settle()
    return pilot.texts()


def test_before_the_points_the_curtain_speaks_of_whales_and_of_no_hand_and_no_turn() -> None:
    said = " ".join(texts(handed(FLIP)))
    assert "what do your whales turn over?" in said
    assert "Before the points: the whales" in said
    assert "I am Bruno, let me choose for my whales" in said
    assert "your turn" not in said and "hand" not in said and "Turn " not in said


def test_in_a_turn_the_curtain_speaks_of_the_turn_and_the_hand() -> None:
    said = texts(handed(PICK))
    assert {"Bruno, your turn", "Round 1, turn 1 of 10", "I am Bruno, show my hand"} <= set(said)


def test_under_water_nobody_is_asked_to_look_at_the_moon() -> None:
    said = texts(handed(PICK))
    assert "Everybody else: follow the jellyfish for a moment." in said
    assert not any("moon" in words for words in said)
