"""Functions as graphs: structured control becomes jumps and forks, values stay what they are.

A loop that counts becomes a test at its head and a step at its end. The step is a sum where that cannot leave the range
of its type, and an operation of its own, which no other one equals, otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set

from msgspec import Struct, field

from equiv.proving.lockstep.hand_aligned import AlignedByHand, HandAligned
from equiv.proving.lockstep.own_memory import own_buffers
from interp import ir
from interp.ir.cfg import Irreducible, natural_loops, predecessors, reverse_postorder

MOST_OPERATIONS = 20_000
_DEEPEST = 8  # calls in calls that are walked as one function
NEXT = "loop.next"  # the counter of the next iteration, in integers without an end
BEGIN_SCOPE, END_SCOPE = "scope.begin", "scope.end"
BEGIN_PARALLEL, END_PARALLEL = "parallel.begin", "parallel.end"


class Outside(Exception):
    """What is not walked, in words."""


class Step(Struct, eq=False):
    """The counter of the next iteration."""

    result: ir.Value
    counter: ir.Value
    step: ir.Index
    unsigned: bool


class Bracket(Struct, eq=False):
    """Where one iteration of a parallel loop begins, which stands for all of them, or ends."""

    name: str
    bounds: list[ir.Index]
    counters: list[ir.Value]


class Scope(Struct, eq=False):
    """Where a function begins or ends, and with it the life of what it has on the stack."""

    name: str
    function: str


class Jump(Struct, eq=False):
    """The way to a node, with what that is entered with."""

    target: int
    arguments: Sequence[ir.Index]


class Fork(Struct, eq=False):
    """Two ways, of which a condition chooses."""

    condition: ir.Value
    yes: Jump
    no: Jump


class End(Struct, eq=False):
    """The end of the function, with its results."""

    values: Sequence[ir.Value]


class Node(Struct, eq=False):
    """A block: what it is entered with, what it does, and where it goes."""

    parameters: list[ir.Value]
    operations: list[ir.Operation | Step | Bracket | Scope | HandAligned] = field(default_factory=list)
    end: Jump | Fork | End | None = None


class Graph:
    """The graph of a function with a body, with the bodies of `inlined` functions in the place of their calls; where
    those that are `scoped` begin and end is noted. With `by_hand`, memory that is aligned by hand is no larger than it
    has to be. Raises `Outside` for what has none here."""

    def __init__(
        self,
        function: ir.Function,
        inlined: Mapping[str, ir.Function] | None = None,
        *,
        scoped: Set[str] = frozenset(),
        by_hand: bool = False,
    ) -> None:
        assert function.body is not None
        self._inlined, self._scoped, self._depth = inlined or {}, scoped, 0
        bodies = [function.body, *(each.body for each in self._inlined.values() if each.body is not None)]
        self._by_hand = AlignedByHand(bodies if by_hand else [])
        self.aligned_by_hand: set[int] = set()  # terms of buffers
        self.nodes: list[Node] = []
        self.undefined: set[ir.Value] = set()
        self._many = 0

        def leave(node: Node, last: ir.Operation) -> None:
            assert isinstance(last, ir.Return)
            node.end = End(last.values)

        self._region(function.body, leave)
        edges = [[each.target for each in _jumps(node)] for node in self.nodes]
        self.order = {node: at for at, node in enumerate(reverse_postorder(edges))}
        try:
            self.heads = frozenset(natural_loops(edges))
        except Irreducible as problem:
            raise Outside("a loop that is entered in several places") from problem
        before = predecessors([each if at in self.order else [] for at, each in enumerate(edges)])
        self.joins = frozenset(at for at, each in enumerate(before) if len(each) > 1)
        self.live = self._liveness(edges)
        self.own = own_buffers(bodies)
        self.own_by_number = {each.number: each for each in self.own.values()}

    def live_at(self, node: int) -> Iterator[ir.Value]:
        """What is needed in or after a node, and what memory of its own holds."""
        yield from self.live[node]
        for each in self.own.values():
            yield each.alive
            yield from each.cells.values()

    # -- from regions to nodes -----------------------------------------------------------------------------------------

    def _node(self, parameters: Sequence[ir.Value] = ()) -> int:
        self.nodes.append(Node(list(parameters)))
        return len(self.nodes) - 1

    def _region(self, region: ir.Region, leave: Callable[[Node, ir.Operation], None]) -> int:
        """The number of the node that a region begins with; `leave` says where its ends go."""
        numbers = {block: self._node(block.arguments) for block in region.blocks}
        for block in region.blocks:
            at = numbers[block]
            for operation in self._without_undefined(block.operations[:-1]):
                at = self._operation(at, operation)
            last, node = block.operations[-1], self.nodes[at]
            if not isinstance(last, ir.Branch):
                leave(node, last)
            elif last.condition is None:
                node.end = Jump(numbers[last.target], last.arguments)
            else:
                assert last.otherwise is not None
                yes = Jump(numbers[last.target], last.arguments)
                no = Jump(numbers[last.otherwise], last.otherwise_arguments)
                node.end = Fork(last.condition, yes, no)
        return numbers[region.blocks[0]]

    def _without_undefined(self, operations: Sequence[ir.Operation]) -> list[ir.Operation]:
        """Operations without those that read memory of their own that nothing has written, which have no effect: what
        they give is undefined, and one value however often it is made so."""
        kept: list[ir.Operation] = []
        for operation in operations:
            match kept[-2:], operation:
                case [ir.Alloc() as made, ir.Load() as load], ir.Free() if (
                    made.result is load.view is operation.view and not made.sizes and not load.atomic
                ):
                    self.undefined.add(load.result)
                    del kept[-2:]
                case _:
                    kept.append(operation)
        return kept

    def _operation(self, at: int, operation: ir.Operation) -> int:
        """Adds an operation to a node; the node at which what follows goes on."""
        self._many += 1
        if self._many > MOST_OPERATIONS:
            raise Outside("more operations than are walked")
        if id(operation) in self._by_hand.parts:
            return at
        if id(operation) in self._by_hand.made:
            self.nodes[at].operations.append(self._by_hand.made[id(operation)])
            return at
        match operation:
            case ir.For():
                return self._for(at, operation)
            case ir.While():
                return self._while(at, operation)
            case ir.If():
                after = self._node(operation.results)
                ways = [self._region(each, _to(after)) for each in (operation.then, operation.otherwise)]
                self.nodes[at].end = Fork(operation.condition, Jump(ways[0], ()), Jump(ways[1], ()))
                return after
            case ir.Execute():
                after = self._node(operation.results)
                self.nodes[at].end = Jump(self._region(operation.body, _to(after)), ())
                return after
            case ir.Parallel():
                return self._parallel(at, operation)
            case ir.Call() if operation.callee in self._inlined:
                return self._call(at, operation)
            case _ if ir.regions_of(operation):
                raise Outside(f"'{operation.mnemonic}'")
            case _:
                self.nodes[at].operations.append(operation)
                return at

    def _call(self, at: int, call: ir.Call) -> int:
        body = self._inlined[call.callee].body
        after = self._node(call.results)
        if call.callee in self._scoped:
            self.nodes[at].operations.append(Scope(BEGIN_SCOPE, call.callee))
            self.nodes[after].operations.append(Scope(END_SCOPE, call.callee))
        self._depth += 1
        if body is None or self._depth > _DEEPEST:
            raise Outside("calls that are too deep")

        def leave(node: Node, last: ir.Operation) -> None:
            assert isinstance(last, ir.Return)
            node.end = Jump(after, last.values)

        self.nodes[at].end = Jump(self._region(body, leave), call.arguments)
        self._depth -= 1
        return after

    def _for(self, at: int, loop: ir.For) -> int:
        own = loop.body.blocks[0].arguments[0]
        counter = ir.Value(own.type)
        carried = [ir.Value(each.type) for each in loop.results]
        head, after = self._node([counter, *carried]), self._node(loop.results)
        goes_on = ir.Value(ir.I1)
        place = loop.place
        if isinstance(loop.step, int):
            if loop.step <= 0:
                raise Outside("a loop with a step that is not positive")
        else:
            zero, holds = ir.Value(loop.step.type), ir.Value(ir.I1)
            self.nodes[at].operations += [
                ir.Const(place=place, result=zero, bits=0),
                ir.Op(place=place, results=[holds], name="cmpi.slt", operands=[zero, loop.step]),
                ir.Check(place=place, condition=holds, message="a loop's step is positive"),
            ]
        self.nodes[at].end = Jump(head, [loop.lower, *loop.carried])
        upper = self._value(head, loop.upper, own.type, place)
        name = "cmpi.ult" if loop.unsigned else "cmpi.slt"
        self.nodes[head].operations.append(ir.Op(place=place, results=[goes_on], name=name, operands=[counter, upper]))

        def again(node: Node, last: ir.Operation) -> None:
            assert isinstance(last, ir.Yield)
            following = ir.Value(own.type)
            node.operations.append(Step(following, counter, loop.step, loop.unsigned))
            node.end = Jump(head, [following, *last.values])

        body = self._region(loop.body, again)
        self.nodes[head].end = Fork(goes_on, Jump(body, [counter, *carried]), Jump(after, carried))
        return after

    def _while(self, at: int, loop: ir.While) -> int:
        after = self._node(loop.results)
        latches: list[Node] = []

        def again(node: Node, last: ir.Operation) -> None:
            assert isinstance(last, ir.Yield)
            node.end = Jump(0, last.values)
            latches.append(node)

        body = self._region(loop.after, again)

        def test(node: Node, last: ir.Operation) -> None:
            assert isinstance(last, ir.Condition)
            node.end = Fork(last.condition, Jump(body, last.values), Jump(after, last.values))

        head = self._region(loop.before, test)
        for each in latches:
            assert isinstance(each.end, Jump)
            each.end.target = head
        self.nodes[at].end = Jump(head, loop.carried)
        return after

    def _parallel(self, at: int, loop: ir.Parallel) -> int:
        counters = loop.body.blocks[0].arguments
        bounds = [*loop.lower, *loop.upper, *loop.step]
        if any(isinstance(each, int) and each <= 0 for each in loop.step):
            raise Outside("a loop with a step that is not positive")
        own = [ir.Value(each.type) for each in counters]
        self.nodes[at].operations.append(Bracket(BEGIN_PARALLEL, bounds, own))
        after = self._node()
        self.nodes[at].end = Jump(self._region(loop.body, _to(after)), own)
        self.nodes[after].operations.append(Bracket(END_PARALLEL, [], []))
        return after

    def _value(self, at: int, index: ir.Index, type_: ir.Type, place: ir.Place) -> ir.Value:
        if isinstance(index, ir.Value):
            return index
        assert isinstance(type_, ir.Scalar)
        number = ir.Value(type_)
        bits = index & (1 << type_.width) - 1
        self.nodes[at].operations.append(ir.Const(place=place, result=number, bits=bits))
        return number

    # -- what is needed where ------------------------------------------------------------------------------------------

    def _liveness(self, edges: Sequence[Sequence[int]]) -> list[frozenset[ir.Value]]:
        """The values that are used in or after a node and are not of its own."""
        used, made = [_used(node) for node in self.nodes], [_made(node) for node in self.nodes]
        live = [each - own for each, own in zip(used, made, strict=True)]
        changed = True
        while changed:
            changed = False
            for at in sorted(self.order, key=lambda each: -self.order[each]):
                through = set[ir.Value]().union(*(live[each] for each in edges[at])) - made[at]
                if not through <= live[at]:
                    live[at] |= through
                    changed = True
        return [frozenset(each - self.undefined) for each in live]


def _jumps(node: Node) -> list[Jump]:
    match node.end:
        case Jump():
            return [node.end]
        case Fork():
            return [node.end.yes, node.end.no]
        case _:
            return []


def _to(after: int) -> Callable[[Node, ir.Operation], None]:
    """Ends a region by handing on what it yields."""

    def leave(node: Node, last: ir.Operation) -> None:
        assert isinstance(last, ir.Yield)
        node.end = Jump(after, last.values)

    return leave


def _used(node: Node) -> set[ir.Value]:
    found: set[ir.Value] = set()
    for each in node.operations:
        match each:
            case Step():
                found |= {each.counter, *([each.step] if isinstance(each.step, ir.Value) else [])}
            case Bracket():
                found |= {bound for bound in each.bounds if isinstance(bound, ir.Value)}
            case Scope() | HandAligned():
                pass
            case _:
                found |= set(ir.operands_of(each))
    for jump in _jumps(node):
        found |= {each for each in jump.arguments if isinstance(each, ir.Value)}
    if isinstance(node.end, Fork):
        found.add(node.end.condition)
    elif isinstance(node.end, End):
        found |= set(node.end.values)
    return found


def _made(node: Node) -> set[ir.Value]:
    found = set(node.parameters)
    for each in node.operations:
        match each:
            case Step():
                found.add(each.result)
            case Bracket():
                found |= set(each.counters)
            case Scope():
                pass
            case HandAligned():
                found |= {each.result, each.allocated}
            case _:
                found |= set(ir.results_of(each))
    return found
