"""The species of Mini DiverCity in the field guide."""

from game.games.divercity.components import SPECIES
from game.games.divercity.view import words
from game.levels.texts import load_texts
from game.ui.presentation.guide_text import GuideText, SpeciesText
from game.ui.presentation.translated_texts import latin
from game.ui.words import tr, trn

_DRAWINGS = {"manta_ray": "manta", "sea_turtle": "turtle"}


def guide_text() -> GuideText:
    """The pages of the game, in the language of this moment."""
    rule = tr("Two steps up the ladder and it is saved, two steps down and it is extinct.")
    known = load_texts("divercity").species
    return GuideText(
        title=tr("Species of Mini DiverCity"),
        species=tuple(
            SpeciesText(
                id=name,
                page=name,
                name=words.species(name),
                latin=latin(known[name]),
                picture=f"card/divercity/{name}-L",
                outline=f"outline/{_DRAWINGS.get(name, name)}",
                rule=rule,
                fact=words.fact(name),
            )
            for name in SPECIES
        ),
        first=tr("first saved on {day}"),
        waiting=tr("not saved yet"),
        most="",
        best=lambda n: trn("saved {n} time", "saved {n} times", n).format(n=n),
        games=tr("Games in which it was saved"),
        average="",
    )
