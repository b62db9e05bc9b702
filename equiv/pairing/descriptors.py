"""Functions whose memref arguments became pointers, as functions of memrefs again.

MLIR's lowering to the LLVM dialect gives a memref as its descriptor (the pointer that was allocated, the aligned one,
the offset, the sizes, the strides), as its aligned pointer alone, or, for callers in C, as a pointer to its descriptor
in memory. An adapter takes memrefs, makes descriptors of them, calls the function, and makes memrefs of what it
returns; the machine runs it like any other code.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import Enum

from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.allocated_pointers import (
    freed,
    loaded_from,
    returned_apart,
    returned_as_allocated,
    returned_as_said,
    stored_apart,
    used_otherwise,
    uses_of_allocated,
)
from equiv.pairing.draft import Draft
from equiv.pairing.memref_signatures import MemrefSignature, inferred_signature, signature_of, used_in
from equiv.pairing.null_pointers import NOT_NULL, asks_for_null
from equiv.pairing.pair import chosen
from equiv.pairing.promised_bytes import bytes_of
from equiv.pairing.signature import type_text
from interp import ir
from interp.ir.builder import Builder
from interp.ir.types import row_major
from interp.ir.wrap import CallsItself, wrap

C_INTERFACE = "_mlir_ciface_"
_I32, _I64 = ir.Scalar("i32"), ir.Scalar("i64")


class UnknownStorage(SignatureMismatch):
    """Of two functions of handles only their texts can be compared."""


def adapt_descriptors(draft: Draft) -> Draft:
    """Gives functions that take or return pointers a signature of memrefs: that of the other function where it has
    one, otherwise what the order of the parameters tells. Raises `SignatureMismatch`."""
    source, target = draft.entries
    if not _has_pointers(source) and not _has_pointers(target):
        return draft
    for module, entry in zip((draft.source, draft.target), draft.entries, strict=True):
        if chosen(module, ir.ChoiceKind.STORAGE):
            message = f"function '{entry.name}' takes or gives the storage of sparse tensors, which no run can make"
            return replace(draft, unknown_memory=UnknownStorage(message, entry.place))
    if asks_for_null(draft.source) or asks_for_null(draft.target):
        draft = draft.with_modules(draft.source, draft.target, NOT_NULL)
    if not _has_pointers(source):
        adapted, how = _adapt(draft.target, target, signature_of(source))
        draft = _hold_allocated(draft, draft.target, target, signature_of(source), how)
        return draft.with_modules(draft.source, adapted, f"{_described(target)} {how.value}")
    if not _has_pointers(target):
        adapted, how = _adapt(draft.source, source, signature_of(target))
        draft = _hold_allocated(draft, draft.source, source, signature_of(target), how)
        return draft.with_modules(adapted, draft.target, f"{_described(source)} {how.value}")
    if _has_views(source) != _has_views(target):
        return _adapt_one(draft)
    try:
        wanted = inferred_signature(draft.source, source, draft.target, target)
        first, how = _adapt(draft.source, source, wanted)
        second, _ = _adapt(draft.target, target, wanted)
    except SignatureMismatch as problem:
        if [each.type for each in source.parameters] != [each.type for each in target.parameters]:
            raise
        if source.results != target.results:
            raise
        return replace(draft, unknown_memory=problem)
    listed = ", ".join(
        f"%{name}: {type_text(type)}" for name, type in zip(wanted.names, wanted.parameters, strict=True)
    )
    draft = _hold_allocated(draft, draft.source, source, wanted, how)
    draft = _hold_allocated(draft, draft.target, target, wanted, how)
    if how is Convention.BARE_POINTERS:
        promised = bytes_of(source.demands or (), len(source.parameters))
        draft = replace(draft, bare_pointers=True, promised=promised)
    words = f"each function {how.value}; they were taken for functions of ({listed})"
    if None in wanted.results:
        words += "; a pointer that they return is the same parameter in both"
    return draft.with_modules(first, second, words)


def _adapt_one(draft: Draft) -> Draft:
    """Of two functions of pointers that one has memrefs beside them, the other gets its signature. What the pointers
    point to, only texts may tell. Raises `SignatureMismatch`."""
    at = 1 if _has_views(draft.entries[0]) else 0
    modules = [draft.source, draft.target]
    function, wanted = draft.entries[at], signature_of(draft.entries[1 - at])
    adapted, how = _adapt(modules[at], function, wanted)
    held = _hold_allocated(draft, modules[at], function, wanted, how)
    modules[at] = adapted
    message = f"function '{function.name}' takes or returns pointers of which is not known what they point to"
    problem = UnknownStorage(message, function.place)
    both = held.with_modules(modules[0], modules[1], f"{_described(function)} {how.value}")
    return replace(both, unknown_memory=problem)


def _described(function: ir.Function) -> str:
    return f"'{function.name}' at {function.place}"


def _has_views(function: ir.Function) -> bool:
    return any(isinstance(each, ir.View) for each in (*(each.type for each in function.parameters), *function.results))


def _has_pointers(function: ir.Function) -> bool:
    return ir.POINTER in [each.type for each in function.parameters] or ir.POINTER in function.results


# -- the conventions ---------------------------------------------------------------------------------------------------


class Convention(Enum):
    """How a function gets its memrefs, in words."""

    DESCRIPTORS = "takes its memrefs as descriptors (two pointers, offset, sizes, strides)"
    C_INTERFACE = "takes its memrefs as pointers to their descriptors in memory"
    BARE_POINTERS = "takes its memrefs as bare pointers to their first elements"


def _expanded(type: ir.Type | None) -> list[ir.Type]:
    """What stands for a value where memrefs are descriptors."""
    if type is None:
        return [ir.POINTER]
    if isinstance(type, ir.View):
        return [ir.POINTER, ir.POINTER, *[_I64] * (1 + 2 * type.rank)]
    return [_lowered(type)]


def _lowered(type: ir.Type) -> ir.Type:
    return _I64 if type == ir.INDEX else type


def _bare(type: ir.Type | None) -> list[ir.Type]:
    return [ir.POINTER] if type is None or isinstance(type, ir.View) else [_lowered(type)]


def _flat(types: Sequence[ir.Type | None]) -> list[ir.Type]:
    return [each for type in types for each in _expanded(type)]


def _fields(types: Sequence[ir.Type | None]) -> Iterator[tuple[ir.Scalar, int]]:
    """The fields of a struct of values, and how many bytes from its start: a scalar lies at a multiple of its size."""
    at = 0
    for type in _flat(types):
        assert isinstance(type, ir.Scalar)
        size = max(1, type.width // 8)
        at = -(-at // size) * size
        yield type, at
        at += size


def _offsets_of_descriptors(wanted: MemrefSignature) -> list[int]:
    """Where the descriptors of results begin in a struct of all results."""
    offsets = [at for _, at in _fields(wanted.results)]
    return [offsets[at] for at in _allocated(wanted.results)]


def _allocated(types: Sequence[ir.Type | None]) -> Iterator[int]:
    """Where the pointers that were allocated are among what stands for values."""
    at = 0
    for type in types:
        if isinstance(type, ir.View):
            yield at
        at += len(_expanded(type))


def _same_parameters(types: Sequence[ir.Type | None]) -> Iterator[int]:
    """Where the pointers are among what stands for results of which each is one parameter, the same in both."""
    at = 0
    for type in types:
        if type is None:
            yield at
        at += len(_expanded(type))


def _hold_allocated(
    draft: Draft, module: ir.Module, function: ir.Function, wanted: MemrefSignature, convention: Convention
) -> Draft:
    """The draft, with what one of its functions makes of the pointers that were allocated."""
    pointers = _allocated_of(function, wanted, convention)
    results = list(_allocated(wanted.results))
    uses = uses_of_allocated(module, function, pointers, [*results, *_same_parameters(wanted.results)])
    more, in_memory = uses.more, uses.in_memory
    if convention is Convention.DESCRIPTORS:
        aligned = [function.parameters[at + 1] for at in _allocated(wanted.given)]
        more = more or returned_as_allocated(module, function, aligned, results)
        more = more or returned_apart(module, function, pointers, results)
    elif convention is Convention.C_INTERFACE:
        more = more or used_otherwise(function, _in_memory(function, wanted))
        aligned = loaded_from(function, _in_memory(function, wanted), 8)
        if _returns_in_memory(wanted):
            given = function.parameters[0], _offsets_of_descriptors(wanted)
            more = more or stored_apart(module, function, _in_memory(function, wanted), given)
    else:
        aligned = []
    more = more or freed(module, aligned)
    stored = f"what '{function.name}' puts into memory of descriptors is taken from there as what it is in them"
    words = (stored,) if in_memory else ()
    return replace(draft, allocated=draft.allocated or more, words=draft.words + words)


def _in_memory(function: ir.Function, wanted: MemrefSignature) -> list[ir.Value]:
    """The parameters that are pointers to descriptors, where memrefs are these."""
    given = function.parameters[-len(wanted.given) :] if wanted.given else []
    return [each for each, type in zip(given, wanted.given, strict=True) if isinstance(type, ir.View)]


def _allocated_of(function: ir.Function, wanted: MemrefSignature, convention: Convention) -> list[ir.Value]:
    """The pointers that were allocated that a function gets by its memrefs."""
    match convention:
        case Convention.DESCRIPTORS:
            return [function.parameters[at] for at in _allocated(wanted.given)]
        case Convention.C_INTERFACE:
            return loaded_from(function, _in_memory(function, wanted), 0)
        case Convention.BARE_POINTERS:
            return []


def _adapt(module: ir.Module, function: ir.Function, wanted: MemrefSignature) -> tuple[ir.Module, Convention]:
    """The module with an adapter of the wanted signature under the function's name, and the convention."""
    given = [_lowered(each.type) for each in function.parameters]
    results = [_lowered(each) for each in function.results]
    views = [type for type in wanted.parameters if isinstance(type, ir.View)]
    in_memory = [each for type in wanted.parameters for each in _bare(type)]
    if _are_descriptors(given, wanted) and results == _flat(wanted.results):
        convention = Convention.DESCRIPTORS
    elif function.name.startswith(C_INTERFACE) and _matches_c_interface(given, results, wanted, in_memory):
        convention = Convention.C_INTERFACE
    elif given == in_memory and results == [each for type in wanted.results for each in _bare(type)]:
        if not wanted.inferred and any(None in view.shape or view.offset != 0 for view in views):
            raise _mismatch(function, wanted)
        convention = Convention.BARE_POINTERS
    else:
        raise _mismatch(function, wanted)
    given_as_said = {function.parameters[at]: number for at, number in _said_of_parameters(wanted, convention).items()}
    told = returned_as_said(module, function, _said_of_results(wanted, convention), given_as_said)
    try:
        adapted = wrap(
            module,
            function.name,
            f"{function.name} in LLVM",
            lambda inner: _Adapter(inner, wanted, convention, told).build(),
        )
    except CallsItself:
        message = f"function '{function.name}' takes pointers and calls itself, which is not supported"
        raise SignatureMismatch(message, function.place) from None
    return adapted, convention


