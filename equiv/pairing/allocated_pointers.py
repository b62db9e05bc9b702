"""The pointers of descriptors that were allocated: what frees memory takes them, and nothing else looks at them.

The lowering to LLVM hands on a pointer for `free` and the aligned one, through which memory is accessed (MLIR, "LLVM IR
Target", Ranked MemRef Types). Where more than its elements' alignment was asked for the two are apart."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from equiv.pairing.pointer_slots import PointerSlots, pointer_slots
from frontends.errors import Unsupported
from interp import ir
from interp.ir.flow import OUTSIDE, Memory, Node, Outside, Returned, Sent, Way, flows

_MESSAGE = "the pointer of '{}' that was allocated is used for more than to free memory; the aligned one may be another"


_INTO = (Way.COPY, Way.INSIDE, Way.COMPUTED)  # how what is made of a pointer comes from it
_Origins = dict[Node, list[tuple[ir.Operation, Node, Way]]]
"""Where values come from, by which operations, and how."""
_POINTER = 8  # bytes, by which the aligned pointer of a descriptor follows the one that was allocated


class Uses(Struct, frozen=True):
    """Where pointers are used for more, if they are, and whether they are put into memory."""

    more: Unsupported | None
    in_memory: bool


def uses_of_allocated(
    module: ir.Module, function: ir.Function, pointers: Collection[ir.Value], results: Collection[int]
) -> Uses:
    """Whether these pointers of a function go elsewhere than to what frees memory, to other code as part of a
    descriptor, or to those results. What is put into memory is not followed. What is computed and checked where the
    function itself stands is what its attributes say of them."""
    assert function.body is not None
    used = {value for operation in ir.walk(function.body) for value in ir.operands_of(operation)}
    pending: list[Node] = [each for each in pointers if each in used]
    flowing = _flows(module) if pending else {}
    seen, numbers, in_memory = set(pending), set[Node](), False
    while pending:
        node = pending.pop()
        for operation, target, way in flowing.get(node, ()):
            if isinstance(operation, ir.Free):
                continue
            if isinstance(operation, ir.Opaque | ir.Call) and way is Way.COMPUTED:
                fine, target = _is_described(operation.arguments, node), OUTSIDE
            elif isinstance(operation, ir.Op) and isinstance(target, ir.Value):
                fine = target.type != ir.POINTER and operation.place == function.place
                numbers.add(target)
            elif node in numbers:
                fine = isinstance(operation, ir.Check) and operation.place == function.place
                target = OUTSIDE
            elif isinstance(target, Returned) and target.function == function.name:
                fine = target.position in results
            else:
                fine = way is Way.COPY
            if not fine:
                name = operation.name if isinstance(operation, ir.Op) else operation.mnemonic
                return Uses(Unsupported(name, operation.place, _MESSAGE.format(function.name)), in_memory)
            in_memory |= isinstance(target, Memory | Sent)
            if target not in seen and not isinstance(target, Memory | Sent | Outside):
                seen.add(target)
                pending.append(target)
    return Uses(None, in_memory)


def returned_as_allocated(
    module: ir.Module, function: ir.Function, aligned: Collection[ir.Value], results: Collection[int]
) -> Unsupported | None:
    """Where a function gives aligned pointers for such as were allocated, which are those results; None where it does
    not."""
    pending: list[Node] = list(aligned) if results else []
    flowing = _flows(module) if pending else {}
    seen = set(pending)
    while pending:
        for operation, target, way in flowing.get(pending.pop(), ()):
            if way is not Way.COPY or target in seen or isinstance(target, Memory | Sent | Outside):
                continue
            if isinstance(target, Returned) and target.function == function.name and target.position in results:
                message = f"'{function.name}' returns an aligned pointer for the one that was allocated"
                return Unsupported(operation.mnemonic, operation.place, message)
            seen.add(target)
            pending.append(target)
    return None


def freed(module: ir.Module, aligned: Collection[ir.Value]) -> Unsupported | None:
    """Where memory is freed by an aligned pointer, or by one that is made of it; None where it is not."""
    pending: list[Node] = list(aligned)
    flowing = _flows(module) if pending else {}
    seen = set(pending)
    while pending:
        for operation, target, way in flowing.get(pending.pop(), ()):
            if isinstance(operation, ir.Free):
                message = "memory is freed by an aligned pointer, which may be another one than was allocated"
                return Unsupported(operation.mnemonic, operation.place, message)
            if way in _INTO and target not in seen and not isinstance(target, Memory | Sent | Outside):
                seen.add(target)
                pending.append(target)
    return None


def returned_apart(
    module: ir.Module, function: ir.Function, given: Collection[ir.Value], results: Collection[int]
) -> Unsupported | None:
    """Where a function gives, for the pointer that was allocated, which is one of those results, another one than of
    the memory that it returns: callers could not free it. Of the pointers that it is `given` as allocated the aligned
    one is the next parameter, as that of what is returned is the next result. None where they surely belong together.
    """
    follow = zip(function.parameters, function.parameters[1:], strict=False)
    pairs = _PairsOfPointers(module, {second: first for first, second in follow if first in given}) if results else None
    for at in results:
        if pairs is not None and not pairs.belong_together(
            Returned(function.name, at), Returned(function.name, at + 1)
        ):
            return _gives_another(function, "returns")
    return None


def stored_apart(
    module: ir.Module,
    function: ir.Function,
    descriptors: Collection[ir.Value],
    results: tuple[ir.Value, Collection[int]],
) -> Unsupported | None:
    """Where a function puts descriptors, for its caller, whose pointer that was allocated may be another one than that
    of their memory; None where they surely belong together. `descriptors` are pointers to those that it is given,
    `results` is the pointer behind which it puts others, and how many bytes behind it each of these begins."""
    given = dict[Node, Node]()
    for each in descriptors:
        allocated = loaded_from(function, [each], 0)
        if len(allocated) == 1:
            given |= dict.fromkeys(loaded_from(function, [each], _POINTER), allocated[0])
    where, offsets = results
    stored = _stored(function, where) if offsets else {}
    pairs = _PairsOfPointers(module, given) if offsets else None
    for at in offsets:
        first, second = stored.get(at), stored.get(at + _POINTER)
        if pairs is None or first is None or second is None or not pairs.belong_together(first, second):
            return _gives_another(function, "gives its caller")
    return None


def _stored(function: ir.Function, where: ir.Value) -> dict[int, ir.Value]:
    """What a function stores so many bytes behind a pointer; nothing where it does more with that, or stores twice at
    one place."""
    assert function.body is not None
    places, found = {where: 0}, dict[int, ir.Value]()
    for operation in ir.walk(function.body):
        match operation:
            case ir.Displace(base=base, offset=int() as offset, result=result) if base in places:
                places[result] = places[base] + offset
            case ir.Store(view=view, value=value) if view in places and value not in places:
                if places[view] in found:
                    return {}
                found[places[view]] = value
            case _ if not places.keys().isdisjoint(ir.operands_of(operation)):
                return {}
            case _:
                pass
    return found


def _gives_another(function: ir.Function, how: str) -> Unsupported:
    assert function.body is not None
    last = function.body.blocks[-1].operations[-1]
    message = f"'{function.name}' {how} memory with a pointer for 'free' that may be another one than its own"
    return Unsupported(last.mnemonic, last.place, message)


class _PairsOfPointers:
    """Which pointers are those that were allocated and those that are aligned of the same memory."""

    def __init__(self, module: ir.Module, given: Mapping[Node, Node]) -> None:
        """`given` are pointers of which the function is told that they are aligned, each with the one that was
        allocated for its memory."""
        self._slots = pointer_slots(module)
        known = {*given, *given.values()}
        self._origins = {each: found for each, found in _origins(module, self._slots).items() if each not in known}
        made = list(_made(module))
        self._numbers = {each.result for each in made if isinstance(each, ir.Const)}
        self._allocated: dict[Node, Node] = {
            each.result: each.result for each in made if isinstance(each, ir.Alloc) and not each.stack
        }
        self._allocated |= given
        self._told = set(given.values())  # which stand for no aligned one

    def belong_together(self, allocated: Node, aligned: Node) -> bool:
        """Whether wherever an aligned pointer is one to memory that somebody may free, the other one frees that."""
        pending, seen = [(allocated, aligned)], {(allocated, aligned)}
        while pending:
            first, second = pending.pop()
            begins = _roots(self._origins, second, _INTO).difference(self._numbers)
            if not any(self._is_freeable(each) for each in begins):
                continue
            if len(begins) == 1 and begins <= self._allocated.keys():
                (start,) = begins
                if _roots(self._origins, first, (Way.COPY,)) == {self._allocated[start]}:
                    continue
            fresh = self._before(first, second)
            if fresh is None:
                return False
            pending += [each for each in fresh if each not in seen]
            seen.update(fresh)
        return True

    def _is_freeable(self, node: Node) -> bool:
        return node in self._allocated or node in self._told or isinstance(node, Memory | Sent | Outside)

    def _before(self, first: Node, second: Node) -> list[tuple[Node, Node]] | None:
        """The pairs of pointers of which two are one that come by the same ways: with a branch, from a loop, a call or
        memory; None where they come apart."""
        pairs = self._slots.put_together(first, second)
        if pairs is not None:
            return [*pairs]
        one, other = (self._origins.get(node, []) for node in (first, second))
        if isinstance(first, ir.Value) and isinstance(second, ir.Value) and _are_of_one_call(first, second, one, other):
            return []
        ones, others = ([each for each in origins if each[2] is Way.COPY] for origins in (one, other))
        if not ones or not _come_by_the_same_ways(ones, others):
            return None
        return [(one[1], other[1]) for one, other in zip(ones, others, strict=True)]


def _are_of_one_call(
    first: ir.Value,
    second: ir.Value,
    one: list[tuple[ir.Operation, Node, Way]],
    other: list[tuple[ir.Operation, Node, Way]],
) -> bool:
    """Whether two pointers are results of a function that is only declared, the aligned one next to the other."""
    calls = {id(each[0]): each[0] for each in (*one, *other)}.values()
    if len(calls) != 1 or any(way is not Way.COMPUTED for _, _, way in (*one, *other)):
        return False
    (call,) = calls
    if not isinstance(call, ir.Call | ir.Opaque):
        return False
    results = call.results
    return any(each == (first, second) for each in pairwise(results))


def _come_by_the_same_ways(
    ones: list[tuple[ir.Operation, Node, Way]], others: list[tuple[ir.Operation, Node, Way]]
) -> bool:
    """Whether each of some origins comes by the same operation as the other at its place, or by a choice of the same
    condition."""
    return len(ones) == len(others) and all(
        one[0] is other[0]
        or (
            isinstance(one[0], ir.Select) and isinstance(other[0], ir.Select) and one[0].condition is other[0].condition
        )
        for one, other in zip(ones, others, strict=True)
    )


def returned_as_said(
    module: ir.Module, function: ir.Function, known: Mapping[int, int], given: Mapping[ir.Value, int]
) -> Collection[int]:
    """The results of a function, of those whose numbers are `known`, that are these as constants on all ways, or
    parameters that are `given` as these."""
    origins = _origins(module, pointer_slots(module)) if known else {}
    constants = {each.result: each.bits for each in _made(module) if isinstance(each, ir.Const)} if known else {}
    constants |= given
    return [
        at
        for at, number in known.items()
        if all(
            isinstance(each, ir.Value) and constants.get(each) == number
            for each in _roots(origins, Returned(function.name, at), (Way.COPY,))
        )
    ]


def _made(module: ir.Module) -> Iterator[ir.Alloc | ir.Const]:
    for operation in module.walk():
        if isinstance(operation, ir.Alloc | ir.Const):
            yield operation


def _roots(origins: _Origins, node: Node, ways: Collection[Way]) -> set[Node]:
    """Where what comes to a node in some ways begins; what comes from memory begins there."""
    found, pending, seen = set[Node](), [node], {node}
    while pending:
        each = pending.pop()
        before = [origin for _, origin, way in origins.get(each, ()) if way in ways]
        if not before or isinstance(each, Memory | Sent | Outside):
            found.add(each)
            continue
        fresh = [origin for origin in before if origin not in seen]
        seen.update(fresh)
        pending += fresh
    return found


def loaded_from(function: ir.Function, descriptors: Collection[ir.Value], at: int) -> list[ir.Value]:
    """The pointers that a function loads from so many bytes behind the start of descriptors in memory: those that were
    allocated from the start, and the aligned ones from behind one."""
    assert function.body is not None
    places, found = dict.fromkeys(descriptors, 0), list[ir.Value]()
    for operation in ir.walk(function.body):
        match operation:
            case ir.Displace(base=base, offset=int() as offset, result=result) if base in places:
                places[result] = places[base] + offset
            case ir.Load(view=view, result=result) if places.get(view) == at and result.type == ir.POINTER:
                found.append(result)
            case _:
                pass
    return found


def used_otherwise(function: ir.Function, descriptors: Collection[ir.Value]) -> Unsupported | None:
    """Where a function does more with descriptors in memory, which are its caller's, than to load from known places in
    them; None where it does not. What is checked where the function itself stands is what its attributes say."""
    assert function.body is not None
    places = set(descriptors)
    for operation in ir.walk(function.body):
        used = places.intersection(ir.operands_of(operation))
        match operation:
            case ir.Displace(offset=int(), result=result) if used:
                places.add(result)
            case ir.Load(atomic=""):
                pass
            case _ if used and operation.place != function.place:
                name = operation.name if isinstance(operation, ir.Op) else operation.mnemonic
                message = f"a descriptor that callers of '{function.name}' have in memory is not only read"
                return Unsupported(name, operation.place, message)
            case _:
                pass
    return None


def _is_described(arguments: list[ir.Value], pointer: Node) -> bool:
    """Whether each time another pointer follows a pointer, as it does in a descriptor."""
    types = [*(each.type for each in arguments[1:]), None]
    return all(type_ == ir.POINTER for each, type_ in zip(arguments, types, strict=True) if each == pointer)


def _origins(module: ir.Module, slots: PointerSlots) -> _Origins:
    found: _Origins = {}
    for operation, origin, target, way in _all_flows(module, slots):
        found.setdefault(target, []).append((operation, origin, way))
    return found


def _flows(module: ir.Module) -> dict[Node, list[tuple[ir.Operation, Node, Way]]]:
    """Where values go, and by which operations."""
    found: dict[Node, list[tuple[ir.Operation, Node, Way]]] = {}
    for operation, origin, target, way in _all_flows(module, pointer_slots(module)):
        found.setdefault(origin, []).append((operation, target, way))
    return found


def _all_flows(module: ir.Module, slots: PointerSlots) -> Iterator[tuple[ir.Operation, Node, Node, Way]]:
    """The flows of all operations. What is put into a slot goes to what is taken from there, and nowhere else."""
    for function in module.functions.values():
        for operation in function.walk():
            taken = slots.taken_from(operation)
            for origin, target, way in flows(operation, function, module):
                if way is Way.COPY and taken is not None:
                    yield from ((operation, origin, each, way) for each in taken)
                elif way is not Way.COPY or not slots.is_load(operation):
                    yield operation, origin, target, way
