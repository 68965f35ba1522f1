"""The command line: what it prints, and one clear line with the right exit status when it cannot."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.cli import main
from game.cli.terminal import write_json
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from tests.games.ecosystem.boards import play, table

KACKA, MARTIN = "CADDC/MSSSC/DTFMZ/SBTCM", "MZSSS/RMZSD/MTSRS/ARMDS"
POSITION = {"game": "forest", "boards": [KACKA, MARTIN], "neutral": "SSWW"}

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line; answers exit status, standard output, standard error."""

    def run(*arguments: object, stdin: str | bytes = b"") -> tuple[int, str, str]:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Two turns of a game of two; in the second nobody has placed yet."""
    game = table(("Ana", "Ben"), "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW", neutral=[0] * 20)
    play(game, "0 pick stream", "1 pick meadow", "0 place 0,0", "1 place 0,0", "0 pick meadow", "1 pick wolf")
    file = tmp_path / "game.txt"
    file.write_text(game.record.text(), encoding="utf-8")
    return file


def refused(answer: tuple[int, str, str], status: int, *words: str) -> None:
    code, out, err = answer
    assert (code, out) == (status, "")
    assert err.startswith("biotope: ") and err.count("\n") == 1 and err.endswith("\n")
    assert "Traceback" not in err and "usage:" not in err
    for word in words:
        assert word in err


class TestScore:
    def test_reads_a_file(self, run: Run, tmp_path: Path) -> None:
        file = tmp_path / "position.json"
        file.write_text(json.dumps(POSITION))
        status, out, err = run("score", file)
        assert (status, err) == (0, "")
        answer = json.loads(out)
        assert [sheet["total"] for sheet in answer["sheets"]] == [50, 36]
        assert list(answer) == ["sheets", "winners"]
        assert answer["winners"] == [0]

    @pytest.mark.parametrize("file", [(), ("-",)])
    def test_reads_standard_input(self, run: Run, file: tuple[str, ...]) -> None:
        status, out, _ = run("score", *file, stdin=json.dumps(POSITION))
        assert (status, json.loads(out)["winners"]) == (0, [0])

    def test_tells_the_margin_of_a_solo_challenge(self, run: Run) -> None:
        _, out, _ = run("score", stdin=json.dumps({"game": "forest", "boards": [KACKA, MARTIN], "rival": 1}))
        answer = json.loads(out)
        assert (answer["winners"], answer["margin"], answer["grade"]) == ([], 14, None)

    @pytest.mark.parametrize(
        ("written", "word"),
        [
            ("", "not JSON"),
            ("{", "not JSON"),
            ("[" * 100000, "not JSON"),
            ("[]", "JSON object"),
            (b"\xff\xfe", "UTF-8"),
            ("{}", "no game None"),
            ('{"game": ["forest"]}', "no game"),
            ('{"game": "chess"}', "no game 'chess'; there is forest"),
            ('{"game": "forest"}', "boards"),
            ('{"game": "forest", "boards": ["RRRRR/RRRRR/...../....."]}', "10 cards of hare"),
            ('{"game": "forest", "boards": ["..... /...../...../....."]}', "four rows of five"),
            ('{"game": "forest", "boards": ["\\ud800..../...../...../....."]}', "is no card"),
            ('{"game": "forest", "boards": ["a\\nb"]}', "four rows of five"),
            ('{"game": "forest", "boards": ["...../...../...../....."], "options": {"deal": "9+9"}}', "deal"),
            ('{"game": "forest", "boards": ["...../...../...../....."], "options": "deal"}', "options"),
        ],
    )
    def test_refuses_what_is_no_position(self, run: Run, written: str | bytes, word: str) -> None:
        refused(run("score", stdin=written), 2, word)

    def test_refuses_a_file_that_cannot_be_read(self, run: Run, tmp_path: Path) -> None:
        refused(run("score", tmp_path / "none.json"), 2, "none.json")
        refused(run("score", tmp_path), 2, str(tmp_path))


class TestReplay:
    def test_prints_the_position_as_json(self, run: Run, record: Path) -> None:
        status, out, _ = run("replay", record, "--json")
        answer = json.loads(out)
        assert status == 0
        assert list(answer) == ["actions", "over", "outcome", "sheets", "position"]
        assert (answer["actions"], answer["over"], answer["outcome"]) == (6, False, None)
        assert answer["position"]["boards"] == ["S..../...../...../.....", "M..../...../...../....."]
        assert answer["position"]["neutral"] == "WS"
        assert answer["sheets"][0]["rows"]["stream"] == 8

    def test_stops_after_so_many_actions(self, run: Run, record: Path) -> None:
        _, out, _ = run("replay", record, "--json", "--until", 3)
        answer = json.loads(out)
        assert answer["actions"] == 3
        assert answer["position"]["boards"][1] == "...../...../...../....."

    def test_prints_it_for_people(self, run: Run, record: Path) -> None:
        status, out, _ = run("replay", record)
        assert status == 0
        assert out.startswith("6 actions, the game goes on\n")
        assert out.splitlines()[-1].split() == ["total", "3", "-5"]

    def test_names_the_line_that_is_illegal_or_unreadable(self, run: Run, record: Path) -> None:
        text = record.read_text()
        record.write_text(text.replace("1 place 0,0", "1 place 5,5"))
        refused(run("replay", record), 1, "Line 5", "1 place 5,5", "beside another one")
        record.write_text(text.replace("1 place 0,0", "1 dance"))
        refused(run("replay", record), 1, "Line 5", "no verb “dance”")

    def test_names_the_line_as_an_editor_counts_it(self, run: Run, record: Path) -> None:
        record.write_text(record.read_text().replace("\n", "\n\n\n") + "\n0 fly\n")
        refused(run("replay", record), 1, "Line 23", "0 fly")

    def test_an_error_has_at_most_three_hundred_letters(self, run: Run, record: Path) -> None:
        text = record.read_text()
        for line in ("0 " + "fly" * 1000, "0 fly " * 1000, "1 place 5,5", "0 place " + "9" * 400):
            record.write_text(f"{text}{line}\n")
            _, _, err = answer = run("replay", record)
            refused(answer, 1, "Line 8")
            assert len(err) <= 300 + len("\n")

    def test_a_name_may_hold_what_elsewhere_ends_a_line(self, run: Run, record: Path) -> None:
        old = Record.parse(record.read_text())
        record.write_text(Record({**old.header, "seats": ["An\u2028a", "Ben"]}, old.actions).text())
        assert run("replay", record)[0] == 0

    def test_a_name_never_steers_the_terminal(self, run: Run) -> None:
        folder = Path(__file__).parent / "scenarios"
        lines = (folder / "two_players.txt").read_text(encoding="utf-8").splitlines()
        record = Record.parse("\n".join(line for line in lines if line[0] not in "#="))
        names = ["\x1b[31mAna\u202e", "\x1b[31mBen\u202e"]
        written = Record({**record.header, "seats": names}, record.actions).text()
        status, out, _ = run("replay", "-", stdin=written)
        assert status == 0 and "won by �[31m" in out
        assert not any(sign in out for sign in "\x1b\u202e")

    def test_does_not_read_beyond_the_last_action_asked_for(self, run: Run, record: Path) -> None:
        record.write_text(record.read_text().replace("1 pick wolf", "rubbish"))
        assert run("replay", record, "--until", 5)[0] == 0
        refused(run("replay", record), 1, "Line 7")

    @pytest.mark.parametrize(
        ("changes", "word"),
        [
            ({"format": 9}, "format 9"),
            ({"game": "chess"}, "no game 'chess'"),
            ({"seats": []}, "seats"),
            ({"seats": ["A" * 10_000, "Ben"]}, "1 to 60 letters"),
            ({"seats": ["Ana\0", "Ben"]}, "seats"),
            ({"seats": ["", "Ben"]}, "seats"),
            ({"seats": list("ABCDEFG")}, "played by 7"),
            ({"bots": {"0": "genius"}}, "genius"),
            ({"deal": {"deck": ["bear"]}}, "this game needs 63"),
            ({"options": {"deal": "7"}}, "11+10, 10+10"),
        ],
    )
    def test_refuses_a_bad_header(self, run: Run, record: Path, changes: dict[str, Any], word: str) -> None:
        old = Record.parse(record.read_text())
        record.write_text(Record({**old.header, **changes}, old.actions).text())
        refused(run("replay", record), 2, word)

    def test_a_record_from_any_editor_will_do(self, run: Run, record: Path) -> None:
        record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n\r\n"))
        assert run("replay", record)[0] == 0

    def test_tells_the_outcome(self, run: Run) -> None:
        folder = Path(__file__).parent / "scenarios"
        lines = (folder / "solo_normal.txt").read_text(encoding="utf-8").splitlines()
        written = "\n".join(line for line in lines if line[0] not in "#=")
        _, out, _ = run("replay", "-", "--json", stdin=written)
        outcome = json.loads(out)["outcome"]
        assert outcome["winners"] == [0] and outcome["grade"] == "normal" and 50 <= outcome["margin"] < 70
        assert "grade normal" in run("replay", "-", stdin=written)[1]


class TestSimulate:
    def test_prints_figures_as_json(self, run: Run) -> None:
        status, out, _ = run("simulate", "forest", "--seats", "random,random", "--games", 5, "--seed", 3, "--json")
        answer = json.loads(out)
        assert status == 0
        assert list(answer) == ["game", "games", "seed", "seats", "moves_per_second"]
        assert (answer["game"], answer["games"], answer["seed"]) == ("forest", 5, 3)
        for seat in answer["seats"]:
            assert list(seat) == ["bot", "mean", "p10", "p90", "win_share"]
            assert seat["bot"] == "random" and seat["p10"] <= seat["mean"] <= seat["p90"]
        assert sum(seat["win_share"] for seat in answer["seats"]) == pytest.approx(1)
        assert answer["moves_per_second"] > 0

    def test_the_same_seed_gives_the_same_figures(self, run: Run) -> None:
        def figures(seed: int) -> dict[str, Any]:
            _, out, _ = run("simulate", "forest", "--seats", "easy,random", "--games", 3, "--seed", seed, "--json")
            answer: dict[str, Any] = json.loads(out)
            del answer["moves_per_second"], answer["seed"]
            return answer

        assert figures(4) == figures(4) != figures(5)
        assert figures(-4) != figures(4)

    def test_one_seat_is_the_solo_challenge(self, run: Run) -> None:
        _, out, _ = run("simulate", "forest", "--seats", "medium", "--games", 6, "--json")
        answer = json.loads(out)
        assert list(answer["margin"]) == ["mean", "p10", "p90"]
        assert list(answer["grades"]) == ["easy", "normal", "hard"]
        assert answer["grades"]["easy"] >= answer["grades"]["normal"] >= answer["grades"]["hard"]
        assert answer["seats"][0]["win_share"] == answer["grades"]["easy"]

    def test_prints_a_table_for_people(self, run: Run) -> None:
        status, out, _ = run("simulate", "forest", "--seats", "random", "--games", 2)
        assert status == 0
        assert [line.split()[0] for line in out.splitlines()] == ["seat", "0", "margin", "grades", "2"]

    def test_keeps_records_that_play_again(self, run: Run, tmp_path: Path) -> None:
        options = ("--option", "deal=10+10", "--record", tmp_path / "kept")
        run("simulate", "forest", "--seats", "random,easy,random", "--games", 2, *options)
        files = sorted((tmp_path / "kept").iterdir())
        assert len(files) == 2
        sessions = [Session(GAMES["forest"], Record.parse(file.read_text(encoding="utf-8"))) for file in files]
        assert all(session.outcome for session in sessions)
        assert sessions[0].record.header["options"] == {"deal": "10+10"}
        assert sessions[0].bots == {0: "random", 1: "easy", 2: "random"}
        assert sessions[0].record != sessions[1].record

    @pytest.mark.parametrize(
        ("arguments", "word"),
        [
            (("chess", "--seats", "easy"), "no game 'chess'"),
            (("forest",), "--seats"),
            (("forest", "--seats", "genius"), "“genius”; there are random, easy, medium"),
            (("forest", "--seats", "easy,"), "computer player “”"),
            (("forest", "--seats", ",".join(["easy"] * 7)), "played by 7"),
            (("forest", "--seats", "easy", "--games", "0"), "at least 1"),
            (("forest", "--seats", "easy", "--games", "many"), "“many” is no whole number"),
            (("forest", "--seats", "easy", "--games", "9" * 30), "no whole number"),
            (("forest", "--seats", "easy", "--seed", "x"), "“x” is no whole number"),
            (("forest", "--seats", "easy", "--option", "deal"), "NAME=VALUE"),
            (("forest", "--seats", "easy", "--option", "deal=3"), "cannot be 3"),
            (("forest", "--seats", "easy", "--option", "wind=3"), "no option “wind”"),
            (("forest", "--seats", "easy", "--fast"), "--fast"),
        ],
    )
    def test_refuses_bad_arguments(self, run: Run, arguments: tuple[str, ...], word: str) -> None:
        refused(run("simulate", *arguments), 2, word)

    def test_refuses_a_folder_that_is_a_file(self, run: Run, record: Path) -> None:
        refused(run("simulate", "forest", "--seats", "random", "--games", 1, "--record", record), 2, str(record))


class TestScreens:
    """The commands that draw hand over to the screen's own functions, and only then load them."""

    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
        calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
        for module, name in (("game.ui.main", "main"), ("game.ui.shot", "shot"), ("game.ui.selftest", "selftest")):
            stand_in = ModuleType(module)

            def note(*arguments: Any, **named: Any) -> int:
                calls.append((arguments, named))
                return 3

            setattr(stand_in, name, note)
            monkeypatch.setitem(sys.modules, module, stand_in)
        monkeypatch.setattr(sys.modules["game.ui.shot"], "demonstration", lambda: None, raising=False)
        monkeypatch.setattr("game.ui.words.languages", lambda: ("en", "fr"))
        return calls

    def test_without_a_command_the_app_opens_and_its_status_is_passed_on(self, run: Run, asked: list[Any]) -> None:
        assert run("--data-dir", "here")[0] == 3
        assert run()[0] == 3
        assert asked == [((Path("here"),), {}), ((None,), {})]

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
            (("table", "--out", "a.png", "--size", "wide"), "--size"),
            (("table", "--out", "a.png", "--size", "20x20"), "from 100 to 8192"),
            (("table", "--out", "a.png", "--record", "none.txt"), "none.txt"),
            (("table", "--out", "a.png", "--lang", "tlh"), "no language “tlh”; there are en, fr"),
            (("table", "--out", "nowhere/a.png"), "nowhere/a.png: there is no such folder"),
            (("table", "--out", __file__ + "/a.png"), "there is no such folder"),
            (("table", "--out", "a.png", "--at", "600001"), "at most 600000, ten minutes"),
            (("table", "--out", ""), "--out: the name is empty"),
            (("table", "--out", "a\0.png"), "“a�.png” cannot be the name of a file"),
            (("table", "--out", "\ud800.png"), "“�.png” cannot be the name of a file"),
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


