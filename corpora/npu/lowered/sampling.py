"""Resize as torch-mlir lowers ONNX's operator to linalg, against its form on NPUs: a sample of the image with each
pixel's neighbours side by side, weights, and a convolution of each channel that sums them, or a ReduceSum.

`sampling-onnx` resizes; `sampling-fused` multiplies and sums what was resized, as separate operators and as one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from corpora.npu.lowered.interpolation import Floats, cubic_weights
from corpora.npu.lowered.onnx import Graph, Tensor
from corpora.npu.lowered.passes import BUFFERIZE, CLEAN, FUSE, LOOPS, ONNX_TO_LINALG, lowered
from corpora.npu.recipes import Family

CHANNELS = 2


@dataclass(frozen=True, slots=True)
class Axis:
    """How an axis of an image is resized: for each position of the result, positions in the image and their weights."""

    positions: NDArray[np.int64]
    weights: Floats


@dataclass(frozen=True, slots=True)
class Resize:
    """A resize of an image of `size` to `to`, by ONNX's names for modes."""

    size: tuple[int, int]
    to: tuple[int, int]
    mode: str = "linear"
    coordinates: str = "half_pixel"
    nearest: str = "floor"

    def operator(self, graph: Graph, x: Tensor) -> Tensor:
        shape = (1, CHANNELS, *self.to)
        sizes = graph.constant(shape, "si64")
        return graph.op(
            "Resize",
            [x, None, None, sizes],
            shape,
            coordinate_transformation_mode=self.coordinates,
            mode=self.mode,
            nearest_mode=self.nearest,
        )

    def axis(self, at: int) -> Axis:
        """ONNX's definition, in numbers as single as the operator's own."""
        single = np.float32
        size, to = self.size[at], self.to[at]
        scale = single(to) / single(size)
        place = np.arange(to, dtype=single)
        if self.coordinates == "half_pixel":
            place = (place + single(0.5)) / scale - single(0.5)
        elif self.coordinates == "align_corners":
            place = place * single(size - 1) / single(to - 1)
        else:
            place = place / scale
        if self.mode == "nearest":
            nearest = np.floor(place) if self.nearest == "floor" else np.ceil(place)
            return Axis(np.clip(nearest, 0, size - 1).astype(np.int64)[:, None], np.ones((to, 1), single))
        if self.mode == "cubic":
            low = np.floor(place)
            around = [np.clip(low + step, 0, size - 1) for step in (-1, 0, 1, 2)]
            return Axis(np.stack(around, 1).astype(np.int64), np.stack(cubic_weights(place - low), 1))
        place = np.clip(place, single(0), single(size - 1))
        low = np.floor(place)
        positions = np.stack([low, np.minimum(low + 1, size - 1)], 1).astype(np.int64)
        return Axis(positions, np.stack([low + 1 - place, place - low], 1).astype(single))

    def sample(self, graph: Graph, x: Tensor) -> Tensor:
        """The neighbours of each pixel of the result side by side, each multiplied by the weights of its row and of its
        column."""
        shape = [1, CHANNELS, *self.size]
        for at in range(2):
            axis = self.axis(at)
            positions = graph.constant(axis.positions.reshape(-1), "si64")
            shape[2 + at] = axis.positions.size
            x = graph.op("Gather", [x, positions], shape, axis=2 + at)
        for at in range(2):
            weights = self.axis(at).weights.reshape(1, 1, -1, 1)
            x = graph.op("Mul", [x, graph.constant(weights if at == 0 else weights.swapaxes(2, 3))], shape)
        return x

    def convolved(self, graph: Graph, x: Tensor) -> Tensor:
        taps = (self.axis(0).positions.shape[1], self.axis(1).positions.shape[1])
        sample, ones = self.sample(graph, x), graph.constant(np.ones((CHANNELS, 1, *taps)))
        return graph.op("Conv", [sample, ones], (1, CHANNELS, *self.to), group=CHANNELS, strides=taps)

    def reduced(self, graph: Graph, x: Tensor) -> Tensor:
        rows, columns = (self.axis(at).positions.shape for at in range(2))
        shape = (1, CHANNELS, rows[0], rows[1], columns[0], columns[1])
        sample = self.sample(graph, x)
        apart = graph.op("Reshape", [sample, graph.constant(shape, "si64")], shape)
        axes = graph.constant([3, 5], "si64")
        return graph.op("ReduceSum", [apart, axes], (1, CHANNELS, *self.to), keepdims=0)


