"""Convolutions as linalg has them, and as traces of one operation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from corpora.npu.nvdla import host, reference
from corpora.npu.nvdla.cases import B, Case, W, Wrong, X, Y, Z, buffer, call, edited, layer, requantized
from corpora.npu.nvdla.host import cube_type, shape, tensor_type
from corpora.npu.nvdla.trace import Converter, Cube, Filter, Operands, Stage


def padded() -> Case:
    """Twelve channels and ten kernels: the last atom and the last group are not full."""
    x, y = Cube(X, 12, 4, 4), Cube(Y, 10, 4, 4)
    filter = Filter(W, 3, 3, padding=(1, 1, 1, 1))
    stage = Stage(add=Operands(B, two_bytes=True), multiply=77, truncation=10, relu=True)
    arguments = {"x": tensor_type(x), "w": shape(10, 12, 3, 3), "b": "memref<10xi16>", "y": tensor_type(y)}
    sizes = (x.size, filter.weight_bytes(12, 10))

    def trace(source: Cube = x, filter: Filter = filter, stage: Stage = stage) -> str:
        return layer(source, filter, y, [stage], [(B, 20, "bias.dat")], sizes)

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%weights", filter, 12, 10) + buffer("%cube", y)
    body += call(
        "convolve", ("%features", cube_type(x)), ("%weights", shape(sizes[1])), ("%b", "memref<10xi16>"),
        ("%cube", cube_type(y)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    wrong = {
        "channels": ("the last, partial block of channels left out", program, trace(replace(x, channels=8))),
        "surface": ("surfaces one atom too close", program, trace(replace(x, surface=x.surface_stride - 8))),
        "shift": ("a result shifted by one more", program, trace(stage=replace(stage, truncation=11))),
        "relu": ("negative results kept", program, trace(stage=replace(stage, relu=False))),
        "border": ("a border of ones", program, trace(filter=replace(filter, padding_value=1))),
        "bias": ("a bias shifted by one", program, trace(stage=replace(stage, add_shift=1))),
        "accumulator": ("sums truncated by one bit", program, trace(filter=replace(filter, truncation=1))),
        "atoms": (
            "the surfaces of the features swapped",
            edited(program, "(%channel floordiv 8)", "(1 - %channel floordiv 8)"),
            trace(),
        ),
        "weights": (
            "filters transposed",
            edited(program, "(%row * 3 + %column)", "(%column * 3 + %row)", 4),
            trace(),
        ),
        "group": (
            "the last, partial group of kernels packed as a full one",
            edited(program, "(%row * 3 + %column) * 2 + %kernel", "(%row * 3 + %column) * 1 + %kernel"),
            trace(),
        ),
    }
    source = host.function(
        arguments, reference.convolution(x, filter, y, "%x", "%w", "%sums") + requantized(y, 77, 10, relu=True)
    )
    return Case(
        "padded",
        "a convolution with a border, bias, scale and ReLU, and a host with the trace of one layer",
        source,
        host.program(program, convolve=trace()),
        tuple(Wrong(name, what, host.program(text, convolve=played)) for name, (what, text, played) in wrong.items()),
    )


def strided() -> Case:
    """Lines with room behind them, a border at the far sides alone, every second line and column."""
    x = Cube(X, 8, 6, 6, line=64, surface=448)
    y = Cube(Y, 8, 3, 3)
    filter = Filter(W, 3, 3, strides=(2, 2), padding=(0, 1, 0, 1))
    stage, converter = Stage(add=Operands(B, two_bytes=True), add_shift=2), Converter(offset=-3, scale=5, shift=7)
    arguments = {"x": tensor_type(x), "w": shape(8, 8, 3, 3), "b": "memref<8xi16>", "y": tensor_type(y)}
    sizes = (x.size, filter.weight_bytes(8, 8))

    def trace(source: Cube = x, filter: Filter = filter, converter: Converter = converter) -> str:
        return layer(source, filter, y, [stage], [(B, 16, "bias.dat")], sizes, converter)

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%weights", filter, 8, 8) + buffer("%cube", y)
    body += call(
        "convolve", ("%features", cube_type(x)), ("%weights", shape(sizes[1])), ("%b", "memref<8xi16>"),
        ("%cube", cube_type(y)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    wrong = {
        "line": ("lines taken for packed ones", trace(replace(x, line=48, surface=448))),
        "border": ("the border at the near sides", trace(filter=replace(filter, padding=(1, 0, 1, 0)))),
        "offset": ("an offset of the other sign", trace(converter=replace(converter, offset=3))),
    }
    wide = (
        "    %four = arith.constant 4 : i32\n"
        "    %bias_wide = arith.extsi %bias : i16 to i32\n"
        "    %shifted = arith.muli %bias_wide, %four : i32\n"
        "    %added = arith.addi %sum, %shifted : i32\n"
        "    %three = arith.constant -3 : i32\n"
        "    %moved = arith.subi %added, %three : i32\n"
        + reference.scaled("%moved", "%scaled", 5, 7)
        + reference.clamped("%scaled", "i64")
    )
    inputs = {"sum": ("%sums", shape(1, 8, 3, 3, element="i32"), False), "bias": ("%b", "memref<8xi16>", True)}
    source = host.function(
        arguments,
        reference.convolution(x, filter, y, "%x", "%w", "%sums") + reference.elementwise(y, inputs, "%y", wide),
    )
    return Case(
        "strided",
        "a convolution of every second window, and a trace whose lines and surfaces are not packed",
        source,
        host.program(program, convolve=trace()),
        tuple(Wrong(name, what, host.program(program, convolve=played)) for name, (what, played) in wrong.items()),
    )


def pointwise() -> Case:
    """A filter of one element, then a bias and a factor for each channel in the two stages."""
    x, y, filter = Cube(X, 16, 3, 4), Cube(Y, 16, 3, 4), Filter(W, 1, 1, truncation=3)
    stages = (Stage(add=Operands(B, two_bytes=True)), Stage(multiply=Operands(Z, two_bytes=True), truncation=6))
    arguments = {
        "x": tensor_type(x), "w": shape(16, 16, 1, 1), "b": "memref<16xi16>", "f": "memref<16xi16>",
        "y": tensor_type(y),
    }  # fmt: skip
    memory = [(B, 32, "bias.dat"), (Z, 32, "factors.dat")]

    def trace(stages: Sequence[Stage] = stages, filter: Filter = filter, target: Cube = y) -> str:
        text = layer(x, filter, target, stages, memory)
        return text if target.size == y.size else edited(text, f"{Y:#x}, {target.size:#x}", f"{Y:#x}, {y.size:#x}", 2)

    body = host.pack("%x", "%features", x) + host.pack_weights("%w", "%weights", filter, 16, 16) + buffer("%cube", y)
    body += call(
        "convolve", ("%features", cube_type(x)), ("%weights", shape(256)), ("%b", "memref<16xi16>"),
        ("%f", "memref<16xi16>"), ("%cube", cube_type(y)),
    )  # fmt: skip
    program = host.function(arguments, body + host.unpack("%cube", "%y", y))
    swapped = (stages[1], stages[0])
    wrong = {
        "order": ("factors before biases", trace(swapped)),
        "operands": ("biases and factors swapped", trace((replace(stages[0], add=Operands(Z, two_bytes=True)),
                     replace(stages[1], multiply=Operands(B, two_bytes=True))))),
        "target": ("both surfaces of the result at one place", trace(target=replace(y, surface=8))),
    }  # fmt: skip
    body = (
        reference.rounded("%sum", "%short", 3, "i32")
        + reference.biased("%short", "%bias", "%added")
        + "    %factor_wide = arith.extsi %factor : i16 to i64\n"
        + "    %added_wide = arith.extsi %added : i32 to i64\n"
        + "    %product = arith.muli %added_wide, %factor_wide : i64\n"
        + reference.rounded("%product", "%scaled", 6, "i64")
        + reference.clamped("%scaled", "i64")
    )
    inputs = {
        "sum": ("%sums", shape(1, 16, 3, 4, element="i32"), False),
        "bias": ("%b", "memref<16xi16>", True),
        "factor": ("%f", "memref<16xi16>", True),
    }
    source = host.function(
        arguments,
        reference.convolution(x, filter, y, "%x", "%w", "%sums") + reference.elementwise(y, inputs, "%y", body),
    )
    return Case(
        "pointwise",
        "a pointwise convolution with a normalization, and a trace with one in its two stages",
        source,
        host.program(program, convolve=trace()),
        tuple(Wrong(name, what, host.program(program, convolve=played)) for name, (what, played) in wrong.items()),
    )
