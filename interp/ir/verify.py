"""Checks that a module is well-formed: types, structure, and that values are used only where they are defined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from typing import NoReturn, TypeVar

from interp import ir
from interp.ir.constraint import INTEGER
from interp.ir.declaration import OPERATIONS, Kind, Part, declaration_of
from interp.ir.dominance import dominator_tree
from interp.ir.text.printer import print_type
from interp.ir.values import AFFINE_OPERATORS

_Operation = TypeVar("_Operation", bound=ir.Operation)

_CHECKS: dict[type[ir.Operation], Callable[..., None]] = {}


class ValidationError(Exception):
    """A module that is not well-formed. `place` is where; `str()` is `file:line:column: message`."""

    def __init__(self, message: str, place: ir.Place) -> None:
        super().__init__(f"{place}: {message}")
        self.message = message
        self.place = place


def validate(module: ir.Module) -> None:
    """Checks the whole module.

    View types are descriptions of descriptors: where two meet (an argument and its parameter, a yield and its
    result), their elements, ranks and the extents that both know must agree. Uses in unreachable blocks are not
    required to be dominated by their definitions.

    Raises:
        ValidationError: the first thing that is wrong.
    """
    for name, buffer in module.globals.items():
        _require(name == buffer.name, f"the global @{buffer.name} is listed as @{name}", buffer.place)
        _check_initial(buffer)
    defined: set[ir.Value] = set()
    for name, function in module.functions.items():
        _require(name == function.name, f"the function @{function.name} is listed as @{name}", function.place)
        _Validator(module, function, defined).run()


def compatible(left: ir.Type, right: ir.Type) -> bool:
    """Whether a value of one type may stand for one of the other."""
    if isinstance(left, ir.Scalar) or isinstance(right, ir.Scalar):
        return left == right
    if left.element != right.element or left.rank != right.rank or not _agree(left.shape, right.shape):
        return False
    # the row-major layout of a dynamic shape has dynamic strides, so only layouts that both spell out can clash
    if left.strides is not None and right.strides is not None and not _agree(left.strides, right.strides):
        return False
    return left.offset is None or right.offset is None or left.offset == right.offset


def _agree(left: Sequence[int | None], right: Sequence[int | None]) -> bool:
    return all(a is None or b is None or a == b for a, b in zip(left, right, strict=True))


def _require(condition: bool, message: str, place: ir.Place) -> None:
    if not condition:
        raise ValidationError(message, place)


def _check_bits(type_: ir.Scalar, bits: int, place: ir.Place) -> None:
    fits = bits >= 0 and (type_.width == 0 or bits < 1 << type_.width)
    _require(fits, f"{bits:#x} is not a bit pattern of {type_}", place)


def _check_initial(buffer: ir.GlobalBuffer) -> None:
    if buffer.initial is None:
        return
    count, elements = len(buffer.initial), prod(buffer.shape)
    message = f"the global @{buffer.name} of {elements} elements has {count} initial values"
    _require(count == elements, message, buffer.place)
    for bits in set(buffer.initial):
        _check_bits(buffer.element, bits, buffer.place)


# Work on a region or block, which yields the work on those inside it: nesting may be deeper than Python's stack.
_Work = Iterator["_Work"]


class _Validator:
    def __init__(self, module: ir.Module, function: ir.Function, defined: set[ir.Value]) -> None:
        self.module = module
        self.function = function
        self.defined = defined  # anywhere in the module so far
        self.visible: set[ir.Value] = set()
        self.reachable = True

    def run(self) -> None:
        function, place = self.function, self.function.place
        self.positions("by value", function.by_value, [each.type for each in function.parameters])
        self.positions("values", function.values, function.results)
        self.ports()
        if function.body is None:
            self.define(function.parameters, place)
            return
        _require(bool(function.body.blocks), f"the body of @{function.name} has no block", place)
        arguments = function.body.blocks[0].arguments
        same = [id(value) for value in arguments] == [id(value) for value in function.parameters]
        _require(same, f"the arguments of the entry of @{function.name} are not its parameters", place)
        pending = [self.region(function.body, None)]
        while pending:
            inner = next(pending[-1], None)
            if inner is None:
                pending.pop()
            else:
                pending.append(inner)

    def positions(self, what: str, positions: frozenset[int], types: Sequence[ir.Type]) -> None:
        for at in sorted(positions):
            fits = 0 <= at < len(types) and isinstance(types[at], ir.View)
            message = f"position {at} of @{self.function.name}, {what}, is not that of a view"
            _require(fits, message, self.function.place)

    def ports(self) -> None:
        """Of several calls each has the ports."""
        function, ports = self.function, self.function.ports
        if ports is None:
            return
        for names, count in ((ports.inputs, len(function.parameters)), (ports.outputs, len(function.results))):
            message = f"@{function.name} has {count} parameters or results, and ports for {len(names)}"
            _require(len(names) == count or function.calls > 1, message, function.place)
            _require(len(set(names)) == len(names), f"two ports of @{function.name} have one name", function.place)

    # -- structure -----------------------------------------------------------------------------------------------------

    def region(self, region: ir.Region, owner: ir.Operation | None) -> _Work:
        _require(bool(region.blocks), "a region has no block", owner.place if owner else self.function.place)
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
        _require(bool(block.operations), "a block has no operation", place)
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
            elif type(operation) in _CHECKS:
                _CHECKS[type(operation)](self, operation)
            for inner in ir.regions_of(operation):
                yield self.region(inner, operation)
            results = ir.results_of(operation)
            self.define(results, operation.place)
            local += results
        for child in tree.get(block, ()):
            yield self.block(child, region, owner, tree)
        self.visible.difference_update(local)

    def define(self, values: Iterable[ir.Value], place: ir.Place) -> None:
        for value in values:
            _require(value not in self.defined, f"the value {_named(value)} is defined twice", place)
            self.defined.add(value)
            self.visible.add(value)

    def undefined(self, operation: ir.Operation, value: ir.Value) -> NoReturn:
        self.fail(operation, f"the value {_named(value)} is not defined where it is used")

    @staticmethod
    def known(operation: ir.Operation) -> None:
        kind = type(operation)
        declared = OPERATIONS.get(getattr(kind, "mnemonic", "")) is kind
        _require(declared, f"{kind.__name__} is not an operation of affine IR", operation.place)

    def fail(self, operation: ir.Operation, message: str) -> NoReturn:
        raise ValidationError(f"'{operation.mnemonic}': {message}", operation.place)

    def require(self, condition: bool, operation: ir.Operation, message: str) -> None:
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
        self.require(_agree(constants, known), operation, f"{what} unlike the type of the result")

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
        if isinstance(content, ir.Binary):
            self.operators(operation, content)
            for value in ir.leaves(content):
                self.typed(operation, part, value)
        elif isinstance(content, ir.Value) and not part.types.holds(content.type):
            given = f"'{part.name}' of type {print_type(content.type)}"
            self.fail(operation, f"{given}, which is not {part.types.text}")
        elif part.kind is Kind.WORD and part.choices and content not in part.choices:
            self.fail(operation, f"'{part.name}' is '{content}', which is none of {', '.join(part.choices)}")

    def operators(self, operation: ir.Operation, expression: ir.Affine) -> None:
        pending = [expression]
        while pending:
            item = pending.pop()
            if isinstance(item, ir.Binary):
                known = item.operator in AFFINE_OPERATORS
                self.require(known, operation, f"there is no affine operator '{item.operator}'")
                pending += [item.left, item.right]

    def inductions(self, operation: ir.Operation, values: Sequence[ir.Value]) -> None:
        for value in values:
            if not INTEGER.holds(value.type):
                type_ = print_type(value.type)
                self.fail(operation, f"an induction variable of type {type_}, which is not {INTEGER.text}")

    def first(self, operation: ir.Operation, region: ir.Region) -> ir.Block:
        self.require(bool(region.blocks), operation, "a region has no block")
        return region.blocks[0]

    # -- terminators ---------------------------------------------------------------------------------------------------

    def terminator(self, operation: ir.Operation, region: ir.Region, owner: ir.Operation | None) -> None:
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
        self.match(operation, "the arguments of the block", values, [argument.type for argument in block.arguments])


# -- what operations ask for beyond their declarations -----------------------------------------------------------------


def _checks(
    kind: type[_Operation],
) -> Callable[[Callable[[_Validator, _Operation], None]], Callable[[_Validator, _Operation], None]]:
    """Registers what relates the parts of an operation to each other or to the module."""

    def register(check: Callable[[_Validator, _Operation], None]) -> Callable[[_Validator, _Operation], None]:
        _CHECKS[kind] = check
        return check

    return register


@_checks(ir.Const)
def _const(self: _Validator, operation: ir.Const) -> None:
    assert isinstance(operation.result.type, ir.Scalar)
    _check_bits(operation.result.type, operation.bits, operation.place)


@_checks(ir.Op)
def _op(self: _Validator, operation: ir.Op) -> None:
    self.require(bool(operation.results), operation, f"{operation.name} has no result")
    self.require(list(operation.flags) == sorted(operation.flags), operation, "the flags are not sorted")


@_checks(ir.Select)
def _select(self: _Validator, operation: ir.Select) -> None:
    type_ = operation.result.type
    self.match(operation, "the choices", [operation.yes, operation.no], [type_, type_])


@_checks(ir.Alloc)
def _alloc(self: _Validator, operation: ir.Alloc) -> None:
    if operation.result.type == ir.POINTER:
        self.require(len(operation.sizes) == 1, operation, f"{len(operation.sizes)} sizes of a buffer of bytes")
        power = operation.alignment > 0 and operation.alignment & (operation.alignment - 1) == 0
        self.require(power, operation, f"an alignment of {operation.alignment}")
        return
    view = self.view(operation.result)
    self.sized(operation, view, "sizes", operation.sizes)
    self.described(operation, "sizes", operation.sizes, view.shape)


@_checks(ir.Global)
def _global(self: _Validator, operation: ir.Global) -> None:
    buffer = self.module.globals.get(operation.name)
    if buffer is None:
        self.fail(operation, f"there is no global @{operation.name}")
    self.match(operation, "the global", [operation.result], [ir.View(buffer.element, buffer.shape)])


@_checks(ir.Reshape)
def _reshape(self: _Validator, operation: ir.Reshape) -> None:
    view, base = self.view(operation.result), operation.base.type
    same = not isinstance(base, ir.View) or view.element == base.element
    self.require(same, operation, "the element types of view and base differ")
    self.sized(operation, view, "sizes", operation.sizes)
    self.sized(operation, view, "strides", operation.strides)
    self.described(operation, "sizes", operation.sizes, view.shape)
    if view.strides is not None:
        self.described(operation, "strides", operation.strides, view.strides)
    self.described(operation, "offset", [operation.offset], [view.offset])


@_checks(ir.Extent)
def _extent(self: _Validator, operation: ir.Extent) -> None:
    rank, dimension = self.view(operation.view).rank, operation.dimension
    if isinstance(dimension, int) and operation.what != "offset":
        self.require(0 <= dimension < rank, operation, f"dimension {dimension} of a view of rank {rank}")


@_checks(ir.Apart)
def _apart(self: _Validator, operation: ir.Apart) -> None:
    left, right = self.view(operation.left), self.view(operation.right)
    self.require(left.element == right.element, operation, "the element types of the views differ")
    if operation.pointwise:
        self.require(left.rank == right.rank, operation, "the ranks of the views differ")


@_checks(ir.Load)
def _load(self: _Validator, operation: ir.Load) -> None:
    _access(self, operation, operation.result)


@_checks(ir.Store)
def _store(self: _Validator, operation: ir.Store) -> None:
    _access(self, operation, operation.value)


def _access(self: _Validator, operation: ir.Load | ir.Store, value: ir.Value) -> None:
    if operation.view.type == ir.POINTER:
        self.require(not operation.indices, operation, "indices of a pointer")
        return
    view = self.view(operation.view)
    self.sized(operation, view, "indices", operation.indices)
    self.match(operation, "the element", [value], [view.element])


@_checks(ir.For)
def _for(self: _Validator, operation: ir.For) -> None:
    if isinstance(operation.step, int):
        self.require(operation.step > 0, operation, f"a step of {operation.step}")
    induction, *arguments = operation.body.blocks[0].arguments
    self.inductions(operation, [induction])
    bounds = [each for each in (operation.lower, operation.upper, operation.step) if isinstance(each, ir.Value)]
    self.match(operation, "bounds and step", bounds, [induction.type for _ in bounds])
    self.match(operation, "the arguments of the body", operation.results, [each.type for each in arguments])


@_checks(ir.Parallel)
def _parallel(self: _Validator, operation: ir.Parallel) -> None:
    arguments = operation.body.blocks[0].arguments
    for what, operands in (("lower", operation.lower), ("upper", operation.upper), ("step", operation.step)):
        message = f"{len(operands)} values of '{what}' for {len(arguments)} induction variables"
        self.require(len(operands) == len(arguments), operation, message)
    self.inductions(operation, arguments)


@_checks(ir.While)
def _while(self: _Validator, operation: ir.While) -> None:
    arguments = self.first(operation, operation.after).arguments
    self.match(operation, "the results", arguments, [each.type for each in operation.results])


@_checks(ir.Wait)
def _wait(self: _Validator, operation: ir.Wait) -> None:
    self.require(bool(operation.tokens), operation, "a wait without tokens")


@_checks(ir.Barrier)
def _barrier(self: _Validator, operation: ir.Barrier) -> None:
    self.require(operation.scope >= 0, operation, f"a barrier of scope {operation.scope}")


@_checks(ir.Call)
def _call(self: _Validator, operation: ir.Call) -> None:
    callee = self.module.functions.get(operation.callee)
    if callee is None:
        self.fail(operation, f"there is no function @{operation.callee}")
    parameters = [parameter.type for parameter in callee.parameters]
    self.match(operation, f"the parameters of @{callee.name}", operation.arguments, parameters)
    self.match(operation, f"the results of @{callee.name}", operation.results, callee.results)


def _named(value: ir.Value) -> str:
    return f"%{value.name}" if value.name else f"of type {print_type(value.type)}"
