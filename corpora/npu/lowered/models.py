"""Parts of published models as graphs of operators, and as what torch-mlir and MLIR make of these: a masked softmax as
Megatron fuses it, OpenFold's attention with a bias of pairs and a gate, a round of messages in a graph network, and a
layer of which training keeps two weights of four, and weights that are shared or factorized.

`model-messages` also has what such networks are rewritten to: nodes transformed before their messages are gathered, and
sums over incoming edges as a product with a matrix of zeros and ones. In `model-permuted` the channels between two
layers change places, as they do to keep more of what is large, and masked weights are stored without their zeros.
`model-shared` has weights from a table of few numbers, by which inputs are summed up first, a matrix as a product of
two, and inputs that are pruned. `model-torchscript` has attention as the operators of aten that a script calls, and as
the one operator that a conversion of graphs puts in their place; `model-laplacian` a support vector machine on what a
Laplacian filter makes of an image, and on the image."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from corpora.npu.lowered.graphs import Builder, add_kernels
from corpora.npu.lowered.onnx import Graph, Tensor
from corpora.npu.lowered.passes import ATEN_TO_LINALG, CLEAN, FUSE, ONNX_TO_LINALG, lowered
from corpora.npu.recipes import Family

_MASKED = -10000.0
_SOURCES = (0, 2, 1, 3, 3, 4, 0)  # of each edge
_TARGETS = (1, 1, 2, 2, 0, 3, 4)
_NODES = 5
_PERMUTATION = (0, 3, 5, 6, 1, 2, 4, 7)
_KEPT = ((0, 2, 5, 6), (1, 3, 4, 7), (0, 1, 6, 7), (2, 3, 4, 5))  # of each output: two rows of each four


def masked(graph: Builder, *, late: bool = False, blind: bool = False, columns: bool = False) -> Tensor:
    """Scores that are scaled, masked so that no position sees later ones, and normalized; a wrong one masks the
    normalized ones, or lets no position see itself (`blind`), or normalizes `columns`."""
    shape = (2, 6, 6)
    scores, scale = graph.input("scores", *shape), graph.input("scale", 1)
    mask = graph.constant(np.triu(np.full((6, 6), _MASKED), 0 if blind else 1))
    y = graph.op("Mul", [scores, scale], shape)
    if not late:
        y = graph.op("Add", [y, mask], shape)
    y = graph.op("Softmax", [y], shape, axis=-2 if columns else -1)
    return graph.op("Add", [y, mask], shape) if late else y


def biased(graph: Builder, *, ungated: bool = False, late: bool = False, turned: bool = False) -> Tensor:
    """Attention whose scores get a bias for each pair of positions, and whose result a gate lets through. In wrong ones
    normalized scores get the bias (`late`), or pairs are `turned`."""
    q, k, v, x = (graph.input(name, 2, 4, 8) for name in "qkvx")
    bias, w, shift = graph.input("bias", 4, 4), graph.input("w", 8, 8), graph.input("shift", 8)
    if turned:
        bias = graph.op("Transpose", [bias], (4, 4), perm=(1, 0))
    scores = graph.op("MatMul", [q, graph.op("Transpose", [k], (2, 8, 4), perm=(0, 2, 1))], (2, 4, 4))
    if not late:
        scores = graph.op("Add", [scores, bias], (2, 4, 4))
    weights = graph.op("Softmax", [scores], (2, 4, 4), axis=-1)
    if late:
        weights = graph.op("Add", [weights, bias], (2, 4, 4))
    y = graph.op("MatMul", [weights, v], (2, 4, 8))
    gate = graph.op("Add", [graph.op("MatMul", [x, w], (2, 4, 8)), shift], (2, 4, 8))
    if not ungated:
        gate = graph.op("Sigmoid", [gate], (2, 4, 8))
    return graph.op("Mul", [gate, y], (2, 4, 8))


def messages(
    graph: Graph,
    *,
    early: bool = False,
    product: bool = False,
    turned: bool = False,
    dropped: bool = False,
    late: bool = False,
) -> Tensor:
    """The features of each edge's source, transformed and rectified, and summed at its target. `early` transforms nodes
    before messages are gathered; `product` sums by a matrix, which wrong ones have for sources, `turned`, or without
    the last edge (`dropped`). A wrong one rectifies sums (`late`)."""
    edges = len(_SOURCES)
    x, w = graph.input("x", _NODES, 3), graph.input("w", 3, 4)
    sources, targets = (_TARGETS, _SOURCES) if turned else (_SOURCES, _TARGETS)
    index = graph.constant(list(sources), "si64")
    if early:
        y = graph.op("Gather", [graph.op("MatMul", [x, w], (_NODES, 4)), index], (edges, 4), axis=0)
    else:
        y = graph.op("MatMul", [graph.op("Gather", [x, index], (edges, 3), axis=0), w], (edges, 4))
    if not late:
        y = graph.op("Relu", [y], (edges, 4))
    if product:
        incidence = np.equal.outer(np.arange(_NODES), np.array(targets)).astype(np.float32)
        if dropped:
            incidence[:, -1] = 0
        summed = graph.op("MatMul", [graph.constant(incidence), y], (_NODES, 4))
        return graph.op("Relu", [summed], (_NODES, 4)) if late else summed
    rows = []
    for node in range(_NODES):
        of = [edge for edge, target in enumerate(targets) if target == node]
        incoming = graph.op("Gather", [y, graph.constant(of, "si64")], (len(of), 4), axis=0)
        rows.append(graph.op("ReduceSum", [incoming, graph.constant([0], "si64")], (1, 4), keepdims=1))
    return graph.op("Concat", rows, (_NODES, 4), axis=0)


def pruned(graph: Graph, *, permuted: str = "", stored: bool = False, shifted: bool = False) -> Tensor:
    """Two layers, the second with two weights of four. The channels between them are `permuted`, in weights, and in the
    bias if that is `all`. Weights are `stored` without zeros, in a wrong one at rows `shifted` by an output."""
    x, v, b, w = graph.input("x", 3, 8), graph.input("v", 8, 8), graph.input("b", 8), graph.input("w", 8, 4)
    places = graph.constant(list(_PERMUTATION), "si64")
    mask = np.zeros((8, 4))
    for output, kept in enumerate(_KEPT):
        mask[list(kept), output] = 1
    masked = w if stored else graph.op("Mul", [w, graph.constant(mask)], (8, 4))
    if permuted:
        v = graph.op("Gather", [v, places], (8, 8), axis=1)
        masked = graph.op("Gather", [masked, places], (8, 4), axis=0)
    if permuted == "all":
        b = graph.op("Gather", [b, places], (8,), axis=0)
    y = graph.op("Relu", [graph.op("Add", [graph.op("MatMul", [x, v], (3, 8)), b], (3, 8))], (3, 8))
    if not stored:
        return graph.op("MatMul", [y, masked], (3, 4))
    columns = []
    for output, kept in enumerate(_KEPT):
        bounds = [graph.constant([each], "si64") for each in (output, output + 1, 1)]
        of = graph.constant(list(_KEPT[output - 1] if shifted else kept), "si64")
        values = graph.op("Slice", [w, *bounds], (8, 1))
        values = graph.op("Gather", [values, graph.constant(list(kept), "si64")], (4, 1), axis=0)
        columns.append(graph.op("MatMul", [graph.op("Gather", [y, of], (3, 4), axis=1), values], (3, 1)))
    return graph.op("Concat", columns, (3, 4), axis=1)


def shared(graph: Graph, *, summed: bool = False, other: bool = False) -> Tensor:
    """A layer whose weights are numbers of a table; `summed` adds up the inputs of each number first, in a wrong one
    for the `other` one of two."""
    x, table = graph.input("x", 3, 8), graph.input("table", 4)
    codes = np.arange(32).reshape(8, 4) * 5 % 7 % 4
    if not summed:
        weights = graph.op("Gather", [table, graph.constant(codes.tolist(), "si64")], (8, 4), axis=0)
        return graph.op("MatMul", [x, weights], (3, 4))
    total = None
    for code in range(4):
        picked = (codes == (code ^ 1 if other else code)).astype(np.float32)
        number = graph.op("Gather", [table, graph.constant([code], "si64")], (1,), axis=0)
        term = graph.op("Mul", [graph.op("MatMul", [x, graph.constant(picked)], (3, 4)), number], (3, 4))
        total = term if total is None else graph.op("Add", [total, term], (3, 4))
    assert total is not None
    return total


def factorized(graph: Graph, *, joined: bool = False, turned: bool = False) -> Tensor:
    """A product with a narrow matrix and one with a flat one; `joined` as one matrix, of which a wrong one takes the
    rows and columns for each other."""
    x, u, v = graph.input("x", 3, 6), graph.input("u", 6, 2), graph.input("v", 2, 6)
    if not joined:
        return graph.op("MatMul", [graph.op("MatMul", [x, u], (3, 2)), v], (3, 6))
    whole = graph.op("MatMul", [u, v], (6, 6))
    if turned:
        whole = graph.op("Transpose", [whole], (6, 6), perm=(1, 0))
    return graph.op("MatMul", [x, whole], (3, 6))


def thinned(graph: Graph, *, gathered: bool = False, others: bool = False) -> Tensor:
    """A layer of whose inputs half are pruned: their weights are masked, or the others are `gathered` first, which in a
    wrong one are `others` of the input than of the weights."""
    x, w = graph.input("x", 3, 8), graph.input("w", 8, 4)
    kept = [0, 2, 3, 7]
    if not gathered:
        mask = np.zeros((8, 1))
        mask[kept] = 1
        return graph.op("MatMul", [x, graph.op("Mul", [w, graph.constant(mask)], (8, 4))], (3, 4))
    rows = graph.constant(kept, "si64")
    columns = graph.constant([0, 2, 3, 6], "si64") if others else rows
    narrow = graph.op("Gather", [x, columns], (3, 4), axis=1)
    return graph.op("MatMul", [narrow, graph.op("Gather", [w, rows], (4, 4), axis=0)], (3, 4))


def machine(graph: Graph, *, folded: bool = False, moved: bool = False) -> Tensor:
    """What a linear support vector machine says of an image under a Laplacian filter; `folded` has the filter in the
    weights, in a wrong one with its centre `moved`."""
    image, w, b = graph.input("image", 1, 1, 6, 6), graph.input("w", 16, 1), graph.input("b", 1)
    laplacian = np.array([[0, 1, 0], [1, -4, 1], [0, 1, 0]])
    if folded:
        spread = np.zeros((36, 16))
        for place, (i, j) in enumerate(np.ndindex(4, 4)):
            for (down, right), value in np.ndenumerate(laplacian):
                spread[(i + down) * 6 + (j + right + moved) % 6, place] = value
        flat = graph.op("Reshape", [image, graph.constant([1, 36], "si64")], (1, 36))
        weights = graph.op("MatMul", [graph.constant(spread), w], (36, 1))
        return graph.op("Add", [graph.op("MatMul", [flat, weights], (1, 1)), b], (1, 1))
    features = graph.op("Conv", [image, graph.constant(laplacian[None, None])], (1, 1, 4, 4))
    flat = graph.op("Reshape", [features, graph.constant([1, 16], "si64")], (1, 16))
    return graph.op("Add", [graph.op("MatMul", [flat, w], (1, 1)), b], (1, 1))


def scripted(*, scale: float = 4.0, over: int = -1) -> str:
    """Attention in aten's operators; wrong ones have another scale, or normalize `over` another dimension."""
    heads, scores, turned = (f"!torch.vtensor<[1,2,{sizes}],f32>" for sizes in ("4,16", "4,4", "16,4"))
    return f"""
func.func @kernel(%q: {heads}, %k: {heads}, %v: {heads}) -> {heads} {{
  %last = torch.constant.int -1
  %before = torch.constant.int -2
  %over = torch.constant.int {over}
  %none = torch.constant.none
  %scale = torch.constant.float {scale}
  %0 = torch.aten.transpose.int %k, %before, %last : {heads}, !torch.int, !torch.int -> {turned}
  %1 = torch.aten.matmul %q, %0 : {heads}, {turned} -> {scores}
  %2 = torch.aten.div.Scalar %1, %scale : {scores}, !torch.float -> {scores}
  %3 = torch.aten.softmax.int %2, %over, %none : {scores}, !torch.int, !torch.none -> {scores}
  %4 = torch.aten.matmul %3, %v : {scores}, {heads} -> {heads}
  return %4 : {heads}
}}
"""


