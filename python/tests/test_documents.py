"""What the documents promise: their code runs, and so does the example."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_code_of_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "python.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 6
    names: dict = {}
    # One after the other, as a reader types them: later ones stand on earlier ones.
    for number, block in enumerate(blocks):
        code = compile(block, f"docs/python.md, block {number + 1}", "exec")
        exec(code, names)  # noqa: S102
    assert names["state"].move_number() > 0
    assert capsys.readouterr().out.count("\n") >= 4


@pytest.mark.parametrize("game", ["new-york", "london"])
def test_the_example_learns_and_draws(game: str, tmp_path: Path) -> None:
    plot = tmp_path / "winning.png"
    words = ["--game", game, "--games", "20", "--matches", "2", "--out", str(plot)]
    done = subprocess.run(
        [sys.executable, "-B", str(ROOT / "examples" / "train.py"), *words],
        cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"right about \d+% of new moments", done.stdout), done.stdout
    assert "of 2 games against random" in done.stdout
    assert plot.read_bytes().startswith(b"\x89PNG")
