"""Whether what is equal at chosen sizes is equal whatever numbers programs make of sizes by what no solver is told.

At the sizes that were chosen such numbers may be alike that are not at others: `1 + n * 1e-12` is 1 in 32 bits for all
small n, and programs that take the one of n for the one of k compute the same. So both programs are run again with an
uninterpreted function in the place of each operation that makes such a number. What decides addresses, bounds and
branches keeps its number, beside the one that data are computed with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.pairing.rewriting import Rewrite, rewritten
from equiv.proving.answers import Proven
from equiv.proving.findings import ProvenAt
from equiv.proving.goal import Context, Goal
from equiv.proving.symbolic_run import Shown
from equiv.proving.tactics.identity import Exact, Fingerprint
from equiv.proving.tactics.levels import Levels
from equiv.proving.tactics.solver import Solver
from equiv.proving.tactics.tactic import Tactic
from equiv.sizing.number_keys import COMMUTATIVE
from equiv.sizing.uninterpreted import Made, Numbers
from equiv.verdict import LEVELS, Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir, machine
from interp.ir import flow
from interp.ir.declaration import Kind, declaration_of
from interp.ir.walks import operands_of, results_of
from interp.machine import Domain, Input
from interp.machine.analysis.concrete_operands import concrete_operands

_OPERATIONS = 20_000_000  # of all runs, but for those at the sizes that tell most
_MOST_SEARCHES = 2  # proofs by more than a run of each program
_COMPUTING = ir.Op | ir.Select | ir.Apply
_TACTICS: tuple[Tactic, ...] = Exact(), Fingerprint(), Levels(), Solver()


def why_not_whatever(context: Context, numbers: Sequence[Numbers]) -> Reason | None:
    """Why what is proven at chosen sizes is not proven whatever these numbers of the source and the target are; None
    where it is, and where nothing can be said, as runs go by such a number after all."""
    made = [operation for each in numbers for operation in each.made]
    if not made:
        return None
    ran = {tuple(sizes.items()): inputs for sizes, inputs in context.findings.ran}
    by_loads = [replace(each, deciding=each.deciding_by_loads) for each in numbers]
    for deciding, of_memory in ((numbers, True), (numbers, False), (by_loads, False)):
        unknown = replace(context, pair=_with_functions(context.pair, deciding, of_memory), attempt=None)
        stopped, operations, searches = False, 0, 0
        for each in sorted(context.findings.proven, key=_telling):
            inputs = ran.get(tuple(each.sizes.items()))
            if inputs is None or operations > _OPERATIONS or searches >= _MOST_SEARCHES:
                continue
            goal, is_proven = _prove(unknown, each, inputs)
            assert goal.run is not None
            operations += goal.run.operations
            searches += goal.run.shown is not Shown.EQUAL
            if not is_proven and goal.run.shown is Shown.DIFFERS:
                first = made[0].operation
                message = (
                    "the programs agree by the numbers that they make of the chosen sizes in ways that the solver does "
                    f"not know, as by this '{made[0].name.partition(' ')[0]}', and may not at other sizes"
                )
                return Reason.at(ReasonKind.NOT_COVERED, message, first.place)
            stopped |= not is_proven and goal.run.shown is Shown.STOPPED
        if not stopped:
            break
    modules = context.pair.source_module, context.pair.target_module
    for module, of_module in zip(modules, numbers, strict=True):
        met = _meets_data(module, of_module)
        if met is not None:
            message = (
                "a number that is made of the chosen sizes in a way that the solver does not know, and that decides "
                "what runs, is handed on to here; what is made of it may not be equal at other sizes"
            )
            return Reason.at(ReasonKind.NOT_COVERED, message, met.place)
    return None


def _meets_data(module: ir.Module, numbers: Numbers) -> ir.Operation | None:
    """An operation that uses a number for data which a loop, a branch or a call hands on and which decides something:
    of that no function stands in its place."""
    operations = list(module.walk())
    copies = _copies(module)
    unknown = {result for each in numbers.made for result in results_of(each.operation)}
    kept = set[ir.Value]()
    before = -1
    while len(unknown) + len(kept) != before:  # values go around loops
        before = len(unknown) + len(kept)
        for operation in operations:
            if isinstance(operation, _COMPUTING):
                used = operands_of(operation)
                if not kept.isdisjoint(used) and results_of(operation)[0] in numbers.deciding:
                    kept.update(results_of(operation))
                elif not unknown.isdisjoint(used):
                    unknown.update(results_of(operation))
        for value in [*unknown, *kept]:
            kept.update(each for each in copies.get(value, ()) if each in numbers.deciding)
    for operation in operations:
        met = kept.intersection(operands_of(operation)).difference(concrete_operands(operation))
        if not met:
            continue
        if isinstance(operation, _COMPUTING):
            is_data = results_of(operation)[0] not in numbers.deciding
        else:
            is_data = any(each not in numbers.deciding for value in met for each in copies.get(value, (None,)))
        if is_data:
            return operation
    return None


def _telling(proven: ProvenAt) -> tuple[int, int]:
    """Sizes that are no two alike tell most, and small ones cost least."""
    return -len(set(proven.sizes.values())), sum(proven.sizes.values())


def _prove(context: Context, proven: ProvenAt, inputs: Sequence[Input]) -> tuple[Goal, bool]:
    """The goal after a proof, or an attempt at one, at the level that was proven with the numbers themselves, and
    whether it is proven."""
    weakest = LEVELS.index(proven.proof.level)
    levels = tuple(each for each in context.levels if LEVELS.index(each) <= weakest)
    own = replace(
        context, levels=levels, findings=replace(context.findings), domains=[Domain.EXACT, Domain.FINGERPRINT]
    )
    goal = Goal(own, {}, None, slack=False, inputs=inputs)
    goal.named = proven.sizes
    for tactic in _TACTICS:
        if tactic.applies(goal) and isinstance(tactic.apply(goal), Proven):
            return goal, True
    return goal, False


def _with_functions(pair: Pair, numbers: Sequence[Numbers], of_memory: bool) -> Pair:
    """The pair with uninterpreted functions; memory holds what these give, even where it decides what a run does, where
    `of_memory`."""
    source = rewritten(pair.source_module, _functions(pair.source_module, pair.source.function, numbers[0], of_memory))
    target = rewritten(pair.target_module, _functions(pair.target_module, pair.target.function, numbers[1], of_memory))
    return replace(
        pair,
        source_module=source,
        target_module=target,
        source_program=machine.assemble(source, pair.source.function),
        target_program=machine.assemble(target, pair.target.function, notes_promises=True),
    )


def _functions(module: ir.Module, entry: str, numbers: Numbers, of_memory: bool) -> Rewrite:
    """What stands in the place of the operations that make numbers, and of those that use them."""
    made = {id(each.operation): each for each in numbers.made}
    unknown = {result: ir.Value(result.type) for each in numbers.made for result in results_of(each.operation)}
    ends = set[int]()
    for function in module.functions.values():
        for operation in function.walk():
            if isinstance(operation, ir.Return) and function.name == entry:
                ends.add(id(operation))
            # What decides something is computed twice, once with the numbers that it has.
            if isinstance(operation, _COMPUTING) and id(operation) not in made:
                results = results_of(operation)
                if any(each in unknown for each in operands_of(operation)) and results[0] in numbers.deciding:
                    unknown.update((each, ir.Value(each.type)) for each in results)

    copies, constants = _copies(module), {each.result for each in ir.of_kind(module, ir.Const)}

    def decides(value: ir.Value, operation: ir.Operation) -> bool:
        """Whether what an operation hands a value on to decides something; memory does where the value does."""
        if isinstance(operation, ir.Store):
            return value in numbers.deciding
        return any(each in numbers.deciding for each in copies.get(value, ()))

    def rewrite(operation: ir.Operation) -> list[ir.Operation] | None:
        used = [each for each in operands_of(operation) if each in unknown]
        if id(operation) in made:
            return [operation, _function(made[id(operation)], unknown, constants)]
        if not used:
            return None
        results = results_of(operation)
        if isinstance(operation, _COMPUTING):
            again = _renamed(operation, unknown.__getitem__, used)
            if results[0] not in unknown:
                return [again]
            return [operation, _renamed(again, unknown.__getitem__, results, of_results=True)]
        is_shown = id(operation) in ends or (isinstance(operation, ir.Store) and of_memory)
        kept = set(concrete_operands(operation))
        changed = [each for each in used if each not in kept and (is_shown or not decides(each, operation))]
        return [_renamed(operation, unknown.__getitem__, changed)] if changed else None

    return rewrite


def _copies(module: ir.Module) -> dict[ir.Value, list[ir.Value]]:
    """What values are handed on to: by loops, branches and calls."""
    found = dict[flow.Node, list[flow.Node]]()
    for function in module.functions.values():
        for operation in function.walk():
            if isinstance(operation, _COMPUTING):
                continue
            for origin, target, way in flow.flows(operation, function, module):
                if way is flow.Way.COPY:
                    found.setdefault(origin, []).append(target)

    def reached(value: flow.Node) -> Iterator[ir.Value]:
        for each in found.get(value, ()):
            if isinstance(each, ir.Value):
                yield each
            elif isinstance(each, flow.Returned | flow.Handed):
                yield from (given for given in found.get(each, ()) if isinstance(given, ir.Value))

    return {value: [*reached(value)] for value in found if isinstance(value, ir.Value)}


def _function(made: Made, unknown: Mapping[ir.Value, ir.Value], constants: Set[ir.Value]) -> ir.Opaque:
    """An uninterpreted function of what an operation is of, which gives the unknown numbers for its results. Constants
    come last where operands may change places."""
    results, given = results_of(made.operation), made.given
    types = [[str(each.type) for each in values] for values in (given, results)]
    return ir.Opaque(
        place=made.operation.place,
        results=[unknown[each] for each in results],
        name=f"{made.name} {types}",
        arguments=sorted(given, key=constants.__contains__) if made.name in COMMUTATIVE else list(given),
        reads=[],
        writes=[],
        kernel=True,
    )


def _renamed(
    operation: ir.Operation,
    name: Callable[[ir.Value], ir.Value],
    changed: Sequence[ir.Value],
    of_results: bool = False,
) -> ir.Operation:
    """The operation with other values in the place of some of its operands, or of its results."""
    declared = declaration_of(type(operation))
    new = {each: name(each) for each in changed}

    def affine(expression: ir.Affine) -> ir.Affine:
        match expression:
            case ir.Binary(left=left, right=right):
                return replace(expression, left=affine(left), right=affine(right))
            case ir.Value():
                return new.get(expression, expression)
            case _:
                return expression

    def fields() -> Iterator[tuple[str, object]]:
        for part in declared.results if of_results else declared.operands:
            content = getattr(operation, part.name)
            if part.kind is Kind.AFFINE:
                yield part.name, [affine(each) for each in content] if part.many else affine(content)
            elif part.many:
                yield part.name, [new.get(each, each) for each in content]
            elif content in new:
                yield part.name, new[content]

    return replace(operation, **dict(fields()))
