"""What one run leaves behind, and how two are compared."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from interp import _native
from interp._native import CellKind, NodeKind, RequirementKind
from interp.ir import I1, Module, Op, Operation, Output, OutputKind, Place, Scalar, View, walk
from interp.ir.outputs import CellState
from interp.ir.text.literal import format_bits
from interp.machine.analysis.length import is_short
from interp.machine.assembly.assemble import assemble_native
from interp.machine.coverage import Decisions
from interp.machine.identity import OPERATIONS
from interp.machine.requirement import Path, Reach, Requirement
from interp.machine.runs import Cell, CellValue, Comparison, Difference, Domain, Stop, StopKind
from interp.machine.terms import Term, TermKind, read_term


class Variant:
    """A program assembled for one choice of which scalar parameters are `data`: None for those of which no number is
    made that the machine goes by."""

    def __init__(
        self,
        module: Module,
        entry: str,
        data: frozenset[int] | None,
        dropped: frozenset[str],
        notes_promises: bool,
        settled: frozenset[Operation],
    ) -> None:
        found = assemble_native(module, entry, data, dropped, notes_promises, settled)
        self.native, self.places, self.globals, self.traits, self.sites, self.least_operations, self.data = found
        function = module.functions[entry]
        self.is_short = is_short(function)
        self.parameters = [value.type for value in function.parameters]
        self.names = [value.name or f"arg{index}" for index, value in enumerate(function.parameters)]
        self.results = function.results
        self.module = module
        self.elements = {name: module.globals[name].element for name, _ in self.globals}

    def output_type(self, cell: Cell) -> Scalar:
        """The type of the elements of an output."""
        kind, name = cell.output
        if kind is OutputKind.GLOBAL:
            return self.elements[str(name)]
        type_ = (self.parameters if kind is OutputKind.ARGUMENT else self.results)[int(name)]
        return type_.element if isinstance(type_, View) else type_

    def input_type(self, parameter: int) -> Scalar | None:
        """The type of a parameter's elements; None for a global's."""
        if parameter >= len(self.parameters):
            return None
        type_ = self.parameters[parameter]
        return _of_machine(type_.element if isinstance(type_, View) else type_)

    def leaf(self, parameter: int, element: int) -> str:
        """The name of an input's element, by its position in row-major order."""
        if parameter < len(self.names):
            name = self.names[parameter]
            return f"{name}[{element}]" if isinstance(self.parameters[parameter], View) else name
        return f"global[{element}]"


_OUTPUT_KINDS = {
    OutputKind.ARGUMENT: _native.OutputKind.ARGUMENT,
    OutputKind.RESULT: _native.OutputKind.RESULT,
    OutputKind.GLOBAL: _native.OutputKind.GLOBAL,
}
_OUTPUTS = {kind: name for name, kind in _OUTPUT_KINDS.items()}
_STATES = {
    CellKind.UNINITIALIZED: CellState.UNINITIALIZED,
    CellKind.CONSTANT: CellState.CONSTANT,
    CellKind.WIDE: CellState.CONSTANT,
    CellKind.POISON: CellState.POISON,
}
_LEAF_LIMIT = 64
_MACHINE_OPERATIONS = {
    NodeKind.READ: "read",
    NodeKind.MULTIPLE: "multiple",
    NodeKind.SUM: "sum",
    NodeKind.EQUAL: "equal",
    NodeKind.FROZEN: "freeze",
}
_OF_INDICES = (NodeKind.MULTIPLE, NodeKind.SUM, NodeKind.EQUAL)


