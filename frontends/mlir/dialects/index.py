"""The index dialect: integer operations on the index type, which has 64 bits here."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import emit_scalar_operation

_NAMES = {
    "index.add": "addi",
    "index.sub": "subi",
    "index.mul": "muli",
    "index.divs": "divsi",
    "index.divu": "divui",
    "index.ceildivs": "ceildivsi",
    "index.ceildivu": "ceildivui",
    "index.floordivs": "floordivsi",
    "index.rems": "remsi",
    "index.remu": "remui",
    "index.maxs": "maxsi",
    "index.maxu": "maxui",
    "index.mins": "minsi",
    "index.minu": "minui",
    "index.shl": "shli",
    "index.shrs": "shrsi",
    "index.shru": "shrui",
    "index.and": "andi",
    "index.or": "ori",
    "index.xor": "xori",
    "index.casts": "index_cast",
    "index.castu": "index_castui",
}
_PREDICATE = re.compile(r"\b(eq|ne|[su][lg][te])\b")


@handles(*_NAMES)
def _operation(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, _NAMES[operation.name])


@handles("index.cmp", attributes=("pred",))
def _cmp(lowering: Lowering, operation: Any) -> None:
    predicate = _PREDICATE.search(str(operation.attributes["pred"]))
    if predicate is None:
        raise lowering.unsupported(f"predicate {operation.attributes['pred']}")
    emit_scalar_operation(lowering, operation, f"cmpi.{predicate.group(1)}")


@handles("index.constant", "index.bool.constant", attributes=("value",))
def _constant(lowering: Lowering, operation: Any) -> None:
    lowering.define_constant(lowering.result(operation), int(operation.attributes["value"].value))


@handles("index.sizeof")
def _sizeof(lowering: Lowering, operation: Any) -> None:
    lowering.define_constant(lowering.result(operation), 64)
