"""GridSample and Rotate as torch-mlir lowers ONNX's GridSample to linalg.

In `sampling-rotate` the grid is a constant, that of a rotation; the other form gathers the neighbours of each pixel,
weights them, and sums them by a convolution of each channel. In `sampling-grid` it is an argument: there the lowering
is held against its fusion with a multiplication and a sum, its loops, a form that samples first, and the operator's
definition, from which it differs."""

from __future__ import annotations

import re

import numpy as np

from corpora.npu.lowered.interpolation import Floats, cubic_weights
from corpora.npu.lowered.onnx import Graph
from corpora.npu.lowered.passes import BUFFERIZE, CLEAN, FUSE, LOOPS, ONNX_TO_LINALG, TO_LINALG, lowered
from corpora.npu.recipes import Family

SIZE = 5
_IMAGE = (1, 1, SIZE, SIZE)
Matrix = tuple[tuple[float, float], tuple[float, float]]
# Rotations and scales by which all that is computed of the constants is exact.
ROTATIONS: dict[str, Matrix] = {
    "quarter": ((0.0, -1.0), (1.0, 0.0)),
    "eighth": ((0.5, -0.5), (0.5, 0.5)),
    "mirrored": ((-0.75, 0.0), (0.0, 0.75)),
}
BEYOND: Matrix = ((1.0, -1.0), (1.0, 1.0))


def grid(matrix: Matrix) -> Floats:
    """Where in the image, from -1 to 1 by column and row, each pixel of the result comes from."""
    line = np.linspace(-1, 1, SIZE, dtype=np.float32)
    rows, columns = np.meshgrid(line, line, indexing="ij")
    (a, b), (c, d) = matrix
    return np.stack([a * columns + b * rows, c * columns + d * rows], -1)[None].astype(np.float32)


def rotated(matrix: Matrix, mode: str = "linear") -> str:
    graph = Graph()
    x = graph.input("x", *_IMAGE)
    places = graph.constant(grid(matrix))
    image = graph.op("GridSample", [x, places], _IMAGE, align_corners=1, mode=mode, padding_mode="zeros")
    return graph.text(image)


def sampler(matrix: Matrix, mode: int, padding: int) -> str:
    """The same by torch's operator, and with the image's borders, not the centres of its corners, at -1 and 1."""
    image, places = "!torch.vtensor<[1,1,5,5],f32>", "!torch.vtensor<[1,5,5,2],f32>"
    return f"""
func.func @kernel(%x: {image}) -> {image} {{
  %grid = torch.vtensor.literal(dense<{grid(matrix).tolist()}> : tensor<1x5x5x2xf32>) : {places}
  %mode = torch.constant.int {mode}
  %padding = torch.constant.int {padding}
  %corners = torch.constant.bool false
  %r = torch.aten.grid_sampler %x, %grid, %mode, %padding, %corners
    : {image}, {places}, !torch.int, !torch.int, !torch.bool -> {image}
  return %r : {image}
}}
"""


def gathered(matrix: Matrix, *, cubic: bool = False, border: bool = False, corners: bool = True) -> str:
    """The same by the operator's definition: the neighbours side by side, zero outside of the image unless those at its
    `border` count there."""
    places = ((grid(matrix)[0] + 1) * (SIZE - corners) - (not corners)) / 2
    if border:
        places = np.clip(places, 0, SIZE - 1)
    low = np.floor(places)
    each_weight = cubic_weights(places - low) if cubic else [low + 1 - places, places - low]
    taps = len(each_weight)
    positions = np.zeros((taps * SIZE, taps * SIZE), np.int64)
    weights = np.zeros((1, 1, taps * SIZE, taps * SIZE), np.float32)
    for below in range(taps):
        for right in range(taps):
            neighbour = low + np.array([right, below]) - (1 if cubic else 0)
            each = each_weight[right][..., 0] * each_weight[below][..., 1]
            inside = ((neighbour >= 0) & (neighbour < SIZE)).all(-1)
            column, row = np.clip(neighbour, 0, SIZE - 1).astype(np.int64).transpose(2, 0, 1)
            positions[below::taps, right::taps] = row * SIZE + column
            weights[0, 0, below::taps, right::taps] = np.where(inside, each, 0)
    graph = Graph()
    x = graph.input("x", *_IMAGE)
    flat = graph.op("Reshape", [x, graph.constant((1, 1, SIZE * SIZE), "si64")], (1, 1, SIZE * SIZE))
    at = graph.constant(positions.reshape(-1), "si64")
    sample = graph.op("Gather", [flat, at], (1, 1, positions.size), axis=2)
    image = graph.op("Reshape", [sample, graph.constant(weights.shape, "si64")], weights.shape)
    weighted = graph.op("Mul", [image, graph.constant(weights)], weights.shape)
    ones = graph.constant(np.ones((1, 1, taps, taps)))
    return graph.text(graph.op("Conv", [weighted, ones], _IMAGE, group=1, strides=(taps, taps)))


