"""The question before a game is given up."""

from collections.abc import Callable

from game.profile.entries import Running
from game.ui.scene import Shell
from game.ui.scenes.question import Question, QuestionScene
from game.ui.words import tr


def ask_to_give_up(shell: Shell, do: Callable[[], None]) -> None:
    """Asks whether a running game shall be given up."""
    question = Question(
        tr("Give this game up?"),
        tr("It stays in the list of games as given up, and nobody wins it. It cannot be played on."),
        tr("Give it up"),
        tr("Keep playing"),
    )
    shell.stack.push(QuestionScene(question, do))


def give_up(shell: Shell, running: Running, then: Callable[[], None]) -> None:
    """Asks whether a game that waits shall be given up; `then`: what shows it."""

    def do() -> None:
        shell.store.give_up(running.id)
        then()
        shell.toast(tr("The game is given up."))

    ask_to_give_up(shell, do)
