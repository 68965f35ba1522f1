"""The draft of a release: it holds what was built and says what was not."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml

from assets.desktop import draft, pack

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def workflow() -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")))


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The artifacts of every system, as downloaded; the working directory is beside them."""
    monkeypatch.chdir(tmp_path)
    for system in draft.SYSTEMS:
        (tmp_path / "packed" / system).mkdir(parents=True)
        (tmp_path / "packed" / system / f"biotope-{system}.zip").write_text(system, encoding="utf-8")
    return tmp_path / "packed"


def run(monkeypatch: pytest.MonkeyPatch, checks: str = "success") -> tuple[str, str]:
    """The title and the notes of the draft."""
    monkeypatch.setattr("sys.argv", ["draft.py", "--packed", "packed", "--to", "release", "--checks", checks])
    draft.main()
    return Path("title.txt").read_text(encoding="utf-8"), Path("notes.md").read_text(encoding="utf-8")


def test_a_complete_release_is_not_marked(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch) == (f"Biotope {pack.version()}", "")
    assert len(list(Path("release").iterdir())) == len(draft.SYSTEMS) + 1
    for line in (Path("release") / draft.SUMS).read_text(encoding="utf-8").splitlines():
        digest, name = line.split("  ")
        assert sha256((Path("release") / name).read_bytes()).hexdigest() == digest


@pytest.mark.parametrize("lost", draft.SYSTEMS)
def test_without_one_system_the_others_are_drafted_and_marked(
    lost: str, packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (packed / lost / f"biotope-{lost}.zip").unlink()
    title, notes = run(monkeypatch)
    assert title.endswith("(incomplete)")
    assert f"Not built: {lost}." in notes
    names = {file.name for file in Path("release").iterdir()}
    assert names == {draft.SUMS, *(f"biotope-{system}.zip" for system in draft.SYSTEMS if system != lost)}


def test_a_draft_of_what_failed_its_checks_is_marked(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title, notes = run(monkeypatch, checks="failure")
    assert title.endswith("(incomplete)")
    assert "The checks did not pass (failure)." in notes


def test_without_any_system_there_is_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="nothing to draft"):
        run(monkeypatch)


def test_the_workflow_builds_the_systems_that_the_draft_expects(workflow: dict[str, Any]) -> None:
    matrix = workflow["jobs"]["build"]["strategy"]
    assert tuple(entry["system"] for entry in matrix["matrix"]["include"]) == draft.SYSTEMS
    assert matrix["fail-fast"] is False
    assert "!cancelled()" in workflow["jobs"]["draft"]["if"]


def test_every_action_is_pinned_to_a_commit() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    uses = [line.partition("uses: ")[2] for line in text.splitlines() if "uses: " in line]
    assert uses
    for action in uses:
        reference, _, comment = action.partition(" # ")
        assert len(reference.partition("@")[2]) == 40, action
        assert comment.startswith("v") and comment.count(".") == 2, action
