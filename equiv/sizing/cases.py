"""Scalars that are compared with constants and used for nothing else: one number for each case."""

from __future__ import annotations

from collections.abc import Iterable

from equiv.sizing.dependence import Dependences
from interp import ir


def cases(programs: Iterable[Dependences], position: int) -> list[int] | None:
    """Numbers that stand for all that the integer parameter at a position may be, as signed ones: no comparison in
    either program tells another number from one of them. None where more is done with it than comparing."""
    constants: set[int] = set()
    width = 0
    for dependences in programs:
        parameter = dependences.entry.parameters[position]
        width = ir.scalar_of(parameter).width
        compared = _compared(dependences, parameter)
        if compared is None:
            return None
        constants |= {each % (1 << width) for each in compared}
    # Where the order of signed and of unsigned numbers breaks, and what lies after each number.
    points = constants | {0, 1 << (width - 1)}
    patterns = points | {(each + 1) % (1 << width) for each in points}
    return sorted(ir.signed(each, width) if width > 1 else each for each in patterns)


def _compared(dependences: Dependences, parameter: ir.Value) -> set[int] | None:
    """The constants that a parameter is compared with."""
    copies = _copies(dependences, parameter)
    constants: set[int] = set()
    for operation in dependences.operations:
        if not any(value in copies for value in ir.operands_of(operation)):
            continue
        match operation:
            case ir.Call():
                taken = _taken(dependences, operation, copies)
                if taken is None or any(each not in copies for each in taken):
                    return None
            case ir.Op(name="index_cast", results=[result]) if result in copies:
                continue
            case ir.Op(name=name, operands=operands) if name.startswith("cmpi."):
                for operand in operands:
                    constant = dependences.definitions.get(operand)
                    if isinstance(constant, ir.Const):
                        constants.add(constant.bits)
                    elif operand not in copies:
                        return None
            case _:
                return None
    return constants


def _copies(dependences: Dependences, parameter: ir.Value) -> set[ir.Value]:
    """The values that are the parameter: handed to functions that are called with nothing else, or as an index."""
    copies = {parameter}
    before = 0
    while len(copies) > before:
        before = len(copies)
        for operation in dependences.operations:
            match operation:
                case ir.Call():
                    taken = _taken(dependences, operation, copies) or []
                    copies |= {
                        each for each in taken if all(origin in copies for origin in dependences.flows_from(each))
                    }
                case ir.Op(name="index_cast", operands=[operand], results=[result]) if operand in copies:
                    copies |= {result} if ir.scalar_of(result).width == ir.scalar_of(parameter).width else set()
                case _:
                    pass
    return copies


def _taken(dependences: Dependences, call: ir.Call, copies: set[ir.Value]) -> list[ir.Value] | None:
    """The parameters of the function that is called which take copies; None where its body is not there."""
    callee = next((each for each in dependences.functions if each.name == call.callee), None)
    if callee is None or callee.body is None:
        return None
    return [taken for given, taken in zip(call.arguments, callee.parameters, strict=True) if given in copies]
