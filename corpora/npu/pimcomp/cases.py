"""The pairs of the families `pimcomp/*`: layers of linalg, and streams of instructions that compute them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from corpora.npu.pimcomp.compiler import Convolution, connected, convolve, finish, load_window, parts, place
from corpora.npu.pimcomp.stream import Stream


@dataclass(frozen=True, slots=True)
class Case:
    """A pair and wrong ones of it, with what is wrong."""

    name: str
    what: str
    source: str
    stream: Stream
    wrong: dict[str, tuple[str, Stream]]


def shape(*sizes: int) -> str:
    """The type of a buffer of floats."""
    return f"memref<{'x'.join(map(str, sizes))}xf32>"


def function(arguments: dict[str, str], body: str) -> str:
    """A module with one function, whose body may use `%zero`."""
    given = ", ".join(f"%{name}: {type}" for name, type in arguments.items())
    return f"func.func @main({given}) {{\n  %zero = arith.constant 0.0 : f32\n{body}  return\n}}\n"


def convolution(layer: Convolution, x: str, w: str, y: str) -> str:
    """Sums in `y`, which is allocated, or an argument that begins with `%y`."""
    channels, height, width = layer.input
    given, lines, pad = shape(1, channels, height, width), [], layer.padding
    if pad:
        padded = shape(1, channels, height + 2 * pad, width + 2 * pad)
        strides = f"{channels * (height + 2 * pad) * (width + 2 * pad)}, {(height + 2 * pad) * (width + 2 * pad)}"
        view = (
            f"memref<1x{channels}x{height}x{width}xf32, strided<[{strides}, {width + 2 * pad}, 1], "
            f"offset: {pad * (width + 2 * pad) + pad}>>"
        )
        lines = [
            f"  {x}_padded = memref.alloc() : {padded}",
            f"  linalg.fill ins(%zero : f32) outs({x}_padded : {padded})",
            f"  {x}_inner = memref.subview {x}_padded[0, 0, {pad}, {pad}] [1, {channels}, {height}, {width}]"
            f" [1, 1, 1, 1] : {padded} to {view}",
            f"  memref.copy {x}, {x}_inner : {given} to {view}",
        ]
        x, given = f"{x}_padded", padded
    out, weights = shape(1, layer.kernels, *layer.output), shape(layer.kernels, channels, *layer.size)
    if y != "%y":
        lines.append(f"  {y} = memref.alloc() : {out}")
    attributes = f"dilations = dense<1> : tensor<2xi64>, strides = dense<{layer.stride}> : tensor<2xi64>"
    lines += [
        f"  linalg.fill ins(%zero : f32) outs({y} : {out})",
        f"  linalg.conv_2d_nchw_fchw {{{attributes}}} ins({x}, {w} : {given}, {weights}) outs({y} : {out})",
    ]
    return "\n".join(lines) + "\n"


def biased(y: str, b: str, extents: tuple[int, ...], relu: bool) -> str:
    """A bias for each channel and a ReLU, in place."""
    dimensions = ", ".join(f"d{axis}" for axis in range(len(extents)))
    kinds = ", ".join(['"parallel"'] * len(extents))
    each = f"affine_map<({dimensions}) -> ({dimensions})>"
    result = "    %result = arith.maximumf %sum, %zero : f32\n" if relu else ""
    return f"""\
  linalg.generic {{indexing_maps = [affine_map<({dimensions}) -> (d1)>, {each}], iterator_types = [{kinds}]}}
      ins({b} : {shape(extents[1])}) outs({y} : {shape(*extents)}) {{
  ^bb0(%bias: f32, %old: f32):
    %sum = arith.addf %old, %bias : f32
{result}    linalg.yield {"%result" if relu else "%sum"} : f32
  }}
"""


def product(x: str, w: str, y: str, inputs: int, outputs: int) -> str:
    """A matrix times a vector."""
    return f"""\
  linalg.fill ins(%zero : f32) outs({y} : {shape(1, outputs)})
  {y}_vector = memref.collapse_shape {y} [[0, 1]] : {shape(1, outputs)} into {shape(outputs)}
  {x}_vector = memref.collapse_shape {x} [[0, 1]] : {shape(1, inputs)} into {shape(inputs)}
  linalg.matvec ins({w}, {x}_vector : {shape(outputs, inputs)}, {shape(inputs)}) outs({y}_vector : {shape(outputs)})
