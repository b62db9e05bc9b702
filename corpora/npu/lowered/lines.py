"""Convolutions that keep the rows of the image that they still need, in lines of local memory where the newest row
takes the place of the oldest one.

In `halo-lines` rows come by copies and by DMAs, one row ahead; in `halo-chain` the rows of a convolution feed a second
one, of which nothing but these lines is stored; in `halo-wrapped` columns are gone through forwards and backwards, so
that a row begins where the one before ended, and only what is new of the window is fetched."""

from __future__ import annotations

from corpora.npu.lowered.passes import LOOPS, lowered
from corpora.npu.recipes import Family, inside

_X, _W, _Y = "memref<10x6xf32>", "memref<3x3xf32>", "memref<8x4xf32>"


def _constants(*numbers: int) -> str:
    return "\n".join(f"  %c{each} = arith.constant {each} : index" for each in numbers)


WHOLE = f"""
func.func @kernel(%x: {_X}, %w: {_W}, %y: {_Y}) {{
  linalg.conv_2d ins(%x, %w : {_X}, {_W}) outs(%y : {_Y})
  return
}}
"""


def _row(lines: str, memory: str, slots: int, result: str, columns: int) -> str:
    """The row `%i` of a convolution, of rows that lie in lines of memory by their number modulo `slots`."""
    return f"""
scf.for %j = %c0 to %c{columns} step %c1 {{
  scf.for %k = %c0 to %c3 step %c1 {{
    scf.for %l = %c0 to %c3 step %c1 {{
      %row = affine.apply affine_map<(i, k) -> ((i + k) mod {slots})>(%i, %k)
      %column = arith.addi %j, %l : index
      %a = memref.load {lines}[%row, %column] : {memory}
      %f = memref.load %w[%k, %l] : {_W}
      %s = memref.load {result}
      %p = arith.mulf %a, %f : f32
      %n = arith.addf %s, %p : f32
      memref.store %n, {result}
    }}
  }}
}}"""


def copies() -> str:
    line = "memref<6xf32, strided<[1], offset: ?>>"
    memory = "memref<3x6xf32, 1>"
    slot = "memref<6xf32, strided<[1], offset: ?>, 1>"

    def fetched(row: str, at: str) -> str:
        return f"""
%from_{at} = memref.subview %x[%{row}, 0] [1, 6] [1, 1] : {_X} to {line}
%slot_{at} = affine.apply affine_map<(i) -> (i mod 3)>(%{row})
%to_{at} = memref.subview %lines[%slot_{at}, 0] [1, 6] [1, 1] : {memory} to {slot}
memref.copy %from_{at}, %to_{at} : {line} to {slot}"""

    return f"""
func.func @kernel(%x: {_X}, %w: {_W}, %y: {_Y}) {{
{_constants(0, 1, 2, 3, 4, 8)}
  %lines = memref.alloc() : {memory}
  scf.for %r = %c0 to %c2 step %c1 {{
{inside(2, fetched("r", "first"))}
  }}
  scf.for %i = %c0 to %c8 step %c1 {{
    %newest = arith.addi %i, %c2 : index
{inside(2, fetched("newest", "next"))}
{inside(2, _row("%lines", memory, 3, f"%y[%i, %j] : {_Y}", 4))}
  }}
  memref.dealloc %lines : {memory}
  return
}}
"""


def transfers() -> str:
    """The same with four lines: while a row is computed, a DMA brings the next one."""
    memory = "memref<4x6xf32, 1>"
    fetch = f"memref.dma_start %x[%R, %c0], %lines[%S, %c0], %c6, %tags[%S] : {_X}, {memory}, memref<4xi32>"
    return f"""
func.func @kernel(%x: {_X}, %w: {_W}, %y: {_Y}) {{
{_constants(0, 1, 2, 3, 4, 6, 8, 10)}
  %lines = memref.alloc() : {memory}
  %tags = memref.alloc() : memref<4xi32>
  scf.for %r = %c0 to %c3 step %c1 {{
    {fetch.replace("%R", "%r").replace("%S", "%r")}
  }}
  memref.dma_wait %tags[%c0], %c6 : memref<4xi32>
  memref.dma_wait %tags[%c1], %c6 : memref<4xi32>
  scf.for %i = %c0 to %c8 step %c1 {{
    %newest = arith.addi %i, %c2 : index
    %ahead = arith.addi %i, %c3 : index
    %more = arith.cmpi slt, %ahead, %c10 : index
    scf.if %more {{
      %free = arith.remui %ahead, %c4 : index
      {fetch.replace("%R", "%ahead").replace("%S", "%free")}
    }}
    %slot = arith.remui %newest, %c4 : index
    memref.dma_wait %tags[%slot], %c6 : memref<4xi32>
{inside(2, _row("%lines", memory, 4, f"%y[%i, %j] : {_Y}", 4))}
  }}
  memref.dealloc %lines : {memory}
  memref.dealloc %tags : memref<4xi32>
  return
}}
"""


