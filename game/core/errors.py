"""The three ways in which something said to the rules can be wrong."""


class GameError(Exception):
    """Base of every error with which the rules answer; its text is one sentence a person can read."""


class InvalidAction(GameError):
    """A text that is no action at all."""

    def __init__(self, text: str, why: str) -> None:
        self.text = text
        super().__init__(f"Cannot read the action “{text}”: {why}.")


class IllegalAction(GameError):
    """A readable action that the rules do not allow now; carries the action, the reason and the position."""

    def __init__(self, action: str, why: str, position: str = "") -> None:
        self.action = action
        self.why = why
        self.position = position
        super().__init__(f"“{action}” is not allowed now: {why}." + (f" Position: {position}" if position else ""))


class CorruptRecord(GameError):
    """A record or a position that cannot be what it claims to be.

    `line` counts from 1 and names an action line; None means the header or the whole file.
    """

    def __init__(self, why: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(f"Line {line}: {why}" if line is not None else why)
