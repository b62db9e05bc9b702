"""Random affine programs and what legal and illegal transformations make of them: no run may deny a proof.

python -m tests.equiv.proving.parametric.fuzz [--seed 0] [--seconds 60] [--pairs N] [--into FOLDER] [--then PASSES]

Each pair that is proven for all sizes is run at all sizes up to 8, and at some up to 40. What was done is kept in
FOLDER by seed: the same command goes on where the last one ended, until there are N pairs, and after the program in
which it ended where a pass crashed. Twenty thousand take hours.
With PASSES, as "lower-affine,flatten-memref", each target has been through these too, before it is edited.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.attempt import Limits
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.solver.linear.logic import Effort
from frontends.errors import InputProblem
from interp.machine import AssemblyError
from tests.equiv.proving.parametric.affine_programs import (
    PASSES,
    edited,
    interchanged,
    program,
    reversed_loop,
    transformed,
)
from tests.equiv.proving.parametric.programs import pair_of
from tests.equiv.proving.parametric.runs import denial

LIMITS = Limits(solver=Effort(300_000), operations=600_000, steps=120, nodes=250)
_ORDERS = {"interchange": interchanged, "reversal": reversed_loop}
_NEAR = range(-1, 9)
_FARTHEST = 40
_ROOM = 20, 84  # extents of arrays that no access leaves, at near sizes and at far ones


@dataclass(frozen=True, slots=True)
class Finding:
    number: int
    source: str
    target: str
    denied: str


@dataclass(slots=True)
class Totals:
    """What came of the programs before number `next`."""

    next: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    runs: int = 0
    findings: list[Finding] = field(default_factory=list)

    @staticmethod
    def read(file: Path) -> Totals:
        if not file.exists():
            return Totals()
        data = json.loads(file.read_text())
        findings = [Finding(**each) for each in data["findings"]]
        return Totals(data["next"], Counter(data["outcomes"]), data["runs"], findings)

    def write(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        data = {
            "next": self.next,
            "outcomes": self.outcomes,
            "runs": self.runs,
            "findings": [asdict(each) for each in self.findings],
        }
        new.write_text(json.dumps(data, indent=1))
        new.replace(file)


def target_of(source: str, draw: random.Random, then: str) -> tuple[str, str] | None:
    """What was done, and the target. All of them have been through the passes `then`."""
    kind = draw.choice(("passes", "passes", "edit", "passes and edit", "passes and edit", "interchange", "reversal"))
    if kind in _ORDERS:
        exchanged = _ORDERS[kind](source, draw)
        made = exchanged if exchanged is None or not then else transformed(exchanged, (then,))
        return None if made is None else (kind, made)
    text = source
    if kind != "edit":
        made = transformed(source, draw.sample(PASSES, draw.choice((1, 1, 2, 3))))
        if made is None:
            return None
        text = made
    if then:
        made = transformed(text, (then,))
        if made is None:
            return None
        text = made
    if kind != "passes":
        changed = edited(text, draw)
        if changed is None:
            return None
        text = changed
    return kind, text


def vectors(draw: random.Random, parameters: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """Sizes: all small ones with room for every access, these with arrays that may be too small, and some large."""
    extents = [each for each in parameters if "_" in each]
    scalars = [each for each in parameters if "_" not in each]
    for n in _NEAR:
        for m in _NEAR:
            sizes = dict(zip(scalars, (n, m), strict=False))
            yield {**dict.fromkeys(extents, _ROOM[0]), **sizes}
            if draw.random() < 0.3:
                yield {**{each: max(0, draw.choice((n, m)) + draw.choice((0, 0, 1))) for each in extents}, **sizes}
    for _ in range(3):
        large = {each: draw.randrange(9, _FARTHEST + 1) for each in scalars}
        yield {**dict.fromkeys(extents, _ROOM[1]), **large}


def attempt(number: int, draw: random.Random, totals: Totals, then: str) -> None:
    source = program(draw)
    if transformed(source, ()) is None:
        totals.outcomes["sources that are not valid"] += 1
        return
    made = target_of(source, draw, then)
    if made is None:
        totals.outcomes["not transformed"] += 1
        return
    kind, target = made
    try:
        pair = pair_of(source, target)
    except (InputProblem, AssemblyError):
        totals.outcomes[f"{kind}: not paired"] += 1
        return
    totals.outcomes["pairs"] += 1
    result = prove_all_sizes(pair, LIMITS, reorders_floats=True)
    match result:
        case Failed():
            totals.outcomes[f"{kind}: open"] += 1
            return
        case NotModelled():
            totals.outcomes[f"{kind}: outside"] += 1
            return
    assert isinstance(result, Proven)
    totals.outcomes[f"{kind}: proven"] += 1
    totals.outcomes["proven"] += 1
    if result.reordered:
        totals.outcomes["proven up to the order of sums"] += 1
    for sizes in vectors(draw, result.programs.parameters):
        totals.runs += 1
        denied = denial(pair, result.programs, result.certificate, sizes)
        if denied is not None:
            totals.findings.append(Finding(number, source, target, denied))
            return


def fuzz(seed: int, seconds: float, most_pairs: int, totals: Totals, then: str = "") -> Iterator[None]:
    """Goes on with totals, which hold what was found so far after each program."""
    started = time.monotonic()
    while totals.outcomes["pairs"] < most_pairs and time.monotonic() - started <= seconds:
        attempt(totals.next, random.Random(f"{seed} {totals.next}"), totals, then)
        totals.next += 1
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--into", type=Path, default=Path("fuzz-findings"))
    parser.add_argument("--then", default="")
    given = parser.parse_args()
    label = f"affine-{given.seed}" + "".join(each if each.isalnum() else "-" for each in given.then[:40])
    file = given.into / f"{label}.json"
    totals = Totals.read(file)
    written = len(totals.findings)
    begun = file.with_suffix(".begun")
    if begun.exists() and begun.read_text() == str(totals.next):
        totals.outcomes["ended the process"] += 1  # as a pass did that crashes
        totals.next += 1
    begun.parent.mkdir(parents=True, exist_ok=True)
    begun.write_text(str(totals.next))
    for _ in fuzz(given.seed, given.seconds, given.pairs, totals, given.then):
        for each in totals.findings[written:]:
            name = f"{label}-{each.number}"
            given.into.mkdir(parents=True, exist_ok=True)
            (given.into / f"{name}.src.mlir").write_text(each.source)
            (given.into / f"{name}.tgt.mlir").write_text(each.target)
            print(f"{name}: {each.denied}", flush=True)
        written = len(totals.findings)
        totals.write(file)
        begun.write_text(str(totals.next))
    begun.unlink()
    for name, number in totals.outcomes.most_common():
        print(f"{number:6} {name}")
    print(f"{totals.runs:6} runs, {len(totals.findings)} proofs denied")
    sys.exit(1 if totals.findings else 0)


if __name__ == "__main__":
    main()
