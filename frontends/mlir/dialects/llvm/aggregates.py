"""Structs, arrays and vectors as values, and constants of every type."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, bits_of, dense_bits
from frontends.mlir.core.data_layout import HALVED
from frontends.mlir.core.layout import Layout, UnsupportedLayout, layout_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.vector_length import is_scalable, of_fixed_length
from interp import ir

WIDE_ALIGNED = "integers of more than 32 bits are aligned to their size in structs, as no data layout says otherwise"
_SAID_OF_WIDE = ("i64 = dense<", "i64, dense<", "i64:")
_WIDE = re.compile(r"(?<!\w)i(\d+)\b")
_HALF = 32
# Operations that fill up what is undefined.
_FILLS = frozenset(("llvm.insertvalue", "llvm.insertelement", "llvm.shufflevector"))


def layout(lowering: Lowering, mlir_type: Any) -> Layout:
    """How values of a type lie in memory."""
    text = str(mlir_type)
    if is_scalable(text):
        text = of_fixed_length(text, lowering.vscale)
    try:
        whole = layout_of(text)
    except UnsupportedLayout as error:
        raise lowering.unsupported(str(error)) from None
    if "struct<" in text and _depends_on_wide(text):
        if lowering.symbols.mentions.match(HALVED):
            raise lowering.unsupported("a struct by a data layout that aligns integers of 64 bits to 32")
        if not lowering.symbols.mentions.any(*_SAID_OF_WIDE):
            lowering.assumptions.add(WIDE_ALIGNED)
    return whole


@cache
def _depends_on_wide(text: str) -> bool:
    """Whether a type would lie in another way if integers of more than 32 bits were aligned to 32, as they are by
    LLVM's own data layout, in which those of other widths are aligned as those of 64 (LLVM Language Reference, "Data
    Layout")."""
    halved = _WIDE.sub(_halved, text)
    return halved != text and not _lie_alike(layout_of(text), layout_of(halved))


def _halved(integer: re.Match[str]) -> str:
    bits = int(integer[1])
    return f"array<{1 << (bits - 1).bit_length() >> 5} x i32>" if bits > _HALF else integer[0]


def _lie_alike(one: Layout, other: Layout) -> bool:
    """Whether the parts of both lie at the same bytes."""
    parts = list(zip(one.children, other.children, strict=False))  # of a scalar none
    if not one.is_struct:
        parts = parts[:1]  # the others are like the first
    return one.size == other.size and all(
        at == other_at and _lie_alike(part, other_part) for (part, at, _), (other_part, other_at, _) in parts
    )


def span(whole: Layout, positions: Sequence[int]) -> slice:
    """The leaves of the part at `positions`."""
    start, part = 0, whole
    for position in positions:
        part, _, first = part.child(position)
        start += first
    return slice(start, start + len(part.leaves))


@handles("llvm.extractvalue", attributes=("position",))
def _extractvalue(lowering: Lowering, operation: Any) -> None:
    container = operation.operands[0]
    found = span(layout(lowering, container.type), list(operation.attributes["position"]))
    lowering.bind_parts(operation.results[0], lowering.parts(container)[found])


@handles("llvm.insertvalue", attributes=("position",))
def _insertvalue(lowering: Lowering, operation: Any) -> None:
    container, value = operation.operands
    parts = list(lowering.parts(container))
    parts[span(layout(lowering, container.type), list(operation.attributes["position"]))] = lowering.parts(value)
    lowering.bind_parts(operation.results[0], parts)


@handles("llvm.mlir.undef", "llvm.mlir.poison")
def _undefined(lowering: Lowering, operation: Any) -> None:
    """Both are no number. Of undef, which is some number for each who uses it and which memory holds that nothing has
    written, more is said than of poison: that a target does not give the latter in its place is taken for granted where
    it is not filled up."""
    result = operation.results[0]
    if any(use.owner.operation.name not in _FILLS for use in result.uses):
        lowering.assumptions.add(ir.UNDEF_MAY_BE_POISON)
    lowering.bind_parts(result, [lowering.undefined(type) for type in layout(lowering, result.type).types])


