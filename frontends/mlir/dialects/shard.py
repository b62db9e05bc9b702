"""The shard dialect: which parts of tensors are where."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tensor.shapes import in_shape

_ASSUMED = "how tensors are sharded says where their parts are, and nothing of their elements"


@handles(
    "shard.sharding",
    attributes=("grid", "split_axes", "static_halo_sizes", "static_sharded_dims_offsets", "operandSegmentSizes"),
)
def _sharding(lowering: Lowering, operation: Any) -> None:
    """Parts of one size, without copies of what is beside them. Raises `Unsupported` for others."""
    attributes = operation.attributes
    if len(operation.operands) or any(
        len(list(attributes[each])) for each in ("static_halo_sizes", "static_sharded_dims_offsets")
    ):
        raise lowering.unsupported("parts that overlap, or of sizes of their own")


@handles("shard.shard", attributes=("annotate_for_users",))
def _shard(lowering: Lowering, operation: Any) -> None:
    """The tensor that it takes (Shard dialect, `shard.shard`: it annotates how a tensor is sharded)."""
    lowering.assumptions.add(_ASSUMED)
    in_shape(lowering, operation, lowering.sizes(lowering.value(operation.operands[0])))
