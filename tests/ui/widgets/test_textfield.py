"""What a line to write in takes of a text that is pasted, and how much of that text it looks at."""

import pytest

from game.ui import clipboard
from game.ui.engine.intent import Paste
from game.ui.widgets import textfield
from game.ui.widgets.textfield import NumberField, TextField

LONGEST = 24
MANY = 2_000_000
HAN = "".join(map(chr, range(0x4E00, 0x4E00 + 11_000)))
"""Letters of which none can be written in these tests."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The letters of which the fonts are asked; they have all but those above U+4DFF."""
    asked: list[str] = []

    def can_be_written(letter: str) -> bool:
        asked.append(letter)
        return letter.isprintable() and letter < HAN[0]

    monkeypatch.setattr(textfield, "can_be_written", can_be_written)
    return asked


def paste(monkeypatch: pytest.MonkeyPatch, field: TextField, text: str) -> None:
    monkeypatch.setattr(clipboard, "get", lambda: text)
    field.write(Paste())


@pytest.mark.parametrize(
    ("text", "kept", "refused"),
    [
        ("Ana", "Ana", ""),
        ("A\nna" + HAN[:2], "Ana", HAN[:2]),
        ("x" * MANY, "x" * LONGEST, ""),
        (HAN + "Ana", "", HAN[:LONGEST]),
        ("\n" * MANY, "", ""),
    ],
    ids=["short", "mixed", "one letter", "letters without a font", "lines"],
)
def test_no_more_letters_are_looked_at_than_can_be_kept(
    monkeypatch: pytest.MonkeyPatch, asked: list[str], text: str, kept: str, refused: str
) -> None:
    told: list[str] = []
    field = TextField("name", "Name", on_refused=told.append, longest=LONGEST, x=0, y=0, w=300)
    paste(monkeypatch, field, text)
    assert (field.text, "".join(told)) == (kept, refused)
    assert len(asked) <= 1000


def test_a_full_line_asks_nothing_and_a_selection_makes_room(
    monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    field = TextField("name", "Name", "x" * LONGEST, longest=LONGEST, x=0, y=0, w=300)
    paste(monkeypatch, field, "y" * MANY)
    assert (field.text, asked) == ("x" * LONGEST, [])
    field.line = field.line.all_selected
    paste(monkeypatch, field, "y" * MANY)
    assert field.text == "y" * LONGEST and len(asked) == LONGEST


def test_a_number_takes_the_digits_of_a_text(monkeypatch: pytest.MonkeyPatch, asked: list[str]) -> None:
    field = NumberField("number", "Number", "1", longest=9, x=0, y=0, w=300)
    paste(monkeypatch, field, "Deal 4711" + HAN)
    assert (field.text, asked) == ("4711", [])
