"""The reference interpreter: its agents, and the frames that operations run in."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from types import GeneratorType
from typing import Any, Protocol, TypeVar

from interp import ir
from interp.ir.place import Place
from interp.ir.reference.agents import Agent, Clock, Group, Phases, Wait
from interp.ir.reference.memory import Absent, Buffer, Descriptor, Pointer, Shadow, Value, allocated, bytes_of
from interp.ir.reference.stops import Deadlock, Race, Stopped, Undefined, Unsupported
from interp.ir.types import signed

Steps = Generator[Wait, None, Any]
_Operation = TypeVar("_Operation", bound=ir.Operation)
_SEMANTICS: dict[type[ir.Operation], Callable[..., Any]] = {}


def means(kind: type[_Operation]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Registers the meaning of an operation: a function of the frame and the operation that gives the result, a list of
    results, or None; or a generator of the waits on the way to that."""

    def register(meaning: Callable[..., Any]) -> Callable[..., Any]:
        _SEMANTICS[kind] = meaning
        return meaning

    return register


class Observer(Protocol):
    """What follows a run. Nothing that it does changes what the run computes."""

    def forked(self, parent: Agent, agent: Agent) -> None:
        """`agent` begins where `parent` stands."""

    def entered(self, frame: Frame, block: ir.Block) -> None:
        """A block begins, whose arguments have their values."""

    def branched(self, frame: Frame, branch: ir.Branch) -> None:
        """A branch is about to be taken."""

    def begun(self, frame: Frame, operation: ir.Operation) -> None:
        """An operation is about to run."""

    def ended(self, frame: Frame, operation: ir.Operation, outcome: Any) -> Any:
        """The outcome of an operation, each number of which may be one that is equal."""

    def conflicting(self, frame: Frame, buffer: Buffer, index: int, other: int, is_store: bool) -> None:
        """An access races with the last one of the agent `other`, which was a store or a load."""


