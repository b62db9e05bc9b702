"""Which class of register holds each value: concrete integers, cells or views.

An integer is concrete unless it may come from data: from a load, an external call or a parameter that is data, or from
the two sides of a condition that is data. The machine keeps concrete integers in plain registers; whatever else needs
one at run time (a bound, a size) converts. A plain register holds no poison: what may be poison, and is no part of a
bound, an address or a branch, is a cell.
"""

from __future__ import annotations

from collections import defaultdict
from enum import IntEnum
from functools import cache

from interp.ir import (
    POINTER,
    Branch,
    Check,
    Condition,
    Const,
    Execute,
    Function,
    If,
    Module,
    Op,
    Operation,
    Region,
    Scalar,
    Type,
    Value,
    regions_of,
    walk,
)
from interp.ir.call_graph import reachable_functions
from interp.ir.flow import Flow, Node, Returned, Way, flows
from interp.machine.analysis.concrete_operands import concrete_operands
from interp.machine.analysis.poison import makes_poison, shifts_little
from interp.machine.analysis.reconvergence import Meeting, Reconvergence

# What a branch decides is found by where its paths meet; a bound is concrete wherever a loop counts.
_FOLLOWED = (Way.COPY, Way.COMPUTED, Way.SELECTED, Way.DECIDED)
_BRANCHED_ON = frozenset((If, Condition, Branch, Check))


class RegisterClass(IntEnum):
    """The numbers are those of the native machine."""

    INTEGER = 0
    DATA = 1
    VIEW = 2


def fits_integer_register(type_: Type) -> bool:
    return isinstance(type_, Scalar) and _fits(type_.name)


@cache  # it is asked of each value several times
def _fits(name: str) -> bool:
    type_ = Scalar(name)
    return type_.is_integer and 0 < type_.width <= 64


