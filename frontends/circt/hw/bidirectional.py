"""Bidirectional ports of the outermost module, of which it only reads what others drive, or that it alone drives.

The names that callers see say which: a port that is read, driven or of one direction is another one each. What is read
of a port that the module drives is what it drives it with. Where several drive a net, what it is depends on their
strengths and on when they let go of it, which is not modelled.

Source: IEEE 1800-2017, clause 23.3.3 (ports), and CIRCT's documentation of sv."""

from __future__ import annotations

from typing import Any

from frontends.circt.hw.instances import Scope
from frontends.mlir.core.lowering import Lowering

DRIVEN = "nothing else drives a bidirectional port that a module drives"
_READ, _DRIVE = "sv.read_inout", "sv.assign"


def is_driven(lowering: Lowering, top: Scope, argument: Any, name: str) -> bool:
    """Whether a module, or an instance in it, drives a port. Raises `Unsupported` for other uses than that and reading
    it."""
    users, pending = set[str](), [(top, argument)]
    for scope, wire in pending:
        for use in wire.uses:
            user = use.owner.operation
            inside = scope.inside.get(user)
            if inside is not None:
                pending += [(inside, each) for each, given in inside.given.items() if given == wire]
            elif user.name in (_READ, _DRIVE):
                users.add(user.name)
            else:
                raise lowering.unsupported_at(top.operation, f"the bidirectional port '{name}'")
    if _DRIVE in users:
        lowering.assumptions.add(DRIVEN)
    return _DRIVE in users


def called(name: str, driven: bool) -> str:
    """What callers see a port as."""
    return f"{name}, which is {'driven' if driven else 'read'} of what goes both ways"
