"""What the Forest says of itself outside its table."""

from functools import partial

from game.core.session import Session
from game.games.registry import GAMES
from game.ui.presentation.presentation import presentation
from game.ui.scenes.setup_nodes import Company

FOREST = GAMES["forest"]


def test_the_rival_must_be_beaten_by_30_50_or_70() -> None:
    """Forest, section 1.4: the margins of the solo challenge, lowest first."""
    rival = presentation(FOREST).rival
    assert (rival.name, rival.margins({})) == (
        "Benedikt",
        ((30, "notable"), (50, "remarkable"), (70, "legendary")),
    )


def test_the_leads_of_the_solo_challenge_have_their_sign_wherever_they_are_listed() -> None:
    company = Company(("", ""), presentation(FOREST).rival, {}, 0, 0, 300, 200)
    assert [margin for margin, _ in company.margins] == ["+30", "+50", "+70"]
    assert [medal.task for medal in presentation(FOREST).path().medals] == [
        "solo, lead +30",
        "solo, lead +50",
        "solo, lead +70",
    ]
    assert "+30, +50 and +70" in presentation(FOREST).daily({}).aim


def test_one_two_and_more_players_hear_what_is_special_with_them() -> None:
    company = partial(presentation(FOREST).company, {})
    assert "Benedikt" in company(1)[1]
    assert "neutral pile" in company(2)[1]
    assert company(3) == company(6) != company(2)


def test_progress_is_told_in_rounds_and_turns_and_alone_in_turns_only() -> None:
    progress = presentation(FOREST).progress
    assert progress(Session.new(FOREST, ("Ana", "Ben")).view(None)) == "round 1, turn 1 of 10"
    alone = Session.new(FOREST, ("Ana",))
    assert progress(alone.view(None)) == "turn 1 of 20"
