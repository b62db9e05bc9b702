"""Networks: products of matrices, elementwise operations, softmax, reductions, and what moves elements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.operands import float_constant, static_sizes
from frontends.tpu.attributes import (
    FLOATS,
    NARROW,
    SINGLE,
    activated,
    coefficients,
    element,
    flag,
    given,
    integers,
    is_missing,
    number,
    product,
    require_plain,
    rounded,
    understood,
)
from frontends.tpu.quantized import (
    HALF_UP,
    LONG,
    WORD,
    Scaling,
    dequantize,
    is_quantized,
    make_whole,
    quantize,
    require_whole,
    scaling_of,
    whole,
)
from frontends.tpu.sums import sums_of
from interp import ir

Point = Sequence[ir.Index]


def _both(name: str) -> tuple[str, str]:
    return f"top.{name}", f"tpu.{name}"


def make(lowering: Lowering, operation: Any, at: Callable[[Point], ir.Value], always: bool = False) -> None:
    """Binds the result to what `at` gives for each of its points, after the activation, and rounded."""
    sizes = static_sizes(lowering, operation.results[0])
    buffer = lowering.tensors.result(operation, list(sizes))
    type = view_type(buffer).element
    with lowering.loops(list(sizes)) as point:
        lowering.store(rounded(lowering, activated(lowering, operation, at(point), always), type), buffer, point)


def _broadcast(lowering: Lowering, mlir_value: Any, point: Point) -> ir.Value:
    """The element that belongs to a point of a result that may have more, or larger, dimensions."""
    return element(lowering, lowering.value(mlir_value), _place(lowering, mlir_value, point))


def _place(lowering: Lowering, mlir_value: Any, point: Point) -> list[ir.Index]:
    sizes = static_sizes(lowering, mlir_value)
    inner = point[len(point) - len(sizes) :]
    return [0 if size == 1 else index for size, index in zip(sizes, inner, strict=True)]


def _require_broadcast(lowering: Lowering, operation: Any, mlir_value: Any) -> None:
    wanted = static_sizes(lowering, operation.results[0])
    sizes = static_sizes(lowering, mlir_value)
    inner = wanted[len(wanted) - len(sizes) :]
    if len(sizes) > len(wanted) or any(size not in (1, whole) for size, whole in zip(sizes, inner, strict=True)):
        raise lowering.unsupported(f"an operand of type {mlir_value.type} for {operation.results[0].type}")


@handles("top.None")
def _none(lowering: Lowering, operation: Any) -> None:
    """Stands where an operation has no operand."""


@handles("top.Input", attributes=understood())
def _input(lowering: Lowering, operation: Any) -> None:
    view = lowering.value(operation.operands[0])
    if is_quantized(operation):
        require_whole(lowering, operation)
        make_whole(lowering, operation, lambda point: whole(lowering, operation.operands[0], view, point))
        return
    require_plain(lowering, operation, FLOATS)
    make(lowering, operation, lambda point: lowering.load(view, point))


@handles(*_both("MatMul"), attributes=understood("keep_dims", "left_transpose", "right_transpose"))
def _matmul(lowering: Lowering, operation: Any) -> None:
    """A sum of products for each element, in no order, then the bias."""
    quantized = is_quantized(operation)
    if quantized:
        require_whole(lowering, operation)
    else:
        require_plain(lowering, operation, NARROW)
    left, right, bias, *rest = operation.operands
    if any(not is_missing(each) for each in rest):
        raise lowering.unsupported("operands of quantized products")
    if "keep_dims" in operation.attributes and not operation.attributes["keep_dims"].value:
        raise lowering.unsupported("a result without the dimensions of its operands")
    sums = sums_of(lowering, quantized)
    shapes = [static_sizes(lowering, each) for each in (left, right)]
    turned = [flag(operation, name) for name in ("left_transpose", "right_transpose")]
    whole = static_sizes(lowering, operation.results[0])
    if any(len(shape) < 2 for shape in shapes) or len(whole) != max(map(len, shapes)):
        raise lowering.unsupported(f"a product of {left.type} and {right.type}")
    (rows, depth), (below, columns) = (
        (shape[-1], shape[-2]) if turn else (shape[-2], shape[-1]) for shape, turn in zip(shapes, turned, strict=True)
    )
    if depth != below or [rows, columns] != whole[-2:]:
        raise lowering.unsupported(f"a product of {left.type} and {right.type} of type {operation.results[0].type}")
    for shape in shapes:
        batch = shape[:-2]
        if batch and batch != whole[:-2]:
            raise lowering.unsupported("batches that are broadcast")
    if not is_missing(bias) and product(static_sizes(lowering, bias)) != columns:
        raise lowering.unsupported(f"a bias of type {bias.type}")
    views = [lowering.value(left), lowering.value(right)]

    def factor(side: int, batch: Point, row: ir.Index, column: ir.Index) -> ir.Value:
        last: list[ir.Index] = [column, row] if turned[side] else [row, column]
        return sums.element((left, right)[side], views[side], [*(batch if len(shapes[side]) > 2 else ()), *last])

    def at(point: Point) -> ir.Value:
        *batch, row, column = point
        with lowering.loop(0, depth, carried=[sums.zero]) as loop:
            factors = [factor(0, batch, row, loop.induction), factor(1, batch, loop.induction, column)]
            loop.yielded = [sums.with_product(loop.carried[0], *factors)]
        if is_missing(bias):
            return loop.results[0]
        sizes = static_sizes(lowering, bias)
        added = sums.element(bias, lowering.value(bias), [*([0] * (len(sizes) - 1)), column])
        return sums.of_two(loop.results[0], added)

    if not quantized:
        make(lowering, operation, at)
        return
    scaling = scaling_of(lowering, operation, "multipliers", "rshifts", None, 1)
    make_whole(lowering, operation, lambda point: scaling.of(lowering, at(point)))


@handles(*_both("Add"), *_both("Sub"), *_both("Mul"), attributes=understood("coeff", "is_reverse"))
def _binary(lowering: Lowering, operation: Any) -> None:
    if is_quantized(operation):
        _binary_of_whole(lowering, operation)
        return
    require_plain(lowering, operation, NARROW)
    if flag(operation, "is_reverse"):
        raise lowering.unsupported("operands in reverse order")
    operands = given(operation)
    kind = operation.name.partition(".")[2]
    if len(operands) < 2 or (kind == "Sub" and len(operands) != 2):
        raise lowering.unsupported(f"{len(operands)} operands")
    for each in operands:
        _require_broadcast(lowering, operation, each)
    factors = coefficients(lowering, operation, len(operands))

    def at(point: Point) -> ir.Value:
        total: ir.Value | None = None
        for operand, factor in zip(operands, factors, strict=True):
            value = _broadcast(lowering, operand, point)
            if factor != 1.0:
                value = lowering.op("mulf", [value, float_constant(lowering, factor, SINGLE)], SINGLE)
            name = {"Add": "addf", "Sub": "subf", "Mul": "mulf"}[kind]
            total = value if total is None else lowering.op(name, [total, value], SINGLE)
        assert total is not None
        return total

    make(lowering, operation, at)


def _binary_of_whole(lowering: Lowering, operation: Any) -> None:
    """A sum or difference of operands that are scaled and rounded each, or a product that is."""
    require_whole(lowering, operation)
    operands = given(operation)
    kind = operation.name.partition(".")[2]
    if len(operands) != 2 or flag(operation, "is_reverse") or coefficients(lowering, operation, 2) != [1.0, 1.0]:
        raise lowering.unsupported("quantized operands with coefficients, in reverse order, or not two")
    for each in operands:
        _require_broadcast(lowering, operation, each)

    def at(point: Point) -> list[ir.Value]:
        views = [lowering.value(each) for each in operands]
        places = [_place(lowering, each, point) for each in operands]
        return [whole(lowering, *each) for each in zip(operands, views, places, strict=True)]

    if kind == "Mul":
        scaling = scaling_of(lowering, operation, "multiplier", "rshift", HALF_UP, 1)
        make_whole(lowering, operation, lambda point: scaling.of(lowering, lowering.op("muli", at(point), WORD)))
        return
    pair = scaling_of(lowering, operation, "multipliers", "rshifts", HALF_UP, 2)
    each_of = [
        Scaling([multiplier], [shift], pair.mode)
        for multiplier, shift in zip(pair.multipliers, pair.shifts, strict=True)
    ]

    def scaled(point: Point) -> ir.Value:
        terms = [scaling.of(lowering, value) for scaling, value in zip(each_of, at(point), strict=True)]
        return lowering.op("addi" if kind == "Add" else "subi", terms, LONG)

    make_whole(lowering, operation, scaled)


@handles(*_both("MulConst"), *_both("AddConst"), attributes=understood("const_val"))
def _with_constant(lowering: Lowering, operation: Any) -> None:
    require_plain(lowering, operation)
    (operand,) = given(operation)
    name = "mulf" if operation.name.endswith("MulConst") else "addf"
    constant = number(operation, "const_val", 0.0)

    def at(point: Point) -> ir.Value:
        value = lowering.load(lowering.value(operand), point)
        return lowering.op(name, [value, float_constant(lowering, constant, SINGLE)], SINGLE)

    make(lowering, operation, at)


@handles("tpu.Cast", attributes=understood("with_scale"))
def _cast(lowering: Lowering, operation: Any) -> None:
    """Floats in another precision, and quantized numbers, which have scales."""
    (operand,) = given(operation)
    if is_quantized(operation):
        whole_operand, whole_result = ("!quant.uniform" in str(each.type) for each in (operand, operation.results[0]))
        if (whole_operand and whole_result) or not flag(operation, "with_scale"):
            raise lowering.unsupported(f"a conversion from {operand.type} to {operation.results[0].type}")
        convert = dequantize if whole_operand else quantize
        convert(lowering, operation, operand)
        return
    require_plain(lowering, operation, NARROW)
    if flag(operation, "do_relu"):
        raise lowering.unsupported("a fused ReLU on a conversion")
    view = lowering.value(given(operation)[0])
    make(lowering, operation, lambda point: element(lowering, view, point))


@handles(*_both("Relu"), attributes=understood())
def _relu(lowering: Lowering, operation: Any) -> None:
    require_plain(lowering, operation, NARROW)
    view = lowering.value(given(operation)[0])
    make(lowering, operation, lambda point: element(lowering, view, point), always=True)


@handles(*_both("Exp"), *_both("Sqrt"), *_both("Tanh"), attributes=understood())
def _function(lowering: Lowering, operation: Any) -> None:
    require_plain(lowering, operation)
    (operand,) = given(operation)
    name = operation.name.partition(".")[2].lower()
    make(
        lowering,
        operation,
        lambda point: lowering.op(name, [lowering.load(lowering.value(operand), point)], SINGLE),
    )


@handles(*_both("Softmax"), attributes=understood("axis", "beta"))
def _softmax(lowering: Lowering, operation: Any) -> None:
    """Exponentials of the distances to the largest element, over their sum, which is taken in no order."""
    require_plain(lowering, operation)
    if number(operation, "beta", 1.0) != 1.0 or len(given(operation)) != 1 or flag(operation, "do_relu"):
        raise lowering.unsupported("a softmax with a factor, lookup tables or a fused ReLU")
    leave_order_open(lowering, ("addf",))
    (operand,) = given(operation)
    view = lowering.value(operand)
    sizes = static_sizes(lowering, operand)
    axis = operation.attributes["axis"].value % len(sizes)
    buffer = lowering.tensors.result(operation, list(sizes))
    with lowering.loops([*sizes[:axis], *sizes[axis + 1 :]]) as outer:

        def at(position: ir.Index) -> list[ir.Index]:
            return [*outer[:axis], position, *outer[axis:]]

        with lowering.loop(1, sizes[axis], carried=[lowering.load(view, at(0))]) as loop:
            value = lowering.load(view, at(loop.induction))
            loop.yielded = [lowering.op("maximumf", [loop.carried[0], value], SINGLE)]
        (largest,) = loop.results
        with lowering.loop(0, sizes[axis], carried=[float_constant(lowering, 0.0, SINGLE)]) as loop:
            distance = lowering.op("subf", [lowering.load(view, at(loop.induction)), largest], SINGLE)
            value = lowering.op("exp", [distance], SINGLE)
            lowering.store(value, buffer, at(loop.induction))
            loop.yielded = [lowering.op("addf", [loop.carried[0], value], SINGLE)]
        (total,) = loop.results
        with lowering.loop(0, sizes[axis]) as loop:
            value = lowering.load(buffer, at(loop.induction))
            lowering.store(lowering.op("divf", [value, total], SINGLE), buffer, at(loop.induction))


def _require_same(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where quantized numbers that only move would have to be scaled."""
    require_whole(lowering, operation)
    (operand,) = given(operation)
    if operand.type.element_type != operation.results[0].type.element_type:
        raise lowering.unsupported(f"from {operand.type} to {operation.results[0].type}")


