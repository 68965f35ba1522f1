"""How Ocean and Savanna end at the running app: whales behind the curtain, lions on the open table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.ecosystem.actions import Flip, Hunt, Move
from game.ui.engine.sprite import Sprite
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.games.ecosystem.boards import all_placed
from tests.games.ecosystem.boards import table as game_with
from tests.pilot.play import at_title, by_mouse, lines, play_on, restart, seen, session, sit_down, situation, table
from tests.support.pilot import Pilot

WHALES = ("WWKTT/CCKTT/PPPGG/NNNBB", "KWKTT/CCKTT/PPPGG/NNNBB", "TTTKK/EEEKK/PPPSS/BBBSS")
LIONS = ("LPLWW/GTTTT/ZCPFF/GVVHH", "PPPPW/ZZZWW/TTTFF/EEEHH", "LPGZC/LWWTT/FFFEE/VVVHH")
NAMES = ("Ana", "Bruno", "Chloé")

Sit = Callable[[Session], Pilot]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """A table of persons at which a game goes on."""
    pilots = []

    def start(game: Session) -> Pilot:
        pilot = at_title(tmp_path / str(len(pilots)))
        pilots.append(pilot)
        style = TableStyle(tuple(range(len(game.names))))
        pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
        pilot.settle()
        return pilot

    yield start
    for pilot in pilots:
        pilot.store.close()


def card(pilot: Pilot, cell: tuple[int, int], seat: int = 0) -> str:
    """The name of a card in the large ecosystem."""
    return f"card:{seen(pilot).seats[seat].grid[cell].id}"


def lies_face_down(pilot: Pilot, name: str) -> bool:
    node = pilot.node(name)
    assert isinstance(node, Sprite)
    return node.squeeze < 0


def lift(pilot: Pilot) -> None:
    assert pilot.scene.name == "curtain"
    pilot.key("Return")


def flip(pilot: Pilot, whale: tuple[int, int] | None, over: tuple[int, int], seat: int = 0) -> None:
    if whale is not None:
        pilot.click(card(pilot, whale, seat))
    pilot.click(card(pilot, over, seat))
    pilot.click("done")


# -- whales


def test_a_whale_turns_over_what_was_chosen_last(sit: Sit) -> None:
    pilot = sit(all_placed("ocean", WHALES))
    lift(pilot)
    pilot.click(card(pilot, (1, 0)))
    pilot.click(card(pilot, (2, 0)))
    assert lies_face_down(pilot, card(pilot, (2, 0)))
    pilot.click(card(pilot, (1, 1)))
    assert not lies_face_down(pilot, card(pilot, (2, 0)))
    assert lies_face_down(pilot, card(pilot, (1, 1)))
    pilot.click("done")
    assert lines(pilot)[-1] == "0 flip 1,0 1,1"
    assert lies_face_down(pilot, card(pilot, (1, 1)))


def test_the_only_whale_is_taken_at_once_and_the_first_of_two_can_be_let_go(sit: Sit) -> None:
    pilot = sit(all_placed("ocean", WHALES))
    lift(pilot)
    assert table(pilot).desk.state.choice.first is None
    pilot.click(card(pilot, (0, 0)))
    pilot.step(500)  # two clicks, not a double one
    pilot.click(card(pilot, (0, 0)))
    assert table(pilot).desk.state.choice.first is None
    flip(pilot, (1, 0), (2, 0))
    assert table(pilot).desk.state.choice.first == (0, 0)


def test_a_flip_can_be_taken_back_until_the_screen_is_passed_on(sit: Sit) -> None:
    pilot = sit(all_placed("ocean", WHALES))
    lift(pilot)
    before = lines(pilot)
    flip(pilot, (1, 0), (2, 0))
    pilot.click("undo")
    assert lines(pilot) == before
    assert not lies_face_down(pilot, card(pilot, (2, 0)))


def test_when_all_have_chosen_the_cards_lie_face_down_on_the_score_sheet(sit: Sit) -> None:
    pilot = sit(all_placed("ocean", WHALES))
    lift(pilot)
    flip(pilot, (1, 0), (2, 0))
    flip(pilot, None, (0, 1))
    lift(pilot)
    flip(pilot, None, (1, 1), seat=1)
    assert pilot.scene.name == "score"
    pilot.click("tab/0")
    grid = pilot.node("board").drawable.grid
    assert {cell for cell in grid if grid[cell].face_down} == {(2, 0), (0, 1)}
    points = [said.text for said in pilot.node("sum/producers/0").said]
    rows = [said.text for row in ("coral", "krill", "plankton") for said in pilot.node(f"cell/{row}/0").said]
    assert [sum(map(int, rows))] == [int(text) for text in points]


@pytest.mark.parametrize(("animation", "hurry"), [("none", False), ("full", False), ("full", True)])
def test_what_one_person_chose_shows_on_nothing_before_all_have_chosen(
    tmp_path: Path, animation: str, hurry: bool
) -> None:
    """`hurry`: the card that was chosen is still turning over when that is confirmed."""

    def frames(over: tuple[int, int]) -> list[bytes]:
        pilot = at_title(tmp_path / f"{over}", animation=animation)
        pilot.app.settings["calm"] = True  # bubbles have risen as long as each thought
        game = all_placed("ocean", (WHALES[1], WHALES[1], WHALES[2]))
        style = TableStyle((0, 1, 2))
        pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
        pilot.settle()
        lift(pilot)
        pos = pilot.app.look.viewport.point(*pilot.node(card(pilot, over)).centre)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.app.step(16, [pygame.Event(kind, pos=pos, button=1)])
        pilot.hover("menu")
        pilot.step(48 if hurry else 1000)
        pilot.app.step(16, [pilot.key_event("Return")])
        while "below" in pilot.scene.stage:  # the curtain closes over what one has seen until now
            pilot.step(16)
        pilot.sounds.clear()
        seen_frames = [pygame.image.tobytes(pilot.app.screen, "RGB")]
        while pilot.scene.name != "curtain" or pilot.scene.timeline.busy:
            pilot.step(16)
            seen_frames.append(pygame.image.tobytes(pilot.app.screen, "RGB"))
        pilot.key("Return")
        pilot.settle()
        seen_frames.append(pygame.image.tobytes(pilot.app.screen, "RGB"))
        pilot.store.close()
        return seen_frames

    one, other = frames((0, 0)), frames((1, 1))
    assert len(one) == len(other) > 1
    assert all(a == b for a, b in zip(one, other, strict=True))


def test_whales_wait_for_the_next_start_of_the_app(tmp_path: Path) -> None:
    pilot = at_title(tmp_path)
    placed = all_placed("ocean", (WHALES[0], WHALES[1]))
    game, style = Session(placed.game, Record(placed.record.header)), TableStyle((0,))
    saver = Saver.begin(pilot.store, game, style.data())
    for entry in placed.entries:
        saver.append(game, game.submit(entry.action))
    pilot.app.stack.push(table_scene(game, saver, style))
    pilot.settle()
    flip(pilot, (1, 0), (2, 0))
    pilot = restart(pilot, tmp_path)
    assert seen(pilot).seats[0].flips == (((1, 0), (2, 0)),)
    flip(pilot, None, (0, 1))
    assert situation(pilot).seat == 1, "the player chooses for Tim's whale"
    flip(pilot, None, (1, 1), seat=1)
    assert pilot.scene.name == "score"
    pilot.store.close()


# -- lions


def test_the_best_prey_is_proposed_and_another_one_can_be_taken(sit: Sit) -> None:
    game = all_placed("savanna", LIONS)
    pilot = sit(game)
    assert situation(pilot).seat == 0
    assert lies_face_down(pilot, card(pilot, (0, 2)))
    pilot.click("done")
    assert lines(pilot)[-1] == "0 hunt 0,2"
    assert situation(pilot).seat == 2
    proposed = table(pilot).desk.state.choice.planned
    other = next(a.prey for a in table(pilot).feed.now().legal if isinstance(a, Hunt) and a.prey != proposed)
    pilot.click(card(pilot, other, 2))
    pilot.click("done")
    assert pilot.scene.name == "score"
    assert game.entries[-1].action == Hunt(2, other)


def lit_card(pilot: Pilot, seat: int) -> str:
    """The card of the large ecosystem under the mark of the card for which another is chosen."""
    mark = pilot.node("first-line")
    grid = seen(pilot).seats[seat].grid
    cards = [card(pilot, cell, seat) for cell in grid]
    return next(name for name in cards if pilot.node(name).bounds[:2] == (mark.bounds[0] + 1.5, mark.bounds[1] + 1.5))


def test_the_lion_that_hunts_is_lit_and_no_note_lights_another_one(sit: Sit) -> None:
    """Both lions at the top hunt, column by column; the third one has no grassland beside it."""
    pilot = sit(all_placed("savanna", ("LPLWW/GTTTT/ZTPFF/GVVHL", LIONS[1], LIONS[1])))
    for lion in ((0, 0), (2, 0)):
        assert lit_card(pilot, 0) == card(pilot, lion)
        assert not any(node.name.startswith("first-note") for node in pilot.scene.stage.nodes)
        pilot.click("done")
    assert pilot.scene.name == "score"


@pytest.mark.parametrize("hurry", [False, True])
def test_a_prey_that_is_chosen_is_not_turned_back_before_it_is_taken(sit: Sit, hurry: bool) -> None:
    """`hurry`: it is still turning over when that is confirmed."""
    pilot = sit(all_placed("savanna", LIONS[::-1]))
    pilot.app.settings["animation"] = "full"
    proposed = table(pilot).desk.state.choice.planned
    other = next(a.prey for a in table(pilot).feed.now().legal if isinstance(a, Hunt) and a.prey != proposed)
    prey = pilot.node(card(pilot, other))
    assert isinstance(prey, Sprite)
    pos = pilot.app.look.viewport.point(*prey.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step(16, [pygame.Event(kind, pos=pos, button=1)])
    pilot.step(48 if hurry else 1000)
    sides, heights = [prey.squeeze], [prey.near]
    pilot.app.step(16, [pilot.key_event("Return")])
    while pilot.scene.timeline.busy:
        sides.append(prey.squeeze)
        heights.append(prey.near)
        pilot.step(16)
    assert lines(pilot)[-1] == f"0 hunt {other[0]},{other[1]}"
    assert sides == sorted(sides, reverse=True) and sides[-1] == -1
    assert (sides[0] == -1) is not hurry
    assert any(sound.startswith("flip") for sound in pilot.sounds)
    assert hurry or max(heights) > 1 > min(heights), "what lies already is pressed down"


# -- the octopus


def octopus_beside_krill() -> Session:
    """Ana alone has just put an octopus to the right of her krill."""
    game = game_with(("Ana",), "KOCPPPPPPP", edition="ocean")
    for line in ("0 pick krill", "0 place 0,0", "0 give plankton", "0 pick octopus", "0 place 1,0"):
        game.submit(game.game.codec.decode(line))
    return game


def chosen(pilot: Pilot) -> tuple[object, object]:
    """The card that moves, and where to."""
    choice = table(pilot).desk.state.choice
    return choice.first, choice.planned


def test_an_octopus_moves_a_card_to_an_empty_place(sit: Sit) -> None:
    pilot = sit(octopus_beside_krill())
    pilot.click(card(pilot, (0, 0)))
    moves = [a for a in seen(pilot).legal[0] if isinstance(a, Move) and a.start == (0, 0)]
    assert {f"board:0/{a.end[0]},{a.end[1]}" for a in moves} == set(pilot.names("board:"))
    pilot.click("board:0/1,1")
    pilot.click("done")
    assert lines(pilot)[-1] == "0 move 0,0 1,1"


def test_a_card_is_carried_onto_the_one_it_changes_places_with_or_to_an_empty_place(sit: Sit) -> None:
    pilot = sit(octopus_beside_krill())
    krill, octopus = card(pilot, (0, 0)), card(pilot, (1, 0))
    home = pilot.node(krill).centre
    pilot.drag(krill, octopus)
    assert chosen(pilot) == ((0, 0), (1, 0))
    pilot.drag(octopus, krill)
    assert chosen(pilot) == (None, None), "it is carried back to where it came from"
    pilot.drag(octopus, krill)
    assert chosen(pilot) == ((1, 0), (0, 0))
    pilot.grab(krill)
    pilot.carry(*pilot.node("tray").centre)
    below = "board:0/1,1"
    pilot.carry(*pilot.node(below).centre)
    pilot.let_go(*pilot.node(below).centre)
    assert chosen(pilot) == ((0, 0), (1, 1))
    pilot.drag(below, "board:0/1,-1")
    assert chosen(pilot) == ((0, 0), (1, -1)), "it is carried on from where it is to move"
    pilot.grab("board:0/1,-1")
    pilot.carry(1500, 860)
    pilot.let_go(1500, 860)
    assert chosen(pilot) == (None, None)
    assert pilot.node(krill).centre == home
    pilot.click(krill)
    pilot.click(below)
    pilot.click("done")
    assert lines(pilot)[-1] == "0 move 0,0 1,1"


def test_a_card_let_go_where_it_may_not_lie_goes_back_and_says_why(sit: Sit) -> None:
    pilot = sit(octopus_beside_krill())
    krill = card(pilot, (0, 0))
    home = pilot.node(krill).centre
    for onto, said in ((krill, False), ("closed:0/2,1", True)):
        pilot.grab(krill)
        pilot.carry(home[0] + 90, home[1] + 200)
        pilot.let_go(*(pilot.node(onto).centre if onto != krill else home))
        assert chosen(pilot) == (None, None)
        assert pilot.node(krill).centre == home
        assert ("A card must lie beside another one, not only across a corner." in pilot.texts()) == said


# -- whole games


@pytest.mark.parametrize(
    ("name", "players"),
    [("ocean", ("Ana", "Wren:easy", "Rowan:easy")), ("ocean", ("Ana",)), ("savanna", ("Ana", "Bruno"))],
)
def test_a_whole_game_by_mouse(tmp_path: Path, name: str, players: tuple[str, ...]) -> None:
    pilot = at_title(tmp_path)
    sit_down(pilot, *players, game=name)
    game = session(pilot)
    play_on(pilot, by_mouse)
    assert pilot.scene.name == "score"
    [finished] = pilot.store.finished()
    assert finished.result["totals"] == [sheet.total for sheet in game.sheets()]
    assert any(isinstance(entry.action, Flip | Hunt) for entry in game.entries) or name == "ocean"
    pilot.store.close()
