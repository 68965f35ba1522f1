"""Where the title leads to: a page is loaded when somebody goes there, so that the title itself opens at once."""

from game.core.rules import Game
from game.profile.entries import Finished
from game.ui.scene import Shell


def to_setup(shell: Shell, game: Game, solo: bool) -> None:
    """To the set-up page of a game."""
    from game.ui.scenes.setup import SetupScene

    shell.stack.push(SetupScene(game, solo=solo))


def to_rules(shell: Shell, game: str) -> None:
    """To the rules page of a game."""
    from game.ui.scenes.rules import RulesScene

    shell.stack.push(RulesScene(game))


def to_settings(shell: Shell) -> None:
    """To the settings."""
    from game.ui.scenes.settings import SettingsScene

    shell.stack.push(SettingsScene())


def to_credits(shell: Shell) -> None:
    """To the credits."""
    from game.ui.scenes.credits import CreditsScene

    shell.stack.push(CreditsScene())


def to_languages(shell: Shell) -> None:
    """To the choice of a language."""
    from game.ui.scenes.languages import LanguagesScene

    shell.stack.push(LanguagesScene())


def to_journal(shell: Shell, section: str | None = None) -> None:
    """To a section of the journal, or to the one that was open last."""
    from game.ui.journal.scene import open_journal

    open_journal(shell, section)


def to_people(shell: Shell) -> None:
    """To the page of the people."""
    from game.ui.journal.scene import show_people

    show_people(shell)


def to_finished(shell: Shell, finished: Finished) -> None:
    """To the last page of a finished game."""
    from game.ui.replay.opening import open_finished

    open_finished(shell, finished)
