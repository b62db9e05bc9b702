"""Building IR: appends operations to a block, for frontends of any language and for functions made from others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from typing import Any

from msgspec import Struct

from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major, signed


class Loop(Struct):
    """A loop under construction: what its body sees, what it yields, and after it is closed, its results."""

    induction: ir.Value
    carried: list[ir.Value]
    results: list[ir.Value]
    yielded: list[ir.Value] | None = None


class Builder:
    """Appends to the `block` at hand, for what stands at `place`."""

    def __init__(self, place: ir.Place) -> None:
        self.place = place
        self.block = ir.Block()
        self.constants: dict[ir.Value, int] = {}  # the integer constants among the values
        self._undefined: dict[ir.Scalar, ir.Value] = {}

    def emit(self, operation: ir.Operation) -> None:
        """Appends an operation."""
        self.block.operations.append(operation)

    def function(self, name: str, entry: ir.Block, values: Sequence[ir.Value], /, **properties: Any) -> ir.Function:
        """The function that begins with `entry` and returns `values` at the end of the block at hand; `properties`
        are others of its fields."""
        self.emit(ir.Return(place=self.place, values=list(values)))
        self.define_undefined(entry)
        types = [each.type for each in values]
        return ir.Function(name, entry.arguments, types, ir.Region([entry]), self.place, **properties)

    # -- scalars -------------------------------------------------------------------------------------------------------

    def op(self, name: str, operands: Sequence[ir.Value], type: ir.Type, flags: tuple[str, ...] = ()) -> ir.Value:
        """A scalar operation with one result."""
        result = ir.Value(type)
        self.emit(ir.Op(place=self.place, results=[result], name=name, operands=list(operands), flags=flags))
        return result

    def constant(self, bits: int, type: ir.Scalar = ir.INDEX) -> ir.Value:
        """A constant by its pattern; negative integers are taken in two's complement."""
        result = ir.Value(type)
        self.define_constant(result, bits)
        return result

    def define_constant(self, result: ir.Value, bits: int) -> None:
        """Gives `result`, of scalar type, the value of a pattern; negative integers are taken in two's complement."""
        assert isinstance(result.type, ir.Scalar)
        bits &= (1 << result.type.width) - 1
        if result.type.is_integer and 1 < result.type.width <= 64:
            self.constants[result] = signed(bits, result.type.width)
        self.emit(ir.Const(place=self.place, result=result, bits=bits))

    def undefined(self, type: ir.Type) -> ir.Value:
        """A value that no one has defined: it may be passed on, but what is computed from it is poison."""
        assert isinstance(type, ir.Scalar)
        return self._undefined.setdefault(type, ir.Value(type))

    def define_undefined(self, entry: ir.Block) -> None:
        """Has the values of `undefined` at the start of a function: what memory holds that nothing has written."""
        definitions: list[ir.Operation] = []
        for type, value in self._undefined.items():
            buffer = ir.Value(ir.View(type, ()))
            definitions += [
                ir.Alloc(place=self.place, result=buffer, sizes=[]),
                ir.Load(place=self.place, result=value, view=buffer, indices=[]),
                ir.Free(place=self.place, view=buffer),
            ]
        entry.operations[:0] = definitions

    def as_value(self, index: ir.Index) -> ir.Value:
        """An index as a value: a number as a constant."""
        return self.constant(index) if isinstance(index, int) else index

    def apply(self, expression: ir.Affine) -> ir.Index:
        """The value of an affine expression; constants and single index values need no operation."""
        if isinstance(expression, int):
            return expression
        if isinstance(expression, ir.Value) and expression.type == ir.INDEX:
            return expression
        result = ir.Value(ir.INDEX)
        self.emit(ir.Apply(place=self.place, result=result, expression=expression))
        return result

    def select(self, condition: ir.Value, yes: ir.Value, no: ir.Value) -> ir.Value:
        """`yes` where the condition holds, else `no`, which are both there."""
        result = ir.Value(yes.type)
        self.emit(ir.Select(place=self.place, result=result, condition=condition, yes=yes, no=no))
        return result

    def opposite(self, value: ir.Value) -> ir.Value:
        """All bits of an integer the other way round; of a condition, where it does not hold."""
        assert isinstance(value.type, ir.Scalar)
        return self.op("xori", [value, self.constant(-1, value.type)], value.type)

    def conjunction(self, conditions: Sequence[ir.Value]) -> ir.Value:
        """Whether all conditions hold; all of none do."""
        if not conditions:
            return self.constant(1, ir.I1)
        return reduce(lambda one, other: self.op("andi", [one, other], ir.I1), conditions)

    def product(self, sizes: Sequence[ir.Index]) -> ir.Index:
        """The product of index values; of none, one."""
        total: ir.Affine = 1
        for size in sizes:
            total = combine("*", total, size)
        return self.apply(total)

    def compare(self, predicate: str, left: ir.Index, right: ir.Index) -> ir.Value:
        """An integer comparison (`slt`, `eq`, ...) of index values."""
        return self.op(f"cmpi.{predicate}", [self.as_value(left), self.as_value(right)], ir.I1)

    def require(self, condition: ir.Value, message: str, promise: bool = False) -> None:
        """The program is undefined where `condition` does not hold; see `ir.Check` for a `promise`."""
        self.emit(ir.Check(place=self.place, condition=condition, message=message, promise=promise))

    def require_equal(self, left: ir.Index, right: ir.Index, message: str) -> None:
        """The program is undefined where two index values differ."""
        if left is right or (isinstance(left, int) and left == right):
            return
        self.require(self.compare("eq", left, right), message)

    # -- memory --------------------------------------------------------------------------------------------------------

    def allocate(self, element: ir.Scalar, sizes: Sequence[ir.Index], stack: bool = False, name: str = "") -> ir.Value:
        """A new buffer with the row-major layout; on the `stack` it ends with the function."""
        result = ir.Value(ir.View(element, _known(sizes)), name)
        self.emit(ir.Alloc(place=self.place, result=result, sizes=list(sizes), stack=stack))
        return result

    def free(self, view: ir.Value) -> None:
        """Ends a buffer."""
        self.emit(ir.Free(place=self.place, view=view))

    def load(self, view: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
        """The element of a view at some indices."""
        result = ir.Value(view_type(view).element)
        self.emit(ir.Load(place=self.place, result=result, view=view, indices=list(indices)))
        return result

    def store(self, value: ir.Value, view: ir.Value, indices: Sequence[ir.Index]) -> None:
        """Writes an element of a view."""
        self.emit(ir.Store(place=self.place, value=value, view=view, indices=list(indices)))

    def size(self, view: ir.Value, dimension: int) -> ir.Index:
        """The size of one dimension; a number where the type tells it."""
        known = view_type(view).shape[dimension]
        return known if known is not None else self.extent(view, ir.ExtentKind.SIZE, dimension)

    def sizes(self, view: ir.Value) -> list[ir.Index]:
        """The sizes of a view: numbers where the type tells."""
        return [self.size(view, dimension) for dimension in range(view_type(view).rank)]

    def stride(self, view: ir.Value, dimension: int) -> ir.Index:
        """The stride of a dimension in elements: a number where the type tells, else a value that is asked for."""
        type = view_type(view)
        strides = type.strides if type.strides is not None else row_major(type.shape)
        known = strides[dimension]
        return known if known is not None else self.extent(view, ir.ExtentKind.STRIDE, dimension)

    def strides(self, view: ir.Value) -> list[ir.Index]:
        """The strides of a view in elements: numbers where the type tells."""
        return [self.stride(view, dimension) for dimension in range(view_type(view).rank)]

    def offset(self, view: ir.Value) -> ir.Index:
        """The first element of a view in its buffer: a number where the type tells, else a value that is asked for."""
        known = view_type(view).offset
        return known if known is not None else self.extent(view, ir.ExtentKind.OFFSET)

    def extent(self, view: ir.Value, what: ir.ExtentKind, dimension: int = 0) -> ir.Value:
        """What a descriptor says of a view, which its type need not."""
        result = ir.Value(ir.INDEX)
        self.emit(ir.Extent(place=self.place, result=result, view=view, what=what, dimension=dimension))
        return result

    def reshape(
        self,
        base: ir.Value,
        offset: ir.Index,
        sizes: Sequence[ir.Index],
        strides: Sequence[ir.Index],
        type: ir.View | None = None,
        name: str = "",
    ) -> ir.Value:
        """Another view of the buffer under `base`. `type` is by default what the arguments tell."""
        if type is None:
            type = ir.View(view_type(base).element, _known(sizes), _known(strides), *_known([offset]))
        result = ir.Value(type, name)
        self.emit(
            ir.Reshape(
                place=self.place, result=result, base=base, offset=offset, sizes=list(sizes), strides=list(strides)
            )
        )
        return result

    # -- control -------------------------------------------------------------------------------------------------------

    @contextmanager
    def within(self, block: ir.Block) -> Iterator[None]:
        """Appends to `block` for a while."""
        outer, self.block = self.block, block
        try:
            yield
        finally:
            self.block = outer

    @contextmanager
    def loop(
        self, lower: ir.Index, upper: ir.Index, step: ir.Index = 1, carried: Sequence[ir.Value] = ()
    ) -> Iterator[Loop]:
        """A sequential loop whose body is what the `with` block emits; with carried values, the block must set
        `yielded`."""
        loop = Loop(
            ir.Value(ir.INDEX), [ir.Value(each.type) for each in carried], [ir.Value(each.type) for each in carried]
        )
        body = ir.Block([loop.induction, *loop.carried])
        place = self.place
        with self.within(body):
            yield loop
        assert not carried or loop.yielded is not None, "a loop that carries values must yield"
        body.operations.append(ir.Yield(place=place, values=loop.yielded or []))
        self.emit(
            ir.For(
                place=place,
                results=loop.results,
                lower=lower,
                upper=upper,
                step=step,
                carried=list(carried),
                body=ir.Region([body]),
            )
        )

    @contextmanager
    def loops(self, sizes: Sequence[ir.Index]) -> Iterator[list[ir.Value]]:
        """A nest of sequential loops from 0 over a box, the last dimension innermost; gives the induction variables."""
        if not sizes:
            yield []
            return
        with self.loop(0, sizes[0]) as outer, self.loops(sizes[1:]) as inner:
            yield [outer.induction, *inner]

    @contextmanager
    def when(self, condition: ir.Value) -> Iterator[None]:
        """Runs what the `with` block emits where `condition` holds."""
        then = ir.Block()
        with self.within(then):
            yield
        then.operations.append(ir.Yield(place=self.place, values=[]))
        self.emit(
            ir.If(
                place=self.place,
                results=[],
                condition=condition,
                then=ir.Region([then]),
                otherwise=self.nothing(),
            )
        )

    def either(
        self, condition: ir.Value, then: Callable[[], ir.Value], otherwise: Callable[[], ir.Value], type: ir.Type
    ) -> ir.Value:
        """The value that `then` gives where the condition holds, or that of `otherwise`; only one of them is done."""
        result = ir.Value(type)
        regions = []
        for give in (then, otherwise):
            block = ir.Block()
            with self.within(block):
                self.emit(ir.Yield(place=self.place, values=[give()]))
            regions.append(ir.Region([block]))
        self.emit(ir.If(place=self.place, results=[result], condition=condition, then=regions[0], otherwise=regions[1]))
        return result

    # -- tasks ---------------------------------------------------------------------------------------------------------

    def spawn(self, block: ir.Block, name: str = "", daemon: bool = False, detached: bool = False) -> ir.Value:
        """Starts what `block` holds as a task, as `ir.Spawn` says; its token."""
        token = ir.Value(ir.INDEX)
        self.emit(
            ir.Spawn(
                place=self.place,
                result=token,
                body=ir.Region([block]),
                daemon=daemon,
                detached=detached,
                name=name,
            )
        )
        return token

    def wait(self, tokens: Sequence[ir.Value], results: Sequence[ir.Value] = ()) -> None:
        """Waits for the tasks of all tokens; `results` are what the first one hands on."""
        if tokens:
            self.emit(ir.Wait(place=self.place, results=list(results), tokens=list(tokens)))

    def result_of_task(self, token: ir.Value, types: Sequence[ir.Type], position: int) -> Callable[[], ir.Value]:
        """What waits for a task that gives values of some types, where one of these is asked for."""

        def obtain() -> ir.Value:
            values = [ir.Value(type) for type in types]
            self.wait([token], values)
            return values[position]

        return obtain

    def nothing(self) -> ir.Region:
        """A region that does nothing."""
        return ir.Region([ir.Block([], [ir.Yield(place=self.place, values=[])])])

    # -- calls ---------------------------------------------------------------------------------------------------------

    def call(self, callee: ir.Function, arguments: Sequence[ir.Value]) -> list[ir.Value]:
        """The results of a function."""
        results = [ir.Value(each) for each in callee.results]
        self.emit(ir.Call(place=self.place, results=results, callee=callee.name, arguments=list(arguments)))
        return results


def _known(indices: Sequence[ir.Index]) -> tuple[int | None, ...]:
    """Index operands as a view type tells them."""
    return tuple(each if isinstance(each, int) else None for each in indices)


def view_type(value: ir.Value) -> ir.View:
    """The type of a value that is a view."""
    assert isinstance(value.type, ir.View)
    return value.type
