"""Matrix multiplication, 64x64x64, on a herd of 2x2 tiles: each has a block of the result, and steps of 16 along k."""

from __future__ import annotations

from dataclasses import dataclass

from corpora.npu.recipes import Family, inside

SIZE, TILE, STEP = 64, 32, 16


@dataclass(frozen=True, slots=True)
class Types:
    """The element types of the factors and of the result."""

    factor: str
    result: str

    @property
    def factors(self) -> str:
        return f"memref<{SIZE}x{SIZE}x{self.factor}>"

    @property
    def results(self) -> str:
        return f"memref<{SIZE}x{SIZE}x{self.result}>"

    @property
    def arguments(self) -> str:
        return f"{self.factors}, {self.factors}, {self.results}"

    @property
    def left(self) -> str:
        return f"memref<{TILE}x{STEP}x{self.factor}, 2>"

    @property
    def right(self) -> str:
        return f"memref<{STEP}x{TILE}x{self.factor}, 2>"

    @property
    def block(self) -> str:
        return f"memref<{TILE}x{TILE}x{self.result}, 2>"

    @property
    def multiply(self) -> str:
        return f"linalg.matmul ins(%la, %lb : {self.left}, {self.right}) outs(%lc : {self.block})"


def function(types: Types, body: str, before: str = "") -> str:
    start = f"func.func @kernel(%A: {types.factors}, %B: {types.factors}, %C: {types.results}) {{"
    return f"{before}{start}\n{inside(1, body)}\n  return\n}}\n"


def loops(types: Types) -> str:
    if types.factor == types.result:
        product = "%m = arith.muli %a, %b : i32\n      %s = arith.addi %c, %m : i32"
    else:
        product = f"""%wa = arith.extf %a : {types.factor} to {types.result}
      %wb = arith.extf %b : {types.factor} to {types.result}
      %m = arith.mulf %wa, %wb : {types.result}
      %s = arith.addf %c, %m : {types.result}"""
    return function(
        types,
        f"""
affine.for %i = 0 to {SIZE} {{
  affine.for %j = 0 to {SIZE} {{
    affine.for %k = 0 to {SIZE} {{
      %a = affine.load %A[%i, %k] : {types.factors}
      %b = affine.load %B[%k, %j] : {types.factors}
      %c = affine.load %C[%i, %j] : {types.results}
      {product}
      affine.store %s, %C[%i, %j] : {types.results}
    }}
  }}
}}
""",
    )


def linalg(types: Types) -> str:
    return function(types, f"linalg.matmul ins(%A, %B : {types.factors}, {types.factors}) outs(%C : {types.results})")


def launched(types: Types, asynchronous: bool, herd: str) -> str:
    """A launch of one segment with one herd of 2x2 tiles that gets the three arrays."""
    word = "async " if asynchronous else ""

    def named(name: str) -> str:
        return f"{name} = " if asynchronous else ""

    return f"""
%c1 = arith.constant 1 : index
{named("%0")}air.launch {word}(%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : {types.arguments} attributes {{id = 1 : i32}} {{
  {named("%1")}air.segment @segment_0 {word}args(%sa=%la, %sb=%lb, %sc=%lc) : {types.arguments} attributes {{id = 2 : i32}} {{
    %c2 = arith.constant 2 : index
    {named("%2")}air.herd @herd_0 {word}tile (%x, %y) in (%nx=%c2, %ny=%c2) args(%ga=%sa, %gb=%sb, %gc=%sc) : {types.arguments} attributes {{id = 3 : i32}} {{
{inside(3, herd)}
    }}
  }}
}}
"""


