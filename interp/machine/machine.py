"""Programs that the machine runs: assembled once, run on inputs in a value domain, alone or beside each other."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence
from functools import partial

from interp import _native
from interp.ir import Module, Operation, Scalar, View
from interp.machine.assembly.affine import sign_extend
from interp.machine.assembly.assemble import DataTraits
from interp.machine.assembly.assembler import AssemblyError, halves
from interp.machine.execution import Execution, Variant
from interp.machine.runs import (
    LIMITS,
    Algebra,
    BufferInput,
    DataInput,
    Domain,
    Input,
    Lanes,
    Limits,
    Range,
    Sample,
    Schedule,
    SizeInput,
    StopKind,
    Threads,
)
from interp.machine.waiting_threads import Task


class Program:
    """A module assembled for one entry function; it can be run many times, also from several threads at once."""

    def __init__(
        self,
        module: Module,
        entry: str,
        dropped: frozenset[str] = frozenset(),
        notes_promises: bool = False,
        settled: frozenset[Operation] = frozenset(),
    ) -> None:
        self._module = module
        self._dropped = dropped
        self._notes_promises = notes_promises
        self._settled = settled
        self._entry = entry
        self._variants: dict[frozenset[int], Variant] = {}
        self._lock = threading.Lock()
        try:
            likely = self._assembled(None)
            self._variants[likely.data] = likely
        except AssemblyError:
            self._variant(frozenset())  # which may do without what there is none for

    def _assembled(self, data: frozenset[int] | None) -> Variant:
        return Variant(self._module, self._entry, data, self._dropped, self._notes_promises, self._settled)

    def _variant(self, data: frozenset[int]) -> Variant:
        with self._lock:
            if data not in self._variants:
                self._variants[data] = self._assembled(data)
            return self._variants[data]

    def _variant_for(self, inputs: Sequence[Input]) -> Variant:
        return self._variant(frozenset(at for at, given in enumerate(inputs) if isinstance(given, DataInput)))

    def traits(self, inputs: Sequence[Input]) -> DataTraits:
        return self._variant_for(inputs).traits

    def least_operations(self, inputs: Sequence[Input]) -> int:
        """How many operations a run that comes to its end has at least, as far as constant bounds of loops tell."""
        return self._variant_for(inputs).least_operations

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
        lanes: Lanes | None = None,
        threads: Threads | None = None,
    ) -> tuple[_native.Execution, Variant]:
        """A native execution that is ready to run, of a pair's source or `target`; `traits` are those of its
        partner. `lanes` and `threads` None are what the environment says."""
        variant = self._variant_for(inputs)
        traits |= variant.traits
        sample = sample or Sample()
        options = _native.RunOptions()
        options.domain = _native.DomainKind[domain.name]
        options.operation_limit = min(limits.operations, 2**62)
        options.memory_limit = min(limits.memory, 2**62)
        options.seconds_limit = limits.seconds if math.isfinite(limits.seconds) else 1e18
        options.track_writers = track_writers
        options.field_bits = algebra.field_bits
        options.any_precision = algebra.any_precision
        options.definedness = algebra.definedness
        options.copies = algebra.copies
        options.poisons = traits.poisons
        options.gathers = not traits.poisons
        options.tracks = traits.addresses
        options.patterns = traits.patterns
        options.exact_indices = traits.exact_indices
        options.lanes = (lanes or Lanes.chosen()).value
        threads = threads or Threads.chosen()
        options.threads = threads.count
        if threads.always:
            options.least_shared = 0
        reassociation = options.reassociation
        reassociation.everywhere = algebra.everywhere
        reassociation.source = not target
        reassociation.fuses = algebra.fuses and target
        order = options.schedule
        order.seed = schedule.seed & (2**64 - 1)
        order.preempt = schedule.preempt
        order.any_order = schedule.any_order
        order.slots = -1 if schedule.slots is None else schedule.slots
        order.set_script(schedule.script)
        options.set_seed(halves(seed))
        overrides = [(parameter, element, halves(bits)) for (parameter, element), bits in sample.overrides.items()]
        options.set_sample(sample.seed & (2**64 - 1), sample.profile, overrides)
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
                    _require_fitting(parameter.name, given, type_)
                    native_inputs.append(
                        _native.Input.buffer(
                            type_.element.name,
                            list(given.sizes),
                            list(given.strides or ()),
                            given.offset,
                            given.keeps_reaches,
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
        lanes: Lanes | None = None,
        threads: Threads | None = None,
    ) -> Execution:
        """Runs to the end or to a `Stop`. `seed` (128 bits) keys the fingerprint domain: two executions are comparable
        only under the same seed. Symbols are named by parameter position and element, so equal positions mean equal
        inputs. `lanes` and `threads` None are what the environment says. Raises `AssemblyError`."""
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
            lanes=lanes,
            threads=threads,
        )
        _run([native], limits.watch, variant.is_short)
        return Execution(native, variant, domain)


def _require_fitting(name: str, given: BufferInput, type_: View) -> None:
    """That a buffer has the dimensions of the parameter which it is for; the core sees to the rest."""
    fits = len(given.sizes) == type_.rank and all(
        size is None or known is None or size == known for size, known in zip(given.sizes, type_.shape, strict=True)
    )
    if not fits:
        raise ValueError(f"%{name} is a view of sizes {list(type_.shape)}, not {list(given.sizes)}")


def assemble(
    module: Module,
    entry: str,
    dropped: frozenset[str] = frozenset(),
    notes_promises: bool = False,
    settled: frozenset[Operation] = frozenset(),
) -> Program:
    """The program, without the flags `dropped` and the operations `settled`, which show in no run. A broken promise
    ends a run as undefined behaviour does, or is noted in the execution where `notes_promises`. Raises `AssemblyError`
    where the machine cannot run something, with its place."""
    return Program(module, entry, dropped, notes_promises, settled)


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
    source_first: bool = False,
) -> tuple[Execution, Execution]:
    """Both programs side by side on two threads, or, where both are short, one after the other; when one stops on a
    limit, or the source never ends, the other is cancelled, once it came as far: a program that ends before that has
    its result, however late its thread began. With `source_first` a source that stops for whatever reason has the
    target cancelled before that begins. What is proven of the symbolic domains' outputs holds for inputs in the
    `ranges`."""
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
    natives = [native for native, _ in prepared]
    if source_first:
        _run(natives[:1], limits.watch, prepared[0][1].is_short)
        if natives[0].stop is not None:
            natives[1].cancel()
        _run(natives[1:], limits.watch, prepared[1][1].is_short)
    else:
        _run(natives, limits.watch, all(variant.is_short for _, variant in prepared))
    first, second = (Execution(native, variant, domain) for native, variant in prepared)
    return first, second


def _run(executions: list[_native.Execution], watch: Callable[[int], None] | None, are_short: bool) -> None:
    """Runs all at once, of a pair the source first; an interrupt of the caller cancels them, and waits for them: the
    interpreter must not end while one is in native code. Those that `are_short` run here, in less time than a thread
    takes to begin."""

    def work(execution: _native.Execution) -> None:
        execution.run()
        stop = execution.stop
        if stop is None:
            return
        # Of a source that never ends nobody asks what the target does; one that ends is asked why the target does not.
        if stop.kind in LIMITS or (stop.kind == StopKind.ENDLESS and execution is executions[0]):
            beyond = -1 if stop.kind == StopKind.LIMIT_TIME else execution.operations
            for other in executions:
                other.cancel(beyond)

    if are_short:
        for execution in executions:
            work(execution)
        return
    tasks = [Task(partial(work, execution)) for execution in executions]
    try:
        for task in tasks:
            task.start()
        for task in tasks:
            while not task.wait(0.5):
                if watch is not None:
                    watch(sum(execution.progress for execution in executions))
    except BaseException:
        for execution in executions:
            execution.cancel()
        for task in tasks:
            task.withdraw()
        raise
