"""Operations of the tensor dialect that make tensors of elements, and read and write single ones."""

from __future__ import annotations

from itertools import product
from typing import Any

from frontends.mlir.core.elements import load_parts, store_parts
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.sparse import is_sparse
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.dialects.memref.buffers import bind_extent
from interp import ir


def sizes_of(lowering: Lowering, mlir_type: Any, dynamic: list[Any]) -> list[ir.Index]:
    """The sizes of a tensor type, with operands for those that are dynamic."""
    (type,) = lowering.part_types(mlir_type)
    assert isinstance(type, ir.View)
    remaining = iter(lowering.indices(dynamic))
    return [next(remaining) if size is None else size for size in type.shape[: mlir_type.rank]]


def require_dense(lowering: Lowering, mlir_type: Any) -> None:
    """Raises `Unsupported` for a sparse tensor: what one that nobody has written holds, its storage says."""
    if is_sparse(mlir_type):
        raise lowering.unsupported("a sparse tensor here")


def _is_written_over(value: Any) -> bool:
    """Whether nothing is done with a tensor but that all its elements are computed anew, from others."""
    return all(_computes_anew(each.owner.operation, each.operand_number) for each in value.uses)


def _computes_anew(operation: Any, operand: int) -> bool:
    """Whether a structured operation gives each element of its output `operand` without a look at what it was."""
    if operation.name != "linalg.generic":
        return False
    count = len(operation.operands)
    if operand < count - len(operation.results) or len(operation.results) == 0:
        return False
    maps = [each.value for each in operation.attributes["indexing_maps"]]
    argument = operation.regions[0].blocks[0].arguments[operand]
    identity = maps[operand].n_dims == len(maps[operand].results) and maps[operand].is_permutation
    return identity and not any(True for _ in argument.uses)


@handles("tensor.empty")
def _empty(lowering: Lowering, operation: Any) -> None:
    """Elements that nobody has written: what is computed from them is undefined. A sparse tensor has nothing in its
    storage, and so is zero where it is looked at: whether that is said of its elements, or nothing, is left open by a
    number that is not known, the same in both programs."""
    sizes = sizes_of(lowering, operation.results[0].type, list(operation.operands))
    buffer = lowering.tensors.result(operation, sizes)
    if is_sparse(operation.results[0].type) and not _is_written_over(operation.results[0]):
        held = unknown(lowering, "what an empty sparse tensor holds", [], view_type(buffer).element)
        with lowering.loops(lowering.sizes(buffer)) as point:
            lowering.store(held, buffer, point)


@handles("tensor.extract")
def _extract(lowering: Lowering, operation: Any) -> None:
    tensor, *indices = operation.operands
    (view,) = lowering.parts(tensor)
    if tensor in lowering.aggregates:
        lowering.bind_parts(operation.results[0], load_parts(lowering, view, lowering.indices(indices)))
        return
    result = lowering.result(operation)
    lowering.emit(ir.Load(place=lowering.place, result=result, view=view, indices=lowering.indices(indices)))


@handles("tensor.insert")
def _insert(lowering: Lowering, operation: Any) -> None:
    scalar, _, *indices = operation.operands
    buffer = lowering.tensors.destination(operation, 1, operation.results[0])
    store_parts(lowering, lowering.parts(scalar), buffer, lowering.indices(indices))
    lowering.bind_parts(operation.results[0], [buffer])


@handles("tensor.from_elements")
def _from_elements(lowering: Lowering, operation: Any) -> None:
    elements = [lowering.parts(each) for each in operation.operands]
    sizes = sizes_of(lowering, operation.results[0].type, [])
    buffer = lowering.tensors.result(operation, sizes)
    for element, position in zip(elements, product(*(range(int(size)) for size in _numbers(sizes))), strict=True):
        store_parts(lowering, element, buffer, list(position))


def _numbers(sizes: list[ir.Index]) -> list[int]:
    return [size for size in sizes if isinstance(size, int)]


@handles("tensor.splat")
def _splat(lowering: Lowering, operation: Any) -> None:
    scalar, *dynamic = operation.operands
    sizes = sizes_of(lowering, operation.results[0].type, dynamic)
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        store_parts(lowering, lowering.parts(scalar), buffer, point)


@handles("tensor.generate")
def _generate(lowering: Lowering, operation: Any) -> None:
    sizes = sizes_of(lowering, operation.results[0].type, list(operation.operands))
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as point:
        (element,) = lowering.inline_parts(operation.regions[0].blocks[0], [[each] for each in point])
        store_parts(lowering, element, buffer, point)


