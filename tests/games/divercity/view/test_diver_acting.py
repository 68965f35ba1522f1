"""The banner says who acts and why, from what everybody may know."""

from pathlib import Path

import pytest

from game.core.rules import redact
from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view import words
from game.games.divercity.view.acting import Announcement, next_announcement, waiting_for
from game.games.divercity.view.parts.actions import ActionFace
from tests.games.divercity.tables import NAMES, play, table
from tests.games.divercity.view.dives import at_title, model, scene, sit_at, with_computers
from tests.support.painting import Noting, small_look
from tests.support.pilot import FRAME_MS

QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"
DIVERS = "diving explorer captain"


def told(game: Session, line: str, viewer: int | None = 0) -> list[Announcement]:
    """What stands in the banner one after the other while an action is told."""
    view = game.view(viewer)
    play(game, line)
    announcements: list[Announcement] = []
    announced = None
    for event in game.entries[-1].events:
        event = redact(event, viewer)
        announced = next_announcement(announced, event, view, NAMES)
        view = DIVERCITY.rules.after(view, event)
        if announced is not None and announced not in announcements[-1:]:
            announcements.append(announced)
    return announcements


def test_who_tells_a_hand_does_so_because_a_species_is_one_step_from_lost() -> None:
    game = table(3, "crab eel eel starfish eel lobster", "dynamite", DIVERS)
    play(game, "0 play 1")
    if game.actors == (0,):
        play(game, "0 end")
    (near,) = [name for name, place in game.view(None).ladder.items() if place == 1] or [""]
    said = [announced.words for announced in told(game, f"{game.actors[0]} tell 0")]
    assert near
    assert f"Ben tells Ana; {words.species(near)} is one step from lost" in said


def test_without_danger_the_reason_is_what_is_new() -> None:
    game = table(3, "", QUIET, DIVERS)
    assert Announcement(0, "Ana tells Ben; 3 cards are new to Ben", "tell") in told(game, "0 tell 1")


def test_what_was_told_before_is_told_once_more() -> None:
    game = play(table(3, "", QUIET + " hotels:blue+orange", "endurance explorer captain"), "0 tell 2", "1 tell 2")
    if game.actors == (1,):
        play(game, "1 end")
    assert "Ben tells Cid once more what was told before" not in [d.words for d in told(game, "2 tell 1")]
    again = play(table(3, "", QUIET, "endurance diving captain"), "0 tell 2")
    assert Announcement(1, "Ben tells Cid once more what was told before", "tell") in told(again, "1 tell 2")


@pytest.mark.parametrize("viewer", (0, None))
def test_no_sentence_follows_from_cards_that_the_viewer_may_not_see(viewer: int | None) -> None:
    """Ana is told: whatever she holds, she reads the same."""
    rest = "eel eel eel lobster lobster lobster "
    one, other = (
        told(play(table(3, mine + rest, "dynamite", DIVERS), "0 tell 2", "0 end"), "1 tell 0", viewer)
        for mine in ("crab crab crab ", "octopus octopus octopus ")
    )
    assert one == other != []


def test_a_closed_hotel_says_how_many_stood() -> None:
    said = told(table(3, "", QUIET, DIVERS), "0 close red 1")
    assert Announcement(0, "Ana closes a hotel (red); 2 of 6 were built", "close") in said


def test_while_a_diver_card_is_told_no_action_is_lit() -> None:
    game = play(table(3, "crab crab crab ", QUIET, "swimmer explorer captain"), "0 play 0")
    announcements = told(game, "0 use swimmer 0")
    assert announcements[0] == Announcement(0, "Ana uses a diver card: Olympic swimmer", "use")
    assert {announced.action for announced in announcements if "Ana" in announced.words} == {"use"}


def test_the_strike_is_told_of_the_seat_it_hits() -> None:
    game = table(3, "", QUIET, "endurance explorer captain")
    said = told(game, "0 play 0")
    assert [(announced.seat, announced.action) for announced in said][:2] == [(0, "play"), (0, "play")]
    assert (1, "Turn 2: Ben dives") in [(announced.seat, announced.words) for announced in said]
    assert said[-1].words == "Ocean Corp. builds: red and green" and said[-1].action == ""


def test_a_computer_that_decides_is_named() -> None:
    game = play(table(3, "", "hotels:red+green oil", "endurance explorer captain"), "0 play 0")
    assert waiting_for(game.view(0), NAMES) == Announcement(1, "Ben chooses a card for the oil rig")
    play(game, "1 oil 0")
    assert waiting_for(game.view(0), NAMES) == Announcement(1, "Ben chooses an action")


def test_on_the_table_the_banner_follows_a_diver_card_at_once(tmp_path: Path) -> None:
    pilot = sit_at(at_title(tmp_path, (640, 360), "full"), table(3, "", QUIET, DIVERS))
    pilot.key("u")
    pilot.click("species/eel")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    for _ in range(200):
        pilot.app.step(FRAME_MS, [])
        if "way/slip" in pilot.names():
            break
    assert model(pilot).banner == "Ana sends Diving specialist: Eel is two steps from safe"
    assert not any(action.chosen or action.under_way for action in model(pilot).actions)
    pilot.store.close()


def test_an_action_of_another_player_does_not_look_like_a_button_that_was_pressed(tmp_path: Path) -> None:
    """Only what the viewer has chosen is lit; what another player does is framed as that player's hand is."""
    pilot = sit_at(at_title(tmp_path, (640, 360), "full"), with_computers(table(3, "", QUIET, DIVERS)))
    pilot.key("p")
    assert [action.name for action in model(pilot).actions if action.chosen] == ["play"]
    assert pilot.node("action/play").chosen
    pilot.key("1", "Return")
    pilot.app.step(FRAME_MS, [pilot.key_event("e")])
    seen: set[str] = set()
    for _ in range(2000):
        pilot.app.step(FRAME_MS, [])
        if seen:
            break
        drawn = model(pilot)
        if drawn.decider is None and drawn.acting not in (None, 0):
            seen |= {action.name for action in drawn.actions if action.under_way}
            assert not any(action.chosen for action in drawn.actions)
            assert not any(pilot.node(f"action/{action.name}").chosen for action in drawn.actions)
    assert seen, "a computer did something"
    pilot.store.close()


def test_what_another_player_does_has_no_base_to_be_pressed_on() -> None:
    lit, other = (Noting(small_look(), 330, 44) for _ in range(2))
    ActionFace("hand", "P", "Play a card", "", True, chosen=True).paint(lit, False)
    ActionFace("hand", "P", "Play a card", "", False, under_way=True).paint(other, False)
    assert lit.surface.get_at((24, 8)) != other.surface.get_at((24, 8))
    idle = Noting(small_look(), 330, 44)
    ActionFace("hand", "P", "Play a card", "", False).paint(idle, False)
    assert idle.surface.get_at((24, 4)) == other.surface.get_at((24, 4)), "the ground of what cannot be pressed"


def test_at_the_instant_pace_a_computers_turn_takes_no_time(tmp_path: Path) -> None:
    """Only what befalls the person still moves."""
    game = with_computers(table(3, "", QUIET, "endurance explorer captain"))
    pilot = sit_at(at_title(tmp_path, (640, 360), "full"), game, pace="instant")
    pilot.key("p", "1", "Return")
    seats = set()
    while scene(pilot).feed.situation.decider is None or scene(pilot).timeline.busy:
        pilot.app.step(FRAME_MS, [])
        if pilot.names("way/"):
            seats.add(model(pilot).view.active)
    assert seats <= {0}
    assert len(scene(pilot).feed.history()) > 3
    pilot.store.close()
