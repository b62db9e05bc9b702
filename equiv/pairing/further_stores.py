"""Memory that callers or others share, which the target may write, or read, where the source does not.

What is written may be what was there: the two leave the same. But memory that is only read may not be written at all,
and others that read it meanwhile, or write it, race with a store (LLVM Language Reference, "Memory Model for Concurrent
Operations"; "Global Variables", constant). A store leaves an element as it came where it stores what was loaded from
the same memory, or where what was loaded from it decides whether the source stores there: else what is stored would
have to be what is there whatever that is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from equiv.pairing.pair import Pair, chosen
from equiv.pairing.unused import unused_parameters
from equiv.pairing.writes import computes_memory, operations_in
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir.flow import ANY_MEMORY, Course, Memory, Node, Outside, Phases, Sent, Way, flows, guarded, yielded

_Root = int | str  # a parameter of the entry by its position, or a global by its name
_PARTS = (Way.COPY, Way.INSIDE)
_NOT_FOLLOWED = (Outside, Sent, Phases, Course)


def stores_to_constants(pair: Pair) -> Reason | None:
    """Where the target writes a constant global, which is undefined, and the source does not."""
    constant = [{each.name for each in module.globals.values() if each.constant} for module in _modules(pair)]
    if not constant[1] or not any(isinstance(each, ir.Global) for each in _operations(pair.target_module)):
        return None
    of_target = _Accesses(pair.target_module, pair.target.function, constant[1])
    if not of_target.stores:
        return None
    of_source = _Accesses(pair.source_module, pair.source.function, constant[0])
    for name, stores in of_target.stores.items():
        # An external call that is given a constant does not write it.
        store = next((each for each in stores if not isinstance(each, ir.Opaque)), None)
        if isinstance(name, str) and store is not None and name not in of_source.stores:
            message = f"the target writes '@{name}', which is constant"
            return Reason.at(ReasonKind.PROMISE, message, store.place)
    return None


class FurtherStore(Struct, frozen=True):
    """Memory, a parameter by its position or a global by its name, that the target may write where the source does not.
    Where nothing that is loaded decides where either stores, but at most `scalars`, which are parameters by their
    positions, a run tells that of all that have the same numbers for these; None where it does not."""

    root: int | str
    scalars: frozenset[int] | None


def further_stores(pair: Pair) -> list[FurtherStore]:
    """The memory that the target may write where the source does not, as far as texts tell. Of threads of a kernel
    `equiv.pairing.other_threads` tells more."""
    is_told = chosen(pair.target_module, ir.ChoiceKind.THREADS) - {ir.BLOCK_MEMORY}
    if is_told or pair.source_function.ports is not None or not _may_leave(pair):
        return []
    values = pair.source_function.by_value | pair.target_function.by_value
    shared = [{each.name for each in module.globals.values() if not each.constant} for module in _modules(pair)]
    sides = zip(_modules(pair), (pair.source.function, pair.target.function), shared, strict=True)
    source, target = (_Accesses(*each) for each in sides)
    found = []
    for root in sorted(target.stores.keys() - values, key=str):
        alone = root not in source.stores and root in target.loads
        if source.is_decided_by_loads(root, [root]):
            found.append(FurtherStore(root, None))
        elif alone or (target.writes_back(root) and not source.writes_back(root)):
            is_open = any(each.is_decided_by_loads(root, each.loads) for each in (source, target))
            scalars = None if is_open else source.scalars(root) | target.scalars(root)
            found.append(FurtherStore(root, scalars))
    return found


def further_loads(pair: Pair) -> list[int]:
    """The parameters, memory of callers, that the source neither reads nor writes, and the target may read, but not
    write."""
    function = pair.source_function
    body = function.body
    assert body is not None
    used = {value for each in ir.walk(body) if type(each) not in _HANDING for value in ir.operands_of(each)}
    parameters = {at: each for at, each in enumerate(function.parameters) if isinstance(each.type, ir.View)}
    values = function.by_value | pair.target_function.by_value
    open_ = {at for at, each in parameters.items() if each not in used} - values
    if not open_:
        return []
    target = _Accesses(pair.target_module, pair.target.function, ())
    found = open_ & (target.loads - target.stores.keys())
    if not found <= unused_parameters(function):
        source = _Accesses(pair.source_module, pair.source.function, ())
        found -= source.loads | source.stores.keys()
    return sorted(found)


# What accesses no memory that it is given, but may hand it on.
_HANDING = frozenset((ir.Extent, ir.Reshape, ir.Displace, ir.Address, ir.Call, ir.Branch))


def _modules(pair: Pair) -> tuple[ir.Module, ir.Module]:
    return pair.source_module, pair.target_module


def _operations(module: ir.Module) -> Iterator[ir.Operation]:
    return (operation for _, operation in operations_in(module))


def _may_leave(pair: Pair) -> bool:
    """Whether a store may leave an element as it came, as far as that shows at a glance: most stores are of what was
    computed, at places that no data decides."""
    if not _DECIDING.isdisjoint(ir.kinds_of(pair.source_module)):
        return True
    if not _MOVING.isdisjoint(ir.kinds_of(pair.target_module)):
        return True
    computed = {
        result for each in _operations(pair.target_module) if type(each) in _COMPUTING for result in ir.results_of(each)
    }
    return any(each.value not in computed for each in ir.of_kind(pair.target_module, ir.Store))


_DECIDING = frozenset((ir.If, ir.Branch, ir.While))
_MOVING = frozenset((ir.Copy, ir.Get))
_COMPUTING = frozenset((ir.Op, ir.Const, ir.Apply, ir.Opaque, ir.Extent))


class _Accesses:
    """What a program does with the arguments of its entry and some globals: by each, the operations that store there,
    and whether any loads from there. What is copied to memory may be what is loaded from any, and an address that is
    computed may be any that numbers are made of; of what decides, what passes through memory is not followed."""

    def __init__(self, module: ir.Module, entry: str, globals: Iterable[str]) -> None:
        self._module = module
        self._parameters = {each: at for at, each in enumerate(module.functions[entry].parameters)}
        self._from: dict[Node, list[tuple[Node, Way]]] = {}
        self._into: dict[Node, list[Node]] = {}
        self._made: dict[ir.Value, ir.Operation] = {}
        self._guards: dict[int, list[ir.Value]] = {}  # by operation's identity
        self._reading: list[ir.Load | ir.Copy] = []
        self._called: dict[str, list[ir.Value]] = {}  # what decides whether functions are called
        self._computes = any(map(computes_memory, ir.of_kind(module, ir.Op)))
        for function in module.functions.values():
            if function.body is not None:
                for operation, guards in guarded(function.body):
                    self._note(function, operation, guards)
        entry_parameters = enumerate(module.functions[entry].parameters)
        roots: dict[_Root, list[Node]] = {at: [each] for at, each in entry_parameters if ir.is_memory(each)}
        named = set(globals)
        for operation in self._made.values():
            if isinstance(operation, ir.Global) and operation.name in named:
                roots.setdefault(operation.name, []).append(operation.result)
        self._memory = {root: self._reached(nodes) for root, nodes in roots.items()}
        self.stores: dict[_Root, list[ir.Operation]] = {}
        self.loads: set[_Root] = set()
        for operation in _operations(module):
            written, read = _written(operation), _read(operation)
            for root, values in self._memory.items() if written or read else ():
                if not values.isdisjoint(written):
                    self.stores.setdefault(root, []).append(operation)
                if not values.isdisjoint(read):
                    self.loads.add(root)

    def is_decided_by_loads(self, root: _Root, origins: Collection[_Root]) -> bool:
        """Whether what was loaded from some of the memory decides whether, or where, something is stored there."""
        return any(
            isinstance(each, ir.Value)
            and isinstance(made := self._made.get(each), ir.Load)
            and any(made.view in self._memory[origin] for origin in origins)
            for each in self._deciding(root)
        )

    def scalars(self, root: _Root) -> frozenset[int]:
        """The parameters that decide it, which are scalars."""
        values = (each for each in self._deciding(root) if isinstance(each, ir.Value) and not ir.is_memory(each))
        positions = (self._parameters.get(each) for each in values)
        return frozenset(at for at in positions if at is not None)

    def _deciding(self, root: _Root) -> Iterator[Node]:
        """What is made into values that decide whether, and where, something is stored there."""
        deciding: list[ir.Value] = []
        for each in self.stores.get(root, ()):
            deciding += self._guards[id(each)]
            deciding += [value for value in ir.operands_of(each) if not ir.is_memory(value)]
            if isinstance(each, ir.Store) and not ir.is_memory(each.value):
                deciding.remove(each.value)
        for decided in self._called.values():
            deciding += decided
        return self._origins(deciding, tuple(Way), (*_NOT_FOLLOWED, Memory))

    def writes_back(self, root: _Root) -> bool:
        """Whether what is stored there may be what was loaded from there, as it is."""
        for store in self.stores.get(root, ()):
            if isinstance(store, ir.Copy | ir.Store):
                origins = set(self._origins([store.value if isinstance(store, ir.Store) else ANY_MEMORY], (Way.COPY,)))
                if any(self._gives(root, each, origins) for each in self._reading):
                    return True
        return False

    def _gives(self, root: _Root, operation: ir.Load | ir.Copy, origins: Collection[Node]) -> bool:
        """Whether what an operation reads from there is among what a value comes from."""
        if isinstance(operation, ir.Load):
            return operation.result in origins and operation.view in self._memory[root]
        return ANY_MEMORY in origins and operation.origin in self._memory[root]

    def _note(self, function: ir.Function, operation: ir.Operation, guards: list[ir.Value]) -> None:
        self._guards[id(operation)] = guards
        if isinstance(operation, ir.Call):
            self._called.setdefault(operation.callee, []).extend(guards)
        self._made |= dict.fromkeys(ir.results_of(operation), operation)
        if isinstance(operation, ir.Load | ir.Copy):
            self._reading.append(operation)
        for flow in flows(operation, function, self._module):
            origin, target, way = _one_memory(flow.origin), _one_memory(flow.target), flow.way
            if _passes_a_loop_that_runs(operation, origin, target):
                continue
            self._from.setdefault(target, []).append((origin, way))
            if self._may_be_part(operation, origin, target, way):
                self._into.setdefault(origin, []).append(target)

    def _may_be_part(self, operation: ir.Operation, origin: Node, target: Node, way: Way) -> bool:
        if self._computes:
            return way in _PARTS or type(operation) is ir.Op or type(operation) is ir.Apply
        is_number = origin == ANY_MEMORY and not (isinstance(target, ir.Value) and ir.is_memory(target))
        return way in _PARTS and not is_number

    def _reached(self, nodes: list[Node]) -> set[Node]:
        pending, found = list(nodes), set(nodes)
        while pending:
            for each in self._into.get(pending.pop(), ()):
                if each not in found and not isinstance(each, _NOT_FOLLOWED):
                    found.add(each)
                    pending.append(each)
        return found

    def _origins(
        self, values: Iterable[Node], ways: tuple[Way, ...], beyond: tuple[type, ...] = _NOT_FOLLOWED
    ) -> Iterator[Node]:
        """What values come from in these ways, themselves among it, but for what is `beyond`."""
        pending: list[Node] = list(values)
        seen = set(pending)
        while pending:
            node = pending.pop()
            yield node
            for origin, way in self._from.get(node, ()):
                if way in ways and origin not in seen and not isinstance(origin, beyond):
                    seen.add(origin)
                    pending.append(origin)


def _one_memory(node: Node) -> Node:
    return ANY_MEMORY if isinstance(node, Memory) else node


def _passes_a_loop_that_runs(operation: ir.Operation, origin: Node, target: Node) -> bool:
    """Whether a result would be what a loop began with, which has an iteration whatever sizes are."""
    if not isinstance(operation, ir.For):
        return False
    lower, upper = operation.lower, operation.upper
    if not isinstance(lower, int) or not isinstance(upper, int) or lower >= upper:
        return False
    begun = any(origin is each for each in operation.carried) and any(target is each for each in operation.results)
    return begun and not any(origin is each for values in yielded(operation.body) for each in values)


def _written(operation: ir.Operation) -> list[ir.Value]:
    match operation:
        case ir.Store(view=view) | ir.Get(view=view):
            return [view]
        case ir.Copy(target=target) | ir.Fill(target=target):
            return [target]
        case ir.Opaque(writes=writes):
            return list(writes)
    return []


def _read(operation: ir.Operation) -> list[ir.Value]:
    match operation:
        case ir.Load(view=view) | ir.Put(view=view):
            return [view]
        case ir.Copy(origin=origin):
            return [origin]
        case ir.Opaque(reads=reads):
            return list(reads)
    return []
