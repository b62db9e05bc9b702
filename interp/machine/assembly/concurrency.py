"""The code of parallel loops, tasks, barriers, channels and locks."""

from __future__ import annotations

from interp import ir
from interp.ir import Place
from interp.machine.analysis.registers import RegisterClass
from interp.machine.assembly.bytecode import Need, Opcode
from interp.machine.assembly.emitter import LARGEST_COUNT, Emitter, emits
from interp.machine.coverage import SiteKind


@emits(ir.Parallel)
def _parallel(self: Emitter, operation: ir.Parallel) -> int:
    place, variables = operation.place, operation.body.blocks[0].arguments
    at_once = operation in self.assembler.concurrency.at_once
    bounds = [
        tuple(self.integer(bound, Need.BOUND, place) for bound in dimension)
        for dimension in zip(operation.lower, operation.upper, operation.step, strict=True)
    ]
    box = self.assembler.constants([register for dimension in bounds for register in dimension])
    self.control(place, Opcode.PARALLEL_BEGIN, box, len(bounds), aux=int(at_once))
    begins: list[tuple[int, int, int, int]] = []
    for variable, (lower, upper, step) in zip(variables, bounds, strict=True):
        register = self.registers[variable] = self.fresh(RegisterClass.INTEGER, 2)
        begin = self.control(place, Opcode.FOR_BEGIN, register, lower, upper, step)
        self.assembler.site(begin, SiteKind.LOOP, operation, len(begins))
        begins.append((begin, register, step, len(self.code)))
    if at_once:
        fork = self.control(place, Opcode.FORK, 0, 0, aux=1)
        least = self.body(operation.body, place, []) + 1
        self.control(place, Opcode.END)
        self.code.patch(fork, "b", len(self.code))
    else:
        self.code.emit(place, Opcode.TASK_BEGIN)
        least = self.body(operation.body, place, []) + 1
        self.code.emit(place, Opcode.TASK_END)
    for begin, register, step, start in reversed(begins):
        self.control(place, Opcode.FOR_NEXT, register, step, start, extra=1)
        self.code.patch(begin, "e", len(self.code))
        self.code.patch(begin, "f", self.assembler.constants([min(least, LARGEST_COUNT)]))
        least = 1
    self.control(place, Opcode.PARALLEL_END, aux=int(at_once))
    return 0


def _task_kind(operation: ir.Spawn) -> int:
    return 2 * operation.daemon + 4 * (operation.detached or operation.daemon)


@emits(ir.Spawn)
def _spawn(self: Emitter, operation: ir.Spawn) -> int:
    place = operation.place
    name = self.assembler.message(operation.name) + 1 if operation.name else 0
    fork = self.control(place, Opcode.FORK, self.define(operation.result), 0, name, aux=_task_kind(operation), extra=1)

    def leave(terminator: ir.Operation) -> None:
        assert isinstance(terminator, ir.Yield)
        values = []
        for value in terminator.values:
            is_view = self.classes[value] is RegisterClass.VIEW
            values += (
                [self.registers[value], RegisterClass.VIEW]
                if is_view
                else [self.cell(value, terminator.place), RegisterClass.DATA]
            )
        self.control(place, Opcode.END, self.assembler.constants(values), len(terminator.values))

    self.region(operation.body, place, leave)
    self.code.patch(fork, "b", len(self.code))
    return 1


@emits(ir.Wait)
def _wait(self: Emitter, operation: ir.Wait) -> int:
    place = operation.place
    tokens = [self.integer(token, Need.CONDITION, place) for token in operation.tokens]
    results: list[int] = []
    for result in operation.results:
        results += [self.define(result), self.classes[result]]
    self.control(
        place,
        Opcode.WAIT,
        self.assembler.constants(tokens),
        len(tokens),
        self.assembler.constants(results),
        len(operation.results),
        extra=1,
    )
    return 1


@emits(ir.Barrier)
def _barrier(self: Emitter, operation: ir.Barrier) -> int:
    flags = operation.relaxed | operation.running << 1
    self.control(operation.place, Opcode.BARRIER, operation.scope, flags, extra=1)
    return 1


def _queue(
    self: Emitter, place: Place, opcode: Opcode, register: int, queue: int, indices: list[ir.Index], aux: int = 0
) -> int:
    registers = [self.integer(index, Need.INDEX, place) for index in indices]
    self.control(place, opcode, register, queue, self.assembler.constants(registers), len(registers), aux=aux, extra=1)
    return 1


@emits(ir.Put)
def _put(self: Emitter, operation: ir.Put) -> int:
    queue = self.assembler.queue("channel", operation.channel)
    source = self.assembler.update(operation.source)
    return _queue(self, operation.place, Opcode.PUT, self.registers[operation.view], queue, operation.indices, source)


@emits(ir.Get)
def _get(self: Emitter, operation: ir.Get) -> int:
    queue = self.assembler.queue("channel", operation.channel)
    return _queue(self, operation.place, Opcode.GET, self.registers[operation.view], queue, operation.indices)


@emits(ir.Acquire)
def _acquire(self: Emitter, operation: ir.Acquire) -> int:
    units = self.integer(operation.units, Need.SIZE, operation.place)
    queue = self.assembler.queue("lock", operation.lock)
    return _queue(self, operation.place, Opcode.ACQUIRE, units, queue, operation.indices)


@emits(ir.Release)
def _release(self: Emitter, operation: ir.Release) -> int:
    units = self.integer(operation.units, Need.SIZE, operation.place)
    queue = self.assembler.queue("lock", operation.lock)
    aux = operation.exact | operation.most << 1
    return _queue(self, operation.place, Opcode.RELEASE, units, queue, operation.indices, aux)


@emits(ir.Expect)
def _expect(self: Emitter, operation: ir.Expect) -> int:
    arrivals = self.integer(operation.arrivals, Need.SIZE, operation.place)
    self.control(operation.place, Opcode.EXPECT, self.registers[operation.barrier], arrivals, extra=1)
    return 1


@emits(ir.Arrive)
def _arrive(self: Emitter, operation: ir.Arrive) -> int:
    place = operation.place
    units = self.integer(operation.arrivals, Need.SIZE, place)
    bytes_ = self.integer(operation.transactions, Need.SIZE, place)
    barrier, phase = self.registers[operation.barrier], self.define(operation.result)
    self.control(place, Opcode.ARRIVE, barrier, units, bytes_, phase, aux=int(operation.incomplete), extra=1)
    return 1


@emits(ir.Await)
def _await(self: Emitter, operation: ir.Await) -> int:
    phase = self.integer(operation.phase, Need.CONDITION, operation.place)
    self.control(operation.place, Opcode.AWAIT, self.registers[operation.barrier], phase, extra=1)
    return 1
