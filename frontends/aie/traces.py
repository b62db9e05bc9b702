"""Traces of tiles, which say when something happened and change nothing that a program computes.

Source: AIETraceOps.td. A configuration does nothing until a runtime sequence starts it; from then on the host's array
sends what it records to a buffer of the host, by default the fifth one, or behind the last argument. A configuration
that is lowered writes registers, which may be any of a tile: those of traces, of events and of counters are known."""

from __future__ import annotations

import re
from typing import Any

from frontends.aie.attributes import integer, text
from frontends.aie.device import device_of
from frontends.aie.sequence import require_host
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import nested, outermost

_FIFTH = 4
_APART = "traces are written to a buffer that is no argument, and take nothing that the program uses"


_SETTINGS = (
    *("aie.trace.mode", "aie.trace.event", "aie.trace.packet", "aie.trace.port", "aie.trace.start", "aie.trace.stop"),
    *("aie.trace.combo_event", "aie.trace.edge_event", "aie.end"),
)
_REGISTER = re.compile(
    r'register = "?(?:Trace_(?:Control|Event)|Stream_Switch_Event_Port_Selection_|Edge_Detection_event_control'
    r"|Combo_event_|Performance_C(?:ontrol|ounter))"
)


@handles("aie.trace", "aie.trace.config", attributes=("sym_name", "packet_type"))
def _trace(lowering: Lowering, operation: Any) -> None:
    """What is started by others. Raises `Unsupported` for what is no setting of a trace."""
    for each in nested(operation):
        is_known = each.name == "aie.trace.reg" and _REGISTER.match(text(each, "text")) is not None
        if each.name not in _SETTINGS and not is_known:
            raise lowering.unsupported_at(each, "in a trace, which it may not be a setting of")


@handles("aie.trace.start_config", attributes=("text",))
def _start(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for a configuration that is nowhere."""
    require_host(lowering, operation)
    traces = [each for each in nested(outermost(operation)) if each.name in ("aie.trace", "aie.trace.config")]
    if text(operation, "text").lstrip("@").strip('"') not in [text(each, "sym_name") for each in traces]:
        raise lowering.unsupported("a trace that nothing declares")
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
