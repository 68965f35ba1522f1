"""Which room of the program may import which: the design, held by reading every import statement."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

REPOSITORY = Path(__file__).parents[1]

MAY_IMPORT = {
    "package": set[str](),
    "units": set[str](),
    "message": set[str](),
    "signals": set[str](),
    "paths": {"message", "platformdirs"},
    "cli": {
        "message",
        "signals",
        "paths",
        "core",
        "registry",
        "rules",
        "bots",
        "profile",
        "levels",
        "ui",
        "distributed",
    },
    "core": {"message"},
    "registry": {"core", "rules", "game bots"},
    "rules": {"message", "core", "game bots"},
    "game bots": {"core", "rules", "bots"},
    "bots": {"core"},
    "profile": {"message", "paths", "core", "registry"},
    "levels": {"core", "paths", "units", "pytmx"},
    "view": {"core", "rules", "levels", "ui", "units", "pygame"},
    "ui": {
        "message",
        "signals",
        "paths",
        "units",
        "core",
        "registry",
        "bots",
        "profile",
        "levels",
        "pygame",
        "markdown_it",
    },
}
"""Room → the rooms and the libraries it may import, besides itself and the standard library."""

PURE = MAY_IMPORT.keys() - {"ui", "view", "levels"}
WITHOUT_OUTSIDE_WORLD = {"core", "registry", "rules", "game bots", "bots"}
OUTSIDE_WORLD = {"asyncio", "io", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess", "tempfile"}
CLOCKS_AND_CHANCE = {"datetime", "random", "secrets", "time", "uuid"}


class Import(NamedTuple):
    line: int
    module: str
    name: str
    at_start: bool


def room_of(module: str) -> str:
    """The room a module of ours belongs to; of a game: its rules, its bots, or its view."""
    match module.split("."):
        case ["game"] | ["game", "games"]:
            return "package"
        case ["game", "__main__"]:
            return "cli"
        case ["game", "games", "registry"]:
            return "registry"
        case ["game", "games", _, "view", *_]:
            return "view"
        case ["game", "games", _, "bots", *_]:
            return "game bots"
        case ["game", "games", *_]:
            return "rules"
        case ["game", room, *_]:
            return room
    raise ValueError(f"{module} is not ours")


def game_of(module: str) -> str | None:
    """The game whose folder the module is in."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["game", "games"] and parts[2:] not in ([], ["registry"]) else None


def imports(source: str, module: str) -> Iterator[Import]:
    """Every import statement, with relative ones spelled out."""
    tree = ast.parse(source)
    at_start = {id(node) for statement in tree.body for node in _outside_functions(statement)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, "", id(node) in at_start)
        elif isinstance(node, ast.ImportFrom):
            base = module.rsplit(".", node.level)[0] + "." if node.level else ""
            origin = (base + (node.module or "")).rstrip(".")
            for alias in node.names:
                yield Import(node.lineno, origin, alias.name, id(node) in at_start)


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        for child in ast.iter_child_nodes(node):
            yield from _outside_functions(child)


def breaches(source: str, module: str) -> list[str]:
    """What the module imports although its room may not."""
    return [
        f"{module}:{found.line}: {room_of(module)} must not import {found.module} {found.name}".rstrip()
        for found in imports(source, module)
        if not _allowed(module, found)
    ]


def _allowed(importer: str, found: Import) -> bool:
    room = room_of(importer)
    top = found.module.split(".")[0]
    if top != "game":
        if top in sys.stdlib_module_names:
            return not _is_impure(room, found)
        return top in MAY_IMPORT[room]
    imported = module_meant(found)
    target = room_of(imported)
    if target == "ui" and room == "cli" and found.at_start:
        return False
    if game_of(importer) and game_of(imported) and game_of(importer) != game_of(imported):
        return False
    return target == room or target in MAY_IMPORT[room]


