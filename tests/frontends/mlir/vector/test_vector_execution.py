# ruff: noqa: E501
"""Vector operations type by type against native code, on numbers of all sizes, zeros of both signs, infinities and NaNs."""

from __future__ import annotations

import pytest

from tests.frontends.execution import disagreements

SEEDS = (0, 2)  # integers of all sizes and special floats
FLOATS, INTEGERS = ("f32", "f64"), ("i8", "i16", "i32", "i64")
FLOAT_KINDS = ("add", "mul", "maximumf", "minimumf", "maxnumf", "minnumf")
INTEGER_KINDS = ("add", "mul", "minsi", "maxsi", "minui", "maxui", "and", "or", "xor")


def function(body: str, arguments: str) -> str:
    constants = "\n".join(f"%c{n} = arith.constant {n} : index" for n in range(5))
    return f"func.func @f({arguments}) {{\n{constants}\n{body}\nreturn\n}}"


def kinds(type: str) -> tuple[str, ...]:
    return FLOAT_KINDS if type in FLOATS else INTEGER_KINDS


def read(name: str, memory: str, vector: str, at: str = "%c0, %c0") -> str:
    return (
        f"%{name} = vector.transfer_read %{memory[0]}[{at}], %pad {{in_bounds = [true, true]}} : {memory[2:]}, {vector}"
    )


def padding(type: str) -> str:
    return f"%pad = arith.constant {'0.0' if type in FLOATS else '0'} : {type}"


def reductions(type: str) -> str:
    """Each kind without and with an accumulator, in one element of %b each."""
    vector, out = f"vector<6x{type}>", f"memref<{2 * len(kinds(type))}x{type}>"
    lines = [f"%v = vector.load %a[%c0] : memref<7x{type}>, {vector}", f"%k = memref.load %a[%c4] : memref<7x{type}>"]
    for at, kind in enumerate(kinds(type)):
        lines += [
            f"%r{at} = vector.reduction <{kind}>, %v : {vector} into {type}",
            f"%s{at} = vector.reduction <{kind}>, %v, %k : {vector} into {type}",
            f"%i{at} = arith.constant {2 * at} : index",
            f"%j{at} = arith.constant {2 * at + 1} : index",
            f"memref.store %r{at}, %b[%i{at}] : {out}",
            f"memref.store %s{at}, %b[%j{at}] : {out}",
        ]
    return function("\n".join(lines), f"%a: memref<7x{type}>, %b: {out}")


@pytest.mark.parametrize("type", [*FLOATS, *INTEGERS])
def test_reductions_in_their_order(type: str) -> None:
    assert disagreements(reductions(type), seeds=SEEDS) == []


def multi_reductions(type: str) -> str:
    """Each kind over rows, under a mask that depends on the data where it is of integers."""
    lines = [
        padding(type),
        read("v", f"a memref<2x3x{type}>", f"vector<2x3x{type}>"),
        f"%l = vector.load %b[%c0, %c0] : memref<{len(kinds(type))}x2x{type}>, vector<2x{type}>",
        "%m = vector.create_mask %c1, %c2 : vector<2x3xi1>",
    ]
    for at, kind in enumerate(kinds(type)):
        masked = type in INTEGERS
        reduce = f"vector.multi_reduction <{kind}>, %v, %l [1] : vector<2x3x{type}> to vector<2x{type}>"
        lines += [
            f"%r{at} = vector.mask %m {{ {reduce} }} : vector<2x3xi1> -> vector<2x{type}>"
            if masked
            else f"%r{at} = {reduce}",
            f"%i{at} = arith.constant {at} : index",
            f"vector.store %r{at}, %b[%i{at}, %c0] : memref<{len(kinds(type))}x2x{type}>, vector<2x{type}>",
        ]
    return function("\n".join(lines), f"%a: memref<2x3x{type}>, %b: memref<{len(kinds(type))}x2x{type}>")


@pytest.mark.parametrize("type", ["f32", "i8", "i64"])
def test_reductions_of_rows(type: str) -> None:
    """Of floats only where the order does not matter."""
    assert disagreements(multi_reductions(type), seeds=(3,) if type in FLOATS else SEEDS) == []


BITCASTS = [("f32", "i16", 4), ("i16", "f32", 4), ("f64", "f32", 2), ("i8", "i64", 8), ("i64", "i8", 2), ("i32", "f64", 4), ("f32", "i32", 3)]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "count"), BITCASTS)
def test_bit_patterns_of_another_width(before: str, after: str, count: int) -> None:
    bits = {"f32": 32, "f64": 64}
    width, other = (bits.get(each) or int(each[1:]) for each in (before, after))
    into = count * width // other
    text = function(
        f"%v = vector.load %a[%c0] : memref<{count}x{before}>, vector<{count}x{before}>\n"
        f"%r = vector.bitcast %v : vector<{count}x{before}> to vector<{into}x{after}>\n"
        f"vector.store %r, %b[%c0] : memref<{into}x{after}>, vector<{into}x{after}>",
        f"%a: memref<{count}x{before}>, %b: memref<{into}x{after}>",
    )
    # What a NaN looks like as a number is left open.
    assert disagreements(text, seeds=(0, 3) if before in FLOATS else SEEDS) == []


