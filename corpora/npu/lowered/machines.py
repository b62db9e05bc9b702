"""A support vector machine with a Laplacian kernel, exp(-gamma ||x - s||_1), as operators of ONNX that torch-mlir
lowers, and as what such machines are rewritten to for devices with little memory: a product of exponentials instead of
one of a sum, and support vectors of which one is there at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from corpora.npu.lowered.onnx import Graph, Tensor
from corpora.npu.lowered.passes import CLEAN, FUSE, ONNX_TO_LINALG, lowered
from corpora.npu.recipes import Family

_SIZES = 2, 3, 4  # samples, support vectors, features
_GAMMA = 0.5  # a power of two: distances are scaled exactly


def decided(
    graph: Graph,
    *,
    distance: str = "abs",
    product: bool = False,
    apart: bool = False,
    scale: float = -_GAMMA,
    off: bool = False,
) -> Tensor:
    """sum_i a_i exp(-gamma ||x - s_i||_1) + b for each sample. The `distance` is `abs`, or in a wrong one
    `squares` or `one-side`; `product` multiplies an exponential for each feature,
    and `apart` takes the support vectors one after the other, in a wrong one with weights that are `off` by one."""
    samples, vectors, features = _SIZES
    x, s = graph.input("x", samples, features), graph.input("s", vectors, features)
    a, b = graph.input("a", vectors, 1), graph.input("b", 1)
    gamma = graph.constant([scale])
    if not apart:
        kernel = _kernel(graph, x, s, gamma, distance, product)
        return graph.op("Add", [graph.op("MatMul", [kernel, a], (samples, 1)), b], (samples, 1))
    total = None
    for each in range(vectors):
        which = (each + 1) % vectors if off else each
        row = _rows(graph, s, each, features)
        weight = graph.op("Reshape", [_rows(graph, a, which, 1), graph.constant([1], "si64")], (1,))
        kernel = _kernel(graph, x, row, gamma, distance, product)
        term = graph.op("Mul", [kernel, weight], (samples, 1))
        total = term if total is None else graph.op("Add", [total, term], (samples, 1))
    assert total is not None
    return graph.op("Add", [total, b], (samples, 1))


def _rows(graph: Graph, values: Tensor, row: int, columns: int) -> Tensor:
    bounds = [graph.constant([each], "si64") for each in (row, row + 1, 0)]
    return graph.op("Slice", [values, *bounds], (1, columns))


def _kernel(graph: Graph, x: Tensor, s: Tensor, gamma: Tensor, distance: str, product: bool) -> Tensor:
    (samples, features), vectors = x.shape, s.shape[0]
    shape = (samples, vectors, features)
    wide = graph.op("Reshape", [x, graph.constant([samples, 1, features], "si64")], (samples, 1, features))
    tall = graph.op("Reshape", [s, graph.constant([1, vectors, features], "si64")], (1, vectors, features))
    apart = graph.op("Sub", [wide, tall], shape)
    match distance:
        case "abs":
            far = graph.op("Abs", [apart], shape)
        case "squares":
            far = graph.op("Mul", [apart, apart], shape)
        case _:
            far = graph.op("Relu", [apart], shape)
    axis = graph.constant([2], "si64")
    if product:
        near = graph.op("Exp", [graph.op("Mul", [far, gamma], shape)], shape)
        return graph.op("ReduceProd", [near, axis], (samples, vectors), keepdims=0)
    total = graph.op("ReduceSum", [far, axis], (samples, vectors), keepdims=0)
    return graph.op("Exp", [graph.op("Mul", [total, gamma], (samples, vectors))], (samples, vectors))


def kernels() -> Family:
    family = Family()

    def program(name: str, build: Callable[[Graph], Tensor]) -> None:
        graph = Graph()
        family.program(name, lowered(graph.text(build(graph)), ONNX_TO_LINALG, CLEAN))

    program("kernel", decided)
    program("product", partial(decided, product=True))
    program("apart", partial(decided, apart=True))
    program("gaussian", partial(decided, distance="squares"))
    program("one-side", partial(decided, distance="one-side"))
    program("growing", partial(decided, scale=_GAMMA))
    program("off-by-one", partial(decided, apart=True, off=True))
    for name in ("kernel", "product", "apart"):
        family.program(f"{name}-fused", lowered(family.programs[name], FUSE))
        family.equal(name, f"{name}-fused", "operators, fused", pipeline=FUSE)
    family.equal("kernel", "product", "exponentials of sums, and products of exponentials", "real", ONNX_TO_LINALG)
    family.equal(
        "kernel", "apart", "all support vectors at once, and one after the other", "reassociated", ONNX_TO_LINALG
    )
    family.equal("product", "apart-fused", "products of exponentials, and one vector after the other", "real", FUSE)
    family.differs("kernel", "gaussian", "squares for absolute values", "real", ONNX_TO_LINALG)
    family.differs("kernel", "one-side", "what is positive of one difference alone", "real", ONNX_TO_LINALG)
    family.differs("kernel", "growing", "kernels that grow with the distance", "real", ONNX_TO_LINALG)
    family.differs("kernel", "off-by-one", "the weight of the next support vector", "real", ONNX_TO_LINALG)
    return family


FAMILIES = {"model-laplacian-kernel": kernels}
