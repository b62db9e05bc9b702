"""Products of matrices: those of tiles, those of warp groups and those of the tensor core, which read shared memory.

A product is the sum of an accumulator and of products of factors, which are taken in the accumulator's type. Its order
is open. Narrow factors are exact in that type. Those of f32 that are rounded to tf32 are so by one function, which
nobody says more of. What sums in fewer bits give, or factors in a type that has not all of their products, is a
function of the factors and the accumulator that nobody says more of either: the same one for the same operation, types
and layouts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.dialects.gpu.fragments import rounded_factor
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.triton import queues
from frontends.triton.barriers import ORDERED, arrive_after, barrier_of, on_tensor_core
from frontends.triton.layouts import require_accumulator, require_factor, require_several_blocks
from frontends.triton.tiles import Point, element, make_tile, shape_of
from interp import ir

_NARROW = ("f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E4M3B11FNUZ")
_EXTENDED = {
    *(("f16", "f32"), ("bf16", "f32"), ("f16", "f16"), ("f32", "f32"), ("f64", "f64"), ("i8", "i32")),
    *(("i16", "i32"), ("i4", "i32"), ("i32", "i32"), ("i8", "i8"), ("i16", "i16")),
    *((narrow, "f32") for narrow in _NARROW),
}
_ROUNDED, _IEEE = 0, 2  # of tt.InputPrecision
_ONE_UNIT = (
    "products that are summed in fewer bits are one function of their factors, for each operation, types and layouts"
)

Element = Callable[[Point], ir.Value]


class _Product:
    """The product of the matrices of three operands, whose types say how it is computed."""

    def __init__(self, lowering: Lowering, left: Any, right: Any, accumulator: Any, unsigned: bool = False) -> None:
        self._lowering = lowering
        self._left, self._right = left, right
        types = [lowering.type(each.type) for each in (left, right, accumulator)]
        scalars = [each.element for each in types if isinstance(each, ir.View)]
        extended = [(each.name, scalars[2].name) in _EXTENDED for each in scalars[:2]]
        if len(scalars) != 3 or not (all(extended) or all(each.is_float for each in scalars)):
            raise lowering.unsupported(f"a product of {left.type} and {right.type} in {accumulator.type}")
        if scalars[0] != scalars[1] and not all(each.name in _NARROW for each in scalars[:2]):
            raise lowering.unsupported(f"a product of {left.type} and {right.type}")
        self._inexact = ""  # what is summed otherwise than in the accumulator's type
        self._types = f"{left.type} * {right.type} in {accumulator.type}"
        if not all(extended):
            self.leave_open("")
        self.of_single = scalars[0].name == "f32"
        self._rounds = False
        self.type = scalars[2]
        self._extension = "extf" if self.type.is_float else "extui" if unsigned else "extsi"
        self.sizes = shape_of(lowering, accumulator)
        self._depth = shape_of(lowering, left)[-1]
        if [*shape_of(lowering, left)[:-1], shape_of(lowering, right)[-1]] != self.sizes or self._depth != shape_of(
            lowering, right
        )[-2]:
            raise lowering.unsupported(f"a product of {left.type} and {right.type} in {accumulator.type}")
        self._is_ordered = not self.type.is_float

    def _extended(self, value: ir.Value) -> ir.Value:
        if self._rounds:
            return rounded_factor(self._lowering, value)
        if value.type == self.type:
            return value
        return self._lowering.op(self._extension, [value], self.type)

    def leave_open(self, how: str) -> None:
        """Has the sum be that of a unit of which nothing is said but `how` it is asked for."""
        self._inexact += f"; product of {self._types}{how and ', '}{how}"
        self._lowering.assumptions.add(_ONE_UNIT)

    def round(self) -> None:
        """Has the factors rounded to tf32."""
        self._rounds = True

    def at(self, point: Point, first: ir.Value) -> ir.Value:
        """An element of the product, with what it begins with."""
        lowering = self._lowering
        *batch, row, column = point
        if self._inexact:
            place = [lowering.as_value(each) for each in point]
            factors = [lowering.value(each) for each in (self._left, self._right)]
            return unknown(lowering, self._inexact.removeprefix("; "), [*place, first], self.type, factors)
        if not self._is_ordered:
            self._is_ordered = True
            leave_order_open(lowering, ["addf"])
        with lowering.loop(0, self._depth, carried=[first]) as loop:
            x = self._extended(element(lowering, self._left, [*batch, row, loop.induction]))
            y = self._extended(element(lowering, self._right, [*batch, loop.induction, column]))
            is_float = self.type.is_float
            product = lowering.op("mulf" if is_float else "muli", [x, y], self.type)
            loop.yielded = [lowering.op("addf" if is_float else "addi", [loop.carried[0], product], self.type)]
        return loop.results[0]


def _require_known(lowering: Lowering, operation: Any, product: _Product) -> None:
    attributes = operation.attributes
    precision = attributes["inputPrecision"].value if "inputPrecision" in attributes else None
    if product.of_single and precision == _ROUNDED:
        product.round()
    elif product.of_single and precision != _IEEE:
        product.leave_open(f"the precision {precision}")
    if "maxNumImpreciseAcc" in attributes and attributes["maxNumImpreciseAcc"].value and product.type.is_float:
        product.leave_open(
            f"{operation.name}, {attributes['maxNumImpreciseAcc'].value} sums in fewer bits, {precision}"
        )


@handles("tt.dot", attributes=("inputPrecision", "maxNumImpreciseAcc"))
def _dot(lowering: Lowering, operation: Any) -> None:
    """The sum of an accumulator and of products, which are taken in the accumulator's type."""
    left, right, accumulator = operation.operands
    product = _Product(lowering, left, right, accumulator)
    _require_known(lowering, operation, product)
    make_tile(lowering, operation, lambda point: product.at(point, element(lowering, accumulator, point)))