def dma(types: Types) -> str:
    herd = f"""
%c0 = arith.constant 0 : index
%c1_0 = arith.constant 1 : index
%c16 = arith.constant {STEP} : index
%c32 = arith.constant {TILE} : index
%c64 = arith.constant {SIZE} : index
%i = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%x]
%j = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%y]
%lc = memref.alloc() : {types.block}
air.dma_memcpy_nd (%lc[] [] [], %gc[%i, %j] [%c32, %c32] [%c64, %c1_0]) {{id = 1 : i32}} : ({types.block}, {types.results})
scf.for %k = %c0 to %c64 step %c16 {{
  %la = memref.alloc() : {types.left}
  %lb = memref.alloc() : {types.right}
  air.dma_memcpy_nd (%la[] [] [], %ga[%i, %k] [%c32, %c16] [%c64, %c1_0]) {{id = 2 : i32}} : ({types.left}, {types.factors})
  air.dma_memcpy_nd (%lb[] [] [], %gb[%k, %j] [%c16, %c32] [%c64, %c1_0]) {{id = 3 : i32}} : ({types.right}, {types.factors})
  {types.multiply}
  memref.dealloc %la : {types.left}
  memref.dealloc %lb : {types.right}
}}
air.dma_memcpy_nd (%gc[%i, %j] [%c32, %c32] [%c64, %c1_0], %lc[] [] []) {{id = 4 : i32}} : ({types.results}, {types.block})
memref.dealloc %lc : {types.block}
air.herd_terminator
"""
    return function(types, launched(types, False, herd))


def alloc(name: str, token: str, type: str, dependencies: str = "") -> str:
    """A buffer as `air-dependency` makes it."""
    return f"""{token}, {name} = air.execute {dependencies}-> ({type}) {{
  %alloc = memref.alloc() : {type}
  air.execute_terminator %alloc : {type}
}}"""


def asynchronous(types: Types) -> str:
    herd = f"""
%c0 = arith.constant 0 : index
%c16 = arith.constant {STEP} : index
%c64 = arith.constant {SIZE} : index
%ti, %i = air.execute -> (index) {{
  %v = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%x]
  air.execute_terminator %v : index
}}
%tj, %j = air.execute -> (index) {{
  %v = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%y]
  air.execute_terminator %v : index
}}
{alloc("%lc", "%tc", types.block)}
%3 = air.dma_memcpy_nd async [%ti, %tj, %tc] (%lc[] [] [], %gc[%i, %j] [{TILE}, {TILE}] [{SIZE}, 1]) {{id = 1 : i32}} : ({types.block}, {types.results})
%4 = scf.for %k = %c0 to %c64 step %c16 iter_args(%t = %3) -> (!air.async.token) {{
{inside(1, alloc("%la", "%ta", types.left))}
{inside(1, alloc("%lb", "%tb", types.right))}
  %6 = air.dma_memcpy_nd async [%ti, %ta] (%la[] [] [], %ga[%i, %k] [{TILE}, {STEP}] [{SIZE}, 1]) {{id = 2 : i32}} : ({types.left}, {types.factors})
  %7 = air.dma_memcpy_nd async [%tj, %tb] (%lb[] [] [], %gb[%k, %j] [{STEP}, {TILE}] [{SIZE}, 1]) {{id = 3 : i32}} : ({types.right}, {types.factors})
  %8 = air.execute [%t, %6, %7] {{
    {types.multiply}
  }} {{id = 5 : i32}}
  %9 = air.execute [%8] {{
    memref.dealloc %la : {types.left}
  }}
  %10 = air.execute [%8] {{
    memref.dealloc %lb : {types.right}
  }}
  scf.yield %8 : !air.async.token
}}
%5 = air.dma_memcpy_nd async [%4] (%gc[%i, %j] [{TILE}, {TILE}] [{SIZE}, 1], %lc[] [] []) {{id = 4 : i32}} : ({types.results}, {types.block})
%11 = air.execute [%5] {{
  memref.dealloc %lc : {types.block}
}}
"""
    return function(types, launched(types, True, herd))


# The half of a copy that is not in the herd: for each tile, in steps of k where the tile takes it so.
def feed(channel: str, array: str, type: str, offsets: str, sizes: str, stepped: bool, word: str = "put") -> str:
    access = f"air.channel.{word} async [%t] {channel}[%i, %j] ({array}[{offsets}] [{sizes}] [{SIZE}, 1]) : ({type})"
    transfer = (
        f"""
    %f = scf.for %k = %c0 to %c64 step %c16 iter_args(%t = %w) -> (!air.async.token) {{
      %g = {access}
      scf.yield %g : !air.async.token
    }}"""
        if stepped
        else f"\n    %f = {access.replace('[%t]', '[%w]')}"
    )
    return f"""scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%w) -> !air.async.token {{
    %r = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%i]
    %c = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%j]{transfer}
    scf.reduce(%f : !air.async.token) {{
    ^bb0(%p: !air.async.token, %q: !air.async.token):
      %s = air.wait_all async [%p, %q]
      scf.reduce.return %s : !air.async.token
    }}
  }}"""


