"""What is wrong, said so that it can be said in another language where somebody reads it."""

import os
from collections.abc import Callable
from typing import Any, Self


class Message(str):
    """A sentence in English, or a part of one, that knows how it was made.

    Args:
        template: with the names of values in braces; the key of the catalogues, so it is written out where the
            message is made.
        values: what stands in the places of their names; messages among them are translated too.
    """

    template: str
    values: dict[str, object]

    def __new__(cls, template: str, /, **values: object) -> Self:
        message = super().__new__(cls, template.format(**values))
        message.template, message.values = template, values
        return message

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.template,), self.values

    @classmethod
    def of(cls, said: object) -> "Message":
        """The message with which an error was raised; anything else is a text of others that a catalogue may know."""
        message = said.args[0] if isinstance(said, Exception) and said.args else said
        return message if isinstance(message, Message) else cls(str(said).replace("{", "{{").replace("}", "}}"))

    def translated(self, translate: Callable[[str], str]) -> str:
        """The sentence in another language.

        Args:
            translate: template → template in that language.
        """
        values = {
            name: value.translated(translate) if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        return translate(self.template).format(**values) if self.template else ""


class Explained(Exception):
    """An error that a person reads: `str` is its sentence in English, `Message.of` the message.

    Args:
        template: as for a `Message`; or a message.
        values: as for a `Message`.
    """

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(template if isinstance(template, Message) else Message(template, **values))


def kind_of(error: Exception) -> str:
    """What kind of error this is, without the values in its message: those may quote a whole file."""
    said = error.args[0] if isinstance(error, Explained) else ""
    return f"{type(error).__name__}: {said.template}" if isinstance(said, Message) else type(error).__name__


def trouble(error: OSError, where: object) -> Message:
    """What the system says of a file or folder.

    Args:
        error: what it said.
        where: of what, when the error does not know.
    """
    return Message("{file}: {reason}.", file=error.filename or where, reason=reason_of(error))


def reason_of(error: OSError) -> Message:
    """Return what the system gives as the reason, without the name of the file.

    Windows gives it in the language of the system, in words that the catalogues do not know; C's words for the same
    error are in them.
    """
    if getattr(error, "winerror", None) and error.errno:
        return Message.of(os.strerror(error.errno))
    return Message.of(error.strerror or str(error))
