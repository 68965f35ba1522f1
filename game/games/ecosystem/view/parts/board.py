"""The large board: tray, cells, placed cards and what a planned card would do to them."""

from collections.abc import Set
from functools import partial

from game.core.score import Cell
from game.games.ecosystem.state import FLIP, HUNT
from game.games.ecosystem.view.card_nodes import CardSprite, card, mark, turned_over
from game.games.ecosystem.view.cards import CardFace, DownFace, Level, level_for
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.parts.bubble import HIGHEST, bubble_of, helping_cells
from game.games.ecosystem.view.parts.marks import (
    DIMMED,
    CardGain,
    FirstSign,
    GainBadge,
    GoldRing,
    GrowthCaption,
    LastMove,
    OpenCell,
    Tray,
    Whose,
)
from game.games.ecosystem.view.pieces import BoardCell
from game.games.ecosystem.view.places import Board
from game.games.ecosystem.view.spoken import place_words, placed_words
from game.ui.engine.focus import RING_Z
from game.ui.engine.node import Node
from game.ui.table.guest import WayBack
from game.ui.table.hands import Hands
from game.ui.words import signed, species, tr
from game.units import Placement, Rect

CARD_Z = 20.0
LIT = "lit:"
"""Before the names of the rings of a row that is lit."""

_TRAY_Z, _CELL_Z, _GLOW_Z, _GHOST_Z, _MARK_Z, _BUBBLE_Z, _SIGN_Z = 0.0, 10.0, 12.0, 22.0, 24.0, 50.0, 60.0
_GAIN_Z = RING_Z + 1
_ACTS = {FLIP: "fin", HUNT: "paw"}
"""Ending phase → sign of the whale or the lion for which another card is chosen; it stays face up itself."""
_SIDE = 150.0
"""Width of what stands beside the tray."""
_UNDER_NAME, _BACK_H = 52.0, 48.0


