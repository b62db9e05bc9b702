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
from interp.ir.flow import COURSE, Flow, Handed, Memory, Returned, Sent, UnknownOperation, Way, flows
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


def told(text: str, mnemonic: str) -> set[str]:
    """The flows of the operations of a kind in a function `f`, in words."""
    parameters = (
        "%m: view<4xf32>, %n: view<?xf32>, %p: ptr, %x: f32, %y: f32, %i: index, %j: index, %c: i1, %b: view<i64>"
    )
    found, named = flows_of(f"func @f({parameters}) {{\n{text}\nreturn\n}}\nfunc @outside(%v: f32) -> (f32)", mnemonic)
    names: dict[object, str] = {value: name for name, value in named.items()}

    def name(node: object) -> str:
        match node:
            case ir.Value():
                return names[node]
            case Memory(element=element):
                return "memory" if element is None else f"memory of {element}"
            case Sent(channel=channel):
                return f"@{channel}"
            case Returned(function=function, position=position):
                return f"@{function}.{position}"
            case Handed(position=position):
                return f"task.{position}"
        return type(node).__name__.lower()

    return {f"{name(each.origin)} {each.way.name.lower()} {name(each.target)}" for each in found}


def spelled(flows: str) -> set[str]:
    return {each.strip() for each in flows.strip().split("\n") if each.strip()}


SPECIFIED = {
    "what memory holds is what a load gives": (
        "%r: f32 = load %m[%i]",
        "load",
        "memory of f32 copy r\nm placed r\ni placed r",
    ),
    "a load through a pointer may give what any memory holds": (
        "%r: f32 = load %p[]",
        "load",
        "memory copy r\np placed r",
    ),
    "what is stored is what memory holds": (
        "store %x, %m[%i]",
        "store",
        "x copy memory of f32\nm placed memory of f32\ni placed memory of f32",
    ),
    "a constant index is no value": (
        "store %x, %p[]\nstore %x, %m[3]",
        "store",
        "x copy memory\np placed memory\nx copy memory of f32\nm placed memory of f32",
    ),
    "a copy takes any memory to any": (
        "copy %p, %p bytes %i",
        "copy",
        "memory copy memory\np placed memory\ni placed memory",
    ),
    "a while hands on what its condition lets through": (
        "%r: f32 = while (%s: f32 = %x) {\ncondition(%c) %s\n} do (%t: f32) {\nyield %y\n}",
        "while",
        "x copy s\ny copy s\ns copy t\ns copy r\nc decided r\nc decided course",
    ),
    "each branch of an if is its result": (
        "%r: f32 = if %c {\nyield %x\n} else {\nyield %y\n}",
        "if",
        "x copy r\ny copy r\nc decided r\nc decided course",
    ),
    "each end of a region of blocks is its result": (
        "%r: f32 = execute {\nbr %c, ^bb1, ^bb2\n^bb1:\nyield %x\n^bb2:\nyield %y\n}",
        "execute",
        "x copy r\ny copy r",
    ),
    "a branch passes on what it has and its condition": (
        "%r: f32 = execute {\nbr %c, ^bb1(%x), ^bb2(%y)\n^bb1(%s: f32):\nyield %s\n^bb2(%t: f32):\nyield %t\n}",
        "br",
        "x copy s\ny copy t\nc branched s\nc branched t\nc branched course",
    ),
    "a branch without a condition passes on what it has": (
        "%r: f32 = execute {\nbr ^bb1(%x)\n^bb1(%s: f32):\nyield %s\n}",
        "br",
        "x copy s",
    ),
    "code that is not there knows all memory and changes it": (
        "%r: f32 = call @outside(%x)",
        "call",
        "x computed r\noutside computed r\nmemory computed r\nx computed outside\nx computed memory\n"
        "memory computed outside\nmemory computed memory",
    ),
    "so does an operation that is not known": (
        "opaque @print(%x) reads (%m) writes (%n)",
        "opaque",
        "x computed memory\nx computed outside\nmemory computed memory\nmemory computed outside\n"
        "outside computed memory\noutside computed outside\n"
        "m placed memory\nm placed outside\nn placed memory\nn placed outside",
    ),
    "a kernel knows what it is given alone": (
        "opaque kernel @tile(%x) reads (%m) writes (%n)",
        "opaque",
        "x computed memory\nmemory computed memory\nm placed memory\nn placed memory",
    ),
    "what is put into a channel is what it holds": (
        "put @C[%i] %m",
        "put",
        "memory of f32 copy @C\nm placed @C\ni placed @C",
    ),
    "what a channel holds is what is taken out": (
        "get @C[%i] %m",
        "get",
        "@C copy memory of f32\nm placed memory of f32\ni placed memory of f32",
    ),
}


@pytest.mark.parametrize(("text", "mnemonic", "expected"), SPECIFIED.values(), ids=SPECIFIED)
def test_flows_are_as_specified(text: str, mnemonic: str, expected: str) -> None:
    assert told(text, mnemonic) == spelled(expected)
