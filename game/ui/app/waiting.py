"""What takes a moment is done only once the player sees that it is being done."""

from collections.abc import Callable

from game.ui.engine.stage import Stage
from game.ui.widgets.busy import Busy


class Waiting:
    """The task that waits for its sign to be seen, if there is one."""

    def __init__(self) -> None:
        self._task: Callable[[], None] | None = None

    def __bool__(self) -> bool:
        return self._task is not None

    def begin(self, stage: Stage, sign: Busy, task: Callable[[], None]) -> None:
        """Puts the sign on a stage; the task is done by the next `end`."""
        stage.add(sign)

        def do() -> None:
            stage.remove(sign.name)
            task()

        self._task = do

    def end(self) -> None:
        """Does the task, if there is one."""
        task, self._task = self._task, None
        if task is not None:
            task()
