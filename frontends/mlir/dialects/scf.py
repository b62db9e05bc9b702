"""The scf dialect: structured control flow."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.automatic_memory import require_no_escape
from frontends.mlir.core.dynamic import mixed
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import flags_of
from frontends.mlir.dialects.parallel import ORDER_FREE, Box, lower_parallel
from frontends.mlir.dialects.tensor.flow import reads_shared_output
from interp import ir


@handles("scf.yield")
def _yield(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=lowering.handed(operation)))


@handles("scf.condition")
def _condition(lowering: Lowering, operation: Any) -> None:
    condition = lowering.value(operation.operands[0])
    lowering.emit(ir.Condition(place=lowering.place, condition=condition, values=lowering.handed(operation, 1)))


@handles("scf.for", attributes=("unsignedCmp",))
def _for(lowering: Lowering, operation: Any) -> None:
    require_no_escape(lowering, operation)
    lower, upper, step, *_ = operation.operands
    carried = lowering.handed(operation, 3)
    lowering.emit(
        ir.For(
            place=lowering.place,
            results=lowering.flat_results(operation),
            lower=lowering.index(lower),
            upper=lowering.index(upper),
            step=lowering.index(step),
            carried=carried,
            body=lowering.body(operation.regions[0].blocks[0]),
            unsigned="unsignedCmp" in operation.attributes,
        )
    )


@handles("scf.while", attributes=("unsignedCmp",))
def _while(lowering: Lowering, operation: Any) -> None:
    """`unsignedCmp` is left there by MLIR's `-scf-for-to-while`, and says nothing: the comparison is an operation."""
    before, after = operation.regions
    carried = lowering.handed(operation)
    lowering.emit(
        ir.While(
            place=lowering.place,
            results=lowering.flat_results(operation),
            carried=carried,
            before=lowering.body(before.blocks[0]),
            after=lowering.body(after.blocks[0]),
        )
    )


@handles("scf.if")
def _if(lowering: Lowering, operation: Any) -> None:
    then, otherwise = operation.regions
    joined = lowering.tensors.joined(operation)
    lowering.emit(
        ir.If(
            place=lowering.place,
            results=lowering.flat_results(operation, joined),
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
    joined = lowering.tensors.joined(operation)
    lowering.emit(ir.Execute(place=place, results=lowering.flat_results(operation, joined), body=region))


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
        order_matters=not (_order_free(lowering, _terminator(body)) or _reaches_nobody(operation, _terminator(body))),
        names=_combinations(lowering, _terminator(body)),
    )
    for mlir_value, value in zip(operation.results, results, strict=True):
        lowering.bind(mlir_value, value)


@handles(
    "scf.forall", attributes=("operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep", "mapping")
)
def _forall(lowering: Lowering, operation: Any) -> None:
    """A parallel loop without reductions. `mapping` says where iterations run, not what they do.

    The shared outputs are buffers, into which the terminator inserts. Where the body looks at one it sees the old
    value, which is another buffer then."""
    lower, upper, step, outputs = lowering.segments(operation)
    first = len(operation.operands) - len(outputs)
    body = operation.regions[0].blocks[0]
    attributes = operation.attributes
    bounds = [
        mixed(attributes[name], lowering.indices(given))
        for name, given in (("staticLowerBound", lower), ("staticUpperBound", upper), ("staticStep", step))
    ]
    arguments = list(body.arguments)
    dimensions = len(arguments) - len(outputs)
    for number, (argument, result) in enumerate(zip(arguments[dimensions:], operation.results, strict=True)):
        if reads_shared_output(argument):
            lowering.bind(argument, lowering.tensors.handed(operation, first + number, outputs[number])[0])
            buffer = lowering.tensors.copied(result, operation, outputs[number])
        else:
            buffer = lowering.tensors.destination(operation, first + number, result)
            lowering.bind(argument, buffer)
        lowering.bind(result, buffer)
        lowering.memo["shared output", argument] = buffer
    target = ir.Block([lowering.argument(argument) for argument in arguments[:dimensions]])
    lowering.defer(body, target, _insert_in_parallel)
    lowering.emit(
        ir.Parallel(place=lowering.place, lower=bounds[0], upper=bounds[1], step=bounds[2], body=ir.Region([target]))
    )


def _insert_in_parallel(lowering: Lowering, terminator: Any) -> None:
    for each in terminator.regions[0].blocks[0].operations:
        lowering.lower(each.operation)
    lowering.emit(ir.Yield(place=lowering.place, values=[]))


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


def _reaches_nobody(loop: Any, reduce: Any) -> bool:
    """Whether nobody uses what a loop reduces, and the regions of its `scf.reduce` do nothing but compute."""
    is_used = any(list(each.uses) for each in loop.results)
    return not is_used and all(_only_computes(region.blocks[0]) for region in reduce.regions)


def _only_computes(block: Any) -> bool:
    """Whether a block does nothing but compute, in whatever order: with scalars, and with memory that it allocates, at
    places that no value decides."""
    own: list[Any] = []
    for each in (one.operation for one in block.operations):
        operands = list(each.operands)
        match each.name:
            case "scf.reduce.return":
                pass
            case "memref.alloc" if not operands:
                own.append(each.results[0])
            case "memref.extract_strided_metadata" if operands[0] in own:
                own.append(each.results[0])
            case "memref.load" if operands[0] in own and all(map(_is_constant, operands[1:])):
                pass
            case "memref.store" if operands[1] in own and all(map(_is_constant, operands[2:])):
                pass
            case "memref.dealloc" | "bufferization.dealloc" if all(one in own or _is_constant(one) for one in operands):
                pass
            case name if name.startswith("arith.") and "div" not in name and "rem" not in name:
                pass
            case _:
                return False
    return True


def _is_constant(value: Any) -> bool:
    made = getattr(value.owner, "operation", None)
    return made is not None and made.name == "arith.constant"


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
