"""Matrix multiplication by blocks, on one core and on four."""

from __future__ import annotations

from textwrap import dedent, indent

from corpora.npu.aie_programs.text import buffers, channel, core, device, locks, source, task

MATRIX = "memref<16x16xi32>"
BLOCK = "memref<8x8xi32>"

MATMUL = source(
    f"%A: {MATRIX}, %B: {MATRIX}, %C: {MATRIX}",
    f"""
    %zero = arith.constant 0 : i32
    affine.for %i = 0 to 16 {{
      affine.for %j = 0 to 16 {{
        affine.store %zero, %C[%i, %j] : {MATRIX}
        affine.for %k = 0 to 16 {{
          %a = affine.load %A[%i, %k] : {MATRIX}
          %b = affine.load %B[%k, %j] : {MATRIX}
          %c = affine.load %C[%i, %j] : {MATRIX}
          %m = arith.muli %a, %b : i32
          %s = arith.addi %c, %m : i32
          affine.store %s, %C[%i, %j] : {MATRIX}
        }}
      }}
    }}
    """,
)


LOCAL = "memref<8x8xi32, 2>"

# The same in MLIR-AIR: a herd of two by two cores, each with a block of the result.
MATMUL_AIR = source(
    f"%A: {MATRIX}, %B: {MATRIX}, %C: {MATRIX}",
    f"""
    %two = arith.constant 2 : index
    air.herd @matmul tile (%x, %y) in (%sx=%two, %sy=%two) args(%a=%A, %b=%B, %c=%C) : {MATRIX}, {MATRIX}, {MATRIX} {{
      %zero = arith.constant 0 : i32
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %row = arith.muli %x, %c8 : index
      %col = arith.muli %y, %c8 : index
      %lc = memref.alloc() : {LOCAL}
      affine.for %i = 0 to 8 {{
        affine.for %j = 0 to 8 {{
          affine.store %zero, %lc[%i, %j] : {LOCAL}
        }}
      }}
      affine.for %block = 0 to 16 step 8 {{
        %la = memref.alloc() : {LOCAL}
        %lb = memref.alloc() : {LOCAL}
        air.dma_memcpy_nd (%la[] [] [], %a[%row, %block] [%c8, %c8] [%c16, %c1]) {{id = 1 : i32}} : ({LOCAL}, {MATRIX})
        air.dma_memcpy_nd (%lb[] [] [], %b[%block, %col] [%c8, %c8] [%c16, %c1]) {{id = 2 : i32}} : ({LOCAL}, {MATRIX})
        affine.for %i = 0 to 8 {{
          affine.for %j = 0 to 8 {{
            affine.for %k = 0 to 8 {{
              %p = affine.load %la[%i, %k] : {LOCAL}
              %q = affine.load %lb[%k, %j] : {LOCAL}
              %r = affine.load %lc[%i, %j] : {LOCAL}
              %m = arith.muli %p, %q : i32
              %s = arith.addi %r, %m : i32
              affine.store %s, %lc[%i, %j] : {LOCAL}
            }}
          }}
        }}
        memref.dealloc %la : {LOCAL}
        memref.dealloc %lb : {LOCAL}
      }}
      air.dma_memcpy_nd (%c[%row, %col] [%c8, %c8] [%c16, %c1], %lc[] [] []) {{id = 3 : i32}} : ({MATRIX}, {LOCAL})
      memref.dealloc %lc : {LOCAL}
    }}
    """,
)


def _clear(c: str) -> str:
    return dedent(f"""
        scf.for %i = %c0 to %c8 step %c1 {{
          scf.for %j = %c0 to %c8 step %c1 {{
            memref.store %zero, {c}[%i, %j] : {BLOCK}
          }}
        }}""").strip("\n")


def _multiply(a: str, b: str, c: str) -> str:
    return dedent(f"""
        scf.for %i = %c0 to %c8 step %c1 {{
          scf.for %j = %c0 to %c8 step %c1 {{
            scf.for %k = %c0 to %c8 step %c1 {{
              %x = memref.load {a}[%i, %k] : {BLOCK}
              %y = memref.load {b}[%k, %j] : {BLOCK}
              %z = memref.load {c}[%i, %j] : {BLOCK}
              %m = arith.muli %x, %y : i32
              %s = arith.addi %z, %m : i32
              memref.store %s, {c}[%i, %j] : {BLOCK}
            }}
          }}
        }}""").strip("\n")


def _matmul_core(tile: str, n: str) -> str:
    """A core that makes one block of the result from two pairs of blocks, in two buffers each."""
    steps = ["%zero = arith.constant 0 : i32", f"aie.use_lock(%c_free{n}, AcquireGreaterEqual, 1)", _clear(f"%c{n}_b")]
    for half in (0, 1):
        steps += [
            f"aie.use_lock(%a_full{n}, AcquireGreaterEqual, 1)",
            f"aie.use_lock(%b_full{n}, AcquireGreaterEqual, 1)",
            _multiply(f"%a{half}{n}_b", f"%b{half}{n}_b", f"%c{n}_b"),
            f"aie.use_lock(%a_free{n}, Release, 1)",
            f"aie.use_lock(%b_free{n}, Release, 1)",
        ]
    steps.append(f"aie.use_lock(%c_full{n}, Release, 1)")
    return core(tile, "\n".join(steps), c8=8)


