"""`vector.print` as calls of the library that MLIR's runners link with.

The operation "is decomposed into elementary printing method calls" (VectorOps.td, `PrintOp`): one for each element and
each mark between them. These are the calls that `-convert-vector-to-scf` and `-convert-vector-to-llvm` leave, so that
a program before these passes and one after them do the same; what is printed is an effect, and is not looked at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.vector.shape import shape_of
from interp import ir

_MARKS = {"no_punctuation": None, "newline": "Newline", "comma": "Comma", "open": "Open", "close": "Close"}
_MARK = re.compile(r"#vector\.punctuation<(\w+)>$")
_FLOATS = {"f32": "printF32", "f64": "printF64"}
_PATTERNS = {"f16": "printF16", "bf16": "printBF16"}  # given as integers
_INTEGER = re.compile(r"([us]?)i(\d+)$")
_I8, _I64 = ir.Scalar("i8"), ir.Scalar("i64")
_WIDEST = 64


@handles("vector.print", attributes=("punctuation", "stringLiteral"))
def _print(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    for operand in operation.operands:
        text = str(operand.type)
        parts = lowering.parts(operand)
        if text.startswith("vector<"):
            _print_elements(
                lowering,
                parts,
                shape_of(lowering, operand.type),
                str(lowering.bindings.VectorType(operand.type).element_type),
            )
        else:
            _print_scalar(lowering, parts[0], text)
    if "stringLiteral" in attributes:  # behind which there is no mark
        _print_string(lowering, attributes["stringLiteral"])
    else:
        _print_mark(lowering, operation)
    lowering.assumptions.add(
        "'vector.print' calls a function of MLIR's runner library for each element and each mark: 'printF32', "
        "'printComma' and others"
    )


def _print_elements(lowering: Lowering, parts: Sequence[ir.Value], shape: Sequence[int], element: str) -> None:
    """Each dimension is a list in parentheses; one without dimensions has a single element."""
    size, *inner = shape or (1,)
    step = prod(inner)
    _call(lowering, "printOpen")
    for at in range(size):
        own = parts[at * step : (at + 1) * step]
        if inner:
            _print_elements(lowering, own, inner, element)
        else:
            _print_element(lowering, own[0], element)
        if at < size - 1:
            _call(lowering, "printComma")
    _call(lowering, "printClose")


def _print_element(lowering: Lowering, value: ir.Value, type: str) -> None:
    """An integer of an odd width is one of whole bytes first, the next power of two of them."""
    integer = _INTEGER.match(type)
    if integer is not None:
        sign, width = integer[1], int(integer[2])
        whole = max(8, 1 << (width - 1).bit_length())
        if width < whole <= _WIDEST:
            extended = "extui" if sign == "u" or width == 1 else "extsi"
            value, type = lowering.op(extended, [value], ir.Scalar(f"i{whole}")), f"{sign}i{whole}"
    _print_scalar(lowering, value, type)


def _print_scalar(lowering: Lowering, value: ir.Value, type: str) -> None:
    """An integer is printed as one of 64 bits, without a sign where its type says so, as an index and a bit are."""
    if type in _FLOATS:
        _call(lowering, _FLOATS[type], value)
        return
    if type in _PATTERNS:
        _call(lowering, _PATTERNS[type], lowering.op("bitcast", [value], ir.Scalar("i16")))
        return
    if type == "index":
        _call(lowering, "printU64", lowering.op("index_cast", [value], _I64))
        return
    integer = _INTEGER.match(type)
    if integer is None or int(integer[2]) > _WIDEST:
        raise lowering.unsupported(f"to print a value of type {type}")
    if int(integer[2]) < _WIDEST:
        is_unsigned = integer[1] == "u" or integer[2] == "1"
        value = lowering.op("extui" if is_unsigned else "extsi", [value], _I64)
    _call(lowering, "printU64" if integer[1] == "u" else "printI64", value)


def _print_mark(lowering: Lowering, operation: Any) -> None:
    text = str(operation.attributes["punctuation"]) if "punctuation" in operation.attributes else ""
    found = _MARK.match(text)
    if text and (found is None or found[1] not in _MARKS):
        raise lowering.unsupported(f"attribute 'punctuation = {text}'")
    mark = "Newline" if found is None else _MARKS[found[1]]
    if mark is not None:
        _call(lowering, f"print{mark}")


def _print_string(lowering: Lowering, literal: Any) -> None:
    """The function gets the address of a constant that ends with a zero."""
    text = [*literal.value_bytes, 0]
    name = f"printed string {literal}"
    lowering.symbols.module.globals[name] = ir.GlobalBuffer(
        name, _I8, (len(text),), text, constant=True, private=True, place=lowering.place
    )
    view, pointer = ir.Value(ir.View(_I8, (len(text),))), ir.Value(ir.POINTER)
    lowering.emit(ir.Global(place=lowering.place, result=view, name=name))
    lowering.emit(ir.Address(place=lowering.place, result=pointer, view=view))
    _emit(lowering, "printString", [], [pointer])


def _call(lowering: Lowering, name: str, *arguments: ir.Value) -> None:
    _emit(lowering, name, arguments, [])


def _emit(lowering: Lowering, name: str, arguments: Sequence[ir.Value], memory: Sequence[ir.Value]) -> None:
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[],
            name=name,
            arguments=list(arguments),
            reads=list(memory),
            writes=list(memory),
        )
    )
