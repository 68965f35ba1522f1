"""What the executable holds besides Biotope, and the licences of it: `bundled.toml` and the texts beside it."""

import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

_LICENCE_FILE = re.compile(r"(?i)licen[cs]e|copying")


def components() -> dict[str, dict[str, list[str]]]:
    """Name of each component → its `texts`, `packages` and `libraries`."""
    return tomllib.loads((FOLDER / "bundled.toml").read_text(encoding="utf-8"))


def library_name(file: str) -> str:
    """“libSDL2_image-2-d6906c81.0.so.0.800.12” → “SDL2_image”."""
    return re.split(r"[-.]", file.removeprefix("lib"), maxsplit=1)[0]


def without_licence(packages: Iterable[str], libraries: Iterable[str]) -> list[str]:
    """Those of these packages and library files whose licence the executable would not carry."""
    known = components().values()
    covered = {library for component in known for library in component.get("libraries", ())}
    texts = {package for component in known if "texts" in component for package in component.get("packages", ())}
    missing = [package for package in packages if package not in texts and not _brings_its_own(package)]
    return sorted({*missing, *(file for file in libraries if library_name(file) not in covered)})


def _brings_its_own(package: str) -> bool:
    files = distribution(package).files or ()
    return any(".dist-info" in str(file) and _LICENCE_FILE.search(file.name) for file in files)
