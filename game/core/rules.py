"""What every game promises: the rules as a library of values.

A state is a value and `apply` returns a new one. What happened is told as events. Every viewer, bots
included, gets a redacted view with the legal actions of the seats that belong to it.
"""

import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Generic, Protocol, TypeVar

from game.core.arrangement import Arranger
from game.core.assessment import Assessor
from game.core.daily import Dailies
from game.core.errors import CorruptRecord
from game.core.goals import Goals
from game.core.hint import Advice
from game.core.rng import Rng
from game.core.score import Outcome, ScoreSheet

Seat = int
Person = int

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")
V = TypeVar("V", bound="View")


@dataclass(frozen=True, slots=True)
class Config:
    """How a game is set up: names by seat, all options, a seed, the cards if they are stated."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    deal: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Secret(Generic[T]):
    """A value that only some persons may see. For all others `value` is None after `redact`."""

    value: T | None
    seen_by: frozenset[Person]


class Event:
    """Something that happened. Subclasses are frozen dataclasses with names in the past tense."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        """True when somebody learned something hidden: what lies before it can no longer be taken back."""
        return False

    @property
    def tells(self) -> bool:
        """True when that was told to somebody, and nothing was turned over."""
        return False


class RevealingEvent(Event):
    """An event that always reveals something hidden to someone."""

    __slots__ = ()

    @property
    def reveals(self) -> bool:
        return True


E = TypeVar("E", bound=Event)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)


def _redacted(value: Any, person: Person | None) -> Any:
    if isinstance(value, Secret):
        return value if person in value.seen_by else Secret(None, value.seen_by)
    if isinstance(value, tuple):
        return tuple(_redacted(v, person) for v in value)
    return value


def redact(event: E, person: Person | None) -> E:
    """The event as that person may see it; None stands for the public table."""
    changes = {}
    for f in fields(event):  # type: ignore[arg-type]
        value = getattr(event, f.name)
        seen = _redacted(value, person)
        if seen != value:
            changes[f.name] = seen
    return replace(event, **changes) if changes else event  # type: ignore[type-var]


class Legal(Generic[A]):
    """The legal actions of one seat: iterate in their fixed order, count, or ask with `in`."""

    __slots__ = ("_actions", "_lookup")

    def __init__(self, actions: Sequence[A] = ()) -> None:
        self._actions = tuple(actions)
        self._lookup: frozenset[A] | None = None

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, action: object) -> bool:
        if self._lookup is None:
            self._lookup = frozenset(self._actions)
        return action in self._lookup

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self._actions == other._actions

    def __hash__(self) -> int:
        return hash(self._actions)

    def __repr__(self) -> str:
        return f"Legal({list(self._actions)!r})"


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an action and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...] = ()


class View(Protocol):
    """What one viewer may know. Games add their own fields; these are common to all."""

    @property
    def viewer(self) -> Person | None: ...
    @property
    def actors(self) -> tuple[Seat, ...]: ...
    @property
    def legal(self) -> Mapping[Seat, Legal[Any]]: ...
    @property
    def plans(self) -> Mapping[Seat, Any]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def secret(self) -> bool:
        """True when what the actors see or choose now is not for other persons' eyes."""
        ...


class Rules(Protocol[S, A, V, E_contra]):
    """The rules of one game: its states, actions, views and events. Every method is pure."""

    def setup(self, config: Config, rng: Rng) -> Step[S]:
        """The first position and the events of the first deal. Raises CorruptRecord for an impossible config."""
        ...

    def actors(self, s: S) -> tuple[Seat, ...]:
        """The seats that may act now; several at once choose without seeing each other's choice."""
        ...

    def legal(self, s: S, seat: Seat) -> Legal[A]:
        """What that seat may do now, sorted; empty when it is not an actor."""
        ...

    def apply(self, s: S, a: A) -> Step[S]:
        """The next position. Raises IllegalAction and changes nothing when the action is not allowed."""
        ...

    def controller(self, s: S, seat: Seat) -> Person:
        """The person who decides for a seat: usually its own number."""
        ...

    def observe(self, s: S, viewer: Person | None) -> V:
        """The position as that person may know it; None is the public table."""
        ...

    def after(self, v: V, e: E_contra) -> V:
        """What an event, redacted for the viewer, does to the view.

        From the first view on, the redacted events of a viewer fold into what `observe` gives after every action.
        The views between the events of one action show what has been told so far; nobody needs to decide in them.
        """
        ...

    def preview(self, v: V, actions: Sequence[A]) -> tuple[ScoreSheet, ...]:
        """All sheets after these own actions of the viewer, with everyone else unchanged."""
        ...

    def score(self, s: S) -> tuple[ScoreSheet, ...]:
        """All sheets as if the game ended now."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it runs."""
        ...


class Codec(Protocol[A]):
    """The one canonical text of each action; `decode(encode(a)) == a`."""

    def encode(self, action: A) -> str: ...
    def decode(self, text: str) -> A:
        """Raises InvalidAction when the text is no action."""
        ...


