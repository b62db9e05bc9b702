"""Whether a program looks at the patterns of floats, and not at the numbers alone.

Which of the NaNs an operation gives is left to the machine that runs it: an operation that gives back its operand, as
`x * 1.0` does, gives back another NaN perhaps. That shows where a pattern is taken for an integer, or where a sign is
copied from a NaN."""

from __future__ import annotations

from collections.abc import Iterable

from interp.ir import Copy, Function, Load, Op, Operation, Reshape, Scalar, Store, Type, Value, View, walk


def reads_patterns(functions: Iterable[Function]) -> bool:
    """Whether functions look at patterns of floats: by an operation, or through memory at another type."""
    operations = [each for function in functions if function.body is not None for each in walk(function.body)]
    if any(_looks(each) for each in operations):
        return True
    # Bytes that one type was stored as may be loaded as another one.
    untyped = [_element(_accessed(each)) for each in operations if _is_untyped(each)]
    moved = any(isinstance(each, Copy) for each in operations)
    floats = any(each.is_float for each in untyped if isinstance(each, Scalar))
    integers = any(each.is_integer for each in untyped if isinstance(each, Scalar))
    return (floats or moved) and integers


def _looks(operation: Operation) -> bool:
    match operation:
        case Op(name="bitcast", operands=[operand], results=[result]):
            return _is_float(operand) and not _is_float(result)
        case Op(name="copysign"):
            return True
        case Reshape(base=base, result=result):
            return isinstance(base.type, View) and _element(base.type) != _element(result.type)
        case _:
            return False


def _is_untyped(operation: Operation) -> bool:
    return isinstance(operation, Load | Store) and not isinstance(operation.view.type, View)


def _accessed(operation: Operation) -> Type:
    assert isinstance(operation, Load | Store)
    return (operation.result if isinstance(operation, Load) else operation.value).type


def _is_float(value: Value) -> bool:
    return isinstance(value.type, Scalar) and value.type.is_float


def _element(type_: Type) -> Type:
    return type_.element if isinstance(type_, View) else type_
