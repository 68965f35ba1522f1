"""The market below the reef: its tiles, the sea snail, the order of the round, and what to press."""

from dataclasses import dataclass
from functools import partial

from game.games.aqua.state import GROW
from game.games.aqua.view import noted, spoken, words
from game.games.aqua.view.colours import CORAL
from game.games.aqua.view.commands import TURN
from game.games.aqua.view.faces import SPAN, TileFace, paint_coral
from game.games.aqua.view.hexes import fill_hex, ring_hex
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.pieces import MarketTile, NotNow, PutBack, ReefColour, SeaSnail, TurnTile
from game.games.aqua.view.places import holds
from game.games.aqua.view.turning import degrees
from game.games.aqua.view.turning_motion import turning
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node
from game.ui.engine.sprite import Sprite
from game.ui.input.key_words import with_key
from game.ui.table.hands import Hands
from game.ui.table.paint import LIGHT, emblem
from game.ui.table.pieces import Confirm
from game.ui.table.seats import SeatInfo
from game.ui.widgets.button import Button, RoundButton
from game.ui.words import number, tr, trn
from game.units import Rect

TILE_Z = 30.0
TURN_Z = 60.0
"""The buttons that turn a tile lie over the ring around it."""
RING = "chosen"
"""The name of the ring around the tile that was taken up."""
_EDGE = 58.0
_STEP = 138.0
_WORDS = 176.0
"""Room on the left for the heading and the order of the round."""
_SNAIL_W = 164.0
_BUTTON_W = 142.0
_PAD = 16.0
_RISE = 8.0


class TileSprite(Sprite):
    """A tile of the market; `tile`: which one it is; `asked_angle`: where it is turned to."""

    drag = False
    ring_z = TURN_Z - 1

    def __init__(self, name: str) -> None:
        self.tile, self.asked_angle = name, 0.0
        super().__init__(f"tile/{name}", 0, 0, 1, 1, TileFace(0, name), z=TILE_Z)

    @property
    def edge(self) -> float:
        """The edge of its hexagon."""
        return self.w / SPAN

    def contains(self, x: float, y: float) -> bool:
        return holds(x - self.cx, y - self.cy, self.edge)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        edge = self.edge
        return self.cx - edge, self.cy - edge * 0.87, 2 * edge, edge * 1.74

    def rest(self, cx: float, cy: float, edge: float) -> None:
        """Puts it where the market has it."""
        self.cx, self.cy, self.w, self.h = cx, cy, SPAN * edge, SPAN * edge
        self.scale = self.alpha = 1.0
        self.visible = True
        self.z = TILE_Z


@dataclass(frozen=True, slots=True)
class MarketFrame:
    """The glass of the market, its heading, and in which order the seats play this round.

    Attributes:
        order: the seats of this round.
        played: how many of them are done.
    """

    order: tuple[SeatInfo, ...]
    played: int
    tiles_left: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 20, "glass")
        c.text(22, 34, tr("Market"), "name", colour=LIGHT, max_w=_WORDS - 30)
        if len(self.order) == 1:
            c.para(22, 60, tr("Take one tile; the others go away."), _WORDS - 40, 16, colour="#CFEDEA", line_h=20)
        else:
            c.text(22, 58, tr("order of this round"), 15.5, colour="#CFEDEA", max_w=_WORDS - 30)
            self._order(c)
        left = trn("{n} tile to come", "{n} tiles to come", self.tiles_left).format(n=self.tiles_left)
        c.text(22, c.h - 18, left, 15.5, colour="#CFEDEA", max_w=_WORDS - 30)

    def _order(self, c: Canvas) -> None:
        for i, seat in enumerate(self.order):
            x, y = 38 + i * 38, 92
            if i == self.played:
                c.disc(x, y, 19, "gold")
            emblem(c, seat, x, y, 14, mark="ready" if i < self.played else None)
            if i < self.played:
                c.disc(x, y, 17, "#0A2A2C8C")


