"""Other layers, and layers in sequence, as linalg has them and as traces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from corpora.npu.nvdla import host, reference
from corpora.npu.nvdla.cases import B, Case, W, Wrong, X, Y, Z, buffer, call, layer, requantized
from corpora.npu.nvdla.host import cube_type, shape, tensor_type
from corpora.npu.nvdla.trace import Cube, Filter, Operands, Pool, Stage, Trace


def connected() -> Case:
    """A vector is a cube of one by one: its channels lie one after the other."""
    x, y, filter = Cube(X, 20, 1, 1), Cube(Y, 11, 1, 1), Filter(W, 1, 1)
    stage = Stage(add=Operands(B, two_bytes=True), multiply=19, truncation=8)
    arguments = {"x": tensor_type(x), "w": shape(11, 20, 1, 1), "b": "memref<11xi16>", "y": tensor_type(y)}
    size = filter.weight_bytes(20, 11)

    def trace(source: Cube = x, stage: Stage = stage) -> str:
        return layer(source, filter, y, [stage], [(B, 22, "bias.dat")], (x.size, size))

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%weights", filter, 20, 11) + buffer("%cube", y)
    body += call(
        "connect", ("%features", cube_type(x)), ("%weights", shape(size)), ("%b", "memref<11xi16>"),
        ("%cube", cube_type(y)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    wrong = {
        "channels": ("the last four inputs left out", trace(replace(x, channels=16))),
        "factor": ("another factor", trace(stage=replace(stage, multiply=18))),
    }
    flat = "[[0, 1, 2, 3]]"
    source = f"""\
func.func @main(%x: {tensor_type(x)}, %w: memref<11x20x1x1xi8>, %b: memref<11xi16>, %y: {tensor_type(y)}) {{
  %vector = memref.collapse_shape %x {flat} : {tensor_type(x)} into memref<20xi8>
  %matrix = memref.collapse_shape %w [[0], [1, 2, 3]] : memref<11x20x1x1xi8> into memref<11x20xi8>
  %zero = arith.constant 0 : i32
  %product = memref.alloc() : memref<11xi32>
  linalg.fill ins(%zero : i32) outs(%product : memref<11xi32>)
  linalg.matvec ins(%matrix, %vector : memref<11x20xi8>, memref<20xi8>) outs(%product : memref<11xi32>)
  %sums = memref.expand_shape %product [[0, 1, 2, 3]] output_shape [1, 11, 1, 1]
      : memref<11xi32> into memref<1x11x1x1xi32>
{requantized(y, 19, 8, relu=False)}  return
}}
"""
    return Case(
        "connected",
        "a product of a matrix and a vector, and a trace of a convolution of one by one",
        source,
        host.program(program, connect=trace()),
        tuple(Wrong(name, what, host.program(program, connect=played)) for name, (what, played) in wrong.items()),
    )


def grouped() -> Case:
    """Two groups of eight channels are two operations, side by side in the two groups of registers."""
    x, y, filter = Cube(X, 16, 4, 4), Cube(Y, 16, 4, 4), Filter(W, 3, 3, padding=(1, 1, 1, 1))
    half, size = replace(x, channels=8), filter.weight_bytes(8, 8)
    stage = Stage(multiply=45, truncation=9, relu=True)
    arguments = {"x": tensor_type(x), "w": shape(2, 8, 8, 3, 3), "y": tensor_type(y)}

    def trace(
        sources: tuple[int, int] = (0, 1), filters: tuple[int, int] = (0, 1), targets: tuple[int, int] = (0, 1)
    ) -> str:
        trace = Trace()
        trace.memory(X, x.size, "features.dat")
        trace.memory(W, 2 * size, "weights.dat")
        trace.memory(Y, y.size)
        for number in range(2):
            source = replace(half, address=X + sources[number] * x.surface_stride)
            target = replace(y, channels=8, address=Y + targets[number] * y.surface_stride)
            trace.convolution(source, replace(filter, address=W + filters[number] * size), target)
            trace.processing(target, [stage])
            trace.enable_convolution("NVDLA_SDP")
            trace.notify("SDP", f"done_{number}")
        trace.check("done_1", Y, y.size, "result.dat")
        return trace.text

    body = host.pack("%x", "%features", x)
    body += f"  %weights = memref.alloc() : {shape(2 * size)}\n"
    body += f"""\
  affine.for %group = 0 to 2 {{
    affine.for %row = 0 to 3 {{
      affine.for %column = 0 to 3 {{
        affine.for %kernel = 0 to 8 {{
          affine.for %channel = 0 to 8 {{
            %value = affine.load %w[%group, %kernel, %channel, %row, %column] : {arguments["w"]}
            affine.store %value, %weights[%group * {size} + ((%row * 3 + %column) * 8 + %kernel) * 8 + %channel]
                : {shape(2 * size)}
          }}
        }}
      }}
    }}
  }}
