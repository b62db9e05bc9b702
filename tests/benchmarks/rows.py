"""What is measured."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from equiv import verify
from equiv.pairing.pipeline import make_pair
from equiv.verdict import Side
from frontends.mlir import load
from interp.machine import BufferInput, Domain, Limits, Program, assemble
from tests.benchmarks.gemm import CONVOLUTION, CONVOLUTION_SHAPES, STENCIL, STENCIL_SHAPES, gemm, transformed
from tests.benchmarks.machines import tree_seconds
from tests.benchmarks.measurement import Measurement, alternated, once, processor_seconds, row
from tests.benchmarks.native_loops import native_convolution, native_gemm, native_stencil
from tests.corpora.pipelines import Campaign
from tests.equiv.lowered import lowered
from tests.equiv.proving.attention import flash_attention, plain_attention

_MEBI = 1 << 20
# Loads, stores and arithmetic in the body of the innermost loop.
_OPERATIONS_PER_ITERATION = 6
_RUNS = 5


def _run(program: Program, shapes: Sequence[tuple[int, ...]], domain: Domain) -> Callable[[], float]:
    """The processor seconds of a run on buffers of such shapes."""
    inputs = [BufferInput(shape) for shape in shapes]

    def work() -> None:
        execution = program.run(inputs, domain, limits=Limits(memory=8 << 30))
        assert execution.stop is None, execution.stop

    return processor_seconds(work)


@row("operations")
def operations() -> list[Measurement]:
    """The cost of an executed IR operation in each domain, and the ratio to native code in turns with it."""
    size = 256
    goals = {Domain.CONCRETE: 2.0, Domain.FINGERPRINT: 5.0, Domain.ALGEBRAIC: 12.0, Domain.EXACT: 60.0}
    with native_gemm(size) as native:
        return _against_native(f"gemm {size}^3 f32", gemm(size), "gemm", [(size, size)] * 3, size**3, native, goals)


@row("convolution")
def convolution() -> list[Measurement]:
    """The same of a convolution of 3 by 3."""
    goals = {Domain.CONCRETE: 2.0, Domain.FINGERPRINT: 6.0, Domain.ALGEBRAIC: 12.0}
    iterations = 56 * 56 * 32 * 3 * 3 * 32
    with native_convolution() as native:
        return _against_native(
            "convolution 56x56x32x32", CONVOLUTION, "convolution", CONVOLUTION_SHAPES, iterations, native, goals
        )


@row("stencil")
def stencil() -> list[Measurement]:
    """The same of 32 steps of a stencil of five points."""
    goals = {Domain.CONCRETE: 2.0, Domain.FINGERPRINT: 6.0, Domain.ALGEBRAIC: 12.0}
    iterations = 32 * 256 * 256
    with native_stencil() as native:
        return _against_native(
            "32 steps of a stencil of 256x256", STENCIL, "stencil", STENCIL_SHAPES, iterations, native, goals, 11
        )


@row("expressions")
def expressions() -> list[Measurement]:
    """What an expression takes in memory, and how many are made for each one that is kept."""
    size, sequence, features = 128, 128, 32
    programs = {
        f"gemm {size}^3": (gemm(size), "gemm", ((size, size),) * 3),
        "32 steps of a stencil of 256x256": (STENCIL, "stencil", STENCIL_SHAPES),
        f"plain attention, sequence {sequence}": (
            plain_attention(sequence, features),
            "f",
            ((sequence, features),) * 4,
        ),
    }
    found = []
    for what, (text, entry, shapes) in programs.items():
        program = assemble(load(text).lower(entry), entry)
        inputs = [BufferInput(shape) for shape in shapes]
        kept, made = (
            program.run(inputs, domain, limits=Limits(memory=8 << 30)) for domain in (Domain.EXACT, Domain.FINGERPRINT)
        )
        assert kept.stop is None and made.stop is None
        taken = (kept.peak_memory - made.peak_memory) / kept.hashed
        found.append(once(f"{what}: memory of an expression", taken, "bytes", 20.0))
        found.append(once(f"{what}: expressions made for each that is kept", made.hashed / kept.hashed, ""))
    return found


def _against_native(
    what: str,
    text: str,
    entry: str,
    shapes: Sequence[tuple[int, ...]],
    iterations: int,
    native: Callable[[], float],
    goals: Mapping[Domain, float],
    operations: int = _OPERATIONS_PER_ITERATION,
) -> list[Measurement]:
    program = assemble(load(text).lower(entry), entry)
    turns = alternated(_RUNS, native, *(_run(program, shapes, domain) for domain in goals))
    found = []
    nanoseconds = 1e9 / (operations * iterations)
    for index, (domain, goal) in enumerate(goals.items(), 1):
        name = f"{what}, {domain.value} domain"
        found.append(turns.of(index, name, "ns/operation", factor=nanoseconds))
        found.append(turns.ratio(index, 0, name, "x gcc -O1", goal))
    return found


@row("llvm")
def llvm() -> list[Measurement]:
    """What an operation of the source costs in its LLVM-dialect form, as a multiple of what it costs itself."""
    size = 256
    source, target = load(gemm(size), file_name="gemm"), load(lowered(gemm(size)), file_name="gemm in LLVM form")
    pair = make_pair(source.lower("gemm"), target.lower("gemm"), Side(source.file, "gemm"), Side(target.file, "gemm"))
    found = []
    for domain in (Domain.CONCRETE, Domain.FINGERPRINT):
        programs = (pair.source_program, pair.target_program)
        turns = alternated(_RUNS, *(_run(program, [(size, size)] * 3, domain) for program in programs))
        name = f"gemm {size}^3 f32 in LLVM form, {domain.value} domain"
        found.append(turns.ratio(1, 0, name, "x its affine form", 3.0))
    return found


@row("pipelines")
def pipelines() -> list[Measurement]:
    """The stages of kernels on tensors in upstream's pipelines, each with the one before and the first."""
    campaign = Campaign()
    campaign.run()
    slowest = f"the slowest pair of stages, {campaign.slowest[1]}"
    return [
        once(f"{campaign.pairs} pairs of stages of pipelines", campaign.pairs_a_second, "pairs/s"),
        once(slowest, campaign.slowest[0], "s"),
    ]