def _are_descriptors(given: list[ir.Type], wanted: MemrefSignature) -> bool:
    """Whether a function takes its memrefs as descriptors. Where indices are numbers of 32 bits, each of these numbers
    has to be known: what a larger one would be is not."""
    flat = _flat(wanted.given)
    if given == flat or len(given) != len(flat) or wanted.loose:
        return given == flat
    if any(isinstance(each, ir.View) for each in wanted.results):
        return False
    said = _said(wanted.parameters)
    return all(
        one == other or (one == _I32 and said.get(at, 1 << 31) < 1 << 31)
        for at, (one, other) in enumerate(zip(given, flat, strict=True))
    )


def _said_of_results(wanted: MemrefSignature, convention: Convention) -> dict[int, int]:
    """What types of memrefs say that stands in descriptors that are returned, by the positions of results."""
    return _said(wanted.results) if convention is Convention.DESCRIPTORS else {}


def _said_of_parameters(wanted: MemrefSignature, convention: Convention) -> dict[int, int]:
    """What the adapter gives as constants, by the positions of parameters, none of which is a number on its own."""
    return _said(wanted.parameters) if convention is Convention.DESCRIPTORS and not wanted.loose else {}


def _said(types: Sequence[ir.Type | None]) -> dict[int, int]:
    """What the types of memrefs say of the numbers in their descriptors, by the positions of what stands for them."""
    found: dict[int, int] = {}
    at = 0
    for type in types:
        if isinstance(type, ir.View):
            numbers = enumerate(extents_of(type), at + 2)
            found |= {position: known & (1 << 64) - 1 for position, (_, _, known) in numbers if known is not None}
        at += len(_expanded(type))
    return found


