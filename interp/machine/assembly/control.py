"""The code of loops, conditions, calls and checks."""

from __future__ import annotations

from interp import ir
from interp.machine.analysis.registers import RegisterClass
from interp.machine.assembly.bytecode import Need, Opcode
from interp.machine.assembly.emitter import LARGEST_COUNT, Emitter, emits
from interp.machine.coverage import SiteKind


@emits(ir.For)
def _for(self: Emitter, operation: ir.For) -> int:
    place, arguments = operation.place, operation.body.blocks[0].arguments
    lower, upper, step = (
        self.integer(bound, Need.BOUND, place) for bound in (operation.lower, operation.upper, operation.step)
    )
    # The iteration count stands beside the induction variable.
    variable = self.registers[arguments[0]] = self.fresh(RegisterClass.INTEGER, 2)
    for argument, result in zip(arguments[1:], operation.results, strict=True):
        self.registers[result] = self.define(argument)
    self.move(operation.carried, arguments[1:], place)
    begin = self.control(place, Opcode.FOR_BEGIN, variable, lower, upper, step, aux=int(operation.unsigned))
    self.assembler.site(begin, SiteKind.LOOP, operation)
    start = len(self.code)
    least = self.body(operation.body, place, arguments[1:]) + 1
    self.control(place, Opcode.FOR_NEXT, variable, step, start, extra=1)
    self.code.patch(begin, "e", len(self.code))
    self.code.patch(begin, "f", self.assembler.constants([min(least, LARGEST_COUNT)]))
    bounds = [self.constant_of(bound) for bound in (operation.lower, operation.upper, operation.step)]
    if bounds[0] is None or bounds[1] is None or bounds[2] is None or bounds[2] <= 0 or operation.unsigned:
        return 0
    return min(max(0, -((bounds[0] - bounds[1]) // bounds[2])) * least, LARGEST_COUNT)


@emits(ir.While)
def _while(self: Emitter, operation: ir.While) -> int:
    place = operation.place
    before, after = operation.before.blocks[0].arguments, operation.after.blocks[0].arguments
    for value in (*before, *after, *operation.results):
        self.define(value)
    self.move(operation.carried, before, place)
    start = self.label(place)
    exits: list[int] = []
    is_data = False

    def leave(terminator: ir.Operation) -> None:
        assert isinstance(terminator, ir.Condition)
        nonlocal is_data
        is_data = self.is_data(terminator.condition)
        condition = 0 if is_data else self.integer(terminator.condition, Need.CONDITION, terminator.place)
        # Results are assigned on every pass, so that the exit needs no code of its own region.
        self.move(terminator.values, operation.results, terminator.place)
        if is_data:
            self.assembler.addresses = True  # what is known of integers tells when the loop ends
            exits.append(self.split(terminator.place, terminator.condition))
        else:
            exits.append(self.control(terminator.place, Opcode.JUMP_IF_ZERO, condition, 0, extra=1))
        self.assembler.site(exits[-1], SiteKind.WHILE, terminator, is_data=is_data)
        self.move(operation.results, after, terminator.place)

    least = self.region(operation.before, place, leave)
    self.body(operation.after, place, before)
    self.control(place, Opcode.JUMP, start, extra=1)
    for jump in exits:
        self.code.patch(jump, "b", len(self.code))
    if is_data:
        self.join(place, [(jump, operation.results) for jump in exits])
    return least + 1


@emits(ir.If)
def _if(self: Emitter, operation: ir.If) -> int:
    place = operation.place
    for result in operation.results:
        self.define(result)
    is_data = self.is_data(operation.condition)
    if is_data:
        test = self.split(place, operation.condition)
    else:
        condition = self.integer(operation.condition, Need.CONDITION, place)
        test = self.control(place, Opcode.JUMP_IF_ZERO, condition, 0, extra=1)
    self.assembler.site(test, SiteKind.BRANCH, operation, is_data=is_data)
    then = self.body(operation.then, place, operation.results)
    skip = self.control(place, Opcode.JUMP, 0)
    self.code.patch(test, "b", len(self.code))
    otherwise = self.body(operation.otherwise, place, operation.results)
    self.code.patch(skip, "a", self.label(place))
    if is_data:
        self.join(place, [(test, operation.results)])
    return 1 + min(then, otherwise)


@emits(ir.Execute)
def _execute(self: Emitter, operation: ir.Execute) -> int:
    for result in operation.results:
        self.define(result)
    return self.body(operation.body, operation.place, operation.results)


@emits(ir.Call)
def _call(self: Emitter, operation: ir.Call) -> int:
    place, callee = operation.place, self.assembler.module.functions[operation.callee]
    operands: list[int] = []
    for value, parameter in zip(operation.arguments, callee.parameters, strict=True):
        register_class = self.classes[parameter]
        operands += (self.value(value, register_class, place), register_class)
    results: list[int] = []
    for result in operation.results:
        results += (self.define(result), self.classes[result])
    self.control(
        place,
        Opcode.CALL,
        self.assembler.functions[operation.callee],
        self.assembler.constants(operands),
        len(operation.arguments),
        self.assembler.constants(results),
        len(operation.results),
        extra=1,
    )
    # What the callee did may free or write anything, but never changes a register: conversions stay valid.
    return 1


@emits(ir.Check)
def _check(self: Emitter, operation: ir.Check) -> int:
    message = self.assembler.message(operation.message)
    noted = int(operation.promise and self.assembler.notes_promises)
    if self.is_data(operation.condition):
        self.assembler.splits = self.assembler.addresses = True  # what is known of integers tells whether it holds
        condition = self.cell(operation.condition, operation.place)
        self.code.emit(operation.place, Opcode.CHECK_CELL, condition, message, noted)
    else:
        condition = self.integer(operation.condition, Need.CONDITION, operation.place)
        self.code.emit(operation.place, Opcode.CHECK, condition, message, noted)
    return 0
