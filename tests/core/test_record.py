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


def test_every_action_knows_its_line_as_an_editor_counts_it() -> None:
    record = Record.parse(text() + "\n\r\n1 pick stream\n   \n0 place 0,0\n")
    assert [record.line_of(place) for place in range(3)] == [2, 5, 7]


def test_the_actions_of_a_record_that_was_not_read_stand_where_they_will_be_written() -> None:
    record = Record(HEADER, ("0 pick bear", "1 pick stream"))
    lines = record.text().split("\n")
    assert [lines[record.line_of(place) - 1] for place in range(2)] == list(record.actions)


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"])
def test_lines_end_at_line_feeds_only(separator: str) -> None:
    name = f"An{separator}a"
    written = Record({**HEADER, "seats": [name, "Ben"]}, ("0 pick bear",)).text()
    assert separator in written
    record = Record.parse(written)
    assert record.config().seats == (name, "Ben")
    assert record.line_of(0) == 2


def test_a_name_has_at_most_sixty_letters() -> None:
    assert Record.parse(text(seats=["Ž" * 60])).config().seats == ("Ž" * 60,)
    with pytest.raises(CorruptRecord, match="names of 1 to 60 letters"):
        Record.parse(text(seats=["A" * 61]))


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
        (text(version="1"), "“version” must be a whole number"),
        (text(seats="Ana"), "“seats” must be a list of names"),
        (text(seats=[]), "“seats”"),
        (text(seats=["Ana", 3]), "“seats”"),
        (text(seats=["Ana", " "]), "“seats”"),
        (text(seats=["Ana\0", "Ben"]), "“seats”"),
        (text(seats=["Ana\ud800", "Ben"]), "half a character"),
        (text(note="\udfff"), "half a character"),
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
    ids=range(26),
)
def test_a_bad_header_is_refused_with_the_reason(written: str, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why) as caught:
        Record.parse(written)
    assert caught.value.line is None
