"""What a kernel of the LLVM dialect promises of its parameters, held against its body and its launch.

A compiler that finds out that a kernel only reads through a pointer says so, and a `__restrict__` of the program
becomes `noalias`; a kernel that breaks such a promise is undefined.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.llvm.function_attributes import PARAMETER_HINTS
from frontends.mlir.dialects.llvm.pointer_uses import parameter_attributes
from frontends.mlir.dialects.llvm.promises import ACCESSES, note_claims, require_kept, require_known

_KNOWN = PARAMETER_HINTS | ACCESSES | {"llvm.byval"}
_READS = ("llvm.readonly", "llvm.readnone")


def require_promises(lowering: Lowering, kernel: Any, operands: Sequence[Any], parameters: Sequence[Any]) -> None:
    """Raises `Unsupported` where it cannot be told that a launch with the `operands` keeps them."""
    if kernel.name != "llvm.func":
        return
    promises = parameter_attributes(kernel)
    require_known(lowering, kernel, _KNOWN)
    note_claims(lowering, kernel, is_entry=False)
    require_kept(lowering, kernel)
    if len(operands) == len(parameters) == len(promises):
        _require_apart(lowering, operands, promises)


def _require_apart(lowering: Lowering, operands: Sequence[Any], promises: Sequence[set[str]]) -> None:
    """One buffer is not handed over twice where one of the two pointers does not alias, unless both only read."""
    roots = {
        position: lowering.roots.get(parts[0], parts[0])
        for position, parts in enumerate(map(lowering.parts, operands))
        if len(parts) == 1
    }
    for one, other in permutations(roots, 2):
        alone = "llvm.noalias" in promises[one]
        reads = all(not promises[each].isdisjoint(_READS) for each in (one, other))
        if alone and not reads and roots[one] is roots[other]:
            raise lowering.unsupported("one buffer for two parameters, one of which is noalias")