def nearest(matrix: Matrix) -> str:
    """The nearest neighbours by the operator's definition, which takes the even one of two that are equally near."""
    column, row = np.rint((grid(matrix)[0] + 1) * (SIZE - 1) / 2).astype(np.int64).transpose(2, 0, 1)
    graph = Graph()
    x = graph.input("x", *_IMAGE)
    flat = graph.op("Reshape", [x, graph.constant((1, 1, SIZE * SIZE), "si64")], (1, 1, SIZE * SIZE))
    positions = graph.constant((row * SIZE + column).reshape(-1), "si64")
    sample = graph.op("Gather", [flat, positions], (1, 1, SIZE * SIZE), axis=2)
    return graph.text(graph.op("Reshape", [sample, graph.constant(_IMAGE, "si64")], _IMAGE))


def _torch(family: Family) -> None:
    """Torch's operator for each border and kind of neighbours, against its definition."""
    turn, small = ROTATIONS["quarter"], ROTATIONS["mirrored"]
    family.program("torch-zeros", lowered(sampler(turn, 0, 0), TO_LINALG, CLEAN))
    family.program("torch-border", lowered(sampler(turn, 0, 1), TO_LINALG, CLEAN))
    family.program("torch-cubic", lowered(sampler(small, 2, 0), TO_LINALG, CLEAN))
    family.program("zeros-gathered", lowered(gathered(turn, corners=False), ONNX_TO_LINALG, CLEAN))
    family.program("border-gathered", lowered(gathered(turn, border=True, corners=False), ONNX_TO_LINALG, CLEAN))
    family.program("cubic-gathered", lowered(gathered(small, cubic=True, corners=False), ONNX_TO_LINALG, CLEAN))
    family.equal("zeros-gathered", "torch-zeros", "torch's operator, with zeros around the image", "real", TO_LINALG)
    saw = "native runs differ"
    family.differs("border-gathered", "torch-border", "a border that counts further out", "real", TO_LINALG, saw)
    family.differs("cubic-gathered", "torch-cubic", "cubic curves between neighbours", "real", TO_LINALG, saw)


