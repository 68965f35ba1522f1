"""The last turn of a dive at the table: what is told there before the end page comes."""

from pathlib import Path

from game.profile.store import Store
from tests.support.pilot import FRAME_MS
from tests.support.watching import watched


def test_the_last_page_comes_soon_after_the_last_loss_and_it_alone_says_how_it_ended(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    at = watched(store, "divercity-2", lambda step: type(step.events[-1]).__name__ == "GameEnded")
    was_there, waited = False, 0
    for _ in at.told():
        is_there = "way/slip" in at.table.stage
        if was_there and not is_there:
            at.pilot.sounds.clear()
        was_there, waited = is_there, 0 if is_there else waited + FRAME_MS
    assert at.pilot.scene.name == "score" and 400 < waited < 1000
    assert not {"low", "chord"} & {sound.split("-")[0] for sound in at.pilot.sounds}
    store.close()


def test_no_slip_flashes_by_for_somebody_who_does_not_want_to_wait(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    at = watched(store, "divercity-2", lambda step: type(step.events[-1]).__name__ == "GameEnded")
    for number, _ in enumerate(at.told()):
        if number == 2:
            at.table.timeline.skip()
        assert number < 2 or "way/slip" not in at.table.stage
    store.close()
