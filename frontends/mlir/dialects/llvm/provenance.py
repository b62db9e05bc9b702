"""Where pointers of a function come from, and whether two accesses are certain to be of different memory.

A root is a value that a pointer is derived from: an argument, an allocation on the stack, the address of a global, or
whatever else gives a pointer, of which nothing is known. What is held of it rests on the function's text alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Any

from msgspec import Struct

from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.llvm.pointer_uses import (
    NO_ACCESS,
    SAME,
    Use,
    accesses,
    derived_from,
    function_of,
    is_pointer,
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
        self._parameters = list(blocks[0].arguments) if blocks else []
        for argument in self._parameters:
            known = argument in buffers
            self._derive(argument, _Root(_Kind.ARGUMENT, buffers[argument]) if known else _ANYTHING)
        for operation in nested(function):
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

    def reaching(self, pointer: Any) -> list[Any] | None:
        """All operations, those of called functions among them, that access what a pointer points to; None unless that
        is memory on the stack of the function alone, whose address goes to accesses and to functions at hand only."""
        roots = self._of(pointer)
        found = list[Any]()
        known = set[Any]()
        if not all(each.kind is _Kind.STACK and _reach(each.name, found, known) for each in roots):
            return None
        return None if any(each in known for each in self._parameters) else found  # of another call of the function

    def unwritten(self, pointer: Any) -> ir.Held:
        """Whether what a pointer points to is written nowhere in the function."""
        return self.apart(pointer, [each for each in self.accesses if each.writes])

    def apart(self, pointer: Any, others: Sequence[Access]) -> ir.Held:
        """Whether no other access is of memory that a pointer derived from the same roots may reach."""
        return self.apart_from(pointer, [each.pointer for each in others])

    def apart_from(self, pointer: Any, others: Iterable[Any]) -> ir.Held:
        """Whether a pointer is derived from other memory than other ones are; None is one that nothing is known of."""
        found = (self._distinct(root, other) for root, other in self._pairs(pointer, others))
        return max(found, key=lambda each: each.value, default=ir.Held.CERTAIN)

    def told_by_position(self, pointer: Any, others: Iterable[Any]) -> set[tuple[int, int]] | None:
        """The pairs of arguments that have to be of different memory for a pointer to be of other memory than other
        ones are; None where that is not all."""
        pairs = [each for each in self._pairs(pointer, others) if self._distinct(*each) is not ir.Held.CERTAIN]
        if any({each.kind for each in pair} != {_Kind.ARGUMENT} or pair[0] == pair[1] for pair in pairs):
            return None
        return {
            (min(at, other), max(at, other)) for at, other in ((o.name.arg_number, t.name.arg_number) for o, t in pairs)
        }

    def _pairs(self, pointer: Any, others: Iterable[Any]) -> set[tuple[_Root, _Root]]:
        theirs = {each for other in others for each in self._of(other)}
        return {(root, other) for root in self._of(pointer) for other in theirs}

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


def _reach(pointer: Any, found: list[Any], known: set[Any]) -> bool:
    """Whether a pointer goes to accesses, which it adds, and to functions with a body alone, in which so do the
    parameters that it is handed over for."""
    if pointer in known:
        return True
    known.add(pointer)
    for use in uses_through(pointer):
        owner = use.owner.operation
        if accesses(use) is not None:
            found.append(owner)
            continue
        parameters = _parameters_of_called(owner)
        position = use.operand_number
        if position >= len(parameters) or not _reach(parameters[position], found, known):
            return False
    return True


def _parameters_of_called(call: Any) -> list[Any]:
    if call.name not in ("llvm.call", "llvm.invoke") or "callee" not in call.attributes:
        return []
    function, name = function_of(call), call.attributes["callee"].value
    if function.parent is None:
        return []
    named = [each for each in function.parent.regions[0].blocks[0].operations if "sym_name" in each.attributes]
    called = [each.operation for each in named if each.attributes["sym_name"].value == name]
    if len(called) != 1 or called[0].name != "llvm.func" or not len(called[0].regions[0].blocks):
        return []
    return list(called[0].regions[0].blocks[0].arguments)


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
