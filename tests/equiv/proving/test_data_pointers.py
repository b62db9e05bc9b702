"""Loads and stores through LLVM pointers whose place in their buffer is data."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import lowered
from tests.equiv.pairs import check

GATHER = """func.func @f(%table: memref<7x5xf32>, %rows: memref<4xi32>, %out: memref<4x5xf32>) {
  affine.for %i = 0 to 4 {
    %row = affine.load %rows[%i] : memref<4xi32>
    %r = arith.index_cast %row : i32 to index
    affine.for %j = 0 to 5 {
      %x = memref.load %table[%r, %j] : memref<7x5xf32>
      affine.store %x, %out[%i, %j] : memref<4x5xf32>
    }
  }
  return
}
"""
SCATTER = """func.func @f(%out: memref<9xf32>, %at: memref<3xi64>, %x: memref<3xf32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %at[%i] : memref<3xi64>
    %k = arith.index_cast %n : i64 to index
    %v = affine.load %x[%i] : memref<3xf32>
    memref.store %v, %out[%k] : memref<9xf32>
  }
  return
}
"""
COUNT = """func.func @f(%bins: memref<6xi32>, %x: memref<4xi8>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xi8>
    %k = arith.index_castui %v : i8 to index
    %old = memref.load %bins[%k] : memref<6xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %bins[%k] : memref<6xi32>
  }
  return
}
"""
# The index is as wide as an address: its multiple overflows for some.
WIDE = GATHER.replace("memref<4xi32>", "memref<4xi64>").replace("%row : i32", "%row : i64")
PAIRS = """func.func @f(%table: memref<7x4x5xf32>, %at: memref<3x2xindex>, %out: memref<3x5xf32>) {
  affine.for %i = 0 to 3 {
    %r = affine.load %at[%i, 0] : memref<3x2xindex>
    %s = affine.load %at[%i, 1] : memref<3x2xindex>
    affine.for %j = 0 to 5 {
      %x = memref.load %table[%r, %s, %j] : memref<7x4x5xf32>
      affine.store %x, %out[%i, %j] : memref<3x5xf32>
    }
  }
  return
}
"""
ROWS = """func.func @f(%out: memref<9x4xf32>, %at: memref<3xi64>, %x: memref<3xf32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %at[%i] : memref<3xi64>
    %k = arith.index_cast %n : i64 to index
    %v = affine.load %x[%i] : memref<3xf32>
    %c2 = arith.constant 2 : index
    memref.store %v, %out[%k, %c2] : memref<9x4xf32>
  }
  return
}
"""
PROGRAMS = {
    "a gather": GATHER,
    "a gather by wide indices": WIDE,
    "a gather by two indices": PAIRS,
    "a scatter": SCATTER,
    "a scatter of rows": ROWS,
    "a histogram": COUNT,
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_and_their_lowering(name: str) -> None:
    source = PROGRAMS[name]
    verdict = check(source, lowered(source))
    assert verdict.verdict == "equivalent" and verdict.level == "bitwise", verdict.reasons


WRONG = {
    "another column": (GATHER, "%table[%r, %j]", "%table[%r, %i]"),
    "another row": (GATHER, "%rows[%i]", "%rows[3 - %i]"),
    "another column by a wide index": (WIDE, "%table[%r, %j]", "%table[%r, %i]"),
    "another row by a wide index": (WIDE, "%rows[%i]", "%rows[3 - %i]"),
    "indices that are swapped": (PAIRS, "%table[%r, %s, %j]", "%table[%s, %r, %j]"),
    "another place in the row": (ROWS, "constant 2 : index", "constant 1 : index"),
    "the first value": (SCATTER, "affine.load %x[%i]", "affine.load %x[0]"),
    "two at a time": (COUNT, "constant 1 :", "constant 2 :"),
    "without what was there": (COUNT, "arith.addi %old, %one", "arith.addi %one, %one"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_programs_are_refuted(name: str) -> None:
    source, before, after = WRONG[name]
    verdict = check(source, lowered(source.replace(before, after)))
    assert verdict.verdict == "different", verdict.reasons


HEAD = """func.func @f(%A: memref<1xi64>) -> f32 {
  %zero = arith.constant 0 : index
  %i = memref.load %A[%zero] : memref<1xi64>
  %size = llvm.mlir.constant(64 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c15 = llvm.mlir.constant(15 : i64) : i64
  %b = llvm.alloca %size x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
"""
FILL = "".join(
    f"  %b{n} = llvm.getelementptr inbounds %b[{n}] : (!llvm.ptr) -> !llvm.ptr, f32\n"
    f"  llvm.store %{'two' if n % 2 else 'one'}, %b{n} : f32, !llvm.ptr\n"
    for n in range(16)
)


def through(pointer: str) -> str:
    """A function that loads what a pointer %p into 16 floats points to, which depends on %i."""
    return f"""{HEAD}{FILL}{pointer}
  %v = llvm.load %p : !llvm.ptr -> f32
  return %v : f32
}}
"""


def step(result: str, base: str, index: str, flags: str = "inbounds ", type_: str = "f32", width: str = "i64") -> str:
    pointers = f"(!llvm.ptr, {width}) -> !llvm.ptr, {type_}"
    return f"  %{result} = llvm.getelementptr {flags}%{base}[%{index}] : {pointers}\n"


DIRECT = through(step("p", "b", "i"))
MASKED = "  %k = llvm.and %i, %c15 : i64\n"


def proven(source: str, target: str) -> bool:
    return check(source, target).verdict == "equivalent"


def test_an_index_that_cannot_leave_the_buffer() -> None:
    source = through(MASKED + step("p", "b", "k"))
    assert proven(source, through(MASKED + step("p", "b", "k", flags="")))
    there_and_back = step("q", "b", "k") + step("r", "q", "c1", flags="") + step("p", "r", "m1", flags="")
    assert proven(source, through(MASKED + there_and_back))
    assert not proven(source, through(MASKED + step("q", "b", "k") + step("p", "q", "c1")))


def test_what_wraps_around_is_not_what_must_not() -> None:
    wraps = through(step("p", "b", "i", flags=""))
    assert proven(DIRECT, DIRECT)
    # Where %i is 2^62 the one without the flag is at the start of the buffer again.
    assert not proven(wraps, DIRECT)


def test_a_way_through_the_outside_is_undefined() -> None:
    masked = through(MASKED + step("p", "b", "k"))
    outside = through(MASKED + step("q", "b", "k") + step("r", "q", "c3") + step("p", "r", "m3"))
    assert not proven(masked, outside)
    assert proven(masked, masked)


def test_bytes_that_may_lie_between_elements_are_left_open() -> None:
    bytes_ = through(MASKED + step("p", "b", "k", type_="i8"))
    assert check(bytes_, bytes_).verdict == "unknown"


def test_steps_of_other_sizes() -> None:
    in_floats = through(MASKED + step("p", "b", "k"))
    in_bytes = through(MASKED + "  %m = llvm.mul %k, %c4 : i64\n" + step("p", "b", "m", type_="i8"))
    assert proven(in_floats, in_bytes)
    assert proven(in_bytes, in_floats)


def product(flags: str, index: str = "i", by: str = "c4", result: str = "m") -> str:
    overflow = f" overflow<{flags}>" if flags else ""
    return f"  %{result} = llvm.mul %{index}, %{by}{overflow} : i64\n"


def test_a_product_that_wraps_around_is_not_one_that_must_not() -> None:
    """Where %i is 2^62 the product is 0 in the one, and none in the other."""
    wraps, must_not = (through(product(flags) + step("p", "b", "m")) for flags in ("", "nsw"))
    assert proven(must_not, must_not) and proven(wraps, wraps)
    assert not proven(wraps, must_not)
    in_bytes = [through(product(flags) + step("p", "b", "m", flags="", type_="i8")) for flags in ("", "nsw")]
    assert not proven(in_bytes[0], in_bytes[1])


def test_a_sum_that_wraps_around_is_not_one_that_must_not() -> None:
    """Products that must not overflow on both sides, whose sum may on one of them."""
    head = HEAD.replace("memref<1xi64>", "memref<2xi64>").replace(
        "  %size =", "  %one_ = arith.constant 1 : index\n  %j = memref.load %A[%one_] : memref<2xi64>\n  %size ="
    )

    def sums(product_flags: str, sum_flags: str) -> str:
        added = f"  %n = llvm.add %m, %j{f' overflow<{sum_flags}>' if sum_flags else ''} : i64\n"
        text = through(product(product_flags) + added + step("p", "b", "n"))
        return text.replace(HEAD, head)

    assert proven(sums("nsw", "nsw"), sums("nsw", "nsw"))
    for one, other in (("nsw", ""), ("", "nsw"), ("", "")):
        assert not proven(sums(one, other), sums("nsw", "nsw")), (one, other)


def test_indices_in_bounds_of_each_dimension_and_of_all_together() -> None:
    """Modulo 2^64 the sum of a product that is none, in one buffer, and two indices that are in bounds."""
    table = """func.func @f(%table: memref<28xf32>, %at: memref<2xindex>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %at[%c0] : memref<2xindex>
  %s = memref.load %at[%c1] : memref<2xindex>
INDEX
  %x = memref.load %table[%k] : memref<28xf32>
  return %x : f32
}
"""
    wraps = table.replace("INDEX", "  %k = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%r, %s)")
    flags = "overflow<nsw>"
    kept = table.replace(
        "INDEX",
        f"  %c4 = arith.constant 4 : index\n  %m = arith.muli %r, %c4 {flags} : index\n"
        f"  %k = arith.addi %m, %s {flags} : index",
    )
    assert not proven(wraps, kept)
    assert not proven(wraps, lowered(kept))
    assert proven(kept, lowered(kept))
    two = table.replace("28xf32", "7x4xf32").replace("INDEX\n", "").replace("[%k]", "[%r, %s]")
    assert proven(two, lowered(two))


def test_a_load_that_nobody_uses_is_undefined_all_the_same() -> None:
    """Of a number that is negative, a multiple without a sign is none, though all that are some are in bounds."""
    small = "  %few = llvm.mlir.constant(7 : i64) : i64\n  %k = llvm.srem %i, %few : i64\n"
    loaded = small + product("nuw, nsw", "k", "c1") + step("q", "b", "m")
    doubled = loaded.replace("llvm.mul %k, %c1", "llvm.mul %k, %c2_").replace(
        "  %k =", "  %c2_ = llvm.mlir.constant(2 : i64) : i64\n  %k ="
    )
    dead = "  %dead = llvm.load %q : !llvm.ptr -> f32\n"
    first = "  %p = llvm.getelementptr inbounds %b[0] : (!llvm.ptr) -> !llvm.ptr, f32\n"
    assert proven(through(doubled + dead + first), through(small + first))
    assert not proven(through(small + first), through(doubled + dead + first))