"""


def _input(stream: Stream, *shape: int) -> int:
    return stream.node("x", "OP_INPUT", shape, [])


# -- matrices ----------------------------------------------------------------------------------------------------------


def _vector(inputs: int, outputs: int, relu: bool) -> str:
    arguments = {
        "x": shape(1, inputs), "w": shape(outputs, inputs), "b": shape(outputs), "y": shape(1, outputs),
    }  # fmt: skip
    body = product("%x", "%w", "%y", inputs, outputs)
    return function(arguments, body + biased("%y", "%b", (1, outputs), relu))


def rows() -> Case:
    """Twenty rows in groups of eight, of which the last is not full, and six columns in crossbars of four."""
    stream = Stream()
    x = _input(stream, 1, 20)
    node = connected(stream, "fc", x, 20, 6)
    placed = [place(stream, 0, node, part, range(6), 4) for part in parts(20, 8)]
    bias = stream.room(0, 6)
    for each in placed:
        stream.load(0, node, x, each.rows.start, each.taken, len(each.rows))
        stream.multiply(0, node, each.group, 0, each.taken, each.given)
    finish(stream, node, placed, 6, bias, relu=True)
    stream.store(0, node, placed[0].given, 0, 6)
    wrong = {
        "sum": ("the last group not added", stream.without(0, "VVADD", 1)),
        "twice": ("the second group added twice", stream.changed(0, "VVADD", 1, source_2_address=placed[1].given)),
        "input": ("the second group with what is the first one's", stream.changed(0, "LD", 1, source_offset=0)),
        "group": ("the weights of the first group twice", stream.changed(0, "MVMUL", 1, source=0)),
        "bias": ("a bias left out", stream.without(0, "VVADD", 2)),
        "relu": ("negative results kept", stream.without(0, "VRELU", 0)),
        "early": ("a product of what has not been loaded", stream.moved(0, "MVMUL", 2, ("LD", 2))),
    }
    return Case("rows", "a product, and one in array groups of eight rows", _vector(20, 6, True), stream, wrong)


def columns() -> Case:
    """Ten columns, of which the last two do not fit the crossbars of the first core."""
    stream = Stream()
    x = _input(stream, 1, 12)
    node = connected(stream, "fc", x, 12, 10, bias=False)
    for core, wide in enumerate((range(8), range(8, 10))):
        placed = [place(stream, core, node, part, wide, 4) for part in parts(12, 8)]
        for each in placed:
            stream.load(core, node, x, each.rows.start, each.taken, len(each.rows))
            stream.multiply(core, node, each.group, 0, each.taken, each.given)
        finish(stream, node, placed, len(wide), None, relu=False)
        stream.store(core, node, placed[0].given, wide.start, len(wide))
    shifted = stream.changed(1, "ST", 0, destination_offset=8)
    shifted.groups[2]["crossbar"] = [{"width_start": 7, "width_end": 8}]
    wrong = {
        "offset": ("the second core's results over the first one's", stream.changed(1, "ST", 0, destination_offset=6)),
        "columns": ("one group of the second core one column early", shifted),
        "group": (
            "the first core's groups in the other order",
            stream.changed(0, "MVMUL", 0, source=0, source_address=8),
        ),
    }
    arguments = {"x": shape(1, 12), "w": shape(10, 12), "y": shape(1, 10)}
    body = product("%x", "%w", "%y", 12, 10)
    return Case(
        "columns", "a product, and one whose columns are on two cores", function(arguments, body), stream, wrong
    )


def gathered() -> Case:
    """The first core sends the input to the second one and takes its columns back."""
    stream = Stream()
    x = _input(stream, 1, 8)
    node = connected(stream, "fc", x, 8, 8)
    first = place(stream, 0, node, range(8), range(4), 4)
    second = place(stream, 1, node, range(8), range(4, 8), 4)
    whole, bias = stream.room(0, 4), stream.room(0, 8)
    total = stream.room(0, 8)
    stream.load(0, node, x, 0, first.taken, 8)
    stream.send(0, 1, first.taken, second.taken, 8)
    stream.multiply(0, node, first.group, 0, first.taken, first.given)
    stream.multiply(1, node, second.group, 0, second.taken, second.given)
    stream.send(1, 0, second.given, whole, 4)
    stream.one(0, "LMV", node, first.given, total, 4)
    stream.one(0, "LMV", node, whole, total + 4, 4)
    stream.load_bias(0, node, bias, 8)
    stream.two(0, "VVADD", node, (total, bias), total, 8)
    stream.store(0, node, total, 0, 8)
    wrong = {
        "deadlock": ("both cores wait for the other one to send", stream.moved(0, "RECV", 0, ("SEND", 0))),
        "early": ("the second half moved before it has come", stream.moved(0, "LMV", 1, ("RECV", 0))),
        "order": ("both halves swapped", stream.changed(0, "LMV", 0, source_address=whole).changed(
            0, "LMV", 1, source_address=first.given)),
        "stale": ("the second core's product before its input has come", stream.moved(1, "MVMUL", 0, ("RECV", 0))),
    }  # fmt: skip
    return Case(
        "gathered", "a product, and one whose columns a second core sends back", _vector(8, 8, False), stream, wrong
    )


# -- convolutions ------------------------------------------------------------------------------------------------------


def _layer(layer: Convolution, relu: bool) -> str:
    arguments = {
        "x": shape(1, *layer.input),
        "w": shape(layer.kernels, layer.input[0] // layer.groups, *layer.size),
        **({"b": shape(layer.kernels)} if layer.bias else {}),
        "y": shape(1, layer.kernels, *layer.output),
    }
    return function(
        arguments,
        convolution(layer, "%x", "%w", "%y") + biased("%y", "%b", (1, layer.kernels, *layer.output), relu),
    )


def windows() -> Case:
    """Windows with a border, in two groups, of which the second begins inside of a pixel."""
    stream, layer = Stream(), Convolution(0, (3, 3, 3), 4, (3, 3), padding=1)
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    placed = [place(stream, 0, node, part, range(4), 4) for part in parts(layer.rows, 16)]
    convolve(stream, node, layer, placed, range(9))
    wrong = {
        "border": ("the border of one window left as the window before it was", stream.without(0, "LLDI", 11)),
        "pixel": ("one pixel of one window from the next one", stream.changed(0, "LD", 5, source_offset=0)),
        "sum": ("one window without its second group", stream.without(0, "VVADD", 8)),
        "window": ("two windows stored at one place", stream.changed(0, "ST", 4, destination_offset=20)),
        "relu": ("one window without ReLU", stream.without(0, "VRELU", 8)),
    }
    return Case(
        "windows",
        "a convolution with a border, and its windows one after the other",
        _layer(layer, True),
        stream,
        wrong,
    )


def replicated() -> Case:
    """The weights twice, on two cores that do half of the windows each."""
    stream, layer = Stream(), Convolution(0, (2, 3, 4), 3, (2, 2))
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    for core, half in enumerate((range(3), range(3, 6))):
        placed = [place(stream, core, node, part, range(3), 4) for part in parts(layer.rows, 6)]
        convolve(stream, node, layer, placed, half)
    first = stream.changed(1, "MVMUL", 1, source=0, input_element_num=6, source_address=0)
    wrong = {
        "window": ("a window of the second core over one before", stream.changed(1, "ST", 0, destination_offset=6)),
        "missing": ("a window that nobody stores", stream.without(0, "ST", 2)),
        "group": ("the second core with the first group for both", first),
    }
    return Case(
        "replicated", "a convolution, and one whose weights are on two cores", _layer(layer, True), stream, wrong
    )


def distributed() -> Case:
    """The groups of one convolution on two cores: the second one sends its partial sums."""
    stream, layer = Stream(), Convolution(0, (2, 3, 3), 3, (2, 2))
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    rows = parts(layer.rows, 4)
    placed = [place(stream, core, node, part, range(3), 4) for core, part in enumerate(rows)]
    incoming = stream.room(0, 3)
    convolve(stream, node, layer, placed, range(4), incoming=incoming)
    over = stream.changed(0, "RECV", 1, destination_address=placed[0].given)
    wrong = {
        "order": ("two partial sums awaited in the other order", stream.swapped(0, "RECV", 0, 1)),
        "over": ("partial sums that come over those they belong to", over),
        "early": ("a sum before the other one's part has come", stream.moved(0, "VVADD", 0, ("RECV", 0))),
        "sum": ("a partial sum that is not added", stream.without(0, "VVADD", 2)),
    }
    return Case(
        "distributed", "a convolution, and one whose groups are on two cores", _layer(layer, True), stream, wrong
    )


def grouped() -> Case:
    """Two groups of channels: the cells of the other group's channels hold nothing."""
    stream, layer = Stream(), Convolution(0, (4, 4, 4), 4, (2, 2), stride=2, groups=2)
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    placed = [place(stream, 0, node, part, range(4), 4) for part in parts(layer.rows, 10)]
    convolve(stream, node, layer, placed, range(4), relu=False)
    wrong = {
        "channels": ("one pixel's channels one too far", stream.changed(0, "LD", 2, source_offset=9)),
        "group": ("one window's groups of rows swapped with their inputs kept", stream.swapped(0, "LD", 0, 2)),
    }
    arguments = {
        "x": shape(1, 4, 4, 4), "w": shape(4, 2, 2, 2), "b": shape(4), "y": shape(1, 4, 2, 2),
    }  # fmt: skip
    body = """\
  %groups = memref.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 4, 4]
      : memref<1x4x4x4xf32> into memref<1x2x2x4x4xf32>
  %filters = memref.expand_shape %w [[0, 1], [2], [3], [4]] output_shape [2, 2, 2, 2, 2]
      : memref<4x2x2x2xf32> into memref<2x2x2x2x2xf32>
  %sums = memref.expand_shape %y [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 2, 2]
      : memref<1x4x2x2xf32> into memref<1x2x2x2x2xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<1x4x2x2xf32>)
  linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%groups, %filters : memref<1x2x2x4x4xf32>, memref<2x2x2x2x2xf32>) outs(%sums : memref<1x2x2x2x2xf32>)
"""
    source = function(arguments, body + biased("%y", "%b", (1, 4, 2, 2), relu=False))
    return Case("grouped", "a convolution in groups of channels, every second window", source, stream, wrong)


