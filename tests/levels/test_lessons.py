from pathlib import Path

import pytest

from game.levels.lessons import MOST_WORDS, LessonError, load_lesson, taught

HEAD = 'minutes = 6\ndeal = 7\nplayers = 3\nlevel = "random"\nthen = "Well done."\n'
STEP = '[[step]]\nturn = 1\nsay = "Look at this."\n'


def write(folder: Path, text: str) -> Path:
    (folder / "moss.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_lesson_may_state_its_cards(tmp_path: Path) -> None:
    assert load_lesson("moss", write(tmp_path, HEAD + "[cards]\nfirst = 0\n" + STEP)).cards == {"first": 0}
    assert load_lesson("moss", write(tmp_path, HEAD + STEP)).cards == {}


def test_a_lesson_is_read_from_its_file(tmp_path: Path) -> None:
    step = STEP + 'when = { phase = "pick", hand = ["bee"] }\nlit = ["hand:bee"]\ndo = ["0 pick bee, 0 place 0,0"]\n'
    lesson = load_lesson("moss", write(tmp_path, HEAD + step))
    assert (lesson.game, lesson.deal, lesson.players, lesson.level) == ("moss", 7, 3, "random")
    assert lesson.sentences == ("Look at this.", "Well done.")
    assert lesson.steps[0].when == {"phase": "pick", "hand": ("bee",)}
    assert lesson.steps[0].do == (("0 pick bee", "0 place 0,0"),)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("minutes = ", "cannot be read"),
        (HEAD, "it has no step"),
        (HEAD.replace("deal = 7", ""), "'deal' is missing"),
        (HEAD.replace("deal = 7", 'deal = "7"') + STEP, "“deal” cannot be '7'"),
        (HEAD + "cards = 3\n" + STEP, "“cards” cannot be 3"),
        (HEAD + "moss = 1\n" + STEP, "it has no place for moss"),
        (HEAD + STEP + "moss = 1\n", "step 1 has no place for moss"),
        (HEAD + STEP.replace("turn = 1\n", ""), "step 1 has no 'turn'"),
        (HEAD + STEP + "lit = [3]\n", "[3] is no list of texts"),
        (HEAD + STEP + "when = { hand = [3] }\n", "[3] is no list of texts"),
        (HEAD + STEP + 'unless = "moss"\ndo = ["0 keep"]\n', "step 1 asks for an action and cannot be left out"),
        (HEAD + STEP + 'watch = true\ndo = ["0 keep"]\n', "step 1 asks for an action while others act"),
        (HEAD + STEP.replace("turn = 1", "turn = 2") + STEP, "not in the order of their turns"),
        (HEAD + STEP.replace("Look", "Look " * MOST_WORDS), "step 1 must say something in at most 20 words"),
        (HEAD + STEP.replace("Look at this.", ""), "step 1 must say something in at most 20 words"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(LessonError) as refused:
        load_lesson("moss", write(tmp_path, text))
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"^The lesson .* is missing\.$"):
        load_lesson("moss", tmp_path)


def test_who_has_learned_another_game_is_not_told_the_same_again(tmp_path: Path) -> None:
    lesson = load_lesson("moss", write(tmp_path, HEAD + STEP + 'unless = "fern"\n' + STEP))
    assert len(lesson.steps_for(lambda game: False)) == 2
    assert len(lesson.steps_for(lambda game: game == "fern")) == 1


@pytest.mark.parametrize("game", taught())
def test_a_lesson_that_is_shipped_has_the_length_of_one(game: str) -> None:
    assert 8 <= len(load_lesson(game).steps) <= 14
