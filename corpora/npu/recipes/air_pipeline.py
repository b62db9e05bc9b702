"""Two herds one after the other: the first squares each of four blocks of 16 numbers, the second adds one."""

from __future__ import annotations

from corpora.npu.recipes import Family, inside

L3, L1 = "memref<64xi32>", "memref<16xi32, 2>"


def function(body: str, before: str = "") -> str:
    return f"{before}func.func @kernel(%A: {L3}, %T: {L3}, %B: {L3}) {{\n{inside(1, body)}\n  return\n}}\n"


LOOPS = function(f"""
%one = arith.constant 1 : i32
affine.for %i = 0 to 64 {{
  %a = affine.load %A[%i] : {L3}
  %s = arith.muli %a, %a : i32
  affine.store %s, %T[%i] : {L3}
}}
affine.for %i = 0 to 64 {{
  %s = affine.load %T[%i] : {L3}
  %n = arith.addi %s, %one : i32
  affine.store %n, %B[%i] : {L3}
}}
""")

SQUARE = f"""
affine.for %e = 0 to 16 {{
  %v = affine.load %buffer[%e] : {L1}
  %s = arith.muli %v, %v : i32
  affine.store %s, %buffer[%e] : {L1}
}}
"""
INCREMENT = f"""
%one = arith.constant 1 : i32
affine.for %e = 0 to 16 {{
  %v = affine.load %buffer[%e] : {L1}
  %s = arith.addi %v, %one : i32
  affine.store %s, %buffer[%e] : {L1}
}}
"""


def stage(name: str, source: str, target: str, compute: str, again: str = "") -> str:
    """A herd of one tile that takes blocks, changes them and sends them on, one buffer for all."""
    return f"""air.herd @{name} async tile (%x, %y) in (%nx=%c1_0, %ny=%c1_0) {{
  %c0_0 = arith.constant 0 : index
  %c16_0 = arith.constant 16 : index
  %c64_0 = arith.constant 64 : index
  %t, %buffer = air.execute -> ({L1}) {{
    %alloc = memref.alloc() : {L1}
    air.execute_terminator %alloc : {L1}
  }}
  %last = scf.for %i = %c0_0 to %c64_0 step %c16_0 iter_args(%w = %t) -> (!air.async.token) {{
    %5 = air.channel.get async [%w] {source}[] (%buffer[] [] []) : ({L1})
    %6 = air.execute [%5] {{
{inside(3, compute)}
    }}
    %7 = air.channel.put async [%6] {target}[] (%buffer[] [] []) : ({L1})
{inside(2, again)}
    scf.yield %7 : !air.async.token
  }}
}}"""


# The blocks go from one herd to the other, and by the way into the array between.
CHANNELS = function(
    f"""
%c1 = arith.constant 1 : index
%0 = air.launch async (%l) in (%nl=%c1) args(%a=%A, %m=%T, %b=%B) : {L3}, {L3}, {L3} {{
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %1 = air.channel.put async @in[] (%a[] [] []) : ({L3})
  %w = air.wait_all async
  %2 = scf.for %i = %c0 to %c64 step %c16 iter_args(%t = %w) -> (!air.async.token) {{
    %6 = air.channel.get async [%t] @copy[] (%m[%i] [16] [1]) : ({L3})
    scf.yield %6 : !air.async.token
  }}
  %3 = air.channel.get async @out[] (%b[] [] []) : ({L3})
  %4 = air.segment async {{
    %c1_0 = arith.constant 1 : index
    %5 = {stage("square", "@in", "@middle", SQUARE).replace(chr(10), chr(10) + "    ")}
    %6 = {stage("increment", "@middle", "@out", INCREMENT).replace(chr(10), chr(10) + "    ")}
  }}
}}
""",
    "air.channel @in [1, 1]\nair.channel @middle [1, 1]\nair.channel @copy [1, 1]\nair.channel @out [1, 1]\n",
).replace(
    "%7 = air.channel.put async [%6] @middle[] (%buffer[] [] [])",
    "%8 = air.channel.put async [%6] @copy[] (%buffer[] [] []) : (memref<16xi32, 2>)\n"
    "          %7 = air.channel.put async [%8] @middle[] (%buffer[] [] [])",
)


def launch(number: int, source: str, target: str, compute: str, dependencies: str) -> str:
    return f"""
%{number} = air.launch async {dependencies}(%l) in (%nl=%c1) args(%a={source}, %b={target}) : {L3}, {L3} {{
  %c4 = arith.constant 4 : index
  %1 = air.herd async tile (%t) in (%nt=%c4) args(%ha=%a, %hb=%b) : {L3}, {L3} {{
    %c16 = arith.constant 16 : index
    %i = arith.muli %t, %c16 : index
    %buffer = memref.alloc() : {L1}
    air.dma_memcpy_nd (%buffer[] [] [], %ha[%i] [16] [1]) : ({L1}, {L3})
{inside(2, compute)}
    air.dma_memcpy_nd (%hb[%i] [16] [1], %buffer[] [] []) : ({L3}, {L1})
  }}
}}
"""


LAUNCHES = function(
    "%c1 = arith.constant 1 : index"
    + launch(0, "%A", "%T", SQUARE, "")
    + launch(1, "%T", "%B", INCREMENT, "[%0] ")
    + "air.wait_all [%1]"
)


def family() -> Family:
    found = Family()
    found.program("loops", LOOPS)
    found.program("launches", LAUNCHES)
    found.program("channels", CHANNELS)
    found.equal("loops", "launches", "a launch for each loop")
    found.equal("launches", "channels", "from herd to herd without the array between")
    found.equal("loops", "channels", "the loops and the two herds")
    found.wrong("loops", "launches", "the second launch reads what is not there yet", ("async [%0] (%l)", "async (%l)"))
    found.wrong(
        "loops", "channels", "the next block comes before the last one is sent",
        ("scf.yield %7 : !air.async.token\n        }\n      }\n      %6 =", "scf.yield %8 : !air.async.token\n        }\n      }\n      %6 ="),
    )  # fmt: skip
    found.wrong(
        "loops", "channels", "a block is sent before it is changed",
        ("put async [%6] @copy", "put async [%5] @copy"),
    )  # fmt: skip
    found.wrong(
        "loops", "channels", "the last block is never taken", ("%c64 = arith.constant 64", "%c64 = arith.constant 48")
    )
    found.wrong(
        "loops",
        "channels",
        "the herds take each other's blocks",
        ("get async [%w] @middle[]", "get async [%w] @in[]"),
        ("put async [%8] @middle[]", "put async [%8] @out[]"),
    )
    return found