def test_an_unknown_command_is_one_line(run: Run) -> None:
    refused(run("dance"), 2, "dance", "score")


@pytest.mark.parametrize("arguments", [("--help",), ("simulate", "--help"), ("--version",)])
def test_help_and_version(arguments: tuple[str, ...], run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(*arguments)
    assert left.value.code == 0
    assert "biotope" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["score", "replay"])
@pytest.mark.parametrize(
    ("name", "word"),
    [("", "the name is empty"), ("a\0b", "“a�b” cannot be"), ("\ud800", "“�” cannot be the name of a file")],
)
def test_a_name_that_no_file_can_have(run: Run, command: str, name: str, word: str) -> None:
    refused(run(command, name), 2, word)


@pytest.mark.parametrize("name", ["", "a\0b", "\ud800"])
def test_a_name_that_no_folder_can_have(run: Run, name: str) -> None:
    refused(run("--data-dir", name), 2, "--data-dir", "name")
    refused(run("simulate", "forest", "--seats", "random", "--record", name), 2, "--record", "name")


@pytest.mark.parametrize("command", ["score", "replay"])
def test_an_input_over_ten_megabytes_is_refused_before_it_is_read(run: Run, command: str, tmp_path: Path) -> None:
    file = tmp_path / "endless"
    with file.open("wb") as written:
        written.truncate(1 << 40)
    refused(run(command, file), 2, "endless: this is more than 10 MB")
    refused(run(command, "-", stdin=b" " * 10_000_001), 2, "Standard input: this is more than 10 MB")