def channelled(types: Types, declarations: str, feeds: list[str], herd: str) -> str:
    """A launch that feeds channels, and a herd that sees nothing but these."""
    fed = "\n".join(f"%{number + 1} = {each}" for number, each in enumerate(feeds))
    return function(
        types,
        f"""
%c1 = arith.constant 1 : index
%0 = air.launch async (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : {types.arguments} attributes {{id = 1 : i32}} {{
  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant {STEP} : index
  %c64 = arith.constant {SIZE} : index
  %w = air.wait_all async
{inside(1, fed)}
  %10 = air.segment @segment_0 async attributes {{id = 2 : i32}} {{
    %c2_0 = arith.constant 2 : index
    %11 = air.herd @herd_0 async tile (%x, %y) in (%nx=%c2_0, %ny=%c2_0) attributes {{id = 3 : i32}} {{
{inside(3, herd)}
    }}
  }}
}}
""",
        declarations,
    )


def herd_loop(types: Types, get_left: str, get_right: str) -> str:
    return f"""
%c0_0 = arith.constant 0 : index
%c16_0 = arith.constant {STEP} : index
%c64_0 = arith.constant {SIZE} : index
{alloc("%lc", "%tc", types.block)}
%12 = air.channel.get async [%tc] @inC[%x, %y] (%lc[] [] []) {{id = 4 : i32}} : ({types.block})
%13 = scf.for %k = %c0_0 to %c64_0 step %c16_0 iter_args(%t = %12) -> (!air.async.token) {{
{inside(1, alloc("%la", "%ta", types.left))}
{inside(1, alloc("%lb", "%tb", types.right))}
{inside(1, get_left)}
{inside(1, get_right)}
  %16 = air.execute [%14, %15] {{
    {types.multiply}
  }}
  %17 = air.execute [%16] {{
    memref.dealloc %la : {types.left}
  }}
  %18 = air.execute [%16] {{
    memref.dealloc %lb : {types.right}
  }}
  scf.yield %16 : !air.async.token
}}
%19 = air.channel.put async [%13] @outC[%x, %y] (%lc[] [] []) {{id = 7 : i32}} : ({types.block})
%20 = air.execute [%19] {{
  memref.dealloc %lc : {types.block}
}}
"""


def result_feeds(types: Types) -> list[str]:
    block = f"{TILE}, {TILE}"
    return [
        feed("@inC", "%lc", types.results, "%r, %c", block, stepped=False),
        feed("@outC", "%lc", types.results, "%r, %c", block, stepped=False, word="get"),
    ]


def channels(types: Types) -> str:
    return channelled(
        types,
        "air.channel @inA [2, 2]\nair.channel @inB [2, 2]\nair.channel @inC [2, 2]\nair.channel @outC [2, 2]\n",
        [
            feed("@inA", "%la", types.factors, "%r, %k", f"{TILE}, {STEP}", stepped=True),
            feed("@inB", "%lb", types.factors, "%k, %c", f"{STEP}, {TILE}", stepped=True),
            *result_feeds(types),
        ],
        herd_loop(
            types,
            f"%14 = air.channel.get async [%t, %ta] @inA[%x, %y] (%la[] [] []) {{id = 5 : i32}} : ({types.left})",
            f"%15 = air.channel.get async [%t, %tb] @inB[%x, %y] (%lb[] [] []) {{id = 6 : i32}} : ({types.right})",
        ),
    )


