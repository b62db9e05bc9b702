"""All values of a program at one vector of sizes, by its equations and by the reference interpreter.

A value of the IR is executed once for each instance of where it stands. The instances of the equations, in the order of
their variables, are the executions in the order of the program, in which iterations of a parallel loop come one after
the other. Of each the number, condition, data, view or pointer that it is taken for is compared with what it was.
"""

from __future__ import annotations

import hashlib
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from equiv.pairing.pair import Pair
from equiv.proving.parametric import program
from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import (
    Alias,
    Context,
    Equations,
    Leaf,
    Loaded,
    Operation,
    Reference,
    Uninitialized,
)
from equiv.proving.parametric.extraction import Extraction
from equiv.proving.parametric.identity import SELECT, ConstantData, Input, LeafKey, Literal, Number
from equiv.proving.parametric.program import Programs, extract_pair
from equiv.proving.parametric.reading import evaluate, holds
from equiv.proving.parametric.views import Layouts, Memory
from equiv.request.signature import Signature
from equiv.solver.linear.expression import FALSE
from interp import ir
from interp.ir import scalars
from interp.ir.cfg import natural_loops
from interp.ir.dominance import graph_of
from interp.ir.reference import Absent, Buffer, Descriptor, Pointer, Value, elements_at, given
from interp.ir.reference.agents import Agent
from interp.ir.reference.interpreter import Frame
from interp.ir.types import signed
from interp.ir.walks import results_of
from tests.equiv.proving.parametric.enumeration import NotEnumerated, last_stores, points

Calls = tuple[ir.Operation, ...]  # the calls on the way
Executed = tuple[Calls, ir.Value]


# -- by the equations --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Taken:
    """What a value of the IR is in the equations, at the instances of a context."""

    context: Context
    bound: Bound


class Recording(Extraction):
    """An extraction that keeps what it takes the values of the IR for."""

    def __init__(self, module: ir.Module, signature: Signature, prefix: str, layouts: Layouts) -> None:
        super().__init__(module, signature, prefix, layouts)
        self.taken: defaultdict[Executed, list[Taken]] = defaultdict(list)
        self._path: Calls = ()
        self._first = {block.operations[0]: block.arguments for block in observed_blocks(module)}

    def visit(self, operation: ir.Operation, context: Context) -> Context:
        self._keep(self._first.get(operation, ()), context)
        after = super().visit(operation, context)
        self._keep(results_of(operation), context)
        return after

    def _keep(self, values: Sequence[ir.Value], context: Context) -> None:
        for value in values:
            if value in self.frame:
                self.taken[self._path, value].append(Taken(context, self.frame[value]))

    def _call(self, operation: ir.Call, context: Context) -> None:
        outer, self._path = self._path, (*self._path, operation)
        super()._call(operation, context)
        self._path = outer


def observed_blocks(module: ir.Module) -> Iterator[ir.Block]:
    """The blocks of a module that are more than a terminator: their arguments are kept as well."""
    return (block for region in regions(module) for block in region.blocks if len(block.operations) > 1)


def regions(module: ir.Module) -> Iterator[ir.Region]:
    """All regions of a module."""
    pending = [each.body for each in module.functions.values() if each.body is not None]
    for region in pending:
        yield region
        for block in region.blocks:
            for operation in block.operations:
                pending += ir.regions_of(operation)


def recorded(pair: Pair, patch: pytest.MonkeyPatch) -> tuple[Programs, tuple[Recording, Recording]]:
    """The equations of a pair, and what was kept of both programs. Raises `Outside`."""
    kept: dict[str, Recording] = {}

    def extract(
        module: ir.Module, entry: str, signature: Signature, prefix: str, layouts: Layouts, settled: Any
    ) -> Equations:
        kept[prefix] = Recording(module, signature, prefix, layouts)
        kept[prefix].settled = settled
        return kept[prefix].function(module.functions[entry])

    patch.setattr(program, "extract", extract)
    return extract_pair(pair), (kept["s"], kept["t"])


