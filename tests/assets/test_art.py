"""The baked pictures belong to their drawings. Nothing is rendered here: drawing is pure text."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ART = ROOT / "assets" / "art"
SOURCES = ROOT / "assets" / "source"

Entry = dict[str, object]


@pytest.fixture(scope="module")
def manifest() -> dict[str, Entry]:
    return json.loads((ART / "manifest.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def digests() -> dict[str, str]:
    """The digest of every picture of the catalogue, drawn afresh in its own interpreter."""
    script = "import json, catalogue as c; print(json.dumps({p.name: p.digest() for p in c.CATALOGUE}))"
    done = subprocess.run([sys.executable, "-c", script], cwd=SOURCES, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_every_picture_of_the_catalogue_is_baked(manifest: dict[str, Entry], digests: dict[str, str]) -> None:
    assert sorted(manifest) == sorted(digests)


def test_no_picture_is_older_than_its_drawing(manifest: dict[str, Entry], digests: dict[str, str]) -> None:
    stale = [name for name, entry in manifest.items() if entry["source"] != digests.get(name)]
    assert not stale, f"run assets/source/bake.py --only {' '.join(stale)}"


def test_the_files_are_those_that_were_baked(manifest: dict[str, Entry]) -> None:
    written = {file: digest for entry in manifest.values() for file, digest in entry["files"].items()}
    found = {
        file.relative_to(ART).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in ART.rglob("*")
        if file.is_file() and file.name != "manifest.json"
    }
    assert found == written


def test_a_changed_drawing_changes_the_digest(digests: dict[str, str]) -> None:
    """A bear drawn otherwise makes the bear's cards and disc stale, and leaves the hare alone."""
    script = (
        "import json, svg, catalogue as c; drawn = svg.drawing; "
        "svg_bear = lambda n: drawn(n) + ('<path/>' if n == 'bear' else ''); "
        "import forest, cards; svg.drawing = forest.drawing = cards.drawing = svg_bear; "
        "print(json.dumps({p.name: p.digest() for p in c.CATALOGUE}))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=SOURCES, capture_output=True, text=True, check=True)
    changed = {name for name, digest in json.loads(done.stdout).items() if digest != digests[name]}
    bears = {"card/forest/bear-L", "card/forest/bear-M", "card/forest/bear-S", "disc/bear"}
    assert changed == bears | {"cover/forest", "box/forest"}


def test_the_art_stays_small() -> None:
    megabytes = sum(file.stat().st_size for file in ART.rglob("*") if file.is_file()) / 1e6
    assert megabytes < 12
