"""What a function says of the pointers that it takes: that it only reads, or only writes, through them.

A program that does not keep to it is undefined. Where a function's own text shows that it keeps to it, there is nothing
to model; everything else is not supported.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.llvm.pointer_uses import accesses, parameter_attributes, uses_through
from frontends.mlir.lowering import Lowering

_ALLOWED: dict[str, frozenset[str]] = {
    "llvm.readonly": frozenset(("read",)),
    "llvm.writeonly": frozenset(("written",)),
    "llvm.readnone": frozenset(),
}
ACCESSES = frozenset(_ALLOWED)


def require_kept(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where a function has a parameter that it says it does not write (`llvm.readonly`), read
    (`llvm.writeonly`) or access (`llvm.readnone`) memory through, and does something that may."""
    if not len(function.regions[0].blocks):
        return
    parameters = function.regions[0].blocks[0].arguments
    for position, names in enumerate(parameter_attributes(function)):
        for name in sorted(names & ACCESSES):
            for use in uses_through(parameters[position]):
                if not _keeps(lowering, use, name):
                    what = f"parameter {position} has the attribute '{name}', which this may not keep to"
                    raise lowering.unsupported_at(use.owner.operation, what)


def _keeps(lowering: Lowering, use: Any, name: str) -> bool:
    """Whether a use of a pointer is certain to keep to what is said of it."""
    owner = use.owner.operation
    if owner.name == "llvm.call" and "callee" in owner.attributes:
        callee = lowering.symbols.require(owner, owner.attributes["callee"].value).operation
        attributes = parameter_attributes(callee)
        # What it says itself of its parameter is looked at where it is lowered.
        return use.operand_number < len(attributes) and bool(attributes[use.operand_number] & {name, "llvm.readnone"})
    found = accesses(use)
    return found is not None and found <= _ALLOWED[name]
