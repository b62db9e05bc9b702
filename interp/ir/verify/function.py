"""The structure of a function: values are used where they are defined, terminators stand where they may, and every
operation is as it is declared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NoReturn

from interp import ir
from interp.ir.constraint import INTEGER
from interp.ir.declaration import OPERATIONS, Part, declaration_of
from interp.ir.dominance import dominator_tree
from interp.ir.text.printer import print_type
from interp.ir.values import AFFINE_OPERATORS
from interp.ir.verify.problem import ValidationError, require
from interp.ir.verify.types import agree, compatible

CHECKS: dict[type[ir.Operation], Callable[..., None]] = {}
"""What operations ask for beyond their declarations."""

# Work on a region or block, which yields the work on those inside it: nesting may be deeper than Python's stack.
_Work = Iterator["_Work"]


class Validator:
    """Checks one function. All methods raise `ValidationError`, with the place of what is wrong."""

    def __init__(self, module: ir.Module, function: ir.Function, defined: set[ir.Value]) -> None:
        self.module = module
        self.function = function
        self.defined = defined  # anywhere in the module so far
        self.visible: set[ir.Value] = set()
        self.reachable = True

    def run(self) -> None:
        """Raises `ValidationError`."""
        function, place = self.function, self.function.place
        self.positions("by value", function.by_value, [each.type for each in function.parameters])
        self.positions("values", function.values, function.results)
        self.ports()
        if function.body is None:
            self.define(function.parameters, place)
            return
        require(bool(function.body.blocks), f"the body of @{function.name} has no block", place)
        arguments = function.body.blocks[0].arguments
        same = [id(value) for value in arguments] == [id(value) for value in function.parameters]
        require(same, f"the arguments of the entry of @{function.name} are not its parameters", place)
        pending = [self.region(function.body, None)]
        while pending:
            inner = next(pending[-1], None)
            if inner is None:
                pending.pop()
            else:
                pending.append(inner)

    def positions(self, what: str, positions: frozenset[int], types: Sequence[ir.Type]) -> None:
        """Requires that positions are those of views among some types."""
        for at in sorted(positions):
            fits = 0 <= at < len(types) and isinstance(types[at], ir.View)
            message = f"position {at} of @{self.function.name}, {what}, is not that of a view"
            require(fits, message, self.function.place)

    def ports(self) -> None:
        """Of several calls each has the ports."""
        function, ports = self.function, self.function.ports
        if ports is None:
            return
        for names, count in ((ports.inputs, len(function.parameters)), (ports.outputs, len(function.results))):
            message = f"@{function.name} has {count} parameters or results, and ports for {len(names)}"
            require(len(names) == count or function.calls > 1, message, function.place)
            require(len(set(names)) == len(names), f"two ports of @{function.name} have one name", function.place)

    # -- structure -----------------------------------------------------------------------------------------------------

    def region(self, region: ir.Region, owner: ir.Operation | None) -> _Work:
        """Verifies the blocks of a region, each after those that dominate it; `owner` is the operation around."""
        require(bool(region.blocks), "a region has no block", owner.place if owner else self.function.place)
        inside = set(region.blocks)
        for block in region.blocks:
            for operation in block.operations[-1:]:
                self.known(operation)
                if any(following not in inside for following, _ in ir.successors_of(operation)):
                    self.fail(operation, "to a block of another region")
        if len(inside) == 1:
            yield self.block(region.blocks[0], region, owner, {})
            return
        tree = dominator_tree(region)
        yield self.block(region.blocks[0], region, owner, tree)
        outside, self.reachable = self.reachable, False
        for block in region.blocks:
            if block not in tree:
                yield self.block(block, region, owner, {})
        self.reachable = outside

    def block(
        self, block: ir.Block, region: ir.Region, owner: ir.Operation | None, tree: dict[ir.Block, list[ir.Block]]
    ) -> _Work:
        """The block, then those that it dominates."""
        place = block.operations[0].place if block.operations else owner.place if owner else self.function.place
        require(bool(block.operations), "a block has no operation", place)
        local = list(block.arguments)
        self.define(block.arguments, place)
        for operation in block.operations:
            last = operation is block.operations[-1]
            self.known(operation)
            if operation.is_terminator and not last:
                self.fail(operation, "operations follow it in its block")
            if last and not operation.is_terminator:
                self.fail(operation, "the block ends here without a terminator")
            if self.reachable:
                for value in ir.operands_of(operation):
                    if value not in self.visible:
                        self.undefined(operation, value)
            self.declared(operation)
            if operation.is_terminator:
                self.terminator(operation, region, owner)
            elif type(operation) in CHECKS:
                CHECKS[type(operation)](self, operation)
            for inner in ir.regions_of(operation):
                yield self.region(inner, operation)
            results = ir.results_of(operation)
            self.define(results, operation.place)
            local += results
        for child in tree.get(block, ()):
            yield self.block(child, region, owner, tree)
        self.visible.difference_update(local)

    def define(self, values: Iterable[ir.Value], place: ir.Place) -> None:
        """Values are visible from here on. Requires that each is defined once in a module."""
        for value in values:
            require(value not in self.defined, f"the value {_named(value)} is defined twice", place)
            self.defined.add(value)
            self.visible.add(value)

    def undefined(self, operation: ir.Operation, value: ir.Value) -> NoReturn:
        """Fails with a value that is used where it is not visible."""
        self.fail(operation, f"the value {_named(value)} is not defined where it is used")

    @staticmethod
    def known(operation: ir.Operation) -> None:
        """Requires that an operation is declared."""
        kind = type(operation)
        declared = OPERATIONS.get(getattr(kind, "mnemonic", "")) is kind
        require(declared, f"{kind.__name__} is not an operation of affine IR", operation.place)

    def fail(self, operation: ir.Operation, message: str) -> NoReturn:
        """Raises `ValidationError` at the place of an operation."""
        raise ValidationError(f"'{operation.mnemonic}': {message}", operation.place)

    def require(self, condition: bool, operation: ir.Operation, message: str) -> None:
        """Fails with a message at an operation, unless a condition holds."""
        if not condition:
            self.fail(operation, message)

    # -- types ---------------------------------------------------------------------------------------------------------

    def match(self, operation: ir.Operation, what: str, given: Sequence[ir.Value], wanted: Sequence[ir.Type]) -> None:
        """Values that go where values of other types are expected."""
        if len(given) != len(wanted):
            self.fail(operation, f"{len(given)} values for {what}, which are {len(wanted)}")
        for position, (value, type_) in enumerate(zip(given, wanted, strict=True)):
            if not compatible(value.type, type_):
                types = f"a value of type {print_type(value.type)} for one of type {print_type(type_)}"
                self.fail(operation, f"{types} ({what}, number {position})")

    def view(self, value: ir.Value) -> ir.View:
        """The type of what the declaration says to be a view."""
        assert isinstance(value.type, ir.View)
        return value.type

    def sized(self, operation: ir.Operation, view: ir.View, what: str, operands: Sequence[ir.Index]) -> None:
        """As many operands as the view has dimensions."""
        count = f"{len(operands)} {what} for a view of rank {view.rank}"
        self.require(len(operands) == view.rank, operation, count)

    def described(
        self, operation: ir.Operation, what: str, operands: Sequence[ir.Index], known: Sequence[int | None]
    ) -> None:
        """Constant operands agree with what the result's type says."""
        constants = [operand if isinstance(operand, int) else None for operand in operands]
        self.require(agree(constants, known), operation, f"{what} unlike the type of the result")

    # -- what operations declare ---------------------------------------------------------------------------------------

    def declared(self, operation: ir.Operation) -> None:
        """What the declaration of every operation says: types of operands and results, words, and what the arguments of
        regions and blocks become."""
        declaration = declaration_of(type(operation))
        for part in declaration.parts.values():
            content = getattr(operation, part.name)
            for each in content if part.many else (content,):
                self.typed(operation, part, each)
        for successor in declaration.successors:
            block = getattr(operation, successor.block)
            if block is not None:
                self.match_arguments(operation, block, getattr(operation, successor.values))
        for entry in declaration.entries:
            arguments = self.first(operation, getattr(operation, entry.region)).arguments
            if entry.leading is None:
                continue
            types = [argument.type for argument in arguments[entry.leading :]]
            message = f"the region '{entry.region}' has {len(arguments)} arguments instead of {entry.leading}"
            self.require(len(arguments) >= entry.leading, operation, message)
            given = getattr(operation, entry.carried) if entry.carried else []
            self.match(operation, f"the arguments of the region '{entry.region}'", given, types)

    def typed(self, operation: ir.Operation, part: Part, content: object) -> None:
        """Requires that what stands in a part of an operation has a type that its declaration allows."""
        if isinstance(content, ir.Binary):
            self.operators(operation, content)
            for value in ir.leaves(content):
                self.typed(operation, part, value)
        elif isinstance(content, ir.Value) and not part.types.holds(content.type):
            given = f"'{part.name}' of type {print_type(content.type)}"
            self.fail(operation, f"{given}, which is not {part.types.text}")

    def operators(self, operation: ir.Operation, expression: ir.Affine) -> None:
        """Requires that an affine expression has affine operators only."""
        pending = [expression]
        while pending:
            item = pending.pop()
            if isinstance(item, ir.Binary):
                known = item.operator in AFFINE_OPERATORS
                self.require(known, operation, f"there is no affine operator '{item.operator}'")
                pending += [item.left, item.right]

    def inductions(self, operation: ir.Operation, values: Sequence[ir.Value]) -> None:
        """Requires that variables of loops are integers."""
        for value in values:
            if not INTEGER.holds(value.type):
                type_ = print_type(value.type)
                self.fail(operation, f"an induction variable of type {type_}, which is not {INTEGER.text}")

    def first(self, operation: ir.Operation, region: ir.Region) -> ir.Block:
        """The first block of a region. Requires that there is one."""
        self.require(bool(region.blocks), operation, "a region has no block")
        return region.blocks[0]

    # -- terminators ---------------------------------------------------------------------------------------------------

    def terminator(self, operation: ir.Operation, region: ir.Region, owner: ir.Operation | None) -> None:
        """Verifies that an operation may end a block of a region, with the values that leave there."""
        match operation:
            case ir.Branch():
                both = (operation.condition is None) == (operation.otherwise is None)
                self.require(both, operation, "a condition and a second target go together")
            case ir.Return(values=values):
                self.require(owner is None, operation, "in a nested region")
                self.match(operation, f"the results of @{self.function.name}", values, self.function.results)
            case ir.Condition(values=values):
                if not isinstance(owner, ir.While) or region is not owner.before:
                    self.fail(operation, "not in the first region of a 'while'")
                self.match_arguments(operation, owner.after.blocks[0], values)
            case ir.Yield(values=values):
                self.yielded(operation, values, region, owner)
            case _:
                raise AssertionError(f"nothing says where a '{operation.mnemonic}' may stand")

    def yielded(
        self, operation: ir.Operation, values: Sequence[ir.Value], region: ir.Region, owner: ir.Operation | None
    ) -> None:
        """Requires that a `yield` gives what the operation around it takes."""
        match owner:
            case ir.For() | ir.If() | ir.Execute():
                self.match(operation, f"the results of the '{owner.mnemonic}'", values, [r.type for r in owner.results])
            case ir.While():
                self.require(region is owner.after, operation, "the first region of a 'while' ends in 'condition'")
                self.match_arguments(operation, owner.before.blocks[0], values)
            case ir.Parallel():
                self.match(operation, "the results of a 'parallel'", values, [])
            case ir.Spawn():
                pass  # which `wait` it is for is known when it runs
            case _:
                self.fail(operation, "not in a nested region")

    def match_arguments(self, operation: ir.Operation, block: ir.Block, values: Sequence[ir.Value]) -> None:
        """Requires that values have the types of a block's arguments."""
        self.match(operation, "the arguments of the block", values, [argument.type for argument in block.arguments])


def _named(value: ir.Value) -> str:
    return f"%{value.name}" if value.name else f"of type {print_type(value.type)}"
