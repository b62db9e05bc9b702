"""Vectors, arrays and structures of SPIR-V as values."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.llvm.aggregates import layout, span
from frontends.mlir.dialects.spirv.numbers import ASSUMED
from frontends.mlir.dialects.spirv.types import without_signs
from interp import ir

_NO_SOURCE = 0xFFFFFFFF  # the number of a component of a shuffle that is undefined


@handles("spirv.Bitcast")
def _bitcast(lowering: Lowering, operation: Any) -> None:
    """Of numbers and vectors, the first components in the lowest bits (OpBitcast); of pointers, which say no more of
    where they point."""
    given, result = operation.operands[0], operation.results[0]
    parts, types = lowering.parts(given), lowering.part_types(result.type)
    if ir.POINTER in (parts[0].type, types[0]):
        if [each.type for each in parts] != list(types):
            raise lowering.unsupported(f"a cast from {given.type} to {result.type}")
        lowering.bind_parts(result, parts)
        return
    if isinstance(types[0], ir.View) or isinstance(parts[0].type, ir.View):
        raise lowering.unsupported(f"a cast from {given.type} to {result.type}")
    lowering.bind_parts(result, recast(lowering, parts, types[0], f"a cast from {given.type} to {result.type}"))


@handles("spirv.CompositeExtract", attributes=("indices",))
def _extract(lowering: Lowering, operation: Any) -> None:
    """A part of a vector, an array or a structure."""
    (whole,) = operation.operands
    lowering.bind_parts(operation.results[0], lowering.parts(whole)[_part(lowering, operation, whole.type)])


@handles("spirv.CompositeInsert", attributes=("indices",))
def _insert(lowering: Lowering, operation: Any) -> None:
    """A composite with another part."""
    part, whole = operation.operands
    parts = list(lowering.parts(whole))
    parts[_part(lowering, operation, whole.type)] = lowering.parts(part)
    lowering.bind_parts(operation.results[0], parts)


@handles("spirv.CompositeConstruct")
def _construct(lowering: Lowering, operation: Any) -> None:
    """A composite of its parts, or a vector of the components of scalars and shorter vectors."""
    _require_composite(lowering, operation.results[0].type)
    parts = [part for each in operation.operands for part in lowering.parts(each)]
    if [each.type for each in parts] != list(lowering.part_types(operation.results[0].type)):
        raise lowering.unsupported(f"a composite of type {operation.results[0].type}")
    lowering.bind_parts(operation.results[0], parts)


def _part(lowering: Lowering, operation: Any, type: Any) -> slice:
    _require_composite(lowering, type)
    return span(layout(lowering, without_signs(type)), [int(each.value) for each in operation.attributes["indices"]])


def _require_composite(lowering: Lowering, type: Any) -> None:
    if not str(type).startswith(("vector<", "!spirv.array<", "!spirv.struct<")):
        raise lowering.unsupported(f"a composite of type {type}")


@handles("spirv.Undef")
def _undefined(lowering: Lowering, operation: Any) -> None:
    """Some number for each who uses it; that a target does not give poison in its place is taken for granted."""
    result = operation.results[0]
    lowering.assumptions.add(ir.UNDEF_MAY_BE_POISON)
    lowering.bind_parts(result, [lowering.undefined(type) for type in lowering.part_types(result.type)])


@handles("spirv.VectorShuffle", attributes=("components",))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    """Components of two vectors; one of which nothing is said has no source and is undefined."""
    parts = lowering.flat(operation.operands)
    chosen = [int(each.value) & _NO_SOURCE for each in operation.attributes["components"]]
    if _NO_SOURCE in chosen:
        lowering.assumptions.add(ir.UNDEF_MAY_BE_POISON)
    undefined = lowering.undefined(parts[0].type)
    found = [undefined if each == _NO_SOURCE else parts[each] for each in chosen]
    lowering.bind_parts(operation.results[0], found)


@handles("spirv.VectorExtractDynamic", "spirv.VectorInsertDynamic")
def _at_a_position(lowering: Lowering, operation: Any) -> None:
    """Behavior is undefined where there is no component of this number."""
    is_insertion = operation.name == "spirv.VectorInsertDynamic"
    parts = lowering.parts(operation.operands[0])
    (position,) = lowering.parts(operation.operands[-1])
    type = position.type
    assert isinstance(type, ir.Scalar)
    count = lowering.constant(len(parts), type)
    lowering.require(lowering.op("cmpi.ult", [position, count], ir.I1), "the vector has a component of this number")
    here = [lowering.op("cmpi.eq", [position, lowering.constant(at, type)], ir.I1) for at in range(len(parts))]
    if is_insertion:
        (given,) = lowering.parts(operation.operands[1])
        lowering.bind_parts(
            operation.results[0], [lowering.select(at, given, part) for at, part in zip(here, parts, strict=True)]
        )
        return
    found = parts[-1]
    for at, part in zip(here[:-1], parts[:-1], strict=True):
        found = lowering.select(at, part, found)
    lowering.bind(operation.results[0], found)


@handles("spirv.VectorTimesScalar")
def _scaled(lowering: Lowering, operation: Any) -> None:
    """Each component times the scalar."""
    lowering.assumptions.add(ASSUMED)
    vector, scalar = (lowering.parts(each) for each in operation.operands)
    found = [lowering.op("mulf", [each, scalar[0]], each.type) for each in vector]
    lowering.bind_parts(operation.results[0], found)


@handles("spirv.Dot")
def _dot(lowering: Lowering, operation: Any) -> None:
    """The sum of the products; in which order they are added, nothing says."""
    lowering.assumptions.add(ASSUMED)
    left, right = (lowering.parts(each) for each in operation.operands)
    type = left[0].type
    products = [lowering.op("mulf", [one, other], type) for one, other in zip(left, right, strict=True)]
    total = products[0]
    for each in products[1:]:
        total = lowering.op("addf", [total, each], type)
    lowering.unordered_sums.append(lowering.place)
    lowering.bind(operation.results[0], total)
