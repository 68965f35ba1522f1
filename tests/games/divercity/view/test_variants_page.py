"""The page of the variants says which of two that contradict each other wins."""

from contextlib import closing
from itertools import combinations
from pathlib import Path

import pytest

from game.games.divercity.view import words
from game.games.divercity.view.variants import VARIANTS, VariantRow, VariantsScene
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.setup import SetupScene
from game.ui.voice.sentences import sentence_of
from game.ui.words import languages
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot
from tests.support.setup_page import Page

DIVERS, FACE_UP = "With Full team the divers are played.", "With Realistic, told cards turn face up without names."


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ((), ()),
        (("beginner",), ()),
        (("full_team", "realistic"), ()),
        (("beginner", "full_team"), (DIVERS,)),
        (("beginner", "realistic"), (FACE_UP,)),
        (("beginner", "full_team", "realistic"), (DIVERS, FACE_UP)),
    ],
)
def test_of_two_variants_that_contradict_each_other_the_page_says_which_wins(
    chosen: tuple[str, ...], told: tuple[str, ...]
) -> None:
    pilot = Pilot().start(lambda: VariantsScene((), print))
    for name in chosen:
        pilot.press(f"variant/{name}")
    pilot.settle()
    node = pilot.node("variant/beginner")
    spoken, written = sentence_of(node, pilot.scene), " ".join(said.text for said in node.said)
    for said in (DIVERS, FACE_UP):
        assert (said in spoken, said in written) == (said in told, said in told)
    assert all(said.fits for said in node.said)


def test_a_short_rule_and_its_title_stand_in_the_middle_of_their_row() -> None:
    canvas = Noting(small_look(), 888, 96)
    VariantRow(*words.variant("duel"), False).paint(canvas, False)
    top = min(said.box[1] for said in canvas.said)
    bottom = max(said.box[1] + said.box[3] for said in canvas.said)
    assert abs((top + bottom) / 2 - 48) < 6


def test_the_memory_aid_is_not_offered_where_realistic_takes_it_away(tmp_path: Path) -> None:
    page = Page(Store.open(tmp_path))
    pilot = page.pilot
    pilot.press("game/divercity")
    pilot.press("option/memory_aid")
    assert page.start().options["memory_aid"] is True
    for offered in (False, True):
        pilot.press("option/variants")
        pilot.press("variant/realistic")
        pilot.press("done")
        names = pilot.names("option/")
        assert ("option/memory_aid" in names, page.start().options["memory_aid"]) == (offered, offered)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_rows_of_the_variants_and_of_the_diver_cards_are_whole(
    tmp_path: Path, language: str, text_size: float
) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("text_size", text_size)
        store.set_setting("language", language)
        pilot = Pilot((1280, 720), store).start()
        page = SetupScene(GAMES["divercity"])
        pilot.app.stack.push(page)
        for variants in ((), ("full_team",), *combinations(VARIANTS, 2), VARIANTS[1:]):
            page.draft.options["variants"] = list(variants)
            page.rebuild()
            pilot.settle()
            rows = [node for node in page.stage.nodes if node.name.startswith("option/")]
            assert any(node.name == "option/variants words" for node in rows)
            assert [said.text for node in rows for said in node.said if not said.fits] == [], variants
