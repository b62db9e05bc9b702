# ruff: noqa: E501
"""Rewrites of integer and float arithmetic that compilers make, each with a twin that looks right and is not."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies


def k(name: str, value: object, type: str = "i32") -> str:
    return f"%{name} = arith.constant {value} : {type}\n"


def op(result: str, name: str, *operands: str, type: str = "i32") -> str:
    return f"%{result} = {name if '.' in name else 'arith.' + name} {', '.join('%' + each for each in operands)} : {type}\n"


def cast(result: str, name: str, operand: str, before: str, after: str) -> str:
    return f"%{result} = arith.{name} %{operand} : {before} to {after}\n"


def chain(*steps: str) -> str:
    """`a = name b c` for each step, all of i32."""
    text = ""
    for step in steps:
        result, _, name, *operands = step.split()
        text += op(result, name, *operands)
    return text


WIDE = cast("w", "extsi", "x", "i32", "i64")
SCALE = (
    k("m", 1518500250, "i64") + k("half", 1 << 36, "i64") + k("s", 37, "i64") + op("p", "muli", "w", "m", type="i64")
)
SCALED = (
    WIDE
    + SCALE
    + op("q", "addi", "p", "half", type="i64")
    + op("t", "shrsi", "q", "s", type="i64")
    + cast("r", "trunci", "t", "i64", "i32")
)
# The same from the halves of a product.
HALVES = (
    k("m", 1518500250) + "%low, %high = arith.mulsi_extended %x, %m : i32\n"
    + chain("c5 = addi c5_ c0_", "c27 = addi c27_ c0_", "half = addi half_ c0_", "bump = addi high half",
            "r = shrsi bump c5")
)  # fmt: skip
HALVES = k("c0_", 0) + k("c5_", 5) + k("c27_", 27) + k("half_", 16) + HALVES

SWAR = (
    k("m1", 0x55555555) + k("m2", 0x33333333) + k("m4", 0x0F0F0F0F) + k("m8", 0x01010101)
    + k("c1", 1) + k("c2", 2) + k("c4", 4) + k("c24", 24)
)  # fmt: skip
POPCOUNT = SWAR + chain(
    "a = shrui x c1", "b = andi a m1", "c = subi x b", "d = andi c m2", "e = shrui c c2", "f = andi e m2",
    "g = addi d f", "h = shrui g c4", "i = addi g h", "j = andi i m4", "l = muli j m8", "r = shrui l c24",
)  # fmt: skip
REVERSE = (
    k("m1", 0x55555555)
    + k("m2", 0x33333333)
    + k("m4", 0x0F0F0F0F)
    + k("m8", 0x00FF00FF)
    + k("s1", 1)
    + k("s2", 2)
    + k("s4", 4)
    + k("s8", 8)
    + k("s16", 16)
)
_value = "x"
for _at in (1, 2, 4, 8):
    REVERSE += chain(
        f"a{_at} = shrui {_value} s{_at}", f"b{_at} = andi a{_at} m{_at}", f"c{_at} = andi {_value} m{_at}",
        f"d{_at} = shli c{_at} s{_at}", f"e{_at} = ori b{_at} d{_at}",
    )  # fmt: skip
    _value = f"e{_at}"
REVERSED = REVERSE + chain("hi = shli e8 s16", "lo = shrui e8 s16", "r = ori hi lo")
TWICE = REVERSED.replace("%x", "%first").replace("%r =", "%x2 =")
BYTES = k("s8", 8) + k("s24", 24) + k("hm", 0xFF0000) + k("lm", 0xFF00)
SWAPPED = BYTES + chain(
    "a = shli x s24", "b = andi x lm", "c = shli b s8", "d = shrui x s8", "e = andi d lm", "f = shrui x s24",
    "g = ori a c", "h = ori e f", "r = ori g h",
)  # fmt: skip
SWAPPED_BY_MASKS = BYTES + chain(
    "a = shrui x s24", "b = shli x s24", "c = shli x s8", "d = andi c hm", "e = shrui x s8", "f = andi e lm",
    "g = addi a b", "h = addi d f", "r = xori g h",
)  # fmt: skip
NARROW = "%x8 = arith.trunci %x : i32 to i8\n"

# name: source, target, what is changed in the target, into what
INTEGERS: dict[str, tuple[str, str, str, str]] = {
    "requantization by the halves of a product": (SCALED, HALVES, "%half_ = arith.constant 16", "%half_ = arith.constant 15"),
    "saturation by clamps in another order": (
        k("h", 127) + k("l", -128) + chain("a = minsi x h", "b = maxsi a l") + cast("c", "trunci", "b", "i32", "i8") + cast("r", "extsi", "c", "i8", "i32"),
        k("h", 127) + k("l", -128) + chain("a = maxsi x l", "r = minsi a h"),
        "constant -128", "constant -127",
    ),
    "saturation by comparisons": (
        k("h", 255) + k("z0", 0) + chain("a = maxsi x z0", "r = minsi a h"),
        k("h", 255) + k("z0", 0) + "%n = arith.cmpi slt, %x, %z0 : i32\n%b = arith.cmpi ugt, %x, %h : i32\n%a = arith.select %b, %h, %x : i32\n%r = arith.select %n, %z0, %a : i32\n",
        "select %b, %h, %x", "select %b, %x, %h",
    ),
    "a quotient by ten as a product": (
        k("t", 10) + k("m", 2047) + chain("y16 = andi x m", "r = divui y16 t"),
        k("c", 52429) + k("m", 2047) + k("s", 19) + chain("y16 = andi x m", "p = muli y16 c", "r = shrui p s"),
        "52429", "52400",
    ),
    "a quotient by seven of a byte": (
        k("t", 7, "i8") + NARROW + op("q", "divui", "x8", "t", type="i8") + cast("r", "extui", "q", "i8", "i32"),
        k("c", 37, "i16") + k("s8", 8, "i16") + k("s1", 1, "i16") + k("s2", 2, "i16") + NARROW + cast("w", "extui", "x8", "i8", "i16")
        + op("p", "muli", "w", "c", type="i16") + op("h", "shrui", "p", "s8", type="i16") + op("d", "subi", "w", "h", type="i16")
        + op("e", "shrui", "d", "s1", type="i16") + op("f", "addi", "e", "h", type="i16") + op("g", "shrui", "f", "s2", type="i16") + cast("r", "extui", "g", "i16", "i32"),
        "constant 37", "constant 36",
    ),
    "a population count": ("%r = math.ctpop %x : i32\n", POPCOUNT, "%c24 = arith.constant 24", "%c24 = arith.constant 25"),
    "bits reversed twice": ("%r = arith.ori %x, %x : i32\n", REVERSED.replace("%r =", "%first =") + "\n" + TWICE.replace("%x2 =", "%r =").replace("%", "%t").replace("%tfirst", "%first").replace("%tr", "%r"), "%thi = arith.shli", "%thi = arith.shrui"),
    "bytes swapped by masks": (SWAPPED, SWAPPED_BY_MASKS, "%f = arith.andi %e, %lm", "%f = arith.andi %e, %hm"),
    "a minimum without branches": (
        op("r", "minsi", "x", "y"),
        k("z0", 0) + "%p = arith.cmpi slt, %x, %y : i32\n" + cast("b", "extui", "p", "i1", "i32") + chain("n = subi z0 b", "d = xori x y", "e = andi d n", "r = xori y e"),
        "xori %y, %e", "xori %x, %e",
    ),
    "a sign extension by shifts": (
        NARROW + cast("r", "extsi", "x8", "i8", "i32"),
        k("s", 24) + chain("a = shli x s", "r = shrsi a s"),
        "arith.shrsi", "arith.shrui",
    ),
    "a sign": (
        k("z0", 0) + k("o", 1) + k("m", -1) + "%n = arith.cmpi slt, %x, %z0 : i32\n%p = arith.cmpi sgt, %x, %z0 : i32\n%a = arith.select %p, %o, %z0 : i32\n%r = arith.select %n, %m, %a : i32\n",
        k("z0", 0) + k("s", 31) + chain("a = shrsi x s", "n = subi z0 x", "b = shrui n s", "r = ori a b"),
        "shrui %n", "shrsi %n",
    ),
    "a power of two by its bits": (
        k("o", 1) + "%c_ = math.ctpop %x : i32\n%p = arith.cmpi ule, %c_, %o : i32\n" + cast("r", "extui", "p", "i1", "i32"),
        k("o", 1) + k("z0", 0) + chain("d = subi x o", "a = andi x d") + "%p = arith.cmpi eq, %a, %z0 : i32\n" + cast("r", "extui", "p", "i1", "i32"),
        "andi %x, %d", "andi %x, %x",
    ),
    "a rotation in twice the width": (
        k("a5", 5) + k("a27", 27) + chain("h = shli x a5", "l = shrui x a27", "r = ori h l"),
        k("s32", 32, "i64") + k("s27", 27, "i64") + cast("w", "extui", "x", "i32", "i64") + op("h", "shli", "w", "s32", type="i64") + op("b", "ori", "h", "w", type="i64") + op("s", "shrui", "b", "s27", type="i64") + cast("r", "trunci", "s", "i64", "i32"),
        'extui', 'extsi',
    ),
    "a product by seven": (
        k("c", 7) + op("r", "muli", "x", "c"),
        k("c", 3) + chain("a = shli x c", "r = subi a x"),
        "subi %a, %x", "addi %a, %x",
    ),
    "an increment that does not overflow": (
        k("o", 1) + "%a = arith.addi %x, %o overflow<nsw> : i32\n%p = arith.cmpi sgt, %a, %x : i32\n" + cast("r", "extui", "p", "i1", "i32"),
        k("r", 1), "constant 1", "constant 0",
    ),
    "a sum of sums that may not be regrouped with its promise": (
        "%a = arith.addi %x, %y overflow<nsw> : i32\n%r = arith.addi %a, %z overflow<nsw> : i32\n",
        "%a = arith.addi %y, %z : i32\n%r = arith.addi %x, %a : i32\n",
        "%a = arith.addi %y, %z : i32", "%a = arith.addi %y, %z overflow<nsw> : i32",
    ),
    "a widened sum of what does not wrap": (
        "%a = arith.addi %x, %y overflow<nsw> : i32\n" + cast("w", "extsi", "a", "i32", "i64") + k("s", 3, "i64") + op("b", "shrsi", "w", "s", type="i64") + cast("r", "trunci", "b", "i64", "i32"),
        cast("u", "extsi", "x", "i32", "i64") + cast("v", "extsi", "y", "i32", "i64") + op("w", "addi", "u", "v", type="i64") + k("s", 3, "i64") + op("b", "shrsi", "w", "s", type="i64") + cast("r", "trunci", "b", "i64", "i32"),
        '%v = arith.extsi', '%v = arith.extui',
    ),
    "a remainder by the quotient": (
        NARROW + k("c", 10, "i8") + op("e", "remsi", "x8", "c", type="i8") + cast("r", "extsi", "e", "i8", "i32"),
        NARROW + k("c", 10, "i8") + op("q", "divsi", "x8", "c", type="i8") + op("p", "muli", "q", "c", type="i8") + op("e", "subi", "x8", "p", type="i8") + cast("r", "extsi", "e", "i8", "i32"),
        "divsi", "floordivsi",
    ),
    "a floor by a quotient towards zero": (
        k("c", 12) + op("r", "floordivsi", "x", "c"),
        k("c", 12) + k("z0", 0) + k("m", -1) + chain("q = divsi x c", "e = remsi x c") + "%n = arith.cmpi slt, %e, %z0 : i32\n%l = arith.addi %q, %m : i32\n%r = arith.select %n, %l, %q : i32\n",
        "cmpi slt, %e", "cmpi sgt, %e",
    ),
}  # fmt: skip
ARGUMENTS = "%x: i32, %y: i32, %z: i32, %out: memref<i32>"


def verdicts(arguments: str, type: str, row: tuple[str, str, str, str]) -> tuple[str, str]:
    source, target, old, new = row
    assert old in target
    store = f"\nmemref.store %r, %out[] : memref<{type}>"
    twin = target.replace(old, new, 1)
    return (
        check_bodies(arguments, source + store, target + store).verdict,
        check_bodies(arguments, source + store, twin + store).verdict,
    )


@pytest.mark.parametrize("name", INTEGERS)
def test_rewrites_of_integers(name: str) -> None:
    assert verdicts(ARGUMENTS, "i32", INTEGERS[name]) == ("equivalent", "different")


BITS = "%b = arith.bitcast %x : f32 to i32\n"
FLOATS: dict[str, tuple[str, str, str, str]] = {
    "a magnitude by a mask": (
        "%r = math.absf %x : f32\n",
        BITS + k("m", 0x7FFFFFFF) + "%a = arith.andi %b, %m : i32\n%r = arith.bitcast %a : i32 to f32\n",
        "arith.andi", "arith.xori",
    ),
    "a negation by a mask": (
        "%r = arith.negf %x : f32\n",
        BITS + k("m", -(2**31)) + "%a = arith.xori %b, %m : i32\n%r = arith.bitcast %a : i32 to f32\n",
        "arith.xori", "arith.ori",
    ),
    "a test for NaN by its pattern": (
        "%p = arith.cmpf uno, %x, %x : f32\n%r = arith.uitofp %p : i1 to f32\n",
        BITS + k("m", 0x7FFFFFFF) + k("i", 0x7F800000) + "%a = arith.andi %b, %m : i32\n%p = arith.cmpi ugt, %a, %i : i32\n%r = arith.uitofp %p : i1 to f32\n",
        "cmpi ugt", "cmpi uge",
    ),
    "rounding to bfloat by integers": (
        "%t = arith.truncf %x : f32 to bf16\n%r = arith.extf %t : bf16 to f32\n",
        BITS + k("s", 16) + k("o", 1) + k("h", 0x7FFF) + "%a = arith.shrui %b, %s : i32\n%l = arith.andi %a, %o : i32\n%u = arith.addi %l, %h : i32\n%c_ = arith.addi %b, %u : i32\n%d = arith.shrui %c_, %s : i32\n"
        "%e = arith.trunci %d : i32 to i16\n%f = arith.bitcast %e : i16 to bf16\n%g = arith.extf %f : bf16 to f32\n%n = arith.cmpf uno, %x, %x : f32\n%q = arith.constant 0x7FC00000 : f32\n%r = arith.select %n, %q, %g : f32\n",
        "%h = arith.constant 32767", "%h = arith.constant 32768",
    ),
    "a clamp by comparisons": (
        "%l = arith.constant -1.0 : f32\n%h = arith.constant 1.0 : f32\n%a = arith.maximumf %x, %l : f32\n%r = arith.minimumf %a, %h : f32\n",
        "%l = arith.constant -1.0 : f32\n%h = arith.constant 1.0 : f32\n%p = arith.cmpf olt, %x, %l : f32\n%a = arith.select %p, %l, %x : f32\n%q = arith.cmpf ogt, %a, %h : f32\n%r = arith.select %q, %h, %a : f32\n",
        "cmpf ogt", "cmpf ugt",
    ),
    "a square that needs no sign": (
        "%a = math.absf %x : f32\n%r = arith.mulf %a, %a : f32\n", "%r = arith.mulf %x, %x : f32\n", "%x, %x", "%x, %y",
    ),
    "a maximum of numbers expanded": (
        "%r = arith.maxnumf %x, %y : f32\n",
        "%g = arith.cmpf ugt, %x, %y : f32\n%s = arith.select %g, %x, %y : f32\n%n = arith.cmpf uno, %x, %x : f32\n%m = arith.select %n, %y, %s : f32\n%o = arith.cmpf uno, %y, %y : f32\n%r0 = arith.select %o, %x, %m : f32\n"
        "%bx = arith.bitcast %x : f32 to i32\n%by = arith.bitcast %y : f32 to i32\n%ba = arith.andi %bx, %by : i32\n%z0 = arith.bitcast %ba : i32 to f32\n%e = arith.cmpf oeq, %x, %y : f32\n%r = arith.select %e, %z0, %r0 : f32\n",
        "cmpf ugt, %x, %y", "cmpf ult, %x, %y",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FLOATS)
def test_rewrites_of_floats(name: str) -> None:
    assert verdicts("%x: f32, %y: f32, %out: memref<f32>", "f32", FLOATS[name]) == ("equivalent", "different")


# -- tables and memory ---------------------------------------------------------------------------------------------------

DE_BRUIJN = (
    0,
    1,
    28,
    2,
    29,
    14,
    24,
    3,
    30,
    22,
    20,
    15,
    25,
    17,
    4,
    8,
    31,
    27,
    13,
    23,
    21,
    19,
    16,
    7,
    26,
    12,
    18,
    6,
    11,
    5,
    10,
    9,
)


def by_table(table: tuple[int, ...]) -> str:
    return f"""