@handles("llvm.mlir.zero")
def _zero(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    lowering.bind_parts(result, [lowering.constant(0, type) for type in layout(lowering, result.type).types])


@handles("llvm.mlir.constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    result = operation.results[0]
    whole = layout(lowering, result.type)
    bits = constant_bits(lowering, operation.attributes["value"], whole)
    lowering.bind_parts(
        result, [lowering.constant(pattern, type) for pattern, type in zip(bits, whole.types, strict=True)]
    )


def constant_bits(lowering: Lowering, attribute: Any, whole: Layout, text: str = "") -> list[int]:
    """The pattern of each leaf of a constant."""
    key = ("constant", attribute, whole.types)
    known = lowering.memo.get(key)
    if known is None:
        try:
            known = lowering.memo[key] = _bits(lowering, attribute, whole, text)
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None
    found: list[int] = known
    return found


def _bits(lowering: Lowering, attribute: Any, whole: Layout, text: str) -> list[int]:
    bindings = lowering.bindings
    types = whole.types
    if isinstance(attribute, bindings.ArrayAttr):
        found: list[int] = []
        for each, (part, _, _) in zip(attribute, whole.children, strict=True):
            found += _bits(lowering, each, part, text)
        return found
    if isinstance(attribute, bindings.StringAttr):
        data = attribute.value_bytes
        if len(data) != len(types) or any(type.width != 8 for type in types):
            raise UnsupportedConstant("a string for another type than bytes of its length")
        return list(data)
    if len(set(types)) > 1:
        raise UnsupportedConstant("elements of one type for a struct of several")
    if isinstance(attribute, bindings.DenseElementsAttr) or str(attribute).startswith("dense_resource"):
        return dense_bits(attribute, types[0], len(types), text) if types else []
    if len(types) != 1:
        raise UnsupportedConstant(f"the constant {attribute}")
    return [bits_of(attribute, types[0])]


# -- vectors -----------------------------------------------------------------------------------------------------------


@handles("llvm.extractelement")
def _extractelement(lowering: Lowering, operation: Any) -> None:
    parts = lowering.parts(operation.operands[0])
    position = lowering.index(operation.operands[1])
    if isinstance(position, int):
        inside = 0 <= position < len(parts)
        found = parts[position] if inside else lowering.undefined(parts[0].type)
        lowering.bind_parts(operation.results[0], [found])
        return
    result = lowering.undefined(parts[0].type)
    for at, part in enumerate(parts):
        result = _choose(lowering, position, at, part, result)
    lowering.bind_parts(operation.results[0], [result])


@handles("llvm.insertelement")
def _insertelement(lowering: Lowering, operation: Any) -> None:
    parts = list(lowering.parts(operation.operands[0]))
    (value,) = lowering.parts(operation.operands[1])
    position = lowering.index(operation.operands[2])
    if not isinstance(position, int):
        # Beyond the end the whole vector is poison.
        bound = lowering.constant(len(parts), _scalar(position))
        inside = lowering.op("cmpi.ult", [position, bound], ir.I1)
        parts = [lowering.select(inside, part, lowering.undefined(part.type)) for part in parts]
        parts = [_choose(lowering, position, at, value, part) for at, part in enumerate(parts)]
    elif 0 <= position < len(parts):
        parts[position] = value
    else:
        parts = [lowering.undefined(part.type) for part in parts]
    lowering.bind_parts(operation.results[0], parts)


def _scalar(value: ir.Value) -> ir.Scalar:
    assert isinstance(value.type, ir.Scalar)
    return value.type


def _choose(lowering: Lowering, position: ir.Value, at: int, yes: ir.Value, no: ir.Value) -> ir.Value:
    here = lowering.op("cmpi.eq", [position, lowering.constant(at, _scalar(position))], ir.I1)
    return lowering.select(here, yes, no)


@handles("llvm.shufflevector", attributes=("mask",))
def _shufflevector(lowering: Lowering, operation: Any) -> None:
    """Of scalable vectors the mask is one number for all elements."""
    parts, mask, result = lowering.flat(operation.operands), list(operation.attributes["mask"]), operation.results[0]
    if is_scalable(str(result.type)):
        if len(set(mask)) != 1 or mask[0] > 0:
            raise lowering.unsupported(f"the mask {mask} of a scalable vector")
        mask = mask[:1] * len(lowering.part_types(result.type))
    chosen = [parts[each] if each >= 0 else lowering.undefined(parts[0].type) for each in mask]
    lowering.bind_parts(operation.results[0], chosen)
