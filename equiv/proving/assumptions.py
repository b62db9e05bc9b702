"""What a verdict assumes, as it tells the user."""

from __future__ import annotations

from collections.abc import Sequence

from equiv.pairing.layout import is_open
from equiv.pairing.pair import Pair
from equiv.proving.poison_arguments import rests_on_defined_arguments
from equiv.verdict import LEVELS
from equiv.verdict.method import Method
from interp import ir
from interp.machine.assembly.assembler import OVERFLOW_IS_UNDEFINED


def assumptions_of(pair: Pair, level: str, method: Method | None, taken_for_granted: Sequence[str]) -> list[str]:
    """What a verdict at a level assumes, in words. `method` is that of a proof; `taken_for_granted` is what its
    comparisons found that they need."""
    found = []
    if any(isinstance(parameter.type, ir.View) for parameter in pair.signature.parameters):
        found.append(f"arguments do not alias each other{_nor_globals(pair)}{_but_for_aliases(pair)}")
    modules = (pair.source_module, pair.target_module)
    of_source, of_target = operations = [_operations(module) for module in modules]
    if method is not None and _takes_data(pair) and rests_on_defined_arguments(*modules, method):
        found.append(ir.DEFINED_ARGUMENTS)
    if any(map(_has_opaque_calls, operations)):
        found.append(
            "external calls are functions of what they are given to read, of what earlier ones were given to write and "
            "of globals that others see, return, and have no other effect"
        )
    weakest = LEVELS.index(level)
    if weakest >= LEVELS.index("real"):
        found.append(
            "floats are taken for the real numbers that they approximate: finite, without rounding or signs of "
            "zero, and every function and quotient where it is defined"
        )
        if weakest < LEVELS.index("real-any-precision"):
            found.append("conversions between float formats round")
    elif weakest:
        found.append("order and grouping of float sums and products, and signs of zeros, do not matter")
    elif any(map(_have_floats, operations)):
        found.append("floating point rounds to nearest, ties to even, and flushes nothing to zero")
    found += pair.assumptions.texts(pair.signature)
    found += taken_for_granted
    found += [f"{each}" for each in pair.conventions]
    found += sorted({each for module in modules for f in module.functions.values() for each in f.assumptions})
    if _leaves_open(of_source) and _overflows(of_target):
        found.append(
            "the remainder of the least number by -1, which the source leaves open, is asked of neither program"
        )
    if any(map(_has_addresses, operations)):
        found.append("what a program does with addresses as numbers holds for one placement of its buffers")
    open_layouts = [f"%{each.name}" for each in pair.signature.parameters if is_open(each.type)]
    if open_layouts:
        found.append(f"open strides and offsets of {', '.join(open_layouts)} are taken as packed and as padded layouts")
    return list(dict.fromkeys(found))


def _takes_data(pair: Pair) -> bool:
    """Whether there are arguments that may be poison; wires of a circuit are none."""
    types = [parameter.type for parameter in pair.signature.parameters]
    return pair.source_function.ports is None and any(
        not (isinstance(type, ir.Scalar) and type.is_index) for type in types
    )


def _nor_globals(pair: Pair) -> str:
    """What is said of memory by name that callers may know, and that may change."""
    modules = (pair.source_module, pair.target_module)
    named = {each.name for one in modules for each in one.globals.values() if not (each.private or each.constant)}
    used = {each.name for one in modules for each in _operations(one) if isinstance(each, ir.Global)}
    return ", nor globals" if named & used else ""


def _but_for_aliases(pair: Pair) -> str:
    """What is covered of memory that arguments share."""
    if not pair.assumptions.aliases:
        return ""
    exceptions = [
        " and ".join(f"%{name}" for name in each.names)
        + (", which may be one buffer or overlap by whole elements" if each.overlaps else ", which may be one buffer")
        for each in pair.assumptions.aliases
    ]
    return f", but for {'; '.join(exceptions)}" + (", one such pair at a time" if len(exceptions) > 1 else "")


def _operations(module: ir.Module) -> list[ir.Operation]:
    return [operation for each in module.functions.values() if each.body for operation in ir.walk(each.body)]


def _has_opaque_calls(operations: Sequence[ir.Operation]) -> bool:
    return any(isinstance(operation, ir.Opaque) for operation in operations)


def _remainders(operations: Sequence[ir.Operation]) -> list[ir.Op]:
    """The signed remainders by what may be -1."""
    remainders = [each for each in operations if isinstance(each, ir.Op) and each.name == "remsi"]
    if not remainders:
        return []
    known = {each.result: each.bits for each in operations if isinstance(each, ir.Const)}
    return [each for each in remainders if known.get(each.operands[1], _minus_one(each)) == _minus_one(each)]


def _minus_one(operation: ir.Op) -> int:
    type = operation.operands[1].type
    return (1 << type.width) - 1 if isinstance(type, ir.Scalar) else 0


def _leaves_open(operations: Sequence[ir.Operation]) -> bool:
    """Whether a program computes remainders whose overflow its dialect says nothing of."""
    return any(OVERFLOW_IS_UNDEFINED not in each.flags for each in _remainders(operations))


def _overflows(operations: Sequence[ir.Operation]) -> bool:
    """Whether a program computes remainders that are undefined where they overflow."""
    return any(OVERFLOW_IS_UNDEFINED in each.flags for each in _remainders(operations))


def _has_addresses(operations: Sequence[ir.Operation]) -> bool:
    return any(isinstance(operation, ir.Op) and operation.name == "inttoptr" for operation in operations)


def has_floats(module: ir.Module) -> bool:
    """Whether a program computes with floats."""
    return _have_floats(_operations(module))


def _have_floats(operations: Sequence[ir.Operation]) -> bool:
    return any(
        isinstance(operation, ir.Op)
        and any(
            value.type.is_float
            for value in (*operation.results, *operation.operands)
            if isinstance(value.type, ir.Scalar)
        )
        for operation in operations
    )
