"""Games that are over, every decision of which is judged, by chance."""

from random import Random
from typing import Any

from game.core.assessment import Assessment
from game.core.hint import Reason, Suggestion
from game.core.session import Session
from game.games.ecosystem.actions import Pick, Place
from game.ui.review.feed import ReviewFeed

_REASONS = {
    "forest": ("bee", "biodiversity", "next"),
    "ocean": ("crab", "food_web", "next"),
    "savanna": ("lion", "waterhole", "next"),
    "aqua": ("small", "large", "snail", "reefs"),
    "divercity": ("hope:crab", "fear:octopus", "danger", "blind"),
}
_OF_SOMEBODY = ("next",)
_ALONE = 0.1
"""The share of the decisions beside which nothing else was worth a look."""


def judge(feed: ReviewFeed, session: Session, random: Random, whole: bool = True) -> None:
    """Enters what an expert might have found out of the side of a feed, and keeps it.

    Args:
        feed: whose side was judged.
        session: the game.
        random: what chance says.
        whole: everything is known; else somewhat less.
    """
    own = feed.decisions if whole else feed.decisions[: len(feed.decisions) // 2]
    for number in own:
        feed.review.own[number] = _judged(feed, session, number, random)
    for number, entry in enumerate(session.entries):
        person = session.controller(entry.seat)
        mine = person in feed.side
        if (mine and number not in own) or (not mine and (feed.assessor.shared or not whole)):
            continue
        if len(session.view(person, entry.batch).legal.get(entry.seat, ())) > 1:
            feed.review.courses.setdefault(entry.seat, {})[number] = random.uniform(0, 99)
    feed.keep()


def _judged(feed: ReviewFeed, session: Session, number: int, random: Random) -> Assessment:
    action, view = feed.action(number), feed.view(number)
    other = random.choice([one for one in view.legal[action.seat] if one != action])
    mine, its = (Suggestion(_followed(view, one, random), 1) for one in (action, other))
    if random.random() < _ALONE:
        return Assessment(mine, None, 0.0, 0.0, 40.0)
    gain, error = random.choice((-9.0, -4.0, 0.3, -0.3, 0.0, 6.0)), random.choice((0.4, 0.4, 2.0))
    who = random.randrange(len(session.names))
    told = random.sample(_REASONS[feed.game.id], random.randrange(4))
    reasons = (
        Reason(about, random.choice((-3.0, 2.0, 4.0)), seat=who if about in _OF_SOMEBODY else None) for about in told
    )
    return Assessment(mine, its, gain, error, 40.0, tuple(reasons))


def _followed(view: Any, action: Any, random: Random) -> tuple[Any, ...]:
    """An action, and where a card that is picked comes to lie."""
    if not isinstance(action, Pick):
        return (action,)
    return action, Place(action.seat, random.choice(view.seats[action.seat].grid.legal_cells()))