def _matmul_tile(tile: str, n: str) -> list[str]:
    """The buffers, locks, DMAs and the core of one tile."""
    names = {"a_free": 2, "a_full": 0, "b_free": 2, "b_full": 0, "c_free": 1, "c_full": 0}
    return [
        buffers(tile, f"a0{n}_b a1{n}_b b0{n}_b b1{n}_b c{n}_b", BLOCK),
        locks(tile, **{f"{name}{n}": units for name, units in names.items()}),
        f"%mem{n} = aie.mem({tile}) {{",
        *(
            channel(
                "S2MM",
                number,
                f"{name}{n}",
                [(f"{name}_free{n}", f"%{name}{half}{n}_b : {BLOCK}", f"{name}_full{n}") for half in (0, 1)],
            )
            for number, name in enumerate("ab")
        ),
        channel("MM2S", 0, f"c{n}", [(f"c_full{n}", f"%c{n}_b : {BLOCK}", f"c_free{n}")]),
        "  aie.end\n}",
        _matmul_core(tile, n),
    ]


def _blocks(memref: str, offset: int, sizes: list[int], strides: list[int]) -> str:
    length = sizes[1] * sizes[2] * sizes[3]
    return f"%{memref} : {MATRIX} offset = {offset} len = {length} sizes = {sizes} strides = {strides}"


_ONE_CORE_SEQUENCE = [
    f"aie.runtime_sequence @sequence(%A: {MATRIX}, %B: {MATRIX}, %C: {MATRIX}) {{",
    indent(
        task("take", "c_out", _blocks("C", 0, [2, 2, 8, 8], [128, 8, 16, 1]), "issue_token = true, repeat_count = 1"),
        "  ",
    ),
    *(
        indent(
            task(f"send_a{row}", "a_in", _blocks("A", 128 * row, [2, 2, 8, 8], [0, 8, 16, 1]), "repeat_count = 1")
            + "\n"
            + task(f"send_b{row}", "b_in", _blocks("B", 0, [2, 2, 8, 8], [8, 128, 16, 1]), "repeat_count = 1"),
            "  ",
        )
        for row in (0, 1)
    ),
    "  aiex.dma_await_task(%take)",
    "}",
]

MATMUL_ONE_CORE = device(
    """
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%shim, DMA : 1, %tile, DMA : 1)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    """,
    *_matmul_tile("%tile", ""),
    """
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_in(%shim, MM2S, 1)
    aie.shim_dma_allocation @c_out(%shim, S2MM, 0)
    """,
    *_ONE_CORE_SEQUENCE,
)

_GRID = [(row, column) for row in (0, 1) for column in (0, 1)]


def _name(row: int, column: int) -> str:
    return f"_{row}{column}"


MATMUL_FOUR_CORES = device(
    *(f"%shim{column} = aie.tile({column}, 0)" for column in (0, 1)),
    *(f"%tile{_name(row, column)} = aie.tile({column}, {row + 2})" for row, column in _GRID),
    # A row of cores shares its blocks of A, a column its blocks of B.
    *(f"aie.flow(%shim{row}, DMA : 0, %tile{_name(row, column)}, DMA : 0)" for row, column in _GRID),
    *(f"aie.flow(%shim{column}, DMA : 1, %tile{_name(row, column)}, DMA : 1)" for row, column in _GRID),
    *(f"aie.flow(%tile{_name(row, column)}, DMA : 0, %shim{column}, DMA : {row})" for row, column in _GRID),
    *(part for row, column in _GRID for part in _matmul_tile(f"%tile{_name(row, column)}", _name(row, column))),
    *(
        f"aie.shim_dma_allocation @{name}{n}(%shim{n}, MM2S, {number})"
        for n in (0, 1)
        for number, name in enumerate("ab")
    ),
    *(f"aie.shim_dma_allocation @c{_name(row, column)}(%shim{column}, S2MM, {row})" for row, column in _GRID),
    f"aie.runtime_sequence @sequence(%A: {MATRIX}, %B: {MATRIX}, %C: {MATRIX}) {{",
    *(
        indent(
            task(
                f"take{_name(row, column)}",
                f"c{_name(row, column)}",
                _blocks("C", 128 * row + 8 * column, [1, 1, 8, 8], [0, 0, 16, 1]),
                "issue_token = true",
            ),
            "  ",
        )
        for row, column in _GRID
    ),
    *(
        indent(
            task(f"send_a{n}", f"a{n}", _blocks("A", 128 * n, [1, 2, 8, 8], [0, 8, 16, 1]))
            + "\n"
            + task(f"send_b{n}", f"b{n}", _blocks("B", 8 * n, [1, 2, 8, 8], [0, 128, 16, 1])),
            "  ",
        )
        for n in (0, 1)
    ),
    *(f"  aiex.dma_await_task(%take{_name(row, column)})" for row, column in _GRID),
    "}",
)
