"""The tests that `.ci/windows` runs under Wine exist: a renamed file is found here, not minutes into that run."""

import re
import subprocess
from pathlib import Path

from tests.support.system import needs_shell

REPOSITORY = Path(__file__).parents[1]


@needs_shell
def test_every_selected_path_is_there() -> None:
    script = (REPOSITORY / ".ci" / "windows").read_text(encoding="utf-8")
    (block,) = re.findall(r"^TESTS=\(\n(.*?)^\)", script, re.MULTILINE | re.DOTALL)
    words = " ".join(block.split())
    printed = subprocess.run(
        ["bash", "-c", f"printf '%s\\n' {words}"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    paths = printed.stdout.split()
    assert len(paths) > 10
    assert [path for path in paths if not (REPOSITORY / path).exists()] == []