class Execution:
    """One finished or stopped run. `operations` counts executed IR operations, `in_lanes` those that were run in step
    with others, `in_parts` those of tasks that other threads ran, `hashed` the expressions built (the n of the
    fingerprint domain's error bound), `hashed_narrowly` those of the algebraic domain that were built from values
    modulo one prime only, `tests` the values that it compared, and `demands` the operations that it does not know to
    be defined for all real numbers; `sums`, `merged`, `factors` and `places` are the reassociating domain's (hashed
    sums, unions of multisets, constants in products, binary places of constants in sums), `degree`,
    `coefficient_places` and `hashed_places` (the same of what is hashed) the degree domain's; `extents` maps an
    elastic parameter to the extents that it needs, and `sure_extents` to those that it needs whatever the data.
    `approximate_control` says that a branch or an address depended on a value of unspecified precision,
    `handed_on` counts, in the concrete domain, what external calls were given, `undefined_handed_on` and
    `nans_handed_on` what of that is poison or was never written, and NaNs,
    `leaves_paths_out` that it is undefined on the path that some data take, `several_agents` that some ran side by
    side, in an order that may be open, `requires_of_data` that it is undefined for some data, if any. `broken_promise`
    is the first that was noted. `choices` are those that a scripted schedule made: of how many agents each was."""

    def __init__(self, native: _native.Execution, variant: Variant, domain: Domain) -> None:
        self._native = native
        self.domain = domain
        self._variant = variant
        self._requirements: list[_native.PathRequirement] | None = None
        self._reaches: list[_native.PathReach] | None = None
        self.stop = self._stop()
        self.operations: int = native.operations
        self.in_lanes: int = native.in_lanes
        self.in_parts: int = native.in_parts
        self.hashed: int = native.hashed
        self.hashed_narrowly: int = native.hashed_narrowly
        self.degree: float = native.degree
        self.coefficient_places: float = native.coefficient_places
        self.hashed_places: float = native.hashed_places
        self.demands: int = native.demands
        self.tests: int = native.tests
        self.sums: int = native.sums
        self.merged: int = native.merged
        self.factors: int = native.factors
        self.places: int = native.places
        self.seconds: float = native.seconds
        self.peak_memory: int = native.peak_memory
        self.approximate_control: bool = native.approximate_control
        self.handed_on: int = native.handed_on
        self.undefined_handed_on: int = native.undefined_handed_on
        self.nans_handed_on: int = native.nans_handed_on
        self.leaves_paths_out: bool = native.leaves_paths_out
        self.requires_of_data: bool = native.requires_of_data
        self.several_agents: bool = native.several_agents
        self.choices: list[int] = native.choices
        self.broken_promise: Place | None = self._place(native.broken_promise)
        self.extents: dict[int, tuple[int, ...]] = {
            position: tuple(extents) for position, extents in enumerate(native.extents) if extents
        }
        self.sure_extents: dict[int, tuple[int, ...]] = {
            position: tuple(extents) for position, extents in enumerate(native.sure_extents) if extents
        }

    @property
    def decisions(self) -> Decisions:
        """Which outcomes the sites of the program had in this run."""
        outcomes, sites = self._native.outcomes, self._variant.sites
        return Decisions(sites, bytes([outcomes[site.instruction] for site in sites.all]))

    def _stop(self) -> Stop | None:
        stop = self._native.stop
        if stop is None:
            return None
        places = [place for place in map(self._place, (stop.instruction, *stop.others)) if place is not None]
        return Stop(StopKind(stop.kind), stop.message, tuple(places))

    def _place(self, instruction: int) -> Place | None:
        return self._variant.places[instruction] if instruction >= 0 else None

    @property
    def external_calls(self) -> Sequence[int]:
        """A number for each external call in order, with all that it reads, in the concrete domain: equal ones for the
        same call, and others but for collisions for another one; 0 for one that is given poison."""
        return self._native.external_calls

    @property
    def freezes(self) -> bool:
        """Whether the program freezes any value."""
        bodies = [each.body for each in self._variant.module.functions.values() if each.body is not None]
        return any(isinstance(each, Op) and each.name == "freeze" for body in bodies for each in walk(body))

    def output_kind(self, cell: Cell) -> tuple[_native.OutputKind, int]:
        """The native kind and position of an output."""
        kind, name = cell.output
        if kind is OutputKind.GLOBAL:
            position = next(index for index, entry in enumerate(self._variant.globals) if entry[0] == name)
        else:
            assert isinstance(name, int)
            position = name
        return _OUTPUT_KINDS[kind], position

    def cell(self, place: _native.CellPlace) -> Cell:
        """An output cell of the native machine, whose elements count in row-major order."""
        index, element = [], place.element
        for size in reversed(self._native.output_shape(place.kind, place.position)):
            element, remainder = divmod(element, size)
            index.append(remainder)
        is_global = place.kind is _native.OutputKind.GLOBAL
        name: int | str = self._variant.globals[place.position][0] if is_global else place.position
        return Cell((_OUTPUTS[place.kind], name), tuple(reversed(index)))

    def _element(self, cell: Cell) -> tuple[_native.OutputKind, int, int]:
        kind, position = self.output_kind(cell)
        element = 0
        for index, size in zip(cell.index, self._native.output_shape(kind, position), strict=True):
            element = element * size + index
        return kind, position, element

    def value(self, cell: Cell) -> CellValue:
        """What the execution left in an output cell."""
        found = self._native.value_at(*self._element(cell))
        state = _STATES.get(found.kind, CellState.SYMBOLIC)
        bits = found.bits if state is CellState.CONSTANT else None
        return CellValue(state, bits, found.approximate, self._place(found.writer), self._place(found.origin))

    def output_bits(self, output: Output) -> list[int | None]:
        """All patterns of an output in row-major order; None where a cell holds no number."""
        return self._native.output_bits(*self.output_kind(Cell(output, ())))

    def output_layout(self, output: Output) -> _native.Layout:
        """Where an output's view lies: in which buffer, by a number that tells the buffers of this execution apart and
        is 0 where data decides on it, and with which offset, sizes and strides."""
        layout = self._native.output_layout(*self.output_kind(Cell(output, ())))
        assert layout is not None, "a scalar has no layout"
        return layout

    @property
    def mentioned_globals(self) -> list[str]:
        """The names of the globals that the program mentions."""
        return [name for name, _ in self._variant.globals]

    def _expression_id(self, cell: Cell) -> int | None:
        found = self._native.value_at(*self._element(cell))
        return found.expression if found.kind is CellKind.EXPRESSION else None

    def expression(self, cell: Cell, depth: int = 6) -> str:
        """The expression of an output cell in the exact domain as text, cut below `depth`."""
        identity = self._expression_id(cell)
        if identity is None:
            value = self.value(cell)
            return value.state if value.bits is None else format_bits(self._variant.output_type(cell), value.bits)
        return self._render(identity, depth, None)

    def _render(self, identity: int, depth: int, type_: Scalar | None) -> str:
        node = self._native.explain(identity)
        if node.kind is NodeKind.CONSTANT:
            return format_bits(type_, node.bits) if type_ is not None else hex(node.bits)
        if node.kind is NodeKind.LEAF:
            return self._variant.leaf(node.parameter, node.element)
        if node.kind is NodeKind.UNDEFINED:
            return "undefined"
        if depth == 0:
            return "..."
        operands = node.operands
        if node.kind in _MACHINE_OPERATIONS:
            # Of what is read, the index and the first elements tell enough.
            element = Scalar("i64") if node.kind in _OF_INDICES else None
            shown = [self._render(each, depth - 1, element) for each in operands[:5]]
            return f"{_MACHINE_OPERATIONS[node.kind]}({', '.join(shown)}{', ...' if len(operands) > 5 else ''})"
        known = [Scalar(each) if each else None for each in node.types] or [None] * len(operands)
        inner = ", ".join(
            self._render(operand, depth - 1, operand_type)
            for operand, operand_type in zip(operands, known, strict=True)
        )
        return f"{node.name or 'external'}{f'#{node.result}' if node.result else ''}({inner})"

    def terms_beside(self, cells: Collection[Cell], limit: int) -> Iterator[Term | None]:
        """What is computed in the output cells other than some (exact domain), each expression once; None for one of
        more than `limit` nodes."""
        seen: set[int] = set()
        for place, identity in self._native.computed():
            cell = self.cell(place)
            if identity not in seen and cell not in cells:
                seen.add(identity)
                yield self._root_term(identity, _of_machine(self._variant.output_type(cell)), limit)

    def gives_away(self, flags: frozenset[str]) -> bool:
        """Whether an external call is given what an operation with one of some flags computes (exact domain)."""
        pending = [(each, True) for each in self._native.effects]
        pending += [(each, False) for each in {identity for _, identity in self._native.computed()}]
        seen = set(pending)
        while pending:
            identity, is_given = pending.pop()
            node = self._native.explain(identity)
            if (
                is_given
                and node.kind is NodeKind.OPERATION
                and not flags.isdisjoint(OPERATIONS.key_of(node.identity)[1])
            ):
                return True
            behind = is_given or node.kind is NodeKind.EXTERNAL
            fresh = {(each, behind) for each in node.operands} - seen
            seen |= fresh
            pending += fresh
        return False

    def term(self, cell: Cell, limit: int) -> Term | None:
        """The whole expression of an output cell (exact domain), its nodes shared; None where there is none, or where
        it has more than `limit` nodes."""
        value, type_ = self.value(cell), _of_machine(self._variant.output_type(cell))
        if value.state is CellState.CONSTANT and value.bits is not None and not value.approximate:
            return Term(TermKind.CONSTANT, type_, bits=value.bits)
        root = self._expression_id(cell)
        return None if root is None else read_term(self._native, root, type_, limit, self._variant.input_type)

    def requirements(self, limit: int, most: int | None = None) -> list[Requirement]:
        """What the run must meet on its paths (exact domain), the first ones of them where they are more than `most`,
        without terms of more than `limit` nodes."""
        return [self._requirement(each, limit) for each in self._known_requirements()[:most]]

    def requirement(self, position: int, limit: int) -> Requirement:
        """One of them."""
        return self._requirement(self._known_requirements()[position], limit)

    def _requirement(self, given: _native.PathRequirement, limit: int) -> Requirement:
        literals = self._path(given.path, limit)
        summed = tuple((each.factor, self._root_term(each.expression, None, limit)) for each in given.terms)
        type_ = I1 if given.kind is RequirementKind.HOLDS else None
        has_value = given.kind not in (RequirementKind.WITHIN, RequirementKind.NEVER)
        value = None if not has_value else self._root_term(given.expression, type_, limit)
        return Requirement(given.kind, value, summed, given.low, given.high, literals, given.excludes_overflow)

    def _known_requirements(self) -> list[_native.PathRequirement]:
        if self._requirements is None:
            self._requirements = self._native.requirements()
        return self._requirements

    def _known_reaches(self) -> list[_native.PathReach]:
        if self._reaches is None:
            self._reaches = self._native.reaches()
        return self._reaches

    def _path(self, literals: Sequence[_native.PathLiteral], limit: int) -> Path:
        return tuple((self._root_term(each.expression, I1, limit), each.negated) for each in literals)

    def reaches(self) -> list[Reach]:
        """How far accesses go, by path, in arguments that are to tell that."""
        return [
            Reach(
                position,
                each.parameter,
                each.dimension,
                each.low,
                each.high,
                each.certain,
                self._place(each.instruction),
            )
            for position, each in enumerate(self._known_reaches())
        ]

    def path(self, reach: Reach, limit: int) -> Path:
        """The conditions under which an access goes so far (exact domain), without terms of more than `limit` nodes."""
        return self._path(self._known_reaches()[reach.position].path, limit)

    def obligations(self, limit: int) -> list[Requirement]:
        """Likewise of the operations that were executed, on every path, and that are undefined for some operands."""
        return [self.obligation(each, limit) for each in self._native.obligations()]

    def obligation(self, expression: int, limit: int) -> Requirement:
        """An operation that was executed and is undefined for some operands, by its expression; of at most `limit`
        terms."""
        value, overflow = self._root_term(expression, None, limit), self._native.excludes_overflow(expression)
        return Requirement(RequirementKind.COMPUTED, value, excludes_overflow=overflow)

    def _root_term(self, expression: int, type_: Scalar | None, limit: int) -> Term | None:
        if expression < 0:
            return None
        return read_term(self._native, expression, type_, limit, self._variant.input_type)

    def inputs_of(self, cell: Cell, limit: int = _LEAF_LIMIT) -> list[tuple[int, int]]:
        """The (parameter, element) symbols that an output cell depends on, at most `limit` (exact domain)."""
        identity = self._expression_id(cell)
        if identity is None:
            return []
        leaves = self._native.leaves_of(identity, limit)
        return [(each.parameter, each.element) for each in leaves if each.parameter < len(self._variant.parameters)]


