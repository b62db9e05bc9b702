"""Functions whose memref arguments became pointers, as functions of memrefs again.

MLIR's lowering to the LLVM dialect gives a memref as its descriptor (the pointer that was allocated, the aligned one,
the offset, the sizes, the strides), as its aligned pointer alone, or, for callers in C, as a pointer to its descriptor
in memory. An adapter takes memrefs, makes descriptors of them, calls the function, and makes memrefs of what it
returns; the machine runs it like any other code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.allocated_pointers import loaded_first, returned_as_allocated, uses_of_allocated
from equiv.pairing.draft import Draft
from equiv.pairing.null_pointers import NOT_NULL, asks_for_null
from equiv.pairing.pair import chosen
from equiv.pairing.pointees import Pointees, returned_parameter
from equiv.pairing.signature import type_text
from interp import ir
from interp.ir import operands_of
from interp.ir.builder import Builder
from interp.ir.types import row_major
from interp.ir.wrap import CallsItself, wrap

C_INTERFACE = "_mlir_ciface_"
_I64 = ir.Scalar("i64")


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
        adapted, how = _adapt(draft.target, target, _signature_of(source))
        draft = _hold_allocated(draft, draft.target, target, _signature_of(source), how)
        return draft.with_modules(draft.source, adapted, f"{_described(target)} {how.value}")
    if not _has_pointers(target):
        adapted, how = _adapt(draft.source, source, _signature_of(target))
        draft = _hold_allocated(draft, draft.source, source, _signature_of(target), how)
        return draft.with_modules(adapted, draft.target, f"{_described(source)} {how.value}")
    try:
        wanted = _infer(draft.source, source, draft.target, target)
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
    draft = replace(draft, bare_pointers=how is Convention.BARE_POINTERS)
    words = f"each function {how.value}; they were taken for functions of ({listed})"
    if None in wanted.results:
        words += "; a pointer that they return is the same parameter in both"
    return draft.with_modules(first, second, words)


def _signature_of(function: ir.Function) -> _Signature:
    names = [each.name for each in function.parameters]
    return _Signature([each.type for each in function.parameters], list(function.results), names)


def _described(function: ir.Function) -> str:
    return f"'{function.name}' at {function.place}"


class _Signature(Struct):
    """`loose` are memrefs, by position, of which some sizes and strides are parameters of their own, that follow them:
    the numbers' places in the descriptor. Those that were `inferred` from two functions of pointers hold as much as the
    source accesses. Of the results, None is a pointer that is one of the parameters in both functions, and is left
    out."""

    parameters: list[ir.Type]
    results: list[ir.Type | None]
    names: list[str]
    loose: dict[int, list[int]] = field(default_factory=dict)
    inferred: bool = False

    @property
    def kept(self) -> list[ir.Type]:
        """The results that are compared."""
        return [each for each in self.results if each is not None]

    @property
    def given(self) -> list[ir.Type]:
        """The types of the parameters that are no numbers of a descriptor."""
        types: list[ir.Type] = []
        at = 0
        while at < len(self.parameters):
            types.append(self.parameters[at])
            at += 1 + len(self.loose.get(at, ()))
        return types


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


def _allocated(types: Sequence[ir.Type | None]) -> Iterator[int]:
    """Where the pointers that were allocated are among what stands for values."""
    at = 0
    for type in types:
        if isinstance(type, ir.View):
            yield at
        at += len(_expanded(type))


def _hold_allocated(
    draft: Draft, module: ir.Module, function: ir.Function, wanted: _Signature, convention: Convention
) -> Draft:
    """The draft, with what one of its functions makes of the pointers that were allocated."""
    pointers = _allocated_of(function, wanted, convention)
    results = list(_allocated(wanted.results))
    uses = uses_of_allocated(module, function, pointers, results)
    more = uses.more
    if convention is Convention.DESCRIPTORS:
        aligned = [function.parameters[at + 1] for at in _allocated(wanted.given)]
        more = more or returned_as_allocated(module, function, aligned, results)
    stored = f"what '{function.name}' puts into memory of descriptors is taken from there as what it is in them"
    words = (stored,) if uses.in_memory else ()
    return replace(draft, allocated=draft.allocated or more, words=draft.words + words)


def _allocated_of(function: ir.Function, wanted: _Signature, convention: Convention) -> list[ir.Value]:
    """The pointers that were allocated that a function gets by its memrefs."""
    match convention:
        case Convention.DESCRIPTORS:
            return [function.parameters[at] for at in _allocated(wanted.given)]
        case Convention.C_INTERFACE:
            given = function.parameters[-len(wanted.given) :] if wanted.given else []
            views = (isinstance(each, ir.View) for each in wanted.given)
            return loaded_first(function, [each for each, is_view in zip(given, views, strict=True) if is_view])
        case Convention.BARE_POINTERS:
            return []


def _adapt(module: ir.Module, function: ir.Function, wanted: _Signature) -> tuple[ir.Module, Convention]:
    """The module with an adapter of the wanted signature under the function's name, and the convention."""
    given = [_lowered(each.type) for each in function.parameters]
    results = [_lowered(each) for each in function.results]
    views = [type for type in wanted.parameters if isinstance(type, ir.View)]
    in_memory = [each for type in wanted.parameters for each in _bare(type)]
    if given == _flat(wanted.given) and results == _flat(wanted.results):
        convention = Convention.DESCRIPTORS
    elif function.name.startswith(C_INTERFACE) and _matches_c_interface(given, results, wanted, in_memory):
        convention = Convention.C_INTERFACE
    elif given == in_memory and results == [each for type in wanted.results for each in _bare(type)]:
        if not wanted.inferred and any(None in view.shape or view.offset != 0 for view in views):
            raise _mismatch(function, wanted)
        convention = Convention.BARE_POINTERS
    else:
        raise _mismatch(function, wanted)
    try:
        adapted = wrap(
            module, function.name, f"{function.name} in LLVM", lambda inner: _Adapter(inner, wanted, convention).build()
        )
    except CallsItself:
        message = f"function '{function.name}' takes pointers and calls itself, which is not supported"
        raise SignatureMismatch(message, function.place) from None
    return adapted, convention


