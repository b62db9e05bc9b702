"""Graphs of operators, as NNFusion takes them: each operator a kernel of its own, with buffers between them, against
one kernel for all, and against graphs that a compiler rewrites to others.

In `graph-kernels` torch-mlir lowers each operator alone; a kernel calls them. MLIR inlines and fuses them.
`graph-rewritten` has what is done to the graph itself: a normalization folded into the weights of a convolution, two
products as one, and a scale moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from numpy.typing import ArrayLike
from torch_mlir import ir

from corpora.npu.lowered.onnx import Attribute, Graph, Tensor
from corpora.npu.lowered.passes import BUFFERIZE, CLEAN, FUSE, LOOPS, ONNX_TO_LINALG, TO_TOSA, lowered
from corpora.npu.recipes import Family

INLINE = f"inline,{FUSE}"
KERNELS = f"{BUFFERIZE},buffer-results-to-out-params{{hoist-static-allocs=true}},{CLEAN}"
_ONNX_TO_TOSA = (
    f"func.func(convert-torch-onnx-to-torch),func.func(torch-decompose-complex-ops),canonicalize,{TO_TOSA},{CLEAN}"
)


@dataclass(slots=True)
class Kernels:
    """A graph while it grows, each of whose operators is a function of its own."""

    inputs: list[Tensor] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)

    def input(self, name: str, *shape: int) -> Tensor:
        self.inputs.append(Tensor(f"%{name}", shape))
        return self.inputs[-1]

    def op(self, name: str, operands: Sequence[Tensor], shape: Sequence[int], **attributes: Attribute) -> Tensor:
        graph = Graph()
        inner = [graph.input(f"x{at}", *operand.shape) for at, operand in enumerate(operands)]
        result = graph.op(name, inner, shape, **attributes)
        return self._called(name, graph, operands, result)

    def constant(self, values: ArrayLike) -> Tensor:
        """A constant of `f32`, which is a function of its own, too."""
        graph = Graph()
        return self._called("Constant", graph, [], graph.constant(values))

    def _called(self, name: str, graph: Graph, operands: Sequence[Tensor], result: Tensor) -> Tensor:
        kernel = f"{name.lower()}_{len(self.functions)}"
        self.functions.append(_alone(lowered(graph.text(result, kernel), ONNX_TO_LINALG, CLEAN)))
        value = Tensor(f"%r{len(self.calls)}", result.shape)
        names, types = ", ".join(each.name for each in operands), ", ".join(map(_type, operands))
        self.calls.append(f"{value.name} = call @{kernel}({names}) : ({types}) -> {_type(value)}")
        return value

    def text(self, result: Tensor) -> str:
        """The functions, and the one that calls them one after the other."""
        inputs = ", ".join(f"{each.name}: {_type(each)}" for each in self.inputs)
        body = "\n".join(f"  {line}" for line in (*self.calls, f"return {result.name} : {_type(result)}"))
        kernel = f"func.func @kernel({inputs}) -> {_type(result)} {{\n{body}\n}}\n"
        return lowered("".join((*self.functions, kernel)))


def _alone(text: str) -> str:
    """A module's function without the module, and without names for what it is made of."""
    with ir.Context():
        module = ir.Module.parse(text)
        function = module.body.operations[0].operation
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
        return str(function.get_asm(use_local_scope=True)) + "\n"


def _type(tensor: Tensor) -> str:
    return f"tensor<{'x'.join(map(str, tensor.shape))}x{tensor.element}>"


Builder = Graph | Kernels


def convolution(graph: Builder, *, early: bool = False) -> Tensor:
    """A convolution, its normalization, and a rectifier, which comes too `early` in a wrong one."""
    x, w = graph.input("x", 1, 3, 8, 8), graph.input("w", 4, 3, 3, 3)
    statistics = [graph.input(name, 4) for name in ("scale", "shift", "mean", "variance")]
    shape = (1, 4, 6, 6)
    y = graph.op("Conv", [x, w], shape, group=1)
    if early:
        y = graph.op("Relu", [y], shape)
    y = graph.op("BatchNormalization", [y, *statistics], shape, epsilon=1e-5)
    return y if early else graph.op("Relu", [y], shape)


def residual(graph: Builder, *, late: bool = False) -> Tensor:
    """A block of two convolutions whose input is added to what they give, before the last rectifier."""
    shape = (1, 3, 6, 6)
    x, v, w = graph.input("x", *shape), graph.input("v", 3, 3, 3, 3), graph.input("w", 3, 3, 3, 3)
    y = graph.op("Conv", [x, v], shape, group=1, pads=(1, 1, 1, 1))
    y = graph.op("Relu", [y], shape)
    y = graph.op("Conv", [y, w], shape, group=1, pads=(1, 1, 1, 1))
    if late:
        return graph.op("Add", [graph.op("Relu", [y], shape), x], shape)
    return graph.op("Relu", [graph.op("Add", [y, x], shape)], shape)


