"""Transposition by the strides of a memory tile's DMA."""

from __future__ import annotations

from textwrap import indent

from corpora.npu.aie_programs.text import channel, device, locks, source, task

TALL, WIDE = "memref<8x4xi32>", "memref<4x8xi32>"

TRANSPOSE = source(
    f"%a: {TALL}, %b: {WIDE}",
    f"""
    affine.for %i = 0 to 8 {{
      affine.for %j = 0 to 4 {{
        %x = affine.load %a[%i, %j] : {TALL}
        affine.store %x, %b[%j, %i] : {WIDE}
      }}
    }}
    """,
)

TRANSPOSE_MEMORY_TILE = device(
    """
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 1)
    %whole = aie.buffer(%tile) {sym_name = "whole"} : memref<32xi32>
    """,
    locks("%tile", free=1, full=0),
    """
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    """,
    "%dma = aie.memtile_dma(%tile) {",
    channel("S2MM", 0, "in", [("free", "%whole : memref<32xi32>, 0, 32", "full")]),
    channel(
        "MM2S",
        0,
        "out",
        [("full", "%whole : memref<32xi32>, 0, 32, [<size = 4, stride = 1>, <size = 8, stride = 4>]", "free")],
    ),
    "  aie.end\n}",
    """
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    """,
    f"aie.runtime_sequence @sequence(%a: {TALL}, %b: {WIDE}) {{",
    indent(task("send", "a_in", f"%a : {TALL}, 0, 32"), "  "),
    indent(task("take", "b_out", f"%b : {WIDE}, 0, 32", "issue_token = true"), "  "),
    "  aiex.dma_await_task(%take)\n}",
)
