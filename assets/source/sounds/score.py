"""Written music: notes, chords and their voices, played by people on a circle without beginning or end."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sounds.instruments import Instrument
from sounds.loudness import at_loudness, integrated
from sounds.synth import RATE, Random, Signal, highpass, lowpass, noise, times

Stereo = NDArray[np.float64]

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
KINDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "sus": (0, 5, 7),
}
LOW, HIGH = 52, 71
"""Between E3 and B4 the inner voices move (MIDI numbers)."""
LOUDNESS = -22.8
"""How loud a piece is saved (LUFS): −26 with the sliders as delivered."""


def midi(name: str) -> int:
    """The number of a note like F#4; 69 is A4."""
    letter, sharp, octave = re.fullmatch(r"([A-G])(#?)(\d)", name).groups()
    return STEPS[letter] + len(sharp) + 12 * (int(octave) + 1)


def hertz(number: int) -> float:
    return 440 * 2 ** ((number - 69) / 12)


@dataclass(frozen=True)
class Note:
    """At which beat it begins, its MIDI number, how long it lasts (beats), how strongly it is played."""

    beat: float
    number: int
    beats: float
    strength: float = 1.0


@dataclass(frozen=True)
class Part:
    """What one player has before them, where they sit (left −1 to right 1), how loud they are in the band."""

    instrument: Instrument
    notes: tuple[Note, ...]
    side: float
    level: float


