"""Whether a proof holds for arguments that hold poison, too.

An argument may be poison, and so may what memory holds (LLVM Language Reference, "Poison Values"; without `noundef`).
The value domains have no such input. Where poison of an operand is poison of each result, in both programs, equal
expressions are poison together. That fails where the source stops poison, by a selection, a branch or a freeze, and
where the target may use what the expression does not show: `x - x` is folded to zero, and is poison where `x` is, and a
selection between `x` and `x` where its condition is."""

from __future__ import annotations

from equiv.verdict.method import Method
from interp import ir

# Binary operations on integers of which no folding takes an operand away.
_KEEPING = frozenset(("addi",))
_IDENTICAL = frozenset((Method.EXACT, Method.FINGERPRINT, Method.PARAMETRIC))


def rests_on_defined_arguments(source: ir.Module, target: ir.Module, method: Method) -> bool:
    """Whether equality under poison does not follow from how the proof was found."""
    if method not in _IDENTICAL or any(map(_stops_poison, _on_data(source))):
        return True
    return any(_stops_poison(each) or _folds(each) for each in _on_data(target))


def _stops_poison(operation: ir.Operation) -> bool:
    if isinstance(operation, ir.Op):
        return operation.name == "freeze"
    return isinstance(operation, (ir.Select, ir.If, ir.Condition, ir.Branch))


def _folds(operation: ir.Operation) -> bool:
    if not isinstance(operation, ir.Op) or len(operation.operands) < 2 or operation.name in _KEEPING:
        return False
    return operation.name in ("cmpf.false", "cmpf.true") or any(
        isinstance(each.type, ir.Scalar) and each.type.is_integer for each in operation.operands
    )


def _on_data(module: ir.Module) -> list[ir.Operation]:
    """The operations of a module that do not compute with constants, indices and conditions on these alone."""
    structural: set[ir.Value] = set()
    found = []
    for function in module.functions.values():
        for operation in ir.walk(function.body) if function.body else ():
            if isinstance(operation, (ir.Const, ir.Extent)):
                structural.add(operation.result)
            elif isinstance(operation, ir.Op) and all(_is_structural(each, structural) for each in operation.operands):
                structural.update(operation.results)
            elif not _decides_by(operation, structural):
                found.append(operation)
    return found


def _is_structural(value: ir.Value, structural: set[ir.Value]) -> bool:
    return value in structural or (isinstance(value.type, ir.Scalar) and value.type.is_index)


def _decides_by(operation: ir.Operation, structural: set[ir.Value]) -> bool:
    """Whether an operation chooses by a structural condition."""
    match operation:
        case ir.Select(condition=condition) | ir.If(condition=condition) | ir.Condition(condition=condition):
            return _is_structural(condition, structural)
        case ir.Branch(condition=condition):
            return condition is None or _is_structural(condition, structural)
    return False
