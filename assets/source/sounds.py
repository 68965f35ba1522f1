"""Renders every sound of Biotope into `assets/audio`: uv run --group art python assets/source/sounds.py

The same code gives the same bytes: each sound has random numbers of its own, drawn from its name.
"""

import zlib
from collections.abc import Callable, Iterator

import numpy as np
from sounds import forest, manifest, ogg, paper, wood
from sounds.synth import Random, finish

Recipe = Callable[[Random], np.ndarray]


def takes(name: str, recipe: Callable[[Random, float], np.ndarray], *pitches: float) -> Iterator[tuple[str, Recipe]]:
    """Several recordings of one sound, so that it does not sound mechanical when it comes often."""
    for number, pitch in enumerate(pitches, 1):
        yield f"{name}-{number}", lambda random, pitch=pitch: finish(recipe(random, pitch))


def recipes() -> dict[str, Recipe]:
    """Every sound by the name of its file."""
    return {
        "pick": lambda random: finish(paper.pick(random)),
        **dict(takes("card", paper.card, 1.0, 0.95, 1.05)),
        **dict(takes("flip", paper.flip, 1.0, 0.95, 1.05)),
        **dict(takes("slide", paper.slide, 1.0, 0.94, 1.06)),
        "pass": lambda random: finish(paper.hand(random)),
        **dict(takes("deal", paper.deal, 1.0, 0.985, 1.015, 0.97, 1.03)),
        "tick": lambda random: finish(wood.tick(random), -24, fade=0.004),
        "no": lambda random: finish(wood.no(random)),
        **dict(takes("point", wood.kalimba, *wood.PENTATONIC)),
        "chord": lambda random: finish(wood.chord(random), fade=0.4),
        "leaves": lambda random: finish(paper.leaves(random)),
        "page": lambda random: finish(paper.page(random)),
        "chime": lambda random: finish(wood.chime(random), fade=0.3),
        "bed-forest": forest.forest,
    }


def main() -> None:
    files = {}
    for name, recipe in recipes().items():
        random = np.random.default_rng(zlib.crc32(name.encode()))
        files[f"{name}.ogg"] = ogg.encode(recipe(random))
    manifest.AUDIO.mkdir(exist_ok=True)
    for old in manifest.AUDIO.glob("*.ogg"):
        old.unlink()
    for name, content in files.items():
        (manifest.AUDIO / name).write_bytes(content)
    manifest.MANIFEST.write_text(manifest.describe(files))


if __name__ == "__main__":
    main()
