"""What is chosen on the set-up page, kept from one game to the next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from game.core.rng import Rng
from game.core.rules import Game
from game.core.session import NUMBER_GIVEN
from game.games.registry import GAMES
from game.profile.people import folded, tidy
from game.ui.lineup import LEVELS, STYLES, Lineup, NewGame, SeatChoice, first_lineup
from game.ui.presentation.presentation import ChoiceText, presentation
from game.ui.table.style import PACE_MS

PACES: Final = tuple(PACE_MS)
HOUSE_RULES: Final = {"show_gains": True, "show_scores": True, "curtain": True, "relaxed": False}
"""The rules of a table, with what they are before anybody changed them."""
HIGHEST_NUMBER: Final = 999_999_999


class Settings(Protocol):
    """The part of the store that remembers."""

    def setting(self, key: str, default: Any = None) -> Any: ...
    def set_setting(self, key: str, value: Any) -> None: ...


@dataclass
class Draft:
    """The set-up page's content for one game.

    Attributes:
        options: the game's rule options.
        house: the table rules as wished; `applies` says which of them apply with these seats.
        mix: the seats are shuffled before the start.
        number: the number of the game a friend has played, None for a new one.
        alone: the page was opened for the solo challenge; it remembers its own person.
    """

    game: Game
    lineup: Lineup
    options: dict[str, Any] = field(default_factory=dict)
    house: dict[str, bool] = field(default_factory=lambda: dict(HOUSE_RULES))
    pace: str = "table"
    mix: bool = False
    number: int | None = None
    alone: bool = False

    @classmethod
    def fresh(cls, game: Game, known: Sequence[str] = (), *, alone: bool = False) -> "Draft":
        """For a game nobody has set up yet; `known` are the names of people who have played here."""
        options = {option.name: option.default for option in game.options}
        return cls(game, first_lineup(1 if alone else 3, max(game.seats), known), options, alone=alone)

    @classmethod
    def remembered(cls, game: Game, store: Settings, known: Sequence[str] = (), *, alone: bool = False) -> "Draft":
        """As it was when this game was last started; what cannot be read is as for a fresh one."""
        draft = cls.fresh(game, known, alone=alone)
        saved = store.setting(draft._key)
        if not isinstance(saved, Mapping):
            return draft
        seats = _seats(saved.get("seats"), draft.levels)
        if len(seats) in game.seats and (len(seats) == 1 or not alone):
            draft.lineup = Lineup(seats, max(game.seats))
        saved_options = _part(saved, "options")
        once = {text.option for text in presentation(game).choices if text.once}
        for option in game.options:
            known_value = option.name in saved_options and option.name not in once
            if known_value and option.allows(saved_options[option.name]):
                draft.options[option.name] = saved_options[option.name]
        draft.house |= {k: v for k, v in _part(saved, "house").items() if k in HOUSE_RULES and isinstance(v, bool)}
        if saved.get("pace") in PACES:
            draft.pace = saved["pace"]
        draft.mix = saved.get("mix") is True
        return draft

    def remember(self, store: Settings) -> None:
        """Keeps all but the game number for the next time."""
        store.set_setting(
            self._key,
            {
                "seats": [
                    {"name": s.name, "style": s.style, "level": s.level, "far": s.far} for s in self.lineup.seats
                ],
                "options": self.options,
                "house": self.house,
                "pace": self.pace,
                "mix": self.mix,
            },
        )

    @property
    def _key(self) -> str:
        return f"setup/{self.game.id}/solo" if self.alone else f"setup/{self.game.id}"

    @property
    def levels(self) -> tuple[str, ...]:
        """How well computers can play this game, the weakest first."""
        return tuple(level for level in LEVELS if level in self.game.bots)

    @property
    def solo(self) -> bool:
        """One person alone: the solo challenge."""
        return len(self.lineup.seats) == 1

    def applies(self, rule: str) -> bool:
        """Whether a table rule can have an effect with these seats."""
        people = len(self.lineup.people)
        return {"curtain": people >= 2, "relaxed": people == 1}.get(rule, True)

    def holds(self, rule: str) -> bool:
        """Whether a table rule is wished and has an effect."""
        return self.house[rule] and self.applies(rule)

    def new_game(self, seed: int) -> NewGame:
        """The game as it will start; `seed` is used when no friend's number was given."""
        seed = seed if self.number is None else self.number
        lineup, options = self.lineup.with_names(), self.effective_options
        if self.mix:
            named, first = lineup, self.first_seat
            lineup = lineup.shuffled(Rng(seed))
            if first is not None:
                options[presentation(self.game).first_seat] = lineup.seats.index(named.seats[first])
            came_from = [named.seats.index(seat) for seat in lineup.seats]
            options |= self._reseated(options, came_from)
        table = {rule: self.holds(rule) for rule in HOUSE_RULES} | {"pace": self.pace, "far": lineup.far}
        header = {} if self.number is None else {NUMBER_GIVEN: True}
        return NewGame(self.game.id, lineup.seats, options, seed, table, header)

    @property
    def first_seats(self) -> tuple[int, ...]:
        """The seats among which the one that begins can be chosen; none where there is no choice."""
        shown = presentation(self.game)
        others = shown.roles(self.options, len(self.lineup.seats))
        seats = tuple(seat for seat in range(len(self.lineup.seats)) if seat not in others)
        return seats if shown.first_seat and len(seats) > 1 else ()

    @property
    def first_seat(self) -> int | None:
        """The seat that was chosen to begin; None: it is drawn."""
        chosen = self.options.get(presentation(self.game).first_seat)
        return next((seat for seat in self.first_seats if seat == chosen), None)

    def choose_first(self, seat: int | None) -> None:
        """Let a seat begin; with None it is drawn. Call it only for a game with such an option."""
        self.options[presentation(self.game).first_seat] = "random" if seat is None else seat

    def reseat(self, came_from: Sequence[int]) -> None:
        """Keep what was chosen for single seats with them; `came_from` holds the old row of each new one."""
        self.options |= self._reseated(self.options, came_from)
        first = self.first_seat
        if first is not None:
            self.choose_first(came_from.index(first) if first in came_from else None)

    def _reseated(self, options: Mapping[str, Any], came_from: Sequence[int]) -> dict[str, Any]:
        """The values of the game's choices after the seats have changed places, each option once."""
        choices = {text.option: text for text in presentation(self.game).choices}
        return {name: text.reseated(options[name], came_from) for name, text in choices.items()}

    def fitted(self, text: ChoiceText) -> Any:
        """The present value of a choice, adapted to the other options and the number of players."""
        return text.fitted(self.options[text.option], self.options, len(self.lineup.seats))

    @property
    def effective_options(self) -> dict[str, Any]:
        """The options as they will be played: one that means nothing beside the others has its default."""
        shown, now = presentation(self.game), self.options
        texts = shown.choices
        counting = [text for text in texts if text.applies(now)]
        idle = {text.option for text in texts} - {text.option for text in counting}
        idle |= {text.option for text in counting if text.idle(now[text.option], now)}
        idle |= {text.option for text in shown.option_texts if not text.applies(now)}
        if self.first_seat is None:
            idle.add(shown.first_seat)
        fitted = self.options | {text.option: self.fitted(text) for text in counting}
        return {
            option.name: option.default if option.name in idle else fitted[option.name]
            for option in self.game.options
        }


