"""The species of an edition in the field guide."""

from functools import partial

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.view.cards import rule_strip, rule_text
from game.games.ecosystem.view.edition import card_art, skin_of
from game.levels.texts import load_texts
from game.ui.engine.canvas import Canvas
from game.ui.presentation.guide_text import GuideText, SpeciesText
from game.ui.presentation.translated_texts import latin
from game.ui.words import species as card_name
from game.ui.words import tr


def guide_text(edition: Edition) -> GuideText:
    """The pages of an edition, in the language of this moment."""
    words = load_texts(edition.id).species
    return GuideText(
        title=tr("Species of {game}").format(game=skin_of(edition).words().title),
        species=tuple(
            SpeciesText(
                id=species,
                page=species,
                name=card_name(species),
                latin=latin(words[species]) if species in words else "",
                picture=card_art(species, "L"),
                outline=f"outline/{species}",
                rule=rule_text(species),
                fact=tr(words[species].fact) if species in words else "",
                signs=partial(_signs, species),
            )
            for species in edition.deck
        ),
        first=tr("first scored on {day}"),
        waiting=tr("not scored yet"),
        most=tr("Most points in one game"),
        best=lambda n: tr("best {n}").format(n=n),
        games=tr("Games in which it scored"),
        average=tr("On average, in these games"),
    )


def _signs(species: str, c: Canvas, cx: float, cy: float, u: float, room: float) -> float:
    return rule_strip(c, species, cx, cy, u, room)
