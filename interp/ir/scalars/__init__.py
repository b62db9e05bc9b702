"""What the scalar operations mean on patterns: Python integers, and exact rationals that are rounded once.

Written from the descriptions of MLIR's `arith` and `math`, of LLVM's LangRef for what these leave open, and of IEEE
754; `interp/native/scalar` is the other table, which the machine uses. Functions whose precision nobody specifies
(`exp`, `sin`, ...) are taken from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interp.ir.floats import FLOAT_FORMATS
from interp.ir.scalars import narrow
from interp.ir.scalars.conversions import CONVERSIONS
from interp.ir.scalars.floats import FLOATS, PREDICATES, relation
from interp.ir.scalars.integers import INTEGERS, ordered
from interp.ir.scalars.use import NoNumber, Poison, UndefinedScalar, Use
from interp.ir.types import Scalar

__all__ = [
    "MAY_BE_UNDEFINED",
    "NoNumber",
    "Poison",
    "UndefinedScalar",
    "evaluate",
    "ordered",
]

MAY_BE_UNDEFINED = frozenset(("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "ipowi"))
"""Whose execution is undefined for some operands."""

_OF_THE_NATIVE_TABLE = 128  # bits of its numbers
_OF_NARROW: dict[str, Callable[[Use, int], int]] = {
    **dict.fromkeys(("extf", "truncf", "convertf"), narrow.converted),
    "bitcast": narrow.bits_of,
    "freeze": lambda use, value: value,
}


def evaluate(
    name: str, flags: Sequence[str], operand_types: Sequence[Scalar], result_types: Sequence[Scalar], given: list[int]
) -> list[int]:
    """The patterns of the results, integers below two to the width of their types, of patterns as operands. Raises
    `Poison`, `UndefinedScalar`, and `NoNumber` where the result is not specified to the last bit."""
    use = Use(name, flags, operand_types, result_types)
    if any(each.name in narrow.WIDTHS for each in (*operand_types, *result_types)):
        if name not in _OF_NARROW:
            raise NoNumber
        return [_OF_NARROW[name](use, given[0])]
    if not all(map(_has_numbers, (*operand_types, *result_types))):
        raise NoNumber
    use.exclude(operand_types, given)
    if name in INTEGERS and not operand_types[0].is_float:
        return use.wrapped(INTEGERS[name](use, *given))
    if name.startswith("cmpi."):
        return [int(ordered(name[5:].removeprefix("s").removeprefix("u"), *use.compared(name[5:], given)))]
    if name in CONVERSIONS:
        results = CONVERSIONS[name](use, given[0])
    elif name.startswith("cmpf."):
        results = int(relation(use.format, *given) in PREDICATES[name[5:]])
    elif name in FLOATS and operand_types[0].is_float:
        results = FLOATS[name](use, *given)
    else:
        return _from_the_native_table(name, flags, operand_types, result_types, given)
    use.exclude(result_types, [results])
    return [results]


def _has_numbers(type_: Scalar) -> bool:
    return type_.name in FLOAT_FORMATS if type_.is_float else type_.width > 0


def _from_the_native_table(
    name: str, flags: Sequence[str], operand_types: Sequence[Scalar], result_types: Sequence[Scalar], given: list[int]
) -> list[int]:
    from interp import _native

    if any(type_.width > _OF_THE_NATIVE_TABLE for type_ in (*operand_types, *result_types)):
        raise NoNumber
    types, results = ([each.name for each in given_types] for given_types in (operand_types, result_types))
    try:
        folding = _native.fold(name, list(flags), types, results, given)
    except ValueError:
        raise NoNumber from None
    match folding.status:
        case _native.Folded.POISON:
            raise Poison
        case _native.Folded.UNDEFINED:
            raise UndefinedScalar
        case _native.Folded.UNFOLDED:
            raise NoNumber
    return folding.patterns