# -- networks ----------------------------------------------------------------------------------------------------------


def pooled() -> Case:
    """A convolution whose results stay in the core, and the largest of each window of them."""
    stream, layer = Stream(), Convolution(0, (2, 4, 4), 3, (1, 1))
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    pool = stream.node("pool", "OP_POOL", (1, 3, 2, 2), [node], kernel_h=2, kernel_w=2, pool_method=0, stride_h=2)
    group = place(stream, 0, node, range(2), range(3), 4)
    bias, features, most = stream.room(0, 3), stream.room(0, 48), stream.room(0, 3)
    for window in range(16):
        load_window(stream, 0, node, layer, window, group.rows, group.taken)
        stream.multiply(0, node, group.group, window, group.taken, group.given)
        finish(stream, node, [group], 3, bias, relu=True)
        stream.one(0, "LMV", node, group.given, features + 3 * window, 3)
    for window in range(4):
        first = features + 3 * (window // 2 * 8 + window % 2 * 2)
        stream.one(0, "LMV", pool, first, most, 3)
        for offset in (3, 12, 15):
            stream.two(0, "VVMAX", pool, (most, first + offset), most, 3)
        stream.verify(0, pool, window, most, 3)
    last = stream.cores[0][stream.at(0, "VVMAX", 2)]["source_2_address"]
    wrong = {
        "window": ("windows that begin one pixel late", stream.changed(0, "LMV", 17, source_address=features + 9)),
        "element": ("three elements of one window", stream.without(0, "VVMAX", 5)),
        "corner": ("a corner of the next window", stream.changed(0, "VVMAX", 2, source_2_address=last + 3)),
        "place": ("two windows at one place", stream.changed(0, "VER", 3, input_cycle_index=2)),
    }
    arguments = {"x": shape(1, 2, 4, 4), "w": shape(3, 2, 1, 1), "b": shape(3), "y": shape(1, 3, 2, 2)}
    body = (
        convolution(layer, "%x", "%w", "%features")
        + biased("%features", "%b", (1, 3, 4, 4), relu=True)
        + """\
  %least = arith.constant 0xFF800000 : f32
  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%least : f32) outs(%y : memref<1x3x2x2xf32>)
  linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%features, %window : memref<1x3x4x4xf32>, memref<2x2xf32>) outs(%y : memref<1x3x2x2xf32>)
"""
    )
    return Case(
        "pooled", "a convolution and the largest of windows, in one core", function(arguments, body), stream, wrong
    )


def residual() -> Case:
    """A convolution on one core, and the sum of its result and the input on another, pixel by pixel."""
    stream, layer = Stream(), Convolution(0, (3, 2, 3), 3, (1, 1))
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    add = stream.node("add", "OP_ELTWISE", (1, 3, 2, 3), [0, node], eletype=2)
    group = place(stream, 0, node, range(3), range(3), 4)
    bias, pixel, taken = stream.room(0, 3), stream.room(1, 3), stream.room(1, 3)
    for window in range(6):
        load_window(stream, 0, node, layer, window, group.rows, group.taken)
        stream.multiply(0, node, group.group, window, group.taken, group.given)
        finish(stream, node, [group], 3, bias, relu=True)
        stream.load(1, add, 0, 3 * window, pixel, 3)
        stream.send(0, 1, group.given, taken, 3)
        stream.two(1, "VVADD", add, (pixel, taken), taken, 3)
        stream.store(1, add, taken, 3 * window, 3)
    wrong = {
        "pixel": ("the input of the pixel before", stream.changed(1, "LD", 2, source_offset=3)),
        "order": ("two pixels awaited in the other order", stream.swapped(1, "RECV", 2, 3)),
        "early": ("one pixel sent before its ReLU", stream.moved(0, "SEND", 1, ("VRELU", 1))),
        "stale": ("one pixel added before it has come", stream.moved(1, "VVADD", 3, ("RECV", 3))),
    }
    arguments = {"x": shape(1, 3, 2, 3), "w": shape(3, 3, 1, 1), "b": shape(3), "y": shape(1, 3, 2, 3)}
    body = (
        convolution(layer, "%x", "%w", "%features")
        + biased("%features", "%b", (1, 3, 2, 3), relu=True)
        + f"  linalg.add ins(%x, %features : {arguments['x']}, {arguments['x']}) outs(%y : {arguments['y']})\n"
    )
    return Case(
        "residual",
        "a convolution and a residual sum, and both on cores of their own",
        function(arguments, body),
        stream,
        wrong,
    )


def flattened() -> Case:
    """A fully connected layer behind a convolution: it takes channels last what its weights count channels first."""
    stream, layer = Stream(), Convolution(0, (2, 2, 2), 3, (1, 1))
    _input(stream, 1, *layer.input)
    node = layer.node(stream, "conv")
    flat = stream.node("flatten", "OP_FLATTEN", (1, 12), [node])
    full = connected(stream, "fc", flat, 12, 5)
    stream.reshaped = {"name": "fc", "input_dim": [1, 3, 2, 2]}
    group = place(stream, 0, node, range(2), range(3), 4)
    bias, features = stream.room(0, 3), stream.room(0, 12)
    for window in range(4):
        load_window(stream, 0, node, layer, window, group.rows, group.taken)
        stream.multiply(0, node, group.group, window, group.taken, group.given)
        finish(stream, node, [group], 3, bias, relu=True)
        stream.one(0, "LMV", node, group.given, features + 3 * window, 3)
    placed = [place(stream, 0, full, part, range(5), 8) for part in parts(12, 8)]
    last = stream.room(0, 5)
    for each in placed:
        stream.multiply(0, full, each.group, 0, features + each.rows.start, each.given)
    finish(stream, full, placed, 5, last, relu=False)
    stream.verify(0, full, 0, placed[0].given, 5)
    plain = stream.changed(0, "VER", 0)
    plain.reshaped = None
    wrong = {
        "weights": ("weights that count channels last", plain),
        "pixels": ("two pixels at one place", stream.changed(0, "LMV", 1, destination_address=features + 6)),
        "rows": ("the rows of a group one early", stream.changed(0, "MVMUL", 5, source_address=features + 7)),
    }
    arguments = {
        "x": shape(1, 2, 2, 2), "w": shape(3, 2, 1, 1), "b": shape(3), "v": shape(5, 12), "c": shape(5),
        "y": shape(1, 5),
    }  # fmt: skip
    body = (
        convolution(layer, "%x", "%w", "%features")
        + biased("%features", "%b", (1, 3, 2, 2), relu=True)
        + """\
  %flat = memref.collapse_shape %features [[0], [1, 2, 3]] : memref<1x3x2x2xf32> into memref<1x12xf32>
"""
        + product("%flat", "%v", "%y", 12, 5)
        + biased("%y", "%c", (1, 5), relu=False)
    )
    return Case(
        "flattened", "a convolution, flattened, and a product, in one core", function(arguments, body), stream, wrong
    )


FAMILIES: dict[str, tuple[Callable[[], Case], ...]] = {
    "matrix": (rows, columns, gathered),
    "convolution": (windows, replicated, distributed, grouped),
    "network": (pooled, residual, flattened),
}
