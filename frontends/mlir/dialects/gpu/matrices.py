"""Matrices that the threads of a subgroup hold together, of which nobody is told who holds what (`gpu.subgroup_mma_*`).

Each lane holds some elements of a matrix, dealt out by a rule that no program follows: one that takes the lanes that
load or store an element for those that it needs itself, without a barrier, is in a race.

A function outside of a launch that tells no threads apart is run by whole subgroups: all lanes of one do the same, and
what they hold together is one value of one run of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from frontends.mlir.core.layout import MATRIX_LANES, is_unsigned, matrix_of
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Agents
from frontends.mlir.core.walking import within
from frontends.mlir.dialects.gpu.kernel import require_kernel_level
from frontends.mlir.dialects.gpu.matrix_memory import require_no_meetings
from frontends.mlir.dialects.gpu.subgroup import meet, put, scratch, subgroups_of, take
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir
from interp.ir.affine import combine

_SPREAD = 13  # odd: lane numbers are multiplied by it, and rows of elements shifted by 5 lanes each
_SHIFT = 5
_AS_ONE = "the function is run by whole subgroups, all threads of which run it with the same arguments"
# What gives all threads of a subgroup the same.
_UNIFORM = (
    *("affine.", "arith.", "builtin.", "cf.", "func.return", "index.", "math.", "memref.", "scf.", "vector."),
    *("gpu.subgroup_mma_", "gpu.block_id", "gpu.block_dim", "gpu.grid_dim", "gpu.return", "gpu.func", "func.func"),
)


class Matrix(Struct, frozen=True):
    """A matrix dealt out to lanes: element `row * columns + column` is in some lane's part of it, or in the one that is
    the `whole`."""

    rows: int
    columns: int
    element: ir.Scalar
    whole: bool = False

    @property
    def parts(self) -> int:
        """The number of elements that each lane holds."""
        return self.rows * self.columns // (1 if self.whole else MATRIX_LANES)

    def position(self, lane: ir.Affine, part: int) -> tuple[ir.Affine, ir.Affine]:
        """The row and the column of an element."""
        if self.whole:
            return divmod(part, self.columns)
        at = combine("mod", combine("+", combine("*", lane, _SPREAD), _SHIFT * part), MATRIX_LANES)
        linear = combine("+", at, part * MATRIX_LANES)
        return combine("floordiv", linear, self.columns), combine("mod", linear, self.columns)


def matrix(lowering: Lowering, mlir_type: Any) -> Matrix:
    """The matrix of a type. Raises `Unsupported`."""
    is_whole = _is_run_as_one(lowering)
    if not is_whole and subgroups_of(lowering).size != MATRIX_LANES:
        raise lowering.unsupported("a matrix in subgroups that do not have 32 threads")
    lowering.part_types(mlir_type)
    rows, columns, element = matrix_of(str(mlir_type), is_whole)
    return Matrix(rows, columns, element, is_whole)


def _is_run_as_one(lowering: Lowering) -> bool:
    """Whether one run of the function is that of a subgroup."""
    if not lowering.whole_matrices or lowering.scope(Agents) is not None:
        return False
    function = function_of(lowering.at_hand)
    key = ("tells no threads apart", function)
    if key not in lowering.memo:
        lowering.memo[key] = all(map(_is_uniform, within(function)))
    if not lowering.memo[key] or function.attributes["sym_name"].value != lowering.symbols.entry.rpartition("::")[2]:
        return False
    lowering.assumptions.add(_AS_ONE)
    if ("apart", function) not in lowering.memo:
        require_no_meetings(lowering, function)
        lowering.memo["apart", function] = True
    return True


def _is_uniform(operation: Any) -> bool:
    return str(operation.name).startswith(_UNIFORM) and "atomic" not in str(operation.name)


def require_all_lanes(lowering: Lowering, operation: Any) -> ir.Value:
    """All lanes of the subgroup are there; gives the number of the lane at hand."""
    if _is_run_as_one(lowering):
        return lowering.constant(0)
    require_kernel_level(lowering, operation)
    subgroups = subgroups_of(lowering)
    lowering.require(lowering.compare("eq", subgroups.lanes, subgroups.size), "the subgroup is full")
    return subgroups.lane


def positions(
    lowering: Lowering, whole: Matrix, lane: ir.Affine, transposed: bool = False
) -> Iterator[tuple[ir.Index, ir.Index]]:
    """Where in memory a lane's elements are, by row and column."""
    for part in range(whole.parts):
        row, column = whole.position(lane, part)
        if transposed:
            row, column = column, row
        yield lowering.apply(row), lowering.apply(column)


