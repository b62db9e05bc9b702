"""Devices with one core that turns the sign of numbers, in the forms that tests change."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load

KERNELS = Path(__file__).parent / "kernels"
FOREVER = "9223372036854775807"


def check_device(source: str, device: str) -> Verdict:
    before, after = load(source, file_name="before.mlir"), load(device, file_name="after.mlir")
    return verify(before, after, function="sequence", seed=7)


def device(text: str) -> str:
    return f"module {{\n  aie.device(npu1) {{\n{indent(dedent(text), '    ')}\n  }}\n}}\n"


def negated(count: int) -> str:
    """The source: `%b` is zero minus `%a`."""
    return f"""
func.func @sequence(%a: memref<{count}xi32>, %b: memref<{count}xi32>) {{
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to {count} {{
    %x = affine.load %a[%i] : memref<{count}xi32>
    %y = arith.subi %zero, %x : i32
    affine.store %y, %b[%i] : memref<{count}xi32>
  }}
  return
}}
"""


def loop(body: str, limit: str = FOREVER) -> str:
    lines = f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%zero = arith.constant 0 : i32
%limit = arith.constant {limit} : index
scf.for %round = %c0 to %limit step %c1 {{
{indent(dedent(body).strip(), "  ")}
}}
aie.end"""
    return indent(lines, "  ")


NEGATE_BODY = """
aie.use_lock(%full, AcquireGreaterEqual, 1)
aie.use_lock(%free_out, AcquireGreaterEqual, 1)
scf.for %i = %c0 to %c4 step %c1 {
  %x = memref.load %in[%i] : memref<4xi32>
  %y = arith.subi %zero, %x : i32
  memref.store %y, %out[%i] : memref<4xi32>
}
aie.use_lock(%free, Release, 1)
aie.use_lock(%full_out, Release, 1)
"""

HOST = """
%send = aiex.dma_configure_task_for @to {
  aie.dma_bd(%a : memref<8xi32> offset = 0 len = 8)
  aie.end
}
%take = aiex.dma_configure_task_for @from {
  aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8)
  aie.end
} {issue_token = true}
aiex.dma_start_task(%send)
aiex.dma_start_task(%take)
aiex.dma_await_task(%take)
"""


def negate(body: str = NEGATE_BODY, host: str = HOST, limit: str = FOREVER) -> str:
    """One core, four elements at a time."""
    return device(
        f"""
%shim = aie.tile(0, 0)
%tile = aie.tile(0, 2)
%in = aie.buffer(%tile) : memref<4xi32>
%out = aie.buffer(%tile) {{sym_name = "result"}} : memref<4xi32>
%parameters = aie.buffer(%tile) {{sym_name = "parameters"}} : memref<4xi32>
%free = aie.lock(%tile, 0) {{init = 1 : i32}}
%full = aie.lock(%tile, 1) {{init = 0 : i32}}
%free_out = aie.lock(%tile, 2) {{init = 1 : i32}}
%full_out = aie.lock(%tile, 3)
%go = aie.lock(%tile, 4)
aie.flow(%shim, DMA : 0, %tile, DMA : 0)
aie.flow(%tile, DMA : 0, %shim, DMA : 0)
%mem = aie.mem(%tile) {{
  %0 = aie.dma_start(S2MM, 0, ^in, ^next)
^in:
  aie.use_lock(%free, AcquireGreaterEqual, 1)
  aie.dma_bd(%in : memref<4xi32>)
  aie.use_lock(%full, Release, 1)
  aie.next_bd ^in
^next:
  %1 = aie.dma_start(MM2S, 0, ^out, ^end)
^out:
  aie.use_lock(%full_out, AcquireGreaterEqual, 1)
  aie.dma_bd(%out : memref<4xi32>)
  aie.use_lock(%free_out, Release, 1)
  aie.next_bd ^out
^end:
  aie.end
}}
%core = aie.core(%tile) {{{loop(body, limit)}
}}
aie.shim_dma_allocation @to(%shim, MM2S, 0)
aie.shim_dma_allocation @from(%shim, S2MM, 0)
aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {{
{indent(host.strip(), "  ")}
}}
"""
    )


SIMPLE_HOST = """
aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 2, 4][0, 0, 4, 1]) {id = 0 : i64, metadata = @from} : memref<8xi32>
aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 8][0, 0, 0, 1]) {id = 1 : i64, metadata = @to} : memref<8xi32>
aiex.npu.dma_wait {symbol = @from}
"""

# The two halves in two transfers each, by one descriptor each, which is used again when it is known to be done.
AGAIN = """
%c0 = arith.constant 0 : i32
%c1 = arith.constant 1 : i32
aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 0 : i64, metadata = @from} : memref<8xi32>
aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 4][0, 0, 0, 1]) {id = 1 : i64, metadata = @to} : memref<8xi32>
aiex.npu.sync(%c0, %c0, %c0, %c0, %c1, %c1) : i32, i32, i32, i32, i32, i32
aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 4][1, 1, 1, 4][0, 0, 0, 1]) {id = 0 : i64, metadata = @from} : memref<8xi32>
aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 4][1, 1, 1, 4][0, 0, 0, 1]) {id = 1 : i64, metadata = @to} : memref<8xi32>
aiex.npu.dma_wait {symbol = @from}
"""

LOOPED = """
%i0 = arith.constant 0 : index
%i1 = arith.constant 1 : index
%i2 = arith.constant 2 : index
scf.for %i = %i0 to %i2 step %i1 {
  %four = arith.constant 4 : index
  %offset = arith.muli %i, %four : index
  %word = arith.index_cast %offset : index to i32
  %send = aiex.dma_configure_task_for @to {
    aie.dma_bd(%a : memref<8xi32> offset = %word len = 4)
    aie.end
  }
  %take = aiex.dma_configure_task_for @from {
    aie.dma_bd(%b : memref<8xi32> offset = %word len = 4)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%send)
  aiex.dma_start_task(%take)
  aiex.dma_await_task(%take)
  aiex.dma_free_task(%send)
}
"""

# The outermost size counts the executions of the descriptor.
REPEATED = HOST.replace(
    "%a : memref<8xi32> offset = 0 len = 8)\n  aie.end\n}",
    "%a : memref<8xi32> offset = 0 len = 4 sizes = [2, 1, 1, 4] strides = [4, 0, 0, 1])\n  aie.end\n}"
    " {repeat_count = 1}",
)

# The host sets a parameter, and starts each round of the core by a lock.
PARAMETER_BODY = (
    """
aie.use_lock(%go, AcquireGreaterEqual, 1)
%bias = memref.load %parameters[%c1] : memref<4xi32>
%two = arith.constant 2 : index
scf.for %half = %c0 to %two step %c1 {"""
    + indent(NEGATE_BODY.replace("subi %zero", "subi %bias"), "  ")
    + "}\n"
)
PARAMETER_HOST = (
    """
%value = arith.constant 0 : i32
aiex.npu.rtp_write(@parameters, 1, %value) : i32
aiex.set_lock(%go, 1)
"""
    + HOST
)