@dataclass(frozen=True, slots=True)
class EmptySlot:
    """Where the tile in hand came from."""

    def paint(self, c: Canvas, hot: bool) -> None:
        edge = c.w / 2
        fill_hex(c, c.w / 2, c.h / 2, edge, "#00000030")
        ring_hex(c, c.w / 2, c.h / 2, edge, "#FFFFFF77", 2, (6, 8))
        c.text(c.w / 2, c.h / 2 + 6, tr("in hand"), 16, 600, "#FFF3CF", "middle", max_w=c.w * 0.8)


@dataclass(frozen=True, slots=True)
class ChosenGlow:
    """The gold around the tile that was taken up."""

    def paint(self, c: Canvas, hot: bool) -> None:
        ring_hex(c, c.w / 2, c.h / 2, c.w / 2, "gold", 5)


@dataclass(frozen=True, slots=True)
class SnailBox:
    """The place of the sea snail: it waits, or somebody has it; or it is on its way, and its place is empty."""

    waits: bool
    open: bool
    chosen: bool
    owner: SeatInfo | None
    last_round: bool
    on_its_way: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        bright = self.chosen or (hot and self.open)
        line = "gold" if bright else "#FFE0A080" if self.waits else "#FFFFFF2A"
        fill = "#FFC85733" if self.chosen else "#00000030"
        c.rect(0, 0, c.w, c.h, 18, fill, line, 5 if self.chosen else 3 if bright else 1.5)
        if self.waits:
            if not self.on_its_way:
                c.art("aqua/snail", c.w / 2 - 46, 4, 92, 92)
            brings = tr("only last now") if self.last_round else tr("last now, first next")
            self._words(c, tr("Sea snail"), LIGHT, brings)
        elif self.owner is not None and not self.on_its_way:
            emblem(c, self.owner, c.w / 2, 50, 24)
            c.art("aqua/snail", c.w / 2 + 8, 50, 40, 40)
            plays = tr("plays last") if self.last_round else tr("starts the next round")
            self._words(c, self.owner.name, LIGHT, plays)
        else:
            self._words(c, tr("Sea snail"), "#BFD6D4", "")

    def _words(self, c: Canvas, name: str, colour: str, more: str) -> None:
        """They stand at the same height at all times, so that none of them jumps."""
        c.text(c.w / 2, 112, name, 18, 600, colour, "middle", "serif", c.w - 16)
        if more:
            c.text(c.w / 2, 134, more, 15.5, 400, "#CFEDEA", "middle", max_w=c.w - 12)


@dataclass(frozen=True, slots=True)
class ColourChip:
    """A reef colour that can be named, or shall be: its coral, its name, the total with it."""

    colour: str
    total: int
    best: bool
    chosen: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        line = "gold" if hot or self.best or self.chosen else "#FFFFFF33"
        c.rect(0, 0, c.w, c.h, 14, "#FFC85733" if self.chosen else "#00000030", line, 3 if hot or self.chosen else 2)
        fill_hex(c, c.w / 2, 52, 40, CORAL[self.colour])
        for k in (0, 2, 4):
            paint_coral(c, c.w / 2, 52, 40, k, self.colour)
        c.text(c.w / 2, 112, words.coral(self.colour), 16, 600, LIGHT, "middle", max_w=c.w - 10)
        c.text(c.w / 2, 136, number(self.total), 22, 700, LIGHT, "middle", "serif", label=False)


