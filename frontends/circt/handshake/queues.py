"""Dynamatic's load-store queues.

A queue takes a token for each group of accesses that begins, and does the accesses of the groups in the order in which
these tokens come, within a group in the order of its operands: what a load gives and what stays in memory is as if it
did one after the other, whatever it does at once. When the token of the end has come it tells that all are done; a
group that begins in the cycle in which that token comes is taken first. The token that says that the memory may be used
holds back nothing but that.

As nodes: a control merge of the groups and of the end, whose indices wait in a buffer; what they choose begins when all
before it is done. A load's data may come before earlier accesses are done, and is taken to come after its address
alone.

Source: Dynamatic's LSQOp (HandshakeOps.td) and the generator of its circuit (lsq-generator-python)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.circt.handshake.interface import CONTROL
from frontends.mlir.core.lowering import Lowering

QUEUE = "handshake.lsq"
ROOM = "load-store queues have room for the accesses that wait, and take the token of their end when it comes"
_THROUGH = ("handshake.extsi", "handshake.extui", "handshake.trunci", "handshake.fork", "handshake.buffer")


class Port(Struct, frozen=True):
    """One access: a store has `data`, a load a `result`."""

    address: Any
    data: Any = None
    result: Any = None


class Group(Struct, frozen=True):
    """The accesses that the token `begin` tells of, in their order."""

    begin: Any
    ports: list[Port]


class Queue(Struct, frozen=True):
    """The operands and results of a queue by what they are for."""

    memory: Any
    start: Any
    groups: list[Group]
    end: Any
    ended: Any


class Wire(Struct, eq=False):
    """A channel that no value of the program stands for."""

    type: str


def read_queue(lowering: Lowering, operation: Any) -> Queue:
    """Raises `Unsupported` where a queue is not by itself the interface of a memory, and where its operands are not
    those that its groups say."""
    memory, *operands = operation.operands
    if not str(memory.type).startswith("memref<"):
        raise lowering.unsupported_at(operation, "a queue whose accesses another controller does")
    *results, ended = operation.results
    sizes = [int(each.value) for each in operation.attributes["groupSizes"]]
    if len(operands) < 2 or any(str(each.type) != CONTROL for each in (operands[0], operands[-1], ended)):
        raise lowering.unsupported_at(operation, "a queue without a start and an end")
    groups: list[Group] = []
    given, taken = iter(operands[1:-1]), iter(results)
    for operand in given:
        if str(operand.type) == CONTROL:
            groups.append(Group(operand, []))
            continue
        access = _access(operand)
        if not groups or access is None:
            raise lowering.unsupported_at(operation, "an operand that is no group and no access")
        port = (
            Port(operand, result=next(taken, None))
            if access == "handshake.load"
            else Port(operand, data=next(given, None))
        )
        if (port.data is None) == (port.result is None):
            raise lowering.unsupported_at(operation, "accesses without their data")
        groups[-1].ports.append(port)
    counts = [len(each.ports) for each in groups]
    # Only a group that another one follows is held to its size by the operation's verifier.
    if counts[:-1] != sizes[:-1] or len(counts) != len(sizes) or not 0 < counts[-1] <= sizes[-1] or next(taken, None):
        raise lowering.unsupported_at(operation, "groups of other sizes than it says")
    return Queue(memory, operands[0], groups, operands[-1], ended)


def _access(address: Any) -> str | None:
    """The access that an address is of, as Dynamatic finds it."""
    while (operation := getattr(address.owner, "operation", None)) is not None and operation.name in _THROUGH:
        address = operation.operands[0]
    if operation is None or operation.name not in ("handshake.load", "handshake.store"):
        return None
    return str(operation.name) if address == operation.results[0] else None