def tests(module: ir.Module) -> Iterator[ir.Value]:
    """What loops whose body is a branch of their test say of whether they go on: the extraction has no values there."""
    for region in regions(module):
        for block in region.blocks:
            for loop in block.operations:
                if isinstance(loop, ir.While):
                    inside = loop.before.blocks[0].operations
                    at = next((at for at, each in enumerate(inside) if isinstance(each, ir.If)), len(inside))
                    for each in inside[at:]:
                        yield from results_of(each)


class NoValue(Exception):
    """Equations that give no value, or more than one."""


class NodeValues:
    """The values of nodes at sizes, where the inputs are as `initial` says: by the key of a leaf, the value at an
    instance."""

    def __init__(
        self,
        equations: Equations,
        sizes: Mapping[str, int],
        initial: Callable[[tuple[Any, ...], tuple[int, ...]], Value],
    ) -> None:
        self.equations, self.sizes, self.initial = equations, sizes, initial
        self._origins = last_stores(equations, sizes)
        self._values: dict[tuple[int, tuple[int, ...]], Value | None] = {}

    def refer(self, reference: Reference, instance: Mapping[str, int]) -> Value:
        """The value that a reference is at an instance of who refers to it. Raises `NoValue`."""
        key = reference.node, tuple(evaluate(each, instance) for each in reference.at)
        if key not in self._values:
            self._values[key] = None
            self._values[key] = self._compute(*key)
        found = self._values[key]
        if found is None:
            raise NoValue("a value that is made of itself")
        return found

    def _compute(self, number: int, at: tuple[int, ...]) -> Value:
        node = self.equations.nodes[number]
        instance = {**self.sizes, **dict(zip(node.variables, at, strict=True))}
        if not holds(node.domain, instance):
            raise NoValue("a value where it is not computed")
        match node.kind:
            case Alias(pieces=pieces):
                holding = [reference for condition, reference in pieces if holds(condition, instance)]
                if len(holding) != 1:
                    raise NoValue(f"one of {len(holding)} values")
                return self.refer(holding[0], instance)
            case Loaded(access=access):
                origin = self._origins[access, at]
                if origin is None:
                    return self.refer(self.equations.beginning(self.equations.accesses[access]), instance)
                stored = self.equations.accesses[origin[0]].value
                assert stored is not None
                return self.refer(stored, origin[1])
            case Leaf(key=Number(type=name)):
                return at[0] & ((1 << ir.Scalar(name).width) - 1)
            case Leaf(key=Literal(bits=bits)):
                return bits
            case Leaf(key=key):
                return self.initial(key, at)
            case Uninitialized():
                return Absent.UNINITIALIZED
            case Operation():
                return _result(node.kind, [self.refer(each, instance) for each in node.kind.operands])


def _result(operation: Operation, operands: Sequence[Value]) -> Value:
    head = operation.head
    if head.name == SELECT:
        condition, yes, no = operands
        return Absent.POISON if isinstance(condition, Absent) else yes if condition else no
    numbers = [each for each in operands if isinstance(each, int)]
    if len(numbers) < len(operands):
        return Absent.POISON
    kinds = [ir.Scalar(each) for each in head.types]
    count = len(operands)
    try:
        return scalars.evaluate(head.name, head.flags, kinds[:count], kinds[count:], numbers)[head.result]
    except scalars.Poison:
        return Absent.POISON


