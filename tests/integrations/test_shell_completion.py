"""Shell completion: what the README tells to source works, and completes commands and options."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EQUIV = Path(sys.executable).with_name("equiv")
pytestmark = pytest.mark.skipif(not EQUIV.exists(), reason="the command equiv is not installed beside this Python")


def _complete(shell: str, **words: str) -> str:
    environment = {**os.environ, "_EQUIV_COMPLETE": shell, **words}
    return subprocess.run([EQUIV], env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("words", "at", "expected"),
    [
        ("equiv re", "1", {"report", "reduce"}),
        ("equiv check --acc", "2", {"--accept"}),
        ("equiv report --fail-on un", "3", {"unknown"}),
    ],
)
def test_bash_completes(words: str, at: str, expected: set[str]) -> None:
    lines = _complete("bash_complete", COMP_WORDS=words, COMP_CWORD=at).splitlines()
    assert {line.partition(",")[2] for line in lines} == expected


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_to_source(shell: str) -> None:
    script = _complete(f"{shell}_source")
    assert "_EQUIV_COMPLETE" in script
    if shell == "bash":
        subprocess.run(["bash", "-n"], input=script, text=True, check=True)
