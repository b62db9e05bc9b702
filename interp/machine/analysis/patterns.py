"""Whether a program looks at the patterns of floats, and not at the numbers alone.

Which of the NaNs an operation gives is left to the machine that runs it: an operation that gives back its operand, as
`x * 1.0` does, gives back another NaN perhaps. That shows where a pattern is taken for an integer, or where a sign is
copied from a NaN."""

from __future__ import annotations

from collections.abc import Iterable

from interp.ir import Copy, Function, Load, Op, Operation, Reshape, Scalar, Store, Type, Value, View, walk

_LOOKING = frozenset((Op, Reshape))
_BITS = ("bitcast", "copysign")


def reads_patterns(functions: Iterable[Function]) -> bool:
    """Whether functions look at patterns of floats: by an operation, or through memory at another type."""
    untyped: list[Type] = []
    moved = False
    for function in functions:
        for each in walk(function.body) if function.body is not None else ():
            if type(each) in _LOOKING and _looks(each):
                return True
            if (type(each) is Load or type(each) is Store) and not isinstance(each.view.type, View):
                untyped.append(_element(_accessed(each)))
            moved = moved or type(each) is Copy
    # Bytes that one type was stored as may be loaded as another one.
    floats = any(each.is_float for each in untyped if isinstance(each, Scalar))
    integers = any(each.is_integer for each in untyped if isinstance(each, Scalar))
    return (floats or moved) and integers


def _looks(operation: Operation) -> bool:
    if isinstance(operation, Op) and operation.name not in _BITS:
        return False
    match operation:
        case Op(name="bitcast", operands=[operand], results=[result]):
            return _is_float(operand) and not _is_float(result)
        case Op(name="copysign"):
            return True
        case Reshape(base=base, result=result):
            return isinstance(base.type, View) and _element(base.type) != _element(result.type)
        case _:
            return False


def _accessed(operation: Load | Store) -> Type:
    return (operation.result if isinstance(operation, Load) else operation.value).type


def _is_float(value: Value) -> bool:
    return isinstance(value.type, Scalar) and value.type.is_float


def _element(type_: Type) -> Type:
    return type_.element if isinstance(type_, View) else type_
