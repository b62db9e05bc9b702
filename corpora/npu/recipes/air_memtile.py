"""Matrix multiplication, 16x16x32, by way of memory tiles: blocks of 4x4 are packed on their way from L2 to the tiles
of a herd of 2x2, as MLIR-AIR's passes have them one after the other: copies, broadcasts with a set of tiles each,
channels, folded descriptors, two buffers that take turns, and L2 buffers that are split."""

from __future__ import annotations

from corpora.npu.recipes import Family, inside

ROWS, DEPTH, STEP = 16, 32, 8
A, B, C = "memref<16x32xi32>", "memref<32x16xi32>", "memref<16x16xi32>"
A2, B2, C2 = (each.replace(">", ", 1 : i32>") for each in (A, B, C))
HALF = "memref<8x32xi32, 1 : i32>"
# Blocks of 4x4: those of a along k and then along the rows, those of b and c along the columns and then the other way.
L1 = "memref<2x2x4x4xi32, 2 : i32>"
ARGUMENTS = f"{A}, {B}, {C}"

SETS = """
#set = affine_set<()[s0, s1] : (s0 == 0, s1 >= 0, -s1 + 1 >= 0)>
#set1 = affine_set<()[s0, s1] : (s0 >= 0, -s0 + 1 >= 0, s1 == 0)>
"""
MULTIPLY = f"""linalg.generic {{indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d3, d5)>, \
affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d0, d3, d4)>], \
iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]}} \
ins(%a1, %b1 : {L1}, {L1}) outs(%c1 : {L1}) {{
^bb0(%p: i32, %q: i32, %r: i32):
  %m = arith.muli %p, %q : i32
  %s = arith.addi %r, %m : i32
  linalg.yield %s : i32
}}"""


def kernel(body: str, before: str = "") -> str:
    start = f"func.func @kernel(%A: {A}, %B: {B}, %C: {C}) {{"
    return f"{before}{start}\n{inside(1, body)}\n  return\n}}\n"


LOOPS = kernel(f"""
%zero = arith.constant 0 : i32
affine.for %i = 0 to {ROWS} {{
  affine.for %j = 0 to {ROWS} {{
    affine.store %zero, %C[%i, %j] : {C}
    affine.for %k = 0 to {DEPTH} {{
      %a = affine.load %A[%i, %k] : {A}
      %b = affine.load %B[%k, %j] : {B}
      %c = affine.load %C[%i, %j] : {C}
      %m = arith.muli %a, %b : i32
      %s = arith.addi %c, %m : i32
      affine.store %s, %C[%i, %j] : {C}
    }}
  }}
}}
""")

CONSTANTS = """
%c0 = arith.constant 0 : index
%c1_0 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c4 = arith.constant 4 : index
%c8 = arith.constant 8 : index
%c16 = arith.constant 16 : index
%c32 = arith.constant 32 : index
%c64 = arith.constant 64 : index
%c128 = arith.constant 128 : index
%zero = arith.constant 0 : i32
"""
PLACES = """
%i = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%x]
%j = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%y]
"""


