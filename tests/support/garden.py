"""A scene with a few beds to walk between by keyboard and pointer, and an overlay."""

from collections.abc import Callable

from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node, Painted
from game.ui.scene import Scene
from game.ui.sound.ambience import Ambience


class Bed(Painted):
    """Something to press: a square with its name."""

    def paint(self, c: Canvas) -> None:
        c.rect(0, 0, self.w, self.h, fill="paper")
        c.text(10, 30, self.label, max_w=self.w - 20)


class Garden(Scene):
    """Two rows of three beds in the zone "beds", and a gate below. It keeps a diary."""

    name = "garden"
    ambience = Ambience("forest", "title")

    def __init__(self) -> None:
        super().__init__()
        self.diary: list[str] = []

    def enter(self) -> None:
        self.diary.append("enter")

    def leave(self) -> None:
        self.diary.append("leave")

    def covered(self) -> None:
        self.diary.append("covered")

    def uncovered(self) -> None:
        self.diary.append("uncovered")

    def build(self) -> None:
        self.diary.append("build")
        for i in range(6):
            self.plant(f"bed/{i}", 100 + i % 3 * 200, 100 + i // 3 * 200, "beds")
        self.plant("gate", 300, 700, "way")

    def plant(self, name: str, x: float, y: float, zone: str) -> Bed:
        """Adds a bed that writes into the diary when it is pressed."""
        press: Callable[[], None] = lambda: self.diary.append(name)  # noqa: E731
        return self.stage.add(Bed(name, x, y, 150, 150, label=name, hint=f"About {name}", zone=zone, on_press=press))

    def picked_up(self, node: Node, x: float, y: float) -> None:
        self.diary.append(f"picked up {node.name}")

    def dropped(self, node: Node, x: float, y: float) -> None:
        self.diary.append(f"dropped {node.name}")


class Shed(Garden):
    """A small page over another scene."""

    name = "shed"
    opaque = False

    def build(self) -> None:
        self.diary.append("build")
        self.plant("tool", 700, 400, "shed")
