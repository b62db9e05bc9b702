"""Integers that leave their type: what is only equal as long as nothing wraps around is not proven."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from tests.equiv.proving.parametric.programs import function, prove

pytest.importorskip("islpy")

HEAD = "%A: memref<?xf32>, %n: i32"
CONSTANTS = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%i0 = arith.constant 0 : i32
%i1 = arith.constant 1 : i32
%i2 = arith.constant 2 : i32
"""


def store_up_to(bound: str, extra: str = "") -> str:
    return function(
        HEAD,
        f"""{CONSTANTS}{extra}
scf.for %i = %c0 to {bound} step %c1 {{
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  memref.store %s, %A[%i] : memref<?xf32>
}}
""",
    )


WIDE = store_up_to("%m", "%w = arith.index_cast %n : i32 to index\n%m = arith.muli %w, %c2 : index\n")


def test_a_bound_in_64_bits_is_itself() -> None:
    shifted = store_up_to("%m", "%w = arith.index_cast %n : i32 to index\n%m = arith.shli %w, %c1 : index\n")
    assert isinstance(prove(WIDE, shifted), Proven)


@pytest.mark.parametrize(
    "narrow",
    [
        "%d = arith.muli %n, %i2 : i32\n%m = arith.index_cast %d : i32 to index\n",
        "%d = arith.addi %n, %n : i32\n%m = arith.index_cast %d : i32 to index\n",
        "%d = arith.shli %n, %i1 : i32\n%m = arith.index_cast %d : i32 to index\n",
        "%w = arith.index_cast %n : i32 to index\n%d = arith.muli %w, %c2 : index\n"
        "%t = arith.index_cast %d : index to i32\n%m = arith.index_cast %t : i32 to index\n",
        "%w = arith.index_castui %n : i32 to index\n%m = arith.muli %w, %c2 : index\n",
        "%w = arith.extui %n : i32 to i64\n%x = arith.index_cast %w : i64 to index\n%m = arith.muli %x, %c2 : index\n",
    ],
)
def test_a_bound_that_wraps_around_in_32_bits_is_not_proven(narrow: str) -> None:
    target = store_up_to("%m", narrow)
    assert isinstance(prove(WIDE, target), Failed)
    assert isinstance(prove(target, WIDE), Failed)


def test_an_unsigned_comparison_of_a_negative_bound_is_not_a_signed_one() -> None:
    def guarded(predicate: str) -> str:
        condition = f"%w = arith.index_cast %n : i32 to index\n%ok = arith.cmpi {predicate}, %c0, %w : index\n"
        return function(
            HEAD,
            f"""{CONSTANTS}{condition}
scf.if %ok {{
  %a = memref.load %A[%c0] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  memref.store %s, %A[%c0] : memref<?xf32>
}}
""",
        )

    result = prove(guarded("slt"), guarded("ult"))
    assert isinstance(result, Failed)
    assert any(each["p1"] < 0 for each in result.sizes)
    assert isinstance(prove(guarded("slt"), guarded("sgt").replace("sgt, %c0, %w", "sgt, %w, %c0")), Proven)


def test_an_unsigned_loop_with_a_negative_bound_is_not_a_signed_one() -> None:
    signed = function(
        "%A: memref<?xf32>, %n: index",
        f"""{CONSTANTS}
scf.for %i = %c0 to %n step %c1 {{
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  memref.store %s, %A[%i] : memref<?xf32>
}}
""",
    )
    unsigned = signed.replace("scf.for %i", "scf.for unsigned %i")
    assert isinstance(prove(signed, unsigned), Failed)


def test_truncation_of_a_size_is_not_proven() -> None:
    def through(cast: str) -> str:
        return function(
            "%A: memref<?xf32>, %n: index",
            f"""{CONSTANTS}{cast}
scf.for %i = %c0 to %m step %c1 {{
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  memref.store %s, %A[%i] : memref<?xf32>
}}
""",
        )

    whole = through("%m = arith.addi %n, %c0 : index\n")
    narrow = through("%t = arith.index_cast %n : index to i32\n%m = arith.index_cast %t : i32 to index\n")
    assert isinstance(prove(whole, narrow), Failed)
    assert isinstance(prove(narrow, whole), Failed)


def test_a_product_of_sizes_is_outside() -> None:
    squared = store_up_to("%m", "%w = arith.index_cast %n : i32 to index\n%m = arith.muli %w, %w : index\n")
    assert isinstance(prove(squared, squared), NotModelled)


def test_numbers_that_become_data_do_not_wrap_around_unseen() -> None:
    def numbers(value: str) -> str:
        return function(
            "%A: memref<?xi32>, %n: index",
            f"""{CONSTANTS}
scf.for %i = %c0 to %n step %c1 {{
  {value}
  memref.store %v, %A[%i] : memref<?xi32>
}}
""",
        )

    cast = numbers("%v = arith.index_cast %i : index to i32")
    # Both are the number of the iteration only as long as it fits 32 bits.
    assert isinstance(prove(cast, cast), Failed)
