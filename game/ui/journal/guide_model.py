"""What the field guide shows: the species of one game, and what they were to one person. Without a screen."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.profile.sightings import Sighting
from game.profile.summaries import Summary
from game.ui.presentation.guide_text import GuideText, SpeciesText
from game.ui.words import date, short_date, tenths, tr, trn


@dataclass(frozen=True, slots=True)
class Entry:
    """A species in the list: `below` says how it did; `found`: somebody has met it."""

    place: int
    name: str
    below: str
    picture: str
    outline: str
    card: bool
    found: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class SpeciesPage:
    """The page of a species.

    Attributes:
        where: the game and the number of the page.
        state: when it was met first, or that it was not yet.
        rows: what it was to the person: words and figures.
        game: that in which it brought most; the first row leads there.
        before: the name on the page before.
        after: the name on the page after.
    """

    text: SpeciesText
    where: str
    state: str
    found: bool
    rows: tuple[tuple[str, str], ...]
    game: Summary | None
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class GuideModel:
    """A game in the guide."""

    title: str
    left: str
    entries: tuple[Entry, ...]
    page: SpeciesPage
    found: int


def found_of(text: GuideText, seen: Mapping[str, Sighting]) -> int:
    """How many pages of a game are filled."""
    return sum(species.id in seen for species in text.species)


def guide_model(
    game: str, text: GuideText, games: int, seen: Mapping[str, Sighting], at: int, beside: tuple[str, str]
) -> GuideModel:
    """A game in the guide.

    Args:
        game: its name.
        text: its pages.
        games: how many the person has finished.
        seen: the species that the person has met.
        at: the page that is open.
        beside: the species on the pages before and after it.
    """
    count = len(text.species)
    found = found_of(text, seen)
    waiting = count - found
    left = trn("{n} still waits to be found", "{n} still wait to be found", waiting).format(n=waiting)
    entries = tuple(
        _entry(place, species, text, seen.get(species.id), place == at) for place, species in enumerate(text.species)
    )
    species = text.species[at]
    here = seen.get(species.id)
    first = text.first.format(day=date(here.first.ended.date())) if here is not None else text.waiting
    page = SpeciesPage(
        species,
        tr("{game}, page {n} of {all}").format(game=game, n=at + 1, all=count),
        first,
        here is not None,
        _rows(text, here, games),
        None if here is None else here.best_game,
        *beside,
    )
    return GuideModel(text.title, left if waiting else tr("all of them found"), entries, page, found)


def _entry(place: int, species: SpeciesText, text: GuideText, seen: Sighting | None, chosen: bool) -> Entry:
    below = text.waiting
    if seen is not None:
        below = text.best(seen.best if text.most else seen.games)
    return Entry(place, species.name, below, species.picture, species.outline, species.card, seen is not None, chosen)


def _rows(text: GuideText, seen: Sighting | None, games: int) -> tuple[tuple[str, str], ...]:
    if seen is None:
        return ()
    rows = []
    if text.most:
        day = short_date(seen.best_game.ended.date())
        rows.append((text.most, f"{seen.best} · {day}"))
    rows.append((text.games, tr("{n} of {all}").format(n=seen.games, all=games)))
    if text.average:
        rows.append((text.average, tenths(seen.sum / seen.games)))
    return tuple(rows)
