"""The pieces that are heard under the title and under each game; every note sounds well with the points.

Points are the notes G A B D E. So each piece has a mode around them: G major, E dorian, C lydian, D mixolydian,
E minor, D major.
"""

from sounds.instruments import marimba, strings, thumb_piano
from sounds.score import Part, Piece, Stereo, play
from sounds.synth import Random

TITLE = Piece(
    pulse=60 / 64,
    metre=4,
    chords="G|Em7|Cmaj7|Dsus|G|C|Am7|D7 |Em7|Bm7|C|G|Am7|Em7|C|Dsus |G|Em7|C|D|G|Em7|Am7|G",
    tune="""
    D4:1 G4:.5 A4:.5 B4:2 | D5:1.5 B4:.5 G4:2 | E4:1 G4:.5 B4:.5 C5:1 B4:1 | A4:3 -:1
    | D4:1 G4:.5 A4:.5 B4:1 D5:1 | E5:1.5 D5:.5 C5:1 G4:1 | A4:1 C5:.5 B4:.5 A4:1 E4:1 | F#4:2 D4:1 -:1
    | E5:1.5 D5:.5 B4:1 G4:1 | D5:1.5 B4:.5 A4:1 F#4:1 | E4:1 G4:1 C5:1 E5:1 | D5:3 -:1
    | C5:1.5 B4:.5 A4:1 E4:1 | B4:1.5 A4:.5 G4:1 E4:1 | G4:1 A4:.5 B4:.5 C5:1 E5:1 | D5:2 A4:1 -:1
    | D4:1 G4:.5 A4:.5 B4:2 | D5:1.5 E5:.5 D5:1 B4:1 | C5:1 B4:.5 A4:.5 G4:1 E4:1 | F#4:1 A4:1 D5:2
    | B5:1.5 A5:.5 G5:1 D5:1 | E5:1.5 D5:.5 B4:1 G4:1 | A4:1 B4:.5 C5:.5 E5:1 A4:1 | G4:3 -:1""",
    strength=(0.7, 0.8, 0.72, 0.85, 1.0, 0.75),
)
"""Four open notes that rise, as everything here grows: D G A B."""

FOREST = Piece(
    pulse=0.4667,
    metre=6,
    chords="Em|Em|A|A|Em|G|D|D |Em|Em|A|A|G|D|Em|Em |G|D|Em|Bm|G|A|Em|Bm |Em|Em|A|A|G|D|Em|Em",
    tune="""
    B4:2 G4:1 E4:3 | -:3 E4:1 G4:1 A4:1 | E5:2 C#5:1 A4:3 | -:3 A4:1 B4:1 C#5:1
    | E5:2 B4:1 G4:3 | B4:1 D5:2 G5:3 | F#5:2 D5:1 A4:3 | -:6
    | B4:2 G4:1 E4:3 | -:2 E4:1 G4:1 A4:1 B4:1 | C#5:2 E5:1 A5:3 | G5:1 E5:2 C#5:3
    | B4:2 D5:1 G5:3 | F#5:1 E5:1 D5:1 A4:3 | G4:2 B4:1 E5:3 | -:6
    | D5:3 B4:3 | A4:3 D5:3 | G5:2 E5:1 B4:3 | F#5:2 D5:1 B4:3
    | D5:2 B4:1 G4:3 | C#5:2 A4:1 E4:3 | E4:1 G4:1 B4:1 E5:3 | D5:3 F#4:3
    | B4:2 G4:1 E4:3 | -:3 E4:1 G4:1 A4:1 | E5:2 C#5:1 A4:3 | -:3 A4:1 B4:1 C#5:1
    | D5:2 B4:1 G4:3 | F#4:2 A4:1 D5:3 | B4:2 G4:1 E4:3 | -:6""",
    strength=(0.7, 0.8, 0.75, 0.9, 0.85, 1.0, 0.8, 0.68),
)
"""A bird that calls downwards, B G E, and is answered."""

