"""A table of divers in words, for whoever does not see it: hands, hotels, the ladder. Pure, no pixels."""

from game.core.rules import Seat
from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.view import words
from game.games.divercity.view.model import OwnCard, TableModel
from game.ui.table.collaborators import GameSpeech
from game.ui.table.neighbours import status_words
from game.ui.words import tr, trc


class DiverCitySpeech(GameSpeech[TableModel]):
    """See `GameSpeech`."""

    def board(self, model: TableModel) -> str:
        """How far it is to victory and defeat, the ladder, column by column, the hotels, and the own diver card."""
        view, places = model.view, tuple(model.view.ladder.values())
        said = [
            tr("Saved: {n} of {most}").format(n=places.count(SAVED), most=view.save),
            tr("Extinct: {n} of {most}").format(n=places.count(EXTINCT), most=view.lose),
            tr("Hotels: {n} of {most}").format(n=len(view.built), most=len(HOTELS)),
        ]
        for place in range(4, -1, -1):
            names = ", ".join(words.species(one) for one, at in view.ladder.items() if at == place)
            if names:
                said.append(tr("{name}: {words}").format(name=words.column(place), words=names))
        built = ", ".join(words.hotel(colour) for colour in sorted(view.built))
        said.append(tr("Hotels built: {hotels}").format(hotels=built or trc("hotels", "none")))
        if model.diver:
            said.append(diver_words(model))
        return "\n".join(said)


def diver_words(m: TableModel) -> str:
    """The diver card that is looked at: what it does, and why it cannot be used now."""
    rule = words.diver_rule(m.diver, m.view.industrialist is not None)
    return "\n".join(part for part in (words.diver(m.diver), rule, m.diver_why_not) if part)


def gone_words(name: str, gone: int, most: int) -> str:
    """How many cards of a kind are discarded."""
    figure = tr("{n} of {most}").format(n=gone, most=most)
    return tr("{name}: {words}").format(name=name, words=figure)


def card_words(place: int, card: OwnCard) -> str:
    """A card before the player: what is known of it, and what is chosen."""
    said = [tr("Card {n}").format(n=place + 1)]
    if card.species is not None:
        said.append(words.species(card.species))
    elif card.corporation is not None:
        said.append(words.card(card.corporation))
    else:
        said.append(tr("hidden"))
    if card.told:
        said.append(tr("its owner was told"))
    if card.chosen:
        said.append(tr("chosen"))
    elif card.open:
        said.append(tr("may be chosen"))
    return "\n".join(said)


def mate_words(m: TableModel, seat: Seat, status: str, cards: tuple[str | None, ...], told: tuple[bool, ...]) -> str:
    """Another hand, card by card: None is one that may not be seen, "" one that is not there."""
    said = [m.seats[seat].name, status_words(status)]
    for place, card in enumerate(cards):
        if card == "":
            continue
        name = words.species(card) if card else tr("hidden")
        known = tr("{words}, its owner was told").format(words=name) if told[place] else name
        said.append(tr("card {n}: {words}").format(n=place + 1, words=known))
    said.append(_state(seat in m.open_seats and m.choice.seat == seat, seat in m.open_seats))
    return "\n".join(part for part in said if part)


def species_words(m: TableModel, species: str) -> str:
    """A species, its column of the ladder, and what is chosen."""
    place = m.view.ladder[species]
    said = tr("{species}: {place}").format(species=words.species(species), place=words.column(place))
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