def converted() -> str:
    """The same as one operator."""
    heads = "!torch.vtensor<[1,2,4,16],f32>"
    types = f"{heads}, {heads}, {heads}, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool"
    return f"""
func.func @kernel(%q: {heads}, %k: {heads}, %v: {heads}) -> {heads} {{
  %none = torch.constant.none
  %false = torch.constant.bool false
  %dropped = torch.constant.float 0.0
  %0 = torch.aten.scaled_dot_product_attention %q, %k, %v, %none, %dropped, %false, %none, %false : {types} -> {heads}
  return %0 : {heads}
}}
"""


def _wrong(family: Family, name: str, block: Callable[..., Tensor], slip: str, what: str) -> None:
    """Adds one more wrong variant of a block's operators, with the option `slip`."""
    graph = Graph()
    family.program(f"{name}-{slip}", lowered(graph.text(block(graph, **{slip: True})), ONNX_TO_LINALG, FUSE))
    family.differs(f"{name}-operators", f"{name}-{slip}", what, "real", pipeline=f"{ONNX_TO_LINALG},{FUSE}")


def softmax() -> Family:
    family = Family()
    add_kernels(family, "masked", masked, {"late": True}, "a mask that comes too late")
    text = family.programs["masked-fused"]
    edit = next(line for line in text.splitlines() if "arith.maximumf" in line)
    family.wrong("masked-operators", "masked-fused", "the least for the largest", (edit, edit.replace("max", "min")))
    _wrong(family, "masked", masked, "blind", "positions that do not see themselves")
    _wrong(family, "masked", masked, "columns", "columns that are normalized for rows")
    return family


