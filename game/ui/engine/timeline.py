"""Movement in time: beats that follow one another, and small answers beside them."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from game.ui.engine.easing import Easing, linear

SKIP_MS = 80
"""What is left of running movements when the player does not want to wait."""

LONGEST_MS = 4000
"""Beats may call for more beats: hurrying reckons with at least this much."""


@dataclass(eq=False)
class Tween:
    """One number of a node moves to a value.

    Args:
        node: whatever has the property.
        prop: the name of the property: "x", "alpha", "squeeze".
        to: where it ends.
        ms: how long it takes.
        easing: how it spends that time.
        delay: milliseconds before it begins.
        start: where it begins; without it, where the property is then.
    """

    node: Any
    prop: str
    to: float
    ms: float
    easing: Easing = linear
    delay: float = 0
    start: float | None = None
    _passed: float = field(default=0, init=False)

    def advance(self, ms: float) -> bool:
        """Moves on by a time; True when it has arrived."""
        self._passed += ms
        if self._passed < self.delay:
            return False
        if self.start is None:
            self.start = float(getattr(self.node, self.prop))
        passed = self._passed - self.delay
        if passed >= self.ms:
            setattr(self.node, self.prop, self.to)
            return True
        share = self.easing(passed / self.ms)
        setattr(self.node, self.prop, self.start + (self.to - self.start) * share)
        return False

    def again(self) -> None:
        """Puts the property back to where it has come, if something has changed it meanwhile."""
        if self.start is not None:
            self.advance(0)

    @property
    def left(self) -> float:
        """Milliseconds until it has arrived."""
        return max(0.0, self.delay + self.ms - self._passed)


@dataclass(eq=False)
class Wait:
    """Nothing happens for a time, in milliseconds."""

    ms: float
    _passed: float = field(default=0, init=False)

    def advance(self, ms: float) -> bool:
        """Lets a time pass; True when it is over."""
        self._passed += ms
        return self._passed >= self.ms

    @property
    def left(self) -> float:
        """Milliseconds until it is over."""
        return max(0.0, self.ms - self._passed)


@dataclass(frozen=True, eq=False)
class Call:
    """Something is done at this moment: a sound, a node added or removed."""

    do: Callable[[], None]

    @property
    def left(self) -> float:
        """It takes no time."""
        return 0.0

    def advance(self, ms: float) -> bool:
        """Does it."""
        self.do()
        return True


@dataclass(frozen=True, eq=False)
class Halt:
    """Who hurries is brought here and no further: what follows goes at its own pace until it is hurried itself.

    No beat before it calls for more beats.
    """

    @property
    def left(self) -> float:
        """It takes no time."""
        return 0.0

    def advance(self, ms: float) -> bool:
        """Nothing happens."""
        return True


Step = Tween | Wait | Call | Halt
Beat = Step | Sequence[Step]
"""What runs side by side; the next beat begins when all of it is over."""


class Timeline:
    """Plays beats one after the other, and asides at once.

    Attributes:
        speed: a factor on the time of the beats.
    """

    def __init__(self) -> None:
        self.speed = 1.0
        self._beats: deque[list[Step]] = deque()
        self._asides: list[Tween] = []
        self._hurry = 1.0

    @property
    def busy(self) -> bool:
        """Beats are running: the player waits for them."""
        return bool(self._beats)

    @property
    def hurried(self) -> bool:
        """Somebody does not want to wait for what runs now."""
        return self._hurry > 1

    @property
    def moving(self) -> bool:
        """Anything is moving at all."""
        return bool(self._beats or self._asides)

    def play(self, *beats: Beat) -> None:
        """Lines up beats behind those that run."""
        self._beats.extend(list(beat) if isinstance(beat, Sequence) else [beat] for beat in beats)

    def follow(self, *beats: Beat) -> None:
        """Puts beats right behind the one that runs, before all others: for a `Call` that knows what comes next."""
        self._beats.extendleft(list(beat) if isinstance(beat, Sequence) else [beat] for beat in reversed(beats))

    def aside(self, *tweens: Tween) -> None:
        """Starts answers to the pointer or to focus: at once, beside the beats, in nobody's way.

        A newer one for the same property takes over from an older one.
        """
        for tween in tweens:
            self.still(tween.node, tween.prop)
            self._asides.append(tween)

    def left_of(self, kind: type) -> float:
        """Milliseconds until all asides of nodes of a kind have arrived."""
        return max((tween.left for tween in self._asides if isinstance(tween.node, kind)), default=0.0)

    def aims_at(self, node: Any, prop: str) -> float | None:
        """Where an aside takes a property of a node; None while none does."""
        return next((tween.to for tween in self._asides if tween.node is node and tween.prop == prop), None)

    def still(self, node: Any, *props: str) -> None:
        """Ends the asides of a node where they are: all of them, or those of some properties."""
        self._asides = [t for t in self._asides if t.node is not node or (props and t.prop not in props)]

    def update(self, dt_ms: float) -> None:
        """Lets time pass; what is left of it after a beat belongs to the next one."""
        self._asides = [tween for tween in self._asides if not tween.advance(dt_ms)]
        time = dt_ms * self.speed * self._hurry
        while self._beats:
            beat = self._beats.popleft()
            spent = min(time, max((step.left for step in beat), default=0.0))
            running = [step for step in beat if not step.advance(spent)]
            time -= spent
            if running:
                self._beats.appendleft(running)
                return
            if _halts(beat):
                time, self._hurry = time / self._hurry, 1.0
        self._hurry = 1.0

    def again(self) -> None:
        """Puts all that is on its way back to where it has come: somebody has laid it to where it ends."""
        running = self._beats[0] if self._beats else []
        for step in (*self._asides, *running):
            if isinstance(step, Tween):
                step.again()

    def skip(self, to_ms: float = SKIP_MS) -> None:
        """Shortens all that runs or waits, up to the next `Halt`: it is over after this time at the latest."""
        ahead = list(takewhile(lambda beat: not _halts(beat), self._beats))
        left = sum(max((step.left for step in beat), default=0.0) for beat in ahead)
        if len(ahead) < len(self._beats):
            self._hurry = max(1.0, left / (to_ms * self.speed))
        elif self._beats:
            self._hurry = max(left, LONGEST_MS) / (to_ms * self.speed)

    def finish_beats(self) -> None:
        """Jumps to the end of all beats, also of what is lined up on the way; asides go on."""
        while self._beats:
            for step in self._beats.popleft():
                step.advance(step.left + 1)
        self._hurry = 1.0

    def finish(self) -> None:
        """Jumps to the end of everything."""
        self.finish_beats()
        for tween in self._asides:
            tween.advance(tween.left)
        self._asides = []


def _halts(beat: Sequence[Step]) -> bool:
    return any(isinstance(step, Halt) for step in beat)
