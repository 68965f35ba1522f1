"""The end: what ended it, the sea and all hands as they were, and when it was decided."""

from collections.abc import Sequence
from functools import partial

from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.ambience import AMBIENCE
from game.games.divercity.view.bar import bar_of
from game.games.divercity.view.danger import near_miss
from game.games.divercity.view.ending_joy import Joy, sun_over
from game.games.divercity.view.ending_paint import (
    FATED_RIM,
    Fated,
    Group,
    Hand,
    Moment,
    Paper,
    Picture,
    Sky,
    TurningPoints,
    Verdict,
    sea,
    sky,
    water,
)
from game.games.divercity.view.ending_spoken import verdict_words
from game.games.divercity.view.log import LOST_SIGN, SAVED_SIGN
from game.levels.tables import load_table
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Halt, Wait
from game.ui.table.ceremony import Ceremony, hide
from game.ui.table.desk_values import Ended
from game.ui.table.end_page import EndScene
from game.ui.table.motions import Motions
from game.ui.table.podium import BUBBLES
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr, trn
from game.units import Rect

_MOMENTS = 8
"""Lines of the page for turning points, one of which says how many are left out."""


class EndingScene(EndScene):
    """After the game. Enter alone begins nothing: the end is there to be looked at."""

    says_assisted = False
    ambience = AMBIENCE

    def __init__(self, ended: Ended[DiverCityView]) -> None:
        view = ended.frame.view
        super().__init__(ended, "divercity", view.table.people)
        if view.outcome is None:
            raise ValueError("the end needs a finished game")
        self._view, self._outcome = view, view.outcome

    @property
    def won(self) -> bool:
        """The divers have won."""
        return self._outcome.result == "won"

    @property
    def _glad(self) -> bool:
        """The divers have won, or nobody but the industrialist plays at this screen."""
        here = {person for person, info in enumerate(self.ended.seats[: self.players]) if not info.computer}
        return self.won or (bool(here) and here <= set(self._outcome.winners))

    @property
    def _divers(self) -> tuple[SeatInfo, ...]:
        """All who dive, each of them once."""
        return tuple(self.ended.seats[person] for person in self._view.table.diver_people)

    @property
    def bar(self) -> Bar:
        """The strip of the game."""
        return bar_of(self._view)

    @property
    def banner(self) -> Banner:
        """How it ended, once that is told."""
        if not self.told:
            return Banner(tr("How is the sea?"), None)
        if self._view.industrialist is not None and not self.won:
            return Banner(tr("Ocean Corp. wins"), self.ended.seats[self._view.industrialist])
        return Banner(tr("The sea is safe") if self.won else tr("The sea needs you again"), None)

    def build(self) -> None:
        """Makes the page; the first time the sea fills species by species before it is said how the game ended."""
        zones = load_table("divercity", len(self.ended.seats)).score_sheet
        self._fixed = pool = NodePool(self.stage)
        self.build_head(pool)
        title, text = self._words()
        ladder = tuple(self._view.ladder.items())
        points, hands = turning_points(self.ended), self._hands()
        verdict = Verdict(
            title, text, ladder, self._counts(), points, hands, self.ended.assisted, self._view.pictograms
        )
        pool.painted("paper", zones["page"], Paper(), z=1, pad=40)
        told = partial(verdict_words, verdict)
        pool.painted("verdict", zones["page"], verdict, z=2, pad=40, label=title, wording=told)
        place = zones["picture"]
        groups = sea(ladder, place.w, place.h)
        built = self._view.built
        pool.painted("sky", place, Sky(len(built) > len(HOTELS) // 2), z=2, pad=40)
        above = sky(place.w, place.h)
        if self.won:
            pool.put(sun_over(Rect(place.x + above.x, place.y + above.y, above.w, above.h)))
        pool.painted("picture", place, Picture(built, groups), z=2.2, wording=str)
        self._fill(pool, place, groups)
        self.build_ways_out(pool, zones["actions"])
        if not self.told:
            self._tell_end(place)

    def _fill(self, pool: NodePool, place: Rect, groups: Sequence[Group]) -> None:
        for group in groups:
            for species, x, y, r in group.places:
                half = r + FATED_RIM
                spot = Rect(place.x + x - half, place.y + y - half, 2 * half, 2 * half)
                pool.painted(f"{group.fate}/{species}", spot, Fated(species, group.fate), z=3)

    def _tell_end(self, place: Rect) -> None:
        """In the middle first who is safe, one after the other, then the others; then the sheet that explains it.

        A diver who has won alone comes up where the sheet will be: before that the picture goes aside.
        Who does not want to wait shortens the counting, the joy and the way to the sheet one by one.
        """
        motions, sound = Motions(self.shell), "chord" if self._glad else "low"
        if motions.ms("podium") == 0:
            self._tell()
            self.shell.play(sound)
            self.timeline.play(Call(partial(self.shell.say, *self._words())))
            return
        ceremony = Ceremony(self.stage, motions, self.timeline)
        sheet = self.stage["paper"], self.stage["verdict"]
        saved = [node for node in self.stage.nodes if node.name.startswith("saved/")]
        rest = [node for node in self.stage.nodes if node.name.startswith(("at sea/", "gone/"))]
        hide((*sheet, *saved, *rest))
        sun, middle = self.stage.get("sun"), 800 - place.centre[0]
        picture = [self.stage["sky"], self.stage["picture"], *([sun] if sun else ()), *saved, *rest]
        aside = [tween for node in picture for tween in motions.tween("podium", node, x=node.x)]
        for node in picture:
            node.x += middle
        sheets = [tween for node in sheet for tween in motions.tween("podium", node, alpha=1.0)]
        lone = self.won and len(self._divers) == 1
        end: list[Beat] = [motions.sound(sound), aside if lone else ()]
        joy = Joy(self.stage, motions, self.timeline)
        if isinstance(sun, Sprite):
            x = place.x if lone else place.x + middle
            below, now = water(place.w, place.h), Rect(x, place.y, place.w, place.h)
            room = Rect(place.x + below.x, place.y + below.y, below.w, below.h)
            end += joy.beats(sun, saved, self._divers, now)
            end.append(Call(partial(ceremony.drift, BUBBLES, room, True)))
        self.timeline.play(
            *ceremony.one_by_one(saved),
            [tween for node in rest for tween in motions.tween("podium", node, alpha=1.0)],
            Wait(motions.ms("breath")),
            Halt(),
            Call(self._tell),
            Call(lambda: self.shell.say(self.banner.text, *self._words())),
            *end,
            Halt(),
            [*(() if lone else aside), *joy.leaving(), *sheets],
            Halt(),
            Call(joy.over),
        )

    def _tell(self) -> None:
        self.told = True
        self.show_bar(self._fixed)

    def _words(self) -> tuple[str, str]:
        saved = sum(place == SAVED for place in self._view.ladder.values())
        rescued = trn("{n} species is safe for good.", "{n} species are safe for good.", saved).format(n=saved)
        if not saved:
            rescued = tr("Nobody could be brought to safety.")
        near = near_miss(self._view)
        if self.won:
            said = tr("{rescued} Side by side, in {turns} turns. {near}")
            return tr("You did it!"), said.format(rescued=rescued, turns=self._view.turn, near=near).strip()
        said = tr("{reason} {rescued} {near}").format(
            reason=words.lost(self._outcome.reason or ""), rescued=rescued, near=near
        )
        if self._view.industrialist is not None:
            name = self.ended.seats[self._view.industrialist].name
            return tr("{name} wins for Ocean Corp.").format(name=name), said.strip()
        return tr("Not this time"), said.strip()

    def _counts(self) -> tuple[tuple[str, str, str], ...]:
        view = self._view
        places = list(view.ladder.values())
        return (
            ("sun", "#9A6F08", tr("Saved: {n} of {most}").format(n=places.count(SAVED), most=view.save)),
            ("skull", "#3A3F47", tr("Extinct: {n} of {most}").format(n=places.count(EXTINCT), most=view.lose)),
            ("hotel", "#A8321F", tr("Hotels: {n} of {most}").format(n=len(view.built), most=len(HOTELS))),
        )

    def _hands(self) -> tuple[Hand, ...]:
        """All cards that were left, turned over."""
        return tuple(
            Hand(self.ended.seats[seat], tuple(card.species for card in one.hand if card.species is not None))
            for seat, one in enumerate(self._view.seats)
        )


def turning_points(ended: Ended[DiverCityView]) -> TurningPoints:
    """When a species was saved or lost, and what ended the game; if they are many, those that decided it.

    Cards that ran out are no event: what happened last before that turned nothing.
    """
    told = [
        Moment(turn, entry, entry.sign in (LOST_SIGN, SAVED_SIGN))
        for turn, group in enumerate(ended.log, start=1)
        for entry in group.entries
    ]
    outcome = ended.frame.view.outcome
    won = outcome is not None and outcome.result == "won"
    ran_out = outcome is not None and outcome.reason in ("no_action", "empty_deck")
    last = [moment for moment in told[-1:] if moment.decisive or not ran_out]
    return told_points([moment for moment in told[:-1] if moment.decisive] + last, SAVED_SIGN if won else LOST_SIGN)


def told_points(found: Sequence[Moment], decided: str) -> TurningPoints:
    """Those of the turning points that the page has room for.

    Args:
        found: all, in their order; the last one ended the game.
        decided: the sign of those that led to how it ended: the others give way first, and then the oldest.
    """
    if len(found) <= _MOMENTS:
        return TurningPoints(tuple(found), 0)
    weighed = sorted(enumerate(found[:-1]), key=lambda one: (one[1].entry.sign == decided, one[0]))
    kept = sorted(place for place, _ in weighed[len(found) - _MOMENTS + 1 :])
    return TurningPoints((*(found[place] for place in kept), found[-1]), len(found) - _MOMENTS + 1)
