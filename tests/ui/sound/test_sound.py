import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import mixer

from game.paths import assets_dir
from game.ui.sound.ambience import Ambience
from game.ui.sound.bed import CHANNELS
from game.ui.sound.levels import gain, sides
from game.ui.sound.music import CHANNEL, HUSH_MS, RETURN_MS
from game.ui.sound.sound import RESERVED, Sound

AUDIO = assets_dir() / "audio"
FOREST, AQUA = Ambience("forest", "forest"), Ambience("ocean", "aqua")
_INSTANT_MS = 50
NOTHING = Ambience("nothing of this name", "nothing of this name")


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """A sound card that nobody hears."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Sound(AUDIO)
    assert opened.available
    yield opened
    opened.close()


def heard() -> list[mixer.Sound]:
    """The sounds that run on the channels of the mixer now."""
    channels = [mixer.Channel(i) for i in range(RESERVED, mixer.get_num_channels())]
    return [playing for channel in channels if (playing := channel.get_sound()) is not None]


def beds(sound: Sound) -> list[mixer.Sound]:
    """The beds that run."""
    return [bed for i in range(CHANNELS) if (bed := mixer.Channel(i).get_sound()) is not None]


def music() -> mixer.Sound | None:
    """The piece that runs."""
    return mixer.Channel(CHANNEL).get_sound()


@pytest.fixture
def quick_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece fades within an instant, so that nobody waits for it."""
    monkeypatch.setattr("game.ui.sound.music.FADE_MS", _INSTANT_MS)


def piece(sound: Sound) -> mixer.Sound:
    """The piece that runs as soon as the scene is still."""
    sound.update(16, hushed=False, still=True)
    running = music()
    assert running is not None
    return running


def volume_of_music() -> float:
    running = music()
    assert running is not None
    return running.get_volume()


def test_a_sound_is_heard_and_remembered(sound: Sound) -> None:
    sound.play("pick")
    sound.play("no")
    assert sound.played == ["pick-1", "no"]
    assert len(heard()) == 2


