"""Arguments whose elements have few values: each combination of them is run, so that data decides nothing any more.

A case is the pair with stores in front of both bodies that write into the arguments what is in them in that case: they
change nothing, and all that follows runs on numbers. What else is given stays data, so that a case is proven by
identical expressions as any other run is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise, product
from math import prod

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.answers import Answer, Proven, Refuted
from equiv.proving.goal import Goal
from equiv.proving.symbolic_run import Shown, SymbolicRun, run_symbolically
from equiv.proving.tactics.identity import EXACT_MEMORY, EXACT_OPERATIONS
from equiv.refuting.samples import NoSuchSample, as_assumed, is_as_assumed
from equiv.refuting.witness import try_inputs
from equiv.request.assumptions import Promise, PromiseKind
from equiv.verdict import Reason
from equiv.verdict.claim import enumeration
from equiv.verdict.method import Method
from equiv.verdict.reasons import ReasonKind
from interp import ir, machine
from interp.ir.call_graph import is_called, reachable_functions
from interp.ir.types import element_index
from interp.machine import Domain, Sample

_MOST_CASES = 1 << 12
_MOST_OPERATIONS = 400_000_000  # of both programs over all cases
_MOST_ASSEMBLED = 2_000_000  # operations of the texts, each case anew
Case = Mapping[tuple[int, int], int]  # patterns, by parameter and element in row-major order


class Cases:
    """Asked last, of pairs without sizes: the other tactics say the same of all cases at once."""

    name = "cases"

    def domain(self, goal: Goal) -> str:
        return Domain.EXACT.value

    def applies(self, goal: Goal) -> bool:
        context = goal.context
        if goal.run is None or not context.is_static or Domain.EXACT not in context.domains:
            return False
        if not (goal.run.shown is Shown.DIFFERS or goal.run.stopped_by(ReasonKind.DATA)):
            return False
        pair = context.pair
        return not pair.assumptions.aliases and not pair.memory and bool(_elements(pair))

    def apply(self, goal: Goal) -> Answer | None:
        context, pair = goal.context, goal.context.pair
        context.tell(f"running each combination of few values, {goal.text}")
        elements = _elements(pair)
        spent, cases, proven = 0, 0, None
        for case in _cases(pair, elements):
            if context.meter.seconds_left <= 0 or spent > _MOST_OPERATIONS:
                goal.said = f"too long after {cases:,} cases"
                return None
            run = _run(goal, case)
            cases += 1
            spent += sum(each.operations for each in (run.source, run.target) if each is not None)
            if _stops_undefined(run) and _is_undefined(goal, case):
                continue
            if run.shown is Shown.DIFFERS:
                found = try_inputs(pair, goal.inputs, goal.named, case, context.meter)
                if found.witness is not None:
                    return Refuted(found.witness)
            if run.shown is not Shown.EQUAL or run.comparison is None or run.comparison.source_uninitialized:
                goal.said = f"case {cases:,}: {run.reason.message if run.reason is not None else run.shown.value}"
                return None
            proven = run
        if proven is None:
            goal.said = "the source is undefined in all cases"
            return None
        names = enumeration([pair.signature.parameters[each].name for each in sorted({at for at, _ in elements})])
        message = f"all {cases:,} combinations of the elements of {names} were run, each on its own"
        context.findings.notes.append(Reason(ReasonKind.SIZES, message))
        assert proven.comparison is not None and proven.source is not None and proven.target is not None
        context.findings.taken_for_granted.append(ir.DEFINED_ARGUMENTS)  # no case has poison in it
        decisions = (proven.source.decisions, proven.target.decisions)
        return Proven(Method.EXACT, proven.comparison.cells, decisions, operations=spent)


def _elements(pair: Pair) -> dict[tuple[int, int], range]:
    """The elements to be run with each of their values, as signed numbers, by parameter and element: those of arguments
    with the fewest combinations, as long as there are not too many in all."""
    if not all(_can_begin_otherwise(*each) for each in _sides(pair)):
        return {}
    modules = (pair.source_module, pair.target_module)
    bodies = [each.body for module in modules for each in module.functions.values() if each.body is not None]
    most = min(_MOST_CASES, _MOST_ASSEMBLED // sum(len(list(ir.walk(body))) for body in bodies))
    functions = (pair.source_function, pair.target_function)
    promises = pair.assumptions.by_parameter()
    found: list[tuple[int, dict[tuple[int, int], range]]] = []
    for parameter in pair.signature.parameters:
        type_ = parameter.type
        if not isinstance(type_, ir.View) or not type_.element.is_integer or None in type_.shape:
            continue
        if not all(_is_such(function.parameters[parameter.position].type, type_) for function in functions):
            continue
        values = _values(promises.get(parameter.position, ()), type_.element)
        count = prod(size or 0 for size in type_.shape)
        if values is not None and 0 < count <= _MOST_CASES.bit_length() and len(values) ** count <= most:
            here = {(parameter.position, at): values for at in range(count)}
            found.append((len(values) ** count, here))
    chosen: dict[tuple[int, int], range] = {}
    total = 1
    for count, here in sorted(found, key=lambda each: each[0]):
        if total * count <= most:
            total *= count
            chosen |= here
    return chosen


def _is_such(given: ir.Type, type_: ir.View) -> bool:
    return isinstance(given, ir.View) and given.element == type_.element and len(given.shape) == len(type_.shape)


def _values(promises: Sequence[Promise], element: ir.Scalar) -> range | None:
    """What an element may be, None where that is too much."""
    if element.width == 1:
        return range(2)
    low, high = -(1 << 63), 1 << 63
    for each in promises:
        if each.kind is PromiseKind.RANGE and isinstance(each.low, int) and isinstance(each.high, int):
            low, high = max(low, each.low), min(high, each.high)
    return range(low, high + 1) if high - low < _MOST_CASES else None


def _cases(pair: Pair, elements: Mapping[tuple[int, int], range]) -> Iterator[Case]:
    """All combinations that are as assumed."""
    promises, places = pair.assumptions.by_parameter(), list(elements)
    related = {at: {each.kind for each in promises.get(at, ()) if each.relates} for at, _ in places}
    masks = {at: (1 << _element(pair, at).width) - 1 for at, _ in places}
    for combination in product(*elements.values()):
        numbers = dict(zip(places, combination, strict=True))
        if all(_is_related([n for (p, _), n in numbers.items() if p == at], kinds) for at, kinds in related.items()):
            case = {(at, place): number & masks[at] for (at, place), number in numbers.items()}
            if is_as_assumed(pair, case):
                yield case


def _is_related(numbers: Sequence[int], kinds: Set[PromiseKind]) -> bool:
    if PromiseKind.SORTED in kinds and any(one > next for one, next in pairwise(numbers)):
        return False
    return PromiseKind.DISTINCT not in kinds or len(set(numbers)) == len(numbers)


def _element(pair: Pair, parameter: int) -> ir.Scalar:
    type_ = pair.signature.parameters[parameter].type
    assert isinstance(type_, ir.View)
    return type_.element


def _sides(pair: Pair) -> Sequence[tuple[ir.Module, str]]:
    return ((pair.source_module, pair.source.function), (pair.target_module, pair.target.function))


def _can_begin_otherwise(module: ir.Module, entry: str) -> bool:
    """Whether what is put in front of the entry's body runs once: nothing calls it, and nothing goes back there."""
    body = module.functions[entry].body
    functions = reachable_functions(module, entry)
    return body is not None and len(body.blocks) == 1 and not is_called(entry, functions)


