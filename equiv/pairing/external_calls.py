"""Calls of functions that are defined elsewhere, with memrefs in one program and with their descriptors in the other.

The latter are taken for the former: the parts of a descriptor are made a view again, as the function gets it. Calls in
any other form stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from msgspec.structs import replace

from equiv.pairing.allocated_pointers import freed, uses_of_allocated
from equiv.pairing.descriptors import extents_of
from equiv.pairing.draft import Draft
from equiv.pairing.memory_spaces import other_space
from equiv.pairing.rewriting import rewritten
from interp import ir
from interp.ir.types import row_major

_I64 = ir.Scalar("i64")
_FUNCTION_TYPE = "!llvm.func<"
_TYPES = ("parameter", "result")  # of func, as it says them
_USUAL = ("llvm.emit_c_interface", "#llvm.cconv<ccc>")  # the one is another function's, the other C's own


def align_external_calls(draft: Draft) -> Draft:
    """Gives calls with descriptors the form of those with memrefs, and remembers who is defined elsewhere."""
    of_source, of_target = draft.source.declared, draft.target.declared
    found = replace(draft, declared=frozenset(of_source.keys() | of_target.keys()))
    for name in sorted(of_source.keys() & of_target.keys()):
        words = (
            f"'{name}', defined elsewhere, takes memrefs in one program and their descriptors in the other, of which "
            "the allocated pointers do not matter"
        )
        if _is_lowered(of_target[name], of_source[name]) and _are_described(found.target, name, of_source[name]):
            target = rewritten(found.target, partial(_in_form, name, of_target[name], of_source[name]))
            found = found.with_modules(found.source, target, words)
        elif _is_lowered(of_source[name], of_target[name]) and _are_described(found.source, name, of_target[name]):
            source = rewritten(found.source, partial(_in_form, name, of_source[name], of_target[name]))
            found = found.with_modules(source, found.target, words)
    # Where one program alone says that a function has no effects, its calls are those of any function.
    seen = [_names(module, kernel=False) & _names(other, kernel=True) for module, other in _both(found)]
    if not any(seen):
        return found
    return found.with_modules(
        rewritten(found.source, partial(_with_effects, seen[1])),
        rewritten(found.target, partial(_with_effects, seen[0])),
    )


def _both(draft: Draft) -> tuple[tuple[ir.Module, ir.Module], tuple[ir.Module, ir.Module]]:
    return (draft.source, draft.target), (draft.target, draft.source)


def _names(module: ir.Module, kernel: bool) -> set[str]:
    """The functions defined elsewhere that a module calls as kernels, or as others."""
    return {each.name for each in ir.of_kind(module, ir.Opaque) if each.kernel == kernel}


def _with_effects(names: set[str], operation: ir.Operation) -> list[ir.Operation] | None:
    if isinstance(operation, ir.Opaque) and operation.kernel and operation.name in names:
        return [replace(operation, kernel=False)]
    return None


def called_otherwise(source: ir.Module, target: ir.Module) -> str | None:
    """The name of a function that is defined elsewhere, and does not find in the target's calls what it finds in the
    source's: the same arguments in another order, or in another form of one language."""
    for name in sorted(source.declared.keys() & target.declared.keys()):
        one, other = source.declared[name], target.declared[name]
        if _takes_or_gives(one) != _takes_or_gives(other):
            return name  # which one of them calls in several ways
        if other_space(one.spaces, other.spaces) is not None:
            return name
        if _is_handed_otherwise(one, other):
            return name
        for ours, theirs in ((one.parameters, other.parameters), (one.results, other.results)):
            kinds = [[_kind(each) for each in given] for given in (ours, theirs)]
            if kinds[0] != kinds[1] and sorted(kinds[0]) == sorted(kinds[1]):
                return name
    return None


def _is_handed_otherwise(one: ir.Declaration, other: ir.Declaration) -> bool:
    """Whether two declarations say that a function is called in two ways. Types are compared in one language alone."""
    if not one.form or not other.form:
        return False
    if one.form[0] == other.form[0]:
        return one.form != other.form
    has_descriptors = len(one.parameters) != len(other.parameters)
    return _handing(one, has_descriptors) != _handing(other, has_descriptors)


