"""Elementwise addition."""

from __future__ import annotations

from textwrap import indent

from corpora.npu.aie_programs.text import PIECE, buffers, channel, core, device, locks, source, task

VECTOR = "memref<64xi32>"

ADD = source(
    f"%a: {VECTOR}, %b: {VECTOR}, %c: {VECTOR}",
    f"""
    affine.for %i = 0 to 64 {{
      %x = affine.load %a[%i] : {VECTOR}
      %y = affine.load %b[%i] : {VECTOR}
      %z = arith.addi %x, %y : i32
      affine.store %z, %c[%i] : {VECTOR}
    }}
    """,
)

_ADD_PIECES = "\n".join(
    f"""\
aie.use_lock(%a_full, AcquireGreaterEqual, 1)
aie.use_lock(%b_full, AcquireGreaterEqual, 1)
aie.use_lock(%c_free, AcquireGreaterEqual, 1)
scf.for %i = %c0 to %c16 step %c1 {{
  %x = memref.load %a{half}[%i] : {PIECE}
  %y = memref.load %b{half}[%i] : {PIECE}
  %z = arith.addi %x, %y : i32
  memref.store %z, %c{half}_out[%i] : {PIECE}
}}
aie.use_lock(%a_free, Release, 1)
aie.use_lock(%b_free, Release, 1)
aie.use_lock(%c_full, Release, 1)"""
    for half in (0, 1)
)

_ADD_SEQUENCE = "\n".join(
    [
        f"aie.runtime_sequence(%a: {VECTOR}, %b: {VECTOR}, %c: {VECTOR}) {{",
        indent(task("send_a", "a_in", f"%a : {VECTOR} offset = 0 len = 64"), "  "),
        indent(task("send_b", "b_in", f"%b : {VECTOR} offset = 0 len = 64"), "  "),
        indent(task("take_c", "c_out", f"%c : {VECTOR} offset = 0 len = 64", "issue_token = true"), "  "),
        "  aiex.dma_await_task(%take_c)",
        "  aiex.dma_free_task(%send_a)",
        "  aiex.dma_free_task(%send_b)",
        "}",
    ]
)

ADD_LOCKS = device(
    """
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    """,
    buffers("%tile", "a0 a1 b0 b1 c0_out c1_out", PIECE),
    locks("%tile", a_free=2, a_full=0, b_free=2, b_full=0, c_free=2, c_full=0),
    """
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%shim, DMA : 1, %tile, DMA : 1)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    """,
    "%mem = aie.mem(%tile) {",
    channel("S2MM", 0, "a", [("a_free", f"%a{half} : {PIECE} offset = 0 len = 16", "a_full") for half in (0, 1)]),
    channel("S2MM", 1, "b", [("b_free", f"%b{half} : {PIECE} offset = 0 len = 16", "b_full") for half in (0, 1)]),
    channel("MM2S", 0, "c", [("c_full", f"%c{half}_out : {PIECE} offset = 0 len = 16", "c_free") for half in (0, 1)]),
    "  aie.end\n}",
    core("%tile", _ADD_PIECES, c16=16),
    """
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_in(%shim, MM2S, 1)
    aie.shim_dma_allocation @c_out(%shim, S2MM, 0)
    """,
    _ADD_SEQUENCE,
)

ADD_FIFOS = device(
    f"""
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    aie.objectfifo @a_in(%shim, {{%tile}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    aie.objectfifo @b_in(%shim, {{%tile}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    aie.objectfifo @c_out(%tile, {{%shim}}, 2 : i32) : !aie.objectfifo<{PIECE}>
    """,
    core(
        "%tile",
        f"""
        %a_view = aie.objectfifo.acquire @a_in(Consume, 1) : !aie.objectfifosubview<{PIECE}>
        %a0 = aie.objectfifo.subview.access %a_view[0] : !aie.objectfifosubview<{PIECE}> -> {PIECE}
        %b_view = aie.objectfifo.acquire @b_in(Consume, 1) : !aie.objectfifosubview<{PIECE}>
        %b0 = aie.objectfifo.subview.access %b_view[0] : !aie.objectfifosubview<{PIECE}> -> {PIECE}
        %c0_out = aie.objectfifo.acquire @c_out(Produce, 1) : {PIECE}
        scf.for %i = %c0 to %c16 step %c1 {{
          %x = memref.load %a0[%i] : {PIECE}
          %y = memref.load %b0[%i] : {PIECE}
          %z = arith.addi %x, %y : i32
          memref.store %z, %c0_out[%i] : {PIECE}
        }}
        aie.objectfifo.release @a_in(Consume, 1)
        aie.objectfifo.release @b_in(Consume, 1)
        aie.objectfifo.release @c_out(Produce, 1)
        """,
        c16=16,
    ),
    f"""
    aie.runtime_sequence @sequence(%a: {VECTOR}, %b: {VECTOR}, %c: {VECTOR}) {{
      aiex.npu.dma_memcpy_nd(%c[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1]) {{id = 0 : i64, metadata = @c_out}} : {VECTOR}
      aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1]) {{id = 1 : i64, metadata = @a_in}} : {VECTOR}
      aiex.npu.dma_memcpy_nd(%b[0, 0, 0, 0][1, 1, 1, 64][0, 0, 0, 1]) {{id = 2 : i64, metadata = @b_in}} : {VECTOR}
      aiex.npu.dma_wait {{symbol = @c_out}}
    }}
    """,
)

# The same in MLIR-AIR: a herd of one core that fetches a piece of each operand and brings back one of the result.
ADD_AIR = source(
    f"%a: {VECTOR}, %b: {VECTOR}, %c: {VECTOR}",
    f"""
    %one = arith.constant 1 : index
    air.herd @add tile (%x, %y) in (%sx=%one, %sy=%one) args(%A=%a, %B=%b, %C=%c) : {VECTOR}, {VECTOR}, {VECTOR} {{
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      affine.for %piece = 0 to 64 step 16 {{
        %la = memref.alloc() : memref<16xi32, 2>
        %lb = memref.alloc() : memref<16xi32, 2>
        %lc = memref.alloc() : memref<16xi32, 2>
        air.dma_memcpy_nd (%la[] [] [], %A[%piece] [%c16] [%c1]) {{id = 1 : i32}} : (memref<16xi32, 2>, {VECTOR})
        air.dma_memcpy_nd (%lb[] [] [], %B[%piece] [%c16] [%c1]) {{id = 2 : i32}} : (memref<16xi32, 2>, {VECTOR})
        affine.for %i = 0 to 16 {{
          %p = affine.load %la[%i] : memref<16xi32, 2>
          %q = affine.load %lb[%i] : memref<16xi32, 2>
          %s = arith.addi %p, %q : i32
          affine.store %s, %lc[%i] : memref<16xi32, 2>
        }}
        air.dma_memcpy_nd (%C[%piece] [%c16] [%c1], %lc[] [] []) {{id = 3 : i32}} : ({VECTOR}, memref<16xi32, 2>)
        memref.dealloc %la : memref<16xi32, 2>
        memref.dealloc %lb : memref<16xi32, 2>
        memref.dealloc %lc : memref<16xi32, 2>
      }}
    }}
    """,
)
