"""Weights, which lie in a file of arrays beside the network, each under the name that its location says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from frontends.errors import InputProblem
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import outermost
from frontends.mlir.dialects.tensor.constants import constant_of_bits
from frontends.mlir.dialects.tosa.operands import static_sizes
from frontends.reading import beside
from frontends.tpu.attributes import product
from interp import ir

_NAME = re.compile(r'"?top\.Weight"?\(.* loc\((?:"([^"]+)"|(#loc\d*))\)\s*')
_ALIASED = re.compile(r'loc\("([^"]+)"\)')
_FILE = "module.weight_file"
# How the file holds elements of a type; halves are there as patterns.
_STORED = {
    "i8": "int8",
    "si8": "int8",
    "ui8": "uint8",
    "i16": "int16",
    "si16": "int16",
    "ui16": "uint16",
    "i32": "int32",
    "si32": "int32",
    "f32": "float32",
    "f16": "uint16",
    "bf16": "uint16",
}


@handles("top.Weight")
def _weight(lowering: Lowering, operation: Any) -> None:
    """A constant. The weights are those of the file at the time that the network is read."""
    (result,) = operation.results
    type = lowering.type(result.type)
    name = _name(lowering)
    if not name or not isinstance(type, ir.View):
        raise lowering.unsupported("a weight whose location does not name it (print the network with its locations)")
    array = _array(lowering, operation, name)
    element, sizes = str(result.type.element_type), static_sizes(lowering, result)
    if array.dtype.name != _STORED.get(element) or array.size != product(sizes):
        raise lowering.unsupported(f"'{name}' of {array.size} elements of {array.dtype} as {result.type}")
    bits = array.reshape(-1).view(f"uint{8 * array.itemsize}").tolist()
    lowering.bind(result, constant_of_bits(lowering, type, tuple(sizes), bits))


def _name(lowering: Lowering) -> str:
    """What the location of the operation at hand says in the text, by itself or by an alias; nothing where it does not
    name anything."""
    lines = lowering.symbols.text.split("\n")
    line = lines[lowering.place.line - 1] if 0 < lowering.place.line <= len(lines) else ""
    found = _NAME.search(line)
    if found is None or found[1]:
        return found[1] if found else ""
    aliases = (each.partition(" = ") for each in lines if each.startswith(f"{found[2]} = "))
    named = [_ALIASED.fullmatch(text.strip()) for _, _, text in aliases]
    return named[0][1] if len(named) == 1 and named[0] is not None else ""


def _array(lowering: Lowering, operation: Any, name: str) -> np.ndarray[Any, Any]:
    top = outermost(operation)
    if _FILE not in top.attributes:
        raise lowering.unsupported(f"a weight in a module without '{_FILE}'")
    try:
        path = beside(Path(lowering.file), str(top.attributes[_FILE].value))
    except InputProblem as problem:
        raise lowering.unsupported(f"a weight in {problem.message}") from None
    try:
        with np.load(path, allow_pickle=False) as arrays:
            if name not in arrays:
                raise lowering.unsupported(f"'{name}', which is not in {path}")
            array: np.ndarray[Any, Any] = arrays[name]
            return array
    except (OSError, ValueError, BadZipFile) as error:
        raise lowering.unsupported(f"a weight in {path}, which cannot be read: {error}") from None
