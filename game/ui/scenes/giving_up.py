"""The question before a game is given up."""

from collections.abc import Callable

from game.profile.daily import is_try
from game.profile.entries import Result, Running
from game.ui.scene import Shell
from game.ui.scenes.question import Question, QuestionScene
from game.ui.words import tr


def ask_to_give_up(shell: Shell, do: Callable[[], None], daily: bool) -> None:
    """Asks whether a running game shall be given up; a try of a daily is then used."""
    lost = tr("It stays in the list of games as given up, and nobody wins it. It cannot be played on.")
    used = tr("This try of the daily then counts as used.")
    words = "\n".join((lost, used) if daily else (lost,))
    question = Question(tr("Give this game up?"), words, tr("Give it up"), tr("Keep playing"))
    shell.stack.push(QuestionScene(question, do))


def leave_words(result: Result | None) -> str:
    """What is pressed to play a game that waits no more; `result` as in `give_up`."""
    return tr("Give this game up") if result is None else tr("Put this game away: it is over")


def give_up(shell: Shell, running: Running, result: Result | None, then: Callable[[], None]) -> None:
    """Asks whether a game that waits shall be given up.

    Args:
        shell: the app.
        running: the game.
        result: how it ended, when only what is asked after the end is missing: it then keeps this result.
        then: what shows it.
    """

    def do() -> None:
        if result is None:
            shell.store.give_up(running.id)
        else:
            shell.store.finish(running.id, result)
        then()
        shell.toast(tr("The game is given up.") if result is None else tr("The game is kept with its result."))

    if result is None:
        ask_to_give_up(shell, do, is_try(running.header))
        return
    question = Question(
        tr("Put this game away?"),
        tr("It is over, and its result is kept. What is asked after the end stays unanswered."),
        tr("Put it away"),
        tr("Not yet"),
    )
    shell.stack.push(QuestionScene(question, do))
