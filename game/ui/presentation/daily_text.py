"""What the journal says of the daily of a game, in the language of the moment."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DailyText:
    """A solo game of one day.

    Attributes:
        title: what is played.
        aim: what is to be reached, in a sentence.
        against: a rival, a scenario or a level, by name, and below that in a few words what it is.
        picture: of it.
        grades: what one, two and three stars are called.
        signed: the points are a margin.
        told: what is played, where the result is told to others: the title and whom or what against.
    """

    title: str
    aim: str
    against: tuple[str, str]
    picture: str
    grades: tuple[str, str, str]
    told: str
    signed: bool = False
