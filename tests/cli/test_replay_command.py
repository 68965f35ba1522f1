"""`biotope replay`: what it prints, and one clear line with the right exit status when it cannot."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.record import Record
from tests.cli.support import Run, refused


class TestReplay:
    def test_prints_the_position_as_json(self, run: Run, record: Path) -> None:
        status, out, _ = run("replay", record, "--json")
        answer = json.loads(out)
        assert status == 0
        assert list(answer) == ["actions", "over", "outcome", "sheets", "position"]
        assert (answer["actions"], answer["over"], answer["outcome"]) == (6, False, None)
        assert answer["position"]["boards"] == ["S..../...../...../.....", "M..../...../...../....."]
        assert answer["position"]["neutral"] == "WS"
        assert answer["sheets"][0]["rows"]["stream"] == 8

    def test_stops_after_so_many_actions(self, run: Run, record: Path) -> None:
        _, out, _ = run("replay", record, "--json", "--until", 3)
        answer = json.loads(out)
        assert answer["actions"] == 3
        assert answer["position"]["boards"][1] == "...../...../...../....."

    def test_prints_it_for_people(self, run: Run, record: Path) -> None:
        status, out, _ = run("replay", record)
        assert status == 0
        assert out.startswith("6 actions, the game goes on\n")
        assert out.splitlines()[-1].split() == ["total", "3", "-5"]

    def test_names_the_line_that_is_illegal_or_unreadable(self, run: Run, record: Path) -> None:
        text = record.read_text(encoding="utf-8")
        record.write_text(text.replace("1 place 0,0", "1 place 5,5"), encoding="utf-8")
        refused(run("replay", record), 1, "Line 5", "1 place 5,5", "beside another one")
        record.write_text(text.replace("1 place 0,0", "1 dance"), encoding="utf-8")
        refused(run("replay", record), 1, "Line 5", "no verb “dance”")

    def test_names_the_line_as_an_editor_counts_it(self, run: Run, record: Path) -> None:
        record.write_text(record.read_text(encoding="utf-8").replace("\n", "\n\n\n") + "\n0 fly\n", encoding="utf-8")
        refused(run("replay", record), 1, "Line 23", "0 fly")

    def test_an_error_has_at_most_three_hundred_letters(self, run: Run, record: Path) -> None:
        text = record.read_text(encoding="utf-8")
        for line in ("0 " + "fly" * 1000, "0 fly " * 1000, "1 place 5,5", "0 place " + "9" * 400):
            record.write_text(f"{text}{line}\n", encoding="utf-8")
            _, _, err = answer = run("replay", record)
            refused(answer, 1, "Line 8")
            assert len(err) <= 300 + len("\n")

    def test_a_name_may_hold_what_elsewhere_ends_a_line(self, run: Run, record: Path) -> None:
        old = Record.parse(record.read_text(encoding="utf-8"))
        record.write_text(Record({**old.header, "seats": ["An\u2028a", "Ben"]}, old.actions).text(), encoding="utf-8")
        assert run("replay", record)[0] == 0

    def test_a_name_never_steers_the_terminal(self, run: Run) -> None:
        folder = Path(__file__).parents[1] / "scenarios"
        lines = (folder / "two_players.txt").read_text(encoding="utf-8").splitlines()
        record = Record.parse("\n".join(line for line in lines if line[0] not in "#="))
        names = ["\x1b[31mAna\u202e", "\x1b[31mBen\u202e"]
        written = Record({**record.header, "seats": names}, record.actions).text()
        status, out, _ = run("replay", "-", stdin=written)
        assert status == 0 and "won by �[31m" in out
        assert not any(sign in out for sign in "\x1b\u202e")

    def test_does_not_read_beyond_the_last_action_asked_for(self, run: Run, record: Path) -> None:
        record.write_text(record.read_text(encoding="utf-8").replace("1 pick wolf", "rubbish"), encoding="utf-8")
        assert run("replay", record, "--until", 5)[0] == 0
        refused(run("replay", record), 1, "Line 7")

    @pytest.mark.parametrize(
        ("changes", "word"),
        [
            ({"format": 9}, "format 9"),
            ({"game": "chess"}, "no game “chess”"),
            ({"seats": []}, "seats"),
            ({"seats": ["A" * 10_000, "Ben"]}, "1 to 60 letters"),
            ({"seats": ["Ana\0", "Ben"]}, "seats"),
            ({"seats": ["", "Ben"]}, "seats"),
            ({"seats": list("ABCDEFG")}, "played by 7"),
            ({"bots": {"0": "genius"}}, "genius"),
            ({"deal": {"deck": ["bear"]}}, "this game needs 63"),
            ({"options": {"deal": "7"}}, "11+10, 10+10"),
        ],
    )
    def test_refuses_a_bad_header(self, run: Run, record: Path, changes: dict[str, Any], word: str) -> None:
        old = Record.parse(record.read_text(encoding="utf-8"))
        record.write_text(Record({**old.header, **changes}, old.actions).text(), encoding="utf-8")
        refused(run("replay", record), 2, word)

    def test_a_record_from_any_editor_will_do(self, run: Run, record: Path) -> None:
        record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n\r\n"))
        assert run("replay", record)[0] == 0

    def test_tells_the_outcome(self, run: Run) -> None:
        folder = Path(__file__).parents[1] / "scenarios"
        lines = (folder / "solo_normal.txt").read_text(encoding="utf-8").splitlines()
        written = "\n".join(line for line in lines if line[0] not in "#=")
        _, out, _ = run("replay", "-", "--json", stdin=written)
        outcome = json.loads(out)["outcome"]
        assert outcome["winners"] == [0] and outcome["grade"] == "normal" and 50 <= outcome["margin"] < 70
        assert "grade normal" in run("replay", "-", stdin=written)[1]
