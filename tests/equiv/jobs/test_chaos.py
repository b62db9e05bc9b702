"""A batch at -j8 whose workers are killed, and whose disk is full: the exit code is that of the verdicts."""

from __future__ import annotations

import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SUM = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n"
SWAPPED = SUM.replace("%a, %b", "%b, %a")
WRONG = SUM.replace("addi", "subi")


def _pairs(folder: Path, targets: list[str]) -> None:
    folder.mkdir()
    for number, target in enumerate(targets):
        (folder / f"{number:02}.src.mlir").write_text(SUM)
        (folder / f"{number:02}.tgt.mlir").write_text(target)


def _workers(parent: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError, IndexError):
            if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(entry.name))
    return found


def _batch(folder: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "equiv", "batch", str(folder), "-j8", "--no-cache", "--timeout", "20", *options]


@pytest.mark.parametrize(("last", "codes"), [(WRONG, {1}), (SWAPPED, {0, 3})], ids=["wrong", "right"])
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSEGV])
def test_workers_that_are_killed(tmp_path: Path, last: str, codes: set[int], blow: signal.Signals) -> None:
    """Kills never make a difference of a pair, nor a pass of one that was not checked."""
    _pairs(tmp_path / "pairs", [SWAPPED] * 60 + [last])
    draw = random.Random(7)
    database = tmp_path / "results.sqlite"
    command = _batch(tmp_path / "pairs", "--database", str(database))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not any(b"bitwise" in each.read_bytes() for each in tmp_path.glob("results.sqlite*")):
            assert process.poll() is None
            time.sleep(0.02)
        # Workers are ready now, and in the middle of pairs.
        kills = 0
        for _ in range(4):
            if process.poll() is None and (workers := _workers(process.pid)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(draw.choice(workers), blow)
                    kills += 1
            time.sleep(0.05)
        said, errors = process.communicate(timeout=200)
    assert kills
    if process.returncode == 2:
        # Workers that were killed before they were ready, twice in a row, end a batch: no verdict is missing unsaid.
        assert "cannot start" in errors
        return
    assert "61 checked" in said, said + errors
    # The pair that differs may have lost two workers.
    assert process.returncode in codes or (process.returncode == 3 and "died" in said), said


@pytest.mark.parametrize(("last", "code"), [(WRONG, 1), (SWAPPED, 0)], ids=["wrong", "right"])
def test_a_full_disk(tmp_path: Path, last: str, code: int) -> None:
    """Nothing can be written, neither results nor what workers say of errors: the verdicts are the same."""
    _pairs(tmp_path / "pairs", [SWAPPED] * 3 + [last])
    done = subprocess.run(
        _batch(tmp_path / "pairs", "--database", str(tmp_path / "results.sqlite")),
        capture_output=True,
        text=True,
        timeout=200,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "4 checked" in done.stdout
    assert "not kept" in done.stderr
    assert "Traceback" not in done.stderr


def test_no_report_of_an_earlier_run_is_left(tmp_path: Path) -> None:
    """A batch that is ended before it writes its report leaves none that says what another one found."""
    report = tmp_path / "report.xml"
    _pairs(tmp_path / "pairs", [SWAPPED])
    command = [*_batch(tmp_path / "pairs"), "--report", f"junit={report}"]
    assert subprocess.run(command, capture_output=True, timeout=200).returncode == 0
    assert report.exists()
    slow = [*command, "--no-cache", "--bindings", "tests.equiv.jobs.sleeper"]
    with subprocess.Popen(slow, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while report.exists():
            assert process.poll() is None
            time.sleep(0.02)
        process.kill()
    assert not report.exists()
