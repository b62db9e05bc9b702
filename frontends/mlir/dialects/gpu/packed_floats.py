"""Floats of eight bits in the bytes of a register, as AMD's processors convert them (CDNA3 and CDNA4 instruction set
architectures, V_CVT_F32_FP8 and those beside it).

The operations of rocdl do not say which format `fp8` and `bf8` are: that of the processor, which those of amdgpu and
the rest of the file name.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.dialects.llvm.packing import is_packed, only_taken_apart, pack, unpack
from interp import ir

_BYTES = 4  # of a register
_F32, _I8, _I32 = ir.Scalar("f32"), ir.Scalar("i8"), ir.Scalar("i32")
_OF_OCP = {"fp8": "f8E4M3FN", "bf8": "f8E5M2"}
_OF_FNUZ = {"fp8": "f8E4M3FNUZ", "bf8": "f8E5M2FNUZ"}


@handles("amdgpu.ext_packed_fp8", attributes=("index",))
def _extend(lowering: Lowering, operation: Any) -> None:
    """One element, or two of a word."""
    elements = lowering.parts(operation.operands[0])
    results = lowering.part_types(operation.results[0].type)
    first = int(operation.attributes["index"].value) * len(results)
    chosen = elements[first : first + len(results)]
    if len(chosen) < len(results) or any(type != _F32 for type in results):
        raise lowering.unsupported("an element that there is not, or other floats than f32")
    for each in chosen:
        _note_format(lowering, str(each.type))
    lowering.bind_parts(operation.results[0], [lowering.op("extf", [each], _F32) for each in chosen])


@handles("amdgpu.packed_trunc_2xfp8", attributes=("wordIndex", "operandSegmentSizes"))
def _truncate(lowering: Lowering, operation: Any) -> None:
    """Two elements of a word; what was there stays in the other one."""
    low, high, existing = lowering.segments(operation)
    types = [_scalar(lowering, each) for each in lowering.part_types(operation.results[0].type)]
    word = int(operation.attributes["wordIndex"].value)
    for each in types:
        _note_format(lowering, each.name)
    elements = list(lowering.parts(existing[0])) if existing else [lowering.undefined(each) for each in types]
    given = [lowering.value(each[0]) if each else None for each in (low, high)]
    if len(elements) != _BYTES or not 0 <= word < _BYTES // 2:
        raise lowering.unsupported("another vector than one of four elements")
    for at, number in enumerate(given, 2 * word):
        elements[at] = lowering.undefined(types[at]) if number is None else _rounded(lowering, number, types[at])
    lowering.bind_parts(operation.results[0], elements)


@handles("amdgpu.scaled_ext_packed", attributes=("index",))
def _scale(lowering: Lowering, operation: Any) -> None:
    """Two elements times a power of two, in f32, rounded once where the result is narrower (CDNA4 instruction set
    architecture, V_CVT_SCALEF32_PK_F32_FP8 and those beside it). Of the scale the processor takes the exponent alone,
    so that other scales than those of f8E8M0FNU are left."""
    elements, scale = lowering.parts(operation.operands[0]), lowering.value(operation.operands[1])
    first, results = 2 * int(operation.attributes["index"].value), lowering.part_types(operation.results[0].type)
    extension = operation.operands[1].owner
    while getattr(extension, "name", "") in ("vector.extract", "vector.extract_strided_slice", "vector.shape_cast"):
        extension = extension.operands[0].owner
    if getattr(extension, "name", "") != "arith.extf" or "f8E8M0FNU" not in str(extension.operands[0].type):
        raise lowering.unsupported("a scale that is not seen to be an extended f8E8M0FNU")
    if len(extension.operands) != 1 or len(results) != 2 or first >= len(elements):
        raise lowering.unsupported("an element that there is not")
    found = []
    for at, type in enumerate((_scalar(lowering, each) for each in results), first):
        if at >= len(elements):
            found.append(lowering.undefined(type))
            continue
        _note_format(lowering, str(elements[at].type))
        number = lowering.op("mulf", [lowering.op("extf", [elements[at]], _F32), scale], _F32)
        found.append(number if type == _F32 else lowering.op("truncf", [number], type))
    lowering.bind_parts(operation.results[0], found)


@handles("rocdl.cvt.pkrtz")
def _toward_zero(lowering: Lowering, operation: Any) -> None:
    """Two numbers of f32 in f16 (V_CVT_PKRTZ_F16_F32)."""
    numbers = [lowering.value(each) for each in operation.operands]
    lowering.bind_parts(
        operation.results[0], [lowering.op("truncf", [each], ir.Scalar("f16"), ("toward_zero",)) for each in numbers]
    )


@handles("amdgpu.packed_stoch_round_fp8", attributes=("storeIndex",))
def _round_at_random(lowering: Lowering, operation: Any) -> None:
    """One element of a word by bits that are given; what was there stays in the others."""
    source, bits, *existing = operation.operands
    types = [_scalar(lowering, each) for each in lowering.part_types(operation.results[0].type)]
    elements = list(lowering.parts(existing[0])) if existing else [lowering.undefined(each) for each in types]
    at = int(operation.attributes["storeIndex"].value)
    if not 0 <= at < len(elements):
        raise lowering.unsupported("an element that there is not")
    _note_format(lowering, types[at].name)
    number = _rounded_by(lowering, lowering.value(source), lowering.value(bits), types[at])
    elements[at] = _as_float(lowering, number, types[at])
    lowering.bind_parts(operation.results[0], elements)


@handles("rocdl.cvt.sr.fp8.f32", "rocdl.cvt.sr.bf8.f32", attributes=("byteSel",))
def _byte_at_random(lowering: Lowering, operation: Any) -> None:
    type = _of_processor(lowering, operation.name[-7:-4])
    source, bits, old = operation.operands
    numbers = list(_bytes_of(lowering, old))
    at = int(operation.attributes["byteSel"].value)
    numbers[at] = _rounded_by(lowering, lowering.value(source), lowering.value(bits), type)
    result = operation.results[0]
    if not only_taken_apart(result):
        raise lowering.unsupported("a result whose bits are looked at")
    lowering.bind(result, pack(lowering, result, _I32, numbers))


def _rounded_by(lowering: Lowering, number: ir.Value, bits: ir.Value, type: ir.Scalar) -> ir.Value:
    """The pattern of one of the two numbers beside a number of f32, which of them bits of 32 decide: a function that is
    not known here (V_CVT_SR_FP8_F32)."""
    if number.type != _F32 or bits.type != _I32:
        raise lowering.unsupported("other floats than f32, or other bits than those of an i32")
    return unknown(lowering, f"rounding by bits to {type}", [number, bits], _I8)


@handles("rocdl.cvt.f32.fp8", "rocdl.cvt.f32.bf8", attributes=("byteSel",))
def _byte(lowering: Lowering, operation: Any) -> None:
    type = _of_processor(lowering, operation.name[-3:])
    number = _bytes_of(lowering, operation.operands[0])[int(operation.attributes["byteSel"].value)]
    lowering.bind(operation.results[0], lowering.op("extf", [_as_float(lowering, number, type)], _F32))


@handles("rocdl.cvt.pk.f32.fp8", "rocdl.cvt.pk.f32.bf8", attributes=("wordSel",))
def _word(lowering: Lowering, operation: Any) -> None:
    type = _of_processor(lowering, operation.name[-3:])
    first = 2 * int(operation.attributes["wordSel"].value)
    numbers = _bytes_of(lowering, operation.operands[0])[first : first + 2]
    lowering.bind_parts(
        operation.results[0], [lowering.op("extf", [_as_float(lowering, each, type)], _F32) for each in numbers]
    )


@handles("rocdl.cvt.pk.fp8.f32", "rocdl.cvt.pk.bf8.f32", attributes=("wordSel",))
def _rounded_word(lowering: Lowering, operation: Any) -> None:
    type = _of_processor(lowering, operation.name[-7:-4])
    *given, old = operation.operands
    first = 2 * int(operation.attributes["wordSel"].value)
    numbers = list(_bytes_of(lowering, old))
    for at, each in enumerate(given, first):
        numbers[at] = lowering.op("bitcast", [_rounded(lowering, lowering.value(each), type)], _I8)
    result = operation.results[0]
    if not only_taken_apart(result):
        raise lowering.unsupported("a result whose bits are looked at")
    lowering.bind(result, pack(lowering, result, _I32, numbers))


def _rounded(lowering: Lowering, number: ir.Value, type: ir.Scalar) -> ir.Value:
    """As the processor does it: what becomes of a number that is too large depends on its mode, so that this is no
    `truncf`."""
    if number.type != _F32:
        raise lowering.unsupported("other floats than f32")
    return lowering.op("convertf", [number], type)


def _of_processor(lowering: Lowering, name: str) -> ir.Scalar:
    formats = _OF_FNUZ if lowering.symbols.mentions.any(*_OF_FNUZ.values()) else _OF_OCP
    lowering.assumptions.add(f"what the processor calls {name} is {formats[name]}")
    _note_format(lowering, formats[name])
    return ir.Scalar(formats[name])


def _note_format(lowering: Lowering, type: str) -> None:
    """Notes which format the processor converts, which is one for both programs."""
    for name in _OF_OCP:
        if type in (_OF_OCP[name], _OF_FNUZ[name]):
            lowering.choices.add(ir.Choice(ir.ChoiceKind.MACHINE, type, f"the format {name}"))


def _bytes_of(lowering: Lowering, register: Any) -> list[ir.Value]:
    """The bytes of a register, lowest first."""
    value = lowering.value(register)
    if is_packed(lowering, value):
        numbers = unpack(lowering, value)
        if len(numbers) == _BYTES and all(each.type == _I8 for each in numbers):
            return numbers
        raise lowering.unsupported("a register that is not made of bytes")
    return [
        lowering.op("trunci", [lowering.op("shrui", [value, lowering.constant(8 * at, _I32)], _I32)], _I8)
        for at in range(_BYTES)
    ]


def _as_float(lowering: Lowering, number: ir.Value, type: ir.Scalar) -> ir.Value:
    return lowering.op("bitcast", [number], type)


def _scalar(lowering: Lowering, type: ir.Type) -> ir.Scalar:
    if not isinstance(type, ir.Scalar):
        raise lowering.unsupported(f"type {type}")
    return type