def rotating() -> Family:
    family = Family()
    for name, matrix in ROTATIONS.items():
        operator = lowered(rotated(matrix), ONNX_TO_LINALG, CLEAN)
        family.program(f"{name}-operator", operator)
        family.program(f"{name}-gathered", lowered(gathered(matrix), ONNX_TO_LINALG, CLEAN))
        family.program(f"{name}-loops", lowered(operator, BUFFERIZE, LOOPS))
        what = "a rotation as a GridSample, and as a sample and a convolution"
        family.equal(f"{name}-operator", f"{name}-gathered", what, "real", ONNX_TO_LINALG)
        family.equal(f"{name}-operator", f"{name}-loops", "the GridSample as loops", pipeline=f"{BUFFERIZE},{LOOPS}")
    for name, halves in (("quarter", False), ("mirrored", True)):
        matrix = ROTATIONS[name]
        family.program(f"{name}-nearest", lowered(rotated(matrix, "nearest"), ONNX_TO_LINALG, CLEAN))
        family.program(f"{name}-picked", lowered(nearest(matrix), ONNX_TO_LINALG, CLEAN))
        source, target = f"{name}-picked", f"{name}-nearest"
        if halves:
            what = "nearest neighbours of which two are equally near, and the operator's lowering"
            family.differs(source, target, what, saw="native runs differ", pipeline=ONNX_TO_LINALG)
        else:
            family.equal(source, target, "nearest neighbours, and the operator's lowering", pipeline=ONNX_TO_LINALG)
    _torch(family)
    family.differs("quarter-operator", "quarter-back", "a turn in the other direction", "real", ONNX_TO_LINALG)
    back: Matrix = ((0.0, 1.0), (-1.0, 0.0))
    family.program("quarter-back", lowered(gathered(back), ONNX_TO_LINALG, CLEAN))
    family.differs("eighth-operator", "eighth-wide", "a turn without its scale", "real", ONNX_TO_LINALG)
    family.program("eighth-wide", lowered(gathered(BEYOND), ONNX_TO_LINALG, CLEAN))
    family.program("beyond-gathered", lowered(gathered(BEYOND), ONNX_TO_LINALG, CLEAN))
    family.program("beyond-operator", lowered(rotated(BEYOND), ONNX_TO_LINALG, CLEAN))
    family.differs(
        "beyond-gathered",
        "beyond-operator",
        "a rotation that reaches beyond the image, and its lowering",
        "real",
        ONNX_TO_LINALG,
        saw="a native run stops at a read outside of the image",
    )
    return family


def sampled(mode: str, *, clipped: bool = True, pooled: bool = False) -> str:
    """GridSample of an image of 4x5 by a grid of 2x3 that is an argument, which is `clipped` to the image; where
    `pooled`, multiplied by a mask and summed over the rows."""
    graph = Graph()
    x, places = graph.input("x", 1, 2, 4, 5), graph.input("grid", 1, 2, 3, 2)
    if clipped:
        places = graph.op("Clip", [places, graph.constant(-1.0), graph.constant(1.0)], places.shape)
    masks = [graph.input("mask", 1, 2, 2, 3)] if pooled else []
    image = graph.op("GridSample", [x, places], (1, 2, 2, 3), align_corners=1, mode=mode, padding_mode="zeros")
    for mask in masks:
        masked = graph.op("Mul", [image, mask], mask.shape)
        image = graph.op("ReduceSum", [masked, graph.constant([3], "si64")], (1, 2, 2), keepdims=0)
    return graph.text(image)


_GRID, _RESULT = "tensor<1x2x3x2xf32>", "tensor<1x2x2x3xf32>"
_WIDE, _TALL = "tensor<1x2x4x6xf32>", "tensor<1x2x4x3xf32>"


def neighbours(operator: str) -> str:
    """The lowered linear operator with its body taken apart: first the four neighbours of each pixel side by side, and
    their weights; then multiplications by the weights of columns and a convolution of each channel that sums along the
    rows, and the same along the columns."""
    before, _, generic = operator.rpartition("    %3 = linalg.generic")
    *body, _ = generic.partition("%out: f32):\n")[2].partition("    } ->")[0].rstrip().splitlines()
    # The last lines are: left, four products by column with their sums, above, and two products by row with their sum.
    names = [re.findall(r"%\w+", line) for line in body[-11:]]
    (left, _, right), (above, _, below) = names[0], names[7]
    yielded = ", ".join((*(names[line][1] for line in (1, 2, 4, 5)), left, right, above, below))
    results = ", ".join([_RESULT] * 8)
    lines = [
        f"%sides:8 = linalg.generic {{indexing_maps = [#map2, #map3, {', '.join(['#map'] * 8)}],",
        '    iterator_types = ["parallel", "parallel", "parallel", "parallel"]}',
        f"    ins(%1, %1 : {_GRID}, {_GRID}) outs({', '.join(['%2'] * 8)} : {results}) {{",
        f"^bb0(%in: f32, %in_5: f32, {', '.join(f'%out{each}: f32' for each in range(8))}):",
        *(line.removeprefix("    ") for line in (*body[:-10], body[-4])),
        f"  linalg.yield {yielded} : {', '.join(['f32'] * 8)}",
        f"}} -> ({results})",
        f"%wide = tensor.empty() : {_WIDE}",
        f"%tall = tensor.empty() : {_TALL}",
        *_interleaved("sample", "wide", _WIDE, [(0, 0, 0), (1, 0, 1), (2, 1, 0), (3, 1, 1)]),
        *_interleaved("column", "wide", _WIDE, [(4, 0, 0), (5, 0, 1), (4, 1, 0), (5, 1, 1)]),
        *_interleaved("row", "tall", _TALL, [(6, 0, None), (7, 1, None)]),
        *_summed("along", "%sample3", "%column3", "wide", _WIDE, (1, 2), _TALL),
        *_summed("sum", "%along", "%row1", "tall", _TALL, (2, 1), _RESULT),
        f"return %sum : {_RESULT}",
    ]
    return before + "".join(f"    {line}\n" for line in lines) + "  }\n}\n"