def _handing(given: ir.Declaration, has_descriptors: bool) -> set[tuple[str, ...]]:
    """What a declaration says of how it is called, without types, and without what holds where nothing is said. Where
    the other one has descriptors for its memrefs, positions are those there, and of memrefs themselves nothing is said,
    nor of results that are fields of one struct there (MLIR, `-convert-func-to-llvm`)."""
    is_func = given.form[0] == "func"
    starts = list(accumulate((len(expanded(each)) for each in given.parameters), initial=0))
    found = set[tuple[str, ...]]()
    for said in given.form[1:]:
        kind, *words = said.split(" ")
        if said.startswith(_FUNCTION_TYPE):
            found |= {("...",)} if "..." in said else set()
        elif said in _USUAL or kind in _TYPES or (is_func and kind == "res_attrs" and len(given.results) > 1):
            pass
        elif is_func and kind == "arg_attrs" and has_descriptors:
            at, *what = words
            if not isinstance(given.parameters[int(at)], ir.View):
                found.add((kind, str(starts[int(at)]), *what))
        else:
            found.add((kind, *words))
    return found


def _takes_or_gives(given: ir.Declaration) -> bool:
    return bool(given.parameters or given.results)


def _kind(type: ir.Type) -> str:
    """What a type is whichever form of it a program has."""
    if isinstance(type, ir.View) or type == ir.POINTER:
        return "memory"
    return _I64.name if type == ir.INDEX else type.name


def _is_lowered(given: ir.Declaration, wanted: ir.Declaration) -> bool:
    """Whether one declaration has descriptors where the other has memrefs, and is like it otherwise."""
    if not any(isinstance(each, ir.View) for each in (*wanted.parameters, *wanted.results)):
        return False
    parameters = [part for each in wanted.parameters for part in expanded(each)]
    results = [part for each in wanted.results for part in expanded(each)]
    return parameters == list(given.parameters) and results == list(given.results)


def _are_described(module: ir.Module, name: str, wanted: ir.Declaration) -> bool:
    """Whether of the descriptors that calls of a function give the pointers that were allocated are for `free` alone,
    and the aligned ones are not."""
    for function in module.functions.values():
        if function.body is None:
            continue
        calls = (each for each in ir.walk(function.body) if isinstance(each, ir.Opaque))
        given = [each.results for each in calls if each.name == name]
        pointers: tuple[list[ir.Value], list[ir.Value]] = ([], [])
        for results in given:
            parts = iter(results)
            for type in wanted.results:
                own = [next(parts) for _ in expanded(type)]
                if isinstance(type, ir.View):
                    pointers[0].append(own[0])
                    pointers[1].append(own[1])
        if uses_of_allocated(module, function, pointers[0], ()).more or freed(module, pointers[1]):
            return False
    return True


def expanded(type: ir.Type) -> list[ir.Type]:
    """What stands for a value where memrefs are descriptors."""
    if isinstance(type, ir.View):
        return [ir.POINTER, ir.POINTER, *[_I64] * (1 + 2 * type.rank)]
    return [_I64 if type == ir.INDEX else type]


def _in_form(
    name: str, given: ir.Declaration, wanted: ir.Declaration, operation: ir.Operation
) -> Sequence[ir.Operation] | None:
    """A call of the function in its new form."""
    if isinstance(operation, ir.Opaque) and operation.name == name:
        return _Call(operation, given, wanted).operations
    return None


