"""Affine expressions of index operands, evaluated as far as their operands are constants."""

from __future__ import annotations

from interp.ir.values import Affine, Binary


def combine(operator: str, left: Affine, right: Affine) -> Affine:
    """`left operator right`, evaluated where both are constants. Neutral operands are dropped; a division by a constant
    that is not positive is kept, as it is undefined behaviour, and so is what does not fit into 64 bits."""
    if isinstance(right, int):
        if isinstance(left, int):
            return _evaluate(operator, left, right)
        if (operator == "+" and right == 0) or (operator != "+" and operator != "mod" and right == 1):
            return left
    elif isinstance(left, int) and ((operator == "+" and left == 0) or (operator == "*" and left == 1)):
        return right
    return Binary(operator, left, right)


def _evaluate(operator: str, left: int, right: int) -> Affine:
    if operator == "+":
        value = left + right
    elif operator == "*":
        value = left * right
    elif right <= 0:
        return Binary(operator, left, right)
    elif operator == "mod":
        value = left % right
    elif operator == "floordiv":
        value = left // right
    else:
        value = -(-left // right)
    return value if -(1 << 63) <= value < 1 << 63 else Binary(operator, left, right)
