"""Requirements of data that only the target makes: they are met where they hold wherever the source is defined."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

HEAD = """%seven = arith.constant 7 : i32
%one = arith.constant 1 : i32
%zero = arith.constant 0 : i32
%c0 = arith.constant 0 : index
"""
LOW = "%low = arith.andi %x, %seven : i32\n"
LESS_THAN_EIGHT = """%eight = arith.constant 8 : i32
%small = arith.cmpi ult, %low, %eight : i32
cf.assert %small, "small"
"""
LESS_THAN_SEVEN = """%small = arith.cmpi ult, %low, %seven : i32
cf.assert %small, "small"
"""
BELOW_FIVE = """%five = arith.constant 5 : i32
%below = arith.cmpi ult, %x, %five : i32
cf.assert %below, "below five"
"""
BELOW_NINE = """%nine = arith.constant 9 : i32
%under = arith.cmpi ult, %x, %nine : i32
cf.assert %under, "below nine"
"""
STORE = "memref.store %r, %w[] : memref<i32>\n"
DIVIDE = "%r = arith.divui %y, %d : i32\n" + STORE
# Not zero, written in three ways.
GUARDED = "%is = arith.cmpi eq, %x, %zero : i32\n%d = arith.select %is, %one, %x : i32\n"
GREATER = "%d = arith.maxui %x, %one : i32\n"
ODD = "%d = arith.ori %x, %one : i32\n"
PLAIN = "%r = arith.addi %low, %one : i32\n" + STORE
NO_OVERFLOW = "%r = arith.addi %low, %one overflow<nsw, nuw> : i32\n" + STORE
BRANCH = """%pos = arith.cmpi sgt, {0}, %zero : i32
%r = scf.if %pos -> i32 {{ scf.yield %y : i32 }} else {{ scf.yield %one : i32 }}
"""

# name: source, target, verdict
PAIRS: dict[str, tuple[str, str, str]] = {
    "a check that always holds": (LOW + PLAIN, LOW + LESS_THAN_EIGHT + PLAIN, "equivalent"),
    "a check that fails for one number in eight": (LOW + PLAIN, LOW + LESS_THAN_SEVEN + PLAIN, "different"),
    "a check that follows from the source's": (
        BELOW_FIVE + LOW + PLAIN, BELOW_NINE + LOW + PLAIN, "equivalent",
    ),
    "a check that is stricter than the source's": (
        BELOW_NINE + LOW + PLAIN, BELOW_FIVE + LOW + PLAIN, "different",
    ),
    "a check that follows from the source's on another path": (
        BELOW_FIVE.replace("cf.assert", "%up = arith.cmpi ugt, %y, %one : i32\nscf.if %up {\ncf.assert")
        + "}\n" + LOW + PLAIN,
        BELOW_NINE + LOW + PLAIN,
        "different",
    ),
    "a divisor guarded otherwise": (GUARDED + DIVIDE, GREATER + DIVIDE, "equivalent"),
    "a divisor that is no longer guarded": (
        GUARDED + DIVIDE, "%d = arith.addi %x, %zero : i32\n" + DIVIDE, "different",
    ),
    "a quotient that is not used": (
        GUARDED + "%r = arith.addi %y, %one : i32\n" + STORE,
        ODD + "%q = arith.divui %y, %d : i32\n%r = arith.addi %y, %one : i32\n" + STORE,
        "equivalent",
    ),
    "a signed quotient that is not used": (
        "%r = arith.addi %y, %one : i32\n" + STORE,
        ODD + "%q = arith.divsi %y, %d : i32\n%r = arith.addi %y, %one : i32\n" + STORE,
        "different",
    ),
    "flags that promise what always holds": (LOW + PLAIN, LOW + NO_OVERFLOW, "equivalent"),
    "a branch on what is never poison": (
        LOW + "%p = arith.addi %low, %one : i32\n" + BRANCH.format("%p") + STORE,
        LOW + "%p = arith.addi %low, %one overflow<nsw> : i32\n" + BRANCH.format("%p") + STORE,
        "equivalent",
    ),
    "a branch on what may be poison": (
        "%r = arith.addi %y, %zero : i32\n" + STORE,
        "%p = arith.addi %x, %one overflow<nsw> : i32\n%pos = arith.cmpi sgt, %p, %zero : i32\n"
        "%r = scf.if %pos -> i32 { scf.yield %y : i32 } else { scf.yield %y : i32 }\n" + STORE,
        "different",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_requirements_of_the_target_are_settled(name: str) -> None:
    source, target, expected = PAIRS[name]
    texts = (
        f"func.func @f(%x: i32, %y: i32, %w: memref<i32>) {{\n{HEAD}{body}return\n}}\n" for body in (source, target)
    )
    verdict = check(*texts)
    assert verdict.verdict == expected, verdict.reasons


INDEXED = """func.func @f(%x: i32, %t: memref<{0}xi32>, %w: memref<i32>) {{
%c0 = arith.constant 0 : index
%seven = arith.constant 7 : i32
{1}%r = memref.load %t[%i] : memref<{0}xi32>
memref.store %r, %w[] : memref<i32>
return
}}
"""
MASKED = "%low = arith.andi %x, %seven : i32\n%i = arith.index_castui %low : i32 to index\n"
REMAINDER = """%n = arith.constant {} : i32
%low = arith.remui %x, %n : i32
%i = arith.index_castui %low : i32 to index
"""


@pytest.mark.parametrize(
    ("size", "divisor", "expected"),
    [
        (8, 8, "equivalent"),
        (8, 9, "different"),
        # Where it is out of bounds the source is, too.
        (7, 8, "equivalent"),
    ],
)
def test_an_index_in_bounds_written_otherwise(size: int, divisor: int, expected: str) -> None:
    verdict = check(INDEXED.format(size, MASKED), INDEXED.format(size, REMAINDER.format(divisor)))
    assert verdict.verdict == expected, verdict.reasons


@pytest.mark.parametrize(("assumed", "expected"), [("x:0..8", "equivalent"), ("x:0..9", "different")])
def test_what_is_assumed_of_arguments_meets_a_requirement(assumed: str, expected: str) -> None:
    source, target = (
        f"func.func @f(%x: i32, %y: i32, %w: memref<i32>) {{\n{HEAD}{body}{LOW}{PLAIN}return\n}}\n"
        for body in ("", BELOW_NINE)
    )
    assert check(source, target).verdict == "different"
    assert check(source, target, assume=[assumed]).verdict == expected
