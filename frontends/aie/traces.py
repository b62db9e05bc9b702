"""Traces of tiles, which say when something happened and change nothing that a program computes.

Source: AIETraceOps.td. A configuration does nothing until a runtime sequence starts it; from then on the host's array
sends what it records to a buffer of the host, by default the fifth one, or behind the last argument."""

from __future__ import annotations

from typing import Any

from frontends.aie.attributes import integer
from frontends.aie.device import device_of
from frontends.aie.sequence import require_host
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles

_FIFTH = 4
_APART = "traces are written to a buffer that is no argument, and take nothing that the program uses"


@handles("aie.trace", "aie.trace.config", attributes=("sym_name", "packet_type"))
def _trace(lowering: Lowering, operation: Any) -> None:
    """What is started by others."""


@handles("aie.trace.start_config", attributes=("text",))
def _start(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    lowering.assumptions.add(_APART)


@handles("aie.trace.host_config", attributes=("buffer_size", "arg_idx", "routing"))
def _host(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where what is recorded is written to an argument, or behind one."""
    require_host(lowering, operation)
    number = integer(lowering, operation, "arg_idx", _FIFTH)
    arguments = device_of(lowering).sequence.regions[0].blocks[0].arguments
    if not len(arguments) <= number:
        raise lowering.unsupported(f"a trace that is written to argument {number}")
    lowering.assumptions.add(_APART)
