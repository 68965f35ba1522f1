"""The rendered sounds: fresh, complete, and within the measures of a calm table."""

import array
import importlib.util
import itertools
import json
import math
import re
import tomllib
from collections.abc import Iterator
from types import ModuleType

import pytest
from pygame import mixer

from game.paths import assets_dir
from game.ui.sound import Sound

AUDIO = assets_dir() / "audio"
RATE = 44_100
NAMES = sorted(path.stem for path in AUDIO.glob("*.ogg"))
SOUNDS = [name for name in NAMES if not name.startswith("bed-")]
QUIETER = {"tick": -24, "deal": -21, "snail": -21, "radio": -21}
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
    assert sum(path.stat().st_size for path in AUDIO.iterdir()) < 3_500_000


@pytest.fixture(scope="module", autouse=True)
def decoder() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        mixer.init(RATE, -16, 2)
        yield
        mixer.quit()


def channels(name: str) -> tuple[list[float], list[float]]:
    """The samples of the left and the right side, full scale 1."""
    samples = array.array("h", mixer.Sound(str(AUDIO / f"{name}.ogg")).get_raw())
    return [s / 32768 for s in samples[0::2]], [s / 32768 for s in samples[1::2]]


def decibels(mean_square: float) -> float:
    return 10 * math.log10(mean_square)


def audible(samples: list[float]) -> float:
    """The mean square of the hundredths of a second that are not pauses."""
    block = RATE // 100
    blocks = [samples[i : i + block] for i in range(0, len(samples), block)]
    powers = [sum(s * s for s in part) / len(part) for part in blocks]
    loud = [power for power in powers if power > max(powers) / 1000]
    return sum(loud) / len(loud)


def brightness(samples: list[float]) -> float:
    """The frequency of a sine that crosses zero as often."""
    crossings = sum(a < 0 <= b for a, b in itertools.pairwise(samples))
    return crossings * RATE / len(samples)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_near_quiet_and_has_clean_ends(name: str) -> None:
    kind = re.sub(r"-\d+$", "", name)
    left, right = channels(name)
    assert left == right
    assert decibels(audible(left)) == pytest.approx(QUIETER.get(kind, -18), abs=2)
    assert max(map(abs, left)) < 0.8
    assert abs(left[0]) < 0.02
    assert abs(left[-1]) < 0.002
    assert len(left) / RATE < LENGTHS.get(kind, 0.75)


def test_every_step_of_the_points_is_higher() -> None:
    pitches = [brightness(channels(f"point-{step}")[0][: RATE // 3]) for step in range(1, 9)]
    assert pitches == sorted(pitches)
    assert pitches[-1] / pitches[0] == pytest.approx(2 ** (16 / 12), rel=0.1)


def test_a_refusal_is_duller_than_everything_paper() -> None:
    no = brightness(channels("no")[0])
    assert all(no < brightness(channels(name)[0]) / 2 for name in ("pick", "slide-1", "flip-1", "page", "leaves"))


@pytest.mark.parametrize("bed", ["bed-forest", "bed-ocean", "bed-savanna"])
def test_a_bed_is_wide_and_soft_and_has_no_seam(bed: str) -> None:
    left, right = channels(bed)
    assert 40 <= len(left) / RATE <= 60
    assert left != right
    assert max(map(max, (left, right))) < 0.8
    for side in (left, right):
        assert decibels(sum(s * s for s in side) / len(side)) == pytest.approx(-28, abs=2)
        first, last = side[:RATE], side[-RATE:]
        assert decibels(audible(first)) == pytest.approx(decibels(audible(last)), abs=3)
        steps = [abs(b - a) for a, b in itertools.pairwise(first)]
        assert abs(side[0] - side[-1]) < 5 * sum(steps) / len(steps)
