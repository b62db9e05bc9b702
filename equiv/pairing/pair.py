"""A pair ready to run: both programs lowered to affine IR, assembled, and their signatures brought together."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import prod

from equiv.errors import NothingToCompare
from equiv.pairing.by_value import protect_values
from equiv.pairing.descriptors import adapt
from equiv.pairing.external_calls import align_external_calls
from equiv.pairing.mapping.unification import bring_together
from equiv.pairing.ports import match_ports, share_beginnings
from equiv.pairing.repeated_calls import repeat_calls
from equiv.pairing.signature import Signature, unify
from equiv.pairing.subgroup_width import require_equal_subgroups
from equiv.pairing.visible_globals import show_globals
from equiv.proving.placement import Claim, alignment_claims, dependence_on_placement, settled_by_placement
from equiv.request.assumptions import NOTHING, Assumptions
from equiv.request.sources import DEFAULT_BINDINGS
from equiv.verdict import Side, Statistics
from frontends.assumptions import ROUNDING
from frontends.errors import Unsupported
from interp import ir, machine


@dataclass(slots=True)
class Pair:
    """Both programs hold the same mutable globals where `globals_agree`. `loose` holds where a program has a reduction
    whose order is not specified: its float values are one choice. `rounds_otherwise` holds where one program alone has
    a function that may round in several ways: how far that goes is not known. `conventions` are how functions that take
    pointers or keep state were understood and what belongs to what in functions of different forms, in words; `maps`
    are what the user said of that; `exact` are the parameters that are a result in one of the programs; `memory` are
    the results that are memory and not values; `begin_apart` are mutable globals that begin with other values in the
    target; `assumptions` are what the user says of the arguments; `placed` says where the target may depend on the
    addresses of its buffers, in which case what it computes can be refuted but not proven; `claims` are what
    each program says of the alignment of addresses."""

    source: Side
    target: Side
    source_module: ir.Module
    target_module: ir.Module
    signature: Signature
    source_program: machine.Program
    target_program: machine.Program
    globals_agree: bool
    conventions: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    exact: frozenset[int] = frozenset()
    memory: tuple[int, ...] = ()
    begin_apart: tuple[str, ...] = ()
    assumptions: Assumptions = NOTHING
    placed: Unsupported | None = None
    claims: tuple[list[Claim], list[Claim]] = field(default_factory=lambda: ([], []))

    @property
    def source_function(self) -> ir.Function:
        return self.source_module.functions[self.source.function]

    @property
    def target_function(self) -> ir.Function:
        return self.target_module.functions[self.target.function]

    @property
    def loose(self) -> bool:
        return any(unordered_reductions(module) for module in (self.source_module, self.target_module))

    @property
    def rounds_otherwise(self) -> bool:
        modules = self.source_module, self.target_module
        rounded = [{each for f in m.functions.values() for each in f.assumptions if ROUNDING in each} for m in modules]
        return rounded[0] != rounded[1]

    @property
    def calls_in_another_form(self) -> list[str]:
        """The external functions that the programs call with different kinds of arguments, as memrefs in one and
        descriptors in the other: whether the calls are the same is not known."""
        forms = [_call_forms(module) for module in (self.source_module, self.target_module)]
        return sorted(name for name in forms[0].keys() & forms[1].keys() if forms[0][name] != forms[1][name])

    def output_element(self, output: tuple[str, int | str]) -> ir.Scalar:
        """The scalar type of an output's cells."""
        kind, which = output
        if isinstance(which, str):
            return self.source_module.globals[which].element
        given = self.signature.parameters[which].type if kind == "argument" else self.signature.results[which]
        return given if isinstance(given, ir.Scalar) else given.element

    def output_name(self, output: tuple[str, int | str]) -> str:
        """What a reader calls an output."""
        kind, which = output
        if isinstance(which, str):
            return f"@{which}"
        return f"%{self.signature.parameters[which].name}" if kind == "argument" else f"result {which}"

    def is_private(self, output: tuple[str, int | str]) -> bool:
        """Whether an output is a global that only functions of its own file can reach."""
        return isinstance(output[1], str) and self.source_module.globals[output[1]].private

    @property
    def keeps_private_state(self) -> bool:
        """Whether a program has memory that outlives its calls and that nobody else can set."""
        modules = self.source_module, self.target_module
        return any(each.private and not each.constant for module in modules for each in module.globals.values())

    @property
    def has_outputs(self) -> bool:
        """Whether anything of a run can be observed."""
        if self.signature.results or any(isinstance(p.type, ir.View) for p in self.signature.parameters):
            return True
        modules = (self.source_module, self.target_module)
        return any(
            any(not each.private and not each.constant for each in module.globals.values())
            or any(isinstance(op, ir.Opaque) for f in module.functions.values() if f.body for op in ir.walk(f.body))
            for module in modules
        )


