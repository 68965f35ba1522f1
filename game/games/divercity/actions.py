"""What a seat can do. Places count from 0 over the cards in a hand, left to right."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Oil:
    """Give a card of the own hand, unseen, to the oil rig."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True, order=True)
class Play:
    """Play a card of the own hand, unseen, to help its species."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True, order=True)
class Tell:
    """Walkie-talkie: tell another seat its whole hand."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True, order=True)
class Close:
    """Discard a card of the own hand, unseen, to turn a hotel back to its island."""

    seat: int
    hotel: str
    place: int


@dataclass(frozen=True, slots=True)
class Use:
    """Use a diver card on a species, a seat, a place in the own hand, a hotel, or on nothing in particular."""

    seat: int
    diver: str
    on: str | int | None = None


@dataclass(frozen=True, slots=True, order=True)
class Order:
    """Visionary: put the corporation cards just seen back; the old places, the new top first."""

    seat: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True, order=True)
class Discard:
    """Visionary: discard two cards of the industrialist's hand; given either way, kept from left to right."""

    seat: int
    a: int
    b: int

    def __post_init__(self) -> None:
        first, second = sorted((self.a, self.b))
        object.__setattr__(self, "a", first)
        object.__setattr__(self, "b", second)


@dataclass(frozen=True, slots=True, order=True)
class End:
    """End the turn although a diver card could still be used."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Corporate:
    """Industrialist: play a corporation card of the own hand."""

    seat: int
    place: int


Action = Oil | Play | Tell | Close | Use | Order | Discard | End | Corporate
