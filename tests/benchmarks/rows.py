"""What is measured."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from equiv import verify
from equiv.pairing.pipeline import make_pair
from equiv.verdict import Side
from frontends.mlir import load
from interp.machine import BufferInput, Domain, Limits, Program, assemble
from tests.benchmarks.gemm import gemm, transformed
from tests.benchmarks.measurement import Measurement, alternated, once, processor_seconds, ratios, row
from tests.benchmarks.native_loops import native_gemm
from tests.corpora.pipelines import Campaign
from tests.equiv.lowered import lowered
from tests.equiv.proving.attention import flash_attention, plain_attention

_MEBI = 1 << 20
# Loads, stores and arithmetic in the body of the innermost loop.
_OPERATIONS_PER_ITERATION = 6
_RUNS = 5


def _run(program: Program, size: int, domain: Domain) -> Callable[[], float]:
    """The processor seconds of a run on square matrices."""

    def work() -> None:
        execution = program.run([BufferInput((size, size))] * 3, domain, limits=Limits(memory=8 << 30))
        assert execution.stop is None, execution.stop

    return processor_seconds(work)


@row("operations")
def operations() -> list[Measurement]:
    """The cost of an executed IR operation in each domain, and the ratio to native code in turns with it."""
    size = 256
    program = assemble(load(gemm(size)).lower("gemm"), "gemm")
    goals = {Domain.CONCRETE: None, Domain.FINGERPRINT: 40.0, Domain.EXACT: 150.0}
    with native_gemm(size) as native:
        baseline, *costs = alternated(_RUNS, native, *(_run(program, size, domain) for domain in goals))
    found = []
    for (domain, goal), seconds in zip(goals.items(), costs, strict=True):
        name = f"gemm {size}^3 f32, {domain.value} domain"
        nanoseconds = tuple(1e9 * each / (_OPERATIONS_PER_ITERATION * size**3) for each in seconds)
        found.append(Measurement(name, nanoseconds, "ns/operation"))
        found.append(Measurement(name, ratios(seconds, baseline), "x gcc -O1", goal))
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
        before, after = alternated(_RUNS, *(_run(program, size, domain) for program in programs))
        name = f"gemm {size}^3 f32 in LLVM form, {domain.value} domain"
        found.append(Measurement(name, ratios(after, before), "x its affine form", 3.0))
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
    seconds = tuple(_check(source, target)["seconds"] for _ in range(_RUNS))
    return [Measurement(f"unrolled loops, {lines} lines", seconds, "s", 2.0)]


@row("small")
def small() -> list[Measurement]:
    """The start of the process included, in turns with a process that imports MLIR's bindings and does nothing."""
    text = gemm(8)
    target = transformed(text, "affine-loop-tile{tile-size=4}")

    def check() -> float:
        seconds: float = _check(text, target)["seconds"]
        return seconds

    baseline, nothing, help_, seconds = alternated(
        7, _start("-c", "import torch_mlir.ir"), _start("-c", "pass"), _start("-m", "equiv", "--help"), check
    )
    return [
        Measurement("a small pair, process start included", tuple(seconds), "s"),
        Measurement("the same", ratios(seconds, baseline), "x MLIR's bindings alone", 2.1),
        Measurement("equiv --help", ratios(help_, nothing), "x python -c pass", 5.0),
    ]


def _start(*arguments: str) -> Callable[[], float]:
    """The processor seconds of a process of this Python."""

    def measured() -> float:
        before = _children()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        return _children() - before

    return measured


@row("attention")
def attention() -> list[Measurement]:
    """Flash attention in blocks of 64, a head of 64, a sequence of 512, against plain attention at level real."""
    texts = plain_attention(512, 64), flash_attention(512, 64, 64)
    started = time.process_time()
    verdict = verify(load(texts[0]), load(texts[1]), accept=("real",), timeout=3000)
    assert (verdict.verdict, verdict.level) == ("equivalent", "real"), verdict.reasons
    return [once("flash attention, sequence 512, proven at level real", time.process_time() - started, "s")]


def _children() -> float:
    """The processor seconds of the processes that this one started and that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _check(source: str, target: str, *options: str) -> dict[str, Any]:
    """Runs `equiv check` in a process of its own, which must prove the pair; its processor time and peak memory."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in ("source.mlir", "target.mlir", "verdict.json")]
        paths[0].write_text(source, encoding="utf-8")
        paths[1].write_text(target, encoding="utf-8")
        started = _children()
        command = [sys.executable, "-m", "equiv", "check", *map(str, paths[:2]), "--json", str(paths[2]), *options]
        subprocess.run(command, check=True, capture_output=True)
        seconds = _children() - started
        assert json.loads(paths[2].read_text(encoding="utf-8"))["verdict"] == "equivalent"
    return {"seconds": seconds, "memory": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 / _MEBI}
