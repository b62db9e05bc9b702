"""What operations say by attributes that nothing shows, with what they say it of.

A claim about memory (LLVM Language Reference: `invariant.load`, `alias.scope` and `noalias`, `tbaa`, `access.group`) is
held against the other accesses of the function. One about a value (`dereferenceable`, `nonnull`) is true of the value,
wherever it is. Values are known by the expressions of which they are, down to arguments, globals, and what memory holds
that the function does not write; whatever else there is stands for the whole text of the program.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Container, Iterable, Mapping, Set
from functools import cached_property
from typing import Any

from frontends.mlir.core.dynamic import DYNAMIC_INDEX
from frontends.mlir.core.layout import UnsupportedLayout, layout_of
from frontends.mlir.core.linkage import is_replaceable
from frontends.mlir.core.walking import nested, outermost
from frontends.mlir.dialects.llvm.pointer_uses import function_of
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
_CALLS = frozenset(("llvm.call", "llvm.invoke"))
_IMPURE = ("llvm.intr.", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.inline_asm", "llvm.freeze", "llvm.alloca")
_OWN_MEMORY = "memory of its own"
_PARAMETERS = "memory of different parameters"
_MOST_BLOCKS = 64  # of a function whose conditions are told


class Claims:
    """Of the operations of one function, which is the entry, or is called by others, or launched with known `buffers`
    as arguments. `texts` keeps what is known of the texts of programs from one function to the next."""

    def __init__(
        self, function: Any, is_entry: bool, texts: dict[Any, str], buffers: Mapping[Any, Any] | None = None
    ) -> None:
        self._function = function
        self._is_entry = is_entry
        blocks = list(function.regions[0].blocks)
        own = {each: each for each in blocks[0].arguments} if is_entry and blocks else {}
        self._provenance = Provenance(function, own if buffers is None else buffers)
        self._others: dict[Any, list[Access]] = {}
        self._meanings: dict[Any, str] = {}
        self._conditions: dict[Any, frozenset[str]] = {}
        alone = is_entry and not any("callee" in each.attributes for each in nested(function))
        self._is_called = not is_entry and buffers is None
        whole = function if alone else outermost(function)
        if whole not in texts:
            texts[whole] = _digest(str(whole.get_asm(enable_debug_info=False)))
        self._within = texts[whole]

    def about_memory(self, operation: Any, name: str, place: ir.Place) -> Iterable[ir.Claim]:
        """What an attribute of one of `ABOUT_MEMORY` says of each pointer through which an operation accesses memory,
        of all of memory where it is none."""
        accesses = self._by_operation.get(operation, [])
        for access in accesses:
            said, held = _named(operation.attributes, name), self._held(access, name)
            if name == "tbaa" and (arguments := self._provenance.arguments(access.pointer)) is not None:
                # Of what type memory is: that of an argument is, wherever it is accessed.
                of = f"arguments {arguments}"
                yield ir.Claim(said, of, frozenset(), self._within, held, False, self._is_entry, place)
                continue
            if name == "tbaa" and access.pointer is not None and self._is_of_one_type(access):
                yield ir.Claim(said, _OWN_MEMORY, frozenset(), self._within, held, False, False, place)
                continue
            if name in _SCOPES and self._apart_by_position(access, name) is not None:
                # Its calls are held to that (`shared`).
                yield ir.Claim(said, _PARAMETERS, frozenset(), self._within, ir.Held.CERTAIN, False, False, place)
                continue
            of = self._within if access.pointer is None else self._meaning(access.pointer)
            yield self._claim(operation, said, of, held, place)

        if not accesses:
            yield self._claim(operation, _named(operation.attributes, name), self._within, ir.Held.OPEN, place)

    def about_value(self, operation: Any, value: Any, name: str, place: ir.Place) -> ir.Claim:
        """What an operation says of a value that it takes or gives. Of the addresses of its own memory and of what
        its callers hand over it need not be told that they are some."""
        if value in list(operation.operands) and _accesses(operation, value, name):
            held = ir.Held.CERTAIN
            return ir.Claim(name, self._meaning(value), frozenset(), self._within, held, True, False, place)
        shown = self._is_shown(value, name)
        handed = self._is_entry and value in list(self._function.regions[0].blocks[0].arguments)
        held = ir.Held.CERTAIN if shown or (handed and name.startswith(_OF_ADDRESSES)) else ir.Held.OPEN
        beyond = not shown
        return ir.Claim(name, self._meaning(value), self._under(operation), self._within, held, True, beyond, place)

    def about_call(self, operation: Any, name: str, place: ir.Place, held: ir.Held = ir.Held.CERTAIN) -> ir.Claim:
        """What an operation says of what it calls, which another call of it in the other program says as well."""
        return ir.Claim(name, "", frozenset(), self._within, held, True, True, place)

    def about_given(self, call: Any, name: str, place: ir.Place) -> ir.Claim:
        """What a call says of what it gives: that of its number among the calls of a function, on the same operands."""
        callee = str(call.attributes["callee"])
        calls = [each for each in nested(self._function) if str(each.attributes.get("callee")) == callee]
        of = _digest(f"{calls.index(call.operation)} {[self._meaning(each) for each in call.operands]}")
        return ir.Claim(name, of, self._under(call), self._within, ir.Held.OPEN, True, True, place)

    def accesses_around(self, operation: Any, without: Container[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What others that share the memory may see of the function's accesses before an operation in the text, and
        behind it, but for those by operations of some names."""
        sides: tuple[list[str], list[str]] = ([], [])
        side = 0
        for each in nested(self._function):
            if each == operation:
                side = 1
            for access in self._by_operation.get(each, ()) if each.name not in without else ():
                if access.pointer is not None and self._provenance.reaching(access.pointer) is not None:
                    continue  # memory of its own
                of = self._within if access.pointer is None else self._meaning(access.pointer)
                sides[side].append(f"{'write' if access.writes else 'read'} {of}")
        before, behind = (tuple(sorted(each)) for each in sides)
        return before, behind

    def relied_on(self, relied_on: Callable[[Any], Set[tuple[int, int]]]) -> set[tuple[int, int]]:
        """The pairs of parameters of a called function that what it says of its accesses, or a call in it, takes for
        pointers into different memory; `relied_on` tells the same of what an operation calls."""
        found = set[tuple[int, int]]()
        for name, access in ((name, each) for name in _SCOPES for each in self._provenance.accesses):
            found |= (name in access.operation.attributes and self._apart_by_position(access, name)) or set()
        for call in (each for each in nested(self._function) if "callee" in each.attributes):
            for at, other in relied_on(call):
                found |= self._positions.told_by_position(call.operands[at], [call.operands[other]]) or set()
        return found

    def shared(self, call: Any, called: str, pairs: Iterable[tuple[int, int]], place: ir.Place) -> Iterable[ir.Claim]:
        """What a call says of the pairs of its operands that the function takes for pointers into different memory."""
        for at, other in pairs:
            one, two = call.operands[at], call.operands[other]
            held = self._provenance.apart_from(one, [two])
            if held is ir.Held.CERTAIN or (
                self._is_called and self._positions.told_by_position(one, [two]) is not None
            ):
                continue
            of = f"{self._meaning(one)} {self._meaning(two)}"
            name = f"operands {at} and {other} of {called} are of different memory"
            yield ir.Claim(name, of, self._under(call), self._within, held, True, False, place)

    def apart(self, operation: Any, at: int, name: str, place: ir.Place) -> ir.Claim:
        """What a call says of memory that it reaches through one of its operands alone."""
        pointer = operation.operands[at]
        others = self._by_operation.get(operation, [])
        others = [each for each in others if each.pointer is not None and each.pointer != pointer]
        twice = sum(each == pointer for each in operation.operands) > 1
        held = ir.Held.OPEN if twice else self._provenance.apart(pointer, others)
        return self._claim(operation, name, self._meaning(pointer), held, place)

    def _claim(self, operation: Any, name: str, of: str, held: ir.Held, place: ir.Place) -> ir.Claim:
        beyond = name.startswith(_BEYOND) and (self._is_entry or not name.startswith("tbaa"))
        return ir.Claim(name, of, self._under(operation), self._within, held, False, beyond, place)

    # -- whether the function keeps to it ------------------------------------------------------------------------------

    def _is_shown(self, value: Any, name: str) -> bool:
        """Whether the text shows what is said of a value: of an address in memory of its own, by how much there is
        behind it, of a parameter, as the function says it of this one as well, which its callers are held to."""
        position = getattr(value, "arg_number", None) if value.owner == self._function.regions[0].blocks[0] else None
        entries = list(self._function.attributes["arg_attrs"]) if "arg_attrs" in self._function.attributes else []
        if position is not None and position < len(entries) and (self._is_entry or self._is_called):
            said = [f"{each.name} = {each.attr} " for each in entries[position]]
            return any(_implies(each, name) for each in said)
        behind = _bytes_behind(value)
        return behind is not None and (name.startswith(_OF_ADDRESSES) or _is_within(name, behind))

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

    def _apart_by_position(self, access: Access, name: str) -> set[tuple[int, int]] | None:
        """The pairs of parameters of which all other memory is that it is said to be apart from, None where it cannot
        be told."""
        if not self._is_called or access.pointer is None:
            return None
        others = self._of_scopes(access, _SCOPES[name == _SCOPES[0]], name)
        if any(each.pointer is None for each in others):
            return None
        return self._positions.told_by_position(access.pointer, [each.pointer for each in others])

    @cached_property
    def _positions(self) -> Provenance:
        """The same for the function that is called, whose parameters are roots."""
        return Provenance(self._function, {each: each for each in self._function.regions[0].blocks[0].arguments})

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
            for each in self._of_other_types(access.operation.attributes["tbaa"])
            if (each.writes or access.writes) and not _disjoint(access, each)
        ]
        return self._provenance.apart(access.pointer, others)

    def _of_other_types(self, tags: Any) -> list[Access]:
        """The accesses whose types differ from those of `tags`, a list of them that many accesses have."""
        found = self._others.get(tags)
        if found is None:
            found = [each for theirs, accesses in self._by_tags.items() if _differ(theirs, tags) for each in accesses]
            self._others[tags] = found
        return found

    @cached_property
    def _by_tags(self) -> dict[Any, list[Access]]:
        found: dict[Any, list[Access]] = {}
        for each in self._provenance.accesses:
            if "tbaa" in each.operation.attributes:
                found.setdefault(each.operation.attributes["tbaa"], []).append(each)
        return found

    @cached_property
    def _by_operation(self) -> dict[Any, list[Access]]:
        found: dict[Any, list[Access]] = {}
        for each in self._provenance.accesses:
            found.setdefault(each.operation, []).append(each)
        return found

    def _is_of_one_type(self, access: Access) -> bool:
        """Whether an access is of memory of its own that all of the program is seen to access as of this type."""
        reaching = self._provenance.reaching(access.pointer)
        if reaching is None or self._held(access, "tbaa") is not ir.Held.CERTAIN:
            return False
        others = [each for each in reaching if each not in self._by_operation and "tbaa" in each.attributes]
        return not any(_differ(each.attributes["tbaa"], access.operation.attributes["tbaa"]) for each in others)

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
    return name.startswith(_OF_ADDRESSES) or _is_within(name, length.value)


