"""`dma_memcpy_nd`: the stream of one access pattern written to another."""

from __future__ import annotations

from typing import Any

from frontends.air.access import known_range, padded, padding, pattern, stream, transfer
from frontends.air.tasks import LABELS, run_after
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir

_PATTERNS = tuple(f"static_{side}_{what}" for side in ("dst", "src") for what in ("offsets", "sizes", "strides"))


@handles(
    "air.dma_memcpy_nd",
    attributes=(
        *LABELS,
        *_PATTERNS,
        *("operandSegmentSizes", "pad_before", "pad_after", "broadcast", "broadcast_pattern", "broadcast_set"),
        *("channel", "channel_indices", "air.preserve_shim_dma_order"),
    ),
)
def _dma(lowering: Lowering, operation: Any) -> None:
    """Broadcast attributes are hints: which tiles read the same. So is the channel that is to carry a copy: what comes
    of it has puts and gets instead."""
    dependencies, (target,), *groups = lowering.segments(operation)
    target_groups, (source,), source_groups = groups[:3], groups[3], groups[4:7]
    reads = pattern(operation, "src", source, source_groups)
    writes = pattern(operation, "dst", target, target_groups)

    def run() -> None:
        origin, destination = stream(lowering, reads), stream(lowering, writes)
        if view_type(origin).element != view_type(destination).element:
            raise lowering.unsupported(f"a copy from {source.type} to {target.type}")
        zeros = padding(lowering, operation, view_type(origin).rank)
        apart = _apart(lowering, origin, destination)
        if apart is None:
            raise lowering.unsupported("a copy within one buffer whose two sides may overlap")
        if zeros is not None:
            origin, apart = padded(lowering, origin, zeros), True
        transfer(lowering, origin, destination, apart)

    run_after(lowering, operation, dependencies, run)


def _apart(lowering: Lowering, source: ir.Value, target: ir.Value) -> bool | None:
    """True where two views do not overlap, False where they are the same elements in the same order, or None."""
    roots = lowering.roots.get(source), lowering.roots.get(target)
    if None not in roots and roots[0] is not roots[1] and roots[0] != roots[1]:
        return True
    ranges = known_range(source), known_range(target)
    if roots[0] is not None and None not in ranges:
        (low, high), (other_low, other_high) = (each or (0, 0) for each in ranges)
        if high < other_low or other_high < low:
            return True
    if source is target or (roots[0] is not None and view_type(source) == view_type(target) and None not in ranges):
        return False
    return None
