"""Which truth values of a function are the same in every run, and what never happens by them.

That a condition never holds, or never fails, is known of some sites. What it leads to is followed through branches and
what loops hand on, as in the propagation of constants along conditions (Wegman and Zadeck, "Constant Propagation with
Conditional Branches", 1991): a flag that is false at first, and set in a branch that is never taken alone, stays so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import product
from operator import and_, or_, xor

from interp import ir
from interp.machine.analysis.poison import MayBePoison
from interp.machine.coverage import Outcome, Site, SiteKind

_FALSE, _TRUE = 1, 2  # bits of what a truth value may be; none of them where no run comes to it
_ANY = _FALSE | _TRUE
_FAILING = frozenset((Outcome.FAILS, Outcome.FAILS_AGAIN, Outcome.SECOND))
_HOLDING = frozenset((Outcome.HOLDS, Outcome.HOLDS_AGAIN, Outcome.FIRST))
_CONNECTIVES: dict[str, Callable[[int, int], int]] = {"andi": and_, "ori": or_, "xori": xor}
_OF_ONE = {"cmpi.eq": _TRUE, "cmpi.ne": _FALSE}  # what comparisons of one number with itself are

Never = tuple[ir.Operation, Outcome]


class Settled:
    """Of one function; `never` are outcomes that no run has where anything is compared, and `add` says more of them."""

    def __init__(self, module: ir.Module, function: ir.Function, never: Collection[Never] = ()) -> None:
        assert function.body is not None
        self.function = function
        self._made = {each: operation for operation in ir.walk(function.body) for each in ir.results_of(operation)}
        poison = MayBePoison(module, [each for each in module.functions.values() if each.body is not None])
        self._whole = {
            value
            for value, operation in self._made.items()
            if isinstance(operation, ir.Op)
            and operation.name.startswith("cmpi.")
            and value not in poison
            and not any(isinstance(self._made.get(each), ir.Load) for each in operation.operands)
        }
        self._never = {(id(operation), outcome) for operation, outcome in never}
        self._may: dict[ir.Value, int] = {}
        self._parents: dict[int, ir.Operation] = {}  # of blocks
        self._blocks: dict[int, int] = {}  # of operations
        self._reached: dict[int, ir.Block] = {}
        self._changed = False
        self._asked: dict[ir.Value, bool] = {}  # what was told of values since all was gone through last
        for region in (function.body, *(each for one in ir.walk(function.body) for each in ir.regions_of(one))):
            for block in region.blocks:
                self._blocks |= {id(operation): id(block) for operation in block.operations}
        for operation in ir.walk(function.body):
            for region in ir.regions_of(operation):
                self._parents |= {id(block): operation for block in region.blocks}
        self._settle()

    def add(self, never: Never) -> None:
        """Notes one more outcome that no run has where anything is compared."""
        operation, outcome = never
        self._never.add((id(operation), outcome))
        self._settle()

    def _settle(self) -> None:
        """From nothing: what is never taken makes less reachable."""
        assert self.function.body is not None
        self._may.clear()
        self._reached.clear()
        self._changed = True
        entry = self.function.body.blocks[0]
        self._enter(entry, [_ANY] * len(entry.arguments))
        while self._changed:
            self._changed = False
            self._asked.clear()
            for block in list(self._reached.values()):
                for operation in block.operations:
                    self._operation(operation, block)

    def is_never(self, site: Site, outcome: Outcome) -> bool:
        """Whether no run has an outcome at a site of this function."""
        operation = site.operation
        block = self._blocks.get(id(operation))
        if block is None:
            return False
        if block not in self._reached:
            return True
        match operation:
            case ir.If() | ir.Condition() | ir.Branch() | ir.Select() if operation.condition is not None:
                may = self._decided(operation, operation.condition)
            case ir.Op(results=[result]) if site.kind is SiteKind.COMPARISON:
                may = self._may.get(result, 0)
            case _:
                return False
        return (outcome in _FAILING and not may & _FALSE) or (outcome in _HOLDING and not may & _TRUE)

    def _decided(self, operation: ir.Operation, condition: ir.Value) -> int:
        """What a condition may be where it decides."""
        return self._without(operation, self._may.get(condition, 0))

    def _without(self, operation: ir.Operation, may: int) -> int:
        for outcome, bit in ((Outcome.FAILS, _FALSE), (Outcome.HOLDS, _TRUE)):
            if (id(operation), outcome) in self._never:
                may &= ~bit
        return may

    def _join(self, value: ir.Value, may: int) -> None:
        known = self._may.get(value, 0)
        if value.type == ir.I1 and known | may != known:
            self._may[value] = known | may
            self._changed = True

    def _enter(self, block: ir.Block, may: Sequence[int]) -> None:
        if id(block) not in self._reached:
            self._reached[id(block)] = block
            self._changed = True
        for argument, each in zip(block.arguments, may, strict=True):
            self._join(argument, each)

    def _hand(self, to: Sequence[ir.Value], given: Sequence[ir.Value]) -> None:
        for value, each in zip(to, self._of(given), strict=True):
            self._join(value, each)

    def _of(self, values: Sequence[ir.Value]) -> list[int]:
        return [self._may.get(each, 0) for each in values]

    def _operation(self, operation: ir.Operation, block: ir.Block) -> None:
        match operation:
            case ir.Const(result=result):
                self._join(result, _TRUE if operation.bits & 1 else _FALSE)
            case ir.Op(results=[result]) if result.type == ir.I1:
                self._join(result, self._without(operation, self._computed(operation)))
            case ir.Select(result=result):
                for bit, given in ((_TRUE, operation.yes), (_FALSE, operation.no)):
                    if self._decided(operation, operation.condition) & bit:
                        self._hand([result], [given])
            case ir.If():
                for bit, arm in ((_TRUE, operation.then), (_FALSE, operation.otherwise)):
                    if self._decided(operation, operation.condition) & bit:
                        self._enter(arm.blocks[0], [])
            case ir.For():
                first = operation.body.blocks[0]
                self._enter(first, [_ANY, *self._of(operation.carried)])
                self._hand(operation.results, operation.carried)
            case ir.While():
                self._enter(operation.before.blocks[0], self._of(operation.carried))
            case ir.Execute():
                self._enter(operation.body.blocks[0], [])
            case ir.Condition():
                self._condition(operation, block)
            case ir.Yield():
                self._yield(operation, block)
            case ir.Branch():
                for target, arguments in self._targets(operation):
                    self._enter(target, self._of(arguments))
            case _:
                for region in ir.regions_of(operation):
                    for each in region.blocks:
                        self._enter(each, [_ANY] * len(each.arguments))
                for result in ir.results_of(operation):
                    self._join(result, _ANY)

    def _computed(self, operation: ir.Op) -> int:
        """What operands make of it. With one that may be poison or unwritten it may be that, too."""
        given = self._of(operation.operands)
        connect = _CONNECTIVES.get(operation.name)
        if operation.name in _OF_ONE and self._are_of_one(operation.operands):
            return _OF_ONE[operation.name]
        if connect is None or not all(map(self._is_whole, operation.operands)):
            return _ANY
        found = 0
        for one, other in product(*([bit for bit in (_FALSE, _TRUE) if each & bit] for each in given)):
            found |= _TRUE if connect(int(one == _TRUE), int(other == _TRUE)) else _FALSE
        return found

    def _is_whole(self, value: ir.Value) -> bool:
        """Whether a truth value is known, or neither poison nor unwritten."""
        if self._may.get(value, 0) != _ANY or value in self._whole:
            return True
        if value not in self._asked:
            operation = self._made.get(value)
            self._asked[value] = (
                isinstance(operation, ir.Op)
                and operation.name in _CONNECTIVES
                and all(map(self._is_whole, operation.operands))
            )
        return self._asked[value]

    def _are_of_one(self, pointers: Sequence[ir.Value]) -> bool:
        """Whether all are the address of one buffer."""
        buffers = set()
        for each in pointers:
            operation = self._made.get(each)
            if not isinstance(operation, ir.Address):
                return False
            view = operation.view
            while isinstance(made := self._made.get(view), ir.Reshape) and isinstance(made.base.type, ir.View):
                view = made.base
            buffers.add(view)
        return len(buffers) == 1

    def _targets(self, branch: ir.Branch) -> Iterator[tuple[ir.Block, Sequence[ir.Value]]]:
        may = _TRUE if branch.condition is None else self._decided(branch, branch.condition)
        if may & _TRUE:
            yield branch.target, branch.arguments
        if may & _FALSE and branch.otherwise is not None:
            yield branch.otherwise, branch.otherwise_arguments

    def _condition(self, operation: ir.Condition, block: ir.Block) -> None:
        loop = self._parents[id(block)]
        assert isinstance(loop, ir.While)
        may = self._decided(operation, operation.condition)
        if may & _TRUE:
            self._enter(loop.after.blocks[0], self._of(operation.values))
        if may & _FALSE:
            self._hand(loop.results, operation.values)

    def _yield(self, operation: ir.Yield, block: ir.Block) -> None:
        parent = self._parents[id(block)]
        match parent:
            case ir.For():
                self._hand(parent.body.blocks[0].arguments[1:], operation.values)
                self._hand(parent.results, operation.values)
            case ir.While():
                self._hand(parent.before.blocks[0].arguments, operation.values)
            case ir.If() | ir.Execute():
                self._hand(parent.results, operation.values)
            case _:
                pass