class RegisterClasses:
    """The classes of all values of the functions that `entry` reaches, where `data` are positions of its parameters:
    None for those of which no bound, size or address is made."""

    def __init__(self, module: Module, entry: str, data: frozenset[int] | None) -> None:
        self._module = module
        self._flows: defaultdict[Value, list[Value]] = defaultdict(list)
        self._data: set[Value] = set()
        self._pending: list[Value] = []
        # The conditional branches with their regions and what those give; where the paths of data branches meet.
        self._branches: dict[Branch, tuple[Region, list[Value]]] = {}
        self._meetings: dict[Branch, Meeting] = {}
        # What may make poison; the bits of constants; what the machine goes by.
        self._poisoning: list[Op] = []
        self._constants: dict[Value, int] = {}
        self._concrete: list[Value] = []
        self._deciding: set[Value] = set()  # of these, what is branched on
        self._visit_functions(entry)
        parameters = module.functions[entry].parameters
        self.data = self._of_no_use(parameters) if data is None else data
        for position in self.data:
            self._seed(parameters[position])
        self._spread()
        self._from_data = frozenset(self._data)
        for value in self._poison_of_no_use():
            self._seed(value)
        self._spread()

    def __getitem__(self, value: Value) -> RegisterClass:
        type_ = value.type
        if not isinstance(type_, Scalar):
            return RegisterClass.VIEW
        return RegisterClass.DATA if value in self._data or not _fits(type_.name) else RegisterClass.INTEGER

    def comes_from_data(self, value: Value) -> bool:
        """Whether a value may be symbolic; an integer that is a cell and never is holds a number or poison."""
        return value in self._from_data or not fits_integer_register(value.type)

    def results(self, function: str) -> list[Value]:
        """Values that stand for what the function returns, with its results' types and classes."""
        return self._results[function]

    def meeting(self, branch: Branch) -> Meeting | None:
        """Where the paths of a branch whose condition is data meet; None for other branches."""
        return self._meetings.get(branch)

    def _of_no_use(self, parameters: list[Value]) -> frozenset[int]:
        """The positions of scalar parameters of which nothing is made that has to be a number, but for conditions."""
        scalars = [at for at, each in enumerate(parameters) if isinstance(each.type, Scalar)]
        if not any(fits_integer_register(parameters[at].type) for at in scalars):
            return frozenset(scalars)
        needed = self._made_of([each for each in self._concrete if each not in self._deciding])
        return frozenset(at for at in scalars if parameters[at] not in needed)

    def _poison_of_no_use(self) -> list[Value]:
        """What may be poison, of which no bound, address or branch is made."""
        found = [
            result
            for each in self._poisoning
            if not shifts_little(each, self._constants)
            for result in each.results
            if fits_integer_register(result.type)
        ]
        if not found:
            return []
        needed = self._made_of(self._concrete)
        return [value for value in found if value not in needed]

    def _made_of(self, values: list[Value]) -> set[Value]:
        """Some values, and all that they are made of."""
        sources: defaultdict[Value, list[Value]] = defaultdict(list)
        for source, targets in self._flows.items():
            for target in targets:
                sources[target].append(source)
        pending = list(values)
        found = set(pending)
        for value in pending:
            for source in sources[value]:
                if source not in found:
                    found.add(source)
                    pending.append(source)
        return found

    def _spread(self) -> None:
        while self._pending or self._split_branches():
            while self._pending:
                for value in self._flows[self._pending.pop()]:
                    self._seed(value)

    def _split_branches(self) -> bool:
        """Whether there were data branches that were not known yet; what their paths leave different is data."""
        found = [branch for branch in self._branches if branch.condition in self._data]
        known: dict[Region, Reconvergence] = {}
        for branch in found:
            region, results = self._branches.pop(branch)
            if region not in known:
                known[region] = Reconvergence(region)
            meeting = self._meetings[branch] = known[region].meeting(branch)
            for value in results if meeting.block is None else meeting.values:
                if fits_integer_register(value.type):
                    self._seed(value)
        return bool(found)

    def _seed(self, value: Value) -> None:
        if value not in self._data:
            self._data.add(value)
            self._pending.append(value)

    def _depend(self, target: Value, source: Value) -> None:
        if not fits_integer_register(target.type):
            return
        if fits_integer_register(source.type):
            self._flows[source].append(target)
        else:
            self._seed(target)

    def _visit_functions(self, entry: str) -> None:
        self.reached = reachable_functions(self._module, entry)
        self._results = {each.name: [Value(type_) for type_ in each.results] for each in self.reached}
        for function in self.reached:
            assert function.body is not None
            self._note_branches(function.body, self._results[function.name])
            for operation in walk(function.body):
                self._visit(operation, function)
                for region in regions_of(operation):
                    self._note_branches(region, operation.results if isinstance(operation, Execute) else [])

    def _note_branches(self, region: Region, results: list[Value]) -> None:
        if len(region.blocks) > 1:
            for block in region.blocks:
                last = block.operations[-1]
                if isinstance(last, Branch) and last.otherwise is not None:
                    self._branches[last] = (region, results)

    def _visit(self, operation: Operation, function: Function) -> None:
        needed = list(concrete_operands(operation))
        self._concrete += needed
        if needed and type(operation) in _BRANCHED_ON:
            self._deciding.update(needed)
        by_scalars = type(operation) is Op
        if type(operation) is Const:
            self._constants[operation.result] = operation.bits
        elif type(operation) is Op and makes_poison(operation.name, operation.flags):
            self._poisoning.append(operation)
        for flow in flows(operation, function, self._module):
            if flow.way in _FOLLOWED:
                self._follow(flow, by_scalars)

    def _follow(self, flow: Flow, by_scalars: bool) -> None:
        target = self._standing_for(flow.target)
        if target is None:
            return
        origin = self._standing_for(flow.origin)
        if origin is None:  # memory, a task or the outside
            self._seed(target)
        elif not by_scalars or origin.type != POINTER:  # what a scalar operation tells of a pointer is concrete
            self._depend(target, origin)

    def _standing_for(self, node: Node) -> Value | None:
        if isinstance(node, Value):
            return node
        return self._results[node.function][node.position] if isinstance(node, Returned) else None
