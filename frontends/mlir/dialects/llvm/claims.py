"""What operations say by attributes that nothing shows, with what they say it of.

A claim about memory (LLVM Language Reference: `invariant.load`, `alias.scope` and `noalias`, `tbaa`, `access.group`) is
held against the other accesses of the function. One about a value (`dereferenceable`, `nonnull`) is true of the value,
wherever it is. Values are known by the expressions of which they are, down to arguments, globals, and what memory holds
that the function does not write; whatever else there is stands for the whole text of the program.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from frontends.mlir.core.dynamic import DYNAMIC_INDEX
from frontends.mlir.core.layout import UnsupportedLayout, layout_of
from frontends.mlir.dialects.llvm.pointer_uses import operations_of
from frontends.mlir.dialects.llvm.provenance import Access, Provenance
from interp import ir

ABOUT_MEMORY = frozenset(("access_groups", "alias_scopes", "invariant", "invariantGroup", "noalias_scopes", "tbaa"))
ABOUT_VALUES = frozenset(("dereferenceable",))
_SCOPES = "alias_scopes", "noalias_scopes"
_NEVER_WRITTEN = frozenset(("invariant", "invariantGroup"))
_BEYOND = "invariant", "tbaa"  # how those begin that ask something of what is done with memory elsewhere
_OF_ADDRESSES = "llvm.noundef", "llvm.nonnull"
_MOVES = tuple(f"llvm.intr.{each}" for each in ("memcpy", "memcpy.inline", "memmove", "memset", "memset.inline"))
_BYTES = re.compile(r"llvm\.dereferenceable(?:_or_null)? = (\d+) ")
_ADDRESSES = "llvm.alloca", "llvm.mlir.addressof"
_CALLS = frozenset(("llvm.call", "llvm.invoke"))
_IMPURE = ("llvm.intr.", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.inline_asm", "llvm.freeze", "llvm.alloca")
_OWN_MEMORY = "memory of its own"
_HANDED_OVER = "an address of known origin that a call hands over"
_MOST_BLOCKS = 64  # of a function whose conditions are told


class Claims:
    """Of the operations of one function, which is the entry, or is called by others, or launched with known `buffers`
    as arguments."""

    def __init__(self, function: Any, is_entry: bool, buffers: Mapping[Any, Any] | None = None) -> None:
        self._function = function
        self._is_entry = is_entry
        blocks = list(function.regions[0].blocks)
        own = {each: each for each in blocks[0].arguments} if is_entry and blocks else {}
        self._provenance = Provenance(function, own if buffers is None else buffers)
        self._meanings: dict[Any, str] = {}
        self._conditions: dict[Any, frozenset[str]] = {}
        alone = is_entry and not any(each.name in _CALLS for each in operations_of(function))
        self._is_called = not is_entry and buffers is None
        self._text = _digest(str(function.get_asm(enable_debug_info=False))) if self._is_called else ""
        self._within = _digest(str((function if alone else _outermost(function)).get_asm(enable_debug_info=False)))

    def about_memory(self, operation: Any, name: str, place: ir.Place) -> Iterable[ir.Claim]:
        """What an attribute of one of `ABOUT_MEMORY` says of each pointer through which an operation accesses memory,
        of all of memory where it is none."""
        for access in [each for each in self._provenance.accesses if each.operation == operation]:
            said, held = _named(operation.attributes, name), self._held(access, name)
            if name == "tbaa" and (arguments := self._provenance.arguments(access.pointer)) is not None:
                # Of what type memory is: that of an argument is, wherever it is accessed.
                of = f"arguments {arguments}"
                yield ir.Claim(said, of, frozenset(), self._within, held, False, self._is_entry, place)
                continue
            if name == "tbaa" and access.pointer is not None and self._provenance.is_own(access.pointer):
                # Whom the function hands its own memory to may access it as what another function said before.
                beyond = self._is_entry and not self._provenance.is_kept(access.pointer)
                yield ir.Claim(said, _OWN_MEMORY, frozenset(), self._within, held, False, beyond, place)
                continue
            if name in _SCOPES and access.pointer is not None and self._provenance.is_own(access.pointer):
                yield ir.Claim(said, _OWN_MEMORY, frozenset(), self._within, held, True, False, place)
                continue
            if name in _SCOPES and self._is_called:
                # The same function, which is called with the same memory apart (`shared`), keeps to it as it did.
                yield ir.Claim(said, self._text, frozenset(), self._text, held, False, False, place)
                continue
            of = self._within if access.pointer is None else self._meaning(access.pointer)
            yield self._claim(operation, said, of, held, place)

        if not any(each.operation == operation for each in self._provenance.accesses):
            yield self._claim(operation, _named(operation.attributes, name), self._within, ir.Held.OPEN, place)

    def about_value(self, operation: Any, value: Any, name: str, place: ir.Place) -> ir.Claim:
        """What an operation says of a value that it takes or gives. Of the addresses of its own memory and of what
        its callers hand over it need not be told that they are some."""
        if value in list(operation.operands) and _accesses(operation, value, name):
            held = ir.Held.CERTAIN
            return ir.Claim(name, self._meaning(value), frozenset(), self._within, held, True, False, place)
        own = _definition(value) is not None and _definition(value).name in _ADDRESSES
        handed = self._is_entry and value in list(self._function.regions[0].blocks[0].arguments)
        held = ir.Held.CERTAIN if (own or handed) and name.startswith(_OF_ADDRESSES) else ir.Held.OPEN
        beyond = not own or held is ir.Held.OPEN
        passed_on = self._is_called and value in list(self._function.regions[0].blocks[0].arguments)
        if operation.name in _CALLS and _is_memory(value) and (passed_on or self._provenance.is_known(value)):
            # Of which object a call is told this, the pointer's origin says, and not the form of its expression.
            return ir.Claim(name, _HANDED_OVER, frozenset(), self._within, held, True, beyond, place)
        return ir.Claim(name, self._meaning(value), self._under(operation), self._within, held, True, beyond, place)

    def about_call(self, operation: Any, name: str, place: ir.Place) -> ir.Claim:
        """What an operation says of what it calls, which another call of it in the other program says as well."""
        return ir.Claim(name, "", frozenset(), self._within, ir.Held.CERTAIN, True, True, place)

    def shared(self, call: Any, called: str, place: ir.Place) -> Iterable[ir.Claim]:
        """That operands of a call may be pointers into the same memory, which what the called function says of its
        accesses may rest on; another call of the other program says the same."""
        pointers = [(at, each) for at, each in enumerate(call.operands) if _is_memory(each)]
        for (at, one), (other_at, other) in combinations(pointers, 2):
            if self._provenance.may_share(one, other):
                name = f"operands {at} and {other_at} of {called} may share memory"
                yield ir.Claim(name, "", frozenset(), self._within, ir.Held.OPEN, True, True, place)

    def apart(self, operation: Any, at: int, name: str, place: ir.Place) -> ir.Claim:
        """What a call says of memory that it reaches through one of its operands alone."""
        pointer = operation.operands[at]
        others = [each for each in self._provenance.accesses if each.operation == operation]
        others = [each for each in others if each.pointer is not None and each.pointer != pointer]
        twice = sum(each == pointer for each in operation.operands) > 1
        held = ir.Held.OPEN if twice else self._provenance.apart(pointer, others)
        return self._claim(operation, name, self._meaning(pointer), held, place)

    def _claim(self, operation: Any, name: str, of: str, held: ir.Held, place: ir.Place) -> ir.Claim:
        beyond = name.startswith(_BEYOND) and (self._is_entry or not name.startswith("tbaa"))
        return ir.Claim(name, of, self._under(operation), self._within, held, False, beyond, place)

    # -- whether the function keeps to it ------------------------------------------------------------------------------

    def _held(self, access: Access, name: str) -> ir.Held:
        if access.pointer is None:
            return ir.Held.OPEN
        if name in _NEVER_WRITTEN:
            return self._provenance.unwritten(access.pointer)
        if name in _SCOPES:
            return self._provenance.apart(access.pointer, self._of_scopes(access, _SCOPES[name == _SCOPES[0]], name))
        if name != "tbaa":
            return ir.Held.OPEN
        held = self._held_by_types(access)
        return ir.Held.CERTAIN if held is ir.Held.UNTOLD else held  # which the verdict says is taken for true

    def _of_scopes(self, access: Access, theirs: str, ours: str) -> list[Access]:
        scopes = list(access.operation.attributes[ours])
        return [
            each
            for each in self._provenance.accesses
            if theirs in each.operation.attributes
            and (each.writes or access.writes)
            and any(scope in scopes for scope in each.operation.attributes[theirs])
        ]

    def _held_by_types(self, access: Access) -> ir.Held:
        """Whether all accesses of other types are of other memory, or of other bytes of it."""
        others = [
            each
            for each in self._provenance.accesses
            if "tbaa" in each.operation.attributes
            and _differ(each.operation.attributes["tbaa"], access.operation.attributes["tbaa"])
            and (each.writes or access.writes)
            and not _disjoint(access, each)
        ]
        return self._provenance.apart(access.pointer, others)

    # -- what it is about ----------------------------------------------------------------------------------------------

    def _meaning(self, value: Any) -> str:
        """The same for values that are the same expression."""
        known = self._meanings.get(value)
        if known is None:
            pending = [value]
            while pending:
                last = pending[-1]
                missing = [] if last in self._meanings else [e for e in _parts(last) if e not in self._meanings]
                if missing:
                    pending += missing
                    continue
                pending.pop()
                self._meanings[last] = self._expression(last)
            known = self._meanings[value]
        return known

    def _expression(self, value: Any) -> str:
        operation = _definition(value)
        if operation is None:
            of_entry = self._is_entry and value.owner == self._function.regions[0].blocks[0]
            return f"argument {value.arg_number}" if of_entry else self._within
        if not _is_pure(operation) and not self._is_constant_load(operation):
            return self._within
        loaded = operation.name == "llvm.load"  # whatever it says beside
        said = [] if loaded else [_named(operation.attributes, name) for name in sorted(_names(operation))]
        operands = [self._meanings[each] for each in operation.operands]
        return _digest(f"{operation.name}{said}{operands}{value.type}{value.result_number}")

    def _is_constant_load(self, operation: Any) -> bool:
        """Whether an operation gives what memory holds all along."""
        unwritten = self._provenance.unwritten
        return operation.name == "llvm.load" and unwritten(operation.operands[0]) is ir.Held.CERTAIN

    def _under(self, operation: Any) -> frozenset[str]:
        """The conditions without which control does not come to an operation."""
        block = operation.block
        known = self._conditions.get(block)
        if known is None:
            blocks = list(self._function.regions[0].blocks)
            told = self._is_entry and block in blocks and len(blocks) <= _MOST_BLOCKS
            known = frozenset(self._sides(blocks, block)) if told else frozenset((self._within,))
            self._conditions[block] = known
        return known

    def _sides(self, blocks: list[Any], block: Any) -> Iterable[str]:
        for branching in blocks:
            last = list(branching.operations)[-1].operation
            for side in range(len(last.successors)) if len(last.successors) > 1 else ():
                if block not in _reached(blocks[0], branching, side):
                    yield f"{self._meaning(last.operands[0])} {side} of {_case(last)}"


def _differ(tags: Iterable[Any], others: Iterable[Any]) -> bool:
    """Whether accesses of two types may not be of the same memory: neither is an ancestor of the other, as that of
    characters is of all (LLVM Language Reference, "TBAA Semantics"). Members of structs are told by their tags."""
    for tag, other in ((tag, other) for tag in tags for other in others):
        (base, access), (other_base, other_access) = (_types(str(each)) for each in (tag, other))
        related = access in other_access or other_access in access
        if tag != other and not (base == access and other_base == other_access and related):
            return True
    return False


def _types(tag: str) -> tuple[str, str]:
    """The base and the access type of a tag, which is spelled with their ancestors."""
    base, _, rest = tag.partition("base_type = ")[2].partition(", access_type = ")
    return base, rest.rpartition(", offset = ")[0]


def _case(branch: Any) -> str:
    return str(branch.attributes["case_values"]) if "case_values" in branch.attributes else branch.name


def _reached(entry: Any, branching: Any, side: int) -> set[Any]:
    """The blocks that control comes to without one way out of one of them."""
    found, pending = {entry}, [entry]
    while pending:
        block = pending.pop()
        successors = list(list(block.operations)[-1].operation.successors)
        if block == branching:
            del successors[side]
        pending += [each for each in successors if each not in found]
        found.update(successors)
    return found


def _accesses(operation: Any, pointer: Any, name: str) -> bool:
    """Whether an operation accesses as much behind a pointer as it says that there is."""
    if operation.name not in _MOVES:
        return False
    length = operation.attributes.get("len")
    if length is None:
        count = _definition(operation.operands[2])
        length = count.attributes["value"] if count is not None and count.name == "llvm.mlir.constant" else None
    if length is None or length.value <= 0 or pointer not in list(operation.operands)[:2]:
        return False
    said = _BYTES.match(name)
    return name.startswith(_OF_ADDRESSES) if said is None else int(said[1]) <= length.value


def _disjoint(one: Access, other: Access) -> bool:
    """Whether two accesses are of different bytes behind one pointer."""
    places = [_bytes(each) for each in (one, other)]
    if None in places:
        return False
    (base, start, end), (other_base, other_start, other_end) = (each for each in places if each is not None)
    return bool(base == other_base and (end <= other_start or other_end <= start))


def _bytes(access: Access) -> tuple[Any, int, int] | None:
    """The pointer behind which an access is, and its first byte and that after its last; None where data decides."""
    operation, address, start = access.operation, access.pointer, 0
    if operation.name not in ("llvm.load", "llvm.store"):
        return None
    value = operation.results[0] if operation.name == "llvm.load" else operation.operands[0]
    try:
        size = layout_of(str(value.type)).size
        while (step := _definition(address)) is not None and step.name == "llvm.getelementptr":
            part = layout_of(str(step.attributes["elem_type"].value))
            for depth, index in enumerate(step.attributes["rawConstantIndices"]):
                if index == DYNAMIC_INDEX:
                    return None
                if depth and part.is_struct:
                    part, offset, _ = part.child(index)
                    start += offset
                    continue
                start += index * (part.stride if depth else part.size)
                part = part.child(0)[0] if depth else part
            address = step.operands[0]
    except UnsupportedLayout:
        return None
    return address, start, start + size


def _parts(value: Any) -> list[Any]:
    operation = _definition(value)
    return [] if operation is None else list(operation.operands)


def _definition(value: Any) -> Any:
    operation: Any = getattr(value.owner, "operation", None)
    return operation if hasattr(operation, "operands") and operation.results else None


def _is_pure(operation: Any) -> bool:
    """Whether an operation gives the same for the same, whenever it runs."""
    name = operation.name
    if len(operation.regions) or name.startswith(_IMPURE):
        return False
    pointers = (*operation.operands, *operation.results)
    only_numbers = name.startswith(("arith.", "llvm.")) and name not in _CALLS and not any(map(_is_memory, pointers))
    return only_numbers or name in ("llvm.getelementptr", "llvm.mlir.addressof", "llvm.mlir.zero", "llvm.select")


def _is_memory(value: Any) -> bool:
    return "ptr" in str(value.type) or "memref" in str(value.type)


def _names(operation: Any) -> set[str]:
    return {each if isinstance(each, str) else each.name for each in operation.attributes}


def _named(attributes: Any, name: str) -> str:
    value = str(attributes[name])
    return name if value == "unit" else f"{name} = {value}"


def _outermost(operation: Any) -> Any:
    while operation.parent is not None:
        operation = operation.parent.operation
    return operation


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