def _matches_c_interface(
    given: list[ir.Type], results: list[ir.Type], wanted: _Signature, in_memory: list[ir.Type]
) -> bool:
    if _returns_in_memory(wanted):
        return given == [ir.POINTER, *in_memory] and not results
    return given == in_memory and results == [_lowered(each) for each in wanted.kept]


def _returns_in_memory(wanted: _Signature) -> bool:
    """Whether results come by a pointer to where the caller wants them: a memref, or more than one."""
    return len(wanted.results) > 1 or any(isinstance(each, ir.View) or each is None for each in wanted.results)


def _mismatch(function: ir.Function, wanted: _Signature) -> SignatureMismatch:
    types = ", ".join(map(type_text, wanted.parameters))
    results = ", ".join(map(type_text, wanted.kept)) or "nothing"
    return SignatureMismatch(
        f"function '{function.name}' takes pointers, and not those that the lowering to LLVM makes of ({types}), or "
        f"does not return what it makes of {results}",
        function.place,
    )


def _operations(module: ir.Module) -> Iterator[ir.Operation]:
    for function in module.functions.values():
        if function.body is not None:
            yield from ir.walk(function.body)


# -- the adapter -------------------------------------------------------------------------------------------------------


class _Adapter(Builder):
    """Builds one adapter."""

    def __init__(self, inner: ir.Function, wanted: _Signature, convention: Convention) -> None:
        super().__init__(inner.place)
        self.inner = inner
        self.wanted = wanted
        self.convention = convention
        self.block.arguments = [
            ir.Value(type, name) for type, name in zip(wanted.parameters, wanted.names, strict=True)
        ]
        self.used = _used(inner)

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
        for at, (what, dimension, known) in enumerate(_extents(parameter.type)):
            if at in known_numbers:
                numbers.append(known_numbers[at])
            elif not in_memory and self.inner.parameters[position + 2 + at] not in self.used:
                numbers.append(self.constant(0, _I64))  # nothing is seen of a size that no one uses
            elif known is not None:
                numbers.append(self.constant(known, _I64))
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
        """The fields of a struct of all results: a scalar lies at a multiple of its own size."""
        found, at = [], 0
        for type in _flat(self.wanted.results):
            assert isinstance(type, ir.Scalar)
            size = max(1, type.width // 8)
            at = -(-at // size) * size
            value = ir.Value(type)
            self.emit(ir.Load(place=self.place, result=value, view=self.at(pointer, at), indices=[]))
            found.append(value)
            at += size
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
            values.append(self.view(type, results[at : at + count]))
            at += count
        return values

    def view(self, type: ir.View, parts: list[ir.Value]) -> ir.Value:
        numbers: list[ir.Index] = []
        for at, (_, _, known) in enumerate(_extents(type)):
            numbers.append(known if known is not None else self.converted(parts[2 + at], ir.INDEX))
        sizes, strides = numbers[1 : 1 + type.rank], numbers[1 + type.rank :]
        wanted = ir.View(type.element, type.shape, type.strides or row_major(type.shape), None)
        return self.reshape(parts[min(1, len(parts) - 1)], numbers[0], sizes, strides, wanted)


def _extents(view: ir.View) -> list[tuple[ir.ExtentKind, int, int | None]]:
    """The numbers of a descriptor in order: which one, of which dimension, and what the type says that it is."""
    strides = view.strides if view.strides is not None else row_major(view.shape)
    return [
        (ir.ExtentKind.OFFSET, 0, view.offset),
        *((ir.ExtentKind.SIZE, at, size) for at, size in enumerate(view.shape)),
        *((ir.ExtentKind.STRIDE, at, stride) for at, stride in enumerate(strides)),
    ]


def _used(function: ir.Function) -> set[ir.Value]:
    assert function.body is not None
    return {value for operation in ir.walk(function.body) for value in operands_of(operation)}


# -- two functions of pointers -----------------------------------------------------------------------------------------


def _infer(source: ir.Module, of_source: ir.Function, target: ir.Module, of_target: ir.Function) -> _Signature:
    """The memrefs that two functions in LLVM form take, from the order of their parameters: two pointers and an odd
    number of integers are a descriptor, unless memory is accessed through the first pointer, which a descriptor has for
    `free` alone, or a lone integer is used, as the offset of a scalar is not. Element types are those of the accesses.
    A memref whose sizes and strides are not all arguments is a flat one, whose extent the accesses tell."""
    given, results = [each.type for each in of_source.parameters], list(of_source.results)
    if given != [each.type for each in of_target.parameters] or results != list(of_target.results):
        raise SignatureMismatch(
            f"function '{of_target.name}' takes or returns other pointers and numbers than '{of_source.name}' at "
            f"{of_source.place}",
            of_target.place,
        )
    pointees = [Pointees(source, of_source), Pointees(target, of_target)]
    used = [_used(of_source), _used(of_target)]

    def is_used(position: int) -> bool:
        return of_source.parameters[position] in used[0] or of_target.parameters[position] in used[1]

    def rank_of_descriptor(position: int) -> int | None:
        rank = _rank(given, position)
        for found, function in zip(pointees, (of_source, of_target), strict=True):
            if rank is not None and found.of(function.parameters[position]):
                return None
        return None if rank == 0 and is_used(position + 2) else rank

    def element(position: int) -> ir.Scalar:
        for found, function in zip(pointees, (of_source, of_target), strict=True):
            types = found.of(function.parameters[position])
            if len(types) > 1:
                raise SignatureMismatch(
                    f"argument {position} of function '{function.name}' points to several types of elements",
                    function.place,
                )
            if types:
                return types.pop()
        return ir.Scalar("i8")

    parameters: list[ir.Type] = []
    names: list[str] = []
    loose: dict[int, list[int]] = {}
    at = 0
    while at < len(given):
        rank = rank_of_descriptor(at)
        name = of_source.parameters[at].name or f"arg{at}"
        if given[at] != ir.POINTER:
            parameters.append(given[at])
            names.append(name)
            at += 1
        elif rank is None:
            parameters.append(ir.View(element(at), (None,)))
            names.append(name)
            at += 1
        else:
            sizes, strides = range(at + 3, at + 3 + rank), range(at + 3 + rank, at + 3 + 2 * rank)
            dynamic = [is_used(each) for each in (*sizes, *strides)]
            all_strides = all(dynamic[rank : 2 * rank - 1]) if rank else True
            if any(dynamic) and not all_strides:
                # What the code does not take from the descriptor is a constant in it, which the memref cannot tell.
                loose[len(parameters)] = [1 + each for each, is_one in enumerate(dynamic) if is_one]
                numbers = [each for each, is_one in enumerate(dynamic) if is_one]
                parameters += [_memref(element(at + 1), rank, False, False, dynamic), *[_I64] * len(numbers)]
                names += [name, *(f"{name}_{'stride' if each >= rank else 'size'}{each % rank}" for each in numbers)]
            else:
                parameters.append(_memref(element(at + 1), rank, any(dynamic), is_used(at + 2), dynamic))
                names.append(name)
            at += 3 + 2 * rank
    return _Signature(
        parameters, _results((source, of_source), (target, of_target), pointees), names, loose, inferred=True
    )


def _results(
    source: tuple[ir.Module, ir.Function], target: tuple[ir.Module, ir.Function], pointees: Sequence[Pointees]
) -> list[ir.Type | None]:
    """What two functions in LLVM form return: descriptors are memrefs of any sizes and strides. Of memory that neither
    looks at nothing is known but which pointer it is."""
    given, found = list(source[1].results), list[ir.Type | None]()
    at = 0
    while at < len(given):
        rank = _rank(given, at)
        if given[at] != ir.POINTER:
            found.append(given[at])
            at += 1
            continue
        elements = set[ir.Scalar]()
        if rank is not None:
            for types, (_, function) in zip(pointees, (source, target), strict=True):
                elements |= types.returned(function, at + 1)
        if rank is not None and len(elements) == 1:
            found.append(ir.View(elements.pop(), (None,) * rank, (None,) * rank, None))
            at += 3 + 2 * rank
            continue
        of_source, of_target = (returned_parameter(*each, at) for each in (source, target))
        if of_source is None or of_source != of_target:
            raise SignatureMismatch(
                f"function '{source[1].name}' returns a pointer of which is not known what it points to; compare with "
                "the program before the lowering to LLVM",
                source[1].place,
            )
        found.append(None)
        at += 1
    return found


def _rank(types: Sequence[ir.Type], at: int) -> int | None:
    """The rank of the descriptor at a position, None where there is none."""
    if list(types[at : at + 2]) != [ir.POINTER] * 2:
        return None
    count = 0
    while at + 2 + count < len(types) and types[at + 2 + count] == _I64:
        count += 1
    return (count - 1) // 2 if count else None


def _memref(element: ir.Scalar, rank: int, dynamic: bool, has_offset: bool, used: Sequence[bool]) -> ir.View:
    offset = None if has_offset else 0
    if rank == 0:
        return ir.View(element, (), None, offset)
    if not dynamic:
        return ir.View(element, (None, *(1,) * (rank - 1)), None, offset)
    shape: tuple[int | None, ...] = (None,) * rank
    strides = (None,) * (rank - 1) + (None if used[-1] else 1,)
    return ir.View(element, shape, strides, offset)
