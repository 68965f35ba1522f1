"""What the set-up page and its sections share: the draft, and the nodes that depend on it."""

from game.ui.engine.node import Node
from game.ui.lineup import Lineup
from game.ui.presentation.presentation import Presentation
from game.ui.scene import Scene
from game.ui.scenes.places import sides
from game.ui.scenes.setup_draft import Draft
from game.ui.widgets.textfield import TextField
from game.ui.words import tr


class SetupPage(Scene):
    """A page on which a draft is edited; what depends on the draft is made again after every choice.

    Attributes:
        draft: what is chosen so far.
        shown: how the chosen game presents itself.
    """

    draft: Draft
    shown: Presentation

    def __init__(self) -> None:
        super().__init__()
        self._changing: list[str] = []

    @property
    def known(self) -> list[str]:
        """The names of everybody who has played here."""
        return [profile.name for profile in self.shell.store.profiles()]

    def put(self, node: Node) -> None:
        """Adds a node that depends on what is chosen: it is made again after every choice."""
        self.stage.add(node)
        self._changing.append(node.name)

    def named(self, prefix: str) -> list[Node]:
        """The nodes whose names begin so."""
        return [node for node in self.stage.nodes if node.name.startswith(prefix)]

    def set_lineup(self, lineup: Lineup, focus: str = "") -> None:
        """Other seats from now on."""
        self.draft.lineup = lineup
        self.renew(focus)

    def renew(self, focus: str = "") -> None:
        """Makes again what depends on the choices; the focus goes to this node, or stays where it was.

        A line that still says the same keeps its caret: one writes on where one was.
        """
        wanted = focus or (self.focus.node.name if self.focus.node else None)
        lines = {field.name: field.line for field in self._fields()}
        for name in self._changing:
            self.stage.remove(name)
        self._changing = []
        self.build_changing()
        for field in self._fields():
            line = lines.get(field.name)
            if line is not None and line.text == field.text:
                field.line = line
        self.focus.set(wanted)

    def _fields(self) -> list[TextField]:
        nodes = (self.stage.get(name) for name in self._changing)
        return [node for node in nodes if isinstance(node, TextField)]

    def place_words(self, seat: int) -> str:
        """Which pad the person there holds and at which side the person sits, as far as that matters."""
        lineup, sitting = self.draft.lineup, self.shell.sitting
        pad = sitting.there(lineup.seats[seat].pad)
        words = [] if pad is None else [tr("Pad {number}").format(number=sitting.number(pad))]
        if self.shell.settings["flat_table"] and len(lineup.people) > 1:
            words.append(tr("{side} side").format(side=sides()[lineup.far[seat]]))
        return " · ".join(words)

    def build_changing(self) -> None:
        """Makes what depends on the choices."""

    def show_summary(self) -> None:
        """Says who is about to play, or why that is not possible yet."""
