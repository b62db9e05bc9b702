"""Causal attention of two heads with rotary positions, as in LLaMA-2: 8 positions, 4 numbers a head, whose halves are
rotated by angles of which the cosines and sines are given. Each of 2 by 2 tiles has a head and half of its queries."""

from __future__ import annotations

from corpora.npu.recipes import Family, inside
from corpora.npu.recipes.air_attention import normalized

ARRAY, TABLE = "memref<8x8xf32>", "memref<8x2xf32>"
ROWS, ALL, ANGLES = "memref<4x4xf32, 2>", "memref<8x4xf32, 2>", "memref<8x2xf32, 2>"
NAMES = ("Q", "K", "V", "O", "cos", "sin")
TYPES = f"{ARRAY}, {ARRAY}, {ARRAY}, {ARRAY}, {TABLE}, {TABLE}"
ARGUMENTS = ", ".join(f"%{name}: {type}" for name, type in zip(NAMES, TYPES.split(", "), strict=True))
CAUSAL = "#causal = affine_set<(d0, d1)[s0] : (d0 + s0 - d1 >= 0)>\n"


def function(body: str, before: str = "") -> str:
    return f"{CAUSAL}{before}func.func @kernel({ARGUMENTS}) {{\n{inside(1, body)}\n  return\n}}\n"


def rotated(rows: int, given: str, column: str, first: str, angles: str, into: str) -> str:
    """The `rows` of `given`, an array and its type, from a column on, rotated into a buffer, which belong to the
    positions from `first` on; `angles` is the type of the tables."""
    array, type = given.split(" : ")
    buffer, own = into.split(" : ")
    position = f"%i{first}"
    return f"""
affine.for %i = 0 to {rows} {{
  affine.for %d = 0 to 2 {{
    %x = affine.load {array}[%i, {column}%d] : {type}
    %y = affine.load {array}[%i, {column}%d + 2] : {type}
    %c = affine.load %cos[{position}, %d] : {angles}
    %s = affine.load %sin[{position}, %d] : {angles}
    %xc = arith.mulf %x, %c : f32
    %ys = arith.mulf %y, %s : f32
    %u = arith.subf %xc, %ys : f32
    %yc = arith.mulf %y, %c : f32
    %xs = arith.mulf %x, %s : f32
    %w = arith.addf %yc, %xs : f32
    affine.store %u, {buffer}[%i, %d] : {own}
    affine.store %w, {buffer}[%i, %d + 2] : {own}
  }}
}}
"""


def attended(rows: int, query: str, key: str, value: str, column: str, first: str, into: str) -> str:
    """Softmax of the products of queries with the keys up to their positions, times the values."""
    (q, queries), (k, keys), (v, values), (o, outputs) = (each.split(" : ") for each in (query, key, value, into))
    space = ", 2" if ", 2" in queries else ""
    scores = f"memref<8xf32{space}>"
    return f"""
%zero = arith.constant 0.0 : f32
%scale = arith.constant 0.5 : f32
%least = arith.constant 0xFF800000 : f32
%p = memref.alloc() : {scores}
affine.for %i = 0 to {rows} {{
  affine.for %j = 0 to 8 {{
    %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {{
      %x = affine.load {q}[%i, %d] : {queries}
      %y = affine.load {k}[%j, %d] : {keys}
      %m = arith.mulf %x, %y : f32
      %n = arith.addf %acc, %m : f32
      affine.yield %n : f32
    }}
    %scaled = arith.mulf %s, %scale : f32
    %masked = affine.if #causal(%i, %j)[{first}] -> f32 {{
      affine.yield %scaled : f32
    }} else {{
      affine.yield %least : f32
    }}
    affine.store %masked, %p[%j] : {scores}
  }}
{inside(1, normalized(scores, f"{v}[%j, {column}%d] : {values}", f"{o}[%i, {column}%d] : {outputs}"))}
}}
memref.dealloc %p : {scores}
"""


LOOPS = function(f"""
%none = arith.constant 0 : index
%q = memref.alloc() : memref<8x4xf32>
%k = memref.alloc() : memref<8x4xf32>
affine.for %h = 0 to 2 {{
{inside(1, rotated(8, f"%Q : {ARRAY}", "4 * %h + ", "", TABLE, "%q : memref<8x4xf32>"))}
{inside(1, rotated(8, f"%K : {ARRAY}", "4 * %h + ", "", TABLE, "%k : memref<8x4xf32>"))}
{inside(1, attended(8, "%q : memref<8x4xf32>", "%k : memref<8x4xf32>", f"%V : {ARRAY}", "4 * %h + ", "%none", f"%O : {ARRAY}"))}
}}
memref.dealloc %q : memref<8x4xf32>
memref.dealloc %k : memref<8x4xf32>
""")

QUERIES = rotated(4, f"%q : {ROWS}", "", " + symbol(%first)", ANGLES, f"%q : {ROWS}")
KEYS = rotated(8, f"%k : {ALL}", "", "", ANGLES, f"%k : {ALL}")
ATTEND = attended(4, f"%q : {ROWS}", f"%k : {ALL}", f"%v : {ALL}", "", "%first", f"%o : {ROWS}")
BUFFERS = {"q": ROWS, "k": ALL, "v": ALL, "o": ROWS, "cos": ANGLES, "sin": ANGLES}


