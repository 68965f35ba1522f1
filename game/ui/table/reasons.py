"""Why something cannot be taken back, in words the player sees."""

from game.ui.words import tr


def undo_reason(reason: str) -> str:
    """One sentence for a reason of `Session.undo_status`."""
    return {
        "nothing": tr("There is nothing to take back yet."),
        "revealed": tr("Something new was turned over since, so this can no longer be taken back."),
        "told": tr("Something was told since, so this can no longer be taken back."),
        "others": tr("Somebody else has played since, so this can no longer be taken back."),
        "handed_over": tr("The screen was passed on, so this can no longer be taken back."),
        "turn": tr("Only the player whose turn it is can take something back."),
        "over": tr("The game is over: nothing can be taken back any more."),
    }[reason]