def _matches_c_interface(
    given: list[ir.Type], results: list[ir.Type], wanted: MemrefSignature, in_memory: list[ir.Type]
) -> bool:
    if _returns_in_memory(wanted):
        return given == [ir.POINTER, *in_memory] and not results
    return given == in_memory and results == [_lowered(each) for each in wanted.kept]


def _returns_in_memory(wanted: MemrefSignature) -> bool:
    """Whether results come by a pointer to where the caller wants them: a memref, or more than one."""
    return len(wanted.results) > 1 or any(isinstance(each, ir.View) or each is None for each in wanted.results)


def _mismatch(function: ir.Function, wanted: MemrefSignature) -> SignatureMismatch:
    types = ", ".join(map(type_text, wanted.parameters))
    results = ", ".join(map(type_text, wanted.kept)) or "nothing"
    return SignatureMismatch(
        f"function '{function.name}' takes pointers, and not those that the lowering to LLVM makes of ({types}), or "
        f"does not return what it makes of {results}",
        function.place,
    )


# -- the adapter -------------------------------------------------------------------------------------------------------


class _Adapter(Builder):
    """Builds one adapter."""

    def __init__(
        self, inner: ir.Function, wanted: MemrefSignature, convention: Convention, told: Collection[int]
    ) -> None:
        """`told` are the results that are surely what the types of memrefs say."""
        super().__init__(inner.place)
        self.told = told
        self.inner = inner
        self.wanted = wanted
        self.convention = convention
        self.block.arguments = [
            ir.Value(type, name) for type, name in zip(wanted.parameters, wanted.names, strict=True)
        ]
        self.used = used_in(inner)

    def build(self) -> ir.Function:
        arguments: list[ir.Value] = []
        returned = None
        if self.convention is Convention.C_INTERFACE and _returns_in_memory(self.wanted):
            returned = self.bytes(sum(8 * len(_expanded(each)) for each in self.wanted.results))
            arguments.append(returned)
        parameters = iter(enumerate(self.block.arguments))
        for at, parameter in parameters:
            numbers = {place: next(parameters)[1] for place in self.wanted.loose.get(at, ())}
            arguments += self.given(parameter, len(arguments), numbers)
        results = self.call(self.inner, arguments)
        if returned is not None:
            results = self.load_results(returned)
        values = self.taken(results)
        adapter = self.function(self.inner.name, self.block, values)
        return replace(adapter, results=self.wanted.kept)

    def bytes(self, size: int) -> ir.Value:
        """So many bytes on the stack."""
        result = ir.Value(ir.POINTER)
        self.emit(ir.Alloc(place=self.place, result=result, sizes=[size], stack=True))
        return result

    def converted(self, value: ir.Value, type: ir.Type) -> ir.Value:
        """An index as a number of 64 bits, or the other way round."""
        return value if value.type == type else self.op("index_cast", [value], type)

    def given(self, parameter: ir.Value, position: int, known_numbers: dict[int, ir.Value]) -> list[ir.Value]:
        """The arguments from `position` on that stand for a parameter; some numbers may be known by their places."""
        if not isinstance(parameter.type, ir.View):
            return [self.converted(parameter, self.inner.parameters[position].type)]
        pointer = ir.Value(ir.POINTER)
        self.emit(ir.Address(place=self.place, result=pointer, view=parameter))
        if self.convention is Convention.BARE_POINTERS:
            return [pointer]
        in_memory = self.convention is Convention.C_INTERFACE
        numbers = []
        for at, (what, dimension, known) in enumerate(extents_of(parameter.type)):
            number = None if in_memory else self.inner.parameters[position + 2 + at]
            type = _I64 if number is None else number.type
            assert isinstance(type, ir.Scalar)
            if at in known_numbers:
                numbers.append(known_numbers[at])
            elif number is not None and number not in self.used:
                numbers.append(self.constant(0, type))  # nothing is seen of a size that no one uses
            elif known is not None:
                numbers.append(self.constant(known, type))
            else:
                numbers.append(self.converted(self.extent(parameter, what, dimension), _I64))
        parts = [pointer, pointer, *numbers]
        if not in_memory:
            return parts
        memory = self.bytes(8 * len(parts))
        for at, part in enumerate(parts):
            self.store(part, self.at(memory, 8 * at), [])
        return [memory]

    def at(self, pointer: ir.Value, offset: int) -> ir.Value:
        result = ir.Value(ir.POINTER)
        self.emit(ir.Displace(place=self.place, result=result, base=pointer, offset=offset))
        return result

    def load_results(self, pointer: ir.Value) -> list[ir.Value]:
        """The fields of a struct of all results."""
        found = []
        for type, at in _fields(self.wanted.results):
            value = ir.Value(type)
            self.emit(ir.Load(place=self.place, result=value, view=self.at(pointer, at), indices=[]))
            found.append(value)
        return found

    def taken(self, results: list[ir.Value]) -> list[ir.Value]:
        """The wanted results from what was returned."""
        values, at = [], 0
        for type in self.wanted.results:
            if type is None:
                at += 1
                continue
            if not isinstance(type, ir.View):
                values.append(self.converted(results[at], type))
                at += 1
                continue
            bare = self.convention is Convention.BARE_POINTERS
            count = 1 if bare else len(_expanded(type))
            values.append(self.view(type, results[at : at + count], at))
            at += count
        return values

    def view(self, type: ir.View, parts: list[ir.Value], position: int) -> ir.Value:
        """The memref of what was returned from a position on. What its type says stands in its descriptor as well,
        where callers look who take it for one of more types."""
        numbers: list[ir.Index] = []
        for at, (_, _, known) in enumerate(extents_of(type)):
            if known is not None and len(parts) > 1 and position + 2 + at not in self.told:
                same = self.op("cmpi.eq", [parts[2 + at], self.constant(known, _I64)], ir.I1)
                message = "a descriptor that is returned is that of its memref"
                self.emit(ir.Check(place=self.place, condition=same, message=message))
            numbers.append(known if known is not None else self.converted(parts[2 + at], ir.INDEX))
        sizes, strides = numbers[1 : 1 + type.rank], numbers[1 + type.rank :]
        wanted = ir.View(type.element, type.shape, type.strides or row_major(type.shape), None)
        return self.reshape(parts[min(1, len(parts) - 1)], numbers[0], sizes, strides, wanted)


def extents_of(view: ir.View) -> list[tuple[ir.ExtentKind, int, int | None]]:
    """The numbers of a descriptor in order: which one, of which dimension, and what the type says that it is."""
    strides = view.strides if view.strides is not None else row_major(view.shape)
    return [
        (ir.ExtentKind.OFFSET, 0, view.offset),
        *((ir.ExtentKind.SIZE, at, size) for at, size in enumerate(view.shape)),
        *((ir.ExtentKind.STRIDE, at, stride) for at, stride in enumerate(strides)),
    ]
