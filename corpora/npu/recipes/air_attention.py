"""Attention of one head: 8 queries and 8 keys of 4 numbers; each of four tiles has two of the queries."""

from __future__ import annotations

from corpora.npu.recipes import Family, inside

ARRAY, ROWS, ALL = "memref<8x4xf32>", "memref<2x4xf32, 2>", "memref<8x4xf32, 2>"


def normalized(scores: str, value: str, output: str) -> str:
    """What follows when `%p`, of type `scores`, holds the products of query `%i` with the keys: their softmax times the
    column `%d` of the values, with the names and types of a value and of an output."""
    return f"""
%max = affine.for %j = 0 to 8 iter_args(%acc = %least) -> f32 {{
  %s = affine.load %p[%j] : {scores}
  %n = arith.maximumf %acc, %s : f32
  affine.yield %n : f32
}}
%sum = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {{
  %s = affine.load %p[%j] : {scores}
  %c = arith.subf %s, %max : f32
  %e = math.exp %c : f32
  affine.store %e, %p[%j] : {scores}
  %n = arith.addf %acc, %e : f32
  affine.yield %n : f32
}}
affine.for %d = 0 to 4 {{
  %weighted = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {{
    %e = affine.load %p[%j] : {scores}
    %w = arith.divf %e, %sum : f32
    %y = affine.load {value}
    %m = arith.mulf %w, %y : f32
    %n = arith.addf %acc, %m : f32
    affine.yield %n : f32
  }}
  affine.store %weighted, {output}
}}
"""


def softmax(queries: int, query: str, array: str, output: str, others: str, space: str) -> str:
    """Loops over `queries` rows of `query` that write `output`; `space` ends the types of the buffers between."""
    scores = f"memref<8xf32{space}>"
    return f"""
%zero = arith.constant 0.0 : f32
%least = arith.constant 0xFF800000 : f32
%p = memref.alloc() : {scores}
affine.for %i = 0 to {queries} {{
  affine.for %j = 0 to 8 {{
    %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {{
      %q = affine.load {query}[%i, %d] : {array}
      %k = affine.load %K[%j, %d] : {others}
      %m = arith.mulf %q, %k : f32
      %n = arith.addf %acc, %m : f32
      affine.yield %n : f32
    }}
    affine.store %s, %p[%j] : {scores}
  }}
{inside(1, normalized(scores, f"%V[%j, %d] : {others}", f"{output}[%i, %d] : {array}"))}
}}
memref.dealloc %p : {scores}
"""


def function(body: str, before: str = "") -> str:
    head = f"func.func @kernel(%Q: {ARRAY}, %K: {ARRAY}, %V: {ARRAY}, %O: {ARRAY}) {{"
    return f"{before}{head}\n{inside(1, body)}\n  return\n}}\n"


LOOPS = function(softmax(8, "%Q", ARRAY, "%O", ARRAY, ""))

TILE = softmax(2, "%q", ROWS, "%o", ALL, ", 2").replace("%q = affine", "%qv = affine").replace("%q, %k", "%qv, %k")
TILE = TILE.replace("%o = affine.for", "%ov = affine.for").replace("store %o,", "store %ov,")

DMA = function(f"""
%c4 = arith.constant 4 : index
air.herd tile (%t) in (%nt=%c4) args(%aq=%Q, %ak=%K, %av=%V, %ao=%O) : {ARRAY}, {ARRAY}, {ARRAY}, {ARRAY} {{
  %c2 = arith.constant 2 : index
  %first = arith.muli %t, %c2 : index
  %q = memref.alloc() : {ROWS}
  %K = memref.alloc() : {ALL}
  %V = memref.alloc() : {ALL}
  %o = memref.alloc() : {ROWS}
  air.dma_memcpy_nd (%q[] [] [], %aq[%first, 0] [2, 4] [4, 1]) : ({ROWS}, {ARRAY})
  air.dma_memcpy_nd (%K[] [] [], %ak[] [] []) : ({ALL}, {ARRAY})
  air.dma_memcpy_nd (%V[] [] [], %av[] [] []) : ({ALL}, {ARRAY})
{inside(1, TILE)}
  air.dma_memcpy_nd (%ao[%first, 0] [2, 4] [4, 1], %o[] [] []) : ({ARRAY}, {ROWS})
}}
""")


