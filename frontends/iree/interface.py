"""What a dispatch takes: its bindings and constants, found in its body."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.walking import in_region, nested
from interp import ir

SUBSPAN = "hal.interface.binding.subspan"
CONSTANT = "hal.interface.constant.load"
_TENSOR = re.compile(
    r"!iree_tensor_ext\.dispatch\.tensor<(?:readonly|writeonly|readwrite):tensor<((?:[\d?]+x)*)(\w+)>>"
)
_BUFFER = re.compile(r"memref<((?:[\d?]+x)*)(\w+)[,>]")
_BINDING = re.compile(r"#hal\.pipeline\.binding<([^>]*)>")
_CONSTANTS = re.compile(r"#hal\.pipeline\.layout<constants = (\d+)")
_READ_ONLY = 1  # a bit of a descriptor's flags
_SCALAR = re.compile(r"index|i\d+|b?f\d+|tf32")


class Parameter(Struct, frozen=True):
    """A binding, or a constant that the host hands over. `type` is None where the dispatch sees elements of several
    types, or of one that is not modelled."""

    key: tuple[str, int]
    type: ir.Type | None

    @property
    def name(self) -> str:
        return f"{self.key[0]}{self.key[1]}"


def shaped(mlir_type: Any) -> tuple[list[int | None], ir.Scalar] | None:
    """The sizes and the type of the elements that a subspan has; None for what is not modelled."""
    text = str(mlir_type)
    found = _TENSOR.fullmatch(text) or _BUFFER.match(text)
    if found is None or _SCALAR.fullmatch(found[2]) is None:
        return None
    sizes = [None if size == "?" else int(size) for size in found[1].split("x") if size]
    return sizes, ir.Scalar(found[2])


def is_only_read(subspan: Any) -> bool:
    """Whether a binding says so: by its type, its descriptor, or in the layout of the pipeline."""
    attributes = subspan.attributes
    flags = int(attributes["descriptor_flags"].value) if "descriptor_flags" in attributes else 0
    if flags & _READ_ONLY or ".tensor<readonly:" in str(subspan.results[0].type):
        return True
    bindings = _BINDING.findall(str(attributes["layout"])) if "layout" in attributes else []
    number = attributes["binding"].value
    return number < len(bindings) and ("ReadOnly" in bindings[number] or "uniform_buffer" in bindings[number])


def layouts(region: Any) -> list[tuple[Any, str]]:
    """How many constants and which kinds of bindings the layouts of the pipeline have that operations name, each with
    the first one that does. Flags of bindings, which say how they are used, may differ."""
    found: dict[str, Any] = {}
    for each in in_region(region):
        if each.name in (SUBSPAN, CONSTANT) and "layout" in each.attributes:
            layout = str(each.attributes["layout"])
            kinds = [binding.partition(",")[0] for binding in _BINDING.findall(layout)]
            constants = _CONSTANTS.match(layout)
            words = f"{constants[1] if constants else 0} constants and {', '.join(kinds) or 'no bindings'}"
            found.setdefault(words, each)
    return [(operation, layout) for layout, operation in found.items()]


def is_in_layout(operation: Any) -> bool:
    """Whether a binding or a constant is one of those that the layout of the pipeline has, if that is said."""
    if "layout" not in operation.attributes:
        return True
    layout = str(operation.attributes["layout"])
    if operation.name == SUBSPAN:
        return bool(0 <= operation.attributes["binding"].value < len(_BINDING.findall(layout)))
    count = _CONSTANTS.match(layout)
    return bool(0 <= operation.attributes["ordinal"].value < (int(count[1]) if count else 0))


def is_dispatch(operation: Any) -> bool:
    """Whether a function takes what it needs from a dispatch's interface."""
    if operation.name != "func.func" or not len(operation.regions[0].blocks):
        return False
    type = operation.attributes["function_type"].value
    if len(type.inputs) or len(type.results):
        return False
    return any(each.name in (SUBSPAN, CONSTANT) for each in nested(operation))


def parameters(operation: Any) -> list[Parameter]:
    """The bindings of a dispatch by their numbers, then its constants."""
    bindings: dict[int, set[ir.Scalar | None]] = {}
    constants: dict[int, set[str]] = {}
    for each in nested(operation):
        if each.name == SUBSPAN:
            seen = shaped(each.results[0].type)
            bindings.setdefault(each.attributes["binding"].value, set()).add(seen[1] if seen is not None else None)
        elif each.name == CONSTANT:
            constants.setdefault(each.attributes["ordinal"].value, set()).add(str(each.results[0].type))
    found = []
    for number, elements in sorted(bindings.items()):
        (element,) = elements if len(elements) == 1 else (None,)
        found.append(Parameter(("binding", number), None if element is None else ir.View(element, (None,))))
    for number, types in sorted(constants.items()):
        (text,) = types if len(types) == 1 else ("",)
        found.append(Parameter(("constant", number), ir.Scalar(text) if _SCALAR.fullmatch(text) else None))
    return found


def numbers_handed_over(given: Sequence[Parameter]) -> Iterator[ir.Demand]:
    """Which binding, or constant, of the host a parameter is, where some before it are not used: the host hands them
    over by their numbers."""
    first = sum(each.key[0] == "binding" for each in given)
    for position, each in enumerate(given):
        kind, number = each.key
        if number != position - (0 if kind == "binding" else first):
            yield ir.Demand(position, len(given), False, ir.DemandKind.PASSED, f"{kind} {number}", is_lowered=False)
