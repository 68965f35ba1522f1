"""The rendered sounds: fresh, complete, and within the measures of a calm table."""

import importlib
import importlib.util
import itertools
import json
import re
import tomllib
from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest

from game.paths import assets_dir
from game.ui.sound.sound import Sound
from tests.support.mixing import RATE, Stereo, samples

pytestmark = pytest.mark.usefixtures("decoder")

AUDIO = assets_dir() / "audio"
NAMES = sorted(path.stem for path in AUDIO.glob("*.ogg"))
BEDS = [name for name in NAMES if name.startswith("bed-")]
MUSIC = [name for name in NAMES if name.startswith("music-")]
SOUNDS = [name for name in NAMES if name not in (*BEDS, *MUSIC)]
LOUDNESS = {
    "deal": -21,
    **dict.fromkeys(("card", "pick", "snail", "stone"), -18),
    **dict.fromkeys(("build", "flip", "no", "page", "point", "radio", "rope-down", "rope-up", "slide"), -16),
    "tick": -28,
}
"""LUFS of the loudest 0.4 seconds, both sides together; the others are at −14."""
LENGTHS = {
    "tick": 0.03,
    "pick": 0.25,
    "deal": 0.25,
    "card": 0.3,
    "flip": 0.3,
    "point": 1.2,
    "chime": 1.6,
    "chord": 2.5,
    "stone": 0.35,
    "low": 2.3,
}


def manifest_module() -> ModuleType:
    path = AUDIO.parent / "source" / "sounds" / "manifest.py"
    spec = importlib.util.spec_from_file_location("sound_manifest", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MANIFEST = json.loads((AUDIO / "manifest.json").read_text())


def test_the_sounds_were_rendered_from_the_present_sources() -> None:
    assert MANIFEST["source"] == manifest_module().source_digest()


def test_every_file_is_the_one_that_was_rendered() -> None:
    digest = manifest_module().digest
    assert MANIFEST["files"] == {f"{name}.ogg": digest((AUDIO / f"{name}.ogg").read_bytes()) for name in NAMES}


def test_every_movement_finds_its_sound() -> None:
    theme = tomllib.loads((assets_dir() / "theme.toml").read_text())
    sound = Sound(AUDIO, device=False)
    for motion in theme["motion"].values():
        if "sound" in motion:
            sound.play(motion["sound"])
    assert set(sound.played) <= set(SOUNDS)
    assert len(sound.played) > 10


def test_points_have_eight_steps() -> None:
    assert [name for name in NAMES if name.startswith("point-")] == [f"point-{step}" for step in range(1, 9)]


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in AUDIO.iterdir()) < 6_500_000


@pytest.fixture(scope="module")
def momentary() -> Callable[[Stereo], float]:
    """How loud the loudest 0.4 seconds are, in LUFS, as the sounds are made."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(AUDIO.parent / "source"))
        measure: Callable[[Stereo], float] = importlib.import_module("sounds.loudness").momentary
    return measure


def decibels(samples: Stereo) -> float:
    return float(10 * np.log10(np.mean(samples**2)))


def brightness(samples: Stereo) -> float:
    """The frequency of a sine that crosses zero as often."""
    left = samples[:, 0]
    return float(np.sum((left[:-1] < 0) & (left[1:] >= 0)) * RATE / len(left))


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_near_and_has_clean_ends(name: str, momentary: Callable[[Stereo], float]) -> None:
    kind = re.sub(r"-\d+$", "", name)
    sound = samples(name)
    assert np.array_equal(sound[:, 0], sound[:, 1])
    assert momentary(sound) == pytest.approx(LOUDNESS.get(kind, -14), abs=2)
    assert np.abs(sound).max() < 0.8
    assert abs(sound[0, 0]) < 0.06
    assert abs(sound[-1, 0]) < 0.002
    assert len(sound) / RATE < LENGTHS.get(kind, 0.75)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_left_on_small_loudspeakers(name: str, momentary: Callable[[Stereo], float]) -> None:
    sound = samples(name)
    assert momentary(sound) - momentary(above(250, sound)) < 10


def above(hz: float, sound: Stereo) -> Stereo:
    """What small loudspeakers leave of a sound: nothing below `hz`."""
    spectrum = np.fft.rfft(sound, axis=0)
    spectrum[np.fft.rfftfreq(len(sound), 1 / RATE) < hz] = 0
    return np.fft.irfft(spectrum, len(sound), axis=0)


def test_the_motor_hums_in_tune_with_the_music() -> None:
    """The loudest tone of its two lines is a B and an E, as in E minor, to a tenth of a semitone."""
    bed = samples("bed-divercity").mean(axis=1)
    power, hz = np.abs(np.fft.rfft(bed)), np.fft.rfftfreq(len(bed), 1 / RATE)
    for low, high, wanted in ((108, 138, 123.47), (145, 185, 164.81)):
        line = (hz > low) & (hz < high)
        assert 12 * np.log2(hz[line][power[line].argmax()] / wanted) == pytest.approx(0, abs=0.1)


def test_every_step_of_the_points_is_higher() -> None:
    pitches = [brightness(samples(f"point-{step}")[: RATE // 3]) for step in range(1, 9)]
    assert pitches == sorted(pitches)
    assert pitches[-1] / pitches[0] == pytest.approx(2 ** (16 / 12), rel=0.1)


def test_a_refusal_is_duller_than_everything_paper() -> None:
    no = brightness(samples("no"))
    assert all(no < brightness(samples(name)) / 2 for name in ("pick-1", "slide-1", "flip-1", "page", "leaves"))


@pytest.mark.parametrize("name", [*BEDS, *MUSIC])
def test_what_lies_under_a_scene_is_wide_and_soft_and_has_no_seam(name: str) -> None:
    sound = samples(name)
    seconds, loudest = ((40, 60), 0.3) if name in BEDS else ((80, 100), 0.5)
    assert seconds[0] <= len(sound) / RATE <= seconds[1]
    assert 0.1 < np.corrcoef(sound.T)[0, 1] < 0.8, "neither the same on both sides nor two different places"
    assert np.abs(sound).max() < loudest
    steps = np.abs(np.diff(sound[:RATE], axis=0)).mean()
    assert np.abs(sound[0] - sound[-1]).max() < 5 * steps
    first, last = decibels(sound[: RATE // 100]), decibels(sound[-RATE // 100 :])
    assert first == pytest.approx(last, abs=5)


@pytest.mark.parametrize("name", MUSIC)
def test_music_rises_and_falls_and_leaves_room(name: str) -> None:
    sound = samples(name)
    assert (AUDIO / f"{name}.ogg").stat().st_size < 620_000
    phrases = [decibels(part) for part in np.array_split(sound, 12)]
    assert 1 < max(phrases) - min(phrases) < 12


def test_beds_differ_in_colour() -> None:
    """Each nature has its own balance of low and high."""
    colours = sorted(brightness(samples(bed)[: 10 * RATE]) for bed in BEDS)
    assert all(after > 1.15 * before for before, after in itertools.pairwise(colours))