def _run(goal: Goal, case: Case) -> SymbolicRun:
    pair = goal.context.pair
    (source, of_source), (target, of_target) = (_begun(pair, *each, case) for each in _sides(pair))
    begun = replace(
        pair, source_module=source, target_module=target, source_program=of_source, target_program=of_target
    )
    limits = goal.context.meter.limits(EXACT_OPERATIONS, EXACT_MEMORY)
    return run_symbolically(begun, goal.inputs, goal.context.meter, Domain.EXACT, limits)


def _begun(pair: Pair, module: ir.Module, entry: str, case: Case) -> tuple[ir.Module, machine.Program]:
    """A program that first stores in its arguments what is in them."""
    function = module.functions[entry]
    assert function.body is not None
    (block,) = function.body.blocks
    stores: list[ir.Operation] = []
    for (position, element), bits in case.items():
        view, type_ = block.arguments[position], pair.signature.parameters[position].type
        assert isinstance(type_, ir.View)
        number = ir.Value(type_.element)
        index = element_index(element, [size or 0 for size in type_.shape])
        stores.append(ir.Const(place=function.place, result=number, bits=bits))
        stores.append(ir.Store(place=function.place, value=number, view=view, indices=list(index)))
    body = ir.Region([ir.Block(block.arguments, [*stores, *block.operations])])
    begun = replace(module, functions={**module.functions, entry: replace(function, body=body)})
    return begun, machine.assemble(begun, entry)


def _stops_undefined(run: SymbolicRun) -> bool:
    """Whether the source is undefined whatever the other data, and does not merely leave a cell open."""
    return run.source is not None and run.source.stop is not None and run.source.stop.is_undefined


def _is_undefined(goal: Goal, case: Case) -> bool:
    """Whether the source as it is, without the stores, is undefined in a case."""
    pair, meter = goal.context.pair, goal.context.meter
    try:
        sample = as_assumed(pair, goal.inputs, Sample(profile="small", overrides=dict(case)), meter)
    except NoSuchSample:
        return False
    run = pair.source_program.run(goal.inputs, Domain.CONCRETE, limits=meter.limits(), sample=sample)
    meter.count("prove", run)
    return run.stop is not None and run.stop.is_undefined