@handles("tensor.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    """The operation around it has taken its operand."""


@handles("tensor.rank")
def _rank(lowering: Lowering, operation: Any) -> None:
    lowering.define_constant(lowering.result(operation), operation.operands[0].type.rank)


@handles("tensor.dim")
def _dim(lowering: Lowering, operation: Any) -> None:
    tensor, dimension = operation.operands[0], lowering.index(operation.operands[1])
    if tensor in lowering.aggregates and not (isinstance(dimension, int) and 0 <= dimension < tensor.type.rank):
        raise lowering.unsupported("a dimension that is not known to be one of the tensor's")
    bind_extent(lowering, operation, lowering.parts(tensor)[0], dimension)


def _coordinates(
    lowering: Lowering, indices: ir.Value, batch: list[ir.Value], dimensions: list[int]
) -> dict[int, ir.Index]:
    """The coordinates that a tensor of indices holds at `batch`, by the dimension that they are of."""
    found: dict[int, ir.Index] = {}
    for number, dimension in enumerate(dimensions):
        coordinate = lowering.load(indices, [*batch, number])
        if coordinate.type != ir.INDEX:
            coordinate = lowering.op("index_cast", [coordinate], ir.INDEX)
        found[dimension] = coordinate
    return found


def _placed(
    lowering: Lowering,
    window: ir.Value,
    indices: ir.Value,
    whole: ir.Value,
    dimensions: list[int],
    point: list[ir.Value],
) -> list[ir.Index]:
    """The element of `whole` that an element of `window`, at `point`, is: the leading dimensions choose coordinates for
    `dimensions`, the others run through what is left, those of size 1 left out or not."""
    batch_rank = view_type(indices).rank - 1
    fixed = _coordinates(lowering, indices, point[:batch_rank], dimensions)
    rest: list[ir.Index] = list(point[batch_rank:])
    rank = view_type(whole).rank
    if len(rest) == rank:
        return [fixed.get(dimension, rest[dimension]) for dimension in range(rank)]
    remaining = iter(rest)
    return [fixed[dimension] if dimension in fixed else next(remaining) for dimension in range(rank)]


def _require_window(
    lowering: Lowering, window: ir.Value, indices: ir.Value, whole: ir.Value, dimensions: list[int]
) -> None:
    """The sizes of what is gathered or scattered are those of the batch, then those of what it is a part of."""
    batch = lowering.sizes(indices)[:-1]
    sizes, own = lowering.sizes(whole), lowering.sizes(window)
    kept = [dimension for dimension in range(len(sizes)) if dimension not in dimensions]
    full = len(own) == len(batch) + len(sizes)
    expected: list[ir.Index] = [*batch]
    expected += [1 if at in dimensions else sizes[at] for at in (range(len(sizes)) if full else kept)]
    for dimension, (size, wanted) in enumerate(zip(own, expected, strict=True)):
        lowering.require_equal(size, wanted, f"the sizes of dimension {dimension} agree")


def _promise_unique(lowering: Lowering, indices: ir.Value, dimensions: list[int]) -> None:
    """No two windows have the same coordinates, which is undefined where `unique` says so and it is wrong."""
    batch = lowering.sizes(indices)[:-1]
    with lowering.loops([*batch, *batch]) as points:
        one, other = points[: len(batch)], points[len(batch) :]
        left, right = (_coordinates(lowering, indices, each, dimensions) for each in (one, other))
        holds = lowering.constant(1, ir.I1)
        for first, second in zip(one, other, strict=True):
            holds = lowering.op("andi", [holds, lowering.compare("eq", first, second)], ir.I1)
        for dimension in dimensions:
            differs = lowering.compare("ne", left[dimension], right[dimension])
            holds = lowering.op("ori", [holds, differs], ir.I1)
        lowering.require(holds, "the windows, which are promised to be unique, do not meet", promise=True)


@handles("tensor.gather", attributes=("gather_dims", "unique"))
def _gather(lowering: Lowering, operation: Any) -> None:
    source, indices = (lowering.view(each) for each in operation.operands)
    dimensions = list(operation.attributes["gather_dims"])
    type = lowering.type_of_view(operation.results[0])
    batch = lowering.sizes(indices)[:-1]
    sizes = lowering.sizes(source)
    kept = [1 if at in dimensions else size for at, size in enumerate(sizes)]
    if type.rank != len(batch) + len(sizes):
        kept = [size for at, size in enumerate(sizes) if at not in dimensions]
    if "unique" in operation.attributes:
        _promise_unique(lowering, indices, dimensions)
    buffer = lowering.tensors.result(operation, [*batch, *kept])
    with lowering.loops([*batch, *kept]) as point:
        place = _placed(lowering, buffer, indices, source, dimensions, point)
        lowering.store(lowering.load(source, place), buffer, point)


@handles("tensor.scatter", attributes=("scatter_dims", "unique"))
def _scatter(lowering: Lowering, operation: Any) -> None:
    """`unique`, which is obligatory, says that no two windows meet."""
    source, _, indices = (lowering.view(each) for each in operation.operands)
    dimensions = list(operation.attributes["scatter_dims"])
    buffer = lowering.tensors.destination(operation, 1, operation.results[0])
    _require_window(lowering, source, indices, buffer, dimensions)
    _promise_unique(lowering, indices, dimensions)
    with lowering.loops(lowering.sizes(source)) as point:
        place = _placed(lowering, source, indices, buffer, dimensions, point)
        lowering.store(lowering.load(source, point), buffer, place)
    lowering.bind_parts(operation.results[0], [buffer])
