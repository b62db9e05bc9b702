"""Checks every step of kernels through aircc: `python -m tests.corpora.aircc_steps FOLDER [KERNEL ...]`.

In FOLDER each kernel has a folder whose name is `kNN_NAME_TYPE`, with a file `NN-PASS.mlir` for each stage, those of
other options in `noloop` and `racefix`, which begin after a stage that they share, and those of aie-opt in `aie`, after
the last one. A step is a stage and the one after it; each chain also has its end, the first stage and its last one.
`corpora/npu/aircc-*` holds a part of them, with labels."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from equiv import verify

_KERNEL = re.compile(r"k\d+_(\w+)_\w+")
_FUNCTIONS = re.compile(r"func\.func @(\w+)\(|aie\.runtime_sequence @(\w+)\(")
_DEVICE = re.compile(r"aie\.device\(\w+\) @(\w+)")
_PLACES = re.compile(r"(?:/|%|@)[\w/.:-]+|\b\w*lock\w*\b|\(\d+(?:, \d+)*\)|\d+")
_SECONDS = 60


class Step(NamedTuple):
    """A step, or the end, of one of a kernel's chains."""

    kernel: str
    chain: str
    name: str
    source: Path
    target: Path


def steps(folder: Path) -> Iterator[Step]:
    """Those of one kernel."""
    stages = _stages(folder)
    chains = {"": stages, "aie": [stages[-1], *_stages(folder / "aie")]}
    for option in ("noloop", "racefix"):
        if found := _stages(folder / option):
            before = [stage for stage in stages if _number(stage) == _number(found[0]) - 1]
            chains[option] = [*before, *found]
    for chain, files in chains.items():
        for source, target in pairwise(files):
            yield Step(folder.name, chain, target.stem, source, target)
        yield Step(folder.name, chain, "end", stages[0], files[-1])


def _stages(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9]*.mlir"))


def _number(stage: Path) -> int:
    return int(stage.name[:2])


def function_of(stage: Path) -> str:
    """The kernel, or the runtime sequence of its device, as `equiv` names it."""
    text = stage.read_text(encoding="utf-8")
    functions = [name or sequence for name, sequence in _FUNCTIONS.findall(text)]
    device = _DEVICE.search(text)
    prefix = f"{device[1]}::" if device is not None and "aie.runtime_sequence" in text else ""
    return prefix + functions[-1]


def outcome(step: Step) -> str:
    """The verdict, and the cause where a step is open."""
    names = {"source_function": function_of(step.source), "target_function": function_of(step.target)}
    verdict = verify(step.source, step.target, **names, seed=1, timeout=_SECONDS, explain=False)
    if verdict.verdict != "unknown":
        return verdict.verdict
    reason = verdict.reasons[0]
    return f"open: {reason.kind}: {' '.join(_PLACES.sub('', reason.message).split())[:90]}"


def main() -> int:
    folder, *kernels = sys.argv[1:]
    counts: Counter[str] = Counter()
    for each in sorted(Path(folder).iterdir()):
        if _KERNEL.fullmatch(each.name) and (not kernels or each.name in kernels):
            for step in steps(each):
                found = outcome(step)
                counts[found] += 1
                print(f"{step.kernel} {step.chain or 'base'} {step.name}: {found}", flush=True)
    for what, count in counts.most_common():
        print(f"{count} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
