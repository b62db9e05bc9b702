"""Attributes of the aie dialects, which MLIR's bindings give as integers or as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.aie.target_model import PACKET_TYPES, PACKETS
from frontends.mlir.core.lowering import Lowering

DIRECTIONS = ("S2MM", "MM2S")
BUNDLES = (*("Core", "DMA", "FIFO", "South", "West", "North", "East", "PLIO", "NOC", "Trace", "TileControl"),)
LOCK_ACTIONS = ("Acquire", "Release", "AcquireGreaterEqual")
PORTS = ("Produce", "Consume")

_PAIR = re.compile(r"<\s*(?:\w+\s*=\s*)?(-?\d+)\s*,\s*(?:\w+\s*=\s*)?(-?\d+)\s*>")
_PACKET = re.compile(r"pkt_(type|id)\s*=\s*(-?\d+)")
_WORD = re.compile(r"\w+")


def integer(lowering: Lowering, operation: Any, name: str, default: int | None = None) -> int:
    """An integer attribute. Raises `Unsupported` where it is missing without a default, or no integer."""
    attributes = operation.attributes
    if name not in attributes:
        if default is None:
            raise lowering.unsupported(f"no attribute '{name}'")
        return default
    value = getattr(attributes[name], "value", None)
    if not isinstance(value, int):
        raise lowering.unsupported(f"attribute '{name}' = {attributes[name]}, which is not an integer")
    return int(value)


def word_of(lowering: Lowering, operation: Any, name: str) -> int:
    """An integer attribute as a word of 32 bits without a sign. Raises `Unsupported` where it is missing, or is none
    with or without one."""
    value = integer(lowering, operation, name)
    if not -(1 << 31) <= value < 1 << 32:
        raise lowering.unsupported(f"attribute '{name}' = {value}, which does not fit into a word")
    return value & 0xFFFFFFFF


def text(operation: Any, name: str, default: str = "") -> str:
    """The text of a string or a symbol attribute, or `default` where it is missing."""
    return str(operation.attributes[name].value) if name in operation.attributes else default


def symbol_of(operation: Any, name: str) -> str:
    """The last part of a symbol's name."""
    value = operation.attributes[name].value
    return str(value if isinstance(value, str) else value[-1])


def flag(operation: Any, name: str, default: bool = False) -> bool:
    """Whether a boolean or unit attribute is set."""
    if name not in operation.attributes:
        return default
    return bool(getattr(operation.attributes[name], "value", True))


def choice(lowering: Lowering, operation: Any, name: str, names: Sequence[str]) -> str:
    """The case of an enumeration, given by its number, its name, or in the dialect's own syntax."""
    if name not in operation.attributes:
        raise lowering.unsupported(f"no attribute '{name}'")
    attribute = operation.attributes[name]
    value = getattr(attribute, "value", None)
    if isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    words = [value] if isinstance(value, str) else _WORD.findall(str(attribute))
    if words and words[-1] in names:
        return str(words[-1])
    raise lowering.unsupported(f"attribute '{name}' = {attribute}")


def pairs(attribute: Any) -> list[tuple[int, int]]:
    """The (size, stride) or (before, after) pairs of a list of dimensions, outermost first."""
    return [(int(first), int(second)) for first, second in _PAIR.findall(str(attribute))]


def pairs_of_each(attribute: Any) -> list[list[tuple[int, int]]]:
    """The lists of pairs in a list of lists of dimensions."""
    inner = str(attribute)
    inner = inner[inner.index("[") + 1 : inner.rindex("]")]
    return [pairs(each) for each in re.findall(r"\[[^\[\]]*\]", inner)]


def packet_of(lowering: Lowering, operation: Any, name: str = "packet") -> int | None:
    """The id in an operation's packet header, None where it has none."""
    if name not in operation.attributes:
        return None
    found = {part: int(number) for part, number in _PACKET.findall(str(operation.attributes[name]))}
    if "id" not in found:
        raise lowering.unsupported(f"attribute '{name}' = {operation.attributes[name]}")
    require_packet(lowering, found.get("type", 0), found["id"])
    return found["id"]


def require_packet(lowering: Lowering, type: int, number: int) -> None:
    """Raises `Unsupported` where the header of a packet has no room for its type or its id."""
    if not (0 <= type < PACKET_TYPES and 0 <= number < PACKETS):
        raise lowering.unsupported(f"a packet of type {type} with the id {number}")
