"""The English of the rules and of the catalogue reads as a native writes it."""

import re
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.ui.words import SOURCE
from tests.support.pages import RULES

POT = RULES.parent / "locale" / "biotope.pot"
PAGES = [RULES / SOURCE / f"{game}.md" for game in GAMES]


@pytest.mark.parametrize("file", [*PAGES, POT], ids=lambda file: file.name)
def test_nobody_has_the_own_hand_but_their_own(file: Path) -> None:
    assert re.findall(r".*\bthe own\b.*", file.read_text(encoding="utf-8")) == []
