"""Cards, pages and leaves: friction, flicks, crackle, and the soft bodies they land on."""

import numpy as np

from sounds.synth import (
    RATE,
    Random,
    Signal,
    band,
    convolve,
    curve,
    even,
    highpass,
    lay,
    lowpass,
    noise,
    ring,
    sweep,
    times,
    wander,
)

FELT = (
    (118, 0.8, 0.026),
    (196, 1.0, 0.021),
    (284, 0.8, 0.015),
    (455, 0.55, 0.010),
    (730, 0.3, 0.006),
    (1130, 0.15, 0.004),
)
"""A wooden table under felt; its upper modes carry the tap on small loudspeakers."""


def friction(random: Random, speed: Signal, pitch: float = 1.0) -> Signal:
    """Paper over paper: the faster it moves (0 to 1), the louder and the brighter."""
    seconds = len(speed) / RATE
    raw = noise(random, seconds)
    dark = band(raw, 820 * pitch, 700) + 0.6 * band(raw, 1650 * pitch, 1200)
    bright = 0.8 * band(raw, 3300 * pitch, 2200) + 0.45 * band(raw, 6100 * pitch, 3600)
    grip = 0.15 + wander(random, seconds, 130) ** 2 * (0.4 + 0.6 * wander(random, seconds, 520))
    fibres = crackle(random, 900 * speed, 1400 * pitch, 5200 * pitch)
    rub = grip * (speed * (1 - 0.45 * speed) * dark + speed**1.6 * bright)
    return highpass(even(rub) + 0.35 * even(fibres), 380 * pitch)


def crackle(random: Random, rate: Signal, low: float, high: float) -> Signal:
    """Tiny clicks at `rate` a second, each ringing for less than a millisecond between `low` and `high`."""
    clicks = (random.random(len(rate)) < rate / RATE) * random.exponential(1, len(rate))
    sound = np.zeros(len(rate))
    for hz in np.geomspace(low, high, 5):
        own = clicks * (random.random(len(rate)) < 0.35)
        t = times(0.004)
        sound += convolve(own, np.exp(-t * hz / 2.2) * np.sin(2 * np.pi * hz * t))
    return sound


def flick(random: Random, seconds: float, low: float, high: float) -> Signal:
    """A card bending and springing: a short gust whose pitch runs from `low` to `high`."""
    gust = sweep(noise(random, seconds), curve(seconds, (0, low), (0.7, high), (1, high * 0.8)))
    return highpass(gust, low / 2) * curve(seconds, (0, 0), (0.45, 0.6), (0.62, 1), (1, 0))


def tap(random: Random, pitch: float = 1.0) -> Signal:
    """Something flat and light laid on felt."""
    push = lowpass(noise(random, 0.16), 620 * pitch) * curve(0.16, (0, 0), (0.012, 1), (0.12, 0.15), (0.3, 0), (1, 0))
    return even(ring(0.16, FELT, pitch)) + 0.5 * even(push)


def pick(random: Random, pitch: float = 1.0) -> Signal:
    """A card drawn from a fan: dry and very short."""
    draw = friction(random, curve(0.085, (0, 0.1), (0.35, 0.55), (0.75, 1), (1, 0)), 1.1 * pitch)
    leave = flick(random, 0.05, 1600 * pitch, 4200 * pitch)
    return lay((0, 1, draw), (0.058, 0.55, leave), (0.07, 0.1, tap(random, 1.8)[:2200]))


def card(random: Random, pitch: float = 1.0) -> Signal:
    """A card laid on felt: the air under it, a soft low tap, a tail of paper."""
    air = lowpass(noise(random, 0.035), 900) * curve(0.035, (0, 0), (0.9, 1), (1, 0.7))
    edge = crackle(random, curve(0.05, (0, 900), (0.3, 300), (1, 0)), 1500, 4200)
    tail = friction(random, curve(0.12, (0, 0.75), (0.25, 0.4), (1, 0)), 0.85 * pitch)
    return lay((0, 0.1, air), (0.03, 1, tap(random, pitch)), (0.03, 0.3, edge), (0.034, 0.26, tail))


