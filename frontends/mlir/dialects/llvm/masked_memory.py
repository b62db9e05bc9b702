"""Accesses of the LLVM dialect to the elements of a vector whose masks are set."""

from __future__ import annotations

from functools import partial
from typing import Any

from frontends.mlir.core.alignment import note_alignment
from frontends.mlir.core.layout import Layout
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.llvm.aggregates import layout
from frontends.mlir.dialects.llvm.memory import displace, loaded
from frontends.mlir.dialects.vector.masks import access_where, count_on
from interp import ir
from interp.ir.affine import combine


def _masked(
    lowering: Lowering, operation: Any, pointers: list[ir.Value], masks: list[ir.Value], otherwise: list[ir.Value]
) -> None:
    results = []
    for pointer, mask, other in zip(pointers, masks, otherwise, strict=True):
        results.append(access_where(lowering, mask, partial(loaded, lowering, pointer, other.type), other))
    lowering.bind_parts(operation.results[0], results)


def _lanes(lowering: Lowering, operation: Any, pointer: ir.Value, whole: Layout) -> list[ir.Value]:
    _require_plain(lowering, whole, operation.attributes["alignment"].value)
    return [displace(lowering, pointer, offset, ()) for _, offset in whole.leaves]


def _require_plain(lowering: Lowering, whole: Layout, alignment: int) -> None:
    """Elements of whole bytes, at addresses of which no more is said than that they hold elements."""
    if whole.packed:
        raise lowering.unsupported("a vector of elements that are not whole bytes, in memory")
    if alignment > whole.stride:
        raise lowering.unsupported("an alignment larger than that of the elements")
    note_alignment(lowering, alignment, whole.stride)


def _otherwise(lowering: Lowering, operation: Any) -> list[ir.Value]:
    operands = list(operation.operands)
    if len(operands) > 2:
        return lowering.parts(operands[2])
    whole = layout(lowering, operation.results[0].type)
    return [lowering.undefined(type) for type in whole.types]


@handles("llvm.intr.masked.load", attributes=("alignment", "nontemporal", "arg_attrs", "res_attrs"))
def _masked_load(lowering: Lowering, operation: Any) -> None:
    whole = layout(lowering, operation.results[0].type)
    pointers = _lanes(lowering, operation, lowering.value(operation.operands[0]), whole)
    _masked(lowering, operation, pointers, lowering.parts(operation.operands[1]), _otherwise(lowering, operation))


@handles("llvm.intr.masked.gather", attributes=("alignment", "arg_attrs", "res_attrs"))
def _masked_gather(lowering: Lowering, operation: Any) -> None:
    pointers, masks = (lowering.parts(each) for each in list(operation.operands)[:2])
    whole = layout(lowering, operation.results[0].type)
    _require_plain(lowering, whole, operation.attributes["alignment"].value)
    _masked(lowering, operation, pointers, masks, _otherwise(lowering, operation))


@handles("llvm.intr.masked.store", attributes=("alignment", "nontemporal", "arg_attrs", "res_attrs"))
def _masked_store(lowering: Lowering, operation: Any) -> None:
    value, address, mask = operation.operands
    whole = layout(lowering, value.type)
    pointers = _lanes(lowering, operation, lowering.value(address), whole)
    _store_masked(lowering, lowering.parts(value), pointers, lowering.parts(mask))


@handles("llvm.intr.masked.scatter", attributes=("alignment", "arg_attrs", "res_attrs"))
def _masked_scatter(lowering: Lowering, operation: Any) -> None:
    value, addresses, mask = operation.operands
    _require_plain(lowering, layout(lowering, value.type), operation.attributes["alignment"].value)
    _store_masked(lowering, lowering.parts(value), lowering.parts(addresses), lowering.parts(mask))


def _store_masked(lowering: Lowering, values: list[ir.Value], pointers: list[ir.Value], masks: list[ir.Value]) -> None:
    for value, pointer, mask in zip(values, pointers, masks, strict=True):
        with lowering.when(mask):
            lowering.emit(ir.Store(place=lowering.place, value=value, view=pointer, indices=[]))


# -- one after the other -----------------------------------------------------------------------------------------------


def _places(lowering: Lowering, operation: Any, at: int, masks: list[ir.Value], whole: Layout) -> list[ir.Value]:
    """Where the elements whose masks are set lie from operand `at` on, one after the other. Only where one is set is
    its place looked at, so that all that are lie in one buffer."""
    _require_plain(lowering, whole, _promised_alignment(lowering, operation, at))
    base = lowering.value(operation.operands[at])
    taken: ir.Index = 0
    found = []
    for mask in masks:
        found.append(displace(lowering, base, combine("*", taken, whole.stride)))
        taken = count_on(lowering, taken, mask)
    return found


def _promised_alignment(lowering: Lowering, operation: Any, at: int) -> int:
    """What the attributes of operand `at` say of its alignment; nothing else may be said of any."""
    if "arg_attrs" not in operation.attributes:
        return 1
    promised = [{each.name: each.attr for each in attributes} for attributes in operation.attributes["arg_attrs"]]
    alignment = promised[at].pop("llvm.align", None)
    if any(promised):
        raise lowering.unsupported("operand attributes that promise something")
    return 1 if alignment is None else int(alignment.value)


@handles("llvm.intr.masked.expandload", attributes=("arg_attrs",))
def _expandload(lowering: Lowering, operation: Any) -> None:
    masks = lowering.parts(operation.operands[1])
    pointers = _places(lowering, operation, 0, masks, layout(lowering, operation.results[0].type))
    _masked(lowering, operation, pointers, masks, _otherwise(lowering, operation))


@handles("llvm.intr.masked.compressstore", attributes=("arg_attrs",))
def _compressstore(lowering: Lowering, operation: Any) -> None:
    value, _, mask = operation.operands
    masks = lowering.parts(mask)
    pointers = _places(lowering, operation, 1, masks, layout(lowering, value.type))
    _store_masked(lowering, lowering.parts(value), pointers, masks)
