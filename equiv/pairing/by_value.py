"""Arguments that one function takes by value and the other in memory, where the other may write over them.

A tensor is a value: a function that takes one leaves it as it is. Bufferization may give the function a memref instead,
and let it write there what nobody reads any more; whoever calls it has to know. What such a function leaves in the
memory of the argument is no output then, and it works on a copy of it.
"""

from __future__ import annotations

from msgspec.structs import replace

from equiv.pairing.draft import Draft
from equiv.pairing.writes import may_write
from interp import ir
from interp.ir.affine import combine

_PAGE = 4096  # bytes, to which arguments are aligned


def note_values(draft: Draft) -> Draft:
    """Remembers what the entries take and give by value, which adapters in their place do not say."""
    source, target = draft.entries
    return replace(draft, by_value=(source.by_value, target.by_value), returns_values=source.values)


def protect_values(draft: Draft) -> Draft:
    """The target with a copy, at the start of its entry, of each argument that the source takes by value and the target
    may write to, where the parameters are still those of the function itself."""
    function = draft.entries[1]
    values = draft.by_value[0] - function.by_value
    if function.body is None or draft.reshaped[0] or not values:
        return draft
    prelude: list[ir.Operation] = []
    parameters = list(function.parameters)
    for position in sorted(values & may_write(draft.target, draft.names[1]).parameters):
        parameter = parameters[position]
        if isinstance(parameter.type, ir.View):
            parameters[position] = ir.Value(parameter.type, parameter.name)
            prelude += _copy(function.place, parameters[position], parameter)
    changed = [each.name for each, old in zip(parameters, function.parameters, strict=True) if each is not old]
    if not changed:
        return draft
    first = function.body.blocks[0]
    start = ir.Block(parameters, prelude + first.operations)
    body = ir.Region([start, *function.body.blocks[1:]])
    wrapped = replace(function, parameters=parameters, body=body)
    listed = ", ".join(f"%{name}" for name in changed)
    words = f"'{function.name}' at {function.place} may write over {listed}, which the other function takes by value"
    target = replace(draft.target, functions=draft.target.functions | {function.name: wrapped})
    return draft.with_modules(draft.source, target, words)


def _copy(place: ir.Place, given: ir.Value, copy: ir.Value) -> list[ir.Operation]:
    """Defines `copy` as a view of a new buffer with the elements of `given`, in a layout that fits its type."""
    type = given.type
    assert isinstance(type, ir.View)
    operations: list[ir.Operation] = []

    def number(expression: ir.Affine) -> ir.Index:
        if isinstance(expression, int):
            return expression
        result = ir.Value(ir.INDEX)
        operations.append(ir.Apply(place=place, result=result, expression=expression))
        return result

    sizes: list[ir.Index] = []
    for dimension, size in enumerate(type.shape):
        if size is not None:
            sizes.append(size)
            continue
        extent = ir.Value(ir.INDEX)
        operations.append(
            ir.Extent(place=place, result=extent, view=given, what=ir.ExtentKind.SIZE, dimension=dimension)
        )
        sizes.append(extent)
    strides: list[ir.Index] = []
    following: ir.Index = 1
    for dimension in reversed(range(type.rank)):
        known = type.strides[dimension] if type.strides is not None else None
        stride = following if known is None else known
        strides.insert(0, stride)
        following = number(combine("*", stride, sizes[dimension]))
    offset = type.offset or 0
    span: ir.Affine = offset + 1
    for size_, stride in zip(sizes, strides, strict=True):
        span = combine("+", span, combine("*", combine("+", size_, -1), stride))
    # Where a size is 0 there may be nothing to allocate.
    reach = number(span)
    if not isinstance(reach, int):
        zero, most = ir.Value(ir.INDEX), ir.Value(ir.INDEX)
        operations.append(ir.Const(place=place, result=zero, bits=0))
        operations.append(ir.Op(place=place, results=[most], name="maxsi", operands=[reach, zero]))
        reach = most
    else:
        reach = max(reach, 0)
    known_reach = reach if isinstance(reach, int) else None
    buffer = ir.Value(ir.View(type.element, (known_reach,)))
    operations.append(ir.Alloc(place=place, result=buffer, sizes=[reach], alignment=_PAGE))
    operations.append(
        ir.Reshape(place=place, result=copy, base=buffer, offset=offset, sizes=list(sizes), strides=list(strides))
    )
    operations.append(_copied(place, given, copy, sizes, []))
    return operations


def _copied(
    place: ir.Place, given: ir.Value, copy: ir.Value, sizes: list[ir.Index], point: list[ir.Value]
) -> ir.Operation:
    """The loops that copy the elements from dimension `len(point)` on; for a rank of 0, a block of one copy."""
    assert isinstance(given.type, ir.View)
    if len(point) < len(sizes):
        induction = ir.Value(ir.INDEX)
        inner = _copied(place, given, copy, sizes, [*point, induction])
        inside = inner.body.blocks[0].operations[:-1] if isinstance(inner, ir.Execute) else [inner]
        block = ir.Block([induction], [*inside, ir.Yield(place=place, values=[])])
        return ir.For(
            place=place, results=[], lower=0, upper=sizes[len(point)], step=1, carried=[], body=ir.Region([block])
        )
    element = ir.Value(given.type.element)
    operations: list[ir.Operation] = [
        ir.Load(place=place, result=element, view=given, indices=list(point)),
        ir.Store(place=place, value=element, view=copy, indices=list(point)),
        ir.Yield(place=place, values=[]),
    ]
    return ir.Execute(place=place, results=[], body=ir.Region([ir.Block([], operations)]))
