"""Loops that count between bounds which are data, as loops with a condition."""

from __future__ import annotations

from msgspec.structs import replace

from interp import ir
from interp.machine.analysis.registers import RegisterClass, RegisterClasses


def with_conditions(module: ir.Module, classes: RegisterClasses) -> ir.Module | None:
    """The module with a `While` in the place of each `For` whose lower or upper bound is data; None where there is
    none."""
    functions = dict(module.functions)
    changed = False
    widened: set[ir.Value] | None = None
    for function in classes.reached:
        assert function.body is not None
        if any(_counts_by_data(each, classes) for each in ir.of_kind_in(function.body, ir.For)):
            changed = True
            widened = _widened(classes) if widened is None else widened
            functions[function.name] = replace(function, body=_region(function.body, classes, widened))
    return ir.Module(functions, module.globals) if changed else None


def _widened(classes: RegisterClasses) -> set[ir.Value]:
    """The integers whose differences do not overflow: those that have half the bits of their type, and constants."""
    found = set()
    for function in classes.reached:
        assert function.body is not None
        for each in ir.walk(function.body):
            match each:
                case ir.Const() if isinstance(each.result.type, ir.Scalar) and each.result.type.is_integer:
                    width = each.result.type.width
                    if each.bits < 1 << width // 2:
                        found.add(each.result)
                case ir.Op(name="index_cast" | "index_castui" | "extsi" | "extui"):
                    before, after = each.operands[0].type, each.results[0].type
                    assert isinstance(before, ir.Scalar) and isinstance(after, ir.Scalar)
                    if 2 * before.width <= after.width:
                        found.add(each.results[0])
                case _:
                    pass
    return found


def _is_data(bound: ir.Index, classes: RegisterClasses) -> bool:
    return isinstance(bound, ir.Value) and classes[bound] is RegisterClass.DATA


def _counts_by_data(operation: ir.Operation, classes: RegisterClasses) -> bool:
    return (
        type(operation) is ir.For
        and len(operation.body.blocks) == 1
        and (_is_data(operation.lower, classes) or _is_data(operation.upper, classes))
        and not _is_data(operation.step, classes)
    )


def _region(region: ir.Region, classes: RegisterClasses, widened: set[ir.Value]) -> ir.Region:
    """The region with its blocks as they are, or, where their operations change, with the same blocks changed: branches
    name them."""
    if not any(_counts_by_data(each, classes) for each in ir.walk(region)):
        return region
    blocks = {block: ir.Block(block.arguments, []) for block in region.blocks}
    for block, copy in blocks.items():
        for operation in block.operations:
            copy.operations += _operations(operation, classes, blocks, widened)
    return ir.Region(list(blocks.values()))


def _operations(
    operation: ir.Operation,
    classes: RegisterClasses,
    blocks: dict[ir.Block, ir.Block],
    widened: set[ir.Value],
) -> list[ir.Operation]:
    match operation:
        case ir.For():
            body = _region(operation.body, classes, widened)
            copy = operation if body is operation.body else replace(operation, body=body)
            return _conditional(copy, classes, widened) if _counts_by_data(operation, classes) else [copy]
        case ir.Execute() | ir.Parallel() | ir.Spawn():
            return [replace(operation, body=_region(operation.body, classes, widened))]
        case ir.While():
            return [
                replace(
                    operation,
                    before=_region(operation.before, classes, widened),
                    after=_region(operation.after, classes, widened),
                )
            ]
        case ir.If():
            return [
                replace(
                    operation,
                    then=_region(operation.then, classes, widened),
                    otherwise=_region(operation.otherwise, classes, widened),
                )
            ]
        case ir.Branch(otherwise=None):
            return [replace(operation, target=blocks[operation.target])]
        case ir.Branch():
            assert operation.otherwise is not None
            return [replace(operation, target=blocks[operation.target], otherwise=blocks[operation.otherwise])]
        case _:
            return [operation]


def _conditional(loop: ir.For, classes: RegisterClasses, widened: set[ir.Value]) -> list[ir.Operation]:
    """Counts as `For` does, which never counts beyond its upper bound: from a lower bound that is data on, what is
    counted is the distance from there, so that nothing wraps around."""
    place = loop.place
    variable, *arguments = loop.body.blocks[0].arguments
    assert isinstance(variable.type, ir.Scalar)
    type_ = variable.type
    made: list[ir.Operation] = []

    def value(bound: ir.Index) -> ir.Value:
        if isinstance(bound, ir.Value):
            return bound
        result = ir.Value(type_)
        made.append(ir.Const(place=place, result=result, bits=bound & ((1 << type_.width) - 1)))
        return result

    def operation(name: str, *operands: ir.Value, result: ir.Value | None = None) -> ir.Value:
        result = result or ir.Value(ir.I1 if name.startswith("cmpi") or name == "andi" else type_)
        made.append(ir.Op(place=place, results=[result], name=name, operands=list(operands)))
        return result

    less = "cmpi.ult" if loop.unsigned else "cmpi.slt"
    lower, upper, step = (value(bound) for bound in (loop.lower, loop.upper, loop.step))
    if isinstance(loop.step, ir.Value) or loop.step <= 0:
        positive = operation("cmpi.sgt", step, value(0))
        made.append(ir.Check(place=place, condition=positive, message="a loop with a step that is not positive"))
    by_distance = _is_data(loop.lower, classes)
    if by_distance:
        runs, distance, first = operation(less, lower, upper), operation("subi", upper, lower), value(0)
        small = {lower, upper} <= widened and not loop.unsigned
    before_loop, made = made, []
    count, *carried = (ir.Value(type_), *(ir.Value(each.type) for each in arguments))
    if by_distance:
        if small:
            # Then the distance is a signed number, of which more is known.
            goes_on = operation("cmpi.slt", count, distance)
        else:
            goes_on = operation("andi", runs, operation("cmpi.ult", count, distance))
    else:
        first, goes_on = lower, operation(less, count, upper)
    before = ir.Block(
        [count, *carried], [*made, ir.Condition(place=place, condition=goes_on, values=[count, *carried])]
    )
    made = []
    counted = ir.Value(type_) if by_distance else variable
    if by_distance:
        operation("addi", lower, counted, result=variable)
    *body, last = loop.body.blocks[0].operations
    assert isinstance(last, ir.Yield)
    made += body
    following = operation("addi", counted, step)
    after = ir.Block([counted, *arguments], [*made, ir.Yield(place=last.place, values=[following, *last.values])])
    results = [ir.Value(type_), *loop.results]
    loops = ir.While(
        place=place,
        results=results,
        carried=[first, *loop.carried],
        before=ir.Region([before]),
        after=ir.Region([after]),
    )
    return [*before_loop, loops]
