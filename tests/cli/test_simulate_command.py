"""`biotope simulate`: figures, records, and one clear line with the right exit status when it cannot."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.aqua.geometry import touched_corals
from game.games.registry import GAMES
from tests.cli.support import Run, refused


class TestSimulate:
    def test_prints_figures_as_json(self, run: Run) -> None:
        status, out, _ = run("simulate", "forest", "--seats", "random,random", "--games", 5, "--seed", 3, "--json")
        answer = json.loads(out)
        assert status == 0
        assert list(answer) == ["game", "games", "seed", "seats", "moves_per_second"]
        assert (answer["game"], answer["games"], answer["seed"]) == ("forest", 5, 3)
        for seat in answer["seats"]:
            assert list(seat) == ["bot", "mean", "p10", "p90", "win_share"]
            assert seat["bot"] == "random" and seat["p10"] <= seat["mean"] <= seat["p90"]
        assert sum(seat["win_share"] for seat in answer["seats"]) == pytest.approx(1)
        assert answer["moves_per_second"] > 0

    def test_the_same_seed_gives_the_same_figures(self, run: Run) -> None:
        def figures(seed: int) -> dict[str, Any]:
            _, out, _ = run("simulate", "forest", "--seats", "easy,random", "--games", 3, "--seed", seed, "--json")
            answer: dict[str, Any] = json.loads(out)
            del answer["moves_per_second"], answer["seed"]
            return answer

        assert figures(4) == figures(4) != figures(5)
        assert figures(-4) != figures(4)

    def test_one_seat_is_the_solo_challenge(self, run: Run) -> None:
        _, out, _ = run("simulate", "forest", "--seats", "medium", "--games", 6, "--json")
        answer = json.loads(out)
        assert list(answer["margin"]) == ["mean", "p10", "p90"]
        assert list(answer["grades"]) == ["easy", "normal", "hard"]
        assert answer["grades"]["easy"] >= answer["grades"]["normal"] >= answer["grades"]["hard"]
        assert answer["seats"][0]["win_share"] == answer["grades"]["easy"]

    def test_prints_a_table_for_people(self, run: Run) -> None:
        status, out, _ = run("simulate", "forest", "--seats", "random", "--games", 2)
        assert status == 0
        assert [line.split()[0] for line in out.splitlines()] == ["seat", "0", "margin", "grades", "2"]

    def test_habitats_stand_free_where_the_option_says_so(self, run: Run, tmp_path: Path) -> None:
        options = ("--option", "strict_habitats=true", "--record", tmp_path / "kept")
        run("simulate", "aqua", "--seats", "easy", "--games", 1, *options)
        (file,) = (tmp_path / "kept").iterdir()
        session = Session(GAMES["aqua"], Record.parse(file.read_text(encoding="utf-8")))
        assert session.record.header["options"]["strict_habitats"] is True
        (area,) = session.view(None).areas
        assert area.animals
        for corner, colour in area.animals.items():
            assert colour not in {area.corals[coral] for coral in touched_corals(corner)}

    def test_keeps_records_that_play_again(self, run: Run, tmp_path: Path) -> None:
        options = ("--option", "deal=10+10", "--record", tmp_path / "kept")
        run("simulate", "forest", "--seats", "random,easy,random", "--games", 2, *options)
        files = sorted((tmp_path / "kept").iterdir())
        assert len(files) == 2
        sessions = [Session(GAMES["forest"], Record.parse(file.read_text(encoding="utf-8"))) for file in files]
        assert all(session.outcome for session in sessions)
        assert sessions[0].record.header["options"] == {"deal": "10+10"}
        assert sessions[0].bots == {0: "random", 1: "easy", 2: "random"}
        assert sessions[0].record != sessions[1].record

    @pytest.mark.parametrize(
        ("arguments", "word"),
        [
            (("chess", "--seats", "easy"), "no game “chess”"),
            (("forest",), "--seats"),
            (("forest", "--seats", "genius"), "“genius”; there are random, easy, medium"),
            (("forest", "--seats", "easy,"), "computer player “”"),
            (("forest", "--seats", ",".join(["easy"] * 7)), "played by 7"),
            (("forest", "--seats", "easy", "--games", "0"), "at least 1"),
            (("forest", "--seats", "easy", "--games", "many"), "“many” is no whole number"),
            (("forest", "--seats", "easy", "--games", "9" * 30), "it can have 19 figures"),
            (("forest", "--seats", "easy", "--seed", "x"), "“x” is no whole number"),
            (("forest", "--seats", "easy", "--option", "deal"), "NAME=VALUE"),
            (("forest", "--seats", "easy", "--option", "deal=3"), "cannot be 3"),
            (("aqua", "--seats", "easy", "--option", "scenario=Z"), "it can be null, A, B"),
            (("forest", "--seats", "easy", "--option", "wind=3"), "no option “wind”"),
            (("forest", "--seats", "easy", "--fast"), "--fast"),
        ],
    )
    def test_refuses_bad_arguments(self, run: Run, arguments: tuple[str, ...], word: str) -> None:
        refused(run("simulate", *arguments), 2, word)

    def test_refuses_a_folder_that_is_a_file(self, run: Run, record: Path) -> None:
        refused(run("simulate", "forest", "--seats", "random", "--games", 1, "--record", record), 2, str(record))
