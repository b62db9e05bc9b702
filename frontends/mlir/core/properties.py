"""Properties of operations that are no attributes.

MLIR's bindings give an operation's attributes, and those of its properties that are attributes themselves. The others,
such as `disjoint` of `affine.linearize_index`, stand in its generic text alone; `llvm.properties` has the flags of the
LLVM dialect, of which there are many in one function."""

from __future__ import annotations

import re
from typing import Any

_PROPERTY = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w.])(\w+)(?! = )(?=[,}])')
_START = "<{"


def unit_property(operation: Any, name: str) -> bool:
    """Whether a property without a value is set."""
    if name in operation.attributes:
        return True
    return any(found.group(1) == name for found in _PROPERTY.finditer(_properties(operation)))


def _properties(operation: Any) -> str:
    """The properties in the generic text, up to whatever follows them."""
    text: str = operation.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=True)
    return text[text.find(_START) + len(_START) :] if _START in text else ""