def copied(name: str, access: str) -> str:
    """A copy of a part of an array of the launch into the buffer of a tile."""
    array = TABLE if BUFFERS[name] == ANGLES else ARRAY
    return f"air.dma_memcpy_nd (%{name}[] [] [], %{name}h[{access}) : ({BUFFERS[name]}, {array})"


DMA = function(f"""
%c2 = arith.constant 2 : index
air.herd @herd_0 tile (%h, %half) in (%nh=%c2, %nhalf=%c2) args(%qh=%Q, %kh=%K, %vh=%V, %oh=%O, %cosh=%cos, %sinh=%sin) : {TYPES} {{
  %c4 = arith.constant 4 : index
  %column = arith.muli %h, %c4 : index
  %first = arith.muli %half, %c4 : index
{inside(1, chr(10).join(f"%{name} = memref.alloc() : {type}" for name, type in BUFFERS.items()))}
  {copied("q", "%first, %column] [4, 4] [8, 1]")}
  {copied("k", "0, %column] [8, 4] [8, 1]")}
  {copied("v", "0, %column] [8, 4] [8, 1]")}
  {copied("cos", "] [] []")}
  {copied("sin", "] [] []")}
{inside(1, QUERIES)}
{inside(1, KEYS)}
{inside(1, ATTEND)}
  air.dma_memcpy_nd (%oh[%first, %column] [4, 4] [8, 1], %o[] [] []) : ({ARRAY}, {ROWS})
}}
""")


def alloc(name: str) -> str:
    return f"""%t{name}, %{name} = air.execute -> ({BUFFERS[name]}) {{
  %alloc = memref.alloc() : {BUFFERS[name]}
  air.execute_terminator %alloc : {BUFFERS[name]}
}}"""


def got(token: str, name: str, channel: str) -> str:
    return f"{token} = air.channel.get async [%t{name}] {channel} (%{name}[] [] []) : ({BUFFERS[name]})"


def launch(before: str, segment: str, channels: str) -> str:
    """`before` is what the launch itself puts of keys; queries and results are the same in all forms."""
    return function(
        f"""
%c1 = arith.constant 1 : index
%0 = air.launch async (%l) in (%nl=%c1) args(%aq=%Q, %ak=%K, %av=%V, %ao=%O, %acos=%cos, %asin=%sin) : {TYPES} {{
  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %w = air.wait_all async
  %1 = scf.parallel (%h) = (%c0) to (%c2) step (%c1_0) init (%w) -> !air.async.token {{
    %column = arith.muli %h, %c4 : index
{inside(2, before)}
    %4 = air.channel.put async [%w] @v[%h, %c0] (%av[0, %column] [8, 4] [8, 1]) : ({ARRAY})
    %5 = air.channel.put async [%w] @q[%h, %c0] (%aq[0, %column] [4, 4] [8, 1]) : ({ARRAY})
    %6 = air.channel.put async [%w] @q[%h, %c1_0] (%aq[4, %column] [4, 4] [8, 1]) : ({ARRAY})
    %7 = air.channel.get async [%w] @o[%h, %c0] (%ao[0, %column] [4, 4] [8, 1]) : ({ARRAY})
    %8 = air.channel.get async [%w] @o[%h, %c1_0] (%ao[4, %column] [4, 4] [8, 1]) : ({ARRAY})
    %9 = air.wait_all async [%3, %4, %5, %6, %7, %8]
    scf.reduce(%9 : !air.async.token) {{
    ^bb0(%a: !air.async.token, %b: !air.async.token):
      %10 = air.wait_all async [%a, %b]
      scf.reduce.return %10 : !air.async.token
    }}
  }}
  %2 = air.channel.put async [%w] @cos[] (%acos[] [] []) : ({TABLE})
  %3 = air.channel.put async [%w] @sin[] (%asin[] [] []) : ({TABLE})
  %4 = air.segment @segment_0 async {{
    %c2_0 = arith.constant 2 : index
{inside(2, segment)}
  }}
}}
air.wait_all [%0]
""",
        "air.channel @q [2, 2]\nair.channel @v [2, 1] {broadcast_shape = [2, 2]}\nair.channel @o [2, 2]\n" + channels,
    )


def attending(keys: str, work: str) -> str:
    """The herd of 2 by 2 tiles, which gets its keys from the channel `keys`."""
    return f"""
%attend = air.herd @attend async tile (%h, %half) in (%nh=%c2_0, %nhalf=%c2_0) {{
  %c4_0 = arith.constant 4 : index
  %first = arith.muli %half, %c4_0 : index
{inside(1, chr(10).join(alloc(name) for name in BUFFERS))}
  {got("%5", "q", "@q[%h, %half]")}
  {got("%6", "k", f"@{keys}[%h, %half]")}
  {got("%7", "v", "@v[%h, %half]")}
  {got("%8", "cos", "@cos[%h, %half]")}
  {got("%9", "sin", "@sin[%h, %half]")}
  %10 = air.execute [%5, %6, %7, %8, %9, %to] {{
{inside(2, work)}
  }}
  %11 = air.channel.put async [%10] @o[%h, %half] (%o[] [] []) : ({ROWS})
}}
"""