def _interleaved(name: str, empty: str, type: str, parts: list[tuple[int, int, int | None]]) -> list[str]:
    """Results of the sample, by number, put at every second row and, unless `None`, column of a new tensor."""
    lines = []
    for at, (part, row, column) in enumerate(parts):
        into = f"%{name}{at - 1}" if at else f"%{empty}"
        strides = "[1, 1, 2, 1]" if column is None else "[1, 1, 2, 2]"
        lines.append(
            f"%{name}{at} = tensor.insert_slice %sides#{part} into {into}[0, 0, {row}, {column or 0}]"
            f" [1, 2, 2, 3] {strides} : {_RESULT} into {type}"
        )
    return lines


def _summed(name: str, left: str, right: str, empty: str, type: str, taps: tuple[int, int], result: str) -> list[str]:
    """A product, and neighbours in it summed by a convolution of each channel."""
    ones, strides = f"tensor<2x{taps[0]}x{taps[1]}xf32>", f"dense<[{taps[0]}, {taps[1]}]> : vector<2xi64>"
    return [
        f"%{name}_product = linalg.mul ins({left}, {right} : {type}, {type}) outs(%{empty} : {type}) -> {type}",
        f"%{name}_ones = arith.constant dense<1.0> : {ones}",
        f"%{name}_empty = tensor.empty() : {result}",
        f"%{name}_zeros = linalg.fill ins(%cst : f32) outs(%{name}_empty : {result}) -> {result}",
        f"%{name} = linalg.depthwise_conv_2d_nchw_chw {{dilations = dense<1> : vector<2xi64>, strides = {strides}}}",
        f"    ins(%{name}_product, %{name}_ones : {type}, {ones}) outs(%{name}_zeros : {result}) -> {result}",
    ]