# -- of warp groups ----------------------------------------------------------------------------------------------------


@handles("ttng.warp_group_dot", attributes=("inputPrecision", "maxNumImpreciseAcc", "isAsync"))
def _warp_group_dot(lowering: Lowering, operation: Any) -> None:
    """The result of one that goes on beside the program is that of what memory holds when it starts, and memory is read
    until it is waited for. Where the result may be used before that is refused."""
    left, right, accumulator, *use = operation.operands
    product = _Product(lowering, left, right, accumulator)
    _require_known(lowering, operation, product)
    for factor in (left, right):
        if str(factor.type).startswith("!ttg.memdesc"):
            require_factor(lowering, factor, in_tensor_memory=False)
    zero = lowering.constant(0, product.type)

    def at(point: Point) -> ir.Value:
        first = element(lowering, accumulator, point)
        return product.at(point, lowering.select(lowering.value(use[0]), first, zero) if use else first)

    if "isAsync" not in operation.attributes or not operation.attributes["isAsync"].value:
        make_tile(lowering, operation, at)
        return
    _require_waited_for(lowering, operation)
    lowering.assumptions.add(ORDERED)
    make_tile(lowering, operation, at)
    body = ir.Block()
    with lowering.within(body):
        for operand in (left, right):
            if str(operand.type).startswith("!ttg.memdesc"):
                with lowering.loops(shape_of(lowering, operand)) as point:
                    element(lowering, operand, point)
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    queues.note(lowering, queues.Kind.PRODUCTS, lowering.spawn(body))


