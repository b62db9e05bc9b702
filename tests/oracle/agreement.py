"""Whether two programs did the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tests.oracle import inputs
from tests.oracle.native import Job, Outcome, Sizes, run

SEEDS = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Disagreement:
    """What the target did at `sizes` under `seed` that the source did not."""

    sizes: Sizes
    seed: int
    what: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """`compared` runs settled something; at the sizes in `undefined` the source has no meaning;
    `invalid` says why nothing could be run."""

    compared: int
    undefined: tuple[Sizes, ...]
    disagreements: tuple[Disagreement, ...]
    invalid: str = ""

    @property
    def verdict(self) -> str:
        """What the runs support: `equivalent`, `different`, or `unknown` where none settled anything."""
        if self.disagreements:
            return "different"
        return "equivalent" if self.compared and not self.invalid else "unknown"


def compare(source: Outcome, target: Outcome) -> str:
    """What differs, or nothing. The target may define what the source leaves undefined, not the other way round."""
    if target.status != "finished":
        return f"{target.status}: {target.message}"
    if [array.shape for array in source.outputs] != [array.shape for array in target.outputs]:
        return "outputs of different shapes"
    for position, (left, right, element) in enumerate(
        zip(source.outputs, target.outputs, source.elements, strict=True)
    ):
        differing = ~inputs.same(left, right, element) & ~source.unsettled[position]
        unsettled = target.unsettled[position] & ~source.unsettled[position]
        if unsettled.any():
            return f"output {position} {_first(unsettled)} depends on memory that was never written"
        if differing.any():
            index = _first(differing)
            values = f"{left[index]} and {right[index]}"
            return f"output {position} {index} differs: {values} ({int(differing.sum())} of {left.size} cells)"
    return ""


def _first(where: inputs.Array) -> tuple[int, ...]:
    return tuple(int(index) for index in np.argwhere(where)[0])


def oracle_agrees(
    source: str,
    target: str,
    function: str,
    sizes: Sequence[Sizes],
    seeds: Sequence[int] = SEEDS,
    source_outcomes: Sequence[Outcome] | None = None,
) -> Agreement:
    """Runs both programs at every vector of sizes under every seed. `source_outcomes` are those of an earlier run
    of `jobs(sizes, seeds)`."""
    work = jobs(sizes, seeds)
    before = run(source, function, work) if source_outcomes is None else source_outcomes
    settled = [(job, outcome) for job, outcome in zip(work, before, strict=True) if outcome.status == "finished"]
    undefined = [
        vector
        for vector in sizes
        if any(job[0] is vector and outcome.status != "finished" for job, outcome in zip(work, before, strict=True))
    ]
    invalid = next((f"source: {outcome.message}" for outcome in before if outcome.status == "invalid"), "")
    after = run(target, function, [job for job, _ in settled])
    invalid = next((f"target: {outcome.message}" for outcome in after if outcome.status == "invalid"), invalid)
    disagreements = []
    if not invalid:
        for ((vector, seed), outcome), other in zip(settled, after, strict=True):
            if what := compare(outcome, other):
                disagreements.append(Disagreement(vector, seed, what))
    return Agreement(len(settled), tuple(undefined), tuple(disagreements), invalid)


def differ_on(source: str, target: str, function: str, sizes: Sizes, given: inputs.Given) -> str:
    """What the target does on given inputs that the source does not, or nothing."""
    job: list[Job] = [(sizes, given)]
    before, after = run(source, function, job)[0], run(target, function, job)[0]
    if before.status != "finished" or after.status == "invalid":
        return ""
    return compare(before, after)


def jobs(sizes: Sequence[Sizes], seeds: Sequence[int]) -> list[Job]:
    return [(vector, seed) for vector in sizes for seed in seeds]
