"""Motion is honest: it ends exactly where the table lies, whoever looks, however it is hurried or interrupted."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import dist
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.cards import CardFace
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.parts.others import PILE_CARD
from game.games.ecosystem.view.parts.reveal import SlotName
from game.games.ecosystem.view.places import HOVER_LIFT
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.shot import Onlooker
from game.ui.table.changing_face import ChangingFace
from game.ui.table.feed import Frame
from game.ui.table.game_view import view_of
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from game.units import Rect
from tests.games.ecosystem.boards import table as game_with
from tests.levels.test_tables import overlapping
from tests.support.pilot import Pilot

TRANSCRIPTS = Path(__file__).parents[3] / "transcripts"
FRAME_MS = 40
Sit = Callable[..., tuple[Pilot, TableScene]]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """A table that looks at a game as one seat sees it, or as everybody may, and plays nothing by itself."""
    stores = []

    def start(session: Session, seat: int | None, animation: str) -> tuple[Pilot, TableScene]:
        store = Store.open(tmp_path)
        stores.append(store)
        store.set_setting("first_notes", False)
        pilot = Pilot((1280, 720), store, animation).start(TitleScene)
        style = TableStyle(tuple(range(len(session.names))))
        feed = Onlooker(session, Saver.begin(store, session, style.data()), style, seat)
        table = TableScene(feed, style, view_of(session.game))
        pilot.app.stack.push(table)
        rest(table)
        return pilot, table

    yield start
    for store in stores:
        store.close()


def transcript(players: int, name: str = "forest") -> tuple[Session, list[object]]:
    """The game of a transcript before its first action, with persons on all seats, and its actions."""
    text = (TRANSCRIPTS / f"{name}-{players}.txt").read_text(encoding="utf-8")
    record = Record.parse("\n".join(line for line in text.splitlines() if not line.startswith(" ")))
    header = {key: value for key, value in record.header.items() if key != "bots"}
    game = GAMES[name]
    return Session(game, Record(header)), [game.codec.decode(line) for line in record.actions]


def frames(table: TableScene) -> Iterator[None]:
    """Lets time pass, frame by frame, until the table rests."""
    for _ in range(1000):
        table.update(FRAME_MS)
        if table.shell.stack.top.name == "round-pause":
            table.shell.stack.pop()
        yield
        if not table.timeline.moving and not table._news:
            return
    raise AssertionError("the motion never ends")


def rest(table: TableScene) -> None:
    for _ in frames(table):
        pass


PLACED = ("card:", "mini:", "hand/")


def lies(scene: Scene, names: tuple[str, ...] = ("",)) -> set[tuple[object, ...]]:
    """Every card that can be seen: where it lies, how large, how turned, which side up."""
    return {
        (
            *(
                round(number, 1)
                for number in (card.cx, card.cy, card.w * card.scale, card.h * card.scale, card.angle)
            ),
            round(card.squeeze, 2),
            round(card.alpha, 2),
            repr(card.side),
        )
        for card in scene.stage.nodes
        if isinstance(card, Sprite) and card.name.startswith(names) and card.visible and card.alpha > 0
    }


def stands(scene: Scene) -> set[tuple[object, ...]]:
    """Every node that can be seen, by name and place, but for what drifts by."""
    return {
        (node.name, *(round(number, 1) for number in (node.x, node.y, node.w, node.h)))
        for node in scene.stage.nodes
        if node.visible and node.alpha > 0 and not node.name.startswith("life/")
    }


def settling(table: TableScene, before: list[set[tuple[object, ...]]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps how the placed cards and the hand lie just before the table is put where the view says."""
    glide_to = table.desk.glide_to

    def watched(frame: Frame[EcosystemView]) -> list[Beat]:
        before.append(lies(table, PLACED))
        return glide_to(frame)

    monkeypatch.setattr(table.desk, "glide_to", watched)


