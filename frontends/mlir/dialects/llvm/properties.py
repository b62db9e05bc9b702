"""Properties of operations that the bindings do not show as attributes, taken from how the operations print.

The function around an operation is printed once, in the generic form, in which its operations stand in the order in
which they are walked.
"""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import definition_of, nested

_NAMES = {
    **{f"llvm.{name}": "overflowFlags" for name in ("add", "sub", "mul", "shl", "trunc")},
    "llvm.getelementptr": "noWrapFlags",
}
_OPERATION = re.compile(r'"(llvm\.(?:add|sub|mul|shl|trunc|getelementptr))"\([^()]*\)(?: <\{([^}]*)\}>)?')


def flag_bits(lowering: Lowering, operation: Any) -> int:
    """The bits of `overflowFlags` or `noWrapFlags` of an operation. Raises `Unsupported` where they cannot be told."""
    name = _NAMES[operation.name]
    attributes = operation.attributes
    if name in attributes:
        return int(attributes[name].value)
    known = lowering.memo.setdefault("properties", {})
    if operation not in known:  # of the function, or of a kernel that it launches
        known.update(_read(lowering, operation))
    return int(known[operation])


def _read(lowering: Lowering, operation: Any) -> dict[Any, int]:
    around = definition_of(operation)
    text = around.get_asm(print_generic_op_form=True, assume_verified=True)
    printed = [(found.group(1), found.group(2) or "") for found in _OPERATION.finditer(text)]
    walked = [each for each in nested(around) if each.name in _NAMES]
    if [name for name, _ in printed] != [each.name for each in walked]:
        raise lowering.unsupported("a function whose printed form cannot be read")
    flags = {}
    for (name, properties), each in zip(printed, walked, strict=True):
        number = re.search(rf"\b{_NAMES[name]} = (\d+) : i32", properties)
        flags[each] = int(number.group(1)) if number else 0
    return flags
