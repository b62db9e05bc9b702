"""The transforms of Winograd's convolution, F(2x2, 3x3) and F(4x4, 3x3): products with constant matrices on both sides.

The matrices are those that MLIR's decomposition of the operations uses, with the factor by which it scales the output
where it scales the others (Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", 2016).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack, unpack
from typing import Any

from msgspec import Struct

from frontends.mlir.core.constants import float_bits
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.linalg.operands import output
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir
from interp.ir.affine import combine

_Matrix = Sequence[Sequence[float]]


class _Form(Struct, frozen=True):
    """`outputs` by `outputs` results of a filter of `taps` by `taps`. `scale` multiplies the results."""

    outputs: int
    taps: int
    filter: _Matrix
    input: _Matrix
    output: _Matrix
    scale: float

    @property
    def tile(self) -> int:
        return self.outputs + self.taps - 1


_FORMS = {
    0: _Form(
        2,
        3,
        filter=((-1, 0, 0), (1 / 2, -1 / 2, 1 / 2), (1 / 2, 1 / 2, 1 / 2), (0, 0, 1)),
        input=((-1, 0, 1, 0), (0, -1, 1, 0), (0, 1, 1, 0), (0, -1, 0, 1)),
        output=((1, 1, 1, 0), (0, -1, 1, 1)),
        scale=1.0,
    ),
    1: _Form(
        4,
        3,
        filter=(
            (1, 0, 0),
            (-1 / 3, 1 / 3, -1 / 3),
            (-1 / 3, -1 / 3, -1 / 3),
            (1 / 12, -1 / 6, 1 / 3),
            (1 / 12, 1 / 6, 1 / 3),
            (0, 0, 1),
        ),
        input=(
            (1 / 4, 0, -5 / 16, 0, 1 / 16, 0),
            (0, 1 / 4, -1 / 4, -1 / 16, 1 / 16, 0),
            (0, -1 / 4, -1 / 4, 1 / 16, 1 / 16, 0),
            (0, 1 / 4, -1 / 8, -1 / 4, 1 / 8, 0),
            (0, -1 / 4, -1 / 8, 1 / 4, 1 / 8, 0),
            (0, 1 / 4, 0, -5 / 16, 0, 1 / 16),
        ),
        output=(
            (1 / 8, 1 / 4, 1 / 4, 1 / 8, 1 / 8, 0),
            (0, -1 / 4, 1 / 4, -1 / 4, 1 / 4, 0),
            (0, 1 / 4, 1 / 4, 1 / 2, 1 / 2, 0),
            (0, -1 / 4, 1 / 4, -1, 1, 1 / 2),
        ),
        scale=1024.0,
    ),
}


def _form(lowering: Lowering, operation: Any, filter_or_tile: Sequence[ir.Index], is_filter: bool) -> _Form:
    """The form that an operation is of. Those of one dimension are not modelled."""
    form = _FORMS.get(int(operation.attributes["fmr"].value))
    if form is None:
        raise lowering.unsupported(f"the form {operation.attributes['fmr']}")
    wanted = form.taps if is_filter else form.tile
    if any(size != wanted for size in filter_or_tile):
        raise lowering.unsupported("a form of one dimension")
    if len({str(each.type.element_type) for each in operation.operands}) > 1:
        raise lowering.unsupported("operands of different element types")
    leave_order_open(lowering, ("addf",))
    return form


def _number(lowering: Lowering, number: float, type: ir.Scalar) -> ir.Value:
    """A number of the matrices, which are of single precision before they have the type of the elements."""
    return lowering.constant(float_bits(unpack("<f", pack("<f", number))[0], type), type)


def _product(
    lowering: Lowering, rows: int, columns: int, inner: int, left: Callable[[int, int], ir.Value], right: Any
) -> list[list[ir.Value]]:
    """A matrix product, each sum from 0 on in the order of the elements."""
    found: list[list[ir.Value]] = []
    for row in range(rows):
        found.append([])
        for column in range(columns):
            total: ir.Value | None = None
            for at in range(inner):
                one, other = left(row, at), right(at, column)
                assert isinstance(one.type, ir.Scalar)
                product = lowering.op("mulf", [one, other], one.type)
                start = total if total is not None else lowering.constant(0, one.type)
                total = lowering.op("addf", [start, product], one.type)
            assert total is not None
            found[-1].append(total)
    return found


def _both_sides(
    lowering: Lowering, matrix: _Matrix, element: Callable[[int, int], ir.Value], type: ir.Scalar
) -> list[list[ir.Value]]:
    """The matrix, times the elements, times the matrix transposed."""
    constants = [[_number(lowering, each, type) for each in row] for row in matrix]
    rows, inner = len(matrix), len(matrix[0])
    elements = [[element(row, column) for column in range(inner)] for row in range(inner)]
    half = _product(
        lowering, rows, inner, inner, lambda row, at: constants[row][at], lambda at, column: elements[at][column]
    )
    return _product(
        lowering, rows, rows, inner, lambda row, at: half[row][at], lambda at, column: constants[column][at]
    )


@handles("linalg.winograd_filter_transform", attributes=("fmr",))
def _filter_transform(lowering: Lowering, operation: Any) -> None:
    """From (filter, row, column, channel) to (row, column, channel, filter)."""
    source, target = lowering.value(operation.operands[0]), output(lowering, operation, 1)
    filters, height, width, channels = lowering.sizes(source)
    form = _form(lowering, operation, (height, width), True)
    with lowering.loops([filters, channels]) as (f, c):
        found = _both_sides(
            lowering, form.filter, lambda i, j: lowering.load(source, [f, i, j, c]), view_type(source).element
        )
        for i, row in enumerate(found):
            for j, value in enumerate(row):
                lowering.store(value, target, [i, j, c, f])


@handles("linalg.winograd_input_transform", attributes=("fmr",))
def _input_transform(lowering: Lowering, operation: Any) -> None:
    """From (image, row, column, channel) to (row, column, tile's row, tile's column, image, channel): tiles overlap."""
    source, target = lowering.value(operation.operands[0]), output(lowering, operation, 1)
    high, wide, down, across, images, channels = lowering.sizes(target)
    form = _form(lowering, operation, (high, wide), False)
    with lowering.loops([down, across, images, channels]) as (y, x, n, c):

        def element(i: int, j: int) -> ir.Value:
            row = lowering.apply(combine("+", combine("*", y, form.outputs), i))
            column = lowering.apply(combine("+", combine("*", x, form.outputs), j))
            return lowering.load(source, [n, row, column, c])

        for i, values in enumerate(_both_sides(lowering, form.input, element, view_type(source).element)):
            for j, value in enumerate(values):
                lowering.store(value, target, [i, j, y, x, n, c])


@handles("linalg.winograd_output_transform", attributes=("fmr",))
def _output_transform(lowering: Lowering, operation: Any) -> None:
    """From (row, column, tile's row, tile's column, image, filter) to (image, row, column, filter), added to what is
    there."""
    source = lowering.value(operation.operands[0])
    target = output(lowering, operation, 1, contents=True)
    high, wide, down, across, images, filters = lowering.sizes(source)
    form = _form(lowering, operation, (high, wide), False)
    type = view_type(source).element
    with lowering.loops([down, across, images, filters]) as (y, x, n, f):
        found = _both_sides(lowering, form.output, lambda i, j: lowering.load(source, [i, j, y, x, n, f]), type)
        for i, values in enumerate(found):
            for j, value in enumerate(values):
                row = lowering.apply(combine("+", combine("*", y, form.outputs), i))
                column = lowering.apply(combine("+", combine("*", x, form.outputs), j))
                if form.scale != 1.0:
                    value = lowering.op("mulf", [_number(lowering, form.scale, type), value], type)
                old = lowering.load(target, [n, row, column, f])
                lowering.store(lowering.op("addf", [value, old], type), target, [n, row, column, f])