def lines() -> Family:
    family = Family()
    family.program("loops", lowered(WHOLE, LOOPS))
    family.program("operator", WHOLE)
    family.program("copies", copies())
    family.program("transfers", transfers())
    family.equal("operator", "loops", "the convolution as loops", pipeline=LOOPS)
    family.equal("operator", "copies", "three rows at a time, the newest in the place of the oldest")
    family.equal("copies", "transfers", "four lines, and the next row while this one is computed")
    family.wrong(
        "operator",
        "copies",
        "lines that wrap around too early",
        (
            "%slot_next = affine.apply affine_map<(i) -> (i mod 3)>",
            "%slot_next = affine.apply affine_map<(i) -> (i mod 2)>",
        ),
    )
    family.wrong("operator", "copies", "a row too few to begin with", ("%r = %c0 to %c2", "%r = %c1 to %c2"))
    wait = "    memref.dma_wait %tags[%slot], %c6 : memref<4xi32>\n"
    family.wrong("operator", "transfers", "the newest row is not waited for", (wait, ""))
    place = ("arith.remui %ahead, %c4", "arith.remui %ahead, %c3")
    family.wrong("operator", "transfers", "the next row in the place of one that is needed", place)
    return family


_V = "memref<6x2xf32>"
CHAIN = f"""
func.func @kernel(%x: {_X}, %w: {_W}, %v: {_W}, %y: {_V}) {{
  %zero = arith.constant 0.0 : f32
  %between = memref.alloc() : {_Y}
  linalg.fill ins(%zero : f32) outs(%between : {_Y})
  linalg.conv_2d ins(%x, %w : {_X}, {_W}) outs(%between : {_Y})
  linalg.conv_2d ins(%between, %v : {_Y}, {_W}) outs(%y : {_V})
  memref.dealloc %between : {_Y}
  return
}}
"""


def chained() -> str:
    """Rows of the first convolution in three lines; as soon as three are there, a row of the second."""
    memory = "memref<3x4xf32, 1>"
    first = _row("%x", _X, 100, f"%lines[%slot, %j] : {memory}", 4)
    second = _row("%lines", memory, 3, f"%y[%i, %j] : {_V}", 2).replace("%w[", "%v[")
    return f"""
func.func @kernel(%x: {_X}, %w: {_W}, %v: {_W}, %y: {_V}) {{
  %zero = arith.constant 0.0 : f32
{_constants(0, 1, 2, 3, 4, 8)}
  %lines = memref.alloc() : {memory}
  scf.for %r = %c0 to %c8 step %c1 {{
    %slot = arith.remui %r, %c3 : index
    scf.for %j = %c0 to %c4 step %c1 {{
      memref.store %zero, %lines[%slot, %j] : {memory}
    }}
{inside(2, first.replace("%i", "%r"))}
    %enough = arith.cmpi sge, %r, %c2 : index
    scf.if %enough {{
      %i = arith.subi %r, %c2 : index
{inside(3, second)}
    }}
  }}
  memref.dealloc %lines : {memory}
  return
}}
"""


def chain() -> Family:
    family = Family()
    family.program("loops", lowered(CHAIN, LOOPS))
    family.program("operators", CHAIN)
    family.program("lines", chained())
    family.equal("operators", "loops", "two convolutions as loops", pipeline=LOOPS)
    family.equal("operators", "lines", "the rows between them in three lines")
    family.equal("loops", "lines", "loops of two convolutions, and of both at once")
    family.wrong("operators", "lines", "a second row before its last line is there", ("sge, %r, %c2", "sge, %r, %c1"))
    family.wrong(
        "operators",
        "lines",
        "lines that nobody clears",
        ("memref.store %zero, %lines[%slot, %j]", "memref.store %zero, %lines[%c0, %j]"),
    )
    return family


