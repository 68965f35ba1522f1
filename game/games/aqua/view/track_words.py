"""What the challenges and the modifications of the track of fifty are called, in the language of this moment."""

from game.games.aqua.challenges import COUNTED, LEADS, Nearly
from game.levels.texts import NumberedWords, load_texts
from game.ui.words import tr


def challenge(number: int) -> str:
    """What a challenge asks for, in a few words."""
    return _of_challenge(number, _listed("challenges", number).short)


def challenge_rule(number: int) -> str:
    """What a challenge asks for, in a whole sentence."""
    return _of_challenge(number, _listed("challenges", number).rule)


def modification(number: int) -> str:
    """What a modification changes, in a few words."""
    return tr(_listed("modifications", number).short)


def modification_rule(number: int) -> str:
    """What a modification changes, in a whole sentence."""
    return tr(_listed("modifications", number).rule)


def nearly(one: Nearly) -> str:
    """A challenge of which only a little is missing, with how much there is."""
    said = tr("{challenge}: {have} of {needed}")
    return said.format(challenge=challenge(one.challenge), have=one.have, needed=one.needed)


def would_be_met(letter: str) -> str:
    """That a scenario nobody had chosen was met all the same."""
    return tr("Scenario {letter} would have been met: play it to tick it.").format(letter=letter)


def ticked_by_itself(name: str, number: int) -> str:
    """That somebody has ticked the only challenge met, without a question."""
    return tr("{name} ticks challenge {n} on the track of fifty: {challenge}.").format(
        name=name, n=number, challenge=challenge(number)
    )


def _listed(kind: str, number: int) -> NumberedWords:
    return load_texts("aqua").numbered[kind][number]


def _of_challenge(number: int, words: str) -> str:
    """The words of a challenge with the number that it asks for, where they say it in figures."""
    needed = COUNTED[number].needed if number in COUNTED else LEADS.get(number)
    return tr(words).format(n=needed)
