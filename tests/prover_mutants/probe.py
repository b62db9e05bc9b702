"""The verdicts on a set of pairs, written as JSON: what a mutant that no test noticed is judged by.

The module of the mutant must not be imported before `plugin` is."""

# isort: skip_file
from __future__ import annotations

from tests.prover_mutants import plugin

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from equiv import verify
from equiv.corpus.manifests import read_corpus
from equiv.verdict import Verdict
from tests import ROOT
from tests.pairs.files import pairs

_FOLDERS = "loops", "gpu/matmul", "gpu/cuda", "fpga/handshake", "npu/air-add"
_EVERY = 23  # of the pairs in them

assert plugin.VARIABLE


def _checks() -> dict[str, Callable[[], Verdict]]:
    checks: dict[str, Callable[[], Verdict]] = {each.name: each.check for each in pairs()}
    of_corpora = [pair for folder in _FOLDERS for pair in read_corpus(ROOT / "corpora" / folder)]
    for pair in of_corpora[::_EVERY]:
        names = {"source_function": pair.function, "target_function": pair.target_function}
        options = {"sizes": dict(pair.sizes), "assume": pair.assume, "accept": (pair.level,)}
        checks[pair.full_name] = partial(verify, pair.source, pair.target, **names, **options, seed=7)
    return checks


def _outcome(check: Callable[[], Verdict]) -> str:
    try:
        verdict = check()
    except Exception as problem:
        return type(problem).__name__
    return f"{verdict.verdict} {verdict.level} {verdict.scope} {[str(each.kind) for each in verdict.reasons]}"


def main() -> None:
    outcomes = {name: _outcome(check) for name, check in _checks().items()}
    Path(sys.argv[1]).write_text(json.dumps(outcomes, indent=1), "utf-8")


if __name__ == "__main__":
    main()
