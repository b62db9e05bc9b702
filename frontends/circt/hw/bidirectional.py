"""Bidirectional ports of the outermost module, of which it only reads what others drive, or that it alone drives.

The names that callers see say which: a port that is read, driven or of one direction is another one each. Where several
drive a net, what it is depends on their strengths and on when they let go of it, which is not modelled.

Source: IEEE 1800-2017, clause 23.3.3 (ports), and CIRCT's documentation of sv."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering

DRIVEN = "nothing else drives a bidirectional port that a module drives"
_READ, _DRIVE = "sv.read_inout", "sv.assign"


def is_driven(lowering: Lowering, module: Any, argument: Any, name: str) -> bool:
    """Whether a module drives a port rather than reading it. Raises `Unsupported` where it does both, drives a part of
    it or several times, or hands it on."""
    users = [use.owner.operation.name for use in argument.uses]
    if users == [_DRIVE]:
        lowering.assumptions.add(DRIVEN)
        return True
    if any(each != _READ for each in users):
        raise lowering.unsupported_at(module, f"the bidirectional port '{name}'")
    return False


def called(name: str, driven: bool) -> str:
    """What callers see a port as."""
    return f"{name}, which is {'driven' if driven else 'read'} of what goes both ways"
