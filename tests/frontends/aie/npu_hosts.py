"""Copies by way of an array of tiles, in the spellings that compilers and their examples have."""

from __future__ import annotations

from textwrap import dedent, indent

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import Unsupported
from frontends.mlir import load


def check(source: str, target: str, function: str = "sequence") -> Verdict:
    before, after = load(source, file_name="before.mlir"), load(target, file_name="after.mlir")
    return verify(before, after, function=function, seed=3)


def device(text: str, name: str = "") -> str:
    return f"aie.device(npu1){name} {{\n{indent(dedent(text), '  ')}\n}}\n"


COPY = """
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  memref.copy %a, %b : memref<24xi32> to memref<24xi32>
  return
}
"""
ENDLESS_CORE = """
%core = aie.core(%other) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 9223372036854775807 : index
  scf.for %round = %c0 to %most step %c1 {
  }
  aie.end
}
"""
TASKS = """
aie.runtime_sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  %send = aiex.dma_configure_task_for @in {
    aie.dma_bd(%a : memref<24xi32> offset = 0 len = 24)
    aie.end
  }
  %take = aiex.dma_configure_task_for @out {
    aie.dma_bd(%b : memref<24xi32> offset = 0 len = 24)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%send)
  aiex.dma_start_task(%take)
  aiex.dma_await_task(%take)
}
"""
# The host of releases in which it was a function: coordinates first, and no stride for the innermost dimension.
FUNCTION = """
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c24 = arith.constant 24 : i64
  aiex.npu.dma_memcpy_nd(0, 0, %b[0, 0, 0, 0][1, 1, 1, 24][0, 0, 0]) {id = 0 : i64, metadata = @out} : memref<24xi32>
  aiex.npu.dma_memcpy_nd(0, 0, %a[%c0, %c0, %c0, %c0][%c1, %c1, %c1, %c24][%c0, %c0, %c0])
    {id = 1 : i64, metadata = @in} : memref<24xi32>
  aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32,
                 row = 0 : i32, row_num = 1 : i32}
  return
}
"""


def linked(inner: int, outer: int, core: str = "", host: str = TASKS, offsets: str = "", row: int = 1) -> str:
    """The host's data goes by way of a memory tile, in objects of `inner` elements there and of `outer` ones back."""
    return device(
        f"""
%shim = aie.tile(0, 0)
%tile = aie.tile(0, {row})
%other = aie.tile(0, 3)
aie.objectfifo @in(%shim, {{%tile}}, 2 : i32) : !aie.objectfifo<memref<{inner}xi32>>
aie.objectfifo @out(%tile, {{%shim}}, 2 : i32) : !aie.objectfifo<memref<{outer}xi32>>
aie.objectfifo.link [@in] -> [@out]({offsets})
{core}
{host}
"""
    )


RELAY = device(
    """
%shim = aie.tile(0, 0)
%tile = aie.tile(0, 1)
%buffer = aie.buffer(%tile) : memref<12xi32, 1>
%free = aie.lock(%tile, 0) {init = 1 : i32}
%full = aie.lock(%tile, 1) {init = 0 : i32}
aie.flow(%shim, DMA : 0, %tile, DMA : 0)
aie.flow(%tile, DMA : 0, %shim, DMA : 0)
%dma = aie.memtile_dma(%tile) {
  %one = arith.constant 1 : i32
  %0 = aie.dma_start(S2MM, 0, ^in, ^then)
^in:
  aie.use_lock(%free, AcquireGreaterEqual, %one)
  aie.dma_bd(%buffer : memref<12xi32, 1> offset = 0 len = 12)
  aie.use_lock(%full, Release, %one)
  aie.next_bd ^in
^then:
  %1 = aie.dma_start(MM2S, 0, ^out, ^end)
^out:
  aie.use_lock(%full, AcquireGreaterEqual, %one)
  aie.dma_bd(%buffer : memref<12xi32, 1> offset = 0 len = 12)
  aie.use_lock(%free, Release, %one)
  aie.next_bd ^out
^end:
  aie.end
}
aie.shim_dma_allocation @to(%shim, MM2S, 0)
aie.shim_dma_allocation @from(%shim, S2MM, 0)
""",
    " @relay",
)


TYPES = "(i32, i64, i64, memref<24xi32>)"


def unsupported(text: str, function: str = "sequence", source: str = COPY) -> str:
    """What is said not to be modelled."""
    try:
        verdict = check(source, text, function)
    except Unsupported as problem:
        return str(problem)
    assert verdict.verdict == "unknown"
    return " ".join(each.message for each in verdict.reasons if each.kind == "unsupported")