memref.global "private" constant @table : memref<32xi32> = dense<{list(table)}>
func.func @f(%A: memref<1xi32>, %out: memref<i32>) {{
  %c0 = arith.constant 0 : index
  %x = memref.load %A[%c0] : memref<1xi32>
  %z0 = arith.constant 0 : i32
  %n = arith.subi %z0, %x : i32
  %l = arith.andi %x, %n : i32
  %m = arith.constant 125613361 : i32
  %p = arith.muli %l, %m : i32
  %s = arith.constant 27 : i32
  %i = arith.shrui %p, %s : i32
  %k31 = arith.constant 31 : i32
  %k = arith.andi %i, %k31 : i32
  %j = arith.index_castui %k : i32 to index
  %t = memref.get_global @table : memref<32xi32>
  %v = memref.load %t[%j] : memref<32xi32>
  %e = arith.cmpi eq, %x, %z0 : i32
  %w = arith.constant 32 : i32
  %r = arith.select %e, %w, %v : i32
  memref.store %r, %out[] : memref<i32>
  return
}}
"""


def test_trailing_zeros_by_a_table() -> None:
    from tests.equiv.pairs import check

    direct = """
func.func @f(%A: memref<1xi32>, %out: memref<i32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %A[%c0] : memref<1xi32>
  %r = math.cttz %x : i32
  memref.store %r, %out[] : memref<i32>
  return
}
"""
    verdict = check(direct, by_table(DE_BRUIJN))
    assert (verdict.verdict, verdict.method) == ("equivalent", "solver"), verdict.reasons
    swapped = (*DE_BRUIJN[:-2], DE_BRUIJN[-1], DE_BRUIJN[-2])
    assert check(direct, by_table(swapped)).verdict == "different"


COUNTS = "%D: memref<4xi32>, %H: memref<3xi32>"
HISTOGRAM = """
affine.for %i = 0 to 4 {
  %d = affine.load %D[%i] : memref<4xi32>
  %c3 = arith.constant 3 : i32
  %o = arith.constant 1 : i32
  %b = arith.remui %d, %c3 : i32
  %j = arith.index_castui %b : i32 to index
  %n = memref.load %H[%j] : memref<3xi32>
  %m = arith.addi %n, %o : i32
  memref.store %m, %H[%j] : memref<3xi32>
}
"""
ONE_HOT = """
affine.for %j = 0 to 3 {
  %h = affine.load %H[%j] : memref<3xi32>
  %c3 = arith.constant 3 : i32
  %w = arith.index_cast %j : index to i32
  %s = affine.for %i = 0 to 4 iter_args(%a = %h) -> i32 {
    %d = affine.load %D[%i] : memref<4xi32>
    %b = arith.remui %d, %c3 : i32
    %p = arith.cmpi eq, %b, %w : i32
    %e = arith.extui %p : i1 to i32
    %t = arith.addi %a, %e : i32
    affine.yield %t : i32
  }
  affine.store %s, %H[%j] : memref<3xi32>
}
"""


def test_a_histogram_is_its_one_hot_form() -> None:
    assert check_bodies(COUNTS, HISTOGRAM, ONE_HOT).verdict == "equivalent"
    assert check_bodies(COUNTS, ONE_HOT, HISTOGRAM).verdict == "equivalent"
    wrong = ONE_HOT.replace("affine.for %i = 0 to 4", "affine.for %i = 1 to 4")
    assert check_bodies(COUNTS, HISTOGRAM, wrong).verdict == "different"


SCATTER = "%I: memref<3xi32>, %U: memref<3xi32>, %S: memref<4xi32>"
ADDED = """
affine.for %i = 0 to 3 {
  %d = affine.load %I[%i] : memref<3xi32>
  %c3 = arith.constant 3 : i32
  %b = arith.andi %d, %c3 : i32
  %j = arith.index_castui %b : i32 to index
  %u = affine.load %U[%i] : memref<3xi32>
  %n = memref.load %S[%j] : memref<4xi32>
  %m = arith.addi %n, %u : i32
  memref.store %m, %S[%j] : memref<4xi32>
}
"""


def test_additions_to_scattered_elements_commute() -> None:
    backwards = ADDED.replace("%I[%i]", "%I[2 - %i]").replace("%U[%i]", "%U[2 - %i]")
    assert check_bodies(SCATTER, ADDED, backwards).verdict == "equivalent"
    assert check_bodies(SCATTER, ADDED, backwards.replace("%U[2 - %i]", "%U[%i]")).verdict == "different"
    stored = ADDED.replace("addi %n, %u", "ori %u, %u")
    backwards = stored.replace("%I[%i]", "%I[2 - %i]").replace("%U[%i]", "%U[2 - %i]")
    assert check_bodies(SCATTER, stored, backwards).verdict == "different"
