"""The pointers of descriptors that were allocated: what frees memory takes them, and nothing else looks at them.

The lowering to LLVM hands on a pointer for `free` and the aligned one, through which memory is accessed (MLIR, "LLVM IR
Target", Ranked MemRef Types). Where more than its elements' alignment was asked for the two are apart."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from frontends.errors import Unsupported
from interp import ir
from interp.ir.flow import OUTSIDE, Memory, Node, Outside, Returned, Sent, Way, flows

_MESSAGE = "the pointer of '{}' that was allocated is used for more than to free memory; the aligned one may be another"


class Uses(Struct, frozen=True):
    """Where pointers are used for more, if they are, and whether they are put into memory."""

    more: Unsupported | None
    in_memory: bool


def uses_of_allocated(
    module: ir.Module, function: ir.Function, pointers: Collection[ir.Value], results: Collection[int]
) -> Uses:
    """Whether these pointers of a function go elsewhere than to what frees memory, to other code as part of a
    descriptor, or to those results. What is put into memory is not followed. What is computed and checked where the
    function itself stands is what its attributes say of them."""
    assert function.body is not None
    used = {value for operation in ir.walk(function.body) for value in ir.operands_of(operation)}
    pending: list[Node] = [each for each in pointers if each in used]
    flowing = _flows(module) if pending else {}
    seen, numbers, in_memory = set(pending), set[Node](), False
    while pending:
        node = pending.pop()
        for operation, target, way in flowing.get(node, ()):
            if isinstance(operation, ir.Free):
                continue
            if isinstance(operation, ir.Opaque | ir.Call) and way is Way.COMPUTED:
                fine, target = _is_described(operation.arguments, node), OUTSIDE
            elif isinstance(operation, ir.Op) and isinstance(target, ir.Value):
                fine = target.type != ir.POINTER and operation.place == function.place
                numbers.add(target)
            elif node in numbers:
                fine = isinstance(operation, ir.Check) and operation.place == function.place
                target = OUTSIDE
            elif isinstance(target, Returned) and target.function == function.name:
                fine = target.position in results
            else:
                fine = way is Way.COPY
            if not fine:
                name = operation.name if isinstance(operation, ir.Op) else operation.mnemonic
                return Uses(Unsupported(name, operation.place, _MESSAGE.format(function.name)), in_memory)
            in_memory |= isinstance(target, Memory | Sent)
            if target not in seen and not isinstance(target, Memory | Sent | Outside):
                seen.add(target)
                pending.append(target)
    return Uses(None, in_memory)


def returned_as_allocated(
    module: ir.Module, function: ir.Function, aligned: Collection[ir.Value], results: Collection[int]
) -> Unsupported | None:
    """Where a function gives aligned pointers for such as were allocated, which are those results; None where it does
    not."""
    pending: list[Node] = list(aligned) if results else []
    flowing = _flows(module) if pending else {}
    seen = set(pending)
    while pending:
        for operation, target, way in flowing.get(pending.pop(), ()):
            if way is not Way.COPY or target in seen or isinstance(target, Memory | Sent | Outside):
                continue
            if isinstance(target, Returned) and target.function == function.name and target.position in results:
                message = f"'{function.name}' returns an aligned pointer for the one that was allocated"
                return Unsupported(operation.mnemonic, operation.place, message)
            seen.add(target)
            pending.append(target)
    return None


def loaded_first(function: ir.Function, descriptors: Collection[ir.Value]) -> list[ir.Value]:
    """The pointers that a function loads from the start of descriptors in memory, which were allocated."""
    assert function.body is not None
    starts, found = set(descriptors), list[ir.Value]()
    for operation in ir.walk(function.body):
        match operation:
            case ir.Displace(base=base, offset=0, result=result) if base in starts:
                starts.add(result)
            case ir.Load(view=view, result=result) if view in starts and result.type == ir.POINTER:
                found.append(result)
            case _:
                pass
    return found


def _is_described(arguments: list[ir.Value], pointer: Node) -> bool:
    """Whether each time another pointer follows a pointer, as it does in a descriptor."""
    types = [*(each.type for each in arguments[1:]), None]
    return all(type_ == ir.POINTER for each, type_ in zip(arguments, types, strict=True) if each == pointer)


def _flows(module: ir.Module) -> dict[Node, list[tuple[ir.Operation, Node, Way]]]:
    """Where values go, and by which operations."""
    found: dict[Node, list[tuple[ir.Operation, Node, Way]]] = {}
    for function in module.functions.values():
        for operation in ir.walk(function.body) if function.body is not None else ():
            for origin, target, way in flows(operation, function, module):
                found.setdefault(origin, []).append((operation, target, way))
    return found
