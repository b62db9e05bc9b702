"""Worker processes that cannot start, and folders that hold what they must not import."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from equiv.jobs.pairs import from_names
from equiv.jobs.pool import Pool
from equiv.jobs.process import CannotStart
from equiv.jobs.worker import check
from equiv.request.options import Options
from tests.equiv.jobs.programs import write_pairs

OPTIONS = Options(timeout=20, max_memory=1 << 30, seed=1)
COUNT = 4


@pytest.fixture
def pairs(tmp_path: Path) -> Path:
    write_pairs(tmp_path / "pairs", COUNT)
    return tmp_path


def batch(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "equiv", "batch", "--jobs", "2", "--database", "results.sqlite", "pairs"]
    given = {**os.environ, **environment}
    return subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    "code",
    [
        "raise ImportError('the native core is not built')",
        "sys.exit('the native core is not built')",
        "sys.stderr.write('the native core is not built'); sys.stderr.flush(); os.abort()",
        "sys.stderr.write('the native core is not built'); sys.stderr.flush(); os._exit(0)",
    ],
)
def test_a_worker_that_dies_at_start_ends_the_run_with_its_message(pairs: Path, code: str) -> None:
    hook = pairs / "hook"
    hook.mkdir()
    guard = "import os, sys\nif 'equiv.jobs.process' in sys.orig_argv:\n    "
    (hook / "sitecustomize.py").write_text(guard + code.replace("; ", "\n    ") + "\n")
    if code.startswith("raise"):  # python goes on after an error there
        (hook / "sitecustomize.py").write_text(guard + "sys.modules['interp'] = None\n")
    started = time.monotonic()
    ended = batch(pairs, PYTHONPATH=str(hook))
    assert ended.returncode == 2, ended.stdout + ended.stderr
    assert "a worker process cannot start" in ended.stderr and "Traceback (most recent" not in ended.stdout
    assert "native core" in ended.stderr or "interp" in ended.stderr
    assert time.monotonic() - started < 30


def test_a_worker_that_cannot_be_started_at_all(pairs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(pairs / "no-python"))
    with pytest.raises(CannotStart, match="cannot be started"), Pool(2) as pool:
        list(pool.run(from_names(pairs / "pairs", OPTIONS)))


def test_one_start_that_fails_costs_no_verdict(pairs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the system was short of memory for a moment."""
    script = pairs / "python"
    script.write_text(f'#!/bin/sh\nmkdir "{pairs}/once" 2>/dev/null && kill -9 $$\nexec "{sys.executable}" "$@"\n')
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))
    with Pool(1) as pool:
        outcomes = [records[0].outcome for _, records in pool.run(from_names(pairs / "pairs", OPTIONS))]
    assert outcomes == ["equivalent"] * COUNT


@pytest.mark.parametrize("hostile", ["equiv", "frontends", "interp", "multiprocessing", "json", "torch_mlir", "numpy"])
def test_nothing_is_imported_from_the_folder_of_the_programs(pairs: Path, hostile: str) -> None:
    """As in a clone of this repository, where `equiv` is a folder without a native core."""
    if hostile in ("json", "multiprocessing"):
        (pairs / f"{hostile}.py").write_text("open('imported', 'w')\nraise SystemExit(7)\n")
    else:
        (pairs / hostile).mkdir()
        (pairs / hostile / "__init__.py").write_text("open('imported', 'w')\nraise ImportError('no core')\n")
    # As the command that an installation puts into the PATH.
    script = pairs.parent / f"{pairs.name}-equiv"
    script.write_text("import sys\nfrom equiv.cli import main\nsys.exit(main())\n")
    command = [sys.executable, str(script), "batch", "--jobs", "2", "--database", "results.sqlite", "pairs"]
    ended = subprocess.run(command, cwd=pairs, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
    assert f"{COUNT} checked: {COUNT} equivalent" in ended.stdout
    assert not (pairs / "imported").exists()


def test_workers_end_with_who_started_them(pairs: Path) -> None:
    command = [sys.executable, "-m", "equiv", "batch", "--jobs", "2", "--no-cache", "pairs"]
    process = subprocess.Popen(command, cwd=pairs, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    deadline = time.monotonic() + 30
    workers: list[str] = []
    while not workers and time.monotonic() < deadline and process.poll() is None:
        workers = children.read_text().split()
        time.sleep(0.02)
    assert workers
    process.kill()
    process.wait()
    while any(Path(f"/proc/{worker}/cwd").exists() for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{worker}/cwd").exists() for worker in workers)


def test_a_check_leaves_nothing_for_the_collector_of_cycles(pairs: Path) -> None:
    first, second, *_ = from_names(pairs / "pairs", OPTIONS)
    check(first.to_json())  # which imports what is needed
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        assert '"outcome": "equivalent"' in check(second.to_json())
        gc.collect()
        left = {f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not {each for each in left if each.split(".")[0] in ("equiv", "frontends", "interp")}
