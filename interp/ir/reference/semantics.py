"""What each operation means: one function for each, of the frame that it runs in and the operation."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import product
from math import prod
from typing import Any

from interp import ir
from interp.ir import scalars
from interp.ir.reference.agents import Clock, Group, Phases, Wait
from interp.ir.reference.interpreter import Frame, Steps, means
from interp.ir.reference.memory import (
    Absent,
    Buffer,
    Descriptor,
    Pointer,
    Value,
    allocated,
    bytes_of,
    elements_at,
)
from interp.ir.reference.stops import Undefined, Unsupported

# -- scalars -----------------------------------------------------------------------------------------------------------


@means(ir.Const)
def _const(self: Frame, operation: ir.Const) -> Value:
    return operation.bits


@means(ir.Apply)
def _apply(self: Frame, operation: ir.Apply) -> Value:
    number = self.affine(operation.expression)
    return number if isinstance(number, Absent) else number & (1 << 64) - 1


@means(ir.Op)
def _op(self: Frame, operation: ir.Op) -> list[Value]:
    given, results = self.all(operation.operands), len(operation.results)
    if any(value.type == ir.POINTER for value in (*operation.operands, *operation.results)):
        return [_pointer_operation(self, operation, given)]
    by = given[-1]
    divides = operation.name in scalars.MAY_BE_UNDEFINED
    if divides and isinstance(by, Absent):
        raise Undefined(f"{operation.name} by a value that is {by.value}")
    if any(isinstance(each, Absent) for each in given):
        if operation.name == "freeze":
            raise Unsupported("a frozen value that is unspecified")
        if divides and by == 0:
            raise Undefined(f"{operation.name} by zero")
        return [Absent.POISON] * results
    types, result_types = (_scalars(values) for values in (operation.operands, operation.results))
    try:
        return list(scalars.evaluate(operation.name, operation.flags, types, result_types, given))
    except scalars.Poison:
        return [Absent.POISON] * results
    except scalars.UndefinedScalar:
        raise Undefined(f"{operation.name} is undefined for these operands") from None
    except scalars.NoNumber:
        raise Unsupported(f"{operation.name} has no defined result for these operands") from None


def _scalars(values: list[ir.Value]) -> list[ir.Scalar]:
    return [each.type for each in values if isinstance(each.type, ir.Scalar)]


@means(ir.Select)
def _select(self: Frame, operation: ir.Select) -> Value:
    condition = self[operation.condition]
    if isinstance(condition, Absent):
        if isinstance(operation.result.type, ir.View):
            raise Undefined("which view is chosen has no value")
        return Absent.POISON
    chosen: Value = self[operation.yes if condition else operation.no]
    return chosen


# -- memory ------------------------------------------------------------------------------------------------------------


@means(ir.Alloc)
def _alloc(self: Frame, operation: ir.Alloc) -> Value:
    sizes, type_ = self.integers(operation.sizes), operation.result.type
    if isinstance(type_, ir.View):
        view = allocated(type_.element, sizes)
        buffer = view.buffer
    elif sizes[0] < 0:
        raise Undefined("an allocation of a negative number of bytes")
    else:
        buffer = Buffer(sizes[0])
    buffer.on_stack = operation.stack
    if operation.stack:
        self.stack.append(buffer)
    return view if isinstance(type_, ir.View) else Pointer(buffer, 0)


@means(ir.Free)
def _free(self: Frame, operation: ir.Free) -> None:
    target = self[operation.view]
    if target == 0:
        return
    buffer, at = (target.buffer, 0) if isinstance(target, Descriptor) else self.pointee(target)
    if buffer.freed:
        raise Undefined("a buffer is freed twice")
    if buffer.on_stack:
        raise Undefined("a free of a buffer on the stack")
    if at != 0:
        raise Undefined("a free of a pointer that is not that of the buffer's start")
    if buffer.given:
        raise Unsupported("a buffer is freed that the function did not allocate")
    self.end(buffer)


@means(ir.Global)
def _global(self: Frame, operation: ir.Global) -> Value:
    return self.machine.globals[operation.name]


@means(ir.Reshape)
def _reshape(self: Frame, operation: ir.Reshape) -> Value:
    base, type_ = self[operation.base], operation.result.type
    assert isinstance(type_, ir.View)
    offset, sizes = self.integer(operation.offset), self.integers(operation.sizes)
    strides = self.integers(operation.strides)
    if any(size < 0 for size in sizes):
        raise Undefined(f"a view of sizes {sizes}")
    if isinstance(base, Descriptor):
        return Descriptor(base.buffer, offset, tuple(sizes), tuple(strides))
    size = bytes_of(type_.element)
    if not size or not isinstance(base, Pointer) or base.offset % size:
        raise Unsupported("a view from a pointer that is not at an element")
    return Descriptor(base.buffer, base.offset // size + offset, tuple(sizes), tuple(strides))


@means(ir.Extent)
def _extent(self: Frame, operation: ir.Extent) -> Value:
    view = self[operation.view]
    if operation.what is ir.ExtentKind.OFFSET:
        return int(view.offset) & (1 << 64) - 1
    dimension = self.integer(operation.dimension)
    if not 0 <= dimension < len(view.sizes):
        raise Undefined(f"dimension {dimension} of a view of rank {len(view.sizes)}")
    number: int = (view.sizes if operation.what is ir.ExtentKind.SIZE else view.strides)[dimension]
    return number & (1 << 64) - 1


@means(ir.Apart)
def _apart(self: Frame, operation: ir.Apart) -> None:
    left, right = self[operation.left], self[operation.right]
    if left.buffer is not right.buffer:
        return
    assert isinstance(operation.left.type, ir.View)
    type_ = operation.left.type.element
    places: dict[int, set[int]] = {}
    for place, element in enumerate(elements_at(left, type_)):
        places.setdefault(element, set()).add(place)
    for place, element in enumerate(elements_at(right, type_)):
        if places.get(element, set()) - ({place} if operation.pointwise else set()):
            raise Undefined(operation.message)


@means(ir.Load)
def _load(self: Frame, operation: ir.Load) -> Value:
    type_ = operation.result.type
    assert isinstance(type_, ir.Scalar)
    buffer, at = self.element(operation.view, self.integers(operation.indices))
    return _read(self, buffer, at, type_, operation.atomic)


def _read(self: Frame, buffer: Buffer, at: int, type_: ir.Scalar, atomic: str = "") -> Value:
    self.bounded(Pointer(buffer, at), bytes_of(type_))
    self.observe(buffer, at, bytes_of(type_), False, atomic)
    return buffer.get(at, type_)


@means(ir.Store)
def _store(self: Frame, operation: ir.Store) -> None:
    type_ = operation.value.type
    assert isinstance(type_, ir.Scalar)
    buffer, at = self.element(operation.view, self.integers(operation.indices))
    _write(self, buffer, at, self[operation.value], type_, operation.atomic)
    self.machine.phases.pop((buffer, at), None)


def _write(self: Frame, buffer: Buffer, at: int, value: Value, type_: ir.Scalar, atomic: str = "") -> None:
    self.bounded(Pointer(buffer, at), bytes_of(type_))
    self.observe(buffer, at, bytes_of(type_), True, atomic)
    buffer.put(at, value, type_)


# -- pointers ----------------------------------------------------------------------------------------------------------


@means(ir.Address)
def _address(self: Frame, operation: ir.Address) -> Value:
    return Pointer(self[operation.view].buffer, 0)


@means(ir.Displace)
def _displace(self: Frame, operation: ir.Displace) -> Value:
    base, by = self[operation.base], self.affine(operation.offset)
    if isinstance(by, Absent):
        return Absent.POISON
    if "nuw" in operation.flags and by < 0:
        return Absent.POISON
    if isinstance(base, Absent):
        return Absent.POISON
    if not isinstance(base, Pointer):
        return int(base + by) & (1 << 64) - 1
    if "inbounds" in operation.flags and not 0 <= base.offset + by <= base.buffer.bytes:
        return Absent.POISON
    return Pointer(base.buffer, base.offset + by)


def _pointer_operation(self: Frame, operation: ir.Op, given: list[Any]) -> Value:
    if operation.name == "stacksave":
        return len(self.stack)
    if any(isinstance(each, Absent) for each in given):
        return Absent.POISON
    if operation.name in ("ptrtoint", "inttoptr") and isinstance(given[0], int):
        return given[0] & ((1 << operation.results[0].type.width) - 1)  # type: ignore[union-attr]
    if not operation.name.startswith("cmpi.") or not all(isinstance(each, Pointer | int) for each in given):
        raise Unsupported("an address as an integer")
    left, right = given
    if isinstance(left, Pointer) and isinstance(right, Pointer) and left.buffer is right.buffer:
        left, right = left.offset, right.offset
        if operation.name[5:] in ("ult", "ule", "ugt", "uge", "eq", "ne"):
            return int(scalars.ordered(operation.name[-2:], left, right))
    elif isinstance(left, int) and isinstance(right, int):
        return scalars.evaluate(operation.name, (), [ir.POINTER] * 2, [ir.I1], given)[0]
    elif 0 in (left, right) and operation.name in ("cmpi.eq", "cmpi.ne"):
        return int(operation.name == "cmpi.ne")
    raise Unsupported("the relative placement of two buffers")


@means(ir.Unwind)
def _unwind(self: Frame, operation: ir.Unwind) -> None:
    mark = self[operation.mark]
    if not isinstance(mark, int):
        raise Undefined("the stack is unwound to what is no mark of it")
    while len(self.stack) > mark:
        self.end(self.stack.pop())


@means(ir.Copy)
def _copy(self: Frame, operation: ir.Copy) -> None:
    count = self.integer(operation.bytes)
    if count == 0:
        return
    if count < 0:
        raise Undefined("a copy of more bytes than there are")
    origin, start = self.bounded(self[operation.origin], count)
    target, to = self.bounded(self[operation.target], count)
    if origin is target and start != to and abs(start - to) < count and not operation.overlap:
        raise Undefined("a copy between regions that overlap")
    self.observe(origin, start, count, False)
    self.observe(target, to, count, True)
    moved: dict[int, tuple[Value, ir.Scalar]] = {}
    for at in origin.overlapped(start, count):
        value, type_ = origin.pieces[at]
        end = at + bytes_of(type_)
        if at >= start and end <= start + count:
            moved[at - start] = value, type_
            continue
        for byte in range(max(at, start), min(end, start + count)):
            moved[byte - start] = origin.byte(byte), ir.Scalar("i8")
    target.erase(to, count)
    target.widest = max(target.widest, origin.widest)
    target.pieces.update({to + at: content for at, content in moved.items()})


@means(ir.Fill)
def _fill(self: Frame, operation: ir.Fill) -> None:
    count, value = self.integer(operation.bytes), self[operation.value]
    if count == 0:
        return
    if count < 0:
        raise Undefined("a fill of more bytes than there are")
    target, to = self.bounded(self[operation.target], count)
    for byte in range(to, to + count):
        _write(self, target, byte, value, ir.Scalar("i8"))


# -- control -----------------------------------------------------------------------------------------------------------


@means(ir.For)
def _for(self: Frame, operation: ir.For) -> Steps:
    lower, upper, step = self.integers((operation.lower, operation.upper, operation.step))
    counter = operation.body.blocks[0].arguments[0].type
    assert isinstance(counter, ir.Scalar)
    modulus = 1 << counter.width
    if step <= 0:
        raise Undefined(f"a loop with a step of {step}")
    if operation.unsigned:
        lower, upper = lower % modulus, upper % modulus
    carried = self.all(operation.carried)
    for number in range(lower, upper, step):
        _, carried = yield from self.region(operation.body, [number % modulus, *carried])
    return carried


@means(ir.While)
def _while(self: Frame, operation: ir.While) -> Steps:
    carried = self.all(operation.carried)
    while True:
        last, values = yield from self.region(operation.before, carried)
        with self.at(last):
            if not self.integer(last.condition):
                return values
        _, carried = yield from self.region(operation.after, values)


@means(ir.If)
def _if(self: Frame, operation: ir.If) -> Steps:
    region = operation.then if self.integer(operation.condition) else operation.otherwise
    _, values = yield from self.region(region, [])
    return values


@means(ir.Execute)
def _execute(self: Frame, operation: ir.Execute) -> Steps:
    _, values = yield from self.region(operation.body, [])
    return values


@means(ir.Call)
def _call(self: Frame, operation: ir.Call) -> Steps:
    callee = self.machine.module.functions[operation.callee]
    return (yield from self.machine.call(self.agent, callee, self.all(operation.arguments)))


@means(ir.Check)
def _check(self: Frame, operation: ir.Check) -> None:
    if not self.integer(operation.condition):
        raise Undefined(operation.message)


# -- agents ------------------------------------------------------------------------------------------------------------


@means(ir.Parallel)
def _parallel(self: Frame, operation: ir.Parallel) -> Steps:
    bounds = list(zip(*map(self.integers, (operation.lower, operation.upper, operation.step)), strict=True))
    if any(step <= 0 for _, _, step in bounds):
        raise Undefined("a parallel loop with a step that is not positive")
    group = Group()

    for point in product(*(range(*each) for each in bounds)):
        agent = self.machine.fork(self.agent, (*self.agent.groups, group))
        group.agents.append(agent)
        self.machine.start(_runs(self.copy(agent), operation.body, [each & (1 << 64) - 1 for each in point]), agent)
    self.agent.inner = group
    yield Wait(lambda: all(agent.ended for agent in group.agents), operation)
    self.agent.inner = None
    for agent in group.agents:
        self.agent.learn(agent.clock)


def _runs(frame: Frame, body: ir.Region, arguments: list[Value]) -> Generator[Wait, None, None]:
    _, frame.agent.values = yield from frame.region(body, arguments)


@means(ir.Spawn)
def _spawn(self: Frame, operation: ir.Spawn) -> Value:
    agent = self.machine.fork(self.agent, ())
    self.machine.start(_runs(self.copy(agent), operation.body, []), agent)
    agent.daemon = operation.daemon
    if not operation.daemon and not operation.detached:
        self.agent.tasks.append(agent)
    self.machine.tokens.append(agent)
    return len(self.machine.tokens)


@means(ir.Wait)
def _wait(self: Frame, operation: ir.Wait) -> Steps:
    tokens = self.integers(operation.tokens)
    if any(not 0 <= token <= len(self.machine.tokens) for token in tokens):
        raise Undefined("a wait for what is no token")
    tasks = [self.machine.tokens[token - 1] for token in tokens if token]
    yield Wait(lambda: all(task.ended for task in tasks), operation)
    for task in tasks:
        self.agent.learn(task.clock)
    return tasks[0].values if operation.results else []


@means(ir.Barrier)
def _barrier(self: Frame, operation: ir.Barrier) -> Steps:
    if operation.scope >= len(self.agent.groups):
        raise Unsupported("a barrier outside of the parallel that it is for")
    yield Wait(lambda: False, operation, self.agent.groups[-1 - operation.scope])


@means(ir.Put)
def _put(self: Frame, operation: ir.Put) -> None:
    channel = self.machine.channels[operation.channel, *self.integers(operation.indices)]
    for buffer, at, type_ in _elements(self, operation.view):
        channel.append((_read(self, buffer, at, type_), self.agent.tick()))


@means(ir.Get)
def _get(self: Frame, operation: ir.Get) -> Steps:
    channel = self.machine.channels[operation.channel, *self.integers(operation.indices)]
    count = prod(self[operation.view].sizes)
    if count:
        yield Wait(lambda: len(channel) >= count, operation)
    for buffer, at, type_ in _elements(self, operation.view):
        value, clock = channel.popleft()
        self.agent.learn(clock)
        _write(self, buffer, at, value, type_)


def _elements(self: Frame, view: ir.Value) -> Iterator[tuple[Buffer, int, ir.Scalar]]:
    descriptor, type_ = self[view], view.type
    assert isinstance(type_, ir.View)
    if descriptor.buffer.freed and all(descriptor.sizes):
        raise Undefined("a transfer of a buffer that was freed")
    for indices in product(*map(range, descriptor.sizes)):
        yield *self.element_of(descriptor, indices, type_.element), type_.element


@means(ir.Acquire)
def _acquire(self: Frame, operation: ir.Acquire) -> Steps:
    lock, units = _lock(self, operation)
    yield Wait(lambda: self.machine.locks[lock] >= units, operation)
    self.machine.locks[lock] -= units
    self.agent.learn(self.machine.lock_clocks[lock])


@means(ir.Release)
def _release(self: Frame, operation: ir.Release) -> None:
    lock, units = _lock(self, operation)
    held = units if operation.exact else self.machine.locks[lock] + units
    if operation.most and held > operation.most:
        raise Undefined(f"a lock that holds {operation.most} units is given more")
    self.machine.locks[lock] = held
    _merge(self.machine.lock_clocks[lock], self.agent.tick())


def _lock(self: Frame, operation: ir.Acquire | ir.Release) -> tuple[Any, int]:
    units = self.integer(operation.units)
    if units < 0:
        raise Undefined(f"{units} units of a lock")
    return (operation.lock, *self.integers(operation.indices)), units


def _merge(into: Clock, clock: Clock) -> None:
    into.update({agent: max(tick, into.get(agent, 0)) for agent, tick in clock.items()})


def _phases(self: Frame, barrier: ir.Value) -> Phases:
    buffer, at = self.element(barrier, [])
    if (buffer, at) not in self.machine.phases:
        raise Undefined("a barrier in memory that was not set up")
    return self.machine.phases[buffer, at]


BARRIER = 0x6261727269657273
"""What an element holds that is a barrier."""


@means(ir.Expect)
def _expect(self: Frame, operation: ir.Expect) -> None:
    buffer, at = self.element(operation.barrier, [])
    type_ = operation.barrier.type
    assert isinstance(type_, ir.View)
    arrivals = self.integer(operation.arrivals)
    if arrivals <= 0:
        raise Undefined(f"a barrier that expects {arrivals} arrivals")
    _write(self, buffer, at, BARRIER, type_.element)
    self.machine.phases[buffer, at] = Phases(arrivals)


@means(ir.Arrive)
def _arrive(self: Frame, operation: ir.Arrive) -> Value:
    phases = _phases(self, operation.barrier)
    number = phases.number
    arrivals = self.integer(operation.arrivals)
    phases.arrived += arrivals
    if arrivals < 0 or phases.arrived > phases.arrivals:
        raise Undefined("more arrivals at a barrier than it expects")
    phases.bytes += self.integer(operation.transactions)
    _merge(phases.clock, self.agent.tick())
    if phases.arrived == phases.arrivals and phases.bytes == 0:
        if operation.incomplete:
            raise Undefined("an arrival ends the phase that must not")
        phases.arrived, phases.number = 0, phases.number + 1
        phases.ended, phases.clock = phases.clock, {}
    return number


@means(ir.Await)
def _await(self: Frame, operation: ir.Await) -> Steps:
    phases, phase = _phases(self, operation.barrier), self.integer(operation.phase)
    yield Wait(lambda: phases.number % 2 != phase % 2, operation)
    self.agent.learn(phases.ended)


# -- the outside -------------------------------------------------------------------------------------------------------


@means(ir.Opaque)
def _opaque(self: Frame, operation: ir.Opaque) -> None:
    raise Unsupported("an external call")