def rename_in_drafts(store: Settings, name: str, other: str) -> None:
    """A person has another name from now on, also where the set-up page remembers the seats; "" forgets it."""
    for game in GAMES.values():
        for alone in (False, True):
            draft = Draft.remembered(game, store, alone=alone)
            seats = tuple(
                replace(seat, name=other) if seat.level is None and folded(seat.name) == folded(name) else seat
                for seat in draft.lineup.seats
            )
            if seats != draft.lineup.seats:
                draft.lineup = replace(draft.lineup, seats=seats)
                draft.remember(store)


def read_number(text: str) -> int | None:
    """The game number somebody typed, None when it is none."""
    digits = text.strip()
    short = len(digits) <= len(str(HIGHEST_NUMBER))  # Python refuses to read thousands of digits
    return int(digits) if short and digits.isascii() and digits.isdecimal() else None


def _part(saved: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    part = saved.get(name)
    return part if isinstance(part, Mapping) else {}


def _seats(saved: Any, levels: Sequence[str]) -> tuple[SeatChoice, ...]:
    """The remembered seats; none at all when one of them is not a seat or two look alike."""
    if not isinstance(saved, list):
        return ()
    seats = []
    for seat in saved:
        match seat:
            case {"name": str(name), "style": int(style), "level": None | str() as level}:
                if style not in range(STYLES) or level not in (None, *levels):
                    return ()
                far = seat.get("far")
                seats.append(SeatChoice(tidy(name), style, level, far=far if isinstance(far, bool) else None))
            case _:
                return ()
    return tuple(seats) if len({seat.style for seat in seats}) == len(seats) else ()
