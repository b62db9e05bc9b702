"""Runs programs in the machine and in the reference interpreter: `python -m tests.interp.reference_campaign`.

Every function of every program under `--corpus`, and random modules by seed. What one of both declines is counted with
its reason; where they differ it says how, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from equiv.request.sources import load
from frontends.errors import InputProblem, Unsupported
from interp import ir
from tests import ROOT
from tests.interp.reference_comparison import Outcome, compare
from tests.interp.runnable_modules import RunnableGenerator

CORPORA = ROOT / "corpora"


def functions_of(path: Path) -> Iterator[tuple[str, ir.Module]]:
    """Every function of a file that becomes affine IR."""
    try:
        source = load(str(path))
    except InputProblem:
        return
    for name, function in source.functions.items():
        if function.defined:
            try:
                yield name, source.lower(name)
            except (InputProblem, Unsupported):
                continue


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, default=CORPORA / "loops", help="the folder of the programs")
    parser.add_argument("--seeds", type=int, default=1, help="how many inputs each program is run on")
    parser.add_argument("--random", type=int, default=2000, help="how many random modules are run")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first random module")
    given = parser.parse_args()
    sys.setrecursionlimit(20_000)
    outcomes: Counter[Outcome] = Counter()
    declined: Counter[str] = Counter()

    def note(what: str, module: ir.Module, entry: str, seed: int) -> None:
        compared = compare(module, entry, random.Random(seed), operations=2_000_000)
        outcomes[compared.outcome] += 1
        if compared.outcome is Outcome.DIFFER:
            print(f"{what}: {compared.detail}", flush=True)
        if compared.outcome is Outcome.DECLINED:
            declined[compared.detail] += 1

    for path in sorted(given.corpus.rglob("*.mlir")):
        for name, module in functions_of(path):
            for seed in range(given.seeds):
                note(f"{path} @{name} with seed {seed}", module, name, seed)
    for seed in range(given.first, given.first + given.random):
        note(f"random module {seed}", RunnableGenerator(random.Random(seed)).build(), "main", seed)
    print(", ".join(f"{count} {outcome.name.lower()}" for outcome, count in outcomes.items()))
    for reason, count in declined.most_common():
        print(f"  {count} declined: {reason}")
    return 1 if outcomes[Outcome.DIFFER] else 0


if __name__ == "__main__":
    sys.exit(main())