# ONNX's definition for one channel and pixel: zero where a neighbour lies outside of the image.
DEFINITION = """
#columns = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#rows = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func.func private @at(%x: tensor<1x2x4x5xf32>, %c: index, %row: i64, %column: i64) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %first = arith.constant 0 : i64
  %last_row = arith.constant 3 : i64
  %last_column = arith.constant 4 : i64
  %r0 = arith.maxsi %row, %first : i64
  %r1 = arith.minsi %r0, %last_row : i64
  %k0 = arith.maxsi %column, %first : i64
  %k1 = arith.minsi %k0, %last_column : i64
  %i = arith.index_cast %r1 : i64 to index
  %j = arith.index_cast %k1 : i64 to index
  %v = tensor.extract %x[%c0, %c, %i, %j] : tensor<1x2x4x5xf32>
  %a = arith.cmpi eq, %row, %r1 : i64
  %b = arith.cmpi eq, %column, %k1 : i64
  %inside = arith.andi %a, %b : i1
  %r = arith.select %inside, %v, %zero : f32
  return %r : f32
}
func.func @kernel(%x: tensor<1x2x4x5xf32>, %grid: tensor<1x2x3x2xf32>) -> tensor<1x2x2x3xf32> {
  %one = arith.constant 1.0 : f32
  %next = arith.constant 1 : i64
  %half_rows = arith.constant 1.5 : f32
  %half_columns = arith.constant 2.0 : f32
  %0 = tensor.empty() : tensor<1x2x2x3xf32>
  %1 = linalg.generic {indexing_maps = [#columns, #rows, #map],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%grid, %grid : tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) outs(%0 : tensor<1x2x2x3xf32>) {
  ^bb0(%gx: f32, %gy: f32, %out: f32):
    %gy1 = arith.addf %gy, %one : f32
    %gx1 = arith.addf %gx, %one : f32
    %y = arith.mulf %gy1, %half_rows : f32
    %x0 = arith.mulf %gx1, %half_columns : f32
    %yf = math.floor %y : f32
    %xf = math.floor %x0 : f32
    %i0 = arith.fptosi %yf : f32 to i64
    %j0 = arith.fptosi %xf : f32 to i64
    %i1 = arith.addi %i0, %next : i64
    %j1 = arith.addi %j0, %next : i64
    %c = linalg.index 1 : index
    %a = func.call @at(%x, %c, %i0, %j0) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %b = func.call @at(%x, %c, %i0, %j1) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %d = func.call @at(%x, %c, %i1, %j0) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %e = func.call @at(%x, %c, %i1, %j1) : (tensor<1x2x4x5xf32>, index, i64, i64) -> f32
    %yw = arith.subf %y, %yf : f32
    %xw = arith.subf %x0, %xf : f32
    %yv = arith.subf %one, %yw : f32
    %xv = arith.subf %one, %xw : f32
    %p = arith.mulf %a, %xv : f32
    %q = arith.mulf %b, %xw : f32
    %r = arith.addf %p, %q : f32
    %s = arith.mulf %d, %xv : f32
    %t = arith.mulf %e, %xw : f32
    %u = arith.addf %s, %t : f32
    %v = arith.mulf %r, %yv : f32
    %w = arith.mulf %u, %yw : f32
    %o = arith.addf %v, %w : f32
    linalg.yield %o : f32
  } -> tensor<1x2x2x3xf32>
  return %1 : tensor<1x2x2x3xf32>
}
"""


def gridding() -> Family:
    family = Family()
    for mode in ("linear", "nearest"):
        operator = lowered(sampled(mode), ONNX_TO_LINALG, CLEAN)
        pooled = lowered(sampled(mode, pooled=True), ONNX_TO_LINALG, CLEAN)
        fused = lowered(pooled, FUSE)
        family.program(f"{mode}-operator", operator)
        family.program(f"{mode}-loops", lowered(operator, BUFFERIZE, LOOPS))
        family.program(f"{mode}-operators", pooled)
        family.program(f"{mode}-fused", fused)
        family.program(f"{mode}-fused-loops", lowered(fused, BUFFERIZE, LOOPS))
        to_loops = f"{BUFFERIZE},{LOOPS}"
        family.equal(f"{mode}-operator", f"{mode}-loops", "the operator as loops", pipeline=to_loops)
        family.equal(f"{mode}-operators", f"{mode}-fused", "sampled, multiplied and summed in one", pipeline=FUSE)
        family.equal(f"{mode}-operators", f"{mode}-fused-loops", "the same as loops", pipeline=to_loops)
    family.program("linear-sampled", neighbours(family.programs["linear-operator"]))
    family.equal("linear-operator", "linear-sampled", "a sample, and convolutions of each channel", "reassociated")
    yielded = re.findall(r"linalg\.yield ((?:%\w+, ){7}%\w+)", family.programs["linear-sampled"])[0].split(", ")
    swapped = ", ".join((yielded[1], yielded[0], *yielded[2:]))
    family.wrong(
        "linear-operator", "linear-sampled", "two neighbours swapped", (", ".join(yielded), swapped), level="real"
    )
    family.wrong(
        "linear-operator",
        "linear-sampled",
        "neighbours at the distance of weights",
        ("into %sample0[0, 0, 0, 1]", "into %sample0[0, 0, 1, 0]"),
        level="real",
    )
    family.program("definition", DEFINITION)
    family.program("unclipped", lowered(sampled("linear", clipped=False), ONNX_TO_LINALG, CLEAN))
    family.differs(
        "definition",
        "unclipped",
        "the operator's definition, and its lowering",
        "real",
        ONNX_TO_LINALG,
        saw="a native run stops at a read outside of the image",
    )
    return family


FAMILIES = {"sampling-rotate": rotating, "sampling-grid": gridding}
