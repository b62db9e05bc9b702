"""What a device prints: `gpu.printf`, and the calls of AMD's device library that `convert-gpu-to-rocdl` makes of it.

A message is begun, a format is appended to it, and numbers of 64 bits, up to seven at a time; the call that says it is
the last one sends it (ROCm Device Libs, ockl: `__ockl_printf_begin`, `__ockl_printf_append_string_n`,
`__ockl_printf_append_args`). An integer is extended by zeros, a float is one of 64 bits (GPUOpsLowering.cpp,
`GPUPrintfOpToHIPLowering`). Messages are an effect that others see, in the order in which one thread sends them; of
several threads their order is not modelled."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.lone_exchanges import is_alone
from interp import ir

_BEGIN, _STRING, _NUMBERS = (
    "__ockl_printf_begin",
    "__ockl_printf_append_string_n",
    "__ockl_printf_append_args",
)
_CALLS = {_BEGIN: ("i64",), _STRING: ("i64", "!llvm.ptr", "i64", "i32"), _NUMBERS: ("i64", "i32", *("i64",) * 7, "i32")}
# Conversions with flags, a width, a precision and a length, of what an argument points to, or of a pointer; and such
# whose width is an argument (C17, 7.21.6.1).
_BY_ADDRESS = re.compile(r"%[-+ #'.$\d]*(?:[hlqjztLw]\d*)*[snpS]|\*")
_I64 = ir.Scalar("i64")
_F64 = ir.Scalar("f64")


@handles("gpu.printf", attributes=("format",))
def _printf(lowering: Lowering, operation: Any) -> None:
    numbers = [_in_64_bits(lowering, each) for operand in operation.operands for each in lowering.parts(operand)]
    _print(lowering, operation.attributes["format"].value, numbers)


def _in_64_bits(lowering: Lowering, value: ir.Value) -> ir.Value:
    type = value.type
    if type == ir.INDEX:
        return lowering.op("index_cast", [value], _I64)
    if not isinstance(type, ir.Scalar) or type == ir.POINTER or not 0 < type.width <= _I64.width:
        raise lowering.unsupported(f"a value of type {type} that is printed")
    if type.is_integer:
        return value if type == _I64 else lowering.op("extui", [value], _I64)
    wide = value if type == _F64 else lowering.op("extf", [value], _F64)
    return lowering.op("bitcast", [wide], _I64)


def _print(lowering: Lowering, format: str, numbers: Sequence[ir.Value]) -> None:
    if not is_alone(lowering):
        raise lowering.unsupported("what several threads print, in an order that is open")
    if _BY_ADDRESS.search(format) or "\0" in format:
        raise lowering.unsupported("what is printed by its address")
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[],
            name=f"printf of a device, {format!r}",
            arguments=list(numbers),
            reads=[],
            writes=[],
            fixed=True,
        )
    )


def lower_print_call(lowering: Lowering, operation: Any, name: str) -> bool:
    """Lowers a call of a declared function if it is one of those that make a message; says whether it was. Raises
    `Unsupported` for messages that are not made as MLIR makes them."""
    if name not in _CALLS:
        return False
    operands = list(operation.operands)
    given, results = ([str(each.type) for each in values] for values in (operands, operation.results))
    if tuple(given) != _CALLS[name] or results != ["i64"]:
        return False
    if name == _BEGIN:
        _require_one_use(lowering, operation, last=_number(operands[0]) != 0)
        return True
    last = _number(operands[-1])
    if last not in (0, 1):
        raise lowering.unsupported("a part of a message of which is not known whether it is the last one")
    _require_one_use(lowering, operation, last=last == 1)
    if last:
        format, numbers = _message(lowering, operation)
        _print(lowering, format, [lowering.value(each) for each in numbers])
    return True


def _require_one_use(lowering: Lowering, operation: Any, last: bool) -> None:
    """Raises `Unsupported` unless what names a message is given to the next part of it, and to nothing else."""
    users = [use.owner.operation for use in operation.results[0].uses]
    if last:
        fine = not users and _called(operation) != _BEGIN
    else:
        follow = len(users) == 1 and _called(users[0]) in (_STRING, _NUMBERS) and users[0].block == operation.block
        fine = follow and users[0].operands[0] == operation.results[0]
    if not fine:
        raise lowering.unsupported("a message that is made in another way")


def _message(lowering: Lowering, operation: Any) -> tuple[str, list[Any]]:
    """The format and the numbers of a message, of which an operation appends the last part."""
    parts = [operation]
    while _called(parts[0]) != _BEGIN:
        before = getattr(parts[0].operands[0].owner, "operation", None)
        if before is None or _called(before) not in _CALLS:
            raise lowering.unsupported("a message that is made in another way")
        parts.insert(0, before)
    numbers = []
    for each in parts[2:]:
        count = _number(each.operands[1]) if _called(each) == _NUMBERS else None
        if count is None or not 0 <= count <= 7:
            raise lowering.unsupported("a message that is made in another way")
        numbers += list(each.operands)[2 : 2 + count]
    return _format(lowering, parts[1]), numbers


def _format(lowering: Lowering, appended: Any) -> str:
    pointer = getattr(appended.operands[1].owner, "operation", None) if _called(appended) == _STRING else None
    if pointer is not None and pointer.name == "llvm.getelementptr":
        whole = len(pointer.operands) == 1 and not any(pointer.attributes["rawConstantIndices"])
        pointer = getattr(pointer.operands[0].owner, "operation", None) if whole else None
    if pointer is None or pointer.name != "llvm.mlir.addressof":
        raise lowering.unsupported("a message without a format")
    named = lowering.symbols.inlined(pointer, pointer.attributes["global_name"].value).operation
    is_constant = "constant" in named.attributes and "value" in named.attributes
    value = getattr(named.attributes["value"], "value", None) if is_constant else None
    length = _number(appended.operands[2])
    if not isinstance(value, str) or not value.endswith("\0") or length != len(value.encode()) or not value.isascii():
        raise lowering.unsupported("a format that is not a constant that ends with a zero")
    return value[:-1]


def _called(operation: Any) -> str:
    named = operation.name == "llvm.call" and "callee" in operation.attributes
    return str(operation.attributes["callee"].value) if named else ""


def _number(value: Any) -> int | None:
    made = getattr(value.owner, "operation", None)
    if made is None or made.name != "llvm.mlir.constant" or not str(value.type).startswith("i"):
        return None
    return int(made.attributes["value"].value)