OCEAN = Piece(
    pulse=60 / 64,
    metre=3,
    chords="Cmaj7|D|Em7|D|Cmaj7|D|G|Bm7 |Cmaj7|D|Em7|D|Cmaj7|D|G|Bm7"
    "|Am7|Em7|C|G|Am7|D|Em7|D |Cmaj7|D|Em7|D|Cmaj7|D|G|G",
    tune="""
    E4:1 F#4:1 G4:1 | A4:3 | B4:2 G4:1 | F#4:3 | E4:1 G4:1 B4:1 | D5:2 A4:1 | B4:3 | -:3
    | E4:1 F#4:1 G4:1 | A4:2 D5:1 | E5:2 B4:1 | A4:3 | G4:1 B4:1 E5:1 | F#5:2 D5:1 | D5:3 | -:3
    | C5:2 E5:1 | B4:2 G4:1 | E5:2 G5:1 | D5:3 | C5:1 B4:1 A4:1 | F#4:2 A4:1 | G4:3 | -:3
    | E4:1 F#4:1 G4:1 | A4:3 | B4:1 E5:1 G5:1 | F#5:3 | E5:2 B4:1 | A4:2 F#4:1 | G4:3 | -:3""",
    strength=(0.65, 0.8, 0.7, 0.9, 1.0, 0.85, 0.9, 0.65),
)
"""A swell that rises by steps, E F# G A, and runs back."""

SAVANNA = Piece(
    pulse=0.3125,
    metre=12,
    chords="D|D|C|G|D|D|C|G |Em|G|C|D|Em|G|C|Am |D|D|C|G|D|C|G|D",
    tune="""
    A4:2 B4:1 D5:3 -:6 | A4:2 B4:1 D5:2 E5:1 F#5:3 -:3 | E5:2 D5:1 C5:3 G4:3 -:3 | B4:2 A4:1 G4:3 -:6
    | A4:2 B4:1 D5:3 -:3 D5:2 E5:1 | F#5:2 E5:1 D5:3 A4:3 -:3 | C5:2 B4:1 G4:3 E4:3 -:3 | G4:2 A4:1 B4:3 D5:3 -:3
    | E5:3 B4:3 G4:3 B4:3 | D5:3 B4:3 G4:6 | E5:3 C5:3 G4:3 C5:3 | D5:3 A4:3 F#4:6
    | G4:2 B4:1 E5:3 G5:3 E5:3 | D5:2 B4:1 G4:3 D5:6 | C5:2 D5:1 E5:3 G5:3 E5:3 | C5:3 A4:3 E4:3 -:3
    | A4:2 B4:1 D5:3 -:6 | A4:2 B4:1 D5:2 E5:1 F#5:3 A5:3 | G5:2 E5:1 C5:3 -:6 | B4:2 D5:1 G5:3 D5:3 -:3
    | F#5:2 E5:1 D5:3 A4:3 -:3 | C5:2 B4:1 G4:3 E4:3 -:3 | G4:2 A4:1 B4:3 D5:3 -:3 | D4:2 F#4:1 A4:3 D5:3 -:3""",
    strength=(0.75, 0.85, 0.8, 0.95, 1.0, 0.8),
)
"""A leap in three notes, A B D, over a pattern that never stops walking."""

DIVERCITY = Piece(
    pulse=60 / 64,
    metre=4,
    chords="Em|Em|C|D|Em|G|Am7|Bm |C|G|D|Em|C|G|Am7|Bm7 |Em|C|G|D|Em|C|Am7|Em",
    tune="""
    E4:1 B4:2 -:1 | G4:1 F#4:1 E4:2 | E4:1 C5:2 -:1 | A4:1 F#4:1 D4:2
    | E4:1 B4:1.5 D5:.5 B4:1 | D5:1 B4:1 G4:2 | A4:1 E5:1.5 D5:.5 C5:1 | B4:2 F#4:1 -:1
    | G4:1 E5:2 D5:1 | B4:1 D5:2 -:1 | F#5:1 E5:.5 D5:.5 A4:2 | G4:1 B4:1 E5:2
    | E5:1 G5:1.5 E5:.5 C5:1 | D5:2 B4:1 -:1 | C5:1 B4:.5 A4:.5 E4:2 | F#4:1 A4:1 D5:1 -:1
    | E4:1 B4:2 -:1 | G4:1 E4:1 C5:2 | D5:1 B4:1 G4:2 | A4:1 D5:1.5 E5:.5 F#5:1
    | G5:1 E5:1 B4:2 | E5:1 D5:.5 C5:.5 G4:2 | A4:1 G4:.5 E4:.5 C5:2 | B4:2 E4:1 -:1""",
    strength=(0.7, 0.8, 0.85, 0.9, 0.95, 0.7),
)
"""A call into the dark, E B, and a slow sinking back, G F# E."""

