"""The network that a stream computes: its nodes, what is in global memory of them, and the groups of crossbars.

Tensors lie in global memory with channels last. The matrix of a convolution has a row for each row, column and channel
of its filters, in this order, and a column for each filter; an array group holds some of its rows, in crossbars for
some of its columns each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from frontends.pimcomp.documents import Object
from interp import ir

F32 = ir.Scalar("f32")
CONVOLUTION, CONNECTED, INPUT, FLATTEN = "OP_CONV", "OP_FC", "OP_INPUT", "OP_FLATTEN"


class Tensor(Struct, frozen=True):
    """What a node gives, in ONNX's order: `shape` is [1, C, H, W], or [1, N]."""

    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        size = 1
        for each in self.shape:
            size *= each
        return size

    @property
    def type(self) -> ir.View:
        return ir.View(F32, self.shape)

    def indices(self, element: ir.Affine) -> list[ir.Affine]:
        """Those of an element that is counted with channels last."""
        if len(self.shape) != 4:
            return [0, element]
        _, channels, _, width = self.shape
        pixel = ir.Binary("floordiv", element, channels)
        row = ir.Binary("floordiv", pixel, width)
        return [0, ir.Binary("mod", element, channels), row, ir.Binary("mod", pixel, width)]


class Node(Struct, frozen=True):
    """`weight` and `bias` are the shapes of what ONNX calls so; `flattened` is the shape of the tensor of which a fully
    connected layer takes the elements with channels last, while its weights count channels first. `providers` are the
    indices of the nodes whose tensors it takes."""

    name: str
    operation: str
    output: Tensor
    weight: tuple[int, ...]
    bias: int
    groups: int
    flattened: tuple[int, ...]
    providers: tuple[int, ...]
    is_read: bool
    place: ir.Place

    @property
    def rows(self) -> int:
        """Of the matrix; a convolution in groups has rows for the channels of all of them."""
        if len(self.weight) == 2:
            return self.weight[1]
        return self.weight[1] * self.groups * self.weight[2] * self.weight[3]

    @property
    def columns(self) -> int:
        return self.weight[0]


class ArrayGroup(Struct, frozen=True):
    """Crossbars that share an input: `height` rows of the matrix of a node from `first_row` on, and `width` columns."""

    node: Node
    first_row: int
    height: int
    first_column: int
    width: int


class Network(Struct, frozen=True):
    """The nodes of a network, and the crossbars that hold their weights."""

    nodes: Sequence[Node]
    groups: Sequence[ArrayGroup]


def read_network(document: Object) -> Network:
    """Raises `SyntaxProblem` and `Unsupported`."""
    entries = document.objects("node_list")
    reshaped = document.member("reshape_info") if document.has("reshape_info") else None
    nodes = [_node(entry, number, entries, reshaped) for number, entry in enumerate(entries)]
    by_name = {node.name: node for node in nodes}
    if len(by_name) < len(nodes):
        raise document.unsupported("node_list", "two nodes of one name")
    groups = [_group(entry, number, by_name) for number, entry in enumerate(document.objects("AG_info"))]
    return Network(nodes, groups)


def _node(entry: Object, number: int, entries: Sequence[Object], reshaped: Object | None) -> Node:
    name, operation = entry.text("name"), entry.text("operation")
    if entry.integer("new_node_index", number) != number:
        raise entry.unsupported(name, "a node whose index is not its position in the list")
    shape = tuple(entry.integers("output_dim"))
    if len(shape) != entry.integer("output_dim_num") or len(shape) not in (2, 4) or shape[0] != 1 or min(shape) < 1:
        raise entry.unsupported(name, "an output whose shape is neither [1, C, H, W] nor [1, N]")
    weight: tuple[int, ...] = ()
    bias, groups = 0, 1
    flattened: tuple[int, ...] = ()
    if operation in (CONVOLUTION, CONNECTED):
        given = entry.member("param")
        weight, groups = _weight(entry, given, operation)
        bias = weight[0] if given.integer("with_bias", 0) else 0
        if reshaped is not None and reshaped.has("name") and reshaped.text("name") == name:
            flattened = tuple(reshaped.integers("input_dim"))
            if operation != CONNECTED or len(flattened) != 4 or Tensor(flattened).size != weight[1]:
                raise reshaped.unsupported(name, "a shape of an input that does not fit")
    index = entry.integer("index", number)
    is_read = any(index in each.integers("provider_index") for each in entries if each.has("provider_index"))
    providers = tuple(entry.integers("provider_index")) if entry.has("provider_index") else ()
    return Node(name, operation, Tensor(shape), weight, bias, groups, flattened, providers, is_read, entry.place)


def _weight(entry: Object, given: Object, operation: str) -> tuple[tuple[int, ...], int]:
    if operation == CONNECTED:
        return (given.integer("num_output"), given.integer("num_input")), 1
    groups = given.integer("group", 1)
    channels, kernels = given.integer("input_channel"), given.integer("output_channel")
    if groups < 1 or channels % groups or kernels % groups:
        raise entry.unsupported(entry.text("name"), f"{groups} groups of {channels} channels")
    return (kernels, channels // groups, given.integer("kernel_h"), given.integer("kernel_w")), groups


def _group(entry: Object, number: int, nodes: dict[str, Node]) -> ArrayGroup:
    name = f"array group {number}"
    if entry.integer("AG_index") != number:
        raise entry.unsupported(name, "a group whose index is not its position in the list")
    node = nodes.get(entry.text("node_name"))
    if node is None or not node.weight:
        raise entry.unsupported(name, f"'{entry.text('node_name')}', which is not a node with weights")
    first, last = entry.integer("height_start"), entry.integer("height_end")
    columns = [(each.integer("width_start"), each.integer("width_end")) for each in entry.objects("crossbar")]
    if not columns or len(columns) != entry.integer("crossbar_num"):
        raise entry.unsupported(name, "a number of crossbars that differs from the one stated")
    if any(this[1] + 1 != following[0] for this, following in pairwise(columns)):
        raise entry.unsupported(name, "crossbars whose columns are not consecutive")
    begin, end = columns[0][0], columns[-1][1]
    if not 0 <= first <= last < node.rows or not 0 <= begin <= end < node.columns:
        raise entry.unsupported(name, f"cells outside of the {node.rows} by {node.columns} weights of '{node.name}'")
    return ArrayGroup(node, first, last - first + 1, begin, end - begin + 1)
