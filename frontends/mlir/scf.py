"""The scf dialect: structured control flow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.lowering import Lowering
from frontends.mlir.parallel import ORDER_FREE, Box, lower_parallel
from frontends.mlir.registry import handles
from frontends.mlir.scalar_operation import flags_of
from interp import ir

_DYNAMIC = -(1 << 63)


@handles("scf.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.flat(operation.operands)))


@handles("scf.condition")
def _condition(lowering: Lowering, operation: Any) -> None:
    condition, *values = operation.operands
    lowering.emit(ir.Condition(place=lowering.place, condition=lowering.value(condition), values=lowering.flat(values)))


@handles("scf.for", attributes=("unsignedCmp",))
def _for(lowering: Lowering, operation: Any) -> None:
    lower, upper, step, *carried = operation.operands
    lowering.emit(
        ir.For(
            place=lowering.place,
            results=lowering.flat_results(operation),
            lower=lowering.index(lower),
            upper=lowering.index(upper),
            step=lowering.index(step),
            carried=lowering.flat(carried),
            body=lowering.body(operation.regions[0].blocks[0]),
            unsigned="unsignedCmp" in operation.attributes,
        )
    )


@handles("scf.while", attributes=("unsignedCmp",))
def _while(lowering: Lowering, operation: Any) -> None:
    """`unsignedCmp` is left there by MLIR's `-scf-for-to-while`, and says nothing: the comparison is an operation."""
    before, after = operation.regions
    lowering.emit(
        ir.While(
            place=lowering.place,
            results=lowering.flat_results(operation),
            carried=lowering.flat(operation.operands),
            before=lowering.body(before.blocks[0]),
            after=lowering.body(after.blocks[0]),
        )
    )


@handles("scf.if")
def _if(lowering: Lowering, operation: Any) -> None:
    then, otherwise = operation.regions
    lowering.emit(
        ir.If(
            place=lowering.place,
            results=lowering.flat_results(operation),
            condition=lowering.value(operation.operands[0]),
            then=lowering.body(then.blocks[0]),
            otherwise=lowering.body(otherwise.blocks[0]) if len(otherwise.blocks) else lowering.nothing(),
        )
    )


@handles("scf.execute_region", attributes=("no_inline",))
def _execute_region(lowering: Lowering, operation: Any) -> None:
    lowering.emit(
        ir.Execute(
            place=lowering.place,
            results=lowering.flat_results(operation),
            body=lowering.region(operation.regions[0]),
        )
    )


@handles("scf.index_switch", attributes=("cases",))
def _index_switch(lowering: Lowering, operation: Any) -> None:
    """A region with a block of comparison for each case, in order; the cases are blocks that leave the region."""
    default, *cases = (region.blocks[0] for region in operation.regions)
    value = lowering.value(operation.operands[0])
    place = lowering.place
    region = ir.Region([ir.Block()])
    for number, case in zip(operation.attributes["cases"], cases, strict=True):
        chosen, following = ir.Block(), ir.Block()
        with lowering.within(region.blocks[-1]):
            condition = lowering.compare("eq", value, number)
            lowering.emit(ir.Branch(place=place, condition=condition, target=chosen, arguments=[], otherwise=following))
        lowering.defer(case, chosen)
        # The block that goes on comparing stays last.
        region.blocks += [chosen, following]
    lowering.defer(default, region.blocks[-1])
    lowering.emit(ir.Execute(place=place, results=lowering.flat_results(operation), body=region))


@handles("scf.parallel", attributes=("operandSegmentSizes", "mapping"))
def _parallel(lowering: Lowering, operation: Any) -> None:
    """`mapping` says where iterations run, not what they do."""
    lower, upper, step, initial = lowering.segments(operation)
    body = operation.regions[0].blocks[0]
    results = lower_parallel(
        lowering,
        Box(lowering.indices(lower), lowering.indices(upper), lowering.indices(step)),
        body,
        [lowering.value(each) for each in initial],
        contributions=lambda reduce: list(reduce.operands),
        combination=_Reductions(_terminator(body)),
        order_matters=not _order_free(lowering, _terminator(body)),
        names=_combinations(lowering, _terminator(body)),
    )
    for mlir_value, value in zip(operation.results, results, strict=True):
        lowering.bind(mlir_value, value)


@handles(
    "scf.forall", attributes=("operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep", "mapping")
)
def _forall(lowering: Lowering, operation: Any) -> None:
    """On memrefs: a parallel loop without reductions. `mapping` says where iterations run, not what they do."""
    lower, upper, step, outputs = lowering.segments(operation)
    body = operation.regions[0].blocks[0]
    if outputs or len(_terminator(body).regions[0].blocks[0].operations):
        raise lowering.unsupported("shared tensor outputs")
    attributes = operation.attributes
    box = Box(
        _mixed(lowering, attributes["staticLowerBound"], lower),
        _mixed(lowering, attributes["staticUpperBound"], upper),
        _mixed(lowering, attributes["staticStep"], step),
    )
    lower_parallel(lowering, box, body, [], lambda _: [], lambda *_: [], order_matters=False)


def _mixed(lowering: Lowering, static: Sequence[int], dynamic: Sequence[Any]) -> list[ir.Index]:
    remaining = iter(lowering.indices(dynamic))
    return [next(remaining) if each == _DYNAMIC else each for each in static]


def _terminator(block: Any) -> Any:
    return block.operations[len(block.operations) - 1].operation


class _Reductions:
    """The combination of accumulated and contributed values by the regions of an `scf.reduce`."""

    def __init__(self, reduce: Any) -> None:
        self._reduce = reduce

    def __call__(self, lowering: Lowering, accumulated: list[ir.Value], contributed: list[ir.Value]) -> list[ir.Value]:
        combined = []
        for region, left, right in zip(self._reduce.regions, accumulated, contributed, strict=True):
            combined += lowering.inline(region.blocks[0], [left, right])
        return combined


def _order_free(lowering: Lowering, reduce: Any) -> bool:
    """Whether each region of an `scf.reduce` is one operation, of its two arguments, whose order does not matter."""
    return not len(reduce.regions) or ORDER_FREE.issuperset(_combinations(lowering, reduce) or ("",))


def _combinations(lowering: Lowering, reduce: Any) -> list[str]:
    """The scalar operations that the regions of an `scf.reduce` are, one each, of their two arguments and without
    flags; none where a region is anything else."""
    names = []
    for region in reduce.regions:
        block = region.blocks[0]
        operations = [each.operation for each in block.operations]
        if len(operations) != 2:
            return []
        operation, returned = operations
        dialect, _, name = operation.name.partition(".")
        if dialect != "arith" or flags_of(lowering, operation):
            return []
        if set(operation.operands) != set(block.arguments) or returned.operands[0] != operation.results[0]:
            return []
        names.append(name)
    return names
