"""A reference interpreter of affine IR in plain Python: what its operations mean, to be read.

`Interpreter` runs a module's entry function on numbers. What is undefined is an `Undefined` with its place; a race and
a deadlock are undefined behaviour as well. Agents (the points of a `parallel`, the tasks of `spawn`) are generators,
which run one at a time, the first that can go on until it has to wait; `Unsupported` is raised where a program has no
numbers here. Each operation has one function, which is given the frame that it runs in and the operation.

A value at run time is a bit pattern, a `Pointer`, a `Descriptor` (the value of a view), or `Absent`: memory that
nothing has written, or poison.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from itertools import product
from math import prod
from types import GeneratorType
from typing import Any, TypeVar

from interp import ir
from interp.ir import scalars
from interp.ir.place import Place
from interp.ir.scalars import signed


class Absent(Enum):
    """What is in the place of a value that is none. Arithmetic on either gives poison."""

    UNINITIALIZED = "uninitialized"
    POISON = "poison"


@dataclass(slots=True, eq=False)
class Buffer:
    """Memory: values with their types, by the byte at which they begin. A type whose size in memory is not known counts
    as one byte, and its elements have no bytes of their own."""

    bytes: int
    pieces: dict[int, tuple[Value, ir.Scalar]] = field(default_factory=dict)
    element: ir.Scalar | None = None
    freed: bool = False
    on_stack: bool = False
    given: bool = False  # by the caller, or a global
    widest: int = 1  # of the values that it ever held
    accesses: dict[int, Shadow] = field(default_factory=dict)  # by element or byte, where agents may conflict

    def get(self, at: int, type_: ir.Scalar) -> Value:
        """The value that begins at a byte, or the one that the bytes there make up."""
        size = bytes_of(type_)
        if at in self.pieces:
            value, stored = self.pieces[at]
            if stored == type_:
                return value
            if bytes_of(stored) == size:
                if isinstance(value, Absent) or (isinstance(value, int) and size and type_.width >= stored.width):
                    return value
                raise Unsupported("memory that holds a value of one type is read as one of another type")
        if not self.overlapped(at, size or 1):
            return Absent.UNINITIALIZED
        number = 0
        for byte in range(size):
            part = self.byte(at + byte)
            if isinstance(part, Absent):
                return Absent.POISON
            number |= part << 8 * byte
        return number if number < 1 << type_.width else Absent.POISON

    def put(self, at: int, value: Value, type_: ir.Scalar) -> None:
        size = bytes_of(type_) or 1
        self.erase(at, size)
        self.pieces[at] = value, type_
        self.widest = max(self.widest, size)

    def erase(self, at: int, size: int) -> None:
        """Of values that lie in a range in part the other bytes stay, each on its own."""
        for start in self.overlapped(at, size):
            end = start + (bytes_of(self.pieces[start][1]) or 1)
            rest = {byte: self.byte(byte) for byte in range(start, end) if not at <= byte < at + size}
            del self.pieces[start]
            self.pieces.update({byte: (content, ir.Scalar("i8")) for byte, content in rest.items()})

    def overlapped(self, at: int, size: int) -> list[int]:
        """Where the values begin that have bytes in a range."""
        starts = [start for start in range(at - self.widest + 1, at + size) if start in self.pieces]
        return [start for start in starts if start + (bytes_of(self.pieces[start][1]) or 1) > at]

    def byte(self, at: int) -> int | Absent:
        for start in self.overlapped(at, 1):
            value = self.pieces[start][0]
            if isinstance(value, Pointer | Descriptor):
                raise Unsupported("a part of a pointer in memory")
            return value if isinstance(value, Absent) else value >> 8 * (at - start) & 0xFF
        return Absent.UNINITIALIZED


@dataclass(frozen=True, slots=True)
class Pointer:
    buffer: Buffer
    offset: int  # in bytes


@dataclass(frozen=True, slots=True)
class Descriptor:
    buffer: Buffer
    offset: int  # in elements, as sizes and strides are
    sizes: tuple[int, ...]
    strides: tuple[int, ...]


Value = int | Absent | Pointer | Descriptor
Clock = dict[int, int]  # for each agent the last of its ticks that came before


class Stopped(Exception):
    """The run ends here; `place` is that of the operation."""

    def __init__(self, message: str, place: Place | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.place = place


class Undefined(Stopped):
    """Undefined behaviour."""


class Race(Undefined):
    """Two accesses to one element, one of them a store, that nothing orders."""


class Deadlock(Undefined):
    """Agents wait for what does not come."""


class Unsupported(Stopped):
    """What has no concrete meaning here."""


@dataclass(slots=True)
class Shadow:
    """The last accesses to an element: ticks by agent, each with the atomic update that it is part of."""

    stores: dict[int, tuple[int, str]] = field(default_factory=dict)
    loads: dict[int, tuple[int, str]] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Group:
    """The agents of one `parallel`."""

    agents: list[Agent] = field(default_factory=list)

    def leaves(self) -> Iterator[Agent]:
        """Those that run themselves, not those of an inner `parallel` for whose agents they wait."""
        for agent in self.agents:
            if agent.inner is not None:
                yield from agent.inner.leaves()
            else:
                yield agent


@dataclass(slots=True, eq=False)
class Agent:
    number: int
    clock: Clock
    groups: tuple[Group, ...] = ()  # the `parallel`s around it, the innermost last
    work: Generator[Wait, None, None] | None = None
    waits: Wait | None = None
    inner: Group | None = None
    tasks: list[Agent] = field(default_factory=list)  # that it waits for at its end
    values: list[Value] = field(default_factory=list)
    daemon: bool = False
    ended: bool = False

    def tick(self) -> Clock:
        """What came before now; what comes later is not part of it."""
        known = dict(self.clock)
        self.clock[self.number] += 1
        return known

    def learn(self, clock: Clock) -> None:
        for agent, ticks in clock.items():
            self.clock[agent] = max(self.clock.get(agent, 0), ticks)

    def is_after(self, agent: int, tick: int) -> bool:
        return agent == self.number or self.clock.get(agent, 0) >= tick


@dataclass(slots=True, eq=False)
class Wait:
    """Until `ready` holds. `barrier` is the group that is waited for at an operation."""

    ready: Callable[[], bool]
    operation: ir.Operation
    barrier: Group | None = None


@dataclass(slots=True)
class Phases:
    """A barrier in memory."""

    arrivals: int
    arrived: int = 0
    bytes: int = 0
    number: int = 0
    clock: Clock = field(default_factory=dict)
    ended: Clock = field(default_factory=dict)


Steps = Generator[Wait, None, Any]
_Operation = TypeVar("_Operation", bound=ir.Operation)
_MEANINGS: dict[type[ir.Operation], Callable[..., Any]] = {}


def means(kind: type[_Operation]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Registers the meaning of an operation: a function of the frame and the operation that gives the result, a list of
    results, or None; or a generator of the waits on the way to that."""

    def register(meaning: Callable[..., Any]) -> Callable[..., Any]:
        _MEANINGS[kind] = meaning
        return meaning

    return register


