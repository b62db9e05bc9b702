"""Affine maps as functions from index operands to affine expressions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.errors import SyntaxProblem
from frontends.mlir.core.bindings import import_ir, new_context
from interp import ir

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


def parse_map(text: str, bindings: str) -> tuple[int, int, AffineFunction]:
    """The numbers of dimensions and results of an affine map without symbols in MLIR's syntax, and the map; `bindings`
    names the package. Raises `SyntaxProblem`, `TooDeep` and `MissingBindings`."""
    module = import_ir(bindings)
    try:
        attribute = module.Attribute.parse(text, new_context(module))
    except module.MLIRError as error:
        diagnostics = getattr(error, "error_diagnostics", [])
        raise SyntaxProblem(diagnostics[0].message if diagnostics else str(error)) from error
    if not isinstance(attribute, module.AffineMapAttr) or attribute.value.n_symbols:
        raise SyntaxProblem("a map from dimensions alone is needed")
    map = attribute.value
    return map.n_dims, len(map.results), AffineFunction.of_map(module, map)


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


def combine(operator: str, left: ir.Affine, right: ir.Affine) -> ir.Affine:
    """`left operator right`, evaluated where both are constants. Neutral operands are dropped; a division by a constant
    that is not positive is kept, as it is undefined behaviour."""
    if isinstance(right, int):
        if isinstance(left, int):
            return _evaluate(operator, left, right)
        if (operator == "+" and right == 0) or (operator != "+" and operator != "mod" and right == 1):
            return left
    elif isinstance(left, int) and ((operator == "+" and left == 0) or (operator == "*" and left == 1)):
        return right
    return ir.Binary(operator, left, right)


def _evaluate(operator: str, left: int, right: int) -> ir.Affine:
    if operator == "+":
        value = left + right
    elif operator == "*":
        value = left * right
    elif right <= 0:
        return ir.Binary(operator, left, right)
    elif operator == "mod":
        value = left % right
    elif operator == "floordiv":
        value = left // right
    else:
        value = -(-left // right)
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)
