"""The memory spaces of what a function takes and returns, which callers have to keep to.

A memref has one as an attribute, where 0 is as none (MLIR Language Reference, "MemRef Type"), a pointer of LLVM as a
number, where 0 is that of pointers that may point anywhere (LLVM Language Reference, "Pointer Type"). Those of GPUs
are numbers as they are lowered (NVVM and ROCDL: global 1, of a block 3)."""

from __future__ import annotations

import re
from typing import Any

from frontends.contexts import text_of
from interp import ir

_POINTER = re.compile(r"\bptr(?:<(\d+)>)?(?=[,>) ]|$)")
_NUMBER = re.compile(r"(\d+)(?: : \w+)?")
_OF_GPU = {
    "#gpu.address_space<global>": "1",
    "#gpu.address_space<workgroup>": "3",
    "#gpu.address_space<constant>": "4",
}


def memory_spaces_of(function: Any) -> ir.MemorySpaces:
    """Those of a function's parameters and results, in order; types without memory have none."""
    blocks = function.regions[0].blocks
    parameters, results = _types(function)
    if len(blocks):
        parameters = [each.type for each in blocks[0].arguments]
    return ir.MemorySpaces(
        tuple(space for each in parameters for space in _of_type(each)),
        tuple(space for each in results for space in _of_type(each)),
    )


def _types(function: Any) -> tuple[list[Any], list[Any]]:
    """As the function's type has them: those of LLVM's, which the bindings do not know, as a text each."""
    if "function_type" not in function.attributes:
        return [], []
    written = function.attributes["function_type"].value
    if hasattr(written, "results"):
        return list(written.inputs), list(written.results)
    result, _, parameters = str(written).removeprefix("!llvm.func<").partition(" (")
    return ["struct<" + parameters], [result]


def _of_type(mlir_type: Any) -> list[str]:
    """Of a memref one, of pointers and of structures of them those that follow each other and are not the same."""
    text = text_of(mlir_type)
    if text.startswith("memref<"):
        return [_named(getattr(mlir_type, "memory_space", None))]
    if text.startswith("!spirv.ptr<"):
        return [f"#spirv.storage_class<{text.removesuffix('>').rpartition(', ')[2]}>"]
    if not text.startswith(("!llvm.", "ptr", "struct<", "array<")):
        return []
    found: list[str] = []
    for each in _POINTER.finditer(text):
        space = each.group(1) or ir.MemorySpaces.ANYWHERE
        if found[-1:] != [space]:
            found.append(space)
    return found


def _named(attribute: Any) -> str:
    text = ir.MemorySpaces.DEFAULT if attribute is None else str(attribute)
    number = _NUMBER.fullmatch(text)
    if number is None:
        return _OF_GPU.get(text, text)
    return number.group(1) if int(number.group(1)) else ir.MemorySpaces.DEFAULT
