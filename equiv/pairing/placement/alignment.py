"""What a program says of the alignment of its addresses: by checks, and by accesses that state it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct

from equiv.pairing.placement.addresses import Addresses, is_power_of_two
from equiv.pairing.placement.forms import WORD, Form, GlobalAddress
from equiv.pairing.placement.pointees import Shift, Target
from equiv.pairing.placement.scopes import body_of, defined_functions
from interp import ir

_PAGE = 4096  # bytes, to which arguments are aligned in a run

# The position of an argument of the entry function, the name of a global, an allocation; None where it is not known.
Buffer = int | str | ir.Alloc | None


class Claim(Struct, frozen=True):
    """An address in `buffer` is said to be a multiple of `alignment`: a claim is `always` made where
    no loop, condition or branch is around it. The address is `offset` bytes from the buffer's start, where that is
    known; `check` is the operation that requires it. Where the buffer is not `certain`, it may be another one, of
    which there is a claim as well."""

    buffer: Buffer
    offset: int | None
    alignment: int
    always: bool
    check: ir.Check
    certain: bool = True

    @property
    def place(self) -> ir.Place:
        return self.check.place


class Access(Struct, frozen=True):
    """A load or store in a buffer, None where that is not known, and of what size its address is said to be a
    multiple; `always` as of a claim. One `of_bytes` copies or sets them, and needs no alignment. One that `writes` does
    so to `size` bytes from `offset` on, where that is known."""

    buffer: Buffer
    alignment: int
    always: bool
    place: ir.Place
    of_bytes: bool = False
    writes: bool = False
    offset: int | None = None
    size: int = 0


def alignment_claims(module: ir.Module, entry: str) -> list[Claim]:
    """What a program says of the alignment of its addresses, beyond that elements lie at multiples of their size."""
    functions = defined_functions(module, entry)
    if not any(ir.Check in ir.kinds_in(body_of(function)) for function in functions):
        return []
    computing = (op for function in functions for op in ir.of_kind_in(body_of(function), ir.Op))
    if not any(op.name == "ptrtoint" for op in computing):
        return []
    return _Statements(Addresses(module, functions)).claims()


def accesses(module: ir.Module, entry: str) -> list[Access]:
    """The loads and stores of a program, with what they say of their addresses."""
    functions = defined_functions(module, entry)
    return list(_Statements(Addresses(module, functions)).accesses())


def settled_by_placement(claims: list[Claim], module: ir.Module, entry: str) -> frozenset[ir.Operation]:
    """The operations of checks that hold in every run, as arguments are placed at pages: what they say of arguments
    shows in no run."""
    known = {each.check: True for each in claims}
    for each in claims:
        given = isinstance(each.buffer, int) and each.alignment <= _PAGE
        known[each.check] &= given and each.offset is not None and each.offset % each.alignment == 0
    settled: set[ir.Operation] = {check for check, holds in known.items() if holds}
    if not settled:
        return frozenset()
    operations = [op for function in defined_functions(module, entry) for op in ir.walk(body_of(function))]
    made_by = (ir.Op, ir.Address, ir.Displace)
    definitions = {result: op for op in operations if isinstance(op, made_by) for result in ir.results_of(op)}
    users: dict[ir.Value, set[ir.Operation]] = {}
    for op in operations:
        for operand in ir.operands_of(op):
            users.setdefault(operand, set()).add(op)
    pending = list(settled)
    for op in pending:
        for operand in ir.operands_of(op):
            made = definitions.get(operand)
            if made is not None and made not in settled and all(users[each] <= settled for each in ir.results_of(made)):
                settled.add(made)
                pending.append(made)
    return frozenset(settled)


class _Statements:
    """What the functions of a program state of addresses."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses

    def claims(self) -> list[Claim]:
        found = []
        for function in self._addresses.functions:
            for op, always in _guarded(body_of(function)):
                claimed = self._claimed(op) if isinstance(op, ir.Check) else None
                if claimed is not None:
                    address, alignment = claimed
                    places = self._buffers(address, frozenset())
                    for buffer, offset, reached in places:
                        assert isinstance(op, ir.Check)
                        found.append(Claim(buffer, offset, alignment, always and reached, op, len(places) == 1))
        return found

    def accesses(self) -> Iterator[Access]:
        for function in self._addresses.functions:
            for op, always in _guarded(body_of(function)):
                match op:
                    case ir.Load(view=view, result=ir.Value(type=ir.Scalar() as type)):
                        pass
                    case ir.Store(view=view, value=ir.Value(type=ir.Scalar() as type)):
                        pass
                    case ir.Copy(target=first, origin=second):
                        yield from self._of_bytes(op, first, always, writes=True)
                        yield from self._of_bytes(op, second, always, writes=False)
                        continue
                    case ir.Fill(target=first):
                        yield from self._of_bytes(op, first, always, writes=True)
                        continue
                    case _:
                        continue
                size = max(type.width // 8, 1)
                said = function.understated.get(op.place, size & -size)
                writes = isinstance(op, ir.Store)
                for buffer, offset, reached in self._buffers(self._addresses.form(view), frozenset()):
                    yield Access(buffer, said, always and reached, op.place, False, writes, offset, size)

    def _of_bytes(self, op: ir.Operation, pointer: ir.Value, always: bool, *, writes: bool) -> Iterator[Access]:
        for buffer, _, reached in self._buffers(self._addresses.form(pointer), frozenset()):
            yield Access(buffer, 1, always and reached, op.place, of_bytes=True, writes=writes)

    def _claimed(self, check: ir.Check) -> tuple[Form, int] | None:
        """The address that a check requires to be a multiple of a power of two, and which; None for another check."""
        low = self._addresses.tested_remainder(check)
        if low is None:
            return None
        made = self._addresses.definitions[low]
        assert isinstance(made, ir.Op)
        address, mask = (self._addresses.form(each) for each in made.operands)
        if not address.is_placed:
            return None
        modulus = None if mask.constant is None else (mask.constant + (made.name == "andi")) % WORD
        return address, modulus if modulus is not None and is_power_of_two(modulus) else WORD

    def _buffers(self, address: Form, seen: frozenset[ir.Value]) -> list[tuple[Buffer, int | None, bool]]:
        """The buffers that an address may be in, how far from their starts, and whether it is there wherever its
        function is run."""
        root, offset = address.single, address.constant
        if isinstance(root, GlobalAddress):
            return [(root.name, offset, True)]
        if not isinstance(root, ir.Value) or root in seen:
            return [(None, None, False)]
        if root in self._addresses.entry.parameters:
            return [(self._addresses.entry.parameters.index(root), offset, True)]
        made = self._addresses.definitions.get(root)
        if isinstance(made, ir.Alloc):
            return [(made, offset, True)]
        found: list[tuple[Buffer, int | None, bool]] = []
        for call, always in self._calls_with(root):
            function = next(each for each in self._addresses.functions if each.name == call.callee)
            given = self._addresses.form(call.arguments[function.parameters.index(root)])
            for buffer, start, reached in self._buffers(given, seen | {root}):
                whole = None if start is None or offset is None else (start + offset) % WORD
                found.append((buffer, whole, reached and always))
        return found or self._buffers_among(self._addresses.targets(root))

    def _buffers_among(self, targets: frozenset[Target]) -> list[tuple[Buffer, int | None, bool]]:
        """The buffers into which a pointer may point: what was given may be any argument, or any global."""
        if not targets or any(each.shift is not Shift.NONE for each in targets):
            return [(None, None, False)]
        found: list[Buffer] = [None if each.buffer is None else self._allocation(each.buffer) for each in targets]
        if None in found:
            if self._addresses.reaches_others:
                return [(None, None, False)]
            found += [at for at, each in enumerate(self._addresses.entry.parameters) if isinstance(each.type, ir.View)]
            found += self._addresses.globals
            found = [each for each in found if each is not None]
        return [(each, None, False) for each in found] or [(None, None, False)]

    def _allocation(self, result: ir.Value) -> ir.Alloc:
        made = self._addresses.definitions[result]
        assert isinstance(made, ir.Alloc)
        return made

    def _calls_with(self, parameter: ir.Value) -> Iterator[tuple[ir.Call, bool]]:
        """The calls of the function that has a parameter, and whether each runs whenever the program does."""
        for name in self._taking.get(parameter, ()):
            yield from self._calls.get(name, ())

    @cached_property
    def _taking(self) -> dict[ir.Value, list[str]]:
        """The names of the functions, but for the entry, that have a parameter."""
        found: dict[ir.Value, list[str]] = {}
        for function in self._addresses.functions[1:]:
            for parameter in function.parameters:
                found.setdefault(parameter, []).append(function.name)
        return found

    @cached_property
    def _calls(self) -> dict[str, list[tuple[ir.Call, bool]]]:
        """The calls of each function by its name, and whether each runs whenever the program does."""
        found: dict[str, list[tuple[ir.Call, bool]]] = {}
        for caller in self._addresses.functions:
            for op, always in _guarded(body_of(caller)):
                if isinstance(op, ir.Call):
                    found.setdefault(op.callee, []).append((op, always and caller is self._addresses.entry))
        return found


def _guarded(body: ir.Region) -> Iterator[tuple[ir.Operation, bool]]:
    """All operations, and whether each runs whenever the region does."""
    pending = [(body, True)]
    for region, always in pending:
        for at, block in enumerate(region.blocks):
            here = always and at == 0
            for op in block.operations:
                yield op, here
                once = isinstance(op, ir.Execute) or (isinstance(op, ir.For) and _runs(op))
                pending.extend((inner, here and once) for inner in ir.regions_of(op))


def _runs(loop: ir.For) -> bool:
    return isinstance(loop.lower, int) and isinstance(loop.upper, int) and loop.lower < loop.upper
