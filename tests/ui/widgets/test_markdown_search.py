"""Words are found on a page, wherever its lines break."""

import pytest

from game.ui.widgets.markdown_search import SetLine, find

LINES = tuple(
    SetLine(text, 0, 20 * n, 100, 20) for n, text in enumerate(("The longest stream", "scores 8 points;", "É"))
)
FIRST, SECOND, THIRD = LINES
OTHER = (SetLine("A stream, a stream", 0, 90, 100, 20),)


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        ("stream", ((FIRST,), OTHER)),
        ("  LONGEST   Stream ", ((FIRST,),)),
        ("stream scores", ((FIRST, SECOND),)),
        ("e", ((FIRST,), (SECOND,), (THIRD,), OTHER)),
        ("river", ()),
        (" ", ()),
    ],
)
def test_places(wanted: str, places: tuple[tuple[SetLine, ...], ...]) -> None:
    assert find((LINES, OTHER), wanted) == places