def synchronous(copies: str) -> str:
    """Copies in program order; `copies` are those of the two factors of a step."""
    herd = f"""
{CONSTANTS}{PLACES}
%c1 = memref.alloc() : {L1}
linalg.fill ins(%zero : i32) outs(%c1 : {L1})
scf.for %k = %c0 to %c32 step %c8 {{
  %a1 = memref.alloc() : {L1}
  %b1 = memref.alloc() : {L1}
{inside(1, copies)}
{inside(1, MULTIPLY)}
  memref.dealloc %a1 : {L1}
  memref.dealloc %b1 : {L1}
}}
air.dma_memcpy_nd (%hc[%i, %j] [%c8, %c8] [%c16, %c1_0], %c1[] [%c2, %c4, %c2, %c4] [%c16, %c4, %c32, %c1_0]) {{id = 5 : i32}} : ({C2}, {L1})
memref.dealloc %c1 : {L1}
"""
    return f"""
%c1 = arith.constant 1 : index
air.launch (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : {ARGUMENTS} attributes {{id = 1 : i32}} {{
  air.segment @segment_0 args(%sa=%la, %sb=%lb, %sc=%lc) : {ARGUMENTS} attributes {{id = 2 : i32}} {{
    %c2 = arith.constant 2 : index
    %a2 = memref.alloc() : {A2}
    %b2 = memref.alloc() : {B2}
    %c2_0 = memref.alloc() : {C2}
    air.dma_memcpy_nd (%a2[] [] [], %sa[] [] []) {{id = 1 : i32}} : ({A2}, {A})
    air.dma_memcpy_nd (%b2[] [] [], %sb[] [] []) {{id = 2 : i32}} : ({B2}, {B})
    air.herd @herd_0 tile (%x, %y) in (%nx=%c2, %ny=%c2) args(%ha=%a2, %hb=%b2, %hc=%c2_0) : {A2}, {B2}, {C2} attributes {{id = 3 : i32}} {{
{inside(3, herd)}
    }}
    air.dma_memcpy_nd (%sc[] [] [], %c2_0[] [] []) {{id = 6 : i32}} : ({C}, {C2})
    memref.dealloc %a2 : {A2}
    memref.dealloc %b2 : {B2}
    memref.dealloc %c2_0 : {C2}
  }}
}}
"""


def copy_a(row: str, more: str = "id = 3 : i32") -> str:
    return (
        f"air.dma_memcpy_nd (%a1[] [] [], %ha[%c0, %c0, {row}, %k] [%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0])"
        f" {{{more}}} : ({L1}, {A2})"
    )


def copy_b(column: str, more: str = "id = 4 : i32") -> str:
    return (
        f"air.dma_memcpy_nd (%b1[] [] [], %hb[%c0, %c0, %k, {column}] [%c2, %c2, %c4, %c4] [%c4, %c64, %c16, %c1_0])"
        f" {{{more}}} : ({L1}, {B2})"
    )


def guarded(name: str, then: str, otherwise: str) -> str:
    return f"""affine.if {name}()[%x, %y] {{
  {then}
}} else {{
  {otherwise}
}}"""


COPIES = kernel(synchronous(f"{copy_a('%i')}\n{copy_b('%j')}"))
BROADCAST = kernel(
    synchronous(
        guarded("#set", copy_a("%c0", "broadcast_set = #set, id = 3 : i32"), copy_a("%c8", "id = 4 : i32"))
        + "\n"
        + guarded("#set1", copy_b("%c0", "broadcast_set = #set1, id = 5 : i32"), copy_b("%c8", "id = 7 : i32"))
    ),
    SETS,
)

# -- channels ----------------------------------------------------------------------------------------------------------

CHANNELS = """
air.channel @inA [1, 1]
air.channel @inB [1, 1]
air.channel @a_0 [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @a_1 [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @b_0 [1, 1] {broadcast_shape = [2 : index, 1 : index]}
air.channel @b_1 [1, 1] {broadcast_shape = [2 : index, 1 : index]}
air.channel @c [2, 2]
air.channel @outC [1, 1]
"""


def alloc(name: str, token: str, type: str, dependencies: str = "", attributes: str = "") -> str:
    return f"""{token}, {name} = air.execute {dependencies}-> ({type}) {{
  %alloc = memref.alloc() {attributes}: {type}
  air.execute_terminator %alloc : {type}
}}"""


def free(number: int, name: str, type: str, dependencies: str) -> str:
    return f"""%d{number} = air.execute [{dependencies}] {{
  memref.dealloc {name} : {type}
}}"""


def got(token: str, sets: str, channels: str, index: str, into: str, dependencies: str) -> str:
    """One of two broadcasts, by a set of tiles."""
    arms = [
        f"%g = air.channel.get async [{dependencies}]  {channels}_{number}[{index}] ({into}[] [] []) : ({L1})\n"
        "  affine.yield %g : !air.async.token"
        for number in (0, 1)
    ]
    return f"{token} = affine.if {sets}()[%x, %y] -> !air.async.token {{\n  {arms[0]}\n}} else {{\n  {arms[1]}\n}}"


