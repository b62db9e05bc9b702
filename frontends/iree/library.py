"""A dispatch as IREE compiles it for a processor, in the LLVM dialect: a function that is handed pointers to what it
needs, once for each workgroup.

The second argument points to what all workgroups share, the third to what one has of its own
(`iree/hal/local/executable_library.h` of IREE defines both). Bindings lie behind a table of pointers; they are what the
dispatch takes here, of elements of the type by which it addresses them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from frontends.iree.interface import Parameter
from frontends.mlir.core.layout import layout_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.llvm.memory import displace
from frontends.mlir.dialects.llvm.pointer_uses import taken_out
from interp import ir

_DISPATCH = "iree_hal_executable_dispatch_state_v0_t"
_WORKGROUP = "iree_hal_executable_workgroup_state_v0_t"
_DISPATCH_LAYOUT = "!llvm.struct<(i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>"
_WORKGROUP_LAYOUT = "!llvm.struct<(i32, i32, i16, i16, i32, ptr, i32)>"
_LAYOUTS = {_DISPATCH: _DISPATCH_LAYOUT, _WORKGROUP: _WORKGROUP_LAYOUT}
_CONSTANTS, _BINDINGS, _LENGTHS, _LOCAL_MEMORY = 9, 10, 11, 5  # fields of pointers
_STRUCT = re.compile(r'!llvm\.struct<"(\w+)", (\(.*\))>')
_INNERMOST = re.compile(r"(?:.*[x<] ?)?([if]\d+|bf16)>*")
_POINTER_SIZE = 8


def is_library_dispatch(operation: Any) -> bool:
    """Whether a function takes what a processor's workgroups are handed."""
    if operation.name != "llvm.func" or not len(operation.regions[0].blocks):
        return False
    if str(operation.attributes["function_type"].value) != "!llvm.func<i32 (ptr, ptr, ptr)>":
        return False
    return any(_DISPATCH in str(each.type) for view in nested(operation) for each in view.results)


def bindings(lowering: Lowering, operation: Any) -> list[Parameter]:
    """The bindings by their numbers, from the first to the last one that is used. Raises `Unsupported`."""
    found: dict[int, set[str]] = {}
    for each in nested(operation):
        for value in each.results:
            _require_known(lowering, each, value)
        if each.name != "llvm.extractvalue" or _struct_of(each.operands[0]) not in _LAYOUTS:
            continue
        position = list(each.attributes["position"])
        if _struct_of(each.operands[0]) == _WORKGROUP:
            if position == [_LOCAL_MEMORY]:
                raise lowering.unsupported_at(each, "workgroup-local memory")
            continue
        if position in ([_CONSTANTS], [_LENGTHS]):
            raise lowering.unsupported_at(each, "push constants, or lengths of bindings")
        if position == [_BINDINGS]:
            for number, pointer in _table(lowering, each.results[0]):
                found.setdefault(number, set()).update(elements_behind(pointer))
    parameters = []
    for number in range(max(found, default=-1) + 1):
        types = found.get(number, set())
        element = ir.Scalar(next(iter(types))) if len(types) == 1 else None
        parameters.append(Parameter(("binding", number), None if element is None else ir.View(element, (None,))))
    return parameters


def _require_known(lowering: Lowering, operation: Any, value: Any) -> None:
    found = _STRUCT.fullmatch(str(value.type))
    if found is None or found[1] not in _LAYOUTS:
        return
    if _LAYOUTS[found[1]] != f"!llvm.struct<{found[2]}>":
        raise lowering.unsupported_at(operation, f"type {value.type}, which differs between versions of IREE")


def _struct_of(value: Any) -> str:
    found = _STRUCT.fullmatch(str(value.type))
    return found[1] if found else ""


def _table(lowering: Lowering, table: Any) -> Iterator[tuple[int, Any]]:
    """The bindings that are loaded from the table of pointers, with their numbers."""
    for use in table.uses:
        user = use.owner.operation
        if user.name == "llvm.load":
            yield 0, user.results[0]
            continue
        indices = list(user.attributes["rawConstantIndices"]) if user.name == "llvm.getelementptr" else []
        loads = [each.owner.operation for each in user.results[0].uses] if len(indices) == 1 else []
        if len(user.operands) != 1 or not loads or any(each.name != "llvm.load" for each in loads):
            raise lowering.unsupported_at(user, "a binding that is not named by a number")
        for load in loads:
            yield indices[0], load.results[0]


def elements_behind(pointer: Any) -> set[str]:
    """The types of what is stored behind a pointer and what is made of it."""
    found: set[str] = set()
    pending = [pointer]
    for each in pending:
        for use in each.uses:
            user = use.owner.operation
            if user.name == "llvm.getelementptr":
                pending.append(user.results[0])
            elif user.name == "llvm.insertvalue" and user.operands[1] == each:
                pending.extend(taken_out(user.results[0], list(user.attributes["position"])) or ())
            elif user.name == "llvm.load":
                found.add(_scalar(user.results[0].type))
            elif user.name == "llvm.store" and user.operands[1] == each:
                found.add(_scalar(user.operands[0].type))
            elif user.name in ("llvm.intr.masked.load", "llvm.intr.masked.store"):
                values = user.results if len(user.results) else user.operands
                found.add(_scalar(values[0].type))
    return found


def _scalar(mlir_type: Any) -> str:
    found = _INNERMOST.fullmatch(str(mlir_type))
    return found[1] if found else str(mlir_type)


# -- what a workgroup is handed ----------------------------------------------------------------------------------------


def hand_over(
    lowering: Lowering, parameters: list[ir.Value], grid: list[ir.Index], block: list[ir.Index]
) -> tuple[ir.Value, ir.Value]:
    """The pointers to what all workgroups share: an environment, which is empty, and the state of the dispatch."""
    table = _memory(lowering, _POINTER_SIZE * len(parameters))
    for number, parameter in enumerate(parameters):
        pointer = ir.Value(ir.POINTER)
        lowering.emit(ir.Address(place=lowering.place, result=pointer, view=parameter))
        _store(lowering, pointer, displace(lowering, table, _POINTER_SIZE * number))
    nothing = lowering.constant(0, ir.POINTER)
    fields = [*block, 0, *grid, 1, len(parameters), nothing, table, nothing]
    return _memory(lowering, _POINTER_SIZE), _state(lowering, _DISPATCH_LAYOUT, fields)


def hand_workgroup(lowering: Lowering, ids: list[ir.Value]) -> ir.Value:
    """The pointer to what one workgroup has of its own."""
    return _state(lowering, _WORKGROUP_LAYOUT, [*ids, 0, 0, lowering.constant(0, ir.POINTER), 0])


def _state(lowering: Lowering, text: str, fields: list[ir.Index]) -> ir.Value:
    layout = layout_of(text)
    memory = _memory(lowering, layout.size)
    for (type, start), field in zip(layout.leaves, fields, strict=True):
        value = field
        if isinstance(value, int):
            value = lowering.constant(value, type)
        elif value.type == ir.INDEX:
            value = lowering.op("index_cast", [value], type)
        _store(lowering, value, displace(lowering, memory, start))
    return memory


def _memory(lowering: Lowering, size: int) -> ir.Value:
    result = ir.Value(ir.POINTER)
    lowering.emit(ir.Alloc(place=lowering.place, result=result, sizes=[size]))
    return result


def _store(lowering: Lowering, value: ir.Value, pointer: ir.Value) -> None:
    lowering.emit(ir.Store(place=lowering.place, value=value, view=pointer, indices=[]))