def _addresses(
    lowering: Lowering, operation: Any, view: ir.Value, indices: list[ir.Index], lane: ir.Affine, whole: Matrix
) -> Iterator[list[ir.Index]]:
    """The indices of a lane's elements in memory: rows are `leadDimension` elements apart, and all the same one where
    that is 0."""
    lead = int(operation.attributes["leadDimension"].value)
    if lead == 0 and whole.whole:
        *outer, start = indices
        for _, column in positions(lowering, whole, lane, "transpose" in operation.attributes):
            yield [*outer, lowering.apply(combine("+", start, column))]
        return
    if view_type(view).rank < 2:
        raise lowering.unsupported("memory of less than two dimensions")
    lowering.require_equal(
        lowering.stride(view, view_type(view).rank - 2), lead, "the leading dimension is that of the operation"
    )
    transposed = "transpose" in operation.attributes
    *outer, first, start = indices
    for row, column in positions(lowering, whole, lane, transposed):
        yield [*outer, lowering.apply(combine("+", first, row)), lowering.apply(combine("+", start, column))]


@handles("gpu.subgroup_mma_load_matrix", attributes=("leadDimension", "transpose"))
def _load(lowering: Lowering, operation: Any) -> None:
    lane = require_all_lanes(lowering, operation)
    source, *mlir_indices = operation.operands
    view, indices = lowering.value(source), lowering.indices(mlir_indices)
    whole = matrix(lowering, operation.results[0].type)
    if view_type(view).element != whole.element:
        raise lowering.unsupported("a matrix whose element type differs from that of memory")
    parts = [lowering.load(view, each) for each in _addresses(lowering, operation, view, indices, lane, whole)]
    lowering.bind_parts(operation.results[0], parts)


@handles("gpu.subgroup_mma_store_matrix", attributes=("leadDimension", "transpose"))
def _store(lowering: Lowering, operation: Any) -> None:
    lane = require_all_lanes(lowering, operation)
    value, target, *mlir_indices = operation.operands
    view, indices = lowering.value(target), lowering.indices(mlir_indices)
    whole = matrix(lowering, value.type)
    if view_type(view).element != whole.element:
        raise lowering.unsupported("a matrix whose element type differs from that of memory")
    places = _addresses(lowering, operation, view, indices, lane, whole)
    for part, place in zip(lowering.parts(value), places, strict=True):
        lowering.store(part, view, place)


@handles("gpu.subgroup_mma_constant_matrix")
def _constant(lowering: Lowering, operation: Any) -> None:
    value = lowering.value(operation.operands[0])
    lowering.bind_parts(operation.results[0], [value] * matrix(lowering, operation.results[0].type).parts)


@handles("gpu.subgroup_mma_compute", attributes=("a_transpose", "b_transpose"))
def _compute(lowering: Lowering, operation: Any) -> None:
    """The flags say how the operands were loaded, which they know themselves."""
    left, right, sums = (matrix(lowering, each.type) for each in operation.operands)
    if sums.whole:
        lowering.bind_parts(operation.results[0], _product(lowering, operation, left, right, sums))
        return
    lane = require_all_lanes(lowering, operation)
    parts = [lowering.parts(each) for each in operation.operands]
    buffers = []
    for whole, values in ((left, parts[0]), (right, parts[1])):
        buffer = scratch(lowering, whole.element, [whole.rows, whole.columns])
        for value, place in zip(values, positions(lowering, whole, lane), strict=True):
            put(lowering, value, buffer, place)
        buffers.append(buffer)
    meet(lowering)
    places = positions(lowering, sums, lane)
    results = [
        dot(lowering, buffers[0], buffers[1], place, left.columns, start)
        for start, place in zip(parts[2], places, strict=True)
    ]
    meet(lowering)
    lowering.bind_parts(operation.results[0], results)


