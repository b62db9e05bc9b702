"""The shape dialect: shapes as tensors of their extents, sizes as indices, witnesses as conditions.

A constraint (`shape.cstr_*`) is an assertion: the program is undefined where it does not hold, as
`-convert-shape-constraints` has it. What makes an error of shapes that do not fit is undefined as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tensor.flow import is_tensor
from frontends.mlir.dialects.tensor.shapes import SHAPE_ALONE
from interp import ir
from interp.ir.affine import combine


def result_of(lowering: Lowering, operation: Any, count: ir.Index, position: int = 0) -> ir.Value:
    """A new shape of `count` extents, as a result of an operation."""
    result = operation.results[position]
    wanted = lowering.type(result.type)
    if not isinstance(wanted, ir.View) or wanted.element != ir.INDEX or wanted.rank != 1:
        raise lowering.unsupported(f"a shape of type {result.type}")
    known = wanted.shape[0]
    if known is not None:
        lowering.require_equal(count, known, f"the shape has {known} extents")
        count = known
    if is_tensor(result.type):
        return lowering.tensors.result(operation, [count], position)
    buffer = lowering.allocate(ir.INDEX, [count])
    lowering.bind(result, buffer)
    return buffer


def shape_of(lowering: Lowering, mlir_value: Any) -> ir.Value:
    """The extents that a value of type `!shape.shape` or a tensor of indices is. Raises `Unsupported` for errors."""
    view = lowering.value(mlir_value)
    if not isinstance(view.type, ir.View) or view.type.rank != 1:
        raise lowering.unsupported(f"a shape of type {mlir_value.type}")
    return view


def is_shape(lowering: Lowering, mlir_value: Any) -> bool:
    """Whether a value is a shape, and no size."""
    return isinstance(lowering.type(mlir_value.type), ir.View)


def shapes_of(lowering: Lowering, operation: Any) -> list[ir.Value]:
    return [shape_of(lowering, each) for each in operation.operands]


def _number(lowering: Lowering, operation: Any, value: ir.Index) -> None:
    lowering.bind(operation.results[0], lowering.as_value(value))


# -- making and taking apart -------------------------------------------------------------------------------------------


@handles("shape.shape_of")
def _shape_of(lowering: Lowering, operation: Any) -> None:
    known = lowering.memo.get(("value and shape", operation.operands[0]))  # see shape_values
    extents = lowering.memo.get((SHAPE_ALONE, operation.operands[0])) if known is None else known[1]
    if extents is not None:
        copy_extents(lowering, operation, extents)
        return
    sizes = lowering.sizes(lowering.value(operation.operands[0]))
    _fill(lowering, result_of(lowering, operation, len(sizes)), sizes)


@handles("shape.const_shape", attributes=("shape",))
def _const_shape(lowering: Lowering, operation: Any) -> None:
    extents = [int(each) for each in operation.attributes["shape"]]
    _fill(lowering, result_of(lowering, operation, len(extents)), extents)


@handles("shape.from_extents")
def _from_extents(lowering: Lowering, operation: Any) -> None:
    extents = lowering.indices(operation.operands)
    _fill(lowering, result_of(lowering, operation, len(extents)), extents)


def _fill(lowering: Lowering, buffer: ir.Value, extents: Sequence[ir.Index]) -> None:
    for at, extent in enumerate(extents):
        lowering.store(lowering.as_value(extent), buffer, [at])


@handles("shape.from_extent_tensor", "shape.to_extent_tensor", "shape.value_as_shape")
def _same_extents(lowering: Lowering, operation: Any) -> None:
    copy_extents(lowering, operation, shape_of(lowering, operation.operands[0]))


def copy_extents(lowering: Lowering, operation: Any, shape: ir.Value) -> None:
    """Binds the result to a copy of a shape."""
    count = lowering.size(shape, 0)
    buffer = result_of(lowering, operation, count)
    with lowering.loop(0, count) as loop:
        extent = lowering.load(shape, [loop.induction])
        lowering.store(_index(lowering, extent), buffer, [loop.induction])


def _index(lowering: Lowering, value: ir.Value) -> ir.Value:
    return value if value.type == ir.INDEX else lowering.op("index_cast", [value], ir.INDEX)


@handles("shape.const_size", attributes=("value",))
def _const_size(lowering: Lowering, operation: Any) -> None:
    lowering.define_constant(lowering.result(operation), int(operation.attributes["value"].value))


@handles("shape.size_to_index", "shape.index_to_size")
def _same_size(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], lowering.value(operation.operands[0]))


@handles("shape.rank")
def _rank(lowering: Lowering, operation: Any) -> None:
    _number(lowering, operation, lowering.size(shape_of(lowering, operation.operands[0]), 0))


@handles("shape.get_extent")
def _get_extent(lowering: Lowering, operation: Any) -> None:
    """An extent that the shape does not have is undefined."""
    shape, dimension = shape_of(lowering, operation.operands[0]), lowering.index(operation.operands[1])
    lowering.bind(operation.results[0], lowering.load(shape, [dimension]))


@handles("shape.dim")
def _dim(lowering: Lowering, operation: Any) -> None:
    view, dimension = lowering.value(operation.operands[0]), lowering.index(operation.operands[1])
    if isinstance(dimension, int) and 0 <= dimension < view_type(view).rank:
        _number(lowering, operation, lowering.size(view, dimension))
        return
    if isinstance(dimension, int):
        raise lowering.unsupported(f"dimension {dimension}, which does not exist")
    result = lowering.result(operation)
    lowering.emit(
        ir.Extent(place=lowering.place, result=result, view=view, what=ir.ExtentKind.SIZE, dimension=dimension)
    )


@handles("shape.concat")
def _concat(lowering: Lowering, operation: Any) -> None:
    first, second = shapes_of(lowering, operation)
    count = lowering.size(first, 0)
    total = lowering.apply(combine("+", count, lowering.size(second, 0)))
    buffer = result_of(lowering, operation, total)
    with lowering.loop(0, count) as loop:
        lowering.store(lowering.load(first, [loop.induction]), buffer, [loop.induction])
    with lowering.loop(0, lowering.size(second, 0)) as loop:
        there = lowering.apply(combine("+", loop.induction, count))
        lowering.store(lowering.load(second, [loop.induction]), buffer, [there])


@handles("shape.split_at")
def _split_at(lowering: Lowering, operation: Any) -> None:
    """At an index that counts from the end where it is negative; one beyond either end is undefined."""
    shape, index = shape_of(lowering, operation.operands[0]), lowering.index(operation.operands[1])
    count = lowering.size(shape, 0)
    negative = lowering.compare("slt", index, 0)
    from_end = lowering.as_value(lowering.apply(combine("+", index, count)))
    at = lowering.select(negative, from_end, lowering.as_value(index))
    within = [lowering.compare("sge", at, 0), lowering.compare("sle", at, count)]
    lowering.require(lowering.conjunction(within), "the split point is within the rank")
    head = result_of(lowering, operation, at, 0)
    with lowering.loop(0, at) as loop:
        lowering.store(lowering.load(shape, [loop.induction]), head, [loop.induction])
    rest = lowering.apply(combine("+", count, combine("*", at, -1)))
    tail = result_of(lowering, operation, rest, 1)
    with lowering.loop(0, rest) as loop:
        there = lowering.apply(combine("+", loop.induction, at))
        lowering.store(lowering.load(shape, [there]), tail, [loop.induction])


# -- computing ---------------------------------------------------------------------------------------------------------

_SIZES = {
    "shape.add": "addi",
    "shape.mul": "muli",
    "shape.div": "floordivsi",
    "shape.max": "maxsi",
    "shape.min": "minsi",
}


_OF_SHAPES = ("shape.max", "shape.min")


@handles(*_SIZES)
def _compute(lowering: Lowering, operation: Any) -> None:
    left, right = lowering.operands(operation)
    if isinstance(left.type, ir.View) and isinstance(right.type, ir.View) and operation.name in _OF_SHAPES:
        _compute_extents(lowering, operation, left, right)
        return
    if isinstance(left.type, ir.View) or isinstance(right.type, ir.View):
        raise lowering.unsupported("on shapes")
    lowering.bind(operation.results[0], lowering.op(_SIZES[operation.name], [left, right], ir.INDEX))


def _compute_extents(lowering: Lowering, operation: Any, left: ir.Value, right: ir.Value) -> None:
    """Extent by extent; shapes of other ranks are an error (ShapeOps.td, `MaxOp` and `MinOp`)."""
    rank = lowering.size(left, 0)
    lowering.require_equal(lowering.size(right, 0), rank, "the shapes have the same rank")
    buffer = result_of(lowering, operation, rank)
    with lowering.loop(0, rank) as loop:
        extents = [lowering.load(each, [loop.induction]) for each in (left, right)]
        lowering.store(lowering.op(_SIZES[operation.name], extents, ir.INDEX), buffer, [loop.induction])


@handles("shape.num_elements")
def _num_elements(lowering: Lowering, operation: Any) -> None:
    shape = shape_of(lowering, operation.operands[0])
    with lowering.loop(0, lowering.size(shape, 0), carried=[lowering.constant(1)]) as loop:
        extent = lowering.load(shape, [loop.induction])
        loop.yielded = [lowering.op("muli", [loop.carried[0], extent], ir.INDEX)]
    lowering.bind(operation.results[0], loop.results[0])


@handles("shape.reduce")
def _reduce(lowering: Lowering, operation: Any) -> None:
    """From the first extent to the last; the region gets the number of each, the extent, and what there is so far."""
    shape_operand, *initial = operation.operands
    shape = shape_of(lowering, shape_operand)
    carried = [lowering.value(each) for each in initial]
    if any(not isinstance(each.type, ir.Scalar) for each in carried):
        raise lowering.unsupported("a reduction to values that are not scalars")
    with lowering.loop(0, lowering.size(shape, 0), carried=carried) as loop:
        extent = lowering.load(shape, [loop.induction])
        block = operation.regions[0].blocks[0]
        loop.yielded = lowering.inline(block, [loop.induction, extent, *loop.carried])
    for result, value in zip(operation.results, loop.results, strict=True):
        lowering.bind(result, value)


@handles("shape.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    """The operation around it has taken its operands."""


def _highest_rank(lowering: Lowering, shapes: Sequence[ir.Value]) -> ir.Index:
    rank: ir.Index = 0
    for shape in shapes:
        size = lowering.size(shape, 0)
        if isinstance(rank, int) and isinstance(size, int):
            rank = max(rank, size)
        else:
            rank = lowering.op("maxsi", [lowering.as_value(rank), lowering.as_value(size)], ir.INDEX)
    return rank


def _common(
    lowering: Lowering, shapes: Sequence[ir.Value], rank: ir.Index, dimension: ir.Value
) -> tuple[ir.Value, ir.Value]:
    """What extents that stand above each other, the last ones in one column, are together: the one that is not 1; and
    whether all that are not 1 are the same."""
    one = lowering.constant(1)
    common, fits = one, lowering.constant(1, ir.I1)
    for shape in shapes:
        behind = lowering.apply(combine("+", lowering.size(shape, 0), combine("*", rank, -1)))
        at = lowering.apply(combine("+", dimension, behind))
        is_present = lowering.compare("sge", at, 0)
        found = lowering.either(is_present, partial(lowering.load, shape, [at]), lambda: one, ir.INDEX)
        is_one = lowering.compare("eq", found, 1)
        free = lowering.op("ori", [is_one, lowering.compare("eq", common, 1)], ir.I1)
        same = lowering.op("ori", [free, lowering.compare("eq", found, common)], ir.I1)
        fits = lowering.op("andi", [fits, same], ir.I1)
        common = lowering.select(is_one, common, found)
    return common, fits


@handles("shape.broadcast", attributes=("error",))
def _broadcast(lowering: Lowering, operation: Any) -> None:
    shapes = shapes_of(lowering, operation)
    rank = _highest_rank(lowering, shapes)
    buffer = result_of(lowering, operation, rank)
    with lowering.loop(0, rank) as loop:
        common, fits = _common(lowering, shapes, rank, loop.induction)
        lowering.require(fits, "the shapes are broadcast-compatible")
        lowering.store(common, buffer, [loop.induction])


def _are_broadcastable(lowering: Lowering, shapes: Sequence[ir.Value]) -> ir.Value:
    """Whether in each dimension all extents but those of 1 are equal. How often a shape is named is of no matter."""
    shapes = list(dict.fromkeys(shapes))
    rank = _highest_rank(lowering, shapes)
    with lowering.loop(0, rank, carried=[lowering.constant(1, ir.I1)]) as loop:
        _, fits = _common(lowering, shapes, rank, loop.induction)
        loop.yielded = [lowering.op("andi", [loop.carried[0], fits], ir.I1)]
    return loop.results[0]


def are_equal(lowering: Lowering, shapes: Sequence[ir.Value]) -> ir.Value:
    """Whether all shapes have the same rank and extents."""
    first, *others = shapes
    result = lowering.constant(1, ir.I1)
    count = lowering.size(first, 0)
    for other in others:
        same_rank = lowering.compare("eq", count, lowering.size(other, 0))
        compare = partial(_have_equal_extents, lowering, first, other, count)
        found = lowering.either(same_rank, compare, lambda: lowering.constant(0, ir.I1), ir.I1)
        result = lowering.op("andi", [result, found], ir.I1)
    return result


def _have_equal_extents(lowering: Lowering, first: ir.Value, other: ir.Value, count: ir.Index) -> ir.Value:
    with lowering.loop(0, count, carried=[lowering.constant(1, ir.I1)]) as loop:
        extents = [lowering.load(each, [loop.induction]) for each in (first, other)]
        equal = lowering.compare("eq", *extents)
        loop.yielded = [lowering.op("andi", [loop.carried[0], equal], ir.I1)]
    return loop.results[0]


@handles("shape.is_broadcastable")
def _is_broadcastable(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], _are_broadcastable(lowering, shapes_of(lowering, operation)))


@handles("shape.shape_eq")
def _shape_eq(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], are_equal(lowering, shapes_of(lowering, operation)))


# -- constraints -------------------------------------------------------------------------------------------------------


def _constrain(lowering: Lowering, operation: Any, condition: ir.Value, message: str) -> None:
    lowering.require(condition, message)
    lowering.bind(operation.results[0], condition)


@handles("shape.cstr_broadcastable")
def _cstr_broadcastable(lowering: Lowering, operation: Any) -> None:
    condition = _are_broadcastable(lowering, shapes_of(lowering, operation))
    _constrain(lowering, operation, condition, "required broadcastable shapes")


@handles("shape.cstr_eq")
def _cstr_eq(lowering: Lowering, operation: Any) -> None:
    condition = are_equal(lowering, shapes_of(lowering, operation))
    _constrain(lowering, operation, condition, "required equal shapes")


@handles("shape.cstr_require", attributes=("msg",))
def _cstr_require(lowering: Lowering, operation: Any) -> None:
    condition = lowering.value(operation.operands[0])
    _constrain(lowering, operation, condition, operation.attributes["msg"].value)


@handles("shape.const_witness", attributes=("passing",))
def _const_witness(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], lowering.constant(int(bool(operation.attributes["passing"].value)), ir.I1))


@handles("shape.assuming_all")
def _assuming_all(lowering: Lowering, operation: Any) -> None:
    lowering.bind(operation.results[0], lowering.conjunction(lowering.operands(operation)))


@handles("shape.assuming")
def _assuming(lowering: Lowering, operation: Any) -> None:
    """Runs its region, which is undefined where the witness says that a constraint failed."""
    lowering.require(lowering.value(operation.operands[0]), "the witness of an assuming region holds")
    lowering.emit(
        ir.Execute(
            place=lowering.place,
            results=lowering.flat_results(operation),
            body=lowering.region(operation.regions[0]),
        )
    )


@handles("shape.assuming_yield")
def _assuming_yield(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.handed(operation)))
