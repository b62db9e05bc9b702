"""Follows kernels of `corpora/loops` through the CPU lowering: `python -m tests.corpora.lowering [FILE...]`.

Every stage is compared with the one before it and with the first; what is not proven is printed, with the reason."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

from equiv.verification import verify_all
from frontends.errors import InputProblem
from frontends.mlir import load
from tests import ROOT
from tests.equiv.lowered import stages

LOOPS = ROOT / "corpora" / "loops"


def kernels() -> list[Path]:
    """The kernels as they are before any pass."""
    return [each for each in sorted(LOOPS.glob("*/*.mlir")) if each.name.count(".") == 1]


def main() -> None:
    counts: Counter[str] = Counter()
    started = time.perf_counter()
    slowest = (0.0, "")
    for path in [Path(each) for each in sys.argv[1:]] or kernels():
        found = stages(path.read_text(encoding="utf-8"))
        for at in range(1, len(found)):
            for before in sorted({0, at - 1}):
                what = f"{path.parent.name}/{path.stem}: {found[before][0]} -> {found[at][0]}"
                began = time.perf_counter()
                sides = [load(text, file_name=name) for name, text in (found[before], found[at])]
                results = verify_all(*sides)
                slowest = max(slowest, (time.perf_counter() - began, what))
                counts.update(verdict.verdict for verdict in results.verdicts)
                counts.update("not compared" for _ in results.problems)
                problems: list[InputProblem | str] = list(results.problems)
                for verdict in results.verdicts:
                    problems += [reason.message for reason in verdict.reasons]
                    problems += [verdict.verdict] * (verdict.verdict == "different")
                for each in problems:
                    print(f"{what}: {each}", flush=True)
    pairs, seconds = sum(counts.values()), time.perf_counter() - started
    print(f"{pairs} pairs in {seconds:.0f} s, {pairs / seconds:.1f} a second: {dict(counts)}")
    print(f"slowest: {slowest[1]}, {slowest[0]:.1f} s")


if __name__ == "__main__":
    main()
