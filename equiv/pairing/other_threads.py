"""Kernels that are checked as one thread runs them: the target touches no memory that the source leaves to others.

That threads do not meet in memory is an assumption about the source. A target that stores where the source does not, or
reads where the source touches nothing, may meet other threads all the same. Memory that threads share gets a shadow of
the same form here, an argument whose elements are anything: a function that stores to an element requires that of the
shadow to be 0, one that loads an element requires that of the shadow not to be 1. So the target requires no more than
the source just where it stores to elements that the source stores to, and reads elements that the source touches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from equiv.pairing.mapping.adapter import SUFFIX
from equiv.pairing.pair import Pair, chosen
from equiv.pairing.rewriting import rewritten
from equiv.pairing.signature import unify
from equiv.pairing.writes import bases_of, computes_memory, may_write, operations_in, used_by
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir, machine

BESIDE = "the target may touch memory that other threads write, or write memory that they read"
_STORED, _READ = "another thread has nothing to do with what is written", "no other thread writes what is read"
_PREFIX = "shadow."


class _Untold(Exception):
    """Memory of threads that is not followed, and where."""

    def __init__(self, message: str, place: ir.Place) -> None:
        super().__init__(message)
        self.place = place


def held_to_the_source(pair: Pair) -> Pair | Reason | None:
    """A pair that is equivalent only where the target touches no more memory of other threads than the source, or why
    there is none; None where nothing is to be asked."""
    of_target = chosen(pair.target_module, ir.ChoiceKind.THREADS)
    threads = of_target | chosen(pair.source_module, ir.ChoiceKind.THREADS)
    if threads <= {ir.BLOCK_MEMORY}:
        return None
    if not of_target.isdisjoint((ir.SHARED_MEMORY, ir.BLOCK_MEMORY)):
        message = f"{BESIDE}: memory that threads have in common is taken for the thread's own"
        return Reason.at(ReasonKind.UNSUPPORTED, message, pair.target_function.place)
    sides = tuple(
        zip((pair.source_module, pair.target_module), (pair.source.function, pair.target.function), strict=True)
    )
    found = [may_write(*each) for each in sides]
    numbered, named = (each.parameters for each in found), (each.globals for each in found)
    written = frozenset[int | str]().union(*numbered).union(*named)
    written |= _overlapping(pair, written)
    if not written:
        return None
    try:
        for name in sorted(each for each in written if isinstance(each, str)):
            if name not in pair.source_module.globals:
                raise _Untold(f"the source has no '{name}'", pair.target_module.globals[name].place)
        shadowed = [_Shadows(*each, written).module for each in sides]
    except _Untold as problem:
        return Reason.at(ReasonKind.UNSUPPORTED, f"{BESIDE}: {problem}", problem.place)
    return replace(
        pair,
        source_module=shadowed[0],
        target_module=shadowed[1],
        signature=unify(shadowed[0].functions[pair.source.function], shadowed[1].functions[pair.target.function]),
        source_program=machine.assemble(shadowed[0], pair.source.function),
        target_program=machine.assemble(shadowed[1], pair.target.function, notes_promises=True),
        claims=([], []),  # of arguments that start at pages
    )


def _overlapping(pair: Pair, written: frozenset[int | str]) -> frozenset[int]:
    """The parameters that may share memory with others, by position, where any of those is written."""
    aliased = {at for each in pair.assumptions.aliases for at in (each.first, each.second)}
    return frozenset() if aliased.isdisjoint(written) else frozenset(aliased)


class _Shadows:
    """A module whose functions are given shadows beside the memory that threads share and that is `written`. Where the
    function is called by one that has another form, that one takes elements of shadows where it takes elements."""

    def __init__(self, module: ir.Module, entry: str, written: frozenset[int | str]) -> None:
        self._module, self._entry, self._globals = (
            module,
            entry,
            sorted(each for each in written if isinstance(each, str)),
        )
        self._shadows: dict[ir.Value, ir.Value] = {}
        self._copied: set[int] = set()  # operations of the adapter that are done with shadows, too, by identity
        adapter = module.functions[entry] if entry + SUFFIX in module.functions else None
        for at, parameter in enumerate(module.functions[entry].parameters):
            if at in written or (adapter is not None and ir.is_memory(parameter)):
                self._add(parameter)
        before = -1
        while before != len(self._shadows):
            before = len(self._shadows)
            for function, operation in operations_in(module):
                self._follow(operation, function is adapter)
        for _, operation in operations_in(module):
            self._require_followed(operation)
        self.module = self._with_parameters(rewritten(module, self._rewrite))

    def _add(self, value: ir.Value) -> None:
        if value not in self._shadows:
            self._shadows[value] = ir.Value(value.type, _PREFIX + (value.name or ""))

    def _follow(self, operation: ir.Operation, adapts: bool) -> None:
        shadows = self._shadows
        match operation:
            case ir.Global(name=name, result=result) if name in self._globals:
                self._add(result)
            case ir.Reshape(result=result) | ir.Displace(result=result) | ir.Address(result=result):
                if bases_of(operation)[0] in shadows:
                    self._add(result)
            case ir.Select(result=result, yes=yes, no=no) if ir.is_memory(result) and (yes in shadows or no in shadows):
                self._add(result)
            case ir.Call(callee=callee, arguments=arguments):
                for given, parameter in zip(arguments, self._module.functions[callee].parameters, strict=True):
                    if given in shadows and ir.is_memory(given):
                        self._add(parameter)
            case ir.Load(view=view, result=result) if adapts and view in shadows:
                self._copied.add(id(operation))
                self._add(result)
            case ir.Store(value=value, view=view) if adapts and value in shadows:
                self._copied.add(id(operation))
                self._add(view)

    def _require_followed(self, operation: ir.Operation) -> None:
        """Raises `_Untold` for what is done with memory that threads share beside accesses and parts of it."""
        shadows, place = self._shadows, operation.place
        used = [each for each in used_by(operation) if each in shadows and ir.is_memory(each)]
        match operation:
            case ir.Op() if computes_memory(operation):
                raise _Untold("an address is computed", place)
            case ir.Reshape() | ir.Displace() | ir.Address() | ir.Extent() | ir.Apart() | ir.Op():
                return
            case ir.Select(yes=yes, no=no):
                if used and not (yes in shadows and no in shadows):
                    raise _Untold("memory is chosen that may be of the thread alone", place)
            case ir.Call(callee=callee, arguments=arguments):
                for given, parameter in zip(arguments, self._module.functions[callee].parameters, strict=True):
                    if parameter in shadows and given not in shadows:
                        raise _Untold("memory of the thread alone is handed to a function", place)
            case ir.Load() | ir.Store():
                accessed = operation.result if isinstance(operation, ir.Load) else operation.value
                assert isinstance(accessed.type, ir.Scalar)
                if isinstance(operation, ir.Store) and accessed in used:
                    raise _Untold("a pointer is stored", place)
                is_checked = operation.view in shadows and id(operation) not in self._copied
                if is_checked and (accessed.type == ir.POINTER or accessed.type.width == 1):
                    raise _Untold(f"an element is of type {accessed.type}", place)
            case _:
                if used:
                    raise _Untold(f"an '{type(operation).__name__.lower()}' of memory is not followed", place)

    def _rewrite(self, operation: ir.Operation) -> list[ir.Operation] | None:
        place, shadows = operation.place, self._shadows
        match operation:
            case ir.Load(view=view, result=result) if view in shadows:
                if id(operation) in self._copied:
                    return [operation, replace(operation, view=shadows[view], result=shadows[result])]
                return [*self._required(operation, result.type, is_read=True), operation]
            case ir.Store(view=view, value=value) if view in shadows:
                if id(operation) in self._copied:
                    return [operation, replace(operation, view=shadows[view], value=shadows[value])]
                return [*self._required(operation, value.type, is_read=False), operation]
            case ir.Global(result=result, name=name) if result in shadows:
                return [operation, ir.Global(place=place, result=shadows[result], name=_PREFIX + name)]
            case ir.Alloc(result=result) if result in shadows:
                return [operation, replace(operation, result=shadows[result])]
            case ir.Reshape(base=base, result=result) | ir.Displace(base=base, result=result) if result in shadows:
                return [operation, replace(operation, base=shadows[base], result=shadows[result])]
            case ir.Address(view=view, result=result) if result in shadows:
                return [operation, replace(operation, view=shadows[view], result=shadows[result])]
            case ir.Select(result=result, yes=yes, no=no) if result in shadows:
                return [operation, replace(operation, yes=shadows[yes], no=shadows[no], result=shadows[result])]
            case ir.Call(callee=callee, arguments=arguments):
                both = zip(arguments, self._module.functions[callee].parameters, strict=True)
                return [replace(operation, arguments=[*arguments, *(shadows[e] for e, p in both if p in shadows)])]
        return None

    def _required(self, access: ir.Load | ir.Store, accessed: ir.Type, is_read: bool) -> Iterator[ir.Operation]:
        assert isinstance(accessed, ir.Scalar)
        place, given, bits = access.place, ir.Value(accessed), ir.Scalar(f"i{accessed.width}")
        yield ir.Load(place=place, result=given, view=self._shadows[access.view], indices=access.indices)
        number = given
        if accessed not in (ir.INDEX, bits):
            number = ir.Value(bits)
            yield ir.Op(place=place, results=[number], name="bitcast", operands=[given])
        bound, holds = ir.Value(number.type), ir.Value(ir.I1)
        yield ir.Const(place=place, result=bound, bits=int(is_read))
        name = "cmpi.ne" if is_read else "cmpi.eq"
        yield ir.Op(place=place, results=[holds], name=name, operands=[number, bound])
        yield ir.Check(place=place, condition=holds, message=_READ if is_read else _STORED)

    def _with_parameters(self, module: ir.Module) -> ir.Module:
        """The functions with a parameter for each shadow, those behind their own, and the globals with shadows."""
        functions = {}
        for name, function in module.functions.items():
            given = [each for each in function.parameters if each in self._shadows and ir.is_memory(each)]
            if function.body is None or not given:
                functions[name] = function
                continue
            more = [self._shadows[each] for each in given]
            first = function.body.blocks[0]
            alike = [*self._alike(given, function.place)] if name == self._entry else []
            start = ir.Block([*first.arguments, *more], [*alike, *first.operations])
            body = ir.Region([start, *function.body.blocks[1:]])
            functions[name] = replace(function, parameters=[*function.parameters, *more], body=body)
        globals = {
            _PREFIX + name: replace(module.globals[name], name=_PREFIX + name, private=False, fixed=True)
            for name in self._globals
        }
        return replace(module, functions=functions, globals=module.globals | globals)

    def _alike(self, given: Sequence[ir.Value], place: ir.Place) -> Iterator[ir.Operation]:
        """That a shadow has the form of what it is for."""
        for parameter in given:
            if not isinstance(parameter.type, ir.View):
                raise _Untold("a pointer of which nothing is known", place)
            if parameter.type.strides is not None or parameter.type.offset != 0:
                raise _Untold(f"the layout of %{parameter.name} is not that of rows", place)
            for dimension, size in enumerate(parameter.type.shape):
                if size is not None:
                    continue
                sizes = [ir.Value(ir.INDEX), ir.Value(ir.INDEX)]
                for view, result in zip((parameter, self._shadows[parameter]), sizes, strict=True):
                    kind = ir.ExtentKind.SIZE
                    yield ir.Extent(place=place, result=result, view=view, what=kind, dimension=dimension)
                same = ir.Value(ir.I1)
                yield ir.Op(place=place, results=[same], name="cmpi.eq", operands=sizes)
                yield ir.Check(place=place, condition=same, message="a shadow of another form")
