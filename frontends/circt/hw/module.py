"""Modules of hw: their ports, and what is in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

MODULE = "hw.module"
CLOCK = "!seq.clock"
_PORT = re.compile(r'(input|output|inout) ("(?:[^"\\]|\\.)*"|[^\s:]+) : (.*)', re.DOTALL)


class Port(Struct, frozen=True):
    """`direction` is input, output or inout; `type` as MLIR prints it."""

    name: str
    direction: str
    type: str


def ports_of(operation: Any) -> list[Port]:
    """The ports of a module, in order."""
    text = str(operation.attributes["module_type"])
    inside = text[text.index("<") + 1 : text.rindex(">")]
    found = []
    for entry in entries(inside):
        match = _PORT.fullmatch(entry.strip())
        assert match is not None, entry
        found.append(Port(match[2].strip('"'), match[1], match[3].strip()))
    return found


def entries(text: str) -> Iterator[str]:
    """The parts of a list between commas that are in no brackets."""
    depth, start, quoted = 0, 0, False
    for at, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif letter in "<([{":
            depth += 1
        elif letter in ">)]}" and not text.startswith("->", at - 1):
            depth -= 1
        elif letter == "," and not depth:
            yield text[start:at]
            start = at + 1
    if text[start:].strip():
        yield text[start:]


def operations_of(operation: Any) -> list[Any]:
    """What is in the one block of an operation, which is missing where nothing is."""
    return [view.operation for block in list(operation.regions[0].blocks)[:1] for view in block.operations]


IFDEF = "sv.ifdef"
_MACRO = re.compile(r'(?:#sv<\s*macro\.ident\s*)?"?@?"?([^">\s]+)"?>?')


class Condition(Struct, frozen=True):
    """That a macro is defined, or is not; `macro` is its symbol, or what stands for it in Verilog."""

    macro: str
    defined: bool


Guard = tuple[Condition, ...]
"""What all holds where a part of a module is there."""


def macro_of(operation: Any) -> str:
    """The symbol of the macro that an operation asks for, or what stands for it in Verilog."""
    found = _MACRO.fullmatch(str(operation.attributes["cond"]))
    assert found is not None, operation
    return found[1]


def guarded_operations(operation: Any, around: Guard = ()) -> Iterator[tuple[Any, Guard]]:
    """What is in the one block of a module, and what is in the parts of it that conditions of macros leave."""
    regions = list(operation.regions)
    guards = [around]
    if operation.name == IFDEF:
        guards = [(*around, Condition(macro_of(operation), defined)) for defined in (True, False)]
    for region, guard in zip(regions, guards, strict=False):
        for block in list(region.blocks)[:1]:
            for view in block.operations:
                if view.operation.name == IFDEF:
                    yield from guarded_operations(view.operation, guard)
                else:
                    yield view.operation, guard