def _is_impure(room: str, found: Import) -> bool:
    """Whether rules or bots reach for files, the clock, or chance that is not a seeded `Random`."""
    if room not in WITHOUT_OUTSIDE_WORLD or (found.module, found.name) == ("random", "Random"):
        return False
    return found.module.split(".")[0] in OUTSIDE_WORLD | CLOCKS_AND_CHANCE


def module_meant(found: Import) -> str:
    """`from game import paths` means the module `game.paths`, `from game.paths import data_dir` too."""
    inner = f"{found.module}.{found.name}"
    path = REPOSITORY.joinpath(*inner.split("."))
    return inner if path.is_dir() or path.with_suffix(".py").exists() else found.module


def modules() -> dict[str, Path]:
    """Every module of ours and its file."""
    found = {}
    for path in sorted((REPOSITORY / "game").rglob("*.py")):
        parts = path.relative_to(REPOSITORY).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def test_every_import_stays_within_the_design() -> None:
    found = [
        breach for module, path in modules().items() for breach in breaches(path.read_text(encoding="utf-8"), module)
    ]
    assert found == []


def test_every_module_has_a_room() -> None:
    assert {room_of(module) for module in modules()} <= MAY_IMPORT.keys()


def test_pure_modules_do_not_bring_pygame_in() -> None:
    pure = [module for module in modules() if room_of(module) in PURE and module != "game.__main__"]
    script = """
import importlib, sys
for module in sys.argv[1:]:
    importlib.import_module(module)
    if "pygame" in sys.modules:
        sys.exit(f"{module} brings pygame in")
"""
    fresh = subprocess.run(
        [sys.executable, "-c", script, *pure], cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    assert (fresh.returncode, fresh.stderr) == (0, "")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("game.core.rules", "import pygame"),
        ("game.core.rules", "import time"),
        ("game.core.rules", "from random import shuffle"),
        ("game.core.rules", "from pathlib import Path"),
        ("game.core.rules", "from game.ui import app"),
        ("game.core.rules", "def late():\n    from game import paths"),
        ("game.games.ecosystem.rules", "from game.games.aqua import geometry"),
        ("game.games.ecosystem.rules", "from .view import places"),
        ("game.games.ecosystem.rules", "from game.bots import search"),
        ("game.games.ecosystem.view.table", "from game.profile.store import Store"),
        ("game.games.ecosystem.view.table", "from game.games.aqua.view import tiles"),
        ("game.games.registry", "from game.games.ecosystem.view import table"),
        ("game.bots.search", "from game.games.ecosystem import grid"),
        ("game.bots.search", "from game.games import registry"),
        ("game.profile.store", "import pygame"),
        ("game.profile.store", "from game.ui.words import tr"),
        ("game.levels.tmx", "import pygame"),
        ("game.levels.tmx", "from game.ui.engine import theme"),
        ("game.ui.app.app", "from game.games.ecosystem import grid"),
        ("game.ui.app.app", "import numpy"),
        ("game.cli", "from game.ui.app.app import App"),
        ("game.cli", "if True:\n    import game.ui.app.app"),
        ("game.paths", "from game import cli"),
    ],
)
def test_an_import_across_the_design_is_found(module: str, source: str) -> None:
    assert len(breaches(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("game.core.rng", "from random import Random"),
        ("game.core.session", "from .record import Record"),
        ("game.games.ecosystem.rules", "from game.games.ecosystem.editions import forest"),
        ("game.games.ecosystem.bots", "from game.bots import search"),
        (
            "game.games.ecosystem.view.table",
            "import pygame\nfrom game.ui.scene import Scene\nfrom .. import grid",
        ),
        ("game.games.registry", "from game.games.ecosystem import rules"),
        ("game.profile.store", "import sqlite3\nfrom game import paths\nfrom game.games import registry"),
        ("game.levels.tmx", "import pytmx\nfrom pathlib import Path"),
        ("game.ui.app.app", "import pygame\nfrom game.games.registry import GAMES"),
        ("game.cli", "def shot():\n    from game.ui.app.app import App"),
    ],
)
def test_an_import_within_the_design_is_let_through(module: str, source: str) -> None:
    assert breaches(source, module) == []