def attention() -> Family:
    family = Family()
    add_kernels(family, "biased", biased, {"ungated": True}, "a gate that is no sigmoid")
    _wrong(family, "biased", biased, "late", "a bias that comes too late")
    _wrong(family, "biased", biased, "turned", "the bias of a pair for the pair turned")
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
    program("dropped", product=True, dropped=True)
    program("rectified-late", product=True, late=True)
    family.program("gathered-fused", lowered(family.programs["gathered"], FUSE))
    family.equal("gathered", "gathered-fused", "operators, fused", pipeline=FUSE)
    family.equal("gathered", "early", "messages that are transformed, and nodes", pipeline=ONNX_TO_LINALG)
    family.equal("gathered", "product", "sums over edges, and a product with a matrix", "real", ONNX_TO_LINALG)
    family.equal("gathered", "product-early", "both", "real", ONNX_TO_LINALG)
    family.differs("gathered", "turned", "messages against the edges", "real", ONNX_TO_LINALG)
    family.differs("gathered", "dropped", "an edge that is left out", "real", ONNX_TO_LINALG)
    family.differs("gathered", "rectified-late", "sums that are rectified for messages", "real", ONNX_TO_LINALG)
    return family


def tables() -> Family:
    family = Family()

    def program(name: str, build: Callable[..., Tensor], **options: bool) -> None:
        graph = Graph()
        family.program(name, lowered(graph.text(build(graph, **options)), ONNX_TO_LINALG, CLEAN))

    program("weights", shared)
    program("sums", shared, summed=True)
    program("sums-of-others", shared, summed=True, other=True)
    program("pruned", thinned)
    program("gathered", thinned, gathered=True)
    program("gathered-others", thinned, gathered=True, others=True)
    program("factors", factorized)
    program("joined", factorized, joined=True)
    program("joined-turned", factorized, joined=True, turned=True)
    for name in ("weights", "sums", "factors"):
        family.program(f"{name}-fused", lowered(family.programs[name], FUSE))
        family.equal(name, f"{name}-fused", "operators, fused", pipeline=FUSE)
    family.equal("weights", "sums", "weights of a table, and inputs summed up by its numbers", "real", ONNX_TO_LINALG)
    family.equal("factors", "joined", "two products, and one with their product", "real", ONNX_TO_LINALG)
    family.equal("pruned", "gathered", "masked inputs, and those that are kept", "real", ONNX_TO_LINALG)
    family.differs("pruned", "gathered-others", "another input than the weights'", "real", ONNX_TO_LINALG)
    family.differs("weights", "sums-of-others", "sums of another number's inputs", "real", ONNX_TO_LINALG)
    family.differs("factors", "joined-turned", "a matrix that is turned", "real", ONNX_TO_LINALG)
    return family