"""
    body += buffer("%cube", y)
    body += call("convolve", ("%features", cube_type(x)), ("%weights", shape(2 * size)), ("%cube", cube_type(y)))
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    wrong = {
        "features": ("both groups of the first channels", trace(sources=(0, 0))),
        "weights": ("both groups with the first weights", trace(filters=(0, 0))),
        "target": ("the results of both groups swapped", trace(targets=(1, 0))),
    }
    padded_type, five = "memref<1x16x6x6xi8>", "memref<1x2x8x6x6xi8>"
    view = "memref<1x16x4x4xi8, strided<[576, 36, 6, 1], offset: 7>>"
    scaled = reference.scaled("%sum", "%scaled", 45, 9) + reference.clamped("%scaled", "i64", 0)
    inputs = {"sum": ("%sums", "memref<1x16x4x4xi32>", False)}
    source = host.function(
        arguments,
        f"""\
  %border = arith.constant 0 : i8
  %padded = memref.alloc() : {padded_type}
  linalg.fill ins(%border : i8) outs(%padded : {padded_type})
  %inner = memref.subview %padded[0, 0, 1, 1] [1, 16, 4, 4] [1, 1, 1, 1] : {padded_type} to {view}
  memref.copy %x, %inner : {tensor_type(x)} to {view}
  %groups = memref.expand_shape %padded [[0], [1, 2], [3], [4]] output_shape [1, 2, 8, 6, 6] : {padded_type} into {five}
  %zero = arith.constant 0 : i32
  %grouped = memref.alloc() : memref<1x2x8x4x4xi32>
  linalg.fill ins(%zero : i32) outs(%grouped : memref<1x2x8x4x4xi32>)
  linalg.conv_2d_ngchw_gfchw {{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}}
      ins(%groups, %w : {five}, {arguments["w"]}) outs(%grouped : memref<1x2x8x4x4xi32>)
  %sums = memref.collapse_shape %grouped [[0], [1, 2], [3], [4]] : memref<1x2x8x4x4xi32> into memref<1x16x4x4xi32>
