"""Programs for arrays of tiles, written for this corpus: sequential sources, and their forms in the aie dialects.

Sizes are small, so that every pair is checked in little time; nothing in a form depends on them."""

from __future__ import annotations

from textwrap import dedent, indent

FOREVER = 9223372036854775807


def source(arguments: str, body: str) -> str:
    """The function that a runtime sequence is compared with."""
    return f"func.func @sequence({arguments}) {{\n{indent(dedent(body).strip(), '  ')}\n  return\n}}\n"


def device(*parts: str) -> str:
    text = "\n".join(dedent(part).strip("\n") if part.startswith("\n") else part for part in parts)
    return f"module {{\n  aie.device(npu1) {{\n{indent(text, '    ')}\n  }}\n}}\n"


def buffers(tile: str, names: str, type: str) -> str:
    return "\n".join(f'%{name} = aie.buffer({tile}) {{sym_name = "{name}"}} : {type}' for name in names.split())


def locks(tile: str, **initial: int) -> str:
    return "\n".join(
        f'%{name} = aie.lock({tile}, {number}) {{init = {units} : i32, sym_name = "{name}_lock"}}'
        for number, (name, units) in enumerate(initial.items())
    )


def channel(direction: str, number: int, name: str, descriptors: list[tuple[str, str, str]]) -> str:
    """A channel that runs descriptors in turn: what each acquires, transfers and releases. Goes on at `^after_name`."""
    lines = [f"%{name}_start = aie.dma_start({direction}, {number}, ^{name}_0, ^after_{name})"]
    for at, (acquired, transfer, released) in enumerate(descriptors):
        lines += [
            f"^{name}_{at}:",
            f"  aie.use_lock(%{acquired}, AcquireGreaterEqual, 1)",
            f"  aie.dma_bd({transfer})",
            f"  aie.use_lock(%{released}, Release, 1)",
            f"  aie.next_bd ^{name}_{(at + 1) % len(descriptors)}",
        ]
    return "\n".join([*lines, f"^after_{name}:"])


def core(tile: str, body: str, **constants: int) -> str:
    """A core that does `body` for ever."""
    known = {"c0": 0, "c1": 1, "forever": FOREVER} | constants
    lines = [f"%{name} = arith.constant {value} : index" for name, value in known.items()]
    lines += ["scf.for %round = %c0 to %forever step %c1 {", indent(dedent(body).strip(), "  "), "}", "aie.end"]
    return f"aie.core({tile}) {{\n{indent(chr(10).join(lines), '  ')}\n}}"


def task(name: str, at: str, transfer: str, attributes: str = "") -> str:
    return dedent(f"""
        %{name} = aiex.dma_configure_task_for @{at} {{
          aie.dma_bd({transfer})
          aie.end
        }}{" {" + attributes + "}" if attributes else ""}
        aiex.dma_start_task(%{name})
    """).strip("\n")


# -- elementwise addition ----------------------------------------------------------------------------------------------

VECTOR = "memref<64xi32>"
PIECE = "memref<16xi32>"

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

# -- matrix multiplication ---------------------------------------------------------------------------------------------

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

# -- transposition in a memory tile ------------------------------------------------------------------------------------

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

# -- a reduction along a cascade ---------------------------------------------------------------------------------------

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

# -- packets -----------------------------------------------------------------------------------------------------------

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

# -- object fifos that are split and joined ----------------------------------------------------------------------------


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
