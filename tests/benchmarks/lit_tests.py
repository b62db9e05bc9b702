"""What `equiv opt` adds to a lit test tree."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.benchmarks.measurement import Measurement, Missing, once, row
from tests.lit.campaign import run_campaign
from tests.lit.sources import cache_folder, mlir_tests

_VERSION = "22"
_EVERY = 6


@row("lit")
def lit() -> list[Measurement]:
    """Needs Debian's mlir-22-tools and llvm-22-tools."""
    llvm = Path(f"/usr/lib/llvm-{_VERSION}")
    if not (llvm / "bin" / "mlir-opt").exists() or not (llvm / "bin" / "lit").exists():
        raise Missing(f"mlir-opt and lit of LLVM {_VERSION} are not here")
    tests = mlir_tests(_VERSION, cache_folder())
    files = [str(file.relative_to(tests)) for file in sorted((tests / "Dialect" / "SCF").rglob("*.mlir"))[::_EVERY]]
    counts = []
    with tempfile.TemporaryDirectory() as folder:
        options = ("--fail-on", "nothing", "--database", f"{folder}/results.sqlite")
        for _ in range(2):
            counts.append(run_campaign(tests, files, Path(folder, "run"), llvm, options=options))
            assert not counts[-1].changed, counts[-1].changed
    first, again = counts
    more = (first.processor_wrapped - first.processor_alone) / first.tests
    return [
        once(f"{first.tests} lit tests of SCF through equiv opt", first.ratio, "x the tests alone"),
        once("the same, for each test", more, "s more of a processor"),
        once("the same tests again, with what is kept", again.ratio, "x the tests alone"),
    ]