def test_what_json_prints_never_steers_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    said = {"name": "\x1b\x9b\u202e\U000e0041\ud800Žofie"}
    write_json(said)
    out = capsys.readouterr().out
    assert json.loads(out) == said
    assert out == '{"name": "\\u001b\\u009b\\u202e\\udb40\\udc41\\ud800Žofie"}\n'


def test_data_nested_too_deeply_is_refused(run: Run) -> None:
    for depth in range(100, 2000, 50):
        nested = "[" * depth + "]" * depth
        status, out, err = run("score", stdin=f'{{"game": {nested}}}')
        refused((status, out, err), 2)


def test_as_a_program_of_its_own_with_a_closed_pipe(record: Path) -> None:
    command = [sys.executable, "-m", "game", "replay", str(record), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["actions"] == 6
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def biotope(arguments: str, record: Path, stdin: str = "") -> tuple[int, str, str]:
    """Runs the program in a shell: its streams are what the arguments make of them."""
    command = f"'{sys.executable}' -m game {arguments}"
    done = subprocess.run(
        ["sh", "-c", command, "sh", str(record)], input=stdin, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("score <&-", "Standard input is closed."),
        ("score 0> /dev/null", "Standard input cannot be read: Bad file descriptor."),
        ('replay "$1" >&-', "Standard output is closed."),
        ('replay "$1" --json >&-', "Standard output is closed."),
        ('replay "$1" > /dev/full', "Standard output cannot be written: No space left on device."),
        ('replay "$1" 1< /dev/null', "Standard output cannot be written: Bad file descriptor."),
        ('shot credits --out "$(dirname "$1")/full.png" --size 100x100', "full.png: No space left on device."),
    ],
)
def test_a_stream_or_a_disk_that_takes_nothing_is_told_in_one_sentence(
    record: Path, arguments: str, sentence: str
) -> None:
    record.with_name("full.png").symlink_to("/dev/full")
    refused(biotope(arguments, record), 2, sentence)


def test_with_nobody_to_tell_it_to_an_error_is_still_an_exit_status(record: Path) -> None:
    assert biotope('replay "$1" --json 2>&-', record)[0] == 0
    assert biotope("replay none.txt 2>&-", record) == (2, "", "")