@row("large")
def large() -> list[Measurement]:
    """A product of 1024^3 against its tiled form."""
    text = gemm(1024)
    stats = _check(text, transformed(text, "affine-loop-tile{tile-size=32}"), "--timeout", "3000")
    return [
        once("gemm 1024^3 against its tiled form", stats["seconds"], "s"),
        once("gemm 1024^3 against its tiled form, peak memory of the process", stats["memory"], "MiB", 600.0),
    ]


@row("unrolled")
def unrolled() -> list[Measurement]:
    """Both sides are long texts of unrolled loops."""
    text = gemm(48)
    source = transformed(text, "affine-loop-unroll-jam{unroll-jam-factor=16}, affine-loop-unroll{unroll-factor=24}")
    target = transformed(text, "affine-loop-unroll-jam{unroll-jam-factor=12}, affine-loop-unroll{unroll-factor=48}")
    lines = source.count("\n") + target.count("\n")
    turns = alternated(_RUNS, imports, lambda: _check(source, target)["seconds"])
    what = f"unrolled loops, {lines} lines"
    return [turns.of(1, what, "s", 2.0), turns.ratio(1, 0, what, "x MLIR's bindings alone")]


@row("small")
def small() -> list[Measurement]:
    """The start of the process included, in turns with a process that imports MLIR's bindings and does nothing."""
    text = gemm(8)
    target = transformed(text, "affine-loop-tile{tile-size=4}")

    help_ = _start("-m", "equiv", "--help")
    turns = alternated(7, imports, _start("-c", "pass"), help_, lambda: _check(text, target)["seconds"])
    return [
        turns.of(3, "a small pair, process start included", "s"),
        turns.ratio(3, 0, "the same", "x MLIR's bindings alone", 2.1),
        turns.of(2, "equiv --help", "s", 0.1),
        turns.ratio(2, 1, "equiv --help", "x python -c pass", 5.0),
    ]


def _start(*arguments: str) -> Callable[[], float]:
    """The processor seconds of a process of this Python."""

    def measured() -> float:
        before = tree_seconds()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        return tree_seconds() - before

    return measured


imports = _start("-c", "import torch_mlir.ir")
"""What every process costs that reads MLIR."""


@row("attention")
def attention() -> list[Measurement]:
    """Flash attention in blocks of 64, a head of 64, a sequence of 512, against plain attention at level real."""
    texts = plain_attention(512, 64), flash_attention(512, 64, 64)
    started = time.process_time()
    verdict = verify(load(texts[0]), load(texts[1]), accept=("real",), timeout=3000)
    assert (verdict.verdict, verdict.level) == ("equivalent", "real"), verdict.reasons
    return [once("flash attention, sequence 512, proven at level real", time.process_time() - started, "s")]


def _check(source: str, target: str, *options: str) -> dict[str, Any]:
    """Runs `equiv check` in a process of its own, which must prove the pair; its processor time and peak memory."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in ("source.mlir", "target.mlir", "verdict.json")]
        paths[0].write_text(source, encoding="utf-8")
        paths[1].write_text(target, encoding="utf-8")
        started = tree_seconds()
        command = [sys.executable, "-m", "equiv", "check", *map(str, paths[:2]), "--json", str(paths[2]), *options]
        subprocess.run(command, check=True, capture_output=True)
        seconds = tree_seconds() - started
        assert json.loads(paths[2].read_text(encoding="utf-8"))["verdict"] == "equivalent"
    return {"seconds": seconds, "memory": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 / _MEBI}