ANGLE_CHANNELS = (
    "air.channel @cos [1, 1] {broadcast_shape = [2, 2]}\nair.channel @sin [1, 1] {broadcast_shape = [2, 2]}\n"
)
PUT_KEYS = f"%3 = air.channel.put async [%w] @k[%h, %c0] (%ak[0, %column] [8, 4] [8, 1]) : ({ARRAY})"

# Keys and values of a head are sent to both of its tiles.
BROADCAST = launch(
    PUT_KEYS,
    attending("k", QUERIES + KEYS + ATTEND),
    "air.channel @k [2, 1] {broadcast_shape = [2, 2]}\n" + ANGLE_CHANNELS,
)

# One herd rotates the keys, once for each head, and sends them to the other one.
HERDS = launch(
    PUT_KEYS,
    f"""
%c1_1 = arith.constant 1 : index
%rotate = air.herd @rotate async tile (%h, %one) in (%nh=%c2_0, %none=%c1_1) {{
  %c2_1 = arith.constant 2 : index
{inside(1, chr(10).join(alloc(name) for name in ("k", "cos", "sin")))}
  {got("%6", "k", "@k[%h, %one]")}
  {got("%8", "cos", "@cos[%h, %c2_1]")}
  {got("%9", "sin", "@sin[%h, %c2_1]")}
  %10 = air.execute [%6, %8, %9] {{
{inside(2, KEYS)}
  }}
  %11 = air.channel.put async [%10] @rotated[%h, %one] (%k[] [] []) : ({ALL})
}}
"""
    + attending("rotated", QUERIES + ATTEND),
    "air.channel @k [2, 1]\nair.channel @rotated [2, 1] {broadcast_shape = [2, 2]}\n"
    + ANGLE_CHANNELS.replace("[2, 2]", "[2, 3]"),
)


def family() -> Family:
    found = Family()
    found.program("loops", LOOPS)
    found.program("dma", DMA)
    found.program("broadcast", BROADCAST)
    found.program("herds", HERDS)
    found.equal("loops", "dma", "the loops and the herd")
    found.equal("dma", "broadcast", "keys and values of a head sent to both of its tiles")
    found.equal("broadcast", "herds", "keys rotated once, by a herd of their own")
    found.equal("loops", "herds", "the loops and two herds")
    found.wrong("loops", "dma", "every tile masks as if it had the first queries",
        ("%first = arith.muli %half, %c4 : index", "%first = arith.muli %half, %c4 : index\n  %none = arith.constant 0 : index"),
        ("#causal(%i, %j)[%first]", "#causal(%i, %j)[%none]"))  # fmt: skip
    found.wrong("loops", "dma", "queries rotated by the first angles",
        ("%c = affine.load %cos[%i + symbol(%first), %d]", "%c = affine.load %cos[%i, %d]"))  # fmt: skip
    found.wrong("loops", "dma", "heads side by side in the wrong dimension",
        ("%kh[0, %column] [8, 4] [8, 1]", "%kh[0, %column] [8, 4] [4, 1]"))  # fmt: skip
    found.wrong(
        "loops", "broadcast", "the sines are not waited for", ("[%5, %6, %7, %8, %9, %to]", "[%5, %6, %7, %8, %to]")
    )
    found.wrong("loops", "broadcast", "cosines for sines", ("@sin[] (%asin", "@sin[] (%acos"))
    found.wrong("loops", "broadcast", "values go to one tile of each head",
        ("@v [2, 1] {broadcast_shape = [2, 2]}", "@v [2, 2]"))  # fmt: skip
    found.wrong("loops", "broadcast", "halves of the queries exchanged",
        ("@q[%h, %c0] (%aq[0,", "@q[%h, %c0] (%aq[4,"), ("@q[%h, %c1_0] (%aq[4,", "@q[%h, %c1_0] (%aq[0,"))  # fmt: skip
    found.wrong(
        "loops",
        "herds",
        "keys are sent before they are rotated",
        ("put async [%10] @rotated", "put async [%6] @rotated"),
    )
    found.wrong("loops", "herds", "keys go to the tiles of the other head", ("@k[%h, %c0] (%ak", "@k[%h2, %c0] (%ak"),
        ("    %3 = air.channel.put async [%w] @k", "    %h2 = arith.subi %c1_0, %h : index\n    %3 = air.channel.put async [%w] @k"))  # fmt: skip
    found.wrong("loops", "herds", "nobody sends the angles to the first herd",
        ("@cos [1, 1] {broadcast_shape = [2, 3]}", "@cos [1, 1] {broadcast_shape = [2, 2]}"),
        ("@cos[%h, %c2_1]", "@cos[%h, %one]"))  # fmt: skip
    return found
