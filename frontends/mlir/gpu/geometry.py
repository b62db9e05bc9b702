"""Where a thread stands in its launch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from frontends.mlir.lowering import Lowering
from interp import ir

SUBGROUP_SIZE = 32
"""Threads of a subgroup; those of a block are dealt out to subgroups in the order of their linear numbers."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """Sizes in blocks and in threads, and the ids of a thread, as (x, y, z)."""

    grid: tuple[ir.Index, ...]
    block: tuple[ir.Index, ...]
    block_ids: tuple[ir.Value, ...]
    thread_ids: tuple[ir.Value, ...]


@dataclass(slots=True)
class Launch:
    """The launch whose kernel is being lowered. `blocks` holds what each block does before its threads start: that is
    where buffers of a block are allocated. In a kernel that is split `in_subgroups`, there is a parallel loop for the
    subgroups of a block, and one for the lanes of each, `lanes` of them."""

    geometry: Geometry
    blocks: ir.Block
    in_subgroups: bool
    subgroup: ir.Value | None = None
    lane: ir.Value | None = None
    lanes: ir.Value | None = None
    subgroup_block: ir.Block | None = None
    shared: dict[Any, ir.Value] = field(default_factory=dict)


def launch_of(lowering: Lowering) -> Launch:
    """The launch around the operation at hand. Raises `Unsupported` outside of one."""
    if not isinstance(lowering.launch, Launch):
        raise lowering.unsupported("outside of a launch")
    return lowering.launch


def is_shared(mlir_type: Any) -> bool:
    """Whether a memref type is in the memory of a block."""
    space = str(mlir_type.memory_space) if mlir_type.memory_space is not None else ""
    return space in ("3", "3 : i32", "3 : i64") or "workgroup" in space


def shared_buffer(lowering: Lowering, key: Any, mlir_type: Any) -> ir.Value:
    """The buffer of a block that is known by `key`: one for all of its threads."""
    launch = launch_of(lowering)
    known = launch.shared.get(key)
    if known is None:
        type = lowering.type(mlir_type)
        assert isinstance(type, ir.View)
        if type.strides is not None or None in type.shape:
            raise lowering.unsupported(f"a buffer of a block, of type {mlir_type}")
        with lowering.within(launch.blocks):
            known = lowering.allocate(type.element, [size for size in type.shape if size is not None])
        launch.shared[key] = known
    return known
