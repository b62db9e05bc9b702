"""Confirms labels: `python -m tests.simulation FAMILY...`, families by their folders in corpora/ (`gpu/*`)."""

from __future__ import annotations

import argparse
import fnmatch
import sys
import time
from collections import Counter

from equiv.corpus.manifests import read_corpus
from tests import ROOT
from tests.simulation.labels import disagreement


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="+", metavar="FAMILY")
    parser.add_argument("--right", type=int, default=4, help="schedules and inputs for pairs that are equivalent")
    parser.add_argument("--wrong", type=int, default=32, help="at most as many for pairs that are different")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for pair in read_corpus(ROOT / "corpora"):
        name = f"{pair.source.parent.relative_to(ROOT / 'corpora')}"
        if pair.expected == "unknown" or not any(fnmatch.fnmatch(name, each) for each in given.families):
            continue
        began = time.perf_counter()
        try:
            problem = disagreement(pair, range(given.right), range(given.wrong))
        except (NotImplementedError, AssertionError) as missing:
            problem = f"not simulated: {missing!r}"
        counts["confirmed" if problem is None else "not confirmed"] += 1
        if problem is not None:
            print(f"{name}/{pair.name}: {problem} ({time.perf_counter() - began:.1f} s)", flush=True)
    print(dict(counts))
    return int(counts["not confirmed"] > 0)


if __name__ == "__main__":
    sys.exit(main())
