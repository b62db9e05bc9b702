"""What is measured."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from equiv import verify
from equiv.pairing.pipeline import make_pair
from equiv.verdict import Side
from frontends.mlir import load
from interp.machine import BufferInput, Domain, Limits, assemble
from tests.benchmarks.gemm import gemm, transformed
from tests.benchmarks.measurement import Measurement, row
from tests.benchmarks.native_loops import gemm_seconds
from tests.corpora.pipelines import Campaign
from tests.equiv.lowered import lowered
from tests.equiv.proving.attention import flash_attention, plain_attention

_MEBI = 1 << 20
# Loads, stores and arithmetic in the body of the innermost loop.
_OPERATIONS_PER_ITERATION = 6


@row("operations")
def operations() -> list[Measurement]:
    """The cost of an executed IR operation in each domain, and the ratio to native code."""
    size = 256
    native = gemm_seconds(size)
    program = assemble(load(gemm(size)).lower("gemm"), "gemm")
    inputs = [BufferInput((size, size))] * 3
    found = []
    for domain, goal in ((Domain.CONCRETE, None), (Domain.FINGERPRINT, 40.0), (Domain.EXACT, 150.0)):
        runs = [program.run(inputs, domain, limits=Limits(memory=8 << 30)) for _ in range(2)]
        execution = min(runs, key=lambda each: each.seconds)
        assert execution.stop is None, execution.stop
        nanoseconds = 1e9 * execution.seconds / (_OPERATIONS_PER_ITERATION * size**3)
        found.append(Measurement(f"gemm {size}^3 f32, {domain.value} domain", nanoseconds, "ns/operation"))
        ratio = execution.seconds / native
        found.append(Measurement(f"gemm {size}^3 f32, {domain.value} domain", ratio, "x gcc -O1", goal))
    return found


@row("llvm")
def llvm() -> list[Measurement]:
    """What an operation of the source costs in its LLVM-dialect form, as a multiple of what it costs itself."""
    size = 256
    source, target = load(gemm(size), file_name="gemm"), load(lowered(gemm(size)), file_name="gemm in LLVM form")
    pair = make_pair(source.lower("gemm"), target.lower("gemm"), Side(source.file, "gemm"), Side(target.file, "gemm"))
    inputs = [BufferInput((size, size))] * 3
    found = []
    for domain in (Domain.CONCRETE, Domain.FINGERPRINT):
        seconds = []
        for program in (pair.source_program, pair.target_program):
            runs = [program.run(inputs, domain) for _ in range(2)]
            assert runs[0].stop is None, runs[0].stop
            seconds.append(min(each.seconds for each in runs))
        name = f"gemm {size}^3 f32 in LLVM form, {domain.value} domain"
        found.append(Measurement(name, seconds[1] / seconds[0], "x its affine form", 3.0))
    return found


@row("pipelines")
def pipelines() -> list[Measurement]:
    """The stages of kernels on tensors in upstream's pipelines, each with the one before and the first."""
    campaign = Campaign()
    campaign.run()
    slowest = f"the slowest pair of stages, {campaign.slowest[1]}"
    return [
        Measurement(f"{campaign.pairs} pairs of stages of pipelines", campaign.pairs_a_second, "pairs/s"),
        Measurement(slowest, campaign.slowest[0], "s"),
    ]


@row("large")
def large() -> list[Measurement]:
    """A product of 1024^3 against its tiled form."""
    text = gemm(1024)
    stats = _check(text, transformed(text, "affine-loop-tile{tile-size=32}"), "--timeout", "3000")
    return [
        Measurement("gemm 1024^3 against its tiled form", stats["seconds"], "s"),
        Measurement("gemm 1024^3 against its tiled form, peak memory of the process", stats["memory"], "MiB", 600.0),
    ]


@row("unrolled")
def unrolled() -> list[Measurement]:
    """Both sides are long texts of unrolled loops."""
    text = gemm(48)
    source = transformed(text, "affine-loop-unroll-jam{unroll-jam-factor=16}, affine-loop-unroll{unroll-factor=24}")
    target = transformed(text, "affine-loop-unroll-jam{unroll-jam-factor=12}, affine-loop-unroll{unroll-factor=48}")
    lines = source.count("\n") + target.count("\n")
    return [Measurement(f"unrolled loops, {lines} lines", _check(source, target)["seconds"], "s", 2.0)]


@row("small")
def small() -> list[Measurement]:
    """The start of the process included; the median of several runs."""
    text = gemm(8)
    target = transformed(text, "affine-loop-tile{tile-size=4}")
    seconds = sorted(_check(text, target)["seconds"] for _ in range(7))
    return [Measurement("a small pair, process start included", seconds[3], "s", 0.7)]


@row("attention")
def attention() -> list[Measurement]:
    """Flash attention in blocks of 64, a head of 64, a sequence of 512, against plain attention at level real."""
    texts = plain_attention(512, 64), flash_attention(512, 64, 64)
    started = time.perf_counter()
    verdict = verify(load(texts[0]), load(texts[1]), accept=("real",), timeout=3000)
    assert (verdict.verdict, verdict.level) == ("equivalent", "real"), verdict.reasons
    return [Measurement("flash attention, sequence 512, proven at level real", time.perf_counter() - started, "s")]


def _check(source: str, target: str, *options: str) -> dict[str, Any]:
    """Runs `equiv check` in a process of its own, which must prove the pair; its wall time and peak memory."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in ("source.mlir", "target.mlir", "verdict.json")]
        paths[0].write_text(source, encoding="utf-8")
        paths[1].write_text(target, encoding="utf-8")
        started = time.perf_counter()
        command = [sys.executable, "-m", "equiv", "check", *map(str, paths[:2]), "--json", str(paths[2]), *options]
        subprocess.run(command, check=True, capture_output=True)
        seconds = time.perf_counter() - started
        assert json.loads(paths[2].read_text(encoding="utf-8"))["verdict"] == "equivalent"
    return {"seconds": seconds, "memory": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 / _MEBI}
