"""What is handed on: same folder, same bytes; names from the one version; entries that name what is there."""

import configparser
import os
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.desktop import pack

ROOT = Path(__file__).parents[2]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as PyInstaller leaves it."""
    folder = tmp_path / "dist" / "biotope"
    (folder / "_internal").mkdir(parents=True)
    (folder / "biotope").write_text("program")
    (folder / "biotope").chmod(0o755)
    (folder / "_internal" / "picture.webp").write_bytes(b"picture")
    return folder


@pytest.mark.parametrize("packed", [pack.tarred, pack.zipped])
def test_the_same_folder_gives_the_same_bytes(
    built: Path, tmp_path: Path, packed: Callable[[Path, Path], Path]
) -> None:
    first = packed(built, tmp_path / "first").read_bytes()
    (built / "biotope").touch()
    assert packed(built, tmp_path / "second").read_bytes() == first


def test_archives_hold_the_folder_and_the_program_can_be_run(built: Path, tmp_path: Path) -> None:
    names = ["biotope/_internal/picture.webp", "biotope/biotope"]
    with tarfile.open(pack.tarred(built, tmp_path / "a.tar.xz")) as archive:
        assert archive.getnames() == names
        assert archive.getmember("biotope/biotope").mode & 0o111
    with zipfile.ZipFile(pack.zipped(built, tmp_path / "a.zip")) as archive:
        assert archive.namelist() == names
        assert archive.getinfo("biotope/biotope").external_attr >> 16 & 0o111


def test_names_come_from_the_one_version() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert said == pack.version() == version("biotope")
    assert pack.name("win32", "AMD64") == f"biotope-{said}-windows-x86_64"
    assert pack.name("darwin", "arm64") == f"biotope-{said}-macos-arm64"
    assert pack.name("linux", "aarch64") == f"biotope-{said}-linux-arm64"


def test_linux_finds_program_entry_metainfo_and_icons(built: Path, tmp_path: Path) -> None:
    layout = pack.app_dir(built, tmp_path / "AppDir")
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(layout / f"{pack.ID}.desktop", encoding="utf-8")
    main = entry["Desktop Entry"]
    assert (layout / "usr/bin" / main["Exec"].split()[0]).read_text() == "program"
    assert (layout / "AppRun").read_text() == "program"
    icons = layout / "usr/share/icons/hicolor"
    assert {icon.parts[-3] for icon in icons.rglob(f"{main['Icon']}.png")} == {f"{n}x{n}" for n in pack.SIZES}
    assert (layout / f"{main['Icon']}.png").is_file()
    assert (layout / "usr/share/metainfo" / f"{pack.ID}.metainfo.xml").is_file()


def test_an_appimage_begins_with_the_runtime_that_was_checked(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "appimagetool"
    tool.write_text('#!/bin/sh\necho "$@" > "$0.asked"\n')
    tool.chmod(0o755)
    monkeypatch.setattr(pack.sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("APPIMAGE_RUNTIME", "the runtime")
    _, image = pack.pack(built.parent, tmp_path / "packed")
    asked = (tmp_path / "appimagetool.asked").read_text()
    assert asked == f"--no-appstream --runtime-file the runtime {tmp_path}/packed/Biotope.AppDir {image}\n"


def test_the_metainfo_tells_the_version_and_shows_a_picture_that_is_in_the_repository() -> None:
    told = ElementTree.fromstring(pack.metainfo("someone/biotope", "abc"))
    assert told.findtext("id") == pack.ID
    assert told.findtext("launchable") == f"{pack.ID}.desktop"
    assert [release.get("version") for release in told.iter("release")] == [pack.version()]
    (picture,) = (image.text or "" for image in told.iter("image"))
    assert (ROOT / picture.partition("/abc/")[2]).is_file()


def test_without_a_home_the_metainfo_names_none() -> None:
    told = ElementTree.fromstring(pack.metainfo(None, "HEAD"))
    assert told.find("url") is None
    assert told.find("screenshots") is None
