"""Lists what is in the executable by library: `python assets/desktop/contents.py FOLDER [--gate] [--glibc 2.28]`.

The last line is the latest glibc that a file in the folder needs, on Linux. `--gate` fails when the folder is larger
than it may be on this system; `--glibc` when a file needs a later glibc than that.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

MARGIN = 3.0
"""How much a folder may grow beyond its measured size, in MiB, before the gate fails."""
MEASURED = {"linux": 57.4, "win32": 59.4}
"""Size of the folder by `sys.platform`, in MiB, as it was when its contents were last looked through."""
_MIB = 1 << 20
_GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")


def part_of(file: Path) -> str:
    """Return the library or the kind of files that a file belongs to.

    Args:
        file: its path in the folder of the executable.
    """
    parts = file.parts[1:] if file.parts[0] == "_internal" else file.parts
    if len(parts) == 1:
        return re.split(r"[-.]", parts[0], maxsplit=1)[0]
    if parts[0] == "game":
        return "/".join(parts[: min(3, len(parts) - 1)])
    return re.sub(r"-[\d.]+\.dist-info$", "", parts[0])


def sizes(folder: Path) -> Counter[str]:
    """Return the size of each part in bytes; links are not counted."""
    found: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            found[part_of(file.relative_to(folder))] += file.stat().st_size
    return found


def newest_glibc(folder: Path) -> tuple[tuple[int, int], str]:
    """Return the latest glibc that an ELF file in the folder needs, and the name of that file."""
    found = [((0, 0), "")]
    for file in folder.rglob("*"):
        if file.is_file() and (data := file.read_bytes()).startswith(b"\x7fELF"):
            found.extend(((int(major), int(minor)), file.name) for major, minor in _GLIBC.findall(data))
    return max(found)


def faults(folder: Path, *, gate: bool, glibc: tuple[int, int] | None, platform: str = sys.platform) -> list[str]:
    """Return one sentence for each limit that the folder breaks."""
    size = sizes(folder).total() / _MIB
    if not size:
        return ["The folder is empty or missing: nothing was built."]
    found = []
    limit = MEASURED.get(platform)
    if gate and limit is not None and size > limit + MARGIN:
        found.append(f"The folder has {size:.1f} MiB; {limit + MARGIN:.1f} are allowed.")
    if glibc is not None:
        needed, name = newest_glibc(folder)
        if needed > glibc:
            found.append(f"{name} needs glibc {needed[0]}.{needed[1]}; {glibc[0]}.{glibc[1]} is the floor.")
    return found


def _version(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    return int(major), int(minor)


def main() -> None:
    """Print the list; exit 1 with one line for each limit that is broken."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("folder", type=Path, help="what build.spec built")
    reading.add_argument("--gate", action="store_true", help="fail when it is too large for this system")
    reading.add_argument("--glibc", type=_version, metavar="VERSION", help="fail when it needs a later glibc")
    asked = reading.parse_args()
    found = sizes(asked.folder)
    for part, size in found.most_common():
        print(f"{size / _MIB:8.2f}  {part}")
    print(f"{found.total() / _MIB:8.2f}  MiB in all")
    (major, minor), name = newest_glibc(asked.folder)
    if name:
        print(f"{f'{major}.{minor}':>8}  glibc needed by {name}")
    broken = faults(asked.folder, gate=asked.gate, glibc=asked.glibc)
    if broken:
        sys.exit("\n".join(broken))


if __name__ == "__main__":
    main()
