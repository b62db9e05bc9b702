"""MLIR-AIR programs that are right, and the same with something missing that orders them."""

from __future__ import annotations

from tests.equiv.pairs import function

ARGUMENTS = "%a: memref<8xi32>, %b: memref<8xi32>"
COPY = function(
    ARGUMENTS,
    """
affine.for %i = 0 to 8 {
  %v = affine.load %a[%i] : memref<8xi32>
  affine.store %v, %b[%i] : memref<8xi32>
}
""",
)
DOUBLE = COPY.replace("affine.store %v", "%w = arith.addi %v, %v : i32\n  affine.store %w")
L3, L2, L1 = "memref<8xi32>", "memref<8xi32, 1>", "memref<4xi32, 2>"


def alloc(name: str, type: str, dependencies: str = "") -> str:
    return f"""%t{name}, %{name} = air.execute {dependencies}-> ({type}) {{
  %m = memref.alloc() : {type}
  air.execute_terminator %m : {type}
}}
"""


def launch(body: str, channels: str = "", operands: str = "args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32>") -> str:
    start = f"%c1 = arith.constant 1 : index\n%done = air.launch async (%l) in (%n=%c1) {operands} {{\n"
    return channels + function(ARGUMENTS, f"{start}{body}\n}}")


def double(buffer: str, type: str, size: int) -> str:
    return f"""affine.for %e = 0 to {size} {{
  %v = affine.load {buffer}[%e] : {type}
  %z = arith.addi %v, %v : i32
  affine.store %z, {buffer}[%e] : {type}
}}
"""


# Each of two tiles doubles half of the array.
HERD = launch(
    f"""
%c2 = arith.constant 2 : index
%h = air.herd async tile (%t) in (%nt=%c2) args(%hx=%x, %hy=%y) : {L3}, {L3} {{
  %c4 = arith.constant 4 : index
  %ti, %i = air.execute -> (index) {{
    %o = arith.muli %t, %c4 : index
    air.execute_terminator %o : index
  }}
  {alloc("m", L1)}
  %1 = air.dma_memcpy_nd async [%tm] (%m[] [] [], %hx[%i] [4] [1]) : ({L1}, {L3})
  %2 = air.execute [%1] {{
    {double("%m", L1, 4)}
  }}
  %3 = air.dma_memcpy_nd async [%2] (%hy[%i] [4] [1], %m[] [] []) : ({L3}, {L1})
}}
"""
)

# Two halves by way of L2, each started by an iteration of a parallel loop that joins their tokens.
PARALLEL = launch(
    f"""
%c0 = arith.constant 0 : index
%c4 = arith.constant 4 : index
%c8 = arith.constant 8 : index
{alloc("m", L2)}
%1 = scf.parallel (%i) = (%c0) to (%c8) step (%c4) init (%tm) -> !air.async.token {{
  %2 = air.dma_memcpy_nd async [%tm] (%m[%i] [4] [1], %x[%i] [4] [1]) : ({L2}, {L3})
  scf.reduce(%2 : !air.async.token) {{
  ^bb0(%p: !air.async.token, %q: !air.async.token):
    %3 = air.wait_all async [%p, %q]
    scf.reduce.return %3 : !air.async.token
  }}
}}
%4 = air.dma_memcpy_nd async [%1] (%y[] [] [], %m[] [] []) : ({L3}, {L2})
"""
)

# One put of eight numbers, two gets of four; what comes back goes where the tokens of a loop say.
STREAM = launch(
    f"""
%1 = air.channel.put async @in[] (%x[] [] []) : ({L3})
%2 = air.channel.get async @out[] (%y[] [] []) : ({L3})
%s = air.segment async {{
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %w = air.wait_all async
  {alloc("m", L1)}
  %3 = scf.for %i = %c0 to %c8 step %c4 iter_args(%t = %tm) -> (!air.async.token) {{
    %4 = air.channel.get async [%t] @in[] (%m[] [] []) : ({L1})
    %5 = air.execute [%4] {{
      {double("%m", L1, 4)}
    }}
    %6 = air.channel.put async [%5] @out[] (%m[] [] []) : ({L1})
    scf.yield %6 : !air.async.token
  }}
}}
""",
    "air.channel @in [1, 1]\nair.channel @out [1, 1]\n",
)

# One put reaches both tiles; each takes it all and writes back its half.
BROADCAST = launch(
    f"""
%c0 = arith.constant 0 : index
%c1_0 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%1 = air.channel.put async @in[] (%x[] [] []) : ({L3})
scf.parallel (%i) = (%c0) to (%c2) step (%c1_0) {{
  %2 = air.channel.get async @out[%i, %c0] (%y[%i, %c0] [1, 4] [4, 1]) : ({L3})
  scf.reduce
}}
%s = air.segment async {{
  %c1_1 = arith.constant 1 : index
  %c2_0 = arith.constant 2 : index
  %h = air.herd async tile (%p, %q) in (%np=%c1_1, %nq=%c2_0) {{
    {alloc("m", "memref<2x4xi32, 2>")}
    %4 = air.channel.get async [%tm] @in[%p, %q] (%m[] [] []) : (memref<2x4xi32, 2>)
    %5 = air.channel.put async [%4] @out[%q, %p] (%m[%q, 0] [1, 4] [4, 1]) : (memref<2x4xi32, 2>)
  }}
}}
""",
    "air.channel @in [1, 1] {broadcast_shape = [1, 2]}\nair.channel @out [2, 1]\n",
)

