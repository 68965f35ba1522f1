"""What the tests of the command line share."""

from collections.abc import Callable

KACKA, MARTIN = "CADDC/MSSSC/DTFMZ/SBTCM", "MZSSS/RMZSD/MTSRS/ARMDS"
POSITION = {"game": "forest", "boards": [KACKA, MARTIN], "neutral": "SSWW"}

Run = Callable[..., tuple[int, str, str]]


def refused(answer: tuple[int, str, str], status: int, *words: str) -> None:
    code, out, err = answer
    assert (code, out) == (status, "")
    assert err.startswith("biotope: ") and err.count("\n") == 1 and err.endswith("\n")
    assert "Traceback" not in err and "usage:" not in err
    for word in words:
        assert word in err
