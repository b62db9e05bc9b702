"""The sparse_tensor dialect, as far as it speaks of tensors and not of their storage.

What reads positions, coordinates, or only the entries that are there, depends on how a tensor is stored, and is
refused (`frontends.mlir.core.sparse` says which encodings are taken for tensors of their elements)."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tensor.shapes import in_shape


@handles("sparse_tensor.convert", "sparse_tensor.reorder_coo", attributes=("algorithm",))
def _convert(lowering: Lowering, operation: Any) -> None:
    """The same elements in another storage, sorted by any algorithm; sizes that the result's type tells have to be as
    it says."""
    in_shape(lowering, operation, lowering.sizes(lowering.view(operation.operands[0])))
