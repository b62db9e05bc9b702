"""The Python API: what it exports, that it is typed, and that threads can share it."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import equiv
from tests import ROOT

FAMILIES = ("gemm", "fdtd-2d", "atax")
LOOPS = ROOT / "corpora" / "loops"


def test_every_name_that_is_exported_is_there_and_documented() -> None:
    for name in equiv.__all__:
        assert getattr(equiv, name).__doc__, name


def test_the_package_says_that_it_is_typed() -> None:
    assert Path(equiv.__file__).with_name("py.typed").exists()


def test_users_are_type_checked(tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text(
        "import equiv\n"
        "verdict: equiv.Verdict = equiv.verify('a.mlir', 'b.mlir', sizes={'n': [4, 8]}, accept=('real',))\n"
        "code: int = verdict.exit_code\n"
        "wrong: int = verdict.verdict\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", str(tmp_path / "use.py")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, cwd=LOOPS.parents[1])
    errors = [line.split(":", 1)[1] for line in checked.stdout.splitlines() if "use.py" in line and "error" in line]
    assert len(errors) == 1, checked.stdout + checked.stderr
    assert errors[0].startswith('4: error: Incompatible types in assignment (expression has type "str"')


def test_threads_get_the_verdicts_that_one_thread_gets() -> None:
    pairs = []
    for family in FAMILIES:
        sources = sorted(path for path in (LOOPS / family).glob("*.mlir") if path.name.count(".") == 1)
        pairs += [(sources[0], target) for target in sorted((LOOPS / family).glob(f"{sources[0].stem}.*.mlir"))][:4]
    assert len(pairs) >= 12

    def checked(pair: tuple[Path, Path]) -> tuple[str, str | None, int, object]:
        verdict = equiv.verify(*pair, seed=1, timeout=60)
        cell = verdict.witness.cell if verdict.witness else None
        # How far the search for a witness went before its time was up is a matter of the machine's load.
        operations = verdict.stats.source_operations if verdict.verdict == "equivalent" else None
        return verdict.verdict, verdict.level, operations, cell

    alone = [checked(pair) for pair in pairs]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(checked, pairs * 2))
    assert together == alone * 2
    assert {verdict for verdict, *_ in alone} >= {"equivalent"}