@dataclass(frozen=True)
class Piece:
    """A piece as it is written.

    Attributes:
        pulse: the length of a beat (seconds).
        metre: beats in a bar.
        chords: one for each bar.
        tune: bars of notes like `D5:1.5`, a minus for a rest.
        strength: how strongly each section is played, for as many bars each.
    """

    pulse: float
    metre: int
    chords: str
    tune: str
    strength: tuple[float, ...]

    def __post_init__(self) -> None:
        if len(self.tune.split("|")) != self.bars or self.bars % len(self.strength):
            raise ValueError("A tune and its dynamics are as long as its chords.")

    @property
    def bars(self) -> int:
        return len(self.chords.split("|"))

    @property
    def seconds(self) -> float:
        return self.bars * self.metre * self.pulse

    def dynamics(self, bar: int) -> float:
        return self.strength[bar * len(self.strength) // self.bars]

    def melody(self) -> tuple[Note, ...]:
        """The tune; the first beat of a bar a little stronger, the end of a phrase a little weaker."""
        notes = []
        for bar, written in enumerate(self.tune.split("|")):
            at = 0.0
            for name, beats in (token.split(":") for token in written.split()):
                if name != "-":
                    accent = 1.0 if at == 0 else 0.86
                    breath = 0.9 if bar % 4 == 3 else 1.0
                    strength = accent * breath * self.dynamics(bar)
                    notes.append(Note(bar * self.metre + at, midi(name), float(beats), strength))
                at += float(beats)
            if abs(at - self.metre) > 1e-9:
                raise ValueError(f"Bar {bar + 1} has {at} beats.")
        return tuple(notes)

    def voices(self) -> list[tuple[int, ...]]:
        """The inner voices, bar by bar: each chord lies where it is nearest to the one before."""
        led: list[tuple[int, ...]] = []
        for root, kind in self._chords():
            tones = [(root + step) % 12 for step in KINDS[kind]]
            places = [tuple(sorted(_above(tone, low) for tone in tones)) for low in range(LOW, HIGH - 11)]
            before = led[-1] if led else (55, 59, 62, 66)
            led.append(min(places, key=lambda place: (_way(before, place), place)))
        return led

    def broken(self, pattern: str, strength: float = 0.7) -> tuple[Note, ...]:
        """The inner voices one after the other: `pattern` says which, evenly over the bar, a minus for a rest."""
        steps = pattern.split()
        length = self.metre / len(steps)
        return tuple(
            Note(
                bar * self.metre + i * length, voices[int(step) % len(voices)], length, strength * self.dynamics(bar)
            )
            for bar, voices in enumerate(self.voices())
            for i, step in enumerate(steps)
            if step != "-"
        )

    def held(self, sections: tuple[int, ...]) -> Iterator[tuple[Note, ...]]:
        """Each inner voice as long notes in some of the sections; what stays the same is held on."""
        for voice in range(3):
            notes: list[Note] = []
            for bar, voices in enumerate(self.voices()):
                if bar * len(self.strength) // self.bars in sections:
                    beat, last = float(bar * self.metre), notes[-1] if notes else None
                    if last and last.number == voices[voice] and last.beat + last.beats == beat and last.beats < 9:
                        notes[-1] = Note(last.beat, last.number, last.beats + self.metre, last.strength)
                    else:
                        notes.append(Note(beat, voices[voice], float(self.metre), self.dynamics(bar)))
            yield tuple(notes)

    def bass(self, *beats: float) -> tuple[Note, ...]:
        """The root below everything at some beats of each bar; between the first and the last, its fifth."""
        notes = []
        for bar, (root, _) in enumerate(self._chords()):
            low = _above(root, 40)
            for i, beat in enumerate(beats):
                number = low if i % 2 == 0 else _above((root + 7) % 12, 40)
                strength = (0.9 if i == 0 else 0.6) * self.dynamics(bar)
                notes.append(Note(bar * self.metre + beat, number, 2.0, strength))
        return tuple(notes)

    def _chords(self) -> Iterator[tuple[int, str]]:
        for chord in self.chords.split("|"):
            letter, sharp, kind = re.fullmatch(r"([A-G])(#?)(.*)", chord.strip()).groups()
            yield STEPS[letter] + len(sharp), kind


def _above(tone: int, low: int) -> int:
    """The lowest note of a name that is not below `low`."""
    return low + (tone - low) % 12


def _way(before: tuple[int, ...], after: tuple[int, ...]) -> float:
    return sum(min(abs(note - other) for other in before) for note in after) + abs(np.mean(after) - np.mean(before))


def play(random: Random, piece: Piece, *parts: Part) -> Stereo:
    """The band plays together: nobody quite on the beat, the time itself breathing, in a small wooden hall."""
    size = round(piece.seconds * RATE)
    dry = np.zeros((size, 2))
    for part in parts:
        player, known = np.zeros(size), dict[tuple[int, float], Signal]()
        for note in part.notes:
            key = (note.number, note.beats)
            if key not in known:
                known[key] = part.instrument(random, hertz(note.number), note.beats * piece.pulse)
            at = _breathing(note.beat * piece.pulse, piece.seconds) + random.normal(0, 0.007)
            strength = note.strength * random.uniform(0.92, 1.06)
            soft = lowpass(known[key], 2200 + 6000 * strength**2)
            where = (round(at * RATE) + np.arange(len(soft))) % size
            player[where] += strength**1.5 * soft
        angle = (part.side + 1) * np.pi / 4
        dry += part.level * player[:, None] / np.abs(player).max() * np.array([np.cos(angle), np.sin(angle)])
    wet = dry + 0.35 * _round(dry, _hall(random))
    clean = np.stack([_circle_highpass(side, 60) for side in wet.T], axis=1)
    return at_loudness(clean, integrated(clean), LOUDNESS)


def _breathing(at: float, seconds: float) -> float:
    """A moment in time that hurries and lingers by a few hundredths, in waves that close at the end."""
    turn = 2 * np.pi * at / seconds
    return float(at + 0.045 * np.sin(3 * turn) + 0.03 * np.sin(8 * turn + 1))


def _hall(random: Random) -> Stereo:
    """What a clap leaves in a wooden hall: two seconds, soft and wide."""
    t = times(2.2)
    tails = [lowpass(noise(random, 2.2), 3000) * np.exp(-t / 0.55) * np.minimum(t / 0.03, 1) for _ in range(2)]
    hall = np.stack([highpass(tail, 180) for tail in tails], axis=1)
    return hall / np.sqrt((hall**2).sum(axis=0))


def _round(signal: Stereo, response: Stereo) -> Stereo:
    spectrum = np.fft.rfft(signal, axis=0) * np.fft.rfft(response, len(signal), axis=0)
    return np.fft.irfft(spectrum, len(signal), axis=0)


def _circle_highpass(signal: Signal, hz: float) -> Signal:
    frequencies = np.fft.rfftfreq(len(signal), 1 / RATE)
    return np.fft.irfft(np.fft.rfft(signal) / (1 + (hz / np.maximum(frequencies, 1)) ** 4), len(signal))
