"""Real sizes: what programs of the corpora cost at the sizes that people use them at."""

from __future__ import annotations

import time

from torch_mlir import ir
from torch_mlir.dialects.transform.interpreter import apply_named_sequence

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load
from tests.benchmarks.measurement import Measurement, once, row
from tests.equiv.proving.attention import flash_attention, plain_attention

_MEBI = 1 << 20
_ANY = "!transform.any_op"


def matmul(size: int) -> str:
    matrix = f"tensor<{size}x{size}xf32>"
    return f"""
func.func @kernel(%a: {matrix}, %b: {matrix}, %c: {matrix}) -> {matrix} {{
  %0 = linalg.matmul ins(%a, %b : {matrix}, {matrix}) outs(%c : {matrix}) -> {matrix}
  return %0 : {matrix}
}}
"""


def convolution(size: int, channels: int) -> str:
    image, filter = f"tensor<1x{size + 2}x{size + 2}x{channels}xf32>", f"tensor<3x3x{channels}x{channels}xf32>"
    result = f"tensor<1x{size}x{size}x{channels}xf32>"
    return f"""
func.func @kernel(%image: {image}, %filter: {filter}, %old: {result}) -> {result} {{
  %0 = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : {image}, {filter}) outs(%old : {result}) -> {result}
  return %0 : {result}
}}
"""


def scheduled(text: str, operation: str, cores: str, memory: str, loops: int) -> str:
    """A program whose `operation` a transform script put into tiles for cores, and these into tiles for memory."""
    handles = ", ".join([_ANY] * (loops + 1))
    script = f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @tile(%module: {_ANY} {{transform.readonly}}) {{
    %all = transform.structured.match ops{{["linalg.{operation}"]}} in %module : ({_ANY}) -> {_ANY}
    %tile, %cores = transform.structured.tile_using_forall %all tile_sizes {cores}
      : ({_ANY}) -> ({_ANY}, {_ANY})
    %inner, %loops:{loops} = transform.structured.tile_using_for %tile tile_sizes {memory}
      : ({_ANY}) -> ({handles})
    transform.yield
  }}
}}"""
    with ir.Context():
        program, module = ir.Module.parse(text), ir.Module.parse(script)
        apply_named_sequence(program.operation, module.body.operations[0].operation, module.operation)
        return str(program)


def _measured(what: str, source: str, target: str, level: str) -> list[Measurement]:
    started = time.perf_counter()
    verdict: Verdict = verify(load(source), load(target), accept=(level,), timeout=3000, max_operations=10**11)
    seconds = time.perf_counter() - started
    assert (verdict.verdict, verdict.level) == ("equivalent", level), verdict.reasons
    stats = verdict.stats
    executed = stats.source_operations + stats.target_operations
    return [
        once(f"{what}, proven at level {level}", seconds, "s"),
        once(f"{what}, operations of both programs", executed / 1e6, "million"),
        once(f"{what}, memory", stats.peak_memory / _MEBI, "MiB"),
    ]


@row("real-matmul")
def real_matmul() -> list[Measurement]:
    text = matmul(512)
    tiles = scheduled(text, "matmul", "[128, 128]", "[32, 32, 64]", 3)
    return _measured("matmul 512 against tiles of tiles", text, tiles, "bitwise")


@row("real-convolution")
def real_convolution() -> list[Measurement]:
    text = convolution(56, 64)
    tiles = scheduled(text, "conv_2d_nhwc_hwcf", "[0, 14, 0, 32]", "[0, 7, 14]", 2)
    return _measured("convolution 56x56x64x64 against tiles of tiles", text, tiles, "bitwise")


@row("real-attention")
def real_attention() -> list[Measurement]:
    source, target = plain_attention(512, 64), flash_attention(512, 64, 64)
    return _measured("flash attention, sequence 512, against plain attention", source, target, "real")