def bytes_of(type_: ir.Scalar) -> int:
    """The size in memory: a power of two that holds the width; 0 where it is not known."""
    return 1 << max((type_.width + 7) // 8 - 1, 0).bit_length() if type_.width else 0


def row_major(sizes: Sequence[int]) -> tuple[int, ...]:
    return tuple(prod(sizes[dimension + 1 :]) for dimension in range(len(sizes)))


class Interpreter:
    """One run of `entry`, which leaves `results` and what is in the buffers of arguments and `globals`."""

    def __init__(self, module: ir.Module, entry: str, operations: int = 10**6) -> None:
        self.module, self.entry, self.operations = module, entry, operations
        self.agents: list[Agent] = []
        self.concurrent = any(
            isinstance(each, ir.Parallel | ir.Spawn)
            for function in module.functions.values()
            if function.body is not None
            for each in ir.walk(function.body)
        )
        self.forked = 0
        self.tokens: list[Agent] = []
        self.arguments: Sequence[Value] = ()
        self.globals = {name: self._global(each) for name, each in module.globals.items()}
        self.results: list[Value] = []
        self.channels: defaultdict[Any, deque[tuple[Value, Clock]]] = defaultdict(deque)
        self.locks: defaultdict[Any, int] = defaultdict(int)
        self.lock_clocks: defaultdict[Any, Clock] = defaultdict(dict)
        self.phases: dict[tuple[Buffer, int], Phases] = {}

    @staticmethod
    def _global(given: ir.GlobalBuffer) -> Descriptor:
        view = allocated(given.element, given.shape)
        view.buffer.given = True
        size = bytes_of(given.element) or 1
        for at, bits in enumerate(given.initial or ()):
            view.buffer.put(at * size, bits, given.element)
        return view

    def run(self, arguments: Sequence[Value]) -> list[Value]:
        """Raises `Stopped`."""

        def entry() -> Generator[Wait, None, None]:
            self.results = yield from self.call(main, self.module.functions[self.entry], arguments)

        self.arguments = arguments
        main = Agent(0, {0: 1})
        self.start(entry(), main)
        while True:
            agent = next((each for each in self.agents if each.waits is None or each.waits.ready()), None)
            if agent is None:
                break
            agent.waits = next(agent.work, None) if agent.work is not None else None
            if agent.waits is None:
                agent.ended = True
                self.agents.remove(agent)
            elif agent.waits.barrier is not None:
                self.meet(agent.waits)
        self.finish(main)
        return self.results

    def start(self, work: Generator[Wait, None, None], agent: Agent) -> None:
        def whole() -> Generator[Wait, None, None]:
            yield from work
            for task in agent.tasks:
                yield Wait(partial(getattr, task, "ended"), last)
                agent.learn(task.clock)

        last = ir.Yield(place=self.module.functions[self.entry].place, values=[])
        agent.work = whole()
        self.agents.append(agent)

    def fork(self, parent: Agent, groups: tuple[Group, ...]) -> Agent:
        self.forked += 1
        agent = Agent(self.forked, parent.tick(), groups)
        agent.clock[agent.number] = 1
        return agent

    def meet(self, wait: Wait) -> None:
        """Ends the wait at a barrier of all agents of a group, where the last one has come."""
        assert wait.barrier is not None
        agents = list(wait.barrier.leaves())
        for agent in agents:
            other = agent.waits
            if agent.ended or (other is not None and other.barrier and other.operation is not wait.operation):
                raise Undefined("not all agents of a parallel meet at one barrier", wait.operation.place)
        if all(each.waits is not None and each.waits.barrier is wait.barrier for each in agents):
            clocks = [each.tick() for each in agents]
            for agent in agents:
                assert isinstance(wait.operation, ir.Barrier)
                if not wait.operation.relaxed:
                    for clock in clocks:
                        agent.learn(clock)
                agent.waits = None

    def finish(self, main: Agent) -> None:
        """The end, at which nobody can go on."""
        for agent in self.agents:
            if not (main.ended and agent.daemon):
                assert agent.waits is not None
                at = agent.waits.operation
                kind = Undefined if agent.waits.barrier is not None else Deadlock
                raise kind(f"'{at.mnemonic}' waits for what does not come", at.place)
        place = self.module.functions[self.entry].place
        if any(self.channels.values()):
            raise Deadlock("a channel keeps elements that nobody takes", place)
        for buffer in self.reachable():
            for shadow in buffer.accesses.values():
                if not all(main.is_after(agent, tick) for agent, (tick, _) in shadow.stores.items()):
                    raise Race("a store that nothing orders before the end of the program", place)

    def reachable(self) -> Iterator[Buffer]:
        views = [*self.results, *self.globals.values(), *self.arguments]
        return (each.buffer for each in views if isinstance(each, Descriptor))

    def call(self, agent: Agent, function: ir.Function, arguments: Sequence[Value]) -> Steps:
        if function.body is None:
            raise Unsupported(f"@{function.name} has no body")
        frame = Frame(self, agent, function)
        _, values = yield from frame.region(function.body, arguments)
        for buffer in frame.stack:
            frame.end(buffer)
        return values


class Frame:
    """A call of a function, or what an agent of it knows: the values of its region's names."""

    def __init__(self, machine: Interpreter, agent: Agent, function: ir.Function) -> None:
        self.machine, self.agent, self.function = machine, agent, function
        self.values: dict[ir.Value, Value] = {}
        self.stack: list[Buffer] = []

    def copy(self, agent: Agent) -> Frame:
        frame = Frame(self.machine, agent, self.function)
        frame.values, frame.stack = dict(self.values), self.stack
        return frame

    # -- operands ------------------------------------------------------------------------------------------------------

    def __getitem__(self, value: ir.Value) -> Any:
        return self.values[value]

    def all(self, values: Iterable[ir.Value]) -> list[Any]:
        return [self.values[value] for value in values]

    def integer(self, operand: ir.Index) -> int:
        """An operand that must be a number, as a signed one: a bound, a size, an index, a condition."""
        if isinstance(operand, int):
            return operand
        value, type_ = self.values[operand], operand.type
        assert isinstance(type_, ir.Scalar)
        if isinstance(value, Absent):
            raise Undefined(f"a bound, an address or a branch is {value.value}")
        if not isinstance(value, int):
            raise Unsupported("the number of an address")
        return signed(value, type_.width)

    def integers(self, operands: Iterable[ir.Index]) -> list[int]:
        return [self.integer(each) for each in operands]

    def affine(self, expression: ir.Affine) -> int | Absent:
        """Over signed integers of 64 bits, which wrap around."""
        if isinstance(expression, int):
            return signed(expression & (1 << 64) - 1, 64)
        if isinstance(expression, ir.Value):
            return Absent.POISON if isinstance(self[expression], Absent) else self.integer(expression)
        left, right = self.affine(expression.left), self.affine(expression.right)
        if expression.operator in ("floordiv", "ceildiv", "mod"):
            if isinstance(right, Absent):
                raise Undefined("a divisor without a value")
            if right <= 0:
                raise Undefined(f"a division by {right} in an affine expression")
        if isinstance(left, Absent) or isinstance(right, Absent):
            return Absent.POISON
        number = {
            "+": lambda: left + right,
            "*": lambda: left * right,
            "floordiv": lambda: left // right,
            "ceildiv": lambda: -(-left // right),
            "mod": lambda: left % right,
        }[expression.operator]()
        return signed(number & (1 << 64) - 1, 64)

    # -- control -------------------------------------------------------------------------------------------------------

    def region(self, region: ir.Region, arguments: Sequence[Value]) -> Steps:
        """Runs a region; gives its last operation and the values that this hands on."""
        block = region.blocks[0]
        while True:
            self.values.update(zip(block.arguments, arguments, strict=True))
            for operation in block.operations[:-1]:
                yield from self.step(operation)
            last = block.operations[-1]
            self.count(last)
            if not isinstance(last, ir.Branch):
                return last, self.all(last.values)  # type: ignore[attr-defined]
            with self.at(last):
                if last.condition is None or self.integer(last.condition):
                    block, arguments = last.target, self.all(last.arguments)
                else:
                    assert last.otherwise is not None
                    block, arguments = last.otherwise, self.all(last.otherwise_arguments)

    def step(self, operation: ir.Operation) -> Steps:
        self.count(operation)
        with self.at(operation):
            outcome = _MEANINGS[type(operation)](self, operation)
            if isinstance(outcome, GeneratorType):
                outcome = yield from outcome
        results = ir.results_of(operation)
        if results:
            self.values.update(zip(results, outcome if isinstance(outcome, list) else [outcome], strict=True))

    def count(self, operation: ir.Operation) -> None:
        self.machine.operations -= 1
        if self.machine.operations < 0:
            raise Unsupported("too many operations", operation.place)

    def at(self, operation: ir.Operation) -> _At:
        return _At(operation.place)

    # -- memory --------------------------------------------------------------------------------------------------------

    def observe(self, buffer: Buffer, at: int, size: int, is_store: bool, update: str = "") -> None:
        """Notes an access, and that it is ordered with those of other agents that it conflicts with."""
        if not self.machine.concurrent:
            return
        agent, unit = self.agent, (bytes_of(buffer.element) if buffer.element else 1) or 1
        for index in range(at // unit, (at + max(size, 1) - 1) // unit + 1):
            shadow = buffer.accesses.setdefault(index, Shadow())
            earlier = [*shadow.stores.items(), *(shadow.loads.items() if is_store else ())]
            for other, (tick, other_update) in earlier:
                if not agent.is_after(other, tick) and not (update and update == other_update):
                    raise Race("two accesses that nothing orders")
            noted = shadow.stores if is_store else shadow.loads
            noted[agent.number] = agent.clock[agent.number], update

    def end(self, buffer: Buffer) -> None:
        """The end of a buffer's life, which comes after all accesses to it."""
        for shadow in buffer.accesses.values():
            for other, (tick, _) in [*shadow.stores.items(), *shadow.loads.items()]:
                if not self.agent.is_after(other, tick):
                    raise Race("an access that nothing orders before the end of the buffer's life")
        buffer.freed = True

    def element(self, view: ir.Value, indices: Sequence[int]) -> tuple[Buffer, int]:
        """The buffer and the byte of an element of a view, or of what a pointer points at."""
        target, type_ = self[view], view.type
        if isinstance(type_, ir.Scalar):
            return self.pointee(target)
        assert isinstance(target, Descriptor)
        return self.element_of(target, indices, type_.element)

    def element_of(self, view: Descriptor, indices: Sequence[int], element: ir.Scalar) -> tuple[Buffer, int]:
        if view.buffer.freed:
            raise Undefined("an access after the buffer was freed")
        size = bytes_of(element) or 1
        if not all(0 <= index < extent for index, extent in zip(indices, view.sizes, strict=True)):
            raise Undefined(f"an access out of bounds: {list(indices)} of {list(view.sizes)}")
        at = (view.offset + sum(index * stride for index, stride in zip(indices, view.strides, strict=True))) * size
        if not 0 <= at <= view.buffer.bytes - size:
            raise Undefined("an access beyond the buffer under a view")
        return view.buffer, at

    def pointee(self, pointer: Value) -> tuple[Buffer, int]:
        if isinstance(pointer, Absent):
            raise Undefined(f"an access through a pointer that is {pointer.value}")
        if pointer == 0:
            raise Undefined("an access through a null pointer")
        if not isinstance(pointer, Pointer):
            raise Unsupported("an access at an address that is a number of its own")
        if pointer.buffer.freed:
            raise Undefined("an access after the buffer was freed")
        if pointer.buffer.element is not None and not bytes_of(pointer.buffer.element):
            raise Unsupported("a pointer to elements whose type has no known size in memory")
        return pointer.buffer, pointer.offset

    def bounded(self, pointer: Value, count: int) -> tuple[Buffer, int]:
        buffer, at = self.pointee(pointer)
        if not 0 <= at <= buffer.bytes - count:
            raise Undefined(f"{count} bytes at byte {at} of a buffer of {buffer.bytes}")
        return buffer, at


class _At:
    """Gives a stop the place of the operation that it comes from."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, stop: object, trace: object) -> None:
        if isinstance(stop, Stopped) and stop.place is None:
            stop.place = self.place


def allocated(element: ir.Scalar, sizes: Sequence[int]) -> Descriptor:
    """A view of a new buffer."""
    if any(size < 0 for size in sizes):
        raise Undefined(f"an allocation of sizes {list(sizes)}")
    buffer = Buffer(prod(sizes) * (bytes_of(element) or 1), element=element)
    return Descriptor(buffer, 0, tuple(sizes), row_major(sizes))


def given(
    element: ir.Scalar, sizes: Sequence[int], strides: Sequence[int] | None = None, offset: int = 0
) -> Descriptor:
    """A view that a caller gives, of a buffer of its own that ends with its last element."""
    strides = row_major(sizes) if strides is None else tuple(strides)
    last = offset + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
    extent = last + 1 if all(sizes) else 0
    buffer = Buffer(extent * (bytes_of(element) or 1), element=element, given=True)
    return Descriptor(buffer, offset, tuple(sizes), strides)


def elements_at(view: Descriptor, element: ir.Scalar) -> list[int]:
    """The bytes at which the elements of a view begin, in row-major order."""
    size = bytes_of(element) or 1
    return [
        size * (view.offset + sum(index * stride for index, stride in zip(indices, view.strides, strict=True)))
        for indices in product(*map(range, view.sizes))
    ]


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
            raise Unsupported("a frozen value that may be any number")
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
        raise Unsupported(f"{operation.name} has no number for these operands") from None


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
    if operation.what == "offset":
        return int(view.offset) & (1 << 64) - 1
    dimension = self.integer(operation.dimension)
    if not 0 <= dimension < len(view.sizes):
        raise Undefined(f"dimension {dimension} of a view of rank {len(view.sizes)}")
    number: int = (view.sizes if operation.what == "size" else view.strides)[dimension]
    return number & (1 << 64) - 1


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
        raise Unsupported("the number of an address")
    left, right = given
    if isinstance(left, Pointer) and isinstance(right, Pointer) and left.buffer is right.buffer:
        left, right = left.offset, right.offset
        if operation.name[5:] in ("ult", "ule", "ugt", "uge", "eq", "ne"):
            return int(scalars.ordered(operation.name[-2:], left, right))
    elif isinstance(left, int) and isinstance(right, int):
        return scalars.evaluate(operation.name, (), [ir.POINTER] * 2, [ir.I1], given)[0]
    elif 0 in (left, right) and operation.name in ("cmpi.eq", "cmpi.ne"):
        return int(operation.name == "cmpi.ne")
    raise Unsupported("how two buffers lie")


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
    yield Wait(lambda: len(channel) >= count, operation)
    for buffer, at, type_ in _elements(self, operation.view):
        value, clock = channel.popleft()
        self.agent.learn(clock)
        _write(self, buffer, at, value, type_)


def _elements(self: Frame, view: ir.Value) -> Iterator[tuple[Buffer, int, ir.Scalar]]:
    descriptor, type_ = self[view], view.type
    assert isinstance(type_, ir.View)
    for indices in product(*map(range, descriptor.sizes)):
        yield *self.element_of(descriptor, indices, type_.element), type_.element


@means(ir.Acquire)
def _acquire(self: Frame, operation: ir.Acquire) -> Steps:
    lock, units = (operation.lock, *self.integers(operation.indices)), self.integer(operation.units)
    yield Wait(lambda: self.machine.locks[lock] >= units, operation)
    self.machine.locks[lock] -= units
    self.agent.learn(self.machine.lock_clocks[lock])


@means(ir.Release)
def _release(self: Frame, operation: ir.Release) -> None:
    lock, units = (operation.lock, *self.integers(operation.indices)), self.integer(operation.units)
    self.machine.locks[lock] = units if operation.exact else self.machine.locks[lock] + units
    _merge(self.machine.lock_clocks[lock], self.agent.tick())


def _merge(into: Clock, clock: Clock) -> None:
    into.update({agent: max(tick, into.get(agent, 0)) for agent, tick in clock.items()})


def _phases(self: Frame, barrier: ir.Value) -> Phases:
    buffer, at = self.element(barrier, [])
    if (buffer, at) not in self.machine.phases:
        raise Undefined("a barrier in memory that was not set up")
    return self.machine.phases[buffer, at]


@means(ir.Expect)
def _expect(self: Frame, operation: ir.Expect) -> None:
    buffer, at = self.element(operation.barrier, [])
    type_ = operation.barrier.type
    assert isinstance(type_, ir.View)
    _write(self, buffer, at, 0, type_.element)
    self.machine.phases[buffer, at] = Phases(self.integer(operation.arrivals))


@means(ir.Arrive)
def _arrive(self: Frame, operation: ir.Arrive) -> Value:
    phases = _phases(self, operation.barrier)
    number = phases.number
    phases.arrived += self.integer(operation.arrivals)
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