def stepped(name: str, channel: str, memref: str, type: str, access: str) -> str:
    """A put for each step of k."""
    return f"""{name} = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %filled{memref[1]}) -> (!air.async.token) {{
  %p = air.channel.put async [%t]  {channel}[%c0, %c0] ({memref}{access}) : ({type})
  scf.yield %p : !air.async.token
}}"""


def put(name: str, channel: str, memref: str, type: str, access: str) -> str:
    return f"{name} = air.channel.put async [%filled{memref[1]}]  {channel}[%c0, %c0] ({memref}{access}) : ({type})"


STEPS = "\n".join(
    (
        stepped("%pa0", "@a_0", "%a2", A2, "[%c0, %c0, %c0, %k] [%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]"),
        stepped("%pa1", "@a_1", "%a2", A2, "[%c0, %c0, %c8, %k] [%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]"),
        stepped("%pb0", "@b_0", "%b2", B2, "[%c0, %c0, %k, %c0] [%c2, %c2, %c4, %c4] [%c4, %c64, %c16, %c1_0]"),
        stepped("%pb1", "@b_1", "%b2", B2, "[%c0, %c0, %k, %c8] [%c2, %c2, %c4, %c4] [%c4, %c64, %c16, %c1_0]"),
    )
)
FOLDED = "\n".join(
    (
        put("%pa0", "@a_0", "%a2", A2, "[%c0, %c0, %c0, %c0] [%c8, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]"),
        put("%pa1", "@a_1", "%a2", A2, "[%c0, %c0, %c8, %c0] [%c8, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]"),
        put("%pb0", "@b_0", "%b2", B2, "[%c0, %c0, %c0, %c0, %c0] [%c4, %c2, %c2, %c4, %c4] [%c128, %c4, %c64, %c16, %c1_0]"),
        put("%pb1", "@b_1", "%b2", B2, "[%c0, %c0, %c0, %c0, %c8] [%c4, %c2, %c2, %c4, %c4] [%c128, %c4, %c64, %c16, %c1_0]"),
    )
)  # fmt: skip
FILLED = "\n".join(
    (
        alloc("%a2", "%ta2", A2, attributes="{air.memtile_col = 0 : i32} "),
        alloc("%b2", "%tb2", B2, attributes="{air.memtile_col = 1 : i32} "),
        f"%filleda = air.channel.get async [%ta2]  @inA[%c0, %c0] (%a2[] [] []) {{id = 4 : i32}} : ({A2})",
        f"%filledb = air.channel.get async [%tb2]  @inB[%c0, %c0] (%b2[] [] []) {{id = 5 : i32}} : ({B2})",
    )
)
HOST = f"""
%1 = air.channel.put async  @inA[%c0, %c0] (%la[] [] []) {{id = 1 : i32, metadata = @airMemcpyId1}} : ({A})
%2 = air.channel.put async  @inB[%c0, %c0] (%lb[] [] []) {{id = 2 : i32, metadata = @airMemcpyId2}} : ({B})
"""
FREED = f"{free(1, '%a2', A2, '%pa0, %pa1')}\n{free(2, '%b2', B2, '%pb0, %pb1')}"

ONE_BUFFER = f"""
%4 = scf.for %k = %c0 to %c32 step %c8 iter_args(%t = %z) -> (!air.async.token) {{
{inside(1, alloc("%a1", "%ta", L1, "[%t] ", "{hoist_alloc = true} "))}
{inside(1, alloc("%b1", "%tb", L1, "[%t] ", "{hoist_alloc = true} "))}
{inside(1, got("%ga", "#set", "@a", "%c0, %y", "%a1", "%ta, %t"))}
{inside(1, got("%gb", "#set1", "@b", "%x, %c0", "%b1", "%tb, %t"))}
  %5 = air.execute [%ga, %gb, %t] {{
{inside(2, MULTIPLY)}
  }}
{inside(1, free(3, "%a1", L1, "%5"))}
{inside(1, free(4, "%b1", L1, "%5"))}
  scf.yield %5 : !air.async.token
}} {{unroll = 2 : i32}}
"""


