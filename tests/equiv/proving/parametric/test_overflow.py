"""Integers that leave their type: what is only equal as long as nothing wraps around is not proven."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.solver.linear.expression import either
from tests.equiv.proving.parametric.programs import function, pair_of, prove

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


# -- integers that wrap around where the equations, which know no wrapping, say that the source is undefined -----------

FEW = "%A: memref<100xf32>, %n: i32"


def stored(loop: str, index: str = "%i") -> str:
    """A hundred elements at most that a loop sets."""
    return f"{loop} {{\n%v = arith.constant 1.0 : f32\nmemref.store %v, %A[{index}] : memref<100xf32>\n}}\n"


WIDENED = "%w = arith.index_cast %n : i32 to index\n"
UP_TO_N = function(FEW, CONSTANTS + WIDENED + stored("scf.for %i = %c0 to %w step %c1"))
ONE_MORE = function(
    FEW, CONSTANTS + WIDENED + "%m = arith.addi %w, %c1 : index\n" + stored("scf.for %i = %c0 to %m step %c1")
)
TWICE = function(
    FEW, CONSTANTS + WIDENED + "%m = arith.muli %w, %c2 : index\n" + stored("scf.for %i = %c0 to %m step %c1")
)
NOTHING = function(FEW, "")


def narrow(bound: str) -> str:
    body = stored("scf.for %j = %i0 to %m step %i1 : i32").replace(
        "%v =", "%i = arith.index_cast %j : i32 to index\n%v ="
    )
    return function(FEW, CONSTANTS + WIDENED + bound + body)


def positive(text: str) -> str:
    """The program that does nothing where n is negative."""
    head, body = text.split(WIDENED)
    wrapped = f"{WIDENED}%pos = arith.cmpi sge, %n, %i0 : i32\nscf.if %pos {{\n{body}".replace("\nreturn", "}\nreturn")
    return head + wrapped


def guarded(condition: str, index: str = "%w") -> str:
    body = stored("scf.if %ok", index)
    return function(FEW, CONSTANTS + WIDENED + condition + body)


@pytest.mark.parametrize(
    ("wraps", "target"),
    [
        # At the largest n the bound is the smallest number, and the loop does nothing.
        (narrow("%m = arith.addi %n, %i1 : i32\n"), ONE_MORE),
        # From 2^30 on the double is negative.
        (positive(narrow("%m = arith.muli %n, %i2 : i32\n")), TWICE),
        (positive(narrow("%m = arith.shli %n, %i1 : i32\n")), TWICE),
        (positive(narrow("%m = arith.addi %n, %n : i32\n")), TWICE),
        (positive(guarded("%d = arith.addi %n, %n : i32\n%ok = arith.cmpi sge, %d, %n : i32\n", "%c100")), NOTHING),
        (guarded("%d = arith.addi %n, %i1 : i32\n%ok = arith.cmpi sgt, %d, %n : i32\n", "%c100"), NOTHING),
        (guarded("%d = arith.subi %n, %i1 : i32\n%ok = arith.cmpi slt, %d, %n : i32\n", "%c100"), NOTHING),
        # A bound above 2^31 as a signed number is a negative one.
        (narrow("%e = arith.addi %n, %i2 : i32\n%m = arith.subi %e, %i1 : i32\n"), ONE_MORE),
        # Truncated to 32 bits, the index of an access out of bounds is one within them.
        (positive(guarded("%l = arith.muli %n, %i2 : i32\n%o = arith.index_cast %l : i32 to index\n"
                          "%p = arith.addi %o, %c100 : index\n%ok = arith.cmpi sge, %n, %i0 : i32\n", "%p")), NOTHING),
    ],
)  # fmt: skip
def test_where_integers_wrap_around_the_source_is_not_taken_to_be_undefined(wraps: str, target: str) -> None:
    assert isinstance(prove(with_hundred(wraps), target), Failed)


def with_hundred(text: str) -> str:
    return text.replace("{\n", "{\n%c100 = arith.constant 100 : index\n", 1)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (narrow("%m = arith.addi %n, %i0 : i32\n"), UP_TO_N),
        # The counter may leave its type in the last iteration alone, long after the first access out of bounds.
        (
            narrow("%m = arith.addi %n, %i0 : i32\n").replace("step %i1", "step %i2"),
            UP_TO_N.replace("step %c1", "step %c2"),
        ),
        (narrow("%h = arith.shrsi %n, %i1 : i32\n%m = arith.addi %h, %i1 : i32\n"),
         function(FEW, CONSTANTS + WIDENED + "%h = arith.floordivsi %w, %c2 : index\n"
                  "%m = arith.addi %h, %c1 : index\n" + stored("scf.for %i = %c0 to %m step %c1"))),
        (ONE_MORE, ONE_MORE.replace("addi %w, %c1", "addi %c1, %w")),
        (TWICE, TWICE.replace("arith.muli %w, %c2", "arith.addi %w, %w")),
    ],
)  # fmt: skip
def test_where_the_source_is_undefined_before_an_integer_wraps_around_nothing_is_asked(
    source: str, target: str
) -> None:
    assert isinstance(prove(source, target), Proven)


def test_a_claim_is_not_true_because_of_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the largest n the source does nothing, and by its equations leaves the array. That it would be undefined there
    before the bound wraps around may not be claimed as of sizes that another claim leaves out."""
    first = "%b = memref.load %B[%k] : memref<?xf32>\nscf.for %once = %c0 to %c1 step %c1 {\n"

    def checked(text: str) -> str:
        more = text.replace(FEW, FEW + ", %B: memref<?xf32>, %k: index").replace(WIDENED, first + WIDENED)
        return more.replace("\nreturn", "}\nreturn")

    pair = pair_of(checked(narrow("%m = arith.addi %n, %i1 : i32\n")), checked(ONE_MORE))
    assert isinstance(prove_all_sizes(pair), Failed)
    with monkeypatch.context() as patch:
        patch.setattr(Obligations, "exactness", lambda self: [])
        result = prove_all_sizes(pair)
    assert isinstance(result, Proven)
    (late,) = (each for each in result.certificate.claims if len(each.at) == 2)
    early = [each for each in result.certificate.claims if not each.at]
    assert early
    wider = tuple(replace(each, condition=either(each.condition, late.condition)) for each in early)
    for claims in ((late, *early), (late, *wider), (*wider, late)):
        assert check_certificate(pair, replace(result.certificate, claims=claims))
