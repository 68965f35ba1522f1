"""Plain files are read without waiting, and written whole or not at all."""

import os
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path

import pytest

from game.profile.lock import take
from game.profile.plain_files import NotPlainFile, partial_file, read_plain, write_whole
from tests.support.full_disk import full_disk
from tests.support.system import needs_kill, needs_pipes

REPOSITORY = Path(__file__).parents[2]
KILLED = """
import os, signal, sys
from pathlib import Path
from game.profile.plain_files import write_whole
os.fsync = lambda descriptor: os.kill(os.getpid(), signal.SIGKILL)
write_whole(Path(sys.argv[1]), "a" * 100_000)
"""


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def listener(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as opened, chdir(path.parent):
        opened.bind(path.name)  # the whole path may be longer than a socket's name can be


class TestReading:
    @needs_pipes
    @pytest.mark.parametrize("make", [pipe, device, listener])
    def test_what_is_not_a_file_is_refused_at_once(self, tmp_path: Path, make: Callable[[Path], None]) -> None:
        make(tmp_path / "x")
        with pytest.raises(NotPlainFile, match="not a regular file"):
            read_plain(tmp_path / "x", 100)

    @needs_pipes
    def test_nothing_is_waited_for_that_only_claims_to_be_a_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A pipe takes the place of a file between the look at its kind and its opening."""
        file = tmp_path / "x"
        file.write_text("a")
        before = file.stat()
        file.unlink()
        os.mkfifo(file)
        monkeypatch.setattr(Path, "stat", lambda self: before)
        with pytest.raises(NotPlainFile):
            read_plain(file, 100)

    def test_a_folder_is_named_as_one(self, tmp_path: Path) -> None:
        with pytest.raises(IsADirectoryError):
            read_plain(tmp_path, 100)

    def test_no_more_than_the_limit_is_read(self, tmp_path: Path) -> None:
        with (tmp_path / "endless").open("wb") as file:
            file.truncate(1 << 40)
        assert read_plain(tmp_path / "endless", 1000) == bytes(1000)


class TestWriting:
    def test_a_file_is_replaced_and_keeps_its_permissions(self, tmp_path: Path) -> None:
        file = tmp_path / "a.txt"
        write_whole(file, "one\n")
        assert stat.S_IMODE(file.stat().st_mode) == 0o666 & ~umask()
        file.chmod(0o640)
        write_whole(file, b"two\n")
        assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (b"two\n", 0o640)
        assert list(tmp_path.iterdir()) == [file]

    def test_a_link_stays_a_link(self, tmp_path: Path) -> None:
        (tmp_path / "link").symlink_to(tmp_path / "file")
        write_whole(tmp_path / "link", "one")
        assert (tmp_path / "link").is_symlink() and (tmp_path / "file").read_text() == "one"

    def test_a_full_disk_leaves_what_was_there_and_nothing_else(self, tmp_path: Path) -> None:
        file = tmp_path / "a.txt"
        file.write_text("one")
        with full_disk(), pytest.raises(OSError, match=r"a\.txt"):
            write_whole(file, "a" * 1000)
        assert (file.read_text(), list(tmp_path.iterdir())) == ("one", [file])

    def test_a_name_as_long_as_the_system_takes_is_written(self, tmp_path: Path) -> None:
        file = tmp_path / ("a" * 255)
        write_whole(file, "one")
        assert file.read_text() == "one"


WRITTEN = """
import sys
from pathlib import Path
from game.profile.plain_files import write_whole
write_whole(Path(sys.argv[1]), "one")
"""


class TestStandardOutput:
    @pytest.fixture(params=["/dev/stdout", "link"])
    def name(self, request: pytest.FixtureRequest, tmp_path: Path) -> str:
        (tmp_path / "link").symlink_to("/dev/stdout")
        return str(tmp_path / request.param)

    def test_a_pipe_gets_the_content(self, name: str) -> None:
        written = subprocess.run(
            [sys.executable, "-c", WRITTEN, name], cwd=REPOSITORY, capture_output=True, check=True
        )
        assert written.stdout == b"one"

    def test_a_file_behind_it_is_written_and_not_exchanged(self, name: str, tmp_path: Path) -> None:
        with (tmp_path / "out.txt").open("wb") as out:
            subprocess.run([sys.executable, "-c", WRITTEN, name], cwd=REPOSITORY, stdout=out, check=True)
            assert os.path.samestat(os.fstat(out.fileno()), (tmp_path / "out.txt").stat())
        assert (tmp_path / "out.txt").read_text() == "one"


class TestPartialFiles:
    @needs_kill
    def test_what_a_killed_process_left_is_gone_after_the_next_file(self, tmp_path: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
        killed = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "a.txt")], env=environment, check=False)
        assert killed.returncode < 0
        [left] = tmp_path.iterdir()
        assert left.name.endswith(".partial") and left.stat().st_size == 100_000
        write_whole(tmp_path / "b.txt", "one")
        assert list(tmp_path.iterdir()) == [tmp_path / "b.txt"]

    def test_what_another_process_is_writing_stays(self, tmp_path: Path) -> None:
        other = partial_file(tmp_path).with_name(".biotope-1.partial")
        with other.open("wb") as file:
            assert take(file.fileno())
            write_whole(tmp_path / "b.txt", "one")
            assert other.exists()


def umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