def turn(number: int, reads: str, waits: str) -> str:
    """What happens to one of two pairs of buffers in an iteration: gets after `reads`, the product after `waits`."""
    labels = f"unrolled_iteration = {number} : i32"
    product = MULTIPLY.replace("%a1", f"%a1_{number}").replace("%b1", f"%b1_{number}")
    return f"""
{got(f"%ga{number}", "#set", "@a", "%c0, %y", f"%a1_{number}", reads)}
{got(f"%gb{number}", "#set1", "@b", "%x, %c0", f"%b1_{number}", reads)}
%f{number} = air.wait_all async [%ga{number}, %gb{number}]  {{async_front = true, {labels}}}
%m{number} = air.execute [{waits}, %f{number}] {{
{inside(1, product)}
}} {{async_back = true, {labels}}}
"""


# The tokens: that the first pair was used, that the second was, that the product is done, and that something was got.
PING_PONG = f"""
{alloc("%a1_0", "%ta0", L1)}
{alloc("%b1_0", "%tb0", L1, "[%ta0] ")}
{alloc("%a1_1", "%ta1", L1, "[%tb0] ")}
{alloc("%b1_1", "%tb1", L1, "[%ta1] ")}
%w = air.wait_all async [%z, %tb1]
%4:4 = scf.for %k = %c0 to %c32 step %c16 iter_args(%u0 = %w, %u1 = %w, %done = %w, %last = %w) -> (!air.async.token, !air.async.token, !air.async.token, !air.async.token) {{
{inside(1, turn(0, "%last, %u0", "%done"))}
{inside(1, turn(1, "%f0, %u1", "%m0"))}
  scf.yield %m0, %m1, %m1, %f1 : !air.async.token, !air.async.token, !air.async.token, !air.async.token
}} {{unroll = 2 : i32}}
"""


def channelled(declarations: str, host: str, segment: str, loop: str, after: str, done: str) -> str:
    herd = f"""
{CONSTANTS}
{alloc("%c1", "%tc", L1)}
%z = air.execute [%tc] {{
  linalg.fill ins(%zero : i32) outs(%c1 : {L1})
}}
{loop}
%6 = air.channel.put async [{done}]  @c[%x, %y] (%c1[] [%c2, %c4, %c2, %c4] [%c16, %c4, %c32, %c1_0]) {{id = 9 : i32}} : ({L1})
{free(5, "%c1", L1, "%6")}
"""
    body = f"""
{CONSTANTS}
{segment}
{alloc("%c2_0", "%tc2", C2)}
%7 = scf.parallel (%x, %y) = (%c0, %c0) to (%c2, %c2) step (%c1_0, %c1_0) init (%tc2) -> !air.async.token {{
  %i = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%x]
  %j = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%y]
  %g = air.channel.get async [%tc2]  @c[%x, %y] (%c2_0[%i, %j] [%c8, %c8] [%c16, %c1_0]) {{id = 10 : i32}} : ({C2})
  scf.reduce(%g : !air.async.token) {{
  ^bb0(%p: !air.async.token, %q: !air.async.token):
    %r = air.wait_all async [%p, %q]
    scf.reduce.return %r : !air.async.token
  }}
}}
%8 = air.herd @herd_0 async  tile (%x, %y) in (%nx=%c2, %ny=%c2) attributes {{id = 3 : i32, x_loc = 0 : i64, y_loc = 2 : i64}} {{
{inside(1, herd)}
}}
%9 = air.channel.put async [%7]  @outC[%c0, %c0] (%c2_0[] [] []) {{id = 11 : i32}} : ({C2})
{after}
{free(6, "%c2_0", C2, "%9")}
%10 = air.wait_all async [%d6, %8]  {{air.segment_end}}
"""
    launch = f"""
%c1 = arith.constant 1 : index
%0 = air.launch async (%lx, %ly) in (%lnx=%c1, %lny=%c1) args(%la=%A, %lb=%B, %lc=%C) : {ARGUMENTS} attributes {{id = 1 : i32}} {{
  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
{inside(1, host)}
  %3 = air.channel.get async  @outC[%c0, %c0] (%lc[] [] []) {{id = 3 : i32, metadata = @airMemcpyId3}} : ({C})
  %4 = air.segment @segment_0 async  attributes {{id = 2 : i32, x_loc = 0 : i64, x_size = 2 : i64, y_loc = 2 : i64, y_size = 2 : i64}} {{
{inside(2, body)}
  }}
  %5 = air.wait_all async [%3, %4]  {{air.launch_end}}
}}
"""
    return kernel(launch, SETS + declarations)


