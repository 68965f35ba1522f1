"""The look back is seen whole, and before it goes: presses that were meant for something else do not close it."""

from pathlib import Path

import pytest

from game.games.divercity.view.look_back import LookBackScene, ToldHand, in_columns
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.seats import SeatInfo
from game.ui.voice.sentences import page_of
from tests.games.divercity.tables import table
from tests.games.divercity.view.dives import at_title, sit_at
from tests.support.pilot import FRAME_MS, Pilot

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"


@pytest.mark.parametrize("animation", ("none", "full"))
def test_two_quick_presses_do_not_close_it(tmp_path: Path, animation: str) -> None:
    """Ana told Ben his hand; he lifts the curtain and presses Enter once too often, and once more."""
    pilot = sit_at(at_title(tmp_path, (640, 360), animation), table(3, HANDS, QUIET, "endurance explorer captain"))
    pilot.key("w", "1", "Return")
    pilot.settle()
    assert pilot.scene.name == "curtain"
    pilot.read_page()
    while pilot.scene.name != "look-back":
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    for _ in range(4):
        pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    assert pilot.scene.name == "look-back"
    pilot.node("go-on").on_press()
    pilot.settle()
    assert pilot.scene.name == "look-back"
    assert pilot.faces().count("card/divercity/eel") == 3
    pilot.key("Return")
    pilot.settle()
    assert pilot.scene.name == "table"
    pilot.store.close()


def test_it_is_heard_which_cards_were_told_and_what_happened_in_which_turn(tmp_path: Path) -> None:
    told = ToldHand(0, ("crab", "eel", "crab"))
    story = (
        LogGroup("Turn 1: Ana", (LogEntry(None, "Ocean Corp. built: blue, orange", sign="rig"),) * 9),
        LogGroup("Turn 2: Ben", (LogEntry(None, "Ocean Corp. built: blue", sign="rig"),) * 9),
    )
    ana, ben = SeatInfo("Ana", 0, False), SeatInfo("Ben", 1, False)
    pilot = Pilot().start(lambda: LookBackScene(ben, story, told, (ana, ben), False))
    heard = page_of(pilot.scene)
    assert "Card 1: Crab. Card 2: Eel. Card 3: Crab. " in heard
    built = "; ".join(["Ocean Corp. built: blue"] * 9)
    assert heard.endswith(
        f"{'; '.join(['Turn 1: Ana'] + ['Ocean Corp. built: blue, orange'] * 9)}. Turn 2: Ben; {built}."
    )


@pytest.mark.parametrize("lengths", [(2,), (4, 1, 2, 9, 1)], ids=str)
def test_the_lines_stand_as_far_from_the_right_edge_as_from_the_left(lengths: tuple[int, ...]) -> None:
    ben = SeatInfo("Ben", 1, False)
    pilot = Pilot().start(lambda: LookBackScene(ben, turns(*lengths), None, (ben,), False))
    scene = pilot.scene
    assert isinstance(scene, LookBackScene)
    lines = [pilot.node(name) for name in (*pilot.names("turn/"), *pilot.names("line/"))]
    left, right = min(line.x for line in lines), max(line.x + line.w for line in lines)
    assert left - scene.paper.x == pytest.approx(scene.paper.right - right)


def turns(*lengths: int) -> tuple[LogGroup, ...]:
    entry = LogEntry(None, "Ocean Corp. built: yellow", sign="rig")
    return tuple(LogGroup(f"Turn {n}", (entry,) * length) for n, length in enumerate(lengths, 1))


@pytest.mark.parametrize("lengths", [(4, 1, 2, 9, 1), (5, 5, 5), (9, 9), (2, 2, 2, 2, 2, 2), (17,)], ids=str)
def test_no_title_stands_alone_at_the_foot_of_a_column(lengths: tuple[int, ...]) -> None:
    columns = in_columns(turns(*lengths), 568)
    assert len(columns) == 2 and not any(isinstance(column[-1], str) for column in columns)
    assert abs(len(columns[0]) - len(columns[1])) <= 2
    assert sum(map(len, columns)) == sum(lengths) + len(lengths)


def test_the_paper_is_no_higher_than_its_columns() -> None:
    one, two = (
        LookBackScene(SeatInfo("Ana", 0, False), turns(*lengths), None, (), False).paper.h
        for lengths in ((5, 5), (4, 1, 2, 9, 1))
    )
    assert one == two, "twelve lines in one column, 22 in two: ten and twelve"