def test_a_recording_is_read_once_and_only_when_needed(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(path: str) -> mixer.Sound:
        read.append(Path(path).name)
        return real(path)

    real = mixer.Sound
    monkeypatch.setattr(mixer, "Sound", reading)
    assert read == []
    sound.play("tick")
    sound.play("tick")
    assert read == ["tick.ogg"]


def test_points_rise_through_the_takes_of_the_kalimba(sound: Sound) -> None:
    for variation in (0.0, 0.5, 1.0, -3.0, 7.0):
        sound.play("point", variation)
    sound.play("point-3")
    assert sound.played == ["point-1", "point-5", "point-8", "point-1", "point-8", "point-3"]


def test_takes_follow_one_another_when_nobody_chooses(sound: Sound) -> None:
    for _ in range(4):
        sound.play("card")
    sound.play("flip")
    assert sound.played == ["card-1", "card-2", "card-3", "card-1", "flip-1"]


def test_a_sound_comes_from_its_side(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    volumes: list[tuple[float, ...]] = []
    monkeypatch.setattr(mixer, "Sound", lambda path: Recording(volumes))
    for side in (-1, 0, 1):
        sound.play("tick", side=side)
    assert volumes == [sides(-1), sides(0), sides(1)]


class Recording:
    """Plays on a channel that remembers how loud it is on either side."""

    def __init__(self, volumes: list[tuple[float, ...]]) -> None:
        self._volumes = volumes

    def play(self) -> "Recording":
        return self

    def set_volume(self, *volumes: float) -> None:
        if len(volumes) == 2:
            self._volumes.append(volumes)


def test_ten_takes_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for number in range(1, 11):
        (tmp_path / f"drop-{number}.ogg").touch()
    sound = Sound(tmp_path, device=False)
    sound.play("drop", 1.0)
    assert sound.played == ["drop-10"]


def test_memory_is_bounded(sound: Sound) -> None:
    for _ in range(500):
        sound.play("tick")
    sound.play("no")
    assert len(sound.played) == 200
    assert sound.played[-1] == "no"


def test_volumes_multiply_and_count_at_once(sound: Sound) -> None:
    sound.ambience(FOREST)
    running = piece(sound)
    sound.play("chord")
    sound.volumes(everything=50, cards=100, beds=0, music=50)
    assert heard()[0].get_volume() == pytest.approx(gain(50), abs=0.01)
    assert beds(sound)[0].get_volume() == 0
    assert running.get_volume() == pytest.approx(gain(25), abs=0.01)
    sound.volumes(everything=100, cards=0, beds=50, music=0)
    assert heard()[0].get_volume() == 0
    assert beds(sound)[0].get_volume() == pytest.approx(gain(50), abs=0.01)
    assert running.get_volume() == 0


def test_volumes_beyond_the_ends_are_the_ends(sound: Sound) -> None:
    sound.ambience(FOREST)
    running = piece(sound)
    sound.volumes(everything=100, cards=100, beds=100, music=400)
    assert running.get_volume() == 1
    sound.volumes(everything=100, cards=100, beds=100, music=-5)
    assert running.get_volume() == 0


def test_a_bed_and_music_run_until_others_take_their_place(sound: Sound) -> None:
    sound.ambience(FOREST)
    assert sound.current_ambience == FOREST
    assert len(beds(sound)) == 1
    assert piece(sound).get_length() > 80
    sound.ambience(AQUA)
    assert len(beds(sound)) == 2, "one comes while the other goes"
    sound.ambience(None)
    assert sound.current_ambience is None


def test_of_beds_that_follow_each_other_too_fast_the_last_is_heard(sound: Sound) -> None:
    for ambience in (FOREST, AQUA, FOREST, AQUA, Ambience("savanna", "aqua")):
        sound.ambience(ambience)
    running = beds(sound)
    assert len(running) <= CHANNELS
    assert any(bed.get_length() == pytest.approx(56, abs=0.1) for bed in running)


def test_nothing_is_loaded_beside_the_game(sound: Sound) -> None:
    """The mixer aborts the program when two threads load at once, as one change of scene in thousands showed."""
    before = threading.active_count()
    sound.ambience(FOREST)
    assert threading.active_count() == before


@pytest.mark.usefixtures("quick_fades")
def test_what_runs_goes_on_when_it_is_asked_for_again(sound: Sound) -> None:
    sound.ambience(FOREST)
    running = piece(sound)
    sound.ambience(Ambience("ocean", "forest"))
    sound.ambience(Ambience("forest", "forest"))
    assert beds(sound)
    time.sleep(3 * _INSTANT_MS / 1000)
    assert music() is running


@pytest.mark.usefixtures("quick_fades")
def test_a_piece_begins_when_nothing_moves_and_the_one_before_has_faded(sound: Sound) -> None:
    sound.ambience(FOREST)
    sound.update(16, hushed=False, still=False)
    assert music() is None
    first = piece(sound)
    sound.ambience(AQUA)
    sound.update(16, hushed=False, still=True)
    assert music() is first
    deadline = time.monotonic() + 5
    while music() is not None and time.monotonic() < deadline:
        time.sleep(_INSTANT_MS / 1000)
    sound.update(16, hushed=False, still=False)
    assert music() is None
    assert piece(sound) is not first


def test_music_falls_silent_for_a_decision_of_weight_and_comes_back(sound: Sound) -> None:
    sound.ambience(FOREST)
    full = piece(sound).get_volume()
    sound.update(HUSH_MS / 2, hushed=True, still=True)
    assert 0 < volume_of_music() < full / 2
    sound.update(HUSH_MS, hushed=True, still=True)
    assert volume_of_music() == 0
    sound.volumes(everything=100, cards=100, beds=100, music=90)
    assert volume_of_music() == 0
    sound.update(RETURN_MS, hushed=False, still=True)
    assert volume_of_music() == pytest.approx(gain(90), abs=0.01)


def test_in_the_background_nothing_is_heard(sound: Sound) -> None:
    sound.ambience(FOREST)
    running = piece(sound)
    sound.play("chord")
    sound.mute(True)
    sound.play("pick")
    assert sound.played == ["chord"]
    assert [one.get_volume() for one in (*heard(), *beds(sound))] == [0, 0]
    assert running.get_volume() == 0
    sound.volumes(everything=100, cards=100, beds=100, music=80)
    assert running.get_volume() == 0
    sound.mute(False)
    sound.play("pick")
    assert [one.get_volume() for one in (*heard(), *beds(sound))] == [1, 1, 1]
    assert running.get_volume() > 0.4


def exercise(sound: Sound) -> None:
    sound.volumes(everything=80, cards=70, beds=60, music=50)
    sound.play("card", 0.5)
    sound.play("nothing of this name")
    sound.ambience(FOREST)
    sound.ambience(NOTHING)
    sound.update(100, hushed=True, still=True)
    sound.mute(True)
    sound.mute(False)
    sound.ambience(None)
    sound.close()


@pytest.mark.parametrize("device", [True, False])
def test_without_a_sound_card_everything_goes_on_in_silence(monkeypatch: pytest.MonkeyPatch, device: bool) -> None:
    def no_card(**_: int) -> None:
        raise pygame.error("no sound card")

    monkeypatch.setattr(mixer, "init", no_card)
    sound = Sound(AUDIO, device)
    assert not sound.available
    exercise(sound)
    assert sound.played == ["card-2", "nothing of this name"]


def test_a_driver_that_does_not_exist_is_no_sound_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert not Sound(AUDIO).available


@pytest.mark.parametrize("content", [None, b"", b"this is no music"])
def test_missing_and_damaged_recordings_are_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    if content is not None:
        for name in ("card-1", "card-2", "card-3", "bed-forest", "music-forest"):
            (tmp_path / f"{name}.ogg").write_bytes(content)
    sound = Sound(tmp_path)
    assert sound.available
    exercise(sound)


def test_a_missing_folder_is_silent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    exercise(Sound(tmp_path / "nowhere"))
