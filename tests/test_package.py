"""What is shipped: the wheel and the executable hold the same files, where `game.paths` looks for them."""

import plistlib
import runpy
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PyInstaller import config
from PyInstaller.building import osx

from game import paths
from game.games.registry import GAMES

REPOSITORY = Path(__file__).parents[1]


def asked_by_spec(
    binaries: tuple[tuple[str, str, str], ...] = (), datas: tuple[tuple[str, str, str], ...] = ()
) -> dict[str, Any]:
    """What build.spec asks PyInstaller for on this system, with the programs in "programs".

    Args:
        binaries: libraries that the analysis finds: place in the folder, source and kind.
        datas: other files that it finds.
    """
    asked: dict[str, Any] = {"programs": {}}

    def analysis(scripts: list[str], **options: Any) -> SimpleNamespace:
        asked.update(options, scripts=scripts)
        return SimpleNamespace(pure=[], scripts=[], binaries=list(binaries), datas=list(datas))

    def program(*_: Any, **options: Any) -> str:
        asked["programs"][options["name"]] = options
        return str(options["name"])

    def folder(*parts: Any, **options: Any) -> None:
        asked.update(folder=options["name"], parts=parts)

    def bundle(*_: Any, **options: Any) -> None:
        asked["bundle"] = options

    path = list(sys.path)
    tools = {"Analysis": analysis, "PYZ": list, "EXE": program, "COLLECT": folder, "BUNDLE": bundle}
    runpy.run_path(str(REPOSITORY / "build.spec"), init_globals={**tools, "SPECPATH": str(REPOSITORY)})
    sys.path[:] = path
    return asked


@pytest.fixture(scope="module")
def frozen() -> dict[str, Any]:
    """What build.spec asks PyInstaller to collect."""
    return asked_by_spec()


@pytest.fixture
def on_macos() -> dict[str, Any]:
    """What build.spec asks for on macOS."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "platform", "darwin")
        return asked_by_spec()


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, on_macos: dict[str, Any]) -> Path:
    """The app of macOS, assembled by PyInstaller around a program that is only a name."""
    asked = on_macos
    monkeypatch.setattr(osx, "is_darwin", True)
    signing = SimpleNamespace(sign_binary=lambda *_, **__: None, remove_signature_from_binary=lambda _: None)
    monkeypatch.setattr(osx, "osxutils", signing, raising=False)
    folders = {"specpath": str(REPOSITORY), "workpath": str(tmp_path), "distpath": str(tmp_path)}
    monkeypatch.setattr(config, "CONF", folders | {"spec": "build.spec", "noconfirm": True})
    program = tmp_path / "biotope"
    program.write_bytes(b"program")
    collected = object.__new__(osx.COLLECT)
    vars(collected).update(
        toc=[("biotope", str(program), "EXECUTABLE")],
        console=asked["programs"]["biotope"]["console"],
        strip_binaries=False,
        upx_binaries=False,
        upx_exclude=[],
        target_arch=None,
        codesign_identity=None,
        entitlements_file=None,
    )
    osx.BUNDLE(collected, **asked["bundle"])
    return tmp_path / "Biotope.app"


@pytest.fixture(scope="module")
def in_wheel() -> dict[str, str]:
    """Source → place of the files that the wheel takes in besides the package."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"])


def files_collected(datas: list[tuple[str, str]]) -> Iterator[tuple[Path, PurePosixPath]]:
    """Each file on its own, with its place in the executable's folder."""
    for source, place in datas:
        if Path(source).is_dir():
            for file in Path(source).rglob("*"):
                if file.is_file():
                    yield file, PurePosixPath(place) / file.relative_to(source).as_posix()
        else:
            yield Path(source), PurePosixPath(place) / Path(source).name


def test_the_executable_starts_like_python_m_game(frozen: dict[str, Any]) -> None:
    assert frozen["scripts"] == [str(REPOSITORY / "game" / "__main__.py")]
    assert (frozen["folder"], list(frozen["programs"])) == ("biotope", ["biotope"])


def test_the_executable_has_its_files_where_they_are_looked_for(
    frozen: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for source, place in files_collected(frozen["datas"]):
        copy = tmp_path / place
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.symlink_to(source)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "game")
    monkeypatch.setattr(paths, "files", lambda package: tmp_path / package)

    assert (paths.assets_dir() / "theme.toml").read_bytes()
    assert (paths.assets_dir() / "art" / "manifest.json").read_bytes()
    for game in GAMES:
        assert (paths.levels_dir() / "tables" / f"{game}.tmx").is_file()
        assert (paths.assets_dir() / "rules" / "en" / f"{game}.md").is_file()
    assert paths.font_file("serif", 700).is_file()
    assert paths.font_file("sans", 400).is_file()


def test_the_executable_has_what_is_imported_by_name_only(frozen: dict[str, Any]) -> None:
    doors = {game.view.partition(":")[0] for game in GAMES.values()}
    rooms = {f"{door.rpartition('.')[0]}.{room}" for door in doors for room in ("view", "presentation", "table")}
    assert rooms | {"font_source_serif_pro", "font_source_sans_pro"} <= set(frozen["hiddenimports"])


