"""A table of divers in words, for whoever does not see it: hands, hotels, the ladder. Pure, no pixels."""

from collections.abc import Collection, Iterator, Sequence

from game.core.rules import Seat
from game.games.divercity.after import is_vacated
from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.dive import HandCard
from game.games.divercity.view import words
from game.games.divercity.view.model import OwnCard, TableModel
from game.ui.table.collaborators import GameSpeech
from game.ui.table.neighbours import status_words
from game.ui.words import tr, trc


class DiverCitySpeech(GameSpeech[TableModel]):
    """See `GameSpeech`."""

    def board(self, model: TableModel) -> str:
        """How far it is to victory and defeat, the ladder by columns, the hotels, the own diver card, all hands."""
        view, places = model.view, tuple(model.view.ladder.values())
        said = [
            tr("Saved: {n} of {most}").format(n=places.count(SAVED), most=view.save),
            tr("Extinct: {n} of {most}").format(n=places.count(EXTINCT), most=view.lose),
            tr("Hotels: {n} of {most}").format(n=len(view.built), most=len(HOTELS)),
        ]
        said += ladder_words(view.ladder.items(), view.pictograms)
        built = ", ".join(words.hotel(colour) for colour in sorted(view.built))
        said.append(tr("Hotels built: {hotels}").format(hotels=built or trc("hotels", "none")))
        if model.diver:
            said.append(diver_words(model))
        if model.before_player == "hand":
            own = [
                card_name(place, card, view.pictograms) for place, card in enumerate(model.own) if card is not None
            ]
            said.append(tr("{name}: {words}").format(name=model.seats[model.front].name, words="; ".join(own)))
        said += [_hand_words(model, seat) for seat in model.others if seat != view.industrialist]
        return "\n".join(said)

    def learnt(self, model: TableModel) -> Sequence[str]:
        """The own cards that can be seen: those that were told."""
        pictograms = model.view.pictograms
        shown = [(place, card) for place, card in enumerate(model.own) if card is not None and card.species]
        return [card_name(place, card, pictograms) for place, card in shown]


def ladder_words(ladder: Collection[tuple[str, int]], pictograms: bool) -> Iterator[str]:
    """The columns of the ladder, the best first, with the species that are there; no empty ones.

    `pictograms` as in `words.species`.
    """
    for place in range(SAVED, EXTINCT - 1, -1):
        names = ", ".join(words.species(one, pictograms) for one, at in ladder if at == place)
        if names:
            yield tr("{name}: {words}").format(name=words.column(place), words=names)


def done_words(m: TableModel) -> str:
    """What *Do it* does: with which cards, which hotel, which species, and whom it is about."""
    chosen, parts = m.choice, [tr("Do it")]
    parts += [card_name(place, m.own[place], m.view.pictograms) for place in chosen.places if place < len(m.own)]
    if chosen.hotel is not None:
        parts.append(words.hotel(chosen.hotel))
    if chosen.species is not None:
        parts.append(words.species(chosen.species, m.view.pictograms))
    if chosen.seat is not None:
        parts.append(m.seats[chosen.seat].name)
    return ", ".join(parts)


def diver_words(m: TableModel) -> str:
    """The diver card that is looked at: what it does, once per game, and why it cannot be used now."""
    rule = words.diver_rule(m.diver, m.view.industrialist is not None)
    if m.diver in m.view.seats[m.front].unused:
        rule = " ".join((rule, tr("Once per game.")))
    return "\n".join(part for part in (words.diver(m.diver), rule, m.diver_why_not) if part)


def gone_words(name: str, gone: int, most: int) -> str:
    """How many cards of a kind are discarded."""
    figure = tr("{n} of {most}").format(n=gone, most=most)
    return tr("{name}: {words}").format(name=name, words=figure)


def card_name(place: int, card: OwnCard | None, pictograms: bool) -> str:
    """Which card it is before the player, and what it is as far as that is known; `pictograms` as in `species`."""
    name = tr("Card {n}").format(n=place + 1)
    if card is None:
        return name
    if card.species is not None:
        known = words.species(card.species, pictograms)
    elif card.corporation is not None:
        known = words.card(card.corporation)
    else:
        known = tr("hidden")
    return tr("{name}: {words}").format(name=name, words=known)


def card_words(place: int, card: OwnCard, pictograms: bool) -> str:
    """A card before the player: what is known of it, and what is chosen."""
    said = [card_name(place, card, pictograms)]
    if card.told:
        said.append(tr("you were told"))
    if card.chosen:
        said.append(tr("chosen"))
    elif card.open:
        said.append(tr("may be chosen"))
    return "\n".join(said)


def mate_words(m: TableModel, seat: Seat, status: str) -> str:
    """Another hand, card by card, and whether that diver may be chosen."""
    numbered = [
        tr("card {n}: {words}").format(n=place + 1, words=held) for place, held in enumerate(_held(m, seat)) if held
    ]
    state = _state(seat in m.open_seats and m.choice.seat == seat, seat in m.open_seats)
    return "\n".join(part for part in (m.seats[seat].name, status_words(status), *numbered, state) if part)


def _hand_words(m: TableModel, seat: Seat) -> str:
    """Another hand in one sentence."""
    held = "; ".join(card for card in _held(m, seat) if card)
    return tr("{name}: {words}").format(name=m.seats[seat].name, words=held or tr("no cards"))


def _held(m: TableModel, seat: Seat) -> list[str]:
    """Return what is known of another hand, by the places of the cards; "" where one is missing.

    The industrialist's plans are known where all hands are open.
    """
    if seat == m.view.industrialist:
        return [words.card(plan) for plan in m.view.agenda or ()] if m.view.hands_open else []
    return [_known(m, card) for card in m.view.seats[seat].hand]


def _known(m: TableModel, card: HandCard) -> str:
    """Return what is known of a card, and where that is marked, that its owner was told."""
    if is_vacated(card):
        return ""
    name = words.species(card.species, m.view.pictograms) if card.species is not None else tr("hidden")
    told = card.told is not None and m.marks_told
    return tr("{words}, its owner was told").format(words=name) if told else name


def species_words(m: TableModel, species: str) -> str:
    """A species, its column of the ladder, and what is chosen."""
    place = m.view.ladder[species]
    name = words.species(species, m.view.pictograms)
    said = tr("{species}: {place}").format(species=name, place=words.column(place))
    ghost = m.ghosts.get(species)
    then = tr("then: {place}").format(place=words.column(ghost)) if ghost is not None else ""
    return "\n".join(part for part in (said, then, _chosen_of(species, m.choice.species, m.open_species)) if part)


def hotel_words(m: TableModel, colour: str) -> str:
    """A hotel, whether it stands, and what is chosen."""
    said = tr("{hotel}, built") if colour in m.view.built else tr("{hotel}, not built")
    parts = (said.format(hotel=words.hotel(colour)), _chosen_of(colour, m.choice.hotel, m.open_hotels))
    return "\n".join(part for part in parts if part)


def _chosen_of(one: str, chosen: str | None, among: frozenset[str]) -> str:
    return _state(one == chosen and one in among, one in among)


def _state(chosen: bool, is_open: bool) -> str:
    if chosen:
        return tr("chosen")
    return tr("may be chosen") if is_open else ""
