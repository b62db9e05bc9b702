"""A sum along the cascade from core to core."""

from __future__ import annotations

from textwrap import indent

from corpora.npu.aie_programs.text import PIECE, buffers, channel, core, device, locks, source, task

ROWS = "memref<4x16xi32>"

SUM = source(
    f"%a: {ROWS}, %b: {PIECE}",
    f"""
    affine.for %i = 0 to 16 {{
      %first = affine.load %a[0, %i] : {ROWS}
      %sum = affine.for %row = 1 to 4 iter_args(%s = %first) -> i32 {{
        %x = affine.load %a[%row, %i] : {ROWS}
        %t = arith.addi %s, %x : i32
        affine.yield %t : i32
      }}
      affine.store %sum, %b[%i] : {PIECE}
    }}
    """,
)


def _cascade_core(n: int) -> str:
    last = n == 3
    steps = [
        f"aie.use_lock(%full{n}, AcquireGreaterEqual, 1)",
        f"%own = vector.load %part{n}[%c0] : {PIECE}, vector<16xi32>",
    ]
    if n > 0:
        steps += ["%before = aie.get_cascade() : vector<16xi32>", "%sum = arith.addi %before, %own : vector<16xi32>"]
    value = "%sum" if n > 0 else "%own"
    if last:
        steps += [
            "aie.use_lock(%out_free, AcquireGreaterEqual, 1)",
            f"vector.store {value}, %result[%c0] : {PIECE}, vector<16xi32>",
            "aie.use_lock(%out_full, Release, 1)",
        ]
    else:
        steps.append(f"aie.put_cascade({value} : vector<16xi32>)")
    steps.append(f"aie.use_lock(%free{n}, Release, 1)")
    return core(f"%tile{n}", "\n".join(steps))


CASCADE = device(
    *(f"%shim{n} = aie.tile({n}, 0)" for n in (0, 1)),
    *(f"%tile{n} = aie.tile({n}, 3)" for n in range(4)),
    *(f"aie.cascade_flow(%tile{n}, %tile{n + 1})" for n in range(3)),
    *(f"aie.flow(%shim{n // 2}, DMA : {n % 2}, %tile{n}, DMA : 0)" for n in range(4)),
    "aie.flow(%tile3, DMA : 0, %shim0, DMA : 0)",
    *(buffers(f"%tile{n}", f"part{n}", PIECE) for n in range(4)),
    *(locks(f"%tile{n}", **{f"free{n}": 1, f"full{n}": 0}) for n in range(4)),
    buffers("%tile3", "result", PIECE),
    '%out_free = aie.lock(%tile3, 2) {init = 1 : i32, sym_name = "out_free_lock"}',
    '%out_full = aie.lock(%tile3, 3) {init = 0 : i32, sym_name = "out_full_lock"}',
    *(
        "\n".join(
            [
                f"%mem{n} = aie.mem(%tile{n}) {{",
                channel("S2MM", 0, f"in{n}", [(f"free{n}", f"%part{n} : {PIECE}", f"full{n}")]),
                channel("MM2S", 0, "out", [("out_full", f"%result : {PIECE}", "out_free")]) if n == 3 else "",
                "  aie.end\n}",
            ]
        )
        for n in range(4)
    ),
    *(_cascade_core(n) for n in range(4)),
    *(f"aie.shim_dma_allocation @in{n}(%shim{n // 2}, MM2S, {n % 2})" for n in range(4)),
    "aie.shim_dma_allocation @sum_out(%shim0, S2MM, 0)",
    f"aie.runtime_sequence @sequence(%a: {ROWS}, %b: {PIECE}) {{",
    *(indent(task(f"send{n}", f"in{n}", f"%a : {ROWS} offset = {16 * n} len = 16"), "  ") for n in range(4)),
    indent(task("take", "sum_out", f"%b : {PIECE} offset = 0 len = 16", "issue_token = true"), "  "),
    "  aiex.dma_await_task(%take)\n}",
)
