"""What a function may write: its parameters that are memory, and globals."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from interp import ir
from interp.ir import operands_of, successors_of


class Written(Struct, frozen=True):
    """Parameters of a function, by position, and globals, by name."""

    parameters: frozenset[int]
    globals: frozenset[str]


def may_write(module: ir.Module, entry: str, *, returning: bool = True) -> Written:
    """What a function of a module may write to, itself or by functions that it calls. What is done with memory beside
    accesses, parts and calls is taken for writing, and so is that the function itself returns it, unless that is not
    `returning`, and that its address becomes a number where numbers become addresses."""
    computes = any(map(computes_memory, ir.of_kind(module, ir.Op)))
    found: set[ir.Value] = set()
    before = -1
    while before != len(found):
        before = len(found)
        for function, operation in operations_in(module):
            kind = type(operation)
            if kind not in _TOLD_APART:
                found.update(each for each in used_by(operation) if ir.is_memory(each))
                continue
            if kind is ir.Op and not computes:
                continue
            match operation:
                case ir.Store(view=view):
                    found.add(view)
                    found.update(each for each in (operation.value,) if ir.is_memory(each))
                case ir.Call(callee=callee, arguments=arguments):
                    parameters = module.functions[callee].parameters
                    found.update(given for given, each in zip(arguments, parameters, strict=True) if each in found)
                case ir.Reshape() | ir.Displace() | ir.Address() | ir.Select():
                    if operation.result in found:
                        found.update(bases_of(operation))
                case ir.Return() if not returning and function.name == entry:
                    pass
                case ir.Load(view=view, result=result) if result in found:
                    found.add(view)
                case ir.Op() if computes:
                    found.update(each for each in operation.operands if ir.is_memory(each))
                case ir.Return():
                    found.update(each for each in used_by(operation) if ir.is_memory(each))
    positions = frozenset(at for at, each in enumerate(module.functions[entry].parameters) if each in found)
    named = (each for each in ir.of_kind(module, ir.Global) if each.result in found)
    return Written(positions, frozenset(each.name for each in named if not module.globals[each.name].constant))


_TOLD_APART = frozenset(
    (
        *(ir.Store, ir.Call, ir.Reshape, ir.Displace, ir.Address, ir.Select, ir.Return),
        *(ir.Load, ir.Extent, ir.Apart, ir.Check, ir.Op),
    )
)


def operations_in(module: ir.Module) -> Iterator[tuple[ir.Function, ir.Operation]]:
    """All operations of a module, each with the function that it is in."""
    for function in module.functions.values():
        for operation in function.walk():
            yield function, operation


def computes_memory(operation: ir.Operation) -> bool:
    """Whether the result of an operation is memory to which no way is followed: an address that was a number, or that
    is frozen."""
    return isinstance(operation, ir.Op) and bool(operation.operands) and any(map(ir.is_memory, operation.results))


def bases_of(operation: ir.Operation) -> tuple[ir.Value, ...]:
    """The memory of which the result of an operation is a part."""
    match operation:
        case ir.Reshape(base=base) | ir.Displace(base=base):
            return (base,)
        case ir.Address(view=view):
            return (view,)
        case ir.Select(yes=yes, no=no):
            return (yes, no)
    return ()


def used_by(operation: ir.Operation) -> Iterator[ir.Value]:
    """The values that an operation uses, and those that it hands to blocks."""
    yield from operands_of(operation)
    for _, values in successors_of(operation):
        yield from values
