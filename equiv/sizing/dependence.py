"""What control and addresses depend on: a backward slice of affine IR to the parameters of a function.

The slice is over values and over the sizes of views, through calls, loops and branches, blind to context and flow:
it may name a parameter that does not matter, it never leaves one out. What flows through memory is taken to reach every
load of the same element type.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import cached_property
from typing import Protocol, TypeVar

from msgspec import Struct, field

from interp import ir
from interp.ir import flow
from interp.ir.call_graph import reachable_functions
from interp.ir.divisions import DIVISIONS
from interp.ir.flow import Way, flows
from interp.ir.place import Place
from interp.ir.walks import operands_of
from interp.machine.analysis.concrete_operands import concrete_operands


class Extent(Struct, frozen=True):
    """The size of dimension `dimension` of `view`, as a node of the dependence graph."""

    view: ir.Value
    dimension: int


Node = ir.Value | Extent
_Terminator = TypeVar("_Terminator", bound=ir.Operation)
CASTS = frozenset(("index_cast", "index_castui", "extsi", "extui", "trunci"))
_DECIDING = frozenset((Way.SELECTED, Way.DECIDED, Way.BRANCHED, Way.COUNTED))


class Stores(Protocol):
    """What knows which stores put what loads give."""

    def stores(self, load: ir.Load) -> list[ir.Store] | None:
        """All stores that may have; None where that is not known."""
        ...


class Slice(Struct):
    """`scalars` are positions of scalar parameters, `extents` (position, dimension) of view parameters, that the sliced
    nodes depend on; `nodes` is everything on the way."""

    scalars: set[int] = field(default_factory=set)
    extents: set[tuple[int, int]] = field(default_factory=set)
    nodes: set[Node] = field(default_factory=set)


class Dependences:
    """The dependence graph of all functions that `entry` can reach."""

    def __init__(self, module: ir.Module, entry: str) -> None:
        self.module = module
        self.entry = module.functions[entry]
        self.functions = reachable_functions(module, entry)
        self.operations = [op for function in self.functions for op in function.walk()]
        self.definitions: dict[ir.Value, ir.Operation] = {}
        self._sources: dict[ir.Value, list[ir.Value]] = {}  # the values that one value may be a copy of
        self._decides: dict[ir.Value, list[ir.Value]] = {}  # the conditions that choose which copy it is
        self._stored: dict[ir.Type, list[ir.Value]] = {}
        self._filled: list[ir.Value] = []
        self._several: dict[ir.Type | None, bool] = {}
        named = {operation.name for operation in self.operations if isinstance(operation, ir.Global)}
        # The element types of globals that begin with several numbers.
        self._tables = {
            module.globals[name].element for name in named if len(set(module.globals[name].initial or ())) > 1
        }
        self._through_pointers = any(
            isinstance(op, ir.Load | ir.Store) and op.view.type == ir.POINTER for op in self.operations
        )
        self._positions = {parameter: at for at, parameter in enumerate(self.entry.parameters)}
        self._connect(module)

    # -- building ------------------------------------------------------------------------------------------------------

    def _connect(self, module: ir.Module) -> None:
        passed: dict[flow.Node, list[ir.Value]] = {}  # what functions return and tasks yield
        taken: list[tuple[ir.Value, flow.Node]] = []  # and the values that these become
        for function in self.functions:
            for operation in function.walk():
                self._define(operation)
                for origin, target, way in flows(operation, function, module):
                    if isinstance(origin, ir.Value) and isinstance(target, ir.Value):
                        if way is Way.COPY:
                            self._sources.setdefault(target, []).append(origin)
                        elif way in _DECIDING:
                            self._decides.setdefault(target, []).append(origin)
                    elif way is Way.COPY and isinstance(origin, ir.Value):
                        passed.setdefault(target, []).append(origin)
                    elif way is Way.COPY and isinstance(target, ir.Value):
                        taken.append((target, origin))
        for value, node in taken:
            if not isinstance(node, flow.Memory):
                self._sources.setdefault(value, []).extend(passed.get(node, ()))

    def _define(self, operation: ir.Operation) -> None:
        match operation:
            case ir.Store():
                self._stored.setdefault(operation.value.type, []).append(operation.value)
            case ir.Fill():
                self._filled.append(operation.value)
            case ir.Op():
                for result in operation.results:
                    self.definitions[result] = operation
            case (
                ir.Const()
                | ir.Apply()
                | ir.Alloc()
                | ir.Global()
                | ir.Reshape()
                | ir.Extent()
                | ir.Load()
                | ir.Displace()
            ):
                self.definitions[operation.result] = operation
            case _:
                pass

    # -- slicing -------------------------------------------------------------------------------------------------------

    def slice(self, roots: Iterable[Node], *, decisions: bool = True, memory: Stores | None = None) -> Slice:
        """Everything that `roots` depend on; without `decisions`, what they are computed from, and not what is compared
        to choose among that. With `memory`, loads give what is stored in the same buffer where that is known."""
        found = Slice()
        pending = list(roots)
        held: set[object] = set()  # what memory holds that has been followed
        while pending:
            node = pending.pop()
            if node in found.nodes:
                continue
            found.nodes.add(node)
            if isinstance(node, Extent):
                position = self._positions.get(node.view)
                if position is not None:
                    found.extents.add((position, node.dimension))
            elif isinstance(node.type, ir.Scalar) and node in self._positions:
                found.scalars.add(self._positions[node])
            load = self.definitions.get(node) if isinstance(node, ir.Value) else None
            stores = memory.stores(load) if memory is not None and isinstance(load, ir.Load) else None
            if stores is not None:
                # One list for all loads of a buffer.
                if id(stores) not in held:
                    pending += (each.value for each in stores)
                    held.add(id(stores))
                continue
            if (
                isinstance(load, ir.Load)
                and (kind := self._kind(load)) not in held
                and load.view not in self._unwritten
            ):
                pending += self._stored_for(kind)
                held.add(kind)
            if decisions:
                pending += self._operands(node)
            elif not self._is_comparison(node):
                chosen = self._decides.get(node.view if isinstance(node, Extent) else node, ())
                pending += (each for each in self._operands(node) if each not in chosen)
        return found

    def _is_comparison(self, node: Node) -> bool:
        operation = self.definitions.get(node) if isinstance(node, ir.Value) else None
        return isinstance(operation, ir.Op) and operation.name.startswith(("cmpi.", "cmpf."))

    def _operands(self, node: Node) -> Iterator[Node]:
        """What a node depends on, but for what memory holds."""
        if isinstance(node, Extent):
            yield from self._extent_operands(node)
            return
        yield from self._sources.get(node, ())
        yield from self._decides.get(node, ())
        yield from self._computed_from(node)
        match self.definitions.get(node):
            case ir.Load(indices=indices, view=view):
                yield from _values(indices)
                if view.type == ir.POINTER:
                    yield view
            case _:
                pass

    def flows_from(self, node: Node) -> Iterator[Node]:
        """What a node is a copy of or computed from, whatever chooses among these. What a load gives is not known."""
        if isinstance(node, Extent):
            yield from (each for each in self._extent_operands(node) if each not in self._decides.get(node.view, ()))
            return
        yield from self._sources.get(node, ())
        yield from self._computed_from(node)

    def _computed_from(self, value: ir.Value) -> Iterator[Node]:
        """The operands of what a value is computed by; nothing of what is loaded or copied."""
        match self.definitions.get(value):
            case ir.Op(operands=operands):
                yield from operands
            case ir.Apply(expression=expression):
                yield from ir.leaves(expression)
            case ir.Displace(base=base, offset=offset):
                yield base
                yield from ir.leaves(offset)
            case ir.Extent() as operation:
                yield from self.queried(operation)
            case _:
                pass

    def copies(self) -> Iterator[tuple[ir.Value, list[ir.Value]]]:
        """Each value that is a copy of others, or one of these."""
        yield from self._sources.items()

    def chosen_by(self, node: Node) -> Iterator[Node]:
        """The conditions that choose which of several values a node is a copy of."""
        yield from self._decides.get(node.view if isinstance(node, Extent) else node, ())

    def is_given(self, node: Node) -> bool:
        """Whether the node is a parameter of the entry, or an extent of one."""
        return (node.view if isinstance(node, Extent) else node) in self._positions

    def at_place(self, place: Place) -> list[ir.Value]:
        """The operands of the operations at a place of the program, and of its loops the conditions."""
        found: list[ir.Value] = []
        for operation in self.operations:
            if operation.place == place:
                found += concrete_operands(operation)
                if isinstance(operation, ir.Op):
                    found += operation.operands
                if isinstance(operation, ir.While):
                    found += [each.condition for each in _terminators(operation.before, ir.Condition)]
        return found

    def _kind(self, load: ir.Load) -> ir.Type | None:
        """The type of what a load may give; None for anything, through pointers."""
        return None if self._through_pointers else load.result.type

    def _stored_for(self, kind: ir.Type | None) -> Iterator[ir.Value]:
        """What a load of this kind may give, with what fills memory."""
        yield from self._filled
        for type_, values in self._stored.items():
            if kind is None or type_ == kind:
                yield from values

    @cached_property
    def _unwritten(self) -> Set[ir.Value]:
        """Memory that is allocated, loaded from and freed, and that nothing else knows: nothing is stored there."""
        allocated = {each.result for each in self.definitions.values() if isinstance(each, ir.Alloc)}
        for operation in self.operations if allocated else ():
            known = [operation.view] if isinstance(operation, ir.Load | ir.Free) else []
            allocated.difference_update(each for each in operands_of(operation) if each not in known)
        return allocated

    def _has_several(self, load: ir.Load) -> bool:
        """Whether memory holds several constants that a load may give. What decides the place of data tells nothing of
        it."""
        kind = self._kind(load)
        if kind not in self._several:
            definitions = map(self.definitions.get, self._stored_for(kind))
            constants = {each.bits for each in definitions if isinstance(each, ir.Const)}
            self._several[kind] = len(constants) > 1
        return self._several[kind] or self._has_table(load.result.type)

    def _has_table(self, element: ir.Type) -> bool:
        """Whether elements of this type may be loaded from a global that begins with several numbers."""
        return bool(self._tables) if self._through_pointers else element in self._tables

    def queried(self, operation: ir.Extent) -> Iterator[Node]:
        """The nodes that an `extent` operation reads: one dimension, all where it is not known which, and for a stride
        those of the inner dimensions, which give the stride of a row-major view."""
        if isinstance(operation.dimension, ir.Value):
            yield operation.dimension
        view_type = operation.view.type
        assert isinstance(view_type, ir.View)
        if operation.what is ir.ExtentKind.OFFSET:
            return
        dimensions: Iterable[int] = range(view_type.rank)
        if isinstance(operation.dimension, int):
            inner = range(operation.dimension + 1, view_type.rank)
            dimensions = [operation.dimension] if operation.what is ir.ExtentKind.SIZE else inner
        for dimension in dimensions:
            yield Extent(operation.view, dimension)

    def _extent_operands(self, node: Extent) -> Iterator[Node]:
        view_type = node.view.type
        assert isinstance(view_type, ir.View)
        if node.dimension >= view_type.rank or view_type.shape[node.dimension] is not None:
            return
        for origin in self._sources.get(node.view, ()):
            yield Extent(origin, node.dimension)
        yield from self._decides.get(node.view, ())
        match self.definitions.get(node.view):
            case ir.Reshape(sizes=sizes) | ir.Alloc(sizes=sizes):
                yield from _values([sizes[node.dimension]])
            case _:
                pass

    def reached(self, sizes: Set[tuple[int, int | None]], nodes: set[Node]) -> set[Node]:
        """Those of `nodes` that depend on parameters or extents of them, given as (position, dimension). What a load
        gives depends on where it loads from only where memory holds several numbers that no data comes into."""
        users: dict[Node, list[Node]] = {}
        loads: dict[ir.Type | None, list[Node]] = {}
        pending: list[Node] = []
        for node in nodes:
            view, dimension = (node.view, node.dimension) if isinstance(node, Extent) else (node, None)
            if view in self._positions and (self._positions[view], dimension) in sizes:
                pending.append(node)
            load = self.definitions.get(node) if isinstance(node, ir.Value) else None
            if isinstance(load, ir.Load):
                loads.setdefault(self._kind(load), []).append(node)
            operands: Iterable[Node] = self._operands(node)
            if isinstance(load, ir.Load):
                operands = [load.view, *_values(load.indices)] if self._has_several(load) else ()
            for operand in operands:
                users.setdefault(operand, []).append(node)
        held: dict[Node, list[ir.Type | None]] = {}
        for kind in loads:
            for value in self._stored_for(kind):
                held.setdefault(value, []).append(kind)
        found: set[Node] = set()
        while pending:
            node = pending.pop()
            if node not in found:
                found.add(node)
                pending += users.get(node, ())
                for kind in held.get(node, ()):
                    pending += loads.pop(kind, ())
        return found

    # -- roots ---------------------------------------------------------------------------------------------------------

    def structural(self) -> list[Node]:
        """What sizes are made of: bounds, steps, extents, strides, indices. What ends counted loops is in
        `equiv.sizing.counted_loops`."""
        roots: list[Node] = []
        for operation in self.operations:
            match operation:
                case ir.For():
                    roots += _values([operation.lower, operation.upper, operation.step])
                case ir.Parallel():
                    roots += _values([*operation.lower, *operation.upper, *operation.step])
                case ir.Alloc():
                    roots += _values(operation.sizes)
                case ir.Reshape():
                    roots += _values([operation.offset, *operation.sizes, *operation.strides])
                case ir.Load() | ir.Store() | ir.Put() | ir.Get():
                    roots += _values(operation.indices)
                    if isinstance(operation, ir.Load | ir.Store) and operation.view.type == ir.POINTER:
                        roots.append(operation.view)
                case ir.Acquire() | ir.Release():
                    roots += _values([operation.units, *operation.indices])
                case ir.Expect() | ir.Arrive():
                    roots += _values([operation.arrivals])
                    if isinstance(operation, ir.Arrive):
                        roots += _values([operation.transactions])
                case ir.Await():
                    roots += _values([operation.phase])
                case ir.Displace():
                    roots += ir.leaves(operation.offset)
                case ir.Copy():
                    roots += [operation.target, operation.origin, *_values([operation.bytes])]
                case ir.Fill():
                    roots += [operation.target, *_values([operation.bytes])]
                case ir.Op(name="inttoptr"):
                    roots += operation.operands
                case ir.Extent():
                    roots += _values([operation.dimension])
                case _:
                    pass
        return roots

    def affine_operands(self) -> list[Node]:
        """The values in affine expressions."""
        return [value for op in self.operations if isinstance(op, ir.Apply) for value in ir.leaves(op.expression)]

    def conditional(self) -> list[Node]:
        """Conditions that the machine can also run both sides of, and those of checks, which may be of data."""
        return [
            op.condition
            for op in self.operations
            if isinstance(op, ir.If | ir.Select | ir.Check | ir.Condition | ir.Branch) and op.condition is not None
        ]

    def observed_extents(self) -> set[tuple[int, int]]:
        """(position, dimension) of view parameters whose size the program can see: by an `extent`, or because a whole
        view goes to code that is not there."""
        roots: list[Node] = []
        known = {function.name for function in self.functions if function.body}
        for operation in self.operations:
            views: list[ir.Value] = []
            match operation:
                case ir.Extent():
                    roots += [node for node in self.queried(operation) if isinstance(node, Extent)]
                case ir.Opaque():
                    views = [*operation.reads, *operation.writes]
                case ir.Call():
                    views = [] if operation.callee in known else operation.arguments
                case _:
                    pass
            roots += _extents(views)
        if self.entry.body:
            roots += _extents([value for op in _terminators(self.entry.body, ir.Return) for value in op.values])
        return self.slice(roots).extents

    # -- single origins ------------------------------------------------------------------------------------------------

    def origin(self, value: ir.Index, *, exact: bool = False) -> int | tuple[int, int | None] | None:
        """What an integer value is a plain copy of: a constant, a parameter as (position, None), an extent of one as
        (position, dimension); None where it is anything else. Where it is to be `exact`, the number is the same too:
        others have as many low bits of it as go through the casts."""
        while isinstance(value, ir.Value):
            position = self._positions.get(value)
            if position is not None:
                return position, None
            copies = self._sources.get(value, ())
            if copies:
                if len(copies) > 1 or value in self._decides:
                    return None
                value = copies[0]
                continue
            match self.definitions.get(value):
                case ir.Const(bits=bits, result=result) if isinstance(result.type, ir.Scalar):
                    width = result.type.width
                    return ir.signed(bits, width) if width > 1 else bits
                case ir.Apply(expression=expression) if not isinstance(expression, ir.Binary):
                    value = expression
                case ir.Op(name=name, operands=operands) as cast if name in CASTS:
                    if exact and not keeps_number(cast):
                        return None
                    value = operands[0]
                case ir.Extent(what=ir.ExtentKind.SIZE, view=view, dimension=int() as dimension):
                    following = self._extent_origin(view, dimension)
                    if not isinstance(following, ir.Value):
                        return following
                    value = following
                case _:
                    return None
        return value

    def is_copy(self, value: ir.Value) -> bool:
        """Whether the value is a parameter of the entry, as it is or as an index."""
        definition = self.definitions.get(value)
        if isinstance(definition, ir.Op) and definition.name == "index_cast" and keeps_number(definition):
            return definition.operands[0] in self._positions
        return value in self._positions

    def _extent_origin(self, view: ir.Value, dimension: int) -> ir.Index | tuple[int, int] | None:
        while True:
            assert isinstance(view.type, ir.View)
            static = view.type.shape[dimension]
            if static is not None:
                return static
            if view in self._positions:
                return self._positions[view], dimension
            copies = self._sources.get(view, ())
            if copies:
                if len(copies) > 1:
                    return None
                view = copies[0]
                continue
            match self.definitions.get(view):
                case ir.Reshape(sizes=sizes) | ir.Alloc(sizes=sizes):
                    return sizes[dimension]
                case _:
                    return None

    def _always_executed(self) -> Iterator[ir.Operation]:
        """Operations that every execution comes to, unless it is undefined before."""
        known = {function.name: function for function in self.functions}
        regions = [self.entry.body] if self.entry.body is not None else []
        seen: set[ir.Block] = set()
        for region in regions:
            block: ir.Block | None = region.blocks[0]
            while block is not None and block not in seen:
                seen.add(block)
                yield from block.operations
                following: ir.Block | None = None
                for operation in block.operations:
                    match operation:
                        case ir.Execute(body=body):
                            regions.append(body)
                        case ir.Call(callee=callee):
                            called = known[callee].body if callee in known else None
                            regions += [called] if called is not None else []
                        case ir.Branch(target=target, otherwise=None):
                            following = target
                        case _:
                            pass
                block = following

    def required_equalities(self) -> Iterator[tuple[ir.Value, ir.Value]]:
        """Pairs of values that some `check` requires to be equal wherever control goes."""
        pending = [op.condition for op in self._always_executed() if isinstance(op, ir.Check)]
        while pending:
            match self.definitions.get(pending.pop()):
                case ir.Op(name="cmpi.eq", operands=[left, right]):
                    yield left, right
                case ir.Op(name="andi", operands=operands):
                    pending.extend(operands)
                case _:
                    pass

    def required_multiples(self) -> Iterator[tuple[int | tuple[int, int | None] | None, int]]:
        """What some `check` requires to be a multiple of a number, as `origin` says it, and that number."""
        for left, right in self.required_equalities():
            for rest, zero in ((left, right), (right, left)):
                match self.definitions.get(rest):
                    case ir.Op(name="remui" | "remsi", operands=[value, by]) if self.origin(zero) == 0:
                        number = self.origin(by, exact=True)
                        if isinstance(number, int) and number > 1:
                            yield self.origin(value, exact=True), number
                    case _:
                        pass


def keeps_number(cast: ir.Op) -> bool:
    """Whether a cast gives the signed number that it takes, or of one bit 0 or 1, whatever that is."""
    given, kept = (
        each.type.width if isinstance(each.type, ir.Scalar) else 0 for each in (*cast.operands, *cast.results)
    )
    if kept == given:
        return True
    return kept > given and (cast.name in ("extui", "index_castui")) == (given == 1)


def _extents(values: Iterable[ir.Value]) -> list[Node]:
    return [Extent(value, at) for value in values if isinstance(value.type, ir.View) for at in range(value.type.rank)]


def _values(indices: Iterable[ir.Index]) -> list[ir.Value]:
    return [index for index in indices if isinstance(index, ir.Value)]


def _terminators(region: ir.Region, kind: type[_Terminator]) -> list[_Terminator]:
    """The terminators of this kind of the region's own blocks, not of regions inside."""
    ends = [block.operations[-1] for block in region.blocks if block.operations]
    return [end for end in ends if isinstance(end, kind)]


def may_be_undefined(module: ir.Module) -> bool:
    """Whether a program divides by what is no constant, or, outside of loops, makes an access at such an index."""
    for function in module.functions.values():
        operations = list(function.walk())
        constants = {each.result for each in operations if isinstance(each, ir.Const)}
        inner = {
            each
            for loop in operations
            if isinstance(loop, ir.For | ir.While | ir.Parallel)
            for region in ir.regions_of(loop)
            for each in ir.walk(region)
        }
        for operation in operations:
            match operation:
                case ir.Op(name=name, operands=operands) if name in DIVISIONS and operands[1] not in constants:
                    return True
                case ir.Load(indices=indices) | ir.Store(indices=indices) if operation not in inner:
                    if any(isinstance(each, ir.Value) and each not in constants for each in indices):
                        return True
                case _:
                    pass
    return False
