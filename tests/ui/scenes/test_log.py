"""All turns: every entry can be reached, shown on the table, and copied."""

from pathlib import Path

import pygame
import pytest

from game.ui.scenes.log import LogScene
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.seats import SeatInfo
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore

RECORD = '{"format": 1}\n0 pick bear\n'


def entry(name: str, turn: int) -> LogEntry:
    return LogEntry(SeatInfo(name, 0, False), f"turn {turn}", cells={0: frozenset({(turn, 0)})})


def turns(count: int) -> list[LogGroup]:
    return [LogGroup(f"Turn {n}", (entry("Ana", n), entry("Bruno", n))) for n in range(1, count + 1)]


class Reader:
    """Somebody who reads the log, and what was pointed at."""

    def __init__(self, groups: list[LogGroup], data: Path | None = None, **settings: object) -> None:
        self.pointed: list[LogEntry | None] = []
        self.pilot = Pilot(store=MemoryStore(**settings), data=data).start()
        self.pilot.app.stack.push(LogScene(groups, RECORD, self.pointed.append))
        self.pilot.settle()

    @property
    def lit(self) -> list[int]:
        """The lines that are lit."""
        return [
            int(n.name.removeprefix("log/"))
            for n in self.pilot.scene.stage.nodes
            if n.name.startswith("log/") and n.hot
        ]


def test_it_opens_at_the_newest_turn() -> None:
    texts = Reader(turns(20)).pilot.texts()
    assert "Turn 20" in texts and "turn 20" in texts
    assert "Turn 1" not in texts


def test_a_short_log_is_shown_from_its_beginning() -> None:
    assert {"Turn 1", "turn 1", "Turn 3", "turn 3", "Ana", "Bruno"} <= set(Reader(turns(3)).pilot.texts())


@pytest.mark.parametrize("count", [3, 20])
def test_lines_grow_with_the_letters_and_the_newest_stay_in_sight(count: int) -> None:
    small, large = (Reader(turns(count), text_size=size).pilot for size in (1.0, 1.3))
    newest = f"log/{3 * count - 1}"
    assert large.node(newest).h == pytest.approx(1.3 * small.node(newest).h)
    assert large.node(newest).y + large.node(newest).h <= large.node("copy").y


def test_a_game_without_turns_says_so() -> None:
    assert "no turns yet" in Reader([]).pilot.texts()


def test_each_entry_is_read_with_its_name_also_when_the_arrows_come_to_it() -> None:
    reader = Reader(turns(20), show_read=True)
    log = reader.pilot.app._reader.voice.log
    assert "Turn 20; Ana: turn 20; Bruno: turn 20." in log[-1]
    log.clear()
    reader.pilot.key("Up", "Up")
    assert list(log) == ["Bruno: turn 20.", "Ana: turn 20."]


def test_the_arrows_go_from_entry_to_entry_up_to_the_first_turn() -> None:
    reader = Reader(turns(20))
    for _ in range(40):
        reader.pilot.key("Up")
    assert reader.pointed[0] == entry("Bruno", 20)
    assert reader.pointed[1] == entry("Ana", 20)
    assert reader.pointed[-1] == entry("Ana", 1)
    assert "Turn 1" in reader.pilot.texts() and reader.lit == [1]


def test_down_comes_back_to_the_last_entry() -> None:
    reader = Reader(turns(20))
    for key in ["Up"] * 40 + ["Down"] * 40:
        reader.pilot.key(key)
    assert reader.pointed[-1] == entry("Bruno", 20)
    assert reader.lit == [59]


def test_hovering_a_entry_points_at_it_once() -> None:
    reader = Reader(turns(2))
    reader.pilot.hover("log/4")
    reader.pilot.settle()
    reader.pilot.hover("log/4")
    reader.pilot.settle()
    assert reader.pointed == [entry("Ana", 2)]
    assert reader.lit == [4]


