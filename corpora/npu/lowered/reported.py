"""Operators of ONNX of which compilers made something else, as their issue trackers say: as torch-mlir lowers them now,
as other operators that are the same, and as what was reported.

- Averages whose last window reaches beyond the image divide by what is inside alone: iree-org/iree issue 20432 and
  llvm/torch-mlir pull request 4169, where the divisor was that of a whole window.
- An index of -1 is the last element: onnx/onnx-mlir pull request 3627, where a shape's last element became another one,
  and llvm/torch-mlir pull request 3599, where negative indices of GatherElements were no such."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from corpora.npu.lowered.onnx import Graph, Tensor
from corpora.npu.lowered.passes import CLEAN, FUSE, ONNX_TO_LINALG, lowered
from corpora.npu.recipes import Family

_INDICES = np.array([[-1, 0, 2], [1, -3, -2]])


def averaged(graph: Graph, divisor: str = "") -> Tensor:
    """Averages of windows of 2x2 of an image of 5x5 in steps of 2, the last of which are cut off; by the operator, or
    as sums that are divided by what is `inside` of each, or in a wrong one by `whole` windows."""
    image = graph.input("image", 1, 1, 5, 5)
    if not divisor:
        attributes = {"ceil_mode": 1, "count_include_pad": 0, "kernel_shape": (2, 2), "strides": (2, 2)}
        return graph.op("AveragePool", [image], (1, 1, 3, 3), **attributes, pads=(0, 0, 0, 0))
    ones = graph.constant(np.ones((1, 1, 2, 2)))
    sums = graph.op("Conv", [image, ones], (1, 1, 3, 3), strides=(2, 2), pads=(0, 0, 1, 1))
    inside = np.minimum(2, 5 - 2 * np.arange(3))
    counts = np.outer(inside, inside) if divisor == "inside" else np.full((3, 3), 4)
    return graph.op("Div", [sums, graph.constant(counts[None, None])], (1, 1, 3, 3))


def picked(graph: Graph, how: str = "negative") -> Tensor:
    """Elements of each column by indices, `negative` ones from the end, which are `counted` from the beginning by the
    compiler, or in wrong ones begin at the last but one (`late`) or are the `first`."""
    values = graph.input("values", 3, 3)
    indices = {
        "negative": _INDICES,
        "counted": _INDICES % 3,
        "late": np.where(_INDICES < 0, (_INDICES - 1) % 3, _INDICES),
        "first": np.maximum(_INDICES, 0),
    }[how]
    return graph.op("GatherElements", [values, graph.constant(indices, "si64")], (2, 3), axis=0)


def last(graph: Graph, index: int = -1) -> Tensor:
    """A row of a matrix, scaled by another one."""
    values, scale = graph.input("values", 4, 3), graph.input("scale", 1, 3)
    row = graph.op("Gather", [values, graph.constant([index], "si64")], (1, 3), axis=0)
    return graph.op("Mul", [row, scale], (1, 3))


def reported() -> Family:
    family = Family()

    def program(name: str, build: Callable[[Graph], Tensor]) -> None:
        graph = Graph()
        family.program(name, lowered(graph.text(build(graph)), ONNX_TO_LINALG, CLEAN))

    program("averages", averaged)
    program("inside", partial(averaged, divisor="inside"))
    program("whole", partial(averaged, divisor="whole"))
    program("negative", picked)
    program("counted", partial(picked, how="counted"))
    program("late", partial(picked, how="late"))
    program("first", partial(picked, how="first"))
    program("last", last)
    program("third", partial(last, index=3))
    program("zeroth", partial(last, index=0))
    for name in ("averages", "negative", "last"):
        family.program(f"{name}-fused", lowered(family.programs[name], FUSE))
        family.equal(name, f"{name}-fused", "operators, fused", pipeline=FUSE)
    family.equal("averages", "inside", "averages, and sums divided by what is inside", "real", ONNX_TO_LINALG)
    family.equal("negative", "counted", "indices from the end, and from the beginning", pipeline=ONNX_TO_LINALG)
    family.equal("last", "third", "the last row by -1, and by its number", pipeline=ONNX_TO_LINALG)
    family.differs("averages", "whole", "iree 20432: sums divided by whole windows", "real", ONNX_TO_LINALG)
    family.differs("negative", "late", "torch-mlir 3599: indices from the end, off by one", pipeline=ONNX_TO_LINALG)
    family.differs(
        "negative", "first", "torch-mlir 3599: indices from the end that are cut to 0", pipeline=ONNX_TO_LINALG
    )
    family.differs("last", "zeroth", "onnx-mlir 3627: another element for the last one", pipeline=ONNX_TO_LINALG)
    return family


FAMILIES = {"model-reported": reported}