def _product(lowering: Lowering, operation: Any, left: Matrix, right: Matrix, sums: Matrix) -> list[ir.Value]:
    """The elements of a sum and a product, from those of all operands."""
    buffers = []
    for whole, operand in zip((left, right, sums), operation.operands, strict=True):
        buffer = lowering.allocate(whole.element, [whole.rows, whole.columns])
        for part, value in enumerate(lowering.parts(operand)):
            lowering.store(value, buffer, list(divmod(part, whole.columns)))
        buffers.append(buffer)
    with lowering.loops([sums.rows, sums.columns]) as (row, column):

        def factors(at: ir.Value) -> tuple[ir.Value, ir.Value]:
            return lowering.load(buffers[0], [row, at]), lowering.load(buffers[1], [at, column])

        start = lowering.load(buffers[2], [row, column])
        unsigned = is_unsigned(str(operation.operands[0].type)), is_unsigned(str(operation.operands[1].type))
        lowering.store(sum_of_products(lowering, factors, left.columns, start, unsigned), buffers[2], [row, column])
    return [lowering.load(buffers[2], list(divmod(part, sums.columns))) for part in range(sums.parts)]


def dot(
    lowering: Lowering,
    left: ir.Value,
    right: ir.Value,
    place: tuple[ir.Index, ir.Index],
    depth: int,
    start: ir.Value,
    unsigned: tuple[bool, bool] = (False, False),
) -> ir.Value:
    """`start` and the product of a row of `left` and a column of `right`, matrices in buffers of the subgroup; see
    `sum_of_products`."""
    row, column = place

    def factors(at: ir.Value) -> tuple[ir.Value, ir.Value]:
        return take(lowering, left, [row, at]), take(lowering, right, [at, column])

    return sum_of_products(lowering, factors, depth, start, unsigned)


def sum_of_products(
    lowering: Lowering,
    factors: Callable[[ir.Value], tuple[ir.Value, ir.Value]],
    depth: int,
    start: ir.Value,
    unsigned: tuple[bool, bool] = (False, False),
) -> ir.Value:
    """`start` and the products of `depth` pairs of factors, by their numbers. Products and sums are of the type of
    `start`; the order of sums is open."""
    type = start.type
    assert isinstance(type, ir.Scalar)
    add, multiply = ("addf", "mulf") if type.is_float else ("addi", "muli")
    leave_order_open(lowering, (add,))
    with lowering.loop(0, depth, carried=[start]) as loop:
        left, right = factors(loop.induction)
        one, other = wider(lowering, left, type, unsigned[0]), wider(lowering, right, type, unsigned[1])
        product = lowering.op(multiply, [one, other], type)
        loop.yielded = [lowering.op(add, [loop.carried[0], product], type)]
    return loop.results[0]


def wider(lowering: Lowering, value: ir.Value, type: ir.Scalar, unsigned: bool = False) -> ir.Value:
    """A factor in the type of sums."""
    if value.type == type:
        return value
    assert isinstance(value.type, ir.Scalar)
    if value.type.is_float != type.is_float or value.type.width >= type.width:
        raise lowering.unsupported(f"products of {value.type} in sums of {type}")
    return lowering.op("extf" if type.is_float else "extui" if unsigned else "extsi", [value], type)


_ELEMENTWISE = {
    "addf": "addf",
    "mulf": "mulf",
    "subf": "subf",
    "divf": "divf",
    "maxf": "maxnumf",
    "minf": "minnumf",
    "addi": "addi",
    "muli": "muli",
    "subi": "subi",
    "divs": "divsi",
    "divu": "divui",
    "negatef": "negf",
    "negates": "",
    "extf": "extf",
}


@handles("gpu.subgroup_mma_elementwise", attributes=("opType",))
def _elementwise(lowering: Lowering, operation: Any) -> None:
    text = str(operation.attributes["opType"]).removeprefix("#gpu<mma_element_wise ").removesuffix(">").strip()
    name = _ELEMENTWISE.get(text)
    result = matrix(lowering, operation.results[0].type)
    if any(is_unsigned(str(each.type)) for each in (*operation.operands, *operation.results)):
        raise lowering.unsupported("numbers without a sign")
    if not name or any(
        (each.rows, each.columns) != (result.rows, result.columns)
        for each in (matrix(lowering, value.type) for value in operation.operands)
    ):
        raise lowering.unsupported(f"operation {text}")
    operands = [lowering.parts(each) for each in operation.operands]
    lowering.bind_parts(
        operation.results[0],
        [lowering.op(name, each, result.element) for each in zip(*operands, strict=True)],
    )
