"""Appends affine IR to the block at hand: the scalars, memory and loops that handlers of any dialect need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from frontends.emitter import ScalarEmitter
from interp import ir
from interp.ir.types import row_major


@dataclass(slots=True)
class Loop:
    """A loop under construction: what its body sees, what it yields, and after it is closed, its results."""

    induction: ir.Value
    carried: list[ir.Value]
    results: list[ir.Value]
    yielded: list[ir.Value] | None = None


class Emitter(ScalarEmitter):
    """Emits for the MLIR operation whose `place` it is told."""

    def __init__(self, place: ir.Place) -> None:
        super().__init__(place)
        self.roots: dict[ir.Value, Any] = {}  # what identifies the buffer under a view, where that is known
        # Whether memrefs may begin elsewhere in their buffers than types tell: those made of bytes or pointers do.
        self.origins_move = False

    # -- scalars -------------------------------------------------------------------------------------------------------

    def as_value(self, index: ir.Index) -> ir.Value:
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

    def allocate(self, element: ir.Scalar, sizes: Sequence[ir.Index], stack: bool = False) -> ir.Value:
        """A new buffer with the row-major layout; on the `stack` it ends with the function."""
        result = ir.Value(ir.View(element, _known(sizes)))
        self.roots[result] = result
        self.emit(ir.Alloc(place=self.place, result=result, sizes=list(sizes), stack=stack))
        return result

    def free(self, view: ir.Value) -> None:
        self.emit(ir.Free(place=self.place, view=view))

    def load(self, view: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
        result = ir.Value(view_type(view).element)
        self.emit(ir.Load(place=self.place, result=result, view=view, indices=list(indices)))
        return result

    def store(self, value: ir.Value, view: ir.Value, indices: Sequence[ir.Index]) -> None:
        self.emit(ir.Store(place=self.place, value=value, view=view, indices=list(indices)))

    def size(self, view: ir.Value, dimension: int) -> ir.Index:
        """The size of one dimension; a number where the type tells it."""
        known = view_type(view).shape[dimension]
        return known if known is not None else self._extent(view, "size", dimension)

    def sizes(self, view: ir.Value) -> list[ir.Index]:
        return [self.size(view, dimension) for dimension in range(view_type(view).rank)]

    def stride(self, view: ir.Value, dimension: int) -> ir.Index:
        type = view_type(view)
        strides = type.strides if type.strides is not None else row_major(type.shape)
        known = strides[dimension]
        return known if known is not None else self._extent(view, "stride", dimension)

    def strides(self, view: ir.Value) -> list[ir.Index]:
        return [self.stride(view, dimension) for dimension in range(view_type(view).rank)]

    def offset(self, view: ir.Value) -> ir.Index:
        known = view_type(view).offset
        return known if known is not None and not self.origins_move else self._extent(view, "offset", 0)

    def _extent(self, view: ir.Value, what: str, dimension: int) -> ir.Value:
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
    ) -> ir.Value:
        """Another view of the buffer under `base`. `type` is by default what the arguments tell."""
        if type is None:
            type = ir.View(view_type(base).element, _known(sizes), _known(strides), *_known([offset]))
        result = ir.Value(type)
        self.roots[result] = self.roots.get(base)
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

    def nothing(self) -> ir.Region:
        """A region that does nothing."""
        return ir.Region([ir.Block([], [ir.Yield(place=self.place, values=[])])])


def _known(indices: Sequence[ir.Index]) -> tuple[int | None, ...]:
    """Index operands as a view type tells them."""
    return tuple(each if isinstance(each, int) else None for each in indices)


def view_type(value: ir.Value) -> ir.View:
    """The type of a value that is a view."""
    assert isinstance(value.type, ir.View)
    return value.type