# -- by the reference interpreter --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Trace:
    """An observer that keeps the values of a run. The test with which a loop ends is of none of its iterations: what is
    computed for it is dropped."""

    module: ir.Module
    events: list[tuple[tuple[int, ...], Executed, Value]] = field(default_factory=list)
    _calls: dict[int, Calls] = field(default_factory=lambda: {0: ()})
    _times: dict[int, list[int]] = field(default_factory=lambda: {0: [0]})
    _loops: dict[ir.Block, set[ir.Block]] = field(default_factory=dict)  # of branches, by the block that tests
    _tested: dict[int, tuple[ir.Block, int]] = field(default_factory=dict)  # that block, and where its events begin
    _before: dict[tuple[int, ir.Block], int] = field(default_factory=dict)  # the same of the regions that test

    def __post_init__(self) -> None:
        for region in regions(self.module):
            if len(region.blocks) > 1:
                for header, nodes in natural_loops([list(each) for each in graph_of(region.blocks)]).items():
                    self._loops[region.blocks[header]] = {region.blocks[each] for each in nodes}

    def _time(self, agent: int) -> tuple[int, ...]:
        self._times[agent][-1] += 1
        return tuple(self._times[agent])

    def _keep(self, frame: Frame, value: ir.Value, found: Value) -> None:
        agent = frame.agent.number
        self.events.append((self._time(agent), (self._calls[agent], value), found))

    def forked(self, parent: Agent, agent: Agent) -> None:
        self._times[agent.number] = [*self._time(parent.number), 0]
        self._calls[agent.number] = self._calls[parent.number]

    def entered(self, frame: Frame, block: ir.Block) -> None:
        agent = frame.agent.number
        tested, begin = self._tested.pop(agent, (block, 0))
        if tested is not block and block not in self._loops[tested]:
            del self.events[begin:]
        if block in self._loops:
            self._tested[agent] = block, len(self.events)
        self._before[agent, block] = len(self.events)
        if len(block.operations) > 1:
            for each in block.arguments:
                self._keep(frame, each, frame.values[each])

    def branched(self, frame: Frame, branch: ir.Branch) -> None:
        pass

    def begun(self, frame: Frame, operation: ir.Operation) -> None:
        if isinstance(operation, ir.Call):
            self._calls[frame.agent.number] = (*self._calls[frame.agent.number], operation)

    def ended(self, frame: Frame, operation: ir.Operation, outcome: Any) -> Any:
        agent = frame.agent.number
        if isinstance(operation, ir.While):
            del self.events[self._before[agent, operation.before.blocks[0]] :]
        if isinstance(operation, ir.Call):
            self._calls[agent] = self._calls[agent][:-1]
        found = outcome if isinstance(outcome, list) else [outcome]
        for value, each in zip(results_of(operation), found, strict=False):
            self._keep(frame, value, each)
        return outcome

    def conflicting(self, frame: Frame, buffer: Buffer, index: int, other: int, is_store: bool) -> None:
        pass


# -- both --------------------------------------------------------------------------------------------------------------


def arguments_of(pair: Pair, sizes: Mapping[str, int], draw: random.Random) -> list[Value]:
    """Arguments with these extents and numbers, and anything where data is. Raises `Undefined` for negative extents."""
    found: list[Value] = []
    for parameter in pair.signature.parameters:
        position, type_ = parameter.position, parameter.type
        if isinstance(type_, ir.View):
            shape = [sizes[f"p{position}_{at}"] if size is None else size for at, size in enumerate(type_.shape)]
            view = given(type_.element, shape)
            for at in elements_at(view, type_.element):
                view.buffer.put(at, _number(type_.element, draw), type_.element)
            found.append(view)
        elif f"p{position}" in sizes:
            found.append(sizes[f"p{position}"] & ((1 << type_.width) - 1))
        else:
            found.append(_number(type_, draw))
    return found


def _number(type_: ir.Scalar, draw: random.Random) -> int:
    """A pattern of a type: a float between 1/2 and 4, an integer near 0."""
    if not type_.is_float:
        return draw.randrange(-40, 41) & ((1 << type_.width) - 1)
    made = scalars.evaluate("sitofp", (), [ir.Scalar("i32")], [type_], [draw.randrange(1 << 7, 1 << 10)])
    scale = scalars.evaluate("sitofp", (), [ir.Scalar("i32")], [type_], [1 << 8])
    return scalars.evaluate("divf", (), [type_, type_], [type_], [*made, *scale])[0]


