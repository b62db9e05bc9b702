"""Records of Triton's profiler, which say when something happened and change nothing that a program computes.

Source: ProtonOps.td. What records are made into for a GPU writes memory, and is not modelled."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles

_APART = "records of a profiler change nothing that a program computes, and are not compared"
_EVENT = "proton.event"


@handles("proton.record", attributes=("isStart", "name"))
def _record(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(_APART)


@handles(_EVENT, attributes=("isStart",))
def _event(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(_APART)


@handles("proton.allocate_event", attributes=("name",))
def _allocation(lowering: Lowering, operation: Any) -> None:
    """What tells events apart. Raises `Unsupported` where it is taken for a number."""
    if any(use.owner.name != _EVENT for use in operation.results[0].uses):
        raise lowering.unsupported("an event that is used for something else than its records")
    lowering.bind(operation.results[0], lowering.constant(0, lowering.scalar(operation.results[0].type)))