@handles(*_both("Permute"), attributes=understood("order"))
def _permute(lowering: Lowering, operation: Any) -> None:
    if is_quantized(operation):
        raise lowering.unsupported("quantized numbers")
    require_plain(lowering, operation, NARROW)
    view, order = lowering.value(given(operation)[0]), integers(operation, "order")

    def at(point: Point) -> ir.Value:
        indices: list[ir.Index] = [0] * len(order)
        for dimension, origin in enumerate(order):
            indices[origin] = point[dimension]
        return element(lowering, view, indices)

    make(lowering, operation, at)


@handles(
    *_both("Reshape"),
    *_both("Squeeze"),
    *_both("Unsqueeze"),
    attributes=understood("shape", "flatten_start_dim", "axes"),
)
def _reshape(lowering: Lowering, operation: Any) -> None:
    """The same elements in their order, of the sizes that the type says."""
    if is_quantized(operation):
        _require_same(lowering, operation)
    else:
        require_plain(lowering, operation, NARROW)
    if flag(operation, "do_relu"):
        raise lowering.unsupported("a fused ReLU on a data movement")
    (operand,) = given(operation)
    sizes, wanted = static_sizes(lowering, operand), static_sizes(lowering, operation.results[0])
    if product(sizes) != product(wanted):
        raise lowering.unsupported(f"from {operand.type} to {operation.results[0].type}")
    buffer = lowering.tensors.result(operation, list(wanted))
    strides: list[ir.Index] = [product(sizes[at + 1 :]) for at in range(len(sizes))]
    whole = lowering.reshape(buffer, 0, list(sizes), strides)
    with lowering.loops(list(sizes)) as point:
        lowering.store(lowering.load(lowering.value(operand), point), whole, point)