# The token of a copy is chosen by a condition that is known.
CHOICE = launch(
    f"""
{alloc("m", L2)}
%1 = air.dma_memcpy_nd async [%tm] (%m[0] [4] [1], %x[0] [4] [1]) : ({L2}, {L3})
%2 = air.dma_memcpy_nd async [%tm] (%m[4] [4] [1], %x[4] [4] [1]) : ({L2}, {L3})
%3 = affine.if affine_set<()[s0] : (s0 == 0)>()[%l] -> !air.async.token {{
  %4 = air.wait_all async [%1, %2]
  affine.yield %4 : !air.async.token
}} else {{
  affine.yield %1 : !air.async.token
}}
%5 = air.dma_memcpy_nd async [%3] (%y[] [] [], %m[] [] []) : ({L3}, {L2})
"""
)

# The index is data of a task; whoever uses it waits for the task, whether it has the token or not.
FUTURE = launch(
    f"""
{alloc("m", L2)}
%1, %i = air.execute [%tm] -> (index) {{
  %c3 = arith.constant 3 : index
  %k = memref.alloca() : memref<1xindex>
  affine.store %c3, %k[0] : memref<1xindex>
  %o = affine.load %k[0] : memref<1xindex>
  air.execute_terminator %o : index
}}
%2 = air.dma_memcpy_nd async [%tm] (%m[] [] [], %x[] [] []) : ({L2}, {L3})
%3, %v = air.execute [%2] -> (i32) {{
  %w = memref.load %m[%i] : {L2}
  air.execute_terminator %w : i32
}}
%4 = air.dma_memcpy_nd async [%2] (%y[] [] [], %m[] [] []) : ({L3}, {L2})
%5 = air.execute [%4] {{
  memref.store %v, %y[%i] : {L3}
}}
"""
)

# What one herd leaves in the memory of its tile, the next one finds there; each tile of a herd has its own.
LOCAL = launch(
    f"""
%s = air.segment async args(%sx=%x, %sy=%y) : {L3}, {L3} {{
  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  {alloc("m", L1)}
  scf.for %i = %c0 to %c2 step %c1_0 {{
    air.herd tile (%t) in (%nt=%c2) args(%hm=%m, %hx=%sx, %hy=%sy, %step=%i) : {L1}, {L3}, {L3}, index {{
      affine.if affine_set<()[s0] : (s0 == 0)>()[%step] {{
        air.dma_memcpy_nd (%hm[] [] [], %hx[%t, 0] [1, 4] [4, 1]) : ({L1}, {L3})
      }} else {{
        air.dma_memcpy_nd (%hy[%t, 0] [1, 4] [4, 1], %hm[] [] []) : ({L3}, {L1})
      }}
    }}
  }}
}}
"""
)

SYNCHRONOUS = """
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c2 = arith.constant 2 : index
  air.herd tile (%t) in (%nt=%c2) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %m = memref.alloc() : memref<4xi32, 2>
    air.dma_memcpy_nd (%m[] [] [], %x[%t, 0] [1, 4] [4, 1]) : (memref<4xi32, 2>, memref<8xi32>)
    air.dma_memcpy_nd (%y[%t, 0] [1, 4] [4, 1], %m[] [] []) : (memref<8xi32>, memref<4xi32, 2>)
  }
  return
}
"""

# As people write it: the copies of the launch around the segment, without tokens. Two herds, the second one first.
PROGRAM_ORDER = "air.channel @in [1]\nair.channel @middle [1]\nair.channel @out [1]\n" + function(
    ARGUMENTS,
    f"""
%c1 = arith.constant 1 : index
air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b) : {L3}, {L3} {{
  air.channel.put @in[] (%x[] [] []) : ({L3})
  air.channel.get @out[] (%y[] [] []) : ({L3})
  air.segment @s {{
    %c1_0 = arith.constant 1 : index
    air.herd @last tile (%t) in (%nt=%c1_0) {{
      %c0 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.for %i = %c0 to %c2 step %c1_1 {{
        %m = memref.alloc() : {L1}
        air.channel.get @middle[] (%m[] [] []) : ({L1})
        {double("%m", L1, 4)}
        air.channel.put @out[] (%m[] [] []) : ({L1})
        memref.dealloc %m : {L1}
      }}
    }}
    air.herd @first tile (%t) in (%nt=%c1_0) {{
      %c0 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.for %i = %c0 to %c2 step %c1_1 {{
        %m = memref.alloc() : {L1}
        air.channel.get @in[] (%m[] [] []) : ({L1})
        air.channel.put @middle[] (%m[] [] []) : ({L1})
        memref.dealloc %m : {L1}
      }}
    }}
  }}
}}
""",
)

