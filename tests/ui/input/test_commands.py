"""All keys go through the table of commands, and are named everywhere as they are bound."""

import re
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui import words
from game.ui.engine.intent import Do
from game.ui.input import bindings
from game.ui.input.bindings import Bindings
from game.ui.input.command_list import every_command, keys_filled_in
from game.ui.input.commands import LOG, UNDO
from game.ui.input.key_words import key_of, with_key, written

SOURCES = Path(__file__).parents[3] / "game"
CODES = SOURCES / "ui" / "engine" / "key_codes.py"
PADS = SOURCES / "ui" / "engine" / "pads.py"
PAGES = sorted((assets_dir() / "rules").glob("*/*.md"))


@pytest.fixture
def rebound() -> None:
    """All turns are on F3."""
    bindings.put_in_force(Bindings(every_command()).given(LOG, ("f3",)))


@pytest.mark.parametrize(
    ("codes", "file"), [(r"\b(K_\w|KMOD_|KSCAN_|scancode)", CODES), (r"\bCONTROLLER_(BUTTON|AXIS)", PADS)]
)
def test_one_file_knows_the_codes_of_keys_and_one_those_of_gamepads(codes: str, file: Path) -> None:
    assert {path for path in SOURCES.rglob("*.py") if re.search(codes, path.read_text(encoding="utf-8"))} == {file}


def test_what_scenes_are_told_to_do_is_in_the_table() -> None:
    orders = {one.intent.command for one in every_command() if isinstance(one.intent, Do)}
    sources = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]
    assert {name for source in sources for name in re.findall(r'\bDo\("([^"]+)"\)', source)} <= orders


def test_no_word_of_the_app_names_a_key_by_itself() -> None:
    """Words with a key in parentheses, or with the name of one, are put together with `with_key` and `key_of`."""
    named = re.compile(r'tr\(\s*"[^"]*(\([A-Z]\)|\bF\d+\b|Ctrl\+|\(Esc\)|\(Space\)|Space or|or Enter)')
    faults = [path.name for path in SOURCES.rglob("*.py") if named.search(path.read_text(encoding="utf-8"))]
    assert faults == []


def test_words_name_the_key_that_is_bound(rebound: None) -> None:
    assert with_key("Log", LOG) == "Log (F3)"
    assert key_of(UNDO) == "Ctrl+Z" and written("shift+page up") == "Shift+Page up" and written("left") == "←"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_the_rules_name_keys_as_they_are_bound(page: Path, rebound: None) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.search(r"\*\*([A-Z]|F\d+|Ctrl\+.)\*\*|\b(Tab|Esc|Enter|Échap|Entrée)\b", text) is None
    filled = keys_filled_in(text)
    assert "{key:" not in filled and "**F3**" in filled.replace("{key:log}", "")


def test_in_another_language_keys_are_called_as_there() -> None:
    words.set_language("cs")
    try:
        assert written("space") != "Space"
    finally:
        words.set_language("en")


def test_every_game_has_its_rules_with_keys() -> None:
    assert {page.stem for page in PAGES} >= set(GAMES)


def test_keys_are_called_as_the_system_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written("ctrl+shift+z") == "Ctrl+Shift+Z"
    monkeypatch.setattr("sys.platform", "darwin")
    assert written("ctrl+shift+z") == "Cmd+Shift+Z"
