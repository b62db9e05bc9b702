"""Vectors of the first generation of AI engines: aievec_aie1, and the loads of aievec that fill registers by halves.

Source: AIEVecAIE1Ops.td, AIEVecOps.td, and TranslateAIEVecToCpp.cpp for what a load reads. Which lanes of its registers
a product, a sum or a selection takes is said by starts, offsets, steps and squares, as the intrinsics of that
generation have them: what each gives is a function of all its operands under all of these, of which no more is
known."""

from __future__ import annotations

from typing import Any

from frontends.aie.vectors import bind_lanes, part_of_register
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown_all
from frontends.mlir.dialects.vector.shape import element_type
from interp import ir
from interp.ir.affine import combine

_LANES = tuple(f"{buffer}{name}" for buffer in "xyz" for name in ("start", "offsets", "offsets_hi", "square"))
_PARAMETERS = (*_LANES, "xstep", "zstep", "fmsub", "select")
_ALIGNED = "what 'aievec.upd' loads begins at an address at which the hardware loads a register"
_HALF = 256  # bits, beyond which a register of the first generation is loaded by halves


@handles(
    *(f"aievec_aie1.{name}" for name in ("add", "sub", "mul", "mac", "select")),
    attributes=_PARAMETERS,
)
def _by_lanes(lowering: Lowering, operation: Any) -> None:
    parameters = sorted(
        f"{name} = {operation.attributes[name].value!r}" for name in _PARAMETERS if name in operation.attributes
    )
    _function(lowering, operation, f"{operation.name} {'; '.join(parameters)}")


@handles("aievec.pack", "aievec.unpack")
def _packed(lowering: Lowering, operation: Any) -> None:
    """Whether it saturates is set in a register of the core."""
    lowering.assumptions.add(f"the ways in which '{operation.name}' works are not changed in between")
    _function(lowering, operation, operation.name)


def _function(lowering: Lowering, operation: Any, name: str) -> None:
    arguments = [part for each in operation.operands for part in lowering.parts(each)]
    types = []
    for each in lowering.part_types(operation.results[0].type):
        if not isinstance(each, ir.Scalar):
            raise lowering.unsupported(f"a {operation.results[0].type}")
        types.append(each)
    signature = ", ".join(str(each.type) for each in [*operation.operands, operation.results[0]])
    bind_lanes(lowering, operation, unknown_all(lowering, f"{name} of {signature}", arguments, types))


@handles("aievec_aie1.ext", attributes=("index",))
def _ext(lowering: Lowering, operation: Any) -> None:
    part_of_register(lowering, operation)


@handles("aievec.upd", attributes=("operandSegmentSizes", "index", "offset"))
def _upd(lowering: Lowering, operation: Any) -> None:
    """Loads elements that follow each other in memory, from as many bits behind an element as `offset` says: all of a
    register, or where that is a wide one of the first generation one of its halves. Such loads come in pairs, of which
    the second is given what the first has made."""
    (source,), positions, linked = lowering.segments(operation)
    result = operation.results[0]
    type = element_type(lowering, result.type)
    view = lowering.value(source)
    if not isinstance(view.type, ir.View) or view.type.element != type or view.type.strides is not None:
        raise lowering.unsupported(f"a register of {type} from a {source.type}")
    count = len(lowering.part_types(result.type))
    half = _number(lowering, operation, "index")
    offset = _number(lowering, operation, "offset")
    by_halves = bool(linked) or _is_first_half(operation)
    if count * type.width <= _HALF or not by_halves:
        if half or by_halves or count * type.width > _HALF:
            raise lowering.unsupported("a load of a wide register at once, or of a part of a narrow one")
        first, number = 0, count
    else:
        if half not in (0, 1) or count % 2:
            raise lowering.unsupported(f"part {half} of {count} lanes")
        first, number = half * (count // 2), count // 2
    if offset % type.width:
        raise lowering.unsupported(f"an offset of {offset} bits into lanes of {type}")
    lowering.assumptions.add(_ALIGNED)
    sizes = lowering.sizes(view)
    at: ir.Affine = 0
    total: ir.Affine = 1
    for size, index in zip(sizes, lowering.indices(positions), strict=True):
        at = combine("+", combine("*", at, size), index)
        total = combine("*", total, size)
    flat = lowering.reshape(view, lowering.offset(view), [lowering.apply(total)], [1])
    loaded = [
        lowering.load(flat, [lowering.apply(combine("+", at, lane + offset // type.width))]) for lane in range(number)
    ]
    lanes = list(lowering.parts(linked[0])) if linked else [lowering.undefined(type) for _ in range(count)]
    lanes[first : first + number] = loaded
    bind_lanes(lowering, operation, lanes)


def _is_first_half(operation: Any) -> bool:
    """Whether another load fills the rest of what this one makes."""
    uses = [use.owner for use in operation.results[0].uses]
    return any(each.name == "aievec.upd" for each in (getattr(use, "operation", use) for use in uses))


def _number(lowering: Lowering, operation: Any, name: str) -> int:
    if name not in operation.attributes:
        return 0
    value = getattr(operation.attributes[name], "value", None)
    if not isinstance(value, int):
        raise lowering.unsupported(f"attribute '{name}' = {operation.attributes[name]}")
    return value
