"""Packs what `build.spec` built for handing on: `uv run python assets/desktop/pack.py [--to FOLDER]`.

Windows gets a zip, macOS a disk image, Linux a tar archive, and an AppImage where `appimagetool` is at hand: it
begins with the file that `APPIMAGE_RUNTIME` names, or else with what that tool downloads. Names come from the version
in `pyproject.toml`; the time in the archives is `SOURCE_DATE_EPOCH`, so that the same folder gives the same bytes.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from time import gmtime, strftime
from xml.etree import ElementTree

import pygame

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ID = "io.github.biotope.Biotope"
SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Of the icons, in pixels."""
_FIRST_OF_ZIP = 315532800
"""A zip knows no time before 1980."""


def version() -> str:
    """The version of Biotope, which stands in `pyproject.toml` alone."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def name(system: str, machine: str) -> str:
    """What an archive is called, without its ending: "biotope-1.2.0-linux-x86_64"."""
    systems = {"win32": "windows", "darwin": "macos"}
    machines = {"AMD64": "x86_64", "aarch64": "arm64"}
    return f"biotope-{version()}-{systems.get(system, system)}-{machines.get(machine, machine)}"


def epoch() -> int:
    """The time that archives tell, in seconds."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", "0"))


def files(folder: Path) -> list[Path]:
    """All files of a folder, always in the same order."""
    return sorted(file for file in folder.rglob("*") if not file.is_dir())


def zipped(folder: Path, to: Path) -> Path:
    """Packs a folder into a zip, with itself as its only top."""
    time = gmtime(max(epoch(), _FIRST_OF_ZIP))[:6]
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files(folder):
            entry = zipfile.ZipInfo(file.relative_to(folder.parent).as_posix(), time)
            entry.external_attr = file.stat().st_mode << 16
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return to


def tarred(folder: Path, to: Path) -> Path:
    """Packs a folder into a tar archive, with itself as its only top."""

    def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = epoch(), 0, 0, "", ""
        return entry

    with tarfile.open(to, "w:xz") as archive:
        for file in files(folder):
            archive.add(file, file.relative_to(folder.parent).as_posix(), filter=nobody)
    return to


def metainfo(repository: str | None, commit: str) -> str:
    """The metainfo with the release, and with home page and picture when it is known where the project lives.

    Args:
        repository: owner and name at GitHub.
        commit: whose picture is shown.
    """
    tree = ElementTree.parse(HERE / f"{ID}.metainfo.xml")
    root = tree.getroot()
    if repository is not None:
        ElementTree.SubElement(root, "url", type="homepage").text = f"https://github.com/{repository}"
        shot = ElementTree.SubElement(ElementTree.SubElement(root, "screenshots"), "screenshot", type="default")
        ElementTree.SubElement(shot, "caption").text = "The table of Forest"
        picture = f"https://raw.githubusercontent.com/{repository}/{commit}/.github/table.webp"
        ElementTree.SubElement(shot, "image").text = picture
    day = strftime("%Y-%m-%d", gmtime(epoch()))
    ElementTree.SubElement(ElementTree.SubElement(root, "releases"), "release", version=version(), date=day)
    ElementTree.indent(tree)
    return ElementTree.tostring(root, "unicode", xml_declaration=True) + "\n"


def app_dir(built: Path, to: Path) -> Path:
    """Lays the folder out as an AppImage and Linux packages want it: program, desktop entry, metainfo, icons."""
    shutil.copytree(built, to / "usr" / "lib" / "biotope")
    program = to / "usr" / "bin" / "biotope"
    program.parent.mkdir(parents=True)
    program.symlink_to("../lib/biotope/biotope")
    (to / "AppRun").symlink_to("usr/lib/biotope/biotope")
    share = to / "usr" / "share"
    (share / "applications").mkdir(parents=True)
    shutil.copy(HERE / f"{ID}.desktop", share / "applications")
    (share / "metainfo").mkdir()
    (share / "metainfo" / f"{ID}.metainfo.xml").write_text(
        metainfo(os.environ.get("GITHUB_REPOSITORY"), os.environ.get("GITHUB_SHA", "HEAD")), encoding="utf-8"
    )
    drawing = pygame.image.load(ROOT / "assets" / "art" / "icon.png")
    for size in SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{ID}.png"
        icon.parent.mkdir(parents=True)
        pygame.image.save(pygame.transform.smoothscale(drawing, (size, size)), icon)
    (to / f"{ID}.desktop").symlink_to(f"usr/share/applications/{ID}.desktop")
    (to / f"{ID}.png").symlink_to(f"usr/share/icons/hicolor/{SIZES[-1]}x{SIZES[-1]}/apps/{ID}.png")
    return to


def pack(dist: Path, to: Path) -> list[Path]:
    """Packs for the system that this runs on."""
    to.mkdir(parents=True, exist_ok=True)
    base = to / name(sys.platform, platform.machine())
    if sys.platform == "win32":
        return [zipped(dist / "biotope", base.with_name(base.name + ".zip"))]
    if sys.platform == "darwin":
        image = base.with_name(base.name + ".dmg")
        source = dist / "Biotope.app"
        subprocess.run(
            ["hdiutil", "create", "-volname", "Biotope", "-srcfolder", source, "-format", "UDZO", image], check=True
        )
        return [image]
    packed = [tarred(dist / "biotope", base.with_name(base.name + ".tar.xz"))]
    tool = shutil.which("appimagetool")
    if tool is not None:
        image = base.with_name(base.name + ".AppImage")
        layout = to / "Biotope.AppDir"
        runtime = os.environ.get("APPIMAGE_RUNTIME")
        options = ["--no-appstream", *(["--runtime-file", runtime] if runtime else [])]
        subprocess.run([tool, *options, app_dir(dist / "biotope", layout), image], check=True)
        shutil.rmtree(layout)
        packed.append(image)
    return packed


def main() -> None:
    """Packs, and says what was made."""
    parser = argparse.ArgumentParser(description="Pack dist/ for handing on.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where PyInstaller built")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="where the archives go")
    given = parser.parse_args()
    for made in pack(given.dist, given.to):
        print(made.name)


if __name__ == "__main__":
    main()