def compare(source: Execution, target: Execution, limit: int = 16) -> Comparison:
    """Compares every cell of every argument buffer, result and public global of two executions in the same domain.
    Raises `ValueError` where there is nothing to compare: a run that stopped, or of the extent domain."""
    for execution in (source, target):
        if execution.stop is not None or execution.domain in (Domain.EXTENT, Domain.DEGREE):
            raise ValueError(f"an execution in the {execution.domain.value} domain cannot be compared")
    if source.domain is not target.domain:
        raise ValueError("executions in different domains cannot be compared")
    found = _native.compare(source._native, target._native, limit)
    differences = []
    for place in found.differences:
        cell = source.cell(place)
        differences.append(Difference(cell, source.value(cell), target.value(cell)))
    problems = found.problems
    return Comparison(
        found.cells,
        found.differing,
        tuple(differences),
        found.source_uninitialized,
        found.poison_for_unwritten,
        found.source_poison,
        tuple(source.cell(place) for place in found.poisoned),
        tuple(
            (each.message, source._place(each.source_instruction) or target._place(each.target_instruction))
            for each in problems
        ),
        tuple((each.requirement, each.obligation) for each in problems),
        tuple(found.further),
    )


def _of_machine(type_: Scalar) -> Scalar:
    """The type that a value has in expressions, where an index is an integer as any other."""
    return Scalar("i64") if type_.is_index else type_
