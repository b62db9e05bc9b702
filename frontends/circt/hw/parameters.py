"""Parameters of modules of hw: what is declared, what an instance gives, and expressions of them.

Source: CIRCT's documentation of the parameterized modules of hw. Expressions are of the type of what they are for."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from typing import Any

from msgspec import Struct

from frontends.circt.hw.module import entries
from frontends.circuits.bits import divided, shifted
from frontends.mlir.core.lowering import Lowering
from interp import ir

_DECLARATION = re.compile(r'\s*"?([^":]+?)"?\s*:\s*([^=]+?)\s*(?:=\s*(.*?)\s*)?', re.DOTALL)
_WRAPPED = re.compile(r"#hw\.param\.decl<(.*)>", re.DOTALL)
_REFERENCE = re.compile(r'#hw\.param\.decl\.ref<\s*"([^"]*)"\s*>')
_EXPRESSION = re.compile(r"#hw\.param\.expr\.([\w.]+)<(.*)>", re.DOTALL)
_INTEGER = re.compile(r"i(\d+)")
_NUMBER = re.compile(r"(-?\d+|true|false)(?:\s*:\s*i\d+)?")
_FOLDED = {"add": "addi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori"}
_SHIFTS = {"shl": "shli", "shru": "shrui", "shrs": "shrsi"}
_DIVISIONS = {"divu": "divui", "divs": "divsi", "modu": "remui", "mods": "remsi"}
_MOST_NESTED = 64


class Given(Struct, frozen=True):
    """A parameter; `value` is the text of what is given for it, nothing where nothing is."""

    name: str
    type: str
    value: str

    @property
    def scalar(self) -> ir.Scalar | None:
        """Its type, where that is an integer."""
        found = _INTEGER.fullmatch(self.type)
        return ir.Scalar(f"i{found[1]}") if found is not None and int(found[1]) else None


def parameters_of(lowering: Lowering, operation: Any) -> list[Given]:
    """Those that a module or an instance names. Raises `Unsupported`."""
    found: list[Given] = []
    for each in operation.attributes.get("parameters", ()):
        text = text_of(each)
        wrapped = _WRAPPED.fullmatch(text)
        inside = wrapped[1] if wrapped is not None else text.strip().removeprefix("<").removesuffix(">")
        for part in entries(inside):
            match = _DECLARATION.fullmatch(part)
            if match is None:
                raise lowering.unsupported_at(operation, f"the parameter {part.strip()}")
            found.append(Given(match[1].strip(), match[2], match[3] or ""))
    return found


def text_of(attribute: Any) -> str:
    """The text of an attribute, or the text that it is."""
    value = getattr(attribute, "value", None)
    return value if isinstance(value, str) else str(attribute)


def evaluate(
    lowering: Lowering,
    operation: Any,
    text: str,
    type: ir.Scalar,
    parameter: Callable[[str], ir.Value],
    depth: int = 0,
) -> ir.Value:
    """What an expression gives, of `parameter`s by their names. Raises `Unsupported`."""
    text = text.strip()
    reference, number, expression = (each.fullmatch(text) for each in (_REFERENCE, _NUMBER, _EXPRESSION))
    if reference is not None:
        found = parameter(reference[1])
        if found.type != type:
            raise lowering.unsupported_at(operation, f"the parameter '{reference[1]}' as {type}")
        return found
    if number is not None:
        value = {"true": 1, "false": 0}.get(number[1])
        return lowering.constant((int(number[1]) if value is None else value) % (1 << type.width), type)
    if expression is None or depth > _MOST_NESTED:
        raise lowering.unsupported_at(operation, f"the expression {text}")
    name = expression[1]
    values = [evaluate(lowering, operation, each, type, parameter, depth + 1) for each in entries(expression[2])]
    lowering.place_at(operation)
    if name in _FOLDED and values:
        return reduce(lambda left, right: lowering.op(_FOLDED[name], [left, right], type), values)
    if name in _SHIFTS and len(values) == 2:
        return shifted(lowering, _SHIFTS[name], *values)
    if name in _DIVISIONS and len(values) == 2:
        return divided(lowering, _DIVISIONS[name], *values)
    raise lowering.unsupported_at(operation, f"the expression {text}")
