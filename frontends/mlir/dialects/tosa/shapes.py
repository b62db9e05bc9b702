"""Shapes of the tosa dialect: lists of numbers that are known when a program is compiled.

Nothing is computed while a program runs: whoever uses a shape has it worked out here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

_FEWEST, _MOST = -(1 << 63), (1 << 63) - 1


class _Undefined(Exception):
    """A division by what is not positive, a logarithm of it, or a power that is too large."""


def _quotient(left: int, right: int) -> int:
    if right <= 0 or left < 0:
        raise _Undefined
    return left // right


def _quotient_rounded_up(left: int, right: int) -> int:
    if right <= 0 or left < 0:
        raise _Undefined
    return -(-left // right)


def _remainder(left: int, right: int) -> int:
    if right <= 0 or left < 0:
        raise _Undefined
    return left % right


def _power(exponent: int) -> int:
    if not 0 <= exponent < 63:
        raise _Undefined
    return 1 << exponent


def _logarithm(value: int) -> int:
    if value <= 0:
        raise _Undefined
    return value.bit_length() - 1


def _logarithm_rounded_up(value: int) -> int:
    if value <= 0:
        raise _Undefined
    return (value - 1).bit_length()


_COMPUTED: dict[str, Callable[..., int]] = {
    "tosa.add_shape": lambda left, right: left + right,
    "tosa.sub_shape": lambda left, right: left - right,
    "tosa.mul_shape": lambda left, right: left * right,
    "tosa.max_shape": max,
    "tosa.min_shape": min,
    "tosa.div_floor_shape": _quotient,
    "tosa.div_ceil_shape": _quotient_rounded_up,
    "tosa.mod_shape": _remainder,
    "tosa.exp2_shape": _power,
    "tosa.log2_floor_shape": _logarithm,
    "tosa.log2_ceil_shape": _logarithm_rounded_up,
}


@handles(
    "tosa.const_shape", "tosa.dim", "tosa.concat_shape", "tosa.slice_shape", *_COMPUTED, attributes=("values", "axis")
)
def _shape(lowering: Lowering, operation: Any) -> None:
    """Whoever uses it looks at the numbers."""


@handles("tosa.assert_equal_shape", attributes=("allow_broadcast",))
def _assert_equal(lowering: Lowering, operation: Any) -> None:
    """The program is undefined where the shapes differ; those that can be broadcast may do where that is allowed."""
    left, right = (constant_numbers(lowering, each) for each in operation.operands)
    stretches = operation.attributes["allow_broadcast"].value
    agree = len(left) == len(right) and all(
        one == other or (stretches and 1 in (one, other)) for one, other in zip(left, right, strict=True)
    )
    if not agree:
        lowering.require(lowering.constant(0, ir.I1), f"the shapes {left} and {right} are equal")


def _constant_number(lowering: Lowering, mlir_value: Any) -> int:
    """The number of a tensor of one."""
    owner = mlir_value.owner
    if getattr(owner, "name", "") != "tosa.const":
        raise lowering.unsupported("a slice of a shape that is not a constant")
    (number,) = (int(each) for each in owner.attributes["values"])
    return number


def constant_numbers(lowering: Lowering, mlir_value: Any) -> list[int]:
    """The numbers of a shape. One that is not known is unsupported."""
    known = lowering.memo.get(("tosa.shape", mlir_value))
    if known is not None:
        return list(known)
    found = _numbers(lowering, mlir_value)
    if any(not _FEWEST <= each <= _MOST for each in found):
        raise lowering.unsupported("numbers of a shape that 64 bits do not hold")
    lowering.memo["tosa.shape", mlir_value] = found
    return list(found)


def _signed(number: int) -> int:
    """The bindings take the numbers of an index for unsigned ones."""
    return number - (1 << 64) if number > _MOST else number


def _numbers(lowering: Lowering, mlir_value: Any) -> list[int]:
    owner = mlir_value.owner
    name = getattr(owner, "name", "")
    if name == "tosa.const_shape":
        return [_signed(int(each)) for each in owner.attributes["values"]]
    if name == "tosa.dim":
        size = lowering.size(lowering.value(owner.operands[0]), int(owner.attributes["axis"].value))
        if not isinstance(size, int):
            raise lowering.unsupported("a shape of a size that is not known")
        return [size]
    if name == "tosa.concat_shape":
        return [number for each in owner.operands for number in constant_numbers(lowering, each)]
    if name == "tosa.slice_shape":
        whole = constant_numbers(lowering, owner.operands[0])
        start, size = (_constant_number(lowering, each) for each in list(owner.operands)[1:])
        if start < 0 or size <= 0 or start + size > len(whole):
            raise lowering.unsupported(f"a slice of {size} numbers from {start} on of a shape of {len(whole)}")
        return whole[start : start + size]
    compute = _COMPUTED.get(name)
    if compute is None:
        raise lowering.unsupported("a shape that is not a constant")
    operands = [constant_numbers(lowering, each) for each in owner.operands]
    try:
        return [compute(*each) for each in zip(*operands, strict=True)]
    except _Undefined:
        raise lowering.unsupported(f"the shape that '{name}' makes of {operands}") from None
