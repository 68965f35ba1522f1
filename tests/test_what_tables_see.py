"""A table, a log or a score page sees what its feed hands out, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_rooms import REPOSITORY, imports, modules

BEHIND_THE_FEED = {"live", "session_feed", "games", "saver", "thinking", "best", "scene", "game_view"}
"""Modules of `ui/table` that hold a session, or hand a table to the feed that does."""
LESSONS_BEHIND_THE_FEED = {"feed", "start"}
"""The same in `ui/lessons`."""
JOURNAL_BEHIND_THE_FEED = {"past_views"}
"""The same in `ui/journal`."""
HIDDEN = {("game.core.session", "Session"), ("game.core.session", "Entry"), ("game.core.rules", "redact"),
          ("game.core.rules", "Secret"), ("game.core.record", "Record")}  # fmt: skip
HIDDEN_NAMES = {"session", "_session", "entries_of", "redact"}


def seeing() -> dict[str, Path]:
    """The modules that draw games."""
    return {
        module: path
        for module, path in modules().items()
        if ".view" in module
        or module.startswith("game.ui.scenes")
        or (module.startswith("game.ui.table.") and module.rpartition(".")[2] not in BEHIND_THE_FEED)
        or (module.startswith("game.ui.lessons.") and module.rpartition(".")[2] not in LESSONS_BEHIND_THE_FEED)
        or (module.startswith("game.ui.journal.") and module.rpartition(".")[2] not in JOURNAL_BEHIND_THE_FEED)
    }


def reaches(source: str, module: str) -> Iterator[str]:
    """What the module reaches although it should only know its feed."""
    for found in imports(source, module):
        if (found.module, found.name) in HIDDEN:
            yield f"{module}:{found.line} imports {found.name}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN_NAMES:
            yield f"{module}:{node.lineno} reaches .{node.attr}"


def test_what_draws_a_game_knows_only_its_feed() -> None:
    found = [reach for module, path in seeing().items() for reach in reaches(path.read_text("utf-8"), module)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    ["from game.core.session import Session", "from game.core.rules import redact", "x = table.session.view(0)"],
)
def test_a_look_behind_the_feed_would_be_found(source: str) -> None:
    assert list(reaches(source, "game.games.aqua.view.table"))


def test_the_modules_behind_the_feed_are_there() -> None:
    folder = REPOSITORY / "game" / "ui" / "table"
    assert {name for name in BEHIND_THE_FEED if not (folder / f"{name}.py").exists()} == set()
