"""Casts of pointers and memrefs between the memories of a device.

A pointer in the space of a memory points there: one to a buffer elsewhere that is cast to it means nothing (LLVM's User
Guides for NVPTX and AMDGPU, "Address Spaces"). In which memory a pointer points is looked for in the kernel; where that
does not say it, it is assumed."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.gpu.geometry import Launch
from frontends.mlir.dialects.llvm.pointer_uses import SAME
from frontends.mlir.dialects.memref.origins import VIEWS

_SPACE = re.compile(r"!llvm\.ptr<(\d+)>|#gpu\.address_space<(\w+)>|, (\d+)(?: : \w+)?>$")
_GENERIC, _GLOBAL, _SHARED, _CONSTANT, _LOCAL, _CLUSTER = 0, 1, 3, 4, 5, 7
_NAMES = {
    _GLOBAL: "the host's",
    _SHARED: "a block's",
    _CONSTANT: "constants'",
    _LOCAL: "a thread's",
    _CLUSTER: "a cluster's",
}
_OF_GPU = {"global": _GLOBAL, "workgroup": _SHARED, "private": _LOCAL}
# Memories that are part of another one.
_WITHIN = {(_SHARED, _CLUSTER)}
_FUNCTIONS = ("func.func", "gpu.func", "llvm.func")
_ASSUMED = "a pointer that is cast to the space of a memory points into that memory"


def require_space(lowering: Lowering, operation: Any) -> None:
    """The operand of a cast points into the memory of its result's space. Raises `Unsupported` where it does not; where
    that is not known, the verdict lists that it is assumed. Outside of a launch all that is known is the space that the
    operand has by its type."""
    space = _space(operation.results[0])
    if space not in _NAMES:
        return
    launch = lowering.scope(Launch)
    if launch is None:
        of_operand = _space(operation.operands[0])
        if of_operand in _NAMES:
            _require_within(lowering, of_operand, space)
        else:
            lowering.assumptions.add(_ASSUMED)
        return
    for found in _memories(operation.operands[0], launch.kernel):
        if found is None or found not in _NAMES:
            lowering.assumptions.add(_ASSUMED)
        else:
            _require_within(lowering, found, space)


def _require_within(lowering: Lowering, found: int, space: int) -> None:
    if found != space and (found, space) not in _WITHIN:
        raise lowering.unsupported(f"an address in {_NAMES[found]} memory as one in {_NAMES[space]}")


def _space(value: Any) -> int:
    found = _SPACE.search(str(value.type))
    if found is None:
        return _GENERIC
    number, name, of_memref = found.groups()
    return _OF_GPU[name] if name in _OF_GPU else int(number or of_memref or _GENERIC)


def _memories(pointer: Any, kernel: Any) -> set[int | None]:
    """The spaces of the memories that a pointer may point into, None for one that is not known."""
    found, seen, pending = set[int | None](), set[Any](), [pointer]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        owner = getattr(value.owner, "operation", None)
        name = getattr(owner, "name", "")
        if (space := _space(value)) != _GENERIC:
            found.add(space)
        elif name == "llvm.select":
            pending += list(value.owner.operands)[1:]
        elif name in SAME or name in VIEWS:
            pending.append(value.owner.operands[0])
        elif name == "llvm.alloca":
            found.add(_LOCAL)
        elif name == "llvm.mlir.addressof" or (owner is None and _is_parameter(value, kernel)):
            found.add(_GLOBAL)
        else:
            found.add(None)
    return found


def _is_parameter(value: Any, kernel: Any) -> bool:
    """Whether a block argument is a parameter of the kernel, or of the function of the host around it."""
    block = value.owner
    function = block.owner.operation
    return _is_around(function, kernel) and block == function.regions[0].blocks[0]


def _is_around(function: Any, kernel: Any) -> bool:
    if function.name not in _FUNCTIONS:
        return False
    around = kernel
    while around is not None and around.operation != function:
        around = around.operation.parent
    return around is not None
