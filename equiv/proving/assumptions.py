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
    scalars = [ir.of_kind(module, ir.Op) for module in modules]
    if method is not None and _takes_data(pair) and rests_on_defined_arguments(*modules, method):
        found.append(ir.DEFINED_ARGUMENTS)
    if any(ir.Opaque in ir.kinds_of(module) for module in modules):
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
    elif any(map(_have_floats, scalars)):
        found.append("floating point rounds to nearest, ties to even, and flushes nothing to zero")
    found += pair.assumptions.texts(pair.signature)
    found += taken_for_granted
    found += [f"{each}" for each in pair.conventions]
    found += sorted({each for module in modules for f in module.functions.values() for each in f.assumptions})
    if _leaves_open(pair.source_module) and _overflows(pair.target_module):
        found.append(
            "the remainder of the least number by -1, which the source leaves open, is asked of neither program"
        )
    if any(each.name == "inttoptr" for each in (*scalars[0], *scalars[1])):
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
    used = {each.name for one in modules for each in ir.of_kind(one, ir.Global)} if named else set[str]()
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


def _remainders(module: ir.Module) -> list[ir.Op]:
    """The signed remainders by what may be -1."""
    remainders = [each for each in ir.of_kind(module, ir.Op) if each.name == "remsi"]
    if not remainders:
        return []
    known = {each.result: each.bits for each in ir.of_kind(module, ir.Const)}
    return [each for each in remainders if known.get(each.operands[1], _minus_one(each)) == _minus_one(each)]


def _minus_one(operation: ir.Op) -> int:
    type = operation.operands[1].type
    return (1 << type.width) - 1 if isinstance(type, ir.Scalar) else 0


def _leaves_open(module: ir.Module) -> bool:
    """Whether a program computes remainders whose overflow its dialect says nothing of."""
    return any(OVERFLOW_IS_UNDEFINED not in each.flags for each in _remainders(module))


def _overflows(module: ir.Module) -> bool:
    """Whether a program computes remainders that are undefined where they overflow."""
    return any(OVERFLOW_IS_UNDEFINED in each.flags for each in _remainders(module))


def has_floats(module: ir.Module) -> bool:
    """Whether a program computes with floats."""
    return _have_floats(ir.of_kind(module, ir.Op))


def _have_floats(operations: Sequence[ir.Op]) -> bool:
    return any(
        isinstance(value.type, ir.Scalar) and value.type.is_float
        for operation in operations
        for value in (*operation.results, *operation.operands)
    )
