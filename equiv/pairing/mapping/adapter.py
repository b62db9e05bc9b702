"""A function of the common form that calls one which has another."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.mapping.form import Before, Direct, Element, Given, Left, Part, Rearranged, Reshaped, Single
from equiv.pairing.mapping.rearrangement import Rearrangement
from interp import ir
from interp.ir.builder import Builder, view_type
from interp.ir.types import row_major
from interp.ir.wrap import CallsItself, wrap

SUFFIX = " as it is"


def adapt(module: ir.Module, name: str, part: Part, types: Sequence[ir.Type], names: Sequence[str]) -> ir.Module:
    """The module with a function `name` of the form in the place of its own. Raises `SignatureMismatch` where sizes
    that it would have to know are not known."""
    function = module.functions[name]
    if part.is_plain(len(function.results)) and len(types) == len(function.parameters):
        return module
    try:
        return wrap(module, name, name + SUFFIX, lambda inner: _Adapter(inner, part, types, names).build())
    except CallsItself:
        message = f"function '{name}' calls itself, and would have to be called in another form"
        raise SignatureMismatch(message, function.place) from None


class _Adapter(Builder):
    def __init__(self, inner: ir.Function, part: Part, types: Sequence[ir.Type], names: Sequence[str]) -> None:
        super().__init__(_end_of(inner))
        self.inner = inner
        self.part = part
        self.block.arguments = [ir.Value(type, name) for type, name in zip(types, names, strict=True)]
        self.entry = self.block
        self.fitting: set[ir.Value] = set()  # buffers whose sizes are what the other side's are by their making

    def build(self) -> ir.Function:
        """The arguments are made, the function is called, and what it left is handed on."""
        parameters = self.entry.arguments
        before = {
            each.parameter: self.copied(parameters[each.parameter])
            for each in self.part.results
            if isinstance(each, Before)
        }
        for position, type, how in self.part.fits:
            given = self.sizes(parameters[position])
            sizes = how.inner_sizes(type, given)
            if sizes is not None:
                self.promise_fitting(how, [self.apply(size) for size in sizes], given)
        arguments = []
        for made, parameter in zip(self.part.arguments, self.inner.parameters, strict=True):
            outer = parameters[made.parameter]
            match made:
                case Direct():
                    arguments.append(outer)
                case Element():
                    arguments.append(self.load(outer, []))
                case Rearranged(how=how):
                    arguments.append(self.rearranged(outer, view_type(parameter), how))
        results = self.call(self.inner, arguments)
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
        return replace(self.function(self.inner.name, self.entry, values), place=self.inner.place)

    # -- single operations ---------------------------------------------------------------------------------------------

    def promise_equal(self, left: ir.Affine, right: ir.Affine, message: str) -> None:
        """Nothing is proven where two numbers differ: what was said to belong together does not fit."""
        if left is right or (isinstance(left, int) and left == right):
            return
        self.promise(self.compare("eq", self.apply(left), self.apply(right)), message)

    def buffer(self, type: ir.View, sizes: Sequence[ir.Index]) -> ir.Value:
        """A buffer of a type, whose elements lie as the type says; row-major where that leaves it open."""
        strides = list(type.strides) if type.strides is not None else [None]
        if all(stride is None for stride in strides) and type.offset in (0, None):
            return self.allocate(type.element, sizes)
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
        return self.reshape(self.allocate(type.element, [last + 1]), offset, sizes, steps)

    # -- whole buffers -------------------------------------------------------------------------------------------------

    def copied(self, view: ir.Value) -> ir.Value:
        sizes = self.sizes(view)
        result = self.allocate(view_type(view).element, sizes)
        with self.loops(sizes) as indices:
            self.store(self.load(view, indices), result, indices)
        return result

    def rearranged(self, outer: ir.Value, type: ir.View, how: Rearrangement) -> ir.Value:
        """A new buffer of a type that holds the elements of `outer`."""
        given = self.sizes(outer)
        sizes = how.inner_sizes(type, given)
        if sizes is None:
            raise SignatureMismatch(
                f"the sizes of {how.words} cannot be told from those of the other side; name the dimensions that "
                "belong together, as in collapse([[0,1],[2]])",
                self.inner.place,
            )
        inner = self.buffer(type, [self.apply(size) for size in sizes])
        if all(left == right for left, right in how.equal_counts(sizes, given)):
            self.fitting.add(inner)
        self.move(inner, outer, how, back=False)
        return inner

    def reshaped(self, result: ir.Value, type: ir.View, how: Rearrangement) -> ir.Value:
        """A new buffer of a type with the elements of a result; `how` goes from the new one to that."""
        sizes = how.inner_sizes(type, self.sizes(result))
        if sizes is None:
            raise SignatureMismatch(f"the sizes of {how.words} cannot be told", self.inner.place)
        new = self.buffer(ir.View(type.element, type.shape), [self.apply(size) for size in sizes])
        self.move(new, result, how, back=False)
        return new

    def move(self, inner: ir.Value, outer: ir.Value, how: Rearrangement, back: bool) -> None:
        """Copies from the outer buffer to the inner one, or back. Each inner element must have a place of its own."""
        inner_sizes, outer_sizes = self.sizes(inner), self.sizes(outer)
        if inner not in self.fitting:
            self.promise_fitting(how, inner_sizes, outer_sizes)
        taken = None
        if not how.is_bijective and not back:
            taken = self.allocate(ir.I1, outer_sizes)
            zero, one = self.constant(0, ir.I1), self.constant(1, ir.I1)
            with self.loops(outer_sizes) as indices:
                self.store(zero, taken, indices)
        with self.loops(inner_sizes) as indices:
            where = [self.apply(each) for each in how.outer_indices(indices, inner_sizes, outer_sizes)]
            if how.is_bijective:
                self.copy_element(inner, indices, outer, where, back)
            else:
                inside = self.inside(where, outer_sizes)
                self.promise(inside, f"every element has its place: {how.words}")
                with self.when(inside):
                    if taken is not None:
                        free = self.op("cmpi.eq", [self.load(taken, where), zero], ir.I1)
                        self.promise(free, f"no two elements have one place: {how.words}")
                        self.store(one, taken, where)
                    self.copy_element(inner, indices, outer, where, back)

    def promise_fitting(self, how: Rearrangement, inner: Sequence[ir.Index], outer: Sequence[ir.Index]) -> None:
        for left, right in how.equal_counts(inner, outer):
            self.promise_equal(left, right, f"the sizes fit: {how.words}")

    def promise(self, condition: ir.Value, message: str) -> None:
        self.require(condition, message, promise=True)

    def copy_element(
        self, inner: ir.Value, indices: Sequence[ir.Index], outer: ir.Value, where: Sequence[ir.Index], back: bool
    ) -> None:
        if back:
            self.store(self.load(inner, indices), outer, where)
        else:
            self.store(self.load(outer, where), inner, indices)

    def inside(self, where: Sequence[ir.Index], sizes: Sequence[ir.Index]) -> ir.Value:
        condition = self.constant(1, ir.I1)
        for index, size in zip(where, sizes, strict=True):
            each = self.compare("ult", index, size)
            condition = self.op("andi", [condition, each], ir.I1)
        return condition

    def hand_over(self, result: ir.Value, parameter: ir.Value) -> None:
        """Puts a result into a buffer of the caller's."""
        if not isinstance(result.type, ir.View):
            self.store(result, parameter, [])
            return
        result_sizes, buffer_sizes = self.sizes(result), self.sizes(parameter)
        for at, (left, right) in enumerate(zip(result_sizes, buffer_sizes, strict=True)):
            self.promise_equal(left, right, f"the result has the size of the buffer for it in dimension {at}")
        with self.loops(result_sizes) as indices:
            self.store(self.load(result, indices), parameter, indices)

    def require_same(self, result: ir.Value, argument: ir.Value) -> None:
        """Nothing is proven where a result is another view than an argument."""
        message = "the result that is dropped is the argument's own buffer"
        addresses = []
        for view in (result, argument):
            address = ir.Value(ir.POINTER)
            self.emit(ir.Address(place=self.place, result=address, view=view))
            addresses.append(address)
        self.promise(self.op("cmpi.eq", addresses, ir.I1), message)
        self.promise_equal(self.offset(result), self.offset(argument), message)
        for one, other in zip(self.sizes(result), self.sizes(argument), strict=True):
            self.promise_equal(one, other, message)
        for one, other in zip(self.strides(result), self.strides(argument), strict=True):
            self.promise_equal(one, other, message)


def _end_of(function: ir.Function) -> ir.Place:
    """Where a function hands back what it computed."""
    if function.body is not None:
        for block in function.body.blocks:
            if block.operations and isinstance(block.operations[-1], ir.Return):
                return block.operations[-1].place
    return function.place
