"""What computer players are like, in words."""

from collections.abc import Mapping

from game.bots.tempers import temper_of


def temper_words(said: Mapping[str, str], name: str) -> str:
    """What the computer player of that name is like; "" when there is nothing to say.

    Args:
        said: temper → words, as in `Presentation.tempers`.
        name: of a computer player.
    """
    temper = temper_of(name)
    return said.get(temper, "") if temper is not None else ""
