"""Where a lesson is offered: in which words, and to whom."""

import logging
from dataclasses import dataclass

from game.games.registry import GAMES
from game.levels.lessons import LessonError, load_lesson, taught
from game.profile.lessons import Lessons
from game.profile.store import Store
from game.ui.presentation import presentation
from game.ui.words import tr, trn

log = logging.getLogger("biotope")


@dataclass(frozen=True, slots=True)
class Offer:
    """A lesson that may be taken, and what the button says that leads to it."""

    game: str
    words: str


def first_offer(store: Store) -> Offer | None:
    """For the title: the lesson that waits, else the first one for somebody who has never been here."""
    lessons = Lessons(store)
    waiting = next((game for game in GAMES if lessons.waiting(game) is not None and _minutes(game)), None)
    if waiting is not None:
        return Offer(waiting, tr("Go on with the lesson: {game}").format(game=_title(waiting)))
    if store.profiles() or any(map(lessons.learned, GAMES)):
        return None
    first = next(filter(_minutes, GAMES), None)
    if first is None:
        return None
    n = _minutes(first)
    words = trn("New here? Learn {game} in {n} minute", "New here? Learn {game} in {n} minutes", n)
    return Offer(first, words.format(game=_title(first), n=n))


def offer_before(store: Store, game: str) -> Offer | None:
    """For the set-up page, once: the lesson of a game that nobody here has learned."""
    lessons = Lessons(store)
    if not _minutes(game) or lessons.learned(game) or lessons.offered(game):
        return None
    n = _minutes(game)
    words = trn("Learn {game} first: {n} minute", "Learn {game} first: {n} minutes", n)
    return Offer(game, words.format(game=_title(game), n=n))


def offer_again(game: str) -> Offer | None:
    """For the rules page: the lesson of a game, whenever it is wanted."""
    return Offer(game, tr("Learn it by playing")) if _minutes(game) else None


def _minutes(game: str) -> int:
    """How long the lesson of a game takes; 0 where there is none that can be given."""
    try:
        return load_lesson(game).minutes if game in taught() else 0
    except LessonError as error:
        log.warning("A lesson cannot be given: %s", error)
        return 0


def _title(game: str) -> str:
    return presentation(GAMES[game]).title
