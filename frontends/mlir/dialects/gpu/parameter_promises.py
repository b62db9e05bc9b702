"""What a kernel of the LLVM dialect promises of its parameters, held against its body and its launch.

A compiler that finds out that a kernel only reads through a pointer says so, and a `__restrict__` of the program
becomes `noalias`; a kernel that breaks such a promise is undefined.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.read_only import ReadOnly
from frontends.mlir.dialects.llvm.function_attributes import PARAMETER_HINTS
from frontends.mlir.dialects.llvm.pointer_uses import parameter_attributes
from frontends.mlir.dialects.llvm.promises import (
    ACCESSES,
    note_claims,
    note_operands,
    require_defined,
    require_kept,
    require_known,
)
from interp import ir

_KNOWN = PARAMETER_HINTS | ACCESSES | {"llvm.byval"}
_CONSTANT = "nvvm.grid_constant"
_READS = ("llvm.readonly", "llvm.readnone")


def require_promises(
    lowering: Lowering, launch: Any, kernel: Any, operands: Sequence[Any], parameters: Sequence[Any]
) -> None:
    """Raises `Unsupported` where it cannot be told that a launch with the `operands` keeps them."""
    if kernel.name != "llvm.func":
        return
    promises = parameter_attributes(kernel)
    require_known(lowering, kernel, _KNOWN)
    note_claims(lowering, kernel, is_entry=False)
    require_defined(lowering, operands, promises)
    require_kept(lowering, kernel)
    if len(operands) == len(parameters) == len(promises):
        note_operands(lowering, launch, kernel, operands)
        _require_apart(lowering, operands, promises)


def note_constants(lowering: Lowering, kernel: Any, parameters: Sequence[Any]) -> None:
    """Parameters that are constants of the whole grid (`__grid_constant__`) are not written (CUDA C++ Programming
    Guide, `__grid_constant__`)."""
    for position, names in enumerate(parameter_attributes(kernel)):
        if _CONSTANT in names:
            parts = lowering.parts(parameters[position])
            if [part.type for part in parts] != [ir.POINTER]:
                raise lowering.unsupported(f"'{_CONSTANT}' of a parameter that is no pointer")
            seen = ir.Value(ir.POINTER)  # apart from the pointer through which the launch fills it
            lowering.emit(ir.Displace(place=lowering.place, result=seen, base=parts[0], offset=0))
            lowering.bind_parts(parameters[position], [seen])
            lowering.own(ReadOnly).note(seen, kernel.name, f"parameter {position} has the attribute '{_CONSTANT}'")


def note_buffers(lowering: Lowering, kernel: Any, operands: Sequence[Any], parameters: Sequence[Any]) -> None:
    """Has what the kernel's operations claim of its parameters held against which buffers a launch hands over."""
    if kernel.name == "llvm.func" and len(operands) == len(parameters):
        lowering.hand_over(kernel, {parameters[at]: root for at, root in _roots(lowering, operands).items()})


def _roots(lowering: Lowering, operands: Sequence[Any]) -> dict[int, ir.Value]:
    """What identifies the buffers that are handed over, by position."""
    parts = map(lowering.parts, operands)
    return {at: lowering.roots.get(each[0], each[0]) for at, each in enumerate(parts) if len(each) == 1}


def _require_apart(lowering: Lowering, operands: Sequence[Any], promises: Sequence[set[str]]) -> None:
    """One buffer is not handed over twice where one of the two pointers does not alias, unless both only read."""
    roots = _roots(lowering, operands)
    for one, other in permutations(roots, 2):
        alone = "llvm.noalias" in promises[one]
        reads = all(not promises[each].isdisjoint(_READS) for each in (one, other))
        if alone and not reads and roots[one] is roots[other]:
            raise lowering.unsupported("one buffer for two parameters, one of which is noalias")
