"""The question before a finished game is removed."""

from collections.abc import Callable

from game.ui.kept.kept_games import GameRow
from game.ui.scene import Shell
from game.ui.scenes.question import Question, QuestionScene
from game.ui.words import date, tr


def ask_to_remove(shell: Shell, row: GameRow, then: Callable[[], None]) -> None:
    """Asks whether a finished game shall be removed; `then`: what shows it."""

    def do() -> None:
        shell.store.remove(row.game.id)
        then()
        shell.toast(tr("The game is removed."))

    names = ", ".join(one.name for one in row.reached)
    what = tr("{game} of {day}, with {names}.").format(game=row.title, day=date(row.day), names=names)
    words = [tr("It counts no longer in field guide, paths, statistics and achievements. This cannot be taken back.")]
    if row.daily:
        words.append(tr("A try of a daily stays used, with its points."))
    question = Question(tr("Remove this game?"), "\n".join((what, *words)), tr("Remove it"), tr("Keep it"))
    shell.stack.push(QuestionScene(question, do))
