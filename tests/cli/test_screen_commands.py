"""`biotope`, `biotope shot` and `biotope selftest`: what they hand over, and what they refuse."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from tests.cli.support import Run, refused
from tests.support.system import needs_bytes_names


class TestScreens:
    """The commands that draw hand over to the screen's own functions, and only then load them."""

    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
        calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
        for name, module in (
            ("main", "game.ui.app.main"),
            ("shot", "game.ui.shot"),
            ("selftest", "game.ui.selftest"),
        ):
            stand_in = ModuleType(module)

            def note(*arguments: Any, **named: Any) -> int:
                calls.append((arguments, named))
                return 3

            setattr(stand_in, name, note)
            monkeypatch.setitem(sys.modules, module, stand_in)
        monkeypatch.setattr(sys.modules["game.ui.shot"], "demonstration", lambda: None, raising=False)
        return calls

    def test_without_a_command_the_app_opens_and_its_status_is_passed_on(self, run: Run, asked: list[Any]) -> None:
        assert run("--data-dir", "here")[0] == 3
        assert run()[0] == 3
        assert asked == [((Path("here"), None), {}), ((None, None), {})]

    @pytest.mark.parametrize("command", [(), ("open",)])
    def test_a_record_is_handed_over_to_the_app(
        self, run: Run, asked: list[Any], record: Path, command: tuple[str, ...]
    ) -> None:
        assert run("--data-dir", "here", *command, record)[0] == 3
        [((folder, text), _)] = asked
        assert (
            folder == Path("here") and Record.parse(text).actions == Record.parse(record.read_text("utf-8")).actions
        )

    def test_a_file_that_is_no_record_is_refused_before_a_window_opens(
        self, run: Run, asked: list[Any], tmp_path: Path
    ) -> None:
        (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
        refused(run(tmp_path / "diary.txt"), 2, "This is no record")
        refused(run("open", tmp_path / "nothing.txt"), 2, "nothing.txt")
        refused(run(tmp_path / "nothing"), 2, "nothing: No such file")
        refused(run("nothing.txt"), 2, "nothing.txt: No such file")
        refused(run(tmp_path), 2, "Is a directory")
        assert asked == []

    def test_whoever_opens_a_wrong_file_without_a_terminal_is_told_in_a_window(
        self, run: Run, tmp_path: Path, windows: list[str]
    ) -> None:
        (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
        refused(run("replay", tmp_path / "diary.txt"), 2, "This is no record")
        assert windows == []
        refused(run(tmp_path / "diary.txt"), 2, "This is no record")
        refused(run(tmp_path / "nothing"), 2, "nothing: No such file")
        assert windows == [
            "This is no record: its first line is not a JSON object.",
            f"{tmp_path / 'nothing'}: No such file or directory.",
        ]

    def test_a_command_is_a_command_also_where_a_file_is_called_so(
        self, run: Run, asked: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "selftest").write_text("Dear diary", encoding="utf-8")
        assert run("selftest") == (0, "ok\n", "")

    def test_selftest_prints_ok(self, run: Run, asked: list[Any]) -> None:
        assert run("selftest") == (0, "ok\n", "")

    def test_selftest_says_in_one_line_what_is_broken(
        self, run: Run, asked: list[Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken() -> None:
            raise RuntimeError("no hare\nto draw")

        monkeypatch.setattr(sys.modules["game.ui.selftest"], "selftest", broken)
        refused(run("selftest"), 2, "This installation does not work", "no hare")

    def test_shot_hands_over_the_game_up_to_an_action(self, run: Run, asked: list[Any], record: Path) -> None:
        out = record.with_name("a.png")
        arguments = ("--size", "1920x1080", "--out", out, "--record", record, "--until", 4)
        assert run("shot", "table", *arguments, "--seat", 1, "--at", 250, "--lang", "fr")[0] == 0
        (positional, named), *_ = asked
        assert positional == ("table", (1920, 1080), out)
        assert len(named.pop("session").entries) == 4
        assert named == {"seat": 1, "at": 250, "language": "fr"}

    def test_shot_without_a_record(self, run: Run, asked: list[Any], tmp_path: Path) -> None:
        assert run("shot", "title", "--out", tmp_path / "a.PNG")[0] == 0
        assert asked[0][1] == {"session": None, "seat": None, "at": None, "language": "en"}

    @pytest.mark.parametrize(
        ("arguments", "word"),
        [
            (("party", "--out", "a.png"), "no scene “party”"),
            (("table", "--out", "a.webp"), "end in .png"),
            (("table",), "--out"),
            (("table", "--out", "a.png", "--size", "0"), "--size: “0” is not written as WIDTHxHEIGHT"),
            (("table", "--out", "a.png", "--size", "20x20"), "from 100 to 8192"),
            (("table", "--out", "a.png", "--record", "none.txt"), "none.txt"),
            (("table", "--out", "a.png", "--lang", "tlh"), "no language “tlh”; there are en, cs, fr"),
            (("table", "--out", "nowhere/a.png"), f"{Path('nowhere/a.png')}: there is no such folder"),
            (("table", "--out", __file__ + "/a.png"), "there is no such folder"),
            (("table", "--out", "a.png", "--at", "600001"), "at most 600000, ten minutes"),
            (("table", "--out", ""), "--out: the name is empty"),
            (("table", "--out", "a\0.png"), "“a�.png” cannot be the name of a file"),
            pytest.param(
                ("table", "--out", "\ud800.png"), "“�.png” cannot be the name of a file", marks=needs_bytes_names
            ),
            (("table", "--out", "a.png", "--record", ""), "--record: the name is empty"),
            (("\x1b[31m\u202etable", "--out", "a.png"), "“�[31m�table”"),
        ],
    )
    def test_shot_refuses_bad_arguments(
        self, run: Run, asked: list[Any], arguments: tuple[str, ...], word: str
    ) -> None:
        refused(run("shot", *arguments), 2, word)
        assert asked == []

    def test_shot_refuses_a_seat_that_is_not_there(self, run: Run, asked: list[Any], record: Path) -> None:
        refused(run("shot", "table", "--out", "a.png", "--record", record, "--seat", 2), 2, "no seat 2")

    @pytest.mark.parametrize(("game", "players"), [("aqua", 2), ("aqua", 1), ("forest", 1)])
    def test_shot_refuses_a_curtain_where_nothing_is_secret(
        self, run: Run, asked: list[Any], tmp_path: Path, game: str, players: int
    ) -> None:
        file = tmp_path / "game.txt"
        file.write_text(Session.new(GAMES[game], ("Ana", "Ben")[:players]).record.text())
        refused(run("shot", "curtain", "--out", "a.png", "--record", file), 2, f"game of {game} has no curtain")
        assert asked == []

    @pytest.mark.parametrize("game", ["forest", "divercity"])
    def test_shot_draws_the_curtain_of_a_game_with_secrets(
        self, run: Run, asked: list[Any], tmp_path: Path, game: str
    ) -> None:
        file = tmp_path / "game.txt"
        file.write_text(Session.new(GAMES[game], ("Ana", "Ben")).record.text())
        assert run("shot", "curtain", "--out", tmp_path / "a.png", "--record", file)[0] == 0

    def test_shot_names_a_bad_line(self, run: Run, asked: list[Any], record: Path) -> None:
        record.write_text(record.read_text() + "0 fly\n")
        refused(run("shot", "table", "--out", "a.png", "--record", record), 1, "Line 8")
