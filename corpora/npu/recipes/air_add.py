"""Elementwise addition of 256 numbers, 64 for each of four tiles: in the herd, by channels, padded, or by a launch of
four instances; in custom and in generic form."""

from __future__ import annotations

from corpora.npu.recipes import Family, inside

L3, L1 = "memref<256xf32>", "memref<64xf32, 2>"
ARGUMENTS = f"%A: {L3}, %B: {L3}, %C: {L3}"
ADD = f"""
affine.for %e = 0 to 64 {{
  %p = affine.load %la[%e] : {L1}
  %q = affine.load %lb[%e] : {L1}
  %s = arith.addf %p, %q : f32
  affine.store %s, %lc[%e] : {L1}
}}
"""


def function(body: str, before: str = "") -> str:
    return f"{before}func.func @kernel({ARGUMENTS}) {{\n{inside(1, body)}\n  return\n}}\n"


LOOPS = function(f"""
affine.for %i = 0 to 256 {{
  %a = affine.load %A[%i] : {L3}
  %b = affine.load %B[%i] : {L3}
  %s = arith.addf %a, %b : f32
  affine.store %s, %C[%i] : {L3}
}}
""")

DMA = function(f"""
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
air.herd @herd_0 tile (%x, %y) in (%nx=%c1, %ny=%c4) args(%a=%A, %b=%B, %c=%C) : {L3}, {L3}, {L3} {{
  %c1_0 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %i = arith.muli %y, %c64 : index
  %la = memref.alloc() : {L1}
  %lb = memref.alloc() : {L1}
  %lc = memref.alloc() : {L1}
  air.dma_memcpy_nd (%la[] [] [], %a[%i] [%c64] [%c1_0]) {{id = 1 : i32}} : ({L1}, {L3})
  air.dma_memcpy_nd (%lb[] [] [], %b[%i] [%c64] [%c1_0]) {{id = 2 : i32}} : ({L1}, {L3})
{inside(1, ADD)}
  air.dma_memcpy_nd (%c[%i] [%c64] [%c1_0], %lc[] [] []) {{id = 3 : i32}} : ({L3}, {L1})
  memref.dealloc %la : {L1}
  memref.dealloc %lb : {L1}
  memref.dealloc %lc : {L1}
}}
""")

# What `air-opt --mlir-print-op-generic` makes of it: names inside a herd begin again.
GENERIC = """
"builtin.module"() ({
  "func.func"() <{function_type = (memref<256xf32>, memref<256xf32>, memref<256xf32>) -> (), sym_name = "kernel"}> ({
  ^bb0(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: memref<256xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    "air.herd"(%0, %1, %arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 0, 2, 3>, sym_name = "herd_0"}> ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<256xf32>, %arg5: memref<256xf32>, %arg6: memref<256xf32>):
      %0 = "arith.constant"() <{value = 1 : index}> : () -> index
      %1 = "arith.constant"() <{value = 64 : index}> : () -> index
      %2 = "arith.muli"(%arg1, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
      %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
      %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
      "air.dma_memcpy_nd"(%3, %arg4, %2, %1, %0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 1, 1, 1, 1>}> {id = 1 : i32} : (memref<64xf32, 2>, memref<256xf32>, index, index, index) -> ()
      "air.dma_memcpy_nd"(%4, %arg5, %2, %1, %0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 1, 1, 1, 1>}> {id = 2 : i32} : (memref<64xf32, 2>, memref<256xf32>, index, index, index) -> ()
      "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (64)>}> ({
      ^bb0(%arg7: index):
        %6 = "affine.load"(%3, %arg7) <{map = affine_map<(d0) -> (d0)>}> : (memref<64xf32, 2>, index) -> f32
        %7 = "affine.load"(%4, %arg7) <{map = affine_map<(d0) -> (d0)>}> : (memref<64xf32, 2>, index) -> f32
        %8 = "arith.addf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%8, %5, %arg7) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<64xf32, 2>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "air.dma_memcpy_nd"(%arg6, %2, %1, %0, %5) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0, 0>}> {id = 3 : i32} : (memref<256xf32>, index, index, index, memref<64xf32, 2>) -> ()
      "air.herd_terminator"() : () -> ()
    }) : (index, index, memref<256xf32>, memref<256xf32>, memref<256xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""


def alloc(name: str) -> str:
    return f"""%t{name}, %{name} = air.execute -> ({L1}) {{
  %alloc = memref.alloc() : {L1}
  air.execute_terminator %alloc : {L1}
}}"""


TILE = f"""
{alloc("la")}
{alloc("lb")}
{alloc("lc")}
%5 = air.channel.get async [%tla] @a[%n] (%la[] [] []) : ({L1})
%6 = air.channel.get async [%tlb] @b[%n] (%lb[] [] []) : ({L1})
%7 = air.execute [%5, %6, %tlc] {{
{inside(1, ADD)}
}}
%8 = air.channel.put async [%7] @c[%n] (%lc[] [] []) : ({L1})
"""

CHANNELS = function(
    f"""