class BoardPart:
    """Puts the large board on the stage."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._pool = hands.pool
        self._zone = hands.layout.zones["board"]
        self._theme = hands.look.theme
        self._back = WayBack(hands, "board", _SIGN_Z)

    def show(self, m: TableModel) -> Board:
        """Draws the ecosystem of the front seat; returns where its cells lie."""
        grid = m.view.seats[m.front].grid
        board = Board(self._zone, grid, settled=m.front == m.view.rival)
        level = level_for(self._theme, board.cell_h)
        self._tray(m, board)
        for cell in m.gains:
            if cell not in grid:
                self._open_cell(m, board, cell)
        if m.gains:
            self._closed_cells(m, board)
        self._cards(m, board, level)
        if m.target is not None:
            self._target(m, board, level, m.target)
        self._asides(m, board)
        return board

    def _tray(self, m: TableModel, board: Board) -> None:
        tray, grid = board.tray, m.view.seats[m.front].grid

        def inside(rect: Rect) -> Rect:
            return Rect(rect.x - tray.x, rect.y - tray.y, rect.w, rect.h)

        free = (cell for cell in board.window if cell not in grid and cell not in m.gains)
        empty = tuple(inside(_rect(board.place(cell))) for cell in free)
        certain = inside(board.certain) if board.certain else None
        guest = m.seats[m.front] if m.peeks else None
        self._pool.painted("tray", tray, Tray(empty, certain, guest), z=_TRAY_Z)

    def _open_cell(self, m: TableModel, board: Board, cell: Cell) -> None:
        points = m.gains[cell] if m.show_gains and cell != m.target else None
        here = tr("Place for a card")
        self._pool.painted(
            f"board:{m.front}/{cell[0]},{cell[1]}",
            _rect(board.place(cell)),
            OpenCell(points),
            z=_CELL_Z,
            pad=6,
            label=tr("{name}: {words}").format(name=here, words=signed(m.gains[cell])) if m.show_gains else here,
            wording=partial(place_words, m, cell, board.window, held_species(m)),
            zone="board",
            press=partial(self._hands.press, BoardCell(cell)),
            point=partial(self._hands.point, BoardCell(cell)),
        )

    def _closed_cells(self, m: TableModel, board: Board) -> None:
        """Where nothing can be laid now: a press says why. The first card lies anywhere: one cell stands for all.

        A press on the cell that a card has left for now takes that back.
        """
        grid = m.view.seats[m.front].grid
        left = m.moved.keys() - m.moved.values()
        for cell in board.window:
            if cell not in m.gains and (cell not in grid or cell in left):
                place = _rect(board.place(cell))
                press = partial(self._hands.press, BoardCell(cell if grid else min(m.gains)))
                name = f"closed:{m.front}/{cell[0]},{cell[1]}"
                node = self._pool.known(name, Node) or Node(name, z=_CELL_Z)
                node.x, node.y, node.w, node.h = place.x, place.y, place.w, place.h
                node.on_press, node.hit = press, True
                self._pool.put(node)

    def _cards(self, m: TableModel, board: Board, level: Level) -> None:
        lit = m.lit.get(m.front, _offered(m))
        turned = m.turned.get(m.front, frozenset())
        cards: dict[Cell, CardSprite] = {}
        for cell, placed in m.view.seats[m.front].grid.items():
            place, name = board.place(m.moved.get(cell, cell)), f"card:{placed.id}"
            known = self._pool.known(name, CardSprite)
            side = known.squeeze if known is not None and (m.gains or m.firsts) else None
            sprite = cards[cell] = card(
                self._pool,
                name,
                CardFace(placed.species, level),
                place,
                z=CARD_Z,
                lift=1,
                back=DownFace(placed.species, seen=cell in turned or (side is not None and not placed.face_down)),
                down=placed.face_down or cell in turned,
            )
            if side is not None:
                self._hands.aside(*turned_over(sprite, side, self._hands.motions))
            sprite.label, sprite.wording = species(placed.species), partial(placed_words, m, cell, board.window)
            sprite.tint = DIMMED if lit is not None and cell not in lit else ""
            sprite.zone, sprite.owner, sprite.cell = "board", m.front, cell
            sprite.hit = True
            self._answering(m, sprite, cell)
            if cell in m.lit.get(m.front, ()):
                self._ring(f"{LIT}{cell[0]},{cell[1]}", place, GoldRing(9, 3))
        last = m.last.get(m.front)
        if last is not None and last in cards:
            place = cards[last].home
            spot = Rect(place.x + place.w - 25, place.y + 3, 22, 22)
            mark(self._pool, "last", cards[last], spot, LastMove(m.seats[m.front]), z=_MARK_Z, pad=4)
        self._first(m, board)

    def _answering(self, m: TableModel, sprite: CardSprite, cell: Cell) -> None:
        """What a placed card does when it is pressed or looked at: most do nothing, or say why they do nothing."""
        asked = cell in m.gains or cell == m.first or cell in m.firsts
        sprite.on_press = partial(self._hands.press, BoardCell(cell)) if asked or m.gains else None
        sprite.on_point = partial(self._hands.point, BoardCell(cell)) if cell in m.gains else None
        sprite.focusable = asked or not (m.gains or m.firsts)
        sprite.drag = cell in m.firsts and m.view.phase not in (FLIP, HUNT)

    def _first(self, m: TableModel, board: Board) -> None:
        """Mark the cards that may be chosen now, and the one chosen first or for which another is chosen."""
        grid = m.view.seats[m.front].grid
        ending = m.view.phase in (FLIP, HUNT)
        for cell in m.gains or m.firsts:
            if cell in grid and cell != m.target:
                self._ring(f"may:{cell[0]},{cell[1]}", board.place(cell), GoldRing(9, 2.6 if ending else 1.6))
                if m.show_gains and (m.gains.get(cell) or (ending and cell in m.gains)):
                    self._card_gain(board, cell, m.gains[cell])
        first = m.asking if m.first is None else m.first
        if first is not None:
            place = board.place(first)
            sign = _ACTS.get(m.view.phase, "swap")
            self._ring("first", place, GoldRing(10, 4, glows=True), _GLOW_Z)
            self._ring("first-line", place, GoldRing(10, 4))
            spot = Rect(place.x - 12, place.y - 12, 36, 36)
            self._pool.painted("first-sign", spot, FirstSign(sign), z=_SIGN_Z, pad=8)

    def _card_gain(self, board: Board, cell: Cell, points: int) -> None:
        """What it would change to choose this card."""
        place = board.place(cell)
        spot = Rect(place.x, place.y, place.w, min(place.h, 52))
        self._pool.painted(f"card-gain:{cell[0]},{cell[1]}", spot, CardGain(points), z=_MARK_Z, pad=6)

    def _target(self, m: TableModel, board: Board, level: Level, target: Cell) -> None:
        place = board.place(target)
        held = held_species(m)
        self._pool.painted("target", _rect(place), GoldRing(9, 3.5, glows=True), z=_GLOW_Z, pad=32)
        moved = m.view.seats[m.front].grid.get(m.first) if m.first is not None else None
        if held is None and moved is not None and target not in m.view.seats[m.front].grid:
            held = moved.species
        if held is not None:
            self._ghost(m, CardFace(held, level), place)
            if m.laid and moved is None:
                laid = card(self._pool, "laid", CardFace(held, level), place, z=_GHOST_Z, lift=1)
                laid.hit = laid.drag = True
        self._ring("target-line", place, GoldRing(9, 3.5))
        if m.show_gains and target in m.gains:
            badge = Rect(place.x + place.w - 30, place.y - 20, 56, 56)
            self._pool.painted("gain", badge, GainBadge(m.gains[target]), z=_GAIN_Z, pad=24)
        if m.preview is not None:
            for cell in helping_cells(m.view.sheets[m.front], m.preview[m.front], target):
                self._ring(f"help:{cell[0]},{cell[1]}", board.place(cell), GoldRing(10, 4))

    def _ghost(self, m: TableModel, face: CardFace, place: Placement) -> None:
        """What the chosen card would look like here; it stays under that until it has come, and when it goes back."""
        known, comes = self._pool.known("ghost", CardSprite), m.laid or bool(m.moved)
        if comes and (known is None or known.face != face or known.home != place):
            return
        ghost = card(self._pool, "ghost", face, place, z=CARD_Z - 1 if comes else _GHOST_Z, lift=0 if comes else 1)
        ghost.alpha = 0.82

    def _asides(self, m: TableModel, board: Board) -> None:
        """What stands beside the tray: whose board it is, how it may grow, what a card would change."""
        zone, window, grid = self._zone, board.window, m.view.seats[m.front].grid
        side = min(_SIDE, board.tray.x - zone.x - 6)
        y = zone.y + _UNDER_NAME
        if (m.front != m.mine or m.front == m.view.rival) and len(m.seats) > 1:
            self._pool.painted("whose", Rect(zone.x, zone.y + 4, side, 42), Whose(m.seats[m.front]), z=_TRAY_Z)
        if m.peeks:
            self._back.show(m.front, Rect(zone.x, y, side, _BACK_H))
            y += _BACK_H + 12
        if grid and not window.is_fixed and m.view.outcome is None:
            left, top, right, bottom = grid.box
            caption = GrowthCaption(right - left + 1, bottom - top + 1, window.open_columns, window.open_rows)
            place = Rect(zone.x, y, side, 230)
            self._pool.painted("caption", place, caption, z=_TRAY_Z)
        bubble = bubble_of(m) if m.target is not None and m.show_gains else None
        if bubble is not None:
            room = bubble_room(zone, side)
            place = Rect(room.x, room.y, room.w, bubble.height(self._hands.look, room.w))
            self._pool.painted("bubble", place, bubble, z=_BUBBLE_Z, pad=20)

    def _ring(self, name: str, place: Placement, ring: GoldRing, z: float = _MARK_Z) -> None:
        rect = Rect(place.x - 1.5, place.y - 1.5, place.w + 3, place.h + 3)
        self._pool.painted(name, rect, ring, z=z, pad=32 if ring.glows else 0)


def bubble_room(zone: Rect, side: float = _SIDE) -> Rect:
    """At the right edge of the board's zone, where it stands what a planned card would change."""
    return Rect(zone.right - side - 4, zone.y + _UNDER_NAME, side + 4, HIGHEST)


def _offered(m: TableModel) -> Set[Cell] | None:
    """Return the cards that can be or were chosen where a decision is about placed cards; None elsewhere."""
    offered = m.firsts | (m.gains.keys() & m.view.seats[m.front].grid.keys())
    if not offered:
        return None
    taken = {cell for cell in (m.first, m.asking, m.target) if cell is not None}
    return (offered if m.first is None else m.gains.keys()) | taken | m.moved.keys()


def held_species(m: TableModel) -> str | None:
    """The card that waits for a place: the chosen one of the hand, or one already revealed."""
    if m.mine is None:
        return None
    seat = m.view.seats[m.mine]
    if m.chosen is not None and seat.hand is not None:
        return seat.hand[m.chosen]
    return seat.waiting


def _rect(place: Placement) -> Rect:
    return Rect(place.x, place.y, place.w, place.h)