AQUA = Piece(
    pulse=60 / 64,
    metre=3,
    chords="D|Bm7|G|A|D|F#m|G|A |D|Bm7|G|A|Bm|G|Em|A |Bm7|F#m7|G|D|Em7|Bm7|G|A |D|Bm7|G|D|Em7|A|D|D",
    tune="""
    F#4:.5 A4:.5 B4:.5 D5:.5 E5:.5 F#5:.5 | D5:2 B4:1 | B4:2 G4:1 | A4:2 -:1
    | F#4:.5 A4:.5 B4:.5 D5:.5 E5:.5 F#5:.5 | A5:2 F#5:1 | G5:1 D5:1 B4:1 | C#5:2 -:1
    | F#4:.5 A4:.5 B4:.5 D5:.5 E5:.5 F#5:.5 | D5:1.5 C#5:.5 B4:1 | B4:1 D5:1 G5:1 | E5:2 -:1
    | F#5:.5 E5:.5 D5:.5 B4:.5 A4:.5 F#4:.5 | G4:2 B4:1 | E4:1 G4:1 B4:1 | A4:2 -:1
    | D5:1 F#5:2 | C#5:1 E5:2 | B4:1 D5:2 | A4:2 -:1
    | G4:.5 B4:.5 D5:.5 E5:.5 G5:1 | F#5:2 D5:1 | D5:1 B4:1 G4:1 | E4:1 A4:1 C#5:1
    | F#4:.5 A4:.5 B4:.5 D5:.5 E5:.5 F#5:.5 | D5:2 B4:1 | B4:1 A4:1 G4:1 | F#4:2 -:1
    | G4:.5 B4:.5 D5:.5 E5:.5 D5:1 | C#5:2 A4:1 | F#5:.5 E5:.5 D5:.5 B4:.5 A4:.5 F#4:.5 | D4:2 -:1""",
    strength=(0.7, 0.8, 0.75, 0.9, 1.0, 0.85, 0.8, 0.65),
)
"""Six notes for the six sides of a tile, going up; later the same six come down."""


def title(random: Random) -> Stereo:
    piece = TITLE
    return play(
        random,
        piece,
        Part(thumb_piano, piece.melody(), 0.15, 1.0),
        Part(marimba, piece.broken("0 - 1 2 0 - 2 1", 0.55), -0.4, 0.42),
        Part(marimba, piece.bass(0, 2.5), 0.0, 0.5),
        *_bows(piece, (2, 3, 4, 5), 0.16),
    )


def forest(random: Random) -> Stereo:
    piece = FOREST
    return play(
        random,
        piece,
        Part(thumb_piano, piece.melody(), 0.2, 1.0),
        Part(marimba, piece.broken("0 - 2 1 - 2", 0.6), -0.4, 0.45),
        Part(marimba, piece.bass(0, 3), 0.05, 0.48),
        *_bows(piece, (3, 4, 5, 6), 0.15),
    )


def ocean(random: Random) -> Stereo:
    piece = OCEAN
    return play(
        random,
        piece,
        Part(thumb_piano, piece.melody(), -0.15, 0.9),
        Part(marimba, piece.broken("0 1 2 3 2 1", 0.6), 0.4, 0.5),
        Part(marimba, piece.bass(0), 0.0, 0.5),
        *_bows(piece, (0, 1, 2, 3, 4, 5, 6, 7), 0.2),
    )


def savanna(random: Random) -> Stereo:
    piece = SAVANNA
    return play(
        random,
        piece,
        Part(marimba, piece.melody(), 0.2, 1.0),
        Part(thumb_piano, piece.broken("0 - 2 - 1 - 2 - 0 - 1 2", 0.6), -0.4, 0.5),
        Part(marimba, piece.bass(0, 5, 9), 0.0, 0.5),
        *_bows(piece, (2, 3, 4), 0.14),
    )


def divercity(random: Random) -> Stereo:
    piece = DIVERCITY
    return play(
        random,
        piece,
        Part(thumb_piano, piece.melody(), 0.1, 1.0),
        Part(marimba, piece.bass(0, 0.5, 2), 0.0, 0.6),
        Part(marimba, piece.broken("- - 0 - 2 - 1 -", 0.5), -0.45, 0.36),
        *_bows(piece, (1, 2, 3, 4, 5), 0.22),
    )


def aqua(random: Random) -> Stereo:
    piece = AQUA
    return play(
        random,
        piece,
        Part(thumb_piano, piece.melody(), 0.15, 1.0),
        Part(marimba, piece.broken("- 0 1 - 2 1", 0.5), -0.4, 0.4),
        Part(marimba, piece.bass(0), 0.0, 0.5),
        *_bows(piece, (2, 3, 4, 5), 0.16),
    )


def _bows(piece: Piece, sections: tuple[int, ...], level: float) -> tuple[Part, ...]:
    """Three string players side by side at the back."""
    sides = (-0.7, 0.0, 0.7)
    return tuple(Part(strings, notes, side, level) for notes, side in zip(piece.held(sections), sides))