def panels(types: Types, side: str, channel: str, index: str = "%p, %c0", blocks: str = "") -> str:
    """The panels of one factor, one for each row or column of tiles, all steps in one put."""
    array, type = ("%la", types.factors) if side == "left" else ("%lb", types.factors)
    offsets = "0, %r, 0" if side == "left" else "0, 0, %r"
    pattern = (
        f"[{SIZE // STEP}, {TILE}, {STEP}] [{STEP}, {SIZE}, 1]"
        if side == "left"
        else f"[{SIZE // STEP}, {STEP}, {TILE}] [{STEP * SIZE}, {SIZE}, 1]"
    )
    return f"""scf.parallel (%p) = (%c0) to (%c2) step (%c1_0) init (%w) -> !air.async.token {{
    %r = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%p]
    %f = air.channel.put async [%w] {channel}[{index}] ({array}[{offsets}] {blocks or pattern}) : ({type})
    scf.reduce(%f : !air.async.token) {{
    ^bb0(%q: !air.async.token, %s: !air.async.token):
      %u = air.wait_all async [%q, %s]
      scf.reduce.return %u : !air.async.token
    }}
  }}"""


def broadcast(types: Types) -> str:
    """The tiles of one row take the same panel of A, those of one column the same of B. Offsets are in units of
    their dimension's stride, so those of a panel stand where the stride is that of a row or a column."""
    return channelled(
        types,
        "air.channel @inA [2, 1] {broadcast_shape = [2, 2]}\nair.channel @inB [1, 2] {broadcast_shape = [2, 2]}\n"
        "air.channel @inC [2, 2]\nair.channel @outC [2, 2]\n",
        [
            panels(types, "left", "@inA"),
            panels(types, "right", "@inB", "%c0, %p"),
            *result_feeds(types),
        ],
        herd_loop(
            types,
            f"%14 = air.channel.get async [%t, %ta] @inA[%x, %y] (%la[] [] []) {{id = 5 : i32}} : ({types.left})",
            f"%15 = air.channel.get async [%t, %tb] @inB[%x, %y] (%lb[] [] []) {{id = 6 : i32}} : ({types.right})",
        ),
    )


def specialized(types: Types) -> str:
    """A channel for each panel: which one a tile takes, a set of its coordinates decides."""

    def get(result: str, first: str, second: str, condition: str, token: str, buffer: str, type: str) -> str:
        return f"""{result} = affine.if {condition}()[%x, %y] -> !air.async.token {{
  %g = air.channel.get async [%t, {token}] {first}[%x, %y] ({buffer}[] [] []) : ({type})
  affine.yield %g : !air.async.token
}} else {{
  %g = air.channel.get async [%t, {token}] {second}[%x, %y] ({buffer}[] [] []) : ({type})
  affine.yield %g : !air.async.token
}}"""

    def put(channel: str, side: str, first: int) -> str:
        array = "%la" if side == "left" else "%lb"
        offsets = f"0, {first}, 0" if side == "left" else f"0, 0, {first}"
        pattern = (
            f"[{SIZE // STEP}, {TILE}, {STEP}] [{STEP}, {SIZE}, 1]"
            if side == "left"
            else f"[{SIZE // STEP}, {STEP}, {TILE}] [{STEP * SIZE}, {SIZE}, 1]"
        )
        return f"air.channel.put async [%w] {channel}[] ({array}[{offsets}] {pattern}) : ({types.factors})"

    return channelled(
        types,
        "#row = affine_set<()[s0, s1] : (s0 == 0, s1 >= 0, -s1 + 1 >= 0)>\n"
        "#column = affine_set<()[s0, s1] : (s0 >= 0, -s0 + 1 >= 0, s1 == 0)>\n"
        "air.channel @A0 [1, 1] {broadcast_shape = [1, 2]}\nair.channel @A1 [1, 1] {broadcast_shape = [1, 2]}\n"
        "air.channel @B0 [1, 1] {broadcast_shape = [2, 1]}\nair.channel @B1 [1, 1] {broadcast_shape = [2, 1]}\n"
        "air.channel @inC [2, 2]\nair.channel @outC [2, 2]\n",
        [
            put("@A0", "left", 0),
            put("@A1", "left", TILE),
            put("@B0", "right", 0),
            put("@B1", "right", TILE),
            *result_feeds(types),
        ],
        herd_loop(
            types,
            get("%14", "@A0", "@A1", "#row", "%ta", "%la", types.left),
            get("%15", "@B0", "@B1", "#column", "%tb", "%lb", types.right),
        ),
    )