Thought = Generator[None, None, A]
"""A bot at work: it yields between slices and returns its action."""

Bot = Callable[[Any, Sequence[Event], Rng], "Thought[Any]"]
"""`think(view, redacted_history, rng)`."""

Adviser = Callable[[Any, Seat, Sequence[Event], Rng], Advice]
"""`advise(view, seat, redacted_history, rng)`: a hint for a seat that decides, from what that viewer knows.

The viewer is whoever looks at the screen: the person of the seat or, where it decides in the open, the public table.
"""


@dataclass(frozen=True, slots=True)
class Option:
    """One rule option: its name in records, the values it may take (default first).

    `several`: the value is a list of any of `values`, by default an empty one. `also`: what may be given instead of
    one of `values`, in words; the rules check it when they set the game up.
    """

    name: str
    values: tuple[Any, ...]
    several: bool = False
    also: str = ""

    @property
    def default(self) -> Any:
        """The value when none is given."""
        return [] if self.several else self.values[0]

    def allows(self, value: Any) -> bool:
        """Whether a record may state this value."""
        if self.several:
            return isinstance(value, list) and all(v in self.values for v in value) and _differ(value)
        same = any(value == allowed and type(value) is type(allowed) for allowed in self.values)
        return same or (bool(self.also) and isinstance(value, list))


def _differ(values: Sequence[Any]) -> bool:
    return all(value not in values[:place] for place, value in enumerate(values))


@dataclass(frozen=True, slots=True)
class Fold:
    """What is kept of a finished game beside its record, so that it is not played through again and again.

    Attributes:
        version: another number as soon as `of` says something else of the same game.
        of: makes JSON data of the public view of the end.
    """

    version: int
    of: Callable[[Any], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Game:
    """A registry entry: everything the app and the tools need to know of a game.

    `seats` is the range of player counts; `presentation`, for the shelf, and `view`, for the table, name values as
    “module:NAME”, so that the registry can be imported without a screen. `position` prints a state as JSON data (see
    the notation of `replay --json`); `score_position` answers a `score` request. `grades`:
    ids of the solo grades for rule options, the easiest first. `wins_from`: the smallest lead over the solo rival
    that wins; None where there is no rival.
    `fold`: what is kept of a finished game, if anything. `goals`: what there is to reach in it; how far each seat
    came is then in what the fold keeps. `dailies`: how it makes dailies, if it does.
    `advise`: makes hints; without it there are none.
    `arrange`: finds the best arrangement of what a seat has laid, where there is such a thing. `assessor`: judges the
    decisions of a finished game; without it there is no review.
    `own_cards_hidden`: players do not see their own cards, so a lone person must not know the deal of a running game.
    `open_view`: what a person sees of a position with all hands open, once the game is over; None where no
    view of a finished game hides a hand that its own player could not see.
    `tempered`: temper → level → computer player of that temper, where it means anything; `bots` have none.
    """

    id: str
    seats: range
    options: tuple[Option, ...]
    rules: Rules[Any, Any, Any, Any]
    codec: Codec[Any]
    deal_of: Callable[[Any], Mapping[str, Any]]
    position: Callable[[Any], Mapping[str, Any]]
    score_position: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    bots: Mapping[str, Bot]
    presentation: str
    view: str
    version: int = 1
    grades: Callable[[Mapping[str, Any]], tuple[str, ...]] = lambda options: ()
    wins_from: int | None = None
    fold: Fold | None = None
    goals: Goals[Any] | None = None
    dailies: Dailies | None = None
    advise: Adviser | None = None
    arrange: Arranger | None = None
    assessor: Assessor | None = None
    own_cards_hidden: bool = False
    open_view: Callable[[Any, Person | None], Any] | None = None
    tempered: Mapping[str, Mapping[str, Bot]] = field(default_factory=dict)

    def all_options(self, given: Any) -> dict[str, Any]:
        """All options: as given, else their default.

        Raises:
            CorruptRecord: no JSON object, or a name or a value in it that is not offered.
        """
        if not isinstance(given, Mapping):
            raise CorruptRecord("“options” must be an object.")
        offered = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in offered:
                raise CorruptRecord(
                    "{game} has no option “{name}”; it has {options}.",
                    game=self.id,
                    name=name,
                    options=", ".join(offered),
                )
            option = offered[name]
            if not option.allows(value):
                choices = ", ".join((*map(_written, option.values), *([option.also] if option.also else ())))
                if option.several:
                    raise CorruptRecord(
                        "The option “{name}” cannot be {value!r}; it can be a list of {choices}.",
                        name=name,
                        value=value,
                        choices=choices,
                    )
                raise CorruptRecord(
                    "The option “{name}” cannot be {value!r}; it can be {choices}.",
                    name=name,
                    value=value,
                    choices=choices,
                )
        return {name: given.get(name, option.default) for name, option in offered.items()}


def _written(value: Any) -> str:
    """A value of an option as a record and the command line write it."""
    return value if isinstance(value, str) else json.dumps(value)
