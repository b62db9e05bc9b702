"""Affine maps as functions from index operands to affine expressions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interp import ir
from interp.ir.affine import combine

DEPTH = 200  # operators nested in one expression

# A result with its operands open: a constant, an operand's position, or an operator over two such results.
_Result = Any  # int | tuple[int] | tuple[str, _Result, _Result]


class TooDeep(Exception):
    """An expression with more than `DEPTH` operators nested in one another."""


class AffineFunction:
    """The results of an affine map, as functions of its dimensions followed by its symbols."""

    def __init__(self, results: Sequence[_Result]) -> None:
        self._results = tuple(results)
        plain = all(isinstance(result, tuple) and len(result) == 1 for result in results)
        self._positions = tuple(result[0] for result in results) if plain else None

    @classmethod
    def of_map(cls, bindings: Any, affine_map: Any) -> AffineFunction:
        """Raises `TooDeep`."""
        return cls([_compile(bindings, result, affine_map.n_dims, 0) for result in affine_map.results])

    def __call__(self, operands: Sequence[ir.Index]) -> list[ir.Affine]:
        if self._positions is not None:
            return [operands[position] for position in self._positions]
        return [_instantiate(result, operands) for result in self._results]


def _compile(bindings: Any, expression: Any, dimensions: int, depth: int) -> _Result:
    if depth > DEPTH:
        raise TooDeep(f"an affine expression with more than {DEPTH} operators nested in one another")
    if isinstance(expression, bindings.AffineDimExpr):
        return (expression.position,)
    if isinstance(expression, bindings.AffineSymbolExpr):
        return (dimensions + expression.position,)
    if isinstance(expression, bindings.AffineConstantExpr):
        return expression.value
    left = _compile(bindings, expression.lhs, dimensions, depth + 1)
    right = _compile(bindings, expression.rhs, dimensions, depth + 1)
    return (_operator(bindings, expression), left, right)


def _operator(bindings: Any, expression: Any) -> str:
    if isinstance(expression, bindings.AffineAddExpr):
        return "+"
    if isinstance(expression, bindings.AffineMulExpr):
        return "*"
    if isinstance(expression, bindings.AffineModExpr):
        return "mod"
    if isinstance(expression, bindings.AffineFloorDivExpr):
        return "floordiv"
    assert isinstance(expression, bindings.AffineCeilDivExpr)
    return "ceildiv"


def _instantiate(result: _Result, operands: Sequence[ir.Index]) -> ir.Affine:
    if isinstance(result, int):
        return result
    if len(result) == 1:
        operand: ir.Index = operands[result[0]]
        return operand
    operator, left, right = result
    return combine(operator, _instantiate(left, operands), _instantiate(right, operands))