def scripts() -> Family:
    family = Family()

    def program(name: str, text: str) -> None:
        family.program(name, lowered(text, ATEN_TO_LINALG, CLEAN))

    program("aten", scripted())
    program("attention", converted())
    program("unscaled", scripted(scale=1.0))
    program("columns", scripted(over=-2))
    family.program("attention-fused", lowered(family.programs["attention"], FUSE))
    family.equal("aten", "attention", "operators, and attention as one", "real", ATEN_TO_LINALG)
    family.equal("attention", "attention-fused", "attention, and its parts fused", pipeline=FUSE)
    family.equal("aten", "attention-fused", "both", "real", FUSE)
    family.differs("attention", "unscaled", "scores without their scale", "real", ATEN_TO_LINALG)
    family.differs("attention", "columns", "columns that are normalized for rows", "real", ATEN_TO_LINALG)
    return family


def vectors() -> Family:
    family = Family()

    def program(name: str, **options: bool) -> None:
        graph = Graph()
        family.program(name, lowered(graph.text(machine(graph, **options)), ONNX_TO_LINALG, CLEAN))

    program("filtered")
    program("folded", folded=True)
    program("folded-beside", folded=True, moved=True)
    family.program("filtered-fused", lowered(family.programs["filtered"], FUSE))
    family.equal("filtered", "filtered-fused", "operators, fused", pipeline=FUSE)
    family.equal("filtered", "folded", "a filter, and weights that have it", "real", ONNX_TO_LINALG)
    family.differs("filtered", "folded-beside", "a filter one column off", "real", ONNX_TO_LINALG)
    return family