def _is_within(name: str, length: int) -> bool:
    """Whether so many bytes behind a pointer are as many as is said that there are."""
    said = _BYTES.match(name)
    return said is not None and int(said[1]) <= length


def _implies(said: str, name: str) -> bool:
    """Whether one thing that is said of a value says as much as another."""
    known = _BYTES.match(said)
    if known is not None and said.partition(" ")[0] == name.partition(" ")[0]:
        return _is_within(name, int(known[1]))
    return name.startswith(said)


def _disjoint(one: Access, other: Access) -> bool:
    """Whether two accesses are of different bytes behind one pointer."""
    places = [_bytes(each) for each in (one, other)]
    if None in places:
        return False
    (base, start, end), (other_base, other_start, other_end) = (each for each in places if each is not None)
    return bool(base == other_base and (end <= other_start or other_end <= start))


def _bytes(access: Access) -> tuple[Any, int, int] | None:
    """The pointer behind which an access is, and its first byte and that after its last; None where data decides."""
    operation = access.operation
    if operation.name not in ("llvm.load", "llvm.store"):
        return None
    value = operation.results[0] if operation.name == "llvm.load" else operation.operands[0]
    try:
        size = layout_of(str(value.type)).size
        base, steps = _displaced(access.pointer)
    except UnsupportedLayout:
        return None
    if base is None:
        return None
    return base, sum(steps), sum(steps) + size


