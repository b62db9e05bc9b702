"""What functions ask of their callers, and say of their results, by attributes that no operation shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from frontends.mlir.dialects.llvm.pointer_uses import accesses, is_pointer, uses_through
from interp import ir

_NO_CAPTURE = "llvm.nocapture"

# What a caller that does not keep to it makes undefined, or poison (LLVM Language Reference, "Parameter Attributes").
# Alignment and accesses are held to the operations.
_OF_RESULTS = {
    "llvm.noundef": ir.DemandKind.DEFINED,
    "llvm.nonnull": ir.DemandKind.OTHER,
    "llvm.dereferenceable": ir.DemandKind.BYTES,
    "llvm.dereferenceable_or_null": ir.DemandKind.BYTES_OR_NULL,
}
_OF_PARAMETERS = _OF_RESULTS | {
    "llvm.noalias": ir.DemandKind.APART,
    _NO_CAPTURE: ir.DemandKind.OTHER,
    "llvm.writable": ir.DemandKind.OTHER,
}


def demands_of(function: Any) -> tuple[ir.Demand, ...] | None:
    """What the attributes of the LLVM dialect say of a function's parameters and results; None where they say nothing
    of the kind, and the function is of another dialect and no parameter a pointer, of which they could."""
    found = [
        *demands_among(function, "arg_attrs", _OF_PARAMETERS),
        *demands_among(function, "res_attrs", _OF_RESULTS, of_result=True),
    ]
    blocks = function.regions[0].blocks
    parameters = list(blocks[0].arguments) if len(blocks) else []
    if not found and function.name != "llvm.func" and not any(is_pointer(each) for each in parameters):
        return None
    return tuple(each for each in found if not (each.name == _NO_CAPTURE and _is_not_captured(parameters, each)))


def _is_not_captured(parameters: Sequence[Any], demand: ir.Demand) -> bool:
    """Whether a pointer serves as an address alone, so that what is said of it asks nothing of a caller."""
    return len(parameters) > demand.position and all(accesses(use) for use in uses_through(parameters[demand.position]))


def demands_among(
    function: Any, attribute: str, kinds: Mapping[str, ir.DemandKind], of_result: bool = False
) -> Iterable[ir.Demand]:
    """What those of the attributes say that have a kind."""
    entries = list(function.attributes[attribute]) if attribute in function.attributes else []
    for position, each in enumerate(entries):
        for named in each:
            name = named if isinstance(named, str) else named.name
            if name in kinds:
                number = getattr(each[name], "value", None)
                number = number if isinstance(number, int) else None
                yield ir.Demand(position, len(entries), of_result, kinds[name], name, number)