class _Call:
    """One call, in its new form."""

    def __init__(self, call: ir.Opaque, given: ir.Declaration, wanted: ir.Declaration) -> None:
        self.place = call.place
        self.operations: list[ir.Operation] = []
        pointers, scalars = iter(call.reads), iter(call.arguments)
        parts = iter([next(pointers) if type == ir.POINTER else next(scalars) for type in given.parameters])
        views: list[ir.Value] = []
        arguments: list[ir.Value] = []
        for type in wanted.parameters:
            own = [next(parts) for _ in expanded(type)]
            if isinstance(type, ir.View):
                views.append(self.view(type, own))
            elif type == ir.POINTER:
                views += own
            else:
                arguments.append(self.converted(own[0], type))
        results: list[ir.Value] = []
        converted: list[ir.Operation] = []
        old = iter(call.results)
        for type in wanted.results:
            own = [next(old) for _ in expanded(type)]
            new = own[0] if own[0].type == type else ir.Value(type)
            results.append(new)
            if isinstance(type, ir.View):
                converted += self.parts(new, type, own)
            elif new is not own[0]:
                converted.append(ir.Op(place=self.place, results=own, name="index_cast", operands=[new]))
        self.operations.append(
            ir.Opaque(
                place=self.place,
                results=results,
                name=call.name,
                arguments=arguments,
                reads=views,
                writes=list(views),
            )
        )
        self.operations += converted

    def converted(self, value: ir.Value, type: ir.Type) -> ir.Value:
        if value.type == type:
            return value
        result = ir.Value(type)
        self.operations.append(ir.Op(place=self.place, results=[result], name="index_cast", operands=[value]))
        return result

    def parts(self, view: ir.Value, type: ir.View, results: Sequence[ir.Value]) -> list[ir.Operation]:
        """Makes the values of a descriptor from a memref that is given."""
        found: list[ir.Operation] = [ir.Address(place=self.place, result=each, view=view) for each in results[:2]]
        for (what, dimension, known), result in zip(extents_of(type), results[2:], strict=True):
            if known is not None:
                found.append(ir.Const(place=self.place, result=result, bits=known & (1 << 64) - 1))
                continue
            extent = ir.Value(ir.INDEX)
            found += [
                ir.Extent(place=self.place, result=extent, view=view, what=what, dimension=dimension),
                ir.Op(place=self.place, results=[result], name="index_cast", operands=[extent]),
            ]
        return found

    def view(self, type: ir.View, parts: Sequence[ir.Value]) -> ir.Value:
        """The memref of a descriptor. What its type tells must be what the descriptor says."""
        strides = type.strides if type.strides is not None else row_major(type.shape)
        numbers: list[ir.Index] = []
        for known, part in zip((type.offset, *type.shape, *strides), parts[2:], strict=True):
            number = self.converted(part, ir.INDEX)
            if known is not None:
                self.promise_equal(number, known)
            numbers.append(number if known is None else known)
        if type.strides is None:
            self.promise_row_major(numbers[1 : 1 + type.rank], numbers[1 + type.rank :])
        result = ir.Value(ir.View(type.element, type.shape, strides, None))
        self.operations.append(
            ir.Reshape(
                place=self.place,
                result=result,
                base=parts[1],
                offset=numbers[0],
                sizes=numbers[1 : 1 + type.rank],
                strides=numbers[1 + type.rank :],
            )
        )
        return result

    def promise_row_major(self, sizes: Sequence[ir.Index], strides: Sequence[ir.Index]) -> None:
        for at in range(len(sizes) - 1):
            stride = strides[at]
            if isinstance(stride, ir.Value):
                product = ir.Value(ir.INDEX)
                expression = ir.Binary("*", sizes[at + 1], strides[at + 1])
                self.operations.append(ir.Apply(place=self.place, result=product, expression=expression))
                self.promise_equal(stride, product)

    def promise_equal(self, left: ir.Value, right: ir.Index) -> None:
        if isinstance(right, int):
            number = ir.Value(ir.INDEX)
            self.operations.append(ir.Const(place=self.place, result=number, bits=right & (1 << 64) - 1))
            right = number
        condition = ir.Value(ir.I1)
        self.operations.append(ir.Op(place=self.place, results=[condition], name="cmpi.eq", operands=[left, right]))
        message = "a descriptor that an external function gets is that of its memref"
        self.operations.append(ir.Check(place=self.place, condition=condition, message=message, promise=True))