def _displaced(address: Any) -> tuple[Any, list[int]]:
    """The pointer that another is derived from, and the bytes by which each step, the last one first, takes it further;
    None where data decides. Raises `UnsupportedLayout`."""
    steps = list[int]()
    while (step := _definition(address)) is not None and step.name == "llvm.getelementptr":
        part, offset = layout_of(str(step.attributes["elem_type"].value)), 0
        given = iter(list(step.operands)[1:])
        for depth, raw in enumerate(step.attributes["rawConstantIndices"]):
            index = _constant(next(given)) if raw == DYNAMIC_INDEX else raw
            if index is None:
                return None, []
            if depth and part.is_struct:
                part, start, _ = part.child(index)
                offset += start
                continue
            offset += index * (part.stride if depth else part.size)
            part = part.child(0)[0] if depth else part
        steps.append(offset)
        address = step.operands[0]
    return address, steps


def _bytes_behind(pointer: Any) -> int | None:
    """The bytes from a pointer to the end of what the function allocates on the stack, or of the global, that it points
    into; None where the text does not show that it does, at each step."""
    try:
        base, steps = _displaced(pointer)
        allocation = None if base is None else _definition(base)
        size = None if allocation is None or str(base.type) != "!llvm.ptr" else _size(allocation)
    except UnsupportedLayout:
        return None
    if size is None:
        return None
    behind = size
    for step in reversed(steps):
        behind -= step
        if not 0 <= behind <= size:
            return None
    return behind


def _size(allocation: Any) -> int | None:
    """The bytes that an operation allocates, or that the global has whose address it is. Raises `UnsupportedLayout`."""
    if allocation.name == "llvm.alloca":
        count = _constant(allocation.operands[0])
        restored = any(each.name == "llvm.intr.stackrestore" for each in nested(function_of(allocation)))
        element = layout_of(str(allocation.attributes["elem_type"].value))
        return None if count is None or count < 0 or restored else count * element.size
    if allocation.name != "llvm.mlir.addressof":
        return None
    name = allocation.attributes["global_name"].value
    symbols = [each for each in nested(outermost(allocation)) if "sym_name" in each.attributes]
    named = [each for each in symbols if each.attributes["sym_name"].value == name]
    if len(named) != 1 or is_replaceable(named[0]):
        return None
    if named[0].name == "llvm.mlir.global":
        return layout_of(str(named[0].attributes["global_type"].value)).size
    return 0 if named[0].name == "llvm.func" else None


def _constant(value: Any) -> int | None:
    operation = _definition(value)
    known = operation is not None and operation.name in ("llvm.mlir.constant", "arith.constant")
    found = getattr(operation.attributes["value"], "value", None) if known else None
    return found if isinstance(found, int) else None


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


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
