"""The machine from Python: assemble a module, run it in a value domain, compare two executions."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from interp import _native
from interp.assembly.affine import sign_extend
from interp.assembly.assemble import DataTraits, assemble_native
from interp.assembly.assembler import AssemblyError, halves
from interp.ir import Module, Place, Scalar, View
from interp.term import Term, read_term
from interp.text.literal import format_bits

__all__ = [
    "Algebra",
    "AssemblyError",
    "BufferInput",
    "Cell",
    "CellValue",
    "Comparison",
    "DataInput",
    "Difference",
    "Domain",
    "Execution",
    "Input",
    "Limits",
    "Program",
    "Range",
    "Sample",
    "Schedule",
    "SizeInput",
    "Stop",
    "assemble",
    "compare",
    "run_pair",
]


class Domain(Enum):
    """What a data value is while the machine runs (see the table in `interp/README.md`)."""

    EXACT = "exact"
    FINGERPRINT = "fingerprint"
    CONCRETE = "concrete"
    ALGEBRAIC = "algebraic"
    REASSOCIATING = "reassociating"
    ENCLOSURE = "enclosure"  # the real numbers of concrete inputs, to within balls
    DEGREE = "degree"  # finds what the algebraic domain's error bound needs
    EXTENT = "extent"  # data is not computed at all; finds the extents that accesses to elastic inputs need


@dataclass(frozen=True, slots=True)
class Limits:
    """`operations` of IR, `memory` in bytes and `seconds`, each for one execution. `watch` is told twice a second how
    many operations were executed so far, of two programs together."""

    operations: int = 10**12
    memory: int = 4 << 30
    seconds: float = 300.0
    watch: Callable[[int], None] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Algebra:
    """How the algebraic and the reassociating domain take floats. `field_bits` is the size of the field of exponents,
    full unless a test wants collisions; with `any_precision` conversions between float formats do not round, and with
    `definedness` a target's value is equal only where it is defined wherever the source's is. With `copies` the degree
    domain counts what the reassociating domain's error bound needs. Sums and products are reassociated `everywhere`, or
    where the operations' flags allow it; `fuses` takes an `fma` of the target for a product and a sum with the flag
    `contract`."""

    field_bits: int = _native.FIELD_BITS
    any_precision: bool = False
    definedness: bool = False
    copies: bool = False
    everywhere: bool = True
    fuses: bool = False


@dataclass(frozen=True, slots=True)
class Schedule:
    """Which of several agents runs next. Under seed 0 the one that has been ready for longest runs until it has to
    wait; under another any of them, changing at every synchronization, and with `preempt` at every access to memory.
    `script` makes each choice by its number instead, the first one where it ends. With `any_order` a run goes on where
    the order in which agents synchronize is not determined: what it computes then holds for this schedule alone. With
    `slots` a put waits while its channel holds that many puts of which something was not taken; with 0 slots it waits
    until everything that it put is taken."""

    seed: int = 0
    preempt: bool = False
    any_order: bool = False
    slots: int | None = None
    script: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class SizeInput:
    """A scalar parameter that is concrete in every domain; `value` is signed."""

    value: int


@dataclass(frozen=True, slots=True)
class DataInput:
    """A scalar parameter that is data: a symbol, or in the concrete domain a number from the sample."""


@dataclass(frozen=True, slots=True)
class BufferInput:
    """A view parameter over a buffer of its own, filled with data. A size None is elastic (extent domain only).
    `strides` None is row-major; otherwise strides and offset are in elements."""

    sizes: tuple[int | None, ...]
    strides: tuple[int, ...] | None = None
    offset: int = 0


Input = SizeInput | DataInput | BufferInput


@dataclass(frozen=True, slots=True)
class Sample:
    """Where the concrete domain's data comes from: a generator by `seed` and `profile`, equal for equal (parameter,
    element) in both programs. `overrides` maps (parameter, element of its view in row-major order) to bits.

    Profiles: `small` (small integers; floats that are small integers or halves), `generic` (floats of random sign
    and mantissa near 1; integers of all bits), `special` (zeros of both signs, infinities, NaN, subnormals, extremes,
    mixed with generic values), `large` (floats of magnitude 64 to 8192, all negative under odd seeds), `dominant`
    (generic, with a large positive diagonal), `few-N` (integers from 0 to N - 1; floats likewise, generic under odd
    seeds), `sorted-N` (the same for floats; integers up to N that do not descend along a buffer). With `fresh-` before
    it, globals hold what they were initialized with instead of data."""

    seed: int = 0
    profile: str = "generic"
    overrides: Mapping[tuple[int, int], int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Range:
    """That all elements of an integer parameter are from `low` to `high`, as signed numbers."""

    parameter: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Why an execution did not finish.

    `kind` is `undefined` (the program did something that has no meaning: out of bounds, division by zero, ...), `data`
    (control or an address depends on data), `race`, `deadlock`, `order` (which of two agents synchronizes first is not
    determined), `limit-operations`, `limit-memory`, `limit-time`, `cancelled`, or `unsupported`. `places` are the
    places that the message speaks of, the place of the operation first."""

    kind: str
    message: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class CellValue:
    """One output cell. `state` is `constant` (then `bits` holds its pattern), `symbolic`, `uninitialized` (never
    written) or `poison` (computed from an uninitialized or poison value, `origin` says where); `approximate` where
    the bits depend on a library function of unspecified precision; `writer` is the place of the last store, known only
    when the execution tracked writers."""

    state: str
    bits: int | None = None
    approximate: bool = False
    writer: Place | None = None
    origin: Place | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """An element of an output: `output` is ("argument", position), ("result", position) or ("global", name)."""

    output: tuple[str, int | str]
    index: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    cell: Cell
    source: CellValue
    target: CellValue


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two executions side by side. `cells` were compared, `differing` of them are not equal and `differences` lists
    the first ones; `source_uninitialized` and `source_poison` count cells that the source leaves without a value, which
    the target may define as it likes; `poisoned` lists the first of the latter. `problems` says in words what else
    differs (results of other shapes, external calls, operations in the target that may be undefined and that the source
    does not execute), with places."""

    cells: int
    differing: int
    differences: tuple[Difference, ...]
    source_uninitialized: int
    source_poison: int
    poisoned: tuple[Cell, ...]
    problems: tuple[tuple[str, Place | None], ...]


_OUTPUT_KINDS = ("argument", "result", "global")
_STATES = {
    0: "uninitialized",
    1: "constant",
    2: "constant",
    3: "poison",
    4: "symbolic",
    5: "symbolic",
    6: "symbolic",
    255: "symbolic",
}
_LEAF_LIMIT = 64
_MACHINE_OPERATIONS = {5: "read", 6: "multiple", 7: "sum", 8: "equal"}


class Execution:
    """One finished or stopped run. `operations` counts executed IR operations, `hashed` the expressions built (the
    n of the fingerprint domain's error bound), `hashed_narrowly` those of the algebraic domain that were built from
    values modulo one prime only, `tests` the values that it compared, and `demands` the operations that it does not
    know to be defined for all real numbers; `sums`, `merged`, `factors` and `places` are the reassociating domain's
    (hashed sums, unions of multisets, constants in products, binary places of constants in sums), `degree`,
    `coefficient_places` and `hashed_places` (the same of what is hashed) the degree domain's; `extents` maps an elastic
    parameter to the extents that it needs.
    `approximate_control` says that a branch or an address depended on a value of unspecified precision.
    `broken_promise` is the first that was noted. `choices` are those that a scripted schedule made: of how many
    agents each was."""

    def __init__(self, native: _native.Execution, variant: _Variant, domain: Domain) -> None:
        self._native = native
        self.domain = domain
        self._variant = variant
        self.stop = self._stop()
        self.operations: int = native.operations
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
        self.choices: list[int] = native.choices
        self.broken_promise: Place | None = self._place(native.broken_promise)
        self.extents: dict[int, tuple[int, ...]] = {
            position: tuple(extents) for position, extents in enumerate(native.extents) if extents
        }

    def _stop(self) -> Stop | None:
        if self._native.stop is None:
            return None
        kind, message, instruction, others = self._native.stop
        places = [place for place in map(self._place, (instruction, *others)) if place is not None]
        return Stop(kind, message, tuple(places))

    def _place(self, instruction: int) -> Place | None:
        return self._variant.places[instruction] if instruction >= 0 else None

    def output_kind(self, cell: Cell) -> tuple[int, int]:
        """The native kind and position of an output."""
        kind, name = cell.output
        if kind == "global":
            position = next(index for index, entry in enumerate(self._variant.globals) if entry[0] == name)
        else:
            assert isinstance(name, int)
            position = name
        return _OUTPUT_KINDS.index(kind), position

    def cell(self, kind: int, position: int, element: int) -> Cell:
        """The output cell at an element in row-major order; kind and position as in the native machine."""
        index = []
        for size in reversed(self._native.output_shape(kind, position)):
            element, remainder = divmod(element, size)
            index.append(remainder)
        name: int | str = self._variant.globals[position][0] if _OUTPUT_KINDS[kind] == "global" else position
        return Cell((_OUTPUT_KINDS[kind], name), tuple(reversed(index)))

    def _element(self, cell: Cell) -> tuple[int, int, int]:
        kind, position = self.output_kind(cell)
        element = 0
        for index, size in zip(cell.index, self._native.output_shape(kind, position), strict=True):
            element = element * size + index
        return kind, position, element

    def value(self, cell: Cell) -> CellValue:
        """What the execution left in an output cell."""
        kind, (low, high), approximate, writer, origin, _ = self._native.value_at(*self._element(cell))
        state = _STATES[kind]
        bits = low | high << 64 if state == "constant" else None
        return CellValue(state, bits, approximate, self._place(writer), self._place(origin))

    def output_bits(self, output: tuple[str, int | str]) -> list[int | None]:
        """All patterns of an output in row-major order; None where a cell holds no number."""
        pairs = self._native.output_bits(*self.output_kind(Cell(output, ())))
        return [None if pair is None else pair[0] | pair[1] << 64 for pair in pairs]

    def output_layout(self, output: tuple[str, int | str]) -> tuple[int, tuple[int, ...]]:
        """The buffer that an output's view lies in, by a number that tells the buffers of this execution apart, and
        where: its offset, then the size and the stride of each dimension."""
        buffer, *where = self._native.output_layout(*self.output_kind(Cell(output, ())))
        return buffer, tuple(where)

    @property
    def mentioned_globals(self) -> list[str]:
        return [name for name, _ in self._variant.globals]

    def _expression_id(self, cell: Cell) -> int | None:
        kind, _, _, _, _, identity = self._native.value_at(*self._element(cell))
        return identity if kind == 4 else None

    def expression(self, cell: Cell, depth: int = 6) -> str:
        """The expression of an output cell in the exact domain as text, cut below `depth`."""
        identity = self._expression_id(cell)
        if identity is None:
            value = self.value(cell)
            return value.state if value.bits is None else format_bits(self._variant.output_type(cell), value.bits)
        return self._render(identity, depth, None)

    def _render(self, identity: int, depth: int, type_: Scalar | None) -> str:
        kind, name, result, (low, high), parameter, element, operands, types, _ = self._native.explain(identity)
        if kind == 0:
            bits = low | high << 64
            return format_bits(type_, bits) if type_ is not None else hex(bits)
        if kind == 1:
            return self._variant.leaf(parameter, element)
        if kind == 4:
            return "undefined"
        if depth == 0:
            return "..."
        if kind in _MACHINE_OPERATIONS:
            # Of what is read, the index and the first elements tell enough.
            shown = [self._render(each, depth - 1, Scalar("i64") if kind != 5 else None) for each in operands[:5]]
            return f"{_MACHINE_OPERATIONS[kind]}({', '.join(shown)}{', ...' if len(operands) > 5 else ''})"
        known = [Scalar(each) if each else None for each in types] or [None] * len(operands)
        inner = ", ".join(
            self._render(operand, depth - 1, operand_type)
            for operand, operand_type in zip(operands, known, strict=True)
        )
        return f"{name or 'external'}{f'#{result}' if result else ''}({inner})"

    def term(self, cell: Cell, limit: int) -> Term | None:
        """The whole expression of an output cell (exact domain), its nodes shared; None where there is none, or where
        it has more than `limit` nodes."""
        value, type_ = self.value(cell), self._variant.output_type(cell)
        if value.state == "constant" and value.bits is not None and not value.approximate:
            return Term("constant", type_, bits=value.bits)
        root = self._expression_id(cell)
        return None if root is None else read_term(self._native, root, type_, limit, self._variant.input_type)

    def inputs_of(self, cell: Cell, limit: int = _LEAF_LIMIT) -> list[tuple[int, int]]:
        """The (parameter, element) symbols that an output cell depends on, at most `limit` (exact domain)."""
        identity = self._expression_id(cell)
        if identity is None:
            return []
        leaves: list[tuple[int, int]] = self._native.leaves_of(identity, limit)
        return [(parameter, element) for parameter, element in leaves if parameter < len(self._variant.parameters)]


class _Variant:
    """A program assembled for one choice of which scalar parameters are data."""

    def __init__(
        self, module: Module, entry: str, data: frozenset[int], dropped: frozenset[str], notes_promises: bool
    ) -> None:
        self.native, self.places, self.globals, self.traits = assemble_native(
            module, entry, data, dropped, notes_promises
        )
        function = module.functions[entry]
        self.parameters = [value.type for value in function.parameters]
        self.names = [value.name or f"arg{index}" for index, value in enumerate(function.parameters)]
        self.results = function.results
        self.elements = {name: module.globals[name].element for name, _ in self.globals}

    def output_type(self, cell: Cell) -> Scalar:
        kind, name = cell.output
        if kind == "global":
            return self.elements[str(name)]
        type_ = (self.parameters if kind == "argument" else self.results)[int(name)]
        return type_.element if isinstance(type_, View) else type_

    def input_type(self, parameter: int) -> Scalar | None:
        """The type of a parameter's elements; None for a global's."""
        if parameter >= len(self.parameters):
            return None
        type_ = self.parameters[parameter]
        element = type_.element if isinstance(type_, View) else type_
        return Scalar("i64") if element.is_index else element

    def leaf(self, parameter: int, element: int) -> str:
        if parameter < len(self.names):
            name = self.names[parameter]
            return f"{name}[{element}]" if isinstance(self.parameters[parameter], View) else name
        return f"global[{element}]"


class Program:
    """A module assembled for one entry function; it can be run many times, also from several threads at once."""

    def __init__(
        self, module: Module, entry: str, dropped: frozenset[str] = frozenset(), notes_promises: bool = False
    ) -> None:
        self._module = module
        self._dropped = dropped
        self._notes_promises = notes_promises
        self._entry = entry
        self._variants: dict[frozenset[int], _Variant] = {}
        self._lock = threading.Lock()
        self._variant(frozenset())

    def _variant(self, data: frozenset[int]) -> _Variant:
        with self._lock:
            if data not in self._variants:
                self._variants[data] = _Variant(self._module, self._entry, data, self._dropped, self._notes_promises)
            return self._variants[data]

    def _variant_for(self, inputs: Sequence[Input]) -> _Variant:
        return self._variant(frozenset(at for at, given in enumerate(inputs) if isinstance(given, DataInput)))

    def traits(self, inputs: Sequence[Input]) -> DataTraits:
        return self._variant_for(inputs).traits

    def prepare(
        self,
        inputs: Sequence[Input],
        domain: Domain,
        *,
        limits: Limits,
        seed: int,
        sample: Sample | None,
        track_writers: bool,
        algebra: Algebra,
        target: bool,
        schedule: Schedule,
        traits: DataTraits,
        ranges: Sequence[Range],
    ) -> tuple[_native.Execution, _Variant]:
        """A native execution that is ready to run, of a pair's source or `target`; `traits` are those of its
        partner."""
        variant = self._variant_for(inputs)
        traits |= variant.traits
        sample = sample or Sample()
        options = _native.RunOptions(
            domain.value,
            min(limits.operations, 2**62),
            min(limits.memory, 2**62),
            limits.seconds if math.isfinite(limits.seconds) else 1e18,
            halves(seed),
            sample.seed & (2**64 - 1),
            sample.profile,
            [(parameter, element, halves(bits)) for (parameter, element), bits in sample.overrides.items()],
            track_writers,
            algebra.field_bits,
            (algebra.any_precision, algebra.definedness, algebra.copies),
            (algebra.everywhere, not target, algebra.fuses and target),
            (
                schedule.seed & (2**64 - 1),
                schedule.preempt,
                schedule.any_order,
                -1 if schedule.slots is None else schedule.slots,
            ),
            schedule.script,
            (traits.poisons, not traits.poisons, traits.addresses),
        )
        parameters = self._module.functions[self._entry].parameters
        native_inputs = []
        for given, parameter in zip(inputs, parameters, strict=True):
            type_ = parameter.type
            match given:
                case SizeInput():
                    assert isinstance(type_, Scalar)
                    # A register holds a signed number of its type: of one bit 0 and -1.
                    native_inputs.append(_native.Input.size(sign_extend(given.value, type_.width)))
                case DataInput():
                    assert isinstance(type_, Scalar)
                    native_inputs.append(_native.Input.data(type_.name))
                case BufferInput():
                    assert isinstance(type_, View)
                    if any(size is not None and size < 0 for size in given.sizes):
                        raise ValueError(f"a buffer of sizes {given.sizes}")
                    native_inputs.append(
                        _native.Input.buffer(
                            type_.element.name, list(given.sizes), list(given.strides or ()), given.offset
                        )
                    )
        execution = _native.Execution(variant.native, native_inputs, options)
        for each in ranges:
            execution.assume_range(each.parameter, each.low, each.high)
        return execution, variant

    def run(
        self,
        inputs: Sequence[Input],
        domain: Domain,
        *,
        limits: Limits = Limits(),
        seed: int = 0,
        sample: Sample | None = None,
        track_writers: bool = False,
        algebra: Algebra = Algebra(),
        target: bool = False,
        schedule: Schedule = Schedule(),
        ranges: Sequence[Range] = (),
    ) -> Execution:
        """Runs to the end or to a `Stop`. `seed` (128 bits) keys the fingerprint domain: two executions are comparable
        only under the same seed. Symbols are named by parameter position and element, so equal positions mean equal
        inputs. Raises AssemblyError."""
        native, variant = self.prepare(
            inputs,
            domain,
            limits=limits,
            seed=seed,
            sample=sample,
            track_writers=track_writers,
            algebra=algebra,
            target=target,
            schedule=schedule,
            traits=self.traits(inputs),
            ranges=ranges,
        )
        _run([native], limits.watch)
        return Execution(native, variant, domain)


def assemble(
    module: Module, entry: str, dropped: frozenset[str] = frozenset(), notes_promises: bool = False
) -> Program:
    """The program, without the flags `dropped`. A broken promise ends a run as undefined behaviour does, or is noted in
    the execution where `notes_promises`. Raises AssemblyError where the machine cannot run something, with its
    place."""
    return Program(module, entry, dropped, notes_promises)


def run_pair(
    source: Program,
    target: Program,
    source_inputs: Sequence[Input],
    target_inputs: Sequence[Input],
    domain: Domain,
    *,
    limits: Limits = Limits(),
    seed: int = 0,
    sample: Sample | None = None,
    track_writers: bool = False,
    algebra: Algebra = Algebra(),
    schedule: Schedule = Schedule(),
    ranges: Sequence[Range] = (),
) -> tuple[Execution, Execution]:
    """Both programs side by side on two threads; when one stops on a limit, the other is cancelled. What is proven of
    the symbolic domains' outputs holds for inputs in the `ranges`."""
    traits = source.traits(source_inputs) | target.traits(target_inputs)
    prepared = [
        program.prepare(
            inputs,
            domain,
            limits=limits,
            seed=seed,
            sample=sample,
            track_writers=track_writers,
            algebra=algebra,
            target=is_target,
            schedule=schedule,
            traits=traits,
            ranges=ranges,
        )
        for program, inputs, is_target in ((source, source_inputs, False), (target, target_inputs, True))
    ]
    _run([native for native, _ in prepared], limits.watch)
    first, second = (Execution(native, variant, domain) for native, variant in prepared)
    return first, second


def _run(executions: list[_native.Execution], watch: Callable[[int], None] | None) -> None:
    """Runs all at once; an interrupt of the caller cancels them."""

    def work(execution: _native.Execution) -> None:
        execution.run()
        if execution.stop is not None and execution.stop[0].startswith("limit"):
            for other in executions:
                other.cancel()

    threads = [threading.Thread(target=work, args=(execution,), daemon=True) for execution in executions]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            while thread.is_alive():
                thread.join(0.5)
                if watch is not None and thread.is_alive():
                    watch(sum(execution.progress for execution in executions))
    except BaseException:
        for execution in executions:
            execution.cancel()
        for thread in threads:
            thread.join()
        raise


def compare(source: Execution, target: Execution, limit: int = 16) -> Comparison:
    """Compares every cell of every argument buffer, result and public global of two executions in the same domain.
    Raises ValueError where there is nothing to compare: a run that stopped, or of the extent domain."""
    for execution in (source, target):
        if execution.stop is not None or execution.domain in (Domain.EXTENT, Domain.DEGREE):
            raise ValueError(f"an execution in the {execution.domain.value} domain cannot be compared")
    if source.domain is not target.domain:
        raise ValueError("executions in different domains cannot be compared")
    cells, differing, different, uninitialized, poison, poisoned, problems = _native.compare(
        source._native, target._native, limit
    )
    differences = []
    for location in different:
        cell = source.cell(*location)
        differences.append(Difference(cell, source.value(cell), target.value(cell)))
    return Comparison(
        cells,
        differing,
        tuple(differences),
        uninitialized,
        poison,
        tuple(source.cell(*location) for location in poisoned),
        tuple(
            (message, source._place(source_at) or target._place(target_at))
            for message, source_at, target_at in problems
        ),
    )