def attention(graph: Builder, *, axis: int = -1) -> Tensor:
    q, k, v = (graph.input(name, 2, 4, 8) for name in "qkv")
    scale = graph.input("scale", 1)
    turned = graph.op("Transpose", [k], (2, 8, 4), perm=(0, 2, 1))
    scores = graph.op("MatMul", [q, turned], (2, 4, 4))
    scaled = graph.op("Mul", [scores, scale], (2, 4, 4))
    weights = graph.op("Softmax", [scaled], (2, 4, 4), axis=axis)
    return graph.op("MatMul", [weights, v], (2, 4, 8))


def perceptron(graph: Builder, *, twice: bool = False) -> Tensor:
    """A product with a bias and an activation, another product, and a normalization of rows."""
    x, v, b, w = graph.input("x", 4, 6), graph.input("v", 6, 8), graph.input("b", 8), graph.input("w", 8, 6)
    scale, shift = graph.input("scale", 6), graph.input("shift", 6)
    y = graph.op("Add", [graph.op("MatMul", [x, v], (4, 8)), b], (4, 8))
    y = graph.op("Sigmoid", [y], (4, 8))
    if twice:
        y = graph.op("Sigmoid", [y], (4, 8))
    y = graph.op("MatMul", [y, w], (4, 6))
    return graph.op("LayerNormalization", [y, scale, shift], (4, 6), axis=-1, epsilon=1e-5)


BLOCKS: dict[str, tuple[Callable[..., Tensor], dict[str, bool | int], str]] = {
    "convolution": (convolution, {"early": True}, "rectified before it is normalized"),
    "residual": (residual, {"late": True}, "rectified before the input is added"),
    "attention": (attention, {"axis": 1}, "softmax along the other dimension"),
    "perceptron": (perceptron, {"twice": True}, "the activation twice"),
}


def add_kernels(family: Family, name: str, block: Callable[..., Tensor], slip: Mapping[str, object], what: str) -> None:
    """Adds a block as operators that are called one after the other, with buffers between them, fused, as one graph and
    as loops, and a wrong one, with the options `slip`."""
    separate, whole, other = Kernels(), Graph(), Graph()
    family.program(f"{name}-operators", separate.text(block(separate)))
    operators = family.programs[f"{name}-operators"]
    family.program(f"{name}-kernels", lowered(operators, KERNELS))
    family.program(f"{name}-fused", lowered(operators, INLINE))
    family.program(f"{name}-graph", lowered(whole.text(block(whole)), ONNX_TO_LINALG, CLEAN))
    family.program(f"{name}-loops", lowered(operators, INLINE, BUFFERIZE, LOOPS))
    family.equal(f"{name}-operators", f"{name}-kernels", "kernels with buffers between them", pipeline=KERNELS)
    family.equal(f"{name}-kernels", f"{name}-fused", "kernels and buffers, and what they are in one", pipeline=INLINE)
    family.equal(f"{name}-operators", f"{name}-graph", "operators alone, and as a graph", pipeline=ONNX_TO_LINALG)
    family.equal(
        f"{name}-kernels", f"{name}-loops", "kernels, and loops of one", pipeline=f"{INLINE},{BUFFERIZE},{LOOPS}"
    )
    family.program(f"{name}-slip", lowered(other.text(block(other, **slip)), ONNX_TO_LINALG, FUSE))
    family.differs(f"{name}-operators", f"{name}-slip", what, "real", pipeline=f"{ONNX_TO_LINALG},{FUSE}")


def kernels() -> Family:
    family = Family()
    for name, (block, slip, what) in BLOCKS.items():
        add_kernels(family, name, block, slip, what)
    text = family.programs["residual-kernels"]
    for buffer in ("call @conv_2(%alloc_0, %arg2, %alloc_1)", "call @add_3(%alloc_1,"):
        assert text.count(buffer) == 1, buffer
        text = text.replace(buffer, buffer.replace("%alloc_1", "%alloc"))
    family.program("residual-planned", text)
    family.equal("residual-kernels", "residual-planned", "a buffer that is free taken again")
    for of, what, call, instead in (
        (
            "residual",
            "a buffer taken again while it is read",
            "@conv_2(%alloc_0, %arg2, %alloc_1)",
            "%alloc_0, %arg2, %alloc_0",
        ),
        ("residual", "the wrong buffer added", "@add_3(%alloc_1, %arg0,", "%alloc_1, %alloc_0,"),
        ("attention", "the scores before softmax", "@matmul_4(%alloc_2, %arg2,", "%alloc_1, %arg2,"),
    ):
        edit = (call, f"{call[: call.index('(') + 1]}{instead}{')' if call.endswith(')') else ''}")
        family.wrong(f"{of}-operators", f"{of}-kernels", what, edit, level="real")
    return family


