"""How cost grows with text, functions and operations, and with the workers of a cluster."""

from __future__ import annotations

import math
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path

from equiv.jobs.distributed import Cluster
from equiv.jobs.job import Job
from equiv.jobs.pairs import from_names
from equiv.jobs.pool import Pool
from equiv.jobs.run import Workers, run_batch
from equiv.request.options import Options
from tests.benchmarks.gemm import gemm, transformed
from tests.benchmarks.machines import Load, LoadMeter, tree_seconds
from tests.benchmarks.measurement import Measurement, Missing, alternated, row
from tests.equiv.jobs.programs import write_pairs

Texts = tuple[str, str]
_LINEAR = 1.5  # by which factor a unit may cost more where there are ten times as many
_PAIRS = 120
_WORKERS = (1, 2, 4)
_OPERATIONS = 6  # in the innermost loop of a product
_LIMITS = ("--timeout", "86400", "--max-ops", "100000000000", "--max-memory", "16GB")


def lines(count: int) -> Texts:
    """One function of so many lines, which use each other's results, and the same with the operands of sums swapped."""
    text = ["func.func @f(%x: i32, %m: memref<16xi32>) -> i32 {"]
    last = "%x"
    for number in range(count):
        match number % 4:
            case 0:
                text.append(f"  %{number} = arith.addi {last}, %x : i32")
            case 1:
                text.append(f"  %{number} = arith.muli {last}, %x : i32")
            case 2:
                text.append(f"  %{number} = affine.load %m[{number % 16}] : memref<16xi32>")
            case _:
                text.append(f"  affine.store {last}, %m[{number % 15}] : memref<16xi32>")
                text.append(f"  %{number} = arith.xori {last}, %x : i32")
        last = f"%{number}"
    source = "\n".join((*text, f"  return {last} : i32", "}"))
    return source, re.sub(r"(arith\.addi) (%\w+), (%\w+)", r"\1 \3, \2", source)


def functions(count: int) -> Texts:
    """So many functions of four lines, and the same with the operands of products swapped."""
    source = "".join(
        f"func.func @f{number}(%x: i32, %y: i32) -> i32 {{\n  %c = arith.constant {number} : i32\n"
        f"  %a = arith.addi %x, %y : i32\n  %b = arith.muli %a, %c : i32\n  return %b : i32\n}}\n"
        for number in range(count)
    )
    return source, source.replace("%a, %c", "%c, %a")


def calls(count: int) -> Texts:
    """A function that calls so many others, one after the other, and the same with the operands of sums swapped."""
    callees = "".join(
        f"func.func private @f{number}(%x: i32) -> i32 {{\n  %c = arith.constant {number} : i32\n"
        f"  %a = arith.addi %x, %c : i32\n  return %a : i32\n}}\n"
        for number in range(count)
    )
    text = [f"  %{number} = func.call @f{number}(%x) : (i32) -> i32" for number in range(count)]
    entry = "\n".join(("func.func @entry(%x: i32) -> i32 {", *text, f"  return %{count - 1} : i32", "}"))
    source = callees + entry
    return source, source.replace("%x, %c", "%c, %x")


def operations(size: int) -> Texts:
    """A product of square matrices against its tiled form."""
    text = gemm(size)
    return text, transformed(text, "affine-loop-tile{tile-size=32}")


