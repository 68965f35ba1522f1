"""What is wrong is said as a template and its values, so that a person reads it in their own language."""

import ast
import errno
import os
import pickle
import re
import string
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from game.core.errors import CorruptRecord, IllegalAction
from game.message import Message, trouble
from game.ui import words

CODE = Path(str(files("game")))
TEMPLATE = CODE.parent / "assets" / "locale" / "biotope.pot"
FRENCH = {
    "There is no {what} at {place}.": "Il n’y a pas de {what} en {place}.",
    "card": "carte",
    "No such file or directory": "ce fichier n’existe pas",
    "{file}: {reason}.": "{file} : {reason}.",
}


def in_french(template: str) -> str:
    return FRENCH.get(template, template)


def test_a_message_is_its_sentence_in_english() -> None:
    message = Message("There is no {what} at {place}.", what=Message("card"), place="{0,1}")
    assert message == "There is no card at {0,1}." and str(CorruptRecord(message)) == message


def test_it_is_translated_with_the_messages_in_it() -> None:
    message = Message("There is no {what} at {place}.", what=Message("card"), place="{0,1}")
    assert message.translated(in_french) == "Il n’y a pas de carte en {0,1}."


def test_it_is_the_same_after_another_process_sent_it() -> None:
    sent = pickle.loads(
        pickle.dumps(CorruptRecord("There is no {what} at {place}.", what=Message("card"), place="1"))
    )
    assert Message.of(sent).translated(in_french) == "Il n’y a pas de carte en 1."


@pytest.mark.parametrize("said", ["", "half {of it", "{there} is {no} value"])
def test_a_text_of_others_stays_as_it_is(said: str) -> None:
    assert Message.of(ValueError(said)).translated(in_french) == Message.of(said) == said


def test_the_system_is_translated_where_a_catalogue_knows_its_words() -> None:
    missing = FileNotFoundError(2, "No such file or directory", "a.txt")
    assert trouble(missing, "?").translated(in_french) == "a.txt : ce fichier n’existe pas."
    assert trouble(OSError("it burns"), "the disk") == "the disk: it burns."


def test_an_error_of_windows_is_told_in_the_words_that_the_catalogues_know() -> None:
    """`winerror` is what OSError has on Windows only; its text is in the language of the system."""
    error = OSError(errno.ENOENT, "Das System kann die angegebene Datei nicht finden", "a.txt", 2)
    if sys.platform != "win32":
        vars(error)["winerror"] = 2
    assert trouble(error, "") == f"a.txt: {os.strerror(errno.ENOENT)}."


def test_a_line_says_what_is_wrong_with_it_in_one_language() -> None:
    words.set_language("fr")
    error = CorruptRecord.at(3, IllegalAction("0 keep", Message("the game is over"), "turn 2"))
    assert str(error) == "Line 3: “0 keep” is not allowed now: the game is over. Position: turn 2"
    assert words.explained(error) == (
        "Ligne 3\u202f: «\u202f0 keep\u202f» n’est pas permis maintenant\u202f: la partie est terminée. "
        "Position\u202f: turn 2"
    )


def explained(sources: Mapping[str, str]) -> set[str]:
    """The errors that say a message, by name, and `Message` itself."""
    bases = {
        name: base for text in sources.values() for name, base in re.findall(r"^class (\w+)\((\w+)\)", text, re.M)
    }
    found = {"Message", "Explained"}
    while more := {name for name, base in bases.items() if base in found} - found:
        found |= more
    return found


def faults(name: str, call: ast.Call, known: set[str]) -> Iterator[str]:
    """What keeps this from being said in another language."""
    if name in ("InvalidAction", "IllegalAction") or not call.args:
        return
    template = call.args[0]
    if isinstance(template, ast.JoinedStr):
        yield "is formatted before it can be translated"
    elif isinstance(template, ast.Constant) and isinstance(template.value, str):
        needed = {field for _, field, _, _ in string.Formatter().parse(template.value) if field is not None}
        if needed != {keyword.arg for keyword in call.keywords}:
            yield f"does not give just the values of “{template.value}”"
        if template.value not in known:
            yield f"is not in the catalogues: “{template.value}”"


def test_whatever_is_wrong_can_be_said_in_every_language() -> None:
    sources = {str(path.relative_to(CODE)): path.read_text(encoding="utf-8") for path in CODE.rglob("*.py")}
    names = explained(sources)
    said = re.compile(rf"\b({'|'.join(names)})\(")
    with TEMPLATE.open("rb") as file:
        known = {str(message.id) for message in read_po(file)}
    found = [
        f"{place}:{node.lineno}: {node.func.id} {fault}"
        for place, text in sources.items()
        if said.search(text)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
        for fault in faults(node.func.id, node, known)
    ]
    assert found == []
