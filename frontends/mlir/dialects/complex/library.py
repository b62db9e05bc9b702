"""Functions of complex numbers in the C library and in AMD's device library, each as the operation that it computes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import find
from interp import ir

# By the name of C's function (ISO C, 7.3) without its `c`: the operation, and how many numbers it takes.
_FUNCTIONS = {
    **{name: (name, 1) for name in ("abs", "cos", "exp", "log", "sin", "sqrt", "tan", "tanh")},
    "arg": ("angle", 1),
    "pow": ("pow", 2),
}
_REAL = ("abs", "angle")
_NAME = re.compile(r"__ocml_c(?P<of_device>[a-z]+)_f(?P<width>32|64)|c(?P<of_c>[a-z]+?)(?P<single>f?)")


class _Call(Struct):
    """A call as the operation that it stands for."""

    name: str
    operands: Sequence[Any]
    results: Sequence[Any]
    attributes: dict[str, Any]


def lower_complex_call(lowering: Lowering, operation: Any, name: str) -> bool:
    """Lowers a call of a declared function on numbers of the complex dialect, if it is one of these; says whether it
    was."""
    found = _NAME.fullmatch(name)
    function, count = _FUNCTIONS.get(found["of_device"] or found["of_c"], ("", 0)) if found else ("", 0)
    if found is None or not function or len(operation.results) != 1:
        return False
    width = found["width"] or ("32" if found["single"] else "64")
    number = f"complex<f{width}>"
    types = [str(each.type) for each in (*operation.operands, *operation.results)]
    if types != [number] * count + [f"f{width}" if function in _REAL else number]:
        return False
    registered = find(f"complex.{function}")
    assert registered is not None
    lowering.assumptions.add(
        f"the library's '{name}' is the function complex.{function} of the source, to the last bit"
    )
    lowering.choices.add(ir.Choice(ir.ChoiceKind.MEANING, f"complex.{function}", name))
    registered.handler(lowering, _Call(f"complex.{function}", operation.operands, operation.results, {}))
    return True