def _check(texts: Texts, folder: Path, *options: str) -> float:
    """The processor seconds of `equiv check` on a pair, which it must prove."""
    paths = [folder / name for name in ("source.mlir", "target.mlir")]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8")
    before = tree_seconds()
    command = [sys.executable, "-m", "equiv", "check", *map(str, paths), *_LIMITS, *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return tree_seconds() - before


def _growth(
    what: str, unit: str, make: Callable[[int], Texts], counts: Mapping[int, int], *options: str
) -> Iterator[Measurement]:
    """What each size costs, what a unit more costs from each size to the next, each when it is known, and by how much
    that grows from the first step to the last; `counts` are the units by size."""
    loads: list[Load] = []
    steps: list[float] = []
    less, before = 0, 0.0
    with tempfile.TemporaryDirectory() as name:
        _check(make(min(counts)), Path(name), *options)  # what is read and compiled once counts for no size
    for size, count in counts.items():
        meter = LoadMeter()
        with tempfile.TemporaryDirectory() as name:
            after = _check(make(size), Path(name), *options)
        loads.append(meter.read())
        yield Measurement(f"{what}, {count:,} of them", (after,), "s", None, loads[-1])
        if less:
            steps.append((after - before) / (count - less))
            cost = 1e6 * steps[-1]
            yield Measurement(f"{what}, from {less:,} to {count:,}", (cost,), f"us/{unit}", None, loads[-1])
        less, before = count, after
    # Where the first step costs nothing, what others cost is not known to be linear.
    ratio = steps[-1] / steps[0] if steps[0] > 0 else math.inf
    yield Measurement(f"{what}, the last step by the first", (ratio,), "x", _LINEAR, Load.together(loads))


def _rows(most_lines: int, most_functions: int, most_size: int) -> Iterator[Measurement]:
    # Larger products are proven for all sizes where that is cheaper than to run them.
    sizes = {size: _OPERATIONS * size**3 for size in (most_size // 4, most_size // 2, most_size)}
    yield from _growth("operations of each program", "operation", operations, sizes, "--all-sizes", "off")
    yield from _growth("lines of one function", "line", lines, _tens(1000, most_lines))
    yield from _growth("functions that one calls", "function", calls, _tens(100, most_functions))
    yield from _growth("functions", "function", functions, _tens(100, most_functions))


def _tens(least: int, most: int) -> dict[int, int]:
    counts = takewhile(lambda count: count <= most, (least * 10**power for power in range(9)))
    return {count: count for count in counts}


@row("scaling")
def scaling() -> Iterator[Measurement]:
    """To 10^5 lines, 10^4 functions and 10^9 operations of each program."""
    return _rows(10**5, 10**4, 576)


@row("scaling-limit")
def scaling_limit() -> Iterator[Measurement]:
    """To 10^6 lines, 10^5 functions and 10^10 operations of each program, which takes a quarter of an hour."""
    return _rows(10**6, 10**5, 1216)


@row("distributed")
def distributed() -> list[Measurement]:
    """What a pair costs on the workers of a cluster, in turns with as many processes of a pool."""
    try:
        from distributed import LocalCluster
    except ImportError as error:
        raise Missing("dask is not here: install the extra 'distributed'") from error
    found = []
    with tempfile.TemporaryDirectory() as folder:
        write_pairs(Path(folder), _PAIRS)
        jobs = from_names(Path(folder), Options(seed=1))
        for count in _WORKERS:
            with (
                LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None) as local,
                Cluster(local.scheduler_address) as cluster,
                Pool(count) as pool,
            ):
                clocks: list[list[float]] = [[], []]
                works = [_batch(jobs, workers, clock) for workers, clock in zip((pool, cluster), clocks, strict=True)]
                alternated(1, *works)  # starts the processes
                turns = alternated(3, *works)
            what = f"{_PAIRS} small pairs, {count} workers of a cluster"
            found.append(turns.of(1, f"{what}, a pair of all cores", "ms"))
            found.append(turns.ratio(1, 0, f"{what}, the same", "x a pool"))
            found.append(Measurement(f"{what}, on the clock", tuple(clocks[1][-3:]), "pairs/s", None, turns.load))
    return found


def _batch(jobs: Sequence[Job], workers: Workers, clock: list[float]) -> Callable[[], float]:
    """The milliseconds of all processes that a pair takes; how many pairs a second were done is added to a list."""

    def measured() -> float:
        used, started = tree_seconds(), time.monotonic()
        assert run_batch(jobs, workers).exit_code == 0
        clock.append(len(jobs) / (time.monotonic() - started))
        return 1000 * (tree_seconds() - used) / len(jobs)

    return measured
