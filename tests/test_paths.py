from pathlib import Path

import platformdirs
import pytest

from game import paths
from game.paths import MissingAsset, assets_dir, data_place, documents_dir, font_file, levels_dir, pictures_dir
from tests.support.system import needs_users

REPOSITORY = Path(__file__).parent.parent


def test_a_clone_has_its_folders_at_the_top() -> None:
    assert assets_dir() == REPOSITORY / "assets"
    assert levels_dir() == REPOSITORY / "levels"


def test_a_wheel_and_the_executable_have_their_folders_inside_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "levels" / "maps").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    assert assets_dir() == tmp_path / "assets"
    assert levels_dir() == tmp_path / "levels" / "maps"


def test_a_lost_folder_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "game")
    with pytest.raises(MissingAsset) as caught:
        assets_dir()
    assert caught.value.path == tmp_path / "assets"
    assert str(tmp_path / "assets") in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_argument_beats_the_environment_beats_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    system, environment, argument = (tmp_path / name for name in ("system", "environment", "argument"))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: system)
    monkeypatch.delenv("BIOTOPE_DATA", raising=False)
    assert data_place() == system
    monkeypatch.setenv("BIOTOPE_DATA", str(environment))
    assert data_place() == environment
    assert data_place(argument) == argument
    assert not any(folder.exists() for folder in (system, environment, argument)), "the store makes the folder"


def test_an_empty_environment_variable_counts_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "system")
    monkeypatch.setenv("BIOTOPE_DATA", "")
    assert data_place() == tmp_path / "system"


@needs_users
def test_the_home_of_an_unknown_user_is_a_name_like_any_other() -> None:
    assert data_place(Path("~nobody-of-that-name/data")) == Path("~nobody-of-that-name/data")


def test_pictures_go_to_their_own_folder_among_the_players_pictures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platformdirs, "user_pictures_path", lambda: tmp_path)
    assert pictures_dir() == tmp_path / "Biotope"


def test_what_is_taken_along_goes_to_its_own_folder_among_the_players_documents(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path)
    assert documents_dir() == tmp_path / "Biotope"
    assert (tmp_path / "Biotope").is_dir()


@pytest.mark.parametrize("family", ["serif", "sans"])
@pytest.mark.parametrize("weight", [400, 600, 700])
def test_every_font_is_a_truetype_file(family: paths.Family, weight: paths.Weight) -> None:
    assert font_file(family, weight).read_bytes()[:4] == b"\x00\x01\x00\x00"


def test_a_lost_font_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "files", lambda package: tmp_path / package)
    with pytest.raises(MissingAsset, match=r"SourceSerifPro-Bold\.ttf"):
        font_file("serif", 700)
