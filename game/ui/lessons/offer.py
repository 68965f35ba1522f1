"""Where a lesson is offered: in which words, and to whom."""

import logging
from dataclasses import dataclass

from game.games.registry import GAMES
from game.levels.lessons import LessonError, load_lesson, taught
from game.profile.lessons import Lessons
from game.profile.store import Store
from game.ui.presentation.presentation import presentation
from game.ui.words import tr, trn

log = logging.getLogger("biotope")


@dataclass(frozen=True, slots=True)
class Offer:
    """A lesson that may be taken, and what the button says that leads to it."""

    game: str
    words: str


def title_offer(store: Store, game: str) -> Offer | None:
    """For the box that stands out on the title: its lesson, until whoever plays here has learned it.

    What somebody without a name has learned counts for everybody. After that another lesson that waits, if one does.
    """
    lessons, people = Lessons(store), store.profiles()
    n = _minutes(game)
    learned = any(lessons.learned(game, person) for person in (0, *(person.id for person in people[:1])))
    if n and not learned and lessons.waiting(game) is None:
        if people or any(lessons.learned(other) for other in GAMES):
            return Offer(game, trn("Learn it first: {n} minute", "Learn it first: {n} minutes", n).format(n=n))
        words = trn("New here? Learn it in {n} minute", "New here? Learn it in {n} minutes", n)
        return Offer(game, words.format(n=n))
    if n and lessons.waiting(game) is not None:
        return Offer(game, tr("Go on with the lesson"))
    waiting = lesson_begun(store)
    if waiting is None:
        return None
    return Offer(waiting, tr("Go on with the lesson: {game}").format(game=_title(waiting)))


def lesson_begun(store: Store) -> str | None:
    """The game whose lesson waits to be gone on with."""
    lessons = Lessons(store)
    return next((game for game in GAMES if lessons.waiting(game) is not None and _minutes(game)), None)


def offer_before(store: Store, game: str) -> Offer | None:
    """For the set-up page, once: the lesson of a game that nobody here has learned."""
    lessons = Lessons(store)
    if not _minutes(game) or lessons.learned(game) or lessons.offered(game):
        return None
    if lessons.waiting(game) is not None:
        return Offer(game, tr("Go on with the lesson"))
    return _before(game, _minutes(game))


def offer_again(game: str) -> Offer | None:
    """For the rules page: the lesson of a game, whenever it is wanted."""
    return Offer(game, tr("Learn it by playing")) if _minutes(game) else None


def _before(game: str, n: int) -> Offer:
    words = trn("Learn {game} first: {n} minute", "Learn {game} first: {n} minutes", n)
    return Offer(game, words.format(game=_title(game), n=n))


def _minutes(game: str) -> int:
    """How long the lesson of a game takes; 0 where there is none that can be given."""
    try:
        return load_lesson(game).minutes if game in taught() else 0
    except LessonError as error:
        log.warning("A lesson cannot be given: %s", error)
        return 0


def _title(game: str) -> str:
    return presentation(GAMES[game]).title
