import pytest

from game.ui.settings import SETTINGS, Settings
from tests.support.store import MemoryStore


def test_what_was_never_set_is_as_delivered() -> None:
    settings = Settings(MemoryStore())
    assert settings["animation"] == "full"
    assert settings["text_size"] == 1
    assert [*settings] == [*SETTINGS]


@pytest.mark.parametrize(
    ("key", "nonsense"),
    [
        ("animation", "wild"),
        ("text_size", 7),
        ("volume_all", 500),
        ("volume_all", True),
        ("calm", 1),
        ("calm", "yes"),
        ("language", "tlh"),
        ("window", [1, 2]),
        ("speed", None),
    ],
)
def test_nonsense_in_the_store_counts_as_not_set_and_cannot_be_set(key: str, nonsense: object) -> None:
    settings = Settings(MemoryStore(**{key: nonsense}))
    assert settings[key] == SETTINGS[key][0]
    with pytest.raises(ValueError, match=key):
        settings[key] = nonsense


def test_every_delivered_value_is_valid() -> None:
    for key, (default, valid) in SETTINGS.items():
        assert valid(default), key


def test_a_change_is_kept_and_told_once() -> None:
    store, told = MemoryStore(), []
    settings = Settings(store, told.append)
    settings["calm"] = True
    settings["calm"] = True
    assert told == ["calm"]
    assert Settings(store)["calm"] is True


def test_as_delivered_leaves_the_window_where_it_is() -> None:
    settings = Settings(MemoryStore(window=[1, 2, 1280, 720], animation="none", volume_all=3))
    settings.reset()
    assert settings["animation"] == "full" and settings["volume_all"] == 100
    assert settings["window"] == [1, 2, 1280, 720]
