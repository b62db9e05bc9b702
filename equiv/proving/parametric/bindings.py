"""What a value of the IR is during extraction: a number, a condition, data, or a view."""

from __future__ import annotations

from msgspec import Struct

from equiv.proving.parametric.equations import Context, Equations, Need, Outside, Reference, Requirement
from equiv.proving.parametric.identity import LeafKey, Literal, Number
from equiv.proving.parametric.products import Product, Spread, known
from equiv.proving.parametric.views import Pointer, Seen
from equiv.solver.linear.expression import FALSE, TRUE, Formula, Linear, negate, variables_of
from interp import ir
from interp.ir.place import Place


class Bound(Struct):
    """A value. As a number or a condition it is that only where `needs` holds at the instances of `context`, and what
    it is computed `of` is so as well; that is required once it is used as one. `operation` made it of `of`."""

    type: ir.Type
    context: Context
    place: Place
    number: Linear | None = None
    condition: Formula | None = None
    data: Reference | None = None
    seen: Seen | None = None
    pointer: Pointer | None = None
    product: Product | None = None  # a number that is no expression of the equations, for accesses alone
    spread: Spread | None = None
    needs: Formula = TRUE
    of: tuple[Bound, ...] = ()
    operation: ir.Op | None = None
    is_demanded: bool = False
    nothing: Formula = FALSE  # where a condition is none, as nothing has written it

    @property
    def factor(self) -> Product | None:
        """What it is in a product; None for data."""
        return known(self.number) if self.number is not None else self.product

    @property
    def is_memory(self) -> bool:
        """Whether it is a view or a pointer, and no number."""
        return self.seen is not None or self.pointer is not None

    @property
    def is_known(self) -> bool:
        """Whether it never comes from data."""
        return self.number is not None or self.condition is not None


class Values:
    """Uses of bound values, which add to the equations what these need."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations

    def demand(self, bound: Bound) -> None:
        """Requires that what a value is taken for is what the program computes."""
        pending = [bound]
        while pending:
            each = pending.pop()
            if each.is_demanded:
                continue
            each.is_demanded = True
            if each.needs is not TRUE:
                leaves = (
                    "a pointer may leave its memory" if each.pointer is not None else "an integer may leave its type"
                )
                self.require(Need.EXACT, each.context, each.needs, leaves, each.place)
            written = negate(each.nothing)
            self.require(Need.EXACT, each.context, written, "a condition may be of no value", each.place)
            pending += each.of

    def require(self, need: Need, context: Context, condition: Formula, message: str, place: Place) -> None:
        """Adds what the program, or the proof, needs wherever control comes to `context`."""
        if condition is not TRUE:
            self.equations.requirements.append(Requirement(need, context, condition, message, place))

    def number(self, bound: Bound, what: str, place: Place) -> Linear:
        """The affine number that a value is. Raises `Outside` for data; `what` says in words what the value is for."""
        if bound.number is None:
            raise Outside(f"{what} depends on data, or is no affine expression of sizes", place)
        self.demand(bound)
        return bound.number

    def condition(self, bound: Bound, what: str, place: Place) -> Formula:
        """The affine condition that a value is. Raises `Outside` for data."""
        if bound.condition is None:
            raise Outside(f"{what} depends on data, or is no affine condition of sizes", place)
        self.demand(bound)
        return bound.condition

    def seen(self, bound: Bound, place: Place) -> Seen:
        """The view that a value is. Raises `Outside` where that is not known."""
        if bound.seen is None:
            raise Outside("memory that is reached in a way that is not modelled", place)
        self.demand(bound)
        return bound.seen

    def pointer(self, bound: Bound, place: Place) -> Pointer:
        """The buffer and the offset in bytes that a value is. Raises `Outside` where these are not known."""
        if bound.pointer is None:
            raise Outside("a pointer that is computed in a way that is not modelled", place)
        self.demand(bound)
        return bound.pointer

    def product(self, bound: Bound, what: str, place: Place) -> Product:
        """The number, or the product of numbers, that a value is. Raises `Outside` for data."""
        if bound.product is None:
            return known(self.number(bound, what, place))
        self.demand(bound)
        return bound.product

    def data(self, bound: Bound) -> Reference:
        """The value as data: a node at an instance of its context."""
        if bound.data is None:
            bound.data = self._as_data(bound)
        return bound.data

    def _as_data(self, bound: Bound) -> Reference:
        if not isinstance(bound.type, ir.Scalar) or bound.is_memory:
            raise Outside("a view or a pointer where data is meant", bound.place)
        if bound.condition is not None:
            self.demand(bound)
            if bound.condition is TRUE or bound.condition is FALSE:
                return self.leaf(Literal("i1", int(bound.condition is TRUE)), ())
            one, zero = (self.leaf(Literal("i1", bit), ()) for bit in (1, 0))
            pieces = ((bound.condition, one), (negate(bound.condition), zero))
            return self.alias(pieces, bound.context, bound.place)
        if bound.number is None:
            raise Outside("a product of sizes, or a division by one", bound.place)
        if bound.operation is not None and bound.type != ir.INDEX and not _varies(bound.number):
            # Of arguments that may be data: nothing has to hold for it to be the operation that it is.
            operands = tuple(self.data(each) for each in bound.of)
            return self.operation(bound.operation, operands, bound.context)[0]
        self.demand(bound)
        return self.leaf(Number(bound.type.name), (bound.number,))

    def leaf(self, key: LeafKey, at: tuple[Linear, ...]) -> Reference:
        """The node of an input's element."""
        raise NotImplementedError

    def alias(self, pieces: tuple[tuple[Formula, Reference], ...], context: Context, place: Place) -> Reference:
        """A node that is the value of another one, at its own instances."""
        raise NotImplementedError

    def operation(self, operation: ir.Op, operands: tuple[Reference, ...], context: Context) -> list[Reference]:
        """The nodes of an operation on data, one for each result."""
        raise NotImplementedError


def _varies(number: Linear) -> bool:
    """Whether a number is more than one of scalar arguments, whose names are a `p` and digits."""
    return number.is_constant or any(name[0] != "p" or not name[1:].isdigit() for name in variables_of(number))
