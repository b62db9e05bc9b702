"""Whether a proof holds for arguments that hold poison, too.

An argument may be poison, and so may what memory holds (LLVM Language Reference, "Poison Values"; without `noundef`).
The value domains have no such input. Where poison of an operand is poison of each result, in both programs, equal
expressions are poison together. That fails where the source stops poison, by a selection, a branch or a freeze, and
where the target may use what the expression does not show: `x - x` is folded to zero, and is poison where `x` is, and a
selection between `x` and `x` where its condition is."""

from __future__ import annotations

from collections.abc import Callable, Set

from equiv.verdict.method import Method
from interp import ir
from interp.ir.flow import Memory, Node
from interp.machine.analysis.poison import reached_as_values

# Binary operations on integers of which no folding takes an operand away.
_KEEPING = frozenset(("addi",))
_IDENTICAL = frozenset((Method.EXACT, Method.FINGERPRINT, Method.PARAMETRIC))


def rests_on_defined_arguments(source: ir.Module, target: ir.Module, method: Method) -> bool:
    """Whether equality under poison does not follow from how the proof was found."""
    if method not in _IDENTICAL or any(map(_stops_poison, _on_data(source))):
        return True
    if _copies_bytes(source) and not _copies_bytes(target):
        return True
    return any(_stops_poison(each) or _folds(each) for each in _on_data(target))


def _copies_bytes(module: ir.Module) -> bool:
    """Whether bytes are copied, which keeps poison of some of their bits apart: what is loaded and stored as a number
    is poison as a whole then."""
    return ir.Copy in ir.kinds_of(module)


_STOPPING = frozenset((ir.Select, ir.If, ir.Condition, ir.Branch))


def _stops_poison(operation: ir.Operation) -> bool:
    if type(operation) is ir.Op:
        return operation.name == "freeze"
    return type(operation) in _STOPPING


def _folds(operation: ir.Operation) -> bool:
    if type(operation) is not ir.Op or len(operation.operands) < 2 or operation.name in _KEEPING:
        return False
    return operation.name in ("cmpf.false", "cmpf.true") or any(
        isinstance(each.type, ir.Scalar) and each.type.is_integer for each in operation.operands
    )


def _on_data(module: ir.Module) -> list[ir.Operation]:
    """The operations of a module that do not compute with constants, sizes and conditions on these alone. An index is
    a size, unless it is made of data, or loaded from memory that may hold some."""
    found, made_of_data = _apart_from_structure(module, frozenset())
    seeds: list[Node] = [*made_of_data, *_given_indices(module)]
    if not seeds:
        return found
    functions = [each for each in module.functions.values() if each.body is not None]
    return _apart_from_structure(module, reached_as_values(module, functions, seeds))[0]


def _apart_from_structure(module: ir.Module, data: Set[Node]) -> tuple[list[ir.Operation], list[ir.Value]]:
    """The operations that compute with more than structure, where `data` is none, and indices that these make."""
    structural: set[ir.Value] = set()
    found, indices = list[ir.Operation](), list[ir.Value]()

    def is_structural(value: ir.Value) -> bool:
        return value in structural or (value not in data and _is_index(value))

    for function in module.functions.values():
        for operation in ir.walk(function.body) if function.body else ():
            if type(operation) is ir.Const or type(operation) is ir.Extent:
                structural.add(operation.result)
            elif type(operation) is ir.Op and all(map(is_structural, operation.operands)):
                structural.update(operation.results)
            elif type(operation) not in _STOPPING or not _decides_by(operation, is_structural):
                found.append(operation)
                if type(operation) is ir.Op or type(operation) is ir.Opaque:
                    indices += filter(_is_index, operation.results)
    return found, indices


def _given_indices(module: ir.Module) -> list[Node]:
    """Memory that may hold indices from the start, or gets some from calls, where indices are loaded."""
    if not any(_is_index(each.result) for each in ir.of_kind(module, ir.Load)):
        return []
    views = [each for function in module.functions.values() for each in function.parameters]
    views += [each for one in ir.of_kind(module, ir.Opaque) for each in one.writes]
    elements = [each.type.element if isinstance(each.type, ir.View) else each.type for each in views]
    elements += [each.element for each in module.globals.values() if not each.constant]
    return [Memory(ir.INDEX)] if ir.INDEX in elements or ir.POINTER in elements else []


def _is_index(value: ir.Value) -> bool:
    return isinstance(value.type, ir.Scalar) and value.type.is_index


def _decides_by(operation: ir.Operation, is_structural: Callable[[ir.Value], bool]) -> bool:
    """Whether an operation chooses by a structural condition."""
    match operation:
        case ir.Select(condition=condition) | ir.If(condition=condition) | ir.Condition(condition=condition):
            return is_structural(condition)
        case ir.Branch(condition=condition):
            return condition is None or is_structural(condition)
    return False
