"""Renders every sound of Biotope into `assets/audio`: uv run --group art python assets/source/sounds.py

The same code gives the same bytes: each sound has random numbers of its own, drawn from its name.
"""

import zlib
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
from sounds import forest, hull, manifest, music, ocean, ogg, paper, savanna, sea, wood
from sounds.loudness import at_loudness, momentary
from sounds.synth import Random, Signal, clean, fade_out, room


class Recording(NamedTuple):
    """A sound played on a table: what is heard, how loud its loudest 0.4 s are (LUFS), how long it dies away (s)."""

    play: Callable[[Random], Signal]
    loudness: float = -13
    fade: float = 0.03
    walls: bool = True

    def take(self, random: Random) -> Signal:
        played = fade_out(self.play(random), self.fade)
        sound = clean(room(random, played) if self.walls else played)
        return at_loudness(sound, momentary(sound), self.loudness)


def takes(
    name: str, play: Callable[..., Signal], *pitches: float, loudness: float = -13, fade: float = 0.03
) -> dict[str, Recording]:
    """Several recordings of one sound: steps of a scale, or small differences that keep it from ticking."""
    return {
        f"{name}-{number}": Recording(partial(play, pitch=pitch), loudness, fade)
        for number, pitch in enumerate(pitches, 1)
    }


TABLE = {
    **takes("pick", paper.pick, 1.0, 0.94, 1.06, loudness=-16),
    **takes("card", paper.card, 1.0, 0.95, 1.05, loudness=-17),
    **takes("flip", paper.flip, 1.0, 0.95, 1.05, loudness=-15.5),
    **takes("slide", paper.slide, 1.0, 0.94, 1.06, loudness=-15),
    **takes("pass", paper.hand, 1.0, 0.94, 1.06),
    **takes("deal", paper.deal, 1.0, 0.985, 1.015, 0.97, 1.03, loudness=-20),
    "tick": Recording(wood.tick, -27, fade=0.004, walls=False),
    "no": Recording(wood.no, -15),
    **takes("point", wood.kalimba, *wood.PENTATONIC, loudness=-15),
    "chord": Recording(wood.chord, fade=0.4),
    "leaves": Recording(paper.leaves, -14),
    "page": Recording(paper.page, -15),
    "chime": Recording(wood.chime, fade=0.3),
    **takes("stone", sea.stone, 1.0, 0.96, 1.05, loudness=-18),
    **takes("plop", sea.plop, 1.0, 0.93, 1.07),
    **takes("deep", sea.deep, 1.0, 0.95, 1.05, fade=0.08),
    **takes("snail", sea.snail, 1.0, 0.94, 1.06, loudness=-17),
    **takes("rope-up", partial(sea.rope, first=150.0, last=225.0), 1.0, 0.95, 1.05, loudness=-15),
    **takes("rope-down", partial(sea.rope, first=225.0, last=150.0), 1.0, 0.95, 1.05, loudness=-15),
    "low": Recording(sea.low, fade=0.5),
    **takes("build", sea.build, 1.0, 0.95, 1.05, loudness=-15),
    "radio": Recording(sea.radio, -15),
}
BEDS = {
    "bed-forest": forest.forest,
    "bed-ocean": ocean.ocean,
    "bed-savanna": savanna.savanna,
    "bed-divercity": hull.hull,
}
MUSIC = {
    "music-title": music.title,
    "music-forest": music.forest,
    "music-ocean": music.ocean,
    "music-savanna": music.savanna,
    "music-divercity": music.divercity,
    "music-aqua": music.aqua,
}


def main() -> None:
    """Render everything, and replace what was there."""
    recipes = {name: recording.take for name, recording in TABLE.items()} | BEDS | MUSIC
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
