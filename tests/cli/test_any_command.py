"""Every command: names and data that cannot be, streams and disks that take nothing."""

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.cli.terminal import Refused, write, write_json
from tests.cli.support import Run, refused
from tests.support.system import needs_bytes_names, needs_pipes, needs_shell


def test_an_unknown_command_is_one_line(run: Run) -> None:
    refused(run("dance"), 2, "dance", "score")


@pytest.mark.parametrize("before", [(), ("--data-dir", "there"), ("--data-dir=there",)])
def test_an_option_that_there_is_not_is_named_and_not_the_word_behind_it(run: Run, before: tuple[str, ...]) -> None:
    refused(run(*before, "--lang", "xx"), 2, "unrecognized arguments: --lang. Try")
    refused(run(*before, "dance"), 2, "no command “dance”")


@pytest.mark.parametrize("arguments", [("--help",), ("simulate", "--help"), ("--version",)])
def test_help_and_version(arguments: tuple[str, ...], run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(*arguments)
    assert left.value.code == 0
    assert "biotope" in capsys.readouterr().out


def test_the_data_folder_is_named_before_a_command_or_behind_it(run: Run, tmp_path: Path) -> None:
    for words in (("--data-dir", tmp_path, "doctor"), ("doctor", "--data-dir", tmp_path)):
        status, out, err = run(*words)
        assert (status, err) == (0, "") and f"{tmp_path}, readable" in out
    file = tmp_path / "ana.json"
    refused(run("export", "Ana", file, f"--data-dir={tmp_path}"), 2, "nobody called “Ana”")
    refused(run("export", "Ana", file, "--data-dir", ""), 2, "--data-dir", "name")


@pytest.mark.parametrize("command", ["score", "replay"])
@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("", "the name is empty"),
        ("a\0b", "“a�b” cannot be"),
        pytest.param("\ud800", "“�” cannot be the name of a file", marks=needs_bytes_names),
    ],
)
def test_a_name_that_no_file_can_have(run: Run, command: str, name: str, word: str) -> None:
    refused(run(command, name), 2, word)


@pytest.mark.parametrize("name", ["", "a\0b", pytest.param("\ud800", marks=needs_bytes_names)])
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


@pytest.mark.parametrize("command", ["open", "score", "replay", "import"])
@pytest.mark.parametrize("kind", ["pipe", "device"])
@needs_pipes
def test_what_is_not_a_file_is_refused_at_once(run: Run, tmp_path: Path, command: str, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(tmp_path / "odd.txt")
    else:
        (tmp_path / "odd.txt").symlink_to("/dev/zero")
    refused(
        run("--data-dir", tmp_path / "data", command, tmp_path / "odd.txt"), 2, "odd.txt: this is not a regular file."
    )


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


@needs_shell
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--help >&-", "Standard output is closed."),
        ("--version >&-", "Standard output is closed."),
        ("simulate --help > /dev/full", "Standard output cannot be written: No space left on device."),
        ("--version > /dev/full", "Standard output cannot be written: No space left on device."),
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


@needs_shell
def test_with_nobody_to_tell_it_to_an_error_is_still_an_exit_status(record: Path) -> None:
    assert biotope('replay "$1" --json 2>&-', record)[0] == 0
    assert biotope("replay none.txt 2>&-", record) == (2, "", "")
    assert biotope("replay none.txt 2> /dev/full", record) == (2, "", "")


@needs_shell
def test_too_little_memory_is_told_in_one_sentence(record: Path) -> None:
    (record.parent / "large.json").write_text('{"boards": [' + "[]," * 3_300_000 + "[]]}", encoding="utf-8")
    command = f'ulimit -v 200000 && exec \'{sys.executable}\' -m game score "$(dirname "$1")/large.json"'
    done = subprocess.run(["sh", "-c", command, "sh", str(record)], capture_output=True, text=True, check=False)
    refused((done.returncode, done.stdout, done.stderr), 2, "There is not enough memory for this.")


@pytest.mark.parametrize("platform", [pytest.param("linux", marks=needs_bytes_names), "win32"])
def test_a_data_folder_whose_name_cannot_be_written_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr("game.paths.os.environ", {"BIOTOPE_DATA": "/nowhere/\ud800"})
    monkeypatch.setattr("game.paths.sys.platform", platform)
    for command in (["doctor"], ["export", "Ana", "ana.json"], []):
        refused(run(*command), 2, "cannot be the name of the data folder")


WITHOUT_MIXER = """
import importlib.abc, sys

class Lost(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "pygame.mixer":
            raise ImportError("libstdc++.so.6: cannot open shared object file: No such file or directory")

sys.meta_path.insert(0, Lost())
from game.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [[], ["selftest"]])
def test_a_system_without_a_library_that_is_needed_is_told_its_name(command: list[str], tmp_path: Path) -> None:
    program = [sys.executable, "-c", WITHOUT_MIXER, "--data-dir", str(tmp_path), *command]
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "C"}
    done = subprocess.run(program, capture_output=True, text=True, check=False, env=environment)
    refused((done.returncode, done.stdout, done.stderr), 2, "needs the library libstdc++.so.6; please install it.")


def test_on_windows_a_reader_who_has_left_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Windows tells the writer that the argument is invalid, not that the pipe is broken."""

    def fail(text: str) -> int:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr("game.cli.terminal.os.dup2", lambda *_: None)
    monkeypatch.setattr("game.cli.terminal.sys.platform", "win32")
    monkeypatch.setattr(sys.stdout, "write", fail)
    write("anything")
    monkeypatch.setattr("game.cli.terminal.sys.platform", "linux")
    with pytest.raises(Refused, match="cannot be written"):
        write("anything")


def test_on_windows_what_is_redirected_is_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding="cp1252", write_through=True))
    monkeypatch.setattr("game.cli.sys.platform", "win32")
    with pytest.raises(SystemExit):
        main(["--version"])
    sys.stdout.write("Žofie")
    assert out.getvalue().endswith("Žofie".encode())
