"""Pictures of any scene without a screen, as `biotope shot` draws them."""

from itertools import product
from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.cli.commands import SCENES
from game.core.session import Session
from game.games.registry import GAMES
from game.ui.shot import demonstration, shot
from tests.games.ecosystem.boards import play, table
from tests.support.history import played

HD, UHD = (1280, 720), (3840, 2160)


def drawn(scene: str, folder: Path, size: tuple[int, int] = HD, **how: object) -> bytes:
    """The pixels of a shot."""
    out = folder / f"{scene} {len(list(folder.iterdir()))}.png"
    shot(scene, size, out, **how)
    picture = pygame.image.load(out)
    assert picture.get_size() == size
    return pygame.image.tobytes(picture, "RGB")


@pytest.fixture(autouse=True)
def nothing_is_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes most of the time of a picture that is thrown away at once."""
    save = pygame.image.save
    monkeypatch.setattr(pygame.image, "save", lambda picture, file, _name: save(picture, file, "shot.bmp"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of three on paper."""
    path = tmp_path / "game.txt"
    path.write_text(demonstration().record.text(), encoding="utf-8")
    return path


def test_every_scene_is_a_picture_of_its_own(tmp_path: Path) -> None:
    assert len({drawn(scene, tmp_path) for scene in SCENES}) == len(SCENES)


SIZES = ((640, 400), (801, 1203), (2000, 480))


@pytest.mark.parametrize(("scene", "size"), [("table", UHD), *product(("title", "table", "score"), SIZES)], ids=str)
def test_scenes_can_be_drawn_at_any_size(scene: str, size: tuple[int, int], tmp_path: Path) -> None:
    drawn(scene, tmp_path, size)


def test_the_same_game_always_gives_the_same_picture(tmp_path: Path) -> None:
    assert drawn("table", tmp_path) == drawn("table", tmp_path)


@pytest.mark.parametrize("players", (1, 2, 6))
def test_a_table_of_any_number_can_be_drawn(players: int, tmp_path: Path) -> None:
    session = Session.new(GAMES["forest"], ("Ana", "Bruno", "Chloé", "David", "Eva", "Fay")[:players], seed=2)
    drawn("table", tmp_path, session=session, seat=0)


def two(hand: str) -> Session:
    return table(("Ana", "Bruno"), hand + "S" * 11 + "M" * 11)


def test_a_seat_sees_its_own_hand_and_everybody_sees_none(tmp_path: Path) -> None:
    one, other = "RFDTB" + "C" * 6, "WWAAZ" + "C" * 6
    assert drawn("table", tmp_path, session=two(one), seat=0) != drawn("table", tmp_path, session=two(other), seat=0)
    assert drawn("table", tmp_path, session=two(one), seat=1) == drawn("table", tmp_path, session=two(other), seat=1)
    assert drawn("table", tmp_path, session=two(one)) == drawn("table", tmp_path, session=two(other))


def test_the_curtain_hides_all_hands(tmp_path: Path) -> None:
    one, other = "RFDTB" + "C" * 6, "WWAAZ" + "C" * 6
    assert drawn("curtain", tmp_path, session=two(one)) == drawn("curtain", tmp_path, session=two(other))


def test_a_moment_of_the_last_action_lies_between_before_and_after(tmp_path: Path) -> None:
    def session(*more: str) -> Session:
        return play(two("F" + "C" * 10), "0 pick fox", "1 pick stream", *more)

    before = drawn("table", tmp_path, session=session())
    between = drawn("table", tmp_path, session=session("0 place 0,0"), at=150)
    after = drawn("table", tmp_path, session=session("0 place 0,0"))
    arrived = drawn("table", tmp_path, session=session("0 place 0,0"), at=8000)
    assert len({before, between, after}) == 3
    assert arrived == after


def test_a_picture_waits_for_a_note_that_comes_by_itself(tmp_path: Path) -> None:
    shown = [drawn("table", tmp_path, session=played("ocean", ("Ana", "Bruno"), actions=2), seat=0, at=at)
             for at in (None, 8000)]  # fmt: skip
    assert shown[0] == shown[1]


@pytest.mark.parametrize("scene", ("table", "score", "reveal"))
def test_a_game_of_computers_alone_can_be_drawn(scene: str, tmp_path: Path) -> None:
    assert main(["simulate", "forest", "--seats", "easy,easy", "--games", "1", "--record", str(tmp_path)]) == 0
    [record] = tmp_path.glob("*.txt")
    assert main(["shot", scene, "--record", str(record), "--size", "1280x720", "--out", str(tmp_path / "x.png")]) == 0
    picture = pygame.image.tobytes(pygame.image.load(tmp_path / "x.png"), "RGB")
    assert picture != drawn("title", tmp_path)


def test_the_command_draws_a_record_up_to_an_action(record: Path, tmp_path: Path) -> None:
    pictures = []
    for until in ("0", "6", "60"):
        out = tmp_path / f"{until}.png"
        arguments = [
            "--record",
            str(record),
            "--until",
            until,
            "--seat",
            "1",
            "--size",
            "1280x720",
            "--out",
            str(out),
        ]
        assert main(["shot", "table", *arguments]) == 0
        pictures.append(out.read_bytes())
    assert len({*pictures}) == 3


@pytest.mark.parametrize(
    "arguments",
    (
        ["attic", "--out", "x.png"],
        ["table", "--out", "x.jpg"],
        ["table", "--out", "x.png", "--size", "12x12"],
        ["table", "--out", "x.png", "--record", "no such file"],
        ["table", "--out", "x.png", "--seat", "9", "--record", "RECORD"],
        ["table", "--out", "x.png", "--seat", "9"],
        ["title", "--out", "x.png", "--lang", "tlh"],
        ["title", "--out", "no such folder/x.png"],
    ),
    ids=" ".join,
)
def test_what_cannot_be_drawn_is_refused_in_one_line(
    arguments: list[str], record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)
    assert main(["shot", *(str(record) if a == "RECORD" else a for a in arguments)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
