"""Pointers in memory of a function's own, slot by slot.

The lowering to LLVM puts descriptors on the stack and takes them from there. A slot is the eight bytes of a pointer so
many bytes behind the start of a buffer of which nothing is made but loads, stores and pointers a constant number of
bytes on. What a load gives is what one of the stores to its slot has put."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from interp import ir
from interp.ir import operands_of

_BYTES = 8  # of a pointer
_Slot = tuple[ir.Value, int]
"""A buffer and the bytes in front of what lies in it."""


class _Access(Struct, eq=False):
    """A load or a store of a pointer. Between two accesses of one buffer that stand in one block in the same `round`
    there are none but loads, or none but stores, of that buffer."""

    operation: ir.Load | ir.Store
    block: ir.Block
    round: tuple[int, int]


class PointerSlots(Struct):
    """The accesses of the slots of a module, and of which slot each of them is."""

    loads: dict[_Slot, list[_Access]] = field(default_factory=dict)
    stores: dict[_Slot, list[_Access]] = field(default_factory=dict)
    of: dict[ir.Operation, _Slot] = field(default_factory=dict)
    loaded: dict[ir.Value, _Access] = field(default_factory=dict)

    def taken_from(self, operation: ir.Operation) -> list[ir.Value] | None:
        """What loads may give of what an operation stores; None where it is no store to a slot."""
        if not isinstance(operation, ir.Store) or operation not in self.of:
            return None
        return [_load(each).result for each in self.loads.get(self.of[operation], ())]

    def is_load(self, operation: ir.Operation) -> bool:
        """Whether an operation loads what stores to a slot have put there."""
        return isinstance(operation, ir.Load) and operation in self.of

    def put_together(self, first: object, second: object) -> list[tuple[ir.Value, ir.Value]] | None:
        """The pairs of which two pointers are one that are loaded from slots, each the values of two stores; None for
        pointers that are not loaded together, or not put there together each time."""
        one, other = (self.loaded.get(each) if isinstance(each, ir.Value) else None for each in (first, second))
        if one is None or other is None or not _are_together(one, other):
            return None
        puts, others = (self.stores.get(self.of[each.operation], []) for each in (one, other))
        if len(puts) != len(others) or not all(map(_are_together, puts, others)):
            return None
        return [(_store(one).value, _store(other).value) for one, other in zip(puts, others, strict=True)]


def pointer_slots(module: ir.Module) -> PointerSlots:
    """The slots of the functions of a module."""
    found = PointerSlots()
    for function in module.functions.values():
        if function.body is not None:
            _add(found, function.body)
    return found


def _are_together(one: _Access, other: _Access) -> bool:
    return one.block is other.block and one.round == other.round


def _load(access: _Access) -> ir.Load:
    assert isinstance(access.operation, ir.Load)
    return access.operation


def _store(access: _Access) -> ir.Store:
    assert isinstance(access.operation, ir.Store)
    return access.operation


def _add(found: PointerSlots, body: ir.Region) -> None:
    places = _places(body)
    if not places:
        return
    shared = set[ir.Value]()
    accesses = dict[ir.Value, list[tuple[int, ir.Value, _Access]]]()
    for block in _blocks(body):
        inner, rounds = 0, dict[ir.Value, tuple[int, type]]()
        for operation in block.operations:
            inner += bool(ir.regions_of(operation))
            used = list(operands_of(operation))
            match operation:
                case ir.Displace(result=result, base=base) if result in places:
                    used.remove(base)
                case ir.Load(view=view) | ir.Store(view=view) if view in places:
                    used.remove(view)
                    root, at = places[view]
                    count, kind = rounds.get(root, (0, type(operation)))
                    rounds[root] = count + (kind is not type(operation)), type(operation)
                    value = operation.result if isinstance(operation, ir.Load) else operation.value
                    access = _Access(operation, block, (rounds[root][0], inner))
                    accesses.setdefault(root, []).append((at, value, access))
                case _:
                    pass
            shared.update(places[each][0] for each in used if each in places)
    for root, of_buffer in accesses.items():
        if root not in shared:
            _add_slots(found, root, of_buffer)


def _places(body: ir.Region) -> dict[ir.Value, _Slot]:
    """The pointers to buffers on the stack that are a known number of bytes behind their starts."""
    places = dict[ir.Value, _Slot]()
    moved = list[ir.Displace]()
    for operation in ir.walk(body):
        if isinstance(operation, ir.Alloc) and operation.stack and operation.result.type == ir.POINTER:
            places[operation.result] = operation.result, 0
        elif isinstance(operation, ir.Displace) and isinstance(operation.offset, int):
            moved.append(operation)
    before = -1
    while places and len(places) != before:  # blocks stand in any order
        before = len(places)
        for each in moved:
            if each.base in places and isinstance(each.offset, int):
                root, at = places[each.base]
                places[each.result] = root, at + each.offset
    return places


def _add_slots(found: PointerSlots, root: ir.Value, accesses: list[tuple[int, ir.Value, _Access]]) -> None:
    """Adds the slots of one buffer, unless what is stored there lies across them."""
    starts = {at for at, value, _ in accesses if value.type == ir.POINTER}
    for at, value, _ in accesses:
        across = range(at - _BYTES + 1, at + _bytes(value))
        if any(each in starts and (each != at or value.type != ir.POINTER) for each in across):
            return
    for at, value, access in accesses:
        if value.type != ir.POINTER:
            continue
        found.of[access.operation] = root, at
        if isinstance(access.operation, ir.Load):
            found.loads.setdefault((root, at), []).append(access)
            found.loaded[value] = access
        else:
            found.stores.setdefault((root, at), []).append(access)


def _bytes(value: ir.Value) -> int:
    assert isinstance(value.type, ir.Scalar)
    return -(-value.type.width // 8)


def _blocks(body: ir.Region) -> Iterator[ir.Block]:
    yield from body.blocks
    for operation in ir.walk(body):
        for region in ir.regions_of(operation):
            yield from region.blocks