class Comparison:
    """What the equations of a program say of its values at sizes, to be held against a trace of its run there. It is
    made before the run, which changes the arguments."""

    def __init__(self, pair: Pair, recording: Recording, sizes: Mapping[str, int], arguments: Sequence[Value]) -> None:
        self.recording, self.sizes = recording, sizes
        self._initial: dict[object, list[Value]] = {
            (ir.OutputKind.ARGUMENT, parameter.position): _contents(parameter.type, value)
            for parameter, value in zip(pair.signature.parameters, arguments, strict=True)
        }
        self.values = NodeValues(recording.equations, sizes, self._at_first)
        self._buffers: dict[tuple[int, tuple[int, ...]], Buffer] = {}
        self._numbers: dict[Buffer, tuple[int, tuple[int, ...]]] = {}
        self._instances: dict[Context, list[dict[str, int]]] = {}
        self._valid: dict[int, bool] = {}
        self.compared = 0

    def _at_first(self, key: LeafKey, at: tuple[int, ...]) -> Value:
        """An element of what memory held in the beginning."""
        match key:
            case Input(given=(ir.OutputKind.ARGUMENT, _) as given):
                return self._initial[given][self._index(key, at)]
            case Input(given=(_, str(name))):
                initial = self.recording.module.globals[name].initial
                return Absent.UNINITIALIZED if initial is None else initial[self._index(key, at)]
            case ConstantData():
                return self._constant(key)[self._index(key, at)]
        raise NotEnumerated(key)

    def _constant(self, key: ConstantData) -> Sequence[int]:
        for buffer in self.recording.module.globals.values():
            text = ",".join(map(str, buffer.initial or ()))
            if buffer.constant and hashlib.sha256(text.encode()).hexdigest() == key.digest:
                return buffer.initial or ()
        raise NotEnumerated(key)

    def _index(self, key: Input | ConstantData, at: tuple[int, ...]) -> int:
        """The number of an element in row-major order."""
        if key.flat or not at:
            return at[0] if at else 0
        (buffer,) = (each for each in self.recording.equations.buffers if each.key == key)
        shape = [evaluate(each, self.sizes) for each in buffer.sizes]
        number = 0
        for index, size in zip(at, shape, strict=True):
            if not 0 <= index < size:
                raise NoValue("an element that there is none of")
            number = number * size + index
        return number

    def disagreements(self, trace: Trace, whole: bool) -> Iterator[str]:
        """What the equations say otherwise than a run, which did not end where it is not `whole`."""
        executed: defaultdict[Executed, list[Value]] = defaultdict(list)
        for _, key, value in sorted(trace.events, key=lambda event: event[0]):
            executed[key].append(value)
        ignored = {value for each in self.recording.settled for value in results_of(each)} | set(tests(trace.module))
        for key in executed.keys() | self.recording.taken.keys():
            if key[1] not in ignored:
                yield from self._compare(key, executed[key], whole)

    def _compare(self, key: Executed, values: Sequence[Value], whole: bool) -> Iterator[str]:
        found: list[tuple[tuple[int, ...], dict[str, int], Bound]] = []
        for each in self.recording.taken.get(key, ()):
            for instance in self._at(each.context):
                found.append((tuple(instance[name] for name in each.context.variables), instance, each.bound))
        found.sort(key=lambda each: each[0])
        if len(found) < len(values) or (whole and len(found) > len(values)):
            yield f"{_name(key)}: {len(values)} executions, {len(found)} instances"
            return
        for (at, instance, bound), value in zip(found, values, strict=False):
            problem = self._differs(bound, instance, value)
            self.compared += 1
            if problem is not None:
                yield f"{_name(key)} at {at}: {problem}"
                return

    def _at(self, context: Context) -> list[dict[str, int]]:
        if context not in self._instances:
            self._instances[context] = list(points(context.variables, context.domain, self.sizes))
        return self._instances[context]

    def _differs(self, bound: Bound, instance: Mapping[str, int], value: Value) -> str | None:
        """In which way a value is not what the equations say."""
        type_ = bound.type
        if self._is_valid(bound):
            if bound.number is not None:
                assert isinstance(type_, ir.Scalar)
                number = evaluate(bound.number, instance)
                if not isinstance(value, int) or signed(value, type_.width) != number:
                    return f"the number {number}, and not {value}"
            is_condition = bound.condition is not None and not holds(bound.nothing, instance)
            if is_condition and value != int(holds(bound.condition or FALSE, instance)):
                return f"the condition {bound.condition}, and not {value}"
            if bound.seen is not None and not self._is_view(bound, instance, value):
                return f"the view {bound.seen}, and not {value}"
            if bound.pointer is not None and not self._is_pointer(bound, instance, value):
                return f"the pointer {bound.pointer}, and not {value}"
        if bound.data is not None:
            assert isinstance(type_, ir.Scalar)
            try:
                data = self.values.refer(bound.data, instance)
            except NoValue as problem:
                return str(problem)
            if not _same(type_, data, value):
                return f"the data {data}, and not {value}"
        return None

    def _is_valid(self, bound: Bound) -> bool:
        """Whether a value is taken for what it is at all its instances, which is required of those that matter."""
        key = id(bound)
        if key not in self._valid:
            own = all(holds(bound.needs, instance) for instance in self._at(bound.context))
            self._valid[key] = own and all(self._is_valid(each) for each in bound.of)
        return self._valid[key]

    def _is_view(self, bound: Bound, instance: Mapping[str, int], value: Value) -> bool:
        seen = bound.seen
        assert seen is not None
        if not isinstance(value, Descriptor) or not self._is_buffer(seen.memory, instance, value.buffer):
            return False
        if tuple(evaluate(each, instance) for each in seen.sizes) != value.sizes:
            return False
        strides = [seen.stride(at) for at in range(len(seen.sizes))]
        same = all(
            one is None or size == 0 or evaluate(one, instance) == two
            for one, two, size in zip(strides, value.strides, value.sizes, strict=True)
        )
        return same and evaluate(seen.start, instance) == value.offset

    def _is_pointer(self, bound: Bound, instance: Mapping[str, int], value: Value) -> bool:
        pointer = bound.pointer
        assert pointer is not None
        offset = evaluate(pointer.offset, instance)
        if pointer.memory is None:
            return value == offset
        if not isinstance(value, Pointer):
            return False
        return self._is_buffer(pointer.memory, instance, value.buffer) and value.offset == offset

    def _is_buffer(self, memory: Memory, instance: Mapping[str, int], buffer: Buffer) -> bool:
        """Whether memory of the equations and of the run belong together, one to one."""
        key = memory.number, tuple(evaluate(each, instance) for each in memory.instance)
        return self._buffers.setdefault(key, buffer) is buffer and self._numbers.setdefault(buffer, key) == key


def _contents(type_: ir.Type, value: Value) -> list[Value]:
    if not isinstance(value, Descriptor):
        return [value]
    assert isinstance(type_, ir.View)
    return [value.buffer.get(at, type_.element) for at in elements_at(value, type_.element)]


def _same(type_: ir.Scalar, left: Value, right: Value) -> bool:
    """Whether two values are the same, where NaNs are one."""
    if isinstance(left, Absent) and isinstance(right, Absent):
        return True
    if left == right:
        return True
    if not type_.is_float or not isinstance(left, int) or not isinstance(right, int):
        return False
    return all(scalars.evaluate("cmpf.uno", (), [type_, type_], [ir.I1], [each, each])[0] for each in (left, right))


def _name(key: Executed) -> str:
    path, value = key
    return f"%{value.name} ({value.type})" + "".join(f", called at {each.place}" for each in path)
