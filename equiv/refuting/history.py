"""The history of a run of the reference interpreter: its dynamic dependence graph (Agrawal and Horgan, "Dynamic program
slicing", 1990).

Numbers carry the event that they come from, through memory, channels, regions and calls: `Number` is an integer and
`Missing` an `Absent`, and the interpreter takes them for these. An event depends on those that its operands come from,
on the store that it reads, and on the conditions under which it runs. What addresses come from is followed where they
are numbers, and not through pointers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from interp import ir
from interp.ir.reference.agents import Agent
from interp.ir.reference.interpreter import Frame
from interp.ir.reference.memory import Absent, Buffer, Descriptor, Pointer, Value, bytes_of, elements_at


class Element(Struct, eq=False):
    """A part of a buffer that an event reads or writes, `byte` from its start, as `type`."""

    buffer: Buffer
    byte: int
    type: ir.Scalar


class Event(Struct, eq=False):
    """One operation that was executed: the values of its operands and its result, the events that these operands come
    from (of a choice, the one that was chosen), those that wrote what it reads, the element that it reads or writes,
    and the counters of the loops and agents around it, the outermost first."""

    number: int
    operation: ir.Operation
    operands: tuple[Value, ...]
    origins: tuple[Event | None, ...]
    condition: Event | None
    counters: tuple[tuple[str, int], ...]
    agent: int
    result: Value | None = None
    element: Element | None = None
    stores: tuple[Event, ...] = ()

    @property
    def addresses(self) -> tuple[Event, ...]:
        """What the element that it reads or writes was computed from."""
        if not isinstance(self.operation, ir.Load | ir.Store):
            return ()
        known = zip(ir.operands_of(self.operation), self.origins, strict=True)
        value = getattr(self.operation, "value", None)
        return tuple(each for operand, each in known if each is not None and operand is not value)

    @property
    def dependences(self) -> tuple[Event, ...]:
        """What it computes with: neither what addresses come from nor what is not chosen."""
        if isinstance(self.operation, ir.Load):
            return self.stores
        if isinstance(self.operation, ir.Store):
            return tuple(each for each in self.origins[:1] if each is not None)
        if isinstance(self.operation, ir.Select):
            chosen = self.origins[1 if self.operands[0] else 2]
            return tuple(each for each in (self.origins[0], chosen) if each is not None)
        return tuple(each for each in self.origins if each is not None)


class Number(int):
    """A number that knows where it comes from."""

    event: Event


class Missing(Absent, frozen=True):
    """The absence of a number that knows where it comes from."""

    event: Event


class _Context(Struct):
    """A region that runs: the operation that it belongs to, the counters around that, those around what is in it, and
    what decided that it runs."""

    operation: ir.Operation | None
    around: tuple[tuple[str, int], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    condition: Event | None = None


_TRANSPARENT = (
    ir.For,
    ir.While,
    ir.If,
    ir.Execute,
    ir.Call,
    ir.Parallel,
    ir.Spawn,
    ir.Wait,
    ir.Get,
    ir.Put,
    ir.Barrier,
)
_PLAIN = (ir.Const, ir.Global, ir.Address, ir.Reshape, ir.Extent, ir.Alloc, ir.Free, ir.Unwind)


class History(Struct):
    """An observer of a run. `names` are what readers call buffers, `last` is the operation that was begun last, and
    `conflict` the access that it races with where it does."""

    names: dict[Buffer, tuple[str, Descriptor, ir.Scalar]] = field(default_factory=dict)
    events: int = 0
    last: Event | None = None
    accesses: dict[tuple[Buffer, int, int, bool], Event] = field(default_factory=dict)
    conflict: Event | None = None
    _contexts: dict[int, list[_Context]] = field(default_factory=lambda: {0: [_Context(None)]})
    _pointers: dict[int, tuple[Value, Event]] = field(default_factory=dict)

    # -- what the interpreter tells ------------------------------------------------------------------------------------

    def forked(self, parent: Agent, agent: Agent) -> None:
        """A new agent runs within the operation in which its parent stands."""
        top = self._contexts[parent.number][-1]
        self._contexts[agent.number] = [_Context(top.operation, top.around, top.counters, top.condition)]

    def entered(self, frame: Frame, block: ir.Block) -> None:
        """A block begins: of a loop's body the counters are known now."""
        top = self._top(frame)
        operation = top.operation
        if isinstance(operation, ir.For | ir.Parallel) and block is operation.body.blocks[0]:
            counted = block.arguments[: 1 if isinstance(operation, ir.For) else len(block.arguments)]
            top.counters = (*top.around, *((each.name, frame.integer(each)) for each in counted))

    def branched(self, frame: Frame, branch: ir.Branch) -> None:
        """What runs from now on depends on the condition of a branch."""
        if branch.condition is not None:
            found = event_of(frame[branch.condition])
            self._top(frame).condition = found or self._top(frame).condition

    def begun(self, frame: Frame, operation: ir.Operation) -> None:
        """An operation begins: its event has the operands that it has now."""
        top = self._top(frame)
        operands = ir.operands_of(operation)
        values = tuple(frame.values[each] for each in operands)
        self.last = self._event(frame, operation, values, top)
        if not isinstance(operation, _TRANSPARENT):
            return
        condition = top.condition
        if isinstance(operation, ir.If):
            condition = event_of(frame[operation.condition]) or condition
        self._contexts[frame.agent.number].append(_Context(operation, top.counters, top.counters, condition))

    def ended(self, frame: Frame, operation: ir.Operation, outcome: Any) -> Any:
        """An operation ended with an outcome: values that it gives remember the event, and so does memory."""
        if isinstance(operation, _TRANSPARENT):
            self._contexts[frame.agent.number].pop()
            return outcome
        event = self.last
        assert event is not None and event.operation is operation
        if isinstance(operation, ir.Load | ir.Store):
            self._access(frame, operation, event)
        if isinstance(operation, ir.Alloc):
            self._allocated(operation, outcome)
        if isinstance(operation, _PLAIN):
            return outcome
        if isinstance(outcome, list):
            return [self._traced(each, event) for each in outcome]
        return outcome if outcome is None else self._traced(outcome, event)

    def conflicting(self, frame: Frame, buffer: Buffer, index: int, other: int, is_store: bool) -> None:
        self.conflict = self.accesses.get((buffer, index, other, is_store))

    # -- events --------------------------------------------------------------------------------------------------------

    def _top(self, frame: Frame) -> _Context:
        return self._contexts[frame.agent.number][-1]

    def _event(self, frame: Frame, operation: ir.Operation, values: tuple[Value, ...], top: _Context) -> Event:
        self.events += 1
        origins = tuple(event_of(each) or self._of_pointer(each) for each in values)
        return Event(self.events, operation, values, origins, top.condition, top.counters, frame.agent.number)

    def _of_pointer(self, value: Value) -> Event | None:
        known = self._pointers.get(id(value))
        return known[1] if known is not None and known[0] is value else None

    def _traced(self, value: Value, event: Event) -> Value:
        event.result = value
        if isinstance(value, int):
            number = Number(value)
            number.event = event
            return number
        if isinstance(value, Absent):
            return Missing(value.value, event)
        self._pointers[id(value)] = value, event
        return value

    def _access(self, frame: Frame, operation: ir.Load | ir.Store, event: Event) -> None:
        is_store = isinstance(operation, ir.Store)
        type_ = operation.value.type if isinstance(operation, ir.Store) else operation.result.type
        assert isinstance(type_, ir.Scalar)
        buffer, at = frame.element(operation.view, frame.integers(operation.indices))
        event.element = Element(buffer, at, type_)
        if frame.machine.concurrent:
            unit = (bytes_of(buffer.element) if buffer.element else 1) or 1
            self.accesses[buffer, at // unit, frame.agent.number, is_store] = event
        if isinstance(operation, ir.Store):
            event.result = frame[operation.value]
            if at in buffer.pieces:
                buffer.pieces[at] = self._traced(buffer.pieces[at][0], event), type_
            return
        starts = buffer.overlapped(at, bytes_of(type_) or 1)
        stored = [event_of(buffer.pieces[start][0]) for start in starts]
        event.stores = tuple(each for each in stored if each is not None)

    def _allocated(self, operation: ir.Alloc, outcome: Value) -> None:
        type_ = operation.result.type
        name = f"%{operation.result.name}" if operation.result.name else f"memory of line {operation.place.line}"
        if isinstance(outcome, Descriptor):
            assert isinstance(type_, ir.View)
            self.names[outcome.buffer] = name, outcome, type_.element
        elif isinstance(outcome, Pointer):
            bytes_ = Descriptor(outcome.buffer, 0, (outcome.buffer.bytes,), (1,))
            self.names[outcome.buffer] = name, bytes_, ir.Scalar("i8")

    # -- what can be asked ---------------------------------------------------------------------------------------------

    def name(self, buffer: Buffer, name: str, view: Descriptor, element: ir.Scalar) -> None:
        self.names[buffer] = name, view, element

    def text_of(self, element: Element) -> str:
        """An element as a reader writes it: `%A[1, 2]`, or with the byte where it is no element of its buffer."""
        known = self.names.get(element.buffer)
        if known is None:
            return f"memory[byte {element.byte}]"
        name, view, type_ = known
        size = bytes_of(type_) or 1
        index = _index(view, element.byte // size) if element.byte % size == 0 else None
        wide = bytes_of(element.type) or 1
        if index is None or (type_ == ir.Scalar("i8") and wide > 1):
            return f"{name}[{element.byte // wide}]" if element.byte % wide == 0 else f"{name}[byte {element.byte}]"
        return f"{name}[{', '.join(map(str, index))}]" if index else name


def event_of(value: Value) -> Event | None:
    """The event that a value comes from; None for a constant and an input."""
    return value.event if isinstance(value, Number | Missing) else None


def last_store(view: Descriptor, element: int, type_: ir.Scalar) -> Event | None:
    """The store that wrote an element of a view, in row-major order; None where nothing did."""
    at = elements_at(view, type_)[element]
    piece = view.buffer.pieces.get(at)
    return None if piece is None else event_of(piece[0])


def backward_slice(roots: Sequence[Event], limit: int, addresses: bool) -> tuple[list[Event], bool]:
    """The events that `roots` depend on, with or without what addresses come from, in the order in which they were
    executed, and whether there are more than `limit`: those that are farthest back are left out."""
    found: dict[int, Event] = {each.number: each for each in roots}
    pending: list[Event] = sorted(found.values(), key=lambda each: each.number)
    cut = False
    while pending:
        event = pending.pop()
        condition = (event.condition,) if event.condition is not None else ()
        for each in (*event.dependences, *condition, *(event.addresses if addresses or event in roots else ())):
            if each.number in found:
                continue
            if len(found) >= limit:
                cut = True
                break
            found[each.number] = each
            pending.append(each)
    return [found[number] for number in sorted(found)], cut


def _index(view: Descriptor, element: int) -> Sequence[int] | None:
    """The index of an element of a buffer in its view; None where it has none."""
    rest = element - view.offset
    index = [0] * len(view.sizes)
    for at in sorted(range(len(view.sizes)), key=lambda at: -view.strides[at]):
        if view.sizes[at] > 1 and view.strides[at] > 0:
            index[at], rest = divmod(rest, view.strides[at])
    inside = all(0 <= each < max(size, 1) for each, size in zip(index, view.sizes, strict=True))
    return index if rest == 0 and inside else None