# L2's buffer of A in two halves, each with its own part of the channel from L3.
SPLIT_CHANNELS = CHANNELS.replace("@inA [1, 1]", "@inA [2, 1]")
SPLIT_HOST = f"""
%1 = air.channel.put async  @inA[%c0, %c0] (%la[%c0, %c0] [%c8, %c32] [%c32, %c1_0]) {{id = 1 : i32}} : ({A})
%6 = air.channel.put async  @inA[%c1_0, %c0] (%la[%c8, %c0] [%c8, %c32] [%c32, %c1_0]) {{id = 6 : i32}} : ({A})
%2 = air.channel.put async  @inB[%c0, %c0] (%lb[] [] []) {{id = 2 : i32}} : ({B})
"""
SPLIT = f"""
{alloc("%a2", "%ta2", HALF)}
{alloc("%e2", "%te2", HALF)}
{alloc("%b2", "%tb2", B2)}
%filleda = air.channel.get async [%ta2]  @inA[%c0, %c0] (%a2[] [] []) {{id = 4 : i32}} : ({HALF})
%fillede = air.channel.get async [%te2]  @inA[%c1_0, %c0] (%e2[] [] []) {{id = 7 : i32}} : ({HALF})
%filledb = air.channel.get async [%tb2]  @inB[%c0, %c0] (%b2[] [] []) {{id = 5 : i32}} : ({B2})
""" + FOLDED.replace(A2, HALF).replace(
    "@a_1[%c0, %c0] (%a2[%c0, %c0, %c8", "@a_1[%c0, %c0] (%e2[%c0, %c0, %c0"
).replace("%pa1 = air.channel.put async [%filleda]", "%pa1 = air.channel.put async [%fillede]")
SPLIT_FREED = f"{free(1, '%a2', HALF, '%pa0')}\n{free(7, '%e2', HALF, '%pa1')}\n{free(2, '%b2', B2, '%pb0, %pb1')}"


