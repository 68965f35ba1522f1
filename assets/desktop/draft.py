"""Collects what the systems built for a draft of the release, and says what is missing.

`python assets/desktop/draft.py --packed FOLDER --to FOLDER --checks RESULT` needs only the standard library. It moves
the files into the folder of `--to`, with their `SHA256SUMS`, and writes `title.txt` and `notes.md` into the working
directory.
"""

import argparse
import shutil
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

SYSTEMS = ("linux-x86_64", "macos-arm64", "macos-x86_64", "windows-x86_64")
"""What the release consists of; each name is one of the matrix in `release.yml` and one of its artifacts."""
SUMS = "SHA256SUMS"
_PASSED = "success"


def version() -> str:
    """Return the version in `pyproject.toml`."""
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])


def missing(packed: Path) -> list[str]:
    """Return the systems whose artifact is not in this folder, or is empty."""
    return [system for system in SYSTEMS if not any((packed / system).glob("*"))]


def collect(packed: Path, to: Path) -> list[Path]:
    """Move the files of all artifacts into one folder and write their sums beside them.

    Args:
        packed: a folder with one folder for each artifact.
        to: the folder to fill; it is made.

    Returns:
        The files, by name, without that of the sums.
    """
    to.mkdir(parents=True)
    files = sorted(
        Path(shutil.move(file, to / file.name)) for system in SYSTEMS for file in (packed / system).glob("*")
    )
    lines = (f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (to / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    return files


def faults(absent: list[str], checks: str) -> list[str]:
    """Return one sentence for each reason not to publish the draft as it is.

    Args:
        absent: systems whose build failed.
        checks: result of the job of all checks, "success" if it passed.
    """
    found = [f"Not built: {', '.join(absent)}."] if absent else []
    return found + ([] if checks == _PASSED else [f"The checks did not pass ({checks})."])


def main() -> None:
    """Write the folder of the draft, its title and the head of its notes; exit 1 if nothing was built."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--packed", type=Path, required=True, metavar="FOLDER", help="where the artifacts are")
    reading.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where the files go")
    reading.add_argument("--checks", required=True, metavar="RESULT", help="result of the job of all checks")
    asked = reading.parse_args()
    absent = missing(asked.packed)
    if len(absent) == len(SYSTEMS):
        sys.exit("No system was built: there is nothing to draft.")
    collect(asked.packed, asked.to)
    found = faults(absent, asked.checks)
    title = f"Biotope {version()}" + (" (incomplete)" if found else "")
    notes = "".join(f"> **Do not publish.** {fault}\n\n" for fault in found)
    Path("title.txt").write_text(title, encoding="utf-8")
    Path("notes.md").write_text(notes, encoding="utf-8")
    print(title, *found, sep="\n")


if __name__ == "__main__":
    main()
