"""Holds the families of `corpora.npu.produce_lowered` against native runs: `python -m tests.corpora.lowered_runs
[FAMILY ...]`. What is expected to be equivalent must compute the same, and what is different must not."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import numpy as np

from corpora.npu.produce_lowered import ROOT, families
from equiv.corpus.manifests import CorpusPair, read_manifest
from tests.corpora.native_form import native_form
from tests.frontends.execution import tensor_disagreements
from tests.oracle import Outcome, run

# Numbers near one, and small whole ones, on which sums are exact in every order.
SEEDS = (0, 3)
EXACT = (3,)


@cache
def _native(path: Path, function: str) -> list[Outcome]:
    return run(native_form(path.read_text()), function, [({}, seed) for seed in SEEDS])


def problems(pair: CorpusPair) -> list[str]:
    """What speaks against the verdict that a pair is expected to get, and where the machine does other than native
    code."""
    if any("dma_start" in path.read_text() for path in (pair.source, pair.target)):
        return _transfers(pair)
    found = []
    sources, targets = _native(pair.source, pair.function), _native(pair.target, pair.target_function)
    alike = True
    for source, target in zip(sources, targets, strict=True):
        if source.status != "finished":
            return [f"{pair.name}: the source {source.status}: {source.message}"]
        if target.status != "finished":
            alike = False
            continue
        for left, right in zip(source.outputs, target.outputs, strict=True):
            alike = alike and bool(np.allclose(left, right, rtol=1e-4, atol=1e-4, equal_nan=True))
    if alike != (pair.expected == "equivalent"):
        found.append(f"{pair.name}: native runs are {'alike' if alike else 'not alike'}")
    if pair.expected == "equivalent":
        text, function = pair.target.read_text(), pair.target_function
        disagreements = tensor_disagreements(text, native_form(text), function, EXACT)
        found += [f"{pair.name}: {each}" for each in disagreements]
    return found


def _transfers(pair: CorpusPair) -> list[str]:
    """The same for DMAs, which native code has not: the machine's run of the target against a native run of the loops
    that the family begins with."""
    loops = (pair.source.parent / "loops.mlir").read_text()
    different = tensor_disagreements(pair.target.read_text(), native_form(loops), "kernel", SEEDS)
    if bool(different) == (pair.expected == "different"):
        return []
    return [f"{pair.name}: {each}" for each in different] or [f"{pair.name}: the machine and native code agree"]


def main() -> int:
    count, failed = 0, 0
    for family in sys.argv[1:] or families():
        for pair in read_manifest(ROOT / family / "manifest.toml"):
            count += 1
            for problem in problems(pair):
                failed += 1
                print(f"{family}: {problem}", flush=True)
    print(f"{count} pairs, {failed} problems")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
