"""How a game introduces itself outside its table: on the title screen and on the set-up page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.rules import Game
from game.ui.engine.canvas import Canvas
from game.ui.input.commands import Command
from game.ui.kept.finished import Player
from game.ui.lineup import SeatChoice
from game.ui.presentation.daily_text import DailyText
from game.ui.presentation.guide_text import GuideText
from game.ui.presentation.named import named
from game.ui.presentation.path_texts import PathText
from game.ui.scene import Scene
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class OptionText:
    """A rule option with two values as a switch: the words, and what the switch means in the record.

    `least` is the number of players from which it makes a difference, `most` the one up to which it does;
    `applies` says whether it means anything beside the other options.
    """

    option: str
    title: str
    detail: str
    on: Any
    off: Any
    least: int = 1
    most: int | None = None
    applies: Callable[[Mapping[str, Any]], bool] = lambda _: True


@dataclass(frozen=True, slots=True)
class ValueRequest:
    """What the page on which a value is put together starts from.

    Attributes:
        now: the present value.
        report: called with the new value.
        options: all rule options by name.
        seats: the players in the order of the table, with their names.
    """

    now: Any
    report: Callable[[Any], None]
    options: Mapping[str, Any]
    seats: Sequence[SeatChoice]


@dataclass(frozen=True, slots=True)
class ChoiceText:
    """A rule option with several values, one of which is chosen.

    Attributes:
        option: its name in the record.
        title: what it is called.
        values: each value, its name, and in a few words what it means.
        applies: whether the option means anything beside the other options.
        picked: the name of a value that is none of `values`.
        once: it is chosen for one game only: the next set-up begins without it.
        picker: a page on which such a value is put together.
        idle: why a value changes nothing beside the other options, in a few words; "" when it does. Such a value is
            shown greyed, and the game is played with the default.
        fitted: returns the value adapted to the other options and the number of players.
        reseated: returns the value after the seats have changed places; its second argument holds, for each new seat,
            the index of the old one.
    """

    option: str
    title: str
    values: tuple[tuple[Any, str, str], ...]
    applies: Callable[[Mapping[str, Any]], bool] = lambda _: True
    picked: Callable[[Any], tuple[str, str]] | None = None
    once: bool = False
    picker: Callable[[ValueRequest], Scene] | None = None
    idle: Callable[[Any, Mapping[str, Any]], str] = lambda value, options: ""
    fitted: Callable[[Any, Mapping[str, Any], int], Any] = lambda value, options, players: value
    reseated: Callable[[Any, Sequence[int]], Any] = lambda value, came_from: value


@dataclass(frozen=True, slots=True)
class RivalText:
    """The opponent of somebody who plays alone; without a name one plays for a total.

    Attributes:
        portrait: the name of a picture.
        margins: for rule options, what must be won by, or reached, with the name of the grade it earns, the lowest
            first.
        signed: the margins are leads and are shown with their sign.
    """

    name: str
    portrait: str
    margins: Callable[[Mapping[str, Any]], tuple[tuple[int, str], ...]] = lambda options: ()
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Remedy:
    """What takes away the reason why nobody can start.

    Attributes:
        words: what a button says that does it.
        options: the rule options that are then chosen otherwise, by name.
    """

    words: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Presentation:
    """What the app says and shows of a game; all words in the player's language.

    Attributes:
        subtitle: the family of games it belongs to.
        kind: in a few words, what one does in it.
        minutes: how long a game takes, such as "20" or "15–20".
        box, cover, scenery: names of pictures.
        palette: where the theme keeps the game's colours, such as "games.forest".
        house_rules: the table rules that mean something in this game.
        rival: the opponent of a lone player.
        company: for options and a number of players, what is special with them: a title and a sentence.
        steps: the course of a turn: a picture, and what one does.
        progress: from a public view, how far the game is.
        choices: the rule options with more than two values.
        sign: the icon that stands for it.
        guide: its species in the field guide; None: it has none.
        path: what the journal says of its goals and medals; None: it has none of its own.
        daily: for the rule options of a daily, what is said of it; None: this game has no dailies.
        achievements: the page of what has been achieved in this game, opened at the person of that name, "" for no
            one in particular; None: there is none.
        achieved: how much of it these people have achieved, for the title screen.
        problem: why nobody can start with these options and so many players, in one sentence, or None.
        remedy: what would let them start, where that is one press.
        team: the players win or lose together.
        roles: for options and a number of players, what seats are besides: seat → one word.
        first_seat: the rule option that chooses who begins, whose value is a seat or "random"; "": there is none.
        commands: what keys do in this game, besides those of every table.
        tempers: temper of a computer player → in a few words, what it does; only those that mean something here.
        thumbnail: paints a public view into a rectangle (x, y, width, height in units).
    """

    title: str
    subtitle: str
    kind: str
    minutes: str
    box: str
    cover: str
    scenery: str
    palette: str
    option_texts: tuple[OptionText, ...]
    house_rules: tuple[str, ...]
    rival: RivalText
    company: Callable[[Mapping[str, Any], int], tuple[str, str]]
    steps: tuple[tuple[str, str], ...]
    progress: Callable[[Any], str]
    thumbnail: Callable[[Canvas, Any, float, float, float, float], None]
    choices: tuple[ChoiceText, ...] = ()
    problem: Callable[[Mapping[str, Any], int], str | None] = lambda options, players: None
    remedy: Callable[[Mapping[str, Any], int], Remedy | None] = lambda options, players: None
    sign: str = "cards"
    guide: Callable[[], GuideText] | None = None
    path: Callable[[], PathText] | None = None
    daily: Callable[[Mapping[str, Any]], DailyText] | None = None
    achievements: Callable[[str], Scene] | None = None
    achieved: Callable[[Sequence[Player]], str] | None = None
    team: bool = False
    roles: Callable[[Mapping[str, Any], int], Mapping[int, str]] = lambda options, players: {}
    first_seat: str = ""
    commands: tuple[Command, ...] = ()
    tempers: Mapping[str, str] = field(default_factory=dict)


def presentation(game: Game) -> Presentation:
    """How a game introduces itself, in the language of this moment."""
    shown: Presentation = named(game.presentation)(game)
    return shown


def ending_title(team: bool) -> str:
    """What the page is called that shows how a game ended; a `team`, which wins or loses together, has no scores."""
    return tr("Result") if team else tr("Score sheet")


_commands: dict[tuple[str, str], tuple[Command, ...]] = {}


def commands_of(game: Game) -> tuple[Command, ...]:
    """Return the commands of a game's own table: the same in every language, so they are looked up once."""
    key = game.id, game.presentation
    if key not in _commands:
        _commands[key] = presentation(game).commands
    return _commands[key]


def rooms_of(game: Game) -> tuple[str, ...]:
    """Whose commands a table of this game answers besides those of every table."""
    return tuple(dict.fromkeys(command.room for command in commands_of(game)))