def nothing_has_to_move(table: TableScene, before: list[set[tuple[object, ...]]], action: str) -> None:
    """The motion ended where the view has the cards, and showing the table once more moves none.

    A prey that is proposed shows its back, and comes to do so only with the decision. For a revealed card that comes
    back to it the hand makes room.
    """
    if table.desk.state.choice == Choice() and "waiting" not in table.stage:
        assert lies(table, PLACED) == before[-1], action
    rested = lies(table)
    table.desk.show(table.feed.now())
    assert lies(table) == rested, action


TOLD = (*((*table, "full") for table in ((1, 0), (2, None), (4, 3), (6, 0))), (2, 0, "basic"), (3, 0, "none"))


@pytest.mark.parametrize(("players", "seat", "animation"), TOLD)
def test_when_motion_ends_nothing_has_to_move(
    sit: Sit, players: int, seat: int | None, animation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, actions = transcript(players)
    _, table = sit(session, seat, animation)
    before: list[set[tuple[object, ...]]] = []
    settling(table, before, monkeypatch)
    for action in actions[: 11 * players]:
        table.feed.submit(action)
        rest(table)
        nothing_has_to_move(table, before, session.game.codec.encode(action))


@pytest.mark.parametrize("animation", ("full", "basic", "none"))
@pytest.mark.parametrize(
    ("name", "players", "seat"),
    [(name, *table) for name in ("ocean", "savanna") for table in ((1, 0), (3, None))],
)
def test_nor_has_anything_when_cards_move_and_turn_over(
    sit: Sit, name: str, players: int, seat: int | None, animation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the last turns on: whales and lions choose, cards turn face down, rows are counted."""
    session, actions = transcript(players, name)
    late = len(actions) - 9 * players
    for action in actions[:late]:
        session.submit(action)
    _, table = sit(session, seat, animation)
    before: list[set[tuple[object, ...]]] = []
    settling(table, before, monkeypatch)
    for action in actions[late:-1]:
        table.feed.submit(action)
        rest(table)
        nothing_has_to_move(table, before, session.game.codec.encode(action))


@pytest.mark.parametrize("players", (1, 3))
def test_hurried_motion_leaves_the_table_that_a_fresh_look_shows(sit: Sit, players: int) -> None:
    session, actions = transcript(players)
    _, table = sit(session, 0, "full")
    random = Random(players)
    for action in actions[: 20 * players]:
        table.feed.submit(action)
        hurry_after = random.randrange(30)
        for number, _ in enumerate(frames(table)):
            if number == hurry_after:
                table.timeline.skip()
        left = stands(table)
        table.rebuild()
        assert left == stands(table), session.game.codec.encode(action)


@pytest.mark.parametrize("players", (1, 3))
def test_a_window_resized_at_any_moment_of_any_motion_shows_the_end(sit: Sit, players: int) -> None:
    session, actions = transcript(players)
    pilot, table = sit(session, 0, "full")
    random = Random(players)
    for action in actions[: 10 * players]:
        table.feed.submit(action)
        for _ in range(random.randrange(1, 30)):
            table.update(FRAME_MS)
        pilot.app.resize(pygame.Surface(random.choice(((1280, 720), (1000, 700), (1600, 900)))))
        rest(table)
        left = stands(table)
        table.rebuild()
        assert left == stands(table), session.game.codec.encode(action)


def test_cards_that_turned_over_stay_in_sight_while_somebody_else_swaps(sit: Sit) -> None:
    session = game_with(("Ana", "Bruno", "Chloé"), "SR" + "M" * 9 + "M" + "S" * 10 + "W" * 11)
    decode = session.game.codec.decode
    for line in ("0 pick stream", "1 pick meadow", "2 pick wolf", "0 place 0,0", "1 place 0,0", "2 place 0,0"):
        session.submit(decode(line))
    _, table = sit(session, 0, "full")
    second = ("0 pick wolf", "1 pick hare", "2 pick stream", "0 place 1,0", "1 place 1,0", "1 swap 0,0 1,0")
    for line in (*second, "2 place 1,0"):
        table.feed.submit(decode(line))
    way = []
    while not way or table.timeline.busy:
        table.update(16)
        card = table.stage.get("pick/2") or table.stage.get("mini:2.2")
        if isinstance(card, Sprite):
            way.append((card.cx, card.cy))
    assert "mini:2.2" in table.stage
    assert max(dist(a, b) for a, b in pairwise(way)) < 150, "Chloé's card is not taken away before it is placed"


def test_alone_only_the_drawn_card_comes_from_the_deck(sit: Sit) -> None:
    session = game_with(("Ana",), "FFFFFMMMMMW")
    _, table = sit(session, 0, "full")
    for line in ("0 pick fox", "0 place 0,0"):
        table.feed.submit(session.game.codec.decode(line))
        rest(table)
    table.feed.submit(session.game.codec.decode("0 give meadow"))
    hidden = set()
    while table._news or table.timeline.busy:
        table.update(16)
        hand = (node for node in table.stage.nodes if node.name.startswith("hand/") and isinstance(node, Sprite))
        hidden |= {card.face.species for card in hand if card.alpha < 1}
    assert hidden == {"wolf"}


def test_a_reveal_fades_in_and_out_with_a_flip_for_every_card(sit: Sit) -> None:
    session, actions = transcript(3)
    pilot, table = sit(session, 0, "full")
    shades, frames_of_nothing = [], 0
    for action in actions[:3]:
        table.feed.submit(action)
        pilot.sounds.clear()
        for _ in frames(table):
            shade = table.stage.get("reveal/shade")
            shades += [shade.alpha] if shade is not None else []
            glow, card = table.stage.get("chosen-glow"), table.stage.get("waiting")
            if glow is not None and glow.alpha > 0 and isinstance(card, CardSprite):
                frames_of_nothing += abs(card.cy - card.home.cy) > HOVER_LIFT + 1
    top = shades.index(max(shades))
    assert shades[0] < shades[1] <= shades[top] == 1 and shades[:top] == sorted(shades[:top])
    assert shades[-1] < 0.5
    assert sum(sound.startswith("flip") for sound in pilot.sounds) == 3
    assert frames_of_nothing == 0, "no gold frame shines where no card is"


def test_the_scrim_comes_in_180_milliseconds_and_goes_in_240_and_the_cards_turn_60_apart(sit: Sit) -> None:
    session, actions = transcript(3)
    pilot, table = sit(session, 0, "full")
    for action in actions[:2]:
        table.feed.submit(action)
        rest(table)
    pilot.sounds.clear()
    table.feed.submit(actions[2])
    shades, flips = list[float](), list[int]()
    for frame in range(180):
        table.update(8)
        shade = table.stage.get("reveal/shade")
        shades += [shade.alpha] if shade is not None else []
        flips += [frame * 8] * (sum(sound.startswith("flip") for sound in pilot.sounds) - len(flips))
    bright = shades.index(1.0)
    assert bright * 8 == pytest.approx(180, abs=16)
    assert sum(alpha < 1 for alpha in shades[bright:]) * 8 == pytest.approx(240, abs=16)
    assert [after - before for before, after in pairwise(flips)] == pytest.approx([60, 60], abs=8)


def test_the_rim_of_the_scrim_is_feathered(sit: Sit) -> None:
    session, actions = transcript(3)
    pilot, table = sit(session, 0, "full")
    for action in actions[:3]:
        table.feed.submit(action)
        for _ in frames(table):
            shade = table.stage.get("reveal/shade")
            if shade is not None and shade.alpha == 1:
                break
    assert shade is not None
    picture = shade.picture(pilot.app.look)
    assert picture is not None
    rim = [picture.get_at((x, picture.get_height() // 2)).a for x in range(40)]
    assert rim[0] <= 3 and rim == sorted(rim) and len({*rim}) > 8, "no edge"


@pytest.mark.parametrize("players", (5, 6))
def test_no_open_card_of_a_full_table_covers_another_or_whose_it_is_or_what_anybody_has(
    sit: Sit, players: int
) -> None:
    session, actions = transcript(players)
    _, table = sit(session, 0, "full")
    for action in actions[: players - 1]:
        table.feed.submit(action)
        rest(table)
    table.feed.submit(actions[players - 1])
    looked_at = 0
    for _ in frames(table):
        cards = [node for node in table.stage.nodes if node.name.startswith("pick/")]
        names = [node for node in table.stage.nodes if isinstance(node, SlotName)]
        if not names or any(isinstance(card, Sprite) and card.squeeze < 1 for card in cards):
            continue
        assert len(cards) == len(names) == players
        panels = [table.stage["scores"], *(table.stage[f"seat/{seat}"] for seat in range(1, players))]
        pieces = [Rect(*node.bounds) for node in (*cards, *names, *panels)]
        assert overlapping({str(i): piece for i, piece in enumerate(pieces)}) == []
        looked_at += 1
    assert looked_at * FRAME_MS >= 400, "it can be read"


def test_the_hollow_makes_room_as_softly_as_its_cards(sit: Sit) -> None:
    session, actions = transcript(3)
    _, table = sit(session, 0, "full")
    moved = 0
    for action in actions[:24]:
        tray = table.stage["tray"]
        place = tray.x, tray.y, tray.w, tray.h
        table.feed.submit(action)
        for _ in frames(table):
            tray, old = table.stage["tray"], table.stage.get("flying/tray")
            if (tray.x, tray.y, tray.w, tray.h) != place:
                assert old is not None and tray.alpha < 0.5 < old.alpha, "the new one comes while the old one goes"
                assert (old.x, old.y, old.w, old.h) == place
                place = tray.x, tray.y, tray.w, tray.h
                moved += 1
        assert table.stage["tray"].alpha == 1 and "flying/tray" not in table.stage
    assert moved > 1


def test_a_card_that_nobody_has_seen_fades_in_before_it_turns_over(sit: Sit) -> None:
    session, actions = transcript(2)
    _, table = sit(session, 0, "full")
    table.feed.submit(actions[0])
    rest(table)
    table.feed.submit(actions[1])
    seen: dict[str, list[float]] = {}
    for _ in range(20):
        table.update(16)
        for node in table.stage.nodes:
            if node.name.startswith(("pick/", "flying/")):
                seen.setdefault(node.name, []).append(node.alpha)
    own = seen.pop("pick/0")
    assert set(own) == {1.0}, "it was seen before"
    assert set(seen) == {"pick/1", "flying/neutral"}
    for alphas in seen.values():
        assert alphas[0] < 0.3 and alphas == sorted(alphas) and alphas[-1] == 1


def test_a_neutral_card_lands_as_large_as_the_pile_shows_it(sit: Sit) -> None:
    session, actions = transcript(2)
    _, table = sit(session, 0, "full")
    sizes = []
    for action in actions[:2]:
        table.feed.submit(action)
        for _ in frames(table):
            card = table.stage.get("flying/neutral")
            sizes += [(card.w, card.h)] if isinstance(card, Sprite) else []
    assert sizes[-1] == pytest.approx(PILE_CARD, abs=0.01) and max(sizes) > PILE_CARD


def test_a_revealed_card_shows_more_and_more_on_its_way_to_the_hand(sit: Sit) -> None:
    session, actions = transcript(3)
    _, table = sit(session, 0, "full")
    faces = list[object]()
    for action in actions[:3]:
        table.feed.submit(action)
        for _ in frames(table):
            card = table.stage.get("waiting")
            faces += [card.face] if isinstance(card, CardSprite) else []
    shares = [face.share for face in faces if isinstance(face, ChangingFace)]
    assert shares[0] < 0.3 and shares[-1] > 0.7 and shares == sorted(shares) and len({*shares}) > 3
    assert isinstance(last := faces[-1], CardFace) and last.marked, "it lies as a chosen card of the hand"