def family() -> Family:
    made = Family()
    made.program("loops", LOOPS)
    made.program("copies", COPIES)
    made.program("broadcast", BROADCAST)
    made.program("channels", channelled(CHANNELS, HOST, f"{FILLED}\n{STEPS}", ONE_BUFFER, FREED, "%4"))
    made.program("folded", channelled(CHANNELS, HOST, f"{FILLED}\n{FOLDED}", ONE_BUFFER, FREED, "%4"))
    made.program("ping-pong", channelled(CHANNELS, HOST, f"{FILLED}\n{FOLDED}", PING_PONG, FREED, "%4#1"))
    made.program("split", channelled(SPLIT_CHANNELS, SPLIT_HOST, SPLIT, PING_PONG, SPLIT_FREED, "%4#1"))
    for target in ("copies", "broadcast", "channels", "folded", "ping-pong", "split"):
        made.equal("loops", target, f"the sequential source, and its {target}")
    made.equal("copies", "broadcast", "a copy for each set of tiles that read the same")
    made.equal("broadcast", "channels", "copies become puts and gets")
    made.equal("channels", "folded", "loops of puts become dimensions of one")
    made.equal("folded", "ping-pong", "two buffers take turns")
    made.equal("ping-pong", "split", "one buffer of L2 becomes two")

    made.wrong("loops", "copies", "the strides of two dimensions swapped",
        ("[%c2, %c2, %c4, %c4] [%c4, %c128, %c32, %c1_0]", "[%c2, %c2, %c4, %c4] [%c128, %c4, %c32, %c1_0]"))  # fmt: skip
    made.wrong("loops", "copies", "rows of the other block on the way back",
        ("[%c2, %c4, %c2, %c4] [%c16, %c4, %c32, %c1_0]", "[%c2, %c4, %c2, %c4] [%c32, %c4, %c16, %c1_0]"))  # fmt: skip
    made.wrong("loops", "broadcast", "a set of the other axis",
        ("affine_set<()[s0, s1] : (s0 >= 0, -s0 + 1 >= 0, s1 == 0)>", "affine_set<()[s0, s1] : (s0 == 0, s1 >= 0, -s1 + 1 >= 0)>"))  # fmt: skip
    made.wrong("broadcast", "channels", "a set that leaves out a tile, which takes from the stream of another",
        ("(s0 == 0, s1 >= 0, -s1 + 1 >= 0)", "(s0 == 0, s1 == 0)"))  # fmt: skip
    made.wrong("broadcast", "channels", "a set of the other row",
        ("(s0 == 0, s1 >= 0, -s1 + 1 >= 0)", "(s0 - 1 == 0, s1 >= 0, -s1 + 1 >= 0)"))  # fmt: skip
    made.wrong("broadcast", "channels", "a product that does not wait for its second factor",
        ("air.execute [%ga, %gb, %t]", "air.execute [%ga, %t]"))  # fmt: skip
    made.wrong("broadcast", "channels", "results of two tiles exchanged",
        ("@c[%x, %y] (%c2_0[%i, %j]", "@c[%x, %y] (%c2_0[%j, %i]"))  # fmt: skip
    made.wrong("broadcast", "channels", "the drain of L2 does not wait for the tiles",
        ("air.channel.put async [%7]  @outC", "air.channel.put async [%tc2]  @outC"))  # fmt: skip
    made.wrong("channels", "folded", "an outermost size of a step too few",
        ("@a_0[%c0, %c0] (%a2[%c0, %c0, %c0, %c0] [%c8, %c2, %c4, %c4]", "@a_0[%c0, %c0] (%a2[%c0, %c0, %c0, %c0] [%c4, %c2, %c4, %c4]"))  # fmt: skip
    made.wrong("channels", "folded", "two folded dimensions exchanged",
        ("@b_0[%c0, %c0] (%b2[%c0, %c0, %c0, %c0, %c0] [%c4, %c2, %c2, %c4, %c4] [%c128, %c4, %c64,", "@b_0[%c0, %c0] (%b2[%c0, %c0, %c0, %c0, %c0] [%c4, %c2, %c2, %c4, %c4] [%c128, %c64, %c4,"))  # fmt: skip
    made.wrong("channels", "folded", "a put that does not wait until L2 is filled",
        ("%pb1 = air.channel.put async [%filledb]", "%pb1 = air.channel.put async [%tb2]"))  # fmt: skip
    made.wrong("folded", "ping-pong", "a get into the pair that the product still reads",
        ("scf.yield %m0, %m1, %m1, %f1", "scf.yield %f0, %m1, %m1, %f1"))  # fmt: skip
    made.wrong("folded", "ping-pong", "an even number of steps made odd",
        ("step %c16 iter_args", "step %c32 iter_args"))  # fmt: skip
    made.wrong("ping-pong", "split", "both halves from the first rows",
        ("(%la[%c8, %c0] [%c8, %c32]", "(%la[%c0, %c0] [%c8, %c32]"))  # fmt: skip
    made.wrong("ping-pong", "split", "halves that go to each other's channel",
        ("@inA[%c1_0, %c0] (%e2", "@inA[%c0, %c0] (%e2"), ("@inA[%c0, %c0] (%a2", "@inA[%c1_0, %c0] (%a2"))  # fmt: skip
    return made