def masked(type: str) -> str:
    """Accesses under a mask that is data, with other data for the elements that it leaves out."""
    compare = "arith.cmpf olt" if type in FLOATS else "arith.cmpi slt"
    vector, memory = f"vector<4x{type}>", f"memref<9x{type}>"
    index = "arith.constant dense<[4, 0, 7, 4]> : vector<4xi32>"
    return function(
        f"%x = vector.load %a[%c0] : {memory}, {vector}\n%y = vector.load %a[%c4] : {memory}, {vector}\n"
        f"%m = {compare}, %x, %y : {vector}\n%n = {index}\n"
        f"%p = vector.maskedload %a[%c3], %m, %y : {memory}, vector<4xi1>, {vector} into {vector}\n"
        f"%q = vector.gather %a[%c1] [%n], %m, %x : {memory}, vector<4xi32>, vector<4xi1>, {vector} into {vector}\n"
        f"%r = vector.expandload %a[%c2], %m, %y : {memory}, vector<4xi1>, {vector} into {vector}\n"
        f"vector.maskedstore %b[%c0], %m, %p : memref<20x{type}>, vector<4xi1>, {vector}\n"
        f"vector.scatter %b[%c4] [%n], %m, %q : memref<20x{type}>, vector<4xi32>, vector<4xi1>, {vector}\n"
        f"%c12 = arith.constant 12 : index\n%c16 = arith.constant 16 : index\n"
        f"vector.compressstore %b[%c12], %m, %r : memref<20x{type}>, vector<4xi1>, {vector}\n"
        f"%i = vector.interleave %p, %q : {vector} -> vector<8x{type}>\n%d, %e = vector.deinterleave %i : vector<8x{type}> -> {vector}\n"
        f"%f:4 = vector.to_elements %d : {vector}\n%g = vector.from_elements %f#3, %f#0, %f#2, %f#0 : {vector}\n"
        f"%s = vector.shuffle %g, %e [0, 5, 2, 7] : {vector}, {vector}\n"
        f"vector.store %s, %b[%c16] : memref<20x{type}>, {vector}",
        f"%a: {memory}, %b: memref<20x{type}>",
    )


@pytest.mark.parametrize("type", ["f32", "f64", "i8", "i32", "i64"])
def test_accesses_under_masks_that_are_data(type: str) -> None:
    assert disagreements(masked(type), seeds=SEEDS) == []


@pytest.mark.parametrize(("rows", "columns"), [(-3, 2), (0, 0), (1, 3), (2, 4), (7, 9)])
def test_masks_by_their_bounds(rows: int, columns: int) -> None:
    text = function(
        f"%i = arith.constant {rows} : index\n%j = arith.constant {columns} : index\n%m = vector.create_mask %i, %j : vector<2x4xi1>\n"
        "%n = arith.extui %m : vector<2x4xi1> to vector<2x4xi8>\n%s = vector.step : vector<4xindex>\n"
        "%t = arith.index_cast %s : vector<4xindex> to vector<4xi8>\n%u = vector.broadcast %t : vector<4xi8> to vector<2x4xi8>\n"
        "%r = arith.addi %n, %u : vector<2x4xi8>\nvector.transfer_write %r, %b[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xi8>, memref<2x4xi8>",
        "%b: memref<2x4xi8>",
    )
    assert disagreements(text) == []


def masked_reductions(type: str, chosen: tuple[str, ...]) -> str:
    vector, out = f"vector<4x{type}>", f"memref<{2 * len(chosen)}x{type}>"
    compare = "arith.cmpf olt" if type in FLOATS else "arith.cmpi slt"
    lines = [
        f"%v = vector.load %a[%c0] : memref<8x{type}>, {vector}",
        f"%w = vector.load %a[%c4] : memref<8x{type}>, {vector}",
        f"%k = memref.load %a[%c4] : memref<8x{type}>",
        f"%m = {compare}, %v, %w : {vector}",
    ]
    for at, kind in enumerate(chosen):
        for more, accumulator in enumerate(("", ", %k")):
            lines += [
                f"%r{at}{more} = vector.mask %m {{ vector.reduction <{kind}>, %v{accumulator} : {vector} into {type} }} : vector<4xi1> -> {type}",
                f"%i{at}{more} = arith.constant {2 * at + more} : index",
                f"memref.store %r{at}{more}, %b[%i{at}{more}] : {out}",
            ]
    return function("\n".join(lines), f"%a: memref<8x{type}>, %b: {out}")


@pytest.mark.parametrize(("type", "chosen"), [("f32", ("add", "mul")), ("i8", INTEGER_KINDS), ("i32", INTEGER_KINDS)])
def test_reductions_under_masks(type: str, chosen: tuple[str, ...]) -> None:
    assert disagreements(masked_reductions(type, chosen), seeds=SEEDS) == []
