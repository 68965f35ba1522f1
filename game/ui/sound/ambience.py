"""What lies under a scene all the time: the sounds of nature, and quiet music."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ambience:
    """What is heard while nothing happens.

    Attributes:
        bed: the sounds of nature, for example "forest"; a file `bed-forest.ogg`.
        music: for example "aqua"; a file `music-aqua.ogg`.
    """

    bed: str
    music: str
