"""DMAs of tiles into local memory: where they start, how far out of the loops they are hoisted, and how the next tile
comes while this one is computed with, as MLIR's passes on affine loops make it.

`dma-product` is a matrix product, with a tile of the result that goes there and back, `dma-band` a convolution whose
tiles overlap, and `dma-update` a loop that writes what it reads, of which nothing may be hoisted."""

from __future__ import annotations

import re

from corpora.npu.lowered.passes import CLEAN, lowered
from corpora.npu.recipes import Family

PRODUCT = """
func.func @kernel(%a: memref<16x24xf32>, %b: memref<24x16xf32>, %c: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 24 {
        %x = affine.load %a[%i, %k] : memref<16x24xf32>
        %y = affine.load %b[%k, %j] : memref<24x16xf32>
        %z = affine.load %c[%i, %j] : memref<16x16xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
"""
BAND = """
func.func @kernel(%x: memref<14x10xf32>, %w: memref<3x3xf32>, %y: memref<12x8xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 3 {
        affine.for %l = 0 to 3 {
          %a = affine.load %x[%i + %k, %j + %l] : memref<14x10xf32>
          %f = affine.load %w[%k, %l] : memref<3x3xf32>
          %b = affine.load %y[%i, %j] : memref<12x8xf32>
          %p = arith.mulf %a, %f : f32
          %s = arith.addf %b, %p : f32
          affine.store %s, %y[%i, %j] : memref<12x8xf32>
        }
      }
    }
  }
  return
}
"""
UPDATE = """
func.func @kernel(%x: memref<20xf32>, %y: memref<16xf32>) {
  affine.for %t = 0 to 16 step 4 {
    affine.for %i = 0 to 4 {
      %a = affine.load %x[%t + %i] : memref<20xf32>
      %b = arith.mulf %a, %a : f32
      affine.store %b, %y[%t + %i] : memref<16xf32>
    }
    affine.for %i = 0 to 4 {
      %a = affine.load %y[%t + %i] : memref<16xf32>
      %b = affine.load %x[%t + %i + 4] : memref<20xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %x[%t + %i + 4] : memref<20xf32>
    }
  }
  return
}
"""
PIPELINE = "func.func(affine-pipeline-data-transfer)"
# affine.dma_wait does not survive canonicalization; memref.dma_wait does.
TO_MEMREF = f"func.func(affine-simplify-structures),lower-affine,{CLEAN}"


def tiled(*sizes: int) -> str:
    return f"func.func(affine-loop-tile{{tile-sizes={','.join(map(str, sizes))}}},canonicalize)"


def dmas(room: str) -> str:
    """The pass that copies what a loop nest needs by DMAs, from as far out as its options leave room for."""
    return f"func.func(affine-data-copy-generate{{generate-dma=true fast-mem-space=2{room}}})"


INNER = dmas(" fast-mem-capacity=1 skip-non-unit-stride-loops=true")
MIDDLE = dmas(" fast-mem-capacity=3")
WHOLE = dmas("")


def _hoisted(source: str, tile: str, middle: bool) -> Family:
    """A loop nest, its tiles, and DMAs in the innermost loops over tiles, further out, and outside of all of them."""
    family = Family()
    family.program("loops", source)
    family.program("tiles", lowered(source, tile))
    levels = {"inner": INNER, **({"middle": MIDDLE} if middle else {}), "whole": WHOLE}
    for name, pipeline in levels.items():
        family.program(name, lowered(family.programs["tiles"], pipeline, TO_MEMREF))
    family.program("pipelined", lowered(family.programs["tiles"], INNER, PIPELINE, TO_MEMREF))
    family.program("affine", lowered(family.programs["tiles"], INNER, PIPELINE))
    family.equal("loops", "tiles", "loops over tiles", pipeline=tile)
    family.equal("loops", "inner", "a DMA for each tile where it is needed", pipeline=f"{tile},{INNER},{TO_MEMREF}")
    if middle:
        family.equal("inner", "middle", "DMAs hoisted out of a loop", pipeline=f"{tile},{MIDDLE},{TO_MEMREF}")
    family.equal("inner", "whole", "DMAs hoisted out of all loops", pipeline=f"{tile},{WHOLE},{TO_MEMREF}")
    family.equal("inner", "pipelined", "the next tile comes during this one", pipeline=f"{PIPELINE},{TO_MEMREF}")
    family.equal("loops", "affine", "the same before it is lowered", pipeline=f"{tile},{INNER},{PIPELINE}")
    return family


def _line(text: str, pattern: str, at: int = 0) -> str:
    """The line that contains the match of `pattern` with a number, or counted from the last one."""
    return [line for line in text.splitlines(keepends=True) if re.search(pattern, line)][at]


def _dropped(family: Family, of: str, what: str, pattern: str, at: int = 0) -> None:
    """A wrong variant without one line."""
    line = _line(family.programs[of], pattern, at)
    family.wrong("loops", of, what, (line, ""))