def _require_waited_for(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where a result may be used while it is still being computed: otherwise than by being handed
    on to where it is waited for until nothing is pending, or as the accumulator of another product."""
    pending = [operation.results[0]]
    seen = set(pending)
    for value in pending:
        for use in value.uses:
            for each in _handed_on(lowering, use.owner, use.operand_number):
                if each not in seen:
                    seen.add(each)
                    pending.append(each)


def _handed_on(lowering: Lowering, user: Any, number: int) -> list[Any]:
    """What is still being computed where a user takes what is, as this operand."""
    user = getattr(user, "operation", user)
    name = user.name
    if name == "ttng.warp_group_dot" and number == 2:
        return []  # which is asked for itself: what comes after it ends after it
    if name == "ttng.warp_group_dot_wait":
        return [user.results[number]] if user.attributes["pendings"].value else []
    if name == "scf.for" and number >= 3:
        return [user.results[number - 3], user.regions[0].blocks[0].arguments[number - 2]]
    if name == "scf.yield":
        parent = user.parent.operation if hasattr(user.parent, "operation") else user.parent
        if parent.name == "scf.for":
            return [parent.results[number], parent.regions[0].blocks[0].arguments[number + 1]]
        if parent.name == "scf.if":
            return [parent.results[number]]
    raise lowering.unsupported(f"the result of a product that goes on beside the program, used by {name}")


@handles("ttng.warp_group_dot_wait", attributes=("pendings", "warpGroupLocal"))
def _warp_group_dot_wait(lowering: Lowering, operation: Any) -> None:
    """Memory may still be read by other warps of the group where the wait is for its own alone."""
    if "warpGroupLocal" in operation.attributes:
        raise lowering.unsupported("a wait of the warps of a group apart")
    queues.wait(lowering, queues.Kind.PRODUCTS, operation.attributes["pendings"].value)
    for operand, result in zip(operation.operands, operation.results, strict=True):
        if str(result.type).startswith("!ttg."):
            lowering.bind(result, lowering.value(operand))
        else:
            _pass(lowering, operand, operation, list(operation.results).index(result))


def _pass(lowering: Lowering, operand: Any, operation: Any, position: int) -> None:
    make_tile(lowering, operation, lambda point: element(lowering, operand, point), position)


# -- of the tensor core ------------------------------------------------------------------------------------------------


@handles("ttng.tc_gen5_mma", attributes=("operandSegmentSizes", "is_async", "two_ctas", "multicast", "is_unsigned"))
def _tc_gen5_mma(lowering: Lowering, operation: Any) -> None:
    """Adds to tensor memory. One that is not asynchronous has ended when the program goes on, as has what the tensor
    core did before."""
    (left,), (right,), (target,), _, (use,), (predicate,), memories, conditions = lowering.segments(operation)
    product = _Product(lowering, left, right, target, unsigned="is_unsigned" in operation.attributes)
    for factor, in_tensor_memory in ((left, True), (right, False)):
        require_factor(lowering, factor, in_tensor_memory)
    require_accumulator(lowering, target)
    if memories and "is_async" not in operation.attributes:
        raise lowering.unsupported("a product that is waited for at once, with barriers")
    if product.of_single:
        product.round()
    if "is_unsigned" in operation.attributes and product.type.is_float:
        raise lowering.unsupported("floats without signs")
    add_on_tensor_core(
        lowering, operation, product, target, use, predicate, list(zip(memories, conditions, strict=True))
    )


class Added(Protocol):
    """A product of these sizes and of this type."""

    sizes: list[int]
    type: ir.Scalar

    def at(self, point: Point, first: ir.Value) -> ir.Value:
        """An element of it, with what it begins with."""


def add_on_tensor_core(
    lowering: Lowering,
    operation: Any,
    product: Added,
    target: Any,
    use: Any,
    predicate: Any,
    arrivals: Sequence[tuple[Any, Any]],
) -> None:
    """Has a product added to tensor memory, where a predicate holds, or written to it without the `use` of what is
    there; then it arrives at barriers on conditions. Raises `Unsupported`."""
    for name in ("two_ctas", "multicast"):
        if name in operation.attributes:
            require_several_blocks(lowering, f"'{name}'")
    holds, adds = lowering.value(predicate), lowering.value(use)
    barriers = [(barrier_of(lowering, memory), lowering.value(condition)) for memory, condition in arrivals]
    view = lowering.value(target)

    def act() -> None:
        with lowering.when(holds):
            with lowering.loops(product.sizes) as point:
                zero = lowering.constant(0, product.type)
                first = lowering.either(adds, lambda: lowering.load(view, point), lambda: zero, product.type)
                lowering.store(product.at(point, first), view, point)
            arrive_after(lowering, list(barriers))

    if "is_async" in operation.attributes or barriers:
        on_tensor_core(lowering, act)
    else:
        lowering.wait([queues.last(lowering, queues.Kind.TENSOR_CORE)])
        act()
    for result in operation.results:
        lowering.bind(result, lowering.constant(0))
