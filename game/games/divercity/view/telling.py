"""How the table of Mini DiverCity tells what happened."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.games.divercity import after
from game.games.divercity.events import CorporationForeseen
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.motion_bricks import WAY, own_cards
from game.games.divercity.view.parts.corporation import CORPORATION_CARD
from game.games.divercity.view.parts.hand import OwnFace
from game.games.divercity.view.parts.whole import Parts
from game.games.divercity.view.plan_motion import plans_changed
from game.games.divercity.view.tellers import tell
from game.games.divercity.view.told import Told
from game.ui.engine.sprite import Face, Sprite
from game.ui.engine.timeline import Beat, Step, Tween
from game.ui.table.collaborators import GameTelling
from game.ui.table.desk_values import Act
from game.ui.table.gliding import Gliding, spot
from game.ui.table.seats import SeatInfo


class DiverCityTelling(GameTelling[DiverCityView]):
    """See `GameTelling`.

    Args:
        parts: where things are.
        told: learns how far the telling has got.
        seats: every hand at the table.
        pace: of the computers, as in `TableStyle`.
    """

    passing = (WAY,)

    def __init__(self, parts: Parts, told: Told, seats: Sequence[SeatInfo], pace: str) -> None:
        self._parts, self._told, self._seats, self._pace = parts, told, seats, pace
        self._laid_plans = False
        stage, motions = parts.hands.stage, parts.hands.motions
        self._choosing = Gliding(stage, motions, ("hand/",), "choose")
        self._tokens = Gliding(stage, motions, ("token/",))

    def undealt(self, view: DiverCityView) -> DiverCityView:
        """The sea before the first strike."""
        return after.undealt(view)

    def tell(self, act: Act[DiverCityView]) -> Iterator[Beat]:
        """The motion of an event, under a banner that speaks of it; none in an instant turn of a computer."""
        (event,) = act.events
        if isinstance(event, CorporationForeseen):
            self._laid_plans = act.frame.situation.decider is not None
        if self._told.begins(event, act.before, [seat.name for seat in self._seats]):
            self._parts.hands.aside(*self.let_go(partial(self._parts.hands.show_idle, act.begun)))
        before = act.before
        acting = before.active if before.ordered is None else before.ordered
        if self._pace == "instant" and self._seats[acting].computer:
            return iter(())
        return tell(event, act, self._parts)

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change. Cards before the player that are not shown any longer turn over, all of them together.

        Plans that are looked at again come from their pile, and those that are not go back, unless that was told.
        Tokens go along their ropes to where they now are, and another corporation card turns up.
        """
        parts, motions = self._parts, self._parts.hands.motions
        front, looked = parts.model.front, parts.model.before_player
        before = {card.name: (card.face, spot(card)) for card in own_cards(parts)}
        struck = self._corporation_face()
        steps: list[Step] = [*self._tokens.tweens(change), *self._strike_turns(struck)]
        now, told = parts.model.before_player, False
        if now == "foreseen":
            told, self._laid_plans = self._laid_plans, False
        if parts.model.front != front:
            return [steps] if steps else []
        if not told and looked != now and "foreseen" in (looked, now) and motions.ms("corp_card"):
            return plans_changed(parts, list(before.values()), steps)
        for card in own_cards(parts):
            was, _ = before.get(card.name, (None, None))
            if isinstance(was, OwnFace) and isinstance(card.face, OwnFace) and card.face.hides(was):
                card.back, card.squeeze = was, -1.0
                steps += motions.tween("reveal_flip", card, squeeze=1.0)
        return [steps] if steps else []

    def _corporation_face(self) -> Face | str | None:
        card = self._parts.hands.stage.get(CORPORATION_CARD)
        return card.face if isinstance(card, Sprite) else None

    def _strike_turns(self, before: Face | str | None) -> Sequence[Tween]:
        """Where another corporation card lies than before the two are seen as two sides of one that turns over."""
        card = self._parts.hands.stage.get(CORPORATION_CARD)
        if before is None or not isinstance(card, Sprite) or card.face == before:
            return ()
        card.back, card.squeeze = before, -1.0
        return self._parts.hands.motions.tween("reveal_flip", card, squeeze=1.0)

    def choose(self, change: Callable[[], None]) -> Sequence[Tween]:
        """A chosen card rises, and one that is not chosen any more sinks back."""
        return self._choosing.tweens(change)

    def let_go(self, change: Callable[[], None]) -> Sequence[Tween]:
        """A chosen card sinks back, unless it leaves from where it is raised."""
        sinking = self._choosing.tweens(change)
        for step in sinking:
            step.advance(0)  # it begins in this very picture, in which the card may leave
        return sinking
