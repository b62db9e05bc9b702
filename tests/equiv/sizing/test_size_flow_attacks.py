"""Wrong programs whose sizes go ways that the choice of sizes must follow: memory, casts, connectives, checks."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies

ONE = "%n: index, %A: memref<?xf32>, %x: f32"
TWO = "%n: index, %m: index, %A: memref<?x?xf32>, %x: f32"
FILL = "affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }"
FILL_2 = "affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }"
ZERO = "%zero = arith.constant 0.0 : f32\n%y = arith.select %bad, %zero, %x : f32\n"


def unless(condition: str, body: str) -> str:
    """The body where `%bad`, which the condition defines, does not hold."""
    return f"{condition}\nscf.if %bad {{\n}} else {{\n{body}\n}}"


def in_memory(value: str, type_: str) -> str:
    """`%l`, loaded from a variable in memory that holds a value."""
    return (
        f"%slot = memref.alloca() : memref<1x{type_}>\n%z = arith.constant 0 : index\n"
        f"memref.store {value}, %slot[%z] : memref<1x{type_}>\n%l = memref.load %slot[%z] : memref<1x{type_}>\n"
    )


LLVM_SLOT = (
    "%o = llvm.mlir.constant(1 : i64) : i64\n%slot = llvm.alloca %o x i64 : (i64) -> !llvm.ptr\n"
    "%n0 = arith.index_cast %n : index to i64\nllvm.store %n0, %slot : i64, !llvm.ptr\n"
    "%l = llvm.load %slot : !llvm.ptr -> i64\n%k = arith.constant 777 : i64\n"
)
FILLED_SLOT = (
    "%o = llvm.mlir.constant(1 : i64) : i64\n%slot = llvm.alloca %o x i8 : (i64) -> !llvm.ptr\n"
    "%n0 = arith.index_cast %n : index to i8\n"
    '"llvm.intr.memset"(%slot, %n0, %o) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n'
    "%l = llvm.load %slot : !llvm.ptr -> i8\n%k = arith.constant 77 : i8\n%bad = arith.cmpi eq, %l, %k : i8\n"
)
BAD_INDEX = "%k = arith.constant 777 : index\n%bad = arith.cmpi eq, %l, %k : index\n"
TABLE = (
    "%t = memref.alloca() : memref<1024xi8>\n%no = arith.constant 0 : i8\n%yes = arith.constant 1 : i8\n"
    "affine.for %i = 0 to 1024 { affine.store %no, %t[%i] : memref<1024xi8> }\n"
    "affine.store %yes, %t[777] : memref<1024xi8>\n"
    "%low = arith.constant 1023 : index\n%at = arith.andi %n, %low : index\n"
    "%l = memref.load %t[%at] : memref<1024xi8>\n%bad = arith.cmpi eq, %l, %yes : i8\n"
)
# name: arguments, source, target
THROUGH_MEMORY = {
    "a branch on what is loaded": (ONE, FILL, unless(in_memory("%n", "index") + BAD_INDEX, FILL)),
    "a selection by what is loaded": (
        ONE,
        FILL,
        in_memory("%n", "index") + BAD_INDEX + ZERO + FILL.replace("%x", "%y"),
    ),
    "a variable of LLVM": (ONE, FILL, unless(LLVM_SLOT + "%bad = arith.cmpi sge, %l, %k : i64\n", FILL)),
    "a selection by memory that is filled": (ONE, FILL, FILLED_SLOT + ZERO + FILL.replace("%x", "%y")),
    "a selection by a variable of LLVM": (
        ONE,
        FILL,
        LLVM_SLOT + "%bad = arith.cmpi sge, %l, %k : i64\n" + ZERO + FILL.replace("%x", "%y"),
    ),
}
NARROW = (
    "%n8 = arith.index_cast %n : index to i8\n%m8 = arith.index_cast %m : index to i8\n"
    '%same = arith.cmpi eq, %n8, %m8 : i8\ncf.assert %same, "low bits"\n'
)
NARROW_NUMBER = (
    "%n8 = arith.index_cast %n : index to i8\n%five = arith.constant 5 : i8\n"
    '%same = arith.cmpi eq, %n8, %five : i8\ncf.assert %same, "low bits"\n'
)
SIGNS = "%k: i8, %n: i64, %A: memref<?xf32>, %x: f32"
FILL_SIGNS = (
    "%i0 = arith.constant 0 : index\n%i1 = arith.constant 1 : index\n%up = arith.index_cast %n : i64 to index\n"
    "%other = arith.index_castui %k : i8 to index\n"
    "scf.for %i = %i0 to %up step %i1 { memref.store %x, %A[%i] : memref<?xf32> }\n"
    "scf.for %i = %i0 to %other step %i1 { memref.store %x, %A[%i] : memref<?xf32> }"
)
UNSIGNED = '%wide = arith.extui %k : i8 to i64\n%same = arith.cmpi eq, %wide, %n : i64\ncf.assert %same, "equal"\n'
CASTS = {
    "low bits of sizes are equal": (
        TWO,
        NARROW + FILL_2,
        NARROW + unless("%bad = arith.cmpi ne, %n, %m : index", FILL_2),
    ),
    "low bits of a size are a number": (
        ONE,
        NARROW_NUMBER + FILL,
        NARROW_NUMBER + unless("%six = arith.constant 6 : index\n%bad = arith.cmpi sgt, %n, %six : index", FILL),
    ),
    "a size is another one without its sign": (
        SIGNS,
        UNSIGNED + FILL_SIGNS,
        UNSIGNED + unless("%c200 = arith.constant 200 : i64\n%bad = arith.cmpi sgt, %n, %c200 : i64", FILL_SIGNS),
    ),
}
LARGE = "%k = arith.constant 700 : index\n%c1 = arith.cmpi sgt, %n, %k : index\n%c2 = arith.cmpi sgt, %m, %k : index\n"
LESS = (
    "%wide = arith.extui %b : i1 to i64\n%by = arith.index_cast %wide : i64 to index\n"
    "%up = arith.subi %m, %by : index\n" + FILL_2.replace("to %m", "to %up")
)
FLAG = "%n: index, %m: index, %A: memref<?x?xf32>, %x: f32, %O: memref<1xi1>"
START = "%c0 = arith.constant 0 : index\n%false = arith.constant false\n" + FILL_2 + "\n"
NO_FLAG = START + "memref.store %false, %O[%c0] : memref<1xi1>"
CONNECTIVES = {
    "a conjunction is subtracted": (TWO, FILL_2, LARGE + "%b = arith.andi %c1, %c2 : i1\n" + LESS),
    "a conjunction is stored": (
        FLAG,
        NO_FLAG,
        START + LARGE + "%b = arith.andi %c1, %c2 : i1\nmemref.store %b, %O[%c0] : memref<1xi1>",
    ),
    "a disjunction is stored": (
        FLAG,
        NO_FLAG,
        START + LARGE + "%true = arith.constant true\n"
        "%d1 = arith.xori %c1, %true : i1\n%d2 = arith.xori %c2, %true : i1\n"
        "%or = arith.ori %d1, %d2 : i1\n%b = arith.xori %or, %true : i1\nmemref.store %b, %O[%c0] : memref<1xi1>",
    ),
}
# Equal to 999 at 13278 alone.
MIXED = (
    "%k = arith.constant 12345 : index\n%s = arith.constant 999 : index\n%t = arith.xori %n, %k : index\n"
    "%u = arith.subi %t, %s : index\n%c0 = arith.constant 0 : index\n"
)
STOPS = MIXED + '%ok = arith.cmpi ne, %t, %s : index\ncf.assert %ok, "stops"\n'
UNKNOWN = {
    "an entry of a table": (ONE, FILL, unless(TABLE, FILL)),
    "a selection by an entry of a table": (ONE, FILL, TABLE + ZERO + FILL.replace("%x", "%y")),
}
BITS = {
    "a check of bits": (ONE, FILL, STOPS + FILL),
    "a check under a condition": (
        ONE,
        FILL,
        MIXED + "%big = arith.cmpi sgt, %n, %s : index\n%ok = arith.cmpi ne, %t, %s : index\n"
        'scf.if %big { cf.assert %ok, "stops" }\n' + FILL,
    ),
    "a branch that runs where nothing is compared": (
        ONE,
        FILL,
        unless(MIXED + "%v = arith.muli %n, %u : index\n%bad = arith.cmpi eq, %v, %c0 : index", FILL),
    ),
}
ATTACKS = THROUGH_MEMORY | CASTS | CONNECTIVES | BITS | UNKNOWN


@pytest.mark.parametrize("name", ATTACKS)
def test_what_is_wrong_at_sizes_that_go_other_ways_is_not_proven(name: str) -> None:
    arguments, source, target = ATTACKS[name]
    verdict = check_bodies(arguments, source, target)
    assert verdict.verdict == ("unknown" if name in UNKNOWN else "different")


def test_the_size_that_is_not_found_tells() -> None:
    for name, (arguments, source, target) in (UNKNOWN | BITS).items():
        size = 777 if "table" in name else 13278
        assert check_bodies(arguments, source, target, sizes={"n": size}).verdict == "different", name
