"""Storage specifiers: the sizes of a storage's levels and of its arrays, as numbers of 64 bits, in the order in which
`-sparse-storage-specifier-to-llvm` puts them into a struct."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.sparse import Storage
from frontends.mlir.dialects.sparse_tensor.storage import known_storage
from interp import ir

_KIND = re.compile(r"#sparse_tensor<kind (\w+)>$|#sparse_tensor\.kind<(\w+)>$")
_ARRAYS = {"pos_mem_sz": "pos", "crd_mem_sz": "crd", "val_mem_sz": "val"}
_I64 = ir.Scalar("i64")


@handles("sparse_tensor.storage_specifier.init")
def _init(lowering: Lowering, operation: Any) -> None:
    """All arrays are empty; the sizes of levels nobody has said (StorageSpecifierToLLVM.cpp)."""
    if len(operation.operands):
        raise lowering.unsupported("a specifier of a slice")
    storage = known_storage(lowering, operation.results[0].type)
    sizes = [lowering.undefined(_I64) for _ in storage.levels]
    lowering.bind_parts(operation.results[0], [*sizes, *(lowering.constant(0, _I64) for _ in storage.arrays)])


@handles("sparse_tensor.storage_specifier.get", attributes=("specifierKind", "level"))
def _get(lowering: Lowering, operation: Any) -> None:
    (specifier,) = operation.operands
    found = lowering.parts(specifier)[_field(lowering, operation, known_storage(lowering, specifier.type))]
    lowering.bind(operation.results[0], lowering.op("index_cast", [found], ir.INDEX))


@handles("sparse_tensor.storage_specifier.set", attributes=("specifierKind", "level"))
def _set(lowering: Lowering, operation: Any) -> None:
    specifier, value = operation.operands
    parts = list(lowering.parts(specifier))
    field = _field(lowering, operation, known_storage(lowering, specifier.type))
    parts[field] = lowering.op("index_cast", [lowering.value(value)], _I64)
    lowering.bind_parts(operation.results[0], parts)


def _field(lowering: Lowering, operation: Any, storage: Storage) -> int:
    """The position of what is asked for among the parts of a specifier."""
    text = str(operation.attributes["specifierKind"])
    kind = _KIND.match(text)
    name = (kind[1] or kind[2]) if kind is not None else ""
    level = operation.attributes["level"].value if "level" in operation.attributes else 0
    if name == "lvl_sz":
        return level
    if name not in _ARRAYS:
        raise lowering.unsupported(f"the field {text}")
    try:
        return len(storage.levels) + storage.array(_ARRAYS[name], level)
    except ValueError:
        raise lowering.unsupported(f"the field {text} of level {level}, which has no such array") from None