def product() -> Family:
    family = _hoisted(PRODUCT, tiled(8, 8, 8), middle=True)
    _dropped(family, "pipelined", "no wait for the first tile", r"dma_wait", 1)
    _dropped(family, "pipelined", "no wait for the last tile", r"dma_wait", -2)
    _dropped(family, "inner", "the result is not waited for", r"dma_wait", -1)
    text = family.programs["affine"]
    start = _line(text, r"^ {10}affine\.dma_start")
    slot = re.sub(r"(, %alloc_\d+\[\(%\w+ floordiv 8)\)( mod 2, 0, 0\])", r"\1 + 1)\2", start)
    family.wrong("loops", "affine", "the next tile into the place of this one", (start, slot))
    load = _line(text, r"^ {16}%\w+ = affine\.load .*mod 2")
    family.wrong(
        "loops", "affine", "the next tile for this one", (load, re.sub(r"floordiv 8\)", "floordiv 8 + 1)", load))
    )
    canonical = lowered(family.programs["affine"], "canonicalize")
    family.program("canonical", canonical)
    family.differs(
        "affine",
        "canonical",
        "affine.dma_wait taken for an operation without effects",
        pipeline="canonicalize",
        saw="the waits are not in the text any more",
    )
    return family


def band() -> Family:
    family = _hoisted(BAND, tiled(4, 4), middle=True)
    _dropped(family, "pipelined", "no wait for the first tile", r"dma_wait", 1)
    line = _line(family.programs["inner"], r"dma_start %arg0")
    short = re.sub(r"(dma_start .*\], )(%\w+)(, %\w+\[)", r"\1%c16\3", line)
    family.wrong("loops", "inner", "a tile without its halo", (line, short))
    return family


_LOCAL, _TAG = "memref<2x8xf32, 2>", "memref<2xi32>"
_COMPUTE = f"""
    scf.for %i = %c0 to %c4 step %c1 {{
      %a = memref.load %tile[%slot, %i] : {_LOCAL}
      %b = arith.mulf %a, %a : f32
      memref.store %b, %result[%i] : memref<4xf32, 2>
      %j = arith.addi %i, %c4 : index
      %c = memref.load %tile[%slot, %j] : {_LOCAL}
      %d = arith.addf %b, %c : f32
      memref.store %d, %tile[%slot, %j] : {_LOCAL}
    }}
    memref.dma_start %tile[%slot, %c4], %x[%next], %c4, %out[%c0] : {_LOCAL}, memref<20xf32>, memref<1xi32>
    memref.dma_wait %out[%c0], %c4 : memref<1xi32>
    memref.dma_start %result[%c0], %y[%t], %c4, %out[%c0] : memref<4xf32, 2>, memref<16xf32>, memref<1xi32>
    memref.dma_wait %out[%c0], %c4 : memref<1xi32>"""


def _fetch(at: str, slot: str) -> str:
    return f"memref.dma_start %x[{at}], %tile[{slot}, %c0], %c8, %in[{slot}] : memref<20xf32>, {_LOCAL}, {_TAG}"


_PREFETCH = f"""
    %more = arith.cmpi slt, %next, %c16 : index
    scf.if %more {{
      {_fetch("%next", "%other")}
    }}"""


def _update(before: str, start: str, after: str = "") -> str:
    constants = "".join(f"\n  %c{each} = arith.constant {each} : index" for each in (0, 1, 2, 4, 8, 16))
    return f"""
func.func @kernel(%x: memref<20xf32>, %y: memref<16xf32>) {{{constants}
  %tile = memref.alloc() : {_LOCAL}
  %result = memref.alloc() : memref<4xf32, 2>
  %in = memref.alloc() : {_TAG}
  %out = memref.alloc() : memref<1xi32>{before}
  scf.for %t = %c0 to %c16 step %c4 {{
    %number = arith.divui %t, %c4 : index
    %slot = arith.remui %number, %c2 : index
    %next = arith.addi %t, %c4 : index
    %other = arith.subi %c1, %slot : index{start}
    memref.dma_wait %in[%slot], %c8 : {_TAG}{_COMPUTE}{after}
  }}
  memref.dealloc %tile : {_LOCAL}
  memref.dealloc %result : memref<4xf32, 2>
  memref.dealloc %in : {_TAG}
  memref.dealloc %out : memref<1xi32>
  return
}}
"""


def update() -> Family:
    family = Family()
    first = f"\n  {_fetch('%c0', '%c0')}"
    family.program("loops", UPDATE)
    family.program("inner", _update("", f"\n    {_fetch('%t', '%slot')}"))
    family.program("ahead", _update(first, "", _PREFETCH))
    family.program("whole", lowered(UPDATE, WHOLE, TO_MEMREF))
    family.equal("loops", "inner", "a DMA for each tile where it is needed")
    family.equal("loops", "whole", "DMAs outside of all loops, with what is written there too", pipeline=WHOLE)
    family.equal("inner", "ahead", "the next tile as soon as it is written")
    family.program("too-early", _update(first, _PREFETCH))
    family.differs("loops", "too-early", "the next tile's DMA hoisted past the write of that tile")
    wait = "%x[%next], %c4, %out[%c0] : memref<2x8xf32, 2>, memref<20xf32>, memref<1xi32>\n"
    waits = f"{wait}    memref.dma_wait %out[%c0], %c4 : memref<1xi32>\n"
    family.wrong("loops", "ahead", "a write that is not waited for", (waits, wait))
    family.wrong("loops", "ahead", "the tag of the other tile", ("dma_wait %in[%slot]", "dma_wait %in[%other]"))
    return family


FAMILIES = {"dma-product": product, "dma-band": band, "dma-update": update}