"""
        + reference.elementwise(y, inputs, "%y", scaled),
    )
    return Case(
        "grouped",
        "a convolution in two groups, and a trace of two operations that nothing orders",
        source,
        host.program(program, convolve=trace()),
        tuple(Wrong(name, what, host.program(program, convolve=played)) for name, (what, played) in wrong.items()),
    )


def residual() -> Case:
    """The second stage adds a cube, element by element."""
    x, y, filter = Cube(X, 8, 4, 4), Cube(Y, 16, 4, 4), Filter(W, 1, 1)
    skip = Cube(Z, 16, 4, 4)
    stages = (Stage(multiply=11, truncation=5), Stage(add=Operands(cube=skip), relu=True))
    arguments = {"x": tensor_type(x), "w": shape(16, 8, 1, 1), "skip": tensor_type(skip), "y": tensor_type(y)}

    def trace(stages: Sequence[Stage] = stages) -> str:
        return layer(x, filter, y, stages, [(Z, skip.size, "skip.dat")])

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%weights", filter, 8, 16)
    body += host.pack("%skip", "%skipped", skip) + buffer("%cube", y)
    body += call(
        "add", ("%features", cube_type(x)), ("%weights", shape(128)), ("%skipped", cube_type(skip)),
        ("%cube", cube_type(y)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    moved = replace(stages[1], add=Operands(cube=replace(skip, surface=8)))
    wrong = {
        "first": ("what is added scaled too", trace((Stage(add=Operands(cube=skip), multiply=11, truncation=5),
                  Stage(add=0, relu=True)))),
        "surface": ("surfaces of what is added one atom apart", trace((stages[0], moved))),
        "relu": ("negative numbers cut off before the sum", trace((replace(stages[0], relu=True),
                 replace(stages[1], relu=False)))),
    }  # fmt: skip
    summed = (
        reference.scaled("%sum", "%scaled", 11, 5)
        + "    %skip_wide = arith.extsi %other : i8 to i64\n"
        + "    %total = arith.addi %scaled, %skip_wide : i64\n"
        + reference.clamped("%total", "i64", 0)
    )
    inputs = {"sum": ("%sums", "memref<1x16x4x4xi32>", False), "other": ("%skip", tensor_type(skip), False)}
    source = host.function(
        arguments,
        reference.convolution(x, filter, y, "%x", "%w", "%sums") + reference.elementwise(y, inputs, "%y", summed),
    )
    return Case(
        "residual",
        "a convolution and a residual addition, and a trace whose second stage adds a cube",
        source,
        host.program(program, add=trace()),
        tuple(Wrong(name, what, host.program(program, add=played)) for name, (what, played) in wrong.items()),
    )


def pooled() -> Case:
    """The planar processor takes what the other one passes on."""
    x, y, z = Cube(X, 8, 5, 5), Cube(Y, 9, 5, 5), Cube(Z, 9, 3, 3)
    filter, pool = Filter(W, 3, 3, padding=(1, 1, 1, 1)), Pool((3, 3), (2, 2), (1, 1, 1, 1))
    stage = Stage(add=Operands(B, two_bytes=True), multiply=33, truncation=9, relu=True)
    arguments = {"x": tensor_type(x), "w": shape(9, 8, 3, 3), "b": "memref<9xi16>", "y": tensor_type(z)}
    size = filter.weight_bytes(8, 9)

    def trace(stage: Stage = stage, pool: Pool = pool) -> str:
        return layer(x, filter, y, [stage], [(B, 18, "bias.dat")], pool=(pool, z))

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%weights", filter, 8, 9) + buffer("%cube", z)
    body += call(
        "pool", ("%features", cube_type(x)), ("%weights", shape(size)), ("%b", "memref<9xi16>"),
        ("%cube", cube_type(z)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", z))
    smallest = trace().replace("NVDLA_PDP.D_OPERATION_MODE_CFG_0, 0x1)", "NVDLA_PDP.D_OPERATION_MODE_CFG_0, 0x2)")
    wrong = {
        "minimum": ("the smallest elements", smallest),
        "border": ("windows one to the left and up", trace(pool=replace(pool, padding=(2, 0, 2, 0)))),
        "window": ("windows of two by two", trace(pool=replace(pool, window=(2, 2), padding=(1, 0, 1, 0)))),
    }
    padded, view = "memref<1x9x7x7xi8>", "memref<1x9x5x5xi8, strided<[441, 49, 7, 1], offset: 8>>"
    source = host.function(
        arguments,
        reference.convolution(x, filter, y, "%x", "%w", "%sums")
        + f"""\
  %least = arith.constant -128 : i8
  %bytes = memref.alloc() : {tensor_type(y)}
  %bordered = memref.alloc() : {padded}
  linalg.fill ins(%least : i8) outs(%bordered : {padded})
  %middle = memref.subview %bordered[0, 0, 1, 1] [1, 9, 5, 5] [1, 1, 1, 1] : {padded} to {view}
{requantized(y, 33, 9, relu=True, y="%bytes")}  memref.copy %bytes, %middle : {tensor_type(y)} to {view}
  %window = memref.alloc() : memref<3x3xi8>
  linalg.fill ins(%least : i8) outs(%y : {tensor_type(z)})
  linalg.pooling_nchw_max {{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}}
      ins(%bordered, %window : {padded}, memref<3x3xi8>) outs(%y : {tensor_type(z)})
