"""Value flow: every operation says where its operands go, and none that is not known is read past."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import pytest
from msgspec import NODEFAULT

from equiv.pairing.placement.dependence import dependence_on_placement
from equiv.pairing.pointees import Pointees
from equiv.sizing.dependence import Dependences
from equiv.solver.structure import Structure
from interp import ir
from interp.ir.declaration import OPERATIONS, Kind, Operand, Part, Result, declaration_of
from interp.ir.flow import COURSE, Flow, Handed, Returned, UnknownOperation, Way, flows
from interp.ir.place import Place
from interp.ir.text import parse_module
from interp.machine.analysis.poison import MayBePoison
from interp.machine.analysis.registers import RegisterClasses

HERE = Place("test", 1, 1)
TYPES = [ir.INDEX, ir.I1, ir.Scalar("i8"), ir.View(ir.Scalar("f32"), (4,)), ir.View(ir.Scalar("f32"), ()), ir.POINTER]
# Whose flows are those of the operation around them, and whose results come from no operand.
ENDS = (ir.Yield, ir.Condition)
SOURCES = (ir.Const, ir.Global, ir.Spawn)


def value(part: Part) -> ir.Value:
    return ir.Value(next(each for each in TYPES if part.types.holds(each)))


def ended(last: ir.Operation, arguments: int) -> ir.Region:
    return ir.Region([ir.Block([ir.Value(ir.INDEX) for _ in range(arguments)], [last])])


def region(kind: type[ir.Operation], name: str) -> ir.Region:
    """A region that takes and gives one value, beside the variable of a loop."""
    if name == "before":
        condition = ir.Condition(place=HERE, condition=ir.Value(ir.I1), values=[ir.Value(ir.INDEX)])
        return ended(condition, 1)
    arguments = {ir.For: 2, ir.Parallel: 1, ir.While: 1}.get(kind, 0)
    return ended(ir.Yield(place=HERE, values=[] if kind is ir.Parallel else [ir.Value(ir.INDEX)]), arguments)


def instance(kind: type[ir.Operation]) -> ir.Operation:
    """An operation of a class, all of whose operands and results are values of their own."""
    given: dict[str, object] = {}
    for part in declaration_of(kind).parts.values():
        match part.kind:
            case Kind.RESULT | Kind.VALUE | Kind.INDEX | Kind.AFFINE:
                given[part.name] = [value(part)] if part.many else value(part)
            case Kind.REGION:
                given[part.name] = region(kind, part.name)
            case Kind.SUCCESSOR:
                given[part.name] = ir.Block([ir.Value(ir.INDEX)])
            case Kind.WORD | Kind.STRING | Kind.SYMBOL if part.default is NODEFAULT:
                given[part.name] = next(iter(part.choices)) if part.choices else "g"
            case Kind.BITS:
                given[part.name] = 0
    return kind(place=HERE, **given)


def module_of(operation: ir.Operation) -> ir.Module:
    """A module whose entry `f` runs the operation, takes an address as a number and adds to that what may be poison;
    `g` is a function beside it."""
    pointer, number = ir.Value(ir.POINTER), ir.Value(ir.INDEX)
    taken = ir.Op(place=HERE, results=[number], name="ptrtoint", operands=[pointer])
    added = ir.Op(place=HERE, results=[ir.Value(ir.INDEX)], name="addi", operands=[number, number], flags=("nsw",))
    operations = [taken, added, operation, *([] if isinstance(operation, (ir.Return, *ENDS)) else [end()])]
    blocks = [ir.Block([pointer], operations)]
    if isinstance(operation, ir.Branch):
        operations.pop()
        assert operation.otherwise is not None
        for block in (operation.target, operation.otherwise):
            block.operations.append(end())
            blocks.append(block)
    results = [each.type for each in operation.values] if isinstance(operation, ir.Return) else []
    entry = ir.Function("f", [pointer], list(results), ir.Region(blocks), HERE)
    parameter = ir.Value(ir.INDEX)
    beside = ir.Function("g", [parameter], [ir.INDEX], ir.Region([ir.Block([parameter], [end(parameter)])]), HERE)
    table = ir.GlobalBuffer("g", ir.INDEX, (2,), [0, 1], constant=True, private=True, place=HERE)
    return ir.Module({"f": entry, "g": beside}, {"g": table})


def end(*values: ir.Value) -> ir.Return:
    return ir.Return(place=HERE, values=list(values))


ANALYSES: dict[str, Callable[[ir.Module], object]] = {
    "registers": lambda module: RegisterClasses(module, "f", frozenset()),
    "poison": lambda module: MayBePoison(module, list(module.functions.values())),
    "dependence": lambda module: Dependences(module, "f"),
    "pointees": lambda module: Pointees(module, module.functions["f"]),
    "addresses": lambda module: dependence_on_placement(module, "f"),
    "structure": lambda module: Structure(module, "f"),
}


@pytest.mark.parametrize("kind", OPERATIONS.values(), ids=OPERATIONS)
def test_every_operand_goes_somewhere_and_every_result_comes_from_somewhere(kind: type[ir.Operation]) -> None:
    operation = instance(kind)
    module = module_of(operation)
    found = list(flows(operation, module.functions["f"], module))
    if not isinstance(operation, ENDS):
        assert set(ir.operands_of(operation)) <= {flow.origin for flow in found if isinstance(flow.origin, ir.Value)}
    if not isinstance(operation, SOURCES):
        assert set(ir.results_of(operation)) <= {flow.target for flow in found if isinstance(flow.target, ir.Value)}


@pytest.mark.parametrize("kind", OPERATIONS.values(), ids=OPERATIONS)
@pytest.mark.parametrize("analysis", ANALYSES)
def test_every_analysis_takes_every_operation(analysis: str, kind: type[ir.Operation]) -> None:
    ANALYSES[analysis](module_of(instance(kind)))


class Teleport(ir.Operation, eq=False, kw_only=True):
    mnemonic = "teleport"
    assembly_format = "$origin"
    result: Annotated[ir.Value, Result()]
    origin: Annotated[ir.Value, Operand()]


@pytest.mark.parametrize("analysis", ANALYSES)
def test_an_operation_that_is_not_known_is_refused(analysis: str) -> None:
    teleport = Teleport(place=HERE, result=ir.Value(ir.INDEX), origin=ir.Value(ir.INDEX))
    with pytest.raises(UnknownOperation, match="Teleport"):
        ANALYSES[analysis](module_of(teleport))


def flows_of(text: str, mnemonic: str) -> tuple[list[Flow], dict[str, ir.Value]]:
    """The flows of the operations of a kind in `f`, and its values by name."""
    module = parse_module(text, "test")
    function = module.functions["f"]
    assert function.body is not None
    operations = list(ir.walk(function.body))
    arguments = [arg for op in operations for region in ir.regions_of(op) for b in region.blocks for arg in b.arguments]
    results = [result for op in operations for result in ir.results_of(op)]
    named = {each.name: each for each in (*function.parameters, *arguments, *results)}
    return [flow for op in operations if op.mnemonic == mnemonic for flow in flows(op, function, module)], named


def test_what_a_task_yields_is_what_a_wait_for_it_gives() -> None:
    text = "func @f(%x: i32) -> (i32) { %t: index = spawn { yield %x } %r: i32 = wait %t return %r }"
    spawned, named = flows_of(text, "spawn")
    waited, again = flows_of(text, "wait")
    assert [(flow.origin, flow.way) for flow in spawned if flow.target == Handed(0)] == [(named["x"], Way.COPY)]
    assert [flow.way for flow in waited if flow.target is again["r"] and flow.origin == Handed(0)] == [Way.COPY]


def test_what_a_loop_carries_is_its_argument_and_its_result() -> None:
    loop = "%r: i32 = for %i: index = 0 to %n step 1 carry (%c: i32 = %x) { yield %c }"
    text = f"func @f(%n: index, %x: i32) -> (i32) {{ {loop} return %r }}"
    found, named = flows_of(text, "for")
    copies = {(flow.origin, flow.target) for flow in found if flow.way is Way.COPY}
    x, c, r = named["x"], named["c"], named["r"]
    assert copies == {(x, c), (x, r), (c, c), (c, r)}
    counted = {flow.target for flow in found if flow.way is Way.COUNTED and flow.origin is named["n"]}
    assert counted == {named["i"], r, COURSE}


def test_what_a_function_returns_is_what_its_call_gives() -> None:
    text = "func @f(%x: i32) -> (i32) { %r: i32 = call @g(%x) return %r } func @g(%y: i32) -> (i32) { return %y }"
    found, named = flows_of(text, "call")
    assert Flow(Returned("g", 0), named["r"], Way.COPY) in found
    assert flows_of(text, "return")[0][0].target == Returned("f", 0)
