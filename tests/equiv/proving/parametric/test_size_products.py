"""Products of sizes as positions in arrays, held to the numbers that they are at small sizes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product
from math import prod

import pytest
from msgspec.structs import replace

from equiv.proving.parametric import products
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.products import Polynomial, Product, Spread, known, polynomial
from equiv.proving.parametric.reading import evaluate, holds
from equiv.proving.parametric.views import Memory
from equiv.solver.linear.expression import Linear, Variable, constant, variable
from interp import ir
from interp.ir.place import Place

HERE = Place("test", 1, 1)
A, B, C, X, Y, Z = (variable(each) for each in "abcxyz")
Values = Mapping[str, int]


def value(given: Polynomial, values: Values) -> int:
    total = 0
    for monomial, factor in given.terms:
        assert all(isinstance(each, Variable) for each in monomial)
        total += factor * prod(values[each.text] for each in monomial)
    return total


def greatest(given: Product, values: Values) -> int:
    return max(value(each, values) for each in given.values)


def array(*shape: Linear) -> Memory:
    return Memory(0, (ir.OutputKind.ARGUMENT, 0), (), shape, None, ir.Scalar("f32"), False)


def flat(memory: Memory) -> Spread:
    """The array as one row."""
    whole = polynomial(constant(1))
    for each in memory.shape:
        whole *= polynomial(each)
    return Spread(memory, (Product((whole,)),), known(constant(0)), (known(constant(1)),))


def plus(*parts: Product) -> Product:
    found = parts[0]
    for each in parts[1:]:
        found = of("addi", found, each)
    return found


def times(*parts: Product) -> Product:
    found = parts[0]
    for each in parts[1:]:
        found = of("muli", found, each)
    return found


def of(name: str, one: Product, other: Product, *, flags: tuple[str, ...] = (), type_: ir.Scalar = ir.INDEX) -> Product:
    found = computed(name, one, other, flags=flags, type_=type_)
    assert found is not None
    return found


def computed(
    name: str, one: Product, other: Product, *, flags: tuple[str, ...] = (), type_: ir.Scalar = ir.INDEX
) -> Product | None:
    left, right, result = (ir.Value(type_) for _ in range(3))
    operation = ir.Op(place=HERE, results=[result], name=name, operands=[left, right], flags=flags)
    return products.computed(operation, [one, other])


CHOICES = (1, 2, 3), (1, 2), (1, 3), (-1, 0, 1, 2), (-1, 0, 1), (0, 2)
SMALL = [dict(zip("abcxyz", each, strict=True)) for each in product(*CHOICES)]
SOME = SMALL[::7]


def test_sums_and_products_are_those_of_numbers() -> None:
    source = random.Random(3)
    found = [known(each) for each in (A, B, X, Y, constant(0), constant(-2), A + B - 3)]
    numbers = [[greatest(each, values) for values in SOME] for each in found]
    for _ in range(100):
        one, other = source.randrange(len(found)), source.randrange(len(found))
        name = source.choice(("addi", "muli"))
        made = computed(name, found[one], found[other])
        if made is None or len(made.values[0].terms) > 12:
            continue
        pairs = zip(numbers[one], numbers[other], strict=True)
        expected = [left * right if name == "muli" else left + right for left, right in pairs]
        assert [greatest(made, values) for values in SOME] == expected
        assert set(made.parts) >= {*found[one].parts, *found[other].parts, *made.values}
        if made.value is not None and (linear := made.value.linear) is not None:
            assert [evaluate(linear, values) for values in SOME] == expected
        found.append(made)
        numbers.append(expected)
    assert len(found) > 40


def test_the_greatest_of_several_is_no_polynomial() -> None:
    one, other = times(known(A), known(B)), known(C)
    greatest_one = of("maxsi", one, other)
    assert greatest_one.value is None and one.value is not None
    assert [greatest(greatest_one, values) for values in SMALL] == [
        max(greatest(one, values), greatest(other, values)) for values in SMALL
    ]
    assert set(greatest_one.parts) == {*one.parts, *other.parts}
    assert of("maxsi", greatest_one, one).values == greatest_one.values
    for name in ("addi", "muli"):
        assert computed(name, greatest_one, other) is None and computed(name, other, greatest_one) is None


def test_only_sums_and_products_of_indices_are_known() -> None:
    one, other = known(A), known(B)
    assert computed("addi", one, other, flags=("nsw",)) is not None
    assert computed("addi", one, other, flags=("nuw",)) is None
    assert computed("addi", one, other, type_=ir.Scalar("i32")) is None
    assert computed("subi", one, other) is None and computed("minsi", one, other) is None


ROWS = array(A, B)
BOXES = array(A, B, C)
ACCESSES: dict[str, tuple[Memory, Product, tuple[Linear, ...] | None]] = {
    "a row": (ROWS, plus(times(known(X), known(B)), known(Y)), (X, Y)),
    "the next column": (ROWS, plus(times(known(X), known(B)), known(Y), known(constant(1))), (X, Y + 1)),
    "every second row": (ROWS, plus(times(known(X), known(constant(2)), known(B)), known(Y)), (X * 2, Y)),
    "the row before": (ROWS, plus(times(known(X - 1), known(B)), known(Y)), (X - 1, Y)),
    "a box by rows": (BOXES, plus(times(plus(times(known(X), known(B)), known(Y)), known(C)), known(Z)), None),
    "a box": (BOXES, plus(times(known(B), known(C), known(X)), times(known(Y), known(C)), known(Z)), (X, Y, Z)),
    "by columns": (ROWS, plus(times(known(X), known(A)), known(Y)), None),
    "by a product of indices": (ROWS, times(known(X), known(Y)), None),
    "the rows of another array": (BOXES, plus(times(known(X), known(B)), known(Y)), None),
}


@pytest.mark.parametrize(("memory", "index", "expected"), ACCESSES.values(), ids=ACCESSES)
def test_a_number_is_the_cell_whose_number_it_is(
    memory: Memory, index: Product, expected: tuple[Linear, ...] | None
) -> None:
    """In bounds of the array that are required, among which no two cells have one number."""
    if expected is None:
        with pytest.raises(Outside):
            products.cell_of(flat(memory), [index], HERE)
        return
    cell, inside, within = products.cell_of(flat(memory), [index], HERE)
    assert cell == expected
    told = 0
    for values in SMALL:
        shape = [evaluate(each, values) for each in memory.shape]
        at = [evaluate(each, values) for each in cell]
        linear = sum(each * prod(shape[place + 1 :]) for place, each in enumerate(at))
        assert greatest(index, values) == linear
        is_in_bounds = all(0 <= each < size for each, size in zip(at, shape, strict=True))
        if holds(within, values):
            assert is_in_bounds and 0 <= linear < prod(shape) and holds(inside, values)
            assert all(abs(value(part, values)) <= prod(shape) for part in index.parts)
            told += 1
    assert told


def test_a_view_of_tiles_is_in_the_bounds_of_its_tiles() -> None:
    memory = array(A, B)
    tile = Spread(
        memory,
        (known(constant(2)), known(B)),
        times(known(X), known(constant(2)), known(B)),
        (known(B), known(constant(1))),
    )
    cell, inside, within = products.cell_of(tile, [known(Y), known(Z)], HERE)
    assert cell == (X * 2 + Y, Z)
    for values in SMALL:
        assert holds(inside, values) == (0 <= values["y"] < 2 and 0 <= values["z"] < values["b"])
        if holds(within, values):
            row = 2 * values["x"] + values["y"]
            assert 0 <= row < values["a"] and 0 <= values["z"] < values["b"]


def test_what_describes_a_view_is_read_from_it() -> None:
    sizes, strides = (known(A), known(B)), (known(B), known(constant(1)))
    seen = Spread(array(A, B), sizes, known(X), strides)
    for at in range(2):
        assert products.extent(seen, ir.ExtentKind.SIZE, constant(at), HERE) == sizes[at]
        assert products.extent(seen, ir.ExtentKind.STRIDE, constant(at), HERE) == strides[at]
    assert products.extent(seen, ir.ExtentKind.OFFSET, constant(5), HERE) == known(X)
    for dimension in (X, constant(2), constant(-1)):
        with pytest.raises(Outside, match="not constant"):
            products.extent(seen, ir.ExtentKind.SIZE, dimension, HERE)
    assert products.stride(array(A, B, C), 0).values == times(known(B), known(C)).values
    whole = tuple(products.stride(array(A, B), at) for at in range(2))
    assert Spread(array(A, B), sizes, known(constant(0)), whole).is_whole
    assert not Spread(array(A, B), sizes, known(constant(1)), whole).is_whole
    assert not Spread(array(A, B), (known(A), known(C)), known(constant(0)), whole).is_whole


def test_only_arguments_with_elements_of_a_dense_layout_are_counted() -> None:
    assert products.are_counted(array(A, B))
    assert not products.are_counted(replace(array(A, B), strides=(2, 1)))
    assert not products.are_counted(replace(array(A, B), key=(ir.OutputKind.GLOBAL, "g")))
    assert not products.are_counted(array(A, constant(0)))
    assert products.are_counted(array(A, constant(1)))


def test_a_number_that_is_squared_again_and_again_is_no_product() -> None:
    squared: Product | None = known(A)
    operation = ir.Op(place=HERE, results=[ir.Value(ir.INDEX)], name="muli", operands=[ir.Value(ir.INDEX)] * 2)
    times = 0
    while squared is not None:
        squared, times = products.computed(operation, [squared, squared]), times + 1
    assert times == 6