""",
    )
    return Case(
        "pooled",
        "a convolution, ReLU and the largest elements of windows, and a trace with all in one",
        source,
        host.program(program, pool=trace()),
        tuple(Wrong(name, what, host.program(program, pool=played)) for name, (what, played) in wrong.items()),
    )


def sequence() -> Case:
    """Two layers: the second one is enabled when the first one has ended."""
    x, middle, y = Cube(X, 8, 4, 4), Cube(Z, 8, 4, 4), Cube(Y, 8, 4, 4)
    first, second = Filter(W, 3, 3, padding=(1, 1, 1, 1)), Filter(B, 1, 1)
    stages = (Stage(multiply=45, truncation=9, relu=True), Stage(multiply=91, truncation=9))
    arguments = {"x": tensor_type(x), "w": shape(8, 8, 3, 3), "v": shape(8, 8, 1, 1), "y": tensor_type(y)}

    def trace(waits: bool = True, source: Cube = middle, filters: tuple[Filter, Filter] = (first, second)) -> str:
        trace = Trace()
        trace.memory(X, x.size, "features.dat")
        trace.memory(W, first.weight_bytes(8, 8), "first.dat")
        trace.memory(B, second.weight_bytes(8, 8), "second.dat")
        trace.memory(Z, middle.size)
        trace.memory(Y, y.size)
        trace.convolution(x, filters[0], middle)
        trace.processing(middle, stages[:1])
        trace.enable_convolution("NVDLA_SDP")
        trace.notify("SDP", "first")
        if waits:
            trace.wait("first", "NVDLA_CDMA")
        trace.convolution(source, filters[1], y)
        trace.processing(y, stages[1:])
        trace.enable_convolution("NVDLA_SDP")
        trace.notify("SDP", "second")
        trace.check("second", Y, y.size, "result.dat")
        return trace.text

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%first", first, 8, 8)
    body += host.pack_weights("%v", "%second", second, 8, 8) + buffer("%cube", y)
    body += call(
        "run", ("%features", cube_type(x)), ("%first", shape(first.weight_bytes(8, 8))), ("%second", shape(128)),
        ("%cube", cube_type(y)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    wrong = {
        "wait": ("a second layer that does not wait for the first one", trace(waits=False)),
        "stale": ("a second layer on the features of the first one", trace(source=x)),
    }

    def quantized(sums: str, target: str, scale: int, low: int) -> str:
        body = reference.scaled("%sum", "%scaled", scale, 9) + reference.clamped("%scaled", "i64", low)
        return reference.elementwise(y, {"sum": (sums, "memref<1x8x4x4xi32>", False)}, target, body)

    source_text = host.function(
        arguments,
        reference.convolution(x, first, middle, "%x", "%w", "%sums")
        + f"  %middle = memref.alloc() : {tensor_type(middle)}\n"
        + quantized("%sums", "%middle", 45, 0)
        + reference.convolution(middle, second, y, "%middle", "%v", "%totals")
        + quantized("%totals", "%y", 91, -128),
    )
    return Case(
        "sequence",
        "two convolutions, and a trace of two operations, the second after the interrupt of the first",
        source_text,
        host.program(program, run=trace()),
        tuple(Wrong(name, what, host.program(program, run=played)) for name, (what, played) in wrong.items()),
    )
