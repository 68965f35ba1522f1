"""The animals of AQUA in the field guide: six small ones, and both faces of the five piles of large ones."""

from game.games.aqua.components import COLOURS, PILES, SMALL_VALUES
from game.games.aqua.view import words
from game.levels.texts import load_texts
from game.ui.presentation.guide_text import GuideText, SpeciesText
from game.ui.presentation.translated_texts import latin
from game.ui.words import tr, trn

_SMALL = {
    "R": ("trapezia", "crab"),
    "Y": ("clownfish", "clownfish"),
    "G": ("turtle", "turtle"),
    "B": ("jellyfish", "jellyfish"),
    "P": ("crown", "crown_of_thorns"),
    "O": ("seahorse", "seahorse"),
}
"""Colour → picture, drawing."""


def guide_text() -> GuideText:
    """The pages of the game, in the language of this moment."""
    return GuideText(
        title=tr("Animals of AQUA"),
        species=(*map(_small, COLOURS), *(_large(pile, place) for pile in PILES for place in (0, 1))),
        first=tr("first attracted on {day}"),
        waiting=tr("not attracted yet"),
        most=tr("Most of them in one game"),
        best=lambda n: tr("best {n}").format(n=n),
        games=tr("Games in which it came"),
        average=tr("On average, in these games"),
    )


def _small(colour: str) -> SpeciesText:
    picture, drawing = _SMALL[colour]
    known = load_texts("aqua").species[picture]
    value = SMALL_VALUES[colour]
    rule = trn(
        "It comes to three corals of its colour that meet, and brings {n} point.",
        "It comes to three corals of its colour that meet, and brings {n} points.",
        value,
    ).format(n=value)
    return SpeciesText(
        colour, picture, words.animal(colour), latin(known), f"aqua/animal/{picture}", f"outline/{drawing}", rule,
        tr(known.fact), card=False,
    )  # fmt: skip


def _large(pile: str, place: int) -> SpeciesText:
    name = words.LARGE_ANIMALS[pile][place]
    known = load_texts("aqua").species[name]
    rule = tr("{shape} It brings the value printed on it.").format(shape=words.shape(pile))
    return SpeciesText(
        pile,
        name,
        words.large(name),
        latin(known),
        f"aqua/large/{name}",
        f"outline/{name}",
        rule,
        tr(known.fact),
        card=False,
    )
