"""What flags of single operations allow a target to do, and what they do not, where several values are concerned."""

from __future__ import annotations

import pytest

from equiv.verdict import EQUIVALENT
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>"
STORES = (
    "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
    "memref.store %{}, %R[%z] : memref<2xf32>\nmemref.store %{}, %R[%o] : memref<2xf32>"
)
FLAGGED = "%p = arith.mulf %a, %b fastmath<contract> : f32\n%s = arith.addf %p, %c fastmath<contract> : f32\n"
FUSED = "%f = math.fma %a, %b, %c : f32\n"
UNFUSED = "%q = arith.mulf %a, %b : f32\n%u = arith.addf %q, %c : f32\n"


def proven(source: str, target: str) -> bool:
    return check_bodies(ARGUMENTS, source, target).verdict == EQUIVALENT


def test_a_value_is_the_same_wherever_it_is_used() -> None:
    source = FLAGGED + STORES.format("s", "s")
    assert proven(source, FUSED + STORES.format("f", "f"))
    assert proven(source, UNFUSED + STORES.format("u", "u"))
    assert not proven(source, FUSED + UNFUSED + STORES.format("f", "u"))


def test_a_difference_of_a_value_with_itself_stays_one() -> None:
    source = FLAGGED + "%d = arith.subf %s, %s : f32\n" + STORES.format("d", "s")
    target = FUSED + UNFUSED + "%d = arith.subf %f, %u : f32\n" + STORES.format("d", "f")
    assert not proven(source, target)
    assert proven(source, FUSED + "%d = arith.subf %f, %f : f32\n" + STORES.format("d", "f"))


def test_operations_of_other_values_are_free_to_differ() -> None:
    second = FLAGGED.replace("%p", "%p2").replace("%s", "%s2").replace("%a,", "%c,")
    source = FLAGGED + second + STORES.format("s", "s2")
    target = FUSED + UNFUSED.replace("%a,", "%c,") + STORES.format("f", "u")
    assert proven(source, target)


def test_flags_deep_in_a_shared_expression() -> None:
    lines = ["%v0 = arith.addi %i, %j overflow<nsw> : i32"]
    lines += [f"%v{at + 1} = arith.addi %v{at}, %v{at} overflow<nsw> : i32" for at in range(30)]
    store = "\n%z = arith.constant 0 : index\nmemref.store %v30, %I[%z] : memref<1xi32>"
    source = "\n".join(lines) + store
    target = "\n".join(line.replace(" overflow<nsw>", "") if at % 2 else line for at, line in enumerate(lines)) + store
    assert proven(source, target)
    assert not proven(target, source)


@pytest.mark.parametrize("kind", ["maxnumf", "minnumf"])
def test_zeros_of_which_either_may_be_the_result(kind: str) -> None:
    ordered = kind.replace("num", "imum")
    settled = f"%m = arith.{ordered} %a, %b fastmath<nnan> : f32\n" + STORES.format("m", "m")
    left_open = f"%m = arith.{kind} %a, %b fastmath<nnan> : f32\n" + STORES.format("m", "m")
    turned = left_open.replace("%a, %b", "%b, %a")
    assert not proven(settled, left_open)
    assert proven(left_open, turned)
    negated = f"%m = arith.{kind} %a, %b : f32\n%n = arith.negf %m : f32\n" + STORES.format("n", "n")
    assert not proven(negated, left_open)