%c1 = arith.constant 1 : index
%0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %b=%B, %c=%C) : {L3}, {L3}, {L3} {{
  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%n) = (%c0) to (%c4) step (%c1_0) {{
    %1 = air.wait_all async
    %i = arith.muli %n, %c64 : index
    %2 = air.channel.put async [%1] @a[%n] (%a[%i] [64] [1]) : ({L3})
    %3 = air.channel.put async [%1] @b[%n] (%b[%i] [64] [1]) : ({L3})
    %4 = air.channel.get async [%1] @c[%n] (%c[%i] [64] [1]) : ({L3})
    scf.reduce
  }}
  %1 = air.segment async args() {{
    %c4_0 = arith.constant 4 : index
    %2 = air.herd async tile (%n) in (%size=%c4_0) {{
{inside(3, TILE)}
    }}
  }}
}}
""",
    "air.channel @a [4]\nair.channel @b [4]\nair.channel @c [4]\n",
)

# Every tile works on 64 numbers of which 60 are those of the array.
PADDED = """
func.func @kernel(%A: memref<240xf32>, %B: memref<240xf32>, %C: memref<240xf32>) {
  %c4 = arith.constant 4 : index
  air.herd tile (%n) in (%size=%c4) args(%a=%A, %b=%B, %c=%C) : memref<240xf32>, memref<240xf32>, memref<240xf32> {
    %c60 = arith.constant 60 : index
    %i = arith.muli %n, %c60 : index
    %la = memref.alloc() : memref<64xf32, 2>
    %lb = memref.alloc() : memref<64xf32, 2>
    %lc = memref.alloc() : memref<64xf32, 2>
    air.dma_memcpy_nd (%la[] [] [], %a[%i] [60] [1]) {pad_before = array<i32: 0>, pad_after = array<i32: 4>} : (memref<64xf32, 2>, memref<240xf32>)
    air.dma_memcpy_nd (%lb[] [] [], %b[%i] [60] [1]) {pad_before = array<i32: 0>, pad_after = array<i32: 4>} : (memref<64xf32, 2>, memref<240xf32>)
    affine.for %e = 0 to 64 {
      %p = affine.load %la[%e] : memref<64xf32, 2>
      %q = affine.load %lb[%e] : memref<64xf32, 2>
      %s = arith.addf %p, %q : f32
      affine.store %s, %lc[%e] : memref<64xf32, 2>
    }
    air.dma_memcpy_nd (%c[%i] [60] [1], %lc[0] [60] [1]) : (memref<240xf32>, memref<64xf32, 2>)
  }
  return
}
"""

LAUNCHES = function(
    f"""
%c4 = arith.constant 4 : index
%0 = air.launch async (%l) in (%nl=%c4) args(%a=%A, %b=%B, %c=%C) : {L3}, {L3}, {L3} {{
  %c64 = arith.constant 64 : index
  %i = arith.muli %l, %c64 : index
  %2 = air.channel.put async @a[] (%a[%i] [64] [1]) : ({L3})
  %3 = air.channel.put async @b[] (%b[%i] [64] [1]) : ({L3})
  %4 = air.channel.get async @c[] (%c[%i] [64] [1]) : ({L3})
  %1 = air.segment async {{
    %c1 = arith.constant 1 : index
    %2 = air.herd async tile (%n) in (%size=%c1) {{
{inside(3, TILE)}
    }}
  }}
}}
""",
    "air.channel @a [1]\nair.channel @b [1]\nair.channel @c [1]\n",
)


def family() -> Family:
    found = Family()
    found.program("loops", LOOPS)
    found.program("dma", DMA)
    found.program("generic", GENERIC)
    found.program("channels", CHANNELS)
    found.program("launches", LAUNCHES)
    found.program("short-loops", LOOPS.replace("256", "240"))
    found.program("padded", PADDED)
    for name in ("dma", "generic", "channels", "launches"):
        found.equal("loops", name, "the loop and the program for the herd")
    found.equal("dma", "generic", "the same program in generic form")
    found.equal("generic", "channels", "each copy as a put and a get")
    found.equal("channels", "launches", "four instances of a launch in place of four tiles")
    found.equal("short-loops", "padded", "tiles of 64 with zeros at the end")
    found.wrong("loops", "dma", "blocks that overlap", ("arith.constant 64 : index", "arith.constant 32 : index"))
    found.wrong(
        "loops", "generic", "blocks that overlap", ("<{value = 64 : index}>", "<{value = 32 : index}>")
    )  # fmt: skip
    found.wrong("loops", "channels", "the sum does not wait for one of its terms", ("[%5, %6, %tlc]", "[%5, %tlc]"))
    found.wrong("loops", "channels", "the result is sent at once", ("put async [%7] @c", "put async [%tlc] @c"))
    found.wrong("loops", "channels", "nobody takes the result", ("get async [%1] @c[%n]", "get async [%1] @a[%n]"))
    found.wrong(
        "loops", "launches", "instances that write the same", ("arith.constant 64 : index", "arith.constant 0 : index")
    )
    found.wrong(
        "short-loops", "padded", "the padding in front",
        ("%b[%i] [60] [1]) {pad_before = array<i32: 0>, pad_after = array<i32: 4>}",
         "%b[%i] [60] [1]) {pad_before = array<i32: 4>, pad_after = array<i32: 0>}"),
    )  # fmt: skip
    found.wrong("short-loops", "padded", "the padding is written back", (
        "(%c[%i] [60] [1], %lc[0] [60] [1])", "(%c[%i] [60] [1], %lc[4] [60] [1])"
    ))  # fmt: skip
    return found