def ping_pong(types: Types) -> str:
    """Two buffers for each factor, the loop unrolled by two. The tokens carried are those of the last use of the first
    and of the second buffers, of the last product, and of the last copies."""

    def half(number: int, copies: tuple[str, str, str], products: tuple[str, str], k: str) -> str:
        left, right, ready = copies
        product, after = products
        multiply = types.multiply.replace("%la", f"%la{number}").replace("%lb", f"%lb{number}")
        return f"""{left} = air.dma_memcpy_nd async [{ready}] (%la{number}[] [] [], %ga[%i, {k}] [{TILE}, {STEP}] [{SIZE}, 1]) {{async_front = true, unrolled_iteration = {number} : i32}} : ({types.left}, {types.factors})
{right} = air.dma_memcpy_nd async [{ready}] (%lb{number}[] [] [], %gb[{k}, %j] [{STEP}, {TILE}] [{SIZE}, 1]) {{async_front = true, unrolled_iteration = {number} : i32}} : ({types.right}, {types.factors})
{product} = air.execute [{after}, {left}, {right}] {{
  {multiply}
}} {{async_back = true, unrolled_iteration = {number} : i32}}"""

    herd = f"""
%c0 = arith.constant 0 : index
%c32 = arith.constant {2 * STEP} : index
%c64 = arith.constant {SIZE} : index
%i = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%x]
%j = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%y]
{alloc("%lc", "%tc", types.block)}
%3 = air.dma_memcpy_nd async [%tc] (%lc[] [] [], %gc[%i, %j] [{TILE}, {TILE}] [{SIZE}, 1]) : ({types.block}, {types.results})
{alloc("%la1", "%ta1", types.left)}
{alloc("%lb1", "%tb1", types.right, "[%ta1] ")}
{alloc("%la0", "%ta0", types.left, "[%tb1] ")}
{alloc("%lb0", "%tb0", types.right, "[%ta0] ")}
%4:4 = scf.for %k = %c0 to %c64 step %c32 iter_args(%t0 = %tb0, %t1 = %tb1, %t2 = %3, %t3 = %tb0) -> (!air.async.token, !air.async.token, !air.async.token, !air.async.token) {{
{inside(1, half(0, ("%5", "%6", "%t3, %t0"), ("%7", "%t2"), "%k"))}
  %k1 = affine.apply affine_map<()[s0] -> (s0 + {STEP})>()[%k]
  %8 = air.wait_all async [%5, %6]
{inside(1, half(1, ("%9", "%10", "%8, %t1"), ("%11", "%7"), "%k1"))}
  %12 = air.wait_all async [%9, %10]
  scf.yield %7, %11, %11, %12 : !air.async.token, !air.async.token, !air.async.token, !air.async.token
}} {{unroll = 2 : i32}}
%13 = air.dma_memcpy_nd async [%4#2] (%gc[%i, %j] [{TILE}, {TILE}] [{SIZE}, 1], %lc[] [] []) : ({types.results}, {types.block})
%14 = air.execute [%4#1] {{
  memref.dealloc %la1 : {types.left}
}} {{unrolled_iteration = 1 : i32}}
"""
    return function(types, launched(types, True, herd))


def family() -> Family:
    return build(Types("i32", "i32"))


