"""The intrinsics of AI engines in xllvm, to which aievec is lowered.

Source: XLLVMAIE2IntrOps.td for the signatures, and AIEVecToLLVM.cpp for which operation of aievec each of them carries
out. Those that move lanes, compare, choose or widen are what aievec says of these; products, sums in accumulators,
shuffles by mode and what rounds or looks numbers up are functions of all their operands, of which no more is known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.aie.vectors import shifted_registers
from frontends.circuits.bits import bit, resized
from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown_all
from interp import ir

_MODES = "what intrinsics of AI engines depend on besides their operands, as how they round, is not changed in between"
_BF16, _F32, _I32 = ir.Scalar("bf16"), ir.Scalar("f32"), ir.Scalar("i32")
Lanes = Sequence[ir.Value]


def _names(generations: str, *names: str) -> list[str]:
    return [f"xllvm.intr.{generation}.{name}" for name in names for generation in generations.split()]


def _bind(lowering: Lowering, operation: Any, lanes: Lanes) -> None:
    """Raises `Unsupported` where these are not the parts of the result."""
    types = lowering.part_types(operation.results[0].type)
    if [each.type for each in lanes] != list(types):
        raise lowering.unsupported(f"{len(lanes)} parts for a {operation.results[0].type}")
    lowering.bind_parts(operation.results[0], list(lanes))


def _count(lowering: Lowering, operation: Any) -> int:
    return len(lowering.part_types(operation.results[0].type))


def _constant(lowering: Lowering, operation: Any, operand: int) -> int | None:
    """The value of an operand that is a constant."""
    return lowering.constants.get(lowering.value(operation.operands[operand]))


def _unknown(lowering: Lowering, operation: Any) -> list[ir.Value]:
    """What nothing more is known of than that it is the same for the same operands."""
    arguments = [part for each in operation.operands for part in lowering.parts(each)]
    types = [_scalar(lowering, operation, each) for each in lowering.part_types(operation.results[0].type)]
    for each in arguments:
        _scalar(lowering, operation, each.type)
    lowering.assumptions.add(_MODES)
    signature = ", ".join(str(each.type) for each in operation.operands)
    return unknown_all(lowering, f"{operation.name} of {signature}", arguments, types)


def _scalar(lowering: Lowering, operation: Any, type: ir.Type) -> ir.Scalar:
    if not isinstance(type, ir.Scalar) or type == ir.POINTER:
        raise lowering.unsupported(f"an operand or a result of type {type}")
    return type


@handles(
    *_names(
        "aie2",
        "I512.I512.ACC1024.acc32.mac.conf",
        "I512.I512.ACC1024.acc64.mac.conf",
        "bf.mac16.conf",
        "bf.msc16.conf",
        "I512.I512.acc32.mul.conf",
        "I512.I512.acc64.mul.conf",
        "bf.mul16.conf",
        "add.accfloat",
        "sub.accfloat",
    ),
    *_names(
        "aie2p",
        "I1024.I1024.ACC2048.bf.mac.conf",
        "I512.I512.ACC2048.bf.mac.conf",
        "I512.I512.ACC1024.bf.mac.conf",
        "I512.I512.ACC512.bf.mac.conf",
        "I512.I512.ACC2048.mac.conf",
        "I1024.I1024.ACC2048.mac.conf",
        "BFP576.BFP576.ACC2048.mac.conf",
        "I512.I512.ACC512.bf.mul.conf",
        "I512.I512.ACC1024.bf.mul.conf",
        "I1024.I1024.ACC2048.bf.mul.conf",
        "ACC2048.accfloat.add.conf",
        "ACC2048.accfloat.sub.conf",
        "v32accfloat.to.v32bf16",
        "v64accfloat.to.v64bfp16ebs8",
        "I512.v32.acc64.srs",
        "I512.v64.acc32.srs",
        "exp2",
        "tanh",
        "invsqrt",
        "inv",
    ),
    *_names(
        "aie2 aie2p",
        "I256.v16.acc32.srs",
        "I256.v16.acc64.srs",
        "I256.v32.acc32.srs",
        "I256.v8.acc64.srs",
        "I512.v16.acc64.srs",
        "I512.v32.acc32.srs",
        "v16accfloat.to.v16bf16",
        "vshuffle",
        "vmax.ltbf16",
        "vmin.gebf16",
    ),
)
def _function(lowering: Lowering, operation: Any) -> None:
    _bind(lowering, operation, _unknown(lowering, operation))


# -- lanes that go elsewhere -------------------------------------------------------------------------------------------


@handles(*_names("aie2", "v16int32", "v16bfloat16"))
def _undefined(lowering: Lowering, operation: Any) -> None:
    _bind(lowering, operation, [lowering.undefined(each) for each in lowering.part_types(operation.results[0].type)])


@handles(*_names("aie2", "vbroadcast.zero.acc1024"))
def _zeros(lowering: Lowering, operation: Any) -> None:
    types = [_scalar(lowering, operation, each) for each in lowering.part_types(operation.results[0].type)]
    _bind(lowering, operation, [lowering.constant(0, each) for each in types])


@handles(*_names("aie2", "vbroadcast8.I512", "vbroadcast16.I512", "vbroadcast32.I512", "vbroadcast16.bf512"))
def _broadcast(lowering: Lowering, operation: Any) -> None:
    """The lowest bits of a word in each lane, or a number."""
    types = lowering.part_types(operation.results[0].type)
    value, type = lowering.value(operation.operands[0]), _scalar(lowering, operation, types[0])
    if ir.scalar_of(value).is_integer and type.is_integer:
        value = resized(lowering, value, type)
    _bind(lowering, operation, [value] * len(types))


@handles(*_names("aie2", "concat.I512.I256", "concat.I1024.I256", "concat.I1024.I512", "concat.bf512.bf256"))
def _concatenation(lowering: Lowering, operation: Any) -> None:
    _bind(lowering, operation, [part for each in operation.operands for part in lowering.parts(each)])


@handles(*_names("aie2", "extract.I128.I512"))
def _first_lanes(lowering: Lowering, operation: Any) -> None:
    _bind(lowering, operation, lowering.parts(operation.operands[0])[: _count(lowering, operation)])


@handles(*_names("aie2", "ext.I256.I512", "ext.I512.I1024", "ext.I256.I1024", "ext.bf256.bf512"))
def _part(lowering: Lowering, operation: Any) -> None:
    """The part of a register with a number, which is taken for that of one that there is."""
    parts, count = lowering.parts(operation.operands[0]), _count(lowering, operation)
    lanes = _chosen(lowering, operation, 1, [parts[at : at + count] for at in range(0, len(parts), count)])
    _bind(lowering, operation, lanes)


@handles(*_names("aie2", "set.I512.I128", "set.I512.I256", "set.bf512.bf256"))
def _placed(lowering: Lowering, operation: Any) -> None:
    """A part of a register whose others are undefined."""
    source, count = lowering.parts(operation.operands[0]), _count(lowering, operation)
    rest = [lowering.undefined(source[0].type) for _ in range(count - len(source))]
    if len(operation.operands) == 1:
        _bind(lowering, operation, [*source, *rest])
    else:
        _bind(lowering, operation, _chosen(lowering, operation, 1, [[*source, *rest], [*rest, *source]]))


@handles(*_names("aie2", "upd.bf512.bf256"))
def _updated(lowering: Lowering, operation: Any) -> None:
    """A register of which one half is another."""
    whole, half = (lowering.parts(each) for each in list(operation.operands)[:2])
    low, high = whole[: len(half)], whole[len(half) :]
    _bind(lowering, operation, _chosen(lowering, operation, 2, [[*half, *high], [*low, *half]]))


def _chosen(lowering: Lowering, operation: Any, operand: int, choices: Sequence[Lanes]) -> list[ir.Value]:
    """One of several, by the number that an operand is. Nothing says what a number beyond them gives."""
    at = _constant(lowering, operation, operand)
    if at is not None and 0 <= at < len(choices):
        return list(choices[at])
    found = _unknown(lowering, operation)
    index = lowering.value(operation.operands[operand])
    for number, choice in enumerate(choices):
        here = lowering.op("cmpi.eq", [index, lowering.constant(number, ir.scalar_of(index))], ir.I1)
        found = [lowering.select(here, new, old) for new, old in zip(choice, found, strict=True)]
    return found


@handles(*_names("aie2 aie2p", "vshift.I512.I512", "vshift.bf512.bf512"))
def _shift(lowering: Lowering, operation: Any) -> None:
    """Two registers as one from a byte on, where nothing is shifted in at the same time."""
    first, second, _, amount = operation.operands
    lanes = [*lowering.parts(first), *lowering.parts(second)]
    if _constant(lowering, operation, 2) != 0:
        _bind(lowering, operation, _unknown(lowering, operation))
        return
    beyond = _unknown(lowering, operation)
    _bind(lowering, operation, shifted_registers(lowering, lanes, lowering.value(amount), beyond))


@handles(*_names("aie2", "vextract.elem8.I512", "vextract.elem16.I512", "vextract.elem32.I512"))
def _element(lowering: Lowering, operation: Any) -> None:
    """A lane with signs or zeros before it."""
    sign = _constant(lowering, operation, 2)
    if sign not in (0, 1):
        _bind(lowering, operation, _unknown(lowering, operation))
        return
    lanes = [resized(lowering, each, _I32, bool(sign)) for each in lowering.parts(operation.operands[0])]
    _bind(lowering, operation, _chosen(lowering, operation, 1, [[each] for each in lanes]))


# -- lane by lane ------------------------------------------------------------------------------------------------------


@handles(*_names("aie2 aie2p", *(f"{name}{width}" for name in ("vmax.lt", "vmin.ge") for width in (8, 16, 32))))
def _extreme(lowering: Lowering, operation: Any) -> None:
    """The greater or the lesser ones, with signs or without, and a mask of the lanes of the first operand that are less
    than those of the second, or not less. Of 32 lanes the mask is a word."""
    left, right = (lowering.parts(each) for each in list(operation.operands)[:2])
    sign = _constant(lowering, operation, 2)
    if sign not in (0, 1) or len(left) != len(right):
        _bind(lowering, operation, _unknown(lowering, operation))
        return
    kind = "s" if sign else "u"
    takes, holds = ("max", f"{kind}lt") if ".vmax." in operation.name else ("min", f"{kind}ge")
    lanes = [lowering.op(f"{takes}{kind}i", list(pair), pair[0].type) for pair in zip(left, right, strict=True)]
    if len(lanes) == 32:
        mask = lowering.constant(0, _I32)
        for at, pair in enumerate(zip(left, right, strict=True)):
            each = lowering.op("extui", [lowering.op(f"cmpi.{holds}", list(pair), ir.I1)], _I32)
            each = lowering.op("shli", [each, lowering.constant(at, _I32)], _I32) if at else each
            mask = lowering.op("ori", [mask, each], _I32)
        masks = [mask]
    else:
        masks = _unknown(lowering, operation)[len(lanes) :]
    _bind(lowering, operation, [*lanes, *masks])


@handles(*_names("aie2 aie2p", "vsel16", "vsel32"))
def _selection(lowering: Lowering, operation: Any) -> None:
    """The lane of the second vector where the bit of the lane is set."""
    left, right = (lowering.parts(each) for each in list(operation.operands)[:2])
    mask = lowering.value(operation.operands[2])
    pairs = enumerate(zip(left, right, strict=True))
    _bind(lowering, operation, [lowering.select(bit(lowering, mask, at), set, no) for at, (no, set) in pairs])


@handles(*_names("aie2 aie2p", "v16bf16.to.v16accfloat"), *_names("aie2p", "v32bf16.to.v32accfloat"))
def _as_floats(lowering: Lowering, operation: Any) -> None:
    """To an accumulator of `f32`, which earlier ones have as numbers of 64 bits."""
    parts = lowering.parts(operation.operands[0])
    if {each.type for each in parts} != {_BF16}:
        raise lowering.unsupported(f"a {operation.operands[0].type}")
    lanes = [lowering.op("extf", [each], _F32) for each in parts]
    _bind(lowering, operation, _accumulated(lowering, operation, lanes))


@handles(
    *_names("aie2 aie2p", "acc32.v16.I256.ups", "acc32.v32.I256.ups", "acc32.v32.I512.ups"),
    *_names("aie2 aie2p", "acc64.v16.I256.ups", "acc64.v16.I512.ups", "acc64.v8.I256.ups"),
    *_names("aie2p", "acc32.v64.I512.ups", "acc64.v32.I512.ups"),
)
def _upshift(lowering: Lowering, operation: Any) -> None:
    """To an accumulator, in which there is room for more bits, and of a number without a sign for one."""
    name = re.search(r"\.acc(32|64)\.", operation.name)
    assert name is not None
    wide = ir.Scalar(f"i{name[1]}")
    parts = lowering.parts(operation.operands[0])
    by, sign = _constant(lowering, operation, 1), _constant(lowering, operation, 2)
    room = wide.width - ir.scalar_of(parts[0]).width
    if by is None or sign not in (0, 1) or not 0 <= by < room + sign:
        _bind(lowering, operation, _unknown(lowering, operation))
        return
    lanes = [resized(lowering, each, wide, bool(sign)) for each in parts]
    lanes = [lowering.op("shli", [each, lowering.constant(by, wide)], wide) for each in lanes] if by else lanes
    _bind(lowering, operation, _accumulated(lowering, operation, lanes))


def _accumulated(lowering: Lowering, operation: Any, lanes: Lanes) -> list[ir.Value]:
    """The lanes of an accumulator as the numbers that its type has."""
    type = _scalar(lowering, operation, lowering.part_types(operation.results[0].type)[0])
    return recast(lowering, lanes, type, f"an accumulator as a {operation.results[0].type}")