def test_the_wheel_scrolls() -> None:
    reader = Reader(turns(20))
    x, y = reader.pilot.node("panel").centre
    place = reader.pilot.app.look.viewport.point(x, y)
    for _ in range(30):
        reader.pilot.app.step(16, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=4)])
    assert "Turn 1" in reader.pilot.texts()


def test_a_list_that_is_dragged_follows_line_by_line_and_presses_nothing() -> None:
    pilot = Pilot().start()
    pressed: list[int] = []
    pilot.app.stack.push(LogScene(turns(20), RECORD, on_press=pressed.append))
    pilot.settle()
    row = next(name for name in pilot.names("log/") if pilot.node(name).on_press is not None)
    (x, y), first, step = pilot.node(row).centre, pilot.names("log/")[0], pilot.node(row).h
    pilot.stroke((x, y), (x, y + 3.5 * step))
    assert pilot.names("log/")[0] == f"log/{int(first.removeprefix('log/')) - 3}"
    pilot.stroke((x, y + 100), (x, y + 100 - 1.5 * step))
    assert pilot.names("log/")[0] == f"log/{int(first.removeprefix('log/')) - 2}"
    assert pilot.scene.name == "log" and not pressed
    pilot.click(row)
    assert len(pressed) == 1


@pytest.mark.parametrize("key", ["Escape", "l"])
def test_leaving_points_at_nothing_any_more(key: str) -> None:
    reader = Reader(turns(3))
    reader.pilot.key("Up", key)
    assert reader.pilot.scene.name == "empty"
    assert reader.pointed[-1] is None


def test_a_click_beside_it_closes_it() -> None:
    reader = Reader(turns(3))
    reader.pilot.press_at(1200, 500)
    assert reader.pilot.scene.name == "empty"


def test_the_record_goes_to_the_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    reader = Reader(turns(3))
    reader.pilot.press("copy")
    assert copied == [RECORD]
    assert "The record is copied." in reader.pilot.texts()


def test_a_running_game_says_that_its_record_tells_what_is_hidden() -> None:
    pilot = Reader(turns(3)).pilot
    assert pilot.node("copy").label == "Copy the record"
    pilot.app.stack.push(LogScene(turns(3), RECORD, running=True))
    pilot.settle()
    assert pilot.node("copy").label == "Copy the record, hidden deal included"


@pytest.fixture
def no_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)


@pytest.mark.usefixtures("no_clipboard")
def test_without_a_clipboard_the_record_is_saved_in_the_folder_of_the_games(tmp_path: Path) -> None:
    reader = Reader(turns(3), tmp_path)
    reader.pilot.press("copy")
    (saved,) = tmp_path.glob("record *.txt")
    assert saved.read_text(encoding="utf-8") == RECORD
    assert any(saved.name in text for text in reader.pilot.texts())


@pytest.mark.usefixtures("no_clipboard")
def test_a_record_that_can_be_kept_nowhere_is_said_so(tmp_path: Path) -> None:
    reader = Reader(turns(3), tmp_path / "gone")
    reader.pilot.press("copy")
    assert "The record could not be saved: No such file or directory." in reader.pilot.texts()


def test_the_page_keys_go_through_the_list() -> None:
    reader = Reader(turns(40))
    reader.pilot.key("Home")
    first = reader.pilot.names("log/")
    assert first[0] == "log/0"
    reader.pilot.key("PageDown")
    assert reader.pilot.names("log/")[0] == first[-1]
    reader.pilot.key("PageUp")
    assert reader.pilot.names("log/") == first
    reader.pilot.key("End")
    assert "log/119" in reader.pilot.names("log/")


def test_in_a_wide_window_it_lies_at_its_left_edge_with_all_its_lines() -> None:
    pilot = Reader(turns(20)).pilot
    before = {node.name: node.x for node in pilot.scene.stage.nodes if node.name in ("panel", "close", "log/3")}
    pilot.resize((1280, 540))
    left, _, _, _ = pilot.app.look.viewport.window
    assert left < 0
    assert {name: pilot.node(name).x for name in before} == pytest.approx({n: x + left for n, x in before.items()})
