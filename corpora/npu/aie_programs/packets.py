"""Two streams over one channel, in packets."""

from __future__ import annotations

from textwrap import indent

from corpora.npu.aie_programs.text import PIECE, buffers, channel, core, device, locks, source, task

PAIR = "memref<2x16xi32>"

SCALE = source(
    f"%a: {PAIR}, %b: {PAIR}",
    f"""
    %two = arith.constant 2 : i32
    affine.for %i = 0 to 16 {{
      %x = affine.load %a[0, %i] : {PAIR}
      %y = arith.addi %x, %two : i32
      affine.store %y, %b[0, %i] : {PAIR}
      %u = affine.load %a[1, %i] : {PAIR}
      %v = arith.muli %u, %two : i32
      affine.store %v, %b[1, %i] : {PAIR}
    }}
    """,
)


def _packet_tile(n: int, operation: str) -> list[str]:
    tile = f"%tile{n}"
    return [
        buffers(tile, f"in{n} out{n}", PIECE),
        locks(tile, **{f"in_free{n}": 1, f"in_full{n}": 0, f"out_free{n}": 1, f"out_full{n}": 0}),
        f"%mem{n} = aie.mem({tile}) {{",
        channel("S2MM", 0, f"take{n}", [(f"in_free{n}", f"%in{n} : {PIECE}", f"in_full{n}")]),
        channel("MM2S", 0, f"give{n}", [(f"out_full{n}", f"%out{n} : {PIECE}", f"out_free{n}")]),
        "  aie.end\n}",
        core(
            tile,
            f"""
            %two = arith.constant 2 : i32
            aie.use_lock(%in_full{n}, AcquireGreaterEqual, 1)
            aie.use_lock(%out_free{n}, AcquireGreaterEqual, 1)
            scf.for %i = %c0 to %c16 step %c1 {{
              %x = memref.load %in{n}[%i] : {PIECE}
              %y = arith.{operation} %x, %two : i32
              memref.store %y, %out{n}[%i] : {PIECE}
            }}
            aie.use_lock(%in_free{n}, Release, 1)
            aie.use_lock(%out_full{n}, Release, 1)
            """,
            c16=16,
        ),
    ]


PACKETS = device(
    """
    %shim = aie.tile(0, 0)
    %tile0 = aie.tile(0, 2)
    %tile1 = aie.tile(0, 3)
    aie.packet_flow(0x1) {
      aie.packet_source<%shim, DMA : 0>
      aie.packet_dest<%tile0, DMA : 0>
    }
    aie.packet_flow(0x2) {
      aie.packet_source<%shim, DMA : 0>
      aie.packet_dest<%tile1, DMA : 0>
    }
    aie.flow(%tile0, DMA : 0, %shim, DMA : 0)
    aie.flow(%tile1, DMA : 0, %shim, DMA : 1)
    """,
    *_packet_tile(0, "addi"),
    *_packet_tile(1, "muli"),
    """
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @first(%shim, S2MM, 0)
    aie.shim_dma_allocation @second(%shim, S2MM, 1)
    """,
    f"""
    aie.runtime_sequence @sequence(%a: {PAIR}, %b: {PAIR}) {{
      %send = aiex.dma_configure_task_for @a_in {{
        aie.dma_bd(%a : {PAIR} offset = 0 len = 16) {{packet = #aie.packet_info<pkt_type = 0, pkt_id = 1>}}
        aie.next_bd ^more
      ^more:
        aie.dma_bd(%a : {PAIR} offset = 16 len = 16) {{packet = #aie.packet_info<pkt_type = 0, pkt_id = 2>}}
        aie.end
      }}
      aiex.dma_start_task(%send)
    """,
    indent(task("take0", "first", f"%b : {PAIR} offset = 0 len = 16", "issue_token = true"), "  "),
    indent(task("take1", "second", f"%b : {PAIR} offset = 16 len = 16", "issue_token = true"), "  "),
    "  aiex.dma_await_task(%take0)\n  aiex.dma_await_task(%take1)\n}",
)