def flip(random: Random, pitch: float = 1.0) -> Signal:
    """A card turned in the air: it bends up, and springs over."""
    bend = flick(random, 0.075, 650 * pitch, 1900 * pitch)
    turn = friction(random, curve(0.14, (0, 0), (0.3, 0.5), (0.7, 0.4), (1, 0)), 0.9 * pitch)
    spring = flick(random, 0.055, 1500 * pitch, 3900 * pitch)
    snap = crackle(random, curve(0.02, (0, 2600), (0.4, 700), (1, 0)), 1700 * pitch, 5200 * pitch)
    stiff = ring(0.05, ((310, 1, 0.012), (640, 0.7, 0.008), (1180, 0.4, 0.005)), pitch)
    return lay((0, 0.55, bend), (0.01, 0.22, turn), (0.088, 0.9, spring), (0.121, 0.75, snap), (0.121, 0.42, stiff))


def slide(random: Random, pitch: float = 1.0) -> Signal:
    """Paper slid over paper."""
    return friction(random, curve(0.27, (0, 0), (0.3, 0.75), (0.55, 1), (1, 0)), pitch)


def hand(random: Random, pitch: float = 1.0) -> Signal:
    """A whole hand of cards pushed over the table, squared up at the end."""
    layers = []
    for _ in range(6):
        at, own = random.uniform(0, 0.07), pitch * random.uniform(0.75, 1.15)
        push = curve(0.36, (0, 0), (0.3, random.uniform(0.5, 0.8)), (0.65, 1), (1, 0))
        layers.append((at, random.uniform(0.25, 0.45), friction(random, push, own)))
    table = band(noise(random, 0.42), 210, 190) * curve(0.42, (0, 0), (0.5, 1), (0.85, 0.5), (1, 0))
    return lay(
        (0, 0.3, table), *layers, (0.385, 0.5, tap(random, 1.15 * pitch)), (0.425, 0.28, tap(random, 1.4 * pitch))
    )


def deal(random: Random, pitch: float) -> Signal:
    """One light flick of a card that lands on others."""
    land = highpass(tap(random, 1.7 * pitch), 120)[:3000]
    edge = crackle(random, curve(0.018, (0, 2200), (1, 0)), 2000 * pitch, 4800 * pitch)
    return lay((0, 0.8, flick(random, 0.06, 1300 * pitch, 3400 * pitch)), (0.05, 0.42, land), (0.05, 0.4, edge))


def leaves(random: Random) -> Signal:
    """A branch brushed aside: leaves pass one by one, then swing back."""
    swing = curve(0.62, (0, 0), (0.22, 1), (0.42, 0.35), (0.6, 0.55), (1, 0))
    small = crackle(random, 520 * swing, 2400, 7200)
    large = crackle(random, 150 * swing, 900, 2300)
    rustle = friction(random, 0.85 * swing, 1.35) * (0.35 + 0.65 * wander(random, 0.62, 38))
    bough = highpass(band(noise(random, 0.62), 620, 420), 300) * swing * wander(random, 0.62, 16)
    return lay((0, 0.9, small), (0, 0.45, large), (0, 0.42, rustle), (0, 0.16, bough))


def page(random: Random) -> Signal:
    """A page of a book: lifted, turned, smoothed down."""
    lift = crackle(random, curve(0.14, (0, 0), (0.3, 620), (1, 60)), 1800, 5600)
    turn = sweep(noise(random, 0.3), curve(0.3, (0, 700), (0.55, 1900), (1, 900)), 1.3)
    turn *= curve(0.3, (0, 0), (0.5, 1), (1, 0)) * (0.6 + 0.4 * wander(random, 0.3, 60))
    smooth = friction(random, curve(0.17, (0, 0.2), (0.2, 0.6), (1, 0)), 0.8)
    return lay((0, 0.3, lift), (0.06, 0.6, turn), (0.32, 0.3, tap(random, 1.3)), (0.31, 0.4, smooth))
