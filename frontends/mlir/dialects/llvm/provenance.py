"""Where pointers of a function come from, and whether two accesses are certain to be of different memory.

A root is a value that a pointer is derived from: an argument, an allocation on the stack, the address of a global, or
whatever else gives a pointer, of which nothing is known. What is held of it rests on the function's text alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Any

from msgspec import Struct

from frontends.mlir.dialects.llvm.pointer_uses import (
    NO_ACCESS,
    SAME,
    Use,
    accesses,
    derived_from,
    is_pointer,
    operations_of,
    uses_through,
)
from interp import ir

_HANDED_ON = frozenset(("llvm.br", "llvm.cond_br", "llvm.switch", "llvm.select", "llvm.return", "llvm.ptrtoint"))
_NO_MEMORY = frozenset(("llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison"))
# Dialects whose operations touch no memory but through pointers that they are given.
_WITHOUT_MEMORY = ("llvm.", "arith.", "math.", "index.", "cf.", "ub.", "nvvm.read.ptx.sreg.", "builtin.module")
_CALLS = frozenset(("llvm.call", "llvm.invoke", "llvm.call_intrinsic", "llvm.inline_asm"))


class _Kind(Enum):
    ARGUMENT = auto()
    STACK = auto()
    GLOBAL = auto()
    NOTHING = auto()
    UNKNOWN = auto()


class _Root(Struct, frozen=True):
    kind: _Kind
    name: Any = None  # the value, or a global's name


_ANYTHING = _Root(_Kind.UNKNOWN)


class Access(Struct, frozen=True):
    """What an operation does through a pointer, or, where that is None, to memory that nothing is known of."""

    operation: Any
    pointer: Any
    reads: bool
    writes: bool


class Provenance:
    """Of the pointers of one function. `buffers` tells those arguments apart of which it is known what is handed over:
    those for which it is the same are of one buffer."""

    def __init__(self, function: Any, buffers: Mapping[Any, Any]) -> None:
        self._roots: dict[Any, set[_Root]] = {}
        self.accesses = list[Access]()
        blocks = list(function.regions[0].blocks)
        for argument in blocks[0].arguments if blocks else ():
            known = argument in buffers
            self._derive(argument, _Root(_Kind.ARGUMENT, buffers[argument]) if known else _ANYTHING)
        for operation in operations_of(function):
            for result in operation.results:
                if operation.name not in SAME:
                    self._derive(result, _root(operation, result))
            for region in operation.regions:
                for argument in (each for block in region.blocks for each in block.arguments):
                    self._derive(argument, _ANYTHING)
            self.accesses += _accesses(operation)

    def _derive(self, value: Any, root: _Root) -> None:
        if is_pointer(value):
            for each in derived_from(value):
                self._roots.setdefault(each, set()).add(root)

    def arguments(self, pointer: Any) -> list[int] | None:
        """The positions of the arguments that a pointer is derived from, None where there may be others."""
        roots = self._of(pointer)
        found = [
            each.name.arg_number for each in roots if each.kind is _Kind.ARGUMENT and hasattr(each.name, "arg_number")
        ]
        return sorted(found) if len(found) == len(roots) else None

    def is_known(self, pointer: Any) -> bool:
        """Whether a pointer is derived from arguments, allocations and globals alone."""
        return all(each.kind is not _Kind.UNKNOWN for each in self._of(pointer))

    def is_own(self, pointer: Any) -> bool:
        """Whether a pointer is derived from allocations of the function alone."""
        return all(each.kind in (_Kind.STACK, _Kind.NOTHING) for each in self._of(pointer))

    def is_kept(self, pointer: Any) -> bool:
        """Whether nothing but the function can reach what a pointer points to: it `is_own`, and its address goes to no
        other function, and to no memory."""
        stack = [each for each in self._of(pointer) if each.kind is _Kind.STACK]
        return self.is_own(pointer) and all(_stays(each) for each in stack)

    def unwritten(self, pointer: Any) -> ir.Held:
        """Whether what a pointer points to is written nowhere in the function."""
        return self.apart(pointer, [each for each in self.accesses if each.writes])

    def apart(self, pointer: Any, others: Sequence[Access]) -> ir.Held:
        """Whether no other access is of memory that a pointer derived from the same roots may reach."""
        found = ir.Held.CERTAIN
        for root in self._of(pointer):
            for other in {each for access in others for each in self._of(access.pointer)}:
                found = max(found, self._distinct(root, other), key=lambda each: each.value)
        return found

    def may_share(self, one: Any, other: Any) -> bool:
        """Whether two pointers may be derived from the same memory, arguments apart."""
        found = (self._distinct(root, each) for root in self._of(one) for each in self._of(other))
        return any(each in (ir.Held.UNTOLD, ir.Held.OPEN) for each in found)

    def _of(self, pointer: Any) -> set[_Root]:
        return self._roots.get(pointer, {_ANYTHING}) if pointer is not None else {_ANYTHING}

    def _distinct(self, one: _Root, other: _Root) -> ir.Held:
        kinds = {one.kind, other.kind}
        if _Kind.NOTHING in kinds:
            return ir.Held.CERTAIN
        if one == other:
            return ir.Held.UNTOLD if one == _ANYTHING else ir.Held.OPEN
        if _Kind.UNKNOWN in kinds:
            stack = [each for each in (one, other) if each.kind is _Kind.STACK]
            return ir.Held.CERTAIN if stack and _stays(stack[0]) else ir.Held.UNTOLD
        if _Kind.STACK in kinds or kinds == {_Kind.GLOBAL}:
            return ir.Held.CERTAIN
        return ir.Held.APART_ARGUMENTS


def _stays(stack: _Root) -> bool:
    """Whether the address of an allocation goes nowhere else."""
    return all(accesses(use) is not None for use in uses_through(stack.name))


def _root(operation: Any, result: Any) -> _Root:
    if operation.name == "llvm.alloca":
        return _Root(_Kind.STACK, result)
    if operation.name == "llvm.mlir.addressof":
        return _Root(_Kind.GLOBAL, operation.attributes["global_name"].value)
    return _Root(_Kind.NOTHING) if operation.name in _NO_MEMORY else _ANYTHING


def _accesses(operation: Any) -> Iterator[Access]:
    name = operation.name
    if name in NO_ACCESS or name in _HANDED_ON or name in SAME or name.startswith("llvm.mlir."):
        return
    if name in _CALLS or not name.startswith(_WITHOUT_MEMORY):
        yield Access(operation, None, True, True)
    uses = [Use(operation, at) for at, operand in enumerate(operation.operands) if is_pointer(operand)]
    for use in uses:
        found = accesses(use)
        done = {"read", "written"} if found is None else found
        yield Access(operation, operation.operands[use.operand_number], "read" in done, "written" in done)