def channels() -> Family:
    family = Family()

    def program(name: str, **options: str | bool) -> None:
        graph = Graph()
        family.program(name, lowered(graph.text(pruned(graph, **options)), ONNX_TO_LINALG, CLEAN))

    program("masked")
    program("permuted", permuted="all")
    program("permuted-in-part", permuted="weights")
    program("stored", stored=True)
    program("stored-elsewhere", stored=True, shifted=True)
    family.program("permuted-fused", lowered(family.programs["permuted"], FUSE))
    family.equal("masked", "permuted", "channels that change places", "reassociated", ONNX_TO_LINALG)
    family.equal("permuted", "permuted-fused", "places, fused into what reads there", pipeline=FUSE)
    family.equal("masked", "stored", "masked weights, and those that are kept", "real", ONNX_TO_LINALG)
    family.equal("permuted", "stored", "both", "real", ONNX_TO_LINALG)
    family.differs("masked", "permuted-in-part", "a bias that keeps its places", "real", ONNX_TO_LINALG)
    family.differs("masked", "stored-elsewhere", "rows of another output", "real", ONNX_TO_LINALG)
    return family


FAMILIES = {
    "model-laplacian": vectors,
    "model-masked-softmax": softmax,
    "model-messages": network,
    "model-pair-bias": attention,
    "model-permuted": channels,
    "model-shared": tables,
    "model-torchscript": scripts,
}
