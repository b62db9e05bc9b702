"""What flags of single operations allow a target to do, and what they do not, where several values are concerned."""

from __future__ import annotations

from equiv.verdict import EQUIVALENT
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>"


def proven(source: str, target: str) -> bool:
    return check_bodies(ARGUMENTS, source, target).verdict == EQUIVALENT


def test_flags_deep_in_a_shared_expression() -> None:
    lines = ["%v0 = arith.addi %i, %j overflow<nsw> : i32"]
    lines += [f"%v{at + 1} = arith.addi %v{at}, %v{at} overflow<nsw> : i32" for at in range(30)]
    store = "\n%z = arith.constant 0 : index\nmemref.store %v30, %I[%z] : memref<1xi32>"
    source = "\n".join(lines) + store
    target = "\n".join(line.replace(" overflow<nsw>", "") if at % 2 else line for at, line in enumerate(lines)) + store
    assert proven(source, target)
    assert not proven(target, source)