def build(types: Types) -> Family:
    found = Family()
    for name, make in (
        ("loops", loops),
        ("linalg", linalg),
        ("dma", dma),
        ("async", asynchronous),
        ("channels", channels),
        ("broadcast", broadcast),
        ("specialized", specialized),
        ("ping-pong", ping_pong),
    ):
        found.program(name, make(types))
    found.equal("loops", "linalg", "the loop nest as one operation")
    found.equal("linalg", "dma", "copies from and to blocks in each tile")
    found.equal("dma", "async", "tokens in place of program order")
    found.equal("async", "ping-pong", "two buffers for each factor")
    found.equal("async", "channels", "each copy as a put and a get")
    found.equal("channels", "broadcast", "one put for all tiles of a row or a column, and for all steps")
    found.equal("broadcast", "specialized", "a channel for each panel, chosen by the tile's coordinates")
    for name in ("dma", "async", "channels", "broadcast", "specialized", "ping-pong"):
        found.equal("loops", name, "the loop nest and the program for the herd")
    left_pattern = f"[{SIZE // STEP}, {TILE}, {STEP}] [{STEP}, {SIZE}, 1]"
    found.wrong(
        "loops", "dma", "the blocks of B by the wrong stride",
        ("%gb[%k, %j] [%c16, %c32] [%c64, %c1_0]", "%gb[%k, %j] [%c16, %c32] [%c32, %c1_0]"),
    )  # fmt: skip
    found.wrong(
        "loops", "dma", "all tiles work on the first row of blocks: four read, change and write two",
        (f"%i = affine.apply affine_map<()[s0] -> (s0 * {TILE})>()[%x]", "%i = arith.constant 0 : index"),
    )  # fmt: skip
    found.wrong("loops", "async", "the last copy does not wait for the product", ("async [%4] (%gc", "async (%gc"))
    found.wrong("loops", "async", "the product does not wait for the copy of B", ("[%t, %6, %7] {", "[%t, %6] {"))
    found.wrong("loops", "async", "a product does not wait for the one before", ("[%t, %6, %7] {", "[%3, %6, %7] {"))
    found.wrong(
        "loops", "ping-pong", "the copy is yielded where the product is, so that the first buffers come too early",
        ("scf.yield %7, %11, %11, %12", "scf.yield %8, %11, %11, %12"),
    )  # fmt: skip
    found.wrong(
        "loops", "ping-pong", "the tokens of the first and the second buffers are yielded the other way around",
        ("scf.yield %7, %11, %11, %12", "scf.yield %12, %7, %11, %12"),
    )  # fmt: skip
    found.wrong("loops", "ping-pong", "the last copy waits for the copies only", ("async [%4#2]", "async [%4#3]"))
    found.wrong(
        "loops", "channels", "nothing orders the puts of one channel",
        ("%g = air.channel.put async [%t] @inA", "%g = air.channel.put async [%w] @inA"),
    )  # fmt: skip
    found.wrong(
        "loops", "channels", "nothing orders the gets of one channel",
        ("get async [%t, %ta] @inA", "get async [%ta] @inA"),
    )  # fmt: skip
    found.wrong(
        "loops",
        "channels",
        "the result is sent before the last product",
        ("put async [%13] @outC", "put async [%12] @outC"),
    )
    found.wrong(
        "loops", "broadcast", "the blocks of a panel in another order",
        (f"%la[0, %r, 0] {left_pattern}", f"%la[0, %r, {SIZE - STEP}] [{SIZE // STEP}, {TILE}, {STEP}] [{-STEP}, {SIZE}, 1]"),
    )  # fmt: skip
    found.wrong(
        "loops", "broadcast", "the first block of a panel again and again",
        (f"%la[0, %r, 0] {left_pattern}", f"%la[0, %r, 0] [{SIZE // STEP}, {TILE}, {STEP}] [0, {SIZE}, 1]"),
    )  # fmt: skip
    found.wrong(
        "loops", "broadcast", "half of a panel",
        (f"%la[0, %r, 0] {left_pattern}", f"%la[0, %r, 0] [{SIZE // STEP // 2}, {TILE}, {STEP}] [{STEP}, {SIZE}, 1]"),
    )  # fmt: skip
    found.wrong(
        "loops", "specialized", "the sets of the two factors exchanged",
        ("%14 = affine.if #row", "%14 = affine.if #column"), ("%15 = affine.if #column", "%15 = affine.if #row"),
    )  # fmt: skip
    found.wrong(
        "loops", "specialized", "the tiles of a row take the panel of the other row",
        ("(s0 == 0, s1 >= 0, -s1 + 1 >= 0)", "(s0 - 1 == 0, s1 >= 0, -s1 + 1 >= 0)"),
    )  # fmt: skip
    found.wrong(
        "loops",
        "specialized",
        "a set that is never left",
        ("(s0 == 0, s1 >= 0, -s1 + 1 >= 0)", "(s0 >= 0, s1 >= 0, -s1 + 1 >= 0)"),
    )
    return found
