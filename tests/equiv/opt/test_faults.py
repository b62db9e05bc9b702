"""What goes wrong in a check or in the run that shows the passes never reaches the tool's own run."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.equiv.opt.conftest import Tool
from tests.equiv.opt.test_wrapper import SUM, SWAP


def kinds(tool: Tool) -> list[tuple[str, str]]:
    """The outcome and the kind of its reason, for each record."""
    return [(each["outcome"], each["verdict"]["reasons"][0]["kind"]) for each in tool.records().values()]


@pytest.fixture
def bindings(tool: Tool, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The `ir` module of a package of bindings that misbehaves; to be written by the test."""
    package = tool.folder / "broken_bindings"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tool.folder))
    (tool.folder / "sum.mlir").write_text(SUM)
    return package / "ir.py"


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("import os; os.abort()", "crash"),
        ("import os; os._exit(0)", "crash"),
        ("import sys; sys.exit(7)", "crash"),
        ("import time; time.sleep(60)", "limit-time"),
        ("x = 'x' * (1 << 45)", "crash"),
        ("import torch_mlir.no_such_thing", "input"),
    ],
)
def test_a_check_that_dies_hangs_or_grows(tool: Tool, bindings: Path, code: str, kind: str) -> None:
    bindings.write_text(code + "\n")
    started = time.monotonic()
    # Only what never ends has to run out of time, on a busy machine too.
    seconds = "2" if kind == "limit-time" else "100"
    tool.same("sum.mlir", f"--passes={SWAP}", options=("--bindings", "broken_bindings", "--total-timeout", seconds))
    assert kinds(tool) == [("unknown", kind)]
    assert time.monotonic() - started < 55  # the check that sleeps would go on for a minute


def test_the_checks_go_on_behind_one_that_dies(tool: Tool, bindings: Path) -> None:
    """The bindings die the first time that they are used, and work afterwards."""
    bindings.write_text(
        "import os, pathlib\nmark = pathlib.Path(__file__).with_name('mark')\n"
        "if not mark.exists():\n    mark.touch()\n    os.abort()\nfrom torch_mlir.ir import *\n"
    )
    tool.same("sum.mlir", f"--passes={SWAP};name:%0=>%sum", options=("--bindings", "broken_bindings"))
    tool.same("sum.mlir", f"--passes={SWAP};wide:i32=>i64", options=("--bindings", "broken_bindings"))
    assert sorted(record["outcome"] for record in tool.records().values()) == ["equivalent", "unknown", "unknown"]


def test_a_tool_that_hangs_when_it_is_watched(tool: Tool) -> None:
    (tool.folder / "sum.mlir").write_text(SUM)
    passes = f"--passes={SWAP};hang-when-watched"
    started = time.monotonic()
    tool.same("sum.mlir", passes, options=("--tool-timeout", "1"))
    assert time.monotonic() - started < 30
    # What was seen until then is checked all the same.
    assert tool.outcomes() == {"swap f": "equivalent", "capture": "unknown"}


def test_a_disk_that_is_full(tool: Tool) -> None:
    """As with a file size limit, that a write fails is all that can be seen of it."""
    (tool.folder / "sum.mlir").write_text(SUM)
    alone = tool.alone("sum.mlir", f"--passes={SWAP}")
    command = [sys.executable, "-m", "equiv", "opt", "--report-dir", str(tool.reports), tool.command, "sum.mlir"]
    ended = subprocess.run(
        [*command, f"--passes={SWAP}"],
        capture_output=True,
        cwd=tool.folder,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700)),
    )
    assert (ended.returncode, ended.stdout) == (alone.code, alone.output)
    assert b"the passes could not be checked" in ended.stderr