REFEED = launch(
    f"""
%1 = air.channel.put async @c[] (%x[0] [4] [1]) {{air.refeed_count = 2 : i64}} : ({L3})
%2 = air.channel.get async @c[] (%y[] [] []) : ({L3})
""",
    "air.channel @c [1]\n",
)
TWICE = COPY.replace("affine.load %a[%i]", "affine.load %a[%i mod 4]")

# Each packet goes to the destination that it names.
PACKETS = launch(
    f"""
%c0 = arith.constant 0 : index
%c1_0 = arith.constant 1 : index
%1 = air.channel.put async @c[] (%x[0] [4] [1]) dest(%c0) : ({L3})
%2 = air.channel.put async [%1] @c[] (%x[4] [4] [1]) dest(%c1_0) : ({L3})
%3 = air.channel.get async @c[%c0, %c1_0] (%y[4] [4] [1]) : ({L3})
%4 = air.channel.get async @c[%c0, %c0] (%y[0] [4] [1]) : ({L3})
""",
    'air.channel @c [1, 1] {broadcast_shape = [1, 2], channel_type = "npu_dma_packet"}\n',
)

# Two segments side by side, each for half of the array.
SEGMENTS = launch(
    f"""
%c2 = arith.constant 2 : index
%s = air.segment async unroll (%u) in (%nu=%c2) args(%sx=%x, %sy=%y) : {L3}, {L3} {{
  {alloc("m", "memref<4xi32, 1>")}
  %1 = air.dma_memcpy_nd async [%tm] (%m[] [] [], %sx[%u, 0] [1, 4] [4, 1]) : (memref<4xi32, 1>, {L3})
  %2 = air.dma_memcpy_nd async [%1] (%sy[%u, 0] [1, 4] [4, 1], %m[] [] []) : ({L3}, memref<4xi32, 1>)
}}
"""
)


GOOD = {
    "packets": (COPY, PACKETS),
    "segments side by side": (COPY, SEGMENTS),
    "a herd": (DOUBLE, HERD),
    "a parallel loop of tasks": (COPY, PARALLEL),
    "a stream in parts": (DOUBLE, STREAM),
    "a broadcast": (COPY, BROADCAST),
    "a token that is chosen": (COPY, CHOICE),
    "the value of a task": (COPY, FUTURE),
    "buffers of tiles outside of the herd": (COPY, LOCAL),
    "no tokens": (COPY, SYNCHRONOUS),
    "channels in program order": (DOUBLE, PROGRAM_ORDER),
    "one fill, two sends": (TWICE, REFEED),
}


def edited(text: str, *edits: tuple[str, str]) -> str:
    for old, new in edits:
        assert text.count(old) == 1, (old, text.count(old))
        text = text.replace(old, new)
    return text


RACES = {
    "segments that write the same": (COPY, edited(SEGMENTS, ("(%sy[%u, 0]", "(%sy[0, 0]"))),
    "the product does not wait for the copy": (DOUBLE, edited(HERD, ("air.execute [%1] {", "air.execute {"))),
    "the copy back does not wait for the product": (DOUBLE, edited(HERD, ("async [%2] (%hy", "async [%1] (%hy"))),
    "tiles that write the same": (
        DOUBLE,
        edited(HERD, ("%o = arith.muli %t, %c4", "%o = arith.subi %c4, %c4"), ("%hx[%i]", "%hx[%t]")),
    ),
    "the joined token is not that of the copies": (
        COPY,
        edited(PARALLEL, ("scf.reduce(%2 :", "%5 = air.wait_all async [%tm]\n  scf.reduce(%5 :")),
    ),
    "the join forgets all but the last one": (
        COPY,
        edited(PARALLEL, ("air.wait_all async [%p, %q]", "air.wait_all async [%q]")),
    ),
    "the join forgets all but the first one": (
        COPY,
        edited(PARALLEL, ("air.wait_all async [%p, %q]", "air.wait_all async [%p]")),
    ),
    "a loop is not waited for": (COPY, edited(PARALLEL, ("async [%1] (%y", "async [%tm] (%y"))),
    "iterations that write the same": (
        COPY,
        edited(PARALLEL, ("(%m[%i] [4] [1], %x[%i]", "(%m[0] [4] [1], %x[%i]")),
    ),
    "one branch forgets a copy": (COPY, edited(CHOICE, ("async [%1, %2]", "async [%1]"))),
    "the other branch is taken": (COPY, edited(CHOICE, ("(s0 == 0)", "(s0 - 1 == 0)"))),
    "the sum does not wait for what is received": (
        DOUBLE,
        edited(STREAM, ("air.execute [%4] {", "air.execute [%t] {"), ("async [%5] @out", "async [%5, %4] @out")),
    ),
    "what was received is overwritten": (
        DOUBLE,
        edited(STREAM, ("scf.yield %6", "scf.yield %4")),
    ),
    "the last use is not waited for": (COPY, edited(FUTURE, ("async [%2] (%y", "async [%tm] (%y"))),
    "a value says nothing of other tasks": (
        COPY,
        edited(FUTURE, ("%5 = air.execute [%4] {", "%5 = air.execute {")),
    ),
}  # fmt: skip
