"""What sizes are taken to be below, where numbers of few bits would wrap around."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import ROOT
from tests.pairs.files import FOLDER

_WRAPS = FOLDER / "sizes" / "wraps"


@pytest.mark.parametrize(
    ("name", "below"),
    [("a-linear-index-in-32-bits", 15), ("an-offset-in-bytes-in-32-bits", 28)],
)
def test_the_verdict_says_what_sizes_are_taken_to_be_below(name: str, below: int) -> None:
    # In a process of its own: what z3 finds within its limits depends on what the process has asked it before.
    path = str(_WRAPS / f"{name}.mlir")
    code = "import sys; from pathlib import Path; from tests.pairs.files import Pair\n"
    code += "verdict = Pair.read(Path(sys.argv[1])).check(); print(verdict.proven, *verdict.assumptions, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", code, path], cwd=ROOT, capture_output=True, text=True, check=True)
    proven, *assumptions = run.stdout.splitlines()
    assert proven == "True" and f"all sizes are below 2^{below}" in assumptions
