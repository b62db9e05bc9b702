"""What the two functions of a pair take and give, side by side: what the request's words for arguments are about."""

from __future__ import annotations

from msgspec import Struct

from interp import ir


class Parameter(Struct, frozen=True):
    """One parameter of both functions. For views, `type` holds what either side knows of shape, strides and offset."""

    position: int
    name: str
    target_name: str
    type: ir.Type


class Signature(Struct, frozen=True):
    """`results` are the source's result types."""

    parameters: tuple[Parameter, ...]
    results: tuple[ir.Type, ...]
