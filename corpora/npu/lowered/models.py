"""Parts of published models as graphs of operators, and as what torch-mlir and MLIR make of these: a masked softmax as
Megatron fuses it, OpenFold's attention with a bias of pairs and a gate, and a round of messages in a graph network.

`model-messages` also has what such networks are rewritten to: nodes transformed before their messages are gathered, and
sums over incoming edges as a product with a matrix of zeros and ones."""

from __future__ import annotations

import numpy as np

from corpora.npu.lowered.graphs import Builder, add_kernels
from corpora.npu.lowered.onnx import Graph, Tensor
from corpora.npu.lowered.passes import CLEAN, FUSE, ONNX_TO_LINALG, lowered
from corpora.npu.recipes import Family

_MASKED = -10000.0
_SOURCES = (0, 2, 1, 3, 3, 4, 0)  # of each edge
_TARGETS = (1, 1, 2, 2, 0, 3, 4)
_NODES = 5


def masked(graph: Builder, *, late: bool = False) -> Tensor:
    """Scores that are scaled, masked so that no position sees later ones, and normalized; a wrong one masks the
    normalized ones."""
    shape = (2, 6, 6)
    scores, scale = graph.input("scores", *shape), graph.input("scale", 1)
    mask = graph.constant(np.triu(np.full((6, 6), _MASKED), 1))
    y = graph.op("Mul", [scores, scale], shape)
    if not late:
        y = graph.op("Add", [y, mask], shape)
    y = graph.op("Softmax", [y], shape, axis=-1)
    return graph.op("Add", [y, mask], shape) if late else y


def biased(graph: Builder, *, ungated: bool = False) -> Tensor:
    """Attention whose scores get a bias for each pair of positions, and whose result a gate lets through."""
    q, k, v, x = (graph.input(name, 2, 4, 8) for name in "qkvx")
    bias, w, shift = graph.input("bias", 4, 4), graph.input("w", 8, 8), graph.input("shift", 8)
    turned = graph.op("Transpose", [k], (2, 8, 4), perm=(0, 2, 1))
    scores = graph.op("Add", [graph.op("MatMul", [q, turned], (2, 4, 4)), bias], (2, 4, 4))
    weights = graph.op("Softmax", [scores], (2, 4, 4), axis=-1)
    y = graph.op("MatMul", [weights, v], (2, 4, 8))
    gate = graph.op("Add", [graph.op("MatMul", [x, w], (2, 4, 8)), shift], (2, 4, 8))
    if not ungated:
        gate = graph.op("Sigmoid", [gate], (2, 4, 8))
    return graph.op("Mul", [gate, y], (2, 4, 8))


def messages(graph: Graph, *, early: bool = False, product: bool = False, turned: bool = False) -> Tensor:
    """The features of each edge's source, transformed and rectified, and summed at its target. `early` transforms nodes
    before messages are gathered; `product` sums by a matrix, which a wrong one has for sources, `turned`."""
    edges = len(_SOURCES)
    x, w = graph.input("x", _NODES, 3), graph.input("w", 3, 4)
    sources, targets = (_TARGETS, _SOURCES) if turned else (_SOURCES, _TARGETS)
    index = graph.constant(list(sources), "si64")
    if early:
        y = graph.op("Gather", [graph.op("MatMul", [x, w], (_NODES, 4)), index], (edges, 4), axis=0)
    else:
        y = graph.op("MatMul", [graph.op("Gather", [x, index], (edges, 3), axis=0), w], (edges, 4))
    y = graph.op("Relu", [y], (edges, 4))
    if product:
        incidence = np.equal.outer(np.arange(_NODES), np.array(targets)).astype(np.float32)
        return graph.op("MatMul", [graph.constant(incidence), y], (_NODES, 4))
    rows = []
    for node in range(_NODES):
        of = [edge for edge, target in enumerate(targets) if target == node]
        incoming = graph.op("Gather", [y, graph.constant(of, "si64")], (len(of), 4), axis=0)
        rows.append(graph.op("ReduceSum", [incoming, graph.constant([0], "si64")], (1, 4), keepdims=1))
    return graph.op("Concat", rows, (_NODES, 4), axis=0)


def softmax() -> Family:
    family = Family()
    add_kernels(family, "masked", masked, {"late": True}, "a mask that comes too late")
    text = family.programs["masked-fused"]
    edit = next(line for line in text.splitlines() if "arith.maximumf" in line)
    family.wrong("masked-operators", "masked-fused", "the least for the largest", (edit, edit.replace("max", "min")))
    return family


def attention() -> Family:
    family = Family()
    add_kernels(family, "biased", biased, {"ungated": True}, "a gate that is no sigmoid")
    return family


def network() -> Family:
    family = Family()

    def program(name: str, **options: bool) -> None:
        graph = Graph()
        family.program(name, lowered(graph.text(messages(graph, **options)), ONNX_TO_LINALG, CLEAN))

    program("gathered")
    program("early", early=True)
    program("product", product=True)
    program("product-early", early=True, product=True)
    program("turned", product=True, turned=True)
    family.program("gathered-fused", lowered(family.programs["gathered"], FUSE))
    family.equal("gathered", "gathered-fused", "operators, fused", pipeline=FUSE)
    family.equal("gathered", "early", "messages that are transformed, and nodes", pipeline=ONNX_TO_LINALG)
    family.equal("gathered", "product", "sums over edges, and a product with a matrix", "real", ONNX_TO_LINALG)
    family.equal("gathered", "product-early", "both", "real", ONNX_TO_LINALG)
    family.differs("gathered", "turned", "messages against the edges", "real", ONNX_TO_LINALG)
    return family


FAMILIES = {"model-masked-softmax": softmax, "model-pair-bias": attention, "model-messages": network}
