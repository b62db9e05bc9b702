"""The machine that a program says it is compiled for: a triple, a processor and its features, the targets of kernels.

A pass may add them. One that changes them makes a program for another machine."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir

_NAMED = {
    "llvm.target_triple": "the triple",
    "target_cpu": "the processor",
    "target_features": "the features",
    "targets": "the kernels' targets",
}
_AS_TEXT = {"target-cpu": "the processor", "target-features": "the features"}  # by the names that LLVM has
_FEATURE = re.compile(r"[+-][^\",\s]+")
_OPTIMIZATION = re.compile(r"\bO = \d+(?:, )?")  # how well a target's code is optimized


def note_machine(lowering: Lowering, operation: Any) -> None:
    """Notes what is said of a function and of what it is in."""
    while operation is not None:
        operation = operation.operation
        for name, what in _NAMED.items():
            if name in operation.attributes:
                _note(lowering, what, str(operation.attributes[name]))
        for each in operation.attributes.get("passthrough", ()):
            if not hasattr(each, "value") and str(each[0].value) in _AS_TEXT:
                _note(lowering, _AS_TEXT[str(each[0].value)], str(each[1]))
        operation = operation.parent


def _note(lowering: Lowering, what: str, text: str) -> None:
    value = _OPTIMIZATION.sub("", text).replace("<>", "")
    if what == _NAMED["target_features"]:
        value = ",".join(_FEATURE.findall(value))
    lowering.choices.add(ir.Choice(ir.ChoiceKind.MACHINE, value, what))
