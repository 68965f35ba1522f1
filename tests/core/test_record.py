import json

import pytest

from game.core.errors import CorruptRecord
from game.core.record import Record

HEADER = {"format": 1, "game": "forest", "seats": ["Ana", "Ben"]}


def text(**changes: object) -> str:
    return json.dumps(HEADER | changes) + "\n0 pick bear\n"


def test_a_record_is_a_header_and_actions() -> None:
    record = Record.parse(text(options={"deal": "11+10"}, seed=7, bots={"1": "medium"}))
    assert record.actions == ("0 pick bear",)
    assert record.bots == {1: "medium"}
    config = record.config()
    assert (config.game, config.seats, config.seed) == ("forest", ("Ana", "Ben"), 7)
    assert (config.options, config.deal) == ({"deal": "11+10"}, None)


def test_what_is_written_reads_as_the_same_record() -> None:
    record = Record.parse(text(deal={"deck": ["bear"]}, unknown=[1, None], seats=["Žofie", "Ben"]))
    assert Record.parse(record.text()) == record
    assert "Žofie" in record.text()


def test_blank_lines_windows_line_ends_and_a_byte_order_mark_are_accepted() -> None:
    record = Record.parse("\ufeff" + text().replace("\n", "\r\n\r\n") + "  1 pick stream  \r\n\n")
    assert record.actions == ("0 pick bear", "1 pick stream")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "header, is missing"),
        ("\n\n", "header, is missing"),
        ("hello", "not a JSON object"),
        ("[1]", "not a JSON object"),
        ("[" * 100000, "not a JSON object"),
        ("9" * 5000, "not a JSON object"),
        (text(format=2), "format 2; only format 1"),
        (text(format=None), "format None"),
        (text(game=3), "“game” must be a name"),
        (text(seats="Ana"), "“seats” must be a list of names"),
        (text(seats=[]), "“seats”"),
        (text(seats=["Ana", 3]), "“seats”"),
        (text(options=[]), "“options” must be an object"),
        (text(seed="7"), "“seed” must be a whole number"),
        (text(seed=1.5), "“seed”"),
        (text(seed=True), "“seed”"),
        (text(deal=[]), "“deal” must be an object"),
        (text(bots={"one": "easy"}), "“bots”"),
        (text(bots={"1": 3}), "“bots”"),
        (text(bots={"9" * 5000: "easy"}), "“bots”"),
        (text(bots={"01": "easy"}), "“bots”"),
    ],
    ids=range(21),
)
def test_a_bad_header_is_refused_with_the_reason(written: str, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why) as caught:
        Record.parse(written)
    assert caught.value.line is None
