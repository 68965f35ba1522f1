"""The course of a game for somebody who does not see its curves."""

from contextlib import closing
from pathlib import Path

from game.profile.store import Store
from game.ui.voice.sentences import sentence_of
from tests.ui.replay.test_replay import of_two, replay


def test_the_course_is_told_once_it_opens_and_the_slider_says_the_turn(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        pilot, scene = replay(store, of_two())
        pilot.app.settings["show_read"] = True
        log = pilot.app._reader.voice.log
        pilot.key("t", "t")
        pilot.settle()
        story = [said for said in log if " leads from turn " in said]
        ends = [f"{name}: start minus 5, halfway " for name in ("Ana", "Ben")]
        assert len(story) == 1 and "Most in one turn: " in story[0] and all(end in story[0] for end in ends)
        assert sentence_of(pilot.node("timeline"), scene).startswith("Turns. Ana: minus 5. Ben: minus 5.")
        log.clear()
        pilot.key("PageDown", "F2")
        assert any(said.startswith("Turns. Round 1, turn 1. Ana: ") for said in log) and story[0] in log
        assert [said for said in log if said.startswith("Turns. 0. ")] == []
