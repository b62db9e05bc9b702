"""Object fifos whose objects are split into parts and joined."""

from __future__ import annotations

from textwrap import indent

from corpora.npu.aie_programs.packets import PAIR
from corpora.npu.aie_programs.text import PIECE, core, device, task


def _half_core(n: int, operation: str) -> str:
    return core(
        f"%tile{n}",
        f"""
        %two = arith.constant 2 : i32
        %in = aie.objectfifo.acquire @in{n}(Consume, 1) : !aie.objectfifosubview<{PIECE}>
        %x = aie.objectfifo.subview.access %in[0] : !aie.objectfifosubview<{PIECE}> -> {PIECE}
        %out = aie.objectfifo.acquire @out{n}(Produce, 1) : !aie.objectfifosubview<{PIECE}>
        %y = aie.objectfifo.subview.access %out[0] : !aie.objectfifosubview<{PIECE}> -> {PIECE}
        scf.for %i = %c0 to %c16 step %c1 {{
          %v = memref.load %x[%i] : {PIECE}
          %w = arith.{operation} %v, %two : i32
          memref.store %w, %y[%i] : {PIECE}
        }}
        aie.objectfifo.release @in{n}(Consume, 1)
        aie.objectfifo.release @out{n}(Produce, 1)
        """,
        c16=16,
    )


SPLIT_AND_JOIN = device(
    f"""
    %shim = aie.logical_tile<ShimNOCTile>(?, ?)
    %memory = aie.logical_tile<MemTile>(?, ?)
    %tile0 = aie.logical_tile<CoreTile>(?, ?)
    %tile1 = aie.logical_tile<CoreTile>(?, ?)
    aie.objectfifo @whole_in(%shim, {{%memory}}, 2 : i32) : !aie.objectfifo<{PAIR}>
    aie.objectfifo @in0(%memory, {{%tile0}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    aie.objectfifo @in1(%memory, {{%tile1}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    aie.objectfifo.link [@whole_in] -> [@in0, @in1]([] [0, 16])
    aie.objectfifo @out0(%tile0, {{%memory}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    aie.objectfifo @out1(%tile1, {{%memory}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    aie.objectfifo @whole_out(%memory, {{%shim}}, 2 : i32) : !aie.objectfifo<{PAIR}>
    aie.objectfifo.link [@out0, @out1] -> [@whole_out]([0, 16] [])
    """,
    _half_core(0, "addi"),
    _half_core(1, "muli"),
    f"aie.runtime_sequence @sequence(%a: {PAIR}, %b: {PAIR}) {{",
    indent(task("send", "whole_in", f"%a : {PAIR} offset = 0 len = 32"), "  "),
    indent(task("take", "whole_out", f"%b : {PAIR} offset = 0 len = 32", "issue_token = true"), "  "),
    "  aiex.dma_await_task(%take)\n}",
)
