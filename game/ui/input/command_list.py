"""The commands of the app and of all games, by room."""

import re
from typing import Final

from game.games.registry import GAMES
from game.ui.input.commands import COMMANDS, EVERYWHERE, FIGURES, JOURNAL, REPLAY, RING, TABLE, TITLE, Command
from game.ui.input.key_words import key_of
from game.ui.presentation.presentation import commands_of, presentation
from game.ui.words import tr

_KEY: Final = re.compile(r"\{key:([^}]+)\}")


def every_command() -> tuple[Command, ...]:
    """All commands there are, in the order of their rooms; editions of one game share theirs."""
    own = (command for game in GAMES.values() for command in commands_of(game))
    return (*COMMANDS, *dict.fromkeys(own))


def room_title(room: str) -> str:
    """What a room is called, in the player's language."""
    titles = {
        RING: tr("The ring"),
        EVERYWHERE: tr("Everywhere"),
        FIGURES: tr("Choose by number"),
        TABLE: tr("At the table"),
        TITLE: tr("Title page, end of a game"),
        JOURNAL: tr("Journal"),
        REPLAY: tr("Replay"),
    }
    if room in titles:
        return titles[room]
    game = next(game for game in GAMES.values() if any(command.room == room for command in commands_of(game)))
    return presentation(game).title


def keys_filled_in(text: str) -> str:
    """A text with the keys of commands as they are bound in the place of "{key:name of the command}"."""
    commands = {command.name: command for command in every_command()}
    return _KEY.sub(lambda found: key_of(commands[found[1]]), text)
