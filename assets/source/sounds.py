"""Renders every sound of Biotope into `assets/audio`: uv run --group art python assets/source/sounds.py

The same code gives the same bytes: each sound has random numbers of its own, drawn from its name.
"""

import zlib
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
from sounds import forest, manifest, ocean, ogg, paper, savanna, sea, wood
from sounds.synth import Random, Signal, fade_out, finish, room


class Recording(NamedTuple):
    """A sound played on a table: what is heard, how loud on average (dB), how long it dies away (s)."""

    play: Callable[[Random], Signal]
    decibels: float = -18
    fade: float = 0.03
    walls: bool = True

    def take(self, random: Random) -> Signal:
        played = fade_out(self.play(random), self.fade)
        return finish(room(random, played) if self.walls else played, self.decibels)


def takes(name: str, play: Callable[..., Signal], *pitches: float, decibels: float = -18) -> dict[str, Recording]:
    """Several recordings of one sound: steps of a scale, or small differences that keep it from ticking."""
    return {
        f"{name}-{number}": Recording(partial(play, pitch=pitch), decibels) for number, pitch in enumerate(pitches, 1)
    }


TABLE = {
    "pick": Recording(paper.pick),
    **takes("card", paper.card, 1.0, 0.95, 1.05),
    **takes("flip", paper.flip, 1.0, 0.95, 1.05),
    **takes("slide", paper.slide, 1.0, 0.94, 1.06),
    "pass": Recording(paper.hand),
    **takes("deal", paper.deal, 1.0, 0.985, 1.015, 0.97, 1.03, decibels=-21),
    "tick": Recording(wood.tick, -24, fade=0.004, walls=False),
    "no": Recording(wood.no),
    **takes("point", wood.kalimba, *wood.PENTATONIC),
    "chord": Recording(wood.chord, fade=0.4),
    "leaves": Recording(paper.leaves),
    "page": Recording(paper.page),
    "chime": Recording(wood.chime, fade=0.3),
    **takes("stone", sea.stone, 1.0, 0.96, 1.05),
    "plop": Recording(sea.plop),
    "deep": Recording(sea.deep, fade=0.08),
    "snail": Recording(sea.snail, -21),
    "rope-up": Recording(partial(sea.rope, first=150.0, last=225.0)),
    "rope-down": Recording(partial(sea.rope, first=225.0, last=150.0)),
    "low": Recording(sea.low, fade=0.5),
    "build": Recording(sea.build),
    "radio": Recording(sea.radio, -21),
}
BEDS = {"bed-forest": forest.forest, "bed-ocean": ocean.ocean, "bed-savanna": savanna.savanna}


def main() -> None:
    """Render everything, and replace what was there."""
    recipes = {name: recording.take for name, recording in TABLE.items()} | BEDS
    files = {
        f"{name}.ogg": ogg.encode(recipe(np.random.default_rng(zlib.crc32(name.encode()))))
        for name, recipe in recipes.items()
    }
    manifest.AUDIO.mkdir(exist_ok=True)
    for old in manifest.AUDIO.glob("*.ogg"):
        if old.name not in files:
            old.unlink()
    for name, content in files.items():
        part = manifest.AUDIO / f"{name}.part"
        part.write_bytes(content)
        part.replace(manifest.AUDIO / name)
    manifest.MANIFEST.write_text(manifest.describe(files))


if __name__ == "__main__":
    main()
