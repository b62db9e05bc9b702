"""A function of the common form that calls one which has another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.mapping.form import Before, Direct, Element, Given, Left, Part, Rearranged, Reshaped, Single
from equiv.pairing.mapping.rearrangement import Rearrangement
from interp import ir
from interp.ir.types import row_major

SUFFIX = " as it is"


def adapt(module: ir.Module, name: str, part: Part, types: Sequence[ir.Type], names: Sequence[str]) -> ir.Module:
    """The module with a function `name` of the form in the place of its own. Raises `SignatureMismatch` where sizes
    that it would have to know are not known."""
    function = module.functions[name]
    if part.is_plain(len(function.results)) and len(types) == len(function.parameters):
        return module
    if any(
        isinstance(op, ir.Call) and op.callee == name
        for each in module.functions.values()
        if each.body is not None
        for op in ir.walk(each.body)
    ):
        raise SignatureMismatch(
            f"function '{name}' calls itself, and would have to be called in another form", function.place
        )
    inner = replace(function, name=name + SUFFIX)
    outer = _Adapter(inner, part, types, names).build(name)
    functions = {each: known for each, known in module.functions.items() if each != name}
    return ir.Module(functions | {name: outer, inner.name: inner}, module.globals)


class _Adapter:
    def __init__(self, inner: ir.Function, part: Part, types: Sequence[ir.Type], names: Sequence[str]) -> None:
        self.inner = inner
        self.part = part
        self.place = _end_of(inner)
        self.block = ir.Block([ir.Value(type, name) for type, name in zip(types, names, strict=True)])
        self.entry = self.block

    def emit(self, operation: ir.Operation) -> None:
        self.block.operations.append(operation)

    def build(self, name: str) -> ir.Function:
        """The arguments are made, the function is called, and what it left is handed on."""
        parameters = self.entry.arguments
        before = {
            each.parameter: self.copied(parameters[each.parameter])
            for each in self.part.results
            if isinstance(each, Before)
        }
        arguments = []
        for made, parameter in zip(self.part.arguments, self.inner.parameters, strict=True):
            outer = parameters[made.parameter]
            match made:
                case Direct():
                    arguments.append(outer)
                case Element():
                    arguments.append(self.load(outer, []))
                case Rearranged(how=how):
                    arguments.append(self.rearranged(outer, _view(parameter), how))
        results = [ir.Value(type) for type in self.inner.results]
        self.emit(ir.Call(place=self.place, results=results, callee=self.inner.name, arguments=arguments))
        for at, position in self.part.same:
            if isinstance(results[at].type, ir.View):
                self.require_same(results[at], arguments[position])
        for made, argument in zip(self.part.arguments, arguments, strict=True):
            if isinstance(made, Rearranged) and not made.private:
                self.move(argument, parameters[made.parameter], made.how, back=True)
        for at, position in self.part.stores:
            self.hand_over(results[at], parameters[position])
        values = []
        for each in self.part.results:
            match each:
                case Given(result=position):
                    values.append(results[position])
                case Single(result=position):
                    values.append(self.load(results[position], []))
                case Reshaped(result=position, how=how, type=wanted):
                    values.append(self.reshaped(results[position], wanted, how))
                case Left(argument=position):
                    values.append(arguments[position])
                case Before(parameter=position):
                    values.append(before[position])
        self.emit(ir.Return(place=self.place, values=values))
        types = [value.type for value in values]
        return ir.Function(name, self.entry.arguments, types, ir.Region([self.entry]), self.inner.place)

    # -- single operations ---------------------------------------------------------------------------------------------

    def apply(self, expression: ir.Affine) -> ir.Index:
        if not isinstance(expression, ir.Binary):
            return expression
        result = ir.Value(ir.INDEX)
        self.emit(ir.Apply(place=self.place, result=result, expression=expression))
        return result

    def value(self, index: ir.Index) -> ir.Value:
        if isinstance(index, ir.Value):
            return index
        result = ir.Value(ir.INDEX)
        self.emit(ir.Const(place=self.place, result=result, bits=index & (1 << 64) - 1))
        return result

    def op(self, name: str, operands: list[ir.Value], type: ir.Scalar = ir.I1) -> ir.Value:
        result = ir.Value(type)
        self.emit(ir.Op(place=self.place, results=[result], name=name, operands=operands))
        return result

    def load(self, view: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
        result = ir.Value(_view(view).element)
        self.emit(ir.Load(place=self.place, result=result, view=view, indices=list(indices)))
        return result

    def store(self, value: ir.Value, view: ir.Value, indices: Sequence[ir.Index]) -> None:
        self.emit(ir.Store(place=self.place, value=value, view=view, indices=list(indices)))

    def extent(self, view: ir.Value, what: str, dimension: int, known: int | None) -> ir.Index:
        if known is not None:
            return known
        result = ir.Value(ir.INDEX)
        self.emit(ir.Extent(place=self.place, result=result, view=view, what=what, dimension=dimension))
        return result

    def sizes(self, view: ir.Value) -> list[ir.Index]:
        return [self.extent(view, "size", at, size) for at, size in enumerate(_view(view).shape)]

    def require_equal(self, left: ir.Affine, right: ir.Affine, message: str) -> None:
        """Nothing is proven where two numbers differ: what was said to belong together does not fit."""
        if left is right or (isinstance(left, int) and left == right):
            return
        condition = self.op("cmpi.eq", [self.value(self.apply(left)), self.value(self.apply(right))])
        self.promise(condition, message)

    def allocate(self, type: ir.View, sizes: Sequence[ir.Index]) -> ir.Value:
        """A buffer of a type, whose elements lie as the type says; row-major where that leaves it open."""
        strides = list(type.strides) if type.strides is not None else [None]
        if all(stride is None for stride in strides) and type.offset in (0, None):
            result = ir.Value(ir.View(type.element, _known(sizes)))
            self.emit(ir.Alloc(place=self.place, result=result, sizes=list(sizes)))
            return result
        extents = [size for size in sizes if isinstance(size, int)]
        wanted = list(type.strides if type.strides is not None else row_major(tuple(extents)))
        if len(extents) < len(sizes) or any(stride is not None and stride < 0 for stride in wanted):
            raise SignatureMismatch(
                f"an argument of function '{self.inner.name.removesuffix(SUFFIX)}' has a layout that is known and "
                "sizes that are not, or strides that are negative",
                self.inner.place,
            )
        needed = 1
        for at in range(len(extents) - 1, -1, -1):
            stride = wanted[at]
            wanted[at] = stride = needed if stride is None else stride
            needed = max(needed, stride * max(extents[at], 1))
        offset = type.offset or 0
        steps = [stride for stride in wanted if stride is not None]
        last = offset + sum(max(size - 1, 0) * step for size, step in zip(extents, steps, strict=True))
        buffer = ir.Value(ir.View(type.element, (last + 1,)))
        self.emit(ir.Alloc(place=self.place, result=buffer, sizes=[last + 1]))
        result = ir.Value(ir.View(type.element, _known(sizes), tuple(steps), offset))
        self.emit(
            ir.Reshape(
                place=self.place,
                result=result,
                base=buffer,
                offset=offset,
                sizes=list(sizes),
                strides=list(steps),
            )
        )
        return result

    # -- control -------------------------------------------------------------------------------------------------------

    @contextmanager
    def over(self, sizes: Sequence[ir.Index]) -> Iterator[list[ir.Index]]:
        """Loops over all indices of a box."""
        outside, indices = self.block, []
        blocks = []
        for _ in sizes:
            induction = ir.Value(ir.INDEX)
            indices.append(induction)
            blocks.append(ir.Block([induction]))
        self.block = blocks[-1] if blocks else outside
        yield list[ir.Index](indices)
        for at in range(len(sizes) - 1, -1, -1):
            blocks[at].operations.append(ir.Yield(place=self.place, values=[]))
            self.block = blocks[at - 1] if at else outside
            self.emit(
                ir.For(
                    place=self.place,
                    results=[],
                    lower=0,
                    upper=sizes[at],
                    step=1,
                    carried=[],
                    body=ir.Region([blocks[at]]),
                )
            )

    @contextmanager
    def when(self, condition: ir.Value) -> Iterator[None]:
        outside, self.block = self.block, ir.Block()
        then = self.block
        yield
        end = ir.Yield(place=self.place, values=[])
        then.operations.append(end)
        self.block = outside
        otherwise = ir.Region([ir.Block([], [ir.Yield(place=self.place, values=[])])])
        self.emit(ir.If(place=self.place, results=[], condition=condition, then=ir.Region([then]), otherwise=otherwise))

    # -- whole buffers -------------------------------------------------------------------------------------------------

    def copied(self, view: ir.Value) -> ir.Value:
        sizes = self.sizes(view)
        result = ir.Value(ir.View(_view(view).element, _known(sizes)))
        self.emit(ir.Alloc(place=self.place, result=result, sizes=sizes))
        with self.over(sizes) as indices:
            self.store(self.load(view, indices), result, indices)
        return result

    def rearranged(self, outer: ir.Value, type: ir.View, how: Rearrangement) -> ir.Value:
        """A new buffer of a type that holds the elements of `outer`."""
        sizes = how.inner_sizes(type, self.sizes(outer))
        if sizes is None:
            raise SignatureMismatch(
                f"the sizes of {how.words} cannot be told from those of the other side; name the dimensions that "
                "belong together, as in collapse([[0,1],[2]])",
                self.inner.place,
            )
        inner = self.allocate(type, [self.apply(size) for size in sizes])
        self.move(inner, outer, how, back=False)
        return inner

    def reshaped(self, result: ir.Value, type: ir.View, how: Rearrangement) -> ir.Value:
        """A new buffer of a type with the elements of a result; `how` goes from the new one to that."""
        sizes = how.inner_sizes(type, self.sizes(result))
        if sizes is None:
            raise SignatureMismatch(f"the sizes of {how.words} cannot be told", self.inner.place)
        new = self.allocate(ir.View(type.element, type.shape), [self.apply(size) for size in sizes])
        self.move(new, result, how, back=False)
        return new

    def move(self, inner: ir.Value, outer: ir.Value, how: Rearrangement, back: bool) -> None:
        """Copies from the outer buffer to the inner one, or back. Each inner element must have a place of its own."""
        mine, others = self.sizes(inner), self.sizes(outer)
        for left, right in how.equal_counts(mine, others):
            self.require_equal(left, right, f"the sizes fit: {how.words}")
        taken = None
        if not how.is_bijective and not back:
            taken = ir.Value(ir.View(ir.I1, _known(others)))
            self.emit(ir.Alloc(place=self.place, result=taken, sizes=others))
            zero, one = self.flag(0), self.flag(1)
            with self.over(others) as indices:
                self.store(zero, taken, indices)
        with self.over(mine) as indices:
            where = [self.apply(each) for each in how.outer_indices(indices, mine, others)]
            if how.is_bijective:
                self.copy_element(inner, indices, outer, where, back)
            else:
                inside = self.inside(where, others)
                self.promise(inside, f"every element has its place: {how.words}")
                with self.when(inside):
                    if taken is not None:
                        free = self.op("cmpi.eq", [self.load(taken, where), zero])
                        self.promise(free, f"no two elements have one place: {how.words}")
                        self.store(one, taken, where)
                    self.copy_element(inner, indices, outer, where, back)

    def promise(self, condition: ir.Value, message: str) -> None:
        self.emit(ir.Check(place=self.place, condition=condition, message=message, promise=True))

    def copy_element(
        self, inner: ir.Value, indices: list[ir.Index], outer: ir.Value, where: list[ir.Index], back: bool
    ) -> None:
        if back:
            self.store(self.load(inner, indices), outer, where)
        else:
            self.store(self.load(outer, where), inner, indices)

    def flag(self, bits: int) -> ir.Value:
        result = ir.Value(ir.I1)
        self.emit(ir.Const(place=self.place, result=result, bits=bits))
        return result

    def inside(self, where: Sequence[ir.Index], sizes: Sequence[ir.Index]) -> ir.Value:
        condition = self.flag(1)
        for index, size in zip(where, sizes, strict=True):
            each = self.op("cmpi.ult", [self.value(index), self.value(size)])
            condition = self.op("andi", [condition, each])
        return condition

    def hand_over(self, result: ir.Value, parameter: ir.Value) -> None:
        """Puts a result into a buffer of the caller's."""
        if not isinstance(result.type, ir.View):
            self.store(result, parameter, [])
            return
        mine, others = self.sizes(result), self.sizes(parameter)
        common: list[ir.Index] = []
        for at, (left, right) in enumerate(zip(mine, others, strict=True)):
            self.require_equal(left, right, f"the result has the size of the buffer for it in dimension {at}")
            if isinstance(left, int) and isinstance(right, int):
                common.append(min(left, right))
            else:
                common.append(self.op("minsi", [self.value(left), self.value(right)], ir.INDEX))
        with self.over(common) as indices:
            self.store(self.load(result, indices), parameter, indices)

    def require_same(self, result: ir.Value, argument: ir.Value) -> None:
        """Nothing is proven where a result is another view than an argument."""
        message = "the result that is dropped is the argument's own buffer"
        addresses = []
        for view in (result, argument):
            address = ir.Value(ir.POINTER)
            self.emit(ir.Address(place=self.place, result=address, view=view))
            addresses.append(address)
        self.promise(self.op("cmpi.eq", addresses), message)
        left, right = _view(result), _view(argument)
        self.require_equal(
            self.extent(result, "offset", 0, left.offset), self.extent(argument, "offset", 0, right.offset), message
        )
        for what, mine, others in (
            ("size", left.shape, right.shape),
            ("stride", left.strides or row_major(left.shape), right.strides or row_major(right.shape)),
        ):
            for at, (one, other) in enumerate(zip(mine, others, strict=True)):
                self.require_equal(self.extent(result, what, at, one), self.extent(argument, what, at, other), message)


def _view(value: ir.Value) -> ir.View:
    assert isinstance(value.type, ir.View)
    return value.type


def _known(indices: Sequence[ir.Index]) -> tuple[int | None, ...]:
    return tuple(each if isinstance(each, int) else None for each in indices)


def _end_of(function: ir.Function) -> ir.Place:
    """Where a function hands back what it computed."""
    if function.body is not None:
        for block in function.body.blocks:
            if block.operations and isinstance(block.operations[-1], ir.Return):
                return block.operations[-1].place
    return function.place
