"""`biotope score`: what it prints, and one clear line with the right exit status when it cannot."""

import json
from pathlib import Path

import pytest

from tests.cli.support import KACKA, MARTIN, POSITION, Run, refused


class TestScore:
    def test_reads_a_file(self, run: Run, tmp_path: Path) -> None:
        file = tmp_path / "position.json"
        file.write_text(json.dumps(POSITION))
        status, out, err = run("score", file)
        assert (status, err) == (0, "")
        answer = json.loads(out)
        assert [sheet["total"] for sheet in answer["sheets"]] == [50, 36]
        assert list(answer) == ["sheets", "winners"]
        assert answer["winners"] == [0]

    @pytest.mark.parametrize("file", [(), ("-",)])
    def test_reads_standard_input(self, run: Run, file: tuple[str, ...]) -> None:
        status, out, _ = run("score", *file, stdin=json.dumps(POSITION))
        assert (status, json.loads(out)["winners"]) == (0, [0])

    def test_tells_the_margin_of_a_solo_challenge(self, run: Run) -> None:
        _, out, _ = run("score", stdin=json.dumps({"game": "forest", "boards": [KACKA, MARTIN], "rival": 1}))
        answer = json.loads(out)
        assert (answer["winners"], answer["margin"], answer["grade"]) == ([0], 14, None)

    @pytest.mark.parametrize(
        ("written", "word"),
        [
            ("", "not JSON"),
            ("{", "not JSON"),
            ("[" * 100000, "not JSON"),
            ("[]", "JSON object"),
            (b"\xff\xfe", "UTF-8"),
            ("{}", "no game “None”"),
            ('{"game": ["forest"]}', "no game"),
            ('{"game": "chess"}', "no game “chess”; there is forest"),
            ('{"game": "forest"}', "boards"),
            ('{"game": "forest", "boards": ["RRRRR/RRRRR/...../....."]}', "10 cards of hare"),
            ('{"game": "forest", "boards": ["..... /...../...../....."]}', "four rows of five"),
            ('{"game": "forest", "boards": ["\\ud800..../...../...../....."]}', "is no card"),
            ('{"game": "forest", "boards": ["a\\nb"]}', "four rows of five"),
            ('{"game": "forest", "boards": ["...../...../...../....."], "options": {"deal": "9+9"}}', "deal"),
            ('{"game": "forest", "boards": ["...../...../...../....."], "options": "deal"}', "options"),
        ],
    )
    def test_refuses_what_is_no_position(self, run: Run, written: str | bytes, word: str) -> None:
        refused(run("score", stdin=written), 2, word)

    def test_refuses_a_file_that_cannot_be_read(self, run: Run, tmp_path: Path) -> None:
        refused(run("score", tmp_path / "none.json"), 2, "none.json")
        refused(run("score", tmp_path), 2, str(tmp_path))
