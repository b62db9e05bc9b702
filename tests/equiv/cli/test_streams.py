"""Streams and reports that cannot be written: a message, and the verdict's own exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.equiv.report.specimens import SOURCE, TARGET

EQUIV = f"{sys.executable} -m equiv"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, target in (("good", SOURCE), ("bad", TARGET)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.src.mlir").write_text(SOURCE, "utf-8")
        (tmp_path / name / "a.tgt.mlir").write_text(target, "utf-8")
    return tmp_path


def ended(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    command = ["bash", "-o", "pipefail", "-c", script.replace("equiv ", f"{EQUIV} ", 1)]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=90)


CHECKS = {
    "equiv check {0}/a.src.mlir {0}/a.tgt.mlir": {"good": 0, "bad": 1},
    "equiv check {0}/a.src.mlir {0}/a.tgt.mlir --json -": {"good": 0, "bad": 1},
    "equiv check {0}/a.src.mlir {0}/missing.mlir": {"good": 2},
    "equiv batch --jobs 1 {0}": {"good": 0, "bad": 1},
    "equiv batch --jobs 1 {0}/missing": {"good": 2},
}
WHERE = [
    "> /dev/full",
    ">&-",
    "2> /dev/full",
    "2>&-",
    "> /dev/full 2>&1",
    ">&- 2>&-",
    "< /dev/null >&- 2>&- <&-",
    "| true",
]


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("command", CHECKS)
def test_the_exit_code_is_that_of_the_verdict(folder: Path, command: str, where: str) -> None:
    for name, code in CHECKS[command].items():
        done = ended(folder, f"{command.format(name)} {where}")
        assert done.returncode == code
        assert "Traceback" not in done.stdout + done.stderr
        if where == "> /dev/full" and code < 2:
            assert "cannot write to the standard output: No space left on device" in done.stderr


@pytest.mark.parametrize(
    "command",
    [
        "equiv check {0}/a.src.mlir {0}/a.tgt.mlir --json no/such/folder/x.json",
        "equiv check {0}/a.src.mlir {0}/a.tgt.mlir --json /dev/full",
        "ulimit -f 0; equiv check {0}/a.src.mlir {0}/a.tgt.mlir --json x.json",
        "equiv batch --jobs 1 {0} --report html=no/such/folder/x.html",
        "equiv batch --jobs 1 {0} --report junit=no/such/x.xml --report sarif=/dev/full",
    ],
)
def test_a_report_that_cannot_be_written(folder: Path, command: str) -> None:
    bad = ended(folder, command.format("bad"))
    assert bad.returncode == 1 and "cannot write" in bad.stderr and "Traceback" not in bad.stderr
    # That all is well is not said where what says it is missing.
    assert ended(folder, command.format("good")).returncode == 2
