"""Properties of operations that are no attributes.

MLIR's bindings give an operation's attributes, and those of its properties that are attributes themselves. The others,
such as the flags of `llvm.add` and `llvm.getelementptr`, stand in its generic text alone."""

from __future__ import annotations

import re
from typing import Any

_PROPERTY = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w.])(\w+) = (\d+) : i32(?!\w)|(?<![\w.])(\w+)(?! = )(?=[,}])')
_START = "<{"


def number_property(operation: Any, name: str) -> int:
    """The value of a property that is a number, such as a set of flags; 0 where it is not there."""
    attributes = operation.attributes
    if name in attributes:
        return int(attributes[name].value)
    for found in _PROPERTY.finditer(_properties(operation)):
        if found.group(1) == name:
            return int(found.group(2))
    return 0


def unit_property(operation: Any, name: str) -> bool:
    """Whether a property without a value is set."""
    if name in operation.attributes:
        return True
    return any(found.group(3) == name for found in _PROPERTY.finditer(_properties(operation)))


def _properties(operation: Any) -> str:
    """The properties in the generic text, up to whatever follows them."""
    text: str = operation.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=True)
    return text[text.find(_START) + len(_START) :] if _START in text else ""