class Interpreter:
    """One run of `entry`, which leaves `results` and what is in the buffers of arguments and `globals`. An `observer`
    is told of every operation."""

    def __init__(
        self, module: ir.Module, entry: str, operations: int = 10**6, observer: Observer | None = None
    ) -> None:
        self.module, self.entry, self.operations, self.observer = module, entry, operations, observer
        self.agents: list[Agent] = []
        self.concurrent = not ir.kinds_of(module).isdisjoint((ir.Parallel, ir.Spawn))
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
        """Lets an agent run, whose end is that of all tasks that it started."""

        def whole() -> Generator[Wait, None, None]:
            yield from work
            for task in agent.tasks:
                yield Wait(partial(getattr, task, "ended"), last)
                agent.learn(task.clock)

        last = ir.Yield(place=self.module.functions[self.entry].place, values=[])
        agent.work = whole()
        self.agents.append(agent)

    def fork(self, parent: Agent, groups: tuple[Group, ...]) -> Agent:
        """A new agent: what its parent did so far happens before it."""
        self.forked += 1
        agent = Agent(self.forked, parent.tick(), groups)
        agent.clock[agent.number] = 1
        if self.observer is not None:
            self.observer.forked(parent, agent)
        return agent

    def meet(self, wait: Wait) -> None:
        """Ends the wait at a barrier of all agents of a group, where the last one has come. Raises `Undefined`: one of
        them has ended, or waits at another barrier."""
        assert wait.barrier is not None
        agents = list(wait.barrier.leaves())
        assert isinstance(wait.operation, ir.Barrier)
        if wait.operation.running:
            agents = [agent for agent in agents if not agent.ended]
        for agent in agents:
            other = agent.waits
            if agent.ended or (other is not None and other.barrier and other.operation is not wait.operation):
                raise Undefined("not all agents of a parallel meet at one barrier", wait.operation.place)
        if all(each.waits is not None and each.waits.barrier is wait.barrier for each in agents):
            clocks = [each.tick() for each in agents]
            for agent in agents:
                if not wait.operation.relaxed:
                    for clock in clocks:
                        agent.learn(clock)
                agent.waits = None

    def finish(self, main: Agent) -> None:
        """The end, at which nobody can go on. Raises `Deadlock` where someone waits or a channel is not empty,
        `Undefined` at a barrier, and `Race` for a store that the end does not come after."""
        stuck = [each.waits for each in self.agents if each.waits and not (main.ended and each.daemon)]
        for wait in sorted(stuck, key=lambda wait: (wait.barrier is None, isinstance(wait.operation, ir.Parallel))):
            kind = Undefined if wait.barrier is not None else Deadlock
            raise kind(f"'{wait.operation.mnemonic}' waits for what does not come", wait.operation.place)
        place = self.module.functions[self.entry].place
        if any(self.channels.values()):
            raise Deadlock("a channel keeps elements that nobody takes", place)
        for buffer in self.reachable():
            for shadow in buffer.accesses.values():
                if not all(main.is_after(agent, tick) for agent, (tick, _) in shadow.stores.items()):
                    raise Race("a store that nothing orders before the end of the program", place)

    def reachable(self) -> Iterator[Buffer]:
        """The buffers that callers see: of results, globals and arguments."""
        views = [*self.results, *self.globals.values(), *self.arguments]
        return (each.buffer for each in views if isinstance(each, Descriptor))

    def call(self, agent: Agent, function: ir.Function, arguments: Sequence[Value]) -> Steps:
        """Runs a function; its stack ends with it. Raises `Unsupported` for one without a body."""
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
        """The frame of an agent that begins here: it sees the values, and defines its own."""
        frame = Frame(self.machine, agent, self.function)
        frame.values = dict(self.values)  # what the agent has on the stack is its own
        return frame

    # -- operands ------------------------------------------------------------------------------------------------------

    def __getitem__(self, value: ir.Value) -> Any:
        return self.values[value]

    def all(self, values: Iterable[ir.Value]) -> list[Any]:
        return [self.values[value] for value in values]

    def integer(self, operand: ir.Index) -> int:
        """An operand that must be a number, as a signed one: a bound, a size, an index, a condition. Raises `Undefined`
        where it is absent, and `Unsupported` where it is an address."""
        if isinstance(operand, int):
            return operand
        value, type_ = self.values[operand], operand.type
        assert isinstance(type_, ir.Scalar)
        if isinstance(value, Absent):
            raise Undefined(f"a bound, an address or a branch is {value.value}")
        if not isinstance(value, int):
            raise Unsupported("an address as an integer")
        return signed(value, type_.width)

    def integers(self, operands: Iterable[ir.Index]) -> list[int]:
        return [self.integer(each) for each in operands]

    def affine(self, expression: ir.Affine) -> int | Absent:
        """Over signed integers of 64 bits. Raises `Undefined` for a divisor that is not positive, and `Unsupported` for
        a value beyond 64 bits."""
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
        if not -(1 << 63) <= number < 1 << 63:
            raise Unsupported("an affine expression whose value overflows 64 bits")
        return number

    # -- control -------------------------------------------------------------------------------------------------------

    def region(self, region: ir.Region, arguments: Sequence[Value]) -> Steps:
        """Runs a region; gives its last operation and the values that this hands on."""
        block = region.blocks[0]
        while True:
            self.values.update(zip(block.arguments, arguments, strict=True))
            if self.machine.observer is not None:
                self.machine.observer.entered(self, block)
            for operation in block.operations[:-1]:
                yield from self.step(operation)
            last = block.operations[-1]
            self.count(last)
            if not isinstance(last, ir.Branch):
                return last, self.all(last.values)  # type: ignore[attr-defined]
            with self.at(last):
                if self.machine.observer is not None:
                    self.machine.observer.branched(self, last)
                if last.condition is None or self.integer(last.condition):
                    block, arguments = last.target, self.all(last.arguments)
                else:
                    assert last.otherwise is not None
                    block, arguments = last.otherwise, self.all(last.otherwise_arguments)

    def step(self, operation: ir.Operation) -> Steps:
        """Runs one operation and defines its results."""
        self.count(operation)
        observer = self.machine.observer
        if observer is not None:
            observer.begun(self, operation)
        with self.at(operation):
            outcome = _SEMANTICS[type(operation)](self, operation)
            if isinstance(outcome, GeneratorType):
                outcome = yield from outcome
        if observer is not None:
            outcome = observer.ended(self, operation, outcome)
        results = ir.results_of(operation)
        if results:
            self.values.update(zip(results, outcome if isinstance(outcome, list) else [outcome], strict=True))

    def count(self, operation: ir.Operation) -> None:
        """Counts an operation. Raises `Unsupported` beyond the limit."""
        self.machine.operations -= 1
        if self.machine.operations < 0:
            raise Unsupported("too many operations", operation.place)

    def at(self, operation: ir.Operation) -> _At:
        return _At(operation.place)

    # -- memory --------------------------------------------------------------------------------------------------------

    def observe(self, buffer: Buffer, at: int, size: int, is_store: bool, update: str = "") -> None:
        """Notes an access, and that it is ordered with those of other agents that it conflicts with. Raises `Race`: it
        is not."""
        if not self.machine.concurrent:
            return
        agent, unit = self.agent, (bytes_of(buffer.element) if buffer.element else 1) or 1
        for index in range(at // unit, (at + max(size, 1) - 1) // unit + 1):
            shadow = buffer.accesses.setdefault(index, Shadow())
            earlier = [(True, each) for each in shadow.stores.items()]
            earlier += [(False, each) for each in shadow.loads.items()] if is_store else []
            for was_store, (other, (tick, other_update)) in earlier:
                if not agent.is_after(other, tick) and not (update and update == other_update):
                    if self.machine.observer is not None:
                        self.machine.observer.conflicting(self, buffer, index, other, was_store)
                    raise Race("two accesses that nothing orders")
            noted = shadow.stores if is_store else shadow.loads
            noted[agent.number] = agent.clock[agent.number], update

    def end(self, buffer: Buffer) -> None:
        """The end of a buffer's life, which comes after all accesses to it. Raises `Race`: one of them is not ordered
        before it."""
        for shadow in buffer.accesses.values():
            for other, (tick, _) in [*shadow.stores.items(), *shadow.loads.items()]:
                if not self.agent.is_after(other, tick):
                    raise Race("an access that nothing orders before the end of the buffer's life")
        buffer.freed = True

    def element(self, view: ir.Value, indices: Sequence[int]) -> tuple[Buffer, int]:
        """The buffer and the byte of an element of a view, by an index in each dimension, or of what a pointer points
        at."""
        target, type_ = self[view], view.type
        if isinstance(type_, ir.Scalar):
            return self.pointee(target)
        assert isinstance(target, Descriptor)
        return self.element_of(target, indices, type_.element)

    def element_of(self, view: Descriptor, indices: Sequence[int], element: ir.Scalar) -> tuple[Buffer, int]:
        """The buffer and the byte of an element, by an index in each dimension. Raises `Undefined` beyond the view or
        its buffer, or after its end."""
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
        """The buffer and the byte that a pointer is at. Raises `Undefined` for what is no pointer or at an ended
        buffer. Raises `Unsupported` for an integer address, and for elements without a size in memory."""
        if isinstance(pointer, Absent):
            raise Undefined(f"an access through a pointer that is {pointer.value}")
        if pointer == 0:
            raise Undefined("an access through a null pointer")
        if not isinstance(pointer, Pointer):
            raise Unsupported("an access at an integer address")
        if pointer.buffer.freed:
            raise Undefined("an access after the buffer was freed")
        if pointer.buffer.element is not None and not bytes_of(pointer.buffer.element):
            raise Unsupported("a pointer to elements whose type has no known size in memory")
        return pointer.buffer, pointer.offset

    def bounded(self, pointer: Value, count: int) -> tuple[Buffer, int]:
        """The same, where that many bytes from there on are in the buffer. Raises `Undefined` where they are not."""
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
