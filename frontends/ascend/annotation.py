"""The annotation dialect of Ascend's compiler: remarks on values."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles


@handles("annotation.mark", attributes=("MayImplicitTransposeWithLastAxis",))
def _mark(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add("marks of the annotation dialect say how a value may be moved, not what it is")
