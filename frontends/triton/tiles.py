"""Operations on tiles: how they are made, reshaped, moved between memory and program, and multiplied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import emit_scalar_operation
from frontends.mlir.core.unknown_functions import unknown
from frontends.triton.pointers import Behind, behind, element_of, load_from, store_to
from frontends.triton.types import is_pointer
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major

Point = Sequence[ir.Index]
EVICTION = ("cache", "evict", "isVolatile", "boundaryCheck", "padding", "operandSegmentSizes")


def shape_of(lowering: Lowering, mlir_value: Any) -> list[int]:
    """The sizes of a tile; a scalar has none."""
    type = lowering.type(mlir_value.type)
    if isinstance(type, ir.Scalar):
        return []
    sizes = [size for size in type.shape if size is not None]
    if len(sizes) != type.rank:
        raise lowering.unsupported(f"a tile of type {mlir_value.type}")
    return sizes


def elements_of(lowering: Lowering, mlir_value: Any) -> ir.Scalar:
    """The type of the elements of a tile, or of a scalar."""
    type = lowering.type(mlir_value.type)
    found = type.element if isinstance(type, ir.View) else type
    if not isinstance(found, ir.Scalar):
        raise lowering.unsupported(f"type {mlir_value.type}")
    return found


def element(lowering: Lowering, mlir_value: Any, point: Point) -> ir.Value:
    """An element of a tile; a scalar is the element everywhere."""
    value = lowering.value(mlir_value)
    return lowering.load(value, point) if isinstance(value.type, ir.View) else value


def make_tile(lowering: Lowering, operation: Any, at: Callable[[Point], ir.Value], position: int = 0) -> None:
    """Binds a result to what `at` gives for each of its points, or to the one scalar."""
    result = operation.results[position]
    if not str(result.type).startswith("tensor<"):
        lowering.bind(result, at([]))
        return
    sizes = shape_of(lowering, result)
    tile = lowering.tensors.result(operation, sizes, position)
    with lowering.loops(sizes) as point:
        lowering.store(at(point), tile, point)


@handles("tt.splat", "tt.unsplat", "tt.broadcast")
def _broadcast(lowering: Lowering, operation: Any) -> None:
    (operand,) = operation.operands
    sizes = shape_of(lowering, operand)
    if operation.name == "tt.unsplat":
        lowering.bind(operation.results[0], element(lowering, operand, [0] * len(sizes)))
        return

    def at(point: Point) -> ir.Value:
        return element(lowering, operand, [0 if size == 1 else index for size, index in zip(sizes, point, strict=True)])

    if operation.name == "tt.splat":
        make_tile(lowering, operation, lambda _: lowering.value(operand))
    else:
        if len(sizes) != len(shape_of(lowering, operation.results[0])):
            raise lowering.unsupported(f"a broadcast of {operand.type} to {operation.results[0].type}")
        make_tile(lowering, operation, at)


@handles("tt.make_range", attributes=("start", "end"))
def _make_range(lowering: Lowering, operation: Any) -> None:
    first, end = (operation.attributes[name].value for name in ("start", "end"))
    if shape_of(lowering, operation.results[0]) != [end - first]:
        raise lowering.unsupported(f"the numbers from {first} to {end} in {operation.results[0].type}")
    start = lowering.constant(first, ir.Scalar("i32"))

    def at(point: Point) -> ir.Value:
        index = lowering.op("index_cast", [lowering.as_value(point[0])], ir.Scalar("i32"))
        return lowering.op("addi", [index, start], ir.Scalar("i32"))

    make_tile(lowering, operation, at)


@handles("tt.expand_dims", attributes=("axis",))
def _expand_dims(lowering: Lowering, operation: Any) -> None:
    axis = operation.attributes["axis"].value
    make_tile(
        lowering,
        operation,
        lambda point: element(lowering, operation.operands[0], [*point[:axis], *point[axis + 1 :]]),
    )


@handles("tt.trans", attributes=("order",))
def _trans(lowering: Lowering, operation: Any) -> None:
    order = list(operation.attributes["order"])
    if sorted(order) != list(range(len(shape_of(lowering, operation.operands[0])))):
        raise lowering.unsupported(f"the order {order} of the dimensions of {operation.operands[0].type}")

    def at(point: Point) -> ir.Value:
        index: list[ir.Index] = [0] * len(order)
        for dimension, origin in enumerate(order):
            index[origin] = point[dimension]
        return element(lowering, operation.operands[0], index)

    make_tile(lowering, operation, at)


@handles("tt.reshape", attributes=("allow_reorder", "efficient_layout"))
def _reshape(lowering: Lowering, operation: Any) -> None:
    (operand,) = operation.operands
    if "allow_reorder" in operation.attributes:
        _reorder(lowering, operation, operand)
        return
    sizes, wanted = shape_of(lowering, operand), shape_of(lowering, operation.results[0])
    tile = lowering.tensors.result(operation, wanted)
    whole = lowering.reshape(tile, 0, sizes, row_major(sizes))
    with lowering.loops(sizes) as point:
        lowering.store(element(lowering, operand, point), whole, point)


def choice_of(lowering: Lowering, operation: Any, kind: str) -> str:
    """What names the choice that an operation leaves to the compiler: its kind, how many of that kind there have been,
    and the function that it stands in, unless it is the one that is asked for."""
    numbers: dict[str, int] = lowering.memo.setdefault("choices", {})
    numbers[kind] = numbers.get(kind, 0) + 1
    around = operation.parent
    while around is not None and "sym_name" not in around.operation.attributes:
        around = around.operation.parent
    name = around.operation.attributes["sym_name"].value if around is not None else ""
    return f"{kind}, {numbers[kind]}{'' if name == lowering.symbols.entry else f' of {name}'}"


def _reorder(lowering: Lowering, operation: Any, operand: Any) -> None:
    """The compiler may change the order of elements (TritonOps.td, `ReshapeOp`). Each element is a function of all that
    there are, of which nothing else is known: the same one for the n-th such reshape of both programs, as the source
    allows whichever order the target has."""
    if is_pointer(operand.type):
        raise lowering.unsupported("a reshape that may change the order of pointers")
    whole = lowering.value(operand)
    made = lowering.type(operation.results[0].type)
    assert isinstance(made, ir.View)
    assert isinstance(made.element, ir.Scalar)
    element_type = made.element
    shapes = f"{shape_of(lowering, operand)} to {shape_of(lowering, operation.results[0])} of {element_type}"
    name = choice_of(lowering, operation, f"reorder {shapes}")
    lowering.assumptions.add("a reshape that may change the order of elements does so in one way")

    def at(point: Point) -> ir.Value:
        return unknown(lowering, name, [lowering.as_value(each) for each in point], element_type, [whole])

    make_tile(lowering, operation, at)


@handles("tt.join")
def _join(lowering: Lowering, operation: Any) -> None:
    left, right = operation.operands
    tile = lowering.tensors.result(operation, shape_of(lowering, operation.results[0]))
    with lowering.loops(shape_of(lowering, left)) as point:
        for side, operand in enumerate((left, right)):
            lowering.store(element(lowering, operand, point), tile, [*point, side])


@handles("tt.split")
def _split(lowering: Lowering, operation: Any) -> None:
    def half(side: int) -> Callable[[Point], ir.Value]:
        return lambda point: element(lowering, operation.operands[0], [*point, side])

    for side in range(2):
        make_tile(lowering, operation, half(side), side)


@handles("tt.gather", attributes=("axis", "efficient_layout"))
def _gather(lowering: Lowering, operation: Any) -> None:
    source, indices = operation.operands
    axis = operation.attributes["axis"].value

    def at(point: Point) -> ir.Value:
        which = lowering.op("index_cast", [element(lowering, indices, point)], ir.INDEX)
        return element(lowering, source, [*point[:axis], which, *point[axis + 1 :]])

    make_tile(lowering, operation, at)


@handles("gluon.set_auto_layout", "amdg.in_thread_transpose")
@handles("ttg.convert_layout", attributes=("force_warp_shuffle",))
def _convert_layout(lowering: Lowering, operation: Any) -> None:
    """The same elements, held by other threads, or by the same ones in another order."""
    make_tile(lowering, operation, lambda point: element(lowering, operation.operands[0], point))


@handles("amdg.extract_slice", attributes=("static_offsets",))
def _extract_slice(lowering: Lowering, operation: Any) -> None:
    (operand,) = operation.operands
    offsets = list(operation.attributes["static_offsets"])
    whole, sizes = shape_of(lowering, operand), shape_of(lowering, operation.results[0])
    if not len(offsets) == len(sizes) == len(whole) or any(
        offset < 0 or offset + size > all_ for offset, size, all_ in zip(offsets, sizes, whole, strict=True)
    ):
        raise lowering.unsupported(f"a slice of {sizes} at {offsets} of one of {whole}")

    def at(point: Point) -> ir.Value:
        index = [lowering.apply(combine("+", each, offset)) for each, offset in zip(point, offsets, strict=True)]
        return element(lowering, operand, index)

    make_tile(lowering, operation, at)


@handles("amdg.concat")
def _concat(lowering: Lowering, operation: Any) -> None:
    """Tiles side by side, the last dimension first."""
    sizes = shape_of(lowering, operation.operands[0])
    whole = shape_of(lowering, operation.results[0])
    if len(whole) != len(sizes) or any(all_ % size for all_, size in zip(whole, sizes, strict=True)):
        raise lowering.unsupported(f"tiles of {sizes} in one of {whole}")
    counts = [all_ // size for all_, size in zip(whole, sizes, strict=True)]
    if prod(counts) != len(operation.operands):
        raise lowering.unsupported(f"{len(operation.operands)} tiles of {sizes} in one of {whole}")
    tile = lowering.tensors.result(operation, whole)
    for place, operand in zip(product(*map(range, counts)), operation.operands, strict=True):
        with lowering.loops(sizes) as point:
            index = [
                lowering.apply(combine("+", each, number * size))
                for each, number, size in zip(point, place, sizes, strict=True)
            ]
            lowering.store(element(lowering, operand, point), tile, index)


@handles("tt.histogram")
def _histogram(lowering: Lowering, operation: Any) -> None:
    """How many elements are each number. What is none of the bins has no meaning."""
    source, *masks = operation.operands
    (bins,) = shape_of(lowering, operation.results[0])
    tile = lowering.tensors.result(operation, [bins])
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    with lowering.loops([bins]) as point:
        lowering.store(lowering.constant(0, type.element), tile, point)
    with lowering.loops(shape_of(lowering, source)) as point:

        def count(point: Point = point) -> None:
            number = lowering.op("index_castui", [element(lowering, source, point)], ir.INDEX)
            lowering.require(lowering.compare("ult", number, bins), "each element is the number of a bin")
            one = lowering.constant(1, type.element)
            lowering.store(lowering.op("addi", [lowering.load(tile, [number]), one], type.element), tile, [number])

        masked_store(lowering, count, element(lowering, masks[0], point) if masks else None)


@handles("tt.bitcast")
def _bitcast(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, "bitcast")


@handles("tt.addptr")
def _addptr(lowering: Lowering, operation: Any) -> None:
    """Offsets are signed, and count elements."""
    pointer, offset = operation.operands

    def at(point: Point) -> ir.Value:
        distance = lowering.op("index_cast", [element(lowering, offset, point)], ir.INDEX)
        return lowering.op("addi", [element(lowering, pointer, point), distance], ir.INDEX)

    make_tile(lowering, operation, at)


# -- memory ------------------------------------------------------------------------------------------------------------


def masked_load(
    lowering: Lowering,
    place: Behind,
    offset: Callable[[], ir.Value],
    mask: ir.Value | None,
    other: Callable[[], ir.Value] | None,
) -> ir.Value:
    """An element where the mask holds, `other` where not; without one nobody has defined it."""
    if mask is None:
        return load_from(lowering, place, offset)
    type = element_of(place)
    missing = other if other is not None else lambda: lowering.undefined(type)
    return lowering.either(mask, lambda: load_from(lowering, place, offset), missing, type)


@contextmanager
def at_once(lowering: Lowering, sizes: Sequence[int]) -> Iterator[list[ir.Value]]:
    """Does what the `with` block emits for all points of a box, in no order."""
    point = [ir.Value(ir.INDEX) for _ in sizes]
    body = ir.Block(list(point))
    with lowering.within(body):
        yield point
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    if not sizes:
        lowering.block.operations += body.operations[:-1]
        return
    count = len(sizes)
    lowering.emit(
        ir.Parallel(
            place=lowering.place, lower=[0] * count, upper=list(sizes), step=[1] * count, body=ir.Region([body])
        )
    )


def masked_store(lowering: Lowering, store: Callable[[], object], mask: ir.Value | None) -> None:
    """Stores where the mask holds; everywhere without one."""
    if mask is None:
        store()
        return
    with lowering.when(mask):
        store()


@handles("tt.load", attributes=EVICTION)
def _load(lowering: Lowering, operation: Any) -> None:
    pointers, masks, others = lowering.segments(operation)
    _plain(lowering, operation)
    place = behind(lowering, pointers[0])
    make_tile(
        lowering,
        operation,
        lambda point: masked_load(
            lowering,
            place,
            lambda: element(lowering, pointers[0], point),
            element(lowering, masks[0], point) if masks else None,
            (lambda: element(lowering, others[0], point)) if others else None,
        ),
    )


@handles("tt.store", attributes=EVICTION)
def _store(lowering: Lowering, operation: Any) -> None:
    """Elements of one tile are written in no order: two that fall on one address are a race."""
    pointer, value, *masks = operation.operands
    _plain(lowering, operation)
    place = behind(lowering, pointer)
    with at_once(lowering, shape_of(lowering, pointer)) as point:
        masked_store(
            lowering,
            lambda: store_to(lowering, element(lowering, value, point), place, element(lowering, pointer, point)),
            element(lowering, masks[0], point) if masks else None,
        )


def _plain(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for what only block pointers have, and for volatile accesses."""
    attributes = operation.attributes
    if "boundaryCheck" in attributes and len(list(attributes["boundaryCheck"])):
        raise lowering.unsupported("boundary checks")
    require_no_volatile(lowering, operation)


def require_no_volatile(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for an access that nobody may leave out."""
    attributes = operation.attributes
    if "isVolatile" in attributes and attributes["isVolatile"].value:
        raise lowering.unsupported("a volatile access")