class MarketPart:
    """Puts the market on the stage."""

    def __init__(self, hands: Hands, zone: Rect) -> None:
        self._hands, self._pool, self._zone = hands, hands.pool, zone
        self._snail = Rect(zone.right - _PAD - _BUTTON_W - 20 - _SNAIL_W, zone.y + 10, _SNAIL_W, zone.h - 20)
        x = zone.right - _PAD - _BUTTON_W
        self._place = Button(
            "place", tr("Place"), partial(hands.press, Confirm()), x=x, w=_BUTTON_W, z=20, icon="check", size=22,
            zone="done",
        )  # fmt: skip
        self._put_back = Button(
            "put-back", tr("Put back"), partial(hands.press, PutBack()), x=x, w=_BUTTON_W, z=20, kind="second",
            icon="undo", size=18, zone="market",
        )  # fmt: skip
        self._not_now = Button(
            "not-now", tr("Not now"), partial(hands.press, NotNow()), x=x, w=_BUTTON_W, z=20, kind="second",
            size=18, zone="done",
        )  # fmt: skip
        self._place.final = self._not_now.final = True
        self._turns = tuple(
            RoundButton(
                name, icon, label, partial(hands.press, TurnTile(by)), cx=0, cy=0, r=17, z=TURN_Z, zone="market",
            )
            for name, icon, label, by in (
                ("turn/left", "undo", with_key(tr("Turn left"), TURN), 1),
                ("turn/right", "redo", tr("Turn right"), -1),
            )
        )  # fmt: skip

    def show(self, m: TableModel) -> None:
        """Draws the market as it is, with what can be done now."""
        view = m.view
        order = tuple(m.seats[seat] for seat in view.order)
        starts = tr("Who has the snail starts the next round: whoever took it, otherwise who plays last.")
        self._pool.painted("market", self._zone, MarketFrame(order, view.played, view.tiles_left))
        if view.players > 1:
            said = Node("order", self._zone.x, self._zone.y, _WORDS, self._zone.h, z=1, hint=starts)
            said.hit = True
            self._pool.put(self._pool.known("order", Node) or said)
        if view.names_reefs:
            self._colours(m)
            if view.outcome is None:
                self._show_buttons(m, ((self._place, 22, 58), (self._put_back, 94, 50)))
            return
        if view.players > 1:
            self._show_snail(m)
        for index, name in enumerate(view.market):
            self._tile(m, index, name)
        if m.can_decline:
            self._show_buttons(m, ((self._place, 12, 52), (self._put_back, 72, 40), (self._not_now, 120, 40)))
        elif m.tile is not None or m.takes_snail or m.contested:
            self._show_buttons(m, ((self._place, 22, 58), (self._put_back, 94, 50)))

    def _show_buttons(self, m: TableModel, column: tuple[tuple[Button, float, float], ...]) -> None:
        if m.peeks:
            return
        self._place.label, self._place.enabled = _confirming(m), m.ready
        self._place.wording = partial(spoken.confirm_words, m, self._place.label)
        self._put_back.enabled = m.puts_back
        for button, y, h in column:
            button.y, button.h = self._zone.y + y, h
            self._pool.put(button)

    def tile_place(self, m: TableModel, index: int, count: int) -> tuple[float, float, float]:
        """Middle and edge of a tile in the market."""
        left = self._zone.x + _WORDS
        right = (self._snail.x if m.view.players > 1 else self._place.x) - 8
        step = min(_STEP, (right - left) / count)
        edge = min(_EDGE, step / 2.08)
        return left + (right - left) / 2 + (index - (count - 1) / 2) * step, self._zone.y + self._zone.h / 2, edge

    @property
    def snail_place(self) -> tuple[float, float]:
        """The middle of the snail when it waits."""
        return self._snail.x + self._snail.w / 2, self._snail.y + 50

    def _tile(self, m: TableModel, index: int, name: str) -> None:
        cx, cy, edge = self.tile_place(m, index, len(m.view.market))
        chosen = m.tile is not None and m.tile[0] == name
        over = chosen and m.trial is not None
        sprite = self._pool.known(f"tile/{name}", TileSprite) or TileSprite(name)
        view = m.view
        free = m.mine is not None and view.phase == GROW
        if not free or sprite is not self._hands.carried():
            sprite.rest(cx, cy - (_RISE if chosen else 0), edge)
        self._turn(sprite, degrees(m.tile[1]) if chosen and m.tile else 0.0, turns=chosen)
        sprite.alpha = 0.0 if over else 1.0
        sprite.hit = True
        sprite.focusable = free
        sprite.drag = free and m.mine == m.front and name not in m.drops
        sprite.on_press = partial(self._hands.press, MarketTile(name)) if free else None
        sprite.label, sprite.zone = words.tile(name), "market"
        sprite.wording = partial(spoken.tile_words, m, name)
        sprite.hint = "" if chosen else noted.market_tile(name, m.fits[name])
        sprite.lift = 2.0 if chosen else 1.0 if free else 0.0
        self._pool.put(sprite)
        slot = Rect(cx - edge, cy - edge, 2 * edge, 2 * edge)
        if over:
            self._pool.painted("slot", slot, EmptySlot(), z=2)
        elif chosen:
            lifted = Rect(slot.x - 3, slot.y - _RISE - 3, slot.w + 6, slot.h + 6)
            self._pool.painted(RING, lifted, ChosenGlow(), z=TILE_Z + 1, pad=6)
        if chosen:
            self._show_turns(m, (cx, cy - _RISE), edge)

    def _turn(self, sprite: TileSprite, angle: float, turns: bool) -> None:
        """The tile in hand turns the short way; any other one lies as it came."""
        if sprite.asked_angle == angle:
            return
        before, sprite.asked_angle, sprite.angle = sprite.angle, angle, angle
        if turns:
            self._hands.aside(*turning(sprite, self._hands.motions, before))

    def _show_turns(self, m: TableModel, middle: tuple[float, float], edge: float) -> None:
        """The arrows that turn the tile in hand: below its place in the market, where they cover no tile."""
        cx, cy = middle
        for side, button in zip((-1, 1), self._turns):
            button.x = cx + side * edge * 0.9 - button.w / 2
            button.y = cy + edge - button.h / 2
            button.wording = partial(spoken.turn_words, m, button.label)
            self._pool.put(button)

    def _show_snail(self, m: TableModel) -> None:
        view = m.view
        owner = m.seats[view.snail] if view.snail is not None else None
        waits, last = owner is None and view.outcome is None, view.round == view.rounds
        self._pool.painted(
            "snail",
            self._snail,
            SnailBox(waits, m.can_take_snail, m.takes_snail, owner, last),
            z=2,
            label=tr("Sea snail"),
            hint=_about_snail(owner.name if owner is not None else "", m.can_take_snail, last),
            chosen=m.takes_snail,
            zone="market",
            press=partial(self._hands.press, SeaSnail()) if m.can_take_snail else None,
        )

    def _colours(self, m: TableModel) -> None:
        """They stay while nobody names one, and do not let what is left of the market through."""
        best, free = max(m.colours.values(), default=0), m.mine is not None and not m.peeks
        left = self._zone.x + _WORDS
        step = (self._place.x - 2 - left) / max(1, len(m.colours))
        for index, (colour, total) in enumerate(m.colours.items()):
            place = Rect(left + index * step, self._zone.y + 10, step - 10, self._zone.h - 20)
            self._pool.painted(
                f"colour/{colour}",
                place,
                ColourChip(colour, total, total == best, colour == m.named),
                z=2,
                label=words.coral(colour),
                chosen=colour == m.named,
                zone="market",
                press=partial(self._hands.press, ReefColour(colour)) if free else None,
                point=partial(self._hands.point, ReefColour(colour)) if free else None,
            )


def _confirming(m: TableModel) -> str:
    """What the button that confirms is called."""
    if m.takes_snail:
        return tr("Take it")
    return tr("Choose") if m.contested or m.colours else tr("Place")


def _about_snail(owner: str, takes: bool, last: bool) -> str:
    """What the snail is good for now; `owner`: who has taken it, `takes`: who decides may."""
    if last:
        return tr("In the last round the snail brings nothing: you would only play after all the others.")
    if owner:
        return tr("{name} has the snail and starts the next round.").format(name=owner)
    if takes:
        return tr("Take the snail: you play after all the others, and start the next round.")
    return tr("Who takes the snail plays after all the others, and starts the next round.")
