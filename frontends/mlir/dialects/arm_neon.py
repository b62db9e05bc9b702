"""The arm_neon dialect: products of small numbers that are summed up in wider ones, as Arm's architecture has them."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir

# Whether the elements of the two factors have a sign.
_MATRICES = {"smmla": (True, True), "ummla": (False, False), "usmmla": (False, True)}
_OF_MATRIX = (4, 16, 16)  # elements of the sum, of the two factors
_ROW, _GROUP = 8, 4
_OF_FLOATS, _ROW_OF_FLOATS = (4, 8, 8), 4
_ROUNDS = "arm_neon.intr.bfmmla rounds each sum to the nearest number, and flushes no subnormal one to zero"


@handles(*(f"arm_neon.intr.{name}" for name in _MATRICES))
def _matrix(lowering: Lowering, operation: Any) -> None:
    """The product of a 2x8 matrix with the transpose of another, added to a 2x2 matrix."""
    signs = _MATRICES[operation.name.removeprefix("arm_neon.intr.")]
    total, left, right = _operands(lowering, operation, *_OF_MATRIX)
    sums = [
        _sum(lowering, total[2 * row + column], _at(left, row, _ROW), _at(right, column, _ROW), signs)
        for row in range(2)
        for column in range(2)
    ]
    lowering.bind_parts(operation.results[0], sums)


@handles("arm_neon.intr.bfmmla")
def _matrix_of_floats(lowering: Lowering, operation: Any) -> None:
    """The product of a 2x4 matrix with the transpose of another, added to a 2x2 matrix. The order of sums is open, and
    how they round is assumed (Arm Architecture Reference Manual, BFMMLA: to odd, and with subnormal numbers flushed,
    unless FPCR.EBF says otherwise)."""
    total, left, right = _operands(lowering, operation, *_OF_FLOATS)
    lowering.assumptions.add(_ROUNDS)
    leave_order_open(lowering, ("addf",))
    sums = []
    for at, start in enumerate(total):
        row, column = divmod(at, 2)
        found = start
        for pair in zip(_at(left, row, _ROW_OF_FLOATS), _at(right, column, _ROW_OF_FLOATS), strict=True):
            factors = [lowering.op("extf", [each], start.type) for each in pair]
            found = lowering.op("addf", [found, lowering.op("mulf", factors, start.type)], start.type)
        sums.append(found)
    lowering.bind_parts(operation.results[0], sums)


@handles("arm_neon.intr.sdot", "arm_neon.2d.sdot")
def _dot(lowering: Lowering, operation: Any) -> None:
    """Each element of the sum gets the products of four pairs."""
    count = len(lowering.parts(operation.operands[0]))
    total, left, right = _operands(lowering, operation, count, _GROUP * count, _GROUP * count)
    sums = [
        _sum(lowering, each, _at(left, at, _GROUP), _at(right, at, _GROUP), (True, True))
        for at, each in enumerate(total)
    ]
    lowering.bind_parts(operation.results[0], sums)


@handles("arm_neon.intr.smull")
def _wide_product(lowering: Lowering, operation: Any) -> None:
    left, right = (lowering.parts(each) for each in operation.operands)
    types = lowering.part_types(operation.results[0].type)
    products = [
        lowering.op("muli", [lowering.op("extsi", [one], type), lowering.op("extsi", [other], type)], type)
        for one, other, type in zip(left, right, types, strict=True)
        if isinstance(type, ir.Scalar)
    ]
    lowering.bind_parts(operation.results[0], products)


def _operands(lowering: Lowering, operation: Any, *counts: int) -> list[list[ir.Value]]:
    found = [list(lowering.parts(each)) for each in operation.operands]
    if [len(each) for each in found] != list(counts):
        raise lowering.unsupported("operands of other sizes")
    return found


def _at(parts: list[ir.Value], row: int, width: int) -> list[ir.Value]:
    return parts[row * width : (row + 1) * width]


def _sum(
    lowering: Lowering, total: ir.Value, left: list[ir.Value], right: list[ir.Value], signs: tuple[bool, bool]
) -> ir.Value:
    type = total.type
    assert isinstance(type, ir.Scalar)
    for pair in zip(left, right, strict=True):
        factors = [
            lowering.op("extsi" if signed else "extui", [each], type) for each, signed in zip(pair, signs, strict=True)
        ]
        total = lowering.op("addi", [total, lowering.op("muli", factors, type)], type)
    return total
