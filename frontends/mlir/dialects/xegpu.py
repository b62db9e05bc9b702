"""The xegpu and the xevm dialect: what caches are told."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles


@handles("xegpu.prefetch", attributes=("l1_hint", "l2_hint", "l3_hint", "offset_align_byte"))
def _prefetch(lowering: Lowering, operation: Any) -> None:
    """Has memory in a cache, which shows nowhere (XeGPU dialect, `xegpu.prefetch`)."""


@handles("xevm.prefetch", attributes=("cache_control",))
def _prefetch_address(lowering: Lowering, operation: Any) -> None:
    """The same of an address (XeVM dialect, `xevm.prefetch`)."""