@handles(*_both("Reduce"), attributes=understood("axes", "keepdims", "mode", "is_scalar"))
def _reduce(lowering: Lowering, operation: Any) -> None:
    """Sums and means along one dimension, in no order, and maxima."""
    require_plain(lowering, operation)
    (operand,) = given(operation)
    sizes, axes = static_sizes(lowering, operand), integers(operation, "axes")
    mode = operation.attributes["mode"].value
    if len(axes) != 1 or mode not in ("ReduceSum", "ReduceMean", "ReduceMax"):
        raise lowering.unsupported(f"{mode} along {len(axes)} dimensions")
    axis, view = axes[0] % len(sizes), lowering.value(operand)
    keeps = flag(operation, "keepdims")
    if mode != "ReduceMax":
        leave_order_open(lowering, ("addf",))
    name = "maximumf" if mode == "ReduceMax" else "addf"

    def at(point: Point) -> ir.Value:
        around = [*point[:axis], *point[axis + int(keeps) :]]

        def index(position: ir.Index) -> list[ir.Index]:
            return [*around[:axis], position, *around[axis:]]

        with lowering.loop(1, sizes[axis], carried=[lowering.load(view, index(0))]) as loop:
            loop.yielded = [lowering.op(name, [loop.carried[0], lowering.load(view, index(loop.induction))], SINGLE)]
        if mode != "ReduceMean":
            return loop.results[0]
        return lowering.op("divf", [loop.results[0], float_constant(lowering, float(sizes[axis]), SINGLE)], SINGLE)

    make(lowering, operation, at)
