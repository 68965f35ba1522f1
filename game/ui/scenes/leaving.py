"""The question before the app ends while something is not saved."""

from game.ui.app.saving import unsaved_sentence
from game.ui.scene import Shell
from game.ui.scenes.question import Question, QuestionScene
from game.ui.words import tr


class LeavingScene(QuestionScene):
    """Stay, or leave and lose what could not be saved."""

    name = "leaving"

    def __init__(self, shell: Shell) -> None:
        trouble = shell.store.trouble
        question = Question(
            tr("Leave without saving?"),
            tr("The last moves are not saved yet. They are written as soon as that is possible again."),
            tr("Leave all the same"),
            tr("Stay"),
            unsaved_sentence(trouble.kind) if trouble else "",
        )
        super().__init__(question, shell.quit)

    def agree(self) -> None:
        """The app ends; what could not be saved is lost."""
        self.shell.quit()
