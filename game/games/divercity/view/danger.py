"""How near the end is: what everybody at the table can count, and what the viewer sees besides."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.core.rules import Seat
from game.games.divercity.after import is_vacated
from game.games.divercity.components import (
    BLUE,
    COPIES,
    CORPORATION,
    DYNAMITE,
    EXTINCT,
    GREEN,
    HOTELS,
    OIL,
    RED,
    SAVED,
    effects,
    hotels,
)
from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.acting import endangered
from game.ui.words import tr, trn


def warnings(view: DiverCityView) -> tuple[str, ...]:
    """What is one step from the end, in sentences, the nearest end first; nothing once the game is decided."""
    if _decided(view):
        return ()
    said = []
    if len(view.built) == len(HOTELS) - 1:
        said.append(tr("One island from the end."))
    if _extinct(view) == view.lose - 1:
        near = endangered(view)
        if len(near) == 1:
            species = words.species(near[0], view.pictograms)
            said.append(tr("One species from the end: {species}.").format(species=species))
        elif near:
            said.append(tr("One species from the end; {n} are one step from lost.").format(n=len(near)))
    if strike := _next_strike(view):
        said.append(strike)
    if view.species_left == 0:
        said.append(_without_deck(view))
    return tuple(said)


def _next_strike(view: DiverCityView) -> str:
    """What is known of the next corporation card, if it is near the end; "" when no card can end the game.

    A card that everybody has looked at is not counted among those that may come: either the table still knows it,
    or, without `memory_aid`, the divers have to remember it.
    """
    fatal, cards = fatal_cards(view)
    if view.agenda is not None or view.phase == Phase.ORDER or not view.seen_ahead:
        return tr("{n} of {cards} corporation cards can end it.").format(n=fatal, cards=cards) if fatal else ""
    if view.coming:
        return tr("You know the next corporation card: it can end the game.") if fatal else ""
    return tr("You have seen the next corporation card.") if fatal else ""


def _without_deck(view: DiverCityView) -> str:
    """What an empty species deck means: rules, section 3, *Win* and *Lose*."""
    if view.options["deck_out"] == "empty_deck":
        return tr("The deck is empty: the next card needed from it ends the game.")
    held = sum(not is_vacated(card) for seat in view.seats for card in seat.hand)
    return trn(
        "The deck is empty: {n} card is left in all hands.",
        "The deck is empty: {n} cards are left in all hands.",
        held,
    ).format(n=held)


def near_miss(view: DiverCityView) -> str:
    """How close the other end of a finished game was, in a sentence; "" when it was not."""
    saved = _saved(view)
    if saved >= view.save:
        near = _extinct(view) == view.lose - 1 or len(view.built) == len(HOTELS) - 1
        return tr("It was one step from defeat.") if near else ""
    if saved == view.save - 1 and GREEN in view.ladder.values():
        return tr("It was one step from victory.")
    return tr("It was one species from victory.") if saved == view.save - 1 else ""


def fatal_cards(view: DiverCityView) -> tuple[int, int]:
    """How many of the corporation cards that may come next can end the game, and how many may come."""
    coming, hits = _may_come(view), _hits(view)
    return sum(count for card, count in coming.items() if _can_end(view, card, hits)), coming.total()


def _can_end(view: DiverCityView, card: str, hits: Mapping[str, frozenset[str]]) -> bool:
    """Whether a corporation card can end the game at the next diver, for all that the viewer knows."""
    applied = effects(card)[-1:] if "beginner" in view.options["variants"] else effects(card)
    missing = set(HOTELS).difference(view.built)
    strikes = [effect for effect in applied if effect in (OIL, DYNAMITE)]
    if missing <= {hotel for effect in applied if effect not in strikes for hotel in hotels(effect)}:
        return True
    if strikes and view.species_left == 0 and view.options["deck_out"] == "empty_deck":
        return True
    steps = view.lose - _extinct(view)
    return len(strikes) >= steps and _can_die_out([hits[strike] for strike in strikes], view.ladder, steps)


def _can_die_out(strikes: Sequence[frozenset[str]], ladder: Mapping[str, int], steps: int) -> bool:
    """Whether so many species can be lost when each strike in turn hits one of these."""
    if steps == 0 or not strikes:
        return steps == 0
    return any(
        _can_die_out(strikes[1:], {**ladder, species: ladder[species] - 1}, steps - (ladder[species] == RED))
        for species in strikes[0]
        if ladder[species] in (RED, BLUE)
    )


def _hits(view: DiverCityView) -> Mapping[str, frozenset[str]]:
    """Which species the oil rig and the dynamite boat may hit next, for all that the viewer knows."""
    seen = Counter(view.species_discard)
    seen.update(card.species for seat in view.seats for card in seat.hand if card.species is not None)
    unseen = frozenset(species for species in view.ladder if seen[species] < COPIES)
    hand = view.seats[next_diver(view)].hand
    held = frozenset(card.species for card in hand if card.species is not None)
    closed = any(card.species is None for card in hand)
    return {OIL: held | unseen if closed else held, DYNAMITE: unseen if view.species_left else frozenset()}


def next_diver(view: DiverCityView) -> Seat:
    """Whom the next corporation card strikes."""
    waits = view.phase == Phase.CORPORATE
    return view.active if waits else (view.active + 1) % len(view.seats)


def _may_come(view: DiverCityView) -> Counter[str]:
    """The corporation cards that may come next: one that was seen, or any that nobody has discarded."""
    if view.coming:
        return Counter(view.coming if view.phase == Phase.ORDER else view.coming[:1])
    if view.agenda is not None:
        return Counter(view.agenda)
    rest = Counter(CORPORATION) - Counter(view.corporation_discard)
    return rest if rest else Counter(CORPORATION)


def _decided(view: DiverCityView) -> bool:
    """Whether the last step was made, be it told already or not: rules, section 3, *Win* and *Lose*."""
    return len(view.built) == len(HOTELS) or _extinct(view) >= view.lose or _saved(view) >= view.save


def _saved(view: DiverCityView) -> int:
    return sum(place == SAVED for place in view.ladder.values())


def _extinct(view: DiverCityView) -> int:
    return sum(place == EXTINCT for place in view.ladder.values())
