"""Checks that a module is well-formed: types, structure, and that values are used only where they are defined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import NoReturn

from interp import ir
from interp.ir.dominance import dominator_tree, successors
from interp.ir.text.printer import print_type

_TERMINATORS = (ir.Yield, ir.Condition, ir.Branch, ir.Return)
_OPERATORS = ("+", "*", "floordiv", "ceildiv", "mod")


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


def results_of(operation: ir.Operation) -> list[ir.Value]:
    """The values that an operation defines."""
    match operation:
        case ir.Op() | ir.For() | ir.While() | ir.If() | ir.Execute() | ir.Call() | ir.Opaque() | ir.Wait():
            return operation.results
        case (
            ir.Const(result=result)
            | ir.Apply(result=result)
            | ir.Select(result=result)
            | ir.Alloc(result=result)
            | ir.Global(result=result)
            | ir.Reshape(result=result)
            | ir.Extent(result=result)
            | ir.Load(result=result)
            | ir.Spawn(result=result)
            | ir.Address(result=result)
            | ir.Displace(result=result)
            | ir.Arrive(result=result)
        ):
            return [result]
        case _:
            return []


def uses_of(operation: ir.Operation) -> list[ir.Value]:
    """The values that an operation itself uses, those in its regions left out."""
    match operation:
        case ir.Apply(expression=expression):
            return leaves(expression)
        case ir.Op(operands=operands):
            return operands
        case ir.Select():
            return [operation.condition, operation.yes, operation.no]
        case ir.Alloc(sizes=sizes):
            return _values(sizes)
        case ir.Free(view=view):
            return [view]
        case ir.Reshape():
            return [operation.base, *_values([operation.offset, *operation.sizes, *operation.strides])]
        case ir.Extent():
            return [operation.view, *_values([operation.dimension])]
        case ir.Load():
            return [operation.view, *_values(operation.indices)]
        case ir.Store():
            return [operation.value, operation.view, *_values(operation.indices)]
        case ir.Address(view=view):
            return [view]
        case ir.Unwind(mark=mark):
            return [mark]
        case ir.Displace(base=base, offset=offset):
            return [base, *leaves(offset)]
        case ir.Copy():
            return [operation.target, operation.origin, *_values([operation.bytes])]
        case ir.Fill():
            return [operation.target, operation.value, *_values([operation.bytes])]
        case ir.For():
            return [*_values([operation.lower, operation.upper, operation.step]), *operation.carried]
        case ir.While(carried=carried):
            return carried
        case ir.If(condition=condition) | ir.Check(condition=condition):
            return [condition]
        case ir.Parallel():
            return _values([*operation.lower, *operation.upper, *operation.step])
        case ir.Wait(tokens=tokens):
            return tokens
        case ir.Put(view=view, indices=indices) | ir.Get(view=view, indices=indices):
            return [view, *_values(indices)]
        case ir.Acquire(units=units, indices=indices) | ir.Release(units=units, indices=indices):
            return _values([units, *indices])
        case ir.Expect(barrier=barrier, arrivals=arrivals):
            return [barrier, *_values([arrivals])]
        case ir.Arrive(barrier=barrier, arrivals=arrivals, transactions=transactions):
            return [barrier, *_values([arrivals, transactions])]
        case ir.Await(barrier=barrier, phase=phase):
            return [barrier, *_values([phase])]
        case ir.Yield(values=values) | ir.Return(values=values):
            return values
        case ir.Condition():
            return [operation.condition, *operation.values]
        case ir.Branch():
            tested = [] if operation.condition is None else [operation.condition]
            return [*tested, *operation.arguments, *operation.otherwise_arguments]
        case ir.Call(arguments=arguments):
            return arguments
        case ir.Opaque():
            return [*operation.arguments, *operation.reads, *operation.writes]
        case _:
            return []


def leaves(expression: ir.Affine) -> list[ir.Value]:
    """The values in an affine expression, from left to right."""
    values = []
    pending = [expression]
    while pending:
        item = pending.pop()
        if isinstance(item, ir.Binary):
            pending += [item.right, item.left]
        elif isinstance(item, ir.Value):
            values.append(item)
    return values


def _values(operands: Iterable[ir.Index]) -> list[ir.Value]:
    return [operand for operand in operands if isinstance(operand, ir.Value)]


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
            for following in successors(block):
                if following not in inside:
                    self.fail(block.operations[-1], "to a block of another region")
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
            if isinstance(operation, _TERMINATORS) and not last:
                self.fail(operation, "the block goes on behind it")
            if last and not isinstance(operation, _TERMINATORS):
                self.fail(operation, "the block ends here without a terminator")
            if self.reachable:
                for value in uses_of(operation):
                    if value not in self.visible:
                        self.undefined(operation, value)
            if last:
                self.terminator(operation, region, owner)
            else:
                self.operation(operation)
            for inner in ir.regions_of(operation):
                yield self.region(inner, operation)
            results = results_of(operation)
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

    def barrier(self, operation: ir.Operation, value: ir.Value, numbers: list[ir.Index]) -> None:
        self.view(operation, value)
        self.require(isinstance(value.type, ir.View) and value.type.rank == 0, operation, "a barrier is one element")
        self.integers(operation, "a number", numbers)

    def integers(self, operation: ir.Operation, what: str, operands: Iterable[ir.Index]) -> None:
        for value in _values(operands):
            fine = isinstance(value.type, ir.Scalar) and value.type.is_integer
            self.require(fine, operation, f"{what} of type {print_type(value.type)}, which is not an integer")

    def scalars(self, operation: ir.Operation, what: str, values: Iterable[ir.Value]) -> None:
        for value in values:
            fine = isinstance(value.type, ir.Scalar)
            self.require(fine, operation, f"{what} of type {print_type(value.type)}, which is not a scalar")

    def view(self, operation: ir.Operation, value: ir.Value) -> ir.View:
        if not isinstance(value.type, ir.View):
            self.fail(operation, f"{_named(value)} has the type {print_type(value.type)}, which is not a view")
        return value.type

    def flag(self, operation: ir.Operation, value: ir.Value) -> None:
        self.require(value.type == ir.I1, operation, f"a condition of type {print_type(value.type)} instead of i1")

    def sized(self, operation: ir.Operation, view: ir.View, what: str, operands: Sequence[ir.Index]) -> None:
        """As many operands as the view has dimensions."""
        count = f"{len(operands)} {what} for a view of rank {view.rank}"
        self.require(len(operands) == view.rank, operation, count)
        self.integers(operation, f"one of the {what}", operands)

    def described(
        self, operation: ir.Operation, what: str, operands: Sequence[ir.Index], known: Sequence[int | None]
    ) -> None:
        """Constant operands agree with what the result's type says."""
        constants = [operand if isinstance(operand, int) else None for operand in operands]
        self.require(_agree(constants, known), operation, f"{what} unlike the type of the result")

    def pointers(self, operation: ir.Operation, values: Sequence[ir.Value]) -> None:
        self.match(operation, "the pointers", values, [ir.POINTER] * len(values))

    def access(self, operation: ir.Load | ir.Store, value: ir.Value) -> None:
        if operation.view.type == ir.POINTER:
            self.require(not operation.indices, operation, "indices of a pointer")
            self.scalars(operation, "a value", [value])
            return
        view = self.view(operation, operation.view)
        self.sized(operation, view, "indices", operation.indices)
        self.match(operation, "the element", [value], [view.element])

    # -- operations ----------------------------------------------------------------------------------------------------

    def operation(self, operation: ir.Operation) -> None:
        match operation:
            case ir.Const(result=result, bits=bits):
                self.scalars(operation, "a result", [result])
                if isinstance(result.type, ir.Scalar):
                    _check_bits(result.type, bits, operation.place)
            case ir.Apply(result=result, expression=expression):
                self.match(operation, "the result", [result], [ir.INDEX])
                self.integers(operation, "an operand", leaves(expression))
                self.operators(operation, expression)
            case ir.Op():
                self.scalars(operation, "an operand", operation.operands)
                self.scalars(operation, "a result", operation.results)
                self.require(bool(operation.results), operation, f"{operation.name} has no result")
                self.require(list(operation.flags) == sorted(operation.flags), operation, "the flags are not sorted")
            case ir.Select(result=result):
                self.flag(operation, operation.condition)
                self.match(operation, "the choices", [operation.yes, operation.no], [result.type, result.type])
            case ir.Alloc(result=result, sizes=sizes) if result.type == ir.POINTER:
                self.require(len(sizes) == 1, operation, f"{len(sizes)} sizes of a buffer of bytes")
                self.integers(operation, "a size", sizes)
                power = operation.alignment > 0 and operation.alignment & (operation.alignment - 1) == 0
                self.require(power, operation, f"an alignment of {operation.alignment}")
            case ir.Alloc(result=result, sizes=sizes):
                view = self.view(operation, result)
                self.sized(operation, view, "sizes", sizes)
                self.described(operation, "sizes", sizes, view.shape)
            case ir.Free(view=value):
                if value.type != ir.POINTER:
                    self.view(operation, value)
            case ir.Address(result=result, view=value):
                self.pointers(operation, [result])
                self.view(operation, value)
            case ir.Displace(result=result, offset=offset):
                self.pointers(operation, [result, operation.base])
                self.integers(operation, "an operand", leaves(offset))
                self.operators(operation, offset)
            case ir.Unwind(mark=mark):
                self.pointers(operation, [mark])
            case ir.Copy():
                self.pointers(operation, [operation.target, operation.origin])
                self.integers(operation, "a size", [operation.bytes])
            case ir.Fill(value=value):
                self.pointers(operation, [operation.target])
                self.match(operation, "the value", [value], [ir.Scalar("i8")])
                self.integers(operation, "a size", [operation.bytes])
            case ir.Global(result=result, name=name):
                buffer = self.module.globals.get(name)
                if buffer is None:
                    self.fail(operation, f"there is no global @{name}")
                self.match(operation, "the global", [result], [ir.View(buffer.element, buffer.shape)])
            case ir.Reshape(result=result):
                view = self.view(operation, result)
                from_pointer = operation.base.type == ir.POINTER
                element = view.element if from_pointer else self.view(operation, operation.base).element
                self.require(view.element == element, operation, "the element types of view and base differ")
                self.sized(operation, view, "sizes", operation.sizes)
                self.sized(operation, view, "strides", operation.strides)
                self.integers(operation, "an offset", [operation.offset])
                self.described(operation, "sizes", operation.sizes, view.shape)
                if view.strides is not None:
                    self.described(operation, "strides", operation.strides, view.strides)
                self.described(operation, "offset", [operation.offset], [view.offset])
            case ir.Extent():
                self.extent(operation)
            case ir.Load(result=result):
                self.access(operation, result)
            case ir.Store(value=value):
                self.access(operation, value)
            case ir.For():
                self.counted(operation)
            case ir.While(results=results, carried=carried):
                self.entry(operation, operation.before, carried)
                self.match(operation, "the results", operation.after.blocks[0].arguments, [r.type for r in results])
            case ir.If(condition=condition):
                self.flag(operation, condition)
                self.entry(operation, operation.then, [])
                self.entry(operation, operation.otherwise, [])
            case ir.Execute(body=body):
                self.entry(operation, body, [])
            case ir.Parallel():
                self.box(operation)
            case ir.Spawn(result=result, body=body):
                self.match(operation, "the token", [result], [ir.INDEX])
                self.entry(operation, body, [])
            case ir.Wait(tokens=tokens):
                self.match(operation, "the tokens", tokens, [ir.INDEX for _ in tokens])
                self.require(bool(tokens), operation, "a wait for nothing")
            case ir.Barrier(scope=scope):
                self.require(scope >= 0, operation, f"a barrier of scope {scope}")
            case ir.Put(view=view, indices=indices) | ir.Get(view=view, indices=indices):
                self.view(operation, view)
                self.integers(operation, "an index", indices)
            case ir.Acquire(units=units, indices=indices) | ir.Release(units=units, indices=indices):
                self.integers(operation, "an index", indices)
                self.integers(operation, "a number of units", [units])
            case ir.Expect(barrier=barrier, arrivals=arrivals):
                self.barrier(operation, barrier, [arrivals])
            case ir.Arrive(result=result, barrier=barrier, arrivals=arrivals, transactions=transactions):
                self.match(operation, "the phase", [result], [ir.INDEX])
                self.barrier(operation, barrier, [arrivals, transactions])
            case ir.Await(barrier=barrier, phase=phase):
                self.barrier(operation, barrier, [phase])
            case ir.Call():
                self.call(operation)
            case ir.Check(condition=condition):
                self.flag(operation, condition)
            case ir.Opaque():
                self.scalars(operation, "a result", operation.results)
                self.scalars(operation, "an argument", operation.arguments)
                for value in [*operation.reads, *operation.writes]:
                    if value.type != ir.POINTER:
                        self.view(operation, value)
            case _:
                self.fail(operation, "an operation that is not part of affine IR")

    def operators(self, operation: ir.Operation, expression: ir.Affine) -> None:
        pending = [expression]
        while pending:
            item = pending.pop()
            if isinstance(item, ir.Binary):
                self.require(item.operator in _OPERATORS, operation, f"there is no affine operator '{item.operator}'")
                pending += [item.left, item.right]

    def extent(self, operation: ir.Extent) -> None:
        self.match(operation, "the result", [operation.result], [ir.INDEX])
        self.require(operation.what in ("size", "stride", "offset"), operation, f"no view has a '{operation.what}'")
        rank, dimension = self.view(operation, operation.view).rank, operation.dimension
        self.integers(operation, "a dimension", [dimension])
        if isinstance(dimension, int) and operation.what != "offset":
            self.require(0 <= dimension < rank, operation, f"dimension {dimension} of a view of rank {rank}")

    def counted(self, operation: ir.For) -> None:
        bounds = [operation.lower, operation.upper, operation.step]
        self.integers(operation, "a bound or step", bounds)
        if isinstance(operation.step, int):
            self.require(operation.step > 0, operation, f"a step of {operation.step}")
        arguments = self.first(operation, operation.body).arguments
        if not arguments:
            self.fail(operation, "the body has no induction variable")
        self.integers(operation, "an induction variable", arguments[:1])
        self.match(operation, "bounds and step", _values(bounds), [arguments[0].type for _ in _values(bounds)])
        types = [argument.type for argument in arguments[1:]]
        self.match(operation, "the arguments of the body", operation.carried, types)
        self.match(operation, "the arguments of the body", operation.results, types)

    def box(self, operation: ir.Parallel) -> None:
        arguments = self.first(operation, operation.body).arguments
        for what, operands in (("lower", operation.lower), ("upper", operation.upper), ("step", operation.step)):
            self.integers(operation, f"a {what} bound", operands)
            message = f"{len(operands)} values of '{what}' for {len(arguments)} induction variables"
            self.require(len(operands) == len(arguments), operation, message)
        self.integers(operation, "an induction variable", arguments)

    def call(self, operation: ir.Call) -> None:
        callee = self.module.functions.get(operation.callee)
        if callee is None:
            self.fail(operation, f"there is no function @{operation.callee}")
        parameters = [parameter.type for parameter in callee.parameters]
        self.match(operation, f"the parameters of @{callee.name}", operation.arguments, parameters)
        self.match(operation, f"the results of @{callee.name}", operation.results, callee.results)

    def first(self, operation: ir.Operation, region: ir.Region) -> ir.Block:
        self.require(bool(region.blocks), operation, "a region has no block")
        return region.blocks[0]

    def entry(self, operation: ir.Operation, region: ir.Region, values: Sequence[ir.Value]) -> None:
        types = [argument.type for argument in self.first(operation, region).arguments]
        self.match(operation, "the arguments of its region", values, types)

    # -- terminators ---------------------------------------------------------------------------------------------------

    def terminator(self, operation: ir.Operation, region: ir.Region, owner: ir.Operation | None) -> None:
        match operation:
            case ir.Branch():
                self.branch(operation)
            case ir.Return(values=values):
                self.require(owner is None, operation, "in a nested region")
                self.match(operation, f"the results of @{self.function.name}", values, self.function.results)
            case ir.Condition(condition=condition, values=values):
                if not isinstance(owner, ir.While) or region is not owner.before:
                    self.fail(operation, "not in the first region of a 'while'")
                self.flag(operation, condition)
                self.match_arguments(operation, owner.after.blocks[0], values)
            case ir.Yield(values=values):
                self.yielded(operation, values, region, owner)
            case _:
                self.fail(operation, "not a terminator")

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

    def branch(self, operation: ir.Branch) -> None:
        self.match_arguments(operation, operation.target, operation.arguments)
        if operation.condition is not None:
            self.flag(operation, operation.condition)
        if operation.otherwise is not None:
            self.match_arguments(operation, operation.otherwise, operation.otherwise_arguments)
        both = (operation.condition is None) == (operation.otherwise is None)
        self.require(both, operation, "a condition and a second target go together")

    def match_arguments(self, operation: ir.Operation, block: ir.Block, values: Sequence[ir.Value]) -> None:
        self.match(operation, "the arguments of the block", values, [argument.type for argument in block.arguments])


def _named(value: ir.Value) -> str:
    return f"%{value.name}" if value.name else f"of type {print_type(value.type)}"
