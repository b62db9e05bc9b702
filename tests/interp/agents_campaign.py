"""Runs random kernels of blocks that meet at barriers: `python -m tests.interp.agents_campaign --seed S --count N`.

Which accesses conflict is counted apart, from what the kernel was made of: two threads access one element, one of them
stores, and no barrier of their block is between the two. Such a kernel has to stop with a race, and any other one has
to end with the same memory, in the order of seed 0 and in random ones. With its threads in step between barriers it has
to leave what it leaves with one after the other, and shared out among two and four threads of the machine what it
leaves in one, with the same stop, counts and outcomes. Where it does not, the kernel is printed, and the exit code is
1. `--stops` prints how each run ended, to compare two builds of the native core.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import click

from frontends.mlir import load
from interp.machine import BufferInput, Domain, Execution, Lanes, Schedule, StopKind, Threads, assemble, compare
from tests.interp.lanes_campaign import difference

_SEEDS = (0, 1, 2)
_LANES = (Lanes.NEVER, Lanes.PAYING)


@dataclass(frozen=True)
class Use:
    """An access of each thread, at `(block * across + x * along + y * down + k * inner + first) mod size`."""

    view: str
    is_store: bool
    across: int
    along: int
    down: int
    inner: int
    first: int
    turns: int  # of the loop around it


class Kernel:
    def __init__(self, choice: random.Random) -> None:
        self.blocks = choice.choice([1, 1, 2, 3, 4, 7])
        self.width, self.height = choice.choice([1, 2, 4, 8, 16]), choice.choice([1, 2, 3, 8])
        threads = self.width * self.height
        self.sizes = {"%tile": threads, "%in": threads * self.blocks, "%out": threads * self.blocks}
        self.times = choice.choice([1, 1, 2, 3])  # of all phases
        self.phases = [
            [self._use(choice, threads) for _ in range(choice.randint(1, 3))] for _ in range(choice.randint(1, 4))
        ]

    def _use(self, choice: random.Random, threads: int) -> Use:
        view = choice.choice(["%tile", "%tile", "%in", "%out"])
        is_store = view == "%out" or (view == "%tile" and choice.random() < 0.4)
        if choice.random() < (0.9 if is_store else 0.4):  # an element of its own
            return Use(view, is_store, 0 if view == "%tile" else threads, self.height, 1, 0, 0, 1)
        for _ in range(choice.choice([1, 8])):
            across, along, down, inner = (choice.choice([0, 0, 1, self.height, self.width]) for _ in range(4))
            use = Use(view, is_store, across, along, down, inner, choice.randrange(3), choice.choice([1, 1, 2, 8]))
            if self._most(use) < self.sizes[view]:
                break
        return use

    def _most(self, use: Use) -> int:
        """The greatest sum that it takes the rest of."""
        counts = (self.blocks, self.width, self.height, use.turns)
        factors = (use.across, use.along, use.down, use.inner)
        return use.first + sum(factor * (count - 1) for factor, count in zip(factors, counts, strict=True))

    def text(self) -> str:
        lines = ["%sum0 = arith.constant 1.0 : f32"]
        made = 0
        for phase in self.phases:
            for use in phase:
                size = self.sizes[use.view]
                at = f"(b * {use.across} + x * {use.along} + y * {use.down} + k * {use.inner} + {use.first})"
                if self._most(use) >= size:
                    at += f" mod {size}"
                map_ = f"affine_map<(b, x, y, k) -> ({at})>(%bx, %tx, %ty, %k)"
                type_ = f"memref<{size}xf32{', 3' if use.view == '%tile' else ''}>"
                index = f"%i = affine.apply {map_}"
                loop = f"scf.for %k = %c0 to %turns{use.turns} step %c1"
                if use.is_store:
                    lines += [f"{loop} {{", index, f"memref.store %sum{made}, {use.view}[%i] : {type_}", "}"]
                    continue
                lines += [
                    f"%sum{made + 1} = {loop} iter_args(%last = %sum{made}) -> f32 {{",
                    index,
                    f"%value = memref.load {use.view}[%i] : {type_}",
                    "%next = arith.addf %last, %value : f32",
                    "scf.yield %next : f32",
                    "}",
                ]
                made += 1
            lines.append("gpu.barrier")
        if self.times > 1:
            lines = [lines[0], f"scf.for %again = %c0 to %turns{self.times} step %c1 {{", *lines[1:], "}"]
        constants = "\n".join(f"%turns{turns} = arith.constant {turns} : index" for turns in (1, 2, 3, 8))
        body = "\n".join(lines)
        return f"""
