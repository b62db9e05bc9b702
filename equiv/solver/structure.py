"""The structure of a program: what defines each value, what it is a copy of, and where each operation stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from equiv.solver.counters import Counter, Ends, Header, counters_of, headers_of
from interp import ir
from interp.ir import flow
from interp.ir.call_graph import reachable_functions
from interp.ir.divisions import DIVISIONS
from interp.ir.dominance import dominator_tree
from interp.ir.flow import Way
from interp.ir.walks import operands_of


class Enclosing(NamedTuple):
    """Where an operation stands: `parent` is the operation around it, if any."""

    parent: ir.Operation | None
    region: ir.Region
    block: ir.Block
    function: ir.Function


class LoopBounds(NamedTuple):
    """From where, up to where and by how much a loop's variable goes."""

    lower: ir.Index
    upper: ir.Index
    step: ir.Index


class Edge(NamedTuple):
    """A branch to a block, which is taken where its condition is `holds`; None where it has none."""

    branch: ir.Branch
    holds: bool | None


class Structure:
    """Of the functions that `entry` may call. `positions` are those of the parameters of `entry`; `loops` are bounds of
    loops by variable, `unsigned` the variables whose bounds are that; `carried` is what loops carry and give, each with
    its loop and its position; `edges` are the branches to each block, and `headers` what is known of blocks that loops
    branch back to; `counters` are what these and `while`s count, and `loop_ends` how they end; `dominators` are the
    immediate ones of blocks. `kept` are what variables in memory hold which `entry`
    stores to once, at its beginning."""

    def __init__(self, module: ir.Module, entry: str) -> None:
        self.entry = module.functions[entry]
        self.positions = {value: at for at, value in enumerate(self.entry.parameters)}
        self.definitions: dict[ir.Value, ir.Operation] = {}
        self.loops: dict[ir.Value, LoopBounds] = {}
        self.unsigned: set[ir.Value] = set()
        self.carried: dict[ir.Value, tuple[ir.For, int]] = {}
        self.around: dict[ir.Operation, Enclosing] = {}
        self.edges: dict[ir.Block, list[Edge]] = {}
        self.headers: dict[ir.Block, Header] = {}
        self.counters: dict[ir.Value, Counter] = {}
        self.loop_ends: dict[ir.While | ir.Block, Ends] = {}
        self.dominators: dict[ir.Block, ir.Block] = {}
        self.checks: list[ir.Check] = []
        self.accesses: list[ir.Load | ir.Store] = []
        self.divisions: list[ir.Op] = []
        self._origins: dict[ir.Value, list[flow.Node]] = {}  # what each value may be a copy of
        self._calls: dict[str, list[ir.Call]] = {}
        self._module = module
        functions = reachable_functions(module, entry)
        for function in functions:
            if function.body is not None:
                self._visit(function.body, function)
        self._find_counters(functions)
        self.kept = self._stored_once()

    # -- building ------------------------------------------------------------------------------------------------------

    def _visit(self, body: ir.Region, function: ir.Function) -> None:
        pending: list[tuple[ir.Region, ir.Operation | None]] = [(body, None)]
        while pending:
            region, parent = pending.pop()
            for block in region.blocks:
                for operation in block.operations:
                    self.around[operation] = Enclosing(parent, region, block, function)
                    self._note(operation)
                    self._note_copies(operation, function)
                    pending += [(inner, operation) for inner in ir.regions_of(operation)]

    def _note_copies(self, operation: ir.Operation, function: ir.Function) -> None:
        # A term stands for a value in any one iteration, and a result of a loop for that of the last one.
        after = operation.results if isinstance(operation, ir.While) else []
        for origin, target, way in flow.flows(operation, function, self._module):
            if way is Way.COPY and isinstance(target, ir.Value) and target not in after:
                self._origins.setdefault(target, []).append(origin)

    def _find_counters(self, functions: Iterable[ir.Function]) -> None:
        regions = [each.body for each in functions if each.body is not None]
        regions += [inner for operation in self.around for inner in ir.regions_of(operation)]
        for region in regions:
            if len(region.blocks) > 1:
                self.headers.update(headers_of(region, self.definitions))
                tree = dominator_tree(region)
                self.dominators |= {block: above for above, blocks in tree.items() for block in blocks}
        for block, header in self.headers.items():
            self.counters |= header.counters
            self.loop_ends[block] = header.ends
        for operation in self.around:
            if isinstance(operation, ir.While):
                counters, self.loop_ends[operation] = counters_of(operation, self.definitions)
                self.counters |= counters

    def _note(self, operation: ir.Operation) -> None:
        match operation:
            case ir.For():
                variable, *carried = operation.body.blocks[0].arguments
                self.loops[variable] = LoopBounds(operation.lower, operation.upper, operation.step)
                self.unsigned |= {variable} if operation.unsigned else set()
                self.carried |= {each: (operation, at) for at, each in enumerate(operation.results)}
                self.carried |= {each: (operation, at) for at, each in enumerate(carried)}
            case ir.Parallel():
                for each, *bounds in zip(
                    operation.body.blocks[0].arguments, operation.lower, operation.upper, operation.step, strict=True
                ):
                    self.loops[each] = LoopBounds(*bounds)
            case ir.Branch():
                decides = operation.condition is not None
                self.edges.setdefault(operation.target, []).append(Edge(operation, True if decides else None))
                if operation.otherwise is not None:
                    self.edges.setdefault(operation.otherwise, []).append(Edge(operation, False))
            case ir.Call():
                self._calls.setdefault(operation.callee, []).append(operation)
            case ir.Check():
                self.checks.append(operation)
            case ir.Store():
                self.accesses.append(operation)
            case ir.If():
                for result in operation.results:
                    self.definitions[result] = operation
            case ir.Op():
                for result in operation.results:
                    self.definitions[result] = operation
                if operation.name in DIVISIONS:
                    self.divisions.append(operation)
            case (
                ir.Const()
                | ir.Apply()
                | ir.Select()
                | ir.Extent()
                | ir.Alloc()
                | ir.Reshape()
                | ir.Global()
                | ir.Load()
            ):
                self.definitions[operation.result] = operation
                if isinstance(operation, ir.Load):
                    self.accesses.append(operation)
            case _:
                pass

    def _stored_once(self) -> dict[ir.Value, ir.Value]:
        """The values that variables in memory hold which the entry stores to once, at its beginning: buffers that
        nothing but loads and stores uses."""
        first = self.entry.body.blocks[0] if self.entry.body is not None else None
        stores: dict[ir.Value, list[ir.Store]] = {}
        escaping: set[ir.Value] = set()
        for operation, site in self.around.items():
            for value in operands_of(operation):
                if not isinstance(self.definitions.get(value), ir.Alloc):
                    continue
                if isinstance(operation, ir.Store) and operation.value is not value and site.block is first:
                    stores.setdefault(value, []).append(operation)
                elif not isinstance(operation, ir.Load):
                    escaping.add(value)
        if self.entry.name in self._calls:
            return {}
        return {view: each[0].value for view, each in stores.items() if len(each) == 1 and view not in escaping}

    # -- what it tells -------------------------------------------------------------------------------------------------

    @property
    def operations(self) -> list[ir.Operation]:
        """All operations, outer ones before those in them."""
        return list(self.around)

    def parents(self, operation: ir.Operation) -> Iterator[ir.Operation]:
        """The operations around one in its function, inner ones first."""
        parent = self.around[operation].parent
        while parent is not None:
            yield parent
            parent = self.around[parent].parent

    def definition(self, value: ir.Value) -> ir.Operation | None:
        """The scalar or memory operation, selection or `if` that gives a value, if one does."""
        return self.definitions.get(value)

    def origins(self, value: ir.Value) -> list[ir.Value]:
        """The values that a value may be a copy of."""
        return [each for each in self._origins.get(value, ()) if isinstance(each, ir.Value)]

    def following(self, carried: ir.Value) -> ir.Value | None:
        """What a loop carries on for what it carries, where it has one block."""
        loop, at = self.carried.get(carried, (None, 0))
        return None if loop is None else yielded(loop.body, at)

    def copied(self, value: ir.Value) -> ir.Value | None:
        """The one value that a value is a copy of, wherever it is used: of an argument of a block, of a parameter of a
        function that is called once, of a result of a region that runs once."""
        origins = [] if value in self.positions else self._origins.get(value, [])
        if len(origins) == 1 and isinstance(origins[0], ir.Value):
            return origins[0]
        return None

    def unchanged(self, value: ir.Value) -> ir.Value | None:
        """The one value that a value is a copy of in a loop that carries it on as it is, or behind one; loops inside of
        that one may carry it on as well."""
        origins = [] if value in self.positions else self._origins.get(value, [])
        before: set[ir.Value] = set()
        for each in origins:
            if not isinstance(each, ir.Value):
                return None
            if each is value:
                continue
            entering = [other for other in self._origins.get(each, []) if other is not each]
            hands_on = each in self.carried and len(entering) == 1 and each in self._origins.get(each, [])
            first = entering[0] if hands_on else each
            if not isinstance(first, ir.Value):
                return None
            before.add(first)
        return before.pop() if len(before) == 1 else self._carried_on(value)

    def _carried_on(self, value: ir.Value) -> ir.Value | None:
        """What a loop begins to carry as a value, where all that it is later comes, through what loops carry, from
        nothing else. What the loop begins with is the same in all its iterations, and so are then all of these."""
        if value not in self.carried:
            return None
        loop, at = self.carried[value]
        first = loop.carried[at]
        known: set[ir.Value] = {value, first}
        pending = list(self._origins.get(value, []))
        while pending:
            each = pending.pop()
            if not isinstance(each, ir.Value):
                return None
            if each in known:
                continue
            origins = self._origins.get(each, [])
            if each not in self.carried or not origins:
                return None
            known.add(each)
            pending += origins
        return first

    def takers(self, operation: ir.Operation, value: ir.Value) -> list[ir.Value]:
        """What a value becomes that an operation hands on as it is, where it alone becomes that, or one of two sides of
        an `if` does; none where it may become other things, or decides something."""
        site = self.around[operation]
        handing = site.parent if isinstance(operation, ir.Yield) and site.parent is not None else operation
        flows = [each for each in flow.flows(handing, site.function, self._module) if each.origin is value]
        found = [each.target for each in flows if each.way is Way.COPY and isinstance(each.target, ir.Value)]
        is_only = isinstance(handing, ir.If) or all(self.copied(each) is not None for each in found)
        return found if is_only and len(found) == len(flows) else []

    def caller(self, function: ir.Function) -> ir.Call | None:
        """The only call of a function; None for the entry, and where there are several or none."""
        calls = [] if function is self.entry else self._calls.get(function.name, [])
        return calls[0] if len(calls) == 1 else None

    @staticmethod
    def ends(operation: ir.If, result: ir.Value) -> tuple[ir.Value, ir.Value] | None:
        """What both sides of an `if` give for one of its results, where both are understood."""
        at = operation.results.index(result)
        yes, no = yielded(operation.then, at), yielded(operation.otherwise, at)
        return None if yes is None or no is None else (yes, no)


def yielded(region: ir.Region, at: int) -> ir.Value | None:
    """What a region of one block yields at a position; None for other regions."""
    values = flow.yielded(region) if len(region.blocks) == 1 else []
    return values[0][at] if values else None
