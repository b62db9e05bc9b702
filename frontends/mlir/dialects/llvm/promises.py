"""What functions and their calls say of what is handed over, which a program that does not keep to it is undefined by.

That a function only reads, or only writes, through a pointer is told from its text, and what cannot be told is not
supported. The rest is taken for true, and the verdict says so.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.llvm.effects import require_effects
from frontends.mlir.dialects.llvm.pointer_uses import accesses, parameter_attributes, result_attributes, uses_through

_ALLOWED: dict[str, frozenset[str]] = {
    "llvm.readonly": frozenset(("read",)),
    "llvm.writeonly": frozenset(("written",)),
    "llvm.readnone": frozenset(),
}
ACCESSES = frozenset(_ALLOWED)
_CLAIMS = frozenset(
    (
        *("llvm.align", "llvm.dereferenceable", "llvm.noalias", "llvm.nocapture", "llvm.nonnull", "llvm.noundef"),
        *("llvm.dereferenceable_or_null", "llvm.returned"),
    )
)


def require_known(lowering: Lowering, function: Any, known: frozenset[str]) -> None:
    """Raises `Unsupported` where a parameter has an attribute of the LLVM dialect that is not among the `known`."""
    for names in parameter_attributes(function):
        for name in sorted(names):
            if name.startswith("llvm.") and name not in known:
                raise lowering.unsupported(f"the parameter attribute '{name}'")


def require_known_results(lowering: Lowering, function: Any, known: frozenset[str]) -> None:
    """The same of results."""
    for names in result_attributes(function):
        for name in sorted(names):
            if name.startswith("llvm.") and name not in known:
                raise lowering.unsupported(f"the result attribute '{name}'")


def require_kept(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where a function has a parameter that it says it does not write (`llvm.readonly`), read
    (`llvm.writeonly`) or access (`llvm.readnone`) memory through, and does something that may."""
    if not len(function.regions[0].blocks):
        return
    require_effects(lowering, function)
    _require_returned(lowering, function)
    parameters = function.regions[0].blocks[0].arguments
    for position, names in enumerate(parameter_attributes(function)):
        for name in sorted(names & ACCESSES):
            for use in uses_through(parameters[position]):
                if not _keeps(lowering, use, name):
                    what = f"parameter {position} has the attribute '{name}', which this may not keep to"
                    raise lowering.unsupported_at(use.owner.operation, what)


def _require_returned(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where a function does not give back the parameter of which it says so."""
    parameters = function.regions[0].blocks[0].arguments
    for position, names in enumerate(parameter_attributes(function)):
        if "llvm.returned" not in names:
            continue
        for block in function.regions[0].blocks:
            last = list(block.operations)[-1].operation
            if last.name == "llvm.return" and list(last.operands) != [parameters[position]]:
                raise lowering.unsupported_at(last, f"parameter {position} has the attribute 'llvm.returned'")


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


def note_claims(lowering: Lowering, function: Any, is_entry: bool) -> None:
    """What a function or a call says, beside what its callers promise where these are not at hand."""
    if "memory_effects" in function.attributes:
        lowering.claims.add("memory_effects")
    said = result_attributes(function) if is_entry else parameter_attributes(function) + result_attributes(function)
    names = set[str]().union(*said)
    lowering.claims |= {name.removeprefix("llvm.") for name in names & _CLAIMS}
