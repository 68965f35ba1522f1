"""The baked pictures belong to their drawings. Nothing is rendered here: a drawing is text."""

import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, TypedDict

import pytest

from game.games.aqua import components
from game.games.aqua.geometry import SHAPES, subtract
from game.games.ecosystem.rules import EcosystemRules
from game.games.registry import GAMES

ROOT = Path(__file__).parents[2]
ART = ROOT / "assets" / "art"
SOURCES = ROOT / "assets" / "source"
DECKS = {game.id: game.rules.edition.deck for game in GAMES.values() if isinstance(game.rules, EcosystemRules)}


class Entry(TypedDict):
    """What the manifest knows about one picture."""

    size: list[int]
    source: str
    files: dict[str, str]


def draw(drawings: Path = SOURCES / "drawings") -> dict[str, str]:
    """The digest of every picture of the catalogue, drawn afresh from the given drawings."""
    script = (
        "import json, sys, pathlib, svg, catalogue\n"
        "svg.DRAWINGS = pathlib.Path(sys.argv[1])\n"
        "print(json.dumps({picture.name: picture.digest() for picture in catalogue.CATALOGUE}))"
    )
    digests: dict[str, str] = asked_of_the_sources(script, str(drawings))
    return digests


def asked_of_the_sources(script: str, *given: str) -> Any:
    """What a script beside the drawings prints, as JSON."""
    command = [sys.executable, "-c", script, *given]
    done = subprocess.run(command, cwd=SOURCES, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def manifest() -> dict[str, Entry]:
    return json.loads((ART / "manifest.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def digests() -> dict[str, str]:
    return draw()


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


def test_a_changed_drawing_makes_exactly_its_pictures_stale(digests: dict[str, str], tmp_path: Path) -> None:
    drawings = shutil.copytree(SOURCES / "drawings", tmp_path / "drawings")
    bear = drawings / "bear.svg"
    bear.write_text(bear.read_text(encoding="utf-8").replace("</svg>", "<path/></svg>"), encoding="utf-8")
    changed = {name for name, digest in draw(drawings).items() if digest != digests[name]}
    cards = {f"card/forest/bear-{level}" for level in "LMS"}
    assert changed == cards | {"disc/bear", "outline/bear", "cover/forest", "box/forest"}


def test_the_art_stays_small() -> None:
    megabytes = sum(file.stat().st_size for file in ART.rglob("*") if file.is_file()) / 1e6
    assert megabytes < 22


@pytest.fixture(scope="module")
def theme() -> dict[str, Any]:
    return tomllib.loads((ROOT / "assets" / "theme.toml").read_text(encoding="utf-8"))


def test_every_species_has_its_disc_and_its_rule_strip(manifest: dict[str, Entry], theme: dict[str, Any]) -> None:
    species = {name for deck in DECKS.values() for name in deck}
    assert set(theme["card"]["rule_strips"]) == species
    assert {f"disc/{name}" for name in species} <= set(manifest)


@pytest.mark.parametrize("pile", components.PILES)
def test_every_way_a_large_animal_can_lie_has_its_plate(manifest: dict[str, Entry], pile: str) -> None:
    outlines = {tuple(sorted(subtract(cell, way[0]) for cell in way)) for way in SHAPES[pile]}
    plates = [name for name in manifest if name.startswith(f"aqua/plate/{pile}-")]
    assert sorted(plates) == [f"aqua/plate/{pile}-{turn}" for turn in range(len(outlines))]


def test_no_two_animals_of_a_game_share_the_colour_of_their_discs() -> None:
    discs = asked_of_the_sources("import json, cards; print(json.dumps(cards.DISCS))")
    for deck in DECKS.values():
        animals = discs.keys() & set(deck)
        assert len({discs[name][0] for name in animals}) == len(animals) >= 6


def test_every_sign_of_a_rule_strip_can_be_shown(manifest: dict[str, Entry], theme: dict[str, Any]) -> None:
    signs = {sign for strip in theme["card"]["rule_strips"].values() for sign in strip}
    for sign in signs:
        kind, _, what = sign.rpartition(":")
        if kind == "i":
            assert f"icon/{what}" in manifest
        elif kind == "t":
            assert what in theme["groups"]
        else:
            points = not kind and what.removeprefix("×").isdigit()
            assert kind == "d" or points or f"disc/{what}" in manifest