CASES = {
    "twice": Resize((4, 5), (8, 10)),
    "half": Resize((6, 8), (3, 4)),
    "mixed": Resize((3, 8), (12, 4)),
    "corners": Resize((4, 5), (7, 9), coordinates="align_corners"),
    "asymmetric": Resize((3, 4), (6, 16), coordinates="asymmetric"),
    "cubic": Resize((4, 5), (8, 10), "cubic"),
    "nearest": Resize((4, 5), (8, 20), "nearest", "asymmetric"),
    "ceiling": Resize((4, 6), (8, 3), "nearest", "half_pixel", "ceil"),
}
# Coordinates that are rounded, and a curve of the third degree.
ROUNDED = {"sevenths": Resize((4, 5), (7, 6)), "fifths": Resize((4, 5), (8, 6), "cubic")}


def _graph(case: Resize, form: str) -> str:
    graph = Graph()
    x = graph.input("x", 1, CHANNELS, *case.size)
    return graph.text(getattr(case, form)(graph, x))


def _level(case: Resize) -> str:
    """At which a sum over samples is the operator: the nearest one is a sum of it and zeros."""
    return "reassociated" if case.mode == "nearest" else "real"


def resizing() -> Family:
    family = Family()
    for name, case in CASES.items():
        for form in ("operator", "convolved", "reduced"):
            family.program(f"{name}-{form}", lowered(_graph(case, form), ONNX_TO_LINALG, CLEAN))
        what = f"{case.mode}, {case.coordinates}: "
        convolution = f"{what}the operator, and a sample and a convolution of each channel"
        level = _level(case)
        family.equal(f"{name}-operator", f"{name}-convolved", convolution, level, ONNX_TO_LINALG)
        family.equal(f"{name}-operator", f"{name}-reduced", f"{what}a sample and a ReduceSum", level, ONNX_TO_LINALG)
        family.equal(f"{name}-convolved", f"{name}-reduced", f"{what}both sums", pipeline=ONNX_TO_LINALG)
    family.differs("twice-operator", "asymmetric-twice", "corners of pixels for their centres", "real", ONNX_TO_LINALG)
    family.program(
        "asymmetric-twice",
        lowered(_graph(Resize((4, 5), (8, 10), coordinates="asymmetric"), "convolved"), ONNX_TO_LINALG, CLEAN),
    )
    rows = "dense<[0, 1, 0, 1, {}, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]>"
    family.wrong(
        "twice-operator",
        "twice-convolved",
        "a neighbour taken twice",
        (rows.format(0), rows.format(1)),
        level="real",
    )
    return family


def _pooled(case: Resize, form: str) -> str:
    """What was resized, multiplied by a mask and summed over each row."""
    graph = Graph()
    x, mask = graph.input("x", 1, CHANNELS, *case.size), graph.input("mask", 1, CHANNELS, *case.to)
    image = getattr(case, form)(graph, x)
    masked = graph.op("Mul", [image, mask], mask.shape)
    axes = graph.constant([3], "si64")
    return graph.text(graph.op("ReduceSum", [masked, axes], mask.shape[:3], keepdims=0))


def fusing() -> Family:
    family = Family()
    for name, case in {**{each: CASES[each] for each in ("twice", "corners", "nearest")}, **ROUNDED}.items():
        operators = lowered(_pooled(case, "operator"), ONNX_TO_LINALG, CLEAN)
        fused = lowered(operators, FUSE)
        family.program(f"{name}-operators", operators)
        family.program(f"{name}-fused", fused)
        family.program(f"{name}-loops", lowered(fused, BUFFERIZE, LOOPS))
        family.equal(f"{name}-operators", f"{name}-fused", "resized, multiplied and summed in one", pipeline=FUSE)
        family.equal(f"{name}-fused", f"{name}-loops", "the same as loops", pipeline=f"{BUFFERIZE},{LOOPS}")
        if name not in ROUNDED:
            family.program(f"{name}-convolved", lowered(_pooled(case, "convolved"), ONNX_TO_LINALG, FUSE))
            what = "a sample and a convolution, fused"
            family.equal(f"{name}-operators", f"{name}-convolved", what, _level(case), FUSE)
    for what, edit in (
        ("a neighbour from the wrong row", ("load %arg0[%c0, %arg2, %23, %31]", "load %arg0[%c0, %arg2, %20, %31]")),
        (
            "the mask's first column for all",
            ("load %arg1[%c0, %arg2, %arg3, %arg4]", "load %arg1[%c0, %arg2, %arg3, %c0]"),
        ),
    ):
        family.wrong("twice-operators", "twice-loops", what, edit, level="real")
    return family


FAMILIES = {"sampling-onnx": resizing, "sampling-fused": fusing}
