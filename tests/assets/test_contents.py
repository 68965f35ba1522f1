"""The list of what is in the executable, and its limits."""

import re
from pathlib import Path

import pytest

from assets.desktop import contents

MIB = 1 << 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as PyInstaller leaves it, with a library for glibc 2.17."""
    for name, size in (
        ("biotope", 10),
        ("_internal/game/assets/art/bear.webp", 20),
        ("_internal/pygame/base.so", 30),
    ):
        file = tmp_path / "dist" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"x" * size)
    library = tmp_path / "dist" / "_internal" / "pygame_ce.libs" / "libSDL2.so"
    library.parent.mkdir()
    library.write_bytes(b"\x7fELF" + b"\0GLIBC_2.2.5\0GLIBC_2.17\0GLIBC_2.4\0")
    (tmp_path / "dist" / "_internal" / "libSDL2.so").symlink_to("pygame_ce.libs/libSDL2.so")
    return tmp_path / "dist"


def test_every_file_is_counted_once_in_the_part_it_belongs_to(folder: Path) -> None:
    assert contents.sizes(folder) == {"biotope": 10, "game/assets/art": 20, "pygame": 30, "pygame_ce.libs": 38}


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("_internal/libpython3.11.so.1.0", "libpython3"),
        ("_internal/markdown_it_py-4.3.0.dist-info/METADATA", "markdown_it_py"),
        ("_internal/game/assets/theme.toml", "game/assets"),
        ("_internal/python3.11/lib-dynload/math.so", "python3.11"),
        ("biotope-console.exe", "biotope"),
    ],
)
def test_files_of_a_library_are_one_line(name: str, part: str) -> None:
    assert contents.part_of(Path(name)) == part


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_a_folder_over_the_limit_of_its_system_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    limit = int((contents.MEASURED[platform] + contents.MARGIN) * MIB)
    monkeypatch.setattr(contents, "sizes", lambda _: contents.Counter(art=limit))
    assert contents.faults(folder, gate=True, glibc=None, platform=platform) == []
    monkeypatch.setattr(contents, "sizes", lambda _: contents.Counter(art=limit + MIB))
    assert "are allowed" in contents.faults(folder, gate=True, glibc=None, platform=platform)[0]
    assert contents.faults(folder, gate=False, glibc=None, platform=platform) == []


@pytest.mark.parametrize("name", ["gone", "empty"])
def test_a_folder_without_a_build_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    assert "nothing was built" in contents.faults(tmp_path / name, gate=True, glibc=None)[0]


def test_a_library_that_needs_a_later_glibc_is_named(folder: Path) -> None:
    assert contents.faults(folder, gate=False, glibc=(2, 17)) == []
    (sentence,) = contents.faults(folder, gate=False, glibc=(2, 5))
    assert sentence == "libSDL2.so needs glibc 2.17; 2.5 is the floor."


def test_the_list_ends_with_the_glibc_that_is_needed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["contents.py", str(folder)])
    contents.main()
    assert capsys.readouterr().out.splitlines()[-1].split() == ["2.17", "glibc", "needed", "by", "libSDL2.so"]


def test_the_readme_and_the_workflow_have_the_same_floor() -> None:
    root = Path(__file__).parents[2]
    (gate,) = re.findall(r"--glibc ([\d.]+)", (root / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    assert f"| glibc {gate} " in (root / "README.md").read_text(encoding="utf-8")