def make_pair(
    source_module: ir.Module,
    target_module: ir.Module,
    source: Side,
    target: Side,
    maps: tuple[str, ...] = (),
    bindings: str = DEFAULT_BINDINGS,
) -> Pair:
    """Assembles both programs. `maps` say what belongs to what where the functions have different forms. Raises
    `WrongUse` where the functions cannot be compared."""
    source_module = share_beginnings(source_module, target_module, (source.function, target.function))
    target_module, wired = match_ports(source_module, target_module, (source.function, target.function), maps)
    require_equal_subgroups(source_module, target_module, target_module.functions[target.function].place)
    external = align_external_calls(source_module, target_module)
    declared = source_module.declared.keys() | target_module.declared.keys()
    adapted = adapt(source_module, target_module, source.function, target.function)
    placed = dependence_on_placement(adapted.source, source.function)
    if placed is not None:
        raise placed
    names = source.function, target.function
    repeated_source, repeated_target, calls = repeat_calls(adapted.source, adapted.target, *names)
    values = source_module.functions[source.function].by_value
    kept = target_module.functions[target.function].by_value
    returned = source_module.functions[source.function].values
    tensors = (frozenset[int](), frozenset[int]()) if calls else (values, kept)
    together = bring_together(repeated_source, repeated_target, names, maps, bindings, tensors)
    source_module, target_module = together.source, together.target
    overwritten: tuple[str, ...] = ()
    if together.source is adapted.source:  # the parameters are still those of the function itself
        target_module, overwritten = protect_values(values, target_module, target.function)
    signature = unify(source_module.functions[source.function], target_module.functions[target.function])
    agree = _globals_agree(source_module, target_module)
    apart = _globals_apart(source_module, target_module)
    if agree:
        # A program that does not mention a global leaves it as it is, which is compared like anything else.
        source_module, target_module = (
            _with_globals(source_module, source.function, target_module),
            _with_globals(target_module, target.function, source_module),
        )
    show_globals(source_module, target_module, declared)
    claims = alignment_claims(source_module, source.function), alignment_claims(target_module, target.function)
    settled = [
        settled_by_placement(each, module, side.function)
        for each, module, side in zip(claims, (source_module, target_module), (source, target), strict=True)
    ]
    pair = Pair(
        source,
        target,
        source_module,
        target_module,
        signature,
        machine.assemble(source_module, source.function, settled=settled[0]),
        machine.assemble(target_module, target.function, notes_promises=True, settled=settled[1]),
        agree,
        wired + adapted.conventions + external + calls + together.words + overwritten,
        maps,
        together.exact,
        _returned_memory(returned, together.source is adapted.source and together.target is adapted.target, signature),
        apart,
        placed=dependence_on_placement(adapted.target, target.function),
        claims=claims,
    )
    if not pair.has_outputs:
        raise NothingToCompare(
            f"function '{source.function}' has nothing to compare: no results, no memref arguments, no public globals "
            "and no external calls",
            pair.source_function.place,
        )
    return pair


def _returned_memory(values: frozenset[int], plain: bool, signature: Signature) -> tuple[int, ...]:
    """The results that are memory; none where functions of another form copy what they return."""
    if not plain:
        return ()
    views = (at for at, each in enumerate(signature.results) if isinstance(each, ir.View))
    return tuple(at for at in views if at not in values)


