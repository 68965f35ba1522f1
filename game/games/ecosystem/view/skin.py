"""How an edition looks and what it says on the screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from game.games.ecosystem.edition import Bonus, Edition, Majority
from game.ui.presentation.presentation import OptionText
from game.ui.sound.ambience import Ambience
from game.ui.table.surroundings import LAND, Surroundings
from game.ui.words import species, tr, trc

_NOBODY = "icon/person"
"""The face of a rival that was not painted yet."""

Shape = Literal["triangle", "square", "diamond"]


@dataclass(frozen=True, slots=True)
class Group:
    """Rows of the sheet whose points are also summed; a shape stands for it besides its colour."""

    id: str
    shape: Shape
    colour: str
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurningWords:
    """What is said while people choose cards that turn face down at the end; `{name}` is who chooses.

    Attributes:
        first: asks for the card that turns another one over.
        first_for_rival: the same when it is the rival's.
        card: asks for the card that turns over.
        card_for_rival: the same in the rival's ecosystem.
        others: what goes on while nobody at the screen chooses.
        refusal: why a card cannot be chosen.
        curtain: what the button on the curtain says.
        asks: what the curtain asks the person for; without it that it is the person's turn.
        when: what the curtain says of the moment; without it that the last card lies.
    """

    first: str
    first_for_rival: str
    card: str
    card_for_rival: str
    others: str
    refusal: str
    curtain: str
    asks: str = ""
    when: str = ""


def win_names(edition: Edition) -> Mapping[str, str]:
    """Return what the grades of the solo challenge are called, by id.

    Where any lead wins, a grade praises the win; elsewhere it says how hard it was.
    """
    if any_lead_wins(edition):
        return {
            "easy": trc("win", "notable"),
            "normal": trc("win", "remarkable"),
            "hard": trc("win", "legendary"),
        }
    return {"easy": trc("win", "easy"), "normal": trc("win", "normal"), "hard": trc("win", "hard")}


def any_lead_wins(edition: Edition) -> bool:
    """Return whether the solo challenge is won below its lowest grade too."""
    return edition.rival.wins_from < min(edition.rival.margins.values())


def turning_words() -> TurningWords:
    """What is said where an edition has no words of its own for it."""
    return TurningWords(
        first=tr("{name}, choose the card that turns another one over"),
        first_for_rival=tr("For {name}: choose the card that turns another one over"),
        card=tr("{name}, which card turns over?"),
        card_for_rival=tr("For {name}: which card turns over?"),
        others=tr("The others choose the cards that turn over"),
        refusal=tr("This card cannot be turned over now."),
        curtain=tr("I am {name}, let me choose"),
    )


@dataclass(frozen=True, slots=True)
class Words:
    """What an edition says, in the language of this moment.

    Attributes:
        title: its name.
        pile: with two players, what the neutral pile is for.
        lost: how a solo challenge ended that was missed; `{rival}` is its name.
        now: the heading of the points while the game goes on.
        rules: row of the sheet → what it scores, in one sentence.
        notes: row of the sheet → the same in a few words.
        rows: the names of rows that are no cards.
        groups: the names of the groups.
        announcements: species → the banner while it turns cards over, or while its row is counted at the end.
        options: its rule options as switches.
        turning: what is said while cards are chosen that turn face down.
        group: what it means that a row belongs to the group `{group}`.
        waiting: what everybody else is asked before the curtain; without it to enjoy the moon.
    """

    title: str
    pile: str
    lost: str
    now: str
    rules: Mapping[str, str]
    notes: Mapping[str, str]
    options: tuple[OptionText, ...]
    rows: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)
    announcements: Mapping[str, str] = field(default_factory=dict)
    turning: TurningWords = field(default_factory=turning_words)
    group: str = ""
    waiting: str = ""


@dataclass(frozen=True)
class EditionSkin:
    """An edition on the screen.

    Attributes:
        edition: its rules.
        words: what it says.
        mound: the hills on which the first three stand.
        surroundings: the nature around its table.
        under_water: bubbles rise there where petals fall on land.
        stand_in: the edition whose pictures, colours and table it borrows; none of its own are there yet.
        by_lines: rows that pay for rows and columns of the grid and not for single cards.
        groups: rows that are summed, in the order of the sheet.
        counted_last: rows that are told one after the other when the last card has turned.
    """

    edition: Edition
    words: Callable[[], Words]
    mound: str
    surroundings: Surroundings = LAND
    under_water: bool = False
    by_lines: frozenset[str] = frozenset()
    groups: tuple[Group, ...] = ()
    counted_last: tuple[str, ...] = ()
    stand_in: str = ""

    @property
    def look(self) -> str:
        """The edition whose scenery, colours, card backs and table are shown."""
        return self.stand_in or self.edition.id

    @property
    def ambience(self) -> Ambience:
        """What lies under its table and its last page."""
        return Ambience(self.look, self.look)

    @cached_property
    def rows(self) -> frozenset[str]:
        """All its cards, and the rows of its sheet that are no cards."""
        return frozenset((*self.edition.deck, *(row.id for row in self.edition.rows)))

    @cached_property
    def prizes(self) -> Mapping[str, tuple[int, ...]]:
        """The rows that compare the seats → what the first, the second … of them get."""
        return {row.id: row.prizes for row in self.edition.rows if isinstance(row, Majority)}

    @cached_property
    def closing(self) -> str | None:
        """The row that looks at the points of the others, if there is one."""
        return next((row.id for row in self.edition.rows if isinstance(row, Bonus)), None)

    @property
    def portrait(self) -> str:
        """The picture of the solo rival."""
        return _NOBODY if self.stand_in else f"portrait/{self.edition.rival.name.lower()}"

    def group_of(self, row: str) -> Group | None:
        """The group to which a row belongs."""
        return next((group for group in self.groups if row in group.rows), None)


def placeholder(edition: Edition, stand_in: EditionSkin) -> EditionSkin:
    """The skin of an edition that has none yet: its own names as words, the pictures of another edition."""
    rows = {row.id: species(row.id) for row in edition.rows}

    def words() -> Words:
        return Words(
            title=species(edition.id),
            pile=tr("The third hand belongs to nobody. Each turn one of its cards goes to the neutral pile."),
            lost=tr("{rival} wins this time"),
            now=tr("Scores now"),
            rules=dict.fromkeys(rows, ""),
            notes=dict.fromkeys(rows, ""),
            options=(),
            rows=rows,
        )

    return EditionSkin(
        edition,
        words,
        mound=stand_in.mound,
        surroundings=stand_in.surroundings,
        under_water=stand_in.under_water,
        stand_in=stand_in.edition.id,
    )