func.func @main(%in: memref<{self.sizes["%in"]}xf32>, %out: memref<{self.sizes["%out"]}xf32>) {{
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
{constants}
%blocks = arith.constant {self.blocks} : index
%width = arith.constant {self.width} : index
%height = arith.constant {self.height} : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
           threads(%tx, %ty, %tz) in (%sx = %width, %sy = %height, %sz = %c1)
           workgroup(%tile : memref<{self.sizes["%tile"]}xf32, 3>) {{
{body}
gpu.terminator
}}
return
}}
"""

    def _accesses(self) -> Iterator[tuple[tuple[str, int, int], tuple[int, int, int, int], bool]]:
        """Each element, of a block where it is in the memory of the block; the block, thread and phase; whether it
        is a store."""
        for block in range(self.blocks):
            for x in range(self.width):
                for y in range(self.height):
                    for number, phase in enumerate(self.phases * self.times):
                        for use in phase:
                            own = block if use.view == "%tile" else -1
                            start = block * use.across + x * use.along + y * use.down + use.first
                            for turn in range(use.turns):
                                at = (start + turn * use.inner) % self.sizes[use.view]
                                yield (use.view, own, at), (block, x, y, number), use.is_store

    def has_race(self) -> bool:
        users: dict[tuple[str, int, int], set[tuple[tuple[int, int, int, int], bool]]] = defaultdict(set)
        for element, user, is_store in self._accesses():
            users[element].add((user, is_store))
        return any(
            is_store and one[:3] != other[:3] and (one[0] != other[0] or one[3] == other[3])
            for each in users.values()
            for one, is_store in each
            for other, _ in each
        )


def what(run: Execution) -> tuple[object, ...]:
    """What a run says of itself that has to be the same in any number of threads."""
    return run.stop, run.operations, run.hashed, run.decisions, run.approximate_control, run.several_agents


def check(seed: int) -> tuple[str, list[Execution]]:
    """A random kernel, by its seed: what is wrong with its runs, and the runs."""
    kernel = Kernel(random.Random(seed))
    text = kernel.text()
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((kernel.sizes[view],)) for view in ("%in", "%out")]
    runs = [
        program.run(inputs, Domain.FINGERPRINT, schedule=Schedule(seed=each), threads=Threads(1)) for each in _SEEDS
    ]
    for domain in (Domain.FINGERPRINT, Domain.EXACT):
        one_by_one, in_step = (program.run(inputs, domain, lanes=lanes, threads=Threads(1)) for lanes in _LANES)
        runs.append(in_step)
        differs = difference(one_by_one, in_step)
        if what(one_by_one) != what(in_step) or differs:
            return f"{text}// seed {seed}, {domain}: {what(one_by_one)}, and in step {what(in_step)}: {differs}", runs
    for domain in (Domain.FINGERPRINT, Domain.CONCRETE):
        alone, *others = (program.run(inputs, domain, threads=Threads(each, always=True)) for each in (1, 2, 4))
        for run in others:
            if what(run) != what(alone) or (alone.stop is None and compare(alone, run).differing):
                return f"{text}// seed {seed}, {domain}: {what(alone)}, and in several threads {what(run)}", [
                    alone,
                    run,
                ]
        runs += others
    has_race = kernel.has_race()
    for number, run in zip(_SEEDS, runs, strict=False):
        stop = run.stop
        if (stop is not None and stop.kind is StopKind.RACE) != has_race or (stop is not None and not has_race):
            expected = "race" if has_race else "end"
            return f"{text}// seed {seed}, schedule {number}: expected a {expected}, and it stopped with {stop}", runs
        if not has_race and compare(runs[0], run).differing:
            return f"{text}// seed {seed}, schedule {number}: leaves other memory than the first", runs
    return "", runs


@click.command(help=__doc__)
@click.option("--seed", default=0, show_default=True, help="Of the first kernel.")
@click.option("--count", default=1_000, show_default=True)
@click.option("--stops", is_flag=True, help="Print how each run ended.")
def main(seed: int, count: int, stops: bool) -> None:
    ends, wrong, shared, in_step = Counter[str](), 0, 0, 0
    for number in range(seed, seed + count):
        found, runs = check(number)
        ends.update(run.stop.kind.value if run.stop else "ended" for run in runs)
        shared += any(run.in_parts > 0 for run in runs)
        in_step += any(run.in_lanes > 0 for run in runs)
        if stops:
            click.echo(f"{number}: {[str(run.stop) for run in runs]}")
        if found:
            wrong += 1
            click.echo(found)
    how = f"{shared} shared out, {in_step} in step"
    click.echo(f"{count} kernels from seed {seed}: {dict(sorted(ends.items()))}, {how}, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