def _call_forms(module: ir.Module) -> dict[str, set[tuple[str, ...]]]:
    """The types of what external functions are given, by name: how many scalars of which types, views or pointers."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for function in module.functions.values():
        for operation in ir.walk(function.body) if function.body is not None else ():
            if isinstance(operation, ir.Opaque):
                kinds = ["view" if isinstance(each.type, ir.View) else "ptr" for each in operation.reads]
                types = [str(each.type) for each in operation.arguments]
                found.setdefault(operation.name, set()).add((*types, *kinds))
    return found


def _globals_agree(source: ir.Module, target: ir.Module) -> bool:
    """Whether the globals that both modules have are alike, as far as runs depend on it."""
    common = [(source.globals[name], target.globals[name]) for name in source.globals if name in target.globals]
    return all(
        (mine.constant, mine.element, mine.shape) == (other.constant, other.element, other.shape)
        for mine, other in common
    )


def _globals_apart(source: ir.Module, target: ir.Module) -> tuple[str, ...]:
    """The mutable globals of both modules that begin with other values in the target, where the source says which."""
    return tuple(
        name
        for name, mine in source.globals.items()
        if (other := target.globals.get(name)) is not None
        and not mine.constant
        and mine.initial is not None
        and _elements(mine) != _elements(other)
    )


def _elements(buffer: ir.GlobalBuffer) -> list[int] | None:
    """The initial elements; one alone stands for all."""
    if buffer.initial is None or len(buffer.initial) != 1:
        return buffer.initial
    return buffer.initial * prod(buffer.shape)


def _with_globals(module: ir.Module, entry: str, other: ir.Module) -> ir.Module:
    """The module with a mention, at the start of `entry`, of each mutable global that the other module has."""
    wanted = [each for each in other.globals.values() if not each.constant]
    function = module.functions[entry]
    if not wanted or function.body is None:
        return module
    first = function.body.blocks[0]
    mentions: list[ir.Operation] = [
        ir.Global(place=each.place, result=ir.Value(ir.View(each.element, each.shape)), name=each.name)
        for each in wanted
    ]
    start = ir.Block(first.arguments, mentions + first.operations)
    extended = replace(function, body=ir.Region([start, *function.body.blocks[1:]]))
    return ir.Module(module.functions | {entry: extended}, {each.name: each for each in wanted} | module.globals)


def unordered_reductions(module: ir.Module) -> list[ir.Place]:
    """The reductions in `module` whose order the program leaves open, sums and products of floats first."""
    functions = module.functions.values()
    return unordered_sums(module) + [place for function in functions for place in function.unordered_reductions]


def unordered_sums(module: ir.Module) -> list[ir.Place]:
    """Those of them whose order shows in rounding and signs of zeros alone."""
    return [place for function in module.functions.values() for place in function.unordered_sums]


@dataclass(slots=True)
class Meter:
    """What a check may use and what it has used. `memory` in bytes is for both programs together; `watch` is that of
    `interp.machine.Limits`."""

    operations: int
    memory: int
    deadline: float
    seed: int
    stats: Statistics = field(default_factory=Statistics)
    watch: Callable[[int], None] | None = None

    @property
    def seconds_left(self) -> float:
        return self.deadline - time.monotonic()

    def limits(self, operations: int | None = None, memory: int | None = None) -> machine.Limits:
        """The limits of one more run, in which two programs share the memory."""
        return machine.Limits(
            operations=self.operations if operations is None else min(operations, self.operations),
            memory=(self.memory if memory is None else min(memory, self.memory)) // 2,
            seconds=max(self.seconds_left, 0.001),
            watch=self.watch,
        )

    def count(self, phase: str, source: machine.Execution, target: machine.Execution | None = None) -> None:
        """Adds a run to the statistics."""
        stats = self.stats
        stats.source_operations += source.operations
        stats.target_operations += target.operations if target else 0
        stats.peak_memory = max(stats.peak_memory, source.peak_memory + (target.peak_memory if target else 0))
        seconds = max(source.seconds, target.seconds if target else 0.0)
        self.spend(phase, seconds)

    def spend(self, phase: str, seconds: float) -> None:
        self.stats.seconds[phase] = self.stats.seconds.get(phase, 0.0) + seconds
