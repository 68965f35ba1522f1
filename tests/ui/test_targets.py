"""Whatever can be pressed is large enough for a finger, and takes nothing away from its neighbour."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.journal.scene import JournalScene
from game.ui.journal.sections import SECTIONS
from game.ui.scene import Scene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.log import LogScene
from game.ui.scenes.people import PeopleScene
from game.ui.scenes.title import TitleScene
from game.units import TARGET
from tests.pilot.play import by_mouse, sit_down
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden
from tests.support.history import keep, played
from tests.support.pilot import Pilot
from tests.support.score import SCORED, score_table
from tests.support.targets import small_targets
from tests.ui.scenes.test_log import RECORD, turns
from tests.ui.test_layout import PAGES as PLAIN_PAGES

LIKE_OTHERS = {f"rules of {game}" for game in GAMES if game != "ocean"} | {"set-up of forest", "set-up of ocean"}
"""Pages that differ from one of the others in their words alone."""
PAGES: dict[str, Callable[[], Scene]] = {
    **{name: page for name, page in PLAIN_PAGES.items() if name not in LIKE_OTHERS},
    "keys": lambda: KeysScene(0),
    "people": PeopleScene,
    "log": lambda: LogScene(turns(20), RECORD, deal=5, on_press=lambda _: None),
    **{f"journal, {section.name}": lambda name=section.name: JournalScene(name) for section in SECTIONS},
}
DENSE = {"species/": 34.0, "cell/": 36.0, "mini:": 22.0}
"""What shares the room there is, and how large it is at least. A rope of DiverCity and a row of the score page are
only looked at or chosen, and a button of full size does the rest; a small card presses the panel on which it lies."""


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    folder: Path = tmp_path_factory.mktemp("targets")
    with closing(Store.open(folder)) as store:
        store.set_setting("first_notes", False)
        for actions in (3, 9999):
            keep(store, played("aqua", ("Ana", "Bruno"), actions=actions))
        pilot = TouchPilot(store=store)
        pilot.start(TitleScene)
        yield pilot


@pytest.fixture(autouse=True)
def at_home(pilot: Pilot) -> None:
    pilot.app.go_home()
    pilot.settle()


def small(scene: Scene) -> dict[str, tuple[float, float]]:
    """What is hard to hit, but for rows as high as they can be."""
    rows = {prefix: small_targets(scene, least) for prefix, least in DENSE.items()}
    return {
        name: size
        for name, size in small_targets(scene).items()
        if all(name in rows[prefix] for prefix in DENSE if name.startswith(prefix))
    }


@pytest.mark.parametrize("page", PAGES)
def test_a_finger_hits_everything_on_a_page(pilot: Pilot, page: str) -> None:
    pilot.app.stack.push(PAGES[page]())
    pilot.settle()
    assert small(pilot.scene) == {}


def test_a_finger_hits_everything_on_the_title(pilot: Pilot) -> None:
    assert small(pilot.scene) == {}


def test_a_finger_hits_everything_on_the_sheet_of_a_game_and_in_its_replay(pilot: Pilot) -> None:
    pilot.app.stack.push(JournalScene("games"))
    pilot.settle()
    pilot.click(pilot.names("game/")[0])
    assert small(pilot.scene) == {}
    pilot.click("replay")
    assert pilot.scene.name == "replay" and small(pilot.scene) == {}


@pytest.mark.parametrize("game", SCORED)
def test_a_finger_hits_everything_on_a_score_page(game: str) -> None:
    assert small(score_table(game).scene) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_hits_everything_on_a_table(pilot: Pilot, game: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy", game=game)
    assert pilot.scene.name == "table" and small(pilot.scene) == {}
    piece = next(name for name in (*pilot.names("hand/"), *pilot.names("tile/")) if pilot.node(name).focusable)
    pilot.click(piece)
    assert small(pilot.scene) == {}


def test_a_finger_hits_everything_on_a_table_where_much_lies(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", *(f"{name}:easy" for name in ("Wren", "Rowan", "Finch", "Ibis")), game="ocean")
    for _ in range(2):
        by_mouse(pilot)
    assert len(pilot.names("mini:")) >= 8 and small(pilot.scene) == {}


def test_what_is_small_is_hit_beside_its_picture_but_not_on_a_neighbour() -> None:
    pilot = Pilot().start(Garden)
    left, right, bed = (pilot.node(f"bed/{i}") for i in range(3))
    for node, x in ((left, 788), (right, 818)):
        node.x, node.y, node.w, node.h = x, 488, 24, 24
    hit = pilot.scene.stage.hit
    near = {x: hit(x, 500) for x in (777, 779, 790, 814, 816, 840, 851, 853)}
    assert list(near.values()) == [None, left, left, left, right, right, right, None]
    assert hit(800, 499 + TARGET / 2) is left and hit(800, 501 + TARGET / 2) is None
    pilot.press_at(779, 500)
    assert isinstance(pilot.scene, Garden) and pilot.scene.diary[-1] == "bed/0"
    bed.x, bed.y, bed.w, bed.h = 812, 515, 200, 120
    assert hit(813, 516) is bed, "a picture that can be pressed is not taken away by what is beside it"
    bed.on_press, bed.z = None, -1
    assert hit(813, 516) is left, "what cannot be pressed makes way"
