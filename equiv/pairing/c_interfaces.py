"""Functions that are defined elsewhere, which one program calls as they are and the other through their C interface.

Of a declaration that says `llvm.emit_c_interface` the lowering to LLVM makes a function that puts the descriptors of
its memrefs into memory and calls `_mlir_ciface_NAME` with pointers to them, behind one to where results go, if these
are a memref or several (MLIR, "LLVM IR Target", C-compatible wrapper emission). Such a function is taken for the one
that it stands for; one that does anything else is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from equiv.pairing.descriptors import C_INTERFACE
from equiv.pairing.draft import Draft
from equiv.pairing.external_calls import expanded
from equiv.pairing.rewriting import rewritten
from interp import ir

_SAID = "llvm.emit_c_interface"
_CALLED_PLAINLY = (_SAID, "#llvm.cconv<ccc>")
_ANYWHERE = {ir.MemorySpaces.DEFAULT, ir.MemorySpaces.ANYWHERE}


def call_directly(draft: Draft) -> Draft:
    """Has a program call functions themselves that it calls through their C interface, where the other one only
    declares them and says that they have one."""
    for own, other in ((draft.target, draft.source), (draft.source, draft.target)):
        changed = own
        names = [name for name in sorted(other.declared) if _is_called_through(own, other, name, draft.names)]
        for name in names:
            changed = _called_directly(changed, name, other.declared[name])
        if names:
            listed = ", ".join(f"'{name}'" for name in names)
            words = f"what is defined elsewhere as the C interface of {listed} does what these do"
            modules = (draft.source, changed) if own is draft.target else (changed, draft.target)
            draft = draft.with_modules(*modules, words)
    return draft


def _is_called_through(own: ir.Module, other: ir.Module, name: str, entries: Sequence[str]) -> bool:
    wanted, wrapper, interface = other.declared[name], own.functions.get(name), own.declared.get(C_INTERFACE + name)
    if wanted.form != ("func", _SAID) or wrapper is None or interface is None or name in entries:
        return False
    spaces = (wanted.spaces, interface.spaces, wrapper.spaces)
    if any(not _ANYWHERE.issuperset((*each.parameters, *each.results)) for each in spaces):
        return False
    kind, *said = interface.form or ("",)
    is_plain = kind == "llvm" and all(each in _CALLED_PLAINLY or _is_of_one_form(each) for each in said)
    if not is_plain or (interface.parameters, interface.results) != _of_interface(wanted):
        return False
    asks = any(each.kind is not ir.DemandKind.OFFERED for each in wrapper.demands or ())
    is_one = wrapper.linkage in ("external", "local")  # whose text is what runs
    return is_one and not asks and not wrapper.claims and _hands_on(wrapper, wanted)


def _is_of_one_form(said: str) -> bool:
    """Whether what is said of a function is its type, which has all of its parameters."""
    return said.startswith("!llvm.func<") and "..." not in said


def _of_interface(wanted: ir.Declaration) -> tuple[tuple[ir.Type, ...], tuple[ir.Type, ...]]:
    """What the interface for C of a function takes and gives."""
    taken = tuple(ir.POINTER if isinstance(each, ir.View) else expanded(each)[0] for each in wanted.parameters)
    if _gives_in_memory(wanted):
        return (ir.POINTER, *taken), ()
    return taken, tuple(expanded(each)[0] for each in wanted.results)


def _both(wanted: ir.Declaration) -> tuple[tuple[ir.Type, ...], tuple[ir.Type, ...]]:
    return wanted.parameters, wanted.results


def _gives_in_memory(wanted: ir.Declaration) -> bool:
    """Whether results go to where a pointer says: a memref, or more than one."""
    return len(wanted.results) > 1 or any(isinstance(each, ir.View) for each in wanted.results)


def _called_directly(module: ir.Module, name: str, wanted: ir.Declaration) -> ir.Module:
    direct = rewritten(module, partial(_direct, name))
    functions = {each: function for each, function in direct.functions.items() if each != name}
    taken, given = (tuple(part for type in types for part in expanded(type)) for types in _both(wanted))
    return replace(direct, functions=functions, declared=module.declared | {name: ir.Declaration(taken, given)})


def _direct(name: str, operation: ir.Operation) -> Sequence[ir.Operation] | None:
    if not isinstance(operation, ir.Call) or operation.callee != name:
        return None
    memory = [each for each in operation.arguments if each.type == ir.POINTER]
    scalars = [each for each in operation.arguments if each.type != ir.POINTER]
    results = operation.results
    place = operation.place
    return [ir.Opaque(place=place, results=results, name=name, arguments=scalars, reads=memory, writes=list(memory))]


# -- what such a function does -----------------------------------------------------------------------------------------


class _Other(Exception):
    """A function does something else."""


def _hands_on(function: ir.Function, wanted: ir.Declaration) -> bool:
    """Whether a function does nothing but call the C interface with its arguments and give what that gives."""
    taken, given = (
        [part for type in types for part in expanded(type)] for types in (wanted.parameters, wanted.results)
    )
    if function.body is None or len(function.body.blocks) != 1 or function.results != given:
        return False
    if [each.type for each in function.parameters] != taken:
        return False
    try:
        _Wrapper(function, wanted, function.body.blocks[0].operations)
    except _Other:
        return False
    return True


class _Wrapper:
    """One function, step by step: `places` are buffers of its own, by number, and bytes from their starts."""

    def __init__(self, function: ir.Function, wanted: ir.Declaration, operations: Sequence[ir.Operation]) -> None:
        """Raises `_Other` for any other function."""
        self.function, self.wanted = function, wanted
        self.sizes: list[int] = []
        self.places: dict[ir.Value, tuple[int, int]] = {}
        self.memory: dict[tuple[int, int], ir.Value] = {}
        self.loaded: dict[ir.Value, tuple[int, int]] = {}
        self.call: ir.Opaque | None = None
        self.in_memory = _gives_in_memory(wanted)
        self.unwritten: set[ir.Value] = set()  # buffers, of which what is loaded is no value
        for each in operations:
            self._do(each)

    def _do(self, operation: ir.Operation) -> None:
        match operation:
            case ir.Const():
                pass
            case ir.Alloc(sizes=[int() as size], stack=True, result=result) if result.type == ir.POINTER:
                self.places[result] = len(self.sizes), 0
                self.sizes.append(size)
            case ir.Alloc(sizes=[], stack=False, result=result):
                self.unwritten.add(result)
            case ir.Load(view=view) | ir.Free(view=view) if view in self.unwritten:
                pass
            case ir.Displace(base=base, offset=int() as offset, result=result) if base in self.places:
                buffer, at = self.places[base]
                self.places[result] = buffer, at + offset
            case ir.Store(view=view, indices=[], value=value, atomic=atomic) if view in self.places and not atomic:
                self._store(value, *self._within(view, value))
            case ir.Load(view=view, indices=[], result=result, atomic=atomic) if view in self.places and not atomic:
                if self.call is None:
                    raise _Other
                self.loaded[result] = self._within(view, result)
            case ir.Opaque() if self.call is None:
                self._called(operation)
                self.call = operation
            case ir.Return(values=values) if self.call is not None:
                self._returned(values, self.call)
            case _:
                raise _Other

    def _within(self, view: ir.Value, value: ir.Value) -> tuple[int, int]:
        """Where a value is accessed, which all lies in a buffer."""
        buffer, at = self.places[view]
        if at < 0 or at + _bytes(value.type) > self.sizes[buffer]:
            raise _Other
        return buffer, at

    def _store(self, value: ir.Value, buffer: int, at: int) -> None:
        """A store before the call, of which no part of another value is left, or becomes another one."""
        end = at + _bytes(value.type)
        for (other, first), held in self.memory.items():
            is_same = first == at and _bytes(held.type) == _bytes(value.type)
            if other == buffer and first < end and at < first + _bytes(held.type) and not is_same:
                raise _Other
        if self.call is not None:
            raise _Other
        self.memory[buffer, at] = value

    def _called(self, call: ir.Opaque) -> None:
        pointers, scalars = list(call.reads), list(call.arguments)
        if call.name != C_INTERFACE + self.function.name or call.kernel or call.fixed or call.writes != call.reads:
            raise _Other
        if self.in_memory:
            self.result = self._start(pointers)
            if self.sizes[self.result] < self._end(self.function.results):
                raise _Other
        apart = {self.result} if self.in_memory else set[int]()  # no two pointers are to one buffer
        parameters = iter(self.function.parameters)
        for type in self.wanted.parameters:
            own = [next(parameters) for _ in expanded(type)]
            if isinstance(type, ir.View):
                buffer = self._start(pointers)
                if buffer in apart or [self.memory.get((buffer, 8 * at)) for at in range(len(own))] != own:
                    raise _Other
                apart.add(buffer)
            elif (pointers if own[0].type == ir.POINTER else scalars)[:1] != own:
                raise _Other
            else:
                (pointers if own[0].type == ir.POINTER else scalars).pop(0)
        if pointers or scalars:
            raise _Other

    def _start(self, pointers: list[ir.Value]) -> int:
        """The buffer at whose start the next pointer is."""
        buffer, at = self.places.get(pointers.pop(0), (0, 1)) if pointers else (0, 1)
        if at != 0:
            raise _Other
        return buffer

    def _returned(self, values: Sequence[ir.Value], call: ir.Opaque) -> None:
        if not self.in_memory:
            if list(values) != call.results:
                raise _Other
            return
        at = 0
        for value in values:
            at = self._end([value.type], at) - _bytes(value.type)
            if call.results or self.loaded.get(value) != (self.result, at):
                raise _Other
            at += _bytes(value.type)

    @staticmethod
    def _end(types: Sequence[ir.Type], at: int = 0) -> int:
        """Where fields of a struct end: each lies at a multiple of its own size."""
        for type in types:
            size = _bytes(type)
            at = -(-at // size) * size + size
        return at


def _bytes(type: ir.Type) -> int:
    assert isinstance(type, ir.Scalar)
    return max(1, type.width // 8)