def folded(graph: Graph, *, root: bool = True) -> Tensor:
    """The convolution with its normalization folded into the weights and a bias; without the `root` of the variance in
    a wrong one."""
    x, w = graph.input("x", 1, 3, 8, 8), graph.input("w", 4, 3, 3, 3)
    scale, shift, mean, variance = (graph.input(name, 4) for name in ("scale", "shift", "mean", "variance"))
    spread = graph.op("Add", [variance, graph.constant([1e-5])], (4,))
    if root:
        spread = graph.op("Sqrt", [spread], (4,))
    factor = graph.op("Div", [scale, spread], (4,))
    wide = graph.op("Reshape", [factor, graph.constant([4, 1, 1, 1], "si64")], (4, 1, 1, 1))
    weights = graph.op("Mul", [w, wide], w.shape)
    bias = graph.op("Sub", [shift, graph.op("Mul", [mean, factor], (4,))], (4,))
    return graph.op("Relu", [graph.op("Conv", [x, weights, bias], (1, 4, 6, 6), group=1)], (1, 4, 6, 6))


def products(graph: Graph, *, joined: bool = False, swapped: bool = False) -> Tensor:
    """The sum of a product's sigmoid and another one of the same matrix; `joined` with both weights side by side."""
    x, v, w = graph.input("x", 4, 6), graph.input("v", 6, 5), graph.input("w", 6, 5)
    if joined:
        weights = graph.op("Concat", [w, v] if swapped else [v, w], (6, 10), axis=1)
        both = graph.op("MatMul", [x, weights], (4, 10))
        parts = []
        for start in (0, 5):
            bounds = [graph.constant([each], "si64") for each in (start, start + 5, 1)]
            parts.append(graph.op("Slice", [both, *bounds], (4, 5)))
        left, right = parts
    else:
        left, right = graph.op("MatMul", [x, v], (4, 5)), graph.op("MatMul", [x, w], (4, 5))
    return graph.op("Add", [graph.op("Sigmoid", [left], (4, 5)), right], (4, 5))


def scaled(graph: Graph, *, early: bool = False, factor: float = 0.25) -> Tensor:
    """Attention; its scale `early`, at the queries."""
    q, k, v = (graph.input(name, 2, 4, 8) for name in "qkv")
    if early:
        q = graph.op("Mul", [q, graph.constant(factor)], q.shape)
    turned = graph.op("Transpose", [k], (2, 8, 4), perm=(0, 2, 1))
    scores = graph.op("MatMul", [q, turned], (2, 4, 4))
    if not early:
        scores = graph.op("Mul", [scores, graph.constant(factor)], (2, 4, 4))
    return graph.op("MatMul", [graph.op("Softmax", [scores], (2, 4, 4), axis=-1), v], (2, 4, 8))


def _linalg(build: Callable[..., Tensor], **options: bool | float) -> str:
    graph = Graph()
    return lowered(graph.text(build(graph, **options)), ONNX_TO_LINALG, CLEAN)


def rewritten() -> Family:
    family = Family()
    family.program("normalized", _linalg(convolution))
    family.program("folded", _linalg(folded))
    family.program("folded-fused", lowered(family.programs["folded"], FUSE))
    family.equal("normalized", "folded", "a normalization, and weights that hold it", "real", ONNX_TO_LINALG)
    family.equal("normalized", "folded-fused", "the same, fused", "real", FUSE)
    family.program("unrooted", _linalg(folded, root=False))
    family.differs("normalized", "unrooted", "the variance for its root", "real", ONNX_TO_LINALG)
    family.program("products", _linalg(products))
    family.program("joined", _linalg(products, joined=True))
    family.program("joined-fused", lowered(family.programs["joined"], FUSE))
    family.equal("products", "joined", "two products, and one of weights side by side", pipeline=ONNX_TO_LINALG)
    family.equal("products", "joined-fused", "the same, fused", pipeline=FUSE)
    family.program("joined-swapped", _linalg(products, joined=True, swapped=True))
    family.differs("products", "joined-swapped", "the other product's weights first", "real", ONNX_TO_LINALG)
    family.program("late", _linalg(scaled))
    family.program("early", _linalg(scaled, early=True))
    graph = Graph()
    family.program("tosa", lowered(graph.text(scaled(graph)), _ONNX_TO_TOSA))
    family.equal("late", "early", "a scale after the product, and before it", "real", ONNX_TO_LINALG)
    family.equal("late", "tosa", "attention in linalg and in tosa", "real", _ONNX_TO_TOSA)
    family.program("smaller", _linalg(scaled, early=True, factor=0.125))
    family.differs("late", "smaller", "another scale", "real", ONNX_TO_LINALG)
    return family


FAMILIES = {"graph-kernels": kernels, "graph-rewritten": rewritten}
