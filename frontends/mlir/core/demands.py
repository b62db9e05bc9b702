"""What functions ask of their callers, and say of their results, by attributes that no operation shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any

from msgspec.structs import replace

from frontends.contexts import text_of
from frontends.mlir.core.attributions import count_attributions
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.dialects.gpu.launch_bounds import unheld_bounds
from frontends.mlir.dialects.llvm.pointer_uses import accesses, is_pointer, uses_through
from interp import ir

_C_INTERFACE = "llvm.emit_c_interface"  # which has the lowering make a second function, for callers in C
_NO_CAPTURE = "llvm.nocapture"

# What a caller that does not keep to it makes undefined, or poison (LLVM Language Reference, "Parameter Attributes").
# Alignment and accesses are held to the operations.
_OF_RESULTS = {
    "llvm.noundef": ir.DemandKind.DEFINED,
    "llvm.nonnull": ir.DemandKind.OTHER,
    "llvm.dereferenceable": ir.DemandKind.BYTES,
    "llvm.dereferenceable_or_null": ir.DemandKind.BYTES_OR_NULL,
    "llvm.signext": ir.DemandKind.EXTENDED,
    "llvm.zeroext": ir.DemandKind.EXTENDED,
    "llvm.inreg": ir.DemandKind.PASSED,
}
_OF_PARAMETERS = _OF_RESULTS | {
    "llvm.noalias": ir.DemandKind.APART,
    _NO_CAPTURE: ir.DemandKind.OTHER,
    "llvm.sret": ir.DemandKind.PASSED,
    "llvm.writable": ir.DemandKind.OTHER,
}


def demands_of(lowering: Lowering, function: Any) -> tuple[ir.Demand, ...] | None:
    """What attributes say of a function's parameters, by their positions in affine IR, and of its results, by those of
    its language; None where they say nothing of the kind, and the function is of another dialect than LLVM's and no
    parameter a pointer, of which they could."""
    said = [
        *_among(function, "arg_attrs", _of_parameters(packs().multiples, packs().promises)),
        *_among(function, "res_attrs", _OF_RESULTS, of_result=True),
    ]
    if _is_variadic(function):
        said.append(ir.Demand(0, 0, False, ir.DemandKind.PASSED, "..."))
    if _C_INTERFACE in function.attributes:
        is_lowered = function.name != "func.func"
        said.append(ir.Demand(0, 0, False, ir.DemandKind.OFFERED, _C_INTERFACE, is_lowered=is_lowered))
    # Functions of func, gpu and LLVM have the words for the launches that they are for.
    bounds = unheld_bounds(lowering, function) if function.name in ("func.func", "gpu.func", "llvm.func") else ()
    said += [ir.Demand(0, 0, False, ir.DemandKind.OTHER, each, is_lowered=False) for each in sorted(bounds)]
    blocks = function.regions[0].blocks
    parameters = list(blocks[0].arguments) if len(blocks) else []
    parameters = parameters[: len(parameters) - count_attributions(function)]
    if not said and function.name != "llvm.func" and not any(is_pointer(each) for each in parameters):
        return None
    found = [each for each in said if not (each.name == _NO_CAPTURE and _is_not_captured(parameters, each))]
    if not parameters or all(each.of_result for each in found):
        return tuple(found)
    starts = list(accumulate((len(lowering.part_types(each.type)) for each in parameters), initial=0))
    return tuple(flat for each in found for flat in _of_parts(each, starts))


def _is_variadic(function: Any) -> bool:
    """Whether callers may give more than the parameters, which some conventions pass in another way."""
    attributes = function.attributes
    return "function_type" in attributes and text_of(attributes["function_type"].value).endswith("...)>")


def _of_parts(demand: ir.Demand, starts: Sequence[int]) -> Iterable[ir.Demand]:
    """The same of each part of what a parameter became; `starts` are the first parts of all, and the end."""
    if demand.of_result or not demand.of:
        return (demand,)
    parts = range(starts[demand.position], starts[demand.position + 1])
    return (replace(demand, position=each, of=starts[-1]) for each in parts)


def _is_not_captured(parameters: Sequence[Any], demand: ir.Demand) -> bool:
    """Whether a pointer serves as an address alone, so that what is said of it asks nothing of a caller."""
    return len(parameters) > demand.position and all(accesses(use) for use in uses_through(parameters[demand.position]))


@cache
def _of_parameters(multiples: frozenset[str], promises: frozenset[str]) -> dict[str, ir.DemandKind]:
    of_systems = dict.fromkeys(multiples, ir.DemandKind.MULTIPLE) | dict.fromkeys(promises, ir.DemandKind.OTHER)
    return _OF_PARAMETERS | of_systems


def _among(
    function: Any, attribute: str, kinds: Mapping[str, ir.DemandKind], of_result: bool = False
) -> Iterable[ir.Demand]:
    """What those of the attributes say that have a kind."""
    entries = list(function.attributes[attribute]) if attribute in function.attributes else []
    entries = entries if of_result else entries[: len(entries) - count_attributions(function)]
    for position, each in enumerate(entries):
        for named in each:
            name = named if isinstance(named, str) else named.name
            if name in kinds:
                number = getattr(each[name], "value", None)
                number = number if isinstance(number, int) else None
                is_lowered = function.name != "func.func"
                yield ir.Demand(position, len(entries), of_result, kinds[name], name, number, is_lowered)


def require_multiples(lowering: Lowering, function: Any, parameters: Iterable[Sequence[ir.Value]]) -> None:
    """At its entry, what a function says of the numbers that it takes holds. `parameters` are what they became. Raises
    `Unsupported` but for powers of two: of others negative numbers are multiples as signed or as unsigned ones."""
    entries = list(function.attributes["arg_attrs"]) if "arg_attrs" in function.attributes else []
    for parts, attributes in zip(parameters, entries, strict=False):
        for name in (each if isinstance(each, str) else each.name for each in attributes):
            if name not in packs().multiples:
                continue
            if all(isinstance(part.type, ir.View) for part in parts):
                continue  # the addresses of elements, which show nowhere, or numbers that are taken as any
            number = getattr(attributes[name], "value", None)
            if not isinstance(number, int):
                raise lowering.unsupported(f"the attribute '{name}' with the value {attributes[name]}")
            for part in parts:
                if isinstance(part.type, ir.Scalar) and part.type.is_integer:
                    _require_multiple(lowering, part, part.type, name, number)


def _require_multiple(lowering: Lowering, value: ir.Value, type_: ir.Scalar, name: str, number: int) -> None:
    if number <= 0 or number & (number - 1) or number >> (type_.width - 1):
        raise lowering.unsupported(f"the parameter attribute '{name} = {number}' of {type_}")
    rest = lowering.op("remui", [value, lowering.constant(number, type_)], type_)
    zero = lowering.op("cmpi.eq", [rest, lowering.constant(0, type_)], ir.I1)
    lowering.require(zero, f"the argument is a multiple of {number}")