def alloc(name: str, type: str) -> str:
    return f"""%t{name}, %{name} = air.execute -> ({type}) {{
  %alloc = memref.alloc() : {type}
  air.execute_terminator %alloc : {type}
}}"""


# Keys and values are sent to all tiles at once.
BROADCAST = function(
    f"""
%c1 = arith.constant 1 : index
%0 = air.launch async (%l) in (%nl=%c1) args(%aq=%Q, %ak=%K, %av=%V, %ao=%O) : {ARRAY}, {ARRAY}, {ARRAY}, {ARRAY} {{
  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %1 = air.channel.put async @k[] (%ak[] [] []) : ({ARRAY})
  %2 = air.channel.put async @v[] (%av[] [] []) : ({ARRAY})
  scf.parallel (%t) = (%c0) to (%c4) step (%c1_0) {{
    %first = arith.muli %t, %c2 : index
    %6 = air.channel.put async @q[%t] (%aq[%first, 0] [2, 4] [4, 1]) : ({ARRAY})
    %7 = air.channel.get async @o[%t] (%ao[%first, 0] [2, 4] [4, 1]) : ({ARRAY})
    scf.reduce
  }}
  %3 = air.segment async {{
    %c4_0 = arith.constant 4 : index
    %4 = air.herd async tile (%t) in (%nt=%c4_0) {{
{inside(3, alloc("q", ROWS))}
{inside(3, alloc("K", ALL))}
{inside(3, alloc("V", ALL))}
{inside(3, alloc("o", ROWS))}
      %6 = air.channel.get async [%tq] @q[%t] (%q[] [] []) : ({ROWS})
      %7 = air.channel.get async [%tK] @k[%t] (%K[] [] []) : ({ALL})
      %8 = air.channel.get async [%tV] @v[%t] (%V[] [] []) : ({ALL})
      %9 = air.execute [%6, %7, %8, %to] {{
{inside(4, TILE)}
      }}
      %10 = air.channel.put async [%9] @o[%t] (%o[] [] []) : ({ROWS})
    }}
  }}
}}
""",
    "air.channel @q [4]\nair.channel @k [1] {broadcast_shape = [4]}\nair.channel @v [1] {broadcast_shape = [4]}\n"
    "air.channel @o [4]\n",
)


def family() -> Family:
    found = Family()
    found.program("loops", LOOPS)
    found.program("dma", DMA)
    found.program("broadcast", BROADCAST)
    found.equal("loops", "dma", "the loops and the program for the herd")
    found.equal("dma", "broadcast", "keys and values sent to all tiles at once")
    found.equal("loops", "broadcast", "the loops and the program for the herd")
    found.wrong("loops", "dma", "keys in place of values", ("(%V[] [] [], %av[]", "(%V[] [] [], %ak[]"))
    found.wrong("loops", "dma", "tiles whose queries overlap", ("%c2 = arith.constant 2", "%c2 = arith.constant 1"))
    found.wrong("loops", "broadcast", "the values are not waited for", ("[%6, %7, %8, %to]", "[%6, %7, %to]"))
    found.wrong(
        "loops",
        "broadcast",
        "keys and values sent the wrong way",
        ("@k[] (%ak", "@k[] (%av"),
        ("@v[] (%av", "@v[] (%ak"),
    )
    found.wrong(
        "loops",
        "broadcast",
        "only the first tile is sent the keys",
        ("@k [1] {broadcast_shape = [4]}", "@k [4]"),
        ("@k[] (", "@k[%c0] ("),
    )
    return found
