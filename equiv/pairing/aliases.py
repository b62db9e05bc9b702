"""Pairs whose functions are called with arguments that share memory.

A function of the same name and parameters calls the function itself with views of one buffer in the place of two
arguments; what it leaves there goes back to the arguments that it came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from equiv.errors import WrongUse
from equiv.pairing.pair import Pair
from equiv.request.assumptions import Alias
from interp import ir, machine
from interp.ir.wrap import CallsItself, wrap

_OWN = "the function itself"
_MOST_SHIFTS = 128  # each is a check of its own in both directions


class Sharing(Struct, frozen=True):
    """The parameter `second` begins `shift` elements after `first` in one buffer, in row-major order; the other way
    round where `shift` is negative."""

    first: int
    second: int
    shift: int = 0

    def describe(self, pair: Pair) -> str:
        """In words, with the names of the parameters."""
        names = [pair.signature.parameters[each].name for each in (self.first, self.second)]
        if not self.shift:
            return f"%{names[0]} and %{names[1]} being one buffer"
        low, high = names if self.shift > 0 else reversed(names)
        return f"%{high} beginning {abs(self.shift)} elements into %{low}"


def sharings(alias: Alias) -> Iterator[Sharing]:
    """The ways to share memory that are checked: one buffer, then all overlaps by whole elements, or three of
    them where there are too many."""
    yield Sharing(alias.first, alias.second)
    if not alias.overlaps:
        return
    elements = _elements(alias.type)
    if elements is None:
        return
    shifts: Sequence[int] = range(1, elements)
    if len(shifts) > _MOST_SHIFTS:
        shifts = (1, elements // 2, elements - 1)  # where most differences show
    for shift in shifts:
        yield Sharing(alias.first, alias.second, shift)
        yield Sharing(alias.first, alias.second, -shift)


def left_open(alias: Alias) -> str:
    """What `sharings` leaves out; empty where that is nothing."""
    if not alias.overlaps:
        return ""
    elements = _elements(alias.type)
    names = " and ".join(f"%{each}" for each in alias.names)
    if elements is None:
        what = f"{names} may overlap, and have no static row-major shape in which that could be checked"
    elif elements - 1 > _MOST_SHIFTS:
        what = f"{names} may overlap in {elements - 1} ways, of which only three are checked"
    else:
        return ""
    return f"{what}; give same:{','.join(alias.names)} where they are one buffer or lie apart"


def _elements(type_: ir.View) -> int | None:
    """The elements of a static row-major shape; None of any other."""
    if None in type_.shape or type_.strides is not None or type_.offset != 0:
        return None
    return prod(size or 0 for size in type_.shape)


def shared(pair: Pair, sharing: Sharing) -> Pair:
    """The pair with arguments that share memory. Raises `WrongUse` for a function that calls itself."""
    modules = [
        _calling(module, side.function, sharing)
        for module, side in ((pair.source_module, pair.source), (pair.target_module, pair.target))
    ]
    return replace(
        pair,
        source_module=modules[0],
        target_module=modules[1],
        source_program=machine.assemble(modules[0], pair.source.function),
        target_program=machine.assemble(modules[1], pair.target.function, notes_promises=True),
        claims=([], []),  # of arguments that start at pages
    )


def _calling(module: ir.Module, name: str, sharing: Sharing) -> ir.Module:
    def caller(own: ir.Function) -> ir.Function:
        return _sharing_caller(own, sharing)

    try:
        return wrap(module, name, _OWN, caller)
    except CallsItself:
        message = f"'{name}' calls itself, and cannot be checked with arguments that share memory"
        raise WrongUse(message, module.functions[name].place) from None


def _sharing_caller(own: ir.Function, sharing: Sharing) -> ir.Function:
    place = own.place
    parameters = [ir.Value(each.type, each.name) for each in own.parameters]
    results = [ir.Value(each) for each in own.results]
    arguments = list(parameters)
    before: list[ir.Operation] = []
    after: list[ir.Operation] = []
    if sharing.shift:
        _overlap(sharing, parameters, arguments, before, after, place)
    else:
        arguments[sharing.second] = parameters[sharing.first]
    call = ir.Call(place=place, results=results, callee=_OWN, arguments=arguments)
    block = ir.Block(parameters, [*before, call, *after, ir.Return(place=place, values=results)])
    return replace(own, parameters=parameters, body=ir.Region([block]))


def _overlap(
    sharing: Sharing,
    parameters: list[ir.Value],
    arguments: list[ir.Value],
    before: list[ir.Operation],
    after: list[ir.Operation],
    place: ir.Place,
) -> None:
    """Puts both arguments into one buffer, the second over the first, and takes both out of it again."""
    low, high = (sharing.first, sharing.second) if sharing.shift > 0 else (sharing.second, sharing.first)
    view = parameters[low].type
    assert isinstance(view, ir.View)
    shape = [size or 0 for size in view.shape]
    strides = [prod(shape[at + 1 :]) for at in range(len(shape))]
    shift, elements = abs(sharing.shift), prod(shape)
    buffer = ir.Value(ir.View(view.element, (elements + shift,)))
    before.append(ir.Alloc(place=place, result=buffer, sizes=[elements + shift]))
    for position, start in ((low, 0), (high, shift)):
        part = ir.Value(view)
        before.append(
            ir.Reshape(place=place, result=part, base=buffer, offset=start, sizes=list(shape), strides=list(strides))
        )
        arguments[position] = part
        flat = [ir.Value(ir.View(view.element, (elements,))) for _ in range(2)]
        for operations, from_, to in ((before, flat[0], buffer), (after, buffer, flat[1])):
            own = flat[0] if from_ is flat[0] else flat[1]
            operations.append(
                ir.Reshape(place=place, result=own, base=parameters[position], offset=0, sizes=[elements], strides=[1])
            )
            operations.append(_copy(from_, to, start, elements, from_ is flat[0], place))


def _copy(from_: ir.Value, to: ir.Value, start: int, elements: int, into_buffer: bool, place: ir.Place) -> ir.Operation:
    assert isinstance(from_.type, ir.View)
    variable, there = ir.Value(ir.INDEX), ir.Value(ir.INDEX)
    element = ir.Value(from_.type.element)
    read, write = (variable, there) if into_buffer else (there, variable)
    body = [
        ir.Apply(place=place, result=there, expression=ir.Binary("+", variable, start)),
        ir.Load(place=place, result=element, view=from_, indices=[read]),
        ir.Store(place=place, value=element, view=to, indices=[write]),
        ir.Yield(place=place, values=[]),
    ]
    return ir.For(
        place=place,
        results=[],
        lower=0,
        upper=elements,
        step=1,
        carried=[],
        body=ir.Region([ir.Block([variable], body)]),
    )
