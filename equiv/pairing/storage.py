"""Arguments of bytes that both programs use as memory for elements of another type: they are arrays of that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from equiv.pairing.draft import Draft
from equiv.pairing.pointees import Pointees
from equiv.pairing.rewriting import rewritten
from interp import ir
from interp.ir.walks import operands_of

_BYTES = ir.View(ir.Scalar("i8"), (None,))


def give_elements(draft: Draft) -> Draft:
    """Makes arrays of elements of those arguments of bytes whose memory both programs access as elements of one type
    alone, which is no byte, and which they ask for nothing but their address. A size in bytes need be no multiple of
    that of an element."""
    if draft.maps or any(len(entry.parameters) != len(draft.entries[0].parameters) for entry in draft.entries):
        return draft
    for position, parameter in enumerate(draft.entries[0].parameters):
        if any(entry.parameters[position].type != _BYTES for entry in draft.entries):
            continue
        sides = list(zip((draft.source, draft.target), draft.entries, strict=True))
        found = [_accessed(module, entry, entry.parameters[position]) for module, entry in sides]
        if None in found:
            continue
        types = {type for each in found if each is not None for type in each}
        element = types.pop() if len(types) == 1 else None
        if element is None or not _is_stored_whole(element):
            continue
        name = parameter.name or f"arg{position}"
        words = (
            f"argument {position} (%{name}), of bytes that are accessed as {element} alone, is an array of {element}"
        )
        source, target = (_retyped(module, entry, position, element) for module, entry in sides)
        draft = draft.with_modules(source, target, words)
    return draft


def _is_stored_whole(element: ir.Scalar) -> bool:
    is_number = element not in (ir.POINTER, ir.INDEX)
    return is_number and element.width in (16, 32, 64)


def _accessed(module: ir.Module, entry: ir.Function, parameter: ir.Value) -> set[ir.Scalar] | None:
    """The types of the elements in the memory of a parameter; None where more is done with it than that tells."""
    assert entry.body is not None
    addresses = []
    for operation in module.walk():
        if isinstance(operation, ir.Call) and operation.callee == entry.name:
            return None
        if parameter not in operands_of(operation):
            continue
        if isinstance(operation, ir.Address):
            addresses.append(operation.result)
        elif not (isinstance(operation, ir.Extent) and operation.what is ir.ExtentKind.OFFSET):
            return None
    if not addresses:
        return set()
    pointees = Pointees(module, entry)
    return {type for each in addresses for type in pointees.of(each)}


def _retyped(module: ir.Module, entry: ir.Function, position: int, element: ir.Scalar) -> ir.Module:
    """The module with an array of elements for an argument of its entry."""
    old = entry.parameters[position]
    new = ir.Value(ir.View(element, (None,)), old.name)
    changed = rewritten(module, partial(_of_array, old, new))
    function = changed.functions[entry.name]
    assert function.body is not None
    parameters = [new if each is old else each for each in function.parameters]
    first, *others = function.body.blocks
    body = ir.Region([ir.Block(parameters, first.operations), *others])
    functions = {**changed.functions, entry.name: replace(function, parameters=parameters, body=body)}
    return replace(changed, functions=functions)


def _of_array(old: ir.Value, new: ir.Value, operation: ir.Operation) -> Sequence[ir.Operation] | None:
    """What an operation on the argument of bytes is of the array."""
    match operation:
        case ir.Address(view=view) | ir.Extent(view=view) if view is old:
            return [replace(operation, view=new)]
        case _:
            return None