def test_wheel_and_executable_ship_the_same_files_at_the_same_places(
    frozen: dict[str, Any], in_wheel: dict[str, str]
) -> None:
    in_executable = {place.as_posix() for _, place in files_collected(frozen["datas"])}
    packed = {place for place in in_executable if place.startswith("game/")}
    sources = [(str(REPOSITORY / source), place) for source, place in in_wheel.items()]
    assert packed == {
        place.as_posix() if Path(source).is_dir() else place.parent.as_posix()
        for source, at in sources
        for _, place in files_collected([(source, at)])
    }


def test_the_wheel_keeps_everything_inside_the_package(in_wheel: dict[str, str]) -> None:
    assert {place.split("/")[0] for place in in_wheel.values()} == {"game"}


def test_what_the_assets_are_made_from_stays_at_home(frozen: dict[str, Any], in_wheel: dict[str, str]) -> None:
    shipped = [place.as_posix() for _, place in files_collected(frozen["datas"])]
    assert not [place for place in (*shipped, *in_wheel) if "assets/source" in place]
    assert {"numpy", "PIL"} <= set(frozen["excludes"])


def test_macos_is_told_everything_about_the_app(app: Path) -> None:
    told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    assert "LSBackgroundOnly" not in told
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == version("biotope")
    assert told["CFBundleIdentifier"] == "io.github.biotope.Biotope"
    assert told["CFBundleExecutable"] == "biotope"
    assert told["CFBundleLocalizations"] == ["cs", "en", "fr"]
    assert told["LSMinimumSystemVersion"] == "11.0"
    assert told["NSHumanReadableCopyright"].startswith("Copyright")


def test_the_icon_of_macos_is_sharp_on_every_screen(app: Path) -> None:
    """An icns file is a list of pictures, each after its kind and length; "ic10" has 1024 × 1024 pixels."""
    told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    data = (app / "Contents" / "Resources" / told["CFBundleIconFile"]).read_bytes()
    assert data[:4] == b"icns" and int.from_bytes(data[4:8], "big") == len(data)
    pictures, at = {}, 8
    while at < len(data):
        length = int.from_bytes(data[at + 4 : at + 8], "big")
        pictures[data[at : at + 4]] = data[at + 8 : at + length]
        at += length
    assert pictures[b"ic10"].startswith(b"\x89PNG")
    assert int.from_bytes(pictures[b"ic10"][16:20], "big") == 1024


@pytest.fixture
def on_windows(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What build.spec asks for on Windows, where SDL's libraries are found beside pygame's modules and at the top."""

    class Resources(ModuleType):
        """Stands in for a module that only Windows can import; its values are what they were made of."""

        def __getattr__(self, name: str) -> Any:
            return lambda *values, **named: (name, values, named)

    win32 = ModuleType("PyInstaller.utils.win32")
    vars(win32)["versioninfo"] = Resources("PyInstaller.utils.win32.versioninfo")
    monkeypatch.setitem(sys.modules, win32.__name__, win32)
    monkeypatch.setattr(sys, "platform", "win32")
    found = ("SDL2.dll", "pygame/SDL2.dll", "pygame/base.pyd", "python311.dll", "sqlite3.dll")
    files = (r"game\assets\art\icon.ico", r"game\assets\art\icon.png")
    return asked_by_spec(
        tuple((name, f"C:/{name}", "BINARY") for name in found), tuple((name, f"C:/{name}", "DATA") for name in files)
    )


def test_windows_has_a_program_for_the_window_and_one_for_the_commands(on_windows: dict[str, Any]) -> None:
    assert {name: told["console"] for name, told in on_windows["programs"].items()} == {
        "biotope": False,
        "biotope-console": True,
    }
    assert on_windows["parts"][:2] == ("biotope", "biotope-console")


def test_windows_shows_the_version_of_both_programs(on_windows: dict[str, Any]) -> None:
    for told in on_windows["programs"].values():
        assert f"('ProductVersion', '{version('biotope')}')" in repr(told["version"])
        assert told["icon"].endswith("icon.ico")


def test_windows_has_the_libraries_of_pygame_once(on_windows: dict[str, Any]) -> None:
    names = [name for name, _, _ in on_windows["parts"][2]]
    assert names == ["pygame/SDL2.dll", "pygame/base.pyd", "python311.dll", "sqlite3.dll"]


def test_files_that_only_the_build_needs_stay_out_on_windows_too(on_windows: dict[str, Any]) -> None:
    assert [name for name, _, _ in on_windows["parts"][3]] == [r"game\assets\art\icon.png"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_have_the_library_that_reads_aloud(request: pytest.FixtureRequest, platform: str) -> None:
    asked = request.getfixturevalue({"win32": "on_windows", "darwin": "on_macos"}[platform])
    places = {place for _, place in asked["binaries"]}
    assert places == {"prism/_native"} and {"prism", "_cffi_backend"} <= set(asked["hiddenimports"])
    names = {Path(source).name.split(".")[0] for source, _ in asked["binaries"]}
    assert {"_prism_cffi"} < names


def test_linux_does_without_it_for_its_size_and_its_glibc(frozen: dict[str, Any]) -> None:
    assert frozen["binaries"] == [] and "prism" not in frozen["hiddenimports"]