_WINDOW = "memref<3x3xf32, 1>"


def _fetched(row: str, column: str) -> str:
    """An element of the image in the window's place for its row and column."""
    return f"""
%slot_row = arith.remui {row}, %c3 : index
%slot_column = arith.remui {column}, %c3 : index
%fetched = memref.load %x[{row}, {column}] : {_X}
memref.store %fetched, %window[%slot_row, %slot_column] : {_WINDOW}"""


def wrapped() -> str:
    return f"""
func.func @kernel(%x: {_X}, %w: {_W}, %y: {_Y}) {{
{_constants(0, 1, 2, 3, 4, 8)}
  %window = memref.alloc() : {_WINDOW}
  scf.for %k = %c0 to %c3 step %c1 {{
    scf.for %l = %c0 to %c3 step %c1 {{
{inside(3, _fetched("%k", "%l"))}
    }}
  }}
  scf.for %i = %c0 to %c8 step %c1 {{
    %parity = arith.remui %i, %c2 : index
    %backwards = arith.cmpi eq, %parity, %c1 : index
    scf.for %step = %c0 to %c4 step %c1 {{
      %from_end = arith.subi %c3, %step : index
      %j = arith.select %backwards, %from_end, %step : index
      %begins = arith.cmpi eq, %step, %c0 : index
      %later = arith.cmpi sgt, %i, %c0 : index
      %wraps = arith.andi %begins, %later : i1
      scf.if %wraps {{
        scf.for %l = %c0 to %c3 step %c1 {{
          %below = arith.addi %i, %c2 : index
          %beside = arith.addi %j, %l : index
{inside(5, _fetched("%below", "%beside"))}
        }}
      }}
      %goes_on = arith.cmpi sgt, %step, %c0 : index
      scf.if %goes_on {{
        %right = arith.addi %j, %c2 : index
        %column = arith.select %backwards, %j, %right : index
        scf.for %k = %c0 to %c3 step %c1 {{
          %row = arith.addi %i, %k : index
{inside(5, _fetched("%row", "%column"))}
        }}
      }}
      scf.for %k = %c0 to %c3 step %c1 {{
        scf.for %l = %c0 to %c3 step %c1 {{
          %row = affine.apply affine_map<(i, k) -> ((i + k) mod 3)>(%i, %k)
          %column = affine.apply affine_map<(j, l) -> ((j + l) mod 3)>(%j, %l)
          %a = memref.load %window[%row, %column] : {_WINDOW}
          %f = memref.load %w[%k, %l] : {_W}
          %s = memref.load %y[%i, %j] : {_Y}
          %p = arith.mulf %a, %f : f32
          %n = arith.addf %s, %p : f32
          memref.store %n, %y[%i, %j] : {_Y}
        }}
      }}
    }}
  }}
  memref.dealloc %window : {_WINDOW}
  return
}}
"""


def wrapping() -> Family:
    family = Family()
    family.program("loops", lowered(WHOLE, LOOPS))
    family.program("operator", WHOLE)
    family.program("wrapped", wrapped())
    family.equal("operator", "loops", "the convolution as loops", pipeline=LOOPS)
    family.equal("operator", "wrapped", "forwards and backwards, with what is new of the window")
    family.equal("loops", "wrapped", "row by row, and forwards and backwards")
    family.wrong(
        "operator",
        "wrapped",
        "no new row where the columns turn",
        ("%later = arith.cmpi sgt, %i, %c0", "%later = arith.cmpi sgt, %i, %c1"),
    )
    family.wrong(
        "operator",
        "wrapped",
        "the column of the other direction",
        ("arith.select %backwards, %j, %right", "arith.select %backwards, %right, %j"),
    )
    family.wrong(
        "operator",
        "wrapped",
        "a row that begins at the other end",
        ("arith.select %backwards, %from_end, %step", "arith.select %backwards, %step, %from_end"),
    )
    return family


FAMILIES = {"halo-lines": lines, "halo-chain": chain, "halo-wrapped": wrapping}
